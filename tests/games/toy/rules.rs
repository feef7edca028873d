//! The rules. Each seat in turn throws the die for beads, searches the deck for a trick, or plays
//! one. After the last round, beads and the worth of the tricks in front of a seat are its points.

use std::ops::RangeInclusive;

use effects::{Acting, Chain};
use play::{
    Estimate, Eye, Message, Odds, Outcome, Panel, Request, Rules, Seat, Secrets, Setup, SetupError,
    SetupOption, Share, Shown, Sink, Spelled, Status, Stream, Tally,
};

use super::Toy;
use super::cards::Read;
use super::event::{Card, Choice, Event, Prompt, Step};
use super::state::State;

/// What chance draws cards for.
pub const DECK: Stream = Stream(0);
/// What chance rolls the die for, unless a card does.
const DIE: Stream = Stream(1);

/// A state in the hands of the rules: it changes through events alone.
pub struct Turn<'a, L> {
    pub toy: &'a Toy,
    pub state: &'a mut State,
    pub log: &'a mut L,
    /// The cards that have acted since the last answer.
    pub chain: Chain<Toy>,
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Lets an event happen, and cards hear of it.
    pub fn tell(&mut self, event: Event) {
        self.note(event.clone());
        self.call_listeners(&event);
    }

    /// Lets an event happen that no card hears of.
    pub fn note(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
    }

    fn choose(&mut self, choice: Choice) {
        if let Some(question) = self.state.effect().and_then(|effect| effect.question) {
            return self.reply(question, choice);
        }
        let seat = self.state.turn();
        let hand = self.state.player(seat).hand;
        match (self.state.step(), choice) {
            (Step::Turn, Choice::Throw) => self.tell(Event::Thrown { seat }),
            (Step::Turn, Choice::Search) if self.state.deck_size() > 0 => {
                self.tell(Event::Searched { seat });
            }
            (Step::Turn, Choice::Play { card }) if hand.has(card.0) => {
                self.tell(Event::Played { seat, card });
                self.step(Step::Done, seat);
            }
            (Step::Rolling, Choice::Roll(face)) => {
                self.tell(Event::Rolled { seat, face });
                let beads = face.min(self.state.pot());
                if beads > 0 {
                    self.tell(Event::Gained { seat, beads });
                }
                self.step(Step::Done, seat);
            }
            (Step::Deal, Choice::Deal(card)) if self.state.deck().has(card.0) => {
                self.tell(Event::Dealt { seat, card: Some(card) });
                let all = self.state.all_dealt();
                let next = self.state.seats_from(seat).nth(1).unwrap_or(seat);
                self.step(if all { Step::Turn } else { Step::Deal }, next);
            }
            (Step::Drawing, Choice::Deal(card)) if self.state.deck().has(card.0) => {
                self.tell(Event::Dealt { seat, card: Some(card) });
                self.step(Step::Done, seat);
            }
            _ => {}
        }
    }

    fn step(&mut self, step: Step, turn: Seat) {
        let round = self.state.round();
        self.note(Event::Stepped { step, turn, round });
    }

    /// Goes on until a seat or chance must answer, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    fn forward(&mut self) -> bool {
        if let Some(effect) = self.state.effect() {
            let waits = effect.question.is_some();
            if !waits {
                self.carry_on_effect();
            }
            return !waits;
        }
        if let Some(call) = self.state.queue().first().copied() {
            self.note(Event::Unqueued);
            self.begin_effect(call);
            return true;
        }
        if self.state.step() == Step::Done {
            let turn = self.state.seats_from(self.state.turn()).nth(1).unwrap_or_default();
            let round = self.state.round() + u8::from(turn == Seat(0));
            let over = round > self.state.rounds();
            let step = if over { Step::Over } else { Step::Turn };
            self.note(Event::Stepped { step, turn, round });
            return true;
        }
        false
    }
}

impl Rules for Toy {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = Read::GAME;
    const SEATS: RangeInclusive<u8> = 2..=3;

    fn options(&self) -> Vec<SetupOption> {
        vec![SetupOption::one("length", ["short", "long"])]
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        setup.check(Self::SEATS, &self.options())?;
        let short = setup.options.get("length").is_some_and(|length| length == "short");
        let (there, wanted) = (self.ids.len(), self.ids.len().clamp(4, 64));
        if there != wanted {
            return Err(SetupError::Content { kind: "charm".to_owned(), there, wanted });
        }
        Ok(State::new(setup.seats, self.ids.len() as u8, if short { 2 } else { 4 }))
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        if let Some(effect) = state.effect() {
            return self.ask_effect(effect, state);
        }
        match state.step() {
            Step::Deal | Step::Drawing => Status::Chance(Odds::Deal(state.deck()).of(DECK)),
            Step::Rolling => Status::Chance(Odds::Roll { low: 1, high: 6 }.of(DIE)),
            Step::Turn | Step::Done => Status::Asks { seat: state.turn(), prompt: Prompt::Turn },
            Step::Over => Status::Over,
        }
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        if let Some(effect) = state.effect() {
            return self.offer_replies(effect, state, offers);
        }
        offers.push(Choice::Throw);
        if state.deck_size() > 0 {
            offers.push(Choice::Search);
        }
        let cards = state.player(state.turn()).hand.iter().map(Card);
        offers.extend(cards.map(|card| Choice::Play { card }));
    }

    fn chance(&self, state: &State, outcome: u16) -> Choice {
        match self.status(state) {
            Status::Chance(Request { odds: Odds::Deal(_), .. }) => {
                Choice::Deal(Card(outcome as u8))
            }
            _ => Choice::Roll(outcome as u8),
        }
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut impl Sink<Event>) {
        let mut turn = Turn { toy: self, state, log, chain: Chain::default() };
        turn.choose(choice);
        turn.advance();
    }

    fn absorb(&self, state: &mut State, event: &Event) {
        state.absorb(event);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.step() == Step::Over).then(|| self.result(state))
    }
}

impl Secrets for Toy {
    fn hides(&self) -> bool {
        true
    }

    fn observe(&self, state: &State, eye: Eye) -> State {
        state.seen(eye)
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        let blind = |seat| eye != Eye::Referee && eye != Eye::Seat(seat);
        match *event {
            Event::Dealt { seat, .. } if blind(seat) => Event::Dealt { seat, card: None },
            Event::Returned { seat, .. } if blind(seat) => Event::Returned { seat, card: None },
            _ => event.clone(),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Played { .. })
    }
}

impl Shown for Toy {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        let id = || self.ids.get(usize::try_from(value).ok()?).cloned();
        (kind == "Card").then(|| id().map(|id| Spelled::new("trick", id)))?
    }

    fn tells(&self, event: &Event) -> bool {
        event.is_told()
    }

    fn ending(&self, state: &State) -> Vec<Vec<Message>> {
        self.told_at_the_end(state)
    }

    fn tally(&self, state: &State, seat: Seat) -> Vec<Tally> {
        self.score(state, seat)
    }

    fn picture(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw(state)
    }
}

impl Estimate for Toy {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        self.shares(state, seat).into_iter().map(|share| share.worth).sum()
    }

    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let share = |id: &str, worth| Share { of: Message::bare("hint", id), worth };
        let points = i64::from(self.points(state, seat)) * 1000;
        vec![
            share("points", points),
            share("hand", i64::from(state.player(seat).hand_size()) * 700),
        ]
    }
}
