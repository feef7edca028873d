//! The plural form that a number takes in a language, from current CLDR data.
//!
//! Fluent asks the crate `intl_pluralrules` for this. The last release of that crate has data of 2020
//! and reads `n % 100` as `n` for whole numbers, so 22 gets the wrong form in Lithuanian and 103 in
//! Arabic. `[patch.crates-io]` of the workspace puts this crate in its place, with the same interface.
//! Renderer and lint therefore use one table.

pub mod operands;
mod rules;

use unic_langid::LanguageIdentifier;

use crate::operands::PluralOperands;

/// The CLDR release of the rules.
pub const CLDR_VERSION: usize = 48;

const CARDINAL: &str = include_str!("cardinal.txt");
const ORDINAL: &str = include_str!("ordinal.txt");

/// A plural form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PluralCategory {
    /// `zero`
    ZERO,
    /// `one`
    ONE,
    /// `two`
    TWO,
    /// `few`
    FEW,
    /// `many`
    MANY,
    /// `other`, which every language has.
    OTHER,
}

/// The use of a number.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub enum PluralRuleType {
    /// A place in an order: 1st, 2nd.
    ORDINAL,
    /// A count.
    CARDINAL,
}

impl PluralRuleType {
    fn table(self) -> &'static str {
        match self {
            Self::ORDINAL => ORDINAL,
            Self::CARDINAL => CARDINAL,
        }
    }
}

/// The rules of a language for one type of numbers.
///
/// ```
/// use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
///
/// let lithuanian = "lt".parse::<unic_langid::LanguageIdentifier>().unwrap();
/// let rules = PluralRules::create(lithuanian, PluralRuleType::CARDINAL).unwrap();
/// assert_eq!(rules.select(22), Ok(PluralCategory::FEW));
/// ```
#[derive(Clone, Debug)]
pub struct PluralRules {
    locale: LanguageIdentifier,
    rules: Vec<rules::Rule>,
}

impl PluralRules {
    /// The rules of a language.
    ///
    /// # Errors
    ///
    /// If CLDR has none for exactly this tag.
    pub fn create<L: Into<LanguageIdentifier>>(
        langid: L,
        prt: PluralRuleType,
    ) -> Result<Self, &'static str> {
        let locale = langid.into();
        let tag = locale.to_string();
        let mut blocks = rules::blocks(prt.table());
        let (_, lines) = blocks
            .find(|(tags, _)| tags.split(' ').any(|known| known == tag))
            .ok_or("unknown locale")?;
        Ok(Self { locale, rules: lines.filter_map(rules::Rule::read).collect() })
    }

    /// The form that a number takes.
    ///
    /// # Errors
    ///
    /// If the argument is not a number.
    pub fn select<N: TryInto<PluralOperands>>(
        &self,
        number: N,
    ) -> Result<PluralCategory, &'static str> {
        let number = number.try_into().map_err(|_| "Argument can not be parsed to operands.")?;
        let rule = self.rules.iter().find(|rule| rule.holds(&number));
        Ok(rule.map_or(PluralCategory::OTHER, rules::Rule::category))
    }

    /// All forms that the language has, for any number, in the order of CLDR.
    pub fn categories(&self) -> impl Iterator<Item = PluralCategory> {
        self.rules.iter().map(rules::Rule::category)
    }

    /// The languages with rules.
    pub fn get_locales(prt: PluralRuleType) -> Vec<LanguageIdentifier> {
        let tags = rules::blocks(prt.table()).flat_map(|(tags, _)| tags.split(' '));
        tags.filter_map(|tag| tag.parse().ok()).collect()
    }

    /// The language of these rules.
    pub fn get_locale(&self) -> &LanguageIdentifier {
        &self.locale
    }
}
