//! A state that the rules are changing: events happen to it until a decision is needed.

use effects::{Acting, Chain};
use play::{Dealing, DealtCount, Draw, Seat, Sink};

use super::{Ask, Chance, Offers, Scene, Step};
use crate::Rattus;
use crate::acting::Asking;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::State;

/// A state that the rules are changing. Every change is made by [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a Rattus,
    /// The state that changes.
    pub state: &'a mut State,
    /// Receives the events.
    pub log: &'a mut L,
    /// The cards that have acted since the last answer.
    pub chain: Chain<Rattus>,
    /// Answers chance, and perhaps seats, while the flow continues. Without it, the flow stops
    /// there.
    dealing: Option<Dealing<'a>>,
}

impl<'a, L: Sink<Event>> Turn<'a, L> {
    /// Starts to change a state.
    pub fn new(rules: &'a Rattus, state: &'a mut State, log: &'a mut L) -> Self {
        Self { rules, state, log, chain: Chain::default(), dealing: None }
    }

    /// Adds a dealer.
    pub fn dealt(mut self, dealing: Dealing<'a>) -> Self {
        self.dealing = Some(dealing);
        self
    }

    /// The number of answers that the dealer gave.
    pub fn given(&self) -> DealtCount {
        self.dealing.as_ref().map_or_else(DealtCount::default, Dealing::given)
    }

    /// Makes an event happen: the state applies it, the log records it, listening cards are queued.
    // Always inlined: each caller knows at compile time what its event changes, and whether cards
    // can hear it.
    #[inline(always)]
    pub fn tell(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
        if self.rules.cards.listens() {
            self.call_listeners_to(&event);
        }
    }

    /// Moves the flow to another step.
    #[inline(always)]
    pub fn step(&mut self, step: impl Into<Step>) {
        self.tell(Event::Stepped { step: step.into() });
    }

    /// Begins the turn of a seat.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.tell(Event::TurnBegan { seat });
    }

    /// Continues until a seat or chance must decide and no dealer answers, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// Continues in a scene; if it asks, the dealer answers. False if a decision is open.
    #[inline(always)]
    pub(super) fn forward_in(&mut self, scene: impl Scene) -> bool {
        scene.forward(self) || self.answer(scene)
    }

    /// Lets the dealer answer a scene; false without a dealer, or if it has no more answers.
    #[inline(always)]
    fn answer(&mut self, scene: impl Scene) -> bool {
        let Some(dealing) = &mut self.dealing else { return false };
        let choice = match scene.ask(self.rules, self.state) {
            Ask::Chance(chance) => drawn(&chance, dealing),
            Ask::Seat(..) if dealing.chooses() => {
                let mut offers = Offers::default();
                scene.offer(self.rules, self.state, &mut offers);
                offers.chosen(self.rules, self.state, dealing)
            }
            Ask::Seat(..) | Ask::Nobody => None,
        };
        choice.is_some_and(|choice| {
            self.chain.renew();
            scene.choose(self, choice);
            true
        })
    }

    /// One move without a decision, except of the dealer; false if a decision is open. The order:
    /// an acting card, the queue, the current step.
    fn forward(&mut self) -> bool {
        match Asking::of(self.state) {
            Some(card) => self.forward_in(card),
            None if self.state.effect().is_some() => {
                self.carry_on_effect();
                true
            }
            None if !self.state.waiting().is_empty() => {
                let call = self.state.waiting()[0];
                self.tell(Event::Unqueued);
                self.begin_effect(call);
                true
            }
            None => self.state.step().go_on(self),
        }
    }

    /// Carries out a choice. A choice that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        match Asking::of(self.state) {
            Some(card) => card.choose(self, choice),
            None => self.state.step().choose(self, choice),
        }
    }
}

/// The choice for a dealer's answer to chance.
// Never inlined, because every scene can ask chance.
#[inline(never)]
fn drawn(chance: &Chance, dealing: &mut Dealing<'_>) -> Option<Choice> {
    chance.dealt(dealing)
}
