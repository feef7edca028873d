//! The choices, questions and refusals of Monsters & Minions.

use play::{Bits, Say};

use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo};
use crate::words::{Attribute, Window};

/// An offer of the expansion, or an outcome of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum MonsterChoice {
    /// Chance: the monster that is drawn.
    DealMonster(MonsterNo),
    /// Chance: the minion that is revealed.
    DealMinion(MinionNo),
    /// Chance: an adventure card is revealed.
    DealAdventure(AdventureNo),
    /// Store the die instead of placing it.
    Store { die: Die },
    /// Take a stored die to place it.
    Unpack { die: Die },
    /// Leave the stored dice on their card.
    KeepStored,
    /// Hunt instead of buying or discarding a card.
    Hunt,
    /// Pay for another minion. This one goes under the deck.
    PassMinion { minion: MinionNo, gold: u8 },
    /// Fight the current minion.
    Fight,
    /// Hire a mercenary for experience.
    HireForXp { xp: u8 },
    /// Hire a mercenary for gold.
    HireForGold { gold: u8 },
    /// Roll the combat dice.
    RollDice,
    /// Re-roll a combat die.
    RerollCombat { face: u8, xp: u8 },
    /// Stop re-rolling.
    KeepDice,
    /// Discard an injury for experience.
    Recover { xp: u8 },
    /// Pay experience for an attribute action.
    BuyAction { row: Attribute, xp: u8 },
}

/// A question of the expansion.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum MonsterPrompt {
    /// Solo: which initiative card? The text says what the enemy dice then do.
    InitiativeProwled,
    /// Which stored die is placed on the sheet?
    Unpacking { dice: u8 },
    /// Hunt this minion, or pay for another one?
    Hunt { minion: MinionNo },
    /// Is a mercenary hired for the hunt?
    Mercenary { dice: u8, xp: u8, gold: u16 },
    /// Is a die of the hunt re-rolled?
    CombatReroll { sum: i16, xp: u8 },
    /// Is a mercenary hired for the finale?
    FinaleMercenary { dice: u8, xp: u8, gold: u16 },
    /// Is a die of the finale re-rolled?
    FinaleReroll { attack: i16, xp: u8 },
    /// Is experience spent now?
    Spending { window: Window, xp: u8 },
}

/// Why something of the expansion is not offered. The reasons do not name the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum MonsterWhy {
    /// Another minion costs this much more gold than the seat has.
    PassTooDear { gold: u16 },
    /// The last minion cannot be passed.
    LastMinion,
    /// The die was stored in this turn.
    StoredNow,
    /// The cards can store no more than these dice.
    StoreFull { dice: u8 },
    /// More dice are stored than the sheet has free spaces.
    StoreLast,
    /// Only a die that was just taken can be stored.
    StoredWhenTaken,
    /// The sheet has no more free spaces than stored dice.
    MustUnpack,
    /// A mercenary costs this much more experience than the seat has.
    MercenaryXp { xp: u8 },
    /// A mercenary costs this much more gold than the seat has.
    MercenaryGold { gold: u16 },
    /// A re-roll costs this much more experience than the seat has.
    RerollXp { xp: u8 },
    /// The monster prevents re-rolls of dice with this face.
    HeldFace { face: u8 },
    /// The seat has no injuries.
    NoInjury,
    /// Discarding an injury costs this much more experience than the seat has.
    RecoverXp { xp: u8 },
    /// An attribute action costs this much more experience than the seat has.
    ActionXp { xp: u8 },
    /// There is no market turn left in which charisma tokens could be used.
    TokensOver,
}

impl MonsterChoice {
    /// Whether many scenes have this offer, in addition to the answers of the question.
    #[inline(always)]
    pub(crate) fn is_beside(self) -> bool {
        matches!(self, Self::Recover { .. } | Self::BuyAction { .. })
    }
}

/// A question to chance in the expansion: one of these cards.
pub(crate) enum MonsterChance {
    /// One of these monsters.
    Monster(Bits),
    /// One of these minions.
    Minion(Bits),
    /// One of these adventure cards.
    Adventure(Bits),
}

impl MonsterChance {
    /// The cards that chance picks from.
    pub(crate) fn cards(&self) -> Bits {
        let (Self::Monster(cards) | Self::Minion(cards) | Self::Adventure(cards)) = self;
        *cards
    }

    /// The number of the random stream.
    pub(crate) fn stream(&self) -> u32 {
        match self {
            Self::Monster(_) => 8,
            Self::Minion(_) => 9,
            Self::Adventure(_) => 10,
        }
    }

    /// The choice for an answer.
    pub(crate) fn choice(&self, card: u8) -> MonsterChoice {
        match self {
            Self::Monster(_) => MonsterChoice::DealMonster(MonsterNo(card)),
            Self::Minion(_) => MonsterChoice::DealMinion(MinionNo(card)),
            Self::Adventure(_) => MonsterChoice::DealAdventure(AdventureNo(card)),
        }
    }
}
