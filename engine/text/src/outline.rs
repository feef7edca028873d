//! Reads one locale file: its entries, and its syntax errors.

use std::ops::Range;

use diag::{Diagnostic, Source};
use fluent_syntax::ast;
use fluent_syntax::parser::parse_runtime;

use crate::chunk;
use crate::codes;
use crate::facts::{Attribute, Entry, FactGatherer};
use crate::syntax;

/// Maximum number of attributes of a message or term. The built-in texts have up to 9.
const MOST_ATTRIBUTES: usize = 64;

/// The entries of a file, each of which can be used separately, and the findings.
pub(crate) fn read(source: &Source, language: &str) -> (Vec<Entry>, Vec<Diagnostic>) {
    let mut entries = Vec::new();
    let mut reader = FactGatherer::new(source, language);
    for range in chunks(source) {
        read_range(&mut reader, source, range, &mut entries);
    }
    (entries, reader.findings)
}

/// The parts of a file. Each contains at most one entry.
pub(crate) fn chunks(source: &Source) -> Vec<Range<usize>> {
    chunk::entries(source.text())
}

/// The entry in such a part.
pub(crate) fn read_chunk(source: &Source, language: &str, range: Range<usize>) -> Option<Entry> {
    let mut entries = Vec::new();
    read_range(&mut FactGatherer::new(source, language), source, range, &mut entries);
    entries.into_iter().next()
}

fn read_range(
    reader: &mut FactGatherer<'_>,
    source: &Source,
    range: Range<usize>,
    entries: &mut Vec<Entry>,
) {
    let text = &source.text()[range.clone()];
    if let Err(refusal) = chunk::measure(text) {
        reader.findings.push(syntax::refused(source, &range, &refusal));
        return;
    }
    let (resource, errors) = match parse_runtime(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(partly) => partly,
    };
    let junk = errors.first().and_then(|error| error.slice.as_ref());
    let end = range.start + junk.map_or(text.len(), |junk| junk.start);
    reader.findings.extend(errors.iter().map(|error| syntax::error(source, &range, error)));
    for entry in &resource.body {
        entries.extend(read_entry(reader, entry, range.start..end));
    }
}

fn read_entry(
    reader: &mut FactGatherer<'_>,
    entry: &ast::Entry<&str>,
    range: Range<usize>,
) -> Option<Entry> {
    let (term, id, value, attributes) = match entry {
        ast::Entry::Message(message) => {
            (false, message.id.name, message.value.as_ref(), &message.attributes)
        }
        ast::Entry::Term(term) => (true, term.id.name, Some(&term.value), &term.attributes),
        _ => return None,
    };
    reader.refused = false;
    let place = reader.place(id);
    if !kebab(id) {
        let message = format!("`{id}` is not lowercase words joined by hyphens");
        reader.findings.push(Diagnostic::error(codes::ID, message, place));
        return None;
    }
    if let Some(surplus) = attributes.get(MOST_ATTRIBUTES) {
        let message =
            format!("`{id}` has {} attributes, more than {MOST_ATTRIBUTES}", attributes.len());
        let place = reader.place(surplus.id.name);
        let found = Diagnostic::error(codes::TOO_MANY_ATTRIBUTES, message, place);
        reader.findings.push(found.help("split it into several messages"));
        return None;
    }
    let value = value.map(|pattern| reader.part(pattern));
    let mut read: Vec<Attribute> = Vec::with_capacity(attributes.len());
    for attribute in attributes {
        let name = attribute.id.name;
        let place = reader.place(name);
        let part = reader.part(&attribute.value);
        if let Some(first) = read.iter().find(|first| first.name == name) {
            let message = format!("`{id}` has the attribute `{name}` twice");
            let found = Diagnostic::error(codes::DUPLICATE, message, place);
            reader.findings.push(found.label(first.place.clone(), "first here"));
            continue;
        }
        let datum = reader.datum(name, &attribute.value);
        read.push(Attribute { name: name.to_owned(), place, part, datum });
    }
    if reader.refused {
        return None;
    }
    Some(Entry { term, id: id.to_owned(), place, range, value, attributes: read })
}

/// Whether an id consists of lowercase words and numbers joined by single hyphens.
fn kebab(id: &str) -> bool {
    let word = |word: &str| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        !word.is_empty() && word.bytes().all(plain)
    };
    id.split('-').all(word)
}
