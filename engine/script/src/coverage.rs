//! Line coverage of scripts.

use std::collections::BTreeMap;

use crate::host::Host;
use crate::stage::Stage;

/// The executable lines of a script, with whether they have run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The path of the script.
    pub path: String,
    /// For each line number, counted from 1: whether a statement or value that begins there has
    /// run.
    pub lines: BTreeMap<u32, bool>,
}

impl<S: Stage> Host<S> {
    /// The coverage of the [instrumented](crate::Program::counting) programs since they were
    /// loaded. Other programs are left out.
    pub fn covered(&self) -> Vec<Covered> {
        let covered = self.chunks().map(|(path, chunk)| {
            let mut lines = BTreeMap::new();
            chunk.coverage(|function| {
                for (line, hits) in (0..).zip(function.hits) {
                    // Below zero: nothing begins on this line.
                    if hits >= 0 {
                        *lines.entry(line).or_default() |= hits > 0;
                    }
                }
            });
            Covered { path: path.to_owned(), lines }
        });
        covered.collect()
    }
}
