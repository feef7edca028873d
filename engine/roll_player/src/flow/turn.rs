//! The flow of the game: one step after the other until somebody must decide.

use play::{Request, Seat, Sink, Status};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::kinds::Window;
use crate::state::{Interlude, Pending, Source, State, Step};

/// A state in the hands of the rules: every change goes through [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a RollPlayer,
    /// The state.
    pub state: &'a mut State,
    /// Where events go.
    pub log: &'a mut L,
    /// How many cards have acted since the last answer.
    pub acted: u8,
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Lets an event happen: the state absorbs it, the log takes it, cards that listen are queued.
    pub fn tell(&mut self, event: Event) {
        self.note(event);
        if self.state.round() > 0 && self.rules.cards.heard(&event) {
            self.call_listeners(&event);
        }
    }

    /// Lets an event happen that is book-keeping: no card hears of it.
    pub fn note(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
    }

    /// Moves the flow to a step.
    pub fn step(&mut self, step: Step) {
        self.note(Event::Stepped { step });
    }

    /// Lets something wait until what goes on is done.
    pub fn queue(&mut self, pending: impl Into<Pending>) {
        self.note(Event::Queued { pending: pending.into() });
    }

    /// Goes on until a seat or chance must decide, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// One move without a decision; false when a decision is open.
    fn forward(&mut self) -> bool {
        if let Some(effect) = self.state.effect() {
            if effect.question.is_some() {
                return self.decline_for_none();
            }
            self.carry_on_effect();
            return true;
        }
        if let Some(pending) = self.state.queue().first().copied() {
            self.note(Event::Unqueued);
            self.carry_out(pending);
            return true;
        }
        if let Some(interlude) = self.state.interlude() {
            return match interlude {
                Interlude::Act { seat, row, part } => self.forward_act(seat, row, part),
                Interlude::Hands { seat } => self.forward_hands(seat),
                Interlude::Lay { seat } => self.forward_lay(seat),
                Interlude::Top { .. } => self.forward_top(),
            };
        }
        self.forward_step()
    }

    fn carry_out(&mut self, pending: Pending) {
        match pending {
            Pending::Hook { seat, card, hook, arg } => self.begin_effect(seat, card, hook, arg),
            Pending::Buy { seat, card, from } => {
                let bought = self.buy(seat, card, from);
                // A card bought from the discard pile takes the place of the own purchase.
                if bought
                    && from == Source::Discard
                    && self.state.step() == (Step::Purchase { seat })
                {
                    self.step(Step::Window { window: Window::Bought, seat, asked: 0 });
                }
            }
            Pending::Interlude(interlude) => self.note(Event::InterludeBegan { interlude }),
        }
    }

    fn forward_step(&mut self) -> bool {
        match self.state.step() {
            Step::StartRoll
            | Step::Race { .. }
            | Step::ClassDie { .. }
            | Step::ClassPick { .. }
            | Step::Backstory { .. }
            | Step::Alignment { .. }
            | Step::Thin { .. }
            | Step::SoloDiscard { .. }
            | Step::SoloTrash
            | Step::StartDraw { .. }
            | Step::StartDie { .. }
            | Step::StartPlace { .. } => self.forward_setup(),
            Step::Round | Step::Draw { .. } | Step::Roll { .. } | Step::LayDone => {
                self.forward_roll()
            }
            Step::Window { window, seat, asked } => self.forward_window(window, seat, asked),
            Step::Pick { .. } | Step::Place { .. } | Step::Enemy { .. } => self.forward_dice(),
            Step::Market | Step::NextBuyer | Step::Purchase { .. } | Step::SoloSweep => {
                self.forward_market()
            }
            Step::Cleanup | Step::Ready { .. } | Step::Deal { .. } => self.forward_cleanup(),
            Step::Over => false,
        }
    }

    /// Carries out a choice; one that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        if self.state.effect().is_some() {
            self.answer_effect(choice);
            return;
        }
        if let Choice::Use { card } = choice {
            if let Status::Asks { seat, .. } = self.rules.ask(self.state) {
                self.use_skill(seat, card);
            }
            return;
        }
        match self.state.interlude() {
            Some(Interlude::Act { seat, row, part }) => self.choose_act(seat, row, part, choice),
            Some(Interlude::Hands { seat }) => self.choose_drop(seat, choice),
            Some(Interlude::Lay { .. }) => self.choose_lay(choice),
            Some(Interlude::Top { seat }) => self.choose_top(seat, choice),
            None => self.choose_step(choice),
        }
    }

    fn choose_step(&mut self, choice: Choice) {
        match self.state.step() {
            Step::Draw { .. } | Step::Roll { .. } => self.choose_roll(choice),
            Step::Pick { .. } | Step::Place { .. } | Step::Enemy { .. } => self.choose_dice(choice),
            Step::Window { window, seat, asked } => match choice {
                Choice::Pass => self.step(Step::Window { window, seat, asked: asked + 1 }),
                Choice::Drop { card } => {
                    let seat = seat.after(asked, self.state.seats());
                    self.tell(Event::Dropped { seat, card });
                }
                _ => {}
            },
            Step::Purchase { seat } => self.choose_purchase(seat, choice),
            Step::Deal { .. } | Step::Ready { .. } => self.choose_cleanup(choice),
            _ => self.choose_setup(choice),
        }
    }
}

impl RollPlayer {
    /// Who must act on what.
    pub(crate) fn ask(&self, state: &State) -> Status<Prompt> {
        if let Some(effect) = state.effect() {
            return self.ask_effect(state, effect);
        }
        match state.interlude() {
            Some(Interlude::Act { seat, row, part }) => {
                return self.ask_act(state, seat, row, part);
            }
            Some(Interlude::Hands { seat }) => return asks(seat, Prompt::Hands),
            Some(Interlude::Lay { seat }) => {
                let number = self.next_to_lay(state);
                return asks(seat, Prompt::Lay { number });
            }
            Some(Interlude::Top { .. }) => return Status::Chance(Request::Deal(state.deck())),
            None => {}
        }
        match state.step() {
            Step::Draw { .. } | Step::Roll { .. } => self.ask_roll(state),
            Step::Window { window, seat, asked } => {
                asks(seat.after(asked, state.seats()), Prompt::Skill { window })
            }
            Step::Pick { nth } => asks(state.nth(nth), Prompt::Initiative),
            Step::Place { nth } => match state.tray().first() {
                Some(die) => asks(state.nth(nth), Prompt::Placing { die: *die }),
                None => Status::Over,
            },
            Step::Enemy { .. } => Status::Chance(Request::Roll { low: 1, high: 6 }),
            Step::Purchase { seat } => {
                let sheet = state.sheet(seat);
                let prompt = Prompt::Purchase { gold: sheet.gold(), charisma: sheet.charisma() };
                asks(seat, prompt)
            }
            Step::Deal { .. } => Status::Chance(Request::Deal(state.deck())),
            Step::Ready { nth } => asks(state.nth(nth), Prompt::Readying),
            Step::Over => Status::Over,
            _ => self.ask_setup(state),
        }
    }

    /// Adds everything the asked seat may choose.
    pub(crate) fn offer(&self, state: &State, offers: &mut Vec<Choice>) {
        if let Some(effect) = state.effect() {
            return self.offer_answers(state, effect, offers);
        }
        match state.interlude() {
            Some(Interlude::Act { seat, row, part }) => {
                return self.offer_act(state, seat, row, part, offers);
            }
            Some(Interlude::Hands { seat }) => return self.offer_drops(state, seat, offers),
            Some(Interlude::Lay { .. }) => return self.offer_lay(state, offers),
            Some(Interlude::Top { .. }) => return,
            None => {}
        }
        match state.step() {
            Step::Window { window, seat, asked } => {
                let seat = seat.after(asked, state.seats());
                offers.push(Choice::Pass);
                self.offer_window(state, seat, window, offers);
            }
            Step::Pick { .. } | Step::Place { .. } => self.offer_dice(state, offers),
            Step::Purchase { seat } => self.offer_purchase(state, seat, offers),
            Step::Ready { nth } => {
                offers.push(Choice::LeaveExhausted);
                let exhausted = state.sheet(state.nth(nth)).exhausted();
                let cards = exhausted.iter().map(crate::state::CardNo);
                offers.extend(cards.map(|card| Choice::Ready { card }));
            }
            _ => self.offer_setup(state, offers),
        }
    }

    /// The choice that stands for an answer of chance.
    pub(crate) fn outcome_choice(&self, state: &State, outcome: u16) -> Choice {
        let small = outcome.min(255) as u8;
        match state.step() {
            _ if state.effect().is_some() => Choice::Roll(small),
            _ if matches!(state.interlude(), Some(Interlude::Act { .. })) => Choice::Roll(small),
            _ if state.interlude().is_some() => Choice::Deal(crate::state::CardNo(small)),
            Step::StartRoll | Step::StartDie { .. } | Step::Roll { .. } | Step::Enemy { .. } => {
                Choice::Roll(small)
            }
            Step::ClassDie { .. } | Step::StartDraw { .. } | Step::Draw { .. } => {
                let colour = crate::kinds::Colour::at(usize::from(small));
                Choice::Draw(colour.unwrap_or(crate::kinds::Colour::Gold))
            }
            Step::Backstory { .. } => Choice::DealBackstory(crate::state::BackstoryNo(small)),
            Step::Alignment { .. } => Choice::DealAlignment(crate::state::AlignmentNo(small)),
            _ => Choice::Deal(crate::state::CardNo(small)),
        }
    }
}

/// A decision of a seat.
pub(crate) fn asks(seat: Seat, prompt: Prompt) -> Status<Prompt> {
    Status::Asks { seat, prompt }
}
