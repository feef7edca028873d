//! Events: what happened. Only events change a state, and each line of the log is one event.
//!
//! The names of the variants are the Fluent ids of the log and the words of `.play` files. With the
//! prefix `on_`, they are the hooks of cards.

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

/// The source of gained gold.
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

/// How a die changed its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Change {
    /// Raised by some points.
    Raised,
    /// Lowered by some points.
    Lowered,
    /// Set to a face of the player's choice.
    Set,
    /// Turned to the opposite face.
    Turned,
    /// Rolled again.
    Rerolled,
}

impl Change {
    /// The change by this number of points.
    pub(crate) fn by(points: i64) -> Self {
        if points < 0 { Self::Lowered } else { Self::Raised }
    }
}

effects::events! {
    /// One thing that happened. For gold, tokens and experience, `card` is the card that caused it.
    Event {
        /// A player rolled for the start.
        Players, Setup: StartRolled { seat: Seat, face: u8 },
        /// The highest roll was tied: the tied players roll again.
        Players, Setup: StartTied,
        /// The first player was decided.
        Players, Setup: Started { seat: Seat },
        /// A player took a character sheet and its gold.
        Players, Setup: RaceTaken { seat: Seat, race: RaceNo, gold: u8 },
        /// A player drew a die for a class.
        Players, Setup: ClassDieDrawn { seat: Seat, colour: Colour },
        /// The drawn die gives no class: it is set aside, and another is drawn.
        Players, Setup: ClassDieAside { seat: Seat, colour: Colour },
        /// A player chose a class.
        Players, Setup: ClassTaken { seat: Seat, class: ClassNo },
        /// The dice drawn for classes went back to the bag.
        Players, Setup: ClassDiceReturned,
        /// A player was dealt a backstory.
        Players, Setup: BackstoryDealt { seat: Seat, backstory: BackstoryNo },
        /// A player was dealt an alignment.
        Players, Setup: AlignmentDealt { seat: Seat, alignment: AlignmentNo },
        /// A market card was put on the discard pile during set-up.
        All(Card(card)), Setup: Thinned { card: CardNo },
        /// Solo: a gold die became the enemy die.
        Players, Setup: EnemySet,
        /// A card was dealt from the deck into the market.
        All(Card(card)), Cards: Dealt { card: CardNo },
        /// A card went to the trash.
        All(Card(card)), Cards: Trashed { card: CardNo },
        /// A player drew a starting die.
        Nobody: StartDrawn { seat: Seat, colour: Colour },
        /// A starting die was rolled.
        Players, Setup: StartDieRolled { seat: Seat, die: Die },
        /// The next seat starts to place the starting dice.
        Players, Setup: StartPlacing { seat: Seat },
        /// A round began.
        All(Round(round), First(seat)), Turns: RoundBegan { round: u8, seat: Seat },
        /// A die for the initiative cards was drawn from the bag.
        Cards(Colour(colour)): Drawn { colour: Colour },
        /// The drawn die was rolled.
        All(Loose(die)), Dice: Rolled { die: Die },
        /// A die was put on an initiative card.
        All(Laid(number, die)), Dice: LaidOn { number: Number, die: Die },
        /// Coins were put on the initiative cards between the first and the last.
        All, Turns: CoinsLaid,
        /// All dice are on the initiative cards.
        All(First(seat)), Turns: Laid { seat: Seat },
        /// The bag had too few dice for the initiative cards.
        All, Dice: BagEmpty,
        /// A player took an initiative card with its die.
        All(Number(number), By(seat)), Dice: Taken { seat: Seat, number: Number, die: Die },
        /// A die was placed on a space of a sheet.
        All(Die(seat, space, die), By(seat)), Dice: Placed { seat: Seat, die: Die, space: Space },
        /// A row became full.
        All(Row(row), By(seat)), Dice: RowFilled { seat: Seat, row: Attribute },
        /// A die had no space and went back to the bag.
        All(Loose(die), By(seat)), Dice: DieReturned { seat: Seat, die: Die },
        /// A player gained gold.
        All(Gold(gold), By(seat)), Gold:
            GoldGained { seat: Seat, gold: u8, gain: Gain, card: Option<Slot> },
        /// A player paid gold for a card's effect.
        All(Gold(gold), By(seat)), Gold: GoldPaid { seat: Seat, gold: u8, card: Slot },
        /// A player gave gold to another player.
        All(Gold(gold), By(seat)), Gold: Handed { seat: Seat, to: Seat, gold: u8 },
        /// A player took a charisma token.
        All(By(seat)), Gold: CharismaTaken { seat: Seat, card: Option<Slot> },
        /// A die on a sheet was turned to its opposite face.
        All(Die(seat, space, to), By(seat)), Dice: Turned { seat: Seat, space: Space, from: Die, to: Die },
        /// A die on a sheet was raised, lowered or set to a face.
        All(Die(seat, space, to), By(seat)), Dice: Adjusted { seat: Seat, space: Space, from: Die, to: Die, change: Change },
        /// A die on a sheet was re-rolled.
        All(Die(seat, space, to), By(seat)), Dice: Rerolled { seat: Seat, space: Space, from: Die, to: Die },
        /// A re-rolled die returned to its old face.
        All(Die(seat, space, die), By(seat)), Dice: Restored { seat: Seat, space: Space, die: Die },
        /// Two dice on a sheet were swapped.
        All(One(seat, one), Other(seat, other), By(seat)), Dice: Swapped { seat: Seat, one: Space, other: Space },
        /// A player swapped a die with another player and got `die`.
        All(Die(seat, space, taken), By(seat)), Dice: SwappedWith { seat: Seat, space: Space, given: Die, rival: Seat, other: Space, taken: Die },
        /// A die moved to another row of its sheet.
        All(Die(seat, to, die), By(seat)), Dice: Moved { seat: Seat, die: Die, from: Space, to: Space },
        /// A player exchanged a die with `die` from an initiative card.
        All(Die(seat, space, taken), By(seat)), Dice: Exchanged { seat: Seat, space: Space, given: Die, number: Number, taken: Die },
        /// A player replaced a die with `die` from the bag.
        All(Die(seat, space, taken), By(seat)), Dice: Replaced { seat: Seat, space: Space, given: Die, taken: Die },
        /// A die on an initiative card changed its face.
        All(Loose(to), By(seat)), Dice: PoolChanged { seat: Seat, number: Number, from: Die, to: Die, change: Change },
        /// The dice on the free initiative cards were taken up, to be put on the cards again.
        Cards: PoolLifted { seat: Seat },
        /// The alignment marker moved.
        All(Toward(direction), By(seat)), Dice: MarkerMoved { seat: Seat, direction: Direction, cell: Cell },
        /// An attribute action was done or declined.
        Cards(Row(row), By(seat)): Acted { seat: Seat, row: Attribute },
        /// An attribute action was declined.
        All(Row(row), By(seat)), Turns: Declined { seat: Seat, row: Attribute },
        /// The market phase began.
        All(First(seat)), Turns: MarketOpened { seat: Seat },
        /// A player's market turn begins.
        All(By(seat)), Turns: MarketEntered { seat: Seat },
        /// A player bought a card.
        All(Card(card), By(seat)), Cards:
            Bought { seat: Seat, card: CardNo, cost: u8, charisma: u8, from: Stock }; at arrival,
        /// A player discarded a market card for gold.
        All(Card(card), By(seat)), Cards: Discarded { seat: Seat, card: CardNo, gold: u8 },
        /// Friendly market: a player took gold instead of discarding a card.
        All(Gold(gold), By(seat)), Gold: Spared { seat: Seat, gold: u8 },
        /// A card of a player went to the discard pile.
        All(Card(card), By(seat)), Cards: Dropped { seat: Seat, card: CardNo }; at leaving,
        /// A player's market turn ended.
        Cards(By(seat)): MarketLeft { seat: Seat },
        /// Solo: the enemy die was rolled.
        All(Face(face)), Dice: EnemyRolled { face: u8 },
        /// Solo: both enemy dice show the same face; one is rolled again.
        Players, Dice: EnemiesEqual { face: u8 },
        /// A card went from the market row to the discard pile.
        All(Card(card)), Cards: Swept { card: CardNo },
        /// A card from the discard pile joined the market.
        All(Card(card), By(seat)), Cards: Recalled { seat: Seat, card: CardNo },
        /// The counter of a player's card changed.
        Players, Cards: Counted { seat: Seat, card: CardNo, count: u8, each_round: bool },
        /// A player traded a card for `card` from the market row.
        All(Card(taken), By(seat)), Cards:
            Traded { seat: Seat, given: CardNo, taken: CardNo }; at arrival,
        /// A player's card went to another player.
        All(Card(card), By(seat)), Cards: CardGiven { seat: Seat, to: Seat, card: CardNo },
        /// A player looked at the top card of the deck, in secret.
        Players, Cards: Peeked { seat: Seat, card: Option<CardNo> },
        /// A skill was used and became exhausted.
        All(Card(card), By(seat)), Cards: SkillUsed { seat: Seat, card: CardNo },
        /// A skill was copied. It did not become exhausted.
        All(Card(card), By(seat)), Cards: SkillCopied { seat: Seat, card: CardNo },
        /// A skill became ready again.
        All(Card(card), By(seat)), Cards: Readied { seat: Seat, card: CardNo },
        /// An effect exhausted a skill.
        All(Card(card), By(seat)), Cards: Exhausted { seat: Seat, card: CardNo },
        /// The cleanup phase began.
        All(First(seat)), Turns: Cleaned { seat: Seat },
        /// Unused charisma tokens were returned.
        All(Tokens(tokens), By(seat)), Gold: CharismaReturned { seat: Seat, tokens: u8 },
        /// The remaining die went back to the bag.
        All(Loose(die)), Dice: LeftOver { die: Die },
        /// The discard pile was shuffled to form a new deck.
        All, Cards: Reshuffled,
        /// Another seat became first player.
        All(First(seat)), Turns: FirstPassed { seat: Seat },
        /// The progress of an effect that waits for answers.
        Nobody: Effect(Happened),
        /// A script failed, and its effect was undone.
        All: Faulted { seat: Seat, card: Slot, hook: Hook },
        /// Something was added to the queue.
        Nobody: Queued { pending: Pending },
        /// The first entry of the queue is being carried out.
        Nobody: Unqueued,
        /// An interlude began.
        Nobody: InterludeBegan { interlude: Interlude },
        /// An attribute action continued.
        Nobody: InterludePart { part: Part },
        /// The interlude ended.
        Nobody: InterludeEnded,
        /// The flow of the game moved to another step.
        Nobody: Stepped { step: Step },
        /// The game ended.
        All: Ended,
        ..Monsters(MonsterEvent) as "_monsters" before Effect,
    }
}

/// The events of a chapter as a pattern. A match on all chapters covers all events.
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
