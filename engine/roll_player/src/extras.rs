//! What expansions keep in a state.

use play::Seat;
use serde::{Deserialize, Serialize};

use crate::monsters::state::Monsters;

/// What expansions keep in a state, each behind a pointer: a base game has none of it.
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
    /// What the expansions keep that are played.
    pub(crate) fn new(monsters: Option<Monsters>) -> Self {
        Self { monsters: monsters.map(Box::new) }
    }

    /// What Monsters & Minions keeps, where it is played.
    #[inline]
    pub(crate) fn monsters(&self) -> Option<&Monsters> {
        self.monsters.as_deref()
    }

    /// What Monsters & Minions keeps, to be changed.
    #[inline]
    pub(crate) fn monsters_mut(&mut self) -> Option<&mut Monsters> {
        self.monsters.as_deref_mut()
    }

    /// Whether some expansion keeps something.
    pub(crate) fn any(&self) -> bool {
        self.monsters.is_some()
    }

    /// Hides what a seat, or nobody in particular, has not seen.
    pub(crate) fn known_to(&mut self, seat: Option<Seat>) {
        if let Some(monsters) = &mut self.monsters {
            monsters.known_to(seat);
        }
    }
}
