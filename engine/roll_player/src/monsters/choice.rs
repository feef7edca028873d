//! Choices of seats and of chance in Monsters & Minions, prompts, and reasons for refusals.

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
    /// Chance: which adventure card it is.
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
    /// Buy the attribute action of a row for experience.
    BuyAction { row: Attribute, xp: u8 },
}

/// The question of a decision of the expansion.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum MonsterPrompt {
    /// Solo: which initiative card? The text says what the enemy dice then do.
    InitiativeProwled,
    /// Which of the stored dice is placed on the sheet?
    Unpacking { dice: u8 },
    /// Hunt this minion, or pay for another one?
    Hunt { minion: MinionNo },
    /// Hire a mercenary for the hunt?
    Mercenary { dice: u8, xp: u8, gold: u16 },
    /// Re-roll a die in the hunt?
    CombatReroll { sum: i16, xp: u8 },
    /// Hire a mercenary for the finale?
    FinaleMercenary { dice: u8, xp: u8, gold: u16 },
    /// Re-roll a die in the finale?
    FinaleReroll { attack: i16, xp: u8 },
    /// Spend experience now?
    Spending { window: Window, xp: u8 },
}

/// Why something of the expansion is not offered. The texts do not name the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum MonsterWhy {
    /// Another minion costs this much more gold than the seat has.
    PassTooDear { gold: u16 },
    /// The last minion cannot be replaced.
    LastMinion,
    /// The die was stored in this turn.
    StoredNow,
    /// The seat's cards can store no more than this number of dice.
    StoreFull { dice: u8 },
    /// A seat must store fewer dice than its sheet has free spaces.
    StoreLast,
    /// Only a die that was just taken can be stored.
    StoredWhenTaken,
    /// The sheet has only as many free spaces as dice are stored.
    MustUnpack,
    /// A mercenary costs this much more experience than the seat has.
    MercenaryXp { xp: u8 },
    /// A mercenary costs this much more gold than the seat has.
    MercenaryGold { gold: u16 },
    /// A re-roll costs this much more experience than the seat has.
    RerollXp { xp: u8 },
    /// The monster does not allow re-rolls of dice with this face.
    HeldFace { face: u8 },
    /// The seat has no injuries.
    NoInjury,
    /// Discarding an injury costs this much more experience than the seat has.
    RecoverXp { xp: u8 },
    /// An attribute action costs this much more experience than the seat has.
    ActionXp { xp: u8 },
    /// No market turn follows, so a charisma token would be useless.
    TokensOver,
}

impl MonsterChoice {
    /// Whether the choice can be offered in addition to the answers of a prompt, in many scenes.
    #[inline(always)]
    pub(crate) fn is_beside(self) -> bool {
        matches!(self, Self::Recover { .. } | Self::BuyAction { .. })
    }
}

/// What chance is asked in the expansion: to pick one of some cards.
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

    /// The choice for the card that chance picked.
    pub(crate) fn choice(&self, card: u8) -> MonsterChoice {
        match self {
            Self::Monster(_) => MonsterChoice::DealMonster(MonsterNo(card)),
            Self::Minion(_) => MonsterChoice::DealMinion(MinionNo(card)),
            Self::Adventure(_) => MonsterChoice::DealAdventure(AdventureNo(card)),
        }
    }
}
