//! Every ruling holds, and every acting card has one that fails without its script.
//!
//! `BLESS=1 cargo test rulings` writes the events and values that rulings leave open.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use content::{Library, PackRoot, Ruling};
use diag::{Diagnostic, Files, Memory, Report};
use engine::Assets;
use roll_player::{Catalogue, GAME, RollPlayer};

fn game(files: &dyn Files) -> Rc<RollPlayer> {
    let (library, _) = Library::open(PackRoot::all(files, "cards", ""));
    Rc::new(RollPlayer::new(Arc::new(Catalogue::load(&library).0)))
}

fn rulings(files: &dyn Files) -> Vec<Ruling> {
    let (library, _) = Library::open(PackRoot::all(files, "cards", ""));
    let (rulings, findings) = library.rulings(GAME);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    rulings
}

#[test]
fn every_ruling_holds() {
    let files = Assets::new();
    let game = game(&files);
    let bless = std::env::var_os("BLESS").is_some();
    let (mut count, mut findings) = (0, Vec::<Diagnostic>::new());
    for ruling in rulings(&files) {
        let ruled = play::ruling::run(&game, &ruling.source, bless, &mut |_| {});
        count += ruled.rulings;
        if bless && !ruled.fixes.is_empty() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(ruling.source.path());
            std::fs::write(path, ruled.blessed(&ruling.source)).expect("the tree can be written");
        }
        findings.extend(ruled.findings);
    }
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    println!("{count} rulings");
}

/// The rules themselves: worked examples of the rulebooks and points they leave open.
#[test]
fn every_ruling_on_the_rules_holds() {
    let game = game(&Assets::new());
    let bless = std::env::var_os("BLESS").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/roll_player/rulings");
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|end| end == "play"))
        .collect();
    paths.sort();
    let (mut count, mut findings) = (0, Vec::<Diagnostic>::new());
    for path in paths {
        let name = format!(
            "tests/games/roll_player/rulings/{}",
            path.file_name().expect("a file").to_string_lossy()
        );
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let source = diag::Source::new(name, text);
        let ruled = play::ruling::run(&game, &source, bless, &mut |_| {});
        count += ruled.rulings;
        if bless && !ruled.fixes.is_empty() {
            std::fs::write(&path, ruled.blessed(&source)).expect("the tree can be written");
        }
        findings.extend(ruled.findings);
    }
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    println!("{count} rulings");
}

#[test]
fn every_acting_card_has_a_ruling_that_needs_its_script() {
    let files = Memory::copy_of(&Assets::new());
    let rulings = rulings(&files);
    let cards = game(&files).cards().infos().to_vec();
    let mut idle = Vec::new();
    for card in cards.iter().filter(|card| !card.hooks.is_empty()) {
        let own: Vec<_> = rulings.iter().filter(|ruling| ruling.id == card.id).collect();
        let toml = files.read(&card.path).expect("the card was read").into_owned();
        let toml = String::from_utf8(toml).expect("cards are UTF-8");
        let emptied = files
            .clone()
            .with(card.path.as_str(), without_hooks(&toml))
            .without(&card.path.replace(".toml", ".luau"));
        let game = game(&emptied);
        let fails = own.iter().any(|ruling| {
            !play::ruling::run(&game, &ruling.source, false, &mut |_| {}).findings.is_empty()
        });
        if !fails {
            idle.push(card.path.clone());
        }
    }
    assert!(idle.is_empty(), "no ruling would miss the script of:\n{}", idle.join("\n"));
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
