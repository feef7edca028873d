//! A state in the hands of the rules: events happen to it, until somebody must decide.

use effects::{Acting, Chain};
use play::{Dealing, DealtCount, Draw, Seat, Sink};

use super::{Ask, Chance, Offers, Scene, Step};
use crate::Rattus;
use crate::acting::Asking;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::State;

/// A state in the hands of the rules: every change goes through [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a Rattus,
    /// The state.
    pub state: &'a mut State,
    /// Where events go.
    pub log: &'a mut L,
    /// The cards that have acted since the last answer.
    pub chain: Chain<Rattus>,
    /// Who answers chance while the flow goes on, and perhaps for seats; none: nobody, and the flow
    /// stops there.
    dealing: Option<Dealing<'a>>,
}

impl<'a, L: Sink<Event>> Turn<'a, L> {
    /// Takes a state into the hands of the rules.
    pub fn new(rules: &'a Rattus, state: &'a mut State, log: &'a mut L) -> Self {
        Self { rules, state, log, chain: Chain::default(), dealing: None }
    }

    /// The same with a dealer at hand.
    pub fn dealt(mut self, dealing: Dealing<'a>) -> Self {
        self.dealing = Some(dealing);
        self
    }

    /// How many answers the dealer gave.
    pub fn given(&self) -> DealtCount {
        self.dealing.as_ref().map_or_else(DealtCount::default, Dealing::given)
    }

    /// Lets an event happen: the state absorbs it, the log takes it, cards that listen are queued.
    // Always inlined: where an event is written it is known what it changes, and whether cards can
    // hear it at all.
    #[inline(always)]
    pub fn tell(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
        if self.rules.cards.listens() {
            self.call_listeners_to(&event);
        }
    }

    /// Moves the flow to a step.
    #[inline(always)]
    pub fn step(&mut self, step: impl Into<Step>) {
        self.tell(Event::Stepped { step: step.into() });
    }

    /// The turn of a seat begins.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.tell(Event::TurnBegan { seat });
    }

    /// Goes on until a seat or chance must decide that no dealer answers for, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// Goes on in a scene; where it asks, the dealer at hand answers. False when a decision is open.
    #[inline(always)]
    pub(super) fn forward_in(&mut self, scene: impl Scene) -> bool {
        scene.forward(self) || self.answer(scene)
    }

    /// The dealer at hand answers what a scene asks; false if there is none, or no more answer.
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

    /// One move that needs nobody but the dealer at hand; false when a decision is open. A card that
    /// acts goes first, then those that wait, then the step that is on.
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

    /// Carries out a choice; one that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        match Asking::of(self.state) {
            Some(card) => card.choose(self, choice),
            None => self.state.step().choose(self, choice),
        }
    }
}

/// The choice that stands for what a dealer answers to a draw.
// Never inlined: chance is asked in each scene.
#[inline(never)]
fn drawn(chance: &Chance, dealing: &mut Dealing<'_>) -> Option<Choice> {
    chance.dealt(dealing)
}
