//! Monsters & Minions: hunts, experience, secrets and the finale. The base game calls it after
//! set-up (`setup`), in a market turn (`hunt`), at decisions of seats (`experience`) and after the
//! last round (`finale`). All its data is in one box of the state ([`state`]).

mod absorb;
pub(crate) mod backpack;
pub mod cards;
pub mod choice;
mod end;
mod estimate;
pub mod event;
pub(crate) mod experience;
pub(crate) mod facts;
pub(crate) mod fields;
pub(crate) mod finale;
mod hopes;
pub(crate) mod hunt;
mod minions;
mod odds;
mod owned;
pub(crate) mod paragraphs;
mod picture;
mod refusals;
mod rulebook;
pub(crate) mod setup;
pub(crate) mod solo;
mod spoken;
pub mod state;
pub(crate) mod step;
mod table;
mod verbs;

pub(crate) use estimate::{Fights, LOST};
use play::{Bits, Seat};
pub(crate) use spoken::{QUERIES, spoken_messages};

use crate::numbers::{AdventureNo, MinionNo};
use crate::state::{State, Variant};
use crate::words::AdventureKind;
use state::Hero;

/// The hero of a game without minions.
const NOTHING: Hero = Hero::NOTHING;

impl State {
    /// Whether the cards of the expansion's later printing are in play.
    pub(crate) fn is_later(&self) -> bool {
        self.monsters().is_some_and(|monsters| monsters.later())
    }

    /// What a hero has earned; nothing in a game without minions.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        self.monsters().map_or(&NOTHING, |monsters| monsters.hero(seat))
    }

    /// The current minion, on top of the deck.
    #[inline]
    pub fn top_minion(&self) -> Option<MinionNo> {
        self.monsters()?.top()
    }

    /// The minion that can be hunted; `None` in the finale.
    pub(crate) fn prey(&self) -> Option<MinionNo> {
        self.top_minion().filter(|_| !self.is_finale())
    }

    /// The minions that can come next.
    pub(crate) fn unseen_minions(&self) -> Bits {
        self.monsters().map_or(Bits::EMPTY, |monsters| monsters.unseen())
    }

    /// An adventure card, if it is known.
    pub fn adventure(&self, kind: AdventureKind) -> Option<AdventureNo> {
        self.monsters()?.adventure(kind)
    }

    /// Whether a seat counts as having the token of an adventure card. In the open adventure every
    /// seat does.
    pub fn holds_token(&self, seat: Seat, kind: AdventureKind) -> bool {
        self.variants().has(Variant::OpenAdventure) || self.hero(seat).has_token(kind)
    }

    /// The token that a trophy would give a seat; `None` if it counts as having all three. Rule:
    /// `decision-open`.
    pub(crate) fn token_to_come(&self, seat: Seat) -> Option<AdventureKind> {
        if self.variants().has(Variant::OpenAdventure) {
            return None;
        }
        self.hero(seat).next_token()
    }
}
