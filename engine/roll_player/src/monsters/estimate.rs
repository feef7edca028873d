//! What hunts and the finale promise a seat, for the greedy bot and for hints, in thousandths of a
//! star.

use play::Seat;

use super::cards::adventure::Gives;
use super::cards::minion::Reward;
use super::state::MOST_DICE;
use super::{finale, hunt, odds};
use crate::RollPlayer;
use crate::score::COIN;
use crate::state::{State, Variant};
use crate::words::AdventureKind;

/// One experience of a reward.
const XP: i64 = 330;
/// One gold of a reward.
const GOLD: i64 = 230;
/// One honour, and one injury the other way round.
const HONOUR: i64 = 420;
/// A trophy that brings news of the adventure, among several and alone, where the card asks for more
/// than its token; and one that brings experience.
const NEWS: [i64; 2] = [1000, 500];
const TROPHY: i64 = 330;
/// What another minion promises before it is turned up.
const ANOTHER: i64 = 700;
/// What a token promises whose condition does not hold yet, in thousandths of a die.
const HOPE: i64 = 500;
/// What a re-roll brings in the finale before dice are rolled; afterwards experience serves nothing
/// else.
const REROLL: i64 = 120;
/// One more point of attack, whatever it brings: who cannot slay the monster tries all the same.
const POINT: i64 = 2;
/// A game alone that is lost counts as one rank below the lowest; ranks lie four stars apart.
pub(crate) const LOST: i64 = -4000;
/// In tenths, what gold in hand is worth of the mercenaries it could hire: among several, and alone,
/// where it is worth stars at the end, and cards make the rank.
const HIRED: [i64; 2] = [8, 3];

impl RollPlayer {
    /// What a seat may hope for from minions and the monster; `left` of its spaces are free.
    pub(crate) fn expect_monsters(&self, state: &State, seat: Seat, left: i64) -> i64 {
        if state.monsters().is_none() {
            return 0;
        }
        if state.fight_step().is_some() {
            return self.expect_fight(state, seat);
        }
        let hunt = state.hunt_step().filter(|_| state.hunter() == Some(seat));
        let hunted = hunt.map_or(0, |step| self.expect_hunt(state, seat, step));
        hunted + self.expect_finale(state, seat, left)
    }

    /// What the hunt that is on still promises the hunter.
    fn expect_hunt(&self, state: &State, seat: Seat, step: hunt::Step) -> i64 {
        let minion = match step {
            hunt::Step::Another { .. } => return ANOTHER,
            // What it brought is the seat's; a trophy is no minion on top.
            hunt::Step::Look { .. } | hunt::Step::Next { .. } => return 0,
            hunt::Step::Choose { .. }
            | hunt::Step::Hire { .. }
            | hunt::Step::Roll { .. }
            | hunt::Step::Reroll { .. }
            | hunt::Step::Rerolling { .. }
            | hunt::Step::Reward { .. } => state.top_minion(),
        };
        let Some(minion) = minion else { return ANOTHER };
        let bonus = self.hunt_bonus(state, seat);
        let worth = |sum: i16| {
            let total = (i64::from(sum) + bonus).clamp(0, u8::MAX.into()) as u8;
            self.worth_of(state, seat, self.reward(minion, total))
        };
        let hero = state.hero(seat);
        match step {
            hunt::Step::Choose { .. } => odds::expected(self.hunt_dice(state, seat, minion), worth),
            hunt::Step::Hire { .. }
            | hunt::Step::Roll { .. }
            | hunt::Step::Reroll { .. }
            | hunt::Step::Rerolling { .. } => {
                odds::expected(hero.dice(), |sum| worth(sum + hero.sum()))
            }
            hunt::Step::Reward { total, .. } => {
                self.worth_of(state, seat, self.reward(minion, total))
            }
            hunt::Step::Another { .. } | hunt::Step::Look { .. } | hunt::Step::Next { .. } => 0,
        }
    }

    fn worth_of(&self, state: &State, seat: Seat, reward: Reward) -> i64 {
        let Reward { from: _, xp, gold, injuries, honour, trophy } = reward;
        let news = state.token_to_come(seat).is_some();
        let trophy = match (trophy, news) {
            (true, true) => NEWS[usize::from(state.solo())],
            (true, false) => TROPHY,
            (false, _) => 0,
        };
        let tokens = HONOUR * (i64::from(honour) - i64::from(injuries));
        XP * i64::from(xp) + GOLD * i64::from(gold) + tokens + trophy
    }

    /// Stars for the monster as things stand, with what experience and gold can still hire.
    fn expect_finale(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return 0 };
        let hero = state.hero(seat);
        let (mut dice, mut xp) = (1000, 1000 * i64::from(hero.xp()));
        for kind in AdventureKind::ALL.iter().copied() {
            if !state.holds_token(seat, kind) {
                continue;
            }
            let Some(card) = state.adventure(kind) else { continue };
            let given = 1000 * i64::from(self.gives(state, seat, card));
            match self.cards.adventure(card).gives {
                Gives::Dice => dice += given.max(HOPE),
                Gives::Xp => xp += given.max(HOPE),
            }
        }
        dice += xp / i64::from(hunt.mercenary_xp);
        // Gold in hand late in the game hires mercenaries; before, it buys cards.
        let gold = 1000 * i64::from(state.sheet(seat).gold()) * (18 - left) / 18;
        let hired = HIRED[usize::from(state.solo())];
        dice += gold / i64::from(hunt.mercenary_gold) * hired / 10;
        // Heroes get stronger: what is to come smooths the step at the monster's strength.
        let tokens = i64::from(hero.honour()) - i64::from(hero.injuries()) + left * 3 / 10;
        self.between(state, dice, tokens)
    }

    /// Expected stars for a number of dice in thousandths: between those of the whole numbers.
    fn between(&self, state: &State, dice: i64, tokens: i64) -> i64 {
        let (whole, part) = ((dice / 1000).clamp(0, 25) as u8, dice.rem_euclid(1000));
        let at = |dice| odds::expected(dice, |sum| self.stars_at(state, i64::from(sum) + tokens));
        (at(whole) * (1000 - part) + at(whole + 1) * part) / 1000
    }

    /// Thousandths of a star for an attack. Alone a game is lost below the strength.
    fn stars_at(&self, state: &State, attack: i64) -> i64 {
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        let Some(monster) = monster.map(|monster| self.cards.monster(monster)) else { return 0 };
        let mighty = state.solo() || state.variants().has(Variant::MightyMonsters);
        let might = if mighty { &monster.alone } else { &monster.several };
        let stars = match might.stars_for(attack as i16) {
            Some(stars) => 1000 * i64::from(stars),
            None if state.solo() => LOST,
            None => 0,
        };
        stars + POINT * attack
    }

    /// The same in the finale, where dice are counted: with as many mercenaries as pay, while they
    /// can be hired.
    fn expect_fight(&self, state: &State, seat: Seat) -> i64 {
        let hero = state.hero(seat);
        if hero.attack().is_some() {
            return 0;
        }
        let now = i64::from(self.attack(state, seat));
        let counts = |gold: u16| match state.solo() {
            true => 1000 * i64::from(self.gold_stars(state, gold)),
            false => COIN * i64::from(gold),
        };
        let (mut dice, mut xp) = (hero.dice(), u16::from(hero.xp()));
        let mut gold = state.sheet(seat).gold();
        // What is left of it is counted elsewhere.
        let all = gold;
        let reroll = if may_still_hire(state, seat) { REROLL } else { 0 };
        let mut best = i64::MIN;
        loop {
            let worth = odds::expected(dice, |sum| self.stars_at(state, now + i64::from(sum)));
            best = best.max(worth + reroll * i64::from(xp) + counts(gold) - counts(all));
            let price = self.mercenary_price(state, seat).filter(|_| may_still_hire(state, seat));
            let Some([for_gold, for_xp]) = price else { return best };
            if gold >= for_gold && dice < MOST_DICE {
                gold -= for_gold;
            } else if xp >= for_xp && dice < MOST_DICE {
                xp -= for_xp;
            } else {
                return best;
            }
            dice += 1;
        }
    }

    /// What a mercenary costs in the finale: gold, or experience.
    fn mercenary_price(&self, state: &State, seat: Seat) -> Option<[u16; 2]> {
        let hunt = self.cards.hunt_rules(state.edition())?;
        let (gold, _) = self.mercenary_gold(state, seat, false);
        Some([gold.into(), hunt.mercenary_xp.into()])
    }
}

/// Whether mercenaries may still come to a seat in the finale.
fn may_still_hire(state: &State, seat: Seat) -> bool {
    let Some(step) = state.fight_step() else { return false };
    match step {
        finale::Step::Begin
        | finale::Step::Turn { .. }
        | finale::Step::Give { .. }
        | finale::Step::Face { .. } => true,
        finale::Step::Hire { nth } => (nth..state.seats()).any(|nth| state.nth(nth) == seat),
        finale::Step::Roll { .. }
        | finale::Step::Reroll { .. }
        | finale::Step::Rerolling { .. }
        | finale::Step::Forced { .. }
        | finale::Step::ForcedRoll { .. }
        | finale::Step::Attack { .. } => false,
    }
}
