//! Forms for numbers: those that a language has and a text lacks, those that it never has, and a
//! number shown beside a plural where English says both.

use std::collections::{BTreeMap, BTreeSet};

use diag::Diagnostic;
use text::BASE;
use text::anatomy::{Anatomy, How, Selection, Selector, Variant};
use text::plurals::{CATEGORIES, all_plurals, by_form};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, VariableSort};

/// The forms of a language for numbers.
struct Forms {
    /// Those that the whole numbers of a game take, each with these numbers.
    small: BTreeMap<&'static str, Vec<usize>>,
    /// Those that any number takes.
    all: BTreeSet<&'static str>,
}

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    let forms = |tag: &str, ordinal| {
        Some(Forms { small: by_form(tag, ordinal)?, all: all_plurals(tag, ordinal)? })
    };
    let known: Vec<_> =
        (look.tags.iter()).map(|tag| (tag.as_str(), forms(tag, false), forms(tag, true))).collect();
    Box::new(move |text, english, out| {
        let known = known.iter().find(|(tag, ..)| *tag == text.key.tag);
        let Some((_, Some(cardinal), ordinal)) = known else { return };
        if text.key.id.starts_with('-') {
            return;
        }
        for part in &text.parts {
            for choice in &part.choices {
                let forms = match (&choice.by, ordinal) {
                    (Selector::Number(_, true), Some(ordinal)) => ordinal,
                    (Selector::Number(_, true), None) => continue,
                    (Selector::Number(_, false) | Selector::Variable(_), _) => cardinal,
                    (Selector::Term(..) | Selector::Other, _) => continue,
                };
                if is_plural(look, text, part, choice) {
                    let english = english.and_then(|english| english.part(part.attribute));
                    // A form that no number takes probably replaces the missing one.
                    if !strange(text, choice, &forms.all, out) {
                        lacking(text, (part, choice), english, &forms.small, out);
                    }
                }
            }
            bare(text, english, part, &cardinal.small, out);
        }
    })
}

/// Whether a choice is one between forms for a number.
fn is_plural(look: &Look<'_>, text: &Text<'_>, part: &Anatomy<'_>, choice: &Selection<'_>) -> bool {
    let mut keys = choice.variants.iter().filter(|one| !one.default && !one.number);
    match &choice.by {
        Selector::Number(..) => true,
        Selector::Variable(name) => match look.sort(text, part.attribute, name) {
            VariableSort::Number => true,
            VariableSort::Words(_) | VariableSort::Name | VariableSort::List => false,
            VariableSort::Unknown => {
                let forms = choice.variants.iter().filter(|one| !one.number);
                let mut forms = forms.map(|one| one.key);
                keys.next().is_some() && forms.all(|key| CATEGORIES.contains(&key))
            }
        },
        Selector::Term(..) | Selector::Other => false,
    }
}

/// Forms that the language has, and the choice does not say: the default says one of them.
fn lacking(
    text: &Text<'_>,
    (part, choice): (&Anatomy<'_>, &Selection<'_>),
    english: Option<&Anatomy<'_>>,
    forms: &BTreeMap<&'static str, Vec<usize>>,
    out: &mut Vec<Diagnostic>,
) {
    let keys: BTreeSet<&str> = choice.variants.iter().map(|one| one.key).collect();
    // A form whose numbers are all written is said.
    let written =
        |numbers: &[usize]| numbers.iter().all(|one| keys.contains(one.to_string().as_str()));
    let default = choice.variants.iter().find(|one| one.default).map(|one| one.key);
    let spare = default.is_some_and(|key| !forms.contains_key(key));
    // Forms are meant where one is named. A default alone may be a word that never changes, as in
    // “[0] … *[other] 2 gold”: it counts where nothing else is written, or where English has [one].
    let is_form = |one: &Variant<'_>| !one.number && CATEGORIES.contains(&one.key);
    let named = choice.variants.iter().any(|one| !one.default && is_form(one));
    let by_default = choice.variants.iter().any(|one| one.default && is_form(one));
    let is_lost =
        || english.is_some_and(|english| says_one(english, choice)) && !says_one(part, choice);
    let chosen = named || by_default && (choice.variants.len() == 1 || is_lost());
    let lacks = forms.iter().filter(|(form, numbers)| !keys.contains(*form) && !written(numbers));
    let lacks: Vec<&str> = lacks.map(|(form, _)| *form).collect();
    if !chosen || lacks.len() <= usize::from(spare) {
        return;
    }
    let lacks: Vec<String> = lacks.iter().map(|form| format!("[{form}]")).collect();
    let message = format!("“{}” also has the form {}", text.key.tag, lacks.join(" and "));
    let forms: Vec<String> = forms.keys().map(|form| format!("[{form}]")).collect();
    out.push(
        Diagnostic::warning(codes::MISSING_PLURAL, message, text.place(&choice.at))
            .help(format!("its numbers have the forms {}", forms.join(", "))),
    );
}

/// Whether a text has a form for one somewhere where it selects by the number of a choice.
fn says_one(text: &Anatomy<'_>, choice: &Selection<'_>) -> bool {
    let mut same = text.choices.iter().filter(|one| one.by == choice.by);
    same.any(|one| one.variants.iter().any(|variant| variant.key == "one"))
}

/// Forms that no number of the language takes. Returns whether there are any.
fn strange(
    text: &Text<'_>,
    choice: &Selection<'_>,
    forms: &BTreeSet<&str>,
    out: &mut Vec<Diagnostic>,
) -> bool {
    let before = out.len();
    let strange = choice.variants.iter().filter(|one| {
        !one.default && !one.number && CATEGORIES.contains(&one.key) && !forms.contains(one.key)
    });
    for variant in strange {
        let message = format!("no number takes the form [{}] in “{}”", variant.key, text.key.tag);
        let start = variant.key.as_ptr() as usize - text.key.place.source.text().as_ptr() as usize;
        let place = text.place(&(start..start + variant.key.len()));
        let exact = match variant.key {
            "zero" => Some("[0]"),
            "two" => Some("[2]"),
            _ => None,
        };
        let finding = Diagnostic::warning(codes::STRANGE_PLURAL, message, place);
        out.push(match exact {
            Some(number) => finding.help(format!("write {number} for that number")),
            None => finding.help("remove it: it is never shown"),
        });
    }
    out.len() > before
}

/// A number before a term in the plural, where English also says one.
fn bare(
    text: &Text<'_>,
    english: Option<&Text<'_>>,
    part: &Anatomy<'_>,
    forms: &BTreeMap<&'static str, Vec<usize>>,
    out: &mut Vec<Diagnostic>,
) {
    if text.key.tag == BASE || forms.len() < 2 {
        return;
    }
    let Some(english) = english.and_then(|english| english.part(part.attribute)) else { return };
    let by = |all: &Anatomy<'_>, name: &str| {
        all.choices.iter().any(|choice| match choice.by {
            Selector::Variable(by) | Selector::Number(by, _) => by == name,
            Selector::Term(..) | Selector::Other => false,
        })
    };
    for shown in part.uses.iter().filter(|one| one.how == How::Shown) {
        let behind = part.terms.iter().find(|term| {
            let between = text.key.place.source.text().get(shown.at.end..term.at.start);
            term.run == shown.run
                && term.arguments.iter().any(|(name, _)| *name == "count")
                && between.is_some_and(|words| {
                    words.chars().all(|one| " \u{a0}\u{202f}{}-".contains(one))
                })
        });
        let Some(term) = behind else { continue };
        if by(english, shown.name) && !by(part, shown.name) {
            let message = format!("“${}” precedes a plural even if it is 1", shown.name);
            out.push(
                Diagnostic::warning(codes::BARE_NUMBER, message, text.place(&shown.at))
                    .label(text.place(&term.at), "one form for all numbers")
                    .help(format!("select by it: {{ ${} -> [one] … *[other] … }}", shown.name)),
            );
        }
    }
}
