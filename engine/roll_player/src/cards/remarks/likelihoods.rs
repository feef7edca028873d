//! Classes whose goals are far easier or harder than those of all others, or give far more or fewer
//! stars.

use std::collections::BTreeMap;

use content::Card;
use diag::{Diagnostic, Place, Severity};

use super::Held;
use crate::cards::class::{Class, Goal};
use crate::codes;
use crate::words::Attribute;

/// With fewer other classes, no comparison is made.
const FEWEST: usize = 5;

/// A goal is reported if it is met this many times more often than the easiest other goal, or less
/// often than the hardest.
const TIMES: u64 = 2;

/// The stars of a class are reported if they differ from those of all others by more than one part
/// in this many.
const SHARE: u16 = 4;

/// Number of faces of a die.
const FACES: i32 = 6;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let classes = &held.read.classes;
    for &attribute in Attribute::ALL {
        let row = SheetRow { attribute, totals: Totals::of(held, attribute) };
        let mut known = BTreeMap::new();
        let chances: Vec<u64> =
            classes.iter().map(|class| row.chance(row.goal(class), &mut known)).collect();
        let open = Sorted::of(chances.iter().copied().filter(|chance| row.is_open(*chance)));
        for (class, chance) in classes.iter().zip(&chances) {
            if let Some((least, most)) = open.others(*chance) {
                out.extend(row.judged(class, *chance, least, most));
            }
        }
    }
    let stars: Vec<u16> = classes.iter().map(stars).collect();
    let all = Sorted::of(stars.iter().copied());
    for (class, stars_of) in classes.iter().zip(&stars) {
        if let Some((least, most)) = all.others(*stars_of) {
            out.extend(rewarded(class, *stars_of, least, most));
        }
    }
}

/// The numbers of all classes in ascending order, so that the range without one class is found
/// without a search.
struct Sorted<N>(Vec<N>);

impl<N: Copy + Ord> Sorted<N> {
    fn of(numbers: impl Iterator<Item = N>) -> Self {
        let mut numbers: Vec<N> = numbers.collect();
        numbers.sort_unstable();
        Self(numbers)
    }

    /// The lowest and the highest number without `one`. `None` if `one` is not in the list, or too
    /// few others are.
    fn others(&self, one: N) -> Option<(N, N)> {
        self.0.binary_search(&one).ok()?;
        let (first, last) = (*self.0.first()?, *self.0.last()?);
        if self.0.len() <= FEWEST {
            return None;
        }
        let least = if one == first { self.0[1] } else { first };
        let most = if one == last { self.0[self.0.len() - 2] } else { last };
        Some((least, most))
    }
}

/// A row of the sheet.
struct SheetRow {
    attribute: Attribute,
    totals: Totals,
}

/// How often each total of three rolled dice occurs, over the bonuses of all races.
struct Totals {
    /// For each possible total, the number of cases that give it.
    cases: BTreeMap<i32, u64>,
    /// The number of all cases.
    all: u64,
}

impl Totals {
    fn of(held: &Held<'_>, attribute: Attribute) -> Self {
        let mut bonuses: BTreeMap<i32, u64> = BTreeMap::new();
        for race in &held.read.races {
            let bonus = i32::from(race.data.bonus.in_order()[attribute.index()]);
            *bonuses.entry(bonus).or_default() += 1;
        }
        if bonuses.is_empty() {
            bonuses.insert(0, 1);
        }
        let pairs = (1..=FACES).flat_map(|one| (1..=FACES).map(move |two| one + two));
        let dice = pairs.flat_map(|two| (1..=FACES).map(move |three| two + three));
        let mut cases: BTreeMap<i32, u64> = BTreeMap::new();
        for dice in dice {
            for (bonus, races) in &bonuses {
                *cases.entry(dice + bonus).or_default() += races;
            }
        }
        let all = cases.values().sum();
        Self { cases, all }
    }
}

impl SheetRow {
    fn goal(&self, class: &Card<Class>) -> Goal {
        class.data.goals.in_order()[self.attribute.index()].goal
    }

    /// The number of cases that meet a goal. `known` caches results, because most classes have
    /// equal goals.
    fn chance(&self, goal: Goal, known: &mut BTreeMap<(u8, u8), u64>) -> u64 {
        *known.entry((goal.least, goal.most)).or_insert_with(|| {
            let cases = self.totals.cases.iter().filter(|(total, _)| goal.met(**total));
            cases.map(|(_, cases)| cases).sum()
        })
    }

    /// Whether a goal can be both missed and met. Other goals have a remark of their own.
    fn is_open(&self, chance: u64) -> bool {
        (1..self.totals.all).contains(&chance)
    }

    /// Cases in a thousand.
    fn in_thousand(&self, chance: u64) -> u64 {
        (chance * 1_000).div_ceil(self.totals.all)
    }

    fn judged(
        &self,
        class: &Card<Class>,
        chance: u64,
        hardest: u64,
        easiest: u64,
    ) -> Option<Diagnostic> {
        let how = if chance > easiest * TIMES {
            "easier"
        } else if chance * TIMES < hardest {
            "harder"
        } else {
            return None;
        };
        let (goal, word) = (self.goal(class), self.attribute.word());
        let message = format!("{goal} is far {how} than the “{word}” goals of all other classes");
        let place = class.places.value(&format!("goals.{word}.goal"));
        let [own, least, most] = [chance, hardest, easiest].map(|one| self.in_thousand(one));
        let help = format!(
            "three random dice, with the bonus of any race, meet it {own} times in 1,000, and the \
             goals of other classes {least} to {most} times"
        );
        Some(noted(message, place, help))
    }
}

/// The sum of the stars of all goals of a class.
fn stars(class: &Card<Class>) -> u16 {
    class.data.goals.in_order().iter().map(|goal| u16::from(goal.stars)).sum()
}

fn rewarded(class: &Card<Class>, stars: u16, least: u16, most: u16) -> Option<Diagnostic> {
    let how = if stars * SHARE > most * (SHARE + 1) {
        "more"
    } else if stars * SHARE < least * (SHARE - 1) {
        "fewer"
    } else {
        return None;
    };
    let message =
        format!("the goals give {stars} stars, far {how} than those of all other classes");
    let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
    let help = format!("the goals of another class give {range} stars together");
    Some(noted(message, class.places.key("goals"), help))
}

/// A note instead of a warning: a game may intend this.
fn noted(message: String, place: Place, help: String) -> Diagnostic {
    let finding = Diagnostic::warning(codes::GOAL_OUT_OF_LINE, message, place).help(help);
    Diagnostic { severity: Severity::Note, ..finding }
}
