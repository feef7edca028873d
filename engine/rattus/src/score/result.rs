//! The end: cubes on the board and in the castle, and the winner among equals.
//!
//! Rule: `last-winner`.

use play::{Message, Outcome, Say, Seat, Tally};

use crate::Rattus;
use crate::state::State;

/// The reason for points.
#[derive(Clone, Copy, Debug, Say)]
enum Reason {
    /// Cubes in the regions.
    Board { cubes: u8 },
    /// Cubes in the castle.
    Castle { cubes: u8 },
}

/// What decided the game, and what remains.
#[derive(Clone, Copy, Debug, Say)]
enum Told {
    /// Most cubes.
    Won { seat: Seat, cubes: u8 },
    /// Equal cubes; this seat would have had the next turn.
    WonByOrder { seat: Seat, cubes: u8, last: Seat },
    /// No seat has a cube left; this seat would have had the next turn.
    WonEmpty { seat: Seat, last: Seat },
    /// What a seat has at the end. `nth` is the number of the seat, from 1, so that no two of them
    /// need equal words.
    Remains { seat: Seat, nth: u8, cubes: u8, castle: u8 },
}

impl Rattus {
    /// The points of a seat, part by part.
    pub(crate) fn tally_lines(&self, state: &State, seat: Seat) -> Vec<Tally> {
        let lines = [
            (Reason::Board { cubes: state.on_map(seat) }, state.on_map(seat)),
            (Reason::Castle { cubes: state.castle(seat) }, state.castle(seat)),
        ];
        let tally = lines.iter().map(|(reason, points)| Tally {
            reason: Message::of(self, "score", reason),
            points: i32::from(*points),
        });
        tally.collect()
    }

    /// The winner: most cubes, then the seat that would have had the next turn.
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let points = state.from(Seat(0)).map(|seat| i32::from(state.points(seat))).collect();
        Outcome { points, winners: vec![Verdict::of(state).seat] }
    }

    /// The messages at the end: what decided the game, and what each seat has.
    pub(crate) fn told_at_the_end(&self, state: &State) -> Vec<Vec<Message>> {
        let remains = state.from(Seat(0)).map(|seat| Told::Remains {
            seat,
            nth: seat.0 + 1,
            cubes: state.points(seat),
            castle: state.castle(seat),
        });
        let told = std::iter::once(Verdict::of(state).told()).chain(remains);
        told.map(|told| vec![Message::of(self, "end", &told)]).collect()
    }
}

/// The winner, and what decided it.
struct Verdict {
    seat: Seat,
    cubes: u8,
    /// Whether other seats have as many cubes.
    tied: bool,
    /// The seat with the last turn.
    last: Seat,
}

impl Verdict {
    fn of(state: &State) -> Self {
        let cubes = state.from(Seat(0)).map(|seat| state.points(seat)).max().unwrap_or(0);
        let last = state.active();
        // Ordered by the next turn. The seat with the last turn is last.
        let ranked = state.from(last).skip(1).chain([last]);
        let mut best = ranked.filter(|seat| state.points(*seat) == cubes);
        Self { seat: best.next().unwrap_or(last), cubes, tied: best.next().is_some(), last }
    }

    fn told(&self) -> Told {
        let Self { seat, cubes, tied, last } = *self;
        match (cubes, tied) {
            (_, false) => Told::Won { seat, cubes },
            (0, true) => Told::WonEmpty { seat, last },
            (_, true) => Told::WonByOrder { seat, cubes, last },
        }
    }
}
