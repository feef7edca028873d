//! Building blocks for a game's rulebook.

use crate::game::Shown;
use crate::message::Message;
use crate::rulebook::{Chapter, SPACE};
use crate::say::Messages;

/// The author of a table's rulebook: turns values of the game's enums into messages.
pub trait Telling {
    /// The game.
    type Game: Shown;

    /// The game with its cards.
    fn game(&self) -> &Self::Game;

    /// The message of a value, in the space of the rulebook.
    fn say(&self, value: &impl Messages) -> Message {
        Message::of(self.game(), SPACE, value)
    }

    /// The message of each value.
    fn all(&self, values: &[impl Messages]) -> Vec<Message> {
        values.iter().map(|value| self.say(value)).collect()
    }

    /// A chapter with only a lead.
    fn chapter(&self, lead: impl Messages) -> Chapter {
        Chapter::new(self.say(&lead))
    }
}
