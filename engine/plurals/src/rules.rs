//! Rules in the notation of CLDR: `n % 10 = 2..4 and n % 100 != 12..14`.

use crate::PluralCategory;
use crate::operands::PluralOperands;

/// The rule of one form: conditions of which one must hold, each a list of relations that must all
/// hold.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    category: PluralCategory,
    conditions: Vec<Vec<Relation>>,
}

/// A condition on one part of a number.
#[derive(Clone, Debug)]
struct Relation {
    /// Which part: `n`, `i`, `v`, `w`, `f`, `t`, `e`.
    operand: char,
    /// The number is divided by this, and the remainder compared.
    modulus: Option<u64>,
    /// Whether the value must be in the ranges, or outside.
    among: bool,
    /// First and last number of each range.
    ranges: Vec<(u64, u64)>,
}

/// The blocks of a table: languages, then a line for each form.
pub(crate) fn blocks(
    table: &'static str,
) -> impl Iterator<Item = (&'static str, std::str::Lines<'static>)> {
    let blocks = table.split("\n\n").filter(|block| !block.starts_with('#'));
    blocks.map(|block| {
        let (tags, rules) = block.split_once('\n').unwrap_or((block, ""));
        (tags, rules.lines())
    })
}

impl Rule {
    /// Reads a line of a table: `few: n % 10 = 2..4 | samples`.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let (category, rest) = line.trim().split_once(':')?;
        let category = match category {
            "zero" => PluralCategory::ZERO,
            "one" => PluralCategory::ONE,
            "two" => PluralCategory::TWO,
            "few" => PluralCategory::FEW,
            "many" => PluralCategory::MANY,
            "other" => PluralCategory::OTHER,
            _ => return None,
        };
        let rule = rest.split('|').next().unwrap_or_default().trim();
        let condition = |text: &str| text.split(" and ").map(Relation::read).collect();
        let conditions = if rule.is_empty() {
            Some(Vec::new())
        } else {
            rule.split(" or ").map(condition).collect::<Option<_>>()
        };
        Some(Self { category, conditions: conditions? })
    }

    pub(crate) fn category(&self) -> PluralCategory {
        self.category
    }

    /// Whether a number takes this form. `other` has no conditions and is last.
    pub(crate) fn holds(&self, number: &PluralOperands) -> bool {
        let mut conditions = self.conditions.iter();
        self.conditions.is_empty()
            || conditions.any(|all| all.iter().all(|relation| relation.holds(number)))
    }
}

impl Relation {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let operand = words.next()?.chars().next()?;
        let (modulus, sign) = match words.next()? {
            "%" => (Some(words.next()?.parse().ok()?), words.next()?),
            sign => (None, sign),
        };
        let range = |text: &str| {
            let (first, last) = text.split_once("..").unwrap_or((text, text));
            Some((first.parse().ok()?, last.parse().ok()?))
        };
        let ranges = words.next()?.split(',').map(range).collect::<Option<_>>()?;
        Some(Self { operand, modulus, among: sign == "=", ranges })
    }

    fn holds(&self, number: &PluralOperands) -> bool {
        let value = match self.operand {
            // A fraction is in no range.
            'n' if number.t != 0 => return !self.among,
            'n' | 'i' => number.i,
            'v' => number.v as u64,
            'w' => number.w as u64,
            'f' => number.f,
            't' => number.t,
            // The exponent of compact notation, which nothing here uses.
            _ => 0,
        };
        let value = self.modulus.map_or(value, |modulus| value % modulus);
        let found = self.ranges.iter().any(|(first, last)| (*first..=*last).contains(&value));
        found == self.among
    }
}

#[cfg(test)]
mod tests {
    use super::{Rule, blocks};
    use crate::{CARDINAL, ORDINAL, PluralRuleType, PluralRules};

    /// The sample numbers of a line: `3~10 103` is 3 to 10, and 103.
    fn samples(words: &str) -> Vec<String> {
        let numbers = words.split_whitespace().flat_map(|word| match word.split_once('~') {
            Some((first, last)) => {
                let [first, last]: [u64; 2] =
                    [first, last].map(|one| one.parse().expect("a number"));
                (first..=last).map(|one| one.to_string()).collect()
            }
            None => vec![word.to_owned()],
        });
        numbers.collect()
    }

    #[test]
    fn each_sample_of_cldr_takes_its_form() {
        let mut tried = 0;
        for (table, of) in
            [(CARDINAL, PluralRuleType::CARDINAL), (ORDINAL, PluralRuleType::ORDINAL)]
        {
            for (tags, lines) in blocks(table) {
                for (tag, line) in
                    tags.split(' ').flat_map(|tag| lines.clone().map(move |it| (tag, it)))
                {
                    let locale: unic_langid::LanguageIdentifier = tag.parse().expect("a tag");
                    let rules = PluralRules::create(locale, of).expect("rules");
                    let rule = Rule::read(line).unwrap_or_else(|| panic!("{tag}: {line}"));
                    for number in line.split('|').skip(1).flat_map(samples) {
                        let form = rules.select(number.as_str()).expect("a number");
                        assert_eq!(form, rule.category(), "{number} in {tag}");
                        tried += 1;
                    }
                }
            }
        }
        assert!(tried > 5_000, "{tried} samples");
    }
}
