//! Why something that lies on the table is not offered.

use std::collections::BTreeSet;

use play::panel::Role;
use play::{Arg, Eye, Message, Panel, Ref, Refusal, Seat, panel};
use text::{Value, Voice, fold};

use crate::answers::offers::numbered;
use crate::book::{CardBook, joined};
use crate::matching::{Found, NOTHING, find, nearest};
use crate::notice::{Notice, WhyNot};
use crate::rulebook::term_name;
use crate::sight::Sight;
use desk::SPACE;

/// Up to so many things of one name are all told of.
const NAMESAKES: usize = 3;

/// The kind of a player.
const SEAT: &str = "seat";

/// What says a thing in a letter or two.
const CODE: &str = "code";

/// So many letters make a word: what is shorter is a sign or a code.
const WORD: usize = 3;

/// A thing that lies on the table.
struct Thing {
    about: Ref,
    /// In front of whom it lies, where that is somebody else than who looks.
    of: Option<Seat>,
    /// What it is called; the first is shown.
    names: Vec<String>,
    /// What is said of the signs on it.
    said: Vec<String>,
}

/// How a thing stands with what is asked, or several alike.
struct Judgement<'t> {
    thing: &'t Thing,
    /// The others.
    also: Vec<&'t Thing>,
    offers: Vec<usize>,
    /// Why nothing else is offered.
    reasons: Vec<String>,
    /// Whose it is, where that is the reason.
    whose: Option<Seat>,
}

impl Judgement<'_> {
    /// Whether there is nothing to say.
    fn is_silent(&self) -> bool {
        self.offers.is_empty() && self.reasons.is_empty() && self.whose.is_none()
    }

    /// Whether one sentence holds for both: for signs, and where there are many things also for words.
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
    /// Why a thing in a panel of this role is not offered to the asked player. `None`: it lies
    /// nowhere there, has no name there, such as the kind of a card, or nobody may look now.
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

    /// Tells why what a word names is not offered; of what is offered, that it is: by its number, by
    /// a thing that it is about, or by its words.
    pub(crate) fn tell_why(self, word: &str) -> Notice {
        let voice = self.speech().voice();
        let offers = self.offers();
        if let Some(offer) = numbered(word).filter(|offer| *offer < offers.len()) {
            return self.offered(&voice, &[offer]);
        }
        let (things, hits) = self.lying(&voice, word);
        let standings = self.standings(&voice, &things, &hits, word);
        // Where nothing is to be said of a thing, a choice may have its name.
        let silent = standings.iter().all(Judgement::is_silent);
        let chosen = self.named_offers(&voice, word);
        let typed = ("typed", Value::Text(word));
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
                // Signs alone say nothing to choose by.
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

    /// The things on the table, and which of them a word names; where it names none, also what lies
    /// on the piles.
    fn lying(self, voice: &Voice<'_>, word: &str) -> (Vec<Thing>, Vec<usize>) {
        let mut things = self.things(voice);
        let mut hits = hits(&things, word);
        if hits.is_empty() {
            self.add_piles(voice, &mut things);
            hits = self::hits(&things, word);
        }
        (things, hits)
    }

    /// The offers that a word names; a sign or a code only where it stands for itself.
    fn named_offers(self, voice: &Voice<'_>, word: &str) -> Vec<usize> {
        let said: Vec<String> = self.offers().iter().map(|offer| voice.say(offer)).collect();
        let mut chosen = found(find(word, &said));
        chosen.retain(|at| has_word(word) || holds(&said[*at], word));
        chosen
    }

    /// How the things stand that a word names, those alike together. None where they are too many to
    /// tell of them all.
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
        // What has to do with the question comes first.
        all.sort_by_key(Judgement::is_silent);
        let signs = all.iter().flat_map(Judgement::things).all(|thing| !has_word(&thing.name()));
        if all.len() > NAMESAKES && !signs { Vec::new() } else { all }
    }

    /// That some offers can be chosen.
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

    /// How a thing stands with what is asked.
    fn standing<'t>(
        self,
        voice: &Voice<'_>,
        things: &[Thing],
        thing: &'t Thing,
        refusals: &[Refusal],
    ) -> Judgement<'t> {
        let (offers, reasons) = (Vec::new(), Vec::new());
        let mut standing = Judgement { thing, also: Vec::new(), offers, reasons, whose: None };
        // What is said of a thing that others have, too, is said of one's own.
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
        // Of what somebody else has, at least that is said.
        if standing.is_silent() && thing.about.kind != SEAT {
            standing.whose = thing.of;
        }
        standing
    }

    /// The same in words.
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

    /// What lies on the table before a player's eye, with what it is called.
    fn things(self, voice: &Voice<'_>) -> Vec<Thing> {
        let mut things = Vec::new();
        self.add_things(voice, &self.table().picture(self.eye), &mut things);
        things
    }

    /// Adds what lies on the piles, and what is refused and has no place in a picture: a pile itself.
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

    /// Adds what panels show.
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

    /// Whether a word is one of its signs, or stands before the number in one, as the colour of a die
    /// does.
    fn shows(&self, word: &str) -> bool {
        if !word.contains(char::is_alphabetic) {
            return false;
        }
        let is_it = |sign: &str| sign == word || sign.trim_end_matches(char::is_numeric) == word;
        let mut signs = self.names.iter().filter(|name| !has_word(name)).map(|name| fold(name));
        // A colour is also what is said of such a sign.
        signs.any(|name| name.split(' ').any(is_it))
            || !has_word(&self.name()) && self.said.iter().any(|said| holds(said, word))
    }

    /// Whether a word stands in one of its names as it is.
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

/// Whether a text has a word, and is not only signs and codes.
fn has_word(text: &str) -> bool {
    let mut parts = text.split(|letter: char| !letter.is_alphabetic());
    parts.any(|part| part.chars().count() >= WORD)
}

/// Whether words stand in a text as they are.
fn holds(text: &str, words: &str) -> bool {
    format!(" {} ", fold(text)).contains(&format!(" {} ", fold(words)))
}

/// Adds to names those that are not there.
fn add(names: &mut Vec<String>, more: Vec<String>) {
    for name in more {
        if !names.contains(&name) {
            names.push(name);
        }
    }
}

/// The things that a word names: by a sign on them, by what they are called, else by what they are
/// called in files.
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

/// What everybody has is one's own, unless there is no such thing.
fn own_first(things: &[Thing], mut hits: Vec<usize>) -> Vec<usize> {
    if hits.iter().any(|hit| things[*hit].of.is_none()) {
        hits.retain(|hit| things[*hit].of.is_none());
    }
    hits
}

/// In front of whom the things of a panel lie, where that is somebody else than who looks.
fn other(role: Role, eye: Eye) -> Option<Seat> {
    match role {
        Role::Sheet { seat } => Some(seat).filter(|seat| eye != Eye::Seat(*seat)),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}

/// The things that the cells of a panel show, each with what it is called there.
fn named(voice: &Voice<'_>, panel: &Panel) -> Vec<(Ref, Vec<String>)> {
    cells(panel).flat_map(|cell| named_in(voice, cell)).collect()
}

fn cells(panel: &Panel) -> impl Iterator<Item = &panel::Cell> {
    let rows = panel.rows.iter().flat_map(|row| &row.cells);
    panel.columns.iter().chain(rows).chain(&panel.brief)
}

/// The things that the cells of a panel show, each with the words of which it is made as they stand
/// in a list: a colour is inflected where a die is told, and is typed as it is.
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
        // A cell that shows one thing is called by all that it says; of several each by its code,
        // where it is drawn by that.
        if cell.about.len() == 1 && !whole.is_empty() {
            names.push(whole.clone());
        } else if names.is_empty() {
            names.extend(says.and_then(|says| code(voice, says, thing)));
        }
        names
    };
    cell.about.iter().map(|thing| (thing.clone(), names(thing))).collect()
}

/// The code of a thing that a message names.
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
