//! The games with the lowest and the highest value, so that a number leads to a game.

use serde::{Deserialize, Serialize};

/// The games of a plan, by their number from 1, in which a value was lowest and highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edges {
    /// The first game with the lowest value.
    pub low: Option<EdgeGame>,
    /// The first game with the highest value.
    pub high: Option<EdgeGame>,
}

/// A game at the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EdgeGame {
    /// The value.
    pub value: i64,
    /// The number of the game in its plan, from 1.
    pub game: u64,
}

impl Edges {
    /// Counts the value of a game.
    pub(crate) fn add(&mut self, value: i64, game: u64) {
        let edge = Some(EdgeGame { value, game });
        self.join(&Self { low: edge, high: edge });
    }

    /// Adds the games of other units.
    pub(crate) fn join(&mut self, other: &Self) {
        let lows = self.low.into_iter().chain(other.low);
        self.low = lows.min_by_key(|edge| (edge.value, edge.game));
        let highs = self.high.into_iter().chain(other.high);
        self.high = highs.min_by_key(|edge| (-edge.value, edge.game));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_at_an_edge_is_kept_in_any_order() {
        let games = [(3, 4), (-2, 9), (7, 8), (-2, 5), (7, 2)];
        let mut there = Edges::default();
        let mut back = Edges::default();
        games.iter().for_each(|(value, game)| there.add(*value, *game));
        games.iter().rev().for_each(|(value, game)| back.add(*value, *game));
        assert_eq!(there, back);
        assert_eq!(there.low, Some(EdgeGame { value: -2, game: 5 }));
        assert_eq!(there.high, Some(EdgeGame { value: 7, game: 2 }));
    }
}
