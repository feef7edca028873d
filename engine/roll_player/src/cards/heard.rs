//! In which hooks the cards at a table act: so that most events are passed over at one look.

use super::{Catalogue, Hook};
use crate::numbers::{Actor, CardNo, Slot};
use crate::state::State;

/// A set of hooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hooks([u64; Hook::COUNT.div_ceil(64)]);

impl Hooks {
    /// Whether a hook is one of them.
    // Always inlined: where an event is told its hook is known.
    #[inline(always)]
    pub fn has(&self, hook: Hook) -> bool {
        let at = hook.index();
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    fn add(&mut self, hook: Hook) {
        let at = hook.index();
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// Adds all of others.
    #[inline]
    pub fn join(&mut self, others: &Self) {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own |= other);
    }
}

/// Who acts in which hooks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    /// Those in which any card acts.
    any: Hooks,
    /// Those in which what does not come to a seat as a card does acts: races, sets of armor.
    rest: Hooks,
    /// By the row of a card.
    of: Vec<Hooks>,
}

impl Heard {
    /// Notes that a card, which has this row, acts in a hook.
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
            // They are asked by the rules, and listen to nothing.
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

    /// The hooks in which a card acts that comes to a seat.
    #[inline]
    pub(crate) fn heard_by(&self, slot: Slot) -> Hooks {
        let row = self.row_of(slot);
        row.and_then(|row| self.heard.of.get(row)).copied().unwrap_or_default()
    }

    /// The hooks in which something acts that the seats of a table have, or may have without being
    /// dealt it.
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
