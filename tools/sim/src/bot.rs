//! Bots: who decides for a seat in a simulated game.

use std::fmt;
use std::str::FromStr;

use play::{Agent, Estimate, Greedy, Random, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of bot, as plans and the command line name it.
///
/// ```
/// use sim::Bot;
///
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert_eq!(Bot::Random.to_string(), "random");
/// assert!("clever".parse::<Bot>().is_err());
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("enum" = Bot::WORDS))]
pub enum Bot {
    /// Takes the offer with the highest estimate ([`play::Greedy`]).
    #[default]
    Greedy,
    /// Chooses uniformly at random ([`play::Random`]).
    Random,
}

impl Bot {
    /// The words of all bots.
    pub const WORDS: [&str; 2] = ["greedy", "random"];

    /// The agent of a seat in the game with this seed.
    pub(crate) fn agent(self, seed: u64, seat: Seat) -> BotAgent {
        match self {
            Self::Greedy => BotAgent::Greedy(Greedy::default()),
            // 0 is the draft's.
            Self::Random => BotAgent::Random(Random::new(seed, 1 + u64::from(seat.0))),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<Self, UnknownBot> {
        match word {
            "greedy" => Ok(Self::Greedy),
            "random" => Ok(Self::Random),
            _ => Err(UnknownBot(word.to_owned())),
        }
    }
}

impl TryFrom<String> for Bot {
    type Error = UnknownBot;

    fn try_from(word: String) -> Result<Self, UnknownBot> {
        word.parse()
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> Self {
        bot.to_string()
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Greedy => "greedy",
            Self::Random => "random",
        })
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot “{}”; known: {}", self.0, Bot::WORDS.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// A bot at work. A copy decides like the original.
#[derive(Clone, Debug)]
pub(crate) enum BotAgent {
    Greedy(Greedy),
    Random(Random),
}

impl<G: Estimate> Agent<G> for BotAgent {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        match self {
            Self::Greedy(greedy) => greedy.choose(game, seen, offers),
            Self::Random(random) => random.choose(game, seen, offers),
        }
    }
}
