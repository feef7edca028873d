//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    BAD_GATE = "bad-gate",
    BAD_PLAN = "bad-plan",
}
