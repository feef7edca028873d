//! One ruling for several tables: `edition first second`, `seats 2 3 4`.

use diag::Diagnostic;

use crate::game::Game;
use crate::record::{HeadEntry, Record};
use crate::setup::SetupOption;

/// Maximum number of tables for one ruling. If the head names more, the entry that exceeds the
/// limit stays unexpanded, and setting up the table fails.
const MOST: usize = 64;

/// A ruling at one of its tables.
pub(super) struct AtTable {
    /// The ruling, with a single value for each such entry.
    pub record: Record,
    /// The values chosen for this table: `edition first`.
    chosen: Vec<String>,
}

impl AtTable {
    /// Adds to a finding at which of several tables it occurred.
    pub fn note(&self, finding: &mut Diagnostic) {
        if !self.chosen.is_empty() && finding.note.is_none() {
            finding.note = Some(format!("at the table with {}", self.chosen.join(", ")));
        }
    }
}

/// The tables of a ruling: one for each combination of the values that its head names.
pub(super) fn of<G: Game>(game: &G, record: &Record) -> Vec<AtTable> {
    let options = game.options();
    let mut tables = vec![AtTable { record: record.clone(), chosen: Vec::new() }];
    for entry in record.head.entries().iter().filter(|entry| takes_one(&options, entry)) {
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

/// Whether an entry of a head has one value at each table.
fn takes_one(options: &[SetupOption], entry: &HeadEntry) -> bool {
    let option = options.iter().find(|option| option.name == entry.key);
    entry.key == "seats" || option.is_some_and(|option| !option.several)
}

/// The position of a ruling at the first of its tables, as a record without title and steps.
pub fn position_of(record: &Record, options: &[SetupOption]) -> Record {
    let mut first = Record { title: None, rules: Vec::new(), steps: Vec::new(), ..record.clone() };
    for entry in record.head.entries().iter().filter(|entry| takes_one(options, entry)) {
        let value = entry.value.split(' ').next().unwrap_or_default().to_owned();
        first.head.replace(HeadEntry { value, ..entry.clone() });
    }
    first
}
