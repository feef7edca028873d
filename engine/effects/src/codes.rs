//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    ENDLESS_CHAIN = "endless-chain",
}
