//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    ENDLESS_CHAIN = "endless-chain",
}
