//! Rattus: checks of map and tokens, what is hidden.

mod arguments;
mod asked;
mod content;
mod ends;
mod hidden;
mod listeners;
mod maps;
mod page;
mod streams;

use std::rc::Rc;
use std::sync::Arc;

use diag::{Diagnostic, Files};
use engine::Assets;
use rattus::{Catalogue, Rattus};

use super::fields;
use crate::support::{Stranger, library, sound};

/// Rattus with the packs under `cards/` of some files.
fn game(files: impl Files + 'static) -> Rc<Rattus> {
    Rc::new(Rattus::new(Arc::new(loaded(files).0)))
}

/// The content under `cards/` of some files, with everything that is wrong with it.
fn loaded(files: impl Files + 'static) -> (Catalogue, Vec<Diagnostic>) {
    let (library, mut findings) = library(files, &[]);
    let (catalogue, more) = Catalogue::load(&library);
    findings.extend(more);
    (catalogue, findings)
}

/// What the built-in packs and those of strangers hold. Nothing may be wrong with them.
fn catalogue(files: impl Files + 'static, strangers: &[Stranger]) -> Catalogue {
    let (library, findings) = library(files, strangers);
    let (catalogue, more) = Catalogue::load(&library);
    sound([findings, more].concat());
    catalogue
}

/// Rattus with the built-in packs.
fn built_in() -> Rc<Rattus> {
    Rc::new(Rattus::new(Arc::new(catalogue(Assets::new(), &[]))))
}

#[test]
fn fields_keep_their_laws() {
    let given = [("phase", "turn"), ("gallia.faces", "[t09, t01]"), ("A.known", "[t01]")];
    fields::keep_their_laws(&*built_in(), &[("<region>", "gallia")], &given);
}
