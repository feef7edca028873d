//! What a game declares also happens: every event is told and every hook used, somewhere.

use std::collections::BTreeSet;

use engine::{Assets, Opened, SHELF, Shelved};
use play::{Advisor, Eye, Message, Setup, Table, Waiting};
use text::keys::keys;
use text::{BASE, Locales};

use crate::support::{built_in_with, library, open, sound, strangers, texts, ways, with_all};

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
    engine::errand::setups(game)
        .into_iter()
        .zip(0..)
        .map(|(setup, seed)| played(game, &setup, seed))
}

/// The hooks of a game, as the schemas of its cards say.
fn hooks(game: &dyn Shelved) -> BTreeSet<String> {
    let schemas = game.schemas().into_iter().filter(|(name, _)| name.ends_with(".schema.json"));
    let hooks = schemas.flat_map(|(_, text)| {
        let schema: serde_json::Value = serde_json::from_str(&text).expect("a schema is JSON");
        let hooks = schema["properties"]["hooks"]["properties"].as_object().cloned();
        hooks.into_iter().flatten().map(|(name, _)| name).collect::<Vec<_>>()
    });
    hooks.collect()
}

/// A hook that a card uses has a ruling that needs its script. That events call the hooks of their
/// own is shown in `games/<game>/listeners.rs`.
#[test]
fn every_hook_is_used_by_a_card_or_called_by_an_event() {
    for game in SHELF {
        let mut unused = hooks(*game);
        assert!(unused.len() > 3, "the schemas of {} name the hooks", game.id());
        let apart = strangers(game.id()).into_iter().map(|pack| {
            // Two of them may change one table.
            open(*game, &[pack])
        });
        for opened in std::iter::once(with_all(*game)).chain(apart) {
            for hook in opened.cards().iter().flat_map(|card| &card.hooks) {
                unused.remove(hook);
            }
        }
        unused.retain(|hook| !hook.starts_with("on_"));
        assert!(
            unused.is_empty(),
            "no card uses these in {}: take them out of the schema, or give a pack of the tests a \
             card with a ruling:\n{unused:#?}",
            game.id()
        );
    }
}

#[test]
fn every_event_is_told_somewhere() {
    for game in SHELF {
        let (locales, findings) = Locales::load(&[texts(game.id())]);
        sound(findings);
        // That a script failed is told of broken packs only.
        let told = keys(&locales)
            .into_iter()
            .filter(|key| key.tag == BASE && key.space == "log" && key.id != "faulted");
        let mut silent: BTreeSet<String> = told.map(|key| key.id.to_owned()).collect();
        let mut hear = |message: &Message| {
            if message.space == "log" {
                silent.remove(&message.id.to_string());
            }
        };
        for with in ways(game.id()) {
            let opened = built_in_with(*game, &with);
            for table in games(&*opened) {
                table.log(0, Eye::Referee).iter().for_each(&mut hear);
            }
            for source in crate::rulings::of_way(*game, &with) {
                engine::errand::rulings(&*opened, &source, false, &mut hear);
            }
        }
        for pack in strangers(game.id()) {
            let (library, _) = library(Assets::new(), &[pack]);
            let (opened, _) = game.open(&library);
            for ruling in library.rulings(game.id()).0 {
                engine::errand::rulings(&*opened, &ruling.source, false, &mut hear);
            }
        }
        assert!(
            silent.is_empty(),
            "nothing ever tells these in {}; add a ruling in which they happen:\n{silent:#?}",
            game.id()
        );
    }
}
