//! Editions: the differences between printings of the rulebook, and all numbers in the rules.
//!
//! Rule: `editions-play`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The printing in which a card first appeared. The older rulebooks list 48 market cards; the
/// second edition lists 53.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// In both editions.
    #[default]
    First,
    /// Only in the second edition and later.
    Later,
}

/// The way to build the market deck of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SoloMarket {
    /// One pile of all cards. Its first card starts the discard pile, the next one the trash.
    Shuffled,
    /// As for two players. The first card starts the trash.
    Grouped,
}

/// An edition of the rules. The texts of the rules take their numbers from this file.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/edition.toml")))]
pub struct Edition {
    /// The printings whose market cards are in the box.
    pub printings: Vec<Printing>,
    /// Whether only the races marked `basic` are offered. No rulebook decides this.
    pub basic_races_only: bool,
    /// The backstories of this pack that are in the box; all if missing.
    pub backstories: Option<Vec<String>>,
    /// The alignments of this pack that are in the box; all if missing.
    pub alignments: Option<Vec<String>>,
    /// The number of cards of each dot group that set-up puts on the discard pile unseen, for 1, 2,
    /// 3 and 4 seats.
    pub thinned: [u8; 4],
    /// The starting gold of the first, second, third and fourth seat.
    pub gold: [u8; 4],
    /// The number of starting dice, for 1, 2, 3 and 4 seats.
    pub start_dice: [u8; 4],
    /// The additional starting dice in the short game. Seats get no additional gold there.
    pub short_game_dice: u8,
    /// The gold dice that the variant of equal dice adds, for 1, 2, 3 and 4 seats.
    pub equal_gold_dice: [u8; 4],
    /// The cards of this pack that do not lower the prices of cards bought from the discard pile.
    pub no_discount_on_discards: Vec<String>,
    /// The way to build the market deck of a solo game.
    pub solo_market: SoloMarket,
    /// The market cards that are left out of a solo game.
    pub solo_removed: Vec<String>,
    /// The dice in the bag of each of the six colors.
    #[schemars(range(min = 1, max = 30))]
    pub colour_dice: u8,
    /// The gold dice in the bag.
    #[schemars(range(min = 1, max = 30))]
    pub gold_dice: u8,
    /// The gold for placing a gold die.
    pub gold_die_pays: u8,
    /// The gold for filling a row.
    pub row_pays: u8,
    /// The gold for discarding a market card.
    pub discard_pays: u8,
    /// The maximum number of hands that all weapons of a player need.
    pub hands: u8,
    /// The stars for 0, 1, … 6 dice that match the backstory.
    pub backstory_stars: [u8; 7],
    /// The amount of gold that is worth one star at the end of a solo game.
    #[schemars(range(min = 1))]
    pub solo_gold_per_star: u8,
    /// The minimum number of stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// The coins in the box. The rules mention them, but they are not a limit.
    pub coins: u16,
}
