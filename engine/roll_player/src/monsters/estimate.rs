//! What a seat can expect from hunts and the finale, in thousandths of a star. For the greedy bot
//! and for hints.

use play::{Memo, Seat};

use super::cards::adventure::Gives;
use super::cards::minion::Reward;
use super::state::MOST_DICE;
use super::{finale, hunt, odds};
use crate::RollPlayer;
use crate::cards::Catalogue;
use crate::numbers::{MinionNo, MonsterNo};
use crate::score::COIN;
use crate::state::{State, Variant};
use crate::words::AdventureKind;

/// Thousandths of a star for one experience in a reward.
const XP: i64 = 330;
/// Thousandths of a star for one gold in a reward.
const GOLD: i64 = 230;
/// Thousandths of a star for one honor, and as a loss for one injury.
const HONOUR: i64 = 420;
/// Thousandths of a star for a trophy that gives a token, with several seats and in a solo game,
/// where the card asks for more than its token; and for one that gives experience.
const NEWS: [i64; 2] = [1000, 500];
const TROPHY: i64 = 330;
/// Thousandths of a star for another minion before it is revealed.
const ANOTHER: i64 = 700;
/// Thousandths of a die for a token whose condition does not hold yet.
const HOPE: i64 = 500;
/// Thousandths of a star for a re-roll in the finale before dice are rolled. Afterwards experience
/// has no other use.
const REROLL: i64 = 120;
/// Thousandths of a star for one more point of attack, so that a seat that cannot slay the monster
/// still tries.
const POINT: i64 = 2;
/// Thousandths of a star for a lost solo game: one rank below the lowest, with ranks four stars
/// apart.
pub(crate) const LOST: i64 = -4000;
/// Tenths of the value of the mercenaries that gold could hire, with several seats and in a solo
/// game. In a solo game gold gives stars at the end, and cards decide the rank.
const HIRED: [i64; 2] = [8, 3];

/// Everything that decides the expected stars of an attack: [`stars_of_attack`] can read nothing
/// else of a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Attack {
    monster: MonsterNo,
    solo: bool,
    /// Whether the solo card of the monster is used.
    mighty: bool,
    dice: u8,
    /// What is added to the sum of the dice.
    more: i64,
}

/// Everything that decides the expected value of a hunt whose dice are still rolled:
/// [`value_of_hunt`] can read nothing else of a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hunt {
    minion: MinionNo,
    dice: u8,
    /// What is added to the sum of the dice.
    more: i64,
    trophy: i64,
}

/// Expected values of attacks and hunts that were worked out before.
#[derive(Default)]
pub(crate) struct Fights {
    attacks: Memo<Attack, i64>,
    hunts: Memo<Hunt, i64>,
}

impl Fights {
    /// Works everything out each time.
    pub(crate) const fn keeping_nothing() -> Self {
        Self { attacks: Memo::keeping_nothing(), hunts: Memo::keeping_nothing() }
    }

    /// Drops all values. Only speed changes.
    pub(crate) fn forget(&self) {
        let Self { attacks, hunts } = self;
        attacks.forget();
        hunts.forget();
    }
}

/// The expected value of the reward for a hunt.
fn value_of_hunt(cards: &Catalogue, hunt: &Hunt) -> i64 {
    let Hunt { minion, dice, more, trophy } = *hunt;
    odds::expected(dice, |sum| {
        let total = (i64::from(sum) + more).clamp(0, u8::MAX.into()) as u8;
        value_of(cards.reward(minion, total), trophy)
    })
}

/// The value of a reward, with the value of a trophy.
fn value_of(reward: Reward, value_of_trophy: i64) -> i64 {
    let Reward { from: _, xp, gold, injuries, honour, trophy } = reward;
    let tokens = HONOUR * (i64::from(honour) - i64::from(injuries));
    XP * i64::from(xp) + GOLD * i64::from(gold) + tokens + i64::from(trophy) * value_of_trophy
}

/// The expected thousandths of a star for an attack. A solo game is lost below the monster's
/// strength.
fn stars_of_attack(cards: &Catalogue, attack: &Attack) -> i64 {
    let Attack { monster, solo, mighty, dice, more } = *attack;
    let monster = cards.monster(monster);
    let might = if mighty { &monster.alone } else { &monster.several };
    odds::expected(dice, |sum| {
        let attack = i64::from(sum) + more;
        let stars = match might.stars_for(attack as i16) {
            Some(stars) => 1000 * i64::from(stars),
            None if solo => LOST,
            None => 0,
        };
        stars + POINT * attack
    })
}

impl RollPlayer {
    /// What a seat can expect from minions and the monster; `left` is the number of its free
    /// spaces.
    pub(crate) fn expect_monsters(
        &self,
        state: &State,
        seat: Seat,
        left: i64,
        fights: &Fights,
    ) -> i64 {
        if state.monsters().is_none() {
            return 0;
        }
        if state.fight_step().is_some() {
            return self.expect_fight(state, seat, fights);
        }
        let hunt = state.hunt_step().filter(|_| state.hunter() == Some(seat));
        let hunted = hunt.map_or(0, |step| self.expect_hunt(state, seat, step, fights));
        hunted + self.expect_finale(state, seat, left, fights)
    }

    /// What the hunter can still expect from the current hunt.
    fn expect_hunt(&self, state: &State, seat: Seat, step: hunt::Step, fights: &Fights) -> i64 {
        let minion = match step {
            hunt::Step::Another { .. } => return ANOTHER,
            // The reward is already paid, and a trophy is no longer the current minion.
            hunt::Step::Look { .. } | hunt::Step::Next { .. } => return 0,
            hunt::Step::Choose { .. }
            | hunt::Step::Hire { .. }
            | hunt::Step::Roll { .. }
            | hunt::Step::Reroll { .. }
            | hunt::Step::Rerolling { .. }
            | hunt::Step::Reward { .. } => state.top_minion(),
        };
        let Some(minion) = minion else { return ANOTHER };
        let trophy = match state.token_to_come(seat) {
            Some(_) => NEWS[usize::from(state.solo())],
            None => TROPHY,
        };
        let expected = |dice, more| {
            let more = more + self.hunt_bonus(state, seat);
            fights.hunts.get(&*self.cards, Hunt { minion, dice, more, trophy }, value_of_hunt)
        };
        let hero = state.hero(seat);
        match step {
            hunt::Step::Choose { .. } => expected(self.hunt_dice(state, seat, minion), 0),
            hunt::Step::Hire { .. }
            | hunt::Step::Roll { .. }
            | hunt::Step::Reroll { .. }
            | hunt::Step::Rerolling { .. } => expected(hero.dice(), hero.sum().into()),
            hunt::Step::Reward { total, .. } => value_of(self.cards.reward(minion, total), trophy),
            hunt::Step::Another { .. } | hunt::Step::Look { .. } | hunt::Step::Next { .. } => 0,
        }
    }

    /// Expected stars for the monster, with the mercenaries that experience and gold can still
    /// hire.
    fn expect_finale(&self, state: &State, seat: Seat, left: i64, fights: &Fights) -> i64 {
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
        // Late in the game gold hires mercenaries; earlier it buys cards.
        let gold = 1000 * i64::from(state.sheet(seat).gold()) * (18 - left) / 18;
        let hired = HIRED[usize::from(state.solo())];
        dice += gold / i64::from(hunt.mercenary_gold) * hired / 10;
        // Heroes still get stronger, so expectations soften the step at the monster's strength.
        let tokens = i64::from(hero.honour()) - i64::from(hero.injuries()) + left * 3 / 10;
        self.between(state, dice, tokens, fights)
    }

    /// Expected stars for a number of dice in thousandths, interpolated between whole numbers.
    fn between(&self, state: &State, dice: i64, more: i64, fights: &Fights) -> i64 {
        let (whole, part) = ((dice / 1000).clamp(0, 25) as u8, dice.rem_euclid(1000));
        let at = |dice| self.expect_attack(state, dice, more, fights);
        (at(whole) * (1000 - part) + at(whole + 1) * part) / 1000
    }

    /// Expected stars for an attack with a number of dice, and `more` than what they show.
    fn expect_attack(&self, state: &State, dice: u8, more: i64, fights: &Fights) -> i64 {
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        let Some(monster) = monster else { return 0 };
        let solo = state.solo();
        let mighty = solo || state.variants().has(Variant::MightyMonsters);
        let attack = Attack { monster, solo, mighty, dice, more };
        fights.attacks.get(&*self.cards, attack, stars_of_attack)
    }

    /// Expected stars in the finale, where the dice are known: with the best number of mercenaries,
    /// while they can be hired.
    fn expect_fight(&self, state: &State, seat: Seat, fights: &Fights) -> i64 {
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
        // The gold that is left is valued elsewhere.
        let all = gold;
        let reroll = if may_still_hire(state, seat) { REROLL } else { 0 };
        let mut best = i64::MIN;
        loop {
            let worth = self.expect_attack(state, dice, now, fights);
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

    /// The price of a mercenary in the finale, in gold and in experience.
    fn mercenary_price(&self, state: &State, seat: Seat) -> Option<[u16; 2]> {
        let hunt = self.cards.hunt_rules(state.edition())?;
        let (gold, _) = self.mercenary_gold(state, seat, false);
        Some([gold.into(), hunt.mercenary_xp.into()])
    }
}

/// Whether a seat can still hire mercenaries in the finale.
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
