//! Fields: the named things of a state that rulings set (`given`) and look at (`then`).

use std::fmt;

use diag::Diagnostic;

use crate::rules::Rules;
use crate::seat::Seat;
use crate::words::Word;

/// One field, or one for each seat or name that its path leaves open.
///
/// A path is made of parts with dots between them. `A` stands for any seat; `<card>` for any name,
/// which the field itself reads; `<str|dex>` for one of these words; anything else for itself.
/// A path has at most one seat and one `<…>`. Fields are tried in the order of the list, so
/// `A.gold` must stand before `A.<card>`. They are also given in that order, whatever the order in
/// which a ruling writes them: one that takes what others leave (a supply, the phase with what it
/// adds) stands behind them.
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
    /// What it is and how its value is written, in one sentence for the manual.
    pub doc: &'static str,
    /// How its value is compared.
    pub form: ValueForm,
    /// The words that it takes, if its values are words of the game that the manual explains.
    pub words: &'static [&'static str],
    /// What each of them means.
    pub about: &'static [&'static str],
    pub(crate) given: Option<Give<G>>,
    pub(crate) then: Option<FieldReader<G>>,
}

// Derived, it would ask the same of the game.
impl<G: Rules> Clone for Field<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for Field<G> {}

/// What a value is made of, and so when two of them are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValueForm {
    /// One thing.
    #[default]
    One,
    /// Several things whose order means something, such as the dice of a row.
    List,
    /// Several things in any order, such as the cards of a player.
    Set,
    /// Several things in any order, some of them perhaps alike, such as dice.
    Bag,
    /// Several lines in any order, each with words of its own: what is offered.
    Lines,
    /// One line; what is written are its first words.
    Line,
}

impl fmt::Display for ValueForm {
    /// As the manual says it.
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
/// Reads a field, in the form in which it is set.
type FieldReader<G> = fn(&G, &<G as Rules>::State, Subject<'_>) -> Result<String, FieldError>;

/// What the open parts of a path stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The seat that stands for `A`; the first seat where the path names none.
    pub seat: Seat,
    /// What stands for `<…>`; empty where the path has no such part.
    pub name: &'a str,
}

impl<G: Rules> Field<G> {
    /// A field that can be neither set nor read yet.
    pub const fn new(path: &'static str, doc: &'static str) -> Self {
        Self { path, doc, form: ValueForm::One, words: &[], about: &[], given: None, then: None }
    }

    /// The same field, of values with this form.
    #[must_use]
    pub const fn form(self, form: ValueForm) -> Self {
        Self { form, ..self }
    }

    /// The same field, whose values are these words.
    #[must_use]
    pub const fn words<T: Word>(self) -> Self {
        Self { words: T::WORDS, about: T::ABOUT, ..self }
    }

    /// The same field, to be set so.
    #[must_use]
    pub const fn given(self, give: Give<G>) -> Self {
        Self { given: Some(give), ..self }
    }

    /// The same field, to be read so.
    #[must_use]
    pub const fn then(self, look: FieldReader<G>) -> Self {
        Self { then: Some(look), ..self }
    }
}

/// Why a field cannot be set or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// Nothing has this name.
    Unknown {
        /// What was asked.
        asked: String,
        /// The names there are.
        expected: Vec<String>,
    },
    /// A value is not what the field takes.
    Unfit {
        /// What was asked.
        asked: String,
        /// What the field takes, such as `a whole number from 1 to 6`.
        expected: String,
    },
    /// There is not enough of what the value would take.
    Lacking {
        /// Of what, and where: `tokens in the supply`.
        what: &'static str,
    },
    /// The field can only be looked at.
    ReadOnly,
    /// The field can only be set.
    WriteOnly,
    /// The field is no list, so nothing is in it.
    NoList,
    /// Nothing tells whether a thing could be in the list at all.
    Unchecked,
}

impl FieldError {
    /// Nothing has this name; there are others.
    pub fn unknown<'a>(asked: &str, expected: impl IntoIterator<Item = &'a str>) -> Self {
        let expected = expected.into_iter().map(str::to_owned).collect();
        Self::Unknown { asked: asked.to_owned(), expected }
    }

    /// A value is not what was expected.
    pub fn unfit(asked: &str, expected: impl Into<String>) -> Self {
        Self::Unfit { asked: asked.to_owned(), expected: expected.into() }
    }

    /// A finding with the name that was meant, where one is near.
    pub(crate) fn mended(&self, found: Diagnostic) -> Diagnostic {
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
