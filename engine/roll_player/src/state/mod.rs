//! The state of a table: a plain value with private fields. Only `state/absorb.rs`, which applies
//! events, and `state/given.rs`, which sets up rulings, write them.

mod absorb;
mod copied;
mod counters;
mod course;
mod given;
mod initiative;
mod market;
mod seen;
mod sheet;
mod spaces;

use std::ops::Deref;

use play::{Bits, Seat};
use serde::{Deserialize, Serialize};

pub use crate::laid::{TRAY, Tray};
pub use crate::queue::QUEUE;
use counters::Counters;
pub use counters::{COUNTERS, Counter};
pub(crate) use course::sum;
pub use course::{Budget, Call, Effect, Happened, Interlude, Pending, Question, Step};
pub use sheet::{Sheet, Variant, Variants};
pub(crate) use spaces::Spaces;

use crate::extras::Extras;
use crate::laid::Laid;
use crate::list::List;
use crate::numbers::{COLOURS, CardNo, Die, EditionNo, NUMBERS, SEATS, Space};
use crate::phase::setup;
use crate::queue::Queue;
use crate::words::{Attribute, Colour};

/// Maximum number of cards in the market row, dealt or added by effects.
pub const ROW: usize = 12;
/// Maximum gold of a seat, more than any real game gives. Rules: `components-limit`,
/// `decision-coins`.
pub const MOST_GOLD: u16 = 2000;
/// Maximum number of charisma tokens of a seat, more than any real round gives.
pub const MOST_CHARISMA: u8 = 20;
/// Maximum number of nested interludes.
pub const DEPTH: usize = 4;

/// The table before a game.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Number of seats.
    pub seats: u8,
    /// The edition.
    pub edition: EditionNo,
    /// The chosen variants.
    pub variants: Variants,
    /// Number of dice in the bag, by color.
    pub bag: [u8; COLOURS],
    /// The market deck: the group dealt first, and the group below it.
    pub decks: [Bits; 2],
    /// The extra state of expansions.
    pub extras: Extras,
}

/// A position of Roll Player.
///
/// # Equality
///
/// Two states are equal if every die, card, coin and marker is in the same place and the same
/// decision is open. How they were reached does not count. The order of cards in a deck that no
/// player has looked at is not part of a state.
///
/// ```
/// use play::Seat;
/// use roll_player::numbers::{COLOURS, EditionNo};
/// use roll_player::state::{Layout, Variants};
/// use roll_player::{Event, State};
///
/// let start = State::new(Layout {
///     seats: 2,
///     edition: EditionNo(0),
///     variants: Variants::default(),
///     bag: [9; COLOURS],
///     decks: Default::default(),
///     extras: Default::default(),
/// });
/// let mut state = start.clone();
/// state.absorb(&Event::CharismaTaken { seat: Seat(1), card: None });
/// assert_eq!(state.sheet(Seat(1)).charisma(), 1);
///
/// state.absorb(&Event::CharismaReturned { seat: Seat(1), tokens: 1 });
/// assert_eq!(state, start);
/// ```
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    table: Table,
    queue: Queue,
    interlude: Option<Interlude>,
    /// The interludes around the current one, outermost first.
    outer: List<Option<Interlude>, { DEPTH - 1 }>,
    effect: Option<Box<Effect>>,
    extras: Extras,
    /// `None` if no counter is above 0.
    counters: Option<Box<Counters>>,
    /// The limits on what cards may still do.
    #[serde(default, skip_serializing_if = "Budget::is_whole")]
    budget: Budget,
}

/// The top card of the deck, once a seat has looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Top {
    card: CardNo,
    /// The seats that know it; bit 0 is the first seat.
    seen: u8,
    /// Whether the current effect has looked at it.
    lately: bool,
}

/// Everything on the table, and the step: copied as plain bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    seats: u8,
    edition: EditionNo,
    variants: Variants,
    round: u8,
    first: Seat,
    step: Step,
    rolls: [u8; SEATS],
    bag: [u8; COLOURS],
    aside: [u8; COLOURS],
    enemy: bool,
    tray: Tray,
    pool: [Laid; NUMBERS],
    coins: u8,
    taken: [Taker; NUMBERS],
    row: List<CardNo, ROW>,
    decks: [Bits; 2],
    discard: Bits,
    trash: Bits,
    top: Option<Top>,
    ready: Bits,
    sheets: [Sheet; SEATS],
}

impl Deref for State {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

/// The seat that took an initiative card, from 1, or 0 for none, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Option<Seat>", into = "Option<Seat>")]
struct Taker(u8);

impl Taker {
    #[inline]
    fn seat(self) -> Option<Seat> {
        self.0.checked_sub(1).map(Seat)
    }
}

impl From<Option<Seat>> for Taker {
    fn from(seat: Option<Seat>) -> Self {
        Self(seat.map_or(0, |seat| seat.0 + 1))
    }
}

impl From<Taker> for Option<Seat> {
    fn from(taker: Taker) -> Self {
        taker.seat()
    }
}

/// Limit on the size in bytes, because a state is copied for each card that acts and each line that
/// is searched.
const _: () = assert!(size_of::<State>() <= 488);

impl State {
    /// A table before its first roll.
    pub fn new(layout: Layout) -> Self {
        let Layout { seats, edition, variants, bag, decks, extras } = layout;
        let table = Table {
            seats,
            edition,
            variants,
            round: 0,
            first: Seat(0),
            step: setup::start::Step::Roll.into(),
            rolls: [0; SEATS],
            bag,
            aside: [0; COLOURS],
            enemy: false,
            tray: Tray::default(),
            pool: [Laid::default(); NUMBERS],
            coins: 0,
            taken: [Taker::default(); NUMBERS],
            row: List::default(),
            decks,
            discard: Bits::EMPTY,
            trash: Bits::EMPTY,
            top: None,
            ready: Bits::EMPTY,
            sheets: [Sheet::default(); SEATS],
        };
        let (queue, outer) = (Queue::default(), List::default());
        Self {
            table,
            queue,
            interlude: None,
            outer,
            effect: None,
            extras,
            counters: None,
            budget: Budget::default(),
        }
    }

    /// The limits on what cards may still do.
    #[inline]
    pub(crate) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// The state of expansions.
    #[inline]
    pub(crate) fn extras(&self) -> &Extras {
        &self.extras
    }

    /// Number of seats.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The index for this table into an edition's lists for 1, 2, 3, 4 seats.
    #[inline]
    pub(crate) fn seats_at(&self) -> usize {
        usize::from(self.seats) - 1
    }

    /// All seats, clockwise from a seat.
    #[inline]
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |n| seat.after(n, seats))
    }

    /// The n-th seat clockwise from the first player; 0 is the first player.
    #[inline]
    pub fn nth(&self, n: u8) -> Seat {
        self.first.after(n, self.seats)
    }

    /// Whether it is a solo game.
    #[inline]
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// The edition played.
    #[inline]
    pub fn edition(&self) -> EditionNo {
        self.edition
    }

    /// The variants played.
    #[inline]
    pub fn variants(&self) -> Variants {
        self.variants
    }

    /// The round, from 1; 0 during set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The first player of the round.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The position in the flow of the game.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The faces rolled for first player, by seat; 0 for none.
    pub fn rolls(&self) -> &[u8; SEATS] {
        &self.rolls
    }

    /// Number of dice of each color in the bag.
    #[inline]
    pub fn bag(&self) -> &[u8; COLOURS] {
        &self.bag
    }

    /// Number of dice of each color that are set aside.
    pub fn aside(&self) -> &[u8; COLOURS] {
        &self.aside
    }

    /// Dice drawn but not yet put down or placed.
    #[inline]
    pub fn tray(&self) -> &Tray {
        &self.tray
    }

    /// Solo: whether the enemy die is set aside.
    pub fn enemy(&self) -> bool {
        self.enemy
    }

    /// A seat's sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        debug_assert!(seat.at() < SEATS, "there is no seat {seat}");
        &self.sheets[seat.at().min(SEATS - 1)]
    }

    /// All sheets. Those of unused seats are empty.
    #[inline]
    pub(crate) fn sheets(&self) -> &[Sheet; SEATS] {
        &self.sheets
    }

    /// Backstories dealt so far.
    pub fn dealt_backstories(&self) -> Bits {
        self.sheets.iter().filter_map(|sheet| Some(sheet.backstory?.0)).collect()
    }

    /// Alignments dealt so far.
    pub fn dealt_alignments(&self) -> Bits {
        self.sheets.iter().filter_map(|sheet| Some(sheet.alignment?.0)).collect()
    }

    /// The queue of things to carry out, next one first.
    pub fn queue(&self) -> impl Iterator<Item = Pending> {
        self.queue.iter()
    }

    /// The next thing in the queue.
    #[inline]
    pub fn next_in_queue(&self) -> Option<Pending> {
        self.queue.next()
    }

    /// Whether the queue has anything.
    #[inline]
    pub(crate) fn waits(&self) -> bool {
        self.queue.next().is_some()
    }

    /// Whether the queue has room.
    pub(crate) fn has_room_in_queue(&self) -> bool {
        self.queue.len() < QUEUE
    }

    /// The current interlude, which is the innermost one.
    #[inline]
    pub fn interlude(&self) -> Option<Interlude> {
        self.interlude
    }

    /// Number of nested interludes.
    #[inline]
    pub fn depth(&self) -> usize {
        usize::from(self.interlude.is_some()) + self.outer.count()
    }

    /// The effect that waits for an answer.
    #[inline]
    pub fn effect(&self) -> Option<&Effect> {
        self.effect.as_deref()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Finale(_))
    }

    /// Whether all spaces of all sheets are filled.
    pub fn all_full(&self) -> bool {
        self.from(Seat(0)).all(|seat| self.sheet(seat).full())
    }

    /// The die on a space of a seat's sheet.
    pub fn die(&self, seat: Seat, space: Space) -> Option<Die> {
        self.sheet(seat).die(space)
    }

    /// Number of dice of a color on a seat's sheet.
    pub fn dice_of(&self, seat: Seat, colour: Colour) -> u8 {
        self.sheet(seat).count(colour)
    }

    /// Sum of the faces of a seat's row.
    pub fn sum(&self, seat: Seat, row: Attribute) -> i32 {
        self.sheet(seat).sum(row)
    }
}
