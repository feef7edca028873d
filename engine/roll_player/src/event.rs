//! Events: what happened. Only an event changes a state; a line of the log is an event rendered.
//!
//! The names of the variants are the Fluent ids of the log, the words of `.play` and, with `on_`
//! before them, the hooks of cards.

pub(crate) mod about;

use play::{Say, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::Hook;
use crate::interlude::action::Part;
use crate::monsters::event::MonsterEvent;
use crate::numbers::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Die, Number, RaceNo, Slot, Space,
};
use crate::state::{Happened, Interlude, Pending, Step};
use crate::words::{Attribute, Colour, Direction, News, Stock};

pub use about::About;
pub(crate) use about::Facts;

/// Why gold came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
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
    /// The reward of a hunt.
    Hunt,
}

/// How a die came to show another face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Change {
    /// By so many points up.
    Raised,
    /// By so many points down.
    Lowered,
    /// To a face of the player's choice.
    Set,
    /// To the opposite face.
    Turned,
    /// By another roll.
    Rerolled,
}

impl Change {
    /// Raised or lowered.
    pub(crate) fn by(points: i64) -> Self {
        if points < 0 { Self::Lowered } else { Self::Raised }
    }
}

effects::events! {
    /// One thing that happened. The `card` of gold, tokens and experience is the one whose effect it was.
    Event {
        /// A seat rolled for the start.
        Players, Setup: StartRolled { seat: Seat, face: u8 },
        /// The highest roll was tied: those who tied roll again.
        Players, Setup: StartTied,
        /// The first player is known.
        Players, Setup: Started { seat: Seat },
        /// A seat took a character sheet, and its gold.
        Players, Setup: RaceTaken { seat: Seat, race: RaceNo, gold: u8 },
        /// A seat drew a die for its class.
        Players, Setup: ClassDieDrawn { seat: Seat, colour: Colour },
        /// The die drawn gives no class: it is set aside, another is drawn.
        Players, Setup: ClassDieAside { seat: Seat, colour: Colour },
        /// A seat chose its class.
        Players, Setup: ClassTaken { seat: Seat, class: ClassNo },
        /// The dice drawn for classes are back in the bag.
        Players, Setup: ClassDiceReturned,
        /// A seat was dealt its backstory.
        Players, Setup: BackstoryDealt { seat: Seat, backstory: BackstoryNo },
        /// A seat was dealt its alignment.
        Players, Setup: AlignmentDealt { seat: Seat, alignment: AlignmentNo },
        /// A market card was put on the discard pile at set-up.
        All(Card(card)), Setup: Thinned { card: CardNo },
        /// Solo: a gold die was set aside as the enemy die.
        Players, Setup: EnemySet,
        /// A card came from the deck into the market.
        All(Card(card)), Cards: Dealt { card: CardNo },
        /// A card went to the trash.
        All(Card(card)), Cards: Trashed { card: CardNo },
        /// A seat drew a starting die.
        Nobody: StartDrawn { seat: Seat, colour: Colour },
        /// A starting die was rolled.
        Players, Setup: StartDieRolled { seat: Seat, die: Die },
        /// The next seat starts to place its starting dice.
        Players, Setup: StartPlacing { seat: Seat },
        /// A round began.
        All(Round(round), First(seat)), Turns: RoundBegan { round: u8, seat: Seat },
        /// A die came from the bag for the initiative cards.
        Cards(Colour(colour)): Drawn { colour: Colour },
        /// That die was rolled.
        All(Loose(die)), Dice: Rolled { die: Die },
        /// A die was laid on an initiative card.
        All(Laid(number, die)), Dice: LaidOn { number: Number, die: Die },
        /// Coins were laid on the initiative cards between the first and the last.
        All, Turns: CoinsLaid,
        /// All dice lie on the initiative cards.
        All(First(seat)), Turns: Laid { seat: Seat },
        /// The bag had too few dice.
        All, Dice: BagEmpty,
        /// A seat took an initiative card with its die.
        All(Number(number), By(seat)), Dice: Taken { seat: Seat, number: Number, die: Die },
        /// A die was placed on a sheet.
        All(Die(seat, space, die), By(seat)), Dice: Placed { seat: Seat, die: Die, space: Space },
        /// A row is full.
        All(Row(row), By(seat)), Dice: RowFilled { seat: Seat, row: Attribute },
        /// A die found no space: it goes back to the bag.
        All(Loose(die), By(seat)), Dice: DieReturned { seat: Seat, die: Die },
        /// A seat gained gold.
        All(Gold(gold), By(seat)), Gold:
            GoldGained { seat: Seat, gold: u8, gain: Gain, card: Option<Slot> },
        /// A seat paid gold for a card's effect.
        All(Gold(gold), By(seat)), Gold: GoldPaid { seat: Seat, gold: u8, card: Slot },
        /// A seat gave gold to another.
        All(Gold(gold), By(seat)), Gold: Handed { seat: Seat, to: Seat, gold: u8 },
        /// A seat took a charisma token.
        All(By(seat)), Gold: CharismaTaken { seat: Seat, card: Option<Slot> },
        /// A die on a sheet was turned to its opposite face.
        All(Die(seat, space, to), By(seat)), Dice: Turned { seat: Seat, space: Space, from: Die, to: Die },
        /// A die on a sheet was raised, lowered or set to a face.
        All(Die(seat, space, to), By(seat)), Dice: Adjusted { seat: Seat, space: Space, from: Die, to: Die, change: Change },
        /// A die on a sheet was re-rolled.
        All(Die(seat, space, to), By(seat)), Dice: Rerolled { seat: Seat, space: Space, from: Die, to: Die },
        /// A re-rolled die went back to the face it had.
        All(Die(seat, space, die), By(seat)), Dice: Restored { seat: Seat, space: Space, die: Die },
        /// Two dice of a sheet were swapped.
        All(One(seat, one), Other(seat, other), By(seat)), Dice: Swapped { seat: Seat, one: Space, other: Space },
        /// A seat swapped a die with another seat.
        All(Die(seat, space, taken), By(seat)), Dice: SwappedWith { seat: Seat, space: Space, given: Die, rival: Seat, other: Space, taken: Die },
        /// A die moved to another row.
        All(Die(seat, to, die), By(seat)), Dice: Moved { seat: Seat, die: Die, from: Space, to: Space },
        /// A die of a sheet and a die of an initiative card were exchanged.
        All(Die(seat, space, taken), By(seat)), Dice: Exchanged { seat: Seat, space: Space, given: Die, number: Number, taken: Die },
        /// A die of a sheet was replaced by one out of the bag.
        All(Die(seat, space, taken), By(seat)), Dice: Replaced { seat: Seat, space: Space, given: Die, taken: Die },
        /// A die on an initiative card shows another face.
        All(Loose(to), By(seat)), Dice: PoolChanged { seat: Seat, number: Number, from: Die, to: Die, change: Change },
        /// The dice on the free initiative cards are taken up, to be laid again.
        Cards: PoolLifted { seat: Seat },
        /// The marker moved on the alignment grid.
        All(Toward(direction), By(seat)), Dice: MarkerMoved { seat: Seat, direction: Direction, cell: Cell },
        /// An attribute action is done (or was declined).
        Cards(Row(row), By(seat)): Acted { seat: Seat, row: Attribute },
        /// An attribute action was declined.
        All(Row(row), By(seat)), Turns: Declined { seat: Seat, row: Attribute },
        /// The market phase begins.
        All(First(seat)), Turns: MarketOpened { seat: Seat },
        /// A seat's market turn begins.
        All(By(seat)), Turns: MarketEntered { seat: Seat },
        /// A seat bought a card.
        All(Card(card), By(seat)), Cards:
            Bought { seat: Seat, card: CardNo, cost: u8, charisma: u8, from: Stock }; at arrival,
        /// A seat discarded a market card for gold.
        All(Card(card), By(seat)), Cards: Discarded { seat: Seat, card: CardNo, gold: u8 },
        /// A seat took gold in the friendly market, where no card is discarded.
        All(Gold(gold), By(seat)), Gold: Spared { seat: Seat, gold: u8 },
        /// A seat laid a weapon off.
        All(Card(card), By(seat)), Cards: Dropped { seat: Seat, card: CardNo }; at leaving,
        /// A seat's market turn ended.
        Cards(By(seat)): MarketLeft { seat: Seat },
        /// Solo: the enemy die was rolled.
        All(Face(face)), Dice: EnemyRolled { face: u8 },
        /// Solo: both enemy dice show the same; one is rolled again.
        Players, Dice: EnemiesEqual { face: u8 },
        /// A card went from the market to the discard pile.
        All(Card(card)), Cards: Swept { card: CardNo },
        /// A card of the discard pile joined the market.
        All(Card(card), By(seat)), Cards: Recalled { seat: Seat, card: CardNo },
        /// The counter of a seat's card shows something else.
        Players, Cards: Counted { seat: Seat, card: CardNo, count: u8, each_round: bool },
        /// A seat gave a card away for one of the market row, which it took the place of.
        All(Card(taken), By(seat)), Cards:
            Traded { seat: Seat, given: CardNo, taken: CardNo }; at arrival,
        /// A seat's card went to another seat.
        All(Card(card), By(seat)), Cards: CardGiven { seat: Seat, to: Seat, card: CardNo },
        /// A seat looked at the card on top of the deck; which it is, only the seat knows.
        Players, Cards: Peeked { seat: Seat, card: Option<CardNo> },
        /// A skill was used: the card is exhausted.
        All(Card(card), By(seat)), Cards: SkillUsed { seat: Seat, card: CardNo },
        /// A skill was copied without exhausting it.
        All(Card(card), By(seat)), Cards: SkillCopied { seat: Seat, card: CardNo },
        /// A skill is ready again.
        All(Card(card), By(seat)), Cards: Readied { seat: Seat, card: CardNo },
        /// A skill was exhausted by an effect.
        All(Card(card), By(seat)), Cards: Exhausted { seat: Seat, card: CardNo },
        /// Cleanup begins.
        All(First(seat)), Turns: Cleaned { seat: Seat },
        /// Unused charisma tokens went back.
        All(Tokens(tokens), By(seat)), Gold: CharismaReturned { seat: Seat, tokens: u8 },
        /// The die left over went back to the bag.
        All(Loose(die)), Dice: LeftOver { die: Die },
        /// The discard pile was shuffled into a new deck.
        All, Cards: Reshuffled,
        /// The first player changed.
        All(First(seat)), Turns: FirstPassed { seat: Seat },
        /// What happened to a card that acts and waits for answers.
        Nobody: Effect(Happened),
        /// A script failed: what it had done is undone.
        All: Faulted { seat: Seat, card: Slot, hook: Hook },
        /// Something waits to be carried out.
        Nobody: Queued { pending: Pending },
        /// What waited longest is being carried out.
        Nobody: Unqueued,
        /// An interlude began.
        Nobody: InterludeBegan { interlude: Interlude },
        /// An attribute action went on.
        Nobody: InterludePart { part: Part },
        /// The interlude is over.
        Nobody: InterludeEnded,
        /// The flow of the game moved on.
        Nobody: Stepped { step: Step },
        /// The game is over.
        All: Ended,
        ..Monsters(MonsterEvent) as "_monsters" before Effect,
    }
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
            | Event::EnemiesEqual { .. }
            | Event::LeftOver { .. }
    };
    (sheet) => {
        Event::RowFilled { .. }
            | Event::Turned { .. }
            | Event::Adjusted { .. }
            | Event::Rerolled { .. }
            | Event::Restored { .. }
            | Event::Swapped { .. }
            | Event::SwappedWith { .. }
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
            | Event::Traded { .. }
            | Event::CardGiven { .. }
            | Event::Peeked { .. }
            | Event::Counted { .. }
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled
    };
    (tokens) => {
        Event::GoldGained { .. }
            | Event::GoldPaid { .. }
            | Event::Handed { .. }
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
    (expansions) => {
        Event::Monsters(_)
    };
    (effect) => {
        Event::Effect(_) | Event::Faulted { .. }
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
