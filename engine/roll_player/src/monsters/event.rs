//! Events of Monsters & Minions. They are events of the game, too: with hooks of cards, lines of
//! the log and words of `.play` files.

use play::Seat;

use crate::event::about::{self, About};
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo, Slot};
use crate::words::{AdventureKind, Attribute, News};

effects::events! {
    /// One thing that happened. For experience, honor and injuries, `card` is the card that caused
    /// it.
    MonsterEvent {
        /// The monster was drawn.
        Players, Hunts: MonsterRevealed { monster: MonsterNo },
        /// The minion on top of its deck was revealed.
        Players, Hunts: MinionTurned { minion: MinionNo },
        /// A player paid gold for another minion. The old one went under the deck.
        All(Gold(gold), By(seat)), Hunts: MinionPassed { seat: Seat, minion: MinionNo, gold: u8 },
        /// A player began to hunt the minion on top.
        All(Dice(dice), By(seat)), Hunts: Hunted { seat: Seat, minion: MinionNo, dice: u8 },
        /// A player hired a mercenary, which adds a combat die.
        Players, Hunts: MercenaryHired { seat: Seat, xp: u8, gold: u8, charisma: u8 },
        /// A combat die was rolled.
        Players, Hunts: CombatRolled { seat: Seat, face: u8 },
        /// A combat die was re-rolled for experience.
        Players, Hunts: CombatRerolled { seat: Seat, from: u8, to: u8, xp: u8 },
        /// The total of a hunt is final.
        All(Total(total), By(seat)), Hunts: HuntEnded { seat: Seat, minion: MinionNo, sum: i16, more: i16, total: u8 },
        /// The combat dice were returned.
        Nobody: CombatEnded { seat: Seat },
        /// The die just taken was stored beside the sheet.
        Players, Dice: Stored { seat: Seat, die: Die },
        /// A stored die was taken, to be placed.
        Players, Dice: Unpacked { seat: Seat, die: Die },
        /// A player gained experience.
        All(Xp(xp), By(seat)), Rewards: XpGained { seat: Seat, xp: u8, card: Option<Slot> },
        /// A player paid experience for a card's effect.
        All(Xp(xp), By(seat)), Rewards: XpPaid { seat: Seat, xp: u8, card: Slot },
        /// A player took injuries.
        All(Tokens(injuries), By(seat)), Rewards:
            Injured { seat: Seat, injuries: u8, card: Option<Slot> },
        /// A player's injuries were healed.
        All(Tokens(injuries), By(seat)), Rewards: Healed { seat: Seat, injuries: u8, card: Slot },
        /// A player paid experience to discard an injury.
        All(Xp(xp), By(seat)), Rewards: Recovered { seat: Seat, xp: u8 },
        /// A player gained honor.
        All(Tokens(honour), By(seat)), Rewards:
            Honoured { seat: Seat, honour: u8, card: Option<Slot> },
        /// A player paid experience for an attribute action.
        All(Row(row), By(seat)), Turns: ActionBought { seat: Seat, row: Attribute, xp: u8 },
        /// A minion became a trophy.
        All(By(seat)), Hunts: TrophyTaken { seat: Seat, minion: MinionNo },
        /// A minion was returned under its deck.
        Players, Hunts: MinionReturned { minion: MinionNo },
        /// A player took the token of an adventure card.
        All(By(seat)), Hunts: TokenTaken { seat: Seat, kind: AdventureKind },
        /// A player looked at an adventure card, in secret.
        Players, Hunts: Looked { seat: Seat, kind: AdventureKind, adventure: Option<AdventureNo> },
        /// The finale began.
        Players, Hunts: FinaleBegan { seat: Seat },
        /// The class goals that a player meets in the finale: bit 0 is the first row.
        Nobody: GoalsCounted { seat: Seat, goals: u8 },
        /// A player took its combat dice for the finale.
        Players, Hunts: CombatDiceTaken { seat: Seat, dice: u8 },
        /// An adventure card was turned face up.
        Players, Hunts: AdventureTurned { kind: AdventureKind, adventure: AdventureNo },
        /// An adventure card gave a player combat dice or experience.
        Players, Hunts: AdventureGave { seat: Seat, adventure: AdventureNo, dice: u8, xp: u8 },
        /// An adventure card gave nothing to a player with its token.
        Players, Hunts: AdventureRefused { seat: Seat, adventure: AdventureNo },
        /// The monster made a player re-roll all dice with a face.
        Players, Hunts: RerollForced { seat: Seat, face: u8, dice: u8 },
        /// The attack of a player: dice, honor, injuries, and the changes by cards and the monster.
        Players, Hunts: Attacked { seat: Seat, sum: i16, honour: u8, injuries: u8, more: i16, attack: i16 },
        /// A player defeated the monster.
        Players, Hunts: Slain { seat: Seat, stars: u8 },
        /// A player failed to defeat the monster.
        Players, Hunts: Withstood { seat: Seat },
    }
}

impl MonsterEvent {
    /// The event as seen by an eye that knows the secrets of the seats for which `known` is true.
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
