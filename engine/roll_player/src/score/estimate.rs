//! The value of a state for a seat: an expected final score in thousandths of a star. For the
//! greedy bot and for hints.

use play::{Estimate, Message, Say, Seat, Share};

use super::sheet::Reason;
use crate::RollPlayer;
use crate::cards::{Goal, Hook};
use crate::numbers::CardNo;
use crate::state::State;
use crate::words::{Attribute, Direction, MarketKind};

/// Thousandths of a star for one gold at the start. Decreases as the sheet fills.
const GOLD: i64 = 260;
/// Thousandths of a star per gold of cost, at the start, for a card without stars.
const TOOL: i64 = 300;
/// Thousandths of a star per gold of cost for a card with stars, while its condition is open.
const PROMISE: i64 = 520;
/// Thousandths of a star for 0, 1, … 6 dice that match the backstory.
const BACKSTORY: [i64; 7] = [0, 350, 1000, 1700, 3000, 4200, 6000];
/// Probability, in thousandths, that a free space gets the color that the backstory asks for.
const WANTED: i64 = 330;
/// Thousandths of a star for one gold left at the end, which breaks ties.
pub(crate) const COIN: i64 = 15;

/// A source of expected stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Hope {
    /// The goal of an attribute.
    Goal { row: Attribute },
    /// Dice of the class color.
    ClassDice,
    /// Dice that match the backstory.
    Backstory,
    /// The cell of the alignment marker, and the cells that it can still reach.
    Alignment,
    /// Sets of armor.
    Armor,
    /// Cards with stars or uses, and the class power.
    Cards,
    /// Future minions and the monster.
    Monster,
    /// Gold and charisma tokens, for what they can buy.
    Gold,
    /// An early turn in the market.
    Turn,
    /// Solo: market cards that the enemy dice do not strike. Rules: `solo-die`, `solo-prowl`.
    Spared,
}

impl RollPlayer {
    /// The expected final score of a seat, in thousandths of a star.
    fn expect(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        self.each_hope(state, seat, &mut |_, worth| sum += worth);
        sum
    }

    /// Passes the parts of the expected score to `hope`. A part may be passed several times.
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
            // In a solo game no other seat goes to the market, so an early turn has no value.
            hope(if state.solo() { Hope::Spared } else { Hope::Turn }, 60 * earlier);
        }
    }

    /// The parts of the value of a game in which only the monster remains.
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
        // Gold breaks ties.
        hope(Hope::Gold, settles(state, seat));
        self.each_extra_result(state, hope);
    }

    /// The value of gold and charisma tokens: what they can still buy, or once all spaces are
    /// filled, what they count at the end.
    fn expect_gold(&self, state: &State, seat: Seat, left: i64) -> i64 {
        let sheet = state.sheet(seat);
        let in_hand = i64::from(sheet.gold());
        if left == 0 {
            return settles(state, seat) + 1000 * i64::from(self.gold_stars(state, sheet.gold()));
        }
        let gold = in_hand + i64::from(sheet.charisma());
        // Gold that can no longer be spent is worth little. The first coins are worth most.
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

/// The value of gold at the end in addition to its stars, because it breaks ties.
fn settles(state: &State, seat: Seat) -> i64 {
    let coin = if state.solo() { 1 } else { COIN };
    coin * i64::from(state.sheet(seat).gold())
}

impl State {
    /// Whether no die is placed and no card bought any more, so that everything except the monster
    /// is final.
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

/// The probability, in thousandths, that a goal will be met. The player has some choice of the
/// `free` dice, and attribute actions can still correct a near miss.
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
    // While dice are to come the player chooses among several, so the probability is higher than
    // for random dice.
    let chosen = hit + (1000 - hit) * hit / 1000 * free.min(3) as i64 / 3;
    (chosen + near * 220 / 1000).min(1000)
}

/// The number of ways in which 0, 1, 2, 3 dice sum to 0, 1, … 18.
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
