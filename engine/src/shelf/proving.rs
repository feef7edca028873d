//! Runs rulings with coverage of scripts, on any number of threads.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use content::CardInfo;
use diag::{Place, Source};
use effects::trial::Triable;
use play::ruling;
use script::Covered;

/// The rulings of a game.
pub trait Proving: Sync {
    /// A prover for one thread. It counts coverage with the instrumented texts of scripts, by path
    /// ([`script::Program::counting`]).
    fn prover(&self, texts: &BTreeMap<String, String>) -> Box<dyn Prover>;
}

/// Runs rulings with its own script hosts.
pub trait Prover {
    /// Whether all rulings of a file hold.
    fn holds(&mut self, rulings: &Source) -> bool;

    /// Whether they also hold if a card does nothing in its hooks. Such runs do not count as
    /// coverage.
    fn holds_without(&mut self, card: &CardInfo, rulings: &Source) -> bool;

    /// The coverage of scripts.
    fn covered(&self) -> Vec<Covered>;

    /// The hooks in which cards ran, as card id and hook.
    fn hooks_run(&self) -> Vec<(String, &'static str)>;

    /// The hooks in which guards kept cards from acting, as card id and hook.
    fn hooks_refused(&self) -> Vec<(String, &'static str)>;

    /// The rulings of the last file that held, each with the ids of the cards that acted in it or
    /// were kept from acting by guards.
    fn touched(&self) -> &[(Place, BTreeSet<String>)];
}

/// The content of a game, from which any thread can create the rules.
pub(crate) struct ContentOf<G: Triable>(pub(crate) Arc<G::Content>);

impl<G: Triable> Proving for ContentOf<G> {
    fn prover(&self, texts: &BTreeMap<String, String>) -> Box<dyn Prover> {
        let fresh = || Rc::new(G::of(Arc::clone(&self.0)));
        let (game, twin) = (fresh(), fresh());
        game.runtime().count(texts);
        Box::new(One { game, twin, touched: Vec::new() })
    }
}

struct One<G> {
    game: Rc<G>,
    /// Rules without coverage, with a silenced card.
    twin: Rc<G>,
    touched: Vec<(Place, BTreeSet<String>)>,
}

impl<G: Triable> Prover for One<G> {
    fn holds(&mut self, rulings: &Source) -> bool {
        let (runtime, touched) = (self.game.runtime(), &mut self.touched);
        touched.clear();
        // Drops the cards of earlier rulings, so that the first place gets only its own.
        let _ = runtime.touched();
        ruling::holds_each(&self.game, rulings, &mut |place| {
            touched.push((place, runtime.touched()));
        })
    }

    fn holds_without(&mut self, card: &CardInfo, rulings: &Source) -> bool {
        let twin = &*self.twin;
        let is = |info: &CardInfo| (info.kind, &info.id) == (card.kind, &card.id);
        let mut actors = twin.actors().into_iter();
        twin.silence(actors.find(|actor| twin.info(*actor).is_some_and(is)));
        ruling::holds(&self.twin, rulings)
    }

    fn covered(&self) -> Vec<Covered> {
        self.game.runtime().covered()
    }

    fn hooks_run(&self) -> Vec<(String, &'static str)> {
        self.game.runtime().effects_run()
    }

    fn hooks_refused(&self) -> Vec<(String, &'static str)> {
        self.game.runtime().guards_refused()
    }

    fn touched(&self) -> &[(Place, BTreeSet<String>)] {
        &self.touched
    }
}
