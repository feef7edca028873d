//! Market phase: in initiative order each seat buys a card, or discards one for gold.

use play::{Seat, Sink};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::{Event, Gain};
use crate::flow::Turn;
use crate::kinds::{Hook, MarketKind, Window};
use crate::state::{CardNo, Interlude, Number, Pending, Source, State, Step, Variant};

impl RollPlayer {
    /// What a seat pays for a card: its cost, changed by the seat's own cards. Cards from the
    /// deck are sold at full price, cards from the discard pile as the edition says.
    pub(crate) fn price(&self, state: &State, seat: Seat, card: CardNo, from: Source) -> u8 {
        let cost = self.cards.market(card).cost;
        let full = match from {
            Source::Market => false,
            Source::Discard => !self.cards.edition(state.edition()).discount_on_discards,
            Source::Deck => true,
        };
        if full {
            return cost;
        }
        let change = self.sum_queries(state, seat, Hook::PRICE, i64::from(card.0));
        (i64::from(cost) + change).clamp(0, 99) as u8
    }

    /// What a seat can spend on a card: gold, and charisma tokens where they count.
    pub(crate) fn means(&self, state: &State, seat: Seat, from: Source) -> u16 {
        let sheet = state.sheet(seat);
        let tokens = if from == Source::Deck { 0 } else { u16::from(sheet.charisma()) };
        sheet.gold() + tokens
    }

    pub(crate) fn offer_purchase(&self, state: &State, seat: Seat, offers: &mut Vec<Choice>) {
        let means = self.means(state, seat, Source::Market);
        for card in state.row() {
            let cost = self.price(state, seat, *card, Source::Market);
            if u16::from(cost) <= means {
                offers.push(Choice::Buy { card: *card, cost });
            }
        }
        if state.row().is_empty() || state.variants().has(Variant::FriendlyMarket) {
            offers.push(Choice::TakeGold);
        } else {
            offers.extend(state.row().iter().map(|card| Choice::Discard { card: *card }));
        }
        self.offer_drops(state, seat, offers);
        self.offer_skills(state, seat, Window::MarketTurn, offers);
    }

    /// The weapons a seat may lay off.
    pub(crate) fn offer_drops(&self, state: &State, seat: Seat, offers: &mut Vec<Choice>) {
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        offers.extend(weapons.iter().map(|card| Choice::Drop { card: CardNo(card) }));
    }

    /// Whether a seat has a weapon.
    pub(crate) fn has_weapon(&self, state: &State, seat: Seat) -> bool {
        !state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon)).is_empty()
    }

    /// Hands that a seat's weapons need.
    pub(crate) fn hands(&self, state: &State, seat: Seat) -> u8 {
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        weapons.iter().map(|card| self.cards.market(CardNo(card)).hands).sum()
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    pub(crate) fn forward_market(&mut self) -> bool {
        match self.state.step() {
            Step::Market => {
                self.tell(Event::MarketOpened { seat: self.state.first() });
                self.step(Step::NextBuyer);
            }
            Step::NextBuyer => self.next_buyer(),
            Step::SoloSweep => self.solo_sweep(),
            _ => return false,
        }
        true
    }

    /// The seat with the lowest initiative card that has not been in the market. A seat that found
    /// no initiative card with a die has no market turn [D]; 73 dice always suffice in the box.
    fn next_buyer(&mut self) {
        let mut numbers = (1..=self.state.numbers()).map(Number);
        match numbers.find_map(|number| self.state.taker(number)) {
            Some(seat) => {
                self.tell(Event::MarketEntered { seat });
                self.open_window(Window::MarketTurn, seat, 1);
            }
            None if self.state.solo() => self.step(Step::SoloSweep),
            None => self.step(Step::Cleanup),
        }
    }

    pub(crate) fn choose_purchase(&mut self, seat: Seat, choice: Choice) {
        let gold = self.rules.cards.edition(self.state.edition()).discard_pays;
        match choice {
            Choice::Buy { card, .. } => {
                self.buy(seat, card, Source::Market);
            }
            Choice::Discard { card } => self.tell(Event::Discarded { seat, card, gold }),
            Choice::TakeGold if self.state.row().is_empty() => {
                self.tell(Event::GoldGained { seat, gold, gain: Gain::EmptyMarket });
            }
            Choice::TakeGold => self.tell(Event::Spared { seat, gold }),
            Choice::Drop { card } => return self.tell(Event::Dropped { seat, card }),
            _ => return,
        }
        self.open_window(Window::Bought, seat, 0);
    }

    /// A seat pays for a card and takes it; a trait moves the marker if possible, weapons may
    /// need free hands. False, and nothing happens, when it cannot pay.
    pub(crate) fn buy(&mut self, seat: Seat, card: CardNo, from: Source) -> bool {
        let price = self.rules.price(self.state, seat, card, from);
        if u16::from(price) > self.rules.means(self.state, seat, from) {
            return false;
        }
        let tokens = if from == Source::Deck { 0 } else { self.state.sheet(seat).charisma() };
        let charisma = tokens.min(price);
        self.tell(Event::Bought { seat, card, cost: price - charisma, charisma, from });
        let (kind, arrow) = {
            let market = self.rules.cards.market(card);
            (market.kind, market.arrow)
        };
        match (kind, arrow) {
            (MarketKind::Trait, Some(direction)) => {
                self.move_marker(seat, direction);
            }
            (MarketKind::Weapon, _) => self.queue(Interlude::Hands { seat }),
            _ => {}
        }
        true
    }

    /// With nothing to turn up the interlude is over; else chance says which card is on top.
    pub(crate) fn forward_top(&mut self) -> bool {
        let empty = self.state.deck().is_empty();
        if empty {
            self.note(Event::InterludeEnded);
        }
        empty
    }

    /// The card on top is bought at its full price; if the seat cannot pay, it goes to the
    /// discard pile [D].
    pub(crate) fn choose_top(&mut self, seat: Seat, choice: Choice) {
        let Choice::Deal(card) = choice else { return };
        self.note(Event::InterludeEnded);
        if !self.buy(seat, card, Source::Deck) {
            self.tell(Event::Thinned { card });
        }
    }

    /// False while the seat must choose which weapon to lay off.
    pub(crate) fn forward_hands(&mut self, seat: Seat) -> bool {
        let most = self.rules.cards.edition(self.state.edition()).hands;
        let enough = self.rules.hands(self.state, seat) <= most;
        if enough {
            self.note(Event::InterludeEnded);
        }
        enough
    }

    pub(crate) fn choose_drop(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Drop { card } = choice {
            self.tell(Event::Dropped { seat, card });
        }
    }

    /// Solo: the leftmost card left goes to the discard pile, the others to the trash.
    fn solo_sweep(&mut self) {
        if let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Swept { card });
        }
        while let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Trashed { card });
        }
        self.step(Step::Cleanup);
    }

    /// Lets a card that listens wait for its turn.
    pub(crate) fn queue_hook(
        &mut self,
        seat: Seat,
        card: crate::state::Slot,
        hook: Hook,
        arg: i16,
    ) {
        self.queue(Pending::Hook { seat, card, hook, arg });
    }
}
