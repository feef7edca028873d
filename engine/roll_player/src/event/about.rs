//! The subjects of events and queries, by the names in their lists.

use play::Seat;

use crate::acting::{self, own_handle, pool_handle};
use crate::numbers::{CardNo, Die as Shown, NUMBERS, Number as InitiativeNo, Space};
use crate::words::{Attribute, Colour as DieColour, Direction};

pub(crate) use effects::BySeat as By;

/// The values that guards check, besides the seat of the event.
#[derive(Clone, Copy, Debug, Default)]
pub struct About {
    /// The card that the event is about.
    pub card: Option<CardNo>,
    /// The color of the die that it is about.
    pub colour: Option<DieColour>,
    /// The row that it is about.
    pub row: Option<Attribute>,
    /// Its number: the face of a die, the number of an initiative card, or an amount.
    pub number: Option<u8>,
}

/// The highest face of any die, that of a boost die.
const FACES: u8 = *DieColour::Boost.faces().end();
/// An upper bound for the number of rounds: each round fills one of the 18 spaces of each sheet.
const ROUNDS: u8 = 18;

/// The facts about an event or a query.
pub(crate) type Facts = effects::Facts<About>;

effects::subjects! {
    for About;
    First(seat: Seat)
        "first": Seat = seat, "the first player";
        guards [];
    Die(seat: Seat, space: Space, die: Shown)
        "die": acting::Die = own_handle(seat, space), "the die", 1 to FACES;
        guards ["colour", "row", "min", "max"],
        colour = die.colour, row = space.row(), number = die.face;
    One(seat: Seat, space: Space)
        "one": acting::Die = own_handle(seat, space), "one of the dice";
        guards [];
    Other(seat: Seat, space: Space)
        "other": acting::Die = own_handle(seat, space), "the other die";
        guards [];
    Laid(number: InitiativeNo, die: Shown)
        "die": acting::Die = pool_handle(number), "the die on its initiative card", 1 to FACES;
        guards ["colour", "min", "max"], colour = die.colour, number = die.face;
    Colour(colour: DieColour)
        "colour": DieColour = colour, "the color of the die";
        guards ["colour"], colour = colour;
    Loose(die: Shown)
        "colour": DieColour = die.colour, "the color of the die", 1 to FACES;
        guards ["colour", "min", "max"], colour = die.colour, number = die.face;
    Face(face: u8)
        "face": u8 = face, "the face that the die shows", 1 to *Shown::FACES.end();
        guards ["min", "max"], number = face;
    Card(card: CardNo)
        "card": acting::Card = acting::Card(card.0), "the card";
        guards ["card", "kind"], card = card;
    Row(row: Attribute)
        "row": Attribute = row, "the row";
        guards ["row"], row = row;
    Number(number: InitiativeNo)
        "number": u8 = number.0, "the number of the initiative card", 1 to NUMBERS as u8;
        guards ["min", "max"], number = number.0;
    Toward(direction: Direction)
        "toward": Direction = direction, "the direction in which the marker moved";
        guards [];
    Gold(gold: u8)
        "gold": u8 = gold, "the amount of gold";
        guards ["min", "max"], number = gold;
    Tokens(tokens: u8)
        "tokens": u8 = tokens, "the number of tokens";
        guards ["min", "max"], number = tokens;
    Dice(dice: u8)
        "dice": u8 = dice, "the number of combat dice";
        guards ["min", "max"], number = dice;
    Total(total: u8)
        "total": u8 = total, "the total of the hunt";
        guards ["min", "max"], number = total;
    Xp(xp: u8)
        "xp": u8 = xp, "the amount of experience";
        guards ["min", "max"], number = xp;
    Round(round: u8)
        "round": u8 = round, "the round, from 1", 1 to ROUNDS;
        guards ["min", "max"], number = round;
}
