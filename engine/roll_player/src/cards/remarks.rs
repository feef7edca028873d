//! What is wrong with the cards as a game: what no single file shows, and nothing that plays asks
//! for. Loading has said what cannot be played with.

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

/// What remarks are made on.
pub(crate) struct Held<'r> {
    /// All that the packs hold.
    pub(crate) read: &'r Read,
    /// The editions that can be played, each with what a table of it lays out.
    editions: &'r [EditionCards],
    /// Whether all of it could be read: only then what is absent is not there.
    pub(crate) whole: bool,
}

/// Spaces of a sheet.
const SPACES: u8 = 18;

/// What is said of one subject.
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
    /// Everything that is wrong with the cards as a game. What is absent is only said where the
    /// packs could be read as a `whole`.
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

/// Where a list first does not go on as it must, given one entry and the next.
pub(crate) fn breach<T>(list: &[T], goes_on: impl Fn(&T, &T) -> bool) -> Option<usize> {
    list.windows(2).position(|pair| !goes_on(&pair[0], &pair[1])).map(|at| at + 1)
}
