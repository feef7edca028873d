//! Events: what happened. Only events change a state, and each line of the log renders one event.
//!
//! The variant names are the Fluent ids of the log and the words of `.play` files. With the prefix
//! `on_` they are the hooks of cards.

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

/// Where gold came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Gain {
    /// The coin on an initiative card.
    Coin,
    /// A gold die that was placed.
    GoldDie,
    /// A row that was filled.
    Row,
    /// The market turn of a seat when the market is empty.
    EmptyMarket,
    /// A card's effect.
    Card,
    /// The reward of a hunt.
    Hunt,
}

/// How a die was changed to another face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Change {
    /// Raised by a number of points.
    Raised,
    /// Lowered by a number of points.
    Lowered,
    /// Set to a face that the player chose.
    Set,
    /// Turned to the opposite face.
    Turned,
    /// Re-rolled.
    Rerolled,
}

impl Change {
    /// [`Change::Raised`] or [`Change::Lowered`], by the sign of `points`.
    pub(crate) fn by(points: i64) -> Self {
        if points < 0 { Self::Lowered } else { Self::Raised }
    }
}

effects::events! {
    /// One event of the game. For gold, tokens and experience, `card` is the card whose effect gave
    /// them.
    Event {
        /// A seat rolled for first player.
        Players, Setup: StartRolled { seat: Seat, face: u8 },
        /// The highest roll was tied, so the tied seats roll again.
        Players, Setup: StartTied,
        /// The first player was decided.
        Players, Setup: Started { seat: Seat },
        /// A seat took a character sheet and its starting gold.
        Players, Setup: RaceTaken { seat: Seat, race: RaceNo, gold: u8 },
        /// A seat drew the die that decides its class color.
        Players, Setup: ClassDieDrawn { seat: Seat, colour: Colour },
        /// The die drawn matches no available class. It is set aside, and the seat draws another.
        Players, Setup: ClassDieAside { seat: Seat, colour: Colour },
        /// A seat chose its class.
        Players, Setup: ClassTaken { seat: Seat, class: ClassNo },
        /// The dice drawn for classes went back into the bag.
        Players, Setup: ClassDiceReturned,
        /// A seat was dealt its backstory.
        Players, Setup: BackstoryDealt { seat: Seat, backstory: BackstoryNo },
        /// A seat was dealt its alignment.
        Players, Setup: AlignmentDealt { seat: Seat, alignment: AlignmentNo },
        /// A market card was discarded unseen at set-up.
        All(Card(card)), Setup: Thinned { card: CardNo },
        /// Solo: a gold die became the enemy die.
        Players, Setup: EnemySet,
        /// A card was dealt from the deck into the market.
        All(Card(card)), Cards: Dealt { card: CardNo },
        /// A card went to the trash.
        All(Card(card)), Cards: Trashed { card: CardNo },
        /// A seat drew a starting die.
        Nobody: StartDrawn { seat: Seat, colour: Colour },
        /// A starting die was rolled.
        Players, Setup: StartDieRolled { seat: Seat, die: Die },
        /// The next seat begins to place its starting dice.
        Players, Setup: StartPlacing { seat: Seat },
        /// A round began.
        All(Round(round), First(seat)), Turns: RoundBegan { round: u8, seat: Seat },
        /// A die for the initiative cards was drawn from the bag.
        Cards(Colour(colour)): Drawn { colour: Colour },
        /// The die just drawn was rolled.
        All(Loose(die)), Dice: Rolled { die: Die },
        /// A die was put on an initiative card.
        All(Laid(number, die)), Dice: LaidOn { number: Number, die: Die },
        /// Coins were put on the initiative cards between the first and the last.
        All, Turns: CoinsLaid,
        /// Each die is on its initiative card.
        All(First(seat)), Turns: Laid { seat: Seat },
        /// The bag had too few dice for the initiative cards.
        All, Dice: BagEmpty,
        /// A seat took an initiative card and its die.
        All(Number(number), By(seat)), Dice: Taken { seat: Seat, number: Number, die: Die },
        /// A die was placed on a space of a sheet.
        All(Die(seat, space, die), By(seat)), Dice: Placed { seat: Seat, die: Die, space: Space },
        /// All spaces of a row have a die now.
        All(Row(row), By(seat)), Dice: RowFilled { seat: Seat, row: Attribute },
        /// A die had no free space and went back into the bag.
        All(Loose(die), By(seat)), Dice: DieReturned { seat: Seat, die: Die },
        /// A seat gained gold.
        All(Gold(gold), By(seat)), Gold:
            GoldGained { seat: Seat, gold: u8, gain: Gain, card: Option<Slot> },
        /// A seat paid gold for a card's effect.
        All(Gold(gold), By(seat)), Gold: GoldPaid { seat: Seat, gold: u8, card: Slot },
        /// A seat gave gold to another seat.
        All(Gold(gold), By(seat)), Gold: Handed { seat: Seat, to: Seat, gold: u8 },
        /// A seat took a charisma token.
        All(By(seat)), Gold: CharismaTaken { seat: Seat, card: Option<Slot> },
        /// A die on a sheet was turned to its opposite face.
        All(Die(seat, space, to), By(seat)), Dice: Turned { seat: Seat, space: Space, from: Die, to: Die },
        /// A die on a sheet was raised, lowered or set to a face.
        All(Die(seat, space, to), By(seat)), Dice: Adjusted { seat: Seat, space: Space, from: Die, to: Die, change: Change },
        /// A die on a sheet was re-rolled.
        All(Die(seat, space, to), By(seat)), Dice: Rerolled { seat: Seat, space: Space, from: Die, to: Die },
        /// A re-rolled die returned to its old face.
        All(Die(seat, space, die), By(seat)), Dice: Restored { seat: Seat, space: Space, die: Die },
        /// Two dice of one sheet were swapped.
        All(One(seat, one), Other(seat, other), By(seat)), Dice: Swapped { seat: Seat, one: Space, other: Space },
        /// A seat swapped a die with another seat.
        All(Die(seat, space, taken), By(seat)), Dice: SwappedWith { seat: Seat, space: Space, given: Die, rival: Seat, other: Space, taken: Die },
        /// A die moved to another row of its sheet.
        All(Die(seat, to, die), By(seat)), Dice: Moved { seat: Seat, die: Die, from: Space, to: Space },
        /// A die on a sheet and the die of an initiative card were exchanged.
        All(Die(seat, space, taken), By(seat)), Dice: Exchanged { seat: Seat, space: Space, given: Die, number: Number, taken: Die },
        /// A die on a sheet was replaced by a die from the bag.
        All(Die(seat, space, taken), By(seat)), Dice: Replaced { seat: Seat, space: Space, given: Die, taken: Die },
        /// A die on an initiative card was changed to another face.
        All(Loose(to), By(seat)), Dice: PoolChanged { seat: Seat, number: Number, from: Die, to: Die, change: Change },
        /// The dice on the free initiative cards were lifted, to be put back in ascending order.
        Cards: PoolLifted { seat: Seat },
        /// The marker moved one cell on the alignment grid.
        All(Toward(direction), By(seat)), Dice: MarkerMoved { seat: Seat, direction: Direction, cell: Cell },
        /// An attribute action ended, performed or declined.
        Cards(Row(row), By(seat)): Acted { seat: Seat, row: Attribute },
        /// An attribute action was declined.
        All(Row(row), By(seat)), Turns: Declined { seat: Seat, row: Attribute },
        /// The market phase began.
        All(First(seat)), Turns: MarketOpened { seat: Seat },
        /// A seat's market turn began.
        All(By(seat)), Turns: MarketEntered { seat: Seat },
        /// A seat bought a card.
        All(Card(card), By(seat)), Cards:
            Bought { seat: Seat, card: CardNo, cost: u8, charisma: u8, from: Stock }; at arrival,
        /// A seat discarded a market card for gold.
        All(Card(card), By(seat)), Cards: Discarded { seat: Seat, card: CardNo, gold: u8 },
        /// A seat took gold in a friendly market, where no card is discarded.
        All(Gold(gold), By(seat)), Gold: Spared { seat: Seat, gold: u8 },
        /// A seat discarded one of its weapons to free hands.
        All(Card(card), By(seat)), Cards: Dropped { seat: Seat, card: CardNo }; at leaving,
        /// A seat's market turn ended.
        Cards(By(seat)): MarketLeft { seat: Seat },
        /// Solo: the enemy die was rolled.
        All(Face(face)), Dice: EnemyRolled { face: u8 },
        /// Solo: both enemy dice show the same face, so one is rolled again.
        Players, Dice: EnemiesEqual { face: u8 },
        /// A card went from the market row to the discard pile.
        All(Card(card)), Cards: Swept { card: CardNo },
        /// A card went from the discard pile to the market row.
        All(Card(card), By(seat)), Cards: Recalled { seat: Seat, card: CardNo },
        /// The counter of a seat's card was set to another number.
        Players, Cards: Counted { seat: Seat, card: CardNo, count: u8, each_round: bool },
        /// A seat traded one of its cards for a card of the market row.
        All(Card(taken), By(seat)), Cards:
            Traded { seat: Seat, given: CardNo, taken: CardNo }; at arrival,
        /// A seat gave a card to another seat.
        All(Card(card), By(seat)), Cards: CardGiven { seat: Seat, to: Seat, card: CardNo },
        /// A seat looked at the top card of the deck. `card` is set only for eyes that know it.
        Players, Cards: Peeked { seat: Seat, card: Option<CardNo> },
        /// A skill was used, which exhausts the card.
        All(Card(card), By(seat)), Cards: SkillUsed { seat: Seat, card: CardNo },
        /// A skill was copied, which does not exhaust it.
        All(Card(card), By(seat)), Cards: SkillCopied { seat: Seat, card: CardNo },
        /// A skill was readied.
        All(Card(card), By(seat)), Cards: Readied { seat: Seat, card: CardNo },
        /// An effect exhausted a skill.
        All(Card(card), By(seat)), Cards: Exhausted { seat: Seat, card: CardNo },
        /// The cleanup phase began.
        All(First(seat)), Turns: Cleaned { seat: Seat },
        /// A seat returned its unused charisma tokens.
        All(Tokens(tokens), By(seat)), Gold: CharismaReturned { seat: Seat, tokens: u8 },
        /// The die that no seat took went back into the bag.
        All(Loose(die)), Dice: LeftOver { die: Die },
        /// The discard pile was shuffled to form a new deck.
        All, Cards: Reshuffled,
        /// Another seat became first player.
        All(First(seat)), Turns: FirstPassed { seat: Seat },
        /// A step of a card's effect, which may wait for answers.
        Nobody: Effect(Happened),
        /// A script failed, and its changes were undone.
        All: Faulted { seat: Seat, card: Slot, hook: Hook },
        /// Something was queued, to be carried out later.
        Nobody: Queued { pending: Pending },
        /// The first queued thing is being carried out.
        Nobody: Unqueued,
        /// An interlude began.
        Nobody: InterludeBegan { interlude: Interlude },
        /// An interlude, such as an attribute action, moved on to its next part.
        Nobody: InterludePart { part: Part },
        /// An interlude ended.
        Nobody: InterludeEnded,
        /// The flow of the game moved on to another step.
        Nobody: Stepped { step: Step },
        /// The game ended.
        All: Ended,
        ..Monsters(MonsterEvent) as "_monsters" before Effect,
    }
}

/// A pattern for the events of one chapter. A `match` that names all chapters covers all events.
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
