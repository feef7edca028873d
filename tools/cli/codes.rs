//! The codes of what this room finds wrong, each with its page in `codes/`, and those of all rooms.

use anyhow::bail;
use diag::Code;
use lint::meant;

diag::codes! {
    NO_TEXT = "no-text",
    TEXT_SLIP = "text-slip",
}

/// Every code that a finding can bear, sorted by name.
pub fn all() -> Vec<Code> {
    let mut all = engine::codes();
    for room in [desk::codes::ALL, lint::codes::ALL, ALL] {
        all.extend(room);
    }
    all.sort_by_key(|code| code.name());
    all
}

/// The code with a name.
pub fn find(all: &[Code], name: &str) -> anyhow::Result<Code> {
    match all.iter().find(|code| code.name() == name) {
        Some(code) => Ok(*code),
        None => bail!(unknown(all, name)),
    }
}

/// That there is no code with a name.
pub fn unknown(all: &[Code], name: &str) -> String {
    match meant(name, all) {
        Some(near) => format!("unknown code “{name}”; did you mean “{}”?", near.word),
        None => format!("unknown code “{name}”; `cardwright explain` lists them"),
    }
}
