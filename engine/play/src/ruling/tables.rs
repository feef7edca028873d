//! One ruling for several tables: `edition first second`, `seats 2 3 4`.

use diag::Diagnostic;

use crate::game::Game;
use crate::record::{HeadEntry, Record};

/// A ruling is run at so many tables at most: where its head names more, what would make them more is
/// left as it is written, and no table can be set.
const MOST: usize = 64;

/// A ruling at one of its tables.
pub(super) struct AtTable {
    /// The ruling, with one value for each thing that takes one.
    pub record: Record,
    /// What was chosen for this table where the ruling names several: `edition first`.
    chosen: Vec<String>,
}

impl AtTable {
    /// Says at which of several tables something was found.
    pub fn note(&self, finding: &mut Diagnostic) {
        if !self.chosen.is_empty() && finding.note.is_none() {
            finding.note = Some(format!("at the table with {}", self.chosen.join(", ")));
        }
    }
}

/// The tables that a ruling is for: one for each way to choose where its head names several values
/// of what takes one.
pub(super) fn of<G: Game>(game: &G, record: &Record) -> Vec<AtTable> {
    let options = game.options();
    let takes_one = |entry: &&HeadEntry| {
        let option = options.iter().find(|option| option.name == entry.key);
        entry.key == "seats" || option.is_some_and(|option| !option.several)
    };
    let mut tables = vec![AtTable { record: record.clone(), chosen: Vec::new() }];
    for entry in record.head.entries().iter().filter(takes_one) {
        let values: Vec<_> = entry.value.split(' ').collect();
        if values.len() < 2 || tables.len() * values.len() > MOST {
            continue;
        }
        let with = |table: &AtTable, value: &str| {
            let mut table = AtTable { record: table.record.clone(), chosen: table.chosen.clone() };
            table.record.head.replace(HeadEntry { value: value.to_owned(), ..entry.clone() });
            table.chosen.push(format!("{} {value}", entry.key));
            table
        };
        let all = tables.iter().flat_map(|table| values.iter().map(|value| with(table, value)));
        tables = all.collect();
    }
    tables
}
