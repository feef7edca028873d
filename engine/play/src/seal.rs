//! The seal of a saved game: detects heads that the program did not write.

use diag::{Diagnostic, Source};

use crate::advisor::Advisor;
use crate::codes;
use crate::digest::{digest, short};
use crate::lock::Lock;
use crate::record::{Head, HeadEntry, Record};
use crate::seat::Seat;

/// The key in the head of a game that does not count among results: [`BY_HAND`],
/// [`PACKS_CHANGED`] or [`FROM_RULING`].
pub const CHANGED: &str = "changed";
/// The value for a file that was edited by hand.
pub const BY_HAND: &str = "by-hand";
/// The value for a game whose packs have changed since it began.
pub const PACKS_CHANGED: &str = "packs";
/// The value for a game that began at the position of a ruling.
pub const FROM_RULING: &str = "ruling";

/// The key of the hash over all other entries of a head.
pub(crate) const SEAL: &str = "seal";

/// The grammatical genders of players.
const GENDERS: [&str; 2] = ["f", "m"];

impl Head {
    /// Seals the head of a saved game, so that later changes are detected. The head of a record
    /// without a lock, such as a ruling, has no seal.
    pub(crate) fn seal(&mut self) {
        if self.get("lock").is_some() {
            let seal = self.sum();
            self.set(SEAL, &seal);
        }
    }

    /// The hash of all entries except the seal, in writing order.
    fn sum(&self) -> String {
        let entries = self.sorted().into_iter().filter(|entry| entry.key != SEAL);
        let words: Vec<(&str, &str)> =
            entries.map(|entry| (entry.key.as_str(), entry.value.as_str())).collect();
        format!("{:08x}", short(digest(&words)))
    }
}

/// Signs that the head of a saved game was edited by hand: unknown words, or else a wrong seal.
/// Saved games whose locks are hashes of file bytes predate the seal.
pub(crate) fn changed_head(record: &Record) -> Vec<Diagnostic> {
    let Record { head, source, .. } = record;
    let mut findings = strange_words(head, source);
    if !findings.is_empty() {
        return findings;
    }
    let is_older = head.get("lock").is_some_and(|lock| Lock::parse(&lock.value).is_of_bytes());
    match head.get(SEAL) {
        None if is_older => {}
        None => {
            findings.push(found("`seal` is missing in the head of the saved game", source.top()))
        }
        Some(seal) if seal.value == head.sum() => {}
        Some(seal) => {
            let message = "the head of this game does not match its seal";
            findings.push(found(message, source.place(seal.span.clone())));
        }
    }
    findings
}

/// Entries about players and the game with values that the program never writes.
fn strange_words(head: &Head, source: &Source) -> Vec<Diagnostic> {
    let seats = head.value("seats").parse().unwrap_or(u8::MAX);
    let strange = head.entries().iter().filter_map(|entry| {
        Some(found(&strange_word(entry, seats)?, source.place(entry.span.clone())))
    });
    strange.collect()
}

/// Why the program cannot have written an entry; `None` if it can.
fn strange_word(entry: &HeadEntry, seats: u8) -> Option<String> {
    let HeadEntry { key, value, .. } = entry;
    let one_of = |word: &str, words: &[&str]| {
        (!words.contains(&word))
            .then(|| format!("`{key}` cannot be `{word}`: {}", words.join(", ")))
    };
    match key.as_str() {
        "name" | "gender" | "played" => {
            let (seat, word) = value.split_once(' ').unwrap_or((value, ""));
            if !(0..seats).any(|known| Seat(known).to_string() == seat) {
                return Some(format!("`{key}` names an unknown seat: `{value}`"));
            }
            match key.as_str() {
                "gender" => one_of(word, &GENDERS),
                "played" if word.parse::<Advisor>().is_ok() => None,
                "played" => one_of(word, &[&["human"][..], &Advisor::WORDS].concat()),
                _ => word.is_empty().then(|| format!("the name is missing after `{key} {seat}`")),
            }
        }
        CHANGED => one_of(value, &[BY_HAND, PACKS_CHANGED, FROM_RULING]),
        "lang" => {
            let part = |part: &str| {
                !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
            };
            let is_tag = value.split('-').all(part);
            (!is_tag).then(|| format!("`{value}` is not a language tag"))
        }
        _ => None,
    }
}

fn found(message: &str, place: diag::Place) -> Diagnostic {
    let found = Diagnostic::error(codes::CHANGED_BY_HAND, message, place);
    found.help("use `--trust` to continue, or use another file")
}
