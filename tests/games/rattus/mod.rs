//! Rattus: battery, bots, rulings, checks of map and tokens.

mod battery;
mod bots;
mod content;
mod hidden;
mod page;
mod rulings;
mod stranger;
mod texts;

use std::rc::Rc;
use std::sync::Arc;

use ::content::{Library, PackRoot};
use diag::{Diagnostic, Files};
use engine::Assets;
use play::{Rules, Setup, SetupOption};
use rattus::{Catalogue, Rattus};

/// Rattus with the packs under `cards/` of some files.
fn game(files: &dyn Files) -> Rc<Rattus> {
    Rc::new(Rattus::new(Arc::new(loaded(files).0)))
}

/// The content under `cards/` of some files, with everything that is wrong with it.
fn loaded(files: &dyn Files) -> (Catalogue, Vec<Diagnostic>) {
    let (library, mut findings) = Library::open(PackRoot::all(files, "cards", ""));
    let (catalogue, more) = Catalogue::load(&library);
    findings.extend(more);
    (catalogue, findings)
}

/// Rattus with the built-in packs.
pub(crate) fn built_in() -> Rc<Rattus> {
    let (catalogue, findings) = loaded(&Assets::new());
    assert!(findings.is_empty(), "{}", diag::Report::new(findings).human(false));
    Rc::new(Rattus::new(Arc::new(catalogue)))
}

/// All set-ups that the battery plays in turn: players × each option alone × all of them.
pub(crate) fn setups(game: &Rattus) -> Vec<Setup> {
    let other = |option: SetupOption| Some((option.name, option.values.get(1)?.clone()));
    let alone: Vec<_> = game.options().into_iter().filter_map(other).collect();
    let mut setups = Vec::new();
    for seats in 2..=4 {
        let plain = Setup::seats(seats);
        setups.push(plain.clone());
        setups.extend(alone.iter().map(|(name, value)| plain.clone().with(name, value)));
        setups.push(alone.iter().fold(plain, |setup, (name, value)| setup.with(name, value)));
    }
    setups
}
