//! Rattus: checks of map and tokens, what is hidden.

mod content;
mod hidden;
mod listeners;
mod page;

use std::rc::Rc;
use std::sync::Arc;

use ::content::{Library, PackRoot};
use diag::{Diagnostic, Files};
use engine::Assets;
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
fn built_in() -> Rc<Rattus> {
    let (catalogue, findings) = loaded(&Assets::new());
    assert!(findings.is_empty(), "{}", diag::Report::new(findings).human(false));
    Rc::new(Rattus::new(Arc::new(catalogue)))
}
