//! What the linter checks and does not check: every field of a schema, verb, hook, message and path
//! of records is claimed by codes, or by a reason why nothing more can be wrong with it.

#[cfg(test)]
mod things;

use diag::{Claim, Code};
use engine::Shelved;
use play::codes::{BAD_GIVEN, BAD_THEN, NO_SUCH_OFFER, THEN_DIFFERS};

use crate::codes;

/// Codes about functions of hooks that act.
const IN_HOOKS: &[Code] = &[
    codes::IDLE_RETURN,
    codes::WRONG_PARAMETER,
    script::codes::MISSING_FUNCTION,
    codes::BREAKS_LAW,
    codes::ENDLESS_IN_PLAY,
    codes::FAILS_IN_PLAY,
    codes::NEVER_ACTS,
    codes::READS_HIDDEN,
];

/// Codes about functions of query hooks.
const IN_QUERIES: &[Code] = &[
    codes::ACTS_IN_QUERY,
    codes::FRACTION,
    codes::MISSING_RETURN,
    codes::WRONG_PARAMETER,
    codes::WRONG_RETURN,
    script::codes::MISSING_FUNCTION,
    codes::BREAKS_LAW,
    codes::ENDLESS_IN_PLAY,
    codes::FAILS_IN_PLAY,
    codes::NEVER_ACTS,
    codes::READS_HIDDEN,
];

/// Codes about calls of query verbs.
const OF_VERBS: &[Code] = &[
    codes::UNKNOWN_VERB,
    codes::VERB_WITH_DOT,
    codes::UNUSED_RESULT,
    codes::KEPT_EARLY,
    codes::KEPT_LATE,
    codes::KEPT_NOWHERE,
    codes::KEPT_OUTDATED,
    codes::KEPT_UNREAD,
    codes::KEPT_UNSET,
];

/// Codes about calls of verbs that change something.
const OF_DEEDS: &[Code] = &[
    codes::UNKNOWN_VERB,
    codes::VERB_WITH_DOT,
    codes::UNUSED_RESULT,
    codes::ACTS_IN_VAIN,
    codes::KEPT_EARLY,
    codes::KEPT_LATE,
    codes::KEPT_NOWHERE,
    codes::KEPT_OUTDATED,
    codes::KEPT_UNREAD,
    codes::KEPT_UNSET,
    codes::TEXT_BOUND,
    codes::TEXT_CEILING,
    codes::TEXT_CONDITION,
    codes::TEXT_COST,
    codes::TEXT_MAY,
    codes::TEXT_MOMENT,
    codes::TEXT_ONCE,
    codes::TEXT_SIGN,
    codes::TEXT_SWAPPED,
    codes::TEXT_THING,
    codes::TEXT_WHICH,
    codes::TEXT_WHOSE,
];

/// Codes about the texts of messages.
const OF_MESSAGES: &[Code] = &[
    codes::ABSENT_ARGUMENT,
    codes::LANGUAGES_DIFFER,
    codes::MISSING_MESSAGE,
    codes::UNKNOWN_VARIABLE,
    text::codes::UNKNOWN_REFERENCE,
    codes::MISSING_PLURAL,
    codes::SAME_AS_ENGLISH,
    codes::STALE_TEXT,
    codes::WRONG_FORM,
    codes::WRONG_SELECTOR,
];

/// Claims for things in every game.
const SHARED: &[Claim] = &[
    Claim::codes("field/pack/id", &[content::codes::DUPLICATE_PACK, content::codes::PACK_FOLDER]),
    Claim::codes("field/pack/game", &[content::codes::UNKNOWN_GAME]),
    Claim::codes("field/pack/api", &[content::codes::UNKNOWN_API]),
    Claim::nothing("field/pack/version", "each version is the pack's own affair"),
    Claim::codes(
        "field/pack/requires",
        &[
            content::codes::MISSING_REQUIRES,
            content::codes::CYCLIC_REQUIRES,
            content::codes::REPEATED_ENTRY,
            codes::UNUSED_REQUIRES,
        ],
    ),
    Claim::codes(
        "field/pack/languages",
        &[codes::NO_LANGUAGE, codes::UNPROMISED_LANGUAGE, content::codes::REPEATED_ENTRY],
    ),
    Claim::codes("field/pack/origins", &[content::codes::MISSING_ORIGIN]),
    Claim::codes("field/*/origin", &[content::codes::MISSING_ORIGIN, content::codes::STRAY_ORIGIN]),
    Claim::codes("field/*/origin/*", &[content::codes::STRAY_ORIGIN]),
    Claim::codes(
        "field/*/asks",
        &[codes::NO_ASK_TEXT, codes::UNLISTED_ASK, codes::UNUSED_ASK, codes::ONE_ANSWER],
    ),
    Claim::codes("field/*/params", &[codes::MISSING_PARAM, codes::UNUSED_PARAM]),
    Claim::codes(
        "field/*/params/*",
        &[codes::MISSING_PARAM, codes::UNUSED_PARAM, codes::UNKNOWN_VARIABLE, codes::TEXT_AMOUNT],
    ),
    Claim::nothing("field/*/hooks", "its hooks are looked at one by one"),
    Claim::codes(
        "field/*/hooks/*",
        &[
            content::codes::MISSING_SCRIPT,
            codes::NO_RULING,
            codes::UNPROVEN_HOOK,
            codes::IDLE_RULINGS,
            codes::NEVER_ACTS,
        ],
    ),
    Claim::codes(
        "field/*/hooks/*/use",
        &[script::codes::MISSING_FUNCTION, codes::UNUSED_FUNCTION, codes::UNPROVEN_BRANCH],
    ),
    Claim::codes("field/*/hooks/*/when", &[content::codes::UNFIT_GUARD]),
    Claim::codes(
        "field/*/hooks/*/when/*",
        &[
            content::codes::UNFIT_GUARD,
            content::codes::REPEATED_ENTRY,
            content::codes::GUARD_NEVER,
            content::codes::GUARD_ALWAYS,
        ],
    ),
    Claim::codes(
        "field/*/hooks/*/when/min",
        &[
            content::codes::GUARD_NEVER,
            content::codes::GUARD_ALWAYS,
            content::codes::UNKNOWN_PARAM,
            codes::LITERAL_GUARD,
        ],
    ),
    Claim::codes(
        "field/*/hooks/*/when/max",
        &[
            content::codes::GUARD_NEVER,
            content::codes::GUARD_ALWAYS,
            content::codes::UNKNOWN_PARAM,
            codes::LITERAL_GUARD,
        ],
    ),
    // Hooks and verbs by sort, arguments by type, paths by the structure of their values. A new
    // sort, type or structure stays unclaimed until its checks have been considered.
    Claim::codes("hook/event/*", IN_HOOKS),
    Claim::codes("hook/use/*", IN_HOOKS),
    Claim::codes("hook/number/*", IN_QUERIES),
    Claim::codes("hook/yes-no/*", IN_QUERIES),
    Claim::codes("verb/query/*", OF_VERBS),
    Claim::codes("verb/act/*", OF_DEEDS),
    Claim::codes("verb/ask/*", OF_DEEDS),
    Claim::codes(
        "argument/number/*/*",
        &[codes::WRONG_ARGUMENT, codes::MAYBE_NIL, codes::FRACTION, codes::TEXT_AMOUNT],
    ),
    Claim::codes("argument/thing/*/*", &[codes::WRONG_ARGUMENT, codes::MAYBE_NIL]),
    Claim::codes("argument/word/*/*", &[codes::WRONG_ARGUMENT, codes::MAYBE_NIL]),
    Claim::codes("argument/label/*/*", &[codes::WRONG_ARGUMENT, codes::UNLISTED_ASK]),
    Claim::codes("argument/filter/*/*", &[codes::WRONG_ARGUMENT]),
    Claim::codes("argument/field/number/*/*/*", &[codes::WRONG_ARGUMENT, codes::FRACTION]),
    Claim::codes("argument/field/thing/*/*/*", &[codes::WRONG_ARGUMENT]),
    Claim::codes("argument/field/yes-no/*/*/*", &[codes::WRONG_ARGUMENT, codes::TEXT_MAY]),
    Claim::codes("argument/field/word/*/*/*", &[codes::WRONG_ARGUMENT]),
    Claim::codes("argument/field/label/*/*/*", &[codes::WRONG_ARGUMENT, codes::UNLISTED_ASK]),
    Claim::codes("message/hint/*", OF_MESSAGES),
    Claim::codes("message/log/*", OF_MESSAGES),
    Claim::codes("message/choice/*", OF_MESSAGES),
    Claim::codes("message/news/*", OF_MESSAGES),
    Claim::codes("message/refusal/*", OF_MESSAGES),
    Claim::codes("message/rules/*", OF_MESSAGES),
    Claim::codes("message/spoken/*", OF_MESSAGES),
    Claim::codes(
        "message/ask/*",
        &[
            codes::ABSENT_ARGUMENT,
            codes::LANGUAGES_DIFFER,
            codes::MISSING_MESSAGE,
            codes::UNKNOWN_VARIABLE,
            codes::PROMPT_COLON,
        ],
    ),
    // Checked without playing: names of cards, seats and paths, impossible phases, and `given`
    // lines that break a law (`play::ruling::set_up`). All other expectations are checked by
    // playing.
    Claim::codes("path/one/**", &[BAD_GIVEN, BAD_THEN, THEN_DIFFERS]),
    Claim::codes("path/list/**", &[BAD_GIVEN, BAD_THEN, THEN_DIFFERS]),
    Claim::codes("path/set/**", &[BAD_GIVEN, BAD_THEN, THEN_DIFFERS]),
    Claim::codes("path/line/**", &[BAD_THEN, THEN_DIFFERS]),
    Claim::codes("path/lines/**", &[BAD_THEN, THEN_DIFFERS, NO_SUCH_OFFER]),
];

/// The claim about a thing of a game.
pub(crate) fn claim(game: &'static dyn Shelved, thing: &str) -> Option<&'static Claim> {
    Claim::find(game.claims().iter().chain(SHARED), thing)
}

/// The schemas of the files of a game's packs: folder and text.
pub(crate) fn schemas(game: &dyn Shelved) -> Vec<(String, String)> {
    let mut schemas = vec![("pack".to_owned(), content::pack_schema().to_string())];
    for (file, text) in game.schemas() {
        let folder = file.strip_suffix(".schema.json");
        schemas.extend(folder.map(|folder| (folder.to_owned(), text.clone())));
    }
    schemas
}
