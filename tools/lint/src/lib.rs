//! What is wrong with packs, scripts, texts and saved games, said without playing.
//!
//! A rule is one file of `rules`, one line in its list, and one page for each code it uses. Rules
//! know no game: what is a game's own comes from the shelf (`engine::Shelved`). What one file says
//! of itself is said by the reader of that file (`content`, `script`, `text`), as it loads.
//!
//! - `look.rs` gathers what rules look at; `rules.rs` lists them;
//! - `saved.rs`: saved games and other records;
//! - `policy.rs`: which findings count, and how much;
//! - `formats.rs`: reports for people and for programs.

mod asks;
pub mod codes;
mod formats;
mod look;
mod policy;
mod rules;
mod saved;
mod scripts;
pub mod sync;
mod texts;

use desk::Content;
use diag::Diagnostic;
use engine::SHELF;

pub use formats::Format;
pub use policy::Policy;
pub use saved::record;

/// Everything that can be said about some packs: of each game, what its loader finds and what the
/// rules find.
///
/// # Errors
///
/// When a game is not on the shelf.
pub fn packs(content: &Content<'_>) -> anyhow::Result<Vec<Diagnostic>> {
    let mut findings = Vec::new();
    for game in SHELF {
        let (opened, report) = content.game(game.id())?;
        findings.extend_from_slice(report.findings());
        findings.extend(look::look(content, *game, &*opened, &report));
    }
    Ok(findings)
}
