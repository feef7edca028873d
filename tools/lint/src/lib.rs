//! The linter: finds errors in packs, scripts, texts and saved games without playing.
//!
//! A rule consists of a file in `rules`, a line in its list, and a page for each of its codes.
//! Rules are independent of games; everything specific to a game comes from the shelf
//! (`engine::Shelved`). Errors within one file are reported by its reader (`content`, `script`,
//! `text`) when it is loaded.
//!
//! - `session.rs`: what is examined, and the settings for its findings; `apart.rs`: several packs,
//!   each with the packs it requires; `saved.rs`: saved games and other records;
//! - `exported.rs`: what a pack offers to packs that require it;
//! - `look.rs` collects the data for rules; `rules.rs` lists them;
//! - `effect.rs`: text against effect, from runs of scripts;
//! - `causes.rs`: removes consequences of other findings;
//! - `deep.rs`: findings from running cards; `tried.rs`: a summary of that;
//! - `tutorials.rs`: tutorials, played as written;
//! - `portions.rs`: packs with more cards than a table can hold, run in portions;
//! - `proofs.rs`: which parts of scripts are run by rulings;
//! - `spell.rs`: the spelling of texts, by the dictionaries of this machine;
//! - `claims.rs`: what is checked, and what is not; `stats.rs`: that for some packs;
//! - `policy.rs`: which findings count, and their severity; `entries.rs`: settings without effect;
//!   `config.rs` reads `lint.toml`, `allow.rs` allow comments, `baseline.rs` baselines;
//! - `fix.rs`: applies fixes; `sync.rs`: the English versions from which texts were translated;
//! - `formats.rs`: reports for people and for programs.

mod allow;
mod apart;
mod asks;
mod baseline;
mod causes;
mod claims;
pub mod codes;
mod comments;
mod config;
mod deep;
mod effect;
mod entries;
mod exported;
mod fix;
mod formats;
mod globs;
mod look;
mod paths;
mod policy;
mod portions;
mod proofs;
mod rules;
mod saved;
mod select;
mod session;
mod spell;
mod stats;
pub mod sync;
mod texts;
mod tried;
mod tutorials;
mod unread;
mod unrequired;

use desk::{Content, Stop};
use diag::Diagnostic;
use engine::SHELF;

pub use baseline::{Baseline, baseline, is_baseline};
pub use config::{CONFIG, Drafts, LintToml};
pub use deep::{Deep, deep};
pub use effect::{Judged, TextVerdict};
pub use fix::{Fixed, fix};
pub use formats::{Format, Roots};
pub use policy::{Folder, PathSettings, Policy, Settings};
pub use portions::portions;
pub use proofs::{Coverage, GuardCoverage, Proof, RunLine, ScriptCoverage, coverage};
pub use saved::{game_of, read, record};
pub use select::{Selector, WARNINGS, meant};
pub use session::{Drawn, Session};
pub use spell::Spelling;
pub use stats::Stats;
pub use tried::{Compared, Tried};

/// The generated schemas: of `lint.toml`, and of reports as JSON, with and without statistics.
pub fn schemas() -> Vec<(&'static str, String)> {
    let config = content::document_schema::<LintToml>();
    let report = content::document_schema::<diag::ReportJson>();
    let stats = content::document_schema::<stats::StatsJson<'static>>();
    vec![
        ("lint.schema.json", content::schema_text(&["lint"], config)),
        ("report.schema.json", content::schema_text(&["report"], report)),
        ("stats.schema.json", content::schema_text(&["stats"], stats)),
    ]
}

/// All findings about some packs: for each game those of its loader and of the rules, and
/// misspelled words in wanted files if spelling is checked.
///
/// # Errors
///
/// If the system cannot create a thread.
fn packs(
    content: &Content,
    speller: Option<&spell::Speller>,
    wants: &(dyn Fn(&str) -> bool + Sync),
) -> Result<Vec<Diagnostic>, Stop> {
    looked_at(content, &mut |look| {
        let mut found = rules::all(look);
        found.extend(speller.into_iter().flat_map(|speller| speller.look(look, wants)));
        found
    })
}

/// Compares texts and scripts: the result for each acting card in each language, and the
/// contradictions. It runs scripts, which takes longer than the rules.
///
/// # Errors
///
/// If the system cannot create a thread.
pub fn judged(content: &Content) -> Result<(Vec<Judged>, Vec<Diagnostic>), Stop> {
    let (mut judged, mut findings) = (Vec::new(), Vec::new());
    looked_at(content, &mut |look| {
        judged.extend(effect::judge(look, &mut findings));
        Vec::new()
    })?;
    Ok((judged, findings))
}

/// Lets `by` examine the packs of each game, and adds its findings to those of the loaders.
fn looked_at(
    content: &Content,
    by: &mut (dyn FnMut(&look::Look<'_>) -> Vec<Diagnostic> + Send),
) -> Result<Vec<Diagnostic>, Stop> {
    desk::deep(|| {
        let mut findings = content.findings.clone();
        // If packs are named, only findings about them are wanted, so games without a named pack
        // are skipped.
        let named = !content.folders().is_empty();
        for game in SHELF.iter().filter(|game| !named || content.has_own(game.id())) {
            findings.extend(look::look(content, *game, by));
        }
        findings
    })
}
