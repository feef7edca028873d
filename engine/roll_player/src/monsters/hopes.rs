//! Odds shown to players: the average total of the dice still to be rolled, against the current
//! minion and the monster, and the chance to slay it. Mercenaries and re-rolls not yet paid for do
//! not count.

use play::Seat;

use super::state::FACES;
use super::{finale, hunt, odds};
use crate::RollPlayer;
use crate::numbers::MinionNo;
use crate::state::State;

/// The odds of a fight.
pub(super) struct Hopes {
    /// Whether dice that are already rolled count too.
    pub(super) begun: bool,
    /// Number of dice still to be rolled.
    pub(super) dice: u8,
    /// The average total in tenths. Can be negative in the finale, where injuries are subtracted.
    pub(super) tenths: i16,
    /// The chance to slay the enemy, in percent.
    pub(super) percent: u8,
}

/// Whether a seat has begun to fight a minion.
fn hunts(state: &State, seat: Seat) -> bool {
    let Some(step) = state.hunt_step() else { return false };
    match step {
        hunt::Step::Hire { .. }
        | hunt::Step::Roll { .. }
        | hunt::Step::Reroll { .. }
        | hunt::Step::Rerolling { .. } => state.hunter() == Some(seat),
        hunt::Step::Choose { .. }
        | hunt::Step::Another { .. }
        | hunt::Step::Reward { .. }
        | hunt::Step::Look { .. }
        | hunt::Step::Next { .. } => false,
    }
}

/// Whether a seat has all its combat dice for the finale, except those of mercenaries, and has not
/// been forced to re-roll yet.
fn fights(state: &State, seat: Seat) -> bool {
    let Some(step) = state.fight_step() else { return false };
    match step {
        finale::Step::Face { .. }
        | finale::Step::Hire { .. }
        | finale::Step::Roll { .. }
        | finale::Step::Reroll { .. }
        | finale::Step::Rerolling { .. } => state.hero(seat).attack().is_none(),
        finale::Step::Begin
        | finale::Step::Turn { .. }
        | finale::Step::Give { .. }
        | finale::Step::Forced { .. }
        | finale::Step::ForcedRoll { .. }
        | finale::Step::Attack { .. } => false,
    }
}

impl RollPlayer {
    /// The odds of a seat against a minion; in a hunt, with the dice rolled and not yet rolled.
    /// `None` if no die is left to roll.
    pub(super) fn hopes_in_hunt(
        &self,
        state: &State,
        seat: Seat,
        minion: MinionNo,
    ) -> Option<Hopes> {
        let (dice, lie) = if hunts(state, seat) {
            (state.hero(seat).dice(), state.hero(seat).sum())
        } else {
            (self.hunt_dice(state, seat, minion), 0)
        };
        if dice == 0 {
            return None;
        }
        let begun = lie > 0;
        let bonus = self.hunt_bonus(state, seat) + i64::from(lie);
        let total = |sum: i16| (i64::from(sum) + bonus).clamp(0, u8::MAX.into()) as u8;
        let percent = odds::percent(dice, |sum| self.cards.reward(minion, total(sum)).trophy);
        let tenths = odds::expected(dice, |sum| 10 * i64::from(total(sum))) as i16;
        Some(Hopes { begun, dice, tenths, percent })
    }

    /// The odds of a seat in the finale against a monster of this strength, with all changes by
    /// tokens, cards and the monster. `None` if no die is left to roll.
    pub(super) fn hopes_in_finale(&self, state: &State, seat: Seat, strength: u8) -> Option<Hopes> {
        if !fights(state, seat) {
            return None;
        }
        let hero = state.hero(seat);
        let faces = || 1..=FACES as u8;
        let worth = |face: u8| self.worth_of_face(state, seat, face);
        let once: Vec<i64> = faces().map(worth).collect();
        // A die that must be rolled again is rolled only once more.
        let falls = |face| match self.is_forced(state, seat, face) {
            true => once.clone(),
            false => vec![worth(face); FACES],
        };
        let rolled: Vec<i64> = faces().flat_map(falls).collect();
        let forced = faces().filter(|face| self.is_forced(state, seat, *face));
        let lie = |face: u8| hero.rolled()[usize::from(face) - 1];
        let (mut again, mut lost) = (0, 0);
        for face in forced {
            again += lie(face);
            lost += i64::from(lie(face)) * worth(face);
        }
        let dice = hero.dice() + again;
        if dice == 0 {
            return None;
        }
        let sides = |count: u8, sides: &Vec<i64>| vec![sides.clone(); count.into()];
        let sums = odds::sums(&[sides(hero.dice(), &rolled), sides(again, &once)].concat());
        let now = i64::from(self.attack(state, seat)) - lost;
        let slays = |sum: i64| now + sum >= i64::from(strength);
        let percent = odds::share(&sums, |sum| if slays(sum) { 100 } else { 0 }) as u8;
        let tenths = odds::share(&sums, |sum| 10 * (now + sum)) as i16;
        Some(Hopes { begun: true, dice, tenths, percent })
    }
}
