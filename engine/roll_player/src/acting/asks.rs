//! Verbs that ask, and how a recorded number becomes the value that the script gets.

use effects::AskNo;
use play::{Bits, Seat};
use script::{Recorded, Reply};

use super::reads::spread;
use super::scratch::{Rolling, Scratch, fits, fitting, own_handle, pool_handle};
use super::verbs::{self, Ask, CardFilter, ColourFilter, DieFilter, RowFilter};
use crate::cards::Catalogue;
use crate::event::Event;
use crate::numbers::{CardNo, Number, Space};
use crate::state::{Question, ROW, Sheet, State};
use crate::words::{Attribute, Colour, Direction, MarketKind, Zone};

impl Scratch {
    /// Carries out a verb that asks. A question without a possible answer is not asked.
    pub(super) fn ask(&mut self, cards: &Catalogue, ask: Ask) -> Reply {
        let state = self.draft.state();
        let (question, label) = match ask {
            Ask::Reroll { die } => match self.own(die) {
                Ok((_, shown)) => return self.roll(die, shown.colour),
                Err(wrong) => return wrong,
            },
            Ask::RerollPool { die } => match self.pool(die) {
                Ok((_, shown)) => return self.roll(die, shown.colour),
                Err(wrong) => return wrong,
            },
            Ask::Redraw { own, colour } => return self.redraw(own, colour),
            Ask::PassMinion => return self.pass_minion(),
            Ask::Deal => return self.deal(),
            Ask::Peek if !cards.peeks => {
                return Reply::Wrong("write the call as `me:peek()`".to_owned());
            }
            Ask::Peek => return self.peek(),
            Ask::PickDie { filter } => (self.die_question(cards, state, &filter), filter.ask),
            Ask::PickPoolDie { filter } => (self.pool_question(cards, state, &filter), filter.ask),
            Ask::PickRow { filter } => (self.row_question(state, &filter), filter.ask),
            Ask::PickCard { filter } if filter.usable && !filter.copies() => {
                let why = "`usable` goes with `from = \"rivals\"` and `kind = \"skill\"`";
                return Reply::Wrong(why.to_owned());
            }
            Ask::PickCard { filter } => (self.card_question(cards, state, &filter), filter.ask),
            Ask::PickDirection { ask } => (Some(self.direction_question(state)), ask),
            Ask::PickNumber { least, most, .. } if least > most => {
                return Reply::Wrong(format!("there is no number from {least} to {most}"));
            }
            Ask::PickNumber { least, most, ask } => (Some(Question::Number { least, most }), ask),
            Ask::PickColour { filter } => (colour_question(state, &filter), filter.ask),
            Ask::Confirm { ask } => (Some(Question::Confirm), ask),
            Ask::Consent { seat, .. } if seat == self.seat => {
                return Reply::Wrong("this verb takes a seat other than the owner".to_owned());
            }
            Ask::Consent { .. } if state.peeks() => {
                let why =
                    "this effect has looked at a card, so it cannot ask another seat".to_owned();
                return Reply::Wrong(why);
            }
            Ask::Consent { seat, ask } => (Some(Question::Consent { seat }), ask),
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

    /// Asks chance to deal a card into the market row. If the deck is empty, the discard pile
    /// becomes the new deck.
    fn deal(&mut self) -> Reply {
        let state = self.draft.state();
        if state.sold_out() || state.row().len() == ROW {
            return Reply::Nil;
        }
        if state.deck().is_empty() {
            self.tell(Event::Reshuffled);
        }
        self.draft.ask(Question::Deal)
    }

    /// Asks chance for the top card of the deck, unless it is already known.
    fn peek(&mut self) -> Reply {
        let state = self.draft.state();
        if state.sold_out() {
            return Reply::Nil;
        }
        if state.deck().is_empty() {
            self.tell(Event::Reshuffled);
        }
        self.draft.ask(Question::Peek)
    }

    fn roll(&mut self, die: verbs::Die, colour: Colour) -> Reply {
        self.rolling = Some(Rolling { die, colour: None });
        self.draft.ask(Question::Roll { colour })
    }

    /// Asks chance to draw and roll a die from the bag, which replaces a die of the owner.
    fn redraw(&mut self, die: verbs::Die, colour: Colour) -> Reply {
        let given = match self.own(die) {
            Ok((_, given)) => given,
            Err(wrong) => return wrong,
        };
        // The replaced die may be drawn again, so for its own color the bag needs no other die.
        if given.colour != colour && self.draft.state().bag()[colour.index()] == 0 {
            return Reply::Wrong(format!("the bag has no {} die", colour.word()));
        }
        self.rolling = Some(Rolling { die, colour: Some(colour) });
        self.draft.ask(Question::Roll { colour })
    }

    fn die_question(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &DieFilter,
    ) -> Option<Question> {
        let spaces = fitting(cards, state, self.seat, filter).bits();
        (spaces != 0).then_some(Question::Die { spaces, optional: filter.optional })
    }

    fn pool_question(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &DieFilter,
    ) -> Option<Question> {
        let fit = open_dice(cards, state, self.seat, filter);
        let numbers = fit.fold(0u8, |bits, number| bits | 1 << number.at());
        (numbers != 0).then_some(Question::PoolDie { numbers, optional: filter.optional })
    }

    fn row_question(&self, state: &State, filter: &RowFilter) -> Option<Question> {
        let fit = rows(state.sheet(self.seat), filter);
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
        let mut fit = question.fit(cards, state, cards_in(state, self.seat, filter.zone()));
        // The card that asks is never an answer: a skill cannot copy or ready itself.
        if let Some(card) = self.card.card() {
            fit.remove(card.0);
        }
        (!fit.is_empty()).then_some(question)
    }
}

fn colour_question(state: &State, filter: &ColourFilter) -> Option<Question> {
    let there = Colour::ALL
        .iter()
        .filter(|colour| state.bag()[colour.index()] > 0 && filter.except != Some(**colour))
        .filter(|colour| filter.any || (**colour == Colour::Boost) == filter.boost);
    let colours = there.fold(0, |bits, colour| bits | 1 << colour.index());
    (colours != 0).then_some(Question::Colour { colours, optional: true })
}

impl CardFilter {
    /// The zone that the filter searches.
    pub(super) fn zone(&self) -> Zone {
        self.from.unwrap_or(Zone::Own)
    }

    /// Whether the filter asks for skills of other seats only.
    pub(super) fn copies(&self) -> bool {
        self.zone() == Zone::Rivals
            && self.kind == Some(MarketKind::Skill)
            && self.or_kind.is_none()
    }

    /// The question for these cards.
    ///
    /// With `kind` alone, a filter for skills of other seats only offers skills that can be used
    /// now. Saved games depend on that. With the kind in both `kind` and `or_kind`, it offers all
    /// of them.
    pub(super) fn question(&self) -> Question {
        let all = self.copies() && !self.usable;
        Question::Card {
            zone: self.zone(),
            kind: self.kind,
            or_kind: if all { self.kind } else { self.or_kind },
            ready: self.ready,
            dots: self.dots,
            most: self.max_cost,
            affordable: self.affordable,
            optional: self.optional,
        }
    }
}

impl Question {
    /// The cards of a set that match the filter. Whether they are affordable is left to the rules.
    pub(super) fn fit(&self, cards: &Catalogue, state: &State, among: Bits) -> Bits {
        let Self::Card { kind, or_kind, ready, dots, most, .. } = *self else {
            return Bits::EMPTY;
        };
        let mut fit = match (kind, or_kind) {
            (None, None) => among,
            (Some(kind), None) | (None, Some(kind)) => among.and(cards.kind(kind)),
            (Some(one), Some(other)) => among.and(&cards.kind(one).or(cards.kind(other))),
        };
        if let Some(ready) = ready {
            let tired = state.exhausted();
            fit = if ready { fit.minus(&tired) } else { fit.and(&tired) };
        }
        if dots.is_some() || most.is_some() {
            for card in fit.iter() {
                let market = cards.market(CardNo(card));
                let dotted = dots.is_none_or(|dots| market.dots == dots);
                if !dotted || most.is_some_and(|most| market.cost > most) {
                    fit.remove(card);
                }
            }
        }
        fit
    }
}

/// The free initiative cards whose dice match a filter.
pub(super) fn open_dice(
    cards: &Catalogue,
    state: &State,
    seat: Seat,
    filter: &DieFilter,
) -> impl Iterator<Item = Number> {
    let open = state.open_numbers().filter(move |(number, die)| {
        filter.except != Some(pool_handle(*number)) && fits(cards, state, seat, filter, *die)
    });
    open.map(|(number, _)| number)
}

/// The rows of a sheet that match a filter.
pub(super) fn rows(sheet: &Sheet, filter: &RowFilter) -> impl Iterator<Item = Attribute> {
    Attribute::ALL.iter().copied().filter(move |row| {
        let free = sheet.free_count(*row);
        let wrong =
            (filter.free && free == 0) || (filter.filled && free == 3) || (filter.full && free > 0);
        let spread = || spread(sheet, *row);
        !wrong
            && filter.except != Some(*row)
            && filter.min_spread.is_none_or(|least| spread() >= least)
            && filter.max_spread.is_none_or(|most| spread() <= most)
    })
}

/// The cards in a zone, from the view of a seat.
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

/// The value that a script of a seat gets for a recorded answer.
pub(super) fn reply(seat: Seat, question: Question, reply: Recorded) -> Reply {
    let Recorded::Int(number) = reply else {
        let yes_or_no = matches!(question, Question::Confirm | Question::Consent { .. });
        return if yes_or_no { Reply::Bool(false) } else { Reply::Nil };
    };
    let at = usize::try_from(number).unwrap_or(usize::MAX);
    let small = u8::try_from(number).unwrap_or(u8::MAX);
    match question {
        Question::Die { .. } => Reply::Int(own_handle(seat, Space(small)).0.into()),
        Question::PoolDie { .. } => Reply::Int(pool_handle(Number(small)).0.into()),
        Question::Row { .. } => Attribute::at(at).map(|row| row.word()).into(),
        Question::Direction { .. } => Direction::at(at).map(|way| way.word()).into(),
        Question::Colour { .. } => Colour::at(at).map(|colour| colour.word()).into(),
        Question::Confirm | Question::Consent { .. } => Reply::Bool(number != 0),
        Question::Card { .. }
        | Question::Number { .. }
        | Question::Roll { .. }
        | Question::Deal
        | Question::Peek
        | Question::Minion => Reply::Int(i64::from(number)),
    }
}
