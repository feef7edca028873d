//! The set-up of a table, and its checks.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::message::{Arg, Args, Message, Spelled};
use crate::say::Say;
use crate::seat::Seat;
use crate::signature::{Signature, signatures};

/// The number of seats, and the game's options by name.
///
/// ```
/// let setup = play::Setup::seats(3).with("length", "long");
/// assert_eq!(setup.options["length"], "long");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// Options by name. Several values of an option are separated by commas.
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A table with this number of seats and no options.
    pub fn seats(seats: u8) -> Self {
        Self { seats, options: BTreeMap::new() }
    }

    /// Sets an option.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// The facts about the set-up that every text of the game can use. After those of
    /// [`Self::signatures`] come the word of each chosen option, and `yes` for each of its values.
    ///
    /// ```
    /// let facts = play::Setup::seats(1).with("length", "long").facts();
    /// let names: Vec<_> = facts.iter().map(|(name, _)| &**name).collect();
    /// assert_eq!(names, ["players", "alone", "length", "long"]);
    /// ```
    pub fn facts(&self) -> Args {
        let fact = SetupFact::Setup { players: self.seats, alone: self.seats == 1 };
        let mut facts = Message::spelled("words", &fact, &|_, _| None).args;
        let word =
            |id: String, word: &str| Arg::Word(Spelled::written("words", id, word.to_owned()));
        for (name, value) in &self.options {
            facts.push((name.clone().into(), word(format!("{name}-{value}"), value)));
            let values = value.split(',').filter(|value| !value.is_empty());
            facts.extend(values.map(|value| (value.to_owned().into(), word("yes".into(), "yes"))));
        }
        facts
    }

    /// The facts about every set-up, whatever its options, with their types.
    pub fn signatures() -> Vec<Signature> {
        signatures::<SetupFact>()
    }

    /// Checks the number of seats, then the names of options, then their values, option by option.
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

/// What texts can ask about every set-up.
#[derive(Say)]
enum SetupFact {
    /// The number of players, and whether there is only one.
    Setup { players: u8, alone: bool },
}

/// An option of a game: a choice about a table, in addition to the number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupOption {
    /// The option's name.
    pub name: &'static str,
    /// The possible values.
    pub values: Vec<String>,
    /// The index of the default value.
    pub usual: usize,
    /// Whether several values, or none, can be chosen together.
    pub several: bool,
    /// Whether all values except the first are letters of seats.
    pub seat: bool,
    /// The id of the rulebook paragraph that explains it. Without one, each value may have a
    /// paragraph with its own name.
    pub rule: Option<&'static str>,
}

impl SetupOption {
    /// An option with exactly one of these values.
    pub fn one<T: Into<String>>(name: &'static str, values: impl IntoIterator<Item = T>) -> Self {
        let values = values.into_iter().map(Into::into).collect();
        Self { name, values, usual: 0, several: false, seat: false, rule: None }
    }

    /// Sets the default value. Ignored if it is not one of the values.
    #[must_use]
    pub fn usually(mut self, value: &str) -> Self {
        self.usual = self.values.iter().position(|known| known == value).unwrap_or(0);
        self
    }

    /// Sets the rulebook paragraph that explains the option.
    #[must_use]
    pub fn explained(self, rule: &'static str) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// An option whose value is the letter of a seat, or the word `none` for no seat.
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

    /// An option that can have any number of these values together.
    pub fn several<T: Into<String>>(
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        Self { several: true, ..Self::one(name, values) }
    }

    /// The possible values at a table with this number of seats.
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

/// Why a table cannot be set up. Words are the game's own; `expected` lists the valid ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game does not support this number of seats.
    Seats {
        /// The requested number.
        asked: u8,
        /// Minimum number of seats with these options.
        least: u8,
        /// Maximum number of seats with these options.
        most: u8,
    },
    /// The game has no option of this name.
    UnknownOption {
        /// The requested name.
        name: String,
        /// The known options.
        expected: Vec<String>,
    },
    /// The option does not have this value.
    UnknownValue {
        /// The option.
        name: String,
        /// The requested value.
        value: String,
        /// The possible values.
        expected: Vec<String>,
    },
    /// The loaded content is not sufficient: for example, fewer cards than seats.
    Content {
        /// The kind of thing that is too rare, as packs name it.
        kind: String,
        /// The number loaded.
        there: usize,
        /// The number needed.
        wanted: usize,
    },
    /// The loaded content is more than a table can hold.
    Excess {
        /// The kind of thing that is too frequent, as packs name it.
        kind: String,
        /// The number loaded.
        there: usize,
        /// The maximum number at a table.
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
