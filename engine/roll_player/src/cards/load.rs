//! Loading: from packs to a catalogue. Numbers the cards, compiles the scripts, binds hooks to
//! functions.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};

use content::{Card, CardKind, Document, Library};
use diag::{Diagnostic, Lexicon, Place, Source};
use effects::{By, Handler};
use play::Bits;
use script::{Binder, Label};

use super::alignment::Alignment;
use super::armor::{Armor, ArmorSet};
use super::backstory::{Backstory, SpaceOf};
use super::beyond::Beyond;
use super::catalogue::{
    ArmorSetCards, Catalogue, ClassCard, EditionCards, Having, Later, MOST_CARDS, Named, Wanted,
};
use super::class::Class;
use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::OnMarket;
use super::race::Race;
use super::rivals;
use super::{Bestiary, Edition, Expansion, GAME, Hook, Numbers, Read};
use crate::acting::Scratch;
use crate::codes;
use crate::numbers::{
    Actor, AlignmentNo, BackstoryNo, CardNo, ClassNo, RaceNo, SetNo, Slot, Space,
};
use crate::words::{Attribute, MarketKind, Window};

impl Catalogue {
    /// Reads all cards of the game from the packs. Reports what is wrong and keeps the valid cards.
    pub fn load(library: &Library) -> (Self, Vec<Diagnostic>) {
        let (read, mut out) = Read::of(library);
        let mut catalogue = Self { infos: read.infos().into(), ..Self::default() };
        let mut handlers = Handlers::new(library, &read.effects);
        catalogue.number(&read, &mut handlers, &mut out);
        for expansion in rivals::compatible(&read.expansions, library, &mut out) {
            catalogue.expand(expansion, &read, &handlers, &mut out);
        }
        let Handlers { library: _, binder, handlers, asks, peeks, beyond } = handlers;
        catalogue.asks = asks;
        catalogue.peeks = peeks;
        catalogue.scripts = diag::take(binder.finish(), &mut out);
        (catalogue.overflow, catalogue.excess) = beyond.finish(library, &read.effects, &mut out);
        catalogue.index(handlers);
        catalogue.read = Some(read);
        (catalogue, out)
    }

    fn number(&mut self, read: &Read, handlers: &mut Handlers<'_>, out: &mut Vec<Diagnostic>) {
        // Destructured without `..`, so that a new kind of card is a compile error here until it is
        // handled.
        let Read {
            weapons,
            traits,
            skills,
            armor,
            scrolls,
            sets,
            classes,
            races,
            backstories,
            alignments,
            minions,
            monsters,
            adventures,
            editions,
            expansions: _,
            effects: _,
        } = read;
        self.add_market(weapons, handlers);
        self.add_market(traits, handlers);
        self.add_market(skills, handlers);
        self.add_market(armor, handlers);
        self.add_market(scrolls, handlers);
        let market = [files(weapons), files(traits), files(skills), files(armor), files(scrolls)];
        handlers.market_ends(market.concat(), out);
        self.add_classes(handlers.cut(classes, out), handlers);
        self.add_races(handlers.cut(races, out), handlers);
        self.add_backstories(handlers.cut(backstories, out), handlers);
        self.add_alignments(handlers.cut(alignments, out), handlers);
        self.add_sets(handlers.cut(sets, out), armor, handlers);
        unknown_sets(sets, armor, handlers, out);
        self.bestiary = Bestiary::number(minions, monsters, adventures, handlers, out);
        for edition in editions {
            self.add_edition(edition, read, handlers, out);
        }
    }

    fn add_market<T: OnMarket>(&mut self, cards: &[Card<T>], handlers: &mut Handlers<'_>) {
        for card in cards {
            if self.market.len() == MOST_CARDS {
                handlers.beyond.add(card);
                continue;
            }
            handlers.bind(CardNo(self.market.len() as u8).into(), card);
            self.market.push(card.data.market_card(&card.id));
        }
    }

    fn add_classes(&mut self, classes: &[Card<Class>], handlers: &mut Handlers<'_>) {
        for (card, at) in classes.iter().zip(0..MOST_CARDS as u8) {
            self.classes.push(ClassCard::from((card.id.as_str(), &card.data)));
            handlers.bind(ClassNo(at).into(), card);
        }
    }

    fn add_races(&mut self, races: &[Card<Race>], handlers: &mut Handlers<'_>) {
        for (card, at) in races.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(RaceNo(at).into(), card);
            self.races.push(Named { id: card.id.clone(), value: card.data.bonus.in_order() });
        }
    }

    fn add_backstories(&mut self, backstories: &[Card<Backstory>], handlers: &mut Handlers<'_>) {
        for (card, at) in backstories.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(BackstoryNo(at).into(), card);
            let spaces = card.data.spaces.in_order();
            let value = std::array::from_fn(|row| {
                let SpaceOf { colour, space } = spaces[row];
                let space = Space::of(Attribute::ALL[row], space - 1);
                Wanted { space, colour: colour.colour() }
            });
            self.backstories.push(Named { id: card.id.clone(), value });
        }
    }

    fn add_alignments(&mut self, alignments: &[Card<Alignment>], handlers: &mut Handlers<'_>) {
        for (card, at) in alignments.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(AlignmentNo(at).into(), card);
            let grid = card.data.grid;
            let value = std::array::from_fn(|cell| grid[cell / 3][cell % 3]);
            self.alignments.push(Named { id: card.id.clone(), value });
        }
    }

    fn add_sets(
        &mut self,
        sets: &[Card<ArmorSet>],
        armor: &[Card<Armor>],
        handlers: &mut Handlers<'_>,
    ) {
        for (set, at) in sets.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(SetNo(at).into(), set);
            let ArmorSet { size, stars, colour } = set.data.clone();
            let of_set = armor.iter().filter(|armor| armor.data.set == set.id);
            let numbers =
                of_set.filter_map(|armor| self.market.iter().position(|card| card.id == armor.id));
            let cards = numbers.map(|at| at as u8).collect();
            let colours = colour.iter().map(|colour| colour.colour()).collect();
            self.sets.push(ArmorSetCards { id: set.id.clone(), size, stars, colours, cards });
        }
    }

    fn add_edition(
        &mut self,
        edition: &Document<Edition>,
        read: &Read,
        handlers: &Handlers<'_>,
        out: &mut Vec<Diagnostic>,
    ) {
        let rules = edition.data.clone();
        let later = rules.printings.contains(&Printing::Later);
        let market = self.market.iter().zip(0..MOST_CARDS as u8);
        let market = market.filter(|(card, _)| later || card.printing == Printing::First);
        let mut named = |key, list: &[String]| self.named(edition, key, list, handlers, out);
        let no_discount = named("no_discount_on_discards", &rules.no_discount_on_discards);
        let solo_removed = named("solo_removed", &rules.solo_removed);
        let races = read.races.iter().zip(0..MOST_CARDS as u8).filter(|(race, _)| {
            !rules.basic_races_only || race.data.basic || race.pack != edition.pack
        });
        self.editions.push(EditionCards {
            id: edition.id.clone(),
            market: market.map(|(_, at)| at).collect(),
            no_discount_on_discards: no_discount,
            solo_removed,
            open_adventure_removed: Bits::EMPTY,
            races: races.map(|(_, at)| at).collect(),
            backstories: listed(
                &read.backstories,
                edition,
                "backstories",
                &rules.backstories,
                handlers,
                out,
            ),
            alignments: listed(
                &read.alignments,
                edition,
                "alignments",
                &rules.alignments,
                handlers,
                out,
            ),
            minions: (0..self.bestiary.minions.len() as u8).collect(),
            later: Later::default(),
            numbers: Numbers::of(&rules),
            rules,
        });
    }

    /// Applies the expansions. With one, its edition is the only edition that can be played.
    fn expand(
        &mut self,
        expansion: &Document<Expansion>,
        read: &Read,
        handlers: &Handlers<'_>,
        out: &mut Vec<Diagnostic>,
    ) {
        let Expansion { edition, solo_removed, open_adventure_removed, .. } = &expansion.data;
        let known: Vec<&str> = self.editions.iter().map(|known| known.id.as_str()).collect();
        let Some(at) = known.iter().position(|known| known == edition) else {
            let (message, place) =
                (format!("unknown edition “{edition}”"), expansion.places.value("edition"));
            out.push(
                Diagnostic::error(codes::UNKNOWN_EDITION, message, place)
                    .suggest_fix(edition, known),
            );
            return;
        };
        let mut named = |key, list: &[String]| self.named(expansion, key, list, handlers, out);
        let removed = named("solo_removed", solo_removed);
        let hidden = named("open_adventure_removed", open_adventure_removed);
        let mut only = self.editions.swap_remove(at);
        only.open_adventure_removed = hidden;
        only.solo_removed = only.solo_removed.or(&removed);
        only.numbers = only.numbers.with(&expansion.data);
        only.later = self.later(&expansion.pack, read);
        self.editions = vec![only];
    }

    /// The cards of a pack that only its later printing has.
    fn later(&self, pack: &str, read: &Read) -> Later {
        let ids = |id: &str| self.market.iter().position(|card| card.id == id).map(|at| at as u8);
        let infos = read.infos().into_iter().filter(|info| info.pack == pack);
        let own: Vec<_> = infos.map(|info| info.id).collect();
        let market = self.market.iter().filter(|card| card.printing == Printing::Later);
        let market = market.filter(|card| own.contains(&card.id));
        Later {
            market: market.filter_map(|card| ids(&card.id)).collect(),
            backstories: printed_later(&read.backstories, pack, |card| card.printing),
            alignments: printed_later(&read.alignments, pack, |card| card.printing),
            minions: printed_later(&read.minions, pack, |card| card.printing),
        }
    }

    /// The market cards that a list in a document names. Reports unknown names.
    fn named<T>(
        &self,
        document: &Document<T>,
        key: &str,
        list: &[String],
        handlers: &Handlers<'_>,
        out: &mut Vec<Diagnostic>,
    ) -> Bits {
        // Read lazily and once: with many missing cards, the document would otherwise be read again
        // for each.
        let places = LazyCell::new(|| document.places.entries(key));
        let at = |(id, nth): (&String, usize)| {
            let at = self.market.iter().position(|card| card.id == *id);
            let is_read = || self.infos.iter().any(|card| card.id == *id);
            let has_file = || Read::KINDS.iter().any(|kind| handlers.has_file(kind, id));
            if at.is_none() && !handlers.beyond.has(id) && (is_read() || !has_file()) {
                let known = self.market.iter().map(|card| card.id.as_str());
                let place = places.get(nth).cloned();
                let place = place.unwrap_or_else(|| document.places.value(key));
                out.push(unknown_card("market card", id, place, known));
            }
            at.map(|at| at as u8)
        };
        list.iter().zip(0..).filter_map(at).collect()
    }

    /// Builds the indexes over the cards: bit sets by kind, cell, window and hook.
    fn index(&mut self, handlers: BTreeMap<(Slot, Hook), Handler<When>>) {
        for (card, at) in self.market.iter().zip(0..MOST_CARDS as u8) {
            self.kinds[card.kind.index()].add(at);
            if let (MarketKind::Skill, Some(arrow)) = (card.kind, card.arrow) {
                let cells = self.stuck.iter_mut().zip(0..);
                let stuck = cells.filter(|(_, cell)| arrow.from_cell(*cell).is_none());
                stuck.for_each(|(skills, _)| skills.add(at));
            }
        }
        self.hooks = vec![Having::default(); Hook::COUNT];
        self.handler_at = vec![u16::MAX; self.number_rows() * Hook::COUNT];
        for ((slot, hook), handler) in handlers {
            let having = &mut self.hooks[hook.index()];
            having.by_others |= handler.when.by != By::Me;
            match slot.actor() {
                Some(Actor::Card(card)) => {
                    having.cards.add(card.0);
                    if hook == Hook::ON_USE {
                        self.index_skill(card, &handler.when);
                    }
                }
                Some(Actor::Class(class)) => having.classes.add(class.0),
                Some(Actor::Race(race)) => having.rest().races.add(race.0),
                Some(Actor::Backstory(story)) => having.rest().backstories.add(story.0),
                Some(Actor::Alignment(alignment)) => having.rest().alignments.add(alignment.0),
                Some(Actor::Set(set)) => {
                    let cards = self.sets[set.at()].cards;
                    having.rest().sets.push((set, cards));
                }
                // The rules call these directly, and they do not listen to events.
                Some(Actor::Minion(_) | Actor::Monster(_) | Actor::Adventure(_)) | None => {}
            }
            let Some(row) = self.row_of(slot) else { continue };
            self.heard.add(slot, row, hook);
            let at = row * Hook::COUNT + hook.index();
            self.handler_at[at] = self.handlers.len() as u16;
            self.handlers.push(handler);
        }
    }

    /// Records when a skill can be used.
    fn index_skill(&mut self, card: CardNo, when: &When) {
        let fits = |window| when.window.as_ref().is_none_or(|list| list.contains(&window));
        for window in Window::ALL.iter().copied() {
            let early = window == Window::DiceLaid && fits(Window::BeforePick);
            if early || fits(window) {
                self.windows[window.index()].add(card.0);
            }
        }
        if when.own {
            self.own_turn.add(card.0);
        }
    }
}

/// The cards of a kind that an edition's list names, and all cards of other packs.
fn listed<T: CardKind>(
    cards: &[Card<T>],
    edition: &Document<Edition>,
    key: &str,
    list: &Option<Vec<String>>,
    handlers: &Handlers<'_>,
    out: &mut Vec<Diagnostic>,
) -> Bits {
    let own = cards.iter().filter(|card| card.pack == edition.pack);
    let own: BTreeSet<&str> = own.map(|card| card.id.as_str()).collect();
    let places = LazyCell::new(|| edition.places.entries(key));
    for (nth, id) in list.iter().flatten().enumerate() {
        let is_read = || cards.iter().any(|card| card.id == *id);
        if !own.contains(id.as_str()) && (is_read() || !handlers.has_file(T::KIND, id)) {
            let place = places.get(nth).cloned().unwrap_or_else(|| edition.places.value(key));
            out.push(unknown_card(T::KIND, id, place, own.iter().copied()));
        }
    }
    let wanted = cards.iter().zip(0..MOST_CARDS as u8).filter(|(card, _)| {
        card.pack != edition.pack || list.as_ref().is_none_or(|list| list.contains(&card.id))
    });
    wanted.map(|(_, at)| at).collect()
}

/// The cards of a kind that only the later printing of a pack has.
fn printed_later<T: CardKind>(
    cards: &[Card<T>],
    pack: &str,
    printing: impl Fn(&T) -> Printing,
) -> Bits {
    let numbered = cards.iter().zip(0..MOST_CARDS as u8);
    let later =
        numbered.filter(|(card, _)| card.pack == pack && printing(&card.data) == Printing::Later);
    later.map(|(_, at)| at).collect()
}

/// Reports a card in an edition's list that does not exist.
fn unknown_card<'i>(
    kind: &str,
    id: &str,
    place: Place,
    known: impl Iterator<Item = &'i str>,
) -> Diagnostic {
    let message = format!("the pack has no {kind} “{id}”");
    Diagnostic::error(codes::UNKNOWN_CARD, message, place).suggest_fix(id, known)
}

/// Reports pieces of armor whose set does not exist.
fn unknown_sets(
    sets: &[Card<ArmorSet>],
    armor: &[Card<Armor>],
    handlers: &Handlers<'_>,
    out: &mut Vec<Diagnostic>,
) {
    let known: BTreeSet<&str> = sets.iter().map(|set| set.id.as_str()).collect();
    let mut lexicon = None;
    for armor in armor.iter().filter(|armor| !known.contains(armor.data.set.as_str())) {
        let wanted = &armor.data.set;
        if handlers.has_file(ArmorSet::KIND, wanted) {
            continue;
        }
        let message = format!("unknown armor set “{wanted}”");
        let finding = Diagnostic::error(codes::UNKNOWN_SET, message, armor.places.value("set"));
        out.push(finding.suggest_from(
            wanted,
            lexicon.get_or_insert_with(|| Lexicon::of(known.iter().copied())),
        ));
    }
}

/// The handlers of cards, collected while the cards are numbered.
pub(crate) struct Handlers<'l> {
    library: &'l Library,
    binder: Binder<'l, Scratch>,
    handlers: BTreeMap<(Slot, Hook), Handler<When>>,
    asks: BTreeMap<Slot, Vec<Label>>,
    /// Whether a script mentions the verb that looks at the deck.
    peeks: bool,
    /// The cards beyond the maximum.
    beyond: Beyond,
}

impl<'l> Handlers<'l> {
    fn new(library: &'l Library, effects: &[(String, Source)]) -> Self {
        let binder = Binder::new(library.requires(), effects, library.crew());
        let peeks = effects.iter().any(|(_, module)| names_peek(module));
        let (handlers, asks) = (BTreeMap::new(), BTreeMap::new());
        Self { library, binder, handlers, asks, peeks, beyond: Beyond::default() }
    }

    /// Whether a card has a file. A file that cannot be read has its own report, so a reference to
    /// it is not reported as unknown.
    pub(crate) fn has_file(&self, kind: &str, id: &str) -> bool {
        self.library.has_file(GAME, kind, id)
    }

    /// The cards of a kind within the maximum.
    pub(crate) fn cut<'c, T: CardKind>(
        &mut self,
        cards: &'c [Card<T>],
        out: &mut Vec<Diagnostic>,
    ) -> &'c [Card<T>] {
        self.cut_at(MOST_CARDS, cards, out)
    }

    /// The cards of a kind within the given maximum.
    pub(crate) fn cut_at<'c, T: CardKind>(
        &mut self,
        most: usize,
        cards: &'c [Card<T>],
        out: &mut Vec<Diagnostic>,
    ) -> &'c [Card<T>] {
        self.beyond.cut(cards, most, out)
    }

    /// Reports too many market cards. All kinds count together, in the order of the packs; the
    /// report is at the first card beyond the maximum.
    fn market_ends(&mut self, mut cards: Vec<(&str, &Source)>, out: &mut Vec<Diagnostic>) {
        let packs: Vec<&str> = self.library.packs().map(|pack| pack.id.as_str()).collect();
        cards.sort_by_key(|(of, _)| packs.iter().position(|pack| pack == of));
        if let Some((_, first)) = cards.get(MOST_CARDS) {
            self.beyond.exceed(("market", cards.len(), MOST_CARDS), first, out);
            self.beyond.overflow.kinds.extend(MarketKind::ALL.iter().map(|kind| kind.word()));
        }
    }

    /// Binds the hooks of a card to functions of its script.
    pub(crate) fn bind<T>(&mut self, slot: Slot, card: &Card<T>)
    where
        T: CardKind<Hook = HookName, When = When>,
    {
        for (hook, handler) in effects::bind(&mut self.binder, card) {
            self.handlers.insert((slot, hook.0), handler);
        }
        self.peeks |= card.script.as_ref().is_some_and(names_peek);
        if !card.asks.is_empty() {
            self.asks.insert(slot, effects::labels(card));
        }
    }
}

/// The pack and the file of each card.
fn files<T: CardKind>(cards: &[Card<T>]) -> Vec<(&str, &Source)> {
    cards.iter().map(|card| (card.pack.as_str(), &card.source)).collect()
}

/// Whether a script mentions the verb that looks at the deck. Whether a game has hidden information
/// must be known before the first move.
fn names_peek(script: &Source) -> bool {
    script.text().contains("peek")
}
