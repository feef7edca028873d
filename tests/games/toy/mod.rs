//! The toy: a tiny game with a die, beads and hidden tricks, made like any other game: rules, a
//! pack, texts in two languages, rulings. It proves the rooms that know no game.
//!
//! `state` is a position and `event` what happens to it, `rules` the flow of the game, `cards` and
//! `verbs` what tricks are and can say, `effect` how they act, `board` what the table shows, `bench` what
//! rulings set. The
//! tests: `deep` runs of cards, `laws` of play, `suspended` effects and faults, `hidden` cards, `speech`.

#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "these are tests")]

mod bench;
mod board;
mod cards;
mod deep;
mod effect;
mod event;
mod hidden;
mod laws;
mod rules;
mod speech;
mod state;
mod suspended;
mod verbs;

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use cards::{Hook, When};
use content::{CardInfo, Library, PackRoot};
use diag::{Memory, Report, Source};
use effects::{Handler, Runtime};
use event::Card;
use play::{Lock, Session, Table};
use script::Scripts;
use state::State;
use verbs::Scratch;

/// The cards.
pub struct Content {
    ids: Vec<String>,
    infos: Vec<CardInfo>,
    handlers: BTreeMap<(Card, Hook), Handler<When>>,
    scripts: Scripts,
}

/// The rules with their cards.
pub struct Toy {
    content: Arc<Content>,
    runtime: Runtime<Scratch, State>,
}

impl Deref for Toy {
    type Target = Content;

    fn deref(&self) -> &Content {
        &self.content
    }
}

/// The folder with the toy's cards and texts, as findings name it.
const SHOWN: &str = "tests/games/toy";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(SHOWN)
}

/// The path of a file in that folder.
fn inner(source: &Source) -> &str {
    source.path().trim_start_matches(SHOWN).trim_start_matches('/')
}

/// `cards/` and `locales/` of the toy.
fn files() -> Memory {
    let (mut files, mut folders) = (Memory::new(), vec!["cards".to_owned(), "locales".to_owned()]);
    while let Some(inner) = folders.pop() {
        for entry in std::fs::read_dir(folder().join(&inner)).unwrap() {
            let entry = entry.unwrap();
            let path = format!("{inner}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
            } else {
                files = files.with(path, std::fs::read(entry.path()).unwrap());
            }
        }
    }
    files
}

/// The toy with the cards of its pack. Each has a host of its own.
fn toy() -> Rc<Toy> {
    open(&files())
}

/// The packs of the toy.
fn library(files: &Memory) -> Library {
    let (library, findings) = Library::open(PackRoot::all(Arc::new(files.clone()), "cards", SHOWN));
    assert_eq!(findings, []);
    library
}

/// What stands in the saved games of the toy.
fn lock(files: &Memory) -> Lock {
    let library = library(files);
    let packs = library.locks("toy").into_iter().map(|lock| (lock.id, lock.hash)).collect();
    Lock { whole: library.lock("toy"), packs }
}

fn open(files: &Memory) -> Rc<Toy> {
    let (toy, findings) = Toy::load(&library(files));
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    Rc::new(toy)
}

/// The toy with another script in place of a card's own.
fn with_script(card: &str, script: &str) -> Rc<Toy> {
    open(&files().with(format!("cards/toy/trick/{card}.luau"), script))
}

/// A table as rulings set it, after some answers.
fn table(toy: &Rc<Toy>, play: &str) -> Session<Toy> {
    let text = format!("game toy  seats 2\n{play}");
    let (record, findings) = play::notation::parse(&Source::new("toy.play", text));
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    let (session, findings) = play::resume(Rc::clone(toy), &record);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    session.unwrap()
}

/// Answers as `.play` writes it: `throw`, `roll 5`.
fn answer(table: &mut Session<Toy>, line: &str) {
    let offers: Vec<_> = table.offers().iter().map(play::Message::line).collect();
    if let Some(at) = offers.iter().position(|offer| offer == line) {
        return table.choose(at).unwrap();
    }
    let chances: Vec<_> = Table::chances(table).iter().map(|(chance, _)| chance.line()).collect();
    let at = chances.iter().position(|chance| chance == line);
    table.roll_as(at.unwrap_or_else(|| panic!("no {line} among {offers:?} {chances:?}"))).unwrap();
}
