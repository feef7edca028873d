//! Several packs: each with the packs it requires, and clashes between packs that can be used
//! together.

use std::path::{Path, PathBuf};

use content::{Library, Pack, duplicates};
use desk::{Content, Packs, Stop};
use diag::{Diagnostic, Place, Source};
use engine::SHELF;
use text::Locales;

use crate::{exported, unrequired};

/// Examines packs. With an id, only findings about that pack are wanted, otherwise about all.
type Looking<'f> = dyn FnMut(&Content, Option<&str>) -> Result<Vec<Diagnostic>, Stop> + 'f;

/// The findings about the packs in some folders, each read with the packs it requires, as in a
/// game.
///
/// `together` contains all of them, for findings about packs as a whole and about duplicate ids.
/// `open` opens packs, and `look` examines them and receives the id of the pack whose findings are
/// wanted. Files with possible allow comments are added to `sources`.
///
/// # Errors
///
/// If a folder cannot be read.
pub(crate) fn apart(
    folders: &[PathBuf],
    together: &Content,
    open: &dyn Fn(&[PathBuf]) -> Result<Packs, Stop>,
    look: &mut Looking<'_>,
    sources: &mut Vec<Source>,
) -> Result<Vec<Diagnostic>, Stop> {
    let mut findings = together.findings.clone();
    let library = &together.library;
    let at = |pack: &Pack| {
        let path = Path::new(pack.source.path());
        // The innermost one, because a pack may be in the folder of another.
        let holds = |folder: &&PathBuf| path.starts_with(desk::shown(folder));
        let inner =
            folders.iter().filter(holds).max_by_key(|folder| folder.components().count())?;
        folders.iter().position(|folder| folder == inner)
    };
    // A pack that could not be opened is not a missing requirement.
    let opened: Vec<usize> = library.packs().filter_map(at).collect();
    let broken: Vec<usize> = (0..folders.len()).filter(|folder| !opened.contains(folder)).collect();
    for pack in library.packs() {
        let Some(own) = at(pack) else { continue };
        let required = required(library, pack).into_iter().filter_map(at);
        let mut wanted: Vec<usize> = required.chain(broken.iter().copied()).collect();
        wanted.push(own);
        wanted.sort_unstable();
        wanted.dedup();
        let wanted: Vec<PathBuf> =
            wanted.into_iter().map(|folder| folders[folder].clone()).collect();
        let packs = open(&wanted)?;
        let content = packs.doubted();
        let of_own = |place: &Place| {
            content.pack_of(place.source.path()).is_some_and(|owner| owner.id == pack.id)
        };
        let found = look(&content, Some(&pack.id))?.into_iter().filter(|finding| {
            of_own(&finding.place) || finding.labels.iter().any(|(place, _)| of_own(place))
        });
        let mut found: Vec<Diagnostic> = found.collect();
        unrequired::advise(together, pack, &mut found);
        findings.extend(found);
        sources.extend(packs.noted());
    }
    exported::judge(together, &mut findings);
    findings.extend(clashes(together));
    Ok(findings)
}

/// The packs that a pack requires, directly or indirectly.
pub(crate) fn required<'l>(library: &'l Library, pack: &'l Pack) -> Vec<&'l Pack> {
    let mut met = vec![pack];
    let mut at = 0;
    while let Some(next) = met.get(at).copied() {
        for other in library.packs().filter(|other| next.requires.contains(&other.id)) {
            if met.iter().all(|known| known.id != other.id) {
                met.push(other);
            }
        }
        at += 1;
    }
    met.split_off(1)
}

/// Ids and texts that occur in more than one pack for a game.
fn clashes(together: &Content) -> Vec<Diagnostic> {
    let clashes = SHELF.iter().flat_map(|game| {
        let kinds = game.kinds().iter();
        let files = kinds.flat_map(|kind| together.library.card_files(game.id(), kind));
        let files: Vec<(&str, String)> = files.collect();
        let place = |path: &String| Source::new(path.as_str(), "").top();
        let ids = duplicates(files.iter().map(|(id, path)| (*id, place(path))));
        ids.into_iter().chain(said_twice(together, game.id()))
    });
    clashes.collect()
}

/// Texts defined by two packs for one game. Duplicates within a pack have been reported already.
/// Terms belong to one pack, so two independent packs may both define one.
fn said_twice(together: &Content, game: &str) -> Vec<Diagnostic> {
    let crew = together.library.crew();
    let (_, wrong) = Locales::load_by(&together.trees(game), crew);
    let owner = |place: &Place| together.pack_of_text(place.source.path()).map(|pack| &pack.id);
    let of_two = |finding: &Diagnostic| {
        let mut others = finding.labels.iter().map(|(place, _)| owner(place));
        finding.code == text::codes::DUPLICATE
            && !is_term(&finding.place)
            && others.any(|one| one != owner(&finding.place))
    };
    wrong.into_iter().filter(of_two).collect()
}

/// Whether a place is the id of a term.
fn is_term(place: &Place) -> bool {
    let before = place.source.text().get(..place.span.start as usize);
    before.is_some_and(|before| before.ends_with('-'))
}
