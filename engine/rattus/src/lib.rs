//! Rattus: plague, rats and people on a map.
//!
//! Class cards, maps and tokens come from packs ([`Catalogue`]). What a token shows is not part of a
//! [`State`] until somebody has seen it: chance decides when it is looked at or turned up.
//!
//! ```text
//! event.rs choice.rs   what happens, what is chosen and asked; `numbers.rs` is what they hold
//! tokens.rs state/     a position; `state/absorb.rs` carries out events
//! flow/                from one decision to the next: `Turn`, `Scene`, the list of steps
//! phase/               the decisions, in the order of the rulebook: each with its `Scene`
//! acting/              class cards: what they add, when they are used, what their verbs do
//! cards/               the content, a file for each kind; `catalogue.rs` is what the rules look up
//! score/               points and the winner; an estimate for bots
//! shown/               picture, topics of the rules, words, generated schemas
//! bench/               options of a set-up, fields of rulings, the laws of a state
//! ```
//!
//! Each room implements the part of [`play::Game`] that it is about.

mod acting;
mod bench;
pub mod cards;
mod choice;
pub mod codes;
mod event;
mod flow;
mod numbers;
mod phase;
mod score;
mod shown;
mod state;
mod tokens;

use std::sync::Arc;

use effects::Runtime;

pub use acting::Verb;
pub use cards::{Catalogue, GAME, KINDS};
pub use choice::{Choice, Prompt};
pub use event::Event;
pub use shown::{messages, schemas};
pub use state::State;

/// The rules with the content of a table. One for each thread; the catalogue is shared.
pub struct Rattus {
    cards: Arc<Catalogue>,
    runtime: Runtime<acting::Scratch, State>,
}

impl Rattus {
    /// The rules with this content.
    pub fn new(cards: Arc<Catalogue>) -> Self {
        let runtime = Runtime::new(&cards.scripts);
        Self { cards, runtime }
    }

    /// The content.
    pub fn cards(&self) -> &Arc<Catalogue> {
        &self.cards
    }
}
