//! Every ruling holds, and every acting card has one that fails without its script.
//!
//! `BLESS=1 cargo test rulings` writes the events and values that rulings leave open.

use std::path::Path;

use content::Ruling;
use diag::{Diagnostic, Files, Memory, Source};
use engine::{Assets, Opened, SHELF, Shelved};

use crate::support::{blesses, built_in, entries, library, open, root, sound, strangers};

/// The rulings beside the cards of a game.
fn of_cards(game: &dyn Shelved, files: &dyn Files) -> Vec<Ruling> {
    let (rulings, findings) = library(files, &[]).0.rulings(game.id());
    sound(findings);
    rulings
}

/// The rulings on the rules of a game: worked examples of its rulebook and points it leaves open.
fn of_rules(game: &dyn Shelved) -> Vec<Source> {
    let folder = Path::new("tests/games").join(game.id()).join("rulings");
    let files = entries(&root().join(&folder)).into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let name = folder.join(path.file_name().expect("a file"));
        Source::new(name.to_string_lossy(), text)
    });
    files.collect()
}

/// All rulings of a game.
pub fn of(game: &dyn Shelved) -> Vec<Source> {
    let cards = of_cards(game, &Assets::new()).into_iter().map(|ruling| ruling.source);
    cards.chain(of_rules(game)).collect()
}

/// Runs a file of rulings; with `BLESS`, writes it anew.
fn hold(game: &dyn Opened, source: &Source, findings: &mut Vec<Diagnostic>) -> usize {
    let ruled = game.rulings(source, blesses(), &mut |_| {});
    if !ruled.fixes.is_empty() {
        let path = root().join(source.path());
        std::fs::write(path, ruled.blessed(source)).expect("the tree can be written");
    }
    findings.extend(ruled.findings);
    ruled.rulings
}

#[test]
fn every_ruling_holds() {
    for game in SHELF {
        let opened = built_in(*game);
        let mut findings = Vec::new();
        let rulings = of(*game);
        let count: usize = rulings.iter().map(|source| hold(&*opened, source, &mut findings)).sum();
        sound(findings);
        println!("{}: {count} rulings", game.id());
        assert!(count > 20);
    }
}

#[test]
fn every_ruling_of_a_stranger_holds() {
    for game in SHELF {
        for pack in strangers(game.id()) {
            let (files, pack) = (Assets::new(), [pack]);
            let opened = open(*game, &files, &pack);
            let (rulings, findings) = library(&files, &pack).0.rulings(game.id());
            sound(findings);
            let own = rulings.iter().filter(|ruling| ruling.source.path().starts_with("tests/"));
            let mut findings = Vec::new();
            let count: usize =
                own.map(|ruling| hold(&*opened, &ruling.source, &mut findings)).sum();
            sound(findings);
            assert!(count >= 3, "{count} rulings in {}", pack[0].folder);
        }
    }
}

#[test]
fn every_acting_card_has_a_ruling_that_needs_its_script() {
    for game in SHELF {
        let files = Memory::copy_of(&Assets::new());
        let rulings = of_cards(*game, &files);
        let mut idle = Vec::new();
        for card in built_in(*game).cards().iter().filter(|card| !card.hooks.is_empty()) {
            let toml = files.read(&card.path).expect("the card was read").into_owned();
            let toml = String::from_utf8(toml).expect("cards are UTF-8");
            let emptied = files
                .clone()
                .with(card.path.as_str(), without_hooks(&toml))
                .without(&card.path.replace(".toml", ".luau"));
            let (opened, _) = game.open(&library(&emptied, &[]).0);
            let mut own = rulings.iter().filter(|ruling| ruling.id == card.id);
            let fails = own.any(|ruling| {
                !opened.rulings(&ruling.source, false, &mut |_| {}).findings.is_empty()
            });
            if !fails {
                idle.push(card.path.clone());
            }
        }
        assert!(idle.is_empty(), "no ruling would miss the script of:\n{}", idle.join("\n"));
    }
}

/// A card's text without its tables of hooks.
pub fn without_hooks(toml: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for line in toml.lines() {
        if line.starts_with('[') {
            inside = line.starts_with("[hooks");
        }
        if !inside {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}
