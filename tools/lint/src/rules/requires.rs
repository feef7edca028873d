//! Requirements of which a pack uses nothing, and packs that are used and not required.

use std::collections::{BTreeMap, BTreeSet};

use content::Pack;
use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

/// What some pack says or has.
type PackWords<'l> = BTreeSet<&'l str>;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(look.content.packs_of(look.shelved.id()).filter_map(|pack| unrequired(look, pack)));
    unused(look, out);
}

/// That a pack does not require the pack of its game, on which everything for the game builds. It is
/// then taken for a game of its own, and nothing says which versions of the game will do.
fn unrequired(look: &Look<'_>, pack: &Pack) -> Option<Diagnostic> {
    let game = look.shelved.id();
    let mut packs = look.content.packs_of(game);
    if !pack.requires.is_empty() || pack.id == game || !packs.any(|other| other.id == game) {
        return None;
    }
    let message = format!("the pack builds on “{game}” but does not require it");
    let finding =
        Diagnostic::warning(codes::UNREQUIRED_PACK, message, pack.places().key("requires"));
    Some(finding.help(format!("add requires = [\"{game}\"]")))
}

fn unused(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let packs: BTreeMap<&str, &Pack> =
        look.content.packs_of(look.shelved.id()).map(|pack| (pack.id.as_str(), pack)).collect();
    let expansion = |id: &String| packs.get(id.as_str()).filter(|pack| !pack.requires.is_empty());
    let builds = |pack: &&Pack| pack.requires.iter().any(|id| expansion(id).is_some());
    let building: Vec<&Pack> = packs.values().copied().filter(builds).collect();
    if building.is_empty() || !look.whole {
        return;
    }
    let bases = packs.values().filter(|pack| pack.requires.is_empty());
    let plain: PackWords<'_> = bases.flat_map(|pack| ways(look, pack)).collect();
    for pack in building {
        let own: PackWords<'_> = ways(look, pack).difference(&plain).copied().collect();
        for (at, id) in pack.requires.iter().enumerate() {
            let Some(required) = expansion(id) else { continue };
            let acts = ways(look, required).iter().any(|way| own.contains(way));
            if acts || says(look, pack, &names(look, required)) {
                continue;
            }
            let message = format!("nothing of the required pack “{id}” is used");
            let place = pack.places().value(&format!("requires.{at}"));
            out.push(
                Diagnostic::warning(codes::UNUSED_REQUIRES, message, place)
                    .help("remove it: players of this pack then need not have it"),
            );
        }
    }
}

/// The kinds, hooks and verbs of a pack's cards.
fn ways<'l>(look: &Look<'l>, pack: &Pack) -> PackWords<'l> {
    let cards = look.cards.iter().filter(|card| card.pack == pack.id);
    let hooks = cards.clone().flat_map(|card| &card.hooks).map(String::as_str);
    let folder = pack.source.path().trim_end_matches("pack.toml");
    let scripts = look.scripts.iter().filter(|one| one.source.path().starts_with(folder));
    let verbs = scripts.flat_map(|script| {
        let reaches = script.exports.iter().map(|(_, reach)| reach);
        reaches.flat_map(|reach| &reach.verbs).map(|verb| script.said(*verb))
    });
    cards.map(|card| card.kind).chain(hooks).chain(verbs).collect()
}

/// The names by which others can use a pack: its cards and other documents, its shared functions,
/// its texts.
fn names<'l>(look: &Look<'l>, pack: &Pack) -> PackWords<'l> {
    let stem = |path: &'l str| {
        let name = path.rsplit('/').next()?;
        name.strip_suffix(".toml").filter(|_| path.contains('/'))
    };
    let files = look.content.library.paths(&pack.id).filter_map(stem);
    let shared = format!("{}effects/", pack.source.path().trim_end_matches("pack.toml"));
    let shared = look.scripts.iter().filter(|one| one.source.path().starts_with(&shared));
    let functions = shared.flat_map(|script| &script.exports).map(|(name, _)| name.as_str());
    let of_pack =
        |path: &str| look.content.pack_of_text(path).is_some_and(|known| known.id == pack.id);
    let texts = look.keys.iter().filter(|key| of_pack(key.place.source.path()));
    files.chain(functions).chain(texts.map(|key| key.id.trim_start_matches('-'))).collect()
}

/// Whether some file of a pack says one of these words. Most packs say one in their first files.
fn says(look: &Look<'_>, pack: &Pack, names: &PackWords<'_>) -> bool {
    let read = |path: &str| {
        path.contains('/')
            && [".toml", ".luau", ".play", ".ftl"].iter().any(|end| path.ends_with(end))
    };
    look.content.library.texts(&pack.id, read).iter().any(|source| {
        let joins = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        let mut words = source.text().split(|letter| !joins(letter));
        words.any(|word| names.contains(word.trim_start_matches('-')))
    })
}
