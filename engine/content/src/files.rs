//! Access to the files of packs.

use std::collections::BTreeSet;

use diag::Source;
use toml::de::{DeTable, DeValue};

use crate::Library;
use crate::library::Loaded;

impl Library {
    /// The paths of a pack's files, relative to it, sorted.
    pub fn paths(&self, pack: &str) -> impl Iterator<Item = &str> {
        self.loaded(pack).into_iter().flat_map(|loaded| &loaded.paths).map(String::as_str)
    }

    /// The texts of a pack's files with wanted paths. Files that are not texts are skipped.
    pub fn texts(&self, pack: &str, wanted: impl Fn(&str) -> bool) -> Vec<Source> {
        let Some(loaded) = self.loaded(pack) else { return Vec::new() };
        let paths = loaded.paths.iter().filter(|path| wanted(path));
        // The loader reports files that cannot be read.
        paths.filter_map(|path| loaded.text(path, &mut Vec::new())).collect()
    }

    pub(crate) fn loaded(&self, pack: &str) -> Option<&Loaded> {
        self.packs.iter().find(|loaded| loaded.pack.id == pack)
    }
}

/// The keys in a TOML text as paths: `cost`, `goals/str/stars`, `rewards/[]/from`. For invalid
/// TOML, the readable ones.
///
/// ```
/// let source = diag::Source::new("tool/lamp.toml", "dots = 1\nrewards = [{ from = 1 }]\n");
/// let keys: Vec<String> = content::outline(&source).into_iter().collect();
/// assert_eq!(keys, ["dots", "rewards", "rewards/[]/from"]);
/// ```
pub fn outline(source: &Source) -> BTreeSet<String> {
    let (table, _) = DeTable::parse_recoverable(source.text());
    let mut keys = BTreeSet::new();
    of_table(table.get_ref(), "", &mut keys);
    keys
}

fn of_table(table: &DeTable<'_>, before: &str, keys: &mut BTreeSet<String>) {
    for (key, value) in table.iter() {
        let path = format!("{before}{}", key.get_ref());
        of_value(value.get_ref(), &path, keys);
        keys.insert(path);
    }
}

fn of_value(value: &DeValue<'_>, path: &str, keys: &mut BTreeSet<String>) {
    match value {
        DeValue::Table(table) => of_table(table, &format!("{path}/"), keys),
        DeValue::Array(list) => {
            let path = format!("{path}/[]");
            list.iter().for_each(|entry| of_value(entry.get_ref(), &path, keys));
        }
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => {}
    }
}
