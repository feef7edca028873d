//! Tables that cannot be set, because the packs do not hold enough for them.

use diag::Diagnostic;
use engine::Opened;
use play::SetupError;

use crate::codes;
use crate::look::Look;

/// A table that cannot be set.
pub(crate) struct Short {
    /// How many sit at it.
    seats: u8,
    /// Of what there is not enough, as packs name it.
    kind: String,
    /// So many there are.
    there: usize,
    /// So many are needed.
    wanted: usize,
}

impl Short {
    /// The tables of a game that cannot be set: the first for each kind of which there is not enough.
    pub(crate) fn tables(opened: &dyn Opened) -> Vec<Self> {
        let mut short: Vec<Self> = Vec::new();
        for setup in opened.setups() {
            let seats = setup.seats;
            let Err(SetupError::Content { kind, there, wanted }) = opened.table(setup, 0) else {
                continue;
            };
            if short.iter().all(|known| known.kind != kind) {
                short.push(Self { seats, kind, there, wanted });
            }
        }
        short
    }
}

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let packs = || look.content.packs_of(look.shelved.id());
    let own = packs().filter(|pack| look.content.is_own(pack.source.path())).last();
    let Some(pack) = own.or_else(|| packs().last()) else { return };
    for Short { seats, kind, there, wanted } in &look.short {
        let message =
            format!("a table of {seats} needs {wanted} of “{kind}”, and there are {there}");
        let help = format!(
            "add {} to the packs, or require one that has them",
            wanted.saturating_sub(*there)
        );
        out.push(Diagnostic::warning(codes::NO_TABLE, message, pack.source.top()).help(help));
    }
}
