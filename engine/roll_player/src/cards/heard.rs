//! Which hooks have any handler at a table, so that a single test skips most events.

use super::{Catalogue, Hook};
use crate::numbers::{Actor, CardNo, Slot};
use crate::state::State;

/// A set of hooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hooks([u64; Hook::COUNT.div_ceil(64)]);

impl Hooks {
    /// Whether the set contains a hook.
    // Always inlined: each caller knows the hook at compile time, so only one bit is tested.
    #[inline(always)]
    pub fn has(&self, hook: Hook) -> bool {
        let at = hook.index();
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    fn add(&mut self, hook: Hook) {
        let at = hook.index();
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// Adds all hooks of another set.
    #[inline]
    pub fn join(&mut self, others: &Self) {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own |= other);
    }
}

/// Which hooks each card acts in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    /// The hooks in which any card acts.
    any: Hooks,
    /// The hooks of races, sets of armor and other parts of a hero that a seat does not gain as a
    /// card.
    rest: Hooks,
    /// The hooks of each card, by its row.
    of: Vec<Hooks>,
}

impl Heard {
    /// Records that a card acts in a hook; `row` is the card's row.
    pub fn add(&mut self, slot: Slot, row: usize, hook: Hook) {
        match slot.actor() {
            Some(Actor::Card(_) | Actor::Class(_)) => {
                if self.of.len() <= row {
                    self.of.resize(row + 1, Hooks::default());
                }
                self.of[row].add(hook);
            }
            Some(Actor::Race(_) | Actor::Backstory(_) | Actor::Alignment(_) | Actor::Set(_)) => {
                self.rest.add(hook);
            }
            // The rules call these directly, and they do not listen to events.
            Some(Actor::Minion(_) | Actor::Monster(_) | Actor::Adventure(_)) | None => return,
        }
        self.any.add(hook);
    }
}

impl Catalogue {
    /// The hooks in which any card acts.
    #[inline]
    pub(crate) fn heard(&self) -> &Hooks {
        &self.heard.any
    }

    /// The hooks that a seat begins to hear when it gains this card.
    #[inline]
    pub(crate) fn heard_by(&self, slot: Slot) -> Hooks {
        let row = self.row_of(slot);
        row.and_then(|row| self.heard.of.get(row)).copied().unwrap_or_default()
    }

    /// The hooks of everything that the seats of a table have, or may have without being dealt it.
    pub(crate) fn heard_at(&self, state: &State) -> Hooks {
        let mut all = self.heard.rest;
        for sheet in state.sheets() {
            let cards = sheet.owned().iter().map(|card| Slot::from(CardNo(card)));
            for slot in cards.chain(sheet.class().map(Slot::from)) {
                all.join(&self.heard_by(slot));
            }
        }
        all
    }
}
