//! The searching agent: a tree of its own choices and those of the others.

use crate::agent::Agent;
use crate::chance::Dealer;
use crate::game::Estimate;
use crate::greedy::Greedy;
use crate::rules::{NoLog, Rules, Status};
use crate::seat::Seat;

/// The most answers of a try in the tree. No game needs as many between two decisions.
const LONGEST: u32 = 1000;

/// The sure win of a game, in thousandths.
const SURE: i64 = 1000;

/// What is expected of an offer that was not there at the first try.
const NEWCOMER: f64 = 0.5;

/// The lead, in thousandths of a point, that is half way from an even game to a sure win.
const HALF_SURE: i64 = 6000;

/// How much an offer that was tried rarely counts against one that did well, in thousandths.
const CURIOSITY: f64 = 200.0;

/// Looks at the position as its seat may know it, and plays it on in its head many times. Good
/// choices of all seats are tried more often; the offer that was tried most is taken.
///
/// Draws and dice come from a dealer of its own, so it knows no more of the future than a player.
/// Each try ends at the first position that is new, with the game's estimate for every seat.
#[derive(Clone, Debug)]
pub struct Search {
    /// Tries for each decision.
    pub iterations: u32,
    dealer: Dealer,
}

impl Search {
    /// An agent whose random numbers are independent of those of the table and of agents with
    /// another `nth`. It makes `iterations` tries for each decision, at least one.
    ///
    /// ```
    /// use play::example::{Choice, Pig};
    /// use play::{Agent, Rules, Search, Setup};
    ///
    /// let state = Pig.start(&Setup::seats(2))?;
    /// let offers = [Choice::Throw, Choice::Hold];
    /// let choose = |seed| Search::new(200, seed, 1).choose(&Pig, &state, &offers);
    /// assert_eq!((choose(7), choose(7)), (0, 0), "who has nothing throws");
    /// # Ok::<(), play::SetupError>(())
    /// ```
    pub fn new(iterations: u32, seed: u64, nth: u64) -> Self {
        Self { iterations: iterations.max(1), dealer: Dealer::beside(seed, nth) }
    }

    /// How often each offer was tried.
    pub fn tries<G: Estimate>(
        &mut self,
        game: &G,
        seen: &G::State,
        offers: &[G::Choice],
    ) -> Vec<u32> {
        let priors = ranks(&Greedy::default().weigh(game, seen, offers));
        let children = offers.iter().zip(priors).map(|(choice, prior)| Child::new(*choice, prior));
        let root = Node { visits: 0, children: children.collect() };
        let mut tree = SearchTree { game, nodes: vec![root], offers: Vec::new(), even: Vec::new() };
        tree.even = tree.estimates(seen);
        for _ in 0..self.iterations {
            tree.play(seen, self);
        }
        tree.nodes.swap_remove(0).children.iter().map(|child| child.visits).collect()
    }
}

impl<G: Estimate> Agent<G> for Search {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        if offers.len() < 2 {
            return 0;
        }
        let tries = self.tries(game, seen, offers).into_iter().enumerate();
        tries.rev().max_by_key(|(_, tries)| *tries).map_or(0, |(index, _)| index)
    }
}

/// What is expected of each offer before it is tried: less for each offer that seems better.
fn ranks(weights: &[i64]) -> Vec<f64> {
    let better = |weight: &i64| weights.iter().filter(|other| *other > weight).count();
    weights.iter().map(|weight| 1.0 / (1.0 + better(weight) as f64)).collect()
}

struct Child<C> {
    choice: C,
    /// Its share of curiosity, above 0.
    prior: f64,
    visits: u32,
    /// The sum of values for the seat that chose.
    total: i64,
    /// The node after it, if it was tried before.
    node: Option<usize>,
}

impl<C> Child<C> {
    fn new(choice: C, prior: f64) -> Self {
        Self { choice, prior, visits: 0, total: 0, node: None }
    }
}

/// A decision after certain choices. Chance may have answered differently each time, so offers can
/// differ, too.
struct Node<C> {
    visits: u32,
    children: Vec<Child<C>>,
}

struct SearchTree<'g, G: Rules> {
    game: &'g G,
    nodes: Vec<Node<G::Choice>>,
    offers: Vec<G::Choice>,
    /// The estimates before the decision.
    even: Vec<i64>,
}

impl<G: Estimate> SearchTree<'_, G> {
    /// Plays one try and counts its result.
    fn play(&mut self, seen: &G::State, search: &mut Search) {
        let mut state = seen.clone();
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let mut next = Some(0);
        for _ in 0..LONGEST {
            let Some(node) = next else { break };
            let choice = match self.game.status(&state) {
                Status::Over => break,
                Status::Chance(request) => self.game.chance(&state, search.dealer.answer(&request)),
                Status::Asks { seat, .. } => {
                    self.offers.clear();
                    self.game.offers(&state, &mut self.offers);
                    match self.offers.len() {
                        0 => break,
                        1 => self.offers[0],
                        _ => {
                            let child = self.select(&state, seat, node);
                            path.push((node, child, seat));
                            next = self.nodes[node].children[child].node;
                            self.nodes[node].children[child].choice
                        }
                    }
                }
            };
            self.game.apply(&mut state, choice, &mut NoLog);
        }
        let values = self.values(&state);
        self.count(&path, &values);
    }

    /// The index of the offer to try at a node, among those that are there this time.
    fn select(&mut self, state: &G::State, seat: Seat, node: usize) -> usize {
        if self.nodes[node].children.is_empty() {
            self.nodes[node].children = self.children(state, seat);
        }
        let Node { visits, children } = &mut self.nodes[node];
        for offer in &self.offers {
            if children.iter().all(|child| child.choice != *offer) {
                children.push(Child::new(*offer, NEWCOMER));
            }
        }
        let total: i64 = children.iter().map(|child| child.total).sum();
        let mean = if *visits == 0 { SURE as f64 / 2.0 } else { total as f64 / f64::from(*visits) };
        let curiosity = CURIOSITY * f64::from(*visits).sqrt();
        let score = |child: &Child<G::Choice>| {
            let tried = f64::from(child.visits);
            let value = if child.visits == 0 { mean } else { child.total as f64 / tried };
            value + curiosity * child.prior / (1.0 + tried)
        };
        let there =
            children.iter().enumerate().filter(|(_, child)| self.offers.contains(&child.choice));
        let best = there.rev().max_by(|(_, one), (_, other)| score(one).total_cmp(&score(other)));
        best.map_or(0, |(index, _)| index)
    }

    /// The offers at a new node, with what the estimate right after each makes of it.
    fn children(&self, state: &G::State, seat: Seat) -> Vec<Child<G::Choice>> {
        let estimate = |choice: &G::Choice| {
            let mut then = state.clone();
            self.game.apply(&mut then, *choice, &mut NoLog);
            self.game.estimate(&then, seat)
        };
        let weights: Vec<i64> = self.offers.iter().map(estimate).collect();
        let children = self.offers.iter().zip(ranks(&weights));
        children.map(|(choice, prior)| Child::new(*choice, prior)).collect()
    }

    /// Counts a result along its path, and adds the node after it.
    fn count(&mut self, path: &[(usize, usize, Seat)], values: &[i64]) {
        for (node, child, seat) in path {
            let new = self.nodes.len();
            let node = &mut self.nodes[*node];
            node.visits += 1;
            let child = &mut node.children[*child];
            child.visits += 1;
            child.total += values.get(seat.at()).copied().unwrap_or_default();
            if child.node.is_none() {
                child.node = Some(new);
                self.nodes.push(Node { visits: 0, children: Vec::new() });
            }
        }
    }

    fn estimates(&self, state: &G::State) -> Vec<i64> {
        let seats = (0..self.game.seats(state)).map(Seat);
        seats.map(|seat| self.game.estimate(state, seat)).collect()
    }

    /// How well each seat does, from 0 to 1000: its lead over the best of the others, or over the
    /// position before the decision if it plays alone.
    fn values(&self, state: &G::State) -> Vec<i64> {
        let estimates = self.estimates(state);
        let lead = |(at, own): (usize, &i64)| {
            let others = estimates.iter().enumerate().filter(|(other, _)| *other != at);
            let best = others.map(|(_, other)| *other).max();
            own - best.unwrap_or(self.even[at])
        };
        let value = |lead: i64| SURE / 2 + SURE / 2 * lead / (lead.abs() + HALF_SURE);
        estimates.iter().enumerate().map(lead).map(value).collect()
    }
}
