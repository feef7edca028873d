//! The implementation of `play::Game`.

use std::ops::RangeInclusive;

use play::{
    Dealing, DealtCount, Draw, NoLog, Outcome, Rules, Setup, SetupError, SetupOption, Sink, Status,
};

use super::{Ask, Offers, Scene, Turn, in_scene};
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::numbers::SEATS;
use crate::state::State;
use crate::{GAME, RollPlayer};

impl Rules for RollPlayer {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = GAME;
    const SEATS: RangeInclusive<u8> = 1..=SEATS as u8;

    /// Five seats need an expansion.
    fn seating(&self) -> RangeInclusive<u8> {
        let most = self.cards.editions.iter().map(|edition| edition.numbers.seats).max();
        1..=most.unwrap_or(0)
    }

    fn options(&self) -> Vec<SetupOption> {
        self.setup_options()
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        let mut state = self.set_up(setup)?;
        Turn::new(self, &mut state, &mut NoLog).advance();
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        self.ask(state).into()
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        let mut single = Vec::new();
        let mut offered = Offers::new(&mut single);
        self.offer(state, &mut offered);
        offers.extend(offered.list());
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

impl RollPlayer {
    /// Adds all offers: those of the card that asks, or else of the current scene.
    fn offer<'s>(&self, state: &'s State, offers: &mut Offers<'s>) {
        match state.effect() {
            Some(effect) => self.offer_answers(state, effect, offers),
            None => in_scene!(state, scene => scene.offer(self, state, offers)),
        }
    }

    /// Who decides what: the card that asks, or else the current scene.
    // Always inlined: for an answer of chance, the caller only needs the kind of question, and the
    // rest is optimized away.
    #[inline(always)]
    pub(crate) fn ask(&self, state: &State) -> Ask {
        match state.effect() {
            Some(effect) => self.ask_effect(state, effect),
            None => in_scene!(state, scene => scene.ask(self, state)),
        }
    }
}
