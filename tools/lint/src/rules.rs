//! The rules: a file for each, a line for each.

mod card_texts;
mod differences;
mod forms;
mod languages;
mod literals;
mod messages;
mod names;
mod own_words;
mod packs;
mod prompts;
mod reach;
mod requires;
mod rulings;
mod script_names;
mod strangers;
mod tables;
mod verbs;

use diag::Diagnostic;

use crate::look::Look;

pub(crate) use tables::Short;

/// A rule says what is wrong with what it looks at.
type Rule = fn(&Look<'_>, &mut Vec<Diagnostic>);

/// All rules, in an order that nobody sees: reports are sorted by place.
pub(crate) const RULES: &[Rule] = &[
    card_texts::look,
    differences::look,
    forms::look,
    languages::look,
    literals::look,
    messages::look,
    names::look,
    own_words::look,
    packs::look,
    prompts::look,
    reach::look,
    requires::look,
    rulings::look,
    script_names::look,
    strangers::look,
    tables::look,
    verbs::look,
];
