//! What a game declares also happens: every event is told somewhere.

use std::collections::BTreeSet;

use engine::{Assets, Opened, SHELF};
use play::{Advisor, Eye, Message, Setup, Table, Waiting};
use text::keys::keys;
use text::{BASE, Locales, Tree};

use crate::support::{built_in, library, sound, strangers};

/// Plays a game with random bots and gives the table at its end.
fn played(game: &dyn Opened, setup: &Setup, seed: u64) -> Box<dyn Table> {
    let mut table = game.table(setup.clone(), seed).expect("the set-up is one of the game's");
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { return table };
        let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
    }
}

/// A game of every set-up.
fn games(game: &dyn Opened) -> impl Iterator<Item = Box<dyn Table>> {
    game.setups().into_iter().zip(0..).map(|(setup, seed)| played(game, &setup, seed))
}

#[test]
fn every_event_is_told_somewhere() {
    for game in SHELF {
        let files = Assets::new();
        let (locales, findings) = Locales::load(&[Tree::packs(&files, "locales", &[game.id()])]);
        sound(findings);
        // That a script failed is told of broken packs only.
        let told = keys(&locales)
            .into_iter()
            .filter(|key| key.tag == BASE && key.space == "log" && key.id != "faulted");
        let mut silent: BTreeSet<String> = told.map(|key| key.id).collect();
        let opened = built_in(*game);
        let mut hear = |message: &Message| {
            if message.space == "log" {
                silent.remove(&message.id.to_string());
            }
        };
        for source in crate::rulings::of(*game) {
            opened.rulings(&source, false, &mut hear);
        }
        for pack in strangers(game.id()) {
            let (files, pack) = (Assets::new(), [pack]);
            let (library, _) = library(&files, &pack);
            let (opened, _) = game.open(&library);
            for ruling in library.rulings(game.id()).0 {
                opened.rulings(&ruling.source, false, &mut hear);
            }
        }
        for table in games(&*opened) {
            table.log(0, Eye::Referee).iter().for_each(&mut hear);
        }
        assert!(
            silent.is_empty(),
            "nothing ever tells these in {}; add a ruling in which they happen:\n{silent:#?}",
            game.id()
        );
    }
}
