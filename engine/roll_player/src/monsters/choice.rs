//! What seats and chance choose in Monsters & Minions, what is asked, and why something is not
//! offered.

use play::{Bits, Say};

use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo};
use crate::words::{Attribute, Window};

/// An offer of the expansion, or an answer of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum MonsterChoice {
    /// Chance: a monster is drawn.
    DealMonster(MonsterNo),
    /// Chance: a minion is turned up.
    DealMinion(MinionNo),
    /// Chance: which adventure card lies there.
    DealAdventure(AdventureNo),
    /// Store the die instead.
    Store { die: Die },
    /// Take a stored die, to place it.
    Unpack { die: Die },
    /// Leave the stored dice where they are.
    KeepStored,
    /// Hunt instead of buying or discarding.
    Hunt,
    /// Pay for another minion: this one goes under the deck.
    PassMinion { minion: MinionNo, gold: u8 },
    /// Fight the minion on top.
    Fight,
    /// Hire a mercenary for experience.
    HireForXp { xp: u8 },
    /// Hire a mercenary for gold.
    HireForGold { gold: u8 },
    /// Roll the combat dice.
    RollDice,
    /// Re-roll a combat die.
    RerollCombat { face: u8, xp: u8 },
    /// Re-roll no more.
    KeepDice,
    /// Discard an injury for experience.
    Recover { xp: u8 },
    /// Act as with a row, for experience.
    BuyAction { row: Attribute, xp: u8 },
}

/// What a decision of the expansion is about.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum MonsterPrompt {
    /// Solo: which initiative card, and what the enemy dice do.
    InitiativeProwled,
    /// Which of the stored dice comes onto the sheet?
    Unpacking { dice: u8 },
    /// Hunt this minion, or pay for another one?
    Hunt { minion: MinionNo },
    /// A mercenary for the hunt?
    Mercenary { dice: u8, xp: u8, gold: u16 },
    /// Re-roll a die of the hunt?
    CombatReroll { sum: i16, xp: u8 },
    /// A mercenary for the finale?
    FinaleMercenary { dice: u8, xp: u8, gold: u16 },
    /// Re-roll a die of the finale?
    FinaleReroll { attack: i16, xp: u8 },
    /// Spend experience now?
    Spending { window: Window, xp: u8 },
}

/// Why something of the expansion is not offered. None names the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum MonsterWhy {
    /// Another minion costs so much more than the seat has.
    PassTooDear { gold: u16 },
    /// Nobody can pass the last minion.
    LastMinion,
    /// The die was stored in this turn.
    StoredNow,
    /// Cards keep no more dice than these.
    StoreFull { dice: u8 },
    /// More dice stay beside the sheet than it has free spaces.
    StoreLast,
    /// A die is stored when it was just taken.
    StoredWhenTaken,
    /// The sheet has no more free spaces than dice are stored.
    MustUnpack,
    /// A mercenary costs so much more experience than the seat has.
    MercenaryXp { xp: u8 },
    /// A mercenary costs so much more gold than the seat has.
    MercenaryGold { gold: u16 },
    /// A re-roll costs so much more experience than the seat has.
    RerollXp { xp: u8 },
    /// The monster lets no die of this face be re-rolled.
    HeldFace { face: u8 },
    /// The seat has no injury.
    NoInjury,
    /// To discard an injury costs so much more experience than the seat has.
    RecoverXp { xp: u8 },
    /// An attribute action costs so much more experience than the seat has.
    ActionXp { xp: u8 },
    /// No market turn comes any more in which charisma would serve.
    TokensOver,
}

impl MonsterChoice {
    /// Whether a seat may have it besides what it is asked, in many scenes.
    #[inline(always)]
    pub(crate) fn is_beside(self) -> bool {
        matches!(self, Self::Recover { .. } | Self::BuyAction { .. })
    }
}

/// What chance is asked in the expansion: one of some cards.
pub(crate) enum MonsterChance {
    /// One of these monsters.
    Monster(Bits),
    /// One of these minions.
    Minion(Bits),
    /// One of these adventure cards.
    Adventure(Bits),
}

impl MonsterChance {
    /// The cards.
    pub(crate) fn cards(&self) -> Bits {
        let (Self::Monster(cards) | Self::Minion(cards) | Self::Adventure(cards)) = self;
        *cards
    }

    /// The number of its stream.
    pub(crate) fn stream(&self) -> u32 {
        match self {
            Self::Monster(_) => 8,
            Self::Minion(_) => 9,
            Self::Adventure(_) => 10,
        }
    }

    /// The choice that stands for an answer.
    pub(crate) fn choice(&self, card: u8) -> MonsterChoice {
        match self {
            Self::Monster(_) => MonsterChoice::DealMonster(MonsterNo(card)),
            Self::Minion(_) => MonsterChoice::DealMinion(MinionNo(card)),
            Self::Adventure(_) => MonsterChoice::DealAdventure(AdventureNo(card)),
        }
    }
}
