//! What a thing causes: the same game with and without it.

use serde::{Deserialize, Serialize};

use super::{MeanSums, Paired};

/// MeanSums of games that were also played on without a thing, from the first decision in which a seat
/// takes it.
///
/// The seat is chosen by what both games have in common, so the luck after it is the same in both
/// groups: the difference is unbiased. (A comparison of owners with others is not: those who take
/// a thing may have been behind, or ahead.)
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Caused {
    /// Games in which a seat took the thing.
    pub games: u64,
    /// How many of these gave every seat the same points without it.
    pub equal: u64,
    /// The points of the seat with and without the thing.
    pub own: Paired,
    /// The seat's share of the win, in twelfths.
    pub own_wins: Paired,
    /// The points of all other seats together.
    pub others: Paired,
}

impl Caused {
    /// Adds a game: the seat that took the thing, and the points and shares of the win of all seats
    /// with and without it.
    pub fn add(&mut self, seat: usize, points: [&[i64]; 2], shares: [&[i64]; 2]) {
        let own = |of: [&[i64]; 2]| of.map(|of| of.get(seat).copied().unwrap_or(0));
        let [with, without] = own(points);
        self.games += 1;
        self.equal += u64::from(points[0] == points[1]);
        self.own.add(with, without);
        let [with, without] = points.map(|points| points.iter().sum::<i64>());
        let [our, their] = own(points);
        self.others.add(with - our, without - their);
        let [with, without] = own(shares);
        self.own_wins.add(with, without);
    }

    /// Whether no game was added.
    pub fn is_empty(&self) -> bool {
        self.games == 0
    }

    /// Adds the sums of other games.
    pub fn join(&mut self, other: &Self) {
        self.games = self.games.wrapping_add(other.games);
        self.equal = self.equal.wrapping_add(other.equal);
        self.own.join(&other.own);
        self.own_wins.join(&other.own_wins);
        self.others.join(&other.others);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_counted_by_hand() {
        let mut caused = Caused::default();
        caused.add(1, [&[20, 25, 22], &[21, 23, 22]], [&[0, 12, 0], &[0, 12, 0]]);
        caused.add(0, [&[18, 18, 10], &[18, 18, 10]], [&[6, 6, 0], &[6, 6, 0]]);
        assert_eq!((caused.games, caused.equal), (2, 1));
        assert_eq!(caused.own.means(), [21.5, 20.5]);
        assert_eq!(caused.others.means(), [35.0, 35.5]);
        assert_eq!(caused.own_wins.means(), [9.0, 9.0]);
    }
}
