//! Choices within texts: variants that can never be shown, what cannot be selected by, and functions
//! for names that are called with numbers.

use std::collections::BTreeSet;

use diag::Diagnostic;
use text::anatomy::{Anatomy, How, Selection, Selector};
use text::plurals::CATEGORIES;

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, VariableSort};

/// The function of Fluent that makes a number of a number.
const NUMBER: &str = "NUMBER";

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    Box::new(move |text, _, out| {
        for part in &text.parts {
            for choice in &part.choices {
                repeated(text, choice, out);
                match &choice.by {
                    Selector::Variable(name) => by_variable(look, text, part, choice, name, out),
                    Selector::Number(..) | Selector::Term(..) | Selector::Other => {}
                }
            }
            called(look, text, part, out);
        }
    })
}

/// A key that stands in a choice for the second time.
fn repeated(text: &Text<'_>, choice: &Selection<'_>, out: &mut Vec<Diagnostic>) {
    let mut met = BTreeSet::new();
    for variant in &choice.variants {
        if !met.insert(variant.key) {
            let message = format!("duplicate variant [{}]", variant.key);
            let first = choice.variants.iter().find(|one| one.key == variant.key);
            let finding = Diagnostic::warning(codes::DEAD_VARIANT, message, key(text, variant.key));
            let finding = finding.help("remove one of them: only the first is shown");
            out.push(match first {
                Some(first) => finding.label(key(text, first.key), "first here"),
                None => finding,
            });
        }
    }
}

/// The place of a key.
fn key(text: &Text<'_>, key: &str) -> diag::Place {
    let start = key.as_ptr() as usize - text.key.place.source.text().as_ptr() as usize;
    text.place(&(start..start + key.len()))
}

/// A finding whose fix would not name a variant that is already there.
fn unless_said(finding: Diagnostic, choice: &Selection<'_>) -> Diagnostic {
    let mut written = finding.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.text.as_str());
    let is_said = written.any(|word| choice.variants.iter().any(|one| one.key == word));
    if is_said { finding.unfixed() } else { finding }
}

fn by_variable(
    look: &Look<'_>,
    text: &Text<'_>,
    part: &Anatomy<'_>,
    choice: &Selection<'_>,
    name: &str,
    out: &mut Vec<Diagnostic>,
) {
    match look.sort(text, part.attribute, name) {
        VariableSort::Number => {
            let keys = choice.variants.iter().filter(|one| !one.number && !one.default);
            for variant in keys.filter(|one| !CATEGORIES.contains(&one.key)) {
                let message = format!("“${name}” is a number and never [{}]", variant.key);
                let finding =
                    Diagnostic::warning(codes::DEAD_VARIANT, message, key(text, variant.key));
                let otherwise = "write a number, or a form such as [one]";
                let finding = finding.did_you_mean(variant.key, CATEGORIES, ["[", "]"], otherwise);
                out.push(unless_said(finding, choice));
            }
        }
        VariableSort::Words(words) => {
            let keys = choice.variants.iter().filter(|one| !one.default);
            for variant in keys.filter(|one| !words.contains(one.key)) {
                let message = format!("“${name}” is never [{}]", variant.key);
                let words = words.iter().map(String::as_str);
                let finding =
                    Diagnostic::warning(codes::DEAD_VARIANT, message, key(text, variant.key));
                out.push(unless_said(finding.suggest_fix(variant.key, words), choice));
            }
        }
        VariableSort::Name | VariableSort::List => {
            let message =
                format!("“${name}” is shown in each language’s words and cannot be selected by");
            out.push(
                Diagnostic::error(codes::WRONG_SELECTOR, message, text.place(&choice.at))
                    .help(format!("select by its keyword “${name}_word”")),
            );
        }
        VariableSort::Unknown => {}
    }
}

/// Functions for names that are called with a number, and `NUMBER` with a name.
fn called(look: &Look<'_>, text: &Text<'_>, part: &Anatomy<'_>, out: &mut Vec<Diagnostic>) {
    for one in &part.uses {
        let How::Called(function) = one.how else { continue };
        let message = match (function == NUMBER, look.sort(text, part.attribute, one.name)) {
            (false, VariableSort::Number) => {
                format!("“{function}” is for names, but “${}” is a number", one.name)
            }
            (true, VariableSort::Words(_) | VariableSort::Name | VariableSort::List) => {
                format!("“{function}” is for numbers, but “${}” is not a number", one.name)
            }
            (
                false,
                VariableSort::Words(_)
                | VariableSort::Name
                | VariableSort::List
                | VariableSort::Unknown,
            )
            | (true, VariableSort::Number | VariableSort::Unknown) => continue,
        };
        let finding = Diagnostic::error(codes::WRONG_FORM, message, text.place(&one.at));
        out.push(finding.help("show it without the function"));
    }
}
