//! Goals of classes that every hero or no hero can meet, and alignments with equal cells.

use std::ops::RangeInclusive;

use diag::Diagnostic;

use super::Held;
use crate::cards::class::Goal;
use crate::codes;
use crate::words::{Attribute, Colour};

/// Number of dice in a row.
const DICE: i32 = 3;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let totals = totals(held);
    for class in &held.read.classes {
        let goals = class.data.goals.in_order();
        for ((goal, totals), row) in goals.iter().zip(&totals).zip(Attribute::ALL) {
            if let Some(finding) = judged(goal.goal, totals, row.word()) {
                let (code, message) = finding;
                let place = class.places.value(&format!("goals.{}.goal", row.word()));
                let (least, most) = totals.clone().into_inner();
                out.push(
                    Diagnostic::warning(code, message, place)
                        .help(format!("three dice and the bonus of a race give {least} to {most}")),
                );
            }
        }
    }
    let idle = held.read.alignments.iter().filter(|card| card.hooks.is_empty());
    for card in idle {
        let grid = card.data.grid;
        if grid.iter().flatten().all(|stars| *stars == grid[0][0]) {
            let message = format!("all cells of “{}” give the same number of stars", card.id);
            let place = card.places.value("grid");
            out.push(
                Diagnostic::warning(codes::FLAT_GRID, message, place)
                    .help("let some cells give more stars than others"),
            );
        }
    }
}

/// The possible totals of each row, over all dice and races.
fn totals(held: &Held<'_>) -> Vec<RangeInclusive<i32>> {
    let boost = held.read.expansions.iter().any(|expansion| expansion.data.boost_dice > 0);
    let of = if boost { Colour::Boost } else { Colour::Gold };
    let (least, most) = (1, i32::from(*of.faces().end()));
    let rows = Attribute::ALL.iter().enumerate();
    let bonus = rows.map(|(row, _)| {
        let bonuses = held.read.races.iter().map(|race| i32::from(race.data.bonus.in_order()[row]));
        let bonuses = bonuses.chain([0]);
        (bonuses.clone().min().unwrap_or(0), bonuses.max().unwrap_or(0))
    });
    bonus.map(|(worst, best)| DICE * least + worst..=DICE * most + best).collect()
}

/// The mistake in a goal, given the possible totals of its row.
fn judged(goal: Goal, totals: &RangeInclusive<i32>, row: &str) -> Option<(diag::Code, String)> {
    let (least, most) = (totals.start(), totals.end());
    let greatest = goal.greatest().map(i32::from);
    if i32::from(goal.least) > *most || greatest.is_some_and(|greatest| greatest < *least) {
        return Some((codes::GOAL_OUT_OF_REACH, format!("no hero's “{row}” can be {goal}")));
    }
    let met = i32::from(goal.least) <= *least && greatest.is_none_or(|greatest| greatest >= *most);
    met.then(|| (codes::GOAL_ALWAYS_MET, format!("every hero's “{row}” is {goal}")))
}
