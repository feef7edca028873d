//! Programs that play or advise, by their words.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A program that can advise a seat or play for it.
///
/// ```
/// use play::Advisor;
///
/// assert_eq!("greedy".parse(), Ok(Advisor::Greedy));
/// assert_eq!("search:2000".parse(), Ok(Advisor::Search(2000)));
/// assert_eq!("fair".parse(), Ok(Advisor::Greedy));
/// assert_eq!(Advisor::Random.to_string(), "random");
/// assert!("clever".parse::<Advisor>().is_err() && "search:0".parse::<Advisor>().is_err());
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = r"^(easy|fair|hard|greedy|random|search:[1-9]\d{0,5})$"))]
pub enum Advisor {
    /// Chooses uniformly at random ([`Random`](crate::Random)).
    Random,
    /// Chooses the offer with the highest estimate ([`Greedy`](crate::Greedy)).
    #[default]
    Greedy,
    /// Plays each position on this number of times, from 1 to 999,999 ([`Search`](crate::Search)).
    Search(u32),
}

/// The tries of the weakest level.
const EASY: u32 = 3;

impl Advisor {
    /// The levels of bots that people play against, from the weakest to the strongest. The last one
    /// needs less than a second for a choice.
    pub const LEVELS: [(&str, Self); 3] =
        [("easy", Self::Search(EASY)), ("fair", Self::Greedy), ("hard", Self::Search(2000))];

    /// The words of all levels and programs, for messages.
    pub const WORDS: [&str; 6] = ["easy", "fair", "hard", "greedy", "random", "search:2000"];
}

impl FromStr for Advisor {
    type Err = UnknownAdvisor;

    fn from_str(word: &str) -> Result<Self, UnknownAdvisor> {
        let number = word.strip_prefix("search:").filter(|digits| !digits.starts_with(['0', '+']));
        if let Some((_, advisor)) = Self::LEVELS.iter().find(|(level, _)| *level == word) {
            return Ok(*advisor);
        }
        match (word, number.and_then(|digits| digits.parse().ok())) {
            ("random", _) => Ok(Self::Random),
            ("greedy", _) => Ok(Self::Greedy),
            (_, Some(iterations @ 1..=999_999)) => Ok(Self::Search(iterations)),
            _ => Err(UnknownAdvisor(word.to_owned())),
        }
    }
}

impl TryFrom<String> for Advisor {
    type Error = UnknownAdvisor;

    fn try_from(word: String) -> Result<Self, UnknownAdvisor> {
        word.parse()
    }
}

impl From<Advisor> for String {
    fn from(advisor: Advisor) -> Self {
        advisor.to_string()
    }
}

impl fmt::Display for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

/// A word that names no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAdvisor(pub String);

impl fmt::Display for UnknownAdvisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot “{}”; known: {}", self.0, Advisor::WORDS.join(", "))
    }
}

impl std::error::Error for UnknownAdvisor {}
