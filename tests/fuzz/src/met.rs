//! What bytes lead to, as numbers: bytes that lead to something new are worth changing further.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::mem;

use diag::Diagnostic;

thread_local! {
    static MET: RefCell<BTreeSet<u64>> = const { RefCell::new(BTreeSet::new()) };
}

/// What the targets met since this was asked last: a number for each finding in other words, and one
/// for all codes together.
pub fn met() -> BTreeSet<u64> {
    MET.with_borrow_mut(mem::take)
}

/// Notes findings, whatever they quote and count.
pub(crate) fn note(findings: &[Diagnostic]) {
    let codes: BTreeSet<&str> = findings.iter().map(|finding| finding.code.name()).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    MET.with_borrow_mut(|met| {
        met.insert(number(&codes.join("+")));
        for finding in findings {
            met.insert(number(&format!("{} {}", finding.code.name(), plain(&finding.message))));
        }
    });
}

/// A message without what is quoted and without numbers.
fn plain(message: &str) -> String {
    let mut quoted = false;
    let kept = message.chars().filter(|letter| {
        quoted = (quoted || *letter == '“') && *letter != '”';
        !quoted && !letter.is_ascii_digit()
    });
    kept.collect()
}

/// The same number for the same text, in each build (FNV-1a).
fn number(text: &str) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325;
    text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
