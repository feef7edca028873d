//! Things that players cannot tell apart: two cards of one kind, or of kinds that lie together, or two
//! places of a pack, with one name in a language.

use std::collections::BTreeMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, LazyLock};

use diag::{Diagnostic, Inputs, Source, made_of};
use text::Voice;
use text::keys::Key;
use unicode_security::confusable_detection::skeleton;

use crate::codes;
use crate::look::Look;

/// Things that are seen together: cards, by the number of their group of kinds, or the places of a
/// pack, by their file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum SeenTogether<'l> {
    Cards(usize),
    Places(&'l str),
}

/// The index of the first text with each visible name in each group.
#[allow(clippy::disallowed_types, reason = "looked up, never gone through")]
type Firsts<'l> = std::collections::HashMap<(SeenTogether<'l>, String), usize>;

/// Groups of texts with one visible name, as indexes into all texts.
type Alike = Vec<Vec<usize>>;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let together = together(look);
    let files = look.files_of_texts();
    for tag in look.tags {
        let voice = look.locales.voice(tag, Vec::new());
        for alike in alike(look, tag, &voice, &together, &files).iter() {
            let keys = alike.iter().map(|at| &look.keys[*at]);
            let is_there =
                |key: &&Key<'_>| !look.is_kind(key.space) || look.card(key.space, key.id).is_some();
            let mut keys: Vec<&Key<'_>> = keys.filter(is_there).collect();
            // The user's own card is reported, else the one further down in the file.
            keys.sort_by_key(|key| {
                let path = key.place.source.path();
                (look.content.is_own(path), path, key.place.span.start)
            });
            let Some((first, others)) = keys.split_first() else { continue };
            let what = match look.is_kind(first.space) {
                true => "cards".to_owned(),
                false => format!("{}s", first.space),
            };
            let name = shown(&voice, first).unwrap_or_default();
            out.extend(others.iter().map(|key| found(tag, &what, &name, key, first)));
        }
    }
}

/// The texts of a language that give the same visible name to things in one group. Cached until a file of
/// texts changes.
fn alike(
    look: &Look<'_>,
    tag: &str,
    voice: &Voice<'_>,
    together: &BTreeMap<&'static str, usize>,
    files: &[Source],
) -> Arc<Alike> {
    let crew = look.content.library.crew();
    let name = format!("{} {tag} {:?}", look.shelved.id(), look.content.folders());
    made_of(crew, ("same names", &name), Inputs { files, facts: together.clone() }, |_| {
        let places = look.shelved.places();
        let mut firsts: Firsts<'_> = Firsts::new();
        let mut named: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let of_tag = look.keys.iter().enumerate().filter(|(_, key)| key.tag == tag);
        for (at, key) in of_tag.filter(|(_, key)| key.variables.is_some()) {
            let group = match together.get(key.space) {
                Some(group) => SeenTogether::Cards(*group),
                None if places.contains(&key.space) => {
                    SeenTogether::Places(key.place.source.path())
                }
                None => continue,
            };
            let Some(name) = shown(voice, key) else { continue };
            match firsts.entry((group, seen(&name))) {
                Entry::Vacant(none) => {
                    none.insert(at);
                }
                Entry::Occupied(first) => {
                    let first = *first.get();
                    named.entry(first).or_insert_with(|| vec![first]).push(at);
                }
            }
        }
        named.into_values().collect()
    })
}

/// The name as players see it.
fn shown(voice: &Voice<'_>, key: &Key<'_>) -> Option<String> {
    voice.word(key.space, key.id, None, &[]).filter(|name| !name.trim().is_empty())
}

/// What is the same for all names that look the same: case and letters of other scripts do not count.
fn seen(name: &str) -> String {
    if name.chars().all(is_latin) {
        let mut seen = String::with_capacity(name.len() + 8);
        for word in name.split_whitespace() {
            let space = if seen.is_empty() { "" } else { " " };
            seen.push_str(space);
            seen.extend(word.chars().map(|letter| LATIN[letter as usize].as_str()));
        }
        return seen;
    }
    let words = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain: String = words.chars().filter(|letter| !diag::is_suspect(*letter)).collect();
    looks(&plain.to_lowercase())
}

/// Whether a letter looks the same beside any other: combining marks come later in Unicode.
fn is_latin(letter: char) -> bool {
    (letter as usize) < LATIN_LETTERS && !letter.is_control() && !diag::is_suspect(letter)
}

/// What a text is to the eye.
fn looks(text: &str) -> String {
    skeleton(text).collect::<String>().to_lowercase()
}

/// How many letters Unicode begins with that are Latin.
const LATIN_LETTERS: usize = 0x300;

/// What each of them looks like. Most names consist of these, and a large pack has many names.
static LATIN: LazyLock<Vec<String>> = LazyLock::new(|| {
    let letters = (0..LATIN_LETTERS as u32).filter_map(char::from_u32);
    letters.map(|letter| looks(&letter.to_lowercase().to_string())).collect()
});

/// The number of the group of each kind: kinds of which one sentence can name any are one group.
fn together(look: &Look<'_>) -> BTreeMap<&'static str, usize> {
    let kinds = look.shelved.kinds().iter().enumerate();
    let mut groups: BTreeMap<&str, usize> = kinds.map(|(nth, kind)| (*kind, nth + 1)).collect();
    for kinds in look.things.values() {
        let of = |kind: &&str| groups.get(*kind).copied();
        let all: Vec<usize> = kinds.iter().filter_map(of).collect();
        let Some(least) = all.iter().min().copied() else { continue };
        groups.values_mut().filter(|group| all.contains(group)).for_each(|group| *group = least);
    }
    groups
}

fn found(tag: &str, what: &str, name: &str, key: &Key<'_>, first: &Key<'_>) -> Diagnostic {
    let message = format!("two {what} have the name “{name}” in “{tag}”");
    Diagnostic::warning(codes::SAME_NAME, message, key.place.clone())
        .label(first.place.clone(), "the other one")
        .help("give one of them another name: an answer with this name could mean either")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_latin_letters_look_as_any_other() {
        let all = (0..LATIN_LETTERS as u32).filter_map(char::from_u32);
        let all: String = all.filter(|sign| is_latin(*sign)).collect();
        let back: String = all.chars().rev().collect();
        for name in [&*all, &*back, "Old Mill", "0ld MiI1", "rn is m", "Hache rouillée", "Œuf Äße"]
        {
            let words = name.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(seen(name), looks(&words.to_lowercase()), "{name}");
        }
        assert_eq!(seen("Old Mill"), seen("\u{41e}ld Mill"), "a Cyrillic O");
    }
}
