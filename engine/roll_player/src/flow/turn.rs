//! A state in the hands of the rules: what happens, and what comes next.

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

/// A state in the hands of the rules: every change goes through [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a RollPlayer,
    /// The state.
    pub state: &'a mut State,
    /// Where events go.
    pub log: &'a mut L,
    /// The cards that have acted since the last answer.
    pub chain: Chain<RollPlayer>,
    /// Who answers chance while the flow goes on, and perhaps for seats; none: nobody, and the flow
    /// stops there.
    dealing: Option<Dealing<'a>>,
    /// A buffer for what is offered.
    single: Vec<Choice>,
    /// The hooks in which somebody's cards may act: perhaps some more, never less.
    pub hears: Hooks,
}

impl<'a, L: Sink<Event>> Turn<'a, L> {
    /// Takes a state into the hands of the rules.
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

    /// The same with a dealer at hand. One who plays on alone looks first what the seats have.
    pub fn dealt(mut self, dealing: Dealing<'a>) -> Self {
        if dealing.chooses() {
            self.hears = self.rules.cards.heard_at(self.state);
        }
        self.dealing = Some(dealing);
        self
    }

    /// How many answers the dealer gave.
    pub fn given(&self) -> DealtCount {
        self.dealing.as_ref().map_or_else(DealtCount::default, Dealing::given)
    }

    /// A scene asks chance: the dealer at hand answers; false if there is none, or no more answer.
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

    /// What the dealer at hand answers to what is asked, if it is chance that is asked.
    #[inline(always)]
    pub fn answer_of_chance(&mut self, ask: Ask) -> Option<Choice> {
        let Ask::Chance(chance) = ask else { return None };
        self.chain.renew();
        chance.dealt(self.dealing.as_mut()?)
    }

    /// A scene asks a seat: the dealer at hand chooses; false if it does not.
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

    /// A card asks its owner: the same.
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

    /// Lets an event happen: the state absorbs it, the log takes it, cards that listen are queued.
    /// During set-up no card is in play.
    // Always inlined: where an event is written it is known whether cards can hear it at all.
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

    /// Moves the flow to a step.
    #[inline(always)]
    pub fn step(&mut self, step: impl Into<Step>) {
        self.tell(Event::Stepped { step: step.into() });
    }

    /// Lets something wait until what goes on is done.
    #[inline(always)]
    pub fn queue(&mut self, pending: impl Into<Pending>) {
        self.tell(Event::Queued { pending: pending.into() });
    }

    /// Goes on until a seat or chance must decide that no dealer answers for, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// One move that needs nobody but the dealer at hand; false when a decision is open. A card that
    /// acts goes first, then hands that must be freed and dice that must be laid, then what waits, then
    /// the scene that is on.
    // Always inlined: nothing but what cards do leaves the loop over scenes.
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

    /// Dice that a card lifted lie on the table again before the next card acts on them.
    #[inline(never)]
    fn lay_again(&mut self, lay: Lay) -> bool {
        lay.forward(self) || self.choose_for_seat(lay)
    }

    /// Whether the dice of the round are being laid for the first time.
    fn rolls_dice(&self) -> bool {
        matches!(self.state.step(), Step::Roll(_))
    }

    /// One move of a card that acts.
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
                // A card bought from the discard pile takes the place of one of the market.
                let buying = [market::Step::Purchase { seat }, market::Step::More { seat }];
                let mut buying = buying.into_iter().map(Step::from);
                if bought && from == Stock::Discard && buying.any(|it| it == self.state.step()) {
                    self.after_purchase(seat);
                }
            }
            Pending::Interlude(interlude) => self.begin(interlude),
        }
    }

    /// Carries out a choice; one that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        if self.state.effect().is_some() {
            self.reply(choice);
        } else {
            in_scene!(self.state, scene => self.choose_in(scene, choice));
        }
    }

    /// Carries out a choice in the scene that is on, or one that is possible in many scenes.
    #[inline(always)]
    fn choose_in(&mut self, scene: impl Scene, choice: Choice) {
        if !choice.is_beside() {
            scene.choose(self, choice);
        } else if let Ask::Seat(seat, _) = scene.ask(self.rules, self.state) {
            self.choose_beside(seat, choice);
        }
    }

    /// Carries out a choice that a seat has besides what it is asked: it uses a skill, lays off a
    /// weapon, or does what an expansion lets it do.
    // Never inlined: it is possible in many scenes.
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
    /// The seat whose turn it is, for clockwise order and for the pictures.
    pub fn active(&self) -> Seat {
        in_step!(self.step(), scene => scene.whose(self))
    }

    /// The window that is open.
    pub(crate) fn open_window(&self) -> Option<Window> {
        in_scene!(self, scene => scene.window())
    }

    /// The paragraph of the rules that explains the decision that is open.
    pub(crate) fn topic(&self) -> Option<&'static str> {
        in_scene!(self, scene => scene.topic())
    }
}
