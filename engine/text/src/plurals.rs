//! The forms of a word that a language has for numbers, as Unicode's CLDR says.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::tree::language;

/// Every category that a variant can be called by.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Whole numbers up to here are those of a game. What a language says of a million and of fractions,
/// as French does with `many`, nobody reads.
const HIGHEST: usize = 200;

/// The categories that the whole numbers of a game come to in a language, cardinal or ordinal;
/// nothing for a language of which it is not known.
pub fn plurals(tag: &str, ordinal: bool) -> Option<BTreeSet<&'static str>> {
    let mut id = language(tag)?;
    id.clear_variants();
    id.region = None;
    id.script = None;
    let kind = if ordinal { PluralRuleType::ORDINAL } else { PluralRuleType::CARDINAL };
    let rules = PluralRules::create(id, kind).ok()?;
    let category = |number| rules.select(number).ok().map(|category| name(&category));
    Some((0..=HIGHEST).filter_map(category).collect())
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
    use super::plurals;

    #[test]
    fn languages_have_the_forms_that_their_small_numbers_take() {
        let forms = |tag, ordinal| {
            plurals(tag, ordinal).map(|forms| forms.into_iter().collect::<Vec<_>>().join(" "))
        };
        for tag in ["en", "fr", "de", "nl", "pt-BR"] {
            assert_eq!(forms(tag, false).as_deref(), Some("one other"), "{tag}");
        }
        assert_eq!(forms("pl", false).as_deref(), Some("few many one"));
        assert_eq!(forms("ja", false).as_deref(), Some("other"));
        assert_eq!(forms("en", true).as_deref(), Some("few one other two"));
        assert_eq!(forms("tlh", false), None);
    }
}
