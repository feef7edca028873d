//! Who won, and the rank of a solo game.

use play::{Message, Outcome, Seat};
use serde::Serialize;

use crate::RollPlayer;
use crate::state::State;

/// How the game was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
enum Verdict {
    /// Most stars.
    WonByStars { seat: Seat, stars: i32 },
    /// Equal stars, most gold.
    WonByGold { seat: Seat, stars: i32, gold: u16 },
    /// Equal stars and gold, fewest dice of the own class colour.
    WonByDice { seat: Seat, stars: i32, gold: u16, dice: u8 },
    /// Nothing separates them.
    Shared { seat: Seat, stars: i32 },
    /// The rank of a solo game, 0 is the highest.
    Rank { rank: u8, stars: i32 },
}

impl RollPlayer {
    /// Who won: most stars, then most gold, then fewest dice of the own class colour.
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let seats: Vec<Seat> = state.from(Seat(0)).collect();
        let points: Vec<i32> = seats.iter().map(|seat| self.stars(state, *seat)).collect();
        let key = |seat: &Seat| {
            let dice = i32::from(self.class_dice(state, *seat));
            (points[seat.at()], i32::from(state.sheet(*seat).gold()), -dice)
        };
        let best = seats.iter().map(key).max().unwrap_or_default();
        let winners: Vec<Seat> = seats.iter().copied().filter(|seat| key(seat) == best).collect();
        let verdict = self.verdict(state, &points, &winners, best);
        let mut told: Vec<Vec<Message>> =
            verdict.iter().map(|verdict| vec![Message::of(self, "end", verdict)]).collect();
        for seat in &seats {
            let story = self.story(state, *seat);
            told.push(story.iter().map(|line| Message::of(self, "end", line)).collect());
        }
        Outcome { points, winners, told }
    }

    fn verdict(
        &self,
        state: &State,
        points: &[i32],
        winners: &[Seat],
        best: (i32, i32, i32),
    ) -> Vec<Verdict> {
        let (stars, gold, dice) = (best.0, best.1 as u16, (-best.2) as u8);
        if state.solo() {
            let ranks = &self.cards.edition(state.edition()).solo_ranks;
            let rank = ranks.iter().position(|least| stars >= i32::from(*least));
            return vec![Verdict::Rank { rank: rank.unwrap_or(ranks.len()) as u8, stars }];
        }
        let [seat] = *winners else {
            return winners.iter().map(|seat| Verdict::Shared { seat: *seat, stars }).collect();
        };
        let tied: Vec<Seat> =
            state.from(Seat(0)).filter(|other| points[other.at()] == stars).collect();
        let richest = tied.iter().filter(|other| state.sheet(**other).gold() == gold).count();
        vec![match (tied.len(), richest) {
            (1, _) => Verdict::WonByStars { seat, stars },
            (_, 1) => Verdict::WonByGold { seat, stars, gold },
            _ => Verdict::WonByDice { seat, stars, gold, dice },
        }]
    }
}
