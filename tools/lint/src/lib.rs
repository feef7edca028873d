//! What is wrong with packs, scripts, texts and saved games, said without playing.
//!
//! A rule is one file of `rules`, one line in its list, and one page for each code it uses. Rules
//! know no game: what is a game's own comes from the shelf (`engine::Shelved`). What one file says
//! of itself is said by the reader of that file (`content`, `script`, `text`), as it loads.
//!
//! - `session.rs`: what is looked at, and by whose settings findings are judged; `apart.rs`: several
//!   packs, each with what it requires; `saved.rs`: saved games and other records;
//! - `exported.rs`: what a pack has for those that require it;
//! - `look.rs` gathers what rules look at; `rules.rs` lists them;
//! - `effect.rs`: text against effect, from runs of scripts;
//! - `causes.rs`: what follows from another finding, and is not said;
//! - `deep.rs`: what is found by running the cards; `tried.rs`: what that came to, counted;
//! - `tutorials.rs`: tutorials, played as they are written;
//! - `portions.rs`: packs with more cards than a table holds, in parts that are run;
//! - `proofs.rs`: what rulings run of scripts, and what they do not;
//! - `spell.rs`: the spelling of texts, by the dictionaries of this machine;
//! - `claims.rs`: what is looked at, and what is not; `stats.rs`: the same of some packs;
//! - `policy.rs`: which findings count, and how much; `entries.rs`: settings in vain; `config.rs` reads `lint.toml`, `allow.rs` allow
//!   comments, `baseline.rs` baselines;
//! - `mend.rs`: fixes made; `sync.rs`: from which English texts were translated;
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
mod formats;
mod globs;
mod look;
mod mend;
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
pub use formats::{Format, Roots};
pub use mend::{Mended, mend};
pub use policy::{Folder, PathSettings, Policy, Settings};
pub use portions::portions;
pub use proofs::Proof;
pub use saved::{game_of, read, record};
pub use select::{Selector, WARNINGS, meant};
pub use session::{Drawn, Session};
pub use spell::Spelling;
pub use stats::Stats;
pub use tried::{Compared, Tried};

/// The generated schemas of what is read and said here: of `lint.toml`, and of reports as JSON, with
/// and without what was looked at.
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

/// Everything that can be said about some packs: of each game, what its loader finds and what the
/// rules find; and the misspelt words of the files that are wanted, where spelling is checked.
///
/// # Errors
///
/// When the system gives no thread.
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

/// How texts and scripts agree: what came of each card that acts in each language, and what
/// contradicts. Scripts are run for it, which takes longer than the rules.
///
/// # Errors
///
/// When the system gives no thread.
pub fn judged(content: &Content) -> Result<(Vec<Judged>, Vec<Diagnostic>), Stop> {
    let (mut judged, mut findings) = (Vec::new(), Vec::new());
    looked_at(content, &mut |look| {
        judged.extend(effect::judge(look, &mut findings));
        Vec::new()
    })?;
    Ok((judged, findings))
}

/// Lets somebody look at the packs of each game, and says what he finds with what loaders find.
fn looked_at(
    content: &Content,
    by: &mut (dyn FnMut(&look::Look<'_>) -> Vec<Diagnostic> + Send),
) -> Result<Vec<Diagnostic>, Stop> {
    desk::deep(|| {
        let mut findings = content.findings.clone();
        // Who names packs hears of them alone: a game that none of them is for is not looked at.
        let named = !content.folders().is_empty();
        for game in SHELF.iter().filter(|game| !named || content.has_own(game.id())) {
            findings.extend(look::look(content, *game, by));
        }
        findings
    })
}
