//! Differences between a language and the base.

use diag::Diagnostic;
use text::BASE;
use text::keys::{Difference, What, compare_keys};

use super::messages;
use crate::asks::is_own_word;
use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    // What attributes a language has besides texts is its own affair: a gender, a case.
    let wanted = |what: &What| match what {
        What::MissingAttribute(attribute) => is_text(attribute),
        What::ExtraAttribute(_) => false,
        What::Missing
        | What::Extra
        | What::MissingValue
        | What::MissingVariable { .. }
        | What::ExtraVariable { .. } => true,
    };
    let differences = compare_keys(look.keys, look.tags, BASE, &wanted);
    out.extend(differences.iter().filter_map(|found| difference(look, found)));
}

/// A difference, if the pack that it belongs to promises the language.
fn difference(look: &Look<'_>, found: &Difference) -> Option<Diagnostic> {
    let tag = &found.tag;
    // A wrong variable has been told; that the languages differ in it follows.
    let slips = |tag: &str| {
        look.key(tag, &found.space, &found.id).is_some_and(|key| messages::slips(look, key))
    };
    let about = found.base.as_ref().unwrap_or(&found.place).source.path();
    let pack = look.content.pack_of_text(about);
    let promised = |languages: &[String]| languages.iter().any(|known| known == tag);
    // That a pack has no text at all in a language is told once.
    let expected = pack.is_none_or(|pack| promised(&pack.languages) && look.speaks(&pack.id, tag));
    if !expected || said_of_card(look, found) {
        return None;
    }
    let message = differs(found, tag).filter(|_| !slips(tag) && !slips(BASE))?;
    let finding = Diagnostic::warning(codes::LANGUAGES_DIFFER, message, found.place.clone());
    if tag == BASE {
        return Some(finding.help("all other languages agree on another: correct this one"));
    }
    let finding = finding.help(format!("what “{tag}” lacks is said in “{BASE}”"));
    Some(match &found.base {
        Some(base) if *base != found.place => finding.label(base.clone(), format!("in “{BASE}”")),
        _ => finding,
    })
}

/// Whether the look at the cards says it: texts of cards that are not there, and numbers that a card
/// has not.
fn said_of_card(look: &Look<'_>, found: &Difference) -> bool {
    if !look.is_kind(&found.space) {
        return false;
    }
    let Some(card) = look.card(&found.space, &found.id) else {
        return true;
    };
    match &found.what {
        What::Extra | What::ExtraVariable { .. } => true,
        What::MissingVariable { name, .. } => !card.has_number(name),
        What::Missing
        | What::MissingValue
        | What::MissingAttribute(_)
        | What::ExtraAttribute(_) => false,
    }
}

/// A difference in words; nothing for what is a language's own affair, such as a gender.
fn differs(found: &Difference, tag: &str) -> Option<String> {
    let name = format!("{}/{}", found.space, found.id);
    let part = |attribute: &Option<String>| match attribute {
        Some(attribute) => format!("“.{attribute}” of “{name}”"),
        None => format!("“{name}”"),
    };
    Some(match &found.what {
        What::Missing => format!("“{name}” has no text in “{tag}”"),
        What::MissingValue => format!("“{name}” has attributes in “{tag}”, but no text"),
        What::Extra => format!("“{name}” is in “{tag}” only"),
        What::MissingAttribute(attribute) if is_text(attribute) => {
            format!("“{name}” has no “.{attribute}” in “{tag}”")
        }
        What::MissingAttribute(_) | What::ExtraAttribute(_) => return None,
        What::MissingVariable { attribute, name } => {
            format!("{} does not use “${name}” in “{tag}”", part(attribute))
        }
        What::ExtraVariable { attribute, name } => {
            format!("{} uses “${name}” in “{tag}” only", part(attribute))
        }
    })
}

/// Attributes that are shown; the others are grammar, which is each language's own.
fn is_text(attribute: &str) -> bool {
    matches!(attribute, "text" | "flavour" | "title" | "power" | "code" | "is")
        || is_own_word(attribute)
}
