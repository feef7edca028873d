//! What players can ask about the rules.

use play::Message;
use play::names::Names;
use serde::{Deserialize, Serialize};

use crate::Rattus;
use crate::acting::Asking;
use crate::bench::{Options, Rule};
use crate::flow::Scene;
use crate::phase::SETTLERS;
use crate::state::{CROWD, CUBES, State};

/// A topic of the rules.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Topic {
    Aim { cubes: u8 },
    Setup { cubes: u8 },
    Turn,
    ClassCards,
    Placing,
    Plague,
    Spread { crowd: u8 },
    Ravage,
    Symbols,
    Tokens,
    EndOfGame { cubes: u8, at_end: bool },
    LastRound,
    Ties,
    Options,
}

impl Topic {
    /// Set-up.
    pub const SETUP: Self = Self::Setup { cubes: SETTLERS };
    /// Spreading.
    pub const SPREAD: Self = Self::Spread { crowd: CROWD };

    /// All topics, in the order of the rulebook.
    fn all(options: Options) -> [Self; 14] {
        let at_end = options.has(Rule::AtEnd);
        [
            Self::Aim { cubes: CUBES },
            Self::SETUP,
            Self::Turn,
            Self::ClassCards,
            Self::Placing,
            Self::Plague,
            Self::SPREAD,
            Self::Ravage,
            Self::Symbols,
            Self::Tokens,
            Self::EndOfGame { cubes: CUBES, at_end },
            Self::LastRound,
            Self::Ties,
            Self::Options,
        ]
    }

    /// The id of its text.
    fn id(self) -> &'static str {
        let names = Names::of::<Self>();
        names.all()[names.position(&self)]
    }
}

impl Rattus {
    /// All topics, in the order of the rulebook.
    pub(crate) fn topics(&self, state: &State) -> Vec<Message> {
        Topic::all(state.options()).iter().map(|topic| Message::of(self, "rules", topic)).collect()
    }

    /// The topic that explains the decision that is open.
    pub(crate) fn topic_now(&self, state: &State) -> &'static str {
        let topic = match Asking::of(state) {
            Some(card) => card.topic(),
            None => state.step().topic(),
        };
        topic.id()
    }
}
