//! The result of the focused offer, drawn where it would happen: the new text of a cell next to the
//! present one, or in its place.

use std::ops::Range;

use page::width;
use view::{Difference, Position, View, common};

use crate::canvas::{Key, Look, Piece, Shows};

/// Comes before a future text, and after one that would disappear.
pub const ARROW: &str = "⇒";

/// A cell whose text would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    key: Key,
    before: String,
    then: Then,
    /// Names that must not be split.
    whole: Vec<String>,
}

/// The change of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Then {
    /// A new text.
    Says(String),
    /// It would disappear, possibly with its whole row.
    Gone,
}

impl Foreseen {
    /// The changes with a place in a view.
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
                let first = cells.filter(|(_, cell)| !cell.text.is_empty()).take(1);
                let gone = |(column, cell): (usize, &view::Cell)| Self {
                    key: Key::Cell(no, row, column),
                    before: cell.text.clone(),
                    then: Then::Gone,
                    whole: Vec::new(),
                };
                first.map(gone).collect()
            }
        }
    }

    /// A new text of a cell.
    #[cfg(test)]
    pub fn of_cell(key: Key, before: &str, after: &str) -> Self {
        let then = Then::Says(after.to_owned());
        Self { key, before: before.to_owned(), then, whole: Vec::new() }
    }

    /// Whether it belongs to the text of a piece.
    pub fn is_of(&self, shows: &Shows) -> bool {
        self.key == shows.key
    }

    /// The possible texts for a piece, most informative first, with the number of columns by which
    /// each begins earlier. Each contains the sign, so that a future text is never mistaken for a
    /// present one. Empty if the difference is in another part of the cell, or in several.
    pub fn ways(&self, piece: &Piece, shows: &Shows) -> Vec<(usize, String)> {
        let text = &piece.text;
        let after = match &self.then {
            Then::Says(after) => after,
            Then::Gone => return vec![(0, format!("{text}{ARROW}"))],
        };
        if self.before.is_empty() {
            return vec![(usize::MAX, format!("{}{ARROW}{after}", shows.head))];
        }
        let before = format!("{}{}", shows.head, self.before);
        let after = format!("{}{after}", shows.head);
        let titled = matches!(self.key, Key::Panel(_));
        let mut ways = Vec::new();
        if shows.from == 0 && *text == before {
            ways.extend(self.by_facts(&before, &after));
            ways.extend(self.by_names(&before, &after));
            ways.extend(self.by_names_gone(&before, &after));
        }
        let parts = differing(&before, &after, &self.whole);
        let listed = listed(&before, &after, &parts);
        for (old, new) in listed.into_iter().chain([parts]) {
            let words: Vec<Range<usize>> = words(text).collect();
            let here = shows.from..shows.from + words.len();
            let inside = !old.is_empty() || old.start > here.start || here.start == 0;
            if !inside || old.start < here.start || old.end > here.end {
                continue;
            }
            let (first, last) = (old.start - here.start, old.end - here.start);
            let start = words.get(first).map_or(text.len(), |word| word.start);
            let end = if first == last { start } else { words[last - 1].end };
            let new = &after[new];
            // In a title, several words are separated from the sign by spaces, if there is room.
            if titled && !new.is_empty() && (last > first + 1 || first < last && new.contains(' '))
            {
                ways.extend(told(text, start..end, new, &format!(" {ARROW} ")));
            }
            ways.extend(told(text, start..end, new, ARROW));
        }
        if shows.from == 0 && *text == before {
            ways.push((0, format!("{ARROW}{after}")));
        }
        // If nothing fits, nothing is shown, because a part would say something else.
        ways
    }

    /// For a text of several facts: each changed fact next to its present form.
    fn by_facts(&self, before: &str, after: &str) -> Option<(usize, String)> {
        let (old, new) = (before.split(FACTS), after.split(FACTS));
        let others = old.clone().zip(new.clone()).filter(|(old, new)| old != new).count();
        if others < 2 || old.clone().count() != new.clone().count() {
            return None;
        }
        let facts = old.zip(new).map(|(old, new)| match old == new {
            true => old.to_owned(),
            false => {
                let key = self.key;
                let then = Then::Says(new.to_owned());
                let fact = Self { key, before: old.to_owned(), then, whole: self.whole.clone() };
                let shows = Shows::all(key);
                let ways = fact.ways(&Piece::new(old, Look::Plain), &shows);
                ways.into_iter().next().map_or_else(String::new, |(_, text)| text)
            }
        });
        Some((0, facts.collect::<Vec<_>>().join(FACTS)))
    }
}

impl Foreseen {
    /// For a list that only grows: the new list, with the sign before each name that comes.
    fn by_names(&self, before: &str, after: &str) -> Option<(usize, String)> {
        let comes = |name: &&String| after.contains(*name) && !before.contains(*name);
        let new: Vec<&String> = self.whole.iter().filter(comes).collect();
        let (old, mut added) = (named_words(before), named_words(after));
        let named = new.iter().flat_map(|name| named_words(name));
        for word in old.iter().copied().chain(named) {
            added.remove(added.iter().position(|other| *other == word)?);
        }
        // One word may join the last name to the others.
        let joins = added.iter().all(|word| word.chars().all(char::is_alphabetic));
        if old.is_empty() || new.is_empty() || added.len() > 1 || !joins || before.contains('–') {
            return None;
        }
        let mark =
            |text: String, name: &&String| text.replacen(*name, &format!("{ARROW}{name}"), 1);
        Some((0, new.iter().fold(after.to_owned(), mark)))
    }

    /// For a list that only shrinks: the present list, with the sign after each name that goes.
    fn by_names_gone(&self, before: &str, after: &str) -> Option<(usize, String)> {
        let goes = |name: &&String| before.contains(*name) && !after.contains(*name);
        let gone: Vec<&String> = self.whole.iter().filter(goes).collect();
        let (mut old, stays) = (named_words(before), named_words(after));
        let named = gone.iter().flat_map(|name| named_words(name));
        for word in stays.iter().copied().chain(named) {
            old.remove(old.iter().position(|other| *other == word)?);
        }
        // One word may have joined the last name to the others.
        let joins = old.iter().all(|word| word.chars().all(char::is_alphabetic));
        if stays.is_empty() || gone.is_empty() || old.len() > 1 || !joins {
            return None;
        }
        let mark =
            |text: String, name: &&String| text.replacen(*name, &format!("{name}{ARROW}"), 1);
        Some((0, gone.iter().fold(before.to_owned(), mark)))
    }
}

/// The words of a text with letters or digits, without the signs after them.
fn named_words(text: &str) -> Vec<&str> {
    let bare = |word| str::trim_end_matches(word, [',', ';']);
    let words = text.split_whitespace().map(bare);
    words.filter(|word| word.contains(char::is_alphanumeric)).collect()
}

/// Separator between the facts of a line.
const FACTS: &str = " · ";

/// A text with the new form of a part next to it, and then in its place.
fn told(text: &str, part: Range<usize>, then: &str, sign: &str) -> Vec<(usize, String)> {
    let (left, now, right) = (&text[..part.start], &text[part.clone()], &text[part.end..]);
    let (left, right) = match now.is_empty() {
        // Words inserted between others are separated from them.
        true if right.is_empty() => (format!("{left} "), String::new()),
        true => (left.to_owned(), format!(" {right}")),
        false => (left.to_owned(), right.to_owned()),
    };
    // A sign that goes, such as that of a price, leaves the rest as the new text.
    let signs = |text: &str| !text.contains(char::is_alphanumeric);
    if then.is_empty() && !now.is_empty() && signs(now) && !signs(&left) {
        return vec![(width(ARROW), format!("{ARROW}{}{right}", left.trim_end()))];
    }
    // The separator from the rest comes after both.
    let now = if then.is_empty() { now } else { now.trim_end_matches([',', ';']) };
    let mut ways = vec![(0, format!("{left}{now}{sign}{then}{right}"))];
    if !then.is_empty() && !now.is_empty() {
        let sign = sign.trim_start();
        let out = if left.is_empty() { width(sign) } else { 0 };
        ways.push((out, format!("{left}{sign}{then}{right}")));
    }
    ways
}

/// The differing parts of two lists, as words of one and bytes of the other. The whole lists, if an
/// item is inserted or removed in the middle.
fn listed(
    before: &str,
    after: &str,
    (old, new): &(Range<usize>, Range<usize>),
) -> Option<(Range<usize>, Range<usize>)> {
    let all: Vec<Range<usize>> = words(before).collect();
    let now = all.get(old.clone()).map_or("", |part| match part {
        [] => "",
        [one, ..] => &before[one.start..part[part.len() - 1].end],
    });
    let parts = |text: &str| text.trim_end_matches(',').contains(',');
    let alone = now.is_empty() || new.is_empty();
    let comma = |text: &str| text.contains(',') && text.contains(char::is_alphanumeric);
    let is_list = if alone {
        comma(now) || comma(&after[new.clone()])
    } else {
        parts(now) || parts(&after[new.clone()])
    };
    if !is_list {
        return None;
    }
    let names = |text: &str, words: &[Range<usize>]| {
        let name = words.iter().rposition(|word| text[word.clone()].ends_with(':'));
        name.map_or(0, |name| name + 1)
    };
    let then: Vec<Range<usize>> = words(after).collect();
    let (first, from) = (names(before, &all), names(after, &then));
    let start = then.get(from)?.start;
    // The text before the list must stay unchanged.
    let is_named = all[..first].len() == from && old.start >= first;
    (is_named && first < all.len()).then_some((first..all.len(), start..after.len()))
}

/// The ranges of the words of a text.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

/// The words of a text that differ in another text, by index, and their bytes there.
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

    fn ways(before: &str, after: &str) -> Vec<String> {
        let key = Key::Cell(0, 0, 0);
        let then = Then::Says(after.to_owned());
        let foreseen = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let ways = foreseen.ways(&Piece::new(before, Look::Plain), &Shows::all(key));
        ways.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn what_differs_is_told_in_its_place_or_instead() {
        assert_eq!(ways("7 gold", "5 gold")[..2], ["7⇒5 gold", "⇒5 gold"]);
        assert_eq!(ways("= 2", "= −2")[..2], ["= 2⇒−2", "= ⇒−2"]);
        assert_eq!(ways("·", "P1")[..2], ["·⇒P1", "⇒P1"]);
        assert_eq!(ways("16–17 ★2", "16–17✗★2")[1], "⇒16–17✗★2");
        assert_eq!(ways("Tools: Axe", "Tools: Axe, Bow")[0], "Tools: Axe⇒Axe, Bow");
        assert_eq!(ways("two are here", "two more are here")[0], "two ⇒more are here");
        assert_eq!(ways("two are here", "two here")[0], "two are⇒ here");
        assert_eq!(ways("", "†"), ["⇒†"]);
        assert_eq!(ways("2: +1 gold", "2: B4 +1 gold")[0], "2: ⇒B4 +1 gold");
        assert_eq!(ways("3 gold", "3 gold ✗")[0], "3 gold ⇒✗");
        assert_eq!(ways("3 gold ✗", "3 gold")[0], "⇒3 gold");
    }

    #[test]
    fn an_item_that_comes_or_goes_is_told_with_its_list() {
        assert_eq!(ways("King", "Peasant, King")[0], "King⇒Peasant, King");
        assert_eq!(ways("Paysan, Roi", "Roi")[0], "Paysan, Roi⇒Roi");
        assert_eq!(
            ways("Tools: Axe and Wand", "Tools: Axe, Spear and Wand")[0],
            "Tools: Axe and Wand⇒Axe, Spear and Wand"
        );
        assert_eq!(ways("evil, ★1", "good, ★1")[0], "evil⇒good, ★1");
        // The text before an apparent list differs as well.
        let (before, after) = ("1 die: 3.5 on average, 2%", "2 dice: 7.0 on average, 28%");
        assert_eq!(ways(before, after)[1], "⇒2 dice: 7.0 on average, 28%");
    }

    #[test]
    fn a_name_that_comes_has_the_sign() {
        let key = Key::Cell(0, 0, 0);
        let told = |before: &str, after: &str, names: &[&str]| {
            let whole = names.iter().map(|name| (*name).to_owned()).collect();
            let then = Then::Says(after.to_owned());
            let foreseen = Foreseen { key, before: before.to_owned(), then, whole };
            let ways = foreseen.ways(&Piece::new(before, Look::Plain), &Shows::all(key));
            ways[0].1.clone()
        };
        assert_eq!(told("Tools: Axe", "Tools: Axe and Bow", &["Bow"]), "Tools: Axe and ⇒Bow");
        assert_eq!(
            told("Tools: Axe and Old Saw", "Tools: Axe, Old Saw and Wand", &["Old Saw", "Wand"]),
            "Tools: Axe, Old Saw and ⇒Wand"
        );
        assert_eq!(told("King", "Peasant, King", &["Peasant"]), "⇒Peasant, King");
        assert_eq!(told("Tools: Axe and Bow", "Tools: Bow", &["Axe"]), "Tools: Axe⇒ and Bow");
        assert_eq!(
            told("Axe, Old Saw and Wand", "Axe and Wand", &["Old Saw"]),
            "Axe, Old Saw⇒ and Wand"
        );
        // Something else changes as well.
        assert_eq!(
            told("Axe and 2 Saws", "Axe, Bow and 3 Saws", &["Bow"]),
            "Axe and 2 Saws⇒Axe, Bow and 3 Saws"
        );
    }

    #[test]
    fn of_several_facts_each_is_told_for_itself() {
        let (before, after) = ("Anna’s turn · beads: 18", "Bot B’s turn · beads: 17");
        assert_eq!(ways(before, after)[0], "Anna’s⇒Bot B’s turn · beads: 18⇒17");
        let after = "Anna’s turn · beads: 17";
        assert_eq!(ways(before, after)[0], "Anna’s turn · beads: 18⇒17");
    }

    #[test]
    fn what_would_come_is_never_told_as_what_is() {
        let texts = [("7 gold", "5 gold"), ("", "†"), ("King", "Peasant, King"), ("a b", "c d")];
        for (before, after) in texts {
            let ways = ways(before, after);
            assert!(ways.iter().all(|way| way.contains(ARROW)), "{ways:?}");
        }
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
        // The difference is in both pieces, so neither can show it.
        let then = Then::Says("Saved Soul: 1 of 6 dice".into());
        let other = Foreseen { key, before: before.to_owned(), then, whole: Vec::new() };
        let ways = other.ways(&Piece::new("Lost Soul:", Look::Plain), &Shows::all(key));
        assert_eq!(ways, Vec::new());
        assert_eq!(part("0 of 6 dice", 2), Some((0, "0⇒1 of 6 dice".to_owned())));
    }
}
