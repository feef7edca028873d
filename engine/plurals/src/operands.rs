//! The parts of a number used by plural rules.

/// The operands of CLDR: <https://unicode.org/reports/tr35/tr35-numbers.html#Operands>.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PluralOperands {
    /// The absolute value.
    pub n: f64,
    /// The whole part.
    pub i: u64,
    /// The number of visible digits of the fraction, with trailing zeros.
    pub v: usize,
    /// The number of visible digits of the fraction, without trailing zeros.
    pub w: usize,
    /// The visible digits of the fraction, with trailing zeros.
    pub f: u64,
    /// The visible digits of the fraction, without trailing zeros.
    pub t: u64,
}

impl TryFrom<&str> for PluralOperands {
    type Error = &'static str;

    fn try_from(input: &str) -> Result<Self, Self::Error> {
        let plain = input.strip_prefix('-').unwrap_or(input);
        let n: f64 = plain.parse().map_err(|_| "Incorrect number passed!")?;
        let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
        let short = fraction.trim_end_matches('0');
        // Digits that do not fit are cut: Fluent assumes that every number has operands.
        let digits =
            |text: &str| text.parse().unwrap_or(if text.is_empty() { 0 } else { u64::MAX });
        Ok(Self {
            n,
            i: whole.parse().unwrap_or(n as u64),
            v: fraction.len(),
            w: short.len(),
            f: digits(fraction),
            t: digits(short),
        })
    }
}

impl PluralOperands {
    fn whole(i: u64) -> Self {
        Self { n: i as f64, i, v: 0, w: 0, f: 0, t: 0 }
    }
}

macro_rules! unsigned {
    ($($type:ident)+) => {
        $(impl From<$type> for PluralOperands {
            fn from(input: $type) -> Self {
                Self::whole(input as u64)
            }
        })+
    };
}

macro_rules! signed {
    ($($type:ident)+) => {
        $(impl From<$type> for PluralOperands {
            fn from(input: $type) -> Self {
                Self::whole(input.unsigned_abs() as u64)
            }
        })+
    };
}

macro_rules! through_text {
    ($($type:ident)+) => {
        $(impl TryFrom<$type> for PluralOperands {
            type Error = &'static str;

            fn try_from(input: $type) -> Result<Self, Self::Error> {
                Self::try_from(input.to_string().as_str())
            }
        })+
    };
}

unsigned!(u8 u16 u32 u64 usize);
signed!(i8 i16 i32 i64 isize);
through_text!(f32 f64 String);
