//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    ARGUMENT = "argument",
    CIRCLE = "circle",
    DUPLICATE = "duplicate",
    ID = "id",
    LANGUAGE_TAG = "language-tag",
    MESSAGE_IN_TERMS = "message-in-terms",
    NESTING = "nesting",
    NOUN_DATUM = "noun-datum",
    NUMBER = "number",
    REDUNDANT_FORM = "redundant-form",
    SIZE = "size",
    TOO_MANY_ATTRIBUTES = "too-many-attributes",
    UNKNOWN_FUNCTION = "unknown-function",
    UNKNOWN_REFERENCE = "unknown-reference",
}
