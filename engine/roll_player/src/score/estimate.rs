//! How good a state is for a seat: an expected final score in thousandths of a star, for the
//! greedy bot and for hints.

use play::{Estimate, Message, Say, Seat, Share};

use super::sheet::Reason;
use crate::RollPlayer;
use crate::cards::{Goal, Hook};
use crate::numbers::CardNo;
use crate::state::State;
use crate::words::{Attribute, Direction, MarketKind};

/// Thousandths of a star for one gold at the start; it shrinks as the sheet fills.
const GOLD: i64 = 260;
/// What a card without stars of its own brings for each gold it costs, at the start.
const TOOL: i64 = 300;
/// What a card with stars brings for each gold it costs while its condition is open.
const PROMISE: i64 = 520;
/// Thousandths of a star for 0, 1, … 6 matching dice of the backstory.
const BACKSTORY: [i64; 7] = [0, 350, 1000, 1700, 3000, 4200, 6000];
/// How likely a free space that wants a colour gets it.
const WANTED: i64 = 330;
/// One gold left at the end, which settles ties.
pub(crate) const COIN: i64 = 15;

/// What stars are expected from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Hope {
    /// The goal of an attribute.
    Goal { row: Attribute },
    /// Dice of the class colour.
    ClassDice,
    /// Dice that match the backstory.
    Backstory,
    /// The place of the alignment marker, and those that it may still reach.
    Alignment,
    /// Sets of armor.
    Armor,
    /// Cards with stars or with uses, and the power of the class.
    Cards,
    /// Minions to come and the monster.
    Monster,
    /// Gold in hand and charisma, for what they can buy.
    Gold,
    /// An early turn in the market.
    Turn,
    /// Alone: cards of the market that the enemy dice spare. Rules: `solo-die`, `solo-prowl`.
    Spared,
}

impl RollPlayer {
    /// The expected final score of a seat, in thousandths of a star.
    fn expect(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        self.each_hope(state, seat, &mut |_, worth| sum += worth);
        sum
    }

    /// The same in its parts, of which each may come several times.
    fn each_hope(&self, state: &State, seat: Seat, hope: &mut impl FnMut(Hope, i64)) {
        if state.is_settled() {
            self.each_result(state, seat, hope);
            if !state.is_over() {
                self.each_extra_hope(state, seat, 0, hope);
            }
            return;
        }
        let sheet = state.sheet(seat);
        let filled = sheet.dice().count() as i64;
        let left = 18 - filled;
        for row in Attribute::ALL.iter().copied() {
            hope(Hope::Goal { row }, self.expect_row(state, seat, row));
        }
        hope(Hope::ClassDice, 1000 * i64::from(self.class_dice(state, seat)));
        hope(Hope::Backstory, self.expect_backstory(state, seat));
        hope(Hope::Alignment, self.expect_alignment(state, seat, left));
        hope(Hope::Armor, self.expect_armor(state, seat, left));
        hope(Hope::Cards, self.expect_cards(state, seat, left));
        self.each_extra_hope(state, seat, left, hope);
        hope(Hope::Gold, self.expect_gold(state, seat, left));
        if let Some(number) = state.number_of(seat) {
            let earlier = i64::from(state.numbers() - number.0.min(state.numbers()));
            // Alone nobody else goes to the market.
            hope(if state.solo() { Hope::Spared } else { Hope::Turn }, 60 * earlier);
        }
    }

    /// What a game brings in which only the monster is still to come.
    fn each_result(&self, state: &State, seat: Seat, hope: &mut impl FnMut(Hope, i64)) {
        self.each_line(state, seat, &mut |reason, stars| {
            let of = match reason {
                Reason::Goal { row, .. } => Hope::Goal { row },
                Reason::ClassDice { .. } => Hope::ClassDice,
                Reason::Alignment { .. } => Hope::Alignment,
                Reason::Backstory { .. } => Hope::Backstory,
                Reason::Set { .. } => Hope::Armor,
                Reason::Card { .. } | Reason::Power { .. } => Hope::Cards,
                Reason::Monster { .. } => Hope::Monster,
                Reason::Gold { .. } => Hope::Gold,
            };
            hope(of, i64::from(stars) * 1000);
        });
        // Gold settles ties.
        hope(Hope::Gold, settles(state, seat));
        self.each_extra_result(state, hope);
    }

    /// What gold in hand and charisma can still buy; once all spaces are filled, what gold counts at
    /// the end.
    fn expect_gold(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let sheet = state.sheet(seat);
        let in_hand = i64::from(sheet.gold());
        if left == 0 {
            return settles(state, seat) + 1000 * i64::from(self.gold_stars(state, sheet.gold()));
        }
        let gold = in_hand + i64::from(sheet.charisma());
        // Gold that cannot be spent any more is worth little; the first coins are worth most.
        let useful = gold.min(3 + left * 2);
        let spent = useful * (40 + (GOLD - 40) * left.min(9) / 9) + (gold - useful) * 15;
        let kept = if state.solo() { 1000 * in_hand / 8 } else { 0 };
        spent + kept
    }

    fn expect_row(&self, state: &State, seat: Seat, row: Attribute) -> i64 {
        let Some(class) = state.sheet(seat).class() else { return 0 };
        let goal = self.cards.class(class).goals[row.index()];
        let total = self.total(state, seat, row);
        let free = usize::from(state.sheet(seat).free_count(row));
        i64::from(goal.stars) * likely(goal.goal, total, free)
    }

    fn expect_backstory(&self, state: &State, seat: Seat) -> i64 {
        let sheet = state.sheet(seat);
        let Some(backstory) = sheet.backstory() else { return 0 };
        let now = usize::from(self.cards.backstory_matches(sheet));
        let spaces = self.cards.backstory(backstory).iter();
        let open = spaces.filter(|wanted| sheet.die(wanted.space).is_none()).count() as i64;
        let next = BACKSTORY[(now + 1).min(6)] - BACKSTORY[now];
        BACKSTORY[now] + open * WANTED * next / 1000
    }

    fn expect_alignment(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let sheet = state.sheet(seat);
        let Some(alignment) = sheet.alignment() else { return 0 };
        let grid = self.cards.alignment(alignment);
        let at = sheet.marker().0;
        let here = i64::from(grid[usize::from(at.min(8))]);
        let ways = Direction::ALL.iter().filter_map(|way| way.from_cell(at));
        let best = ways.map(|cell| i64::from(grid[usize::from(cell)])).max().unwrap_or(here);
        let drift = left.min(12) * 35;
        here * (1000 - drift) + best.max(here) * drift
    }

    fn expect_armor(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let sheet = state.sheet(seat);
        let mut sum = 0;
        for set in &self.cards.sets {
            let cards = sheet.owned().and(&set.cards).len() as u8;
            if cards == 0 {
                continue;
            }
            let own = i64::from(set.suits(self.cards.colour_of(sheet)));
            let now = i64::from(set.stars_for(cards));
            let next = i64::from(set.stars_for(cards + 1)) - now;
            sum += 1000 * (now + own) + next * left.min(8) * 45;
        }
        sum
    }

    fn expect_cards(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let sheet = state.sheet(seat);
        let scoring = &self.cards.having(Hook::SCORE).cards;
        let mut sum = 0;
        for card in sheet.owned().iter().map(CardNo) {
            let market = self.cards.market(card);
            let cost = i64::from(market.cost);
            if scoring.has(card.0) {
                let now = 1000 * self.stars_of(state, seat, card);
                sum += (now * (18 - left) + cost * PROMISE * left) / 18;
            } else if market.kind != MarketKind::Armor {
                let ready = if state.ready().has(card.0) { 0 } else { 150 };
                sum += (cost * TOOL - ready).max(0) * left / 12;
            }
        }
        sum
    }
}

/// What gold left at the end is worth beside the stars that it brings: it settles ties.
fn settles(state: &State, seat: Seat) -> i64 {
    let coin = if state.solo() { 1 } else { COIN };
    coin * i64::from(state.sheet(seat).gold())
}

impl State {
    /// Whether nobody goes to the market any more and no die is placed: what is not the monster's
    /// counts as it is.
    fn is_settled(&self) -> bool {
        self.is_finale() || (self.round() > 0 && self.all_full() && self.row().is_empty())
    }
}

impl Estimate for RollPlayer {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        self.expect(state, seat)
    }

    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let mut hopes: Vec<(Hope, i64)> = Vec::new();
        self.each_hope(state, seat, &mut |of, worth| match hopes
            .iter_mut()
            .find(|(known, _)| *known == of)
        {
            Some((_, sum)) => *sum += worth,
            None => hopes.push((of, worth)),
        });
        let share = |(of, worth)| Share { of: Message::of(self, "hint", &of), worth };
        hopes.into_iter().map(share).collect()
    }
}

/// How likely a goal is to be met, in thousandths: `free` more dice of which the player has some
/// choice, and actions that can still mend a near miss.
fn likely(goal: Goal, total: i32, free: usize) -> i64 {
    let ways = &WAYS[free.min(3)];
    let hits: i64 =
        ways.iter().zip(0..).filter(|(_, sum)| goal.met(total + sum)).map(|(n, _)| n).sum();
    let near: i64 = ways
        .iter()
        .zip(0..)
        .filter(|(_, sum)| {
            let total = total + sum;
            !goal.met(total) && (goal.met(total - 1) || goal.met(total + 1))
        })
        .map(|(n, _)| n)
        .sum();
    let all: i64 = ways.iter().sum();
    let (hit, near) = (hits * 1000 / all, near * 1000 / all);
    // With dice to come the player chooses among several: better than blind odds.
    let chosen = hit + (1000 - hit) * hit / 1000 * free.min(3) as i64 / 3;
    (chosen + near * 220 / 1000).min(1000)
}

/// Ways in which 0, 1, 2, 3 dice sum to 0, 1, … 18.
const WAYS: [[i64; 19]; 4] = ways();

const fn ways() -> [[i64; 19]; 4] {
    let mut table = [[0; 19]; 4];
    table[0][0] = 1;
    let mut dice = 1;
    while dice < 4 {
        let mut sum = 1;
        while sum < 19 {
            let mut face = 1;
            while face <= 6 && face <= sum {
                table[dice][sum] += table[dice - 1][sum - face];
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Goal, WAYS, likely};

    #[test]
    fn likelihood_follows_the_dice() {
        assert_eq!(WAYS[1].iter().sum::<i64>(), 6);
        assert_eq!(WAYS[3].iter().sum::<i64>(), 216);
        let goal = Goal::parse("16-17").expect("a goal");
        assert_eq!(likely(goal, 16, 0), 1000);
        assert!(likely(goal, 15, 0) > likely(goal, 14, 0));
        assert!(likely(goal, 11, 1) > likely(goal, 3, 1));
    }
}
