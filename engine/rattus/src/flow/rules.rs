//! The implementation of `play::Game`.

use std::ops::RangeInclusive;

use play::{
    Dealing, DealtCount, Draw, Outcome, Rules, Setup, SetupError, SetupOption, Sink, Status,
};

use super::{Ask, Offers, Scene, Turn};
use crate::acting::Asking;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::state::State;
use crate::{GAME, Rattus};

impl Rules for Rattus {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = GAME;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn options(&self) -> Vec<SetupOption> {
        self.options.clone()
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        self.set_up(setup)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        self.ask(state).into()
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        let mut offered = Offers::default();
        self.offer(state, &mut offered);
        offers.extend(offered.list(self, state));
    }

    fn chance(&self, state: &State, outcome: u16) -> Choice {
        match self.ask(state) {
            Ask::Chance(chance) => chance.choice(outcome),
            Ask::Seat(..) | Ask::Nobody => {
                debug_assert!(false, "chance is asked nothing");
                Choice::Pass
            }
        }
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut impl Sink<Event>) {
        let mut turn = Turn::new(self, state, log);
        turn.choose(choice);
        turn.advance();
    }

    fn advance(
        &self,
        state: &mut State,
        choice: Option<Choice>,
        dealing: Dealing<'_>,
        log: &mut impl Sink<Event>,
    ) -> DealtCount {
        let mut turn = Turn::new(self, state, log).dealt(dealing);
        if let Some(choice) = choice {
            turn.choose(choice);
        }
        turn.advance();
        turn.given()
    }

    fn absorb(&self, state: &mut State, event: &Event) {
        state.absorb(event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.is_over().then(|| self.result(state))
    }
}

impl Rattus {
    /// Adds all offers: those of the card that asks, or else of the current step.
    #[inline]
    fn offer(&self, state: &State, offers: &mut Offers) {
        match Asking::of(state) {
            Some(card) => card.offer(self, state, offers),
            None => state.step().offer(self, state, offers),
        }
    }

    /// Who decides what: the card that asks, or else the current step.
    // Always inlined: for an answer of chance, the caller only needs the kind of question, and the
    // rest is optimized away.
    #[inline(always)]
    pub(crate) fn ask(&self, state: &State) -> Ask {
        match Asking::of(state) {
            Some(card) => card.ask(self, state),
            None => state.step().ask(self, state),
        }
    }
}
