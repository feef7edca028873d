//! Remarks about the cards as a whole: mistakes that no single file shows and that do not prevent
//! play. Errors that prevent play are reported by loading.

mod boxes;
mod decks;
mod goals;
mod likelihoods;
mod lists;
mod sets;
mod twins;
mod uncalled;

use diag::Diagnostic;

use super::Read;
use super::catalogue::{Catalogue, EditionCards};

/// The input of all remarks.
pub(crate) struct Held<'r> {
    /// Everything in the packs.
    pub(crate) read: &'r Read,
    /// The editions that can be played, each with the contents of its table.
    editions: &'r [EditionCards],
    /// Whether all files could be read. Only then can a card be reported as missing.
    pub(crate) whole: bool,
}

/// Number of spaces on a sheet.
const SPACES: u8 = 18;

/// A check that adds remarks about one subject.
type Remark = fn(&Held<'_>, &mut Vec<Diagnostic>);

const REMARKS: &[Remark] = &[
    boxes::look,
    decks::look,
    goals::look,
    crate::expansions::remark,
    likelihoods::look,
    lists::look,
    sets::look,
    twins::look,
];

impl Catalogue {
    /// All remarks about the cards. With `whole` false, some files could not be read, and nothing
    /// is reported as missing.
    pub fn remarks(&self, whole: bool) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        if let Some(read) = &self.read {
            let held = Held { read, editions: &self.editions, whole };
            REMARKS.iter().for_each(|remark| remark(&held, &mut out));
            out.extend(read.taken_numbers());
        }
        uncalled::look(self.infos(), &mut out);
        out
    }
}

/// The first index at which a list breaks a rule; the rule gets an entry and the next one.
pub(crate) fn breach<T>(list: &[T], goes_on: impl Fn(&T, &T) -> bool) -> Option<usize> {
    list.windows(2).position(|pair| !goes_on(&pair[0], &pair[1])).map(|at| at + 1)
}
