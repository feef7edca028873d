//! Skills: when they may be used, and what using one means.
//!
//! Rules: `skills-use`, `skills-when`, `decision-windows`, `decision-weapons`.

use play::{Bits, Seat, Sink};
use script::Arguments;
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::CardNo;
use crate::phase::{dice, market};
use crate::refusal::{Refusals, Why};
use crate::state::{Call, DEPTH, State};
use crate::words::Window;

/// A window is open: its skills are offered to one seat after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// The window.
    pub window: Window,
    /// The seat whose turn it is; those asked are counted from it.
    pub seat: Seat,
    /// How many have been asked.
    pub asked: u8,
}

impl Open {
    /// The seat that is asked.
    fn who(self, state: &State) -> Seat {
        self.seat.after(self.asked, state.seats())
    }

    pub(crate) fn whose(self, _: &State) -> Seat {
        self.seat
    }
}

impl Scene for Open {
    /// Skips seats with nothing usable; when all have been asked the flow goes on.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let Self { window, seat, asked } = self;
        for now in asked..asked_in(turn.state, window) {
            let next = Self { asked: now, ..self };
            let who = next.who(turn.state);
            let skills = !turn.rules.usable(turn.state, who, window).is_empty();
            // Weapons may be laid off wherever their owner decides; nobody is asked for that alone
            // [D] but here, where it is the last chance to change a total.
            let weapons = window == Window::End && turn.rules.has_weapon(turn.state, who);
            let extra = turn.rules.extra_prompt(turn.state, who, window).is_some();
            if skills || weapons || extra {
                if now == asked {
                    return false;
                }
                turn.step(next);
                return true;
            }
        }
        turn.close_window(window, seat);
        true
    }

    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        let (who, window) = (self.who(state), self.window);
        let extra = rules.extra_prompt(state, who, window);
        let extra = extra.filter(|_| rules.usable(state, who, window).is_empty());
        Ask::Seat(who, extra.unwrap_or(Prompt::Skill { window }))
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let who = self.who(state);
        offers.push(Choice::Pass);
        rules.offer_besides(state, who, self.window(), offers);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if choice == Choice::Pass {
            turn.step(Self { asked: self.asked + 1, ..self });
        }
    }

    fn window(self) -> Option<Window> {
        Some(self.window)
    }

    fn topic(self) -> Option<&'static str> {
        Some("skills")
    }
}

/// Whether so much has begun and is not over that nothing more may begin.
#[inline]
fn too_deep(state: &State) -> bool {
    state.depth() + 1 >= DEPTH
}

/// How many seats a window asks: `Placed` and `Bought` are the active seat's own.
fn asked_in(state: &State, window: Window) -> u8 {
    match window {
        Window::Placed | Window::Bought | Window::BeforeHunt | Window::AfterHunt => 1,
        Window::DiceLaid
        | Window::BeforePick
        | Window::MarketTurn
        | Window::Cleanup
        | Window::End => state.seats(),
    }
}

impl RollPlayer {
    /// The skills of a seat that are ready and offered in a window.
    #[inline]
    fn ready(&self, state: &State, seat: Seat, window: Window) -> Bits {
        state.sheet(seat).owned().and(self.cards.offered_in(window)).and(&state.ready())
    }

    /// The skills a seat may use in a window: ready, fit for the window, the marker can
    /// move along the arrow, and the card itself does not object.
    // Inlined up to where most seats have none.
    #[inline]
    pub(crate) fn usable(&self, state: &State, seat: Seat, window: Window) -> Bits {
        let skills = self.ready(state, seat, window);
        if skills.is_empty() { skills } else { self.allowed(state, seat, &skills) }
    }

    /// Those of a seat's skills that nothing forbids now.
    #[inline(always)]
    fn allowed(&self, state: &State, seat: Seat, skills: &Bits) -> Bits {
        if too_deep(state) {
            return Bits::EMPTY;
        }
        let mut skills = skills.minus(self.cards.stuck_at(state.sheet(seat).marker()));
        let own_turn = skills.and(self.cards.own_turn_only());
        if !own_turn.is_empty() && state.active() != seat {
            skills = skills.minus(&own_turn);
        }
        for card in skills.and(&self.cards.having(Hook::CAN_USE).cards).iter() {
            if !self.may_use(state, seat, CardNo(card)) {
                skills.remove(card);
            }
        }
        skills
    }

    /// Why a card of a seat, one that is used at some moment, is not offered for use where a window
    /// is open, or none is; nothing if it is usable.
    fn why_not_used(
        &self,
        state: &State,
        seat: Seat,
        card: CardNo,
        window: Option<Window>,
    ) -> Option<Why> {
        if !state.ready().has(card.0) {
            return Some(Why::Exhausted);
        }
        let fit = window.is_some_and(|window| self.ready(state, seat, window).has(card.0));
        if !fit {
            return Some(Why::AnotherMoment);
        }
        if self.allowed(state, seat, &Bits::from_iter([card.0])).has(card.0) {
            return None;
        }
        let arrow = self.cards.market(card).arrow;
        let stuck = self.cards.stuck_at(state.sheet(seat).marker()).has(card.0);
        let own_turn = self.cards.own_turn_only().has(card.0) && state.active() != seat;
        Some(match (too_deep(state), arrow.filter(|_| stuck), own_turn) {
            (true, _, _) => Why::TooDeep,
            (false, Some(direction), _) => Why::MarkerAtEdge { direction },
            (false, None, true) => Why::OwnTurnOnly { seat: state.active() },
            (false, None, false) => Why::NoUse,
        })
    }

    /// Why the cards of a seat are neither used nor laid off now.
    pub(crate) fn refuse_besides(
        &self,
        state: &State,
        seat: Seat,
        window: Option<Window>,
        refusals: &mut Refusals<'_>,
    ) {
        let owned = state.sheet(seat).owned();
        let moments = Window::ALL.iter().map(|window| self.cards.offered_in(*window));
        let used = moments.fold(Bits::EMPTY, |all, cards| all.or(cards));
        for card in owned.and(&used).iter().map(CardNo) {
            if !refusals.offered(|offer| *offer == Choice::Use { card }) {
                let why = self.why_not_used(state, seat, card, window);
                refusals.card(card, "use", why.unwrap_or(Why::AnotherMoment));
            }
        }
        self.refuse_drops(state, seat, refusals);
        self.refuse_extras(state, seat, window, refusals);
    }

    /// Adds what a seat may do besides what it is asked: use the skills that fit a window, and lay
    /// off weapons.
    #[inline(always)]
    pub(crate) fn offer_besides(
        &self,
        state: &State,
        seat: Seat,
        window: Option<Window>,
        offers: &mut Offers<'_>,
    ) {
        let Some(window) = window else { return };
        let skills = self.usable(state, seat, window);
        offers.cards(skills, |card| Choice::Use { card });
        self.offer_drops(state, seat, offers);
        self.offer_extras(state, seat, window, offers);
    }

    /// Whether a seat could use a skill now if it were its own: for skills that copy others.
    pub(crate) fn could_use(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        let window = state.open_window();
        let fit = window.is_some_and(|window| self.cards.offered_in(window).has(card.0));
        let turn = state.active() == seat || !self.cards.own_turn_only().has(card.0);
        fit && turn && self.may_use(state, seat, card)
    }

    /// Whether a seat that a window asks has a card that may be of use in it.
    fn may_matter(&self, state: &State, window: Window, seat: Seat, asked: u8) -> bool {
        if self.has_extra_prompt(state, window) {
            return true;
        }
        let is_asked = |who| asked == 0 || who != seat;
        if window == Window::End {
            let mut seats = (0..state.seats()).map(Seat);
            if seats.any(|who| is_asked(who) && self.has_weapon(state, who)) {
                return true;
            }
        }
        // All of these have an owner.
        let fit = self.cards.offered_in(window).and(&state.ready());
        if fit.is_empty() {
            return false;
        }
        debug_assert!(asked < 2, "a window opens for all, or for all but one");
        let own = state.sheet(seat).owned();
        match (asked_in(state, window), asked) {
            (1, 0) => !fit.and(&own).is_empty(),
            (1, _) => false,
            (_, 0) => true,
            // Whoever it is: the order does not count here. It is no turn of theirs.
            (_, _) => !fit.minus(&own).minus(self.cards.own_turn_only()).is_empty(),
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Opens a window, unless nobody it asks can have anything to use: then the flow goes on at
    /// once.
    pub(crate) fn open_window(&mut self, window: Window, seat: Seat, asked: u8) {
        let settled = self.state.next_in_queue().is_none() && self.state.interlude().is_none();
        if settled && !self.rules.may_matter(self.state, window, seat, asked) {
            self.close_window(window, seat);
        } else {
            self.step(Open { window, seat, asked });
        }
    }

    /// A window closes: what it stood before happens.
    fn close_window(&mut self, window: Window, seat: Seat) {
        let seats = self.state.seats();
        let nth = Seat(seat.0 + seats - self.state.first().0).after(0, seats).0;
        match window {
            Window::DiceLaid | Window::BeforePick => self.step(dice::Step::Pick { nth }),
            Window::Placed => self.next_pick(nth + 1),
            Window::MarketTurn => self.step(market::Step::Purchase { seat }),
            Window::Bought => self.leave_market(seat),
            Window::Cleanup => self.return_tokens(),
            // A hunt asks by itself.
            Window::BeforeHunt | Window::AfterHunt => {}
            Window::End => self.end_last_round(),
        }
    }

    /// Uses a skill: the marker moves along the arrow, then the card acts; it is exhausted.
    pub(crate) fn use_skill(&mut self, seat: Seat, card: CardNo) {
        let arrow = self.rules.cards.market(card).arrow;
        self.tell(Event::SkillUsed { seat, card });
        if let Some(direction) = arrow {
            self.move_marker(seat, direction);
        }
        if self.rules.cards.having(Hook::ON_USE).cards.has(card.0) {
            self.queue(Call { seat, card: card.into(), hook: Hook::ON_USE, args: Arguments::NONE });
        }
    }
}
