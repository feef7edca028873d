//! Cards act: who hears an event, how a script is run, asked, answered and rolled back.

use diag::Diagnostic;
use play::{Request, Seat, Sink, Status};
use script::{Answer, Fault, Ran};

use super::Toy;
use super::cards::Hook;
use super::event::{Card, Choice, Event, Pending, Prompt, Question};
use super::rules::Turn;
use super::state::{Effect, State};
use super::verbs::Stage;

/// Most effects that one answer may set off.
const CHAIN: u8 = 32;

impl Toy {
    /// Points of a card that lies in front of a seat; a fault counts as none.
    pub fn worth(&self, state: &State, seat: Seat, card: Card) -> Option<i32> {
        let act = self.acts.get(&(card, Hook::WORTH))?;
        let mut stage = Stage::new(state, seat);
        match self.host.query_checked(&mut stage, act.function, act.params, &[]) {
            Ok(Answer::Int(points)) => i32::try_from(points).ok(),
            Ok(_) => None,
            Err(fault) => {
                self.blame(fault);
                None
            }
        }
    }

    fn blame(&self, fault: impl Into<Diagnostic>) {
        self.faults.borrow_mut().push(fault.into());
    }

    /// Runs an effect from its start, fed with its replies.
    fn run(&self, effect: &Effect) -> Option<(Result<Ran, Fault>, Stage)> {
        let Pending { seat, card, hook, arg } = effect.pending;
        let act = self.acts.get(&(card, hook))?;
        let mut stage = Stage::new(&effect.start, seat);
        let (args, journal) = ([arg.into()], &effect.journal);
        let ran = self.host.run_checked(&mut stage, act.function, act.params, &args, journal);
        Some((ran, stage))
    }

    pub fn ask_effect(&self, effect: &Effect, state: &State) -> Status<Prompt> {
        let Pending { seat, card, .. } = effect.pending;
        let prompt = match effect.question {
            Some(Question::Roll) => return Status::Chance(Request::Roll { low: 1, high: 6 }),
            Some(Question::Draw) => return Status::Chance(Request::Deal(state.deck())),
            Some(Question::Rival) => Prompt::Rival { card },
            Some(Question::Number { .. }) => Prompt::Number { card },
            Some(Question::Card) => Prompt::Card { card },
            Some(Question::Confirm) | None => Prompt::Confirm { card },
        };
        Status::Asks { seat, prompt }
    }

    pub fn offer_replies(&self, effect: &Effect, state: &State, offers: &mut Vec<Choice>) {
        let seat = effect.pending.seat;
        match effect.question {
            Some(Question::Rival) => {
                let rivals = state.seats_from(seat).skip(1);
                offers.extend(rivals.map(|rival| Choice::PickRival { rival }));
            }
            Some(Question::Number { least, most }) => {
                offers.extend((least..=most).map(|number| Choice::PickNumber { number }));
            }
            Some(Question::Card) => {
                let cards = state.player(seat).hand.iter().map(Card);
                offers.extend(cards.map(|card| Choice::PickCard { card }));
                offers.push(Choice::Decline);
            }
            Some(Question::Confirm) => offers.extend([Choice::Accept, Choice::Decline]),
            Some(Question::Roll | Question::Draw) | None => {}
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Queues the cards in front of the seats that listen to an event.
    pub fn call_listeners(&mut self, event: &Event) {
        let (hook, arg) = (Hook::of(event), event.facts().map_or(0, |(.., number)| number));
        for seat in self.state.seats_from(self.state.turn()) {
            for card in self.state.player(seat).front.iter().map(Card) {
                let act = self.toy.acts.get(&(card, hook));
                if act.is_some_and(|act| act.hears(seat, card, event)) {
                    let pending = Pending { seat, card, hook, arg };
                    self.note(Event::Queued { pending });
                }
            }
        }
    }

    /// A card begins to act, unless effects have set each other off for too long.
    pub fn begin(&mut self, pending: Pending) {
        let Pending { seat, card, hook, .. } = pending;
        self.begun += 1;
        if self.begun <= CHAIN {
            return self.note(Event::EffectBegan { pending });
        }
        if let Some(act) = self.toy.acts.get(&(card, hook)) {
            let place = self.toy.host.place(act.function);
            let message = "effects set each other off without end";
            self.toy.blame(Diagnostic::error(script::codes::SCRIPT_FAULT, message, place));
        }
        self.note(Event::Faulted { seat, card });
    }

    /// The card that acts goes on to its next question or to its end.
    pub fn carry_on(&mut self) {
        let Some(effect) = self.state.effect() else { return };
        let (Pending { seat, card, .. }, told) = (effect.pending, usize::from(effect.told));
        let Some((ran, stage)) = self.toy.run(effect) else {
            return self.note(Event::EffectEnded);
        };
        if let Err(fault) = ran {
            self.toy.blame(fault);
            return self.note(Event::Faulted { seat, card });
        }
        let all = stage.events.len() as u8;
        for event in stage.events.into_iter().skip(told) {
            self.tell(event);
        }
        self.note(match stage.question {
            Some(question) => Event::EffectAsked { question, told: all },
            None => Event::EffectEnded,
        });
    }

    /// The owner, or chance, answers the card that asks.
    pub fn reply(&mut self, question: Question, choice: Choice) {
        let reply = match (question, choice) {
            (Question::Card, Choice::Decline) => None,
            (Question::Confirm, Choice::Decline) => Some(0),
            (Question::Rival, Choice::PickRival { rival }) => Some(rival.0),
            (Question::Number { .. }, Choice::PickNumber { number }) => Some(number),
            (Question::Card, Choice::PickCard { card }) => Some(card.0),
            (Question::Confirm, Choice::Accept) => Some(1),
            (Question::Roll, Choice::Roll(face)) => Some(face),
            (Question::Draw, Choice::Deal(card)) => Some(card.0),
            _ => return,
        };
        let fingerprint = script::fingerprint(&question);
        self.note(Event::EffectAnswered { fingerprint, reply: reply.map(i16::from) });
    }
}
