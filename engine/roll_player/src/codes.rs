//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    REWARDS_DISORDERED = "rewards-disordered",
    UNKNOWN_CARD = "unknown-card",
    UNKNOWN_EDITION = "unknown-edition",
    UNKNOWN_MONSTER = "unknown-monster",
    UNKNOWN_SET = "unknown-set",
}
