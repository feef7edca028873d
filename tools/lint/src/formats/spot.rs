//! The position of a finding in lines and columns, and its identity across runs.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place};

use super::Roots;

/// Lines and columns from 1, columns in characters. The end is after the last character.
pub(super) struct LineSpan {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) end_line: usize,
    pub(super) end_column: usize,
}

impl LineSpan {
    pub(super) fn of(place: &Place) -> Self {
        let (start, end) = (place.start(), place.end());
        Self { line: start.line, column: start.column, end_line: end.line, end_column: end.column }
    }
}

/// The identities of findings across runs. They stay while code, file, message and line text stay,
/// wherever the line moves and the program is run; a file is known by its path within its pack.
/// Equal findings are numbered.
pub(super) struct Fingerprints<'r> {
    roots: &'r Roots,
    met: BTreeMap<u64, u32>,
}

impl<'r> Fingerprints<'r> {
    pub(super) fn new(roots: &'r Roots) -> Self {
        Self { roots, met: BTreeMap::new() }
    }

    pub(super) fn of(&mut self, finding: &Diagnostic) -> String {
        let path = self.roots.within(finding.place.source.path());
        let line = line_of(&finding.place);
        let words = [finding.code.name(), &path, &finding.message, line].join("\0");
        let hash = fnv(&words);
        let nth = self.met.entry(hash).or_default();
        *nth += 1;
        format!("{:016x}", fnv(&format!("{hash:016x}{nth}")))
    }
}

/// The line on which a place begins, without surrounding spaces.
pub(crate) fn line_of(place: &Place) -> &str {
    let source = &place.source;
    let line = source.line(place.start().line).span;
    source.text().get(line.start as usize..line.end as usize).unwrap_or("").trim()
}

/// FNV-1a, equal on every machine and in every version.
pub(crate) fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
