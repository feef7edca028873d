//! Whole numbers with declared limits.

use crate::arg::{Arg, Param};
use crate::types::Type;
use crate::values::PassedValue;
use crate::wrong::Decoded;

/// A whole number from `LEAST` to `MOST`, as a parameter of a verb.
///
/// A script that passes another number fails. The linter reports such a call before the card is
/// played.
///
/// ```
/// script::verbs! {
///     /// What a card can do.
///     pub enum Verb {
///         act Act {
///             /// The owner turns a die to a face.
///             SetFace(face: script::Within<1, 6>);
///         }
///     }
/// }
/// assert_eq!(<script::Within<1, 6> as script::Param>::NUMBERS, Some([1, 6]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Within<const LEAST: u8, const MOST: u8>(u8);

impl<const LEAST: u8, const MOST: u8> Within<LEAST, MOST> {
    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const LEAST: u8, const MOST: u8> Param for Within<LEAST, MOST> {
    const TYPE: Type = Type::Int;
    const NUMBERS: Option<[i64; 2]> = Some([LEAST as i64, MOST as i64]);

    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        let number = u8::try_from(arg.whole()?).ok();
        let within = number.filter(|number| (LEAST..=MOST).contains(number));
        let expected = || arg.expected(&format!("a whole number from {LEAST} to {MOST}"));
        within.map(Self).ok_or_else(expected)
    }

    fn told(self) -> PassedValue {
        PassedValue::Number(self.0.into())
    }
}
