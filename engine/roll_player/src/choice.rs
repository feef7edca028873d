//! Choices and prompts: the questions to seats, and their possible answers.

use play::Say;

use crate::monsters::choice::{MonsterChoice, MonsterPrompt};
use crate::numbers::{AlignmentNo, BackstoryNo, CardNo, ClassNo, Die, Number, RaceNo, Slot, Space};
use crate::words::{Attribute, Colour, Direction, Window};

/// One offer to a seat, or one outcome of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    /// Chance: the face that a die shows.
    Roll(u8),
    /// Chance: a die of this color is drawn from the bag.
    Draw(Colour),
    /// Chance: the card dealt into the market.
    Deal(CardNo),
    /// Chance: the backstory dealt.
    DealBackstory(BackstoryNo),
    /// Chance: the alignment dealt.
    DealAlignment(AlignmentNo),
    /// Take a character sheet, which decides the race.
    TakeRace { race: RaceNo },
    /// Take a class.
    TakeClass { class: ClassNo },
    /// Set-up: choose which starting die is placed next.
    Next { die: Die },
    /// Put a die on the next initiative card.
    Lay { die: Die },
    /// Take an initiative card and its die.
    Take { number: Number, die: Die },
    /// Place a die in a row of the sheet.
    Place { die: Die, row: Attribute },
    /// Strength: turn a die to its opposite face.
    Turn { space: Space, die: Die },
    /// Dexterity: the first die of a swap.
    Swap { space: Space, die: Die },
    /// Dexterity: the second die of a swap.
    SwapWith { space: Space, die: Die },
    /// Constitution: choose a die that is then raised or lowered by 1.
    Adjust { space: Space, die: Die },
    /// Constitution: raise the chosen die by 1.
    Raise { space: Space, die: Die },
    /// Constitution: lower the chosen die by 1.
    Lower { space: Space, die: Die },
    /// Intelligence: re-roll a die.
    Reroll { space: Space, die: Die },
    /// Intelligence: keep the new face of the re-rolled die.
    Keep { die: Die },
    /// Intelligence: return to the face before the re-roll.
    Restore { die: Die },
    /// Wisdom: move the alignment marker one cell.
    MoveMarker { direction: Direction },
    /// Charisma: take a charisma token.
    TakeToken,
    /// Decline the attribute action.
    Skip,
    /// Buy a card for this price in gold.
    Buy { card: CardNo, cost: u8 },
    /// Discard a market card for gold.
    Discard { card: CardNo },
    /// Take gold without discarding a card: the market is friendly or empty.
    TakeGold,
    /// Buy no more cards in this market turn.
    LeaveMarket,
    /// Discard a weapon, to free hands.
    Drop { card: CardNo },
    /// Use a skill, which exhausts it.
    Use { card: CardNo },
    /// Use no skill in this window.
    Pass,
    /// Ready an exhausted skill.
    Ready { card: CardNo },
    /// Ready no skill.
    LeaveExhausted,
    /// Answer to a card: a die on a sheet.
    PickDie { space: Space, die: Die },
    /// Answer to a card: the die on an initiative card.
    PickPoolDie { number: Number, die: Die },
    /// Answer to a card: a row.
    PickRow { row: Attribute },
    /// Answer to a card: a card.
    PickCard { card: CardNo },
    /// Answer to a card: a direction on the alignment grid.
    PickDirection { direction: Direction },
    /// Answer to a card: a number.
    PickNumber { number: u8 },
    /// Answer a card: this color.
    PickColour { colour: Colour },
    /// Answer to a card: yes.
    Accept,
    /// Answer to a card: no, or none of the things offered.
    Decline,
    /// A choice or question of Monsters & Minions.
    #[serde(rename = "_monsters")]
    Monsters(MonsterChoice),
}

/// A pattern for the choices of expansions, so that a `match` over the base choices stays
/// exhaustive.
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
    /// Which die goes on the initiative card with this number?
    Lay { number: Number },
    /// Which starting die is placed next? `left` counts the dice not yet placed.
    StartingDice { left: u8 },
    /// Which initiative card?
    Initiative,
    /// Solo: which initiative card? The text says what the enemy die then does after each.
    InitiativeAlone,
    /// In which row is the die placed?
    Placing { die: Die },
    /// How is the attribute action of the row used?
    Action { row: Attribute },
    /// Which is the second die of the swap?
    Swap { space: Space, die: Die },
    /// Is the die raised or lowered?
    Adjusting { space: Space, die: Die },
    /// Keep the new face or the old one?
    Reroll { space: Space, old: Die, new: Die },
    /// Buy a card, or discard one for gold?
    Purchase { gold: u16, charisma: u8 },
    /// Is another card bought?
    FurtherPurchase { gold: u16, charisma: u8 },
    /// Which weapon is discarded, to free hands?
    Hands,
    /// Is a skill used now?
    Skill { window: Window },
    /// Which skill is readied?
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
