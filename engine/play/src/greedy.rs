//! The greedy agent: it looks one decision ahead, and further while the same seat is asked.

use std::cmp::Reverse;

use crate::agent::Agent;
use crate::chance::{Odds, Request};
use crate::game::{Estimate, Share};
use crate::rules::{NoLog, Status};
use crate::seat::Seat;

/// Takes the offer with the highest value by the game's own estimate; the first one of equals.
///
/// Each offer is carried out on the position that the seat may know. While the same seat is asked
/// again, the best reply counts. An answer of chance counts with its expected value, or with a few
/// evenly spread samples if there are many outcomes. When the nodes are used up or another seat is
/// asked, the position is estimated as it is.
///
/// Nothing is random: equal states lead to equal choices.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// Approximate number of states examined for one decision.
    pub nodes: u32,
    /// Maximum number of chance answers examined in a row.
    pub chances: u8,
    /// Up to this number of outcomes, the expected value is exact.
    pub exact: usize,
    /// Number of samples if there are more outcomes than `exact`.
    pub samples: u32,
}

/// Approximate number of states examined for advice if the first look finds no difference.
const THOROUGH: u32 = 1500;

impl Default for Greedy {
    fn default() -> Self {
        Self { nodes: 150, chances: 2, exact: 8, samples: 4 }
    }
}

impl Greedy {
    /// An agent for advice, which is needed less often than bots' choices.
    ///
    /// Where most offers look equal at first, as in the first of two linked decisions, it examines
    /// more states so that the second decision counts as well.
    pub fn advising<G: Estimate>(game: &G, seen: &G::State, offers: &[G::Choice]) -> Self {
        let hasty = Self::default();
        let mut weights = hasty.weigh(game, seen, offers);
        weights.sort_unstable();
        let Some(middle) = weights.get(weights.len() / 2) else { return hasty };
        let same = weights.iter().filter(|weight| *weight == middle).count();
        if 2 * same > weights.len() { Self { nodes: THOROUGH, ..hasty } } else { hasty }
    }

    /// The value of each offer for the asked seat, in thousandths of a point.
    pub fn weigh<G: Estimate>(&self, game: &G, seen: &G::State, offers: &[G::Choice]) -> Vec<i64> {
        let Status::Asks { seat, .. } = game.status(seen) else { return vec![0; offers.len()] };
        let mut search = Search { game, seat, greedy: self, spare: Vec::new() };
        let nodes = self.nodes / offers.len().max(1) as u32;
        let weigh = |choice| search.after(seen, choice, nodes, self.chances);
        offers.iter().copied().map(weigh).collect()
    }

    /// How an offer changes each share of the current estimate, largest gain first. The changes add
    /// up to the value that the offer adds. Unchanged shares are left out.
    pub fn reasons<G: Estimate>(
        &self,
        game: &G,
        seen: &G::State,
        offers: &[G::Choice],
        offer: usize,
    ) -> Vec<Share> {
        let (Status::Asks { seat, .. }, Some(choice)) = (game.status(seen), offers.get(offer))
        else {
            return Vec::new();
        };
        let mut search = Search { game, seat, greedy: self, spare: Vec::new() };
        let nodes = self.nodes / offers.len() as u32;
        let now = Shares(game.shares(seen, seat));
        let mut then = search.shares_after(seen, *choice, nodes, self.chances);
        then.add(&now, -1);
        then.0.retain(|share| share.worth != 0);
        then.0.sort_by_key(|share| Reverse(share.worth.abs()));
        then.0
    }

    /// The chance answers to examine, with their weights: all of them, or the middles of equal
    /// parts of the tickets if there are many.
    fn outcomes(&self, request: &Request) -> Vec<(u16, u32)> {
        if width(request) <= self.exact {
            return request.outcomes();
        }
        let samples = self.samples.max(1);
        let total = u64::from(request.total());
        let ticket = |nth: u32| total * u64::from(2 * nth + 1) / u64::from(2 * samples);
        (0..samples).map(|nth| (request.pick(ticket(nth) as u32), 1)).collect()
    }
}

/// Shares of an estimate, each named once.
#[derive(Default)]
struct Shares(Vec<Share>);

impl Shares {
    /// Adds other shares, multiplied by `times`.
    fn add(&mut self, others: &Self, times: i64) {
        for share in &others.0 {
            let worth = share.worth * times;
            match self.0.iter_mut().find(|known| known.of == share.of) {
                Some(known) => known.worth += worth,
                None => self.0.push(Share { of: share.of.clone(), worth }),
            }
        }
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
    /// Unused buffers for offers, kept to avoid allocations.
    spare: Vec<Vec<G::Choice>>,
}

impl<G: Estimate> Search<'_, G> {
    /// The value of a state after a choice. Examines about `nodes` states.
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

    /// The shares of [`Self::after`].
    fn shares_after(
        &mut self,
        state: &G::State,
        choice: G::Choice,
        nodes: u32,
        chances: u8,
    ) -> Shares {
        let mut next = state.clone();
        self.game.apply(&mut next, choice, &mut NoLog);
        self.shares(&next, nodes.saturating_sub(1), chances)
    }

    /// The shares of [`Self::promise`], at the position to which the best replies lead.
    fn shares(&mut self, state: &G::State, nodes: u32, chances: u8) -> Shares {
        match self.game.status(state) {
            Status::Asks { seat, .. } if seat == self.seat && nodes > 0 => {
                let mut offers = Vec::new();
                self.game.offers(state, &mut offers);
                if offers.len() <= nodes as usize {
                    let share = nodes / offers.len().max(1) as u32;
                    let promise = |choice: &G::Choice| self.after(state, *choice, share, chances);
                    let promises = offers.iter().map(promise).collect::<Vec<_>>().into_iter();
                    let best = promises.zip(&offers).rev().max_by_key(|(promise, _)| *promise);
                    if let Some((_, choice)) = best {
                        return self.shares_after(state, *choice, share, chances);
                    }
                }
            }
            Status::Chance(request) if chances > 0 && nodes > 1 => {
                return self.expected_shares(state, &request, nodes, chances - 1);
            }
            Status::Asks { .. } | Status::Chance(_) | Status::Over => {}
        }
        Shares(self.game.shares(state, self.seat))
    }

    /// The shares of [`Self::expected`].
    fn expected_shares(
        &mut self,
        state: &G::State,
        request: &Request,
        nodes: u32,
        chances: u8,
    ) -> Shares {
        let outcomes = self.greedy.outcomes(request);
        let share = nodes / outcomes.len().max(1) as u32;
        let weights: i64 = outcomes.iter().map(|(_, weight)| i64::from(*weight)).sum();
        let mut sum = Shares::default();
        for (outcome, weight) in outcomes {
            let choice = self.game.chance(state, outcome);
            let then = self.shares_after(state, choice, share, chances);
            sum.add(&then, weight.into());
        }
        sum.0.iter_mut().for_each(|share| share.worth /= weights.max(1));
        sum
    }

    fn expected(&mut self, state: &G::State, request: &Request, nodes: u32, chances: u8) -> i64 {
        let outcomes = self.greedy.outcomes(request);
        let share = nodes / outcomes.len().max(1) as u32;
        let (sum, weights) = outcomes.iter().fold((0, 0), |(sum, weights), (outcome, weight)| {
            let choice = self.game.chance(state, *outcome);
            let promise = self.after(state, choice, share, chances);
            (sum + i128::from(promise) * i128::from(*weight), weights + i128::from(*weight))
        });
        if weights == 0 { self.game.estimate(state, self.seat) } else { (sum / weights) as i64 }
    }
}

/// The number of different outcomes.
fn width(request: &Request) -> usize {
    match &request.odds {
        Odds::Draw(weights) => weights.iter().filter(|weight| **weight > 0).count(),
        Odds::Roll { .. } | Odds::Deal(_) => request.total() as usize,
    }
}
