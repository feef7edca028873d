//! The house keeps its shape: layers, words and sizes. The laws are told in ARCHITECTURE.md.

mod arms;
mod doors;
mod examples;
mod layers;
mod names;
mod sizes;
mod voice;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Nouns of the games, which the shared rooms must not know; nor do they know the games' names.
const NOUNS: [&str; 23] = [
    "adventure",
    "alignment",
    "armor",
    "backstory",
    "charisma",
    "cube",
    "cubes",
    "fiend",
    "gallia",
    "hunt",
    "initiative",
    "longsword",
    "mercenary",
    "minion",
    "monster",
    "plague",
    "rat",
    "rats",
    "ravage",
    "trophies",
    "trophy",
    "weapon",
    "witch",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files under a folder with an ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|own| own == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no .{ending} under {folder}");
    found
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().into_owned()
}

fn code(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", shown(path)))
}

#[test]
fn the_shared_rooms_know_no_game() {
    let engine = ["diag", "say_derive", "play", "content", "script", "text", "effects"];
    let engine = engine.map(|it| ("engine", it));
    let tools =
        ["desk", "luau", "page", "deeds", "sim", "lint", "view", "table"].map(|it| ("tools", it));
    for (floor, room) in engine.into_iter().chain(tools) {
        for path in files(&format!("{floor}/{room}/src"), "rs") {
            let text = code(&path).to_lowercase();
            let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
            for noun in NOUNS.into_iter().chain(engine::SHELF.iter().map(|game| game.id())) {
                let said = words.contains(noun) || (noun.len() > 5 && text.contains(noun));
                assert!(!said, "{} says “{noun}”", shown(&path));
            }
        }
    }
}

#[test]
fn the_tools_name_no_game() {
    let said = files("locales", "ftl").into_iter().filter(|path| path.ends_with("cli.ftl"));
    for path in files("tools", "rs").into_iter().chain(said) {
        let text = code(&path).to_lowercase();
        for game in engine::SHELF {
            let id = game.id();
            for name in [id.to_owned(), id.replace('_', " ")] {
                assert!(!text.contains(&name), "{} says “{name}”", shown(&path));
            }
        }
    }
}

#[test]
fn only_absorb_and_given_write_a_state() {
    // The fields of the state are private to its module; among its children only these two hold
    // `&mut self` methods, and what copies one whole state over another.
    for game in engine::SHELF {
        let game = format!("engine/{}/src", game.id());
        let folder = root().join(&game);
        let writers: Vec<_> = files(&game, "rs")
            .into_iter()
            .filter(|path| path.starts_with(folder.join("state")) || path.ends_with("src/state.rs"))
            .filter(|path| code(path).contains("&mut self"))
            .map(|path| shown(&path))
            .collect();
        let allowed = ["absorb.rs", "absorb/", "given.rs", "copied.rs"]
            .map(|name| format!("{game}/state/{name}"));
        for writer in &writers {
            assert!(allowed.iter().any(|name| writer.starts_with(name)), "{writer} writes a state");
        }
        assert!(writers.iter().any(|name| name.contains("absorb")), "nobody carries out events");
    }
}

#[test]
fn the_program_speaks_every_language() {
    for tag in ["en", "fr", "de", "nl"] {
        let folder = root().join("locales").join(tag);
        assert!(folder.join("cli.ftl").exists(), "locales/{tag}/cli.ftl");
    }
}

/// The functions of a file, each with the number of its lines. rustfmt puts the end of a function
/// into the column of its beginning.
fn function_lengths(code: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = code.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        let column = &line[..line.len() - line.trim_start().len()];
        // A function without a body ends with its signature.
        let ends = |line: &&str| {
            let rest = line.strip_prefix(column);
            rest.is_some_and(|rest| rest == "}" || rest.starts_with(')') && rest.ends_with(';'))
        };
        let short = line.ends_with(['}', ';']);
        let length = if short { Some(0) } else { lines[at..].iter().position(ends) };
        found.push((name.to_owned(), length.map_or(0, |length| length + 1)));
    }
    found
}

/// The name of the function that begins on a line.
fn function(line: &str) -> Option<&str> {
    let words = line.trim_start();
    if words.starts_with("//") {
        return None;
    }
    let (before, rest) = words.split_once("fn ")?;
    let plain = before.split_whitespace().all(|word| {
        word.starts_with("pub") || ["const", "async", "extern", "\"C\""].contains(&word)
    });
    let name = rest.split(['(', '<']).next()?;
    plain.then_some(name)
}

#[test]
fn all_that_is_printed_goes_through_one_door() {
    // Not what asks for the size of a terminal, nor what build scripts tell cargo.
    let ways = ["print!(", "println!(", "stdout()", "stderr()"];
    // On the whole screen, what comes from packs is spelled out before it is drawn.
    let doors = ["tools/cli/output.rs", "tools/table/src/terminal.rs"];
    for path in files("tools", "rs").into_iter().chain(files("engine", "rs")) {
        let name = shown(&path);
        if doors.contains(&name.as_str())
            || ["/tests/", "/benches/", "build.rs"].iter().any(|it| name.contains(it))
        {
            continue;
        }
        let text = code(&path);
        for (nth, line) in text.lines().enumerate() {
            let says = ways.iter().any(|way| line.contains(way));
            let is_code = !line.trim_start().starts_with("//");
            let asks = line.contains("terminal_size_of(") || line.contains("is_terminal()");
            assert!(!says || !is_code || asks, "{name}:{}: {}", nth + 1, line.trim());
        }
    }
}
