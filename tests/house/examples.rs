//! What a newcomer meets first is shown at work: its documentation holds an example that runs.

use super::{code, files, shown};

/// Items of the engine's rooms: the room, and what is declared there.
const SHOWN: [(&str, &str); 8] = [
    ("play", "struct Bits"),
    ("play", "struct Request"),
    ("play", "struct Message"),
    ("play", "struct Session"),
    ("play", "struct Record"),
    ("content", "struct Library"),
    ("text", "struct Locales"),
    ("script", "struct Binder"),
];

#[test]
fn first_things_have_an_example() {
    let mut plain = Vec::new();
    for (room, item) in SHOWN {
        let declared = files(&format!("engine/{room}/src"), "rs").into_iter().find_map(|path| {
            let code = code(&path);
            let found = documentation(&code, item)?;
            Some((shown(&path), found))
        });
        let (path, text) = declared.unwrap_or_else(|| panic!("engine/{room} has no {item}"));
        if !text.contains("```\n") {
            plain.push(format!("{path}: {item}"));
        }
    }
    assert!(plain.is_empty(), "add an example that `cargo test --doc` runs:\n{}", plain.join("\n"));
}

/// The documentation of a public item.
fn documentation(code: &str, item: &str) -> Option<String> {
    let lines: Vec<&str> = code.lines().collect();
    let at = lines.iter().position(|line| {
        let rest = line.strip_prefix("pub ").and_then(|rest| rest.strip_prefix(item));
        rest.is_some_and(|rest| rest.starts_with([' ', '<', '(', ';']))
    })?;
    let above = lines[..at].iter().rev();
    let own = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
    let text: Vec<&str> = own.filter_map(|line| line.strip_prefix("///")).map(str::trim).collect();
    let text: Vec<&str> = text.into_iter().rev().collect();
    Some(text.join("\n") + "\n")
}
