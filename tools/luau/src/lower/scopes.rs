//! Which names are known where.

use crate::tree::{LocalId, Tree};

/// The names that are known at a place.
#[derive(Default)]
pub(super) struct Scopes<'a> {
    /// Those that are declared so far and not at the end of their scope, the innermost last.
    pub(super) open: Vec<(&'a str, LocalId)>,
    /// In how many functions the place is.
    pub(super) depth: usize,
}

impl Scopes<'_> {
    /// What a name means.
    pub(super) fn find(&self, name: &str) -> Option<LocalId> {
        self.open.iter().rev().find(|(known, _)| *known == name).map(|(_, local)| *local)
    }

    /// Ends the scopes of all names but the first.
    pub(super) fn close(&mut self, tree: &mut Tree, first: usize, end: u32) {
        for (_, local) in self.open.drain(first..) {
            tree.locals[local.0].until = end;
        }
    }
}
