//! Which check covers each field of the packs, in addition to types and ranges.

use diag::Claim;

use crate::codes::{
    BAD_BORDER, DEAD_END, KNOWN_FACE, NO_SPOT, NO_SYMBOL, ONE_SIDED_BORDER, PARTED_MAP, SAME_SPOT,
    SMALL_MAP, TOKEN_COUNT, TOO_MANY_REGIONS, TOO_MANY_TOKENS, TWO_FACED_BORDER, UNKNOWN_REGION,
    UNKNOWN_SYMBOL,
};

/// Every field of the game's schemas, with the checks that cover it or the reason why none does.
pub const CLAIMS: &[Claim] = &[
    Claim::codes("field/class/number", &[content::codes::TAKEN_NUMBER]),
    Claim::codes("field/map/region", &[SMALL_MAP, TOO_MANY_REGIONS]),
    Claim::codes("field/map/region/*", &[PARTED_MAP]),
    Claim::codes("field/map/region/*/shade", &[SMALL_MAP, DEAD_END]),
    Claim::codes("field/map/region/*/at", &[NO_SPOT, SAME_SPOT]),
    Claim::codes("field/map/region/*/borders", &[DEAD_END]),
    Claim::codes("field/map/region/*/borders/*", &[UNKNOWN_REGION, BAD_BORDER, ONE_SIDED_BORDER]),
    Claim::codes("field/map/region/*/borders/*/kind", &[TWO_FACED_BORDER]),
    Claim::codes("field/map/region/*/origin", &[content::codes::MISSING_ORIGIN]),
    Claim::codes("field/map/region/*/borders/*/origin", &[content::codes::MISSING_ORIGIN]),
    Claim::codes("field/tokens/starting", &[TOKEN_COUNT]),
    Claim::codes("field/tokens/regular", &[TOKEN_COUNT]),
    Claim::nothing(
        "field/tokens/removed",
        "a table with too few tokens left is refused (no-table)",
    ),
    Claim::codes("field/tokens/token", &[TOO_MANY_TOKENS]),
    Claim::codes("field/tokens/token/[]/id", &[content::codes::DUPLICATE_ID]),
    Claim::nothing("field/tokens/token/[]/limit", "any number of cubes is a limit"),
    Claim::codes("field/tokens/token/[]/symbols", &[UNKNOWN_SYMBOL, NO_SYMBOL]),
    Claim::codes("field/tokens/token/[]/ring", &[TOKEN_COUNT]),
    Claim::codes("field/tokens/token/[]/origin", &[content::codes::MISSING_ORIGIN]),
    Claim::codes("field/tokens/known", &[KNOWN_FACE]),
    Claim::codes("field/tokens/known/[]/*", &[KNOWN_FACE]),
];
