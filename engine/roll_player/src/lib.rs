//! Roll Player: the base game, first and second edition, and the expansion Monsters & Minions.
//!
//! Cards come from packs ([`Catalogue`]). The rules know kinds of cards, never a single card.
//!
//! ```text
//! event.rs choice.rs   events, choices and prompts; `words.rs` has the enumerations they use
//! state/               a position; `state/absorb` applies events to it
//! refusal.rs           why something is not offered
//! numbers.rs           numbers of things, dice, spaces of a sheet
//! laid.rs queue.rs     parts of a state: dice in one byte each, the queue; list.rs
//! flow/                from one decision to the next: `Turn`, `Scene`, the order of the phases
//! phase/               set-up and the phases of a round, each with its steps and their `Scene`
//! expansions.rs        where expansions join the base game; extras.rs is their part of a state
//! monsters/            Monsters & Minions: hunts, experience, secrets, the finale
//! interlude/ skill.rs  decisions inside the flow: attribute actions and others; skill windows
//! acting/              cards that act: listeners, and what their verbs do and ask
//! cards/               the content, a file for each kind; `catalogue.rs` is what the rules look up
//! score/               stars, the winner, the story of a hero; an estimate for bots
//! shown/               picture, topics of the rules, words, generated schemas
//! bench/               options of a set-up, fields of rulings, audit of a state
//! ```
//!
//! Each module implements its part of [`play::Game`].

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

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use effects::Runtime;

pub use acting::Verb;
pub use cards::{Catalogue, GAME, KINDS};
pub use choice::{Choice, Prompt};
pub use claims::CLAIMS;
pub use event::Event;
pub use shown::{answered, hooks, messages, schemas};
pub use state::State;

/// The rules with the cards of a table. Each thread has its own value, and they share the
/// catalogue.
pub struct RollPlayer {
    cards: Arc<Catalogue>,
    runtime: Runtime<acting::Scratch, State>,
    /// Set when a verb reads more than the sheet of its owner.
    beyond_sheet: Rc<Cell<bool>>,
    estimated: score::Estimated,
    /// The market card that does nothing, if simulation asked for one.
    emptied: Cell<Option<numbers::CardNo>>,
    /// What estimates keep while a card does nothing.
    estimated_emptied: score::Estimated,
}

impl RollPlayer {
    /// The rules with the cards of a catalogue.
    pub fn new(cards: Arc<Catalogue>) -> Self {
        let runtime = Runtime::new(&cards.scripts);
        let (beyond_sheet, estimated) = (Rc::default(), score::Estimated::default());
        let (emptied, estimated_emptied) = (Cell::default(), score::Estimated::default());
        Self { cards, runtime, beyond_sheet, estimated, emptied, estimated_emptied }
    }

    /// The cards of the table.
    pub fn cards(&self) -> &Arc<Catalogue> {
        &self.cards
    }

    /// Memory that the script host uses, in bytes by kind. All are 0 before a card has acted.
    pub fn memory(&self) -> script::Memory {
        self.runtime.memory()
    }
}
