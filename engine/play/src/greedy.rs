//! The greedy agent: looks one decision ahead, and on while its own seat stays asked.

use crate::agent::Agent;
use crate::chance::{Odds, Request};
use crate::game::{Estimate, NoLog, Seat, Status};

/// Takes the offer that promises most by the game's own estimate; the first of equals.
///
/// Each offer is carried out on what the seat may know. While the same seat stays asked the best
/// reply is looked for; an answer of chance counts with its expectation, or with a few spread
/// samples where there are many outcomes. When the nodes are spent, or another seat is asked, the
/// state is estimated as it is. Nothing is random: equal states get equal choices.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// About how many states are looked at for one decision.
    pub nodes: u32,
    /// How many answers of chance are looked through, one after the other.
    pub chances: u8,
    /// Up to how many outcomes count exactly.
    pub exact: usize,
    /// How many samples stand for more outcomes than that.
    pub samples: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { nodes: 150, chances: 2, exact: 8, samples: 4 }
    }
}

impl Greedy {
    /// What each offer promises the asked seat, in thousandths of a point.
    pub fn weigh<G: Estimate>(&self, game: &G, seen: &G::State, offers: &[G::Choice]) -> Vec<i64> {
        let Status::Asks { seat, .. } = game.status(seen) else { return vec![0; offers.len()] };
        let mut search = Search { game, seat, greedy: self, spare: Vec::new() };
        let nodes = self.nodes / offers.len().max(1) as u32;
        let weigh = |choice| search.after(seen, choice, nodes, self.chances);
        offers.iter().copied().map(weigh).collect()
    }
}

impl<G: Estimate> Agent<G> for Greedy {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        if offers.len() < 2 {
            return 0;
        }
        let mut best = (0, i64::MIN);
        for (index, weight) in self.weigh(game, seen, offers).into_iter().enumerate() {
            if weight > best.1 {
                best = (index, weight);
            }
        }
        best.0
    }
}

struct Search<'a, G: Estimate> {
    game: &'a G,
    seat: Seat,
    greedy: &'a Greedy,
    /// Buffers of offers that are not in use.
    spare: Vec<Vec<G::Choice>>,
}

impl<G: Estimate> Search<'_, G> {
    /// The promise of a state after a choice, looking at about so many states.
    fn after(&mut self, state: &G::State, choice: G::Choice, nodes: u32, chances: u8) -> i64 {
        let mut next = state.clone();
        self.game.apply(&mut next, choice, &mut NoLog);
        self.promise(&next, nodes.saturating_sub(1), chances)
    }

    fn promise(&mut self, state: &G::State, nodes: u32, chances: u8) -> i64 {
        match self.game.status(state) {
            Status::Asks { seat, .. } if seat == self.seat && nodes > 0 => {
                self.best(state, nodes, chances)
            }
            Status::Chance(request) if chances > 0 && nodes > 1 => {
                self.expected(state, &request, nodes, chances - 1)
            }
            _ => self.game.estimate(state, self.seat),
        }
    }

    fn best(&mut self, state: &G::State, nodes: u32, chances: u8) -> i64 {
        let mut offers = self.spare.pop().unwrap_or_default();
        offers.clear();
        self.game.offers(state, &mut offers);
        let best = if offers.len() > nodes as usize {
            None
        } else {
            let share = nodes / offers.len().max(1) as u32;
            offers.iter().map(|choice| self.after(state, *choice, share, chances)).max()
        };
        self.spare.push(offers);
        best.unwrap_or_else(|| self.game.estimate(state, self.seat))
    }

    fn expected(&mut self, state: &G::State, request: &Request, nodes: u32, chances: u8) -> i64 {
        let (sum, weights) = if width(request) <= self.greedy.exact {
            let outcomes = request.outcomes();
            let share = nodes / outcomes.len().max(1) as u32;
            outcomes.iter().fold((0, 0), |(sum, weights), (outcome, weight)| {
                let choice = self.game.chance(state, *outcome);
                let promise = self.after(state, choice, share, chances);
                (sum + i128::from(promise) * i128::from(*weight), weights + i128::from(*weight))
            })
        } else {
            let samples = self.greedy.samples.max(1);
            let (total, share) = (request.total(), nodes / samples);
            (0..samples).fold((0, 0), |(sum, weights), nth| {
                // The middles of equal parts of all tickets.
                let ticket = u64::from(total) * u64::from(2 * nth + 1) / u64::from(2 * samples);
                let choice = self.game.chance(state, request.pick(ticket as u32));
                (sum + i128::from(self.after(state, choice, share, chances)), weights + 1)
            })
        };
        if weights == 0 { self.game.estimate(state, self.seat) } else { (sum / weights) as i64 }
    }
}

/// How many different outcomes there are.
fn width(request: &Request) -> usize {
    match &request.odds {
        Odds::Draw(weights) => weights.iter().filter(|weight| **weight > 0).count(),
        Odds::Roll { .. } | Odds::Deal(_) => request.total() as usize,
    }
}
