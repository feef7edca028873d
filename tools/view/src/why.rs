//! Why something that lies on the table is not offered.

use play::panel::Role;
use play::{Arg, Eye, Message, Panel, Ref, Refusal, Seat, Waiting, panel};
use schemars::JsonSchema;
use serde::Serialize;
use text::{Value, Voice};

use crate::book::Book;
use crate::book::joined;
use crate::matching::{Found, find, fold, nearest};
use crate::notice::Notice;
use crate::obey::{NOTHING, numbered};
use crate::rulebook::term_name;
use crate::sitting::Sitting;
use desk::SPACE;

/// Up to so many things of one name are all told of.
const NAMESAKES: usize = 3;

/// How a thing on the table stands with what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WhyNot {
    /// The thing.
    pub about: Ref,
    /// What it is called.
    pub name: String,
    /// The offers that are about it, counted from 0.
    pub offers: Vec<usize>,
    /// Why nothing else is offered about it, a sentence each; none where there is nothing to say.
    pub refusals: Vec<String>,
    /// All of this in one line, or that what is asked has nothing to do with it.
    pub text: String,
}

/// The kind of a player.
const SEAT: &str = "seat";

/// So many letters make a word: what is shorter is a sign or a code.
const WORD: usize = 3;

/// A thing that lies on the table.
struct Thing {
    about: Ref,
    /// In front of whom it lies, where that is somebody else than who looks.
    of: Option<Seat>,
    /// What it is called; the first is shown.
    names: Vec<String>,
}

impl Sitting<'_> {
    /// Why a thing in a panel of this role is not offered to the asked player. `None`: it lies
    /// nowhere there, has no name there, such as the kind of a card, or nobody may look now.
    pub fn why_not(&self, about: &Ref, role: Role) -> Option<WhyNot> {
        let Waiting::Asks { seat, .. } = self.table.waiting() else { return None };
        if self.awaited().is_some() {
            return None;
        }
        let voice = self.speech.voice();
        let things = self.things(&voice, seat);
        let thing = things.iter().find(|it| it.about == *about && it.of == other(role, seat))?;
        if thing.names.is_empty() {
            return None;
        }
        Some(self.standing(&voice, &things, thing, &self.table.refusals()))
    }

    /// Tells why what a word names is not offered; of what is offered, that it is: by its number, by
    /// a thing that it is about, or by its words.
    pub(crate) fn tell_why(&mut self, seat: Seat, word: &str) {
        let voice = self.speech.voice();
        let offers = self.table.offers();
        if let Some(offer) = numbered(word).filter(|offer| *offer < offers.len()) {
            let notice = self.offered(&voice, &[offer]);
            drop(voice);
            return self.notices.push(notice);
        }
        let things = self.things(&voice, seat);
        let hits = hits(&things, word);
        let typed = ("typed", Value::Text(word));
        let says = |id, values: &[(&str, Value<'_>)]| {
            let text = voice.tell(SPACE, id, values);
            Notice::Says { id, text }
        };
        let refusals = self.table.refusals();
        let few = hits.iter().filter(|_| hits.len() <= NAMESAKES).map(|hit| &things[*hit]);
        let told: Vec<WhyNot> =
            few.map(|thing| self.standing(&voice, &things, thing, &refusals)).collect();
        // Where nothing is to be said of a thing, a choice may have its name.
        let silent = told.iter().all(|told| told.offers.is_empty() && told.refusals.is_empty());
        let said: Vec<String> = offers.iter().map(|offer| voice.say(offer)).collect();
        let chosen = found(find(word, &said));
        let notice = match hits.len() {
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
            1..=NAMESAKES => Notice::WhyNot { things: told },
            _ => {
                // Signs alone say nothing to choose by.
                let list = hits.iter().filter_map(|hit| things[*hit].spoken());
                let list = list.collect::<Vec<_>>().join(", ");
                match list.is_empty() {
                    true => says("no-such-thing", &[typed, ("near", Value::Text(NOTHING))]),
                    false => says("several-topics", &[typed, ("list", Value::Text(&list))]),
                }
            }
        };
        drop(voice);
        self.notices.push(notice);
    }

    /// That some offers can be chosen.
    fn offered(&self, voice: &Voice<'_>, offers: &[usize]) -> Notice {
        let list = self.listed(voice, offers);
        let text = voice.tell(SPACE, "why-offered", &[("offers", Value::Text(&list))]);
        Notice::Says { id: "why-offered", text }
    }

    /// Offers with their numbers.
    fn listed(&self, voice: &Voice<'_>, offers: &[usize]) -> String {
        let said = |at: &usize| format!("{}. {}", at + 1, voice.say(&self.table.offers()[*at]));
        joined(voice, offers.iter().map(said).collect(), " · ")
    }

    /// How a thing stands with what is asked, in words.
    fn standing(
        &self,
        voice: &Voice<'_>,
        things: &[Thing],
        thing: &Thing,
        refusals: &[Refusal],
    ) -> WhyNot {
        let name = thing.name();
        let whose = |of| {
            let owner = Arg::Seat(of);
            vec![voice.tell(SPACE, "refused-other", &[("name", Value::Arg(&owner))])]
        };
        let (offers, mut refused) = match thing.of {
            // What is said of a thing that others have, too, is said of one's own.
            Some(of) if things.iter().any(|it| it.about == thing.about && it.of.is_none()) => {
                (Vec::new(), whose(of))
            }
            Some(_) | None => {
                let offers = self.table.offers().iter().enumerate();
                let offers =
                    offers.filter(|(_, offer)| Ref::named_in(offer).contains(&thing.about));
                let refused = refusals.iter().filter(|refusal| refusal.about == thing.about);
                let mut reasons: Vec<String> = Vec::new();
                for reason in refused.map(|refusal| voice.say(&refusal.why)) {
                    if !reasons.contains(&reason) {
                        reasons.push(reason);
                    }
                }
                (offers.map(|(at, _)| at).collect(), reasons)
            }
        };
        // Of what somebody else has, at least that is said.
        if let Some(of) = thing.of.filter(|_| offers.is_empty() && refused.is_empty())
            && thing.about.kind != SEAT
        {
            refused = whose(of);
        }
        let list = self.listed(voice, &offers);
        let why = refused.join(" ");
        let id = match (offers.is_empty(), refused.is_empty()) {
            (true, true) => "refused-nothing",
            (true, false) => "refused",
            (false, true) => "refused-offered",
            (false, false) => "refused-both",
        };
        let values = [("thing", &name), ("offers", &list), ("why", &why)];
        let values = values.map(|(name, value)| (name, Value::Text(value)));
        let text = voice.tell(SPACE, id, &values);
        WhyNot { about: thing.about.clone(), name, offers, refusals: refused, text }
    }

    /// What lies on the table before a player's eye, with what it is called.
    fn things(&self, voice: &Voice<'_>, seat: Seat) -> Vec<Thing> {
        let book = Book::new(self.opened.cards());
        let mut things: Vec<Thing> = Vec::new();
        for panel in &self.table.picture(Eye::Seat(seat)) {
            let of = other(panel.role, seat);
            for (about, names) in named(voice, panel) {
                let card = book.card(&about.kind, &about.id);
                let printed = card.and_then(|card| book.printed(voice, card));
                let full = card.map(|card| book.name(voice, card));
                let term = term_name(voice, &about);
                let names = full.into_iter().chain(printed).chain(term).chain(names);
                let known = things.iter().position(|it| it.about == about && it.of == of);
                let at = known.unwrap_or(things.len());
                if known.is_none() {
                    things.push(Thing { about, of, names: Vec::new() });
                }
                for name in names {
                    if !things[at].names.contains(&name) {
                        things[at].names.push(name);
                    }
                }
            }
        }
        things
    }
}

impl Thing {
    /// Whether a word is its kind and its id.
    fn is_id(&self, word: &str) -> bool {
        fold(&format!("{} {}", self.about.kind, self.about.id)) == fold(word)
    }

    /// The first of its names that is a word.
    fn spoken(&self) -> Option<&str> {
        let is_word = |name: &&String| {
            let mut parts = name.split(|letter: char| !letter.is_alphabetic());
            parts.any(|part| part.chars().count() >= WORD)
        };
        self.names.iter().find(is_word).map(String::as_str)
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

/// The things that a word names: by what they are called, else by what they are called in files.
fn hits(things: &[Thing], word: &str) -> Vec<usize> {
    let all = || things.iter().enumerate();
    let names = all().flat_map(|(at, thing)| thing.names.iter().cloned().map(move |it| (it, at)));
    let (names, named): (Vec<String>, Vec<usize>) = names.unzip();
    let mut hits: Vec<usize> =
        found(find(word, &names)).into_iter().map(|hit| named[hit]).collect();
    if hits.is_empty() {
        hits = all().filter(|(_, it)| it.is_id(word)).map(|(at, _)| at).collect();
    }
    hits.sort_unstable();
    hits.dedup();
    // What everybody has is one's own, unless there is no such thing.
    if hits.iter().any(|hit| things[*hit].of.is_none()) {
        hits.retain(|hit| things[*hit].of.is_none());
    }
    hits
}

/// In front of whom the things of a panel lie, where that is somebody else than who looks.
fn other(role: Role, own: Seat) -> Option<Seat> {
    match role {
        Role::Sheet { seat } => Some(seat).filter(|seat| *seat != own),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}

/// The things that the cells of a panel show, each with what it is called there.
fn named(voice: &Voice<'_>, panel: &Panel) -> Vec<(Ref, Vec<String>)> {
    let rows = panel.rows.iter().flat_map(|row| &row.cells);
    let cells = panel.columns.iter().chain(rows).chain(&panel.brief);
    cells.flat_map(|cell| named_in(voice, cell)).collect()
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
        // A cell that shows one thing is called by all that it says.
        if cell.about.len() == 1 && !whole.is_empty() {
            names.push(whole.clone());
        }
        names
    };
    cell.about.iter().map(|thing| (thing.clone(), names(thing))).collect()
}
