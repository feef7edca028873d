//! The order of packs: required ones first.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Meant, Place, meant};
use semver::Version;

use crate::{CardPlaces, Pack, codes};

/// The load order of packs, as indices into `packs`: required packs first, otherwise as given.
/// Reports requirements that are missing, belong to another game or are cyclic. Packs in `broken`
/// exist, but were reported already.
pub(crate) fn order(
    packs: &[Pack],
    broken: &BTreeSet<String>,
    out: &mut Vec<Diagnostic>,
) -> Vec<usize> {
    let state = vec![VisitState::New; packs.len()];
    let ids = packs.iter().enumerate().map(|(at, pack)| (pack.id.as_str(), at)).collect();
    let mut walk = OrderWalk { packs, ids, broken, state, done: vec![], path: vec![] };
    for at in 0..packs.len() {
        walk.visit(at, out);
    }
    walk.done
}

#[derive(Clone, Copy, PartialEq)]
enum VisitState {
    New,
    Open,
    Done,
}

struct OrderWalk<'p> {
    packs: &'p [Pack],
    /// The index of each pack.
    ids: BTreeMap<&'p str, usize>,
    broken: &'p BTreeSet<String>,
    state: Vec<VisitState>,
    done: Vec<usize>,
    path: Vec<usize>,
}

impl OrderWalk<'_> {
    fn visit(&mut self, at: usize, out: &mut Vec<Diagnostic>) {
        if self.state[at] != VisitState::New {
            return;
        }
        self.state[at] = VisitState::Open;
        self.path.push(at);
        let pack = &self.packs[at];
        let places = CardPlaces::new(pack.source.clone()).entries("requires");
        for (id, place) in pack.requires.iter().zip(places) {
            match self.ids.get(id.as_str()).copied() {
                Some(other) if self.state[other] == VisitState::Open => {
                    out.push(self.circle(other, place));
                }
                Some(other) => {
                    if self.packs[other].game != pack.game {
                        out.push(other_game(pack, &self.packs[other], place));
                    } else {
                        out.extend(other_version(pack, &self.packs[other], place));
                    }
                    self.visit(other, out);
                }
                None if self.broken.contains(id) => {}
                None => out.push(self.missing(pack, id, place)),
            }
        }
        self.path.pop();
        self.state[at] = VisitState::Done;
        self.done.push(at);
    }

    fn circle(&self, to: usize, place: Place) -> Diagnostic {
        let from = self.path.iter().position(|at| *at == to).unwrap_or(0);
        let around = self.path[from..].iter().chain([&to]);
        let names: Vec<_> = around.map(|at| self.packs[*at].id.as_str()).collect();
        let message = format!("packs require each other in a circle: {}", names.join(" → "));
        let mut finding = Diagnostic::error(codes::CYCLIC_REQUIRES, message, place);
        for at in &self.path[from..self.path.len() - 1] {
            let pack = &self.packs[*at];
            let place = CardPlaces::new(pack.source.clone()).key("requires");
            finding = finding.label(place, format!("requirements of “{}”", pack.id));
        }
        finding.help("remove one of these requirements")
    }

    fn missing(&self, pack: &Pack, id: &str, place: Place) -> Diagnostic {
        let ids: Vec<_> = self.packs.iter().map(|pack| pack.id.as_str()).collect();
        let versions = pack.versions.get(id).map_or_else(String::new, |range| format!(" {range}"));
        let message = format!("the required pack “{id}” is missing");
        let finding = Diagnostic::error(codes::MISSING_REQUIRES, message, place.clone());
        match meant(id, ids.iter().copied()) {
            Some(Meant { word: near, safety }) => finding
                .help(format!("did you mean “{near}”? Known packs: {}", ids.join(", ")))
                .fix_as(safety, place, format!("\"{near}{versions}\"")),
            None => finding.help(format!(
                "add it with --pack, or remove the requirement; known packs: {}",
                ids.join(", ")
            )),
        }
    }
}

fn other_game(pack: &Pack, other: &Pack, place: Place) -> Diagnostic {
    let message = format!(
        "“{}” is a pack for {}, but its required pack “{}” is for {}",
        pack.id, pack.game, other.id, other.game
    );
    Diagnostic::error(diag::codes::OTHER_GAME, message, place)
}

/// A finding if a required pack exists in an unsuitable version.
fn other_version(pack: &Pack, other: &Pack, place: Place) -> Option<Diagnostic> {
    let range = pack.versions.get(&other.id)?;
    let version = Version::parse(&other.version);
    if version.is_ok_and(|version| range.matches(&version)) {
        return None;
    }
    let (id, there) = (&other.id, &other.version);
    let message = format!("“{}” requires “{id}” {range}, but its version is {there}", pack.id);
    Some(
        Diagnostic::error(codes::OTHER_VERSION, message, place)
            .label(other.places().value("version"), "this is its version")
            .help(format!(
                "use another version of “{id}”, or change the requirement of “{}”",
                pack.id
            )),
    )
}
