//! Pig, the smallest possible game: an example and a pattern for others.
//!
//! On your turn, throw a die as often as you like. Each throw counts for the turn, but a 1 ends the
//! turn and all its throws are lost. If you hold, you keep them. The first player to reach 20
//! points wins.
//!
//! A real game keeps the fields of its state private, so that only `absorb` can write them.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::chance::{Odds, Stream};
use crate::game::{Bench, Estimate, Share, Shown};
use crate::message::{Message, Spelled};
use crate::panel::{Cell, Panel, Role, Row};
use crate::rules::{Breach, Outcome, Rules, Secrets, Sink, Status, Tally};
use crate::ruling::{Field, value};
use crate::say::Say;
use crate::seat::{Eye, Seat};
use crate::setup::{Setup, SetupError};

const GOAL: u8 = 20;

/// The rules of Pig.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pig;

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// Points kept, one entry per seat.
    pub points: Vec<u8>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// Sum of the throws of this turn.
    pub thrown: u8,
    /// Whether the die was thrown and its face is not yet known.
    pub rolling: bool,
}

/// A choice of a seat, or an answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    /// Throw the die again.
    Throw,
    /// Keep the throws of the turn.
    Hold,
    /// The die shows this face.
    Roll(u8),
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Say)]
pub enum Event {
    /// A seat throws the die.
    Thrown {
        /// The seat that throws.
        seat: Seat,
    },
    /// The die shows a face. A 1 ends the turn.
    Rolled {
        /// The seat that threw.
        seat: Seat,
        /// From 1 to 6.
        face: u8,
    },
    /// A seat keeps the throws of its turn; the next seat follows.
    Held {
        /// The seat that holds.
        seat: Seat,
        /// Sum of the kept throws.
        points: u8,
    },
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Prompt {
    /// Throw or hold.
    Turn,
}

impl Position {
    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn over(&self) -> bool {
        self.points.iter().any(|points| *points >= GOAL)
    }

    fn pass(&mut self) {
        self.turn = self.turn.after(1, self.seats());
        self.thrown = 0;
    }
}

impl Rules for Pig {
    type State = Position;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = "pig";
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn start(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.check(Self::SEATS, &self.options())?;
        let points = vec![0; usize::from(setup.seats)];
        Ok(Position { points, turn: Seat(0), thrown: 0, rolling: false })
    }

    fn seats(&self, position: &Position) -> u8 {
        position.seats()
    }

    fn status(&self, position: &Position) -> Status<Prompt> {
        if position.over() {
            Status::Over
        } else if position.rolling {
            Status::Chance(Odds::Roll { low: 1, high: 6 }.of(Stream(0)))
        } else {
            Status::Asks { seat: position.turn, prompt: Prompt::Turn }
        }
    }

    fn offers(&self, _: &Position, offers: &mut Vec<Choice>) {
        offers.extend([Choice::Throw, Choice::Hold]);
    }

    fn chance(&self, _: &Position, outcome: u16) -> Choice {
        Choice::Roll(outcome as u8)
    }

    fn apply(&self, position: &mut Position, choice: Choice, log: &mut impl Sink<Event>) {
        let seat = position.turn;
        let event = match choice {
            Choice::Throw => Event::Thrown { seat },
            Choice::Hold => Event::Held { seat, points: position.thrown },
            Choice::Roll(face) => Event::Rolled { seat, face },
        };
        self.absorb(position, &event);
        log.take(event);
    }

    fn absorb(&self, position: &mut Position, event: &Event) {
        match *event {
            Event::Thrown { .. } => position.rolling = true,
            Event::Rolled { face, .. } => {
                position.rolling = false;
                position.thrown += face;
                if face == 1 {
                    position.pass();
                }
            }
            Event::Held { seat, points } => {
                position.points[seat.at()] += points;
                position.pass();
            }
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if !position.over() {
            return None;
        }
        let points: Vec<i32> = position.points.iter().map(|points| i32::from(*points)).collect();
        let won = |seat: &Seat| position.points[seat.at()] >= GOAL;
        let winners = (0..position.seats()).map(Seat).filter(won).collect();
        Some(Outcome { points, winners })
    }
}

impl Secrets for Pig {
    fn hides(&self) -> bool {
        false
    }

    fn observe(&self, position: &Position, _: Eye) -> Position {
        position.clone()
    }
}

impl Shown for Pig {
    fn spell(&self, _: &'static str, _: i64) -> Option<Spelled> {
        None
    }

    fn tally(&self, position: &Position, seat: Seat) -> Vec<Tally> {
        let points = position.points[seat.at()].into();
        vec![Tally { reason: Message::bare("score", "kept"), points }]
    }

    fn ending(&self, _: &Position) -> Vec<Vec<Message>> {
        vec![vec![Message::bare("end", "won")]]
    }

    fn picture(&self, position: &Position, _: Eye) -> Vec<Panel> {
        let row = |points: &u8| {
            let says = Message::of(self, "board", &PictureWords::Points { points: *points });
            Row::from(vec![Cell::says(says)])
        };
        let rows = position.points.iter().map(row).collect();
        vec![Panel::new(Role::Shared, Message::bare("board", "kept"), rows)]
    }
}

/// Words in a cell of the picture.
#[derive(Say)]
enum PictureWords {
    Points { points: u8 },
}

impl Bench for Pig {
    fn fields() -> &'static [Field<Self>] {
        const FIELDS: &[Field<Pig>] = &[
            Field::<Pig>::new("turn", "The seat whose turn it is.")
                .given(|_, position, _, value| {
                    position.turn = value::seat(value, position.seats())?;
                    Ok(())
                })
                .then(|_, position, _| Ok(position.turn.to_string())),
            Field::<Pig>::new("A.points", "Points that a seat has kept.")
                .given(|_, position, of, value| {
                    position.points[of.seat.at()] = value::whole(value, 0..=GOAL)?;
                    Ok(())
                })
                .then(|_, position, of| Ok(position.points[of.seat.at()].to_string())),
        ];
        FIELDS
    }

    fn audit(&self, position: &Position) -> Vec<Breach> {
        let lost = position.rolling && position.over();
        lost.then(|| Breach::Misplaced("the die is in the air at the end".to_owned()))
            .into_iter()
            .collect()
    }
}

impl Estimate for Pig {
    fn estimate(&self, position: &Position, seat: Seat) -> i64 {
        // Points of the unfinished turn count half, because the next throw may lose them.
        let thrown = if position.turn == seat { i64::from(position.thrown) * 500 } else { 0 };
        i64::from(position.points[seat.at()]) * 1000 + thrown
    }

    fn shares(&self, position: &Position, seat: Seat) -> Vec<Share> {
        let kept = i64::from(position.points[seat.at()]) * 1000;
        let thrown = self.estimate(position, seat) - kept;
        let share = |id: &str, worth| Share { of: Message::bare("hint", id), worth };
        vec![share("kept", kept), share("thrown", thrown)]
    }
}
