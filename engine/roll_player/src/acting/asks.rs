//! The verbs that ask, and how a recorded number becomes what the script gets.

use effects::AskNo;
use play::{Bits, Seat};
use script::{Recorded, Reply};

use super::scratch::{Scratch, fits, own_handle, pool_handle};
use super::verbs::{self, Ask, CardFilter, ColourFilter, DieFilter, RowFilter};
use crate::cards::Catalogue;
use crate::state::{CardNo, Number, Question, Space, State};
use crate::words::{Attribute, Colour, Direction, Zone};

impl Scratch {
    /// Carries out a verb that asks: a question that has no possible answer is not asked.
    pub(super) fn ask(&mut self, cards: &Catalogue, ask: Ask) -> Reply {
        let state = self.draft.state();
        let (question, label) = match ask {
            Ask::Reroll { die } => match self.own(die) {
                Ok(_) => return self.roll(die),
                Err(wrong) => return wrong,
            },
            Ask::RerollPool { die } => match self.pool(die) {
                Ok(_) => return self.roll(die),
                Err(wrong) => return wrong,
            },
            Ask::PickDie { filter } => (self.die_question(cards, state, &filter), filter.ask),
            Ask::PickPoolDie { filter } => (self.pool_question(cards, state, &filter), filter.ask),
            Ask::PickRow { filter } => (self.row_question(state, &filter), filter.ask),
            Ask::PickCard { filter } => (self.card_question(cards, state, &filter), filter.ask),
            Ask::PickDirection { ask } => (Some(self.direction_question(state)), ask),
            Ask::PickNumber { least, most, .. } if least > most => {
                return Reply::Wrong(format!("from {least} to {most} there is no number"));
            }
            Ask::PickNumber { least, most, ask } => (Some(Question::Number { least, most }), ask),
            Ask::PickColour { filter } => (colour_question(state, &filter), filter.ask),
            Ask::Confirm { ask } => (Some(Question::Confirm), ask),
        };
        let Some(question) = question else { return Reply::Nil };
        match label.map(|label| AskNo::of(label, cards.asks(self.card))).transpose() {
            Ok(ask) => self.draft.ask_as(question, ask),
            Err(wrong) => wrong,
        }
    }

    fn direction_question(&self, state: &State) -> Question {
        let marker = state.sheet(self.seat).marker().0;
        let open = Direction::ALL.iter().filter(|way| way.from_cell(marker).is_some());
        let directions = open.fold(0, |bits, way| bits | 1 << way.index());
        Question::Direction { directions, optional: true }
    }

    fn roll(&mut self, die: verbs::Die) -> Reply {
        self.rolling = Some(die);
        self.draft.ask(Question::Roll)
    }

    fn die_question(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &DieFilter,
    ) -> Option<Question> {
        let dice = state.sheet(self.seat).dice();
        let fit = dice.filter(|(space, die)| {
            filter.row.is_none_or(|row| space.row() == row)
                && filter.except != Some(own_handle(self.seat, *space))
                && fits(cards, state, self.seat, filter, *die)
        });
        let spaces = fit.fold(0u32, |bits, (space, _)| bits | 1 << space.0);
        (spaces != 0).then_some(Question::Die { spaces, optional: filter.optional })
    }

    fn pool_question(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &DieFilter,
    ) -> Option<Question> {
        let fit = state.open_numbers().filter(|(number, die)| {
            filter.except != Some(pool_handle(*number))
                && fits(cards, state, self.seat, filter, *die)
        });
        let numbers = fit.fold(0u8, |bits, (number, _)| bits | 1 << number.at());
        (numbers != 0).then_some(Question::PoolDie { numbers, optional: filter.optional })
    }

    fn row_question(&self, state: &State, filter: &RowFilter) -> Option<Question> {
        let sheet = state.sheet(self.seat);
        let fit = Attribute::ALL.iter().copied().filter(|row| {
            let free = sheet.free_count(*row);
            let wrong = (filter.free && free == 0) || (filter.filled && free == 3);
            !wrong && filter.except != Some(*row)
        });
        let rows = fit.fold(0u8, |bits, row| bits | 1 << row.index());
        (rows != 0).then_some(Question::Row { rows, optional: filter.optional })
    }

    fn card_question(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &CardFilter,
    ) -> Option<Question> {
        let question = filter.question();
        // The card that asks is never an answer: a skill does not copy or ready itself.
        let mut all = cards_in(state, self.seat, filter.zone()).iter().map(CardNo);
        let fit = all
            .any(|card| Some(card) != self.card.card() && question.fits_card(cards, state, card));
        fit.then_some(question)
    }
}

fn colour_question(state: &State, filter: &ColourFilter) -> Option<Question> {
    let there = Colour::ALL
        .iter()
        .filter(|colour| state.bag()[colour.index()] > 0 && filter.except != Some(**colour));
    let colours = there.fold(0, |bits, colour| bits | 1 << colour.index());
    (colours != 0).then_some(Question::Colour { colours, optional: true })
}

impl CardFilter {
    /// Where the cards lie.
    pub(super) fn zone(&self) -> Zone {
        self.from.unwrap_or(Zone::Own)
    }

    /// The question that looks for these cards.
    pub(super) fn question(&self) -> Question {
        Question::Card {
            zone: self.zone(),
            kind: self.kind,
            ready: self.ready,
            dots: self.dots,
            most: self.max_cost,
            affordable: self.affordable,
            optional: self.optional,
        }
    }
}

impl Question {
    /// Whether a card has what is asked for; whether it can be paid is left to the rules.
    pub(super) fn fits_card(&self, cards: &Catalogue, state: &State, card: CardNo) -> bool {
        let Self::Card { kind, ready, dots, most, .. } = *self else { return false };
        let market = cards.market(card);
        let exhausted =
            || state.from(Seat(0)).any(|seat| state.sheet(seat).exhausted().has(card.0));
        kind.is_none_or(|kind| market.kind == kind)
            && dots.is_none_or(|dots| market.dots == dots)
            && most.is_none_or(|most| market.cost <= most)
            && ready.is_none_or(|ready| ready != exhausted())
    }
}

/// The cards of a zone.
pub(super) fn cards_in(state: &State, seat: Seat, zone: Zone) -> Bits {
    match zone {
        Zone::Market => state.row().iter().map(|card| card.0).collect(),
        Zone::Discard => state.discard(),
        Zone::Own => state.sheet(seat).owned(),
        Zone::Rivals => {
            let rivals = state.from(seat).skip(1);
            rivals.fold(Bits::EMPTY, |all, rival| all.or(&state.sheet(rival).owned()))
        }
    }
}

/// What a script of a seat gets for a recorded reply.
pub(super) fn reply(seat: Seat, question: Question, reply: Recorded) -> Reply {
    let Recorded::Int(number) = reply else {
        return if question == Question::Confirm { Reply::Bool(false) } else { Reply::Nil };
    };
    let at = usize::try_from(number).unwrap_or(usize::MAX);
    let small = u8::try_from(number).unwrap_or(u8::MAX);
    match question {
        Question::Die { .. } => Reply::Int(own_handle(seat, Space(small)).0.into()),
        Question::PoolDie { .. } => Reply::Int(pool_handle(Number(small)).0.into()),
        Question::Row { .. } => Attribute::at(at).map(|row| row.word()).into(),
        Question::Direction { .. } => Direction::at(at).map(|way| way.word()).into(),
        Question::Colour { .. } => Colour::at(at).map(|colour| colour.word()).into(),
        Question::Confirm => Reply::Bool(number != 0),
        Question::Card { .. } | Question::Number { .. } | Question::Roll => {
            Reply::Int(i64::from(number))
        }
    }
}
