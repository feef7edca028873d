//! The greedy agent: looks one decision ahead, and on while its own seat stays asked.

use std::cmp::Reverse;

use crate::agent::Agent;
use crate::chance::{Odds, Request};
use crate::game::{Estimate, Share};
use crate::rules::{NoLog, Status};
use crate::seat::Seat;

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

/// About how many states are looked at where the first look tells nothing apart.
const THOROUGH: u32 = 1500;

impl Default for Greedy {
    fn default() -> Self {
        Self { nodes: 150, chances: 2, exact: 8, samples: 4 }
    }
}

impl Greedy {
    /// One for advice, which is asked for once in a while: where most offers promise the same to one
    /// in a hurry, as the first of two steps does, one that looks at so many states that the second
    /// step counts with it.
    pub fn advising<G: Estimate>(game: &G, seen: &G::State, offers: &[G::Choice]) -> Self {
        let hasty = Self::default();
        let mut weights = hasty.weigh(game, seen, offers);
        weights.sort_unstable();
        let Some(middle) = weights.get(weights.len() / 2) else { return hasty };
        let same = weights.iter().filter(|weight| *weight == middle).count();
        if 2 * same > weights.len() { Self { nodes: THOROUGH, ..hasty } } else { hasty }
    }

    /// What each offer promises the asked seat, in thousandths of a point.
    pub fn weigh<G: Estimate>(&self, game: &G, seen: &G::State, offers: &[G::Choice]) -> Vec<i64> {
        let Status::Asks { seat, .. } = game.status(seen) else { return vec![0; offers.len()] };
        let mut search = Search { game, seat, greedy: self, spare: Vec::new() };
        let nodes = self.nodes / offers.len().max(1) as u32;
        let weigh = |choice| search.after(seen, choice, nodes, self.chances);
        offers.iter().copied().map(weigh).collect()
    }

    /// What an offer adds to each share of the estimate as it is now, or takes from it, the most
    /// first; together as much as the offer promises more than now. Nothing that stays the same.
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

    /// The answers of chance that are looked at, with their weights: all, or where there are many
    /// the middles of equal parts of all tickets.
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

/// Shares of an estimate, each once.
#[derive(Default)]
struct Shares(Vec<Share>);

impl Shares {
    /// Adds others so many times.
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

    /// What [`Self::after`] is made of.
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

    /// What [`Self::promise`] is made of: the shares of where the best replies lead.
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

    /// What [`Self::expected`] is made of.
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

/// How many different outcomes there are.
fn width(request: &Request) -> usize {
    match &request.odds {
        Odds::Draw(weights) => weights.iter().filter(|weight| **weight > 0).count(),
        Odds::Roll { .. } | Odds::Deal(_) => request.total() as usize,
    }
}
