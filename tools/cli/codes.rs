//! Diagnostic codes of this crate, each with its page in `codes/`, and those of all crates.

use anyhow::bail;
use diag::Code;
use lint::meant;

diag::codes! {
    NO_TEXT = "no-text",
    TEXT_SLIP = "text-slip",
}

/// All codes of findings, sorted by name.
pub fn all() -> Vec<Code> {
    let mut all = engine::codes();
    let tools = [author::codes::ALL, desk::codes::ALL, lint::codes::ALL, sim::codes::ALL, ALL];
    for room in tools {
        all.extend(room);
    }
    all.sort_by_key(|code| code.name());
    all
}

/// The code with this name.
pub fn find(all: &[Code], name: &str) -> anyhow::Result<Code> {
    match all.iter().find(|code| code.name() == name) {
        Some(code) => Ok(*code),
        None => bail!(unknown(all, name)),
    }
}

/// An error about an unknown code.
pub fn unknown(all: &[Code], name: &str) -> String {
    match meant(name, all) {
        Some(near) => format!("unknown code “{name}”; did you mean “{}”?", near.word),
        None => format!("unknown code “{name}”; `cardwright explain` lists them"),
    }
}
