//! Which class cards can be used, and when.

use effects::{Acting, Call, Scripted};
use play::{Seat, Sink};
use script::Arguments;

use super::queries::NOTHING;
use super::scratch::movable;
use crate::Rattus;
use crate::cards::{Handler, Hook, When, members, regions};
use crate::event::Event;
use crate::flow::Turn;
use crate::numbers::{ClassNo, RegionNo};
use crate::refusal::Why;
use crate::state::State;

/// A moment at which class cards can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// In your turn, before the plague moves.
    Turn,
    /// In your turn, after the ravage.
    Late,
    /// In the last round.
    Last,
}

impl Rattus {
    /// The hook and the handler with which a card is used at a moment; `None` if it cannot be used.
    fn hook_at(&self, moment: Moment, card: ClassNo) -> Option<(Hook, &Handler)> {
        let handler = |hook| self.cards.handler(card, hook).map(|handler| (hook, handler));
        match moment {
            Moment::Turn => handler(Hook::ON_USE),
            Moment::Late => handler(Hook::ON_USE).filter(|(_, handler)| handler.when.late),
            Moment::Last => handler(Hook::ON_LAST).or_else(|| handler(Hook::ON_USE)),
        }
    }

    /// The hook with which a seat may use one of its cards now; `None` if it may not.
    fn usable(&self, state: &State, moment: Moment, seat: Seat, card: ClassNo) -> Option<Hook> {
        let (hook, handler) = self.hook_at(moment, card)?;
        self.may_use(state, seat, card, &handler.when).then_some(hook)
    }

    /// Whether a card's own guards about the table and its own condition allow its use.
    pub(super) fn may_use(&self, state: &State, seat: Seat, card: ClassNo, when: &When) -> bool {
        let can_use = || self.says(state, (seat, card, Hook::CAN_USE), &NOTHING);
        self.allows(state, seat, when) && can_use().unwrap_or(true)
    }

    /// The cards that a seat may use now, as bits.
    pub(crate) fn usable_cards(&self, state: &State, moment: Moment, seat: Seat) -> u16 {
        let on_use = self.cards.with_hook(Hook::ON_USE);
        let hooked = match moment {
            Moment::Turn | Moment::Late => on_use,
            Moment::Last => on_use | self.cards.with_hook(Hook::ON_LAST),
        };
        let ready = members((hooked & state.ready(seat)).into()).map(ClassNo);
        let usable = ready.filter(|card| self.usable(state, moment, seat, *card).is_some());
        usable.fold(0, |bits, card| bits | card.bit())
    }

    /// Whether a card's guards about the table hold.
    pub(super) fn allows(&self, state: &State, seat: Seat, when: &When) -> bool {
        self.lacks(state, seat, when).is_none()
    }

    /// Why a card's guards about the table do not hold. They are checked without running a script.
    #[inline]
    fn lacks(&self, state: &State, seat: Seat, when: &When) -> Option<Why> {
        let used = self.cards.used(state);
        let own = |region: RegionNo| state.cubes(region, seat) > 0;
        let moves = |region| movable(&self.cards, state, region);
        if when.reserve && state.reserve(seat) == 0 {
            return Some(Why::NoReserve);
        }
        if when.cubes && !regions(used).any(own) {
            return Some(Why::NeedsCubes);
        }
        if when.safe_cubes && !regions(used & !state.infested()).any(own) {
            return Some(Why::NeedsSafeCubes);
        }
        if when.tokens && state.lying() == 0 {
            return Some(Why::NeedsTokens);
        }
        if when.movable && !regions(used & state.infested()).any(moves) {
            return Some(Why::NeedsMovable);
        }
        None
    }

    /// Why a seat may not use one of its cards at a moment (`None`: at no moment); nothing if it
    /// may.
    pub(crate) fn why_not_used(
        &self,
        state: &State,
        moment: Option<Moment>,
        seat: Seat,
        card: ClassNo,
    ) -> Option<Why> {
        if state.used(card) {
            return Some(Why::UsedAlready);
        }
        let Some((_, handler)) = moment.and_then(|moment| self.hook_at(moment, card)) else {
            return Some(self.why_another_moment(card));
        };
        let when = &handler.when;
        let lacks = self.lacks(state, seat, when);
        lacks.or_else(|| (!self.may_use(state, seat, card, when)).then_some(Why::NoUse))
    }

    /// Why a card that is not usable now and has not been used waits for another moment.
    fn why_another_moment(&self, card: ClassNo) -> Why {
        let has = |hook| self.cards.handler(card, hook).is_some();
        match self.cards.handler(card, Hook::ON_USE) {
            Some(handler) if handler.when.late => Why::AfterRavage,
            Some(_) => Why::BeforePlagueOnly,
            None if has(Hook::ON_LAST) => Why::LastRoundOnly,
            None => Why::WorksByItself,
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Lets a seat use a card, if it may.
    pub(crate) fn use_card(&mut self, moment: Moment, seat: Seat, card: ClassNo) {
        if self.state.ready(seat) & card.bit() != 0
            && let Some(hook) = self.rules.usable(self.state, moment, seat, card)
        {
            self.tell(Event::CardUsed { seat, card });
            self.begin_effect(Call { seat, card, hook, args: Arguments::NONE });
        }
    }
}
