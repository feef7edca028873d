//! What seats gain in Monsters & Minions, and which events are counted.

use play::{Ref, Seat};

use super::event::MonsterEvent;
use crate::RollPlayer;

impl RollPlayer {
    /// Trophies, and adventure cards that gave something.
    pub(crate) fn won_by(&self, event: &MonsterEvent) -> Option<(Seat, Ref)> {
        if let MonsterEvent::TrophyTaken { seat, minion } = event {
            Some((*seat, self.thing("MinionNo", minion.0.into())?))
        } else if let MonsterEvent::AdventureGave { seat, adventure, .. } = event {
            Some((*seat, self.thing("AdventureNo", adventure.0.into())?))
        } else {
            None
        }
    }
}

impl MonsterEvent {
    /// Calls `each` with the word ids under which the event is counted, and the seat.
    pub(crate) fn counted(&self, mut each: impl FnMut(&'static str, Seat)) {
        use MonsterEvent::*;
        match *self {
            Hunted { seat, .. } => each("count-hunt", seat),
            MercenaryHired { seat, .. } => each("count-mercenary", seat),
            CombatRerolled { seat, .. } => each("count-reroll", seat),
            ActionBought { seat, .. } => each("count-xp-action", seat),
            TrophyTaken { seat, .. } => each("count-trophy", seat),
            Slain { seat, .. } => each("count-slain", seat),
            MonsterRevealed { .. }
            | MinionTurned { .. }
            | MinionPassed { .. }
            | MinionReturned { .. }
            | CombatRolled { .. }
            | HuntEnded { .. }
            | CombatEnded { .. }
            | Stored { .. }
            | Unpacked { .. }
            | XpGained { .. }
            | XpPaid { .. }
            | Recovered { .. }
            | Injured { .. }
            | Healed { .. }
            | Honoured { .. }
            | TokenTaken { .. }
            | Looked { .. }
            | FinaleBegan { .. }
            | GoalsCounted { .. }
            | CombatDiceTaken { .. }
            | AdventureTurned { .. }
            | AdventureGave { .. }
            | AdventureRefused { .. }
            | RerollForced { .. }
            | Attacked { .. }
            | Withstood { .. } => {}
        }
        if let Some(seat) = self.spender() {
            each("count-xp-spent", seat);
        }
    }

    /// The seat that spent experience, for any purpose.
    fn spender(&self) -> Option<Seat> {
        if let Self::MercenaryHired { seat, xp: 1.., .. }
        | Self::CombatRerolled { seat, .. }
        | Self::ActionBought { seat, .. }
        | Self::Recovered { seat, .. }
        | Self::XpPaid { seat, .. } = *self
        {
            Some(seat)
        } else {
            None
        }
    }
}
