//! What players can ask about the rules.

use play::Message;
use serde::Serialize;

use crate::Rattus;
use crate::flow::turn::SETTLERS;
use crate::state::{CROWD, CUBES, State, Step};

/// A topic of the rules.
#[derive(Clone, Copy, Debug, Serialize)]
enum Topic {
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
    EndOfGame { cubes: u8 },
    LastRound,
    Ties,
    Options,
}

impl Rattus {
    /// All topics, in the order of the rulebook.
    pub(crate) fn topics(&self, _: &State) -> Vec<Message> {
        let topics = [
            Topic::Aim { cubes: CUBES },
            Topic::Setup { cubes: SETTLERS },
            Topic::Turn,
            Topic::ClassCards,
            Topic::Placing,
            Topic::Plague,
            Topic::Spread { crowd: CROWD },
            Topic::Ravage,
            Topic::Symbols,
            Topic::Tokens,
            Topic::EndOfGame { cubes: CUBES },
            Topic::LastRound,
            Topic::Ties,
            Topic::Options,
        ];
        topics.iter().map(|topic| Message::of(self, "rules", topic)).collect()
    }

    /// The topic that explains the decision that is open.
    pub(crate) fn topic_now(&self, state: &State) -> Option<&'static str> {
        if state.effect().is_some() {
            return Some("class-cards");
        }
        Some(match state.step() {
            Step::Plague | Step::Start | Step::Settle { .. } => "setup",
            Step::Turn => "turn",
            Step::Spread { .. } => "spread",
            Step::Count | Step::Late => "class-cards",
            Step::Ravage => "ravage",
            Step::Last { .. } | Step::Final { .. } => "last-round",
            Step::Over => "ties",
        })
    }
}
