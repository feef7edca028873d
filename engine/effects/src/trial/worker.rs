//! All hooks of all cards, tried by any number of threads. A trial depends only on its card, its
//! hook, the positions and the thoroughness.

use std::rc::Rc;
use std::sync::Arc;

use content::CardInfo;

use super::attempt::attempt;
use super::corpus::Corpus;
use super::{Thorough, Triable, Trial};

/// Hooks of cards to be tried.
pub trait Trials: Send + Sync {
    /// The number of hooks.
    fn count(&self) -> usize;

    /// A worker for one thread.
    fn worker(&self) -> Box<dyn Worker + '_>;
}

/// Tries hooks of cards with its own script hosts.
pub trait Worker {
    /// Tries the `nth` hook.
    fn attempt(&mut self, nth: usize) -> Trial;
}

/// The hooks of the cards of a game that are to be tried.
pub struct All<G: Triable> {
    content: Arc<G::Content>,
    corpus: Corpus<G>,
    tasks: Vec<(G::Card, G::Hook)>,
    thorough: Thorough,
}

impl<G: Triable> All<G> {
    /// The hooks of all wanted cards, with positions of random games.
    pub fn new(game: &G, thorough: Thorough, wanted: &dyn Fn(&CardInfo) -> bool) -> Self {
        let hooks: Vec<G::Hook> = G::hooks().into_iter().map(|(hook, _)| hook).collect();
        let cards = game.actors().into_iter();
        let cards = cards.filter(|card| game.info(*card).is_some_and(wanted));
        let mut tasks = Vec::new();
        for card in cards {
            let has = |hook: &&G::Hook| game.handler(card, **hook).is_some();
            tasks.extend(hooks.iter().filter(has).map(|hook| (card, *hook)));
        }
        let used: Vec<G::Hook> =
            hooks.into_iter().filter(|hook| tasks.iter().any(|(_, other)| other == hook)).collect();
        let corpus = Corpus::gather(game, &used, thorough.seed);
        Self { content: Arc::clone(game.content()), corpus, tasks, thorough }
    }
}

impl<G: Triable> Trials for All<G> {
    fn count(&self) -> usize {
        self.tasks.len()
    }

    fn worker(&self) -> Box<dyn Worker + '_> {
        let fresh = || Rc::new(G::of(Arc::clone(&self.content)));
        Box::new(One { all: self, game: fresh(), twin: fresh() })
    }
}

struct One<'a, G: Triable> {
    all: &'a All<G>,
    game: Rc<G>,
    /// The game with another script host, for comparison.
    twin: Rc<G>,
}

impl<G: Triable> Worker for One<'_, G> {
    fn attempt(&mut self, nth: usize) -> Trial {
        let All { corpus, tasks, thorough, .. } = self.all;
        attempt((&self.game, &self.twin), corpus, tasks[nth], thorough.steps)
    }
}
