//! The greedy agent: it looks one decision ahead, and further while the same seat is asked.

mod levels;

use std::cmp::Reverse;

use crate::agent::Agent;
use crate::chance::Request;
use crate::game::{Estimate, Share};
use crate::rules::Status;
use levels::Levels;

/// Takes the offer with the highest value by the game's own estimate; the first one of equals.
///
/// Each offer is carried out on the position that the seat may know. While the same seat is asked
/// again, the best reply counts. An answer of chance counts with its expected value, or with a few
/// evenly spread samples if there are many outcomes.
///
/// It looks ahead level by level: at one more reply of all offers alike, as long as the nodes
/// suffice. So no offer is estimated before its reply and compared with one after it. Where the
/// game allows it ([`Estimate::NARROWS`]), nodes that suffice only for some offers go to the best,
/// and the choice is made among them.
///
/// Nothing is random: equal states lead to equal choices.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// Maximum number of states examined for one decision, but at least one for each offer. `None`:
    /// the game's own number ([`Estimate::nodes`]).
    pub nodes: Option<u32>,
    /// Maximum number of chance answers examined in a row.
    pub chances: u8,
    /// Whether all offers are examined to the same depth, whatever the game allows.
    pub alike: bool,
}

/// Maximum number of states examined for advice.
const THOROUGH: u32 = 1500;

impl Default for Greedy {
    fn default() -> Self {
        Self { nodes: None, chances: 2, alike: false }
    }
}

impl Greedy {
    /// An agent for advice, which is needed less often than bots' choices. It examines more states,
    /// and all offers alike, so that their values can be compared.
    pub fn advising() -> Self {
        Self { nodes: Some(THOROUGH), alike: true, ..Self::default() }
    }

    /// The value of each offer for the asked seat, in thousandths of a point. An offer that was
    /// left out early counts less than those that were not.
    pub fn weigh<G: Estimate>(&self, game: &G, seen: &G::State, offers: &[G::Choice]) -> Vec<i64> {
        match self.look(game, seen, offers) {
            Some(mut levels) => levels.weights(),
            None => vec![0; offers.len()],
        }
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
        let Some(mut levels) = self.look(game, seen, offers).filter(|_| offer < offers.len())
        else {
            return Vec::new();
        };
        let mut then = levels.shares(offer);
        then.add(&Shares(game.shares(seen, levels.seat)), -1);
        then.0.retain(|share| share.worth != 0);
        then.0.sort_by_key(|share| Reverse(share.worth.abs()));
        then.0
    }

    /// Looks ahead from a decision; `None` if no seat is asked.
    fn look<'g, G: Estimate>(
        &self,
        game: &'g G,
        seen: &G::State,
        offers: &[G::Choice],
    ) -> Option<Levels<'g, G>> {
        let Status::Asks { seat, prompt } = game.status(seen) else { return None };
        let nodes = self.nodes.unwrap_or_else(|| game.nodes(seen, &prompt));
        let narrows = G::NARROWS && !self.alike;
        Some(Levels::look(game, seat, seen, offers, (self, nodes as usize, narrows)))
    }

    /// The chance answers to examine, with their weights: all of them, or the middles of equal
    /// parts of the tickets if there are many.
    fn outcomes<'g, G: Estimate>(
        game: &'g G,
        state: &'g G::State,
        request: &Request,
    ) -> impl Iterator<Item = (G::Choice, i64)> + use<'g, G> {
        let mut all = request.outcomes();
        if all.len() > G::SAMPLES as usize {
            let (total, parts) = (u64::from(request.total()), u64::from(2 * G::SAMPLES.max(1)));
            let ticket = |nth: u32| total * u64::from(2 * nth + 1) / parts;
            all.clear();
            all.extend((0..G::SAMPLES).map(|nth| (request.pick(ticket(nth) as u32), 1)));
        }
        all.into_iter().map(|(outcome, weight)| (game.chance(state, outcome), weight.into()))
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
        let weights = self.weigh(game, seen, offers).into_iter().enumerate();
        weights.rev().max_by_key(|(_, weight)| *weight).map_or(0, |(index, _)| index)
    }
}
