//! What a card can say, and the scratch copy of a state it says it to.

use effects::DraftOf;
use play::Seat;
use script::{Recorded, Reply};

use super::Toy;
use super::event::{Card, Event, Question};
use super::state::State;

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
            /// The number of the last card in a rival's hand, 0 without any: what nobody may know.
            /// It is there to be found.
            Spy(rival: Seat) -> i64;
        }
        act Act {
            /// Takes beads out of the pot, as many as there are.
            Gain(amount: u8);
            /// Pays beads into the pot; false, and nothing is paid, if there are not enough.
            Pay(amount: u8) -> bool;
            /// Takes beads of a rival, as many as there are.
            Steal(rival: Seat, amount: u8);
            /// Puts a card of the owner's hand back into the deck.
            GiveBack(card: Card);
            /// Puts a card that lies in front of the owner into the deck and leaves it where it is,
            /// which breaks a law. It is there to be found.
            Double;
        }
        ask Ask {
            /// The owner picks a rival.
            PickRival -> Seat;
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

/// What a trick acts on, and whose it is.
#[derive(Default)]
pub struct Scratch {
    pub seat: Seat,
    pub draft: DraftOf<Toy>,
}

impl Scratch {
    fn tell(&mut self, event: Event) {
        self.draft.tell(event, State::absorb);
    }

    fn steal(&mut self, rival: Seat, amount: u8) -> Reply {
        let state = self.draft.state();
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

impl script::Stage for Scratch {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let (seat, state) = (self.seat, self.draft.state());
        let own = *state.player(seat);
        match verb {
            Verb::Query(Query::Beads) => own.beads.into(),
            Verb::Query(Query::Pot) => state.pot().into(),
            Verb::Query(Query::HandSize) => own.hand_size().into(),
            Verb::Query(Query::Spy { rival }) => {
                let cards = state.player(rival).hand;
                cards.iter().last().map_or(0, |card| card + 1).into()
            }
            Verb::Act(Act::Double) => {
                let card = own.front.iter().next().map(Card);
                self.tell(Event::Returned { seat, card });
                Reply::Nil
            }
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
            Verb::Act(Act::Steal { rival, amount }) => self.steal(rival, amount),
            Verb::Act(Act::GiveBack { card }) if own.hand.has(card.0) => {
                self.tell(Event::Returned { seat, card: Some(card) });
                Reply::Nil
            }
            Verb::Act(Act::GiveBack { .. }) => Reply::Wrong("that card is not in hand".to_owned()),
            Verb::Ask(Ask::PickRival) => self.draft.ask(Question::Rival),
            Verb::Ask(Ask::PickNumber { least, most }) if least > most => {
                Reply::Wrong(format!("there is no number from {least} to {most}"))
            }
            Verb::Ask(Ask::PickNumber { least, most }) => {
                self.draft.ask(Question::Number { least, most })
            }
            Verb::Ask(Ask::PickCard) if own.hand_size() == 0 => Reply::Nil,
            Verb::Ask(Ask::PickCard) => self.draft.ask(Question::Card),
            Verb::Ask(Ask::Confirm) => self.draft.ask(Question::Confirm),
            Verb::Ask(Ask::Roll) => self.draft.ask(Question::Roll),
            Verb::Ask(Ask::Draw) if state.deck_size() == 0 => Reply::Nil,
            Verb::Ask(Ask::Draw) => self.draft.ask(Question::Draw),
        }
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        let (seat, question) = (self.seat, self.draft.answered());
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
