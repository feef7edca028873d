//! A state that the rules are changing: what happens, and what follows.

use effects::{Acting, Chain};
use play::{Dealing, DealtCount, Draw, Seat, Sink};

use super::{Ask, Offers, Scene, in_scene, in_step};
use crate::RollPlayer;
use crate::cards::heard::Hooks;
use crate::choice::Choice;
use crate::event::Event;
use crate::interlude::lay::Lay;
use crate::phase::market;
use crate::state::{Interlude, Pending, State, Step};
use crate::words::{Stock, Window};

/// A state that the rules are changing. Every change is made by [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a RollPlayer,
    /// The state that changes.
    pub state: &'a mut State,
    /// Receives the events.
    pub log: &'a mut L,
    /// The cards that have acted since the last answer.
    pub chain: Chain<RollPlayer>,
    /// Answers chance, and perhaps seats, while the flow continues. Without it, the flow stops
    /// there.
    dealing: Option<Dealing<'a>>,
    /// A buffer for offers, reused.
    single: Vec<Choice>,
    /// The hooks in which some card of the table may act: perhaps too many, never too few.
    pub hears: Hooks,
}

impl<'a, L: Sink<Event>> Turn<'a, L> {
    /// Starts to change a state.
    pub fn new(rules: &'a RollPlayer, state: &'a mut State, log: &'a mut L) -> Self {
        let hears = *rules.cards.heard();
        Self {
            rules,
            state,
            log,
            chain: Chain::default(),
            dealing: None,
            single: Vec::new(),
            hears,
        }
    }

    /// Adds a dealer. Because it will play many moves, the hooks that the seats' cards have are
    /// computed first.
    pub fn dealt(mut self, dealing: Dealing<'a>) -> Self {
        if dealing.chooses() {
            self.hears = self.rules.cards.heard_at(self.state);
        }
        self.dealing = Some(dealing);
        self
    }

    /// The number of answers that the dealer gave.
    pub fn given(&self) -> DealtCount {
        self.dealing.as_ref().map_or_else(DealtCount::default, Dealing::given)
    }

    /// Lets the dealer answer chance for a scene. False without a dealer, or if it has no more
    /// answers.
    #[inline(always)]
    pub fn chance(&mut self, scene: impl Scene) -> bool {
        if self.dealing.is_none() {
            return false;
        }
        let ask = scene.ask(self.rules, self.state);
        let answer = self.answer_of_chance(ask);
        answer.is_some_and(|answer| {
            scene.choose(self, answer);
            true
        })
    }

    /// The dealer's answer to a question, if it is a question to chance.
    #[inline(always)]
    pub fn answer_of_chance(&mut self, ask: Ask) -> Option<Choice> {
        let Ask::Chance(chance) = ask else { return None };
        self.chain.renew();
        chance.dealt(self.dealing.as_mut()?)
    }

    /// Lets the dealer choose for a seat in a scene; false if it does not.
    #[inline(always)]
    fn choose_for_seat(&mut self, scene: impl Scene) -> bool {
        let Some(dealing) = self.dealing.as_mut().filter(|dealing| dealing.chooses()) else {
            return false;
        };
        let choice = {
            let mut offers = Offers::new(&mut self.single);
            scene.offer(self.rules, self.state, &mut offers);
            offers.chosen(dealing)
        };
        choice.is_some_and(|choice| {
            self.chain.renew();
            self.choose_in(scene, choice);
            true
        })
    }

    /// Lets the dealer choose for the owner of a card that asks; false if it does not.
    fn reply_for_seat(&mut self) -> bool {
        let Some(dealing) = self.dealing.as_mut().filter(|dealing| dealing.chooses()) else {
            return false;
        };
        let Some(effect) = self.state.effect() else { return false };
        let choice = {
            let mut offers = Offers::new(&mut self.single);
            self.rules.offer_answers(self.state, effect, &mut offers);
            offers.chosen(dealing)
        };
        choice.is_some_and(|choice| {
            self.chain.renew();
            self.reply(choice);
            true
        })
    }

    /// Makes an event happen: the state applies it, the log records it, listening cards are queued.
    /// During set-up no card is in play yet.
    // Always inlined: each caller knows at compile time whether cards can hear its event.
    #[inline(always)]
    pub fn tell(&mut self, event: impl Into<Event>) {
        let event = event.into();
        let heard = event.audience().cards();
        self.state.absorb(&event);
        self.log.take(event);
        self.give_ears(&event);
        if heard && self.state.round() > 0 {
            self.call_listeners_to(&event);
        }
    }

    /// Moves the flow to another step.
    #[inline(always)]
    pub fn step(&mut self, step: impl Into<Step>) {
        self.tell(Event::Stepped { step: step.into() });
    }

    /// Queues something until the current scene is done.
    #[inline(always)]
    pub fn queue(&mut self, pending: impl Into<Pending>) {
        self.tell(Event::Queued { pending: pending.into() });
    }

    /// Continues until a seat or chance must decide and no dealer answers, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// One move without a decision, except of the dealer; false if a decision is open. The order:
    /// an acting card, hands that must be freed and dice that must be put down, the queue, the
    /// current scene.
    // Always inlined: only the cards' part leaves the loop over scenes.
    #[inline(always)]
    fn forward(&mut self) -> bool {
        if self.state.effect().is_some() {
            return self.forward_card();
        }
        if let Some(pending) = self.state.next_in_queue() {
            if let (Some(Interlude::Lay(lay)), false) = (self.state.interlude(), self.rolls_dice())
            {
                return self.lay_again(lay);
            }
            self.tell(Event::Unqueued);
            self.carry_out(pending);
            return true;
        }
        in_scene!(self.state, scene => scene.forward(self) || self.choose_for_seat(scene))
    }

    /// Puts dice that a card lifted back on the table, before the next card acts on them.
    #[inline(never)]
    fn lay_again(&mut self, lay: Lay) -> bool {
        lay.forward(self) || self.choose_for_seat(lay)
    }

    /// Whether the dice of the round are being put down for the first time.
    fn rolls_dice(&self) -> bool {
        matches!(self.state.step(), Step::Roll(_))
    }

    /// One move of an acting card.
    #[inline(never)]
    fn forward_card(&mut self) -> bool {
        if self.state.effect().is_some_and(|effect| effect.question.is_some()) {
            return self.decline_for_none() || self.roll_for_card() || self.reply_for_seat();
        }
        self.carry_on_effect();
        true
    }

    #[inline(never)]
    fn carry_out(&mut self, pending: Pending) {
        match pending {
            Pending::Effect(call) => self.begin_effect(call),
            Pending::Buy { seat, card, from } => {
                let bought = self.buy(seat, card, from);
                // A card bought from the discard pile counts as the seat's purchase from the
                // market.
                let buying = [market::Step::Purchase { seat }, market::Step::More { seat }];
                let mut buying = buying.into_iter().map(Step::from);
                if bought && from == Stock::Discard && buying.any(|it| it == self.state.step()) {
                    self.after_purchase(seat);
                }
            }
            Pending::Interlude(interlude) => self.begin(interlude),
        }
    }

    /// Carries out a choice. A choice that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        if self.state.effect().is_some() {
            self.reply(choice);
        } else {
            in_scene!(self.state, scene => self.choose_in(scene, choice));
        }
    }

    /// Carries out a choice of the current scene, or one that is possible in many scenes.
    #[inline(always)]
    fn choose_in(&mut self, scene: impl Scene, choice: Choice) {
        if !choice.is_beside() {
            scene.choose(self, choice);
        } else if let Ask::Seat(seat, _) = scene.ask(self.rules, self.state) {
            self.choose_beside(seat, choice);
        }
    }

    /// Carries out a choice that a seat has in addition to the prompt: a skill, discarding a
    /// weapon, or a choice of an expansion.
    // Never inlined, because it is used in many scenes.
    #[inline(never)]
    fn choose_beside(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Use { card } = choice {
            self.use_skill(seat, card);
        } else if let Choice::Drop { card } = choice {
            self.tell(Event::Dropped { seat, card });
        } else {
            self.choose_extra(seat, choice);
        }
    }
}

impl State {
    /// The active seat, from which clockwise order is counted, also for pictures.
    pub fn active(&self) -> Seat {
        in_step!(self.step(), scene => scene.whose(self))
    }

    /// The open window.
    pub(crate) fn open_window(&self) -> Option<Window> {
        in_scene!(self, scene => scene.window())
    }

    /// The paragraph of the rules that explains the open decision.
    pub(crate) fn topic(&self) -> Option<&'static str> {
        in_scene!(self, scene => scene.topic())
    }
}
