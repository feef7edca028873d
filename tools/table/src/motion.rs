//! Subtle animation: rolling dice and counting numbers, found by comparing two tables.

use std::time::Duration;

use view::{Cell, Panel};

use crate::canvas::Key;

/// Number of frames of an animation.
pub const PARTS: u8 = 4;

/// A frame that takes longer means that the terminal is slow: it is about the duration of one
/// animation step.
const LONG: Duration = Duration::from_millis(60);

/// Number of slow frames in a row after which animation is turned off.
const ACCIDENTS: u8 = 3;

/// The number of consecutive slow frames.
#[derive(Debug, Default)]
pub struct Slowness(u8);

impl Slowness {
    /// Whether a terminal is too slow, given the duration of one more frame.
    pub fn shows(&mut self, took: Duration) -> bool {
        self.0 = if took < LONG { 0 } else { self.0.saturating_add(1) };
        self.0 >= ACCIDENTS
    }
}

/// The cells with a changed text at an unchanged place.
pub fn fresh(before: &[Panel], after: &[Panel]) -> Vec<Key> {
    let mut found = Vec::new();
    for (no, panel) in after.iter().enumerate() {
        let old = before.get(no).filter(|old| old.role == panel.role);
        for (row, cells) in panel.rows.iter().enumerate() {
            for (column, cell) in cells.cells.iter().enumerate() {
                let old = old.and_then(|old| old.rows.get(row)?.cells.get(column));
                if old.is_some_and(|old| old.text != cell.text) {
                    found.push(Key::Cell(no, row, column));
                }
            }
        }
    }
    found
}

/// The table at a step of the animation from one to another.
pub fn between(before: &[Panel], after: &[Panel], part: u8) -> Vec<Panel> {
    let mut panels = after.to_vec();
    if part >= PARTS {
        return panels;
    }
    for key in fresh(before, after) {
        if let Key::Cell(no, row, column) = key {
            let old = &before[no].rows[row].cells[column];
            let cell = &mut panels[no].rows[row].cells[column];
            if let Some(text) = moving(old, cell, part) {
                cell.text = text;
            }
        }
    }
    panels
}

/// A cell at a step of the animation, if it is animated.
fn moving(old: &Cell, new: &Cell, part: u8) -> Option<String> {
    let (start, digits, end) = one_number(&new.text)?;
    let number: i64 = digits.parse().ok()?;
    // A number in an unchanged place counts; a new die rolls.
    if let Some((old_start, old_digits, old_end)) = one_number(&old.text)
        && (old_start, old_end) == (start, end)
    {
        let old: i64 = old_digits.parse().ok()?;
        let seen = old + (number - old) * i64::from(part) / i64::from(PARTS);
        return Some(format!("{start}{seen:>width$}{end}", width = digits.len()));
    }
    new.tone?;
    ((1..=6).contains(&number) && digits.len() == 1).then(|| {
        let face = (number + 5 * i64::from(PARTS - part)).rem_euclid(6) + 1;
        format!("{start}{face}{end}")
    })
}

/// A text with exactly one number, in three parts.
fn one_number(text: &str) -> Option<(&str, &str, &str)> {
    let digit = |letter: char| letter.is_ascii_digit();
    let from = text.find(digit)?;
    let length = text[from..].find(|letter| !digit(letter)).unwrap_or(text.len() - from);
    let (start, rest) = text.split_at(from);
    let (digits, end) = rest.split_at(length);
    (!end.contains(digit)).then_some((start, digits, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str, tone: Option<play::panel::Tone>) -> Cell {
        Cell { text: text.to_owned(), tone, ..Cell::default() }
    }

    #[test]
    fn numbers_count_and_dice_roll() {
        let (poor, rich) = (cell("gold 2", None), cell("gold 10", None));
        let counted: Vec<_> = (0..=PARTS).filter_map(|part| moving(&poor, &rich, part)).collect();
        assert_eq!(counted, ["gold  2", "gold  4", "gold  6", "gold  8", "gold 10"]);
        let (space, die) = (cell("··", None), cell("R5", Some(play::panel::Tone::Red)));
        let rolled: Vec<_> = (0..PARTS).filter_map(|part| moving(&space, &die, part)).collect();
        assert_eq!(rolled.len(), usize::from(PARTS));
        assert!(rolled.iter().all(|face| face.len() == 2 && face.starts_with('R')), "{rolled:?}");
        assert_eq!(moving(&space, &cell("Axe", None), 1), None);
    }

    #[test]
    fn a_terminal_that_does_not_keep_up_shows_again_and_again() {
        let mut slowness = Slowness::default();
        let (quick, slow) = (LONG / 10, LONG * 2);
        let shown = [slow, slow, quick, slow, slow, slow].map(|took| slowness.shows(took));
        assert_eq!(shown, [false, false, false, false, false, true]);
    }
}
