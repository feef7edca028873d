//! The rules: a file for each, a line for each.

mod card_flow;
mod card_texts;
mod differences;
mod forms;
mod hook_functions;
mod kept_state;
mod languages;
mod loops;
mod messages;
mod names;
mod operands;
mod own_words;
mod prompts;
mod reach;
mod results;
mod rulings;
mod script_names;
mod strangers;
mod unread_scripts;
mod verbs;
mod ways;

use diag::Diagnostic;

use crate::look::Look;

/// A rule says what is wrong with what it looks at.
type Rule = fn(&Look<'_>, &mut Vec<Diagnostic>);

/// All rules, in an order that nobody sees: reports are sorted by place.
pub(crate) const RULES: &[Rule] = &[
    card_flow::look,
    card_texts::look,
    differences::look,
    forms::look,
    hook_functions::look,
    kept_state::look,
    languages::look,
    loops::look,
    messages::look,
    names::look,
    operands::look,
    own_words::look,
    prompts::look,
    reach::look,
    results::look,
    rulings::look,
    script_names::look,
    strangers::look,
    unread_scripts::look,
    verbs::look,
    ways::look,
];
