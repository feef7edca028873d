//! Every ruling holds, and they prove all that scripts do.
//!
//! `BLESS=1 cargo test rulings` writes the events and values that rulings leave open.

use std::collections::BTreeSet;
use std::path::Path;

use content::Ruling;
use diag::{Diagnostic, Files, Source};
use engine::trial::Thorough;
use engine::{Assets, Opened, SHELF, Shelved};
use lint::{Session, codes};

use crate::support::{
    blesses, built_in_with, entries, library, library_with, open, root, sound, strangers, tree,
    ways, with_all,
};

/// The pack whose rulings hold when a game is played with these: the game's own, or the last.
fn ruled(game: &dyn Shelved, with: &[String]) -> String {
    with.last().map_or(game.id(), String::as_str).to_owned()
}

/// The rulings of that pack.
fn of_pack(game: &dyn Shelved, with: &[String]) -> Vec<Ruling> {
    let (mut rulings, findings) = library_with(Assets::new(), with, &[]).0.rulings(game.id());
    sound(findings);
    rulings.retain(|ruling| ruling.pack == ruled(game, with));
    rulings
}

/// The rulings on the rules of a game: worked examples of its rulebook and points it leaves open;
/// then the examples that the program tells.
fn of_rules(game: &dyn Shelved) -> Vec<Source> {
    let rulings = Path::new("tests/games").join(game.id()).join("rulings");
    let told = Path::new("engine").join(game.id()).join("src/shown/rulebook");
    [rulings, told].iter().flat_map(|folder| of_folder(folder)).collect()
}

fn of_folder(folder: &Path) -> Vec<Source> {
    let files = entries(&root().join(folder)).into_iter();
    let files =
        files.filter(|path| path.extension().is_some_and(|end| end == "play")).map(|path| {
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            let name = folder.join(path.file_name().expect("a file"));
            Source::new(name.to_string_lossy(), text)
        });
    files.collect()
}

/// All rulings that hold when a game is played with some packs, or with none.
pub fn of_way(game: &dyn Shelved, with: &[String]) -> Vec<Source> {
    let cards = of_pack(game, with).into_iter().map(|ruling| ruling.source);
    let rules = if with.is_empty() { of_rules(game) } else { Vec::new() };
    cards.chain(rules).collect()
}

/// All rulings of a game.
pub fn of(game: &dyn Shelved) -> Vec<Source> {
    ways(game.id()).iter().flat_map(|with| of_way(game, with)).collect()
}

/// Runs a file of rulings; with `BLESS`, writes it anew.
fn hold(game: &dyn Opened, source: &Source, findings: &mut Vec<Diagnostic>) -> usize {
    let ruled = engine::errand::rulings(game, source, blesses(), &mut |_| {});
    if !ruled.edits.is_empty() {
        let path = root().join(source.path());
        std::fs::write(path, ruled.blessed(source)).expect("the tree can be written");
    }
    findings.extend(ruled.findings);
    ruled.rulings.len()
}

#[test]
fn every_ruling_holds() {
    for game in SHELF {
        let mut findings = Vec::new();
        let mut count = 0;
        for with in ways(game.id()) {
            let opened = built_in_with(*game, &with);
            for source in of_way(*game, &with) {
                let held = hold(&*opened, &source, &mut findings);
                let written = source.text().lines().filter(|line| line.starts_with("ruling "));
                let written = written.count();
                assert!(held == written && held > 0, "{}: {held} of {written}", source.path());
                count += held;
            }
        }
        sound(findings);
        println!("{}: {count} rulings", game.id());
        let least = things_to_rule(*game, &*with_all(*game));
        assert!(count >= least, "{}: {count} rulings, and {least} things to rule", game.id());
    }
}

/// How much there is in a game that a ruling can be about: each card that acts, and each thing that
/// players are told of.
fn things_to_rule(game: &dyn Shelved, opened: &dyn Opened) -> usize {
    let acting = opened.cards().iter().filter(|card| !card.hooks.is_empty()).count();
    let messages = game.messages().into_iter();
    let told = messages.filter(|(space, _)| *space == "log").map(|(_, known)| known.len());
    acting + told.sum::<usize>()
}

#[test]
fn every_file_of_rulings_is_held() {
    let held: BTreeSet<String> =
        SHELF.iter().flat_map(|game| of(*game)).map(|source| source.path().to_owned()).collect();
    let mut lying = BTreeSet::new();
    for folder in ["cards", "engine", "tests/games"] {
        let below = tree(&root().join(folder)).list().into_iter();
        lying.extend(below.map(|path| format!("{folder}/{path}")));
    }
    // Whole games are read in `whole_games.rs`, tutorials are rehearsed; the toy does not stand on the
    // shelf.
    let toy = |path: &str| path.starts_with("tests/games/toy/");
    let other = |path: &str| ["/whole/", "/tutorial/"].iter().any(|part| path.contains(part));
    lying.retain(|path| path.ends_with(".play") && !other(path) && !toy(path));
    assert_eq!(held, lying);
}

#[test]
fn every_ruling_of_a_stranger_holds() {
    for game in SHELF {
        for pack in strangers(game.id()) {
            let pack = [pack];
            let opened = open(*game, &pack);
            let (rulings, findings) = library(Assets::new(), &pack).0.rulings(game.id());
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

/// Each hook and each branch of a script is run by a ruling, and each card missed by one: of the
/// built-in packs, and of those of the tests. What is found where that is not so:
/// `tests/cli/proofs.rs`.
#[test]
fn rulings_prove_all_that_scripts_do() {
    let strangers = entries(&root().join("tests/packs"));
    for packs in [Vec::new(), strangers] {
        let session = Session {
            packs,
            known: [engine::codes(), desk::codes::ALL.to_vec(), codes::ALL.to_vec()].concat(),
            // Rulings alone: what cards do in other positions is tried in `deep.rs`.
            deep: Some(Thorough { steps: 1, seed: 0 }),
            ..Session::default()
        };
        let mut drawn = session.draw().expect("the packs are there");
        let about = [codes::IDLE_RULINGS, codes::UNPROVEN_BRANCH, codes::UNPROVEN_HOOK];
        drawn.findings.retain(|finding| about.contains(&finding.code));
        sound(drawn.findings);
        let proof = drawn.proof.expect("rulings were run");
        assert!(proof.run == proof.lines && proof.lines > 100, "{proof:?}");
    }
}
