//! The value of a state for a seat: an expected final score in thousandths of a star. For the
//! greedy bot and for hints.

use play::{Bits, Estimate, Memo, Message, Say, Seat, Share};

use super::sheet::Reason;
use crate::RollPlayer;
use crate::cards::{Goal, Hook};
use crate::choice::Prompt;
use crate::monsters::Fights;
use crate::numbers::CardNo;
use crate::state::{Sheet, State};
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

/// Everything that decides [`OnSheet`], in few words: the seat and its sheet without gold, charisma
/// tokens and purchases; its ready cards; the goals met when the finale began, if it has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct SheetKey {
    laid: [u64; 3],
    owned: Bits,
    ready: Bits,
    met: u16,
}

impl SheetKey {
    fn new(state: &State, seat: Seat) -> Self {
        let (sheet, hero) = (state.sheet(seat), state.hero(seat));
        let owned = sheet.owned();
        let met = if hero.is_in_finale() { u16::from(hero.goals()) } else { u16::MAX };
        Self { laid: sheet.laid_with(seat), owned, ready: state.ready().and(&owned), met }
    }
}

/// The parts of an estimate that depend on what is on a sheet.
#[derive(Clone, Copy)]
pub(crate) struct OnSheet {
    goals: [i64; 6],
    class_dice: i64,
    backstory: i64,
    alignment: i64,
    armor: i64,
    cards: i64,
    /// The cards with stars that depend on more. They are not part of `cards`.
    open: Bits,
    /// Number of free spaces.
    left: i64,
}

/// Parts of estimates that were worked out before.
#[derive(Default)]
pub(crate) struct Estimated {
    sheets: Memo<SheetKey, OnSheet>,
    pub(crate) fights: Fights,
}

impl Estimated {
    /// Works everything out each time.
    const fn keeping_nothing() -> Self {
        Self { sheets: Memo::keeping_nothing(), fights: Fights::keeping_nothing() }
    }

    /// Drops all parts. Only speed changes.
    pub(crate) fn forget(&self) {
        let Self { sheets, fights } = self;
        sheets.forget();
        fights.forget();
    }
}

impl RollPlayer {
    /// Passes the parts of the expected score of a seat, in thousandths of a star, to `hope`. A
    /// part may be passed several times.
    fn each_hope(
        &self,
        state: &State,
        seat: Seat,
        estimated: &Estimated,
        hope: &mut impl FnMut(Hope, i64),
    ) {
        if state.is_settled() {
            self.each_result(state, seat, hope);
            if !state.is_over() {
                self.each_extra_hope(state, seat, 0, estimated, hope);
            }
            return;
        }
        let on_sheet = self.on_sheet(state, seat, estimated);
        let OnSheet { goals, class_dice, backstory, alignment, armor, cards, open, left } =
            on_sheet;
        for (row, worth) in Attribute::ALL.iter().zip(goals) {
            hope(Hope::Goal { row: *row }, worth);
        }
        hope(Hope::ClassDice, class_dice);
        hope(Hope::Backstory, backstory);
        hope(Hope::Alignment, alignment);
        hope(Hope::Armor, armor);
        let open = open.iter().map(|card| self.expect_stars(state, seat, CardNo(card), left));
        hope(Hope::Cards, cards + open.sum::<i64>());
        self.each_extra_hope(state, seat, left, estimated, hope);
        hope(Hope::Gold, self.expect_gold(state, seat, left));
        if let Some(number) = state.number_of(seat) {
            let earlier = i64::from(state.numbers() - number.0.min(state.numbers()));
            // In a solo game no other seat goes to the market, so an early turn has no value.
            hope(if state.solo() { Hope::Spared } else { Hope::Turn }, 60 * earlier);
        }
    }

    /// The parts that depend on what is on a sheet.
    #[inline]
    fn on_sheet(&self, state: &State, seat: Seat, estimated: &Estimated) -> OnSheet {
        let key = SheetKey::new(state, seat);
        let kept = estimated.sheets.found(&key);
        kept.unwrap_or_else(|| self.find_on_sheet(state, seat, &key, estimated))
    }

    /// Works these parts out. They are not kept if a script failed, because the report would miss
    /// the fault the next time, or if a bonus depends on more than the key.
    fn find_on_sheet(
        &self,
        state: &State,
        seat: Seat,
        key: &SheetKey,
        estimated: &Estimated,
    ) -> OnSheet {
        let sheet = state.sheet(seat);
        let blames = self.runtime.blames();
        self.beyond_sheet.set(false);
        let goals = std::array::from_fn(|row| self.expect_row(state, seat, Attribute::ALL[row]));
        let keeps = !self.beyond_sheet.get();
        let left = 18 - sheet.dice().count() as i64;
        let (stars, open) = self.expect_all_stars(state, seat, left);
        let on_sheet = OnSheet {
            goals,
            class_dice: 1000 * i64::from(self.class_dice(sheet)),
            backstory: self.expect_backstory(sheet),
            alignment: self.expect_alignment(sheet, left),
            armor: self.expect_armor(sheet, left),
            cards: stars + self.expect_tools(sheet, &key.ready, left),
            open,
            left,
        };
        if keeps && self.runtime.blames() == blames {
            estimated.sheets.keep(*key, on_sheet);
        }
        on_sheet
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

    fn expect_backstory(&self, sheet: &Sheet) -> i64 {
        let Some(backstory) = sheet.backstory() else { return 0 };
        let now = usize::from(self.cards.backstory_matches(sheet));
        let spaces = self.cards.backstory(backstory).iter();
        let open = spaces.filter(|wanted| sheet.die(wanted.space).is_none()).count() as i64;
        let next = BACKSTORY[(now + 1).min(6)] - BACKSTORY[now];
        BACKSTORY[now] + open * WANTED * next / 1000
    }

    fn expect_alignment(&self, sheet: &Sheet, left: i64) -> i64 {
        let Some(alignment) = sheet.alignment() else { return 0 };
        let grid = self.cards.alignment(alignment);
        let at = sheet.marker().0;
        let here = i64::from(grid[usize::from(at.min(8))]);
        let ways = Direction::ALL.iter().filter_map(|way| way.from_cell(at));
        let best = ways.map(|cell| i64::from(grid[usize::from(cell)])).max().unwrap_or(here);
        let drift = left.min(12) * 35;
        here * (1000 - drift) + best.max(here) * drift
    }

    fn expect_armor(&self, sheet: &Sheet, left: i64) -> i64 {
        let mut sum = 0;
        for set in &self.cards.sets {
            let cards = self.count_of_set(sheet, set);
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

    /// The value of the cards with stars that depend on nothing but the sheet, and the other cards
    /// with stars.
    fn expect_all_stars(&self, state: &State, seat: Seat, left: i64) -> (i64, Bits) {
        let scoring = state.sheet(seat).owned().and(&self.cards.having(Hook::SCORE).cards);
        let (mut sum, mut open) = (0, Bits::EMPTY);
        for card in scoring.iter().map(CardNo) {
            self.beyond_sheet.set(false);
            let worth = self.expect_stars(state, seat, card, left);
            if self.beyond_sheet.get() {
                open.add(card.0);
            } else {
                sum += worth;
            }
        }
        (sum, open)
    }

    /// The value of a card with stars: those that it gives now, and part of its cost.
    fn expect_stars(&self, state: &State, seat: Seat, card: CardNo, left: i64) -> i64 {
        let now = 1000 * self.stars_of(state, seat, card);
        let cost = i64::from(self.cards.market(card).cost);
        (now * (18 - left) + cost * PROMISE * left) / 18
    }

    /// The value of the cards without stars, except armor.
    fn expect_tools(&self, sheet: &Sheet, ready: &Bits, left: i64) -> i64 {
        let scoring = &self.cards.having(Hook::SCORE).cards;
        let tools = sheet.owned().minus(scoring).minus(self.cards.kind(MarketKind::Armor));
        let worth = |card: u8| {
            let ready = if ready.has(card) { 0 } else { 150 };
            (i64::from(self.cards.market(CardNo(card)).cost) * TOOL - ready).max(0) * left / 12
        };
        tools.iter().map(worth).sum()
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
    const NARROWS: bool = true;
    const SAMPLES: u32 = 3;

    /// Measured: with more nodes for the first two, the bot does not get stronger. Many actions
    /// have a second step.
    fn nodes(&self, _: &State, prompt: &Prompt) -> u32 {
        if matches!(prompt, Prompt::Placing { .. }) {
            12
        } else if matches!(prompt, Prompt::StartingDice { .. }) {
            20
        } else if matches!(prompt, Prompt::Action { .. }) {
            100
        } else {
            60
        }
    }

    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        let nothing;
        // What is kept was worked out with all cards, or without the emptied one.
        let estimated = match (self.emptied.get(), self.runtime.silences_some()) {
            (Some(_), _) => &self.estimated_emptied,
            (None, false) => &self.estimated,
            (None, true) => {
                nothing = Estimated::keeping_nothing();
                &nothing
            }
        };
        let mut sum = 0;
        self.each_hope(state, seat, estimated, &mut |_, worth| sum += worth);
        sum
    }

    /// Worked out without what is kept. The battery compares their sum with the estimate.
    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let mut hopes: Vec<(Hope, i64)> = Vec::new();
        self.each_hope(state, seat, &Estimated::keeping_nothing(), &mut |of, worth| match hopes
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
    let free = free.min(3);
    let below = |least: i32| BELOW[free][(least - total).clamp(0, MOST_SUM + 1) as usize];
    let (least, beyond) = (i32::from(goal.least), goal.greatest().map(|most| i32::from(most) + 1));
    let all = below(total + MOST_SUM + 1);
    let hits = beyond.map_or(all, below) - below(least);
    // One less than the lowest total of the goal, or one more than the highest.
    let near = below(least) - below(least - 1)
        + beyond.map_or(0, |beyond| below(beyond + 1) - below(beyond));
    let (hit, near) = (hits * 1000 / all, near * 1000 / all);
    // While dice are to come the player chooses among several, so the probability is higher than
    // for random dice.
    let chosen = hit + (1000 - hit) * hit / 1000 * free as i64 / 3;
    (chosen + near * 220 / 1000).min(1000)
}

/// The highest sum of three dice.
const MOST_SUM: i32 = 18;

/// The number of ways in which 0, 1, 2, 3 dice sum to less than 0, 1, … 19.
const BELOW: [[i64; MOST_SUM as usize + 2]; 4] = ways_below();

const fn ways_below() -> [[i64; MOST_SUM as usize + 2]; 4] {
    let mut ways = [[0; MOST_SUM as usize + 2]; 4];
    let mut below = 1;
    while below < ways[0].len() {
        ways[0][below] = 1;
        below += 1;
    }
    let mut dice = 1;
    while dice < 4 {
        let mut below = 1;
        while below < ways[0].len() {
            let mut face = 1;
            while face <= 6 && face < below {
                ways[dice][below] += ways[dice - 1][below - face];
                face += 1;
            }
            below += 1;
        }
        dice += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::{BELOW, Goal, likely};

    /// Counts the sums of dice one by one.
    fn counted(goal: Goal, total: i32, free: u32) -> i64 {
        let sum =
            |dice: i32| total + (0..free).map(|die| dice / 6i32.pow(die) % 6 + 1).sum::<i32>();
        let totals: Vec<i32> = (0..6i32.pow(free)).map(sum).collect();
        let share = |of: &dyn Fn(i32) -> bool| {
            totals.iter().filter(|total| of(**total)).count() as i64 * 1000 / totals.len() as i64
        };
        let hit = share(&|total| goal.met(total));
        let near = share(&|total| !goal.met(total) && (goal.met(total - 1) || goal.met(total + 1)));
        let chosen = hit + (1000 - hit) * hit / 1000 * i64::from(free) / 3;
        (chosen + near * 220 / 1000).min(1000)
    }

    #[test]
    fn likelihood_counts_the_dice() {
        for goal in ["17", "1", "16-17", "2-30", "14+", "30+"] {
            let goal = Goal::parse(goal).expect("a goal");
            for (free, total) in (0..4).flat_map(|free| (-200..300).map(move |at| (free, at))) {
                let told = likely(goal, total, free as usize);
                assert_eq!(told, counted(goal, total, free), "{goal} {total} {free}");
            }
        }
    }

    #[test]
    fn likelihood_follows_the_dice() {
        assert_eq!(BELOW[0], [[0].as_slice(), &[1; 19]].concat()[..]);
        assert_eq!((BELOW[1][19], BELOW[3][19], BELOW[3][3]), (6, 216, 0));
        let goal = Goal::parse("16-17").expect("a goal");
        assert_eq!(likely(goal, 16, 0), 1000);
        assert!(likely(goal, 15, 0) > likely(goal, 14, 0));
        assert!(likely(goal, 11, 1) > likely(goal, 3, 1));
    }
}
