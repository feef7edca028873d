//! Differences between a language and the base.

use diag::{Diagnostic, nearest};
use text::BASE;
use text::keys::{Difference, What, compare_keys};

use super::messages;
use super::unused_texts::is_known;
use crate::asks::{is_own_word, is_question};
use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    // A language may have other attributes than texts: a gender, a case.
    let wanted = |what: &What| match what {
        What::MissingAttribute(attribute) => is_text(attribute),
        What::ExtraAttribute(_) => false,
        What::Missing
        | What::Extra
        | What::MissingValue
        | What::MissingVariable { .. }
        | What::ExtraVariable { .. } => true,
    };
    let compared = look.wanted_groups().0.concat();
    let differences = compare_keys(&compared, look.keys, look.tags, BASE, &wanted);
    out.extend(differences.iter().filter_map(|found| difference(look, found)));
}

/// A finding about a difference, if its pack declares the language.
fn difference(look: &Look<'_>, found: &Difference) -> Option<Diagnostic> {
    let tag = &found.tag;
    // A wrong variable was reported, and explains the difference.
    let slips = |tag: &str| {
        look.key(tag, &found.space, &found.id).is_some_and(|key| messages::slips(look, key))
    };
    let about = found.base.as_ref().unwrap_or(&found.place).source.path();
    let pack = look.content.pack_of_text(about);
    let promised = |languages: &[String]| languages.iter().any(|known| known == tag);
    // A pack without any text in a language is reported once.
    let expected = pack.is_none_or(|pack| promised(&pack.languages) && look.speaks(&pack.id, tag));
    if !expected || said_of_card(look, found) || is_unread(look, found) || asks_table(look, found) {
        return None;
    }
    let message = differs(found, tag).filter(|_| !slips(tag) && !slips(BASE))?;
    let finding = Diagnostic::warning(codes::LANGUAGES_DIFFER, message, found.place.clone());
    if tag == BASE {
        return Some(finding.help("all other languages agree on another one: correct this"));
    }
    let finding = finding.help(match &found.what {
        What::MissingVariable { name, .. } => format!("use “{{ ${name} }}” in “{tag}”, too"),
        What::ExtraVariable { name, .. } => {
            format!("use “{{ ${name} }}” in “{BASE}”, too, or remove it from “{tag}”")
        }
        What::Extra => format!("write it in “{BASE}”, too, or remove it from “{tag}”"),
        What::Missing
        | What::MissingValue
        | What::MissingAttribute(_)
        | What::ExtraAttribute(_) => format!("“{tag}” shows missing texts in “{BASE}”"),
    });
    Some(match &found.base {
        Some(base) if *base != found.place => finding.label(base.clone(), format!("in “{BASE}”")),
        _ => finding,
    })
}

/// Whether a rule about cards reports it: texts of missing cards, cards without a name, a text or
/// words for their questions, and unknown numbers of cards.
fn said_of_card(look: &Look<'_>, found: &Difference) -> bool {
    if !look.is_kind(&found.space) {
        return false;
    }
    let Some(card) = look.card(&found.space, &found.id) else {
        return true;
    };
    match &found.what {
        What::Extra | What::ExtraVariable { .. } | What::Missing | What::MissingValue => true,
        What::MissingVariable { name, .. } => !card.has_number(name),
        What::MissingAttribute(name) => {
            name == "text" || is_question(name) || is_misspelt(look, found, name)
        }
        What::ExtraAttribute(_) => false,
    }
}

/// Whether a language only asks about the table where the base does not need to.
fn asks_table(look: &Look<'_>, found: &Difference) -> bool {
    match &found.what {
        What::ExtraVariable { name, .. } => look.is_of_table(name),
        What::Missing
        | What::Extra
        | What::MissingValue
        | What::MissingAttribute(_)
        | What::ExtraAttribute(_)
        | What::MissingVariable { .. } => false,
    }
}

/// Whether the missing text may be in a file with errors.
fn is_unread(look: &Look<'_>, found: &Difference) -> bool {
    match &found.what {
        What::Missing
        | What::MissingValue
        | What::MissingAttribute(_)
        | What::MissingVariable { .. } => look.is_text_unread(&found.tag, &found.space, &found.id),
        What::Extra | What::ExtraAttribute(_) | What::ExtraVariable { .. } => {
            look.is_text_unread(BASE, &found.space, &found.id)
        }
    }
}

/// Whether the language has the attribute under an unused name, which is reported.
fn is_misspelt(look: &Look<'_>, found: &Difference, attribute: &str) -> bool {
    let (space, id) = (&found.space, &found.id);
    let base = look.key(BASE, space, id);
    let in_base =
        |name: &str| base.is_some_and(|base| base.attributes.iter().any(|one| one.name == name));
    look.key(&found.tag, space, id).is_some_and(|key| {
        let mut strange = key
            .attributes
            .iter()
            .map(|one| one.name)
            .filter(|name| !in_base(name) && (is_own_word(name) || !is_known(key.tag, name)));
        strange.any(|name| nearest(name, [attribute]).is_some())
    })
}

/// A difference in words; `None` for something specific to a language, such as a gender.
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

/// Attributes that are shown. The others are grammar, which differs between languages.
fn is_text(attribute: &str) -> bool {
    matches!(attribute, "text" | "flavour" | "title" | "power" | "code" | "is")
        || is_own_word(attribute)
}
