//! Expansions: the changes that a pack makes to the table of an edition.
//!
//! Rule: `editions-expansion`.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Edition;
use crate::numbers::{COLOURS, SEATS};
use crate::words::Colour;

/// The changes that a pack makes to an edition, such as more dice and more seats. With the pack,
/// that edition is the only one, and its cards remain in the game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/expansion.toml")))]
pub struct Expansion {
    /// The edition that this file changes. Its rules hold wherever this file has no entry.
    pub edition: String,
    /// The number of market cards in the row, minus the number of seats.
    #[schemars(range(min = 1, max = 3))]
    pub row_beyond_seats: u8,
    /// The number of cards of each dot group that set-up puts on the discard pile unseen, for 1, 2,
    /// 3, 4 and 5 seats.
    pub thinned: [u8; SEATS],
    /// The starting gold of each place in turn order, with five seats.
    pub gold_of_five: u8,
    /// The number of starting dice with five seats.
    pub start_dice_of_five: u8,
    /// The gold dice that the variant of equal dice adds with five seats.
    pub equal_gold_dice_of_five: u8,
    /// The dice of each color, gold included, that are added to the bag.
    #[schemars(range(max = 10))]
    pub more_dice: u8,
    /// The boost dice that are added to the bag.
    #[serde(default)]
    #[schemars(range(max = 20))]
    pub boost_dice: u8,
    /// The market cards that are left out of a solo game, in addition to those of the edition.
    pub solo_removed: Vec<String>,
    /// The market cards that are left out if the adventure cards are face up from the start.
    #[serde(default)]
    pub open_adventure_removed: Vec<String>,
    /// The minimum number of stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts and of the finale, if the pack has minions and monsters.
    pub hunt: Option<Hunt>,
}

/// The numbers of hunts and the finale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hunt {
    /// The price in gold for another minion.
    #[schemars(range(min = 1, max = 20))]
    pub pass_gold: u8,
    /// The price in gold for a mercenary.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_gold: u8,
    /// The price in experience for a mercenary.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_xp: u8,
    /// The price in experience for a re-roll of a combat die.
    #[schemars(range(min = 1, max = 20))]
    pub reroll_xp: u8,
    /// The price in experience for discarding an injury.
    #[schemars(range(min = 1, max = 20))]
    pub recover_xp: u8,
    /// The price in experience for an attribute action.
    #[schemars(range(min = 1, max = 20))]
    pub action_xp: u8,
}

/// The numbers of a table: those of its edition, with the changes of an expansion.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    /// The maximum number of seats: four or five. With four, the fifth place of the lists is
    /// unused.
    pub seats: u8,
    /// The number of market cards in the row, minus the number of seats (at least two).
    pub row_beyond_seats: u8,
    /// The cards of each dot group put on the discard pile at set-up, by number of seats.
    pub thinned: [u8; SEATS],
    /// The starting gold by place in turn order, with up to four seats.
    pub gold: [u8; 4],
    /// The starting gold by place in turn order, with five seats.
    pub gold_of_five: u8,
    /// The starting dice, by number of seats.
    pub start_dice: [u8; SEATS],
    /// The gold dice of the variant of equal dice, by number of seats.
    pub equal_gold_dice: [u8; SEATS],
    /// The dice in the box, by color.
    pub dice: [u8; COLOURS],
    /// The minimum number of stars for each solo rank.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts, if the game has hunts.
    pub hunt: Option<Hunt>,
}

impl Numbers {
    /// The numbers of an edition, for up to four seats.
    pub fn of(edition: &Edition) -> Self {
        let mut dice = [edition.colour_dice; COLOURS];
        dice[Colour::Gold.index()] = edition.gold_dice;
        dice[Colour::Boost.index()] = 0;
        Self {
            seats: 4,
            row_beyond_seats: 1,
            thinned: and(edition.thinned, 0),
            gold: edition.gold,
            gold_of_five: 0,
            start_dice: and(edition.start_dice, 0),
            equal_gold_dice: and(edition.equal_gold_dice, 0),
            dice,
            solo_ranks: edition.solo_ranks.clone(),
            hunt: None,
        }
    }

    /// The numbers with an expansion, for up to five seats.
    #[must_use]
    pub fn with(self, expansion: &Expansion) -> Self {
        let Expansion { row_beyond_seats, thinned, gold_of_five, .. } = *expansion;
        let [start_dice @ .., _] = self.start_dice;
        let [equal_gold_dice @ .., _] = self.equal_gold_dice;
        Self {
            seats: 5,
            row_beyond_seats,
            thinned,
            gold_of_five,
            start_dice: and(start_dice, expansion.start_dice_of_five),
            equal_gold_dice: and(equal_gold_dice, expansion.equal_gold_dice_of_five),
            dice: dice_of(self.dice, expansion),
            solo_ranks: expansion.solo_ranks.clone(),
            hunt: expansion.hunt,
            ..self
        }
    }

    /// The entries of a list for each possible number of seats, from 1 up.
    pub fn by_seats(&self, list: [u8; SEATS]) -> impl Iterator<Item = (u8, u8)> + use<> {
        (1..).zip(list).take(self.seats.into())
    }

    /// The number of market cards in the row. A solo game has as many as two seats.
    pub fn row(&self, seats: u8) -> u8 {
        seats.max(2) + self.row_beyond_seats
    }
}

/// The dice of a box together with those of an expansion.
fn dice_of(box_of: [u8; COLOURS], expansion: &Expansion) -> [u8; COLOURS] {
    let mut dice = box_of.map(|dice| dice + expansion.more_dice);
    dice[Colour::Boost.index()] = expansion.boost_dice;
    dice
}

fn and(four: [u8; 4], fifth: u8) -> [u8; SEATS] {
    let [one, two, three, four] = four;
    [one, two, three, four, fifth]
}
