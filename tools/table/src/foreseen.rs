//! What would come of the offer that is pointed at, drawn where it would happen: what a cell would
//! say beside what it says, or in its place.

use std::ops::Range;

use page::width;
use view::{Difference, Position, View, common};

use crate::canvas::{Key, Piece};

/// Stands before what would come, and behind what would go.
pub const ARROW: &str = "⇒";

/// A piece of a line is what a cell or a title says, or a part of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    /// The cell, or the panel whose title it is.
    pub key: Key,
    /// What stands before what the cell says.
    pub head: String,
    /// The number of its first word among all words.
    pub from: usize,
}

impl Shows {
    /// A piece that is all that a cell says.
    pub fn all(key: Key) -> Self {
        Self { key, head: String::new(), from: 0 }
    }
}

/// A cell that would say something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    key: Key,
    before: String,
    then: Then,
    /// Names that are told whole.
    whole: Vec<String>,
}

/// What a cell would say.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Then {
    /// Something else.
    Says(String),
    /// It would go.
    Gone,
    /// It would go with the first cell of its row.
    GoneToo,
}

impl Foreseen {
    /// What would be different in a view, where it has a place.
    pub fn all(view: &View, changes: &[Difference]) -> Vec<Self> {
        changes.iter().flat_map(|change| Self::of(view, change)).collect()
    }

    fn of(view: &View, change: &Difference) -> Vec<Self> {
        let Some(Position { panel: no, row, column }) = change.at else { return Vec::new() };
        let then = match change.after.is_empty() {
            true => Then::Gone,
            false => Then::Says(change.after.clone()),
        };
        let whole = change.whole.clone();
        let one = |key| vec![Self { key, before: change.before.clone(), then, whole }];
        match (row, column) {
            (None, _) => one(Key::Panel(no)),
            (Some(row), Some(column)) => one(Key::Cell(no, row, column)),
            (Some(row), None) => {
                let row_of = view.panels.get(no).and_then(|panel| panel.rows.get(row));
                let cells = row_of.iter().flat_map(|row| row.cells.iter().enumerate());
                let cells = cells.filter(|(_, cell)| !cell.text.is_empty());
                let mut then = Then::Gone;
                cells
                    .map(|(column, cell)| Self {
                        key: Key::Cell(no, row, column),
                        before: cell.text.clone(),
                        then: std::mem::replace(&mut then, Then::GoneToo),
                        whole: Vec::new(),
                    })
                    .collect()
            }
        }
    }

    /// Whether it is what a piece shows.
    pub fn is_of(&self, shows: &Shows) -> bool {
        self.key == shows.key
    }

    /// All that a piece could say of it, with so many columns before where the piece begins, the
    /// most telling first; none when what differs stands in another part of the cell, or in several.
    pub fn ways(&self, piece: &Piece, shows: &Shows) -> Vec<(usize, String)> {
        let text = &piece.text;
        let after = match &self.then {
            Then::Says(after) => after,
            Then::Gone => return vec![(0, format!("{text}{ARROW}"))],
            Then::GoneToo => return vec![(0, text.clone())],
        };
        let before = format!("{}{}", shows.head, self.before);
        let after = format!("{}{after}", shows.head);
        if self.before.is_empty() {
            return vec![(0, format!("{ARROW}{after}")), (0, after)];
        }
        let (old, new) = differing(&before, &after, &self.whole);
        let words: Vec<Range<usize>> = words(text).collect();
        let here = shows.from..shows.from + words.len();
        let touches = if old.is_empty() {
            old.start <= here.end && (old.start > here.start || here.start == 0)
        } else {
            old.start < here.end && old.end > here.start
        };
        if !touches {
            return Vec::new();
        }
        let whole = shows.from == 0 && *text == before;
        let mut ways = Vec::new();
        if here.start <= old.start && old.end <= here.end {
            let (first, last) = (old.start - here.start, old.end - here.start);
            let start = words.get(first).map_or(text.len(), |word| word.start);
            let end = if first == last { start } else { words[last - 1].end };
            // Several words of a title are parted from the sign by blanks where there is room.
            let several = last > first + 1 || (first < last && after[new.clone()].contains(' '));
            let titled = matches!(self.key, Key::Panel(_)) && several && !new.is_empty();
            if titled {
                ways = told(text, start..end, &after[new.clone()], &format!(" {ARROW} "));
            }
            ways.extend(told(text, start..end, &after[new.clone()], ARROW));
        }
        if whole {
            // What only comes to the rest would stand for all of it.
            let alone = (!old.is_empty() && !new.is_empty()).then(|| &after[new.clone()]);
            let alone = alone.map(|new| format!("{ARROW}{}", new.trim_end_matches([',', ';'])));
            ways.push((0, after.clone()));
            ways.extend(alone.map(|alone| (0, alone)));
        }
        // Where nothing of it fits, nothing is shown of it: a part would say something else.
        ways
    }
}

/// A text with what a part of it would say instead, beside it and then alone.
fn told(text: &str, part: Range<usize>, then: &str, sign: &str) -> Vec<(usize, String)> {
    let (left, now, right) = (&text[..part.start], &text[part.clone()], &text[part.end..]);
    let (left, right) = match now.is_empty() {
        // What comes between other words is parted from them.
        true if right.is_empty() => (format!("{left} "), String::new()),
        true => (left.to_owned(), format!(" {right}")),
        false => (left.to_owned(), right.to_owned()),
    };
    let mut ways = vec![(0, format!("{left}{now}{sign}{then}{right}"))];
    if !then.is_empty() {
        let sign = sign.trim_start();
        let out = if left.is_empty() { width(sign) } else { 0 };
        ways.push((out, format!("{left}{sign}{then}{right}")));
    }
    ways
}

/// Where a text of some ways stands on a line, if one fits: from `left` on, which has room up to
/// `room`, and near to where a piece begins.
pub fn place(
    ways: Vec<(usize, String)>,
    piece: usize,
    room: Range<usize>,
) -> Option<(usize, String)> {
    ways.into_iter().find_map(|(out, text)| {
        let last = room.end.checked_sub(width(&text))?;
        let at = piece.saturating_sub(out).max(room.start).min(last);
        (at >= room.start).then_some((at, text))
    })
}

/// Where the words of a text are.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

/// The words of a text, by number, that are others in another text, and where those are.
fn differing(before: &str, after: &str, whole: &[String]) -> (Range<usize>, Range<usize>) {
    let (old, new): (Vec<_>, Vec<_>) = (words(before).collect(), words(after).collect());
    let said: Vec<&str> = old.iter().map(|word| &before[word.clone()]).collect();
    let then: Vec<&str> = new.iter().map(|word| &after[word.clone()]).collect();
    let (first, last) = common(&said, &then, whole);
    let there = match new.get(first..new.len() - last) {
        Some([one]) => one.clone(),
        Some([one, .., other]) => one.start..other.end,
        Some([]) | None => 0..0,
    };
    (first..old.len() - last, there)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Look;

    fn ways(before: &str, after: &str) -> Vec<String> {
        let key = Key::Cell(0, 0, 0);
        let then = Then::Says(after.to_owned());
        let foreseen = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let ways = foreseen.ways(&Piece::new(before, Look::Plain), &Shows::all(key));
        ways.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn what_differs_is_told_in_its_place_or_instead() {
        assert_eq!(ways("7 gold", "5 gold")[..3], ["7⇒5 gold", "⇒5 gold", "5 gold"]);
        assert_eq!(ways("= 2", "= −2")[..2], ["= 2⇒−2", "= ⇒−2"]);
        assert_eq!(ways("·", "P1")[..3], ["·⇒P1", "⇒P1", "P1"]);
        assert_eq!(ways("16–17 ★2", "16–17✗★2")[1], "⇒16–17✗★2");
        assert_eq!(ways("Weapons: Axe", "Weapons: Axe, Bow")[0], "Weapons: Axe⇒Axe, Bow");
        assert_eq!(ways("two are here", "two more are here")[0], "two ⇒more are here");
        assert_eq!(ways("two are here", "two here")[0], "two are⇒ here");
        assert_eq!(ways("", "†"), ["⇒†", "†"]);
        assert_eq!(ways("King", "Peasant, King")[0], "⇒Peasant, King");
        assert_eq!(ways("4 gold", "3 (4) gold")[3], "⇒3 (4)");
    }

    #[test]
    fn a_name_of_several_words_is_told_whole() {
        let key = Key::Cell(0, 0, 0);
        let (before, then) =
            ("on true neutral (0)", Then::Says("on lawful neutral (0)".to_owned()));
        let whole = vec!["true neutral".to_owned(), "lawful neutral".to_owned()];
        let foreseen = Foreseen { key, before: before.to_owned(), then, whole };
        let ways = foreseen.ways(&Piece::new(before, Look::Plain), &Shows::all(key));
        assert_eq!(ways[0].1, "on true neutral⇒lawful neutral (0)");
    }

    #[test]
    fn a_title_parts_its_words_from_the_sign() {
        let key = Key::Panel(0);
        let (before, then) = ("Anna is next", Then::Says("Bot B is next".to_owned()));
        let foreseen = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let ways = foreseen.ways(&Piece::new(before, Look::Plain), &Shows::all(key));
        let ways: Vec<&str> = ways.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(ways[..2], ["Anna ⇒ Bot B is next", "⇒ Bot B is next"]);
        assert_eq!(ways[2..4], ["Anna⇒Bot B is next", "⇒Bot B is next"]);
    }

    #[test]
    fn no_way_says_less_than_what_would_come() {
        for (before, after) in [("King", "Peasant, King"), ("–", "2: W1"), ("2: –", "2: W1 +1")]
        {
            let ways = ways(before, after);
            assert!(ways.iter().all(|way| !way.ends_with([',', '⇒'])), "{ways:?}");
            let old = format!("⇒{}", &after[..after.find(' ').unwrap_or(after.len())]);
            assert!(before != "King" || !ways.contains(&old), "{ways:?}");
        }
    }

    #[test]
    fn what_is_wrapped_is_told_where_it_stands() {
        let key = Key::Cell(0, 0, 0);
        let (before, then) =
            ("Lost Soul: 0 of 6 dice", Then::Says("Lost Soul: 1 of 6 dice".into()));
        let foreseen = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let part = |text: &str, from| {
            let shows = Shows { from, ..Shows::all(key) };
            foreseen.ways(&Piece::new(text, Look::Plain), &shows).into_iter().next()
        };
        assert_eq!(part("Lost Soul:", 0), None);
        // What differs stands in both, so neither can say it.
        let then = Then::Says("Saved Soul: 1 of 6 dice".into());
        let other = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let ways = other.ways(&Piece::new("Lost Soul:", Look::Plain), &Shows::all(key));
        assert_eq!(ways, Vec::new());
        assert_eq!(part("0 of 6 dice", 2), Some((0, "0⇒1 of 6 dice".to_owned())));
    }

    #[test]
    fn it_stands_where_there_is_room() {
        let ways = || vec![(0, "14⇒18".to_owned()), (1, "⇒18".to_owned()), (0, "18".to_owned())];
        assert_eq!(place(ways(), 4, 2..12), Some((4, "14⇒18".to_owned())));
        assert_eq!(place(ways(), 4, 2..7), Some((2, "14⇒18".to_owned())));
        assert_eq!(place(ways(), 4, 3..7), Some((3, "⇒18".to_owned())));
        assert_eq!(place(ways(), 4, 4..6), Some((4, "18".to_owned())));
        assert_eq!(place(ways(), 4, 4..5), None);
    }
}
