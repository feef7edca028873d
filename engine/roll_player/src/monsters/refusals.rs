//! The things of Monsters & Minions of which is said why they are not offered.

use play::Ref;

use super::choice::MonsterWhy;
use crate::numbers::MinionNo;
use crate::refusal::{Refusals, Why};

impl Refusals<'_> {
    /// A minion.
    pub(crate) fn minion(&mut self, minion: MinionNo, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("MinionNo", minion.0.into()), choice, why);
    }

    /// What the seat has earned in hunts.
    pub(super) fn earned(&mut self, choice: &'static str, why: MonsterWhy) {
        self.add(Some(earned()), choice, why);
    }

    /// The combat dice of the seat.
    pub(super) fn combat_dice(&mut self, choice: &'static str, why: MonsterWhy) {
        self.add(Some(combat_dice()), choice, why);
    }
}

/// Experience, honour and injuries of a hero, as a thing on its sheet.
pub(super) fn earned() -> Ref {
    Ref::new("hero", "xp")
}

/// The combat dice of a hero.
pub(super) fn combat_dice() -> Ref {
    Ref::new("hero", "combat-dice")
}
