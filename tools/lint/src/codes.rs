//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    ACTS_IN_QUERY = "acts-in-query",
    LANGUAGES_DIFFER = "languages-differ",
    MISSING_PARAM = "missing-param",
    NO_ASK_TEXT = "no-ask-text",
    NO_CARD_TEXT = "no-card-text",
    NO_LANGUAGE = "no-language",
    NO_NAME = "no-name",
    NO_RULING = "no-ruling",
    PROMPT_COLON = "prompt-colon",
    STRAY_TEXT = "stray-text",
    UNKNOWN_GLOBAL = "unknown-global",
    UNKNOWN_VARIABLE = "unknown-variable",
    UNKNOWN_VERB = "unknown-verb",
    UNUSED_NAME = "unused-name",
    VERB_WITH_DOT = "verb-with-dot",
    WRONG_ARGUMENT = "wrong-argument",
}
