//! The rules: a file for each, a line for each.

mod absent_arguments;
mod blank_texts;
mod card_flow;
mod card_texts;
mod choices;
mod differences;
mod forms;
mod grammar;
mod guards;
mod hook_functions;
mod kept_numbers;
mod kept_state;
mod languages;
mod literal_terms;
mod literals;
mod loops;
mod messages;
mod missing_messages;
mod names;
mod operands;
mod own_words;
mod packs;
mod passed_words;
mod plurals;
mod prompts;
mod reach;
mod requires;
mod results;
mod rulings;
mod same_codes;
mod script_names;
mod stale;
mod strangers;
mod tables;
mod typography;
mod unread_scripts;
mod unread_texts;
mod untranslated;
mod unused_texts;
mod verbs;
mod ways;
mod widths;

use diag::{Diagnostic, spread_by};

use crate::look::Look;
pub(crate) use reach::Scripts;

/// A rule says what is wrong with what it looks at.
type Rule = fn(&Look<'_>, &mut Vec<Diagnostic>);

/// All rules, in an order that nobody sees: reports are sorted by place.
const RULES: &[Rule] = &[
    absent_arguments::look,
    blank_texts::look,
    card_flow::look,
    card_texts::look,
    choices::look,
    differences::look,
    forms::look,
    grammar::look,
    guards::look,
    hook_functions::look,
    kept_numbers::look,
    kept_state::look,
    languages::look,
    literal_terms::look,
    literals::look,
    loops::look,
    messages::look,
    missing_messages::look,
    names::look,
    operands::look,
    own_words::look,
    packs::look,
    passed_words::look,
    plurals::look,
    prompts::look,
    reach::look,
    requires::look,
    results::look,
    rulings::look,
    same_codes::look,
    script_names::look,
    stale::look,
    strangers::look,
    tables::look,
    typography::look,
    unread_scripts::look,
    unread_texts::look,
    untranslated::look,
    unused_texts::look,
    verbs::look,
    ways::look,
    widths::look,
];

/// What all rules say.
pub(crate) fn all(look: &Look<'_>) -> Vec<Diagnostic> {
    let found = spread_by(1, look.content.library.crew(), RULES, |rule| {
        let mut found = Vec::new();
        rule(look, &mut found);
        found
    });
    found.into_iter().flatten().collect()
}
