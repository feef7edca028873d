//! English that a reader understands at once: no listed word, no sentence that must be read twice.
//!
//! Looked at are documents, pages of codes, English texts of the program, and doc comments. What is in
//! code spans and fences is not prose.

use super::{files, root, shown};
use crate::book::unfenced;

/// Words that readers stumbled over, and what to write instead.
const WORDS: [(&str, &str); 27] = [
    ("mend", "fix"),
    ("mends", "fixes"),
    ("mended", "fixed"),
    ("mending", "fixing"),
    ("told", "shown, reported, notified"),
    ("somebody", "a player, an author, someone"),
    ("everybody", "each player"),
    ("brings", "gives, adds, scrolls to"),
    ("lies", "is on, is in"),
    ("promises", "declares"),
    ("whoever", "the player, the author, anyone who"),
    ("so many", "the number of"),
    ("so much", "the amount of"),
    ("anew", "again"),
    ("lacks", "has no, is missing"),
    ("lacked", "had no, was missing"),
    ("goes by", "depends on"),
    ("go by", "depend on"),
    ("to be had", "available"),
    ("as yet", "yet"),
    ("thereby", "so"),
    ("whereby", "where"),
    ("hereof", "of this"),
    ("whatsoever", "any"),
    ("of one's own", "your own"),
    ("of one’s own", "your own"),
    ("write it so", "suggested change"),
];

/// Openings of doc comments that repeat a neighbor instead of saying what the item is.
const OPENINGS: [&str; 3] = ["the same", "so many", "much "];

/// Files that are not looked at, each with the reason.
const ALLOWED: [(&str, &str); 1] =
    [("locales/en/effect.ftl", "a list of words that texts of cards are searched for, not prose")];

/// The most words of a sentence.
const LONGEST: usize = 30;

/// A piece of prose and where it begins.
struct Prose {
    path: String,
    line: usize,
    text: String,
}

/// The paragraphs, list items, table rows and headings of a Markdown text.
fn markdown(path: &str, text: &str) -> Vec<Prose> {
    let mut pieces: Vec<Prose> = Vec::new();
    let mut ends = true;
    for (line, number) in unfenced(text).lines().zip(1..) {
        let line = line.trim_start();
        let begins = line.starts_with(['#', '-', '*', '|', '>', '<'])
            || line.starts_with(|first: char| first.is_ascii_digit());
        let skips = line.is_empty() || line.starts_with("```");
        match pieces.last_mut() {
            _ if skips => {}
            Some(piece) if !ends && !begins => piece.text += &format!("{line} "),
            _ => {
                pieces.push(Prose { path: path.to_owned(), line: number, text: format!("{line} ") })
            }
        }
        ends = skips;
    }
    pieces
}

/// The doc comments of a Rust file, each as one text.
fn comments(path: &str, code: &str) -> Vec<Prose> {
    let mut found: Vec<Prose> = Vec::new();
    let mut last = 0;
    for (line, number) in code.lines().zip(1..) {
        let line = line.trim_start();
        let Some(text) = line.strip_prefix("///").or(line.strip_prefix("//!")) else { continue };
        match found.last_mut() {
            Some(prose) if last + 1 == number => prose.text += &format!("{text}\n"),
            _ => {
                found.push(Prose { path: path.to_owned(), line: number, text: format!("{text}\n") })
            }
        }
        last = number;
    }
    found
}

/// The English texts of a Fluent file, without their placeables.
fn messages(path: &str, text: &str) -> Vec<Prose> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    let prose = lines.filter_map(|(line, number)| {
        let words = line.split_once(" = ").map_or(line, |(_, words)| words);
        (!words.trim().is_empty()).then(|| Prose {
            path: path.to_owned(),
            line: number,
            text: words.to_owned(),
        })
    });
    prose.collect()
}

fn documents() -> Vec<Prose> {
    let own = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    let own = own.map(|name| root().join(name));
    let pages = ["engine", "tools"].into_iter().flat_map(|folder| files(folder, "md"));
    let pages = pages.filter(|path| path.components().any(|part| part.as_os_str() == "codes"));
    let all = own.into_iter().chain(files("docs/src", "md")).chain(pages);
    let read = all.flat_map(|path| {
        let text = std::fs::read_to_string(&path).expect("a text");
        markdown(&shown(&path), &text)
    });
    read.collect()
}

fn help() -> Vec<Prose> {
    let own = files("locales/en", "ftl");
    let own = own.into_iter().filter(|path| {
        path.parent() == Some(&root().join("locales/en"))
            && !ALLOWED.iter().any(|(allowed, _)| path.ends_with(allowed))
    });
    own.flat_map(|path| messages(&shown(&path), &std::fs::read_to_string(&path).expect("a text")))
        .collect()
}

fn documentation() -> Vec<Prose> {
    let code = ["engine", "tools"].into_iter().flat_map(|folder| files(folder, "rs"));
    code.flat_map(|path| comments(&shown(&path), &super::code(&path))).collect()
}

/// A text without its code spans, each of which counts as one word.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for (part, at) in text.split('`').zip(0..) {
        out += if at % 2 == 0 { part } else { "code" };
    }
    out
}

/// The words of a text, in small letters.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && !"'’-".contains(letter));
    parts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The listed words in a text, with what to write instead.
fn stumbles(text: &str) -> Vec<(&'static str, &'static str)> {
    let words = format!(" {} ", words(&plain(text)).join(" "));
    WORDS.into_iter().filter(|(word, _)| words.contains(&format!(" {word} "))).collect()
}

/// The words of the longest sentence of a text.
fn longest(text: &str) -> usize {
    let text = plain(text);
    let ends = [". ", ": ", "; ", "? ", "! ", " | ", ".\n", ":\n", ".) "];
    let mut text = text.clone();
    for end in ends {
        text = text.replace(end, "\u{0}");
    }
    text.split('\u{0}').map(|sentence| words(sentence).len()).max().unwrap_or_default()
}

#[test]
fn no_word_is_stumbled_over() {
    let mut found = Vec::new();
    for Prose { path, line, text } in documents().into_iter().chain(help()).chain(documentation()) {
        let stumbles = stumbles(&text).into_iter();
        found.extend(
            stumbles.map(|(word, instead)| format!("{path}:{line}: “{word}”: write {instead}")),
        );
    }
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found.join("\n"));
    for (path, reason) in ALLOWED {
        assert!(root().join(path).is_file(), "{path} is gone ({reason})");
    }
}

#[test]
fn sentences_are_short() {
    let comments = documentation().into_iter().flat_map(|Prose { path, line, text }| {
        let pieces = markdown(&path, &text);
        pieces.into_iter().map(move |piece| Prose { line: line + piece.line - 1, ..piece })
    });
    let long = documents().into_iter().chain(help()).chain(comments).filter_map(|prose| {
        let words = longest(&prose.text);
        (words > LONGEST).then(|| format!("{}:{}: {words} words", prose.path, prose.line))
    });
    let long: Vec<String> = long.collect();
    assert!(long.is_empty(), "over {LONGEST} words, {} places:\n{}", long.len(), long.join("\n"));
}

#[test]
fn a_doc_comment_says_what_its_item_is() {
    let idle = documentation().into_iter().filter_map(|prose| {
        let text = prose.text.trim_start().to_lowercase();
        let opening = OPENINGS.iter().find(|opening| text.starts_with(*opening))?;
        Some(format!("{}:{}: begins with “{opening}”", prose.path, prose.line))
    });
    let idle: Vec<String> = idle.collect();
    assert!(idle.is_empty(), "{} doc comments:\n{}", idle.len(), idle.join("\n"));
}

/// The hook that contributors use refuses what the style forbids.
#[test]
#[cfg(unix)]
fn the_hook_for_commits_knows_a_subject() {
    let long = format!("lint: {}", "x".repeat(70));
    let cases = [
        ("lint: name the unread file\n\nWhy.\n", true),
        ("cards, texts: say which die\n", true),
        ("Merge branch 'main'\n", true),
        ("# a comment\n\nlint: name the unread file\n", true),
        ("Less lies about in Luau\n", false),
        ("lint: name the unread file.\n", false),
        (long.as_str(), false),
    ];
    let file = std::env::temp_dir().join(format!("cardwright-subject-{}", std::process::id()));
    for (message, fine) in cases {
        std::fs::write(&file, message).expect("written");
        let mut hook = std::process::Command::new("sh");
        hook.arg(root().join("tools/hooks/commit-msg")).arg(&file);
        let ran = hook.output().expect("there is a shell");
        assert_eq!(ran.status.success(), fine, "{message}");
    }
    let _ = std::fs::remove_file(file);
}
