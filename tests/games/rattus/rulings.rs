//! Every ruling of Rattus holds, and every class card has one that fails without its script.
//!
//! `BLESS=1 cargo test rulings` writes the events and values that rulings leave open.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use content::{Library, PackRoot, Ruling};
use diag::{Diagnostic, Files, Memory, Report, Source};
use engine::Assets;
use rattus::{GAME, Rattus};

fn card_rulings(files: &dyn Files) -> Vec<Ruling> {
    let (library, _) = Library::open(PackRoot::all(files, "cards", ""));
    let (rulings, findings) = library.rulings(GAME);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    rulings
}

/// Runs a file of rulings; with `BLESS`, writes it anew.
fn hold(game: &Rc<Rattus>, source: &Source, findings: &mut Vec<Diagnostic>) -> usize {
    let bless = std::env::var_os("BLESS").is_some();
    let ruled = play::ruling::run(game, source, bless, &mut |_| {});
    if bless && !ruled.fixes.is_empty() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(source.path());
        std::fs::write(path, ruled.blessed(source)).expect("the tree can be written");
    }
    findings.extend(ruled.findings);
    ruled.rulings
}

#[test]
fn every_ruling_holds() {
    let files = Assets::new();
    let game = super::game(&files);
    let mut sources: Vec<Source> =
        card_rulings(&files).into_iter().map(|ruling| ruling.source).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/rattus/rulings");
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "play"));
    paths.sort();
    for path in paths {
        let name = path.file_name().expect("a file").to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        sources.push(Source::new(format!("tests/games/rattus/rulings/{name}"), text));
    }
    let mut findings = Vec::new();
    let count: usize = sources.iter().map(|source| hold(&game, source, &mut findings)).sum();
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    println!("{count} rulings");
}

#[test]
fn every_class_card_has_a_ruling_that_needs_its_script() {
    let files = Memory::copy_of(&Assets::new());
    let rulings = card_rulings(&files);
    let cards = super::game(&files).cards().infos().to_vec();
    let mut idle = Vec::new();
    for card in cards.iter().filter(|card| !card.hooks.is_empty()) {
        let toml = files.read(&card.path).expect("the card was read").into_owned();
        let toml = String::from_utf8(toml).expect("cards are UTF-8");
        let kept = toml.split("[hooks").next().unwrap_or_default().to_owned();
        let emptied = files
            .clone()
            .with(card.path.as_str(), kept)
            .without(&card.path.replace(".toml", ".luau"));
        let game = super::game(&emptied);
        let mut own = rulings.iter().filter(|ruling| ruling.id == card.id);
        let missed = own.any(|ruling| {
            !play::ruling::run(&game, &ruling.source, false, &mut |_| {}).findings.is_empty()
        });
        if !missed {
            idle.push(card.path.clone());
        }
    }
    assert!(idle.is_empty(), "no ruling would miss the script of:\n{}", idle.join("\n"));
}
