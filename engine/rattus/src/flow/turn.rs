//! The flow of the game: one step after the other until somebody must decide.

use play::{Request, Seat, Sink, Status};

use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::state::{FaceNo, RegionNo, Ring, State, Step, TokenNo};

/// Cubes that are put into a region in each of the two placing rounds.
pub(crate) const SETTLERS: u8 = 2;

/// A state in the hands of the rules: every change goes through [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a Rattus,
    /// The state.
    pub state: &'a mut State,
    /// Where events go.
    pub log: &'a mut L,
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Lets an event happen: the state absorbs it, the log takes it.
    pub fn tell(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
    }

    /// Moves the flow to a step.
    pub fn step(&mut self, step: Step) {
        self.tell(Event::Stepped { step });
    }

    /// Goes on until a seat or chance must decide, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// One move without a decision; false when a decision is open.
    fn forward(&mut self) -> bool {
        if self.state.effect().is_some() {
            return self.forward_effect();
        }
        match self.state.step() {
            Step::Settle { nth } => {
                let done = nth >= 2 * self.state.seats();
                if done {
                    self.begin_turn(self.state.first());
                }
                done
            }
            Step::Spread { left } => self.forward_spread(left),
            Step::Count => self.forward_count(),
            Step::Ravage => match self.state.plague() {
                Some(region) if self.rages(region) => self.forward_ravage(region),
                _ => {
                    self.step(Step::Late);
                    true
                }
            },
            Step::Late => {
                let seat = self.state.active();
                let idle = self.rules.usable_cards(self.state, seat).next().is_none();
                if idle {
                    self.end_turn();
                }
                idle
            }
            Step::Last { nth } => self.forward_last(nth),
            Step::Final { region } => self.forward_final(region),
            Step::Plague | Step::Start | Step::Turn | Step::Over => false,
        }
    }

    /// Carries out a choice; one that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        if self.state.effect().is_some() {
            return self.answer_effect(choice);
        }
        match (self.state.step(), choice) {
            (Step::Plague, Choice::Infect(region)) => {
                self.tell(Event::PlagueSet { region });
                self.step(Step::Start);
            }
            (Step::Start, Choice::Start(seat)) => {
                self.tell(Event::Started { seat });
                self.step(Step::Settle { nth: 0 });
            }
            (Step::Settle { nth }, Choice::Settle { region })
                if self.rules.is_used(self.state, region) =>
            {
                let seat = self.rules.settler(self.state, nth);
                self.tell(Event::Settled { seat, region, cubes: SETTLERS });
                self.step(Step::Settle { nth: nth + 1 });
            }
            (Step::Turn, choice) => self.choose_in_turn(choice),
            (Step::Spread { .. }, Choice::Spread { region }) => self.spread(region),
            (Step::Count, Choice::Count { cubes }) => {
                let seat = self.state.active();
                self.tell(Event::PlagueCounted { seat, cubes });
                self.step(Step::Ravage);
            }
            (Step::Count, Choice::Pass) => self.step(Step::Ravage),
            (Step::Ravage | Step::Final { .. }, choice) => self.choose_flip(choice),
            (Step::Late, Choice::Use { card }) => self.use_card(self.state.active(), card),
            (Step::Late, Choice::Pass) => self.end_turn(),
            (Step::Last { nth }, Choice::Use { card }) => {
                self.use_card(self.rules.late_seat(self.state, nth), card);
            }
            (Step::Last { nth }, Choice::Pass) => self.step(Step::Last { nth: nth + 1 }),
            _ => {}
        }
    }

    fn forward_last(&mut self, nth: u8) -> bool {
        if nth + 1 >= self.state.seats() {
            self.tell(Event::FinalRavage);
            self.step(Step::Final { region: RegionNo(0) });
            return true;
        }
        let seat = self.rules.late_seat(self.state, nth);
        let idle = self.rules.usable_cards(self.state, seat).next().is_none();
        if idle {
            self.step(Step::Last { nth: nth + 1 });
        }
        idle
    }

    fn forward_final(&mut self, region: RegionNo) -> bool {
        if self.rages(region) {
            return self.forward_ravage(region);
        }
        let next = (region.0 + 1..crate::state::REGIONS as u8).map(RegionNo);
        let next = next.into_iter().find(|region| self.rages(*region));
        match next {
            Some(region) => self.step(Step::Final { region }),
            None => self.tell(Event::Ended),
        }
        next.is_some()
    }

    /// The turn of a seat begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.tell(Event::TurnBegan { seat });
    }

    /// The turn is over: the next seat's begins, or the last round.
    fn end_turn(&mut self) {
        let seat = self.state.active();
        let all_placed = self.state.from(seat).any(|seat| self.state.reserve(seat) == 0);
        if self.state.supply() == 0 || all_placed {
            self.tell(Event::LastRound { seat });
            self.step(Step::Last { nth: 0 });
        } else {
            let next = self.state.from(seat).nth(1).unwrap_or(seat);
            self.begin_turn(next);
        }
    }
}

impl Rattus {
    /// Whether a region is in use.
    pub(crate) fn is_used(&self, state: &State, region: RegionNo) -> bool {
        self.cards.map(state.map()).used(state.seats()) & region.bit() != 0
    }

    /// Whose cubes come next at set-up: clockwise from the first player, then back.
    pub(crate) fn settler(&self, state: &State, nth: u8) -> Seat {
        let seats = state.seats();
        let at = if nth < seats { nth } else { (2 * seats - 1).saturating_sub(nth) };
        state.first().after(at, seats)
    }

    /// Who comes next in the last round: counter-clockwise, from the right of the last turn's seat.
    pub(crate) fn late_seat(&self, state: &State, nth: u8) -> Seat {
        state.before(state.active(), nth + 1)
    }

    /// Who must act on what.
    pub(crate) fn ask(&self, state: &State) -> Status<Prompt> {
        if let Some(effect) = state.effect() {
            return self.ask_effect(state, effect);
        }
        let active = state.active();
        match state.step() {
            Step::Plague => {
                let used = self.cards.map(state.map()).used(state.seats());
                let used = crate::cards::regions(used).map(|region| region.0);
                Status::Chance(Request::Deal(used.collect()))
            }
            Step::Start => {
                let seats = (0..state.seats()).map(|_| 1);
                Status::Chance(Request::Draw(seats.collect()))
            }
            Step::Settle { nth } => {
                let round = 1 + u8::from(nth >= state.seats());
                asks(self.settler(state, nth), Prompt::Settling { round, cubes: SETTLERS })
            }
            Step::Turn => {
                asks(active, Prompt::Turn { taken: state.taken(), placed: state.placed() })
            }
            Step::Spread { left } => asks(active, Prompt::Spreading { left }),
            Step::Count => {
                let region = state.plague().unwrap_or_default();
                let cubes = self.neutral_cubes(state, active, region);
                asks(active, Prompt::Counting { region, cubes })
            }
            Step::Ravage | Step::Final { .. } => self.ask_flip(state),
            Step::Late => asks(active, Prompt::Late),
            Step::Last { nth } => asks(self.late_seat(state, nth), Prompt::Last),
            Step::Over => Status::Over,
        }
    }

    /// Adds everything the asked seat may choose.
    pub(crate) fn offer(&self, state: &State, offers: &mut Vec<Choice>) {
        if let Some(effect) = state.effect() {
            return self.offer_answers(state, effect, offers);
        }
        match state.step() {
            Step::Settle { .. } => {
                let used = self.cards.map(state.map()).used(state.seats());
                let all = crate::cards::regions(used);
                offers.extend(all.map(|region| Choice::Settle { region }));
            }
            Step::Turn => self.offer_turn(state, offers),
            Step::Spread { .. } => {
                let room = crate::cards::regions(self.room(state));
                offers.extend(room.map(|region| Choice::Spread { region }));
            }
            Step::Count => {
                let region = state.plague().unwrap_or_default();
                let cubes = self.neutral_cubes(state, state.active(), region);
                offers.extend([Choice::Count { cubes }, Choice::Pass]);
            }
            Step::Ravage | Step::Final { .. } => self.offer_flips(state, offers),
            Step::Late => self.offer_cards(state, state.active(), offers),
            Step::Last { nth } => self.offer_cards(state, self.late_seat(state, nth), offers),
            Step::Plague | Step::Start | Step::Over => {}
        }
    }

    fn offer_cards(&self, state: &State, seat: Seat, offers: &mut Vec<Choice>) {
        offers.extend(self.usable_cards(state, seat).map(|card| Choice::Use { card }));
        offers.push(Choice::Pass);
    }

    /// The choice that stands for an answer of chance.
    pub(crate) fn outcome_choice(&self, state: &State, outcome: u16) -> Choice {
        let small = outcome.min(255) as u8;
        match state.step() {
            Step::Plague => Choice::Infect(RegionNo(small)),
            Step::Start => Choice::Start(Seat(small)),
            _ if state.effect().is_none() && state.flip().is_none() => Choice::Pick(TokenNo(small)),
            _ if state.ring().is_some() => Choice::Turn(FaceNo(small)),
            _ => match self.ask(state) {
                Status::Chance(Request::Draw(_)) if small == 0 => Choice::Draw(Ring::Regular),
                Status::Chance(Request::Draw(_)) => Choice::Draw(Ring::Starting),
                _ => Choice::Turn(FaceNo(small)),
            },
        }
    }
}

/// A decision of a seat.
pub(crate) fn asks(seat: Seat, prompt: Prompt) -> Status<Prompt> {
    Status::Asks { seat, prompt }
}
