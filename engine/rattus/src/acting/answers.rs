//! The decision of a card that asks: its holder answers, or chance shows a face.

use play::{Seat, Sink, Status};
use script::Recorded;

use super::scratch::tokens_of;
use crate::Rattus;
use crate::cards::regions;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Scene, Turn, asks, face_choice, face_request};
use crate::shown::Topic;
use crate::state::{ClassNo, FaceNo, Question, State, TokenNo};

/// A card that asks.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    /// Who uses the card.
    seat: Seat,
    /// The card.
    card: ClassNo,
    /// What it asks.
    question: Question,
}

impl Asking {
    /// The card that asks, if one does.
    #[inline]
    pub fn of(state: &State) -> Option<Self> {
        let effect = state.effect()?;
        Some(Self { seat: effect.seat, card: effect.card, question: effect.question? })
    }

    /// The holder sees the face of the token he looks at.
    fn look<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, token: TokenNo, face: FaceNo) {
        let Some(region) = turn.state.region_of(token) else { return };
        let face = Some(turn.rules.cards.face(face));
        self.answer(turn, Recorded::Nil);
        turn.tell(Event::Looked { seat: self.seat, region, token: Some(token), face });
    }

    /// The card is answered.
    fn answer<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, reply: Recorded) {
        let fingerprint = script::fingerprint(&self.question);
        let reply = match reply {
            Recorded::Nil => None,
            Recorded::Int(number) => Some(number),
        };
        turn.tell(Event::EffectAnswered { fingerprint, reply });
    }
}

impl Scene for Asking {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let Question::Look { token } = self.question else { return false };
        let Some(face) = turn.state.face(token) else { return false };
        self.look(turn, token, face);
        true
    }

    fn ask(self, rules: &Rattus, state: &State) -> Status<Prompt> {
        let card = self.card;
        let prompt = match self.question {
            Question::Look { token } => {
                return Status::Chance(face_request(rules, state, token));
            }
            Question::Region { near: Some(region), .. } => Prompt::CardNear { card, region },
            Question::Region { near: None, .. } => Prompt::CardRegion { card },
            Question::Token { .. } => Prompt::CardToken { card },
            Question::Number { .. } => Prompt::CardNumber { card },
            Question::Confirm => Prompt::CardConfirm { card },
        };
        asks(self.seat, prompt)
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Vec<Choice>) {
        let optional = match self.question {
            Question::Region { regions: bits, optional, .. } => {
                offers.extend(regions(bits).map(|region| Choice::PickRegion { region }));
                optional
            }
            Question::Token { tokens, optional } => {
                offers.extend(tokens_of(tokens).filter_map(|token| {
                    let region = state.region_of(token)?;
                    let face = state.face_for(token, self.seat).map(|face| rules.cards.face(face));
                    Some(Choice::PickToken { token, region, face })
                }));
                optional
            }
            Question::Number { least, most } => {
                offers.extend((least..=most).map(|number| Choice::PickNumber { number }));
                false
            }
            Question::Confirm => {
                offers.push(Choice::Accept);
                true
            }
            Question::Look { .. } => false,
        };
        if optional {
            offers.push(Choice::Decline);
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Question::Look { token } = self.question {
            if let Choice::Turn(face) = choice {
                self.look(turn, token, face);
            } else if let Choice::Draw(ring) = choice {
                turn.tell(Event::RingDrawn { ring });
            }
        } else if let Some(reply) = recorded(self.question, choice) {
            self.answer(turn, reply);
        }
    }

    fn chance(self, rules: &Rattus, state: &State, outcome: u16) -> Choice {
        match self.question {
            Question::Look { token } => face_choice(rules, state, token, outcome),
            Question::Region { .. }
            | Question::Token { .. }
            | Question::Number { .. }
            | Question::Confirm => Choice::Decline,
        }
    }

    fn topic(self) -> Topic {
        Topic::ClassCards
    }
}

/// A choice as what a journal keeps; none for what is not offered.
fn recorded(question: Question, choice: Choice) -> Option<Recorded> {
    let int = |number: u8| Some(Recorded::Int(number.into()));
    let optional = match question {
        Question::Region { regions, optional, .. } => {
            if let Choice::PickRegion { region } = choice
                && regions & region.bit() != 0
            {
                return int(region.0);
            }
            optional
        }
        Question::Token { tokens, optional } => {
            if let Choice::PickToken { token, .. } = choice
                && tokens_of(tokens).any(|fit| fit == token)
            {
                return int(token.0);
            }
            optional
        }
        Question::Number { least, most } => {
            if let Choice::PickNumber { number } = choice
                && (least..=most).contains(&number)
            {
                return int(number);
            }
            false
        }
        Question::Confirm => {
            if choice == Choice::Accept {
                return int(1);
            }
            true
        }
        Question::Look { .. } => false,
    };
    (optional && choice == Choice::Decline).then_some(Recorded::Nil)
}
