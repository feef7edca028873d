//! Where a finding is, in lines and columns, and what it is called across runs.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place};

/// Lines and columns from 1, columns in characters; the end is behind the last character.
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) end_line: usize,
    pub(super) end_column: usize,
}

impl Spot {
    pub(super) fn of(place: &Place) -> Self {
        let (start, end) = (place.start(), place.end());
        Self { line: start.line, column: start.column, end_line: end.line, end_column: end.column }
    }
}

/// What findings are called across runs: the same while code, file, message and the line they are
/// about stay the same, wherever that line moves to. Findings that are equal in these are numbered.
#[derive(Default)]
pub(super) struct Fingerprints(BTreeMap<u64, u32>);

impl Fingerprints {
    pub(super) fn of(&mut self, finding: &Diagnostic) -> String {
        let (path, line) = (finding.place.source.path(), line_of(&finding.place));
        let path = path.strip_prefix("./").unwrap_or(path);
        let words = [finding.code.name(), path, &finding.message, line].join("\0");
        let hash = fnv(&words);
        let nth = self.0.entry(hash).or_default();
        *nth += 1;
        format!("{:016x}", fnv(&format!("{hash:016x}{nth}")))
    }
}

/// The line that a place begins on, without the spaces around it.
pub(crate) fn line_of(place: &Place) -> &str {
    let source = &place.source;
    let line = source.line(place.start().line).span;
    source.text().get(line.start as usize..line.end as usize).unwrap_or("").trim()
}

/// FNV-1a: the same on every machine and in every version.
pub(crate) fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
