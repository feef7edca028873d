//! Whole numbers and decimals as each language writes them.

use fluent::FluentValue;

/// The marks of a language's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// 12,345.6
    Comma,
    /// 12.345,6
    Point,
    /// 12 345,6 with a narrow space that does not break
    Narrow,
    /// 12 345,6 with a space that does not break
    Space,
}

/// What stands before a number below 0: a minus sign, which a screen reader says and a line does not
/// break after.
pub const MINUS: char = '\u{2212}';

/// Shorter numbers are not grouped.
const GROUPED_DIGITS: usize = 5;

impl Marks {
    /// The marks of a language.
    pub(crate) fn of(language: &str) -> Self {
        match language {
            "en" | "he" | "ja" | "ko" | "th" | "zh" => Self::Comma,
            "ca" | "da" | "de" | "el" | "es" | "hr" | "id" | "it" | "nl" | "pt" | "ro" | "sl"
            | "tr" => Self::Point,
            "fr" => Self::Narrow,
            _ => Self::Space,
        }
    }

    fn group(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Point => '.',
            Self::Narrow => '\u{202f}',
            Self::Space => '\u{a0}',
        }
    }

    fn decimal(self) -> char {
        if self == Self::Comma { '.' } else { ',' }
    }

    /// A whole number.
    pub(crate) fn whole(self, value: i64) -> String {
        self.write(&value.to_string(), true)
    }

    /// What Fluent shows for a value; only numbers are ours.
    pub(crate) fn value(self, value: &FluentValue<'_>) -> Option<String> {
        match value {
            FluentValue::Number(number) => {
                Some(self.write(&number.as_string(), number.options.use_grouping))
            }
            _ => None,
        }
    }

    fn write(self, plain: &str, group: bool) -> String {
        let (sign, plain) =
            plain.strip_prefix('-').map_or((None, plain), |rest| (Some(MINUS), rest));
        let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
        let mut out = String::from_iter(sign);
        for (at, digit) in whole.chars().enumerate() {
            let left = whole.len() - at;
            if group && at > 0 && left % 3 == 0 && whole.len() >= GROUPED_DIGITS {
                out.push(self.group());
            }
            out.push(digit);
        }
        if !fraction.is_empty() {
            out.push(self.decimal());
            out.push_str(fraction);
        }
        out
    }
}
