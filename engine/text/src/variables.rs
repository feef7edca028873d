//! The variables of a text.

use std::slice;

use diag::Place;

/// The variables of a text by name, each with its first place. A text has few of them, and a large
/// pack has many texts, so a sorted list uses the least memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variables(Vec<(String, Place)>);

impl Variables {
    /// Adds a variable, unless it exists; the earlier place stays.
    pub(crate) fn add(&mut self, name: &str, place: impl FnOnce() -> Place) {
        if let Err(at) = self.position(name) {
            if self.0.is_empty() {
                // Most texts have exactly one.
                self.0.reserve_exact(1);
            }
            self.0.insert(at, (name.to_owned(), place()));
        }
    }

    fn position(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a variable is among them.
    pub fn contains(&self, name: &str) -> bool {
        self.position(name).is_ok()
    }

    /// Their names, in order.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.0.iter().map(|(name, _)| name)
    }

    /// The variables, ordered by name.
    pub fn iter(&self) -> slice::Iter<'_, (String, Place)> {
        self.0.iter()
    }
}

impl<'v> IntoIterator for &'v Variables {
    type Item = &'v (String, Place);
    type IntoIter = slice::Iter<'v, (String, Place)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
