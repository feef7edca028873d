//! Rulings that say the same as another of their pack, and titles that another one of the file has.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use diag::{Diagnostic, Place};
use play::Record;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut known: BTreeMap<(&str, String), Place> = BTreeMap::new();
    for (ruling, read) in look.rulings.iter().zip(look.records) {
        out.extend(titles(&read.0));
        for record in &read.0 {
            let place = place(record);
            match known.entry((ruling.pack.as_str(), said(record))) {
                Entry::Occupied(first) => {
                    let message = "this ruling is equal to another one";
                    out.push(
                        Diagnostic::warning(codes::DOUBLED_RULING, message, place)
                            .label(first.get().clone(), "first here")
                            .help("remove one of them, or change what it tests"),
                    );
                }
                Entry::Vacant(first) => {
                    first.insert(place);
                }
            }
        }
    }
}

/// Rulings with the title of an earlier one that says something else. `test` names failures by it.
fn titles(records: &[Record]) -> impl Iterator<Item = Diagnostic> {
    let mut known: BTreeMap<&str, &Record> = BTreeMap::new();
    records.iter().filter_map(move |record| {
        let title = record.title.as_ref()?.text.as_str();
        let first = *known.entry(title).or_insert(record);
        (place(first) != place(record) && said(first) != said(record)).then(|| {
            let message = "this ruling has the title of another one";
            Diagnostic::warning(codes::DOUBLED_RULING, message, place(record))
                .label(place(first), "first here")
                .help("say in the title what only this one shows")
        })
    })
}

/// What a ruling says, but for its title and the paragraphs that it names.
fn said(record: &Record) -> String {
    Record { title: None, rules: Vec::new(), ..record.clone() }.write()
}

fn place(record: &Record) -> Place {
    let title = record.title.as_ref();
    title.map_or_else(|| record.source.top(), |title| record.source.place(title.span.clone()))
}
