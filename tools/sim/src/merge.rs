//! Results of a plan, block by block in the order of units.

use std::collections::BTreeSet;

use play::Ref;
use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::stats::EVERY;
use crate::sums::Sums;

/// Units of a block, unless what cards cause can stop a plan, or games are written into tables.
/// After each block, a run looks whether it can stop.
pub(crate) const BLOCK: u64 = EVERY;

/// Units of the blocks of a plan that stops once it knows what cards cause. More, because threads
/// wait for each other before they learn which cards are known.
pub(crate) const WAVE: u64 = 8 * BLOCK;

/// The results of a plan, or of its first seeds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The sums of all units so far, in whole blocks.
    pub total: Sums,
    /// Whether nothing is left to play: all seeds were played, or the width was reached.
    pub is_complete: bool,
}

/// Adds the blocks of a plan in the order of units until the plan stops. The same blocks give the
/// same results on any machine.
#[derive(Debug)]
pub struct Merge {
    plan: Plan,
    results: Results,
    /// The things whose caused value is known.
    known: BTreeSet<Ref>,
}

impl Merge {
    /// Goes on after the results of whole blocks.
    pub fn new(plan: &Plan, before: Results) -> Self {
        let mut merge = Self { plan: plan.clone(), results: before, known: BTreeSet::new() };
        merge.look();
        merge
    }

    /// The results so far.
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// The results.
    pub fn end(self) -> Results {
        self.results
    }

    /// The things whose caused value is known well enough.
    pub(crate) fn known(&self) -> &BTreeSet<Ref> {
        &self.known
    }

    /// Adds the next block. What comes after the end of a plan is not counted.
    pub fn add(&mut self, mut block: Sums) {
        if self.results.is_complete {
            return;
        }
        // One process would not have played games for what is known.
        for (thing, sums) in &mut block.things {
            if self.known.contains(thing) {
                (sums.caused, sums.effect) = Default::default();
            }
        }
        self.results.total.join(&block);
        self.look();
    }

    fn look(&mut self) {
        let total = &self.results.total;
        self.known = self.plan.known(total);
        let all_played = total.units >= self.plan.seeds.count();
        self.results.is_complete |= all_played || self.plan.is_known(total, &self.known);
    }
}
