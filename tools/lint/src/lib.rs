//! What is wrong with packs, scripts, texts and saved games, said without playing.
//!
//! A rule is one file of `rules`, one line in its list, and one page for each code it uses. Rules
//! know no game: what is a game's own comes from the shelf (`engine::Shelved`). What one file says
//! of itself is said by the reader of that file (`content`, `script`, `text`), as it loads.
//!
//! - `look.rs` gathers what rules look at; `rules.rs` lists them;
//! - `saved.rs`: saved games and other records;
//! - `claims.rs`: what is looked at, and what is not; `stats.rs`: the same of some packs;
//! - `policy.rs`: which findings count, and how much;
//! - `formats.rs`: reports for people and for programs.

mod asks;
mod claims;
pub mod codes;
mod formats;
mod look;
mod policy;
mod rules;
mod saved;
mod scripts;
mod stats;

use desk::Content;
use diag::Diagnostic;
use engine::SHELF;

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
        let mut findings = Vec::new();
        for game in SHELF {
            content.library.read_ahead(game.id());
            let (opened, report) = content.game(game.id())?;
            findings.extend_from_slice(report.findings());
            findings.extend(look::look(content, *game, &*opened, &report));
        }
        Ok(findings)
    })?
}
