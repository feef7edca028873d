//! Plural categories of a language, according to Unicode's CLDR.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::tree::language;

/// All plural categories.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The largest whole number considered usual in a game. Categories for millions or fractions, such
/// as `many` in French, are [rare](all_plurals).
const HIGHEST: usize = 200;

/// The cardinal or ordinal categories of the whole numbers in a game; `None` for an unknown
/// language.
pub fn plurals(tag: &str, ordinal: bool) -> Option<BTreeSet<&'static str>> {
    Some(by_form(tag, ordinal)?.into_keys().collect())
}

/// The whole numbers of a game by their category.
pub fn by_form(tag: &str, ordinal: bool) -> Option<BTreeMap<&'static str, Vec<usize>>> {
    let rules = rules(tag, ordinal)?;
    let mut forms: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
    for number in 0..=HIGHEST {
        if let Ok(category) = rules.select(number) {
            forms.entry(name(&category)).or_default().push(number);
        }
    }
    Some(forms)
}

/// The categories of all numbers in a language, including fractions and millions.
pub fn all_plurals(tag: &str, ordinal: bool) -> Option<BTreeSet<&'static str>> {
    Some(rules(tag, ordinal)?.categories().map(|category| name(&category)).collect())
}

/// The rules of a language, or of the language without script and region, as in Fluent.
fn rules(tag: &str, ordinal: bool) -> Option<PluralRules> {
    let kind = if ordinal { PluralRuleType::ORDINAL } else { PluralRuleType::CARDINAL };
    let mut id = language(tag)?;
    id.clear_variants();
    let whole = id.clone();
    id.region = None;
    let scripted = id.clone();
    id.script = None;
    [whole, scripted, id].into_iter().find_map(|id| PluralRules::create(id, kind).ok())
}

fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::{all_plurals, plurals};

    #[test]
    fn languages_have_the_forms_that_their_small_numbers_take() {
        let forms = |tag, ordinal| {
            plurals(tag, ordinal).map(|forms| forms.into_iter().collect::<Vec<_>>().join(" "))
        };
        for tag in ["en", "fr", "de", "nl", "pt-BR"] {
            assert_eq!(forms(tag, false).as_deref(), Some("one other"), "{tag}");
        }
        assert_eq!(forms("he", false).as_deref(), Some("one other two"));
        assert_eq!(forms("lt", false).as_deref(), Some("few one other"));
        assert_eq!(forms("bg", true).as_deref(), Some("other"));
        assert_eq!(forms("be", true).as_deref(), Some("few other"));
        let all = |tag| all_plurals(tag, false).expect("known").into_iter().collect::<Vec<_>>();
        for tag in ["fr", "es", "it", "pt", "pt-PT", "ca"] {
            assert_eq!(all(tag), ["many", "one", "other"], "{tag}");
        }
        assert_eq!(all("cs"), ["few", "many", "one", "other"]);
        assert_eq!(forms("pl", false).as_deref(), Some("few many one"));
        assert_eq!(forms("ja", false).as_deref(), Some("other"));
        assert_eq!(forms("en", true).as_deref(), Some("few one other two"));
        assert_eq!(forms("tlh", false), None);
    }
}
