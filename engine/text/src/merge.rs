//! Merges the files of one language into spaces of entries.

use std::collections::{BTreeMap, btree_map};

use diag::Diagnostic;

use crate::TERMS;
use crate::check;
use crate::codes;
use crate::facts::Entry;
use crate::outline;
use crate::tree::{Found, Tree, language};

/// Entries by language and space; the shared terms are the space [`TERMS`].
pub(crate) type Spaces = BTreeMap<String, BTreeMap<String, Vec<Entry>>>;

/// Reads the files of the languages that are wanted. Of entries with the same id the first wins.
pub(crate) fn read(trees: &[Tree<'_>], wanted: &dyn Fn(&str) -> bool) -> (Spaces, Vec<Diagnostic>) {
    let mut spaces = Spaces::new();
    let mut findings = Vec::new();
    for tree in trees {
        let mut before = String::new();
        for found in tree.found() {
            let new = before != found.tag;
            before.clone_from(&found.tag);
            let Some(tag) = folder(tree, &found, new, &mut findings) else {
                continue;
            };
            if !wanted(&tag) {
                continue;
            }
            let (entries, wrong) = match tree.read(&found.path) {
                Ok(source) => outline::read(&source),
                Err(wrong) => (Vec::new(), vec![*wrong]),
            };
            findings.extend(wrong);
            let space = spaces.entry(tag).or_default().entry(found.space).or_default();
            space.extend(entries);
        }
    }
    for (tag, spaces) in &mut spaces {
        findings.extend(settle(tag, spaces));
    }
    (spaces, findings)
}

/// The language of a file's folder; what is wrong with the folder's name is said once.
fn folder(
    tree: &Tree<'_>,
    found: &Found,
    new: bool,
    findings: &mut Vec<Diagnostic>,
) -> Option<String> {
    let place = || tree.source(&found.path).top();
    if found.tag.is_empty() {
        let message = "this file lies outside the folder of a language";
        let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
        findings.push(wrong.help("move it into the folder of its language, such as `en`"));
        return None;
    }
    let Some(language) = language(&found.tag) else {
        if new {
            let message = format!("the folder `{}` is not named after a language", found.tag);
            let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
            findings.push(wrong.help("name it by a language tag such as `en`, `fr` or `pt-BR`"));
        }
        return None;
    };
    let tag = language.to_string();
    if new && tag != found.tag {
        let message = format!("the folder `{}` is not named by its language tag", found.tag);
        let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
        findings.push(wrong.help(format!("name it `{tag}`")));
    }
    Some(tag)
}

/// Drops repeated entries and checks what is left, space by space.
fn settle(tag: &str, spaces: &mut BTreeMap<String, Vec<Entry>>) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let mut shared = spaces.remove(TERMS).unwrap_or_default();
    shared.retain(|entry| {
        if !entry.term {
            let message = format!("`{TERMS}.ftl` holds a message, `{}`", entry.id);
            let wrong = Diagnostic::error(codes::MESSAGE_IN_TERMS, message, entry.place.clone());
            findings.push(wrong.help(format!("make it a term: `-{}`", entry.id)));
        }
        entry.term
    });
    findings.extend(drop_repeated(tag, &[], &mut shared));
    findings.extend(check::check(TERMS, &mut shared, &[]));
    for (space, entries) in spaces.iter_mut() {
        findings.extend(drop_repeated(tag, &shared, entries));
        findings.extend(check::check(space, entries, &shared));
    }
    if !shared.is_empty() {
        spaces.insert(TERMS.to_owned(), shared);
    }
    findings
}

fn drop_repeated(tag: &str, shared: &[Entry], entries: &mut Vec<Entry>) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let mut first: BTreeMap<_, _> =
        shared.iter().map(|entry| ((entry.term, entry.id.as_str()), entry)).collect();
    let mut repeated = Vec::with_capacity(entries.len());
    for entry in &*entries {
        let before = match first.entry((entry.term, entry.id.as_str())) {
            btree_map::Entry::Occupied(before) => before,
            btree_map::Entry::Vacant(place) => {
                place.insert(entry);
                repeated.push(false);
                continue;
            }
        };
        repeated.push(true);
        let message = format!("`{}` is already said in `{tag}`", entry.written());
        let wrong = Diagnostic::error(codes::DUPLICATE, message, entry.place.clone());
        findings.push(wrong.label(before.get().place.clone(), "first here"));
    }
    let mut repeated = repeated.into_iter();
    entries.retain(|_| repeated.next() != Some(true));
    findings
}
