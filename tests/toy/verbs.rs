//! What a card can say, and the scratch copy of a state it says it to.

use play::Seat;
use script::{Recorded, Reply};

use super::event::{Card, Event, Question};
use super::state::State;

/// Another seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rival(pub u8);
script::handle!(Rival: u8);

script::verbs! {
    /// The verbs of the toy. `me` is the owner of the card.
    pub enum Verb {
        query Query {
            /// Beads of the owner.
            Beads -> i64;
            /// Beads in the pot.
            Pot -> i64;
            /// Cards in the owner's hand.
            HandSize -> i64;
        }
        act Act {
            /// Takes beads out of the pot, as many as there are.
            Gain(amount: u8);
            /// Pays beads into the pot; false, and nothing is paid, if there are not enough.
            Pay(amount: u8) -> bool;
            /// Takes beads of a rival, as many as there are.
            Steal(rival: Rival, amount: u8);
            /// Puts a card of the owner's hand back into the deck.
            GiveBack(card: Card);
        }
        ask Ask {
            /// The owner picks a rival.
            PickRival -> Rival;
            /// The owner picks a number.
            PickNumber(least: u8, most: u8) -> i64;
            /// The owner picks a card of the own hand, or declines.
            PickCard -> Option<Card>;
            /// The owner says yes or no.
            Confirm -> bool;
            /// A die is rolled.
            Roll -> i64;
            /// The owner draws a card, unless the deck is empty.
            Draw -> Option<Card>;
        }
    }
}

/// A scratch copy, and what the effect has done to it.
#[derive(Clone, Default, PartialEq)]
pub struct Stage {
    seat: Seat,
    /// None only before the first run.
    state: Option<Box<State>>,
    pub events: Vec<Event>,
    pub question: Option<Question>,
}

impl Stage {
    pub fn new(state: &State, seat: Seat) -> Self {
        Self { seat, state: Some(Box::new(state.clone())), ..Self::default() }
    }

    fn tell(&mut self, event: Event) {
        if let Some(state) = &mut self.state {
            state.absorb(&event);
        }
        self.events.push(event);
    }

    fn ask(&mut self, question: Question) -> Reply {
        self.question = Some(question);
        Reply::Ask(script::fingerprint(&question))
    }

    fn steal(&mut self, state: &State, rival: Seat, amount: u8) -> Reply {
        if rival == self.seat || !state.seats_from(rival).any(|seat| seat == rival) {
            return Reply::Wrong(format!("there is no rival {}", rival.0));
        }
        let beads = amount.min(state.player(rival).beads);
        if beads > 0 {
            self.tell(Event::Stolen { seat: self.seat, rival, beads });
        }
        Reply::Nil
    }
}

impl script::Stage for Stage {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let Some(state) = self.state.clone() else { return Reply::Nil };
        let (seat, own) = (self.seat, *state.player(self.seat));
        match verb {
            Verb::Query(Query::Beads) => own.beads.into(),
            Verb::Query(Query::Pot) => state.pot().into(),
            Verb::Query(Query::HandSize) => own.hand_size().into(),
            Verb::Act(Act::Gain { amount }) => {
                let beads = amount.min(state.pot());
                if beads > 0 {
                    self.tell(Event::Gained { seat, beads });
                }
                Reply::Nil
            }
            Verb::Act(Act::Pay { amount }) => {
                let enough = amount <= own.beads;
                if enough && amount > 0 {
                    self.tell(Event::Paid { seat, beads: amount });
                }
                enough.into()
            }
            Verb::Act(Act::Steal { rival, amount }) => self.steal(&state, Seat(rival.0), amount),
            Verb::Act(Act::GiveBack { card }) if own.hand.has(card.0) => {
                self.tell(Event::Returned { seat, card: Some(card) });
                Reply::Nil
            }
            Verb::Act(Act::GiveBack { .. }) => Reply::Wrong("that card is not in hand".to_owned()),
            Verb::Ask(Ask::PickRival) => self.ask(Question::Rival),
            Verb::Ask(Ask::PickNumber { least, most }) if least > most => {
                Reply::Wrong(format!("from {least} to {most} there is no number"))
            }
            Verb::Ask(Ask::PickNumber { least, most }) => {
                self.ask(Question::Number { least, most })
            }
            Verb::Ask(Ask::PickCard) if own.hand_size() == 0 => Reply::Nil,
            Verb::Ask(Ask::PickCard) => self.ask(Question::Card),
            Verb::Ask(Ask::Confirm) => self.ask(Question::Confirm),
            Verb::Ask(Ask::Roll) => self.ask(Question::Roll),
            Verb::Ask(Ask::Draw) if state.deck_size() == 0 => Reply::Nil,
            Verb::Ask(Ask::Draw) => self.ask(Question::Draw),
        }
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        let (seat, question) = (self.seat, self.question.take());
        let Recorded::Int(number) = reply else { return Reply::Nil };
        match question {
            Some(Question::Roll) => self.tell(Event::Rolled { seat, face: number as u8 }),
            Some(Question::Draw) => {
                self.tell(Event::Dealt { seat, card: Some(Card(number as u8)) });
            }
            Some(Question::Confirm) => return Reply::Bool(number == 1),
            _ => {}
        }
        Reply::Int(number.into())
    }
}
