//! Whole games with all that was told, kept in `tests/games/<game>/whole/*.play`.
//!
//! They hold no word of any language. A change that means to change no rule must leave them as
//! they are; one that does shows here what it changes, answer by answer, where the digests only
//! show that it does. `BLESS=1 cargo test whole_games` plays them anew: the head of a file says
//! which game is played, with which set-up, from which seed, and by whom. A new one is a head.

use std::path::{Path, PathBuf};
use std::sync::Once;

use diag::Source;
use engine::{Opened, SHELF, Shelved};
use play::{Actor, Advisor, Record, Seat, Table, Waiting};

use crate::support::{blesses, built_in_with, entries, expansions, root, sound};

/// The whole games of a game; with `BLESS`, played anew before anybody reads them.
pub fn paths(game: &str) -> Vec<PathBuf> {
    static PLAYED: Once = Once::new();
    if blesses() {
        PLAYED.call_once(|| SHELF.iter().for_each(|game| play_anew(*game)));
    }
    kept(game)
}

fn kept(game: &str) -> Vec<PathBuf> {
    let paths = entries(&root().join("tests/games").join(game).join("whole"));
    assert!(paths.len() > 1, "whole games of {game}");
    paths
}

fn play_anew(game: &dyn Shelved) {
    for path in kept(game.id()) {
        let record = read(&path);
        let text = played(&*opened(game, &record), &record);
        std::fs::write(&path, text).expect("the tree can be written");
    }
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).expect("readable");
    let name = path.strip_prefix(root()).expect("below it").to_string_lossy().into_owned();
    let (record, findings) = play::notation::parse(&Source::new(name, text));
    sound(findings);
    record
}

/// The built-in packs that a record names beside the game's own: the game is played with them.
pub fn with(game: &str, record: &Record) -> Vec<String> {
    let mut packs = expansions(game);
    packs.retain(|pack| record.head.value("packs").split_whitespace().any(|named| named == pack));
    packs
}

/// The game with the packs of a record.
fn opened(game: &dyn Shelved, record: &Record) -> Box<dyn Opened> {
    built_in_with(game, &with(game.id(), record))
}

/// The table of a record, as far as it goes.
fn resume(game: &dyn Opened, record: &Record) -> Box<dyn Table> {
    let (table, findings) = game.resume(record);
    sound(findings);
    table.expect("a table without findings")
}

/// Who plays a seat, as the head says.
fn player(record: &Record, seat: Seat) -> Advisor {
    match record.head.of_seat("played", seat) {
        Some("greedy") => Advisor::Greedy,
        Some("random") => Advisor::Random,
        other => panic!("{}: {seat} is played by {other:?}", record.source.path()),
    }
}

/// Plays the game of a head and gives all of it as text.
fn played(game: &dyn Opened, record: &Record) -> String {
    let head = Record { steps: Vec::new(), ..record.clone() };
    let mut text = head.write();
    let mut table = resume(game, &head);
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { break };
        let advice = table.advise(seat, player(record, seat)).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
    }
    for (nth, answer) in table.answers().iter().enumerate() {
        text.push_str(&format!("  {} {}\n", answer.actor, answer.line));
        // A line without an event stands for none.
        let lines = match table.told_of(nth) {
            none if none.is_empty() => vec![String::new()],
            told => told.iter().map(|line| format!(" {line}")).collect(),
        };
        lines.iter().for_each(|line| text.push_str(&format!("    >{line}\n")));
    }
    text
}

#[test]
fn whole_games_tell_the_same_events() {
    for game in SHELF {
        for path in paths(game.id()) {
            let record = read(&path);
            let opened = opened(*game, &record);
            let plain = record.replies().find(|reply| reply.events.is_empty());
            assert_eq!(plain, None, "{}: what did this answer tell?", path.display());
            let table = resume(&*opened, &record);
            assert_eq!(table.waiting(), Waiting::Over, "{}", path.display());
            assert_eq!(table.audit(), []);
        }
    }
}

/// A game that was saved anywhere goes on as it would have: chance answers from the seed, seats as
/// they did.
#[test]
fn whole_games_go_on_from_any_place() {
    for game in SHELF {
        for path in paths(game.id()) {
            let record = read(&path);
            let opened = opened(*game, &record);
            let whole = resume(&*opened, &record);
            let count = whole.answers().len();
            for kept in [0, count / 4, count / 2, count - 1] {
                let mut cut = record.clone();
                cut.steps.truncate(kept);
                let mut table = resume(&*opened, &cut);
                while let Some(answer) = whole.answers().get(table.answers().len()) {
                    match answer.actor {
                        Actor::Chance => table.roll().expect("chance is asked"),
                        Actor::Seat(_) => {
                            let offers = table.offers();
                            let at = offers.iter().position(|offer| offer.line() == answer.line);
                            table.choose(at.expect("offered")).expect("offered");
                        }
                    }
                }
                assert_eq!(table.hash(), whole.hash(), "{} from {kept}", path.display());
                assert_eq!(table.outcome(), whole.outcome());
            }
        }
    }
}
