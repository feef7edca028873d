//! The file `english.sum`: a line for each text of a language, with its space and id, the sum of
//! the English from which it was translated, and its own sum at that time.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use diag::{Diagnostic, Source};
use text::keys::Key;

/// The name of the file, next to its texts.
pub const FILE: &str = "english.sum";

/// The header of the file.
const HEAD: &str = "\
# From which English each text was translated, and what it said then: written by
# `cardwright locale sync`, compared by `cardwright lint`.
";

/// Sums by space, then by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums(BTreeMap<String, BTreeMap<String, Sum>>);

/// The sums of one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sum {
    /// The English at the time of translation.
    pub(crate) english: u32,
    /// The translation at that time.
    pub(crate) own: u32,
}

impl Sum {
    /// Whether the English has changed since, and the translation has not.
    pub(crate) fn is_stale(self, now: Self) -> bool {
        self.english != now.english && self.own == now.own
    }
}

impl Sums {
    /// The sums of a text.
    pub(crate) fn of(&self, space: &str, id: &str) -> Option<&Sum> {
        self.0.get(space)?.get(id)
    }

    /// Sets the sums of a text.
    pub(crate) fn add(&mut self, space: &str, id: &str, sum: Sum) {
        self.0.entry(space.to_owned()).or_default().insert(id.to_owned(), sum);
    }

    /// All entries: space, id, sums.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &str, &Sum)> {
        self.0.iter().flat_map(|(space, sums)| {
            sums.iter().map(move |(id, sum)| (space.as_str(), id.as_str(), sum))
        })
    }

    /// How these sums differ from older ones, in words.
    pub(crate) fn changes(&self, old: &Self) -> String {
        let new = self.all().filter(|(space, id, sum)| old.of(space, id) != Some(*sum)).count();
        let gone = old.all().filter(|(space, id, _)| self.of(space, id).is_none()).count();
        let sums = |count: usize| if count == 1 { "sum" } else { "sums" };
        match (new, gone) {
            (0, 0) => "its lines in order".to_owned(),
            (0, _) => format!("{gone} old {} removed", sums(gone)),
            (_, 0) => format!("{new} new {}", sums(new)),
            _ => format!("{new} new {}, {gone} old {} removed", sums(new), sums(gone)),
        }
    }

    /// Reads a file. An invalid line is a finding.
    pub(crate) fn read(source: &Source) -> (Self, Vec<Diagnostic>) {
        let (mut sums, mut findings) = (Self::default(), Vec::new());
        for (line, number) in source.text().lines().zip(1..) {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            match entry(line) {
                Some((space, id, sum)) => sums.add(space, id, sum),
                None => {
                    let message = "this line is not a text with two sums";
                    let place = source.line(number);
                    findings.push(
                        Diagnostic::error(diag::codes::SYNTAX, message, place)
                            .help("remove it; `cardwright locale sync` writes what is missing"),
                    );
                }
            }
        }
        (sums, findings)
    }

    /// The text of the file.
    pub(crate) fn write(&self) -> String {
        let mut text = HEAD.to_owned();
        for (space, id, Sum { english, own }) in self.all() {
            let _ = writeln!(text, "{space}/{id} {english:08x} {own:08x}");
        }
        text
    }
}

fn entry(line: &str) -> Option<(&str, &str, Sum)> {
    let mut words = line.split_whitespace();
    let (space, id) = words.next()?.split_once('/')?;
    let mut sum = || u32::from_str_radix(words.next()?, 16).ok();
    let sum = Sum { english: sum()?, own: sum()? };
    words.next().is_none().then_some((space, id, sum))
}

/// The sum of a text with its attributes: folded FNV-1a. Indentation does not matter.
pub(crate) fn sum(key: &Key<'_>) -> u32 {
    let range = key.whole.span.start as usize..key.whole.span.end as usize;
    let text = key.whole.source.text().get(range).unwrap_or_default();
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    // Words, each followed by a space.
    let mut within = false;
    for byte in text.bytes() {
        let blank = byte.is_ascii_whitespace();
        if !blank {
            add(byte);
        } else if within {
            add(b' ');
        }
        within = !blank;
    }
    if within {
        add(b' ');
    }
    (sum ^ (sum >> 32)) as u32
}
