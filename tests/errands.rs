//! An errand outside the engine: it counts which offers are taken in games.

use std::collections::BTreeMap;
use std::rc::Rc;

use engine::{Errand, Playable, SHELF, send};
use play::{Advisor, Session, Setup, Status, Table};

use crate::support::built_in;

/// How often a kind of offer was there, and how often it was taken.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    offered: usize,
    taken: usize,
}

/// Counts how often each kind of offer is taken in games of random bots.
struct Taken<'a> {
    setup: &'a Setup,
    games: u64,
}

impl Errand for Taken<'_> {
    type Out = BTreeMap<String, Counts>;

    fn run<G: Playable>(self, game: &Rc<G>) -> Self::Out {
        let mut all: BTreeMap<String, Counts> = BTreeMap::new();
        for seed in 0..self.games {
            let session = Session::new(Rc::clone(game), self.setup.clone(), seed);
            let mut session = session.expect("the set-up is one of the game's");
            loop {
                session.advance();
                let Status::Asks { seat, .. } = session.status() else { break };
                let advice = session.advise(seat, Advisor::Random).expect("the seat is asked");
                for (nth, offer) in session.offers().iter().enumerate() {
                    let counts = all.entry(offer.id.clone()).or_default();
                    counts.offered += 1;
                    counts.taken += usize::from(nth == advice.index);
                }
                session.choose(advice.index).expect("the offer is there");
            }
        }
        all
    }
}

#[test]
fn a_walker_over_games_needs_nothing_of_the_engine() {
    for shelved in SHELF {
        let game = built_in(*shelved);
        let setup = engine::errand::setups(&*game).swap_remove(0);
        let counted = send(&*game, Taken { setup: &setup, games: 3 });
        assert_eq!(counted, send(&*game, Taken { setup: &setup, games: 3 }), "{}", game.id());
        let is_choice = |id: &String| counted[id].taken <= counted[id].offered;
        assert!(counted.len() > 3 && counted.keys().all(is_choice), "{counted:#?}");
        // The same through tables, which know no types.
        let mut answers = 0;
        for seed in 0..3 {
            let mut table = game.table(setup.clone(), seed).expect("the set-up is the game's");
            loop {
                table.advance();
                let play::Waiting::Asks { seat, .. } = table.waiting() else { break };
                let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
                table.choose(advice.index).expect("the offer is there");
                answers += 1;
            }
        }
        let taken: usize = counted.values().map(|counts| counts.taken).sum();
        assert_eq!(taken, answers, "{}: an answer is one offer taken", game.id());
    }
}
