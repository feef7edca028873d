//! What has run of scripts, line by line.

use std::collections::BTreeMap;

use crate::host::Host;
use crate::stage::Stage;

/// The lines of a script that can run, and whether they have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The path of the script.
    pub path: String,
    /// By line, counted from 1: whether a statement or a value that begins there has run.
    pub lines: BTreeMap<u32, bool>,
}

impl<S: Stage> Host<S> {
    /// What has run, since they were loaded, of the programs that
    /// [count](crate::Program::counting). Of others it is nothing.
    pub fn covered(&self) -> Vec<Covered> {
        let covered = self.chunks().map(|(path, chunk)| {
            let mut lines = BTreeMap::new();
            chunk.coverage(|function| {
                for (line, hits) in (0..).zip(function.hits) {
                    // Below zero is a line on which nothing begins.
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
