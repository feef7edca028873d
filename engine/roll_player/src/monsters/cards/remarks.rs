//! Remarks about minions, monsters and their adventures.

use std::collections::BTreeSet;

use content::Card;
use diag::Diagnostic;

use super::minion::{Minion, Reward};
use super::monster::{Might, Monster};
use crate::cards::remarks::{Held, breach};
use crate::codes;
use crate::words::AdventureKind;

/// Reports rewards and stars that are out of order, and monsters without an adventure.
pub(crate) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    held.read.minions.iter().for_each(|minion| {
        rewards(minion, out);
        falling(minion, out);
    });
    let adventures = held.read.adventures.iter();
    let adventures: BTreeSet<(&str, AdventureKind)> =
        adventures.map(|card| (card.data.monster.as_str(), card.data.kind)).collect();
    for monster in &held.read.monsters {
        stars(monster, "several", &monster.data.several, out);
        stars(monster, "alone", &monster.data.alone, out);
        let lacks = |kind: &&AdventureKind| !adventures.contains(&(monster.id.as_str(), **kind));
        let lacking: Vec<&str> =
            AdventureKind::ALL.iter().filter(lacks).map(|kind| kind.word()).collect();
        if held.whole && !lacking.is_empty() {
            let message = format!(
                "“{}” has no adventure card of this kind: {}",
                monster.id,
                lacking.join(", ")
            );
            out.push(
                Diagnostic::error(codes::NO_ADVENTURE, message, monster.source.top())
                    .help("a game of hunts needs one of each kind for each monster"),
            );
        }
    }
}

/// Reports rows of a minion's rewards that no total reaches.
fn rewards(minion: &Card<Minion>, out: &mut Vec<Diagnostic>) {
    let rewards = &minion.data.rewards;
    // Rows that do not ascend were reported when the minion was numbered.
    if !rewards.is_sorted_by_key(|reward| reward.from) {
        return;
    }
    let Some(at) = breach(rewards, |row, next| row.from != next.from) else { return };
    let from = rewards[at].from;
    let message = format!("no total gives this row: the next one also begins at {from}");
    let place = minion.places.value(&format!("rewards.{}", at - 1));
    let next = minion.places.value(&format!("rewards.{at}"));
    out.push(
        Diagnostic::warning(codes::REWARD_OUT_OF_REACH, message, place)
            .label(next, "begins with the same total")
            .help("begin each row with a greater total than the row before"),
    );
}

/// Reports a row that gives less than the row below it, for a higher total.
fn falling(minion: &Card<Minion>, out: &mut Vec<Diagnostic>) {
    let rewards = &minion.data.rewards;
    if !rewards.is_sorted_by(|row, next| row.from < next.from) {
        return;
    }
    for (nth, pair) in rewards.windows(2).enumerate() {
        let Some(what) = less(pair[0], pair[1]) else { continue };
        let message =
            format!("a total of {} gives {what} than a total of {}", pair[1].from, pair[0].from);
        let place = minion.places.value(&format!("rewards.{}", nth + 1));
        let before = minion.places.value(&format!("rewards.{nth}"));
        out.push(
            Diagnostic::warning(codes::REWARD_FALLS, message, place)
                .label(before, "a smaller total gives more")
                .help("let each row give at least what the row before gives"),
        );
    }
}

/// The reward that the second of two rows gives less of. Less gold is fine if another reward is
/// higher.
fn less(row: Reward, next: Reward) -> Option<&'static str> {
    let more = next.xp > row.xp || next.honour > row.honour || (next.trophy && !row.trophy);
    match () {
        () if next.xp < row.xp => Some("less experience"),
        () if next.honour < row.honour => Some("less honour"),
        () if row.trophy && !next.trophy => Some("no trophy, which is less"),
        () if next.injuries > row.injuries => Some("more injuries, which is worse"),
        () if next.gold < row.gold && !more => Some("less gold"),
        () => None,
    }
}

/// Reports attacks in a monster's list that add no star.
fn stars(monster: &Card<Monster>, key: &str, might: &Might, out: &mut Vec<Diagnostic>) {
    let attacks = &might.stars;
    let at = match attacks.first() {
        Some(first) if *first < might.strength => Some(0),
        Some(_) | None => breach(attacks, |fewer, more| fewer < more),
    };
    let Some(at) = at else { return };
    let attack = attacks[at];
    let message = match at.checked_sub(1) {
        None => format!("an attack of {attack} does not slay the monster, so it gives no star"),
        Some(before) => {
            format!("no attack gives exactly {at} stars: {attack} follows {}", attacks[before])
        }
    };
    let place = monster.places.value(&format!("{key}.stars.{at}"));
    out.push(
        Diagnostic::warning(codes::STARS_OUT_OF_REACH, message, place)
            .help("start at the strength of the monster or above, and require more for each star"),
    );
}
