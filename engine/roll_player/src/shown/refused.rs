//! Why things on the table are not offered, from the current scene and for things of other moments.

use play::{Refusal, Rules, Seat};

use crate::RollPlayer;
use crate::bench::Phase;
use crate::choice::Choice;
use crate::expansions::refuse_market_extras;
use crate::flow::{Scene, in_scene};
use crate::numbers::CardNo;
use crate::refusal::{Refusals, Why};
use crate::state::{Effect, Question, State, Step};
use crate::words::Attribute;

impl RollPlayer {
    /// Why things on the table are not offered to the asked seat.
    pub(super) fn refused(&self, state: &State, seat: Seat) -> Vec<Refusal> {
        let mut offers = Vec::new();
        self.offers(state, &mut offers);
        let mut refusals = Refusals::new(self, &offers);
        if let Some(effect) = state.effect() {
            self.refuse_answers(state, effect, &mut refusals);
        } else {
            in_scene!(state, scene => scene.refuse(self, state, &mut refusals));
            // Before the first round nothing is used or bought. Refusals for other moments are
            // added after those of the current scene.
            if state.round() > 0 {
                self.refuse_besides(state, seat, state.open_window(), &mut refusals);
                refuse_for_now(state, seat, &mut refusals);
            }
        }
        refuse_of_others(state, seat, &mut refusals);
        refusals.all.list()
    }

    /// Adds why other things of the kind that a card asks for do not answer it.
    fn refuse_answers(&self, state: &State, effect: &Effect, refusals: &mut Refusals<'_>) {
        let Some(question) = effect.question else { return };
        let (seat, card) = (effect.call.seat, effect.call.card);
        let why = Why::NotFor { card };
        match question {
            Question::Die { .. } => {
                let sheet = state.sheet(seat);
                for (space, die) in sheet.dice() {
                    if !refusals.offered(|offer| *offer == Choice::PickDie { space, die }) {
                        refusals.space(space, "pick-die", why);
                    }
                }
                for space in sheet.bare() {
                    refusals.space(space, "pick-die", Why::NoDie);
                }
            }
            Question::PoolDie { .. } => {
                for (number, die) in state.open_numbers() {
                    if !refusals.offered(|offer| *offer == Choice::PickPoolDie { number, die }) {
                        refusals.number(number, "pick-pool-die", why);
                    }
                }
            }
            Question::Row { .. } => {
                for row in Attribute::ALL.iter().copied() {
                    if !refusals.offered(|offer| *offer == Choice::PickRow { row }) {
                        refusals.row(row, "pick-row", why);
                    }
                }
            }
            Question::Card { .. } => {
                let own = state.sheet(seat).owned();
                let cards = state.row().iter().copied().chain(own.iter().map(CardNo));
                for card in cards {
                    if !refusals.offered(|offer| *offer == Choice::PickCard { card }) {
                        refusals.card(card, "pick-card", why);
                    }
                }
            }
            Question::Direction { .. }
            | Question::Number { .. }
            | Question::Colour { .. }
            | Question::Confirm
            | Question::Consent { .. }
            | Question::Roll { .. }
            | Question::Deal
            | Question::Peek
            | Question::Minion => {}
        }
    }
}

/// Adds refusals for things of another moment: market cards, the minion, initiative cards.
fn refuse_for_now(state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
    refuse_rows(state, seat, refusals);
    refuse_pile(state, refusals);
    let took = state.number_of(seat);
    for (number, die) in state.open_numbers() {
        if !refusals.offered(|offer| *offer == Choice::Take { number, die }) {
            let why = took.map_or(Why::DicePhaseOnly, |number| Why::TookAnother { number });
            refusals.number(number, "take", why);
        }
    }
    let Some(why) = no_market_turn(state, seat) else { return };
    for card in state.row().iter().copied() {
        if !refusals.offered(|offer| matches!(offer, Choice::Buy { card: it, .. } if *it == card)) {
            refusals.card(card, "buy", why);
        }
    }
    refuse_market_extras(state, why, refusals);
}

/// Adds why no die is placed in the rows of a seat now.
fn refuse_rows(state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
    // Stored dice are placed in rows too.
    if state.is_unpacking() {
        return;
    }
    let sheet = state.sheet(seat);
    for row in Attribute::ALL.iter().copied() {
        if !refusals.offered(|offer| matches!(offer, Choice::Place { row: to, .. } if *to == row)) {
            let full = sheet.free_count(row) == 0;
            refusals.row(row, "place", if full { Why::RowFull } else { Why::PlacedWhenTaken });
        }
    }
}

/// Adds why nothing can be bought from the discard pile.
fn refuse_pile(state: &State, refusals: &mut Refusals<'_>) {
    refusals.pile("buy", Why::DiscardPile);
    for card in state.discard().iter().map(CardNo) {
        if !refusals.offered(|offer| matches!(offer, Choice::Buy { card: it, .. } if *it == card)) {
            refusals.card(card, "buy", Why::InDiscardPile);
        }
    }
}

/// Why a seat can neither buy nor hunt now; `None` while its market choice is still open.
fn no_market_turn(state: &State, seat: Seat) -> Option<Why> {
    let whose = state.active();
    if Phase::of(state.step()) != Phase::Market {
        return Some(Why::MarketTurnOnly);
    }
    if whose != seat {
        return Some(Why::MarketTurnOf { seat: whose });
    }
    if state.sheet(seat).purchases() > 0 {
        return Some(Why::BoughtAlready);
    }
    let still_to_buy = matches!(state.step(), Step::Market(_));
    (!still_to_buy).then_some(Why::MarketTurnSpent)
}

/// Adds refusals for the cards of other seats.
fn refuse_of_others(state: &State, asked: Seat, refusals: &mut Refusals<'_>) {
    for seat in state.from(asked).skip(1) {
        for card in state.sheet(seat).owned().iter().map(CardNo) {
            refusals.card(card, "use", Why::Owned { seat });
        }
    }
}
