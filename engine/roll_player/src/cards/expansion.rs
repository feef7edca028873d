//! Expansions: what a pack changes of the table of an edition.
//!
//! Rule: `editions-expansion`.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Edition;
use crate::numbers::{COLOURS, SEATS};
use crate::words::Colour;

/// What a pack changes of an edition: a fuller bag, more seats. With it that edition is the only
/// one; its cards stay in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/expansion.toml")))]
pub struct Expansion {
    /// The edition whose rules hold where this file says nothing.
    pub edition: String,
    /// Market cards in the row beyond the number of seats.
    #[schemars(range(min = 1, max = 3))]
    pub row_beyond_seats: u8,
    /// Cards of each dot group put on the discard pile unseen at set-up, for 1, 2, 3, 4, 5 seats.
    pub thinned: [u8; SEATS],
    /// Starting gold of each place in turn order at a table of five.
    pub gold_of_five: u8,
    /// Starting dice at a table of five.
    pub start_dice_of_five: u8,
    /// Gold dice added by the equal dice variant at a table of five.
    pub equal_gold_dice_of_five: u8,
    /// Dice of each colour, gold ones too, that join the bag.
    #[schemars(range(max = 10))]
    pub more_dice: u8,
    /// Boost dice that join the bag.
    #[serde(default)]
    #[schemars(range(max = 20))]
    pub boost_dice: u8,
    /// Market cards left out of a solo game beside those of the edition.
    pub solo_removed: Vec<String>,
    /// Market cards left out where the adventure cards lie face up from the start.
    #[serde(default)]
    pub open_adventure_removed: Vec<String>,
    /// Fewest stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts and of the finale, where there are minions and monsters.
    pub hunt: Option<Hunt>,
}

/// The numbers of hunts and of the finale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hunt {
    /// Gold for another minion.
    #[schemars(range(min = 1, max = 20))]
    pub pass_gold: u8,
    /// Gold for a mercenary.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_gold: u8,
    /// Experience for a mercenary.
    #[schemars(range(min = 1, max = 20))]
    pub mercenary_xp: u8,
    /// Experience for a re-roll of a combat die.
    #[schemars(range(min = 1, max = 20))]
    pub reroll_xp: u8,
    /// Experience for discarding an injury.
    #[schemars(range(min = 1, max = 20))]
    pub recover_xp: u8,
    /// Experience for an attribute action.
    #[schemars(range(min = 1, max = 20))]
    pub action_xp: u8,
}

/// The numbers of a table: those of the edition, or those of an expansion.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    /// Most seats: four or five. Of four the fifth place of the lists is not used.
    pub seats: u8,
    /// Market cards in the row beyond the number of seats, alone beyond two.
    pub row_beyond_seats: u8,
    /// Cards of each dot group put on the discard pile at set-up, by seats.
    pub thinned: [u8; SEATS],
    /// Starting gold by place in turn order, of up to four seats.
    pub gold: [u8; 4],
    /// Starting gold of each of five seats.
    pub gold_of_five: u8,
    /// Starting dice, by seats.
    pub start_dice: [u8; SEATS],
    /// Gold dice of equal starting dice, by seats.
    pub equal_gold_dice: [u8; SEATS],
    /// Dice in the box, by colour.
    pub dice: [u8; COLOURS],
    /// Fewest stars for each solo rank.
    pub solo_ranks: Vec<i16>,
    /// The numbers of hunts, where there are any.
    pub hunt: Option<Hunt>,
}

impl Numbers {
    /// Those of an edition, which is for up to four seats.
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

    /// Those of the same edition with an expansion, for up to five.
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

    /// The numbers of a list for each number of seats that there can be, from 1 on.
    pub fn by_seats(&self, list: [u8; SEATS]) -> impl Iterator<Item = (u8, u8)> + use<> {
        (1..).zip(list).take(self.seats.into())
    }

    /// Market cards in the row for a number of seats; alone as for two.
    pub fn row(&self, seats: u8) -> u8 {
        seats.max(2) + self.row_beyond_seats
    }
}

/// The dice of a box with those of an expansion.
fn dice_of(box_of: [u8; COLOURS], expansion: &Expansion) -> [u8; COLOURS] {
    let mut dice = box_of.map(|dice| dice + expansion.more_dice);
    dice[Colour::Boost.index()] = expansion.boost_dice;
    dice
}

fn and(four: [u8; 4], fifth: u8) -> [u8; SEATS] {
    let [one, two, three, four] = four;
    [one, two, three, four, fifth]
}
