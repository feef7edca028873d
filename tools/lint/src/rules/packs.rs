//! Packs as such: those that hold nothing, and languages that nobody promised.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use content::Pack;
use diag::{Diagnostic, Place, visible};

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for pack in look.content.packs_of(look.shelved.id()) {
        let read = |path: &str| {
            path.contains('/')
                && [".toml", ".luau", ".play", ".ftl"].iter().any(|end| path.ends_with(end))
        };
        if !look.content.library.paths(&pack.id).any(read) && !has_texts(look, pack) {
            let message = format!("the pack “{}” is empty", pack.id);
            let kinds = look.shelved.kinds().join(", ");
            out.push(
                Diagnostic::warning(codes::EMPTY_PACK, message, pack.source.top())
                    .help(format!("write a card in a folder of its kind: {kinds}")),
            );
        }
    }
    unpromised(look, out);
    out.extend(
        look.content.on_disk().filter_map(|(pack, folder)| other_folder(look, pack, folder)),
    );
}

/// That a pack is in a folder of another name. The folder of a checkout is called like its
/// repository, which says nothing of the pack; a pack that takes the place of the built-in one has no
/// name of its own.
fn other_folder(look: &Look<'_>, pack: &Pack, folder: &Path) -> Option<Diagnostic> {
    let real = desk::files::real(folder);
    let name = real.file_name()?.to_string_lossy();
    let is_meant = *name == *pack.id || pack.id == pack.game || real.join(".git").exists();
    if pack.game != look.shelved.id() || is_meant {
        return None;
    }
    let message = format!("the pack “{}” is in a folder named “{}”", pack.id, visible(&name));
    let finding = Diagnostic::worth_knowing(codes::ID_FOLDER, message, pack.places().value("id"));
    Some(finding.help("a pack is easier to find in a folder with its name"))
}

/// Whether some text belongs to the pack: those of built-in packs lie in another tree.
fn has_texts(look: &Look<'_>, pack: &Pack) -> bool {
    let of_pack =
        |path: &str| look.content.pack_of_text(path).is_some_and(|known| known.id == pack.id);
    look.keys.iter().any(|key| of_pack(key.place.source.path()))
}

/// Languages of texts of a pack that promises others.
fn unpromised(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut paths: BTreeMap<&str, (&str, &Place)> = BTreeMap::new();
    for key in look.keys {
        paths.entry(key.place.source.path()).or_insert((key.tag, key.place));
    }
    let mut told: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (path, (tag, place)) in paths {
        let Some(pack) = look.content.pack_of_text(path) else { continue };
        let promised = pack.languages.is_empty() || pack.languages.iter().any(|known| known == tag);
        if promised || !told.insert((&pack.id, tag)) {
            continue;
        }
        let message = format!("the pack has texts in “{tag}” but does not declare it");
        let finding = Diagnostic::warning(
            codes::UNPROMISED_LANGUAGE,
            message,
            pack.places().key("languages"),
        );
        out.push(
            finding
                .label(place.source.top(), "a text in this language")
                .help(format!("add “{tag}” to `languages`: its missing texts are then reported")),
        );
    }
}
