//! Events: what happened. Only an event changes a state; a line of the log is an event rendered.
//!
//! The names of the variants are the Fluent ids of the log, the words of `.play` and, with `on_`
//! before them, the hooks of cards.

use play::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Hook;
use crate::interlude::action::Part;
use crate::state::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Die, Interlude, Number, Pending, Question,
    RaceNo, Slot, Source, Space, Step,
};
use crate::words::{Attribute, Colour, Direction};

/// Why gold came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// The coin of an initiative card.
    Coin,
    /// A gold die was placed.
    GoldDie,
    /// A row was filled.
    Row,
    /// The market was empty.
    EmptyMarket,
    /// A card's effect.
    Card,
}

/// One thing that happened.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A seat rolled for the start.
    StartRolled { seat: Seat, face: u8 },
    /// The highest roll was tied: those who tied roll again.
    StartTied,
    /// The first player is known.
    Started { seat: Seat },
    /// A seat took a character sheet, and its gold.
    RaceTaken { seat: Seat, race: RaceNo, gold: u8 },
    /// A seat drew a die for its class.
    ClassDieDrawn { seat: Seat, colour: Colour },
    /// The die drawn gives no class: it is set aside, another is drawn.
    ClassDieAside { seat: Seat, colour: Colour },
    /// A seat chose its class.
    ClassTaken { seat: Seat, class: ClassNo },
    /// The dice drawn for classes are back in the bag.
    ClassDiceReturned,
    /// A seat was dealt its backstory.
    BackstoryDealt { seat: Seat, backstory: BackstoryNo },
    /// A seat was dealt its alignment.
    AlignmentDealt { seat: Seat, alignment: AlignmentNo },
    /// A market card was put on the discard pile at set-up.
    Thinned { card: CardNo },
    /// Solo: a gold die was set aside as the enemy die.
    EnemySet,
    /// A card came from the deck into the market.
    Dealt { card: CardNo },
    /// A card went to the trash.
    Trashed { card: CardNo },
    /// A seat drew a starting die.
    StartDrawn { seat: Seat, colour: Colour },
    /// A starting die was rolled.
    StartDieRolled { seat: Seat, die: Die },
    /// The next seat starts to place its starting dice.
    StartPlacing { seat: Seat },
    /// A round began.
    RoundBegan { round: u8, seat: Seat },
    /// A die came from the bag for the initiative cards.
    Drawn { colour: Colour },
    /// That die was rolled.
    Rolled { die: Die },
    /// A die was laid on an initiative card.
    LaidOn { number: Number, die: Die },
    /// Coins were laid on the initiative cards between the first and the last.
    CoinsLaid,
    /// All dice lie on the initiative cards.
    Laid { seat: Seat },
    /// The bag had too few dice.
    BagEmpty,
    /// A seat took an initiative card with its die.
    Taken { seat: Seat, number: Number, die: Die },
    /// A die was placed on a sheet.
    Placed { seat: Seat, die: Die, space: Space },
    /// A row is full.
    RowFilled { seat: Seat, row: Attribute },
    /// A die found no space: it goes back to the bag.
    DieReturned { seat: Seat, die: Die },
    /// A seat gained gold.
    GoldGained { seat: Seat, gold: u8, gain: Gain },
    /// A seat paid gold for a card's effect.
    GoldPaid { seat: Seat, gold: u8 },
    /// A seat took a charisma token.
    CharismaTaken { seat: Seat },
    /// A die on a sheet was turned to its opposite face.
    Turned { seat: Seat, space: Space, from: Die, to: Die },
    /// A die on a sheet was raised or lowered.
    Adjusted { seat: Seat, space: Space, from: Die, to: Die },
    /// A die on a sheet was re-rolled.
    Rerolled { seat: Seat, space: Space, from: Die, to: Die },
    /// A re-rolled die went back to the face it had.
    Restored { seat: Seat, space: Space, die: Die },
    /// Two dice of a sheet were swapped.
    Swapped { seat: Seat, one: Space, other: Space },
    /// A die moved to another row.
    Moved { seat: Seat, die: Die, from: Space, to: Space },
    /// A die of a sheet and a die of an initiative card were exchanged.
    Exchanged { seat: Seat, space: Space, given: Die, number: Number, taken: Die },
    /// A die of a sheet was replaced by one out of the bag.
    Replaced { seat: Seat, space: Space, given: Die, taken: Die },
    /// A die on an initiative card shows another face.
    PoolChanged { seat: Seat, number: Number, from: Die, to: Die },
    /// The dice on the free initiative cards are taken up, to be laid again.
    PoolLifted { seat: Seat },
    /// The marker moved on the alignment grid.
    MarkerMoved { seat: Seat, direction: Direction, cell: Cell },
    /// An attribute action is done (or was declined).
    Acted { seat: Seat, row: Attribute },
    /// An attribute action was declined.
    Declined { seat: Seat, row: Attribute },
    /// The market phase begins.
    MarketOpened { seat: Seat },
    /// A seat's market turn begins.
    MarketEntered { seat: Seat },
    /// A seat bought a card.
    Bought { seat: Seat, card: CardNo, cost: u8, charisma: u8, from: Source },
    /// A seat discarded a market card for gold.
    Discarded { seat: Seat, card: CardNo, gold: u8 },
    /// A seat took gold in the friendly market, where no card is discarded.
    Spared { seat: Seat, gold: u8 },
    /// A seat laid a weapon off.
    Dropped { seat: Seat, card: CardNo },
    /// A seat's market turn ended.
    MarketLeft { seat: Seat },
    /// Solo: the enemy die was rolled.
    EnemyRolled { face: u8 },
    /// A card went from the market to the discard pile.
    Swept { card: CardNo },
    /// A card of the discard pile joined the market.
    Recalled { seat: Seat, card: CardNo },
    /// A skill was used: the card is exhausted.
    SkillUsed { seat: Seat, card: CardNo },
    /// A skill was copied without exhausting it.
    SkillCopied { seat: Seat, card: CardNo },
    /// A skill is ready again.
    Readied { seat: Seat, card: CardNo },
    /// A skill was exhausted by an effect.
    Exhausted { seat: Seat, card: CardNo },
    /// Cleanup begins.
    Cleaned { seat: Seat },
    /// Unused charisma tokens went back.
    CharismaReturned { seat: Seat, tokens: u8 },
    /// The die left over went back to the bag.
    LeftOver { die: Die },
    /// The discard pile was shuffled into a new deck.
    Reshuffled,
    /// The first player changed.
    FirstPassed { seat: Seat },
    /// A card began to act and waits for an answer.
    EffectBegan { seat: Seat, card: Slot, hook: Hook, arg: i16 },
    /// A card asks its owner, or chance.
    EffectAsked { question: Question, told: u16 },
    /// The card was answered.
    EffectAnswered { fingerprint: u16, reply: Option<i16> },
    /// The card is done.
    EffectEnded,
    /// A script failed: what it had done is undone.
    Faulted { seat: Seat, card: Slot, hook: Hook },
    /// Something waits to be carried out.
    Queued { pending: Pending },
    /// What waited longest is being carried out.
    Unqueued,
    /// An interlude began.
    InterludeBegan { interlude: Interlude },
    /// An attribute action went on.
    InterludePart { part: Part },
    /// The interlude is over.
    InterludeEnded,
    /// The flow of the game moved on.
    Stepped { step: Step },
    /// The game is over.
    Ended,
}

/// The events of a chapter as a pattern: a match that names all chapters names all events.
macro_rules! chapter {
    (setup) => {
        Event::StartRolled { .. }
            | Event::StartTied
            | Event::Started { .. }
            | Event::RaceTaken { .. }
            | Event::ClassDieDrawn { .. }
            | Event::ClassDieAside { .. }
            | Event::ClassTaken { .. }
            | Event::ClassDiceReturned
            | Event::BackstoryDealt { .. }
            | Event::AlignmentDealt { .. }
            | Event::EnemySet
            | Event::StartDrawn { .. }
            | Event::StartDieRolled { .. }
            | Event::StartPlacing { .. }
    };
    (dice) => {
        Event::Drawn { .. }
            | Event::Rolled { .. }
            | Event::LaidOn { .. }
            | Event::Laid { .. }
            | Event::BagEmpty
            | Event::Taken { .. }
            | Event::Placed { .. }
            | Event::DieReturned { .. }
            | Event::PoolChanged { .. }
            | Event::PoolLifted { .. }
            | Event::EnemyRolled { .. }
            | Event::LeftOver { .. }
    };
    (sheet) => {
        Event::RowFilled { .. }
            | Event::Turned { .. }
            | Event::Adjusted { .. }
            | Event::Rerolled { .. }
            | Event::Restored { .. }
            | Event::Swapped { .. }
            | Event::Moved { .. }
            | Event::Exchanged { .. }
            | Event::Replaced { .. }
            | Event::Acted { .. }
            | Event::Declined { .. }
    };
    (cards) => {
        Event::Thinned { .. }
            | Event::Dealt { .. }
            | Event::Trashed { .. }
            | Event::Bought { .. }
            | Event::Discarded { .. }
            | Event::Spared { .. }
            | Event::Dropped { .. }
            | Event::Swept { .. }
            | Event::Recalled { .. }
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled
    };
    (tokens) => {
        Event::GoldGained { .. }
            | Event::GoldPaid { .. }
            | Event::CharismaTaken { .. }
            | Event::CharismaReturned { .. }
            | Event::MarkerMoved { .. }
            | Event::CoinsLaid
            | Event::RoundBegan { .. }
            | Event::MarketOpened { .. }
            | Event::MarketEntered { .. }
            | Event::MarketLeft { .. }
            | Event::Cleaned { .. }
            | Event::FirstPassed { .. }
    };
    (effect) => {
        Event::EffectBegan { .. }
            | Event::EffectAsked { .. }
            | Event::EffectAnswered { .. }
            | Event::EffectEnded
            | Event::Faulted { .. }
    };
    (course) => {
        Event::Stepped { .. }
            | Event::Queued { .. }
            | Event::Unqueued
            | Event::InterludeBegan { .. }
            | Event::InterludePart { .. }
            | Event::InterludeEnded
            | Event::Ended
    };
}
pub(crate) use chapter;

/// What an event is about: what guards look at, and what a hook is called with.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Whose event it is; none for events of the table.
    pub seat: Option<Seat>,
    /// Whether it belongs to one seat: events of the table are everybody's own.
    pub own: bool,
    /// The card it is about.
    pub card: Option<CardNo>,
    /// The die it is about.
    pub die: Option<Die>,
    /// The row it is about.
    pub row: Option<Attribute>,
    /// Its number, such as that of an initiative card.
    pub number: i16,
    /// The argument of the hook.
    pub arg: i16,
}

impl Default for Facts {
    fn default() -> Self {
        Self { seat: None, own: true, card: None, die: None, row: None, number: 0, arg: 0 }
    }
}

impl Event {
    /// Whether the event is told to players. The others are book-keeping.
    pub fn is_told(&self) -> bool {
        !matches!(
            self,
            Self::Stepped { .. }
                | Self::Queued { .. }
                | Self::Unqueued
                | Self::InterludeBegan { .. }
                | Self::InterludePart { .. }
                | Self::InterludeEnded
                | Self::EffectBegan { .. }
                | Self::EffectAsked { .. }
                | Self::EffectAnswered { .. }
                | Self::EffectEnded
                | Self::Acted { .. }
                | Self::MarketLeft { .. }
                | Self::Drawn { .. }
                | Self::StartDrawn { .. }
                | Self::PoolLifted { .. }
        )
    }
}
