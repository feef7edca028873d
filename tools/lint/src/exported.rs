//! What a pack offers to packs that require it. Whether its shared functions and terms are used
//! depends on all examined packs.

use std::collections::{BTreeMap, BTreeSet};

use content::Pack;
use desk::Content;
use diag::Diagnostic;
use engine::SHELF;
use text::keys::keys;
use text::{BASE, Locales};

use crate::apart::required;
use crate::codes;
use crate::paths::tag;
use crate::texts::{Text, Uses};

/// The help for an unused item if no pack that requires its pack is known.
pub(crate) const ALONE: &str = "remove it; if other packs use it, lint them together with this one";

/// The help for an unused item if there are such packs.
const TOGETHER: &str = "remove it: the packs here that require this one do not use it either";

/// Removes findings about unused items that are used by a pack requiring theirs.
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
            if finding.code == codes::UNUSED_TERM {
                let tags = [tag(finding.place.source.path()), Some(BASE)];
                let mut tags = tags.into_iter().flatten();
                let used = |tag: &str| Some(terms.get(pack)?.terms.get(tag)?.contains(name));
                return tags.any(|tag| used(tag) == Some(true));
            }
            functions.get(pack).is_some_and(|used| used.contains(name))
        })
    });
}

/// The packs that require one, directly or indirectly.
fn above<'c>(together: &'c Content, of: &Pack) -> Vec<&'c str> {
    let library = &together.library;
    let requires =
        |pack: &&Pack| required(library, pack).iter().any(|required| required.id == of.id);
    library.packs().filter(requires).map(|pack| pack.id.as_str()).collect()
}

/// The shared functions named by the cards of each pack.
fn functions(together: &Content) -> BTreeMap<&str, BTreeSet<String>> {
    let mut all: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for pack in together.library.packs() {
        let used = all.entry(pack.id.as_str()).or_default();
        for source in together.library.texts(&pack.id, |path: &str| path.ends_with(".toml")) {
            // `use = "name"`: the name of a function is a plain word.
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

/// The terms used by the texts of each pack.
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
