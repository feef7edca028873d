//! Refusals about the things of Monsters & Minions.

use play::Ref;

use super::choice::MonsterWhy;
use crate::numbers::MinionNo;
use crate::refusal::{Refusals, Why};

impl Refusals<'_> {
    /// Adds why a minion is not offered.
    pub(crate) fn minion(&mut self, minion: MinionNo, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("MinionNo", minion.0.into()), choice, why);
    }

    /// Adds why the experience, honor and injuries of the seat are not offered.
    pub(super) fn earned(&mut self, choice: &'static str, why: MonsterWhy) {
        self.add(Some(earned()), choice, why);
    }

    /// Adds why the combat dice of the seat are not offered.
    pub(super) fn combat_dice(&mut self, choice: &'static str, why: MonsterWhy) {
        self.add(Some(combat_dice()), choice, why);
    }
}

/// The reference to experience, honor and injuries of a hero on its sheet.
pub(super) fn earned() -> Ref {
    Ref::new("hero", "xp")
}

/// The reference to the combat dice of a hero.
pub(super) fn combat_dice() -> Ref {
    Ref::new("hero", "combat-dice")
}
