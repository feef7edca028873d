//! Editions: how the printings of the rulebook differ, and all numbers in the rules.
//!
//! Rule: `editions-play`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The printing in which a card first appeared. The older rulebooks list 48 market cards, the
/// second edition 53.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// In both editions.
    #[default]
    First,
    /// Only in the second edition and later.
    Later,
}

/// How the market deck of a solo game is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SoloMarket {
    /// All cards form one pile. Its first card starts the discard pile, the next one the trash.
    Shuffled,
    /// Built as for two players. The first card starts the trash.
    Grouped,
}

/// An edition of the rules. Rule texts take their numbers from here, so texts and rules always
/// agree.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/edition.toml")))]
pub struct Edition {
    /// The printings whose market cards are in the box.
    pub printings: Vec<Printing>,
    /// Whether only the races marked `basic` are offered. This is a decision of this project; the
    /// rulebook does not say.
    pub basic_races_only: bool,
    /// Backstories of this pack that are in the box; by default all.
    pub backstories: Option<Vec<String>>,
    /// Alignments of this pack that are in the box; by default all.
    pub alignments: Option<Vec<String>>,
    /// Number of cards of each dot group discarded unseen at set-up, for 1, 2, 3 and 4 seats.
    pub thinned: [u8; 4],
    /// Starting gold of the first, second, third and fourth seat.
    pub gold: [u8; 4],
    /// Number of starting dice, for 1, 2, 3 and 4 seats.
    pub start_dice: [u8; 4],
    /// Additional starting dice in the short game, which pays no additional gold to later seats.
    pub short_game_dice: u8,
    /// Gold dice added by the equal dice variant, for 1, 2, 3 and 4 seats.
    pub equal_gold_dice: [u8; 4],
    /// Cards of this pack that do not lower the price of a card bought from the discard pile.
    pub no_discount_on_discards: Vec<String>,
    /// How the market of a solo game is built.
    pub solo_market: SoloMarket,
    /// Market cards left out of a solo game.
    pub solo_removed: Vec<String>,
    /// Number of dice of each of the six colors in the bag.
    #[schemars(range(min = 1, max = 30))]
    pub colour_dice: u8,
    /// Number of gold dice in the bag.
    #[schemars(range(min = 1, max = 30))]
    pub gold_dice: u8,
    /// Gold for placing a gold die.
    pub gold_die_pays: u8,
    /// Gold for filling a row.
    pub row_pays: u8,
    /// Gold for discarding a market card.
    pub discard_pays: u8,
    /// Number of hands that a seat has for weapons.
    pub hands: u8,
    /// Stars for 0, 1, … 6 dice that match the backstory.
    pub backstory_stars: [u8; 7],
    /// Gold worth one star at the end of a solo game.
    #[schemars(range(min = 1))]
    pub solo_gold_per_star: u8,
    /// Minimum stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// Number of coins in the box. The rules mention it, but it is not a limit.
    pub coins: u16,
}
