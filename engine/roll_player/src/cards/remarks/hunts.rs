//! Minions, monsters and their adventures.

use std::collections::BTreeSet;

use diag::Diagnostic;

use super::{Held, breach};
use crate::codes;
use crate::words::AdventureKind;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    for minion in &held.read.minions {
        let rewards = &minion.data.rewards;
        // Rows that do not ascend have been told as the minion was numbered.
        let same = breach(rewards, |row, next| row.from != next.from);
        if let Some(at) = same.filter(|_| rewards.is_sorted_by_key(|reward| reward.from)) {
            let message = format!(
                "no total brings this row: the next one begins at {} too",
                rewards[at].from
            );
            let place = minion.places.value(&format!("rewards.{}", at - 1));
            let next = minion.places.value(&format!("rewards.{at}"));
            out.push(
                Diagnostic::warning(codes::REWARD_OUT_OF_REACH, message, place)
                    .label(next, "begins with the same total")
                    .help("begin each row with a greater total than the one before"),
            );
        }
    }
    let adventures = held.read.adventures.iter();
    let adventures: BTreeSet<(&str, AdventureKind)> =
        adventures.map(|card| (card.data.monster.as_str(), card.data.kind)).collect();
    for monster in &held.read.monsters {
        for (key, might) in [("several", &monster.data.several), ("alone", &monster.data.alone)] {
            let attacks = &might.stars;
            let at = match attacks.first() {
                Some(first) if *first < might.strength => Some(0),
                Some(_) | None => breach(attacks, |fewer, more| fewer < more),
            };
            let Some(at) = at else { continue };
            let message = match at {
                0 => format!("an attack of {} does not slay it, and brings no star", attacks[0]),
                at => format!(
                    "no attack brings {at} stars alone: {} follows {}",
                    attacks[at],
                    attacks[at - 1]
                ),
            };
            let place = monster.places.value(&format!("{key}.stars.{at}"));
            out.push(
                Diagnostic::warning(codes::STARS_OUT_OF_REACH, message, place)
                    .help("begin at its strength or above, and ask for more for each star"),
            );
        }
        let lacks = |kind: &&AdventureKind| !adventures.contains(&(monster.id.as_str(), **kind));
        let lacking: Vec<&str> =
            AdventureKind::ALL.iter().filter(lacks).map(|kind| kind.word()).collect();
        if held.whole && !lacking.is_empty() {
            let message = format!("“{}” has no adventure card: {}", monster.id, lacking.join(", "));
            let place = monster.source.top();
            out.push(
                Diagnostic::error(codes::NO_ADVENTURE, message, place)
                    .help("a game of hunts needs one of each kind for each monster"),
            );
        }
    }
}
