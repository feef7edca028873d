//! README and book are true: files that a page shows are sound, its commands are run as printed, its
//! links lead somewhere, and reference pages are those of the program.

mod links;
mod reference;
mod runs;

use std::fs;

use diag::Files;

use crate::cli::root;
use crate::support::tree;

/// The folder of the book's pages.
const PAGES: &str = "docs/src";

/// A page as a reader sees it.
pub struct Page {
    /// Its path from the root of the project.
    pub path: String,
    /// The text as it is written.
    pub text: String,
}

/// A fenced block of a page.
pub struct Fence<'p> {
    /// The word after the fence.
    pub language: &'p str,
    /// The path on the line above, if that line is a path and nothing else. Readers see it too: what
    /// follows the word after a fence is not shown.
    pub path: Option<&'p str>,
    /// The lines inside, each with its end.
    pub text: &'p str,
}

impl Page {
    /// The page at a path from the root of the project.
    pub fn read(path: &str) -> Self {
        let text = fs::read_to_string(root().join(path));
        let text = text.unwrap_or_else(|error| panic!("{path}: {error}"));
        Self { path: path.to_owned(), text }
    }

    /// The text with the files that it includes. Included pages include nothing.
    pub fn whole(&self) -> String {
        let folder = root().join(&self.path).parent().expect("a file").to_owned();
        let mut whole = String::new();
        let mut rest = self.text.as_str();
        while let Some((before, after)) = rest.split_once("{{#include ") {
            let (path, after) = after.split_once("}}").expect("an include ends");
            let included = fs::read_to_string(folder.join(path.trim()));
            whole.push_str(before);
            whole.push_str(&included.unwrap_or_else(|error| {
                panic!("{} includes {path}, which cannot be read: {error}", self.path)
            }));
            rest = after;
        }
        whole + rest
    }
}

/// The fenced blocks of a text, and where the text of each begins.
pub fn fences(text: &str) -> Vec<(Fence<'_>, usize)> {
    let mut found = Vec::new();
    let (mut open, mut at) = (None, 0);
    let mut above = None;
    for line in text.split_inclusive('\n') {
        let begin = at;
        at += line.len();
        // In a list, a fence is indented.
        let line = line.trim();
        let ticks = line.len() - line.trim_start_matches('`').len();
        match open {
            None if ticks >= 3 => open = Some((ticks, line[ticks..].trim(), at)),
            None if line.is_empty() => {}
            None => above = file_line(line),
            Some((more, language, start)) if ticks >= more && line.len() == ticks => {
                let path = above.take();
                found.push((Fence { language, path, text: &text[start..begin] }, start));
                open = None;
            }
            Some(_) => {}
        }
    }
    assert!(open.is_none(), "a fence does not end in:\n{text}");
    found
}

/// The path that a line consists of: `` `moon/pack.toml` ``.
fn file_line(line: &str) -> Option<&str> {
    let path = line.strip_prefix('`')?.strip_suffix('`')?;
    (path.contains('.') && !path.contains('`')).then_some(path)
}

/// A text with the same lines, those inside of fences empty.
pub fn unfenced(text: &str) -> String {
    let mut plain = String::new();
    let mut done = 0;
    for (fence, at) in fences(text) {
        plain += &text[done..at];
        plain.extend(fence.text.matches('\n'));
        done = at + fence.text.len();
    }
    plain + &text[done..]
}

/// The pages that the summary lists, in its order, from the root of the project.
fn listed() -> Vec<String> {
    let summary = Page::read(&format!("{PAGES}/SUMMARY.md"));
    let entries = summary.text.split("](").skip(1);
    let paths = entries.map(|entry| entry.split_once(')').expect("a link ends").0);
    paths.map(|path| format!("{PAGES}/{path}")).collect()
}

/// README and book.
fn pages() -> Vec<Page> {
    let all = std::iter::once("README.md".to_owned()).chain(listed());
    all.map(|path| Page::read(&path)).collect()
}

#[test]
fn the_summary_lists_each_page_once() {
    let mut listed = listed();
    let there = tree(&root().join(PAGES)).list();
    let there = there.iter().filter(|path| path.ends_with(".md") && *path != "SUMMARY.md");
    let mut there: Vec<String> = there.map(|path| format!("{PAGES}/{path}")).collect();
    listed.sort();
    there.sort();
    assert_eq!(listed, there);
}

#[test]
fn no_page_of_the_book_is_a_stub() {
    for page in pages() {
        assert!(page.text.starts_with("# ") || page.text.contains("{{#include"), "{}", page.path);
        let words = page.whole().split_whitespace().count();
        assert!(words >= 50, "{} has {words} words", page.path);
    }
}

#[test]
fn the_readme_is_a_door() {
    let words = Page::read("README.md").text.split_whitespace().count();
    assert!(words <= 1_200, "README.md has {words} words");
    let words = Page::read("ARCHITECTURE.md").text.split_whitespace().count();
    assert!(words <= 3_000, "ARCHITECTURE.md has {words} words");
}
