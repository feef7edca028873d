//! Lists indexed by a count: stars of armor sets and backstories, ranks. Also sets that can never
//! be completed.

use std::collections::BTreeMap;

use content::CardPlaces;
use diag::Diagnostic;

use super::{Held, breach};
use crate::codes;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let mut pieces: BTreeMap<&str, usize> = BTreeMap::new();
    for armor in &held.read.armor {
        *pieces.entry(&armor.data.set).or_default() += 1;
    }
    for set in &held.read.sets {
        let (size, stars) = (usize::from(set.data.size), &set.data.stars);
        if stars.len() != size {
            let message = format!("a set of {size} cards needs {size} stars, not {}", stars.len());
            let finding = Diagnostic::warning(codes::SET_STARS, message, set.places.value("stars"));
            out.push(finding.help("write one number for each card of the set"));
        }
        fallen(&set.places, "stars", stars, "cards of the set", out);
        let there = pieces.get(set.id.as_str()).copied().unwrap_or(0);
        if held.whole && there < size {
            let message = format!("“{}” has only {there} of {size} cards", set.id);
            let finding =
                Diagnostic::warning(codes::SET_INCOMPLETE, message, set.places.value("size"));
            out.push(finding.help(format!("add armor with set = \"{}\"", set.id)));
        }
    }
    for edition in &held.read.editions {
        let stars = &edition.data.backstory_stars;
        fallen(&edition.places, "backstory_stars", stars, "matching dice", out);
        ranks(&edition.places, &edition.data.solo_ranks, out);
    }
    for expansion in &held.read.expansions {
        ranks(&expansion.places, &expansion.data.solo_ranks, out);
    }
}

/// Reports a list in which a higher count gives fewer stars.
fn fallen(places: &CardPlaces, key: &str, stars: &[u8], of: &str, out: &mut Vec<Diagnostic>) {
    let Some(at) = breach(stars, |fewer, more| fewer <= more) else { return };
    let message = format!("more {of} give fewer stars: {} after {}", stars[at], stars[at - 1]);
    let place = places.value(&format!("{key}.{at}"));
    out.push(
        Diagnostic::warning(codes::STARS_FALL, message, place)
            .help("stars must increase, or stay the same, with the count"),
    );
}

/// Reports a rank that does not need fewer stars than the rank above it.
fn ranks(places: &CardPlaces, ranks: &[i16], out: &mut Vec<Diagnostic>) {
    let Some(at) = breach(ranks, |above, below| above > below) else { return };
    let message = format!(
        "no player can get this rank: it requires {} stars, and the rank above {}",
        ranks[at],
        ranks[at - 1]
    );
    let place = places.value(&format!("solo_ranks.{at}"));
    out.push(
        Diagnostic::warning(codes::RANK_OUT_OF_REACH, message, place)
            .help("start with the most stars"),
    );
}
