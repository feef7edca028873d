//! Expansions: how a pack changes the table of an edition.
//!
//! Rule: `editions-expansion`.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Edition;
use crate::numbers::{COLOURS, SEATS};
use crate::words::Colour;

/// How a pack changes an edition: more dice, more seats. With an expansion, its edition is the only
/// one that can be played, and the edition's cards stay in play.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/expansion.toml")))]
pub struct Expansion {
    /// The edition whose rules apply to everything that this file does not mention.
    pub edition: String,
    /// Number of market cards in the row, minus the number of seats.
    #[schemars(range(min = 1, max = 3))]
    pub row_beyond_seats: u8,
    /// Number of cards of each dot group discarded unseen at set-up, for 1, 2, 3, 4 and 5 seats.
    pub thinned: [u8; SEATS],
    /// Starting gold of each seat at a table of five.
    pub gold_of_five: u8,
    /// Number of starting dice at a table of five.
    pub start_dice_of_five: u8,
    /// Gold dice added by the equal dice variant at a table of five.
    pub equal_gold_dice_of_five: u8,
    /// Number of dice of each color, including gold, added to the bag.
    #[schemars(range(max = 10))]
    pub more_dice: u8,
    /// Number of boost dice added to the bag.
    #[serde(default)]
    #[schemars(range(max = 20))]
    pub boost_dice: u8,
    /// Market cards left out of a solo game, in addition to those of the edition.
    pub solo_removed: Vec<String>,
    /// Market cards left out if the adventure cards are face up from the start.
    #[serde(default)]
    pub open_adventure_removed: Vec<String>,
    /// Minimum stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts and the finale, if there are minions and monsters.
    pub hunt: Option<Hunt>,
}

/// The numbers of hunts and the finale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hunt {
    /// Price in gold to replace the minion.
    #[schemars(range(min = 1, max = 20))]
    pub pass_gold: u8,
    /// Price of a mercenary in gold.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_gold: u8,
    /// Price of a mercenary in experience.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_xp: u8,
    /// Price in experience to re-roll a combat die.
    #[schemars(range(min = 1, max = 20))]
    pub reroll_xp: u8,
    /// Price in experience to discard an injury.
    #[schemars(range(min = 1, max = 20))]
    pub recover_xp: u8,
    /// Price in experience of an attribute action.
    #[schemars(range(min = 1, max = 20))]
    pub action_xp: u8,
}

/// The numbers of a table, from the edition or from an expansion.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    /// Maximum number of seats: four or five. With four, the fifth place of the lists is unused.
    pub seats: u8,
    /// Number of market cards in the row minus the number of seats; a solo game counts as two
    /// seats.
    pub row_beyond_seats: u8,
    /// Number of cards of each dot group discarded at set-up, by number of seats.
    pub thinned: [u8; SEATS],
    /// Starting gold by place in turn order, for up to four seats.
    pub gold: [u8; 4],
    /// Starting gold of each seat at a table of five.
    pub gold_of_five: u8,
    /// Number of starting dice, by number of seats.
    pub start_dice: [u8; SEATS],
    /// Gold dice of the equal dice variant, by number of seats.
    pub equal_gold_dice: [u8; SEATS],
    /// Number of dice in the box, by color.
    pub dice: [u8; COLOURS],
    /// Minimum stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts, if there are any.
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

    /// These numbers changed by an expansion, for up to five seats.
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

    /// Pairs of number of seats, from 1, and the entry of a list for it.
    pub fn by_seats(&self, list: [u8; SEATS]) -> impl Iterator<Item = (u8, u8)> + use<> {
        (1..).zip(list).take(self.seats.into())
    }

    /// Number of market cards in the row; a solo game counts as two seats.
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
