//! Documents: from text to a typed value by TOML, schema and serde.

use std::collections::BTreeSet;

use diag::{Diagnostic, Place, Source};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, Deserializer, Error};

use crate::CardPlaces;
use crate::codes;
use crate::explain::cut;
use crate::nesting::{never_closed, too_deep};
use crate::places::walk;
use crate::shape::FileSchema;
use crate::slips;

/// A TOML document of a pack that is not a card, such as an edition.
#[derive(Clone, Debug)]
pub struct Document<T> {
    /// The stem of the file name.
    pub id: String,
    /// The id of its pack.
    pub pack: String,
    /// The content.
    pub data: T,
    /// The places of its keys and values.
    pub places: CardPlaces,
    /// The file.
    pub source: Source,
}

/// Reads a whole document with a schema. A proven one is not compared with the schema.
pub(crate) fn read<T: DeserializeOwned>(
    shape: &FileSchema<'_>,
    proven: bool,
    source: &Source,
    out: &mut Vec<Diagnostic>,
) -> Option<T> {
    trusted(proven, out, |shape_matters, out| {
        let table = parse(source, out)?;
        if shape_matters && !shape.fits(source, &table, out) {
            return None;
        }
        value(source, table, out)
    })
}

/// Reads the settings of a tool from TOML and compares them with the schema of their type. Errors
/// are reported; invalid settings give `None`.
pub fn settings<T: DeserializeOwned + JsonSchema>(
    source: &Source,
    out: &mut Vec<Diagnostic>,
) -> Option<(T, CardPlaces)> {
    let shape = FileSchema::new(crate::document_schema::<T>);
    let read = read(&shape, false, source, out)?;
    Some((read, CardPlaces::new(source.clone())))
}

/// A value as TOML, such as the settings of a tool.
///
/// # Panics
/// If the value has no form in TOML, such as a number above the largest `i64`.
pub fn to_toml(value: &impl serde::Serialize) -> String {
    toml::to_string(value).expect("a value for TOML")
}

/// A TOML text without one key, given by its path; `None` if there is no such key. Comments are
/// left out.
pub fn without(text: &str, path: &[&str]) -> Option<String> {
    let mut table: toml::Table = text.parse().ok()?;
    let (last, above) = path.split_last()?;
    let mut inner = &mut table;
    for step in above {
        inner = inner.get_mut(*step)?.as_table_mut()?;
    }
    inner.remove(*last)?;
    toml::to_string(&table).ok()
}

/// Reads a file, telling `read` whether to compare it with its schema: not if the file is proven.
/// If there are errors nevertheless, it is read again like any other.
pub(crate) fn trusted<T>(
    proven: bool,
    out: &mut Vec<Diagnostic>,
    read: impl Fn(bool, &mut Vec<Diagnostic>) -> Option<T>,
) -> Option<T> {
    if proven {
        let mut wrong = Vec::new();
        let found = read(false, &mut wrong);
        if found.is_some() && wrong.is_empty() {
            return found;
        }
    }
    read(true, out)
}

/// Maximum size of a TOML file in bytes. The largest card of the built-in games has 2 KiB, and
/// reading needs up to 700 times the size of the file in memory.
const LARGEST: usize = 64 << 10;

/// A finding if a file is too large to be a card, a map or settings.
fn too_large(source: &Source) -> Option<Diagnostic> {
    let bytes = source.text().len();
    let message = format!("the file has {bytes} bytes, more than {} KiB", LARGEST >> 10);
    let help = "a card is a small table: split the file, or check that it is the right one";
    let finding = || Diagnostic::error(diag::codes::TOO_LARGE, message, source.top()).help(help);
    (bytes > LARGEST).then(finding)
}

/// Parses a text. Reports everything that is not valid TOML, one finding per line.
pub(crate) fn parse<'s>(source: &'s Source, out: &mut Vec<Diagnostic>) -> Option<DeTable<'s>> {
    if let Some(finding) = too_large(source).or_else(|| too_deep(source)) {
        out.push(finding);
        return None;
    }
    let (table, mut errors) = DeTable::parse_recoverable(source.text());
    if errors.is_empty() {
        return Some(table.into_inner());
    }
    let begins = |error: &Error| error.span().map_or(0, |span| span.start);
    errors.sort_by_key(begins);
    let mut lines = BTreeSet::new();
    let mut findings = Vec::new();
    if let Some(at) = never_closed(source) {
        // Errors after that are consequences.
        errors.retain(|error| begins(error) < at);
        let message = "this is never closed";
        findings.push(Diagnostic::error(diag::codes::SYNTAX, message, source.place(at..at + 1)));
    }
    for error in &errors {
        let finding = syntax(source, table.get_ref(), error);
        if lines.insert(finding.place.start().line) {
            findings.push(finding);
        }
    }
    if findings.iter().any(|finding| finding.code == diag::codes::SYNTAX) {
        // A broken header adds its keys to the table before it, so drop findings about keys.
        findings.retain(|finding| finding.code == diag::codes::SYNTAX);
    }
    cut(&mut findings, source);
    out.extend(findings);
    None
}

fn syntax(source: &Source, table: &DeTable<'_>, error: &Error) -> Diagnostic {
    let span = error.span().unwrap_or(0..0);
    let text = source.text();
    let place = source.place(span.clone());
    if error.message().starts_with("duplicate key") {
        let key = text.get(span.clone()).unwrap_or("").trim_matches(['"', '\'']);
        let message = format!("duplicate key “{key}”");
        let finding = Diagnostic::error(codes::DUPLICATE_KEY, message, place);
        return match walk(table, &[key]).filter(|first| first.key.end <= span.start) {
            Some(first) => finding.label(source.place(first.key), "first here"),
            None => finding,
        };
    }
    let before = text.get(..span.start).unwrap_or("").trim_end_matches([' ', '\t']);
    if span.is_empty() && before.ends_with('=') {
        return Diagnostic::error(diag::codes::SYNTAX, "the value is missing", place)
            .help("write it after “=”; put text in quotes");
    }
    let word = text.get(span.clone()).unwrap_or("");
    if before.ends_with('=') && word.starts_with(char::is_alphabetic) && !word.contains('"') {
        return Diagnostic::error(
            diag::codes::SYNTAX,
            format!("“{word}” is not a value"),
            place.clone(),
        )
        .help("put text in quotes")
        .fix(place, format!("\"{word}\""));
    }
    if let Some(finding) = slips::said(source, span.start) {
        return finding;
    }
    Diagnostic::error(diag::codes::SYNTAX, format!("invalid TOML: {}", error.message()), place)
}

/// Turns a table that fits its schema into a value. Reports errors that only serde detects.
pub(crate) fn value<T: DeserializeOwned>(
    source: &Source,
    table: DeTable<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<T> {
    let whole = Spanned::new(0..0, table);
    T::deserialize(Deserializer::from(whole))
        .map_err(|error| out.push(refused(source, &error, source.top())))
        .ok()
}

/// A finding about a value that serde rejects.
pub(crate) fn refused(source: &Source, error: &Error, otherwise: Place) -> Diagnostic {
    let place = error.span().map_or(otherwise, |span| source.place(span));
    slips::unfit(error.message().trim_end_matches('.'), place)
}
