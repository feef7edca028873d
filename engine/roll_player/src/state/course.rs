//! Where a game stands: its program counter as plain data.

use std::sync::Arc;

use play::Seat;
use script::Journal;
use serde::{Deserialize, Serialize};

use super::{CardNo, Die, Number, Slot, Source, Space, State, Zone};
use crate::kinds::{Attribute, Colour, Hook, MarketKind, Window};

/// Where the flow of the game stands. `nth` counts seats from the first player.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Each seat rolls for the start.
    StartRoll,
    /// A seat takes a character sheet.
    Race { nth: u8 },
    /// A seat draws a die for its class.
    ClassDie { nth: u8 },
    /// A seat chooses a class, of a colour or freely.
    ClassPick { nth: u8, colour: Option<Colour> },
    /// A seat is dealt its backstory.
    Backstory { nth: u8 },
    /// A seat is dealt its alignment.
    Alignment { nth: u8 },
    /// Cards of a dot group go to the discard pile.
    Thin { group: u8, left: u8 },
    /// Solo: cards that start the discard pile and the trash.
    SoloDiscard { left: u8 },
    /// Solo: a card starts the trash.
    SoloTrash,
    /// A seat draws its starting dice.
    StartDraw { nth: u8, left: u8 },
    /// The starting die drawn is rolled.
    StartDie { nth: u8, left: u8, colour: Colour },
    /// A seat places its starting dice.
    StartPlace { nth: u8 },
    /// Cards are dealt into the market.
    Deal { left: u8 },
    /// A round begins.
    Round,
    /// Dice are drawn for the initiative cards.
    Draw { left: u8 },
    /// The die drawn is rolled.
    Roll { left: u8, colour: Colour },
    /// The dice are laid.
    LayDone,
    /// Skills are offered: to each seat from `seat` on, `asked` of them have passed.
    Window { window: Window, seat: Seat, asked: u8 },
    /// A seat takes an initiative card.
    Pick { nth: u8 },
    /// It places the die.
    Place { nth: u8 },
    /// Solo: the enemy die is rolled.
    Enemy { nth: u8, number: Number },
    /// The market opens.
    Market,
    /// The seat with the next initiative card enters the market.
    NextBuyer,
    /// A seat buys or discards.
    Purchase { seat: Seat },
    /// Solo: what is left in the market goes.
    SoloSweep,
    /// Cleanup begins.
    Cleanup,
    /// A seat may ready a skill.
    Ready { nth: u8 },
    /// The game is over.
    Over,
}

/// Part of an attribute action.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ActPart {
    /// Which action, or none.
    Choose,
    /// The second die of a swap.
    SwapWith { first: Space },
    /// Chance rolls the die.
    Rerolling { space: Space },
    /// Keep the new face or go back.
    KeepOr { space: Space, old: Die },
}

/// Something with decisions of its own, inside the flow.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Interlude {
    /// An attribute action.
    Act { seat: Seat, row: Attribute, part: ActPart },
    /// Weapons must be laid off until two hands suffice.
    Hands { seat: Seat },
    /// Dice are laid on the free initiative cards, ascending; ties as the seat chooses.
    Lay { seat: Seat },
    /// The card on top of the deck is turned up, and bought if it can be paid.
    Top { seat: Seat },
}

/// Something that waits to be carried out.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pending {
    /// A card acts.
    Hook { seat: Seat, card: Slot, hook: Hook, arg: i16 },
    /// An interlude.
    Interlude(Interlude),
    /// A card is bought, if it can be paid.
    Buy { seat: Seat, card: CardNo, from: Source },
}

/// What a card asks.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// One of the owner's dice: `spaces` is a bit set.
    Die { spaces: u32, optional: bool },
    /// One of the dice on free initiative cards: `numbers` is a bit set, bit 0 for the first.
    PoolDie { numbers: u8, optional: bool },
    /// A row.
    Row { rows: u8, optional: bool },
    /// A card.
    Card {
        zone: Zone,
        kind: Option<MarketKind>,
        ready: Option<bool>,
        dots: Option<u8>,
        most: Option<u8>,
        affordable: bool,
        optional: bool,
    },
    /// A direction for the marker.
    Direction { directions: u8, optional: bool },
    /// A number.
    Number { least: u8, most: u8 },
    /// A colour.
    Colour { colours: u8, optional: bool },
    /// Yes or no.
    Confirm,
    /// Chance: a die of the sheet is rolled.
    Roll,
}

/// An effect that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: Slot,
    /// Its hook.
    pub hook: Hook,
    /// What the hook was called with.
    pub arg: i16,
    /// The replies so far.
    pub journal: Journal,
    /// What it waits for; none while it is being carried on.
    pub question: Option<Question>,
    /// How many of its events are carried out.
    pub told: u16,
    /// The state when it began: what a failing script goes back to. Shared by all states that come
    /// of it.
    pub start: Arc<State>,
}
