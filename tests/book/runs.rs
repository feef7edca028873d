//! What pages show is written and run, page by page, in a folder of its own.

use std::env;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{Fence, Page, pages};
use crate::cli::{Folder, Ran, called, copy, root};
use crate::support::blesses;

/// Commands that no test can run: they build, or run these tests.
const ELSEWHERE: [&str; 2] = ["cargo test", "cargo install --path ."];

/// Languages of fences whose text belongs to a pack: each has a path, and is looked at.
const CONTENT: [&str; 5] = ["toml", "luau", "ftl", "play", "yaml"];

/// A page whose commands are being run.
struct Reader<'p> {
    page: &'p Page,
    folder: Folder,
    /// The folders of the packs that the page shows.
    packs: Vec<String>,
    /// Whether it shows rulings of them.
    rules: bool,
}

impl<'p> Reader<'p> {
    fn new(page: &'p Page) -> Self {
        let folder = Folder::new();
        if page.text.contains("tests/packs") {
            copy(&root().join("tests/packs"), &folder.path("page/tests/packs"));
        }
        Self { page, folder, packs: Vec::new(), rules: false }
    }

    /// Runs a line as it is printed; `None` if it is no command of the program.
    fn run(&self, line: &str) -> Option<Ran> {
        let rest = line.strip_prefix("cardwright").or(line.strip_prefix("cargo run --"));
        if rest.is_none() && ELSEWHERE.contains(&line) {
            return None;
        }
        let rest = rest.unwrap_or_else(|| panic!("{}: what is “{line}”?", self.page.path));
        let home = self.folder.word("home");
        let home = home.as_str();
        let variables = [("HOME", home), ("XDG_STATE_HOME", home), ("XDG_DATA_HOME", home)];
        let words: Vec<&str> = rest.split_whitespace().collect();
        Some(called(&self.folder.path("page"), &words, "", &variables))
    }

    fn file(&mut self, path: &str, text: &str) {
        if let Some(pack) = path.strip_suffix("/pack.toml") {
            self.packs.push(pack.to_owned());
        }
        self.rules |= path.ends_with(".play");
        self.folder.write(&format!("page/{path}"), text);
    }

    fn works(&self, line: &str) {
        if let Some(ran) = self.run(line) {
            let said = format!("{}: {line}\n{}{}", self.page.path, ran.out, ran.err);
            assert_eq!(ran.code, Some(0), "{said}");
        }
    }

    /// A program that runs on the page's folder, with the command of the program on its path.
    fn beside(&self, program: &str, words: &[&str]) -> Command {
        let own = Path::new(env!("CARGO_BIN_EXE_cardwright"));
        let mut folders = vec![own.parent().expect("a folder").to_owned()];
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let mut command = Command::new(program);
        command.args(words).current_dir(self.folder.path("page"));
        command.env("PATH", env::join_paths(folders).expect("paths"));
        command.env("HOME", self.folder.word("home")).stdin(Stdio::null());
        command
    }

    /// Runs a program in Python, where there is Python with the readers of tables that it imports.
    fn python(&self, text: &str) {
        match self.beside("python3", &["-c", text]).output() {
            Ok(ran) => {
                let said = String::from_utf8_lossy(&ran.stderr);
                let absent = |reader: &&str| said.contains(&format!("No module named '{reader}'"));
                if ["duckdb", "polars"].iter().any(absent) {
                    return eprintln!("{}: not run: {said}", self.page.path);
                }
                assert!(ran.status.success(), "{}: {said}\n{text}", self.page.path);
            }
            Err(error) => assert_eq!(error.kind(), ErrorKind::NotFound, "python3"),
        }
    }

    /// Runs lines for a shell that use GNU parallel, where it is installed.
    fn parallel(&self, text: &str) {
        let version = self.beside("parallel", &["--version"]).output();
        if !version.is_ok_and(|ran| String::from_utf8_lossy(&ran.stdout).starts_with("GNU")) {
            eprintln!("{}: without GNU parallel, its recipe is not run", self.page.path);
            return;
        }
        let ran = self.beside("sh", &["-e", "-c", text]).output().expect("there is a shell");
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{}: {said}\n{text}", self.page.path);
    }

    /// What the commands of a `console` fence print, under each.
    fn printed(&self, fence: &Fence<'_>) -> String {
        let commands = fence.text.lines().filter_map(|line| line.strip_prefix("$ "));
        let mut printed = String::new();
        for line in commands {
            let ran = self.run(line).unwrap_or_else(|| panic!("{line} prints for hours"));
            printed += &format!("$ {line}\n{}{}", ran.out, ran.err);
        }
        let lines = printed.lines().map(|line| format!("{}\n", line.trim_end()));
        lines.collect::<String>().trim_end().to_owned() + "\n"
    }

    /// Reads the page from the top; gives it back as it should be.
    fn read(mut self) -> String {
        std::fs::create_dir_all(self.folder.path("page")).expect("made");
        let mut right = String::new();
        let mut done = 0;
        let text = &self.page.text;
        for (fence, at) in super::fences(text) {
            let mut shown = fence.text.to_owned();
            match (fence.language, fence.path) {
                ("sh", None) => fence.text.lines().for_each(|line| self.works(line)),
                ("console", None) => shown = self.printed(&fence),
                ("json", None) => parses(fence.text),
                (language, Some(path)) if CONTENT.contains(&language) => {
                    self.file(path, fence.text);
                }
                ("python", None) => self.python(fence.text),
                ("bash", None) => self.parallel(fence.text),
                // `tests/ci.rs` runs the snippets for runners of CI, doctests of `view` run Rust.
                ("text" | "rust" | "yaml", None) => {}
                (language, path) => {
                    panic!("{}: nothing looks at a fence {language} {path:?}", self.page.path)
                }
            }
            right += &text[done..at];
            right += &shown;
            done = at + fence.text.len();
        }
        self.packs.sort();
        self.packs.dedup();
        let packs = self.packs.join(" ");
        // A page that lints or tests shows what is wrong, if something is.
        let shows = |command: &str| text.contains(&format!("cardwright {command} "));
        if !packs.is_empty() && !shows("lint") {
            self.works(&format!("cardwright lint {packs} --deny warnings"));
        }
        if !packs.is_empty() && self.rules && !shows("test") {
            self.works(&format!("cardwright test {packs}"));
        }
        right + &text[done..]
    }
}

/// Checks that a text is JSON: one document, or one on each line.
fn parses(text: &str) {
    if serde_json::from_str::<Value>(text).is_ok() {
        return;
    }
    for line in text.lines() {
        let parsed = serde_json::from_str::<Value>(line);
        parsed.unwrap_or_else(|error| panic!("{error}:\n{line}"));
    }
}

/// `BLESS=1 cargo test book` writes what the program prints.
#[test]
fn pages_show_what_happens() {
    let mut stale = Vec::new();
    for page in pages() {
        let right = Reader::new(&page).read();
        if right == page.text {
            continue;
        }
        if blesses() {
            std::fs::write(root().join(&page.path), right).expect("written");
        } else {
            stale.push(page.path);
        }
    }
    assert!(stale.is_empty(), "BLESS=1 cargo test book; then read: {}", stale.join(", "));
}
