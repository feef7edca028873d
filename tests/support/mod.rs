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

/// All set-ups that the battery plays in turn: players × edition × variants.
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
