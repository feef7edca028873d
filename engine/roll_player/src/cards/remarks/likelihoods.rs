//! Goals of classes that are far easier or harder than those of all others, and classes whose goals
//! bring far more or fewer stars.

use content::Card;
use diag::{Diagnostic, Place, Severity};

use super::Held;
use crate::cards::class::{Class, Goal};
use crate::codes;
use crate::words::Attribute;

/// Fewer other classes are no line that one could be out of.
const FEWEST: usize = 5;

/// A goal is out of line where it is met so many times more often than the easiest of the others, or
/// less often than the hardest.
const TIMES: u64 = 2;

/// So are the stars of a class that differ from those of all others by more than one in so many.
const SHARE: u16 = 4;

/// Faces of a die.
const FACES: i32 = 6;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let classes = &held.read.classes;
    for &attribute in Attribute::ALL {
        let row = Row { attribute, sums: sums(held, attribute) };
        let chances: Vec<u64> = classes.iter().map(|class| row.chance(class)).collect();
        for (class, chance) in classes.iter().zip(&chances) {
            if let Some((least, most)) = others(&chances, *chance, |chance| row.is_open(chance)) {
                out.extend(row.judged(class, *chance, least, most));
            }
        }
    }
    let stars: Vec<u16> = classes.iter().map(stars).collect();
    for (class, stars_of) in classes.iter().zip(&stars) {
        if let Some((least, most)) = others(&stars, *stars_of, |_| true) {
            out.extend(rewarded(class, *stars_of, least, most));
        }
    }
}

/// The least and the most of all but one, where there are enough that count.
fn others<N: Copy + Ord>(all: &[N], one: N, counts: impl Fn(N) -> bool) -> Option<(N, N)> {
    let mut all: Vec<N> = all.iter().copied().filter(|it| counts(*it)).collect();
    let at = all.iter().position(|it| *it == one)?;
    all.swap_remove(at);
    let (least, most) = (all.iter().min()?, all.iter().max()?);
    (all.len() >= FEWEST).then_some((*least, *most))
}

/// A row of the sheet.
struct Row {
    attribute: Attribute,
    /// The totals of three dice as they fall, with the bonus of each race.
    sums: Vec<i32>,
}

/// The totals of three dice as they fall, with the bonus of each race that there is.
fn sums(held: &Held<'_>, attribute: Attribute) -> Vec<i32> {
    let mut bonuses: Vec<i32> = held
        .read
        .races
        .iter()
        .map(|race| i32::from(race.data.bonus.in_order()[attribute.index()]))
        .collect();
    if bonuses.is_empty() {
        bonuses.push(0);
    }
    let dice = (1..=FACES).flat_map(|one| (1..=FACES).map(move |two| one + two));
    let dice: Vec<i32> = dice.flat_map(|two| (1..=FACES).map(move |three| two + three)).collect();
    bonuses.iter().flat_map(|bonus| dice.iter().map(move |dice| dice + bonus)).collect()
}

impl Row {
    fn goal(&self, class: &Card<Class>) -> Goal {
        class.data.goals.in_order()[self.attribute.index()].goal
    }

    /// How many of the totals meet the goal of a class.
    fn chance(&self, class: &Card<Class>) -> u64 {
        let goal = self.goal(class);
        self.sums.iter().filter(|total| goal.met(**total)).count() as u64
    }

    /// Whether a goal can be missed and met: what cannot is told as that.
    fn is_open(&self, chance: u64) -> bool {
        (1..self.sums.len() as u64).contains(&chance)
    }

    /// In how many of a thousand cases.
    fn in_thousand(&self, chance: u64) -> u64 {
        (chance * 1_000).div_ceil(self.sums.len() as u64)
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
        let message = format!("{goal} is far {how} than the “{word}” of all other classes");
        let place = class.places.value(&format!("goals.{word}.goal"));
        let [own, least, most] = [chance, hardest, easiest].map(|one| self.in_thousand(one));
        let help = format!(
            "three dice as they fall, with the bonus of any race, meet it {own} times in 1,000; \
             the goals of the others {least} to {most} times"
        );
        Some(noted(message, place, help))
    }
}

/// What the goals of a class bring together.
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
        format!("the goals bring {stars} stars, far {how} than those of all other classes");
    let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
    let help = format!("together those of another class bring {range}");
    Some(noted(message, class.places.key("goals"), help))
}

/// A game may be meant like that: it is worth knowing, and no reason to fail.
fn noted(message: String, place: Place, help: String) -> Diagnostic {
    let finding = Diagnostic::warning(codes::GOAL_OUT_OF_LINE, message, place).help(help);
    Diagnostic { severity: Severity::Note, ..finding }
}
