//! The codes of this crate's diagnostics, each with its page in `codes/`.

diag::codes! {
    BAD_BORDER = "bad-border",
    DEAD_END = "dead-end",
    KNOWN_FACE = "known-face",
    NO_SPOT = "no-spot",
    NO_SYMBOL = "no-symbol",
    ONE_SIDED_BORDER = "one-sided-border",
    PARTED_MAP = "parted-map",
    SAME_SPOT = "same-spot",
    SMALL_MAP = "small-map",
    TOKEN_COUNT = "token-count",
    TOO_MANY_REGIONS = "too-many-regions",
    TOO_MANY_TOKENS = "too-many-tokens",
    TWO_FACED_BORDER = "two-faced-border",
    UNKNOWN_REGION = "unknown-region",
    UNKNOWN_SYMBOL = "unknown-symbol",
}
