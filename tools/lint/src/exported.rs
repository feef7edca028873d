//! What a pack has for those that require it: whether its shared functions and terms are used is
//! judged over all packs that are looked at together.

use std::collections::{BTreeMap, BTreeSet};

use content::Pack;
use desk::Content;
use diag::Diagnostic;
use engine::SHELF;
use text::Locales;
use text::keys::keys;

use crate::apart::required;
use crate::codes;
use crate::paths::tag;
use crate::texts::{Text, Uses};

/// How to mend what nothing uses, where no pack that requires its own is known.
pub(crate) const ALONE: &str = "remove it; if other packs use it, lint them together with this one";

/// The same where some are.
const TOGETHER: &str = "remove it: the packs here that require this one do not use it either";

/// Takes away that nothing uses what some pack uses, which requires its own.
pub(crate) fn judge(together: &Content, findings: &mut Vec<Diagnostic>) {
    let asks = |finding: &Diagnostic| finding.help.as_deref() == Some(ALONE);
    if !findings.iter().any(asks) {
        return;
    }
    let (functions, terms) = (functions(together), terms(together));
    findings.retain_mut(|finding| {
        let owner = together.pack_of(finding.place.source.path());
        let Some(owner) = owner.filter(|_| asks(finding)) else { return true };
        let above = above(together, owner);
        if above.is_empty() {
            return true;
        }
        finding.help = Some(TOGETHER.to_owned());
        let name = finding.place.said();
        !above.into_iter().any(|pack| {
            let used = if finding.code == codes::UNUSED_TERM {
                terms.get(pack).and_then(|uses| uses.terms.get(tag(finding.place.source.path())?))
            } else {
                functions.get(pack)
            };
            used.is_some_and(|used| used.contains(name))
        })
    });
}

/// The packs that require one, directly or not.
fn above<'c>(together: &'c Content, of: &Pack) -> Vec<&'c str> {
    let library = &together.library;
    let requires =
        |pack: &&Pack| required(library, pack).iter().any(|required| required.id == of.id);
    library.packs().filter(requires).map(|pack| pack.id.as_str()).collect()
}

/// The shared functions that the cards of each pack name.
fn functions(together: &Content) -> BTreeMap<&str, BTreeSet<String>> {
    let mut all: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for pack in together.library.packs() {
        let used = all.entry(pack.id.as_str()).or_default();
        for source in together.library.texts(&pack.id, |path: &str| path.ends_with(".toml")) {
            // `use = "name"`: a function is a plain word.
            let mut words =
                source.text().split(|letter| !joins(letter)).filter(|one| !one.is_empty());
            while let Some(word) = words.next() {
                if word == "use" {
                    used.extend(words.next().map(str::to_owned));
                }
            }
        }
    }
    all
}

/// The terms that the texts of each pack use.
fn terms(together: &Content) -> BTreeMap<&str, Uses> {
    let mut all: BTreeMap<&str, Uses> = BTreeMap::new();
    for game in SHELF {
        let (locales, _) = Locales::load_by(&together.trees(game.id()), together.library.crew());
        for key in &keys(&locales) {
            if let Some(pack) = together.pack_of_text(key.place.source.path()) {
                all.entry(pack.id.as_str()).or_default().add(&Text::of(key));
            }
        }
    }
    all
}

fn joins(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}
