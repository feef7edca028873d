//! What happens in Monsters & Minions. The game knows these events as its own: by their names cards
//! hear them, the log tells them, and `.play` files write them.

use play::Seat;

use crate::event::about::{self, About};
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo, Slot};
use crate::words::{AdventureKind, Attribute, News};

effects::events! {
    /// One thing that happened. The `card` of experience, honour and injuries is the one whose effect it was.
    MonsterEvent {
        /// The monster is drawn.
        Players, Hunts: MonsterRevealed { monster: MonsterNo },
        /// A minion came on top.
        Players, Hunts: MinionTurned { minion: MinionNo },
        /// A hunter paid gold for another minion: this one goes under the deck.
        All(Gold(gold), By(seat)), Hunts: MinionPassed { seat: Seat, minion: MinionNo, gold: u8 },
        /// A seat hunts the minion on top, with so many combat dice.
        All(Dice(dice), By(seat)), Hunts: Hunted { seat: Seat, minion: MinionNo, dice: u8 },
        /// A seat hired a mercenary: one more combat die.
        Players, Hunts: MercenaryHired { seat: Seat, xp: u8, gold: u8, charisma: u8 },
        /// A combat die was rolled.
        Players, Hunts: CombatRolled { seat: Seat, face: u8 },
        /// A combat die was re-rolled for experience.
        Players, Hunts: CombatRerolled { seat: Seat, from: u8, to: u8, xp: u8 },
        /// The dice of a hunt are final: their sum, what cards add, and the total.
        All(Total(total), By(seat)), Hunts: HuntEnded { seat: Seat, minion: MinionNo, sum: i16, more: i16, total: u8 },
        /// The combat dice go back.
        Nobody: CombatEnded { seat: Seat },
        /// A die just taken is stored beside the sheet.
        Players, Dice: Stored { seat: Seat, die: Die },
        /// A stored die is taken, to be placed.
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
        /// A seat won honour.
        All(Tokens(honour), By(seat)), Rewards:
            Honoured { seat: Seat, honour: u8, card: Option<Slot> },
        /// A seat paid experience for an attribute action.
        All(Row(row), By(seat)), Turns: ActionBought { seat: Seat, row: Attribute, xp: u8 },
        /// A minion became a trophy.
        All(By(seat)), Hunts: TrophyTaken { seat: Seat, minion: MinionNo },
        /// A minion went back under its deck.
        Players, Hunts: MinionReturned { minion: MinionNo },
        /// A seat took the token of an adventure card.
        All(By(seat)), Hunts: TokenTaken { seat: Seat, kind: AdventureKind },
        /// A seat looked at an adventure card; which it is, only the seat knows.
        Players, Hunts: Looked { seat: Seat, kind: AdventureKind, adventure: Option<AdventureNo> },
        /// The finale began.
        Players, Hunts: FinaleBegan { seat: Seat },
        /// Which class goals a seat meets in the finale: bit 0 for the first row.
        Nobody: GoalsCounted { seat: Seat, goals: u8 },
        /// A seat took its combat dice for the finale.
        Players, Hunts: CombatDiceTaken { seat: Seat, dice: u8 },
        /// An adventure card was turned up.
        Players, Hunts: AdventureTurned { kind: AdventureKind, adventure: AdventureNo },
        /// An adventure card gave a seat combat dice or experience.
        Players, Hunts: AdventureGave { seat: Seat, adventure: AdventureNo, dice: u8, xp: u8 },
        /// An adventure card gave a seat with its token nothing.
        Players, Hunts: AdventureRefused { seat: Seat, adventure: AdventureNo },
        /// The monster makes a seat roll dice of a face again.
        Players, Hunts: RerollForced { seat: Seat, face: u8, dice: u8 },
        /// The attack of a seat: its dice, honour, injuries, and what cards and the monster change.
        Players, Hunts: Attacked { seat: Seat, sum: i16, honour: u8, injuries: u8, more: i16, attack: i16 },
        /// A seat slew the monster.
        Players, Hunts: Slain { seat: Seat, stars: u8 },
        /// The monster withstood the attack of a seat.
        Players, Hunts: Withstood { seat: Seat },
    }
}

impl MonsterEvent {
    /// The event as an eye sees it that has looked at what the seats have of which `known` holds.
    pub(crate) fn witnessed(self, known: impl Fn(Seat) -> bool) -> Self {
        match self {
            Self::Looked { seat, kind, .. } if !known(seat) => {
                Self::Looked { seat, kind, adventure: None }
            }
            other => other,
        }
    }

    /// Whether some eyes see more of it than others.
    pub(crate) fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. })
    }
}
