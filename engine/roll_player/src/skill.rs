//! Skills: when they may be used, and what using one means.

use play::{Bits, Seat, Sink};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Turn;
use crate::kinds::{Direction, Hook, Window};
use crate::state::{CardNo, DEPTH, State, Step};

impl RollPlayer {
    /// The skills a seat may use in one of the windows: ready, fit for the window, the marker can
    /// move along the arrow, and the card itself does not object.
    pub(crate) fn usable(&self, state: &State, seat: Seat, windows: &[Window]) -> Bits {
        let sheet = state.sheet(seat);
        let ready = sheet.owned().and(self.cards.usable()).minus(&sheet.exhausted());
        if ready.is_empty() || state.depth() + 1 >= DEPTH {
            return Bits::EMPTY;
        }
        let windows = windows.iter().map(|window| self.cards.usable_in(*window));
        let fit = windows.fold(Bits::EMPTY, |fit, cards| fit.or(cards));
        let mut skills = ready.and(&fit);
        if skills.is_empty() {
            return Bits::EMPTY;
        }
        if state.active() != seat {
            skills = skills.minus(self.cards.own_turn_only());
        }
        for direction in Direction::ALL {
            if direction.from_cell(sheet.marker().0).is_none() {
                skills = skills.minus(self.cards.arrow(*direction));
            }
        }
        for card in skills.and(self.cards.with_hook(Hook::CAN_USE)).iter() {
            if !self.may_use(state, seat, CardNo(card)) {
                skills.remove(card);
            }
        }
        skills
    }

    pub(crate) fn offer_skills(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        offers: &mut Vec<Choice>,
    ) {
        self.offer_skills_in(state, seat, &[window], offers);
    }

    pub(crate) fn offer_skills_in(
        &self,
        state: &State,
        seat: Seat,
        windows: &[Window],
        offers: &mut Vec<Choice>,
    ) {
        let skills = self.usable(state, seat, windows);
        offers.extend(skills.iter().map(|card| Choice::Use { card: CardNo(card) }));
    }

    /// The windows that are open in a state, by its step.
    pub(crate) fn open_windows(state: &State) -> &'static [Window] {
        match (state.interlude(), state.step()) {
            (Some(_), _) | (None, Step::Place { .. }) => &[Window::Placed],
            (None, Step::Window { window, .. }) => Self::windows_of(window),
            (None, Step::Pick { nth: 0 }) => &[Window::DiceLaid, Window::BeforePick],
            (None, Step::Pick { .. }) => &[Window::BeforePick],
            (None, Step::Purchase { .. }) => &[Window::MarketTurn],
            _ => &[],
        }
    }

    /// Whether a seat could use a skill now if it were its own: for skills that copy others.
    pub(crate) fn could_use(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        let fit = Self::open_windows(state).iter().any(|w| self.cards.usable_in(*w).has(card.0));
        let turn = state.active() == seat || !self.cards.own_turn_only().has(card.0);
        fit && turn && self.may_use(state, seat, card)
    }

    /// What a window offers a seat besides passing.
    pub(crate) fn offer_window(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        offers: &mut Vec<Choice>,
    ) {
        self.offer_skills_in(state, seat, Self::windows_of(window), offers);
        if window == Window::End {
            self.offer_drops(state, seat, offers);
        }
    }

    /// How many seats a window asks: `Placed` and `Bought` are the active seat's own.
    fn asked_in(&self, state: &State, window: Window) -> u8 {
        match window {
            Window::Placed | Window::Bought => 1,
            _ => state.seats(),
        }
    }

    /// Whether a seat that a window asks has a card that may be of use in it.
    fn may_matter(&self, state: &State, window: Window, seat: Seat, asked: u8) -> bool {
        let windows = Self::windows_of(window);
        (asked..self.asked_in(state, window)).any(|now| {
            let who = seat.after(now, state.seats());
            let sheet = state.sheet(who);
            let ready = sheet.owned().minus(&sheet.exhausted());
            windows.iter().any(|window| !ready.and(self.cards.usable_in(*window)).is_empty())
                || window == Window::End && self.has_weapon(state, who)
        })
    }

    /// The windows whose skills are offered in a window: those for the dice laid come together
    /// with those before the first pick.
    fn windows_of(window: Window) -> &'static [Window] {
        match window {
            Window::DiceLaid => &[Window::DiceLaid, Window::BeforePick],
            Window::BeforePick => &[Window::BeforePick],
            Window::Placed => &[Window::Placed],
            Window::MarketTurn => &[Window::MarketTurn],
            Window::Bought => &[Window::Bought],
            Window::Cleanup => &[Window::Cleanup],
            Window::End => &[Window::End],
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Opens a window, unless nobody it asks can have anything to use: then the flow goes on at
    /// once.
    pub(crate) fn open_window(&mut self, window: Window, seat: Seat, asked: u8) {
        let settled = self.state.queue().is_empty() && self.state.interlude().is_none();
        if settled && !self.rules.may_matter(self.state, window, seat, asked) {
            self.leave_window(window, seat);
        } else {
            self.step(Step::Window { window, seat, asked });
        }
    }

    /// Skips seats with nothing usable; when all have been asked the flow goes on.
    pub(crate) fn forward_window(&mut self, window: Window, seat: Seat, asked: u8) -> bool {
        let windows = RollPlayer::windows_of(window);
        for now in asked..self.rules.asked_in(self.state, window) {
            let who = seat.after(now, self.state.seats());
            let skills = !self.rules.usable(self.state, who, windows).is_empty();
            // Weapons may be laid off at any time: in the own market turn, when hands run short,
            // and once more here, where it can still change a total.
            let weapons = window == Window::End && self.rules.has_weapon(self.state, who);
            if skills || weapons {
                if now != asked {
                    self.step(Step::Window { window, seat, asked: now });
                }
                return false;
            }
        }
        self.leave_window(window, seat);
        true
    }

    fn leave_window(&mut self, window: Window, seat: Seat) {
        let seats = self.state.seats();
        let nth = Seat(seat.0 + seats - self.state.first().0).after(0, seats).0;
        match window {
            Window::DiceLaid | Window::BeforePick => self.step(Step::Pick { nth }),
            Window::Placed => self.next_pick(nth + 1),
            Window::MarketTurn => self.step(Step::Purchase { seat }),
            Window::Bought => {
                self.tell(Event::MarketLeft { seat });
                self.step(Step::NextBuyer);
            }
            Window::Cleanup => self.return_tokens(),
            Window::End => self.tell(Event::Ended),
        }
    }

    /// Uses a skill: the marker moves along the arrow, then the card acts; it is exhausted.
    pub(crate) fn use_skill(&mut self, seat: Seat, card: CardNo) {
        let arrow = self.rules.cards.market(card).arrow;
        self.tell(Event::SkillUsed { seat, card });
        if let Some(direction) = arrow {
            self.move_marker(seat, direction);
        }
        if self.rules.cards.with_hook(Hook::ON_USE).has(card.0) {
            self.queue_hook(seat, card.into(), Hook::ON_USE, 0);
        }
    }
}
