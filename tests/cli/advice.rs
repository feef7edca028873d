//! Advice must work when somebody follows it: each command that a message, a page or a document
//! names is there, with the options that it is given.

use std::collections::BTreeMap;

use diag::Files;

use super::{cardwright, root};
use crate::support::tree;

/// Where advice is written: code, texts of all languages, pages of codes, documents.
const FOLDERS: [&str; 6] = ["docs", "engine", "tools", "locales", "tests/packs", "schema"];
const DOCUMENTS: [&str; 4] = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"];
const ENDINGS: [&str; 5] = [".rs", ".ftl", ".md", ".yml", ".toml"];

/// Commands that have commands of their own.
const GROUPS: [&str; 2] = ["cards", "locale"];

/// A command as it is advised, and where.
struct Advice {
    path: String,
    words: Vec<String>,
    /// Whether it is written as something to type, not in a sentence about the command.
    typed: bool,
}

/// The commands that a text names.
fn advice(path: &str, text: &str) -> Vec<Advice> {
    const NAME: &str = "cardwright ";
    let ends = ['`', '"', '\n', '”', '“', '»', '«', '|', '<', '>', '(', ')', ';', '{', '\\'];
    let found = text.match_indices(NAME).map(|(at, _)| {
        let rest = &text[at + NAME.len()..];
        let end = rest.find(ends).unwrap_or(rest.len());
        let words = rest[..end].split_whitespace();
        let words =
            words.map(|word| word.trim_end_matches([',', '.', ':', '?', '…', '\'']).to_owned());
        let typed = text[..at].ends_with(['`', '“', '„', '$', '«']) || text[..at].ends_with("$ ");
        Advice { path: path.to_owned(), words: words.collect(), typed }
    });
    found.filter(|advice| !advice.words.is_empty()).collect()
}

/// All texts in which advice may be.
fn texts() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for folder in FOLDERS {
        let files = tree(&root().join(folder));
        for path in files.list() {
            if ENDINGS.iter().any(|ending| path.ends_with(ending)) {
                let bytes = files.read(&path).expect("listed").into_owned();
                all.push((
                    format!("{folder}/{path}"),
                    String::from_utf8_lossy(&bytes).into_owned(),
                ));
            }
        }
    }
    for path in DOCUMENTS {
        let text = std::fs::read_to_string(root().join(path)).expect("a document");
        all.push((path.to_owned(), text));
    }
    all
}

/// The options that a command takes, as its help lists them.
fn options(command: &str) -> Vec<String> {
    let words: Vec<&str> = command.split(' ').chain(["--help", "--lang", "en"]).collect();
    let ran = cardwright(&words);
    assert_eq!(ran.code, Some(0), "{command}: {}", ran.err);
    let is_joint = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-');
    let words = ran.out.split(is_joint).filter(|word| word.starts_with("--"));
    words.map(str::to_owned).collect()
}

#[test]
fn advised_commands_are_there_with_their_options() {
    let help = cardwright(&["--help", "--lang", "en"]).out;
    let is_command = |word: &str| {
        let mut first = help.lines().filter_map(|line| line.split_whitespace().next());
        word.chars().all(|letter| letter.is_ascii_lowercase()) && first.any(|known| known == word)
    };
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut wrong, mut met) = (Vec::new(), 0);
    for (path, text) in texts() {
        for Advice { path, words, typed } in advice(&path, &text) {
            if !is_command(&words[0]) {
                let option = words[0].starts_with('-') || words[0].starts_with('<');
                if typed && words[0].chars().all(|letter| letter.is_ascii_lowercase()) && !option {
                    wrong.push(format!("{path}: there is no command `{}`", words[0]));
                }
                continue;
            }
            let group = GROUPS.contains(&words[0].as_str()) && words.len() > 1;
            let command = words[..if group { 2 } else { 1 }].join(" ");
            for word in words.iter().filter(|word| word.starts_with("--") && word.len() > 2) {
                let option = word.split('=').next().unwrap_or(word);
                let all = known.entry(command.clone()).or_insert_with(|| options(&command));
                met += 1;
                if !all.iter().any(|known| known == option) {
                    wrong.push(format!("{path}: `cardwright {command}` has no option {option}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(met > 40, "only {met} options were found: is the advice still read?");
}

/// What the linter says of a saved game names no option that only other commands have.
#[test]
fn a_game_with_a_pack_that_is_not_there_is_told_what_to_type() {
    let folder = super::Folder::with_pack();
    let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
    let new =
        ["play", "--lang", "en", "--seed", "4", "--pack", &pack, "--save", &save, "--no-settings"];
    super::cardwright_reads(&new, "1\n1\nquit\n");
    let ran = cardwright(&["lint", &save]);
    assert!(ran.code == Some(1) && !ran.out.contains("--pack"), "{}{}", ran.out, ran.err);
    let advice = ran.out.split('`').find(|part| part.starts_with("cardwright "));
    let advice = advice.unwrap_or_else(|| panic!("{}", ran.out)).replace("FOLDER", &pack);
    let words: Vec<&str> = advice.split(' ').skip(1).collect();
    let ran = cardwright(&words);
    assert_eq!(ran.code, Some(0), "{advice}: {}{}", ran.out, ran.err);
}
