//! Which class cards can be used, and when.

use play::{Seat, Sink};

use super::scratch::movable;
use crate::Rattus;
use crate::cards::kinds::{Hook, When};
use crate::cards::{Act, members, regions};
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Turn;
use crate::state::{ClassNo, RegionNo, State};

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
    /// The hook in which a card is used at a moment, and how it acts; none when it cannot be used.
    fn hook_at(&self, moment: Moment, card: ClassNo) -> Option<(Hook, &Act)> {
        let act = |hook| self.cards.act(card, hook).map(|act| (hook, act));
        match moment {
            Moment::Turn => act(Hook::OnUse),
            Moment::Late => act(Hook::OnUse).filter(|(_, act)| act.when.late),
            Moment::Last => act(Hook::OnLast).or_else(|| act(Hook::OnUse)),
        }
    }

    /// The hook in which a seat may use a card now; none when it may not.
    fn usable(&self, state: &State, moment: Moment, seat: Seat, card: ClassNo) -> Option<Hook> {
        if state.used(card) || state.holder(card) != Some(seat) {
            return None;
        }
        let (hook, act) = self.hook_at(moment, card)?;
        let usable = self.allows(state, seat, &act.when) && self.may_use(state, seat, card);
        usable.then_some(hook)
    }

    /// The cards that a seat may use now, in order.
    fn usable_cards(
        &self,
        state: &State,
        moment: Moment,
        seat: Seat,
    ) -> impl Iterator<Item = ClassNo> {
        let cards = members(state.held(seat).into()).map(ClassNo);
        cards.filter(move |card| self.usable(state, moment, seat, *card).is_some())
    }

    /// Whether a seat may use any card now.
    pub(crate) fn can_use(&self, state: &State, moment: Moment, seat: Seat) -> bool {
        self.usable_cards(state, moment, seat).next().is_some()
    }

    /// Adds the use of each card that a seat may use now.
    pub(crate) fn offer_use(
        &self,
        state: &State,
        moment: Moment,
        seat: Seat,
        offers: &mut Vec<Choice>,
    ) {
        offers.extend(self.usable_cards(state, moment, seat).map(|card| Choice::Use { card }));
    }

    /// Guards, checked before a script is called.
    fn allows(&self, state: &State, seat: Seat, when: &When) -> bool {
        let used = self.cards.used(state);
        let own = |region: RegionNo| state.cubes(region, seat) > 0;
        let rats = |region: RegionNo| state.rats(region) > 0;
        (!when.reserve || state.reserve(seat) > 0)
            && (!when.cubes || regions(used).any(own))
            && (!when.safe_cubes || regions(used).any(|region| own(region) && !rats(region)))
            && (!when.tokens || state.lying() != 0)
            && (!when.movable
                || regions(used).any(|region| rats(region) && movable(&self.cards, state, region)))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// A seat uses a card, if it may.
    pub(crate) fn use_card(&mut self, moment: Moment, seat: Seat, card: ClassNo) {
        if let Some(hook) = self.rules.usable(self.state, moment, seat, card) {
            self.tell(Event::CardUsed { seat, card });
            self.begin_effect(seat, card, hook);
        }
    }
}
