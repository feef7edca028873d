//! What Monsters & Minions adds to a state: the monster and its adventure, minions, what heroes have
//! earned, combat dice. It lies behind one pointer: a base game has none.

use play::{Bits, Seat};
use serde::{Deserialize, Serialize};

use super::minions::Minions;
use crate::laid::Laid;
use crate::list::List;
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo, SEATS};
use crate::words::AdventureKind;

/// Most minions of a table.
pub const MINIONS: usize = 64;
/// More experience than any game brings.
pub const MOST_XP: u8 = 200;
/// More honour, and more injuries, than any game brings.
pub const MOST_TOKENS: u8 = 100;
/// More combat dice than anybody rolls.
pub const MOST_DICE: u8 = 100;
/// Most dice that a seat stores beside its sheet.
pub const STORED: usize = 4;
/// The greatest face of a combat die. Rule: `hunt-dice`.
pub const FACES: usize = 6;

/// The bit of [`Hero::goals`] that says that they have been counted.
const FINALE: u8 = 1 << 7;

/// What lies on the table beside the base game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monsters {
    /// Whether the cards of the later printing are in play.
    pub(super) later: bool,
    pub(super) monster: Option<MonsterNo>,
    pub(super) adventure: [Hidden; AdventureKind::ALL.len()],
    /// The minions nobody has seen: those that come first, and those below them.
    pub(super) unseen: [Minions; 2],
    pub(super) top: Option<MinionNo>,
    /// Those put under the deck, next first.
    pub(super) under: List<MinionNo, MINIONS>,
    /// Those out of the game, in rulings alone.
    pub(super) gone: Minions,
    pub(super) heroes: [Hero; SEATS],
}

/// An adventure card that lies face down until the finale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Hidden {
    /// Which it is, once somebody has looked at it; an eye that has not is not told.
    pub card: Option<AdventureNo>,
    /// Who has looked at it: bit 0 for the first seat.
    pub seen: u8,
    /// Whether it lies face up.
    pub open: bool,
}

/// What a hero has earned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    pub(super) xp: u8,
    pub(super) honour: u8,
    pub(super) injuries: u8,
    /// The tokens of adventure cards: bit 0 for the location.
    pub(super) tokens: u8,
    pub(super) trophies: Minions,
    /// Combat dice not yet rolled.
    pub(super) dice: u8,
    /// Combat dice rolled, by face from 1 on.
    pub(super) rolled: [u8; FACES],
    /// Class goals met when the finale began, then [`FINALE`]: bit 0 for the first row.
    pub(super) goals: u8,
    /// The attack in the finale.
    pub(super) attack: Option<i16>,
    /// Dice beside the sheet: greatest bytes first, then none.
    pub(super) stored: [Laid; STORED],
}

impl Hero {
    /// One who has earned nothing.
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

    /// Experience in hand.
    #[inline]
    pub fn xp(&self) -> u8 {
        self.xp
    }

    /// Honour tokens.
    #[inline]
    pub fn honour(&self) -> u8 {
        self.honour
    }

    /// Injury tokens.
    #[inline]
    pub fn injuries(&self) -> u8 {
        self.injuries
    }

    /// Whether it has the token of an adventure card.
    #[inline]
    pub fn has_token(&self, kind: AdventureKind) -> bool {
        self.tokens >> kind.index() & 1 == 1
    }

    /// The next token that a trophy brings; none with all three. Rule: `hunt-tokens`.
    pub fn next_token(&self) -> Option<AdventureKind> {
        AdventureKind::ALL.iter().copied().find(|kind| !self.has_token(*kind))
    }

    /// The minions it has slain.
    #[inline]
    pub fn trophies(&self) -> Bits {
        self.trophies.bits()
    }

    /// Combat dice not yet rolled.
    #[inline]
    pub fn dice(&self) -> u8 {
        self.dice
    }

    /// How many combat dice show each face, from 1 on.
    #[inline]
    pub fn rolled(&self) -> &[u8; FACES] {
        &self.rolled
    }

    /// The faces of the combat dice rolled, each once, from 1 on.
    pub fn faces(&self) -> impl Iterator<Item = u8> + use<> {
        let rolled = self.rolled;
        (1..).zip(rolled).filter(|(_, dice)| *dice > 0).map(|(face, _)| face)
    }

    /// Sum of the combat dice rolled.
    #[inline]
    pub fn sum(&self) -> i16 {
        (1..).zip(self.rolled).map(|(face, dice)| face * i16::from(dice)).sum()
    }

    /// Whether the finale has begun.
    #[inline]
    pub fn is_in_finale(&self) -> bool {
        self.goals & FINALE != 0
    }

    /// The class goals met when the finale began: bit 0 for the first row.
    #[inline]
    pub fn goals(&self) -> u8 {
        self.goals & !FINALE
    }

    pub(super) fn count_goals(&mut self, goals: u8) {
        self.goals = goals | FINALE;
    }

    /// Dice stored beside the sheet, equal ones behind one another.
    #[inline]
    pub fn stored(&self) -> impl Iterator<Item = Die> + Clone + use<> {
        self.stored.into_iter().map_while(Laid::die)
    }

    pub(super) fn sort_stored(&mut self) {
        self.stored.sort_unstable_by_key(|laid| std::cmp::Reverse(laid.byte()));
    }

    /// Whether it has slain a minion or fought the monster.
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
    /// Before the monster is drawn.
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

    /// The monster, once it is drawn.
    #[inline]
    pub fn monster(&self) -> Option<MonsterNo> {
        self.monster
    }

    /// An adventure card, as far as the eye knows it.
    #[inline]
    pub fn adventure(&self, kind: AdventureKind) -> Option<AdventureNo> {
        self.adventure[kind.index()].card
    }

    /// Whether a seat has looked at an adventure card.
    #[inline]
    pub fn has_seen(&self, seat: Seat, kind: AdventureKind) -> bool {
        self.adventure[kind.index()].seen >> seat.0 & 1 == 1
    }

    /// Whether an adventure card lies face up.
    #[inline]
    pub fn is_open(&self, kind: AdventureKind) -> bool {
        self.adventure[kind.index()].open
    }

    /// The minion on top.
    #[inline]
    pub fn top(&self) -> Option<MinionNo> {
        self.top
    }

    /// The minions that come next while nobody has seen them; when there are none, those put under
    /// the deck come in order.
    #[inline]
    pub fn unseen(&self) -> Bits {
        if self.unseen[0].is_empty() { self.unseen[1].bits() } else { self.unseen[0].bits() }
    }

    /// The minions nobody has seen: those that come first, and those below them.
    #[inline]
    pub fn groups(&self) -> [Bits; 2] {
        self.unseen.map(Minions::bits)
    }

    /// The minions put under the deck, next first.
    #[inline]
    pub fn under(&self) -> &[MinionNo] {
        &self.under
    }

    /// The minions out of the game, in rulings alone.
    pub fn gone(&self) -> Bits {
        self.gone.bits()
    }

    /// How many minions there are but for the one on top.
    pub fn deck(&self) -> usize {
        (self.unseen[0].len() + self.unseen[1].len()) as usize + self.under.count()
    }

    /// What a hero has earned.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        debug_assert!(seat.at() < SEATS, "there is no seat {seat}");
        &self.heroes[seat.at().min(SEATS - 1)]
    }

    /// The same without the adventure cards that a seat, or nobody in particular, has not seen.
    pub(crate) fn known_to(&mut self, seat: Option<Seat>) {
        for hidden in &mut self.adventure {
            let seen = seat.is_some_and(|seat| hidden.seen >> seat.0 & 1 == 1);
            if !hidden.open && !seen {
                hidden.card = None;
            }
        }
    }
}
