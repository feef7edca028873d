//! Scopes: which names are visible where.

use crate::tree::{LocalId, Tree};

/// The names visible at a place.
#[derive(Default)]
pub(super) struct Scopes<'a> {
    /// The declared names whose scopes are open, innermost last.
    pub(super) open: Vec<(&'a str, LocalId)>,
    /// The number of functions around the place.
    pub(super) depth: usize,
}

impl Scopes<'_> {
    /// The local that a name refers to.
    pub(super) fn find(&self, name: &str) -> Option<LocalId> {
        self.open.iter().rev().find(|(known, _)| *known == name).map(|(_, local)| *local)
    }

    /// Ends the scopes of all names except the first ones.
    pub(super) fn close(&mut self, tree: &mut Tree, first: usize, end: u32) {
        for (_, local) in self.open.drain(first..) {
            tree.locals[local.0].until = end;
        }
    }
}
