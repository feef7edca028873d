//! Why something on the table is not offered.

use std::collections::BTreeSet;

use play::panel::Role;
use play::{Arg, Eye, Message, Panel, Ref, Refusal, Seat, panel};
use text::{Value, Voice, fold};

use crate::answers::offers::numbered;
use crate::book::{CardBook, joined};
use crate::matching::{Found, NOTHING, find, nearest, repeated};
use crate::notice::{Notice, WhyNot};
use crate::rulebook::term_name;
use crate::sight::Sight;
use desk::SPACE;

/// Up to this number of things with one name, all are explained.
const NAMESAKES: usize = 3;

/// The kind of a player.
const SEAT: &str = "seat";

/// The attribute with the code of a thing, one or two letters.
const CODE: &str = "code";

/// Minimum number of letters in a word; anything shorter is a sign or a code.
const WORD: usize = 3;

/// A thing on the table.
struct Thing {
    about: Ref,
    /// The owner, if that is not the viewer.
    of: Option<Seat>,
    /// Its names; the first is shown.
    names: Vec<String>,
    /// The words for the signs on it.
    said: Vec<String>,
}

/// How a thing, or several with the same explanation, relates to the question.
struct Judgement<'t> {
    thing: &'t Thing,
    /// The other things.
    also: Vec<&'t Thing>,
    offers: Vec<usize>,
    /// Why nothing else is offered.
    reasons: Vec<String>,
    /// The owner, if that is the reason.
    whose: Option<Seat>,
}

impl Judgement<'_> {
    /// Whether there is nothing to say.
    fn is_silent(&self) -> bool {
        self.offers.is_empty() && self.reasons.is_empty() && self.whose.is_none()
    }

    /// Whether one sentence is enough for both. This holds for signs and, if there are many things,
    /// also for words.
    fn is_told_with(&self, other: &Self, many: bool) -> bool {
        let alike = (self.whose, &self.reasons, self.offers.is_empty())
            == (other.whose, &other.reasons, other.offers.is_empty());
        let signs = || self.things().chain(other.things()).all(|thing| !has_word(&thing.name()));
        let name = || self.thing.name() == other.thing.name();
        alike && (signs() || name() || many && self.reasons.is_empty())
    }

    fn things(&self) -> impl Iterator<Item = &Thing> {
        std::iter::once(self.thing).chain(self.also.iter().copied())
    }
}

impl Sight<'_> {
    /// Why a thing in a panel of this role is not offered to the asked player. `None` if it is not
    /// there, has no name there (such as the kind of a card), or no one may look now.
    pub fn why_not(self, about: &Ref, role: Role) -> Option<WhyNot> {
        self.asked()?;
        let voice = self.speech().voice();
        let things = self.things(&voice);
        let thing =
            things.iter().find(|it| it.about == *about && it.of == other(role, self.eye))?;
        if thing.names.is_empty() {
            return None;
        }
        let standing = self.standing(&voice, &things, thing, &self.refusals());
        Some(self.told_why(&voice, standing))
    }

    /// Notices why the things that a word names are not offered, or that they are. The word is a
    /// number, a thing, or a part of an offer.
    pub(crate) fn tell_why(self, word: &str) -> Notice {
        let voice = self.speech().voice();
        let offers = self.offers();
        if let Some(offer) = numbered(word).filter(|offer| *offer < offers.len()) {
            return self.offered(&voice, &[offer]);
        }
        let (things, hits) = self.lying(&voice, word);
        let standings = self.standings(&voice, &things, &hits, word);
        // If there is nothing to say about a thing, the word may name a choice.
        let silent = standings.iter().all(Judgement::is_silent);
        let chosen = self.named_offers(&voice, word);
        let shown = repeated(word);
        let typed = ("typed", Value::Text(&shown));
        let says = |id, values: &[(&str, Value<'_>)]| {
            let text = voice.tell(SPACE, id, values);
            Notice::Says { id, text }
        };
        match hits.len() {
            0..=NAMESAKES if silent && !chosen.is_empty() => self.offered(&voice, &chosen),
            0 if numbered(word).is_some() => {
                let count = i64::try_from(offers.len()).unwrap_or(i64::MAX);
                says("no-such-number", &[("count", Value::Int(count))])
            }
            0 => {
                let names = things.iter().flat_map(|thing| &thing.names).map(String::as_str);
                let near = nearest(word, names).unwrap_or(NOTHING);
                says("no-such-thing", &[typed, ("near", Value::Text(near))])
            }
            _ if !standings.is_empty() => {
                let told = standings.into_iter().map(|standing| self.told_why(&voice, standing));
                Notice::WhyNot { things: told.collect() }
            }
            _ => {
                // A list of signs without words is no help for choosing.
                let mut list: Vec<&str> =
                    hits.iter().filter_map(|hit| things[*hit].spoken()).collect();
                let mut known = BTreeSet::new();
                list.retain(|name| known.insert(*name));
                let list = list.join(", ");
                match list.is_empty() {
                    true => says("no-such-thing", &[typed, ("near", Value::Text(NOTHING))]),
                    false => says("several-topics", &[typed, ("list", Value::Text(&list))]),
                }
            }
        }
    }

    /// The things on the table, and the indices of those that a word names. If there are none, the
    /// piles are included.
    fn lying(self, voice: &Voice<'_>, word: &str) -> (Vec<Thing>, Vec<usize>) {
        let mut things = self.things(voice);
        let mut hits = hits(&things, word);
        if hits.is_empty() {
            self.add_piles(voice, &mut things);
            hits = self::hits(&things, word);
        }
        (things, hits)
    }

    /// The offers that a word names. A sign or a code must be a separate word.
    fn named_offers(self, voice: &Voice<'_>, word: &str) -> Vec<usize> {
        let said: Vec<String> = self.offers().iter().map(|offer| voice.say(offer)).collect();
        let mut chosen = found(find(word, &said));
        chosen.retain(|at| has_word(word) || holds(&said[*at], word));
        chosen
    }

    /// How the things with a name relate to the question, equal ones combined. Empty if there are
    /// too many.
    fn standings<'t>(
        self,
        voice: &Voice<'_>,
        things: &'t [Thing],
        hits: &[usize],
        word: &str,
    ) -> Vec<Judgement<'t>> {
        let many = hits.len() > NAMESAKES;
        if many && !hits.iter().all(|hit| things[*hit].is_called(word)) {
            return Vec::new();
        }
        let refusals = self.refusals();
        let mut all: Vec<Judgement<'t>> = Vec::new();
        for hit in hits {
            let one = self.standing(voice, things, &things[*hit], &refusals);
            match all.iter_mut().find(|known| known.is_told_with(&one, many)) {
                Some(known) => {
                    known.also.push(one.thing);
                    known.offers.extend(one.offers);
                }
                None => all.push(one),
            }
        }
        for one in &mut all {
            one.offers.sort_unstable();
            one.offers.dedup();
        }
        // Things related to the question come first.
        all.sort_by_key(Judgement::is_silent);
        let signs = all.iter().flat_map(Judgement::things).all(|thing| !has_word(&thing.name()));
        if all.len() > NAMESAKES && !signs { Vec::new() } else { all }
    }

    /// A notice that these offers can be chosen.
    fn offered(self, voice: &Voice<'_>, offers: &[usize]) -> Notice {
        let list = self.listed(voice, offers);
        let text = voice.tell(SPACE, "why-offered", &[("offers", Value::Text(&list))]);
        Notice::Says { id: "why-offered", text }
    }

    /// Offers with their numbers.
    fn listed(self, voice: &Voice<'_>, offers: &[usize]) -> String {
        let said = |at: &usize| format!("{}. {}", at + 1, voice.say(&self.offers()[*at]));
        joined(voice, offers.iter().map(said).collect(), " · ")
    }

    /// How a thing relates to the question.
    fn standing<'t>(
        self,
        voice: &Voice<'_>,
        things: &[Thing],
        thing: &'t Thing,
        refusals: &[Refusal],
    ) -> Judgement<'t> {
        let (offers, reasons) = (Vec::new(), Vec::new());
        let mut standing = Judgement { thing, also: Vec::new(), offers, reasons, whose: None };
        // If each player has such a thing, the explanation is about the viewer's own.
        let is_own = |it: &Thing| it.about == thing.about && it.of.is_none();
        if thing.of.is_some() && things.iter().any(is_own) {
            standing.whose = thing.of;
            return standing;
        }
        let offers = self.offers().iter().enumerate();
        let offers = offers.filter(|(_, offer)| Ref::named_in(offer).contains(&thing.about));
        standing.offers = offers.map(|(at, _)| at).collect();
        let refused = refusals.iter().filter(|refusal| refusal.about == thing.about);
        for reason in refused.map(|refusal| voice.say(&refusal.why)) {
            if !standing.reasons.contains(&reason) {
                standing.reasons.push(reason);
            }
        }
        // For another player's thing, at least name the owner.
        if standing.is_silent() && thing.about.kind != SEAT {
            standing.whose = thing.of;
        }
        standing
    }

    /// A judgement in words.
    fn told_why(self, voice: &Voice<'_>, standing: Judgement<'_>) -> WhyNot {
        let mut names: Vec<String> = Vec::new();
        for name in standing.things().map(Thing::name) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let Judgement { thing, also, offers, reasons, whose } = standing;
        let owner = whose.map(Arg::Seat);
        let owner = owner
            .iter()
            .map(|owner| voice.tell(SPACE, "refused-other", &[("name", Value::Arg(owner))]));
        let refusals: Vec<String> = reasons.into_iter().chain(owner).collect();
        let (name, list, why) = (names.join(", "), self.listed(voice, &offers), refusals.join(" "));
        let id = match (offers.is_empty(), refusals.is_empty()) {
            (true, true) => "refused-nothing",
            (true, false) => "refused",
            (false, true) => "refused-offered",
            (false, false) => "refused-both",
        };
        let values = [("thing", &name), ("offers", &list), ("why", &why)];
        let values = values.map(|(name, value)| (name, Value::Text(value)));
        let text = voice.tell(SPACE, id, &values);
        let also = also.into_iter().map(|thing| thing.about.clone()).collect();
        WhyNot { about: thing.about.clone(), also, name, offers, refusals, text }
    }

    /// The things on the table as the player sees it, with their names.
    fn things(self, voice: &Voice<'_>) -> Vec<Thing> {
        let mut things = Vec::new();
        self.add_things(voice, &self.table().picture(self.eye), &mut things);
        things
    }

    /// Adds things in the piles, and refused things without a place in the picture, such as a pile
    /// itself.
    fn add_piles(self, voice: &Voice<'_>, things: &mut Vec<Thing>) {
        self.add_things(voice, &self.table().piles(self.eye), things);
        for about in self.refusals().into_iter().map(|refusal| refusal.about) {
            if let Some(name) = term_name(voice, &about)
                && !things.iter().any(|thing| thing.about == about)
            {
                things.push(Thing { about, of: None, names: vec![name], said: Vec::new() });
            }
        }
    }

    /// Adds the things in panels.
    fn add_things(self, voice: &Voice<'_>, panels: &[Panel], things: &mut Vec<Thing>) {
        let book = CardBook::new(self.opened().cards());
        let aloud = self.speech().voice().aloud(true);
        for panel in panels {
            let of = other(panel.role, self.eye);
            for (about, names) in named(voice, panel) {
                let card = book.card(&about.kind, &about.id);
                let printed = card.and_then(|card| book.printed(voice, card));
                let full = card.map(|card| book.name(voice, card));
                let term = term_name(voice, &about);
                let names = full.into_iter().chain(printed).chain(term).chain(names);
                let names: Vec<String> = names.collect();
                let known = things.iter().position(|it| it.about == about && it.of == of);
                let at = known.unwrap_or(things.len());
                if known.is_none() {
                    things.push(Thing { about, of, names: Vec::new(), said: Vec::new() });
                }
                add(&mut things[at].names, names);
            }
            for (about, said) in named(&aloud, panel).into_iter().chain(made_of(voice, panel)) {
                if let Some(at) = things.iter().position(|it| it.about == about && it.of == of) {
                    add(&mut things[at].said, said);
                }
            }
        }
    }
}

impl Thing {
    /// Whether a word is its kind and its id.
    fn is_id(&self, word: &str) -> bool {
        fold(&format!("{} {}", self.about.kind, self.about.id)) == fold(word)
    }

    /// The first of its names that is a word.
    fn spoken(&self) -> Option<&str> {
        self.names.iter().find(|name| has_word(name)).map(String::as_str)
    }

    /// Whether a word is one of its signs, or precedes the number in one, as the color of a die
    /// does.
    fn shows(&self, word: &str) -> bool {
        if !word.contains(char::is_alphabetic) {
            return false;
        }
        let is_it = |sign: &str| sign == word || sign.trim_end_matches(char::is_numeric) == word;
        let mut signs = self.names.iter().filter(|name| !has_word(name)).map(|name| fold(name));
        // A color may also be in the words for such a sign.
        signs.any(|name| name.split(' ').any(is_it))
            || !has_word(&self.name()) && self.said.iter().any(|said| holds(said, word))
    }

    /// Whether one of its names contains the word literally.
    fn is_called(&self, word: &str) -> bool {
        self.shows(&fold(word)) || self.names.iter().any(|name| holds(name, word))
    }

    fn name(&self) -> String {
        self.names.first().cloned().unwrap_or_else(|| self.about.id.clone().into_owned())
    }
}

fn found(found: Found) -> Vec<usize> {
    match found {
        Found::One(hit) => vec![hit],
        Found::Several(hits) => hits,
        Found::None => Vec::new(),
    }
}

/// Whether a text contains a word, and not only signs and codes.
fn has_word(text: &str) -> bool {
    let mut parts = text.split(|letter: char| !letter.is_alphabetic());
    parts.any(|part| part.chars().count() >= WORD)
}

/// Whether a text contains these words literally.
fn holds(text: &str, words: &str) -> bool {
    format!(" {} ", fold(text)).contains(&format!(" {} ", fold(words)))
}

/// Adds missing names.
fn add(names: &mut Vec<String>, more: Vec<String>) {
    for name in more {
        if !names.contains(&name) {
            names.push(name);
        }
    }
}

/// The things that a word names: by a sign on them, by their names, or else by their ids.
fn hits(things: &[Thing], word: &str) -> Vec<usize> {
    let all = || things.iter().enumerate();
    let sign = fold(word);
    let shown: Vec<usize> = all().filter(|(_, it)| it.shows(&sign)).map(|(at, _)| at).collect();
    if !shown.is_empty() {
        return own_first(things, shown);
    }
    let names = all().flat_map(|(at, thing)| thing.names.iter().cloned().map(move |it| (it, at)));
    let (names, named): (Vec<String>, Vec<usize>) = names.unzip();
    let mut hits: Vec<usize> =
        found(find(word, &names)).into_iter().map(|hit| named[hit]).collect();
    if hits.is_empty() {
        hits = all().filter(|(_, it)| it.is_id(word)).map(|(at, _)| at).collect();
    }
    hits.sort_unstable();
    hits.dedup();
    own_first(things, hits)
}

/// If each player has one, keeps the viewer's own, if there is one.
fn own_first(things: &[Thing], mut hits: Vec<usize>) -> Vec<usize> {
    if hits.iter().any(|hit| things[*hit].of.is_none()) {
        hits.retain(|hit| things[*hit].of.is_none());
    }
    hits
}

/// The owner of a panel, if that is not the viewer.
fn other(role: Role, eye: Eye) -> Option<Seat> {
    match role {
        Role::Sheet { seat } => Some(seat).filter(|seat| eye != Eye::Seat(*seat)),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}

/// The things in the cells of a panel, with their names there.
fn named(voice: &Voice<'_>, panel: &Panel) -> Vec<(Ref, Vec<String>)> {
    cells(panel).flat_map(|cell| named_in(voice, cell)).collect()
}

fn cells(panel: &Panel) -> impl Iterator<Item = &panel::Cell> {
    let rows = panel.rows.iter().flat_map(|row| &row.cells);
    panel.columns.iter().chain(rows).chain(&panel.brief)
}

/// The things in the cells of a panel, with the words they consist of, in their uninflected form. A
/// sentence inflects a color, but players type its base form.
fn made_of(voice: &Voice<'_>, panel: &Panel) -> Vec<(Ref, Vec<String>)> {
    let of = |cell: &panel::Cell| {
        let things = cell.about.iter().map(|thing| {
            let args = cell.says.iter().flat_map(|says| &says.args).map(|(_, arg)| arg);
            let own =
                |arg: &&Arg| cell.about.len() == 1 || Ref::named_by(arg).as_ref() == Some(thing);
            (thing.clone(), args.filter(own).flat_map(|arg| words(voice, arg)).collect())
        });
        things.collect::<Vec<_>>()
    };
    cells(panel).flat_map(of).collect()
}

/// The words of an argument.
fn words(voice: &Voice<'_>, arg: &Arg) -> Vec<String> {
    match arg {
        Arg::Word(word) => voice.word(&word.space, &word.id, None, &[]).into_iter().collect(),
        Arg::Group(group) => group.args.iter().flat_map(|(_, arg)| words(voice, arg)).collect(),
        Arg::List(list) => list.iter().flat_map(|arg| words(voice, arg)).collect(),
        Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) => Vec::new(),
    }
}

fn named_in(voice: &Voice<'_>, cell: &panel::Cell) -> Vec<(Ref, Vec<String>)> {
    let says = cell.says.as_ref();
    let told = |message: &Message| {
        let pieces = voice.pieces(message).into_iter();
        let named = pieces.filter_map(|piece| Some((Ref::named_by(piece.arg?)?, piece.text)));
        named.collect::<Vec<_>>()
    };
    let (pieces, whole) = says.map_or_else(Default::default, |it| (told(it), voice.say(it)));
    let names = |thing: &Ref| {
        let own = pieces.iter().filter(|(about, _)| about == thing).map(|(_, text)| text.clone());
        let mut names: Vec<String> = own.collect();
        // A cell with one thing is named by its whole text. With several, each has its code, if the
        // cell shows codes.
        if cell.about.len() == 1 && !whole.is_empty() {
            names.push(whole.clone());
        } else if names.is_empty() {
            names.extend(says.and_then(|says| code(voice, says, thing)));
        }
        names
    };
    cell.about.iter().map(|thing| (thing.clone(), names(thing))).collect()
}

/// The code of a thing in a message.
fn code(voice: &Voice<'_>, says: &Message, thing: &Ref) -> Option<String> {
    let is_it = |arg: &Arg| Ref::named_by(arg).as_ref() == Some(thing);
    match says.args.iter().map(|(_, arg)| arg).find(|arg| is_it(arg))? {
        Arg::Word(word) => voice.word(&word.space, &word.id, Some(CODE), &[]),
        Arg::Group(parts) => {
            let args = parts.args.iter().map(|(name, arg)| (name.as_ref(), arg.clone()));
            voice.word(parts.space, &parts.id, Some(CODE), &args.collect::<Vec<_>>())
        }
        Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::List(_) => None,
    }
}
