//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    UNKNOWN_CARD = "unknown-card",
    UNKNOWN_EDITION = "unknown-edition",
    UNKNOWN_SET = "unknown-set",
}
