//! Cases in the base that a translation does not have although it selects on the same word; a
//! masculine variant without a feminine one.

use std::collections::BTreeSet;

use diag::Diagnostic;
use text::anatomy::{Anatomy, Selection, Selector};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, VariableSort};

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    Box::new(move |text, english, out| {
        genders(text, out);
        let Some(english) = english.filter(|english| english.key.tag != text.key.tag) else {
            return;
        };
        for part in &text.parts {
            let Some(base) = english.part(part.attribute) else { continue };
            cases(look, (text, part), (english, base), out);
        }
    })
}

fn cases(
    look: &Look<'_>,
    (text, part): (&Text<'_>, &Anatomy<'_>),
    (english, base): (&Text<'_>, &Anatomy<'_>),
    out: &mut Vec<Diagnostic>,
) {
    let mut told = BTreeSet::new();
    for choice in &part.choices {
        let Some(name) = variable(choice).filter(|name| told.insert(*name)) else { continue };
        // The forms for numbers differ between languages.
        let is_option = look.is_of_table(name);
        let is_word = matches!(look.sort(text, part.attribute, name), VariableSort::Words(_));
        let (here, there) = (keys(part, name), keys(base, name));
        // A language with an additional case divides them differently.
        let Some(key) = there.difference(&here).next() else { continue };
        if !(is_option || is_word) || !here.is_subset(&there) {
            continue;
        }
        let message = format!(
            "“${name}” has no variant [{key}] in “{}”, but has one in English",
            text.key.tag
        );
        let mut finding = Diagnostic::warning(codes::MISSING_CASE, message, text.place(&choice.at));
        if let Some(choice) = base.choices.iter().find(|one| variable(one) == Some(name)) {
            finding = finding.label(english.place(&choice.at), "selected here");
        }
        out.push(finding.help(format!("add the variant: [{key}] …")));
    }
}

/// A masculine variant without a feminine one.
fn genders(text: &Text<'_>, out: &mut Vec<Diagnostic>) {
    let choices = text.parts.iter().flat_map(|part| &part.choices);
    let by_gender = choices.filter(|choice| {
        variable(choice).is_some_and(|name| name == GENDER || name.ends_with("_gender"))
    });
    for choice in by_gender {
        let has = |key: &str| choice.variants.iter().any(|variant| variant.key == key);
        if has("m") && !has("f") {
            let message = "there is a masculine variant here, but no feminine one";
            out.push(
                Diagnostic::warning(codes::MISSING_CASE, message, text.place(&choice.at))
                    .help("add the variant: [f] …"),
            );
        }
    }
}

/// The variable of a noun's own gender. That of a player ends with the same word.
const GENDER: &str = "gender";

fn variable<'l>(choice: &Selection<'l>) -> Option<&'l str> {
    match choice.by {
        Selector::Variable(name) => Some(name),
        Selector::Number(..) | Selector::Term(..) | Selector::Other => None,
    }
}

/// The cases of a variable in all selections on it. The default of a selection is a case by its
/// name.
fn keys<'l>(part: &Anatomy<'l>, name: &str) -> BTreeSet<&'l str> {
    let choices = part.choices.iter().filter(|choice| variable(choice) == Some(name));
    choices.flat_map(|choice| &choice.variants).map(|variant| variant.key).collect()
}
