//! Skills: when they can be used, and what using one does.
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

/// An open window: each seat in turn may use skills in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// The kind of window.
    pub window: Window,
    /// The active seat, from which the order of asking is counted.
    pub seat: Seat,
    /// Number of seats that have been asked.
    pub asked: u8,
}

impl Open {
    /// The seat that is asked now.
    fn who(self, state: &State) -> Seat {
        self.seat.after(self.asked, state.seats())
    }

    pub(crate) fn whose(self, _: &State) -> Seat {
        self.seat
    }
}

impl Scene for Open {
    /// Skips seats that can do nothing. Closes the window after the last seat.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let Self { window, seat, asked } = self;
        for now in asked..asked_in(turn.state, window) {
            let next = Self { asked: now, ..self };
            let who = next.who(turn.state);
            let skills = !turn.rules.usable(turn.state, who, window).is_empty();
            // Weapons may be discarded whenever their owner decides. That alone opens no prompt
            // [D], except here: it is the last chance to change a total.
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

/// Whether too many interludes and effects are unfinished for another to begin.
#[inline]
fn too_deep(state: &State) -> bool {
    state.depth() + 1 >= DEPTH
}

/// How many seats a window asks. `Placed` and `Bought` ask only the active seat.
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
    /// The ready skills of a seat that fit a window.
    #[inline]
    fn ready(&self, state: &State, seat: Seat, window: Window) -> Bits {
        state.sheet(seat).owned().and(self.cards.offered_in(window)).and(&state.ready())
    }

    /// The skills that a seat may use in a window: they are ready, they fit the window, the marker
    /// can follow their arrow, and their own condition holds.
    // Only the test for an empty set is inlined, because most seats have no ready skill.
    #[inline]
    pub(crate) fn usable(&self, state: &State, seat: Seat, window: Window) -> Bits {
        let skills = self.ready(state, seat, window);
        if skills.is_empty() { skills } else { self.allowed(state, seat, &skills) }
    }

    /// The skills of a seat that nothing forbids now.
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

    /// Why a usable kind of card is not offered for use now; `None` if it is offered. `window` is
    /// the open window, if any.
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

    /// Adds why cards of a seat can be neither used nor discarded now.
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

    /// Adds what a seat may do in addition to the prompt: use skills that fit a window, discard
    /// weapons.
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

    /// Whether a seat could use this skill now if it owned it. Skills that copy other skills ask
    /// this.
    pub(crate) fn could_use(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        let window = state.open_window();
        let fit = window.is_some_and(|window| self.cards.offered_in(window).has(card.0));
        let turn = state.active() == seat || !self.cards.own_turn_only().has(card.0);
        fit && turn && self.may_use(state, seat, card)
    }

    /// A quick test whether any seat that the window still asks may have something to use.
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
        // Every ready card has an owner, so no owner needs to be checked here.
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
            // The order of the other seats does not matter here. It is the turn of none of them.
            (_, _) => !fit.minus(&own).minus(self.cards.own_turn_only()).is_empty(),
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Opens a window, or continues at once if no seat can have a usable card.
    pub(crate) fn open_window(&mut self, window: Window, seat: Seat, asked: u8) {
        let settled = self.state.next_in_queue().is_none() && self.state.interlude().is_none();
        if settled && !self.rules.may_matter(self.state, window, seat, asked) {
            self.close_window(window, seat);
        } else {
            self.step(Open { window, seat, asked });
        }
    }

    /// Closes a window and continues with the step that follows it.
    fn close_window(&mut self, window: Window, seat: Seat) {
        let seats = self.state.seats();
        let nth = Seat(seat.0 + seats - self.state.first().0).after(0, seats).0;
        match window {
            Window::DiceLaid | Window::BeforePick => self.step(dice::Step::Pick { nth }),
            Window::Placed => self.next_pick(nth + 1),
            Window::MarketTurn => self.step(market::Step::Purchase { seat }),
            Window::Bought => self.leave_market(seat),
            Window::Cleanup => self.return_tokens(),
            // The hunt asks again by itself, so nothing needs to be started.
            Window::BeforeHunt | Window::AfterHunt => {}
            Window::End => self.end_last_round(),
        }
    }

    /// Uses a skill: the marker follows the arrow, the card is exhausted, then its effect begins.
    pub(crate) fn use_skill(&mut self, seat: Seat, card: CardNo) {
        let arrow = self.rules.arrow(card);
        self.tell(Event::SkillUsed { seat, card });
        if let Some(direction) = arrow {
            self.move_marker(seat, direction);
        }
        if self.rules.cards.having(Hook::ON_USE).cards.has(card.0) {
            self.queue(Call { seat, card: card.into(), hook: Hook::ON_USE, args: Arguments::NONE });
        }
    }
}
