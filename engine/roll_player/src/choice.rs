//! Choices and prompts: the questions to seats, and their possible answers.

use play::Say;

use crate::monsters::choice::{MonsterChoice, MonsterPrompt};
use crate::numbers::{AlignmentNo, BackstoryNo, CardNo, ClassNo, Die, Number, RaceNo, Slot, Space};
use crate::words::{Attribute, Colour, Direction, Window};

/// One offer, or an answer of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    /// Chance: a die shows a face.
    Roll(u8),
    /// Chance: a die of this color is drawn from the bag.
    Draw(Colour),
    /// Chance: a market card is dealt.
    Deal(CardNo),
    /// Chance: a backstory is dealt.
    DealBackstory(BackstoryNo),
    /// Chance: an alignment is dealt.
    DealAlignment(AlignmentNo),
    /// Take a character sheet.
    TakeRace { race: RaceNo },
    /// Take a class.
    TakeClass { class: ClassNo },
    /// Set-up: the starting die that is placed next.
    Next { die: Die },
    /// Put a die on the next initiative card.
    Lay { die: Die },
    /// Take an initiative card.
    Take { number: Number, die: Die },
    /// Place a die in a row.
    Place { die: Die, row: Attribute },
    /// Strength: turn a die to its opposite face.
    Turn { space: Space, die: Die },
    /// Dexterity: swap this die …
    Swap { space: Space, die: Die },
    /// … with this one.
    SwapWith { space: Space, die: Die },
    /// Constitution: raise or lower this die by one.
    Adjust { space: Space, die: Die },
    /// Constitution: raise a die by one.
    Raise { space: Space, die: Die },
    /// Constitution: lower a die by one.
    Lower { space: Space, die: Die },
    /// Intelligence: re-roll a die.
    Reroll { space: Space, die: Die },
    /// Keep the new face.
    Keep { die: Die },
    /// Go back to the old face.
    Restore { die: Die },
    /// Wisdom: move the marker.
    MoveMarker { direction: Direction },
    /// Charisma: take a token.
    TakeToken,
    /// Decline the attribute action.
    Skip,
    /// Buy a card.
    Buy { card: CardNo, cost: u8 },
    /// Discard a market card for gold.
    Discard { card: CardNo },
    /// Friendly or empty market: take gold.
    TakeGold,
    /// Buy no further card.
    LeaveMarket,
    /// Discard a weapon, to free hands.
    Drop { card: CardNo },
    /// Use a skill.
    Use { card: CardNo },
    /// Use no skill now.
    Pass,
    /// Ready a skill.
    Ready { card: CardNo },
    /// Ready no skill.
    LeaveExhausted,
    /// Answer a card: this die.
    PickDie { space: Space, die: Die },
    /// Answer a card: this die of an initiative card.
    PickPoolDie { number: Number, die: Die },
    /// Answer a card: this row.
    PickRow { row: Attribute },
    /// Answer a card: this card.
    PickCard { card: CardNo },
    /// Answer a card: this direction.
    PickDirection { direction: Direction },
    /// Answer a card: this number.
    PickNumber { number: u8 },
    /// Answer a card: this color.
    PickColour { colour: Colour },
    /// Answer a card: yes.
    Accept,
    /// Answer a card: no, or none of these.
    Decline,
    /// A choice or question of Monsters & Minions.
    #[serde(rename = "_monsters")]
    Monsters(MonsterChoice),
}

/// The choices of expansions as a pattern.
macro_rules! of_expansions {
    () => {
        Choice::Monsters(_)
    };
}
pub(crate) use of_expansions;

impl From<MonsterChoice> for Choice {
    #[inline(always)]
    fn from(choice: MonsterChoice) -> Self {
        Self::Monsters(choice)
    }
}

impl From<MonsterPrompt> for Prompt {
    fn from(prompt: MonsterPrompt) -> Self {
        Self::Monsters(prompt)
    }
}

impl Choice {
    /// Whether many scenes have this offer, in addition to the answers of the question.
    #[inline(always)]
    pub(crate) fn is_beside(self) -> bool {
        if let Self::Monsters(choice) = self {
            return choice.is_beside();
        }
        matches!(self, Self::Use { .. } | Self::Drop { .. })
    }
}

/// A question to a seat.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Prompt {
    /// Which character sheet?
    Race,
    /// Which class of this color?
    Class { colour: Colour },
    /// Which class?
    AnyClass,
    /// Which die goes on this initiative card?
    Lay { number: Number },
    /// Which starting die is placed next?
    StartingDice { left: u8 },
    /// Which initiative card?
    Initiative,
    /// Solo: which initiative card, and what the enemy die does with each.
    InitiativeAlone,
    /// In which row is the die placed?
    Placing { die: Die },
    /// How is the attribute action of the row used?
    Action { row: Attribute },
    /// Which is the second die of the swap?
    Swap { space: Space, die: Die },
    /// Is the die raised or lowered?
    Adjusting { space: Space, die: Die },
    /// The new face or the old one?
    Reroll { space: Space, old: Die, new: Die },
    /// Buy, or discard for gold?
    Purchase { gold: u16, charisma: u8 },
    /// Is another card bought?
    FurtherPurchase { gold: u16, charisma: u8 },
    /// Which weapon is discarded, to free hands?
    Hands,
    /// Is a skill used now?
    Skill { window: Window },
    /// Which skill becomes ready?
    Readying,
    /// A card asks for a die.
    CardDie { card: Slot },
    /// A card asks for a die of an initiative card.
    CardPoolDie { card: Slot },
    /// A card asks for a row.
    CardRow { card: Slot },
    /// A card asks for a card.
    CardCard { card: Slot },
    /// A card asks for a direction.
    CardDirection { card: Slot },
    /// A card asks for a number.
    CardNumber { card: Slot },
    /// A card asks for a color.
    CardColour { card: Slot },
    /// A card asks whether to act.
    CardConfirm { card: Slot },
    /// A choice or question of Monsters & Minions.
    #[serde(rename = "_monsters")]
    Monsters(MonsterPrompt),
}
