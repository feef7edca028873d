//! Boxes with mistakes: groups of market cards that set-up discards completely, games that end
//! before the first round, cards that no edition includes.

use std::collections::BTreeMap;

use content::{Card, CardKind, CardPlaces};
use diag::Diagnostic;

use super::{Held, SPACES};
use crate::cards::Read;
use crate::cards::edition::{Edition, Printing};
use crate::cards::market::{MarketCard, OnMarket};
use crate::codes;
use crate::words::MarketKind;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let groups = groups(held);
    for edition in &held.read.editions {
        let data = &edition.data;
        let later = data.printings.contains(&Printing::Later);
        full(&edition.places, "start_dice", data.start_dice, data.short_game_dice, out);
        if held.whole {
            thinned(&edition.places, &data.thinned, &groups, later, out);
        }
    }
    for expansion in &held.read.expansions {
        let data = &expansion.data;
        let edition = held.read.editions.iter().find(|edition| edition.id == data.edition);
        let later = edition.is_none_or(|one| one.data.printings.contains(&Printing::Later));
        if held.whole {
            thinned(&expansion.places, &data.thinned, &groups, later, out);
        }
    }
    if held.whole {
        unboxed(held, out);
    }
}

/// Number of market cards in each dot group: of the first printing, and of all printings.
fn groups(held: &Held<'_>) -> BTreeMap<u8, [usize; 2]> {
    let mut groups = BTreeMap::new();
    for OnFile { card, .. } in market(held.read) {
        let [first, all] = groups.entry(card.dots).or_default();
        *first += usize::from(card.printing == Printing::First);
        *all += 1;
    }
    groups
}

/// A market card with its file.
struct OnFile<'r> {
    card: MarketCard,
    pack: &'r str,
    places: &'r CardPlaces,
}

/// The market cards of all kinds.
fn market(read: &Read) -> impl Iterator<Item = OnFile<'_>> {
    MarketKind::ALL.iter().flat_map(|kind| match kind {
        MarketKind::Weapon => listed(&read.weapons),
        MarketKind::Trait => listed(&read.traits),
        MarketKind::Skill => listed(&read.skills),
        MarketKind::Armor => listed(&read.armor),
        MarketKind::Scroll => listed(&read.scrolls),
    })
}

fn listed<T: OnMarket>(cards: &[Card<T>]) -> Vec<OnFile<'_>> {
    let market = cards.iter().map(|card| OnFile {
        card: card.data.market_card(&card.id),
        pack: &card.pack,
        places: &card.places,
    });
    market.collect()
}

/// Reports dot groups that set-up discards completely.
fn thinned(
    places: &CardPlaces,
    list: &[u8],
    groups: &BTreeMap<u8, [usize; 2]>,
    later: bool,
    out: &mut Vec<Diagnostic>,
) {
    let smallest = groups.iter().map(|(dots, counts)| (counts[usize::from(later)], *dots)).min();
    let Some((cards, dots)) = smallest else { return };
    let Some(at) = list.iter().position(|thinned| usize::from(*thinned) >= cards) else { return };
    let message = format!(
        "no card with `dots = {dots}` remains: there are {cards}, and {} are discarded",
        list[at]
    );
    out.push(
        Diagnostic::warning(codes::THINNED_OUT, message, places.value(&format!("thinned.{at}")))
            .help("leave some cards of each group in the deck"),
    );
}

/// Reports starting dice that fill the sheets.
fn full(places: &CardPlaces, key: &str, list: [u8; 4], more: u8, out: &mut Vec<Diagnostic>) {
    let dice = |dice: &u8| dice.saturating_add(more);
    let Some(at) = list.iter().position(|one| dice(one) >= SPACES) else { return };
    let message =
        format!("no round is played: {} starting dice fill the {SPACES} spaces", dice(&list[at]));
    out.push(
        Diagnostic::error(codes::NO_ROUNDS, message, places.value(&format!("{key}.{at}")))
            .help("start with fewer dice; the extra dice of the short game count too"),
    );
}

/// Reports cards that no playable edition includes.
fn unboxed(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let editions = &held.read.editions;
    if editions.is_empty() {
        return;
    }
    // An edition's list only names cards of its own pack.
    let listed = |pack: &str, list: fn(&Edition) -> Option<&Vec<String>>, id: &String| {
        editions.iter().any(|edition| {
            edition.pack != pack || list(&edition.data).is_none_or(|list| list.contains(id))
        })
    };
    let backstories = held.read.backstories.iter();
    let backstories = backstories
        .filter(|card| !listed(&card.pack, |edition| edition.backstories.as_ref(), &card.id));
    out.extend(backstories.map(never));
    let alignments = held.read.alignments.iter();
    let alignments = alignments
        .filter(|card| !listed(&card.pack, |edition| edition.alignments.as_ref(), &card.id));
    out.extend(alignments.map(never));
    // With an expansion, its edition is the only one played.
    let expansions = &held.read.expansions;
    let named = |id: &str| expansions.iter().any(|one| one.data.edition == id);
    let mut played =
        editions.iter().filter(|edition| expansions.is_empty() || named(&edition.id)).peekable();
    let none = played.peek().is_none();
    if none || played.any(|edition| edition.data.printings.contains(&Printing::Later)) {
        return;
    }
    // Cards of the edition's own pack may belong to another printing, so leaving them out is not a
    // mistake.
    let own = |pack: &str| editions.iter().any(|edition| edition.pack == pack);
    out.extend(market(held.read).filter(|one| !own(one.pack)).filter_map(later));
}

/// Reports a market card of a printing that no playable edition includes.
fn later(OnFile { card, places, .. }: OnFile<'_>) -> Option<Diagnostic> {
    if card.printing != Printing::Later {
        return None;
    }
    let message = format!("“{}” is in no edition that can be played", card.id);
    let finding = Diagnostic::warning(codes::NEVER_IN_PLAY, message, places.value("printing"));
    Some(finding.help("write `printing = \"first\"`, or build on an edition with later cards"))
}

fn never<T: CardKind>(card: &Card<T>) -> Diagnostic {
    let message = format!("“{}” is in no edition that can be played", card.id);
    Diagnostic::warning(codes::NEVER_IN_PLAY, message, card.source.top())
        .help("add it to the list of an edition")
}
