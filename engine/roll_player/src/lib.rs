//! Roll Player: the base game, first and second edition.
//!
//! Cards come from packs ([`Catalogue`]): the rules know kinds of cards, never a card. All of a
//! [`State`] lies open.
//!
//! ```text
//! event.rs choice.rs   what happens, what is chosen and asked; `words.rs` is what they say
//! state/               a position; `state/absorb` carries out events
//! refusal.rs           why something is not offered
//! numbers.rs           numbers of things, dice, spaces of a sheet
//! laid.rs queue.rs     what it holds of dice, in a byte each, and of what waits; list.rs
//! flow/                from one decision to the next: `Turn`, `Scene`, the order of the phases
//! phase/               set-up and the phases of a round, each with its steps and their `Scene`
//! expansions.rs        where expansions join the base game; extras.rs what they keep in a state
//! monsters/            Monsters & Minions: hunts, experience, secrets, the finale
//! interlude/ skill.rs  decisions inside the flow: attribute actions and the like; windows for skills
//! acting/              cards that act: who listens, what their verbs do and ask
//! cards/               the content, a file for each kind; `catalogue.rs` is what the rules look up
//! score/               stars, the winner, the story of a hero; an estimate for bots
//! shown/               picture, topics of the rules, words, generated schemas
//! bench/               options of a set-up, fields of rulings, the laws of a state
//! ```
//!
//! Each room implements the part of [`play::Game`] that it is about.

mod acting;
mod bench;
pub mod cards;
mod choice;
mod claims;
pub mod codes;
mod event;
mod expansions;
mod extras;
mod flow;
mod interlude;
mod laid;
mod list;
pub mod monsters;
pub mod numbers;
mod phase;
mod queue;
mod refusal;
mod score;
mod shown;
mod skill;
pub mod state;
pub mod words;

use std::sync::Arc;

use effects::Runtime;

pub use acting::Verb;
pub use cards::{Catalogue, GAME, KINDS};
pub use choice::{Choice, Prompt};
pub use claims::CLAIMS;
pub use event::Event;
pub use shown::{answered, hooks, messages, schemas};
pub use state::State;

/// The rules with the cards of a table. One for each thread; the catalogue is shared.
pub struct RollPlayer {
    cards: Arc<Catalogue>,
    runtime: Runtime<acting::Scratch, State>,
}

impl RollPlayer {
    /// The rules with these cards.
    pub fn new(cards: Arc<Catalogue>) -> Self {
        let runtime = Runtime::new(&cards.scripts);
        Self { cards, runtime }
    }

    /// The cards.
    pub fn cards(&self) -> &Arc<Catalogue> {
        &self.cards
    }

    /// What the host of the cards' scripts holds in memory: nothing before a card has acted.
    pub fn memory(&self) -> script::Memory {
        self.runtime.memory()
    }
}
