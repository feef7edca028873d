//! Cards act: who hears an event, what a card asks, and what is answered.

use content::CardInfo;
use effects::{
    Acting, BudgetOf, CallOf, Chain, DraftOf, Facts, Handler, HappenedOf, Runtime, Scripted,
};
use play::{Odds, Seat, Sink, Status, Stream};
use script::Recorded;

use super::Toy;
use super::cards::{Hook, When};
use super::event::{Call, Card, Choice, Event, Heard, Prompt, Question};
use super::rules::{DECK, Turn};
use super::state::{Effect, State};
use super::verbs::Scratch;

impl Scripted for Toy {
    type State = State;
    type Event = Event;
    type Card = Card;
    type Hook = Hook;
    type When = When;
    type About = ();
    type Question = Question;
    type Scratch = Scratch;

    fn runtime(&self) -> &Runtime<Scratch, State> {
        &self.runtime
    }

    fn handler(&self, card: Card, hook: Hook) -> Option<&Handler<When>> {
        self.handlers.get(&(card, hook))
    }

    fn info(&self, card: Card) -> Option<&CardInfo> {
        self.infos.get(usize::from(card.0))
    }

    fn hook_name(hook: Hook) -> &'static str {
        hook.word()
    }

    /// Its guards say whose event it is, and nothing else.
    fn fits(&self, _: &State, _: Seat, _: Card, _: &Handler<When>, _: &Facts<()>) -> bool {
        true
    }

    fn set(&self, scratch: &mut Scratch, state: &State, call: &Call) {
        scratch.seat = call.seat;
        scratch.draft.begin(state);
    }

    fn draft(scratch: &Scratch) -> &DraftOf<Self> {
        &scratch.draft
    }

    fn effect(state: &State) -> Option<&Effect> {
        state.effect()
    }

    fn budget(state: &State) -> &BudgetOf<Self> {
        state.budget()
    }
}

impl<L: Sink<Event>> Acting for Turn<'_, L> {
    type Game = Toy;

    fn game(&self) -> &Toy {
        self.toy
    }

    fn state(&self) -> &State {
        self.state
    }

    fn chain(&mut self) -> &mut Chain<Toy> {
        &mut self.chain
    }

    fn mark(&self) -> usize {
        self.log.mark()
    }

    fn undo_chain(&mut self, start: &State, mark: usize) {
        self.state.clone_from(start);
        self.log.cut(mark);
    }

    fn tell_effect(&mut self, event: Event) {
        self.tell(event);
    }

    fn note_effect(&mut self, happened: HappenedOf<Toy>) {
        self.note(Event::Effect(happened));
    }

    fn fail_effect(&mut self, Call { seat, card, hook, .. }: CallOf<Toy>) {
        self.note(Event::Faulted { seat, card, hook });
    }
}

impl Toy {
    pub fn ask_effect(&self, effect: &Effect, state: &State) -> Status<Prompt> {
        let Call { seat, card, .. } = effect.call;
        let prompt = match effect.question {
            Some(Question::Roll) => {
                let own = Stream(16 + u32::from(card.0));
                return Status::Chance(Odds::Roll { low: 1, high: 6 }.of(own));
            }
            Some(Question::Draw) => return Status::Chance(Odds::Deal(state.deck()).of(DECK)),
            Some(Question::Rival) => Prompt::Rival { card },
            Some(Question::Number { .. }) => Prompt::Number { card },
            Some(Question::Card) => Prompt::Card { card },
            Some(Question::Confirm) | None => Prompt::Confirm { card },
        };
        Status::Asks { seat, prompt }
    }

    pub fn offer_replies(&self, effect: &Effect, state: &State, offers: &mut Vec<Choice>) {
        let seat = effect.call.seat;
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
        let Some(heard) = event.heard() else { return };
        let Heard { hook, args, .. } = heard;
        for seat in self.state.seats_from(self.state.turn()) {
            for card in self.state.player(seat).front.iter().map(Card) {
                let handler = self.toy.handlers.get(&(card, hook));
                if handler.is_some_and(|handler| handler.when.hears(seat, card, &heard)) {
                    self.chain.queued();
                    self.note(Event::Queued { call: Call { seat, card, hook, args } });
                }
            }
        }
    }

    /// The owner, or chance, answers the card that asks.
    pub fn reply(&mut self, question: Question, choice: Choice) {
        let int = |number: u8| Recorded::Int(number.into());
        self.answer_effect(match (question, choice) {
            (Question::Card, Choice::Decline) => Recorded::Nil,
            (Question::Confirm, Choice::Decline) => int(0),
            (Question::Rival, Choice::PickRival { rival }) => int(rival.0),
            (Question::Number { .. }, Choice::PickNumber { number }) => int(number),
            (Question::Card, Choice::PickCard { card }) => int(card.0),
            (Question::Confirm, Choice::Accept) => int(1),
            (Question::Roll, Choice::Roll(face)) => int(face),
            (Question::Draw, Choice::Deal(card)) => int(card.0),
            _ => return,
        });
    }
}
