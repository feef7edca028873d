//! A new event, choice or step must be met by the compiler at every place it concerns: no arm `_`
//! in a match over these enums.

use super::{code, files, shown};

/// The enums that recipes add variants to.
const WATCHED: [&str; 17] = [
    "Event",
    "Choice",
    "Step",
    "Verb",
    "Question",
    "Interlude",
    "Pending",
    "Window",
    "Prompt",
    "Phase",
    "Chance",
    "Audience",
    "MonsterEvent",
    "MonsterChoice",
    "MonsterPrompt",
    "MonsterStep",
    "MonsterChance",
];

/// The rooms of rules.
const ROOMS: [&str; 3] = ["engine/roll_player", "engine/rattus", "engine/effects"];

#[test]
fn no_arm_swallows_what_is_added() {
    let mut found = Vec::new();
    for room in ROOMS {
        for path in files(&format!("{room}/src"), "rs") {
            for (line, watched) in wild_arms(&code(&path)) {
                found.push(format!("{}:{line}: an arm `_` over {watched}", shown(&path)));
            }
        }
    }
    assert!(found.is_empty(), "name the variants that are meant:\n{}", found.join("\n"));
}

/// The lines of arms `_` (or `_ if …`) in matches whose other arms name a watched enum.
///
/// The code is formatted by rustfmt: a match ends with a brace in the column of its first line,
/// its arms stand four columns further in.
fn wild_arms(code: &str) -> Vec<(usize, &'static str)> {
    let lines: Vec<&str> = code.lines().collect();
    let mut owner = "";
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if let Some(rest) = line.strip_prefix("impl") {
            owner = implementing(rest);
        }
        if !opens_match(line) {
            continue;
        }
        let column = indent(line);
        let body = lines[at + 1..].iter().enumerate();
        let body = body.take_while(|(_, line)| line.is_empty() || indent(line) > column);
        let arms: Vec<(usize, &str)> = body
            .filter(|(_, line)| indent(line) == column + 4)
            .map(|(offset, line)| (at + 2 + offset, line.trim_start()))
            .collect();
        let named = WATCHED.iter().find(|name| {
            let names = |(_, arm): &(usize, &str)| {
                let pattern = arm.split(" => ").next().unwrap_or(arm);
                names(pattern, name) || (owner == **name && names(pattern, "Self"))
            };
            arms.iter().any(names)
        });
        if let Some(name) = named {
            let wild = arms.iter().filter(|(_, arm)| arm.starts_with("_ "));
            found.extend(wild.map(|(line, _)| (*line, *name)));
        }
    }
    found
}

/// The type that an `impl` is about.
fn implementing(rest: &str) -> &str {
    let rest = rest.split(" for ").last().unwrap_or(rest).trim_start();
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &rest[..end.unwrap_or(rest.len())]
}

fn opens_match(line: &str) -> bool {
    let words = line.trim_start();
    line.ends_with('{') && (words.starts_with("match ") || words.contains(" match "))
}

/// Whether a pattern names a variant of an enum.
fn names(pattern: &str, name: &str) -> bool {
    let path = format!("{name}::");
    let found = pattern.find(&path);
    found.is_some_and(|at| !pattern[..at].ends_with(|letter: char| letter.is_alphanumeric()))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[test]
fn such_an_arm_is_found() {
    let code = "impl Event {\n    fn a(self) {\n        match self {\n            Self::A => 1,\n            \
                _ => 2,\n        }\n    }\n}\nfn b() {\n    match (state, step) {\n        \
                (_, Step::A) if x => {\n            1\n        }\n        _ if y => {}\n    }\n    \
                match 1 {\n        1 => Event::A,\n        _ => Event::B,\n    }\n}\n";
    assert_eq!(wild_arms(code), [(5, "Event"), (14, "Step")]);
}
