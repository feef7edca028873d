//! The texts of a space: read when they are asked for, where they are known to be without fault.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use diag::{Source, Span};
use fluent::FluentResource;

use crate::facts::{Entry, Termed, TextValue};
use crate::merge::Held;
use crate::outline;

/// Terms by id, with the data of the noun that each is.
type NounTerms = BTreeMap<String, Vec<(String, String)>>;

/// Put before the ids of terms: Fluent's bundles keep terms and messages in one table, where
/// `-name` and `name` would be the same. No id that is accepted holds two hyphens in a row.
const TERM_MARK: &str = "t--";

/// Put before the id of a term that is said as a message too.
const MESSAGE_MARK: &str = "m--";

/// The term of a file that is a common noun, behind which the names of the file are said.
pub(crate) const HEAD: &str = "-head";

/// So deep do messages refer to messages: Fluent goes no farther.
const DEPTH: usize = 100;

/// The entries of a space.
pub(crate) struct SpaceTexts {
    /// Sorted by their ids as they are written.
    slots: Vec<Slot>,
    /// The language, without its region.
    language: String,
    /// The terms that can be used in them.
    known: Arc<NounTerms>,
}

/// An entry, or where it stands.
enum Slot {
    Read(Box<Entry>),
    Unread(Chunk),
}

/// A part of a file, which is read when its entry is asked for.
struct Chunk {
    source: Source,
    span: Span,
    /// Where the id that it begins with ends.
    id: u32,
    /// Nothing where it is no entry.
    entry: OnceLock<Option<Box<Entry>>>,
}

impl Chunk {
    /// The parts of a file that begin with an id.
    fn all(source: &Source) -> impl Iterator<Item = Self> {
        let chunk = |range: Range<usize>| {
            let text = &source.text().as_bytes()[range.clone()];
            let letter = |byte: &u8| *byte == b'-' || byte.is_ascii_alphanumeric();
            let id = range.start + text.iter().take_while(|byte| letter(byte)).count();
            let id = Span::new(range.start..id).end;
            Self { source: source.clone(), span: Span::new(range), id, entry: OnceLock::new() }
        };
        let chunks = outline::chunks(source).into_iter().map(chunk);
        chunks.filter(|chunk| chunk.id > chunk.span.start)
    }

    /// The id as it is written.
    fn written(&self) -> &str {
        &self.source.text()[self.span.start as usize..self.id as usize]
    }

    /// The entry, if it is one.
    fn read(&self, language: &str) -> Option<&Entry> {
        let Span { start, end } = self.span;
        let read = || outline::read_chunk(&self.source, language, start as usize..end as usize);
        self.entry.get_or_init(|| read().map(Box::new)).as_deref()
    }
}

impl Slot {
    /// The id as it is written.
    fn written(&self) -> &str {
        match self {
            Self::Read(entry) => entry.written(),
            Self::Unread(chunk) => chunk.written(),
        }
    }
}

impl SpaceTexts {
    /// What is held of a space, in whose texts these shared terms, and the terms among them, can be
    /// used.
    pub(crate) fn new(held: Held, language: &str, shared: &Arc<NounTerms>) -> Self {
        let mut slots = Vec::new();
        match held {
            Held::Entries(entries) => {
                // `collect` would reuse the buffer of the entries, which is several times larger.
                slots.reserve_exact(entries.len());
                slots.extend(entries.into_iter().map(Box::new).map(Slot::Read));
            }
            Held::Unread(files) => {
                slots.extend(files.iter().flat_map(Chunk::all).map(Slot::Unread));
            }
        }
        // Of those with one id the first wins.
        slots.sort_by(|one, other| one.written().cmp(other.written()));
        slots.dedup_by(|one, other| one.written() == other.written());
        let language = language.to_owned();
        let mut texts = Self { slots, language, known: Arc::clone(shared) };
        let terms = texts.slots.iter().filter(|slot| slot.written().starts_with('-'));
        let own = terms.filter_map(|slot| texts.read(slot));
        let own: NounTerms = own.map(|term| (term.id.clone(), term.data())).collect();
        if !own.is_empty() {
            let shared = shared.iter().map(|(id, data)| (id.clone(), data.clone()));
            texts.known = Arc::new(own.into_iter().chain(shared).collect());
        }
        texts
    }

    fn read<'t>(&self, slot: &'t Slot) -> Option<&'t Entry> {
        match slot {
            Slot::Read(entry) => Some(entry),
            Slot::Unread(chunk) => chunk.read(&self.language),
        }
    }

    /// The terms that can be used in them.
    pub(crate) fn known(&self) -> &Arc<NounTerms> {
        &self.known
    }

    /// All entries.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.slots.iter().filter_map(|slot| self.read(slot))
    }

    /// The ids of all entries as they are written, sorted.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.slots.iter().map(Slot::written)
    }

    /// The entry with an id as it is written.
    pub(crate) fn entry(&self, written: &str) -> Option<&Entry> {
        let at = self.slots.binary_search_by(|slot| slot.written().cmp(written)).ok()?;
        self.read(&self.slots[at])
    }

    /// Adds the variables of a part and of the messages that it refers to, each with whether a
    /// function is called with it there.
    pub(crate) fn asks_for<'s>(
        &'s self,
        part: &'s TextValue,
        asked: &mut BTreeMap<&'s str, bool>,
        depth: usize,
    ) {
        for name in part.variables.names() {
            asked.entry(name).or_default();
        }
        for name in part.called() {
            asked.insert(name, true);
        }
        for reference in part.refs.iter().filter(|one| !one.term && depth < DEPTH) {
            let part = self.entry(&reference.id);
            let part = part.and_then(|entry| entry.part(reference.attribute.as_deref()));
            if let Some(part) = part {
                self.asks_for(part, asked, depth + 1);
            }
        }
    }

    /// What Fluent reads of an entry: of the common noun of a file as a message, too.
    pub(crate) fn resource(&self, entry: &Entry) -> FluentResource {
        let mut text = write(entry, &self.known);
        if entry.written() == HEAD {
            let term = text.replacen(&format!("-{TERM_MARK}"), MESSAGE_MARK, 1);
            text.push_str(&term);
        }
        // It was read before; whatever else there might be is no part of the space.
        match FluentResource::try_new(text) {
            Ok(resource) | Err((resource, _)) => resource,
        }
    }
}

/// The text of an entry in which the terms that exist bear their mark, and functions that are called
/// with them are given the data of the noun.
fn write(entry: &Entry, terms: &NounTerms) -> String {
    let mut more: Vec<(usize, String)> = Vec::new();
    for (_, part) in entry.parts() {
        let known = part.refs.iter().filter(|one| one.term && terms.contains_key(&*one.id));
        more.extend(known.map(|one| (one.at.start as usize, TERM_MARK.to_owned())));
        let data = |termed: &Termed| Some((termed.end, termed.data(terms.get(&termed.id)?)));
        more.extend(part.termed().filter_map(data));
    }
    if entry.term {
        more.push((entry.place.span.start as usize, TERM_MARK.to_owned()));
    }
    more.sort_unstable();
    more.dedup();
    let source = entry.place.source.text();
    let mut text = String::with_capacity(entry.range.len() + 8);
    let mut from = entry.range.start;
    for (at, words) in more {
        text.push_str(&source[from..at]);
        text.push_str(&words);
        from = at;
    }
    text.push_str(&source[from..entry.range.end]);
    text.push('\n');
    text.replace("\r\n", "\n")
}

/// The id of a term where it is said as a message.
pub(crate) fn as_message(term: &str) -> String {
    format!("{MESSAGE_MARK}{term}")
}

/// What Fluent says, with the ids of terms as they are written.
pub(crate) fn unmarked(text: &str) -> String {
    text.replace(TERM_MARK, "")
}
