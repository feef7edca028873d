//! What is chosen, asked and told. From these names come `.play` words, Fluent ids and hooks.

use effects::{CallOf, HappenedOf};
use play::{Say, Seat};
use script::{Arguments, HookParam};
use serde::{Deserialize, Serialize};

use super::Toy;
use super::cards::Hook;

play::numbers! {
    /// A card, in the order of the numbers printed on them.
    Card;
}
script::handle!(Card: u8);

/// What a seat chooses, or chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    Throw,
    Search,
    Play { card: Card },
    PickRival { rival: Seat },
    PickNumber { number: u8 },
    PickCard { card: Card },
    Accept,
    Decline,
    Roll(u8),
    Deal(Card),
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Prompt {
    Turn,
    Rival { card: Card },
    Number { card: Card },
    Card { card: Card },
    Confirm { card: Card },
}

/// What happens. The last four are bookkeeping that nobody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Say)]
pub enum Event {
    /// A card came from the deck; only its owner is told which.
    Dealt { seat: Seat, card: Option<Card> },
    /// A seat threw the die.
    Thrown { seat: Seat },
    /// A seat searched the deck.
    Searched { seat: Seat },
    /// The die shows a face.
    Rolled { seat: Seat, face: u8 },
    /// Beads came out of the pot.
    Gained { seat: Seat, beads: u8 },
    /// Beads went into the pot.
    Paid { seat: Seat, beads: u8 },
    /// Beads went from seat to seat.
    Stolen { seat: Seat, rival: Seat, beads: u8 },
    /// A trick was played.
    Played { seat: Seat, card: Card },
    /// A card went back into the deck unseen.
    Returned { seat: Seat, card: Option<Card> },
    /// A script failed: what it had done is undone.
    Faulted { seat: Seat, card: Card, hook: Hook },
    /// The flow of the game moved on.
    #[say_to(Nobody)]
    Stepped { step: Step, turn: Seat, round: u8 },
    /// A card waits to act.
    #[say_to(Nobody)]
    Queued { call: Call },
    /// The card that waited longest acts.
    #[say_to(Nobody)]
    Unqueued,
    /// Something happened to an effect.
    #[say_to(Nobody)]
    Effect(HappenedOf<Toy>),
}

impl Event {
    /// What cards hear of it, if they do.
    pub fn heard(&self) -> Option<Heard> {
        let heard = |hook, seat, args| Some(Heard { hook, seat, card: None, args });
        let number = |number: u8, by: Seat| Arguments::new([number.number(), by.number()]);
        match *self {
            Self::Rolled { seat, face } => heard(Hook::OnRolled, seat, number(face, seat)),
            Self::Gained { seat, beads } => heard(Hook::OnGained, seat, number(beads, seat)),
            Self::Paid { seat, beads } => heard(Hook::OnPaid, seat, number(beads, seat)),
            Self::Stolen { seat, rival, beads } => {
                let args = [beads.number(), rival.number(), seat.number()];
                heard(Hook::OnStolen, seat, Arguments::new(args))
            }
            Self::Played { seat, card } => {
                let args = Arguments::NONE;
                Some(Heard { hook: Hook::OnPlayed, seat, card: Some(card), args })
            }
            Self::Dealt { .. }
            | Self::Thrown { .. }
            | Self::Searched { .. }
            | Self::Returned { .. }
            | Self::Faulted { .. }
            | Self::Stepped { .. }
            | Self::Queued { .. }
            | Self::Unqueued
            | Self::Effect(_) => None,
        }
    }

    /// Whether players are told.
    pub fn is_told(&self) -> bool {
        !matches!(
            self,
            Self::Stepped { .. } | Self::Queued { .. } | Self::Unqueued | Self::Effect(_)
        )
    }
}

/// What cards hear of an event.
pub struct Heard {
    /// The hook it calls.
    pub hook: Hook,
    /// Whose event it is.
    pub seat: Seat,
    /// The card it is about.
    pub card: Option<Card>,
    /// What the hook is called with.
    pub args: Arguments,
}

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    Deal,
    Turn,
    Rolling,
    Drawing,
    Done,
    Over,
}

/// A card that acts, or waits to act.
pub type Call = CallOf<Toy>;

/// What a card asks its owner or chance. Nothing hidden stands in a question: all eyes see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    Rival,
    Number { least: u8, most: u8 },
    Card,
    Confirm,
    Roll,
    Draw,
}
