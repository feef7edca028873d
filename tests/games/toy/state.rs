//! A position of the toy: a plain value. Only its children `absorb` and `given` write it.

mod absorb;
mod given;

use std::sync::Arc;

use effects::{Budget, BudgetOf, EffectOf};
use play::{Bits, Eye, Seat};
use serde::{Deserialize, Serialize};

use super::Toy;
use super::event::{Call, Step};

/// Cards dealt at the start, to all seats together.
const DEALT: u8 = 4;
/// Beads in the game for each seat.
pub const BEADS: u8 = 8;

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub beads: u8,
    /// Cards in hand that the looking eye knows.
    pub hand: Bits,
    /// Cards in hand that it does not know.
    pub hidden: u8,
    /// Cards played: they lie in front of the seat, open to all.
    pub front: Bits,
}

impl Player {
    pub fn hand_size(&self) -> u8 {
        self.hand.len() as u8 + self.hidden
    }
}

/// An effect that waits for a reply.
pub type Effect = EffectOf<Toy>;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    players: Vec<Player>,
    pot: u8,
    /// Cards that the looking eye has not seen: the deck, and what others hide.
    deck: Bits,
    step: Step,
    turn: Seat,
    round: u8,
    rounds: u8,
    queue: Vec<Call>,
    effect: Option<Box<Effect>>,
    budget: BudgetOf<Toy>,
}

impl State {
    pub fn new(seats: u8, cards: u8, rounds: u8) -> Self {
        Self {
            players: vec![Player::default(); usize::from(seats)],
            pot: BEADS * seats,
            deck: (0..cards).collect(),
            step: Step::Deal,
            turn: Seat(0),
            round: 1,
            rounds,
            queue: Vec::new(),
            effect: None,
            budget: Budget::default(),
        }
    }

    pub fn budget(&self) -> &BudgetOf<Toy> {
        &self.budget
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.at()]
    }

    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// All seats, from one on.
    pub fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        (0..seats).map(move |nth| seat.after(nth, seats))
    }

    pub fn pot(&self) -> u8 {
        self.pot
    }

    /// The cards that may come next, as far as the eye knows.
    pub fn deck(&self) -> Bits {
        self.deck
    }

    /// Cards that are left in the deck; every eye knows how many.
    pub fn deck_size(&self) -> u8 {
        let hidden: u8 = self.players.iter().map(|player| player.hidden).sum();
        (self.deck.len() as u8).saturating_sub(hidden)
    }

    pub fn step(&self) -> Step {
        self.step
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    pub fn queue(&self) -> &[Call] {
        &self.queue
    }

    pub fn effect(&self) -> Option<&Effect> {
        self.effect.as_deref()
    }

    /// Whether all hands have been dealt.
    pub fn all_dealt(&self) -> bool {
        let each = DEALT / self.players.len() as u8;
        self.players.iter().all(|player| player.hand_size() >= each)
    }

    /// What an eye may know. The replies to an effect may be cards, so they are hidden too.
    pub fn seen(&self, eye: Eye) -> Self {
        let mut seen = self.clone();
        if eye == Eye::Referee {
            return seen;
        }
        for (player, at) in seen.players.iter_mut().zip(0..) {
            if eye != Eye::Seat(Seat(at)) {
                seen.deck = seen.deck.or(&player.hand);
                player.hidden += player.hand.len() as u8;
                player.hand = Bits::EMPTY;
            }
        }
        if let Some(effect) = &mut seen.effect {
            effect.start = Arc::new(effect.start.seen(eye));
            if eye != Eye::Seat(effect.call.seat) {
                effect.hide_replies();
            }
        }
        seen
    }
}
