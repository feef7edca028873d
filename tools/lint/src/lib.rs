//! What is wrong with packs, scripts, texts and saved games, said without playing.
//!
//! A rule is one file of `rules`, one line in its list, and one page for each code it uses. Rules
//! know no game: what is a game's own comes from the shelf (`engine::Shelved`). What one file says
//! of itself is said by the reader of that file (`content`, `script`, `text`), as it loads.
//!
//! - `apart.rs`: several packs, each with what it requires;
//! - `look.rs` gathers what rules look at; `rules.rs` lists them;
//! - `deep.rs`: what is found by running the cards;
//! - `saved.rs`: saved games and other records;
//! - `claims.rs`: what is looked at, and what is not; `stats.rs`: the same of some packs;
//! - `policy.rs`: which findings count, and how much;
//! - `formats.rs`: reports for people and for programs.

mod apart;
mod asks;
mod claims;
pub mod codes;
mod deep;
mod formats;
mod look;
mod policy;
mod rules;
mod saved;
mod scripts;
mod stats;
pub mod sync;
mod texts;

use desk::Content;
use diag::Diagnostic;
use engine::SHELF;

pub use apart::apart;
pub use deep::{Deep, deep};
pub use formats::Format;
pub use policy::Policy;
pub use saved::record;
pub use stats::Stats;

/// Everything that can be said about some packs: of each game, what its loader finds and what the
/// rules find.
///
/// # Errors
///
/// When a game is not on the shelf.
pub fn packs(content: &Content<'_>) -> anyhow::Result<Vec<Diagnostic>> {
    desk::deep(|| {
        let mut findings = content.findings.clone();
        // Who names packs hears of them alone: a game that none of them is for is not looked at.
        let named = !content.folders().is_empty();
        for game in SHELF.iter().filter(|game| !named || content.has_own(game.id())) {
            content.library.read_ahead(game.id());
            let (opened, report) = content.game(game.id())?;
            findings.extend_from_slice(report.findings());
            findings.extend(look::look(content, *game, &*opened, &report));
        }
        Ok(findings)
    })?
}
