//! What a table needs before its first state.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// How many seats a table has, and the game's own options by name.
///
/// ```
/// let setup = play::Setup::seats(3).with("length", "long");
/// assert_eq!(setup.options["length"], "long");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// Options by name. A list (such as variants) is written with commas.
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A table with so many seats and no option set.
    pub fn seats(seats: u8) -> Self {
        Self { seats, options: BTreeMap::new() }
    }

    /// The same table with one option set.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Whether a game with these seats and options can be set up so: the number of seats first,
    /// then the names of options, then their values, option by option.
    ///
    /// ```
    /// use play::{Setup, SetupOption};
    ///
    /// let length = SetupOption::one("length", ["short", "long"]);
    /// let check = |setup: Setup| setup.check(2..=4, std::slice::from_ref(&length));
    /// assert_eq!(check(Setup::seats(2).with("length", "long")), Ok(()));
    /// let error = check(Setup::seats(2).with("length", "lon")).unwrap_err();
    /// assert_eq!(error.to_string(), "“length” has the unknown value “lon”; known: short, long");
    /// ```
    pub fn check(
        &self,
        seats: RangeInclusive<u8>,
        options: &[SetupOption],
    ) -> Result<(), SetupError> {
        if !seats.contains(&self.seats) {
            let (least, most) = seats.into_inner();
            return Err(SetupError::Seats { asked: self.seats, least, most });
        }
        let known = |name: &&String| options.iter().any(|option| option.name == **name);
        if let Some(name) = self.options.keys().find(|name| !known(name)) {
            let expected = options.iter().map(|option| option.name.to_owned()).collect();
            return Err(SetupError::UnknownOption { name: name.clone(), expected });
        }
        for option in options {
            if let Some(value) = self.options.get(option.name) {
                option.check(value, self.seats)?;
            }
        }
        Ok(())
    }
}

/// An option of a game: what can be chosen for a table, beside the number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupOption {
    /// The option's name.
    pub name: &'static str,
    /// Its values.
    pub values: Vec<String>,
    /// Which of them holds when none is chosen.
    pub usual: usize,
    /// Whether several values, or none, can be chosen at once.
    pub several: bool,
    /// Whether all values but the first are seats, by their letters.
    pub seat: bool,
    /// The paragraph of the rules that explains it, by its id; where there is none, each value may
    /// have one of its own name.
    pub rule: Option<&'static str>,
}

impl SetupOption {
    /// An option with one value of these.
    pub fn one<T: Into<String>>(name: &'static str, values: impl IntoIterator<Item = T>) -> Self {
        let values = values.into_iter().map(Into::into).collect();
        Self { name, values, usual: 0, several: false, seat: false, rule: None }
    }

    /// The same, of which this value holds when none is chosen, if it is one of them.
    #[must_use]
    pub fn usually(mut self, value: &str) -> Self {
        self.usual = self.values.iter().position(|known| known == value).unwrap_or(0);
        self
    }

    /// The same, explained by a paragraph of the rules.
    #[must_use]
    pub fn explained(self, rule: &'static str) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// An option that names a seat, by its letter, or this word for none of them.
    ///
    /// ```
    /// use play::{Setup, SetupOption};
    ///
    /// let first = SetupOption::seat("first", "drawn", 4);
    /// let check = |seats, value: &str| {
    ///     let setup = Setup::seats(seats).with("first", value);
    ///     setup.check(2..=4, std::slice::from_ref(&first)).is_ok()
    /// };
    /// assert!(check(3, "drawn") && check(3, "C") && !check(3, "D"));
    /// ```
    pub fn seat(name: &'static str, none: &str, most: u8) -> Self {
        let seats = (0..most).map(|seat| Seat(seat).to_string());
        Self { seat: true, ..Self::one(name, std::iter::once(none.to_owned()).chain(seats)) }
    }

    /// An option with any of these values at once.
    pub fn several<T: Into<String>>(
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        Self { several: true, ..Self::one(name, values) }
    }

    /// The values at a table of so many seats.
    fn known(&self, seats: u8) -> &[String] {
        let most = if self.seat { usize::from(seats) + 1 } else { self.values.len() };
        &self.values[..most.min(self.values.len())]
    }

    fn check(&self, value: &str, seats: u8) -> Result<(), SetupError> {
        let chosen: Vec<_> = if self.several {
            value.split(',').map(str::trim).filter(|value| !value.is_empty()).collect()
        } else {
            vec![value]
        };
        let known = self.known(seats);
        match chosen.into_iter().find(|value| !known.iter().any(|known| known == value)) {
            None => Ok(()),
            Some(value) => Err(SetupError::UnknownValue {
                name: self.name.to_owned(),
                value: value.to_owned(),
                expected: known.to_vec(),
            }),
        }
    }
}

/// Why a table cannot be set up. The words are the game's; `expected` lists what would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not played by so many.
    Seats {
        /// What was asked.
        asked: u8,
        /// Fewest seats with these options.
        least: u8,
        /// Most seats with these options.
        most: u8,
    },
    /// The game has no such option.
    UnknownOption {
        /// What was asked.
        name: String,
        /// The options there are.
        expected: Vec<String>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        name: String,
        /// What was asked.
        value: String,
        /// The values there are.
        expected: Vec<String>,
    },
    /// The content loaded does not suffice, such as fewer cards than seats.
    Content {
        /// The kind of thing of which there are too few, as packs name it.
        kind: String,
        /// So many there are.
        there: usize,
        /// So many are needed.
        wanted: usize,
    },
    /// The content loaded is more than a table can hold.
    Excess {
        /// The kind of thing of which there are too many, as packs name it.
        kind: String,
        /// So many there are.
        there: usize,
        /// So many a table can hold.
        most: usize,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { asked, least, most } => {
                write!(f, "{asked} seats are too few or too many: the game takes {least} to {most}")
            }
            Self::UnknownOption { name, expected } => {
                write!(f, "unknown option “{name}”; known: {}", expected.join(", "))
            }
            Self::UnknownValue { name, value, expected } => {
                write!(
                    f,
                    "“{name}” has the unknown value “{value}”; known: {}",
                    expected.join(", ")
                )
            }
            Self::Content { kind, there, wanted } => write!(
                f,
                "the packs contain {there} of the kind “{kind}”, but this table needs {wanted}"
            ),
            Self::Excess { kind, there, most } => write!(
                f,
                "the packs contain {there} of the kind “{kind}”, but a table can hold {most}; \
                 play with fewer packs at once"
            ),
        }
    }
}

impl std::error::Error for SetupError {}
