//! Events of Monsters & Minions. The game treats them as its own events: cards hear them by their
//! names, the log shows them, and `.play` files contain them.

use play::Seat;

use crate::event::about::{self, About};
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo, Slot};
use crate::words::{AdventureKind, Attribute, News};

effects::events! {
    /// One event of the expansion. For experience, honor and injuries, `card` is the card whose
    /// effect gave them.
    MonsterEvent {
        /// The monster was drawn.
        Players, Hunts: MonsterRevealed { monster: MonsterNo },
        /// A minion was revealed.
        Players, Hunts: MinionTurned { minion: MinionNo },
        /// A hunter paid gold for another minion, and this one went under the deck.
        All(Gold(gold), By(seat)), Hunts: MinionPassed { seat: Seat, minion: MinionNo, gold: u8 },
        /// A seat hunts the current minion with this number of combat dice.
        All(Dice(dice), By(seat)), Hunts: Hunted { seat: Seat, minion: MinionNo, dice: u8 },
        /// A seat hired a mercenary, which adds a combat die.
        Players, Hunts: MercenaryHired { seat: Seat, xp: u8, gold: u8, charisma: u8 },
        /// A combat die was rolled.
        Players, Hunts: CombatRolled { seat: Seat, face: u8 },
        /// A combat die was re-rolled for experience.
        Players, Hunts: CombatRerolled { seat: Seat, from: u8, to: u8, xp: u8 },
        /// The dice of a hunt are final: their sum, the bonus of cards, and the total.
        All(Total(total), By(seat)), Hunts: HuntEnded { seat: Seat, minion: MinionNo, sum: i16, more: i16, total: u8 },
        /// The combat dice were returned.
        Nobody: CombatEnded { seat: Seat },
        /// A die just taken was stored next to the sheet.
        Players, Dice: Stored { seat: Seat, die: Die },
        /// A stored die was taken to be placed.
        Players, Dice: Unpacked { seat: Seat, die: Die },
        /// A seat gained experience.
        All(Xp(xp), By(seat)), Rewards: XpGained { seat: Seat, xp: u8, card: Option<Slot> },
        /// A seat paid experience for a card's effect.
        All(Xp(xp), By(seat)), Rewards: XpPaid { seat: Seat, xp: u8, card: Slot },
        /// A seat was injured.
        All(Tokens(injuries), By(seat)), Rewards:
            Injured { seat: Seat, injuries: u8, card: Option<Slot> },
        /// Injuries of a seat were healed.
        All(Tokens(injuries), By(seat)), Rewards: Healed { seat: Seat, injuries: u8, card: Slot },
        /// A seat paid experience to discard an injury.
        All(Xp(xp), By(seat)), Rewards: Recovered { seat: Seat, xp: u8 },
        /// A seat gained honor.
        All(Tokens(honour), By(seat)), Rewards:
            Honoured { seat: Seat, honour: u8, card: Option<Slot> },
        /// A seat paid experience for an attribute action.
        All(Row(row), By(seat)), Turns: ActionBought { seat: Seat, row: Attribute, xp: u8 },
        /// A minion became a trophy.
        All(By(seat)), Hunts: TrophyTaken { seat: Seat, minion: MinionNo },
        /// A minion was returned under its deck.
        Players, Hunts: MinionReturned { minion: MinionNo },
        /// A seat took the token of an adventure card.
        All(By(seat)), Hunts: TokenTaken { seat: Seat, kind: AdventureKind },
        /// A seat looked at an adventure card. `adventure` is set only for eyes that know it.
        Players, Hunts: Looked { seat: Seat, kind: AdventureKind, adventure: Option<AdventureNo> },
        /// The finale began.
        Players, Hunts: FinaleBegan { seat: Seat },
        /// The class goals that a seat meets in the finale; bit 0 is the first row.
        Nobody: GoalsCounted { seat: Seat, goals: u8 },
        /// A seat took its combat dice for the finale.
        Players, Hunts: CombatDiceTaken { seat: Seat, dice: u8 },
        /// An adventure card was turned face up.
        Players, Hunts: AdventureTurned { kind: AdventureKind, adventure: AdventureNo },
        /// An adventure card gave a seat combat dice or experience.
        Players, Hunts: AdventureGave { seat: Seat, adventure: AdventureNo, dice: u8, xp: u8 },
        /// An adventure card gave nothing to a seat with its token.
        Players, Hunts: AdventureRefused { seat: Seat, adventure: AdventureNo },
        /// The monster made a seat roll dice with this face again.
        Players, Hunts: RerollForced { seat: Seat, face: u8, dice: u8 },
        /// A seat attacked: its dice, honor, injuries, and what cards and the monster change.
        Players, Hunts: Attacked { seat: Seat, sum: i16, honour: u8, injuries: u8, more: i16, attack: i16 },
        /// A seat slew the monster.
        Players, Hunts: Slain { seat: Seat, stars: u8 },
        /// A seat failed to slay the monster.
        Players, Hunts: Withstood { seat: Seat },
    }
}

impl MonsterEvent {
    /// The event as an eye sees it; `known` says for which seats the eye sees the hidden parts.
    pub(crate) fn witnessed(self, known: impl Fn(Seat) -> bool) -> Self {
        match self {
            Self::Looked { seat, kind, .. } if !known(seat) => {
                Self::Looked { seat, kind, adventure: None }
            }
            other => other,
        }
    }

    /// Whether the event shows more to some eyes than to others.
    pub(crate) fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. })
    }
}
