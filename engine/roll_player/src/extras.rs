//! The part of a state that expansions own.

use play::Seat;
use serde::{Deserialize, Serialize};

use crate::monsters::state::Monsters;

/// The state of each expansion, boxed: a base game only pays for the pointers.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Extras {
    monsters: Option<Box<Monsters>>,
}

impl Clone for Extras {
    fn clone(&self) -> Self {
        Self { monsters: self.monsters.clone() }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self { monsters } = source;
        self.monsters.clone_from(monsters);
    }
}

impl Extras {
    pub(crate) fn new(monsters: Option<Monsters>) -> Self {
        Self { monsters: monsters.map(Box::new) }
    }

    /// The state of Monsters & Minions; `None` where it is not played.
    #[inline]
    pub(crate) fn monsters(&self) -> Option<&Monsters> {
        self.monsters.as_deref()
    }

    #[inline]
    pub(crate) fn monsters_mut(&mut self) -> Option<&mut Monsters> {
        self.monsters.as_deref_mut()
    }

    /// Whether any expansion has state.
    pub(crate) fn any(&self) -> bool {
        self.monsters.is_some()
    }

    /// Removes what `seat` has not seen; `None` removes everything that is not public.
    pub(crate) fn known_to(&mut self, seat: Option<Seat>) {
        if let Some(monsters) = &mut self.monsters {
            monsters.known_to(seat);
        }
    }
}
