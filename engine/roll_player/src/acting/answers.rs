//! Questions of cards: what a card asks, which answers are offered, and how a journal stores the
//! answer.

use effects::Acting;
use play::{Bits, Seat, Sink};
use script::Recorded;

use super::asks::cards_in;
use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Turn};
use crate::numbers::CardNo;
use crate::state::{Call, Effect, Question, State};
use crate::words::{Attribute, Colour, Direction, MarketKind, Stock, Zone};

impl RollPlayer {
    /// The question of a waiting card, and the seat or chance that answers it.
    pub(crate) fn ask_effect(&self, state: &State, effect: &Effect) -> Ask {
        let Call { seat, card, .. } = effect.call;
        // An answered card continues before anything asks again, so there is no question here.
        let Some(question) = effect.question else { return Ask::Nobody };
        let prompt = match question {
            Question::Roll { colour } => {
                return Ask::Chance(Chance::Face(Dice::Card(card), Some(colour)));
            }
            Question::Deal | Question::Peek => {
                return Ask::Chance(Chance::Card(state.next_cards()));
            }
            Question::Minion => return state.ask_for_minion(),
            Question::Die { .. } => Prompt::CardDie { card },
            Question::PoolDie { .. } => Prompt::CardPoolDie { card },
            Question::Row { .. } => Prompt::CardRow { card },
            Question::Card { .. } => Prompt::CardCard { card },
            Question::Direction { .. } => Prompt::CardDirection { card },
            Question::Number { .. } => Prompt::CardNumber { card },
            Question::Colour { .. } => Prompt::CardColour { card },
            Question::Confirm => Prompt::CardConfirm { card },
            Question::Consent { seat } => {
                return Ask::Seat(seat, Prompt::CardConfirm { card });
            }
        };
        Ask::Seat(seat, prompt)
    }

    pub(crate) fn offer_answers<'s>(
        &self,
        state: &'s State,
        effect: &Effect,
        offers: &mut Offers<'s>,
    ) {
        let Some(question) = effect.question else { return };
        let seat = effect.call.seat;
        match question {
            Question::Die { spaces, .. } => {
                let sheet = state.sheet(seat);
                let dice = sheet.filled().among(spaces);
                offers.dice(sheet, dice, |space, die| Choice::PickDie { space, die });
            }
            Question::PoolDie { numbers, .. } => {
                let open = state.open_set() & numbers;
                offers.pool(state, open, |number, die| Choice::PickPoolDie { number, die });
            }
            Question::Row { rows, .. } => {
                let rows = Attribute::ALL.iter().filter(|row| rows >> row.index() & 1 == 1);
                offers.extend(rows.map(|row| Choice::PickRow { row: *row }));
            }
            Question::Card { zone, .. } => self.offer_cards(state, effect, zone, offers),
            Question::Direction { directions, .. } => {
                let ways = Direction::ALL.iter().filter(|way| directions >> way.index() & 1 == 1);
                offers
                    .extend(ways.map(|direction| Choice::PickDirection { direction: *direction }));
            }
            Question::Number { least, most } => {
                offers.extend((least..=most).map(|number| Choice::PickNumber { number }));
            }
            Question::Colour { colours, .. } => {
                let there = Colour::ALL.iter().filter(|colour| colours >> colour.index() & 1 == 1);
                offers.extend(there.map(|colour| Choice::PickColour { colour: *colour }));
            }
            Question::Confirm | Question::Consent { .. } => offers.push(Choice::Accept),
            // Chance answers these questions, so a seat gets no offers.
            Question::Roll { .. } | Question::Deal | Question::Peek | Question::Minion => return,
        }
        if is_optional(question) || offers.is_empty() {
            offers.push(Choice::Decline);
        }
    }

    fn offer_cards<'s>(
        &self,
        state: &'s State,
        effect: &Effect,
        zone: Zone,
        offers: &mut Offers<'s>,
    ) {
        let fit = self.fit_cards(state, effect);
        let pick = |card| Choice::PickCard { card };
        match zone {
            Zone::Market => {
                let row = state.row().iter().filter(|card| fit.has(card.0));
                offers.extend(row.map(|card| pick(*card)));
            }
            Zone::Discard | Zone::Own => offers.cards(fit, pick),
            Zone::Rivals => {
                for rival in state.from(effect.call.seat).skip(1) {
                    offers.cards(state.sheet(rival).owned().and(&fit), pick);
                }
            }
        }
    }

    /// The cards that answer a question for a card.
    fn fit_cards(&self, state: &State, effect: &Effect) -> Bits {
        let Call { seat, card: asks, .. } = effect.call;
        let Some(question) = effect.question else { return Bits::EMPTY };
        let Question::Card { zone, kind, or_kind, affordable, .. } = question else {
            return Bits::EMPTY;
        };
        let mut fit = question.fit(&self.cards, state, cards_in(state, seat, zone));
        if let Some(card) = asks.card() {
            fit.remove(card.0);
        }
        let skills = kind == Some(MarketKind::Skill) && or_kind.is_none();
        let copied = zone == Zone::Rivals && skills;
        if affordable || copied {
            for card in fit.iter() {
                let paid = !affordable || self.can_pay(state, seat, CardNo(card), zone);
                if !paid || copied && !self.could_use(state, seat, CardNo(card)) {
                    fit.remove(card);
                }
            }
        }
        fit
    }

    fn can_pay(&self, state: &State, seat: Seat, card: CardNo, zone: Zone) -> bool {
        let from = if zone == Zone::Discard { Stock::Discard } else { Stock::Market };
        u16::from(self.price(state, seat, card, from)) <= self.means(state, seat, from)
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Answers "none" without asking, if the question is for a card and no card fits or is
    /// affordable.
    pub(crate) fn decline_for_none(&mut self) -> bool {
        let Some(effect) = self.state.effect() else { return false };
        let asks = matches!(effect.question, Some(Question::Card { .. }));
        let none = asks && self.rules.fit_cards(self.state, effect).is_empty();
        if none {
            self.reply(Choice::Decline);
        }
        none
    }

    /// Lets the dealer answer a card's question to chance; false without a dealer.
    pub(crate) fn roll_for_card(&mut self) -> bool {
        let Some(effect) = self.state.effect() else { return false };
        let ask = self.rules.ask_effect(self.state, effect);
        let answer = self.answer_of_chance(ask);
        answer.is_some_and(|answer| {
            self.reply(answer);
            true
        })
    }

    /// Continues the waiting card with the answer of its owner or of chance.
    pub(crate) fn reply(&mut self, choice: Choice) {
        let question = self.state.effect().and_then(|effect| effect.question);
        if let Some(reply) = question.and_then(|question| recorded(question, choice)) {
            self.answer_effect(reply);
        }
    }
}

/// Whether the owner may answer with none.
fn is_optional(question: Question) -> bool {
    match question {
        Question::Die { optional, .. }
        | Question::PoolDie { optional, .. }
        | Question::Row { optional, .. }
        | Question::Card { optional, .. }
        | Question::Direction { optional, .. }
        | Question::Colour { optional, .. } => optional,
        Question::Confirm | Question::Consent { .. } => true,
        Question::Number { .. }
        | Question::Roll { .. }
        | Question::Deal
        | Question::Peek
        | Question::Minion => false,
    }
}

/// The number with which a journal stores a choice; `None` if the choice does not answer the
/// question.
fn recorded(question: Question, choice: Choice) -> Option<Recorded> {
    if choice == Choice::Decline {
        return Some(Recorded::Nil);
    }
    let number = match question {
        Question::Die { .. } => {
            let Choice::PickDie { space, .. } = choice else { return None };
            space.0.into()
        }
        Question::PoolDie { .. } => {
            let Choice::PickPoolDie { number, .. } = choice else { return None };
            number.0.into()
        }
        Question::Row { .. } => {
            let Choice::PickRow { row } = choice else { return None };
            row.index() as i16
        }
        Question::Card { .. } => {
            let Choice::PickCard { card } = choice else { return None };
            card.0.into()
        }
        Question::Direction { .. } => {
            let Choice::PickDirection { direction } = choice else { return None };
            direction.index() as i16
        }
        Question::Number { .. } => {
            let Choice::PickNumber { number } = choice else { return None };
            number.into()
        }
        Question::Colour { .. } => {
            let Choice::PickColour { colour } = choice else { return None };
            colour.index() as i16
        }
        Question::Confirm | Question::Consent { .. } => {
            let Choice::Accept = choice else { return None };
            1
        }
        Question::Roll { .. } | Question::Deal | Question::Peek | Question::Minion => {
            return recorded_chance(question, choice);
        }
    };
    Some(Recorded::Int(number))
}

/// The number with which a journal stores an outcome of chance; `None` if it does not answer the
/// question.
fn recorded_chance(question: Question, choice: Choice) -> Option<Recorded> {
    let number = match question {
        Question::Roll { .. } => {
            let Choice::Roll(face) = choice else { return None };
            face
        }
        Question::Deal | Question::Peek => {
            let Choice::Deal(card) = choice else { return None };
            card.0
        }
        Question::Minion => choice.minion()?.0,
        Question::Die { .. }
        | Question::PoolDie { .. }
        | Question::Row { .. }
        | Question::Card { .. }
        | Question::Direction { .. }
        | Question::Number { .. }
        | Question::Colour { .. }
        | Question::Confirm
        | Question::Consent { .. } => return None,
    };
    Some(Recorded::Int(number.into()))
}
