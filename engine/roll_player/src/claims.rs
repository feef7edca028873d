//! Which check covers each field of the packs, in addition to types and ranges.

use content::codes::{REPEATED_ENTRY, TAKEN_NUMBER};
use diag::Claim;

use crate::codes::{
    FLAT_GRID, GOAL_ALWAYS_MET, GOAL_OUT_OF_LINE, GOAL_OUT_OF_REACH, NEVER_IN_PLAY, NO_ADVENTURE,
    NO_ROUNDS, RANK_OUT_OF_REACH, REWARD_FALLS, REWARD_OUT_OF_REACH, REWARDS_DISORDERED,
    RIVAL_EXPANSIONS, RUNS_DRY, SET_INCOMPLETE, SET_STARS, STARS_FALL, STARS_OUT_OF_REACH,
    THINNED_OUT, TWIN_CARD, UNKNOWN_CARD, UNKNOWN_EDITION, UNKNOWN_MONSTER, UNKNOWN_SET,
};

/// Reason why no check covers prices.
const PRICE: &str = "any price within the range can be meant; what it is worth is for `simulate`";
/// Reason why no check covers enumeration words.
const WORD: &str = "each word of the list can be meant";
/// Reason why no check covers tables as a whole.
const PARTS: &str = "its parts are looked at one by one";
/// Reason why no check covers counters.
const KEPT: &str = "it is held against the verbs that read and set it (kept-unset, kept-outdated)";
/// Reason why no check covers numbers from the rulebook.
const RULE: &str = "a number of the rulebook: any within the range can be meant";
/// Reason why no check covers values that make a table impossible.
const TABLE: &str = "what does not suffice for a table is refused at set-up (no-table)";

/// Every field of the game's schemas, with the checks that cover it or the reason why none does.
pub const CLAIMS: &[Claim] = &[
    Claim::codes("field/*/number", &[TAKEN_NUMBER]),
    Claim::codes("field/*/printing", &[NEVER_IN_PLAY]),
    Claim::nothing("field/*/cost", PRICE),
    Claim::nothing("field/*/dots", "both groups may hold any card"),
    Claim::nothing("field/*/arrow", WORD),
    Claim::nothing("field/*/counter", KEPT),
    Claim::nothing("field/*/counter/most", "scripts that set more are reported (kept-beyond)"),
    Claim::nothing("field/*/counter/each_round", KEPT),
    Claim::nothing("field/weapon/hands", "the range is what a hero has"),
    Claim::codes("field/armor/set", &[UNKNOWN_SET]),
    Claim::codes("field/armor_set/size", &[SET_INCOMPLETE]),
    Claim::codes("field/armor_set/stars", &[SET_STARS, STARS_FALL]),
    Claim::nothing("field/armor_set/colour", WORD),
    Claim::nothing("field/class/side", "two sides with one number are one card"),
    Claim::nothing("field/class/colour", WORD),
    Claim::nothing("field/class/goals", PARTS),
    Claim::nothing("field/class/goals/*", PARTS),
    Claim::codes(
        "field/class/goals/*/goal",
        &[GOAL_OUT_OF_REACH, GOAL_ALWAYS_MET, GOAL_OUT_OF_LINE],
    ),
    Claim::codes("field/class/goals/*/stars", &[GOAL_OUT_OF_LINE]),
    Claim::nothing("field/race/basic", WORD),
    Claim::nothing("field/race/bonus", PARTS),
    Claim::codes("field/race/bonus/*", &[GOAL_OUT_OF_REACH]),
    Claim::codes("field/backstory/spaces/**", &[TWIN_CARD]),
    Claim::codes("field/alignment/grid", &[FLAT_GRID, TWIN_CARD]),
    Claim::codes("field/minion/rewards", &[REWARDS_DISORDERED]),
    Claim::codes("field/minion/rewards/[]/from", &[REWARD_OUT_OF_REACH]),
    Claim::codes("field/minion/rewards/[]/*", &[REWARD_FALLS]),
    Claim::nothing("field/monster/colour", WORD),
    Claim::codes("field/monster/several", &[NO_ADVENTURE]),
    Claim::codes("field/monster/alone", &[NO_ADVENTURE]),
    Claim::codes("field/monster/*/number", &[TAKEN_NUMBER]),
    Claim::codes("field/monster/*/strength", &[STARS_OUT_OF_REACH]),
    Claim::codes("field/monster/*/stars", &[STARS_OUT_OF_REACH]),
    Claim::codes("field/adventure/monster", &[UNKNOWN_MONSTER]),
    Claim::codes("field/adventure/kind", &[NO_ADVENTURE]),
    Claim::nothing("field/adventure/gives", WORD),
    Claim::codes("field/edition/printings", &[NEVER_IN_PLAY, RUNS_DRY]),
    Claim::nothing("field/edition/basic_races_only", WORD),
    Claim::codes("field/edition/backstories", &[UNKNOWN_CARD, REPEATED_ENTRY, NEVER_IN_PLAY]),
    Claim::codes("field/edition/alignments", &[UNKNOWN_CARD, REPEATED_ENTRY, NEVER_IN_PLAY]),
    Claim::codes("field/edition/no_discount_on_discards", &[UNKNOWN_CARD, REPEATED_ENTRY]),
    Claim::codes("field/edition/solo_removed", &[UNKNOWN_CARD, REPEATED_ENTRY]),
    Claim::codes("field/edition/backstory_stars", &[STARS_FALL]),
    Claim::codes("field/edition/solo_ranks", &[RANK_OUT_OF_REACH]),
    Claim::nothing("field/edition/solo_market", WORD),
    Claim::nothing("field/edition/colour_dice", TABLE),
    Claim::nothing("field/edition/gold_dice", TABLE),
    Claim::codes("field/edition/thinned", &[THINNED_OUT]),
    Claim::codes("field/edition/start_dice", &[NO_ROUNDS, RUNS_DRY]),
    Claim::codes("field/edition/short_game_dice", &[NO_ROUNDS]),
    Claim::nothing("field/edition/coins", RULE),
    Claim::nothing("field/edition/discard_pays", RULE),
    Claim::nothing("field/edition/equal_gold_dice", RULE),
    Claim::nothing("field/edition/gold", RULE),
    Claim::nothing("field/edition/gold_die_pays", RULE),
    Claim::nothing("field/edition/hands", RULE),
    Claim::nothing("field/edition/row_pays", RULE),
    Claim::nothing("field/edition/solo_gold_per_star", RULE),
    Claim::codes("field/expansion/edition", &[UNKNOWN_EDITION, RIVAL_EXPANSIONS]),
    Claim::codes("field/expansion/solo_removed", &[UNKNOWN_CARD, REPEATED_ENTRY]),
    Claim::codes("field/expansion/open_adventure_removed", &[UNKNOWN_CARD, REPEATED_ENTRY]),
    Claim::codes("field/expansion/solo_ranks", &[RANK_OUT_OF_REACH]),
    Claim::codes("field/expansion/row_beyond_seats", &[RUNS_DRY]),
    Claim::codes("field/expansion/start_dice_of_five", &[RUNS_DRY]),
    Claim::nothing("field/expansion/more_dice", TABLE),
    Claim::nothing("field/expansion/boost_dice", TABLE),
    Claim::nothing("field/expansion/hunt", PARTS),
    Claim::nothing("field/expansion/hunt/action_xp", PRICE),
    Claim::nothing("field/expansion/hunt/mercenary_gold", PRICE),
    Claim::nothing("field/expansion/hunt/mercenary_xp", PRICE),
    Claim::nothing("field/expansion/hunt/pass_gold", PRICE),
    Claim::nothing("field/expansion/hunt/recover_xp", PRICE),
    Claim::nothing("field/expansion/hunt/reroll_xp", PRICE),
    Claim::codes("field/expansion/thinned", &[THINNED_OUT]),
    Claim::nothing("field/expansion/equal_gold_dice_of_five", RULE),
    Claim::nothing("field/expansion/gold_of_five", RULE),
    Claim::nothing("field/expansion/row_beyond_seats", RULE),
    Claim::nothing("field/expansion/start_dice_of_five", RULE),
];
