//! Diagnostic codes of this crate. Each has a page in `codes/`.

crate::codes! {
    BINARY = "binary",
    MORE_FINDINGS = "more-findings",
    LINE_ENDS = "line-ends",
    NOT_UTF8 = "not-utf8",
    OTHER_GAME = "other-game",
    SYNTAX = "syntax",
    TOO_DEEP = "too-deep",
    TOO_LARGE = "too-large",
    UNREADABLE = "unreadable",
    UTF_16 = "utf-16",
}
