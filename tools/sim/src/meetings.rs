//! Cards that seats begin with, against each other: how often the owner of one wins where another
//! seat has the other one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::Played;
use crate::stats::{Interval, Level, SHARE, wilson};
use crate::sums::shares;
use crate::unit::UnitGames;

/// The cards of one kind against each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MeetingTable {
    /// The kind of card.
    pub kind: String,
    /// By the id of the card whose owner wins, and by the id of the other card.
    pub pairs: BTreeMap<String, BTreeMap<String, MeetingSums>>,
}

/// Games in which two seats had two different cards. In files a list of the three numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 3]", into = "[u64; 3]")]
pub struct MeetingSums {
    /// The number of units with such games.
    pub units: u64,
    /// The number of games.
    pub games: u64,
    /// The shares of the win of the first card's owner, in twelfths ([`SHARE`]).
    pub wins: u64,
}

impl MeetingSums {
    /// The share of the games that the owner of the first card wins, with its Wilson interval;
    /// `None` without games.
    ///
    /// A share between 0 and 1 varies most where it is 0 or 1. So one trial for each unit makes the
    /// interval at least as wide as it must be, and no squares need to be kept.
    ///
    /// ```
    /// use sim::MeetingSums;
    /// use sim::stats::Level;
    ///
    /// let pair = MeetingSums { units: 8, games: 8, wins: 2 * 12 };
    /// let share = pair.share(Level::P95).expect("8 games");
    /// assert!(share.mid == 0.25 && (share.low - 0.0715).abs() < 1e-3);
    /// ```
    pub fn share(&self, level: Level) -> Option<Interval> {
        let most = (self.games as f64 * f64::from(SHARE)).max(1.0);
        let rate = (self.wins as f64 / most).clamp(0.0, 1.0);
        (self.units > 0).then(|| wilson(rate, self.units as f64, level))
    }

    fn join(&mut self, other: &Self) {
        self.units = self.units.wrapping_add(other.units);
        self.games = self.games.wrapping_add(other.games);
        self.wins = self.wins.wrapping_add(other.wins);
    }
}

impl From<[u64; 3]> for MeetingSums {
    fn from([units, games, wins]: [u64; 3]) -> Self {
        Self { units, games, wins }
    }
}

impl From<MeetingSums> for [u64; 3] {
    fn from(MeetingSums { units, games, wins }: MeetingSums) -> Self {
        [units, games, wins]
    }
}

impl MeetingTable {
    /// Adds the games of a unit, in which each seat has one card of this kind.
    pub(crate) fn add(&mut self, kind: &str, games: &UnitGames) {
        self.kind = kind.to_owned();
        let mut unit: BTreeMap<(&str, &str), MeetingSums> = BTreeMap::new();
        for (game, _) in games {
            let (shares, cards) = (shares(game), cards_of(game, kind));
            let pairs = cards.iter().flat_map(|one| cards.iter().map(move |other| (one, other)));
            for ((seat, card), (rival, other)) in pairs {
                if seat != rival && card != other {
                    let sums = unit.entry((card, other)).or_default();
                    sums.units = 1;
                    sums.games += 1;
                    sums.wins += u64::try_from(shares[*seat]).unwrap_or(0);
                }
            }
        }
        for ((card, other), sums) in unit {
            let row = self.pairs.entry(card.to_owned()).or_default();
            row.entry(other.to_owned()).or_default().join(&sums);
        }
    }

    /// Adds the games of other units.
    pub(crate) fn join(&mut self, other: &Self) {
        self.kind.clone_from(&other.kind);
        for (card, row) in &other.pairs {
            let own = self.pairs.entry(card.clone()).or_default();
            for (rival, sums) in row {
                own.entry(rival.clone()).or_default().join(sums);
            }
        }
    }
}

/// The seats with their cards of a kind.
fn cards_of<'p>(game: &'p Played, kind: &str) -> Vec<(usize, &'p str)> {
    let things = game.things.iter().filter(|(thing, _)| thing.kind == kind);
    let owned = things
        .flat_map(|(thing, seen)| seen.owners.keys().map(move |seat| (seat.at(), &*thing.id)));
    owned.collect()
}

#[cfg(test)]
mod tests {
    use play::{Ref, Seat};

    use super::*;
    use crate::game::{ThingInGame, ThingOwner};

    /// A game whose seats have these classes.
    fn game(classes: &[&'static str], winners: &[u8]) -> (Played, Vec<usize>) {
        let mut game = Played { points: vec![0; classes.len()], ..Played::default() };
        game.winners = winners.iter().copied().map(Seat).collect();
        for (seat, class) in (0..).map(Seat).zip(classes) {
            let mut seen = ThingInGame::default();
            seen.owners.insert(seat, ThingOwner { since: 0, named: None });
            game.things.insert(Ref::new("class", *class), seen);
            game.things.entry(Ref::new("race", "elf")).or_default();
        }
        (game, (0..classes.len()).collect())
    }

    /// The units and games of a pair and the twelfths of wins of the first card.
    fn pair(table: &MeetingTable, one: &str, other: &str) -> [u64; 3] {
        let sums = table.pairs.get(one).and_then(|row| row.get(other)).copied();
        sums.unwrap_or_default().into()
    }

    #[test]
    fn games_are_counted_by_hand() {
        let mut table = MeetingTable::default();
        // A unit of two rotations, then one of a single game that two players share.
        table.add("class", &vec![game(&["bard", "monk"], &[0]), game(&["monk", "bard"], &[0])]);
        table.add("class", &vec![game(&["bard", "monk", "rogue"], &[0, 2])]);
        assert_eq!(pair(&table, "bard", "monk"), [2, 3, 12 + 6]);
        assert_eq!(pair(&table, "monk", "bard"), [2, 3, 12]);
        assert_eq!(pair(&table, "rogue", "bard"), [1, 1, 6]);
        assert_eq!(pair(&table, "monk", "rogue"), [1, 1, 0]);
        assert_eq!(pair(&table, "bard", "bard"), [0, 0, 0], "no class meets itself");
        assert_eq!(table.pairs.len(), 3);
    }

    #[test]
    fn tables_join_in_any_order() {
        let units = [
            vec![game(&["bard", "monk"], &[0])],
            vec![game(&["rogue", "monk"], &[0, 1])],
            vec![game(&["monk", "bard"], &[1])],
        ];
        let tables = units.each_ref().map(|unit| {
            let mut table = MeetingTable::default();
            table.add("class", unit);
            table
        });
        let mut whole = MeetingTable::default();
        units.iter().for_each(|unit| whole.add("class", unit));
        for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let mut joined = MeetingTable::default();
            order.iter().for_each(|at| joined.join(&tables[*at]));
            assert_eq!(joined, whole);
        }
    }
}
