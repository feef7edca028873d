//! The positions to which the offers of a decision lead, level by level.

use std::cmp::Reverse;

use super::{Greedy, Shares};
use crate::chance::Request;
use crate::game::Estimate;
use crate::rules::{NoLog, Status};
use crate::seat::Seat;

/// The examined positions of a decision.
pub(super) struct Levels<'g, G: Estimate> {
    game: &'g G,
    /// The seat that decides.
    pub seat: Seat,
    /// A node is before its children.
    nodes: Vec<Node<G::State>>,
    /// Whether each offer is still compared. The first nodes are those after the offers.
    kept: Vec<bool>,
}

struct Node<S> {
    state: S,
    /// The node before it; the node itself directly after an offer.
    parent: usize,
    /// The offer that leads here.
    offer: usize,
    open: Open,
    /// How its children are combined.
    children: Children,
    estimate: Option<i64>,
    /// Chance answers that may still be examined.
    chances: u8,
    /// The weight of the outcome of chance that leads here.
    weight: i64,
}

/// How a position may be examined further.
enum Open {
    Reply,
    Chance(Request),
    /// Another seat is asked, or the game is over.
    No,
}

enum Children {
    None,
    /// Replies, of which the best counts.
    Replies,
    /// Outcomes of chance, which count by weight.
    Outcomes,
}

/// An answer that may be examined next, with its weight.
struct Answer<C> {
    node: usize,
    choice: C,
    weight: i64,
}

impl<'g, G: Estimate> Levels<'g, G> {
    /// Looks ahead with a maximum number of nodes. If it `narrows`, nodes that do not suffice for
    /// all offers are spent on the best.
    pub fn look(
        game: &'g G,
        seat: Seat,
        seen: &G::State,
        offers: &[G::Choice],
        (greedy, most, narrows): (&Greedy, usize, bool),
    ) -> Self {
        let nodes = Vec::with_capacity(most.max(offers.len()));
        let mut levels = Self { game, seat, nodes, kept: vec![true; offers.len()] };
        for (at, choice) in offers.iter().enumerate() {
            levels.add(seen.clone(), *choice, (at, at), (greedy.chances, 1));
        }
        let mut open: Vec<usize> = (0..offers.len()).collect();
        loop {
            let mut answers = levels.outcomes(&open);
            if answers.is_empty() {
                answers = levels.replies(&open);
            }
            let left = most.saturating_sub(levels.nodes.len());
            let fit = answers.len() <= left || narrows && levels.narrow(&mut answers, left);
            if answers.is_empty() || !fit {
                return levels;
            }
            levels.examine(answers, &mut open);
        }
    }

    /// Adds the node after an answer in a state.
    fn add(
        &mut self,
        state: G::State,
        choice: G::Choice,
        (parent, offer): (usize, usize),
        (chances, weight): (u8, i64),
    ) {
        let (open, children, estimate) = (Open::No, Children::None, None);
        self.nodes.push(Node { state, parent, offer, open, children, estimate, chances, weight });
        let Some(node) = self.nodes.last_mut() else { return };
        self.game.apply(&mut node.state, choice, &mut NoLog);
        node.open = match self.game.status(&node.state) {
            Status::Asks { seat, .. } if seat == self.seat => Open::Reply,
            Status::Chance(request) if chances > 0 => Open::Chance(request),
            Status::Asks { .. } | Status::Chance(_) | Status::Over => Open::No,
        };
    }

    /// The outcomes of chance to examine next.
    fn outcomes(&self, open: &[usize]) -> Vec<Answer<G::Choice>> {
        let mut answers = Vec::new();
        for (at, node) in self.kept_of(open) {
            if let Open::Chance(request) = &node.open {
                let outcomes = Greedy::outcomes(self.game, &node.state, request);
                let answer = |(choice, weight)| Answer { node: at, choice, weight };
                answers.extend(outcomes.map(answer));
            }
        }
        answers
    }

    /// The replies to examine next.
    fn replies(&self, open: &[usize]) -> Vec<Answer<G::Choice>> {
        let (mut answers, mut offers) = (Vec::new(), Vec::new());
        for (at, node) in self.kept_of(open) {
            if let Open::Reply = node.open {
                self.game.offers(&node.state, &mut offers);
                let replies = offers.drain(..);
                answers.extend(replies.map(|choice| Answer { node: at, choice, weight: 1 }));
            }
        }
        answers
    }

    fn kept_of(&self, open: &[usize]) -> impl Iterator<Item = (usize, &Node<G::State>)> {
        let nodes = open.iter().map(|at| (*at, &self.nodes[*at]));
        nodes.filter(|(_, node)| self.kept[node.offer])
    }

    /// Leaves out the offers with the lowest values, so that no more answers are `left`. False if
    /// fewer than two offers would be kept.
    fn narrow(&mut self, answers: &mut Vec<Answer<G::Choice>>, left: usize) -> bool {
        let values = self.values();
        let mut costs = vec![0; self.kept.len()];
        for answer in &*answers {
            costs[self.nodes[answer.node].offer] += 1;
        }
        let mut best: Vec<usize> = (0..costs.len()).filter(|offer| self.kept[*offer]).collect();
        best.sort_by_key(|offer| Reverse(values[*offer]));
        let mut used = 0;
        let affordable = best.iter().take_while(|offer| {
            used += costs[**offer];
            used <= left
        });
        let affordable = affordable.count();
        if affordable < 2 {
            return false;
        }
        for offer in &best[affordable..] {
            self.kept[*offer] = false;
        }
        answers.retain(|answer| self.kept[self.nodes[answer.node].offer]);
        true
    }

    /// Examines answers. `open` are the nodes that may be examined further.
    fn examine(&mut self, answers: Vec<Answer<G::Choice>>, open: &mut Vec<usize>) {
        let first = self.nodes.len();
        for Answer { node: at, choice, weight } in answers {
            let node = &self.nodes[at];
            let chances = node.chances - u8::from(matches!(node.open, Open::Chance(_)));
            let (state, offer) = (node.state.clone(), node.offer);
            self.add(state, choice, (at, offer), (chances, weight));
        }
        for at in first..self.nodes.len() {
            let parent = self.nodes[at].parent;
            let parent = &mut self.nodes[parent];
            match std::mem::replace(&mut parent.open, Open::No) {
                Open::Reply => parent.children = Children::Replies,
                Open::Chance(_) => parent.children = Children::Outcomes,
                Open::No => {}
            }
        }
        open.extend(first..self.nodes.len());
        open.retain(|at| !matches!(self.nodes[*at].open, Open::No));
    }

    /// The value of each node.
    fn values(&mut self) -> Vec<i64> {
        // For each node: the best value or the weighted sum of its children, and their weights.
        let start = |node: &Node<_>| match node.children {
            Children::Outcomes => (0, 0),
            Children::None | Children::Replies => (i64::MIN, 0),
        };
        let mut sums: Vec<(i64, i64)> = self.nodes.iter().map(start).collect();
        let mut values = vec![0; self.nodes.len()];
        for at in (0..self.nodes.len()).rev() {
            let (sum, weights) = sums[at];
            let node = &mut self.nodes[at];
            values[at] = match node.children {
                Children::Replies => sum,
                Children::Outcomes => sum / weights,
                Children::None => match node.estimate {
                    Some(estimate) => estimate,
                    None => *node.estimate.insert(self.game.estimate(&node.state, self.seat)),
                },
            };
            let (parent, weight) = (node.parent, node.weight);
            let (sum, weights) = &mut sums[parent];
            *weights += weight;
            *sum = match self.nodes[parent].children {
                Children::Outcomes => *sum + values[at] * weight,
                Children::None | Children::Replies => values[at].max(*sum),
            };
        }
        values
    }

    /// The value of each offer. Offers that were left out count less than the others.
    pub fn weights(&mut self) -> Vec<i64> {
        let mut weights = self.values();
        weights.truncate(self.kept.len());
        let kept = weights.iter().zip(&self.kept).filter(|(_, kept)| **kept);
        let least = kept.map(|(weight, _)| *weight).min().unwrap_or(0);
        for (weight, _) in weights.iter_mut().zip(&self.kept).filter(|(_, kept)| !**kept) {
            *weight = (*weight).min(least - 1);
        }
        weights
    }

    /// The shares of the value of an offer, at the position to which the best replies lead.
    pub fn shares(&mut self, offer: usize) -> Shares {
        let values = self.values();
        self.shares_at(offer, &values)
    }

    fn shares_at(&self, at: usize, values: &[i64]) -> Shares {
        let nodes = self.nodes.iter().enumerate().skip(at + 1);
        let mut children = nodes.filter(|(_, node)| node.parent == at);
        match self.nodes[at].children {
            Children::None => Shares(self.game.shares(&self.nodes[at].state, self.seat)),
            Children::Replies => {
                let best = children.find(|(child, _)| values[*child] == values[at]);
                best.map_or_else(Shares::default, |(child, _)| self.shares_at(child, values))
            }
            Children::Outcomes => {
                let (mut sum, mut weights) = (Shares::default(), 0);
                for (child, node) in children {
                    sum.add(&self.shares_at(child, values), node.weight);
                    weights += node.weight;
                }
                sum.0.iter_mut().for_each(|share| share.worth /= weights.max(1));
                sum
            }
        }
    }
}
