//! Whole numbers and decimals in the notation of each language.

use fluent::FluentValue;

/// The separators in a language's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// 12,345.6
    Comma,
    /// 12.345,6
    Point,
    /// 12 345,6 with a narrow no-break space
    Narrow,
    /// 12 345,6 with a no-break space
    Space,
}

/// The minus sign of negative numbers. Unlike a hyphen, screen readers speak it, and no line break
/// follows it.
pub const MINUS: char = '\u{2212}';

/// Minimum number of digits of a grouped number.
const GROUPED_DIGITS: usize = 5;

impl Marks {
    /// The number format of a language.
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

    /// The text of a Fluent value, if it is a number; Fluent formats all others.
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
