//! Requirements of packs: other packs, with suitable versions.

use std::collections::BTreeMap;

use diag::Diagnostic;
use semver::VersionReq;

use crate::{CardPlaces, codes};

/// The suitable versions of packs, for those with a restriction.
pub(crate) type Versions = BTreeMap<String, VersionReq>;

/// Reads the ids and versions in `requires`: `race`, or `race >=1.2, <2`.
pub(crate) fn read(
    requires: Vec<String>,
    places: &CardPlaces,
    out: &mut Vec<Diagnostic>,
) -> (Vec<String>, Versions) {
    let mut versions = Versions::new();
    let id = |(at, said): (usize, String)| {
        let Some((id, range)) = said.split_once(' ') else { return said };
        match VersionReq::parse(range) {
            Ok(range) => drop(versions.insert(id.to_owned(), range)),
            Err(error) => {
                let place = places.entries("requires").into_iter().nth(at);
                let place = place.unwrap_or_else(|| places.key("requires"));
                let message = format!("“{range}” is not a version requirement: {error}");
                let help = "examples: “race ^1.2”, “race >=1.2, <2”, “race =1.0.0”";
                out.push(Diagnostic::error(codes::BAD_FORMAT, message, place).help(help));
            }
        }
        id.to_owned()
    };
    (requires.into_iter().enumerate().map(id).collect(), versions)
}
