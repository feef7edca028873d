//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    MISSING_FUNCTION = "missing-function",
    SCRIPT_FAULT = "script-fault",
    SCRIPT_JOINS = "script-joins",
    SCRIPT_LARGE = "script-large",
    SCRIPT_NOT_STRICT = "script-not-strict",
    SCRIPT_NOT_TEXT = "script-not-text",
    SCRIPT_RETURNS = "script-returns",
    SCRIPT_SYNTAX = "script-syntax",
}
