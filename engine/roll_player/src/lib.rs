//! Roll Player: the base game, first and second edition.
//!
//! The rules are split as the rulebook is: `phase` holds set-up and the phases of a round,
//! `interlude` the six attribute actions and what else has a course of its own, `skill` the windows
//! for skills, `score` the end; `flow` leads from one decision to the next, `acting` lets cards
//! act. Cards come from packs: the rules know kinds of cards, never a card.

mod acting;
mod bench;
pub mod cards;
mod choice;
pub mod codes;
mod event;
mod flow;
mod interlude;
mod phase;
mod score;
mod shown;
mod skill;
pub mod state;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use diag::Diagnostic;
use effects::Runtime;
use play::ruling::Field;
use play::{
    Bench, Breach, Estimate, Eye, Message, Outcome, Panel, Rules, Seat, Secrets, Setup, SetupError,
    SetupOption, Shown, Sink, Spelled, Status, Tally,
};

pub use acting::Verb;
pub use cards::{Catalogue, GAME, KINDS};
pub use choice::{Choice, Prompt};
pub use event::Event;
pub use shown::{messages, schemas};
pub use state::State;

use acting::Scratch;
use flow::Turn;

/// The rules with the cards of a table. One for each thread; the catalogue is shared.
pub struct RollPlayer {
    cards: Arc<Catalogue>,
    runtime: Runtime<Scratch, State>,
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

    fn turn<'a, L: Sink<Event>>(&'a self, state: &'a mut State, log: &'a mut L) -> Turn<'a, L> {
        Turn { rules: self, state, log, acted: 0 }
    }
}

impl Rules for RollPlayer {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = GAME;
    const SEATS: RangeInclusive<u8> = 1..=4;

    fn options(&self) -> Vec<SetupOption> {
        self.setup_options()
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        let mut state = self.set_up(setup)?;
        self.turn(&mut state, &mut play::NoLog).advance();
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        self.ask(state).into()
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        self.offer(state, offers);
    }

    fn chance(&self, state: &State, outcome: u16) -> Choice {
        self.outcome_choice(state, outcome)
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut impl Sink<Event>) {
        let mut turn = self.turn(state, log);
        turn.choose(choice);
        turn.advance();
    }

    fn absorb(&self, state: &mut State, event: &Event) {
        state.absorb(event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.is_over().then(|| self.result(state))
    }
}

impl Secrets for RollPlayer {
    fn observe(&self, state: &State, _: Eye) -> State {
        // Everything on the table is open; what nobody knows (the order of the deck) is not part
        // of a state.
        state.clone()
    }
}

impl Shown for RollPlayer {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        self.spelled(kind, value)
    }

    fn tells(&self, event: &Event) -> bool {
        event.audience().players()
    }

    fn tally(&self, state: &State, seat: Seat) -> Vec<Tally> {
        self.tally_lines(state, seat)
    }

    fn picture(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw(state)
    }

    fn piles(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw_piles(state)
    }

    fn rules(&self, state: &State) -> Vec<Message> {
        self.topics(state)
    }

    fn topic(&self, state: &State) -> Option<&'static str> {
        state.topic()
    }
}

impl Bench for RollPlayer {
    fn fields() -> &'static [Field<Self>] {
        bench::FIELDS
    }

    fn settle(&self, state: &mut State, log: &mut impl Sink<Event>) {
        self.turn(state, log).advance();
    }

    fn audit(&self, state: &State) -> Vec<Breach> {
        self.breaches(state)
    }

    fn is_fault(&self, event: &Event) -> bool {
        matches!(event, Event::Faulted { .. })
    }

    fn faults(&self) -> Vec<Diagnostic> {
        self.runtime.faults()
    }
}

impl Estimate for RollPlayer {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        self.expect(state, seat)
    }
}
