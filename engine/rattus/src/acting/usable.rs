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

/// When a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// In the turn, before the plague has moved.
    Turn,
    /// In the turn, after the ravage.
    Late,
    /// In the last round.
    Last,
}

impl Rattus {
    /// The hook in which a card is used at a moment, and its handler; none when it cannot be used.
    fn hook_at(&self, moment: Moment, card: ClassNo) -> Option<(Hook, &Handler)> {
        let handler = |hook| self.cards.handler(card, hook).map(|handler| (hook, handler));
        match moment {
            Moment::Turn => handler(Hook::ON_USE),
            Moment::Late => handler(Hook::ON_USE).filter(|(_, handler)| handler.when.late),
            Moment::Last => handler(Hook::ON_LAST).or_else(|| handler(Hook::ON_USE)),
        }
    }

    /// The hook in which a seat may use a card of its own now; none when it may not.
    fn usable(&self, state: &State, moment: Moment, seat: Seat, card: ClassNo) -> Option<Hook> {
        let (hook, handler) = self.hook_at(moment, card)?;
        self.may_use(state, seat, card, &handler.when).then_some(hook)
    }

    /// Whether what a card says itself lets its holder use it: its guards that look at the table, and
    /// its own condition.
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

    /// Whether the guards of a card that look at the table alone let its holder use it.
    pub(super) fn allows(&self, state: &State, seat: Seat, when: &When) -> bool {
        self.lacks(state, seat, when).is_none()
    }

    /// What the guards of a card that look at the table alone find missing, checked before a script
    /// is called.
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

    /// Why a seat may not use a card of its own at a moment, or at none; nothing if it may.
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

    /// For which moment a card is, that is used neither now nor was used before.
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
    /// A seat uses a card, if it may.
    pub(crate) fn use_card(&mut self, moment: Moment, seat: Seat, card: ClassNo) {
        if self.state.ready(seat) & card.bit() != 0
            && let Some(hook) = self.rules.usable(self.state, moment, seat, card)
        {
            self.tell(Event::CardUsed { seat, card });
            self.begin_effect(Call { seat, card, hook, args: Arguments::NONE });
        }
    }
}
