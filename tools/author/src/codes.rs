//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    UNNOTICED_CHANGE = "unnoticed-change",
}
