//! What can be typed beside offers.

use text::Voice;

use super::matching::fold;
use super::speech::SPACE;

/// Commands by their English name: the id of the message `command-<name>` holds the words for it,
/// and `help-<name>` explains it.
pub const COMMANDS: [&str; 12] = [
    "help", "board", "sheet", "piles", "log", "score", "undo", "hint", "lang", "save", "again",
    "quit",
];

/// Further English words for commands.
const ENGLISH: [(&str, &str); 8] = [
    ("discard", "piles"),
    ("explain", "help"),
    ("what", "help"),
    ("look", "board"),
    ("scores", "score"),
    ("language", "lang"),
    ("exit", "quit"),
    ("bye", "quit"),
];

/// Commands that take something more.
const OPEN: [&str; 5] = ["help", "sheet", "log", "lang", "save"];

/// A command with what stands after it.
#[derive(Debug, PartialEq, Eq)]
pub struct Command {
    /// Its English name, one of [`COMMANDS`].
    pub name: &'static str,
    /// What stands after it.
    pub rest: String,
}

/// The words of a command in the language of a voice; the first is the one to be shown.
pub fn words(voice: &Voice<'_>, name: &str) -> Vec<String> {
    let text = voice.tell(SPACE, &format!("command-{name}"), &[]);
    text.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
}

/// The command that a line is, if it is one. A line that begins like a command but goes on where
/// the command takes nothing more is none: it may be an offer.
pub fn parse(voice: &Voice<'_>, line: &str) -> Option<Command> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix(['?', '？']) {
        return Some(Command { name: "help", rest: rest.trim().to_owned() });
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = fold(first.trim_start_matches('/'));
    if first.is_empty() {
        return None;
    }
    let own = |name: &&&'static str| words(voice, name).iter().any(|word| fold(word) == first);
    let english = || {
        let more = ENGLISH.iter().find(|(word, _)| *word == first).map(|(_, name)| *name);
        COMMANDS.into_iter().find(|name| *name == first || Some(*name) == more)
    };
    let name = COMMANDS.iter().find(own).copied().or_else(english)?;
    let rest = rest.trim().to_owned();
    (rest.is_empty() || OPEN.contains(&name)).then_some(Command { name, rest })
}
