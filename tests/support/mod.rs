//! What several tests need.

use std::rc::Rc;
use std::sync::Arc;

use content::{Library, PackRoot};
use engine::Assets;
use play::Setup;
use roll_player::{Catalogue, RollPlayer};

/// Roll Player with the built-in packs.
pub fn roll_player() -> Rc<RollPlayer> {
    Rc::new(RollPlayer::new(catalogue()))
}

/// The cards of the built-in packs.
pub fn catalogue() -> Arc<Catalogue> {
    let files = Assets::new();
    let (library, findings) = Library::open(PackRoot::all(&files, "cards", ""));
    assert!(findings.is_empty(), "{}", diag::Report::new(findings).human(false));
    let (catalogue, findings) = Catalogue::load(&library);
    let report = diag::Report::new(findings);
    assert!(report.findings().is_empty(), "{}", report.human(false));
    Arc::new(catalogue)
}

/// Roll Player with the built-in packs and the stranger's pack of the tests.
#[allow(dead_code, reason = "the benchmark plays without strangers")]
pub fn with_stranger() -> Rc<RollPlayer> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/moonlit_market");
    let mut stranger = diag::Memory::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the pack is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).expect("the pack can be read");
            let name = path.strip_prefix(&root).expect("inside the pack").to_string_lossy();
            stranger = stranger.with(name.replace('\\', "/"), bytes);
        }
    }
    let files = Assets::new();
    let mut roots = PackRoot::all(&files, "cards", "");
    roots.push(PackRoot { files: &stranger, root: String::new(), shown: String::new() });
    let (library, findings) = Library::open(roots);
    assert!(findings.is_empty(), "{}", diag::Report::new(findings).human(false));
    let (catalogue, findings) = Catalogue::load(&library);
    let report = diag::Report::new(findings);
    assert!(!report.has_errors(), "{}", report.human(false));
    Rc::new(RollPlayer::new(Arc::new(catalogue)))
}

/// All set-ups that the battery plays in turn: players × edition × variants.
#[allow(dead_code, reason = "the benchmark does not play all of them")]
pub fn setups() -> Vec<Setup> {
    let variants = [
        "",
        "equal-dice",
        "bazaar",
        "short-game",
        "friendly-market",
        "free-classes",
        "equal-dice,bazaar,short-game,friendly-market,free-classes",
    ];
    let mut setups = Vec::new();
    for variants in variants {
        for edition in ["second", "first"] {
            for seats in 1..=4 {
                let setup = Setup::seats(seats).with("edition", edition);
                setups.push(setup.with("variants", variants));
            }
        }
    }
    setups
}
