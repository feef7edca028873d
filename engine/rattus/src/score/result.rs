//! The end: cubes on the board and in the castle, and who wins when they are equal.

use play::{Message, Outcome, Seat, Tally};
use serde::Serialize;

use crate::Rattus;
use crate::state::State;

/// What points are for.
#[derive(Clone, Copy, Debug, Serialize)]
enum Reason {
    /// Cubes in the regions.
    Board { cubes: u8 },
    /// Cubes in the castle.
    Castle { cubes: u8 },
}

/// What is told when the game is over.
#[derive(Clone, Copy, Debug, Serialize)]
enum Told {
    /// Most cubes.
    Won { seat: Seat, cubes: u8 },
    /// Equal cubes: the next turn would have been this seat's.
    WonByOrder { seat: Seat, cubes: u8, last: Seat },
    /// Nobody has a cube left; the next turn would have been this seat's.
    WonEmpty { seat: Seat, last: Seat },
    /// What a seat has at the end.
    Remains { seat: Seat, cubes: u8, castle: u8 },
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

    /// Who wins: most cubes; when they are equal, who would have had the next turn.
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let seats = || state.from(Seat(0));
        let most = seats().map(|seat| state.points(seat)).max().unwrap_or(0);
        let last = state.active();
        // Who would have had the next turn soonest; the seat of the last turn comes last.
        let ranked = state.from(last).skip(1).chain([last]);
        let mut best = ranked.filter(|seat| state.points(*seat) == most);
        let winner = best.next().unwrap_or(last);
        let told = match (most, best.next()) {
            (_, None) => Told::Won { seat: winner, cubes: most },
            (0, Some(_)) => Told::WonEmpty { seat: winner, last },
            (_, Some(_)) => Told::WonByOrder { seat: winner, cubes: most, last },
        };
        let remains = seats().map(|seat| Told::Remains {
            seat,
            cubes: state.points(seat),
            castle: state.castle(seat),
        });
        let told = std::iter::once(told).chain(remains);
        Outcome {
            points: seats().map(|seat| i32::from(state.points(seat))).collect(),
            winners: vec![winner],
            told: told.map(|told| vec![Message::of(self, "end", &told)]).collect(),
        }
    }
}
