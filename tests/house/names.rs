//! A name of a type means one thing.

use std::collections::BTreeMap;

use super::{code, files, shown};

/// So many of a hundred types may share their name with two others at most: each phase of a game has its
/// `Step`, each game its `State`.
const MOST_SHARED: usize = 8;

/// The name of the type that a line declares outside of modules and functions.
fn declared(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(behind) => behind.trim_start_matches(|c| c != ' ').trim_start(),
        None => line,
    };
    let kinds = ["struct ", "enum ", "trait ", "type ", "union "];
    let name = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    let end = name.find(|c: char| !c.is_alphanumeric());
    Some(&name[..end.unwrap_or(name.len())])
}

#[test]
fn few_types_share_their_name_with_two_others() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for folder in ["engine", "tools"] {
        let paths = files(folder, "rs").into_iter();
        for path in paths.filter(|path| !path.iter().any(|part| part == "tests")) {
            let code = code(&path);
            for name in code.lines().filter_map(declared) {
                places.entry(name.to_owned()).or_default().push(shown(&path));
            }
        }
    }
    let all: usize = places.values().map(Vec::len).sum();
    let shared = places.iter().filter(|(_, places)| places.len() > 2);
    let shared: Vec<String> = shared
        .flat_map(|(name, places)| places.iter().map(move |at| format!("{name}: {at}")))
        .collect();
    assert!(
        shared.len() * 100 <= all * MOST_SHARED,
        "{} of {all} types share their name with two others: name them by what they are\n{}",
        shared.len(),
        shared.join("\n")
    );
}
