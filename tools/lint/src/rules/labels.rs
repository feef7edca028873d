//! Labels in quotation marks that no text of the language shows: «press “Kontinue”».

use std::collections::BTreeMap;

use diag::{Diagnostic, Source};

use super::typography::outer_quotes;
use crate::codes;
use crate::look::Look;

/// The space of what tutorials say.
const LESSONS: &str = "lesson";

/// What a card says for the atmosphere may quote anybody.
const FLAVOUR: &str = ".flavour";

/// Shorter quotations are letters and signs.
const SHORTEST: usize = 3;

/// A label with the byte of its file where it begins.
struct Label<'l> {
    source: &'l Source,
    tag: &'l str,
    start: usize,
    words: &'l str,
}

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut labels = Vec::new();
    for (tag, space, source) in look.locales.files() {
        if (look.is_kind(space) || space == LESSONS) && look.is_wanted(source.path()) {
            labels.extend(labels_of(tag, source));
        }
    }
    if labels.is_empty() {
        return;
    }
    let mut languages: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (tag, _, source) in look.locales.files() {
        if labels.iter().any(|label| label.tag == tag) {
            languages.entry(tag).or_default().push(source.text().to_lowercase());
        }
    }
    for label in labels {
        let words = label.words.to_lowercase();
        let times = |text: &String| text.matches(words.as_str()).count();
        let shown: usize = languages.get(label.tag).into_iter().flatten().map(times).sum();
        if shown <= 1 {
            let message = format!("no text of “{}” shows “{}”", label.tag, label.words);
            let end = label.start + label.words.len();
            let finding = Diagnostic::warning(
                codes::UNKNOWN_LABEL,
                message,
                label.source.place(label.start..end),
            );
            out.push(finding.help("quote exactly what players see"));
        }
    }
}

/// The labels of a file: words of letters between quotation marks.
fn labels_of<'l>(tag: &'l str, source: &'l Source) -> Vec<Label<'l>> {
    let Some((open, close)) = outer_quotes(tag) else { return Vec::new() };
    let text = source.text();
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        let plain = line.trim_start();
        if !plain.starts_with('#') && !plain.starts_with(FLAVOUR) {
            for (at, _) in line.match_indices(open) {
                let rest = &line[at + open.len_utf8()..];
                let Some(words) = rest.find(close).map(|end| &rest[..end]) else { continue };
                let words = words.trim();
                let letters = words.chars().all(|one| one.is_alphabetic() || one == ' ');
                if letters && words.chars().count() >= SHORTEST {
                    let begin = words.as_ptr() as usize - text.as_ptr() as usize;
                    found.push(Label { source, tag, start: begin, words });
                }
            }
        }
    }
    found
}
