//! State of Monsters & Minions: the monster and its adventure, minions, what heroes have earned,
//! combat dice. It is boxed, so a base game does not pay for it.

use play::{Bits, Seat};
use serde::{Deserialize, Serialize};

use super::minions::Minions;
use crate::laid::Laid;
use crate::list::List;
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo, SEATS};
use crate::words::AdventureKind;

/// Maximum number of minions of a table.
pub const MINIONS: usize = 64;
/// Maximum experience of a hero, more than any real game gives.
pub const MOST_XP: u8 = 200;
/// Maximum honor, and maximum injuries, of a hero, more than any real game gives.
pub const MOST_TOKENS: u8 = 100;
/// Maximum number of combat dice, more than any hero rolls.
pub const MOST_DICE: u8 = 100;
/// Maximum number of dice that a seat can store next to its sheet.
pub const STORED: usize = 4;
/// Number of faces of a combat die, from 1. Rule: `hunt-dice`.
pub const FACES: usize = 6;

/// The bit of [`Hero::goals`] that marks the goals as counted.
const FINALE: u8 = 1 << 7;

/// The state of the expansion.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monsters {
    /// Whether the cards of the later printing are in play.
    pub(super) later: bool,
    pub(super) monster: Option<MonsterNo>,
    pub(super) adventure: [Hidden; AdventureKind::ALL.len()],
    /// The minions in the deck that no player has seen: the upper and the lower group.
    pub(super) unseen: [Minions; 2],
    pub(super) top: Option<MinionNo>,
    /// The minions returned under the deck, next one first.
    pub(super) under: List<MinionNo, MINIONS>,
    /// The minions out of the game, which only occur in rulings.
    pub(super) gone: Minions,
    pub(super) heroes: [Hero; SEATS],
}

/// An adventure card that is face down until the finale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Hidden {
    /// The card, once any seat has looked at it. `None` for eyes that have not.
    pub card: Option<AdventureNo>,
    /// The seats that have looked at it; bit 0 is the first seat.
    pub seen: u8,
    /// Whether it is face up.
    pub open: bool,
}

/// What a hero has earned in hunts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    pub(super) xp: u8,
    pub(super) honour: u8,
    pub(super) injuries: u8,
    /// The tokens of adventure cards; bit 0 is the location.
    pub(super) tokens: u8,
    pub(super) trophies: Minions,
    /// Number of combat dice not yet rolled.
    pub(super) dice: u8,
    /// Number of combat dice that show each face, from 1.
    pub(super) rolled: [u8; FACES],
    /// The class goals met when the finale began, with [`FINALE`] set; bit 0 is the first row.
    pub(super) goals: u8,
    /// The attack in the finale, once known.
    pub(super) attack: Option<i16>,
    /// The stored dice: bytes in descending order, then empty places.
    pub(super) stored: [Laid; STORED],
}

impl Hero {
    /// A hero that has earned nothing.
    pub(super) const NOTHING: Self = Self {
        xp: 0,
        honour: 0,
        injuries: 0,
        tokens: 0,
        trophies: Minions::EMPTY,
        dice: 0,
        rolled: [0; FACES],
        goals: 0,
        attack: None,
        stored: [Laid::NONE; STORED],
    };

    /// Experience.
    #[inline]
    pub fn xp(&self) -> u8 {
        self.xp
    }

    /// Number of honor tokens.
    #[inline]
    pub fn honour(&self) -> u8 {
        self.honour
    }

    /// Number of injury tokens.
    #[inline]
    pub fn injuries(&self) -> u8 {
        self.injuries
    }

    /// Whether the hero has the token of an adventure card.
    #[inline]
    pub fn has_token(&self, kind: AdventureKind) -> bool {
        self.tokens >> kind.index() & 1 == 1
    }

    /// The token that the next trophy gives; `None` with all three. Rule: `hunt-tokens`.
    pub fn next_token(&self) -> Option<AdventureKind> {
        AdventureKind::ALL.iter().copied().find(|kind| !self.has_token(*kind))
    }

    /// The minions that the hero has slain.
    #[inline]
    pub fn trophies(&self) -> Bits {
        self.trophies.bits()
    }

    /// Number of combat dice not yet rolled.
    #[inline]
    pub fn dice(&self) -> u8 {
        self.dice
    }

    /// Number of combat dice that show each face, from 1.
    #[inline]
    pub fn rolled(&self) -> &[u8; FACES] {
        &self.rolled
    }

    /// The different faces of the rolled combat dice, in ascending order.
    pub fn faces(&self) -> impl Iterator<Item = u8> + use<> {
        let rolled = self.rolled;
        (1..).zip(rolled).filter(|(_, dice)| *dice > 0).map(|(face, _)| face)
    }

    /// Sum of the rolled combat dice.
    #[inline]
    pub fn sum(&self) -> i16 {
        (1..).zip(self.rolled).map(|(face, dice)| face * i16::from(dice)).sum()
    }

    /// Whether the finale has begun.
    #[inline]
    pub fn is_in_finale(&self) -> bool {
        self.goals & FINALE != 0
    }

    /// The class goals met when the finale began; bit 0 is the first row.
    #[inline]
    pub fn goals(&self) -> u8 {
        self.goals & !FINALE
    }

    pub(super) fn count_goals(&mut self, goals: u8) {
        self.goals = goals | FINALE;
    }

    /// The dice stored next to the sheet, equal ones together.
    #[inline]
    pub fn stored(&self) -> impl Iterator<Item = Die> + Clone + use<> {
        self.stored.into_iter().map_while(Laid::die)
    }

    pub(super) fn sort_stored(&mut self) {
        self.stored.sort_unstable_by_key(|laid| std::cmp::Reverse(laid.byte()));
    }

    /// Whether the hero has slain a minion or fought the monster.
    pub fn has_fought(&self) -> bool {
        self.attack.is_some() || !self.trophies.is_empty()
    }

    /// The attack in the finale, once it is known.
    #[inline]
    pub fn attack(&self) -> Option<i16> {
        self.attack
    }
}

impl Monsters {
    /// The state before the monster is drawn.
    pub(crate) fn new(minions: [Bits; 2], later: bool) -> Self {
        Self {
            later,
            monster: None,
            adventure: [Hidden::default(); AdventureKind::ALL.len()],
            unseen: minions.map(Minions::from),
            top: None,
            under: List::default(),
            gone: Minions::EMPTY,
            heroes: [Hero::default(); SEATS],
        }
    }

    /// Whether the cards of the later printing are in play.
    #[inline]
    pub fn later(&self) -> bool {
        self.later
    }

    /// The monster, once drawn.
    #[inline]
    pub fn monster(&self) -> Option<MonsterNo> {
        self.monster
    }

    /// An adventure card, if the eye knows it.
    #[inline]
    pub fn adventure(&self, kind: AdventureKind) -> Option<AdventureNo> {
        self.adventure[kind.index()].card
    }

    /// Whether a seat has looked at an adventure card.
    #[inline]
    pub fn has_seen(&self, seat: Seat, kind: AdventureKind) -> bool {
        self.adventure[kind.index()].seen >> seat.0 & 1 == 1
    }

    /// Whether an adventure card is face up.
    #[inline]
    pub fn is_open(&self, kind: AdventureKind) -> bool {
        self.adventure[kind.index()].open
    }

    /// The current minion, on top of the deck.
    #[inline]
    pub fn top(&self) -> Option<MinionNo> {
        self.top
    }

    /// The minions that can come next, none of which any player has seen. When they run out, the
    /// minions under the deck follow in their order.
    #[inline]
    pub fn unseen(&self) -> Bits {
        if self.unseen[0].is_empty() { self.unseen[1].bits() } else { self.unseen[0].bits() }
    }

    /// The minions in the deck that no player has seen: the upper and the lower group.
    #[inline]
    pub fn groups(&self) -> [Bits; 2] {
        self.unseen.map(Minions::bits)
    }

    /// The minions returned under the deck, next one first.
    #[inline]
    pub fn under(&self) -> &[MinionNo] {
        &self.under
    }

    /// The minions out of the game, which only occur in rulings.
    pub fn gone(&self) -> Bits {
        self.gone.bits()
    }

    /// Number of minions in the deck, without the current one.
    pub fn deck(&self) -> usize {
        (self.unseen[0].len() + self.unseen[1].len()) as usize + self.under.count()
    }

    /// What a hero has earned.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        debug_assert!(seat.at() < SEATS, "there is no seat {seat}");
        &self.heroes[seat.at().min(SEATS - 1)]
    }

    /// Removes the adventure cards that `seat` has not seen; `None` removes all that are not
    /// public.
    pub(crate) fn known_to(&mut self, seat: Option<Seat>) {
        for hidden in &mut self.adventure {
            let seen = seat.is_some_and(|seat| hidden.seen >> seat.0 & 1 == 1);
            if !hidden.open && !seen {
                hidden.card = None;
            }
        }
    }
}
