//! Rulings run to see what they prove of scripts, by as many threads as there are.

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
    /// Somebody who runs them; one for each thread. What runs of scripts is counted, each compiled
    /// from another text of the same script, by its path ([`script::Program::counting`]).
    fn prover(&self, texts: &BTreeMap<String, String>) -> Box<dyn Prover>;
}

/// Runs rulings, with hosts of its own.
pub trait Prover {
    /// Whether all rulings of a file hold.
    fn holds(&mut self, rulings: &Source) -> bool;

    /// Whether they hold as well when a card does nothing in its hooks. What then runs is not counted.
    fn holds_without(&mut self, card: &CardInfo, rulings: &Source) -> bool;

    /// What has run of scripts.
    fn covered(&self) -> Vec<Covered>;

    /// The hooks in which cards have run: the card's id and the hook.
    fn hooks_run(&self) -> Vec<(String, &'static str)>;

    /// The hooks in which guards have kept cards from acting: the card's id and the hook.
    fn hooks_refused(&self) -> Vec<(String, &'static str)>;

    /// The rulings of the last file that held, each with the ids of the cards that acted in it or
    /// that their guards kept from acting.
    fn touched(&self) -> &[(Place, BTreeSet<String>)];
}

/// The content of a game, for rules that any thread can make.
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
    /// Rules whose scripts are not counted, with a card that does nothing.
    twin: Rc<G>,
    touched: Vec<(Place, BTreeSet<String>)>,
}

impl<G: Triable> Prover for One<G> {
    fn holds(&mut self, rulings: &Source) -> bool {
        let (runtime, touched) = (self.game.runtime(), &mut self.touched);
        touched.clear();
        let _ = runtime.touched();
        ruling::holds_each(&self.game, rulings, &mut |place| {
            touched.push((place, runtime.touched()));
        })
    }

    fn holds_without(&mut self, card: &CardInfo, rulings: &Source) -> bool {
        let twin = &*self.twin;
        let is = |info: &CardInfo| (info.kind, &info.id) == (card.kind, &card.id);
        let mut actors = twin.actors().into_iter();
        let actor = actors.find(|actor| twin.info(*actor).is_some_and(is));
        let params = actor.and_then(|actor| {
            G::hooks().into_iter().find_map(|(hook, _)| Some(twin.handler(actor, hook)?.params))
        });
        twin.runtime().silence(params);
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
