//! The texts of a space. Texts that are known to be valid are read on first use.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use diag::{Source, Span};
use fluent::FluentResource;

use crate::facts::{Entry, Termed, TextValue};
use crate::merge::Held;
use crate::outline;

/// Terms by id, with the data of their nouns.
type NounTerms = BTreeMap<String, Vec<(String, String)>>;

/// Prefix of the ids of terms. Fluent's bundles keep terms and messages in one table, in which
/// `-name` and `name` would be equal. No valid id contains two hyphens in a row.
const TERM_MARK: &str = "t--";

/// Prefix of the id of a term that is also rendered as a message.
const MESSAGE_MARK: &str = "m--";

/// The term of a file with the common noun that precedes the names in the file.
pub(crate) const HEAD: &str = "-head";

/// Maximum depth of references between messages; Fluent follows no more.
const DEPTH: usize = 100;

/// The entries of a space.
pub(crate) struct SpaceTexts {
    /// Sorted by id as written.
    slots: Vec<Slot>,
    /// The language, without its region.
    language: String,
    /// The terms available to them.
    known: Arc<NounTerms>,
}

/// An entry, or its unread part of a file.
enum Slot {
    Read(Box<Entry>),
    Unread(Chunk),
}

/// A part of a file, which is read when its entry is needed.
struct Chunk {
    source: Source,
    span: Span,
    /// The end of the id with which it begins.
    id: u32,
    /// `None` if it does not contain a valid entry.
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

    /// The id as written.
    fn written(&self) -> &str {
        &self.source.text()[self.span.start as usize..self.id as usize]
    }

    /// The entry, if it is valid.
    fn read(&self, language: &str) -> Option<&Entry> {
        let Span { start, end } = self.span;
        let read = || outline::read_chunk(&self.source, language, start as usize..end as usize);
        self.entry.get_or_init(|| read().map(Box::new)).as_deref()
    }
}

impl Slot {
    /// The id as written.
    fn written(&self) -> &str {
        match self {
            Self::Read(entry) => entry.written(),
            Self::Unread(chunk) => chunk.written(),
        }
    }
}

impl SpaceTexts {
    /// The content of a space, whose texts can use these shared terms and its own.
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
        // Of entries with one id, the first is used.
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

    /// The terms available to them.
    pub(crate) fn known(&self) -> &Arc<NounTerms> {
        &self.known
    }

    /// All entries.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.slots.iter().filter_map(|slot| self.read(slot))
    }

    /// The ids of all entries as written, sorted.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.slots.iter().map(Slot::written)
    }

    /// The entry with this id as written.
    pub(crate) fn entry(&self, written: &str) -> Option<&Entry> {
        let at = self.slots.binary_search_by(|slot| slot.written().cmp(written)).ok()?;
        self.read(&self.slots[at])
    }

    /// Adds the variables of a part and of referenced messages, each with whether it is an argument
    /// of a function there.
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

    /// The Fluent resource of an entry. The common noun of a file is added as a message, too.
    pub(crate) fn resource(&self, entry: &Entry) -> FluentResource {
        let mut text = write(entry, &self.known);
        if entry.written() == HEAD {
            let term = text.replacen(&format!("-{TERM_MARK}"), MESSAGE_MARK, 1);
            text.push_str(&term);
        }
        // It was read before; anything else in it is not part of the space.
        match FluentResource::try_new(text) {
            Ok(resource) | Err((resource, _)) => resource,
        }
    }
}

/// The text of an entry, with prefixes for existing terms, and with the data of nouns as arguments
/// of functions called with terms.
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

/// The id of a term that is rendered as a message.
pub(crate) fn as_message(term: &str) -> String {
    format!("{MESSAGE_MARK}{term}")
}

/// Fluent's output, with the ids of terms as written.
pub(crate) fn unmarked(text: &str) -> String {
    text.replace(TERM_MARK, "")
}
