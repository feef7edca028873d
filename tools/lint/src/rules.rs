//! The rules: a file for each, a line for each.

mod blank_texts;
mod card_texts;
mod choices;
mod differences;
mod forms;
mod grammar;
mod languages;
mod literal_terms;
mod messages;
mod missing_messages;
mod names;
mod own_words;
mod plurals;
mod prompts;
mod reach;
mod rulings;
mod same_codes;
mod script_names;
mod stale;
mod strangers;
mod typography;
mod unread_texts;
mod untranslated;
mod unused_texts;
mod verbs;
mod widths;

use diag::Diagnostic;

use crate::look::Look;

/// A rule says what is wrong with what it looks at.
type Rule = fn(&Look<'_>, &mut Vec<Diagnostic>);

/// All rules, in an order that nobody sees: reports are sorted by place.
pub(crate) const RULES: &[Rule] = &[
    blank_texts::look,
    card_texts::look,
    choices::look,
    differences::look,
    forms::look,
    grammar::look,
    languages::look,
    literal_terms::look,
    messages::look,
    missing_messages::look,
    names::look,
    own_words::look,
    plurals::look,
    prompts::look,
    reach::look,
    rulings::look,
    same_codes::look,
    script_names::look,
    stale::look,
    strangers::look,
    typography::look,
    unread_texts::look,
    untranslated::look,
    unused_texts::look,
    verbs::look,
    widths::look,
];
