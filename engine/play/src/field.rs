//! Fields: named parts of a state that rulings set (`given`) and check (`then`).

use std::fmt;

use diag::Diagnostic;

use crate::rules::Rules;
use crate::seat::Seat;
use crate::words::Word;

/// One field, or one for each seat or name that the path leaves open.
///
/// A path consists of parts separated by dots:
///
/// - `A` is any seat;
/// - `<card>` is any name, which the field itself reads;
/// - `<str|dex>` is one of these words;
/// - anything else is literal.
///
/// A path has at most one seat and one `<…>`.
///
/// The order of the list matters twice. The first matching path wins, so `A.gold` must come before
/// `A.<card>`. Rulings also set fields in this order, not in the order of the file. A field that
/// depends on others, such as a supply or the current phase, comes after them.
///
/// ```
/// use play::example::{Pig, Position};
/// use play::ruling::{Field, value};
/// use play::ruling::Fields as _;
/// use play::{Rules, Seat, Setup};
///
/// // The smallest game has the fields `turn` and `A.points`.
/// let mut pig = Pig.start(&Setup::seats(2)).expect("two can play");
/// Pig.patch(&mut pig, "B.points", "7").expect("there is such a field");
/// assert_eq!(pig.points[1], 7);
/// assert_eq!(Pig.probe(&pig, "B.points"), Ok("7".to_owned()));
///
/// let error = |path, value| Pig.patch(&mut pig.clone(), path, value).unwrap_err().to_string();
/// assert_eq!(error("B.point", "7"), "unknown name “B.point”, did you mean “B.points”?");
/// assert_eq!(error("C.points", "7"), "expected a seat from A to B, not “C”");
/// assert_eq!(error("A.points", "many"), "expected a whole number from 0 to 20, not “many”");
///
/// // A field is declared so:
/// const THROWN: Field<Pig> = Field::<Pig>::new("thrown", "The throws of the turn added up.")
///     .given(|_, position, _, value| {
///         position.thrown = value::whole(value, 0..=99)?;
///         Ok(())
///     })
///     .then(|_, position, _| Ok(position.thrown.to_string()));
/// assert_eq!(THROWN.path, "thrown");
/// ```
pub struct Field<G: Rules> {
    /// The path: `round`, `A.gold`, `<field>.beads`, `A.<str|dex>`.
    pub path: &'static str,
    /// One sentence for the manual: the meaning of the field and how its value is written.
    pub doc: &'static str,
    /// How two values are compared.
    pub form: ValueForm,
    /// The words that are valid values, if the manual explains them one by one. Otherwise empty.
    pub words: &'static [&'static str],
    /// The meaning of each word in `words`.
    pub about: &'static [&'static str],
    pub(crate) given: Option<Give<G>>,
    pub(crate) then: Option<FieldReader<G>>,
}

// A derived `Clone` would require the game type to be `Clone` as well.
impl<G: Rules> Clone for Field<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for Field<G> {}

/// The structure of a value, which decides when two values are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValueForm {
    /// One thing.
    #[default]
    One,
    /// Several things in an order that matters, such as the dice of a row.
    List,
    /// Several different things in any order, such as the cards of a player.
    Set,
    /// Several things in any order, possibly equal, such as dice.
    Bag,
    /// Several lines of words in any order, such as the offers.
    Lines,
    /// One line, of which only the first words need to be written.
    Line,
}

impl fmt::Display for ValueForm {
    /// As the manual writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "",
            Self::List => "list",
            Self::Set => "set",
            Self::Bag => "set with repeats",
            Self::Lines => "set of lines",
            Self::Line => "line",
        })
    }
}

/// Sets a field to a value.
type Give<G> = fn(&G, &mut <G as Rules>::State, Subject<'_>, &str) -> Result<(), FieldError>;
/// Reads a field, in the same notation in which it is set.
type FieldReader<G> = fn(&G, &<G as Rules>::State, Subject<'_>) -> Result<String, FieldError>;

/// The values of the open parts of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The seat in place of `A`; the first seat if the path has none.
    pub seat: Seat,
    /// The name in place of `<…>`; empty if the path has no such part.
    pub name: &'a str,
}

impl<G: Rules> Field<G> {
    /// A field that can be neither set nor read until [`given`](Self::given) or
    /// [`then`](Self::then) is called.
    pub const fn new(path: &'static str, doc: &'static str) -> Self {
        Self { path, doc, form: ValueForm::One, words: &[], about: &[], given: None, then: None }
    }

    /// Sets the structure of its values.
    #[must_use]
    pub const fn form(self, form: ValueForm) -> Self {
        Self { form, ..self }
    }

    /// Limits its values to the words of `T`.
    #[must_use]
    pub const fn words<T: Word>(self) -> Self {
        Self { words: T::WORDS, about: T::ABOUT, ..self }
    }

    /// Makes the field settable.
    #[must_use]
    pub const fn given(self, give: Give<G>) -> Self {
        Self { given: Some(give), ..self }
    }

    /// Makes the field readable.
    #[must_use]
    pub const fn then(self, look: FieldReader<G>) -> Self {
        Self { then: Some(look), ..self }
    }
}

/// Why a field cannot be set or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// No field, card or other thing has this name.
    Unknown {
        /// The unknown name.
        asked: String,
        /// The known names.
        expected: Vec<String>,
    },
    /// The field does not accept this value.
    Unfit {
        /// The rejected value.
        asked: String,
        /// What the field accepts, such as `a whole number from 1 to 6`.
        expected: String,
    },
    /// Not enough is left of what the value needs.
    Lacking {
        /// What is missing, and where: `tokens in the supply`.
        what: &'static str,
    },
    /// The field can only be read.
    ReadOnly,
    /// The field can only be set.
    WriteOnly,
    /// The field is not a list, so `has` and `lacks` do not apply.
    NoList,
    /// The field cannot check whether a value could ever be in the list.
    Unchecked,
}

impl FieldError {
    /// An unknown name, with the names that are known.
    pub fn unknown<'a>(asked: &str, expected: impl IntoIterator<Item = &'a str>) -> Self {
        let expected = expected.into_iter().map(str::to_owned).collect();
        Self::Unknown { asked: asked.to_owned(), expected }
    }

    /// A value is not what was expected.
    pub fn unfit(asked: &str, expected: impl Into<String>) -> Self {
        Self::Unfit { asked: asked.to_owned(), expected: expected.into() }
    }

    /// Adds the most similar known name to a finding, if one is close.
    pub(crate) fn suggest(&self, found: Diagnostic) -> Diagnostic {
        let Self::Unknown { asked, expected } = self else { return found };
        let near = diag::meant(asked, expected.iter().map(String::as_str));
        let Some(diag::Meant { word: near, safety }) = near else { return found };
        let (source, span) = (&found.place.source, &found.place.span);
        let text = source.text().get(span.start as usize..span.end as usize).unwrap_or_default();
        let Some(at) = text.find(asked.as_str()) else { return found };
        let start = span.start as usize + at;
        let place = source.place(start..start + asked.len());
        found.fix_as(safety, place, near)
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { asked, expected } => {
                match diag::nearest(asked, expected.iter().map(String::as_str)) {
                    Some(near) => write!(f, "unknown name “{asked}”, did you mean “{near}”?"),
                    None => {
                        write!(f, "unknown name “{asked}”; known: {}", diag::listed(expected))
                    }
                }
            }
            Self::Unfit { asked, expected } => write!(f, "expected {expected}, not “{asked}”"),
            Self::Lacking { what } => write!(f, "there are not enough {what}"),
            Self::ReadOnly => f.write_str("it can only be read"),
            Self::WriteOnly => f.write_str("it can only be set"),
            Self::NoList => {
                f.write_str("`has` and `lacks` work with lists only; compare it with `=`")
            }
            Self::Unchecked => f.write_str(
                "the program cannot check whether such a value exists; compare the whole list \
                 with `=`",
            ),
        }
    }
}

impl std::error::Error for FieldError {}
