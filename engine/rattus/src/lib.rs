//! Rattus: plague, rats and people on a map.
//!
//! The rules are split as the rulebook is: `setup`, `turn` and `ravage`, `flow` leads from one
//! decision to the next, `effect` and `stage` let class cards act, `score` tells the end. What a
//! token shows is not part of a state until somebody has seen it: chance decides when it is looked
//! at or turned up. Class cards, maps and tokens come from packs.

mod acting;
mod bench;
mod cards;
mod choice;
pub mod codes;
mod event;
mod flow;
mod phase;
mod score;
mod shown;
mod state;
mod tokens;

use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::sync::Arc;

use diag::Diagnostic;
use play::ruling::FieldError;
use play::{
    Bench, Breach, Estimate, Eye, Message, Outcome, Panel, Rules, Seat, Secrets, Setup, SetupError,
    SetupOption, Shown, Sink, Spelled, Status, Tally,
};
use script::{Host, Stages};

pub use acting::Verb;
pub use cards::{Catalogue, GAME, KINDS, kinds};
pub use choice::{Choice, Prompt};
pub use event::Event;
pub use shown::schemas;
pub use state::State;

use acting::{Asking, Scratch};
use flow::{Scene, Turn};

/// The rules with the content of a table. One for each thread; the catalogue is shared.
pub struct Rattus {
    cards: Arc<Catalogue>,
    host: Host<Scratch>,
    stages: Stages<Scratch, State>,
    faults: RefCell<Vec<Diagnostic>>,
}

impl Rattus {
    /// The rules with this content.
    pub fn new(cards: Arc<Catalogue>) -> Self {
        let mut host = Host::new(script::Limits::default());
        cards.scripts.furnish(&mut host);
        Self { cards, host, stages: Stages::default(), faults: RefCell::default() }
    }

    /// The content.
    pub fn cards(&self) -> &Arc<Catalogue> {
        &self.cards
    }

    fn turn<'a, L: Sink<Event>>(&'a self, state: &'a mut State, log: &'a mut L) -> Turn<'a, L> {
        Turn { rules: self, state, log }
    }
}

impl Rules for Rattus {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = GAME;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn options(&self) -> Vec<SetupOption> {
        self.setup_options()
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        self.set_up(setup)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        match Asking::of(state) {
            Some(card) => card.ask(self, state),
            None => state.step().ask(self, state),
        }
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        match Asking::of(state) {
            Some(card) => card.offer(self, state, offers),
            None => state.step().offer(self, state, offers),
        }
    }

    fn chance(&self, state: &State, outcome: u16) -> Choice {
        match Asking::of(state) {
            Some(card) => card.chance(self, state, outcome),
            None => state.step().chance(self, state, outcome),
        }
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

impl Secrets for Rattus {
    fn observe(&self, state: &State, eye: Eye) -> State {
        state.seen_by(eye)
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        event.seen_by(eye)
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }
}

impl Shown for Rattus {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        self.spelled(kind, value)
    }

    fn tells(&self, event: &Event) -> bool {
        event.is_told()
    }

    fn tally(&self, state: &State, seat: Seat) -> Vec<Tally> {
        self.tally_lines(state, seat)
    }

    fn picture(&self, state: &State, eye: Eye) -> Vec<Panel> {
        self.draw(state, eye)
    }

    fn piles(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw_piles(state)
    }

    fn rules(&self, _: &State) -> Vec<Message> {
        self.topics()
    }

    fn topic(&self, state: &State) -> Option<&'static str> {
        Some(self.topic_now(state))
    }
}

impl Bench for Rattus {
    fn patch(&self, state: &mut State, path: &str, value: &str) -> Result<(), FieldError> {
        self.give(state, path, value).map_err(|expected| FieldError::unfit(value, expected))
    }

    fn probe(&self, state: &State, path: &str) -> Result<String, FieldError> {
        self.look(state, path).map_err(|expected| FieldError::unfit(path, expected))
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
        self.faults.take()
    }
}

impl Estimate for Rattus {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        self.expect(state, seat)
    }
}
