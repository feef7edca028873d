//! What tells a rulebook.

use crate::game::Shown;
use crate::message::Message;
use crate::rulebook::{Chapter, SPACE};
use crate::say::Messages;

/// What tells the rulebook of a table: values of the game's enumerations become messages.
pub trait Telling {
    /// The game.
    type Game: Shown;

    /// The game with its cards.
    fn game(&self) -> &Self::Game;

    /// What a value says.
    fn say(&self, value: &impl Messages) -> Message {
        Message::of(self.game(), SPACE, value)
    }

    /// What each value says.
    fn all(&self, values: &[impl Messages]) -> Vec<Message> {
        values.iter().map(|value| self.say(value)).collect()
    }

    /// A chapter of which nothing is there yet but its lead.
    fn chapter(&self, lead: impl Messages) -> Chapter {
        Chapter::new(self.say(&lead))
    }
}
