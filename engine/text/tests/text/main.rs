//! The crate from outside: small locales of an invented game.

mod anatomy;
mod bombs;
mod forms;
mod keys;
mod loading;
mod parts;
mod saying;

use std::sync::Arc;

use diag::{Diagnostic, Memory};
use text::{Locales, Tree};

/// Locale files under `locales/`, by path and text.
fn files(all: &[(&str, &str)]) -> Memory {
    all.iter().fold(Memory::new(), |files, (path, text)| {
        files.with(format!("locales/{path}"), text.as_bytes())
    })
}

/// All languages of these files, and the findings.
fn load(all: &[(&str, &str)]) -> (Locales, Vec<Diagnostic>) {
    let files = files(all);
    Locales::load(&[Tree::packs(Arc::new(files), "locales", &["game"])])
}

/// All languages of these valid files.
fn clean(all: &[(&str, &str)]) -> Locales {
    let (locales, findings) = load(all);
    assert_eq!(told(&findings), Vec::<String>::new());
    locales
}

/// Findings as `path:line:column code message`.
fn told(findings: &[Diagnostic]) -> Vec<String> {
    let tell = |found: &Diagnostic| format!("{} {} {}", found.place, found.code, found.message);
    findings.iter().map(tell).collect()
}
