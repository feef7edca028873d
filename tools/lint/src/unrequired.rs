//! Names that exist only in a pack that is not required. The error mentions that pack, because one
//! line in `pack.toml` is missing.

use content::Pack;
use desk::Content;
use diag::{Diagnostic, Severity};

use crate::apart::required;

/// The folder of shared functions in a pack.
const EFFECTS: &str = "effects/";

/// Adds to the errors of a pack which other pack has the missing thing.
pub(crate) fn advise(together: &Content, pack: &Pack, findings: &mut [Diagnostic]) {
    let library = &together.library;
    let known = required(library, pack);
    let others = library.packs().filter(|other| {
        let is_known = known.iter().any(|known| known.id == other.id);
        other.game == pack.game && other.id != pack.id && !is_known
    });
    let others: Vec<&Pack> = others.collect();
    for finding in findings.iter_mut().filter(|one| one.severity == Severity::Error) {
        let word = finding.place.said().trim_matches(['"', '\'', '$', '-']);
        if let Some(other) = others.iter().find(|other| has(together, other, word)) {
            let help = format!("the pack “{}” has it: add “{0}” to requires", other.id);
            finding.help = Some(help);
        }
    }
}

/// Whether a pack has a card or another document with this id, or a shared function with this name.
fn has(together: &Content, pack: &Pack, word: &str) -> bool {
    let joins = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if word.is_empty() || !word.chars().all(joins) {
        return false;
    }
    let file = format!("/{word}.toml");
    let function = format!("function {word}(");
    let library = &together.library;
    let is_shared = |path: &str| path.starts_with(EFFECTS);
    library.paths(&pack.id).any(|path| path.ends_with(&file))
        || library.texts(&pack.id, is_shared).iter().any(|source| source.text().contains(&function))
}
