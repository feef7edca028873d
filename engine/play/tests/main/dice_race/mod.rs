//! A tiny game: a race with a die, coins, and one hidden card per runner. It tests the crate
//! `play`.

#![allow(missing_docs)]

use play::Say;
use std::rc::Rc;

use play::message::Arg;
use play::panel::{Cell, Role, Row};
use play::ruling::{Field, FieldError, value};
use play::*;
use serde::{Deserialize, Serialize};

pub const GOAL: u8 = 20;
const CARDS: u8 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub struct Card(pub u8);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hand {
    #[default]
    Empty,
    Hidden,
    Holds(Card),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    Deal,
    Turn,
    Rolling,
    Drawing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    step: Step,
    turn: Seat,
    at: [u8; 4],
    coins: [u8; 4],
    bank: u8,
    hands: [Hand; 4],
    deck: Bits,
    aside: Bits,
    long: bool,
    /// Not serialized. Only [`Fault::Unwritten`] changes it.
    #[serde(skip)]
    mood: u8,
}

impl State {
    /// Puts another card in a hand.
    pub fn holding(mut self, seat: Seat, card: Card) -> Self {
        if let Hand::Holds(old) = self.hands[seat.at()] {
            self.deck.add(old.0);
        }
        self.deck.remove(card.0);
        self.hands[seat.at()] = Hand::Holds(card);
        self
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    Throw,
    Walk { steps: u8 },
    Redraw,
    Roll(u8),
    Deal(Card),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Say)]
pub enum Event {
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    Redrawn {
        seat: Seat,
        old: Option<Card>,
    },
    Thrown {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        face: u8,
    },
    Moved {
        seat: Seat,
        to: u8,
    },
    Paid {
        seat: Seat,
        coins: u8,
    },
    Earned {
        seat: Seat,
        coins: u8,
    },
    Faulted {
        seat: Seat,
    },
    #[say_to(Nobody)]
    Stepped {
        step: Step,
        turn: Seat,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Prompt {
    Turn,
}

/// The rules. `fault` makes them fail in a chosen way, to test that the laws notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    #[default]
    None,
    ForgetsEvent,
    ForgetsChoice,
    ShowsCards,
    LosesCoins,
    FailingScript,
    OffersTwice,
    NeverEnds,
    TellsCards,
    Unwritten,
    Moody,
    RollsInVain,
}

#[derive(Default)]
pub struct Race {
    pub fault: Fault,
    /// How often a runner moved. Only [`Fault::Moody`] reads it.
    pub moves: std::cell::Cell<u8>,
}

pub fn race() -> Rc<Race> {
    Rc::new(Race::default())
}

impl Race {
    fn tell(&self, state: &mut State, event: Event, log: &mut impl Sink<Event>) {
        self.absorb(state, &event);
        log.take(event);
    }

    fn advance(&self, state: &mut State, seat: Seat, steps: u8, log: &mut impl Sink<Event>) {
        let to = match self.fault {
            Fault::NeverEnds => 0,
            Fault::Moody => state.at[seat.at()] + self.moves.replace(self.moves.get() + 1),
            _ => state.at[seat.at()] + steps,
        };
        state.mood += u8::from(self.fault == Fault::Unwritten);
        self.tell(state, Event::Moved { seat, to }, log);
        let step =
            if to >= if state.long { 2 * GOAL } else { GOAL } { Step::Over } else { Step::Turn };
        let turn = Seat((seat.0 + 1) % state.seats);
        self.tell(state, Event::Stepped { step, turn }, log);
    }

    fn throw(&self, state: &mut State, seat: Seat, face: u8, log: &mut impl Sink<Event>) {
        let face = if self.fault == Fault::RollsInVain { 3 } else { face };
        self.tell(state, Event::Rolled { seat, face }, log);
        if face == 1 && state.bank > 0 {
            let event = Event::Earned { seat, coins: 1 };
            if self.fault == Fault::ForgetsEvent {
                self.absorb(state, &event);
            } else {
                self.tell(state, event, log);
            }
        }
        if face == 6 && self.fault == Fault::FailingScript {
            self.tell(state, Event::Faulted { seat }, log);
        }
        self.advance(state, seat, face, log);
    }

    fn deal(&self, state: &mut State, card: Card, log: &mut impl Sink<Event>) {
        let seat = state.turn;
        self.tell(state, Event::Dealt { seat, card: Some(card) }, log);
        let turn = Seat((seat.0 + 1) % state.seats);
        let again = state.step == Step::Deal && turn != Seat(0);
        self.tell(
            state,
            Event::Stepped { step: if again { Step::Deal } else { Step::Turn }, turn },
            log,
        );
    }
}

impl Rules for Race {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;

    const ID: &'static str = "dice_race";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn options(&self) -> Vec<SetupOption> {
        vec![SetupOption::one("length", ["short", "long"])]
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        setup.check(Self::SEATS, &self.options())?;
        let long = setup.options.get("length").is_some_and(|length| length == "long");
        Ok(State {
            seats: setup.seats,
            step: Step::Deal,
            turn: Seat(0),
            at: [0; 4],
            coins: [2; 4],
            bank: 4,
            hands: [Hand::Empty; 4],
            deck: (1..=CARDS).collect(),
            aside: Bits::EMPTY,
            long,
            mood: 0,
        })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn status(&self, state: &State) -> Status<Prompt> {
        match state.step {
            Step::Deal | Step::Drawing => Status::Chance(Odds::Deal(state.deck).of(Stream(0))),
            Step::Turn => Status::Asks { seat: state.turn, prompt: Prompt::Turn },
            Step::Rolling => Status::Chance(Odds::Roll { low: 1, high: 6 }.of(Stream(1))),
            Step::Over => Status::Over,
        }
    }

    fn offers(&self, state: &State, offers: &mut Vec<Choice>) {
        offers.push(Choice::Throw);
        for steps in 1..=state.coins[state.turn.at()].min(2) {
            offers.push(Choice::Walk { steps });
        }
        // As many unseen cards as seats: at least one of them is not in another hand.
        let others = (0..state.seats).filter(|seat| *seat != state.turn.0);
        let held =
            others.filter(|seat| matches!(state.hands[usize::from(*seat)], Hand::Holds(_))).count();
        if usize::from(state.deck.len()) + held >= usize::from(state.seats) {
            offers.push(Choice::Redraw);
        }
        if self.fault == Fault::OffersTwice {
            offers.push(Choice::Throw);
        }
    }

    fn chance(&self, state: &State, outcome: u16) -> Choice {
        if state.step == Step::Rolling {
            Choice::Roll(outcome as u8)
        } else {
            Choice::Deal(Card(outcome as u8))
        }
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut impl Sink<Event>) {
        let seat = state.turn;
        match (state.step, choice) {
            (Step::Turn, Choice::Throw) => {
                self.tell(state, Event::Thrown { seat }, log);
            }
            (Step::Turn, Choice::Walk { steps }) if steps <= state.coins[seat.at()] => {
                self.tell(state, Event::Paid { seat, coins: steps }, log);
                self.advance(state, seat, steps, log);
            }
            (Step::Turn, Choice::Redraw) if self.fault != Fault::ForgetsChoice => {
                let old = match state.hands[seat.at()] {
                    Hand::Holds(card) => Some(card),
                    _ => None,
                };
                self.tell(state, Event::Redrawn { seat, old }, log);
            }
            (Step::Rolling, Choice::Roll(face)) => self.throw(state, seat, face, log),
            (Step::Deal | Step::Drawing, Choice::Deal(card)) if state.deck.has(card.0) => {
                self.deal(state, card, log);
            }
            _ => {}
        }
    }

    fn absorb(&self, state: &mut State, event: &Event) {
        match *event {
            Event::Dealt { seat, card } => {
                if let Some(card) = card {
                    state.deck.remove(card.0);
                    state.hands[seat.at()] = Hand::Holds(card);
                }
            }
            Event::Redrawn { seat, old } => {
                if let Some(old) = old {
                    state.aside.add(old.0);
                }
                state.hands[seat.at()] = Hand::Empty;
                state.step = Step::Drawing;
            }
            Event::Thrown { .. } => state.step = Step::Rolling,
            Event::Rolled { .. } | Event::Faulted { .. } => {}
            Event::Moved { seat, to } => state.at[seat.at()] = to,
            Event::Paid { seat, coins } => {
                state.coins[seat.at()] -= coins;
                if self.fault != Fault::LosesCoins {
                    state.bank += coins;
                }
            }
            Event::Earned { seat, coins } => {
                state.coins[seat.at()] += coins;
                state.bank -= coins;
            }
            Event::Stepped { step, turn } => {
                state.step = step;
                state.turn = turn;
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over {
            return None;
        }
        let points = |seat| self.tally(state, Seat(seat)).iter().map(|line| line.points).sum();
        let points: Vec<i32> = (0..state.seats).map(points).collect();
        let most = points.iter().max().copied();
        let winners =
            (0..state.seats).filter(|seat| Some(points[usize::from(*seat)]) == most).map(Seat);
        Some(Outcome { winners: winners.collect(), points })
    }
}

impl Secrets for Race {
    fn hides(&self) -> bool {
        true
    }

    fn observe(&self, state: &State, eye: Eye) -> State {
        let mut seen = state.clone();
        if eye == Eye::Referee || self.fault == Fault::ShowsCards {
            return seen;
        }
        for (at, hand) in seen.hands.iter_mut().enumerate() {
            if let Hand::Holds(card) = *hand
                && eye != Eye::Seat(Seat(at as u8))
            {
                *hand = Hand::Hidden;
                seen.deck.add(card.0);
            }
        }
        seen
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        match *event {
            Event::Dealt { seat, .. }
                if eye != Eye::Referee
                    && eye != Eye::Seat(seat)
                    && self.fault != Fault::TellsCards =>
            {
                Event::Dealt { seat, card: None }
            }
            _ => event.clone(),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }
}

impl Shown for Race {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        (kind == "Card").then(|| Spelled::new("card", format!("card-{value}")))
    }

    fn tells(&self, event: &Event) -> bool {
        !matches!(event, Event::Stepped { .. })
    }

    fn ending(&self, _: &State) -> Vec<Vec<Message>> {
        vec![vec![Message::bare("end", "won")]]
    }

    fn tally(&self, state: &State, seat: Seat) -> Vec<Tally> {
        let card = match state.hands[seat.at()] {
            Hand::Holds(Card(card)) => i32::from(card),
            _ => 0,
        };
        vec![
            Tally { reason: Message::bare("score", "way"), points: i32::from(state.at[seat.at()]) },
            Tally { reason: Message::bare("score", "card"), points: card },
        ]
    }

    fn picture(&self, state: &State, _: Eye) -> Vec<Panel> {
        let row = |seat: usize| {
            let hand = match state.hands[seat] {
                Hand::Empty => Message::bare("board", "empty"),
                Hand::Hidden => Message::bare("board", "hidden"),
                Hand::Holds(Card(card)) => {
                    Message::bare("board", "card").with("card", Arg::Int(card.into()))
                }
            };
            let at = Message::bare("board", "at").with("at", Arg::Int(state.at[seat].into()));
            Row::from(vec![Cell::says(at), Cell::says(hand)])
        };
        let rows = (0..usize::from(state.seats)).map(row).collect();
        vec![Panel::new(Role::Shared, Message::bare("board", "track"), rows)]
    }
}

impl Bench for Race {
    fn fields() -> &'static [Field<Self>] {
        FIELDS
    }

    fn audit(&self, state: &State) -> Vec<Breach> {
        let coins = state.bank + state.coins.iter().sum::<u8>();
        let held = state.hands.iter().filter(|hand| matches!(hand, Hand::Holds(_))).count() as u16;
        let cards = state.deck.len() + state.aside.len() + held;
        let mut broken = Vec::new();
        if coins != 12 {
            broken.push(Breach::Count {
                things: "coins".to_owned(),
                found: coins.into(),
                expected: 12,
            });
        }
        if cards != u16::from(CARDS) {
            broken.push(Breach::Count {
                things: "cards".to_owned(),
                found: cards.into(),
                expected: CARDS.into(),
            });
        }
        broken
    }

    fn is_fault(&self, event: &Event) -> bool {
        matches!(event, Event::Faulted { .. })
    }
}

impl Estimate for Race {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        let points: i32 = self.tally(state, seat).iter().map(|line| line.points).sum();
        i64::from(points) * 1000 + i64::from(state.coins[seat.at()]) * 100
    }

    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let coins = i64::from(state.coins[seat.at()]) * 100;
        let points = self.estimate(state, seat) - coins;
        let share = |id: &str, worth| Share { of: Message::bare("hint", id), worth };
        vec![share("points", points), share("coins", coins)]
    }
}

const FIELDS: &[Field<Race>] = &[
    Field::<Race>::new("step", "What comes next: `turn` or `deal`.").given(|_, state, _, value| {
        state.step = match value {
            "turn" => Step::Turn,
            "deal" => Step::Deal,
            _ => return Err(FieldError::unknown(value, ["turn", "deal"])),
        };
        Ok(())
    }),
    Field::<Race>::new("bank", "Coins in the bank.")
        .given(|_, state, _, value| {
            state.bank = value::whole(value, 0..=12)?;
            Ok(())
        })
        .then(|_, state, _| Ok(state.bank.to_string())),
    Field::<Race>::new("A.coins", "Coins of a runner.")
        .given(|_, state, of, value| {
            state.coins[of.seat.at()] = value::whole(value, 0..=12)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.coins[of.seat.at()].to_string())),
    Field::<Race>::new("A.at", "How far a runner is.")
        .given(|_, state, of, value| {
            state.at[of.seat.at()] = value::whole(value, 0..=2 * GOAL)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.at[of.seat.at()].to_string())),
];
