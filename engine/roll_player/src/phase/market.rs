//! Market phase: in initiative order, each seat buys a card or discards one for gold.
//!
//! Rules: `market-buy`, `market-discard`, `market-leave`, `decision-empty`, `solo-sweep`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::acting::Answering;
use crate::cards::Hook;
use crate::choice::{Choice, Prompt};
use crate::event::{Event, Gain, about};
use crate::flow::{Ask, Offers, Phase, Scene, Turn};
use crate::interlude::hands::Hands;
use crate::numbers::CardNo;
use crate::refusal::{Refusals, Why};
use crate::state::{ROW, State, Variant};
use crate::words::{MarketKind, Stock, Window};

/// The position in the market phase.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The market phase begins.
    Open,
    /// The seat with the next initiative card begins its market turn.
    Next,
    /// A seat buys or discards a card.
    Purchase { seat: Seat },
    /// A seat that has bought a card may buy another one.
    More { seat: Seat },
    /// Solo: the remaining cards leave the market.
    Sweep,
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        match self {
            Self::Purchase { seat } | Self::More { seat } => seat,
            Self::Open | Self::Next | Self::Sweep => state.first(),
        }
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Open => {
                turn.tell(Event::MarketOpened { seat: turn.state.first() });
                turn.step(Self::Next);
            }
            Self::Next => turn.next_buyer(),
            Self::Purchase { .. } => return false,
            Self::More { seat } => {
                if turn.rules.could_buy(turn.state, seat) {
                    return false;
                }
                turn.open_window(Window::Bought, seat, 0);
            }
            Self::Sweep => turn.sweep_alone(),
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Purchase { seat } => {
                let sheet = state.sheet(seat);
                let (gold, charisma) = (sheet.gold(), sheet.charisma());
                Ask::Seat(seat, Prompt::Purchase { gold, charisma })
            }
            Self::More { seat } => {
                let sheet = state.sheet(seat);
                let (gold, charisma) = (sheet.gold(), sheet.charisma());
                Ask::Seat(seat, Prompt::FurtherPurchase { gold, charisma })
            }
            Self::Open | Self::Next | Self::Sweep => Ask::Nobody,
        }
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        match self {
            Self::Purchase { seat } => rules.offer_purchase(state, seat, offers),
            Self::More { seat } => {
                rules.offer_cards_for_sale(state, seat, offers);
                offers.push(Choice::LeaveMarket);
            }
            Self::Open | Self::Next | Self::Sweep => return,
        }
        rules.offer_besides(state, self.whose(state), self.window(), offers);
    }

    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        match self {
            Self::Purchase { seat } | Self::More { seat } => {
                rules.priced(state, seat, |card, _, gold| {
                    if gold > 0 {
                        refusals.card(card, "buy", Why::TooDear { gold });
                    }
                });
            }
            Self::Open | Self::Next | Self::Sweep => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Purchase { seat } => turn.choose_purchase(seat, choice),
            Self::More { seat } => turn.choose_more(seat, choice),
            Self::Open | Self::Next | Self::Sweep => {}
        }
    }

    fn window(self) -> Option<Window> {
        match self {
            Self::Purchase { .. } | Self::More { .. } => Some(Window::MarketTurn),
            Self::Open | Self::Next | Self::Sweep => None,
        }
    }

    fn topic(self) -> Option<&'static str> {
        match self {
            Self::Purchase { .. } | Self::More { .. } => Some("market-phase"),
            Self::Open | Self::Next | Self::Sweep => None,
        }
    }
}

impl RollPlayer {
    /// The price of a card for a seat: its cost, changed by the seat's cards. Cards from the deck
    /// cost their full price, and some cards do not change the price of cards in the discard pile.
    pub(crate) fn price(&self, state: &State, seat: Seat, card: CardNo, from: Stock) -> u8 {
        let pricing = self.answering(state, seat, Hook::PRICE);
        match from {
            Stock::Market => self.price_by(&pricing, state, card),
            Stock::Discard => {
                let silent = &self.cards.boxed(state.edition()).no_discount_on_discards;
                self.price_by(&pricing.without(silent), state, card)
            }
            Stock::Deck => self.cards.market(card).cost,
        }
    }

    // Always inlined: usually no card changes prices.
    #[inline(always)]
    fn price_by(&self, pricing: &Answering, state: &State, card: CardNo) -> u8 {
        let cost = self.cards.market(card).cost;
        if pricing.is_nobody() {
            return cost;
        }
        let change = self.sum_answers(state, pricing, &effects::facts_of!(Card(card)));
        (i64::from(cost) + change).clamp(0, 99) as u8
    }

    /// What a seat can spend on a card: gold, plus charisma tokens if they count.
    pub(crate) fn means(&self, state: &State, seat: Seat, from: Stock) -> u16 {
        let sheet = state.sheet(seat);
        let tokens = if from == Stock::Deck { 0 } else { u16::from(sheet.charisma()) };
        sheet.gold() + tokens
    }

    /// How a seat pays a price: gold and charisma tokens. The tokens are spent first.
    pub(crate) fn payment(&self, state: &State, seat: Seat, price: u8, from: Stock) -> (u8, u8) {
        let tokens = if from == Stock::Deck { 0 } else { state.sheet(seat).charisma() };
        let charisma = tokens.min(price);
        (price - charisma, charisma)
    }

    /// Calls `each` with each card of the market, its price, and how much of that the seat is
    /// missing.
    // A callback instead of an iterator, so that prices are computed in one loop.
    #[inline(always)]
    fn priced(&self, state: &State, seat: Seat, mut each: impl FnMut(CardNo, u8, u16)) {
        let means = self.means(state, seat, Stock::Market);
        let pricing = self.answering(state, seat, Hook::PRICE);
        for card in state.row() {
            let cost = self.price_by(&pricing, state, *card);
            each(*card, cost, u16::from(cost).saturating_sub(means));
        }
    }

    /// Calls `each` with each card of the market that a seat can pay for, and its price.
    #[inline]
    fn for_sale(&self, state: &State, seat: Seat, mut each: impl FnMut(CardNo, u8)) {
        self.priced(state, seat, |card, cost, lacks| {
            if lacks == 0 {
                each(card, cost);
            }
        });
    }

    /// Whether a seat can buy a card, or might be able to after using a skill.
    fn could_buy(&self, state: &State, seat: Seat) -> bool {
        let mut any = false;
        self.for_sale(state, seat, |_, _| any = true);
        any || !self.usable(state, seat, Window::MarketTurn).is_empty()
    }

    fn offer_cards_for_sale<'s>(&self, state: &'s State, seat: Seat, offers: &mut Offers<'s>) {
        let (mut prices, mut cards, mut at) = ([0; ROW], 0, 0);
        self.priced(state, seat, |_, cost, lacks| {
            prices[at] = cost;
            cards |= u16::from(lacks == 0) << at;
            at += 1;
        });
        offers.sale(state.row(), prices, cards);
    }

    fn offer_purchase<'s>(&self, state: &'s State, seat: Seat, offers: &mut Offers<'s>) {
        self.offer_cards_for_sale(state, seat, offers);
        if state.row().is_empty() || state.variants().has(Variant::FriendlyMarket) {
            offers.push(Choice::TakeGold);
        } else {
            offers.row(state.row(), |card| Choice::Discard { card });
        }
        self.offer_beside_market(state, offers);
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Begins the market turn of the seat with the lowest initiative card that has not had one. A
    /// seat that got no initiative card, because dice were missing, has no market turn [D]. The 73
    /// dice of the box are always enough.
    fn next_buyer(&mut self) {
        match self.state.first_taker() {
            Some(seat) => {
                self.tell(Event::MarketEntered { seat });
                self.open_window(Window::MarketTurn, seat, 1);
            }
            None if self.state.solo() => self.step(Step::Sweep),
            None => self.end_phase(Phase::Market),
        }
    }

    /// Handles the choice that ends the market turn, except for skills and another purchase.
    fn choose_purchase(&mut self, seat: Seat, choice: Choice) {
        let gold = self.rules.cards.edition(self.state.edition()).discard_pays;
        if let Choice::Buy { card, .. } = choice {
            self.buy(seat, card, Stock::Market);
            return self.after_purchase(seat);
        } else if let Choice::Discard { card } = choice {
            self.tell(Event::Discarded { seat, card, gold });
        } else if choice != Choice::TakeGold {
            return self.choose_beside_market(seat, choice);
        } else if self.state.row().is_empty() {
            self.tell(Event::GoldGained { seat, gold, gain: Gain::EmptyMarket, card: None });
        } else {
            self.tell(Event::Spared { seat, gold });
        }
        self.open_window(Window::Bought, seat, 0);
    }

    /// After a purchase: the seat may perhaps buy another card, otherwise its skills are offered.
    pub(crate) fn after_purchase(&mut self, seat: Seat) {
        let none = effects::facts_of!();
        let more = self.rules.sum_queries(self.state, seat, Hook::MORE_PURCHASES, &none);
        if i64::from(self.state.sheet(seat).purchases()) <= more {
            self.step(Step::More { seat });
        } else {
            self.open_window(Window::Bought, seat, 0);
        }
    }

    /// Declining another purchase also declines the skills offered with it.
    fn choose_more(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Buy { card, .. } = choice {
            self.buy(seat, card, Stock::Market);
            self.after_purchase(seat);
        } else if choice == Choice::LeaveMarket {
            let declined = self.rules.usable(self.state, seat, Window::MarketTurn);
            if self.rules.usable(self.state, seat, Window::Bought).minus(&declined).is_empty() {
                self.leave_market(seat);
            } else {
                self.open_window(Window::Bought, seat, 0);
            }
        }
    }

    /// Lets a seat pay for a card and take it. A trait moves the marker if possible; for a weapon,
    /// hands are freed before anything else. False, without a change, if the seat cannot pay.
    pub(crate) fn buy(&mut self, seat: Seat, card: CardNo, from: Stock) -> bool {
        let price = self.rules.price(self.state, seat, card, from);
        if u16::from(price) > self.rules.means(self.state, seat, from) {
            return false;
        }
        let (cost, charisma) = self.rules.payment(self.state, seat, price, from);
        self.tell(Event::Bought { seat, card, cost, charisma, from });
        let arrow = self.rules.arrow(card);
        match self.rules.cards.market(card).kind {
            MarketKind::Trait => {
                if let Some(direction) = arrow {
                    self.move_marker(seat, direction);
                }
            }
            MarketKind::Weapon => self.begin(Hands { seat, bought: card }),
            MarketKind::Skill | MarketKind::Armor | MarketKind::Scroll => {}
        }
        true
    }

    /// Ends the market turn of a seat.
    pub(crate) fn leave_market(&mut self, seat: Seat) {
        self.tell(Event::MarketLeft { seat });
        self.step(Step::Next);
    }

    /// Solo: discards the leftmost remaining card and trashes the others.
    fn sweep_alone(&mut self) {
        if let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Swept { card });
        }
        while let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Trashed { card });
        }
        self.end_phase(Phase::Market);
    }
}
