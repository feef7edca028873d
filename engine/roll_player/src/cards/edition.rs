//! Editions: what differs between the printings of the rulebook, and every number the rules name.
//!
//! Rule: `editions-play`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The printing a card first appeared in. The older rulebooks list 48 market cards, the second
/// edition 53.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// In both editions.
    #[default]
    First,
    /// Only from the second edition on.
    Later,
}

/// How the market deck of a solo game is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SoloMarket {
    /// All cards in one pile; its first card starts the discard pile, the next one the trash.
    Shuffled,
    /// Built as for two players; the first card starts the trash.
    Grouped,
}

/// An edition of the rules. The numbers shown in rule texts come from here, so text and engine
/// cannot drift apart.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/edition.toml")))]
pub struct Edition {
    /// Printings whose market cards are in the box.
    pub printings: Vec<Printing>,
    /// Whether only the races marked `basic` are offered; a decision of ours, no rulebook says.
    pub basic_races_only: bool,
    /// Backstories of this pack that are in the box; absent: all.
    pub backstories: Option<Vec<String>>,
    /// Alignments of this pack that are in the box; absent: all.
    pub alignments: Option<Vec<String>>,
    /// Cards of each dot group put on the discard pile unseen at set-up, for 1, 2, 3, 4 seats.
    pub thinned: [u8; 4],
    /// Starting gold of the first, second, third and fourth seat.
    pub gold: [u8; 4],
    /// Starting dice, for 1, 2, 3, 4 seats.
    pub start_dice: [u8; 4],
    /// Further starting dice in the short game, which pays no extra seat gold.
    pub short_game_dice: u8,
    /// Gold dice added by the equal dice variant, for 1, 2, 3, 4 seats.
    pub equal_gold_dice: [u8; 4],
    /// Cards of this pack that lower no price of a card bought from the discard pile.
    pub no_discount_on_discards: Vec<String>,
    /// How the market of a solo game is built.
    pub solo_market: SoloMarket,
    /// Market cards left out of a solo game.
    pub solo_removed: Vec<String>,
    /// Dice of each of the six colours in the bag.
    #[schemars(range(min = 1, max = 30))]
    pub colour_dice: u8,
    /// Gold dice in the bag.
    #[schemars(range(min = 1, max = 30))]
    pub gold_dice: u8,
    /// Gold for placing a gold die.
    pub gold_die_pays: u8,
    /// Gold for filling a row.
    pub row_pays: u8,
    /// Gold for discarding a market card.
    pub discard_pays: u8,
    /// Hands that weapons may need together.
    pub hands: u8,
    /// Stars for 0, 1, … 6 matching dice of the backstory.
    pub backstory_stars: [u8; 7],
    /// Gold that brings one star at the end of a solo game.
    #[schemars(range(min = 1))]
    pub solo_gold_per_star: u8,
    /// Fewest stars for each solo rank, from the highest rank down.
    pub solo_ranks: Vec<i16>,
    /// Coins in the box; named in the rules, not a limit.
    pub coins: u16,
}
