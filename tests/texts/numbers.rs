//! Every number of every rulebook is the number of the table that it describes.
//!
//! The expected numbers come from elsewhere than the rulebook's own: from the files of editions,
//! expansions and cards, and from the set-up as it is played. A number that nothing here expects fails.

mod played;
mod rattus;
mod roll_player;

use std::collections::BTreeMap;

use engine::{Opened, SHELF, Shelved};
use play::rulebook::{Grid, Part};
use play::{Arg, Chapter, Message, Setup};
use toml_edit::{DocumentMut, Item};

use crate::support::{built_in_with, expansions, root};

/// What the rulebook of a table must say.
trait Expected {
    /// The number that an argument of a message has; none if no rule says one.
    fn number(&self, id: &str, arg: &str) -> Option<i64>;

    /// The number in a cell of a table: the chapter, the ids that name its column and its row (the
    /// first cell, a number or an id).
    fn cell(&self, chapter: &str, column: &str, row: &str) -> Option<i64>;
}

/// Packs, options and seats with which rulebooks are read.
fn ways(game: &dyn Shelved) -> Vec<Vec<String>> {
    let each = expansions(game.id());
    let all = if each.len() > 1 { vec![each.clone()] } else { Vec::new() };
    let each = each.into_iter().map(|pack| vec![pack]);
    std::iter::once(Vec::new()).chain(each).chain(all).collect()
}

/// Each number of seats with no option, then each value of each option with two seats and alone.
fn setups(opened: &dyn Opened) -> Vec<Setup> {
    let seats: Vec<u8> = opened.seats().collect();
    let bare = seats.iter().map(|seats| Setup::seats(*seats));
    let options = opened.options();
    let each = options.iter().filter(|option| !option.seat);
    let each = each.flat_map(|option| option.values.iter().map(move |value| (option.name, value)));
    let few: Vec<u8> = seats.iter().copied().take(2).collect();
    let chosen = each.flat_map(|(name, value)| {
        few.clone().into_iter().map(move |seats| Setup::seats(seats).with(name, value))
    });
    bare.chain(chosen).collect()
}

/// What names a cell: its number, or its id.
fn name(cell: &Message) -> String {
    let words = cell.args.iter().map(|(_, arg)| match arg {
        Arg::Int(n) | Arg::Numbered(_, n) => n.to_string(),
        Arg::Word(word) => word.word.to_string(),
        Arg::Seat(_) | Arg::Group(_) | Arg::List(_) => String::new(),
    });
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    match cell.id.as_str() {
        "number" | "least" => words.concat(),
        id if words.is_empty() => id.to_owned(),
        id => format!("{id} {}", words.join(" ")),
    }
}

/// The whole numbers of a message, by argument.
fn numbers(message: &Message) -> Vec<(&str, i64)> {
    let of = |arg: &Arg| match arg {
        Arg::Int(n) => Some(*n),
        Arg::Numbered(..) | Arg::Word(_) | Arg::Seat(_) | Arg::Group(_) | Arg::List(_) => None,
    };
    message.args.iter().filter_map(|(name, arg)| Some((name.as_ref(), of(arg)?))).collect()
}

/// Compares the numbers of a message with what is expected; returns how many there are.
fn compare_message(message: &Message, expected: &dyn Expected, place: &str) -> usize {
    let all = numbers(message);
    for (arg, is) in &all {
        let wanted = expected.number(&message.id, arg);
        assert_eq!(Some(*is), wanted, "{place}: {} ${arg}", message.id);
    }
    all.len()
}

/// Compares a chapter with what is expected; returns how many numbers it has.
fn compare(chapter: &Chapter, expected: &dyn Expected, place: &str) -> usize {
    let parts = chapter.parts.iter().map(|part| match part {
        Part::Says(_) | Part::Steps(_) => {
            let messages = part.messages().into_iter();
            messages.map(|message| compare_message(message, expected, place)).sum::<usize>()
        }
        Part::Table(grid) => compare_table(grid, chapter, expected, place),
        Part::Cards(_) | Part::Example(_) => 0,
    });
    compare_message(&chapter.lead, expected, place) + parts.sum::<usize>()
}

/// Compares the cells of a table; returns how many numbers it has.
fn compare_table(grid: &Grid, chapter: &Chapter, expected: &dyn Expected, place: &str) -> usize {
    // A legend shows samples.
    if chapter.lead.id == play::rulebook::SIGNS {
        return 0;
    }
    let mut compared = 0;
    for row in &grid.rows {
        let first = name(&row[0]);
        for (column, cell) in grid.columns.iter().zip(row) {
            let (chapter, column) = (&chapter.lead.id, name(column));
            let is = numbers(cell).first().map(|(_, n)| *n);
            let wanted = expected.cell(chapter, &column, &first);
            assert_eq!(is, wanted, "{place}: {chapter}, {column} of {first}");
            compared += usize::from(is.is_some());
        }
    }
    compared
}

/// A TOML file of the built-in packs.
fn file(path: &str) -> Item {
    let text = std::fs::read_to_string(root().join("cards").join(path));
    let text = text.unwrap_or_else(|error| panic!("{path}: {error}"));
    let document: DocumentMut = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    document.as_item().clone()
}

/// A whole number of a file, by keys from the outside in.
fn int(file: &Item, keys: &[&str]) -> i64 {
    let found = keys.iter().try_fold(file, |item, key| item.get(*key));
    found.and_then(Item::as_integer).unwrap_or_else(|| panic!("no {keys:?}"))
}

/// A list of whole numbers of a file.
fn ints(file: &Item, key: &str) -> Vec<i64> {
    let list = file.get(key).and_then(Item::as_array).unwrap_or_else(|| panic!("no {key}"));
    list.iter().map(|n| n.as_integer().expect("a number")).collect()
}

#[test]
fn every_number_of_a_rulebook_is_that_of_its_table() {
    for game in SHELF {
        let mut compared: BTreeMap<String, usize> = BTreeMap::new();
        for with in ways(*game) {
            let opened = built_in_with(*game, &with);
            for setup in setups(&*opened) {
                let place = format!("{} {with:?} {setup:?}", game.id());
                let table = opened.table(setup.clone(), 1).expect("a set-up of the game");
                let expected: Box<dyn Expected> = match game.id() {
                    "rattus" => Box::new(rattus::Rules::of(&setup)),
                    "roll_player" => Box::new(roll_player::Rules::of(&*opened, &setup, &with)),
                    other => panic!("the rulebook of {other} is compared with nothing"),
                };
                for chapter in table.rules() {
                    *compared.entry(chapter.lead.id.clone()).or_default() +=
                        compare(&chapter, &*expected, &place);
                }
            }
        }
        let all: usize = compared.values().sum();
        assert!(all > 500 && compared.len() > 10, "{}: {compared:?}", game.id());
    }
}
