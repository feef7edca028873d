//! Errors in the player's language.

use std::io;
use std::path::Path;

use desk::lobby::{FileFault, NotBegun, NotOpened, PackChange, PackChanges, RulingFault};
use desk::{Speech, trouble};
use diag::{Diagnostic, Report, Severity, nearest};
use engine::SHELF;
use play::SetupError;
use text::Value;
use view::CardBook;

use crate::args::Flags;

/// Stands for a missing suggestion.
pub const NOTHING: &str = "none";

/// Maximum number of places named in faulty packs.
const PLACES: usize = 5;

/// Why a command for players cannot go on.
#[derive(Debug)]
pub enum CommandError {
    /// A reason in the player's language.
    Said(String),
    /// Any other error.
    Other(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for CommandError {
    fn from(error: E) -> Self {
        Self::Other(error.into())
    }
}

/// An error in the player's language.
pub fn said(speech: &Speech, id: &str, values: &[(&str, Value<'_>)]) -> CommandError {
    CommandError::Said(speech.tell(id, values))
}

/// Why a table cannot be set up, with its options as typed.
pub fn setup(speech: &Speech, flags: &Flags, error: &SetupError) -> CommandError {
    use Value::{Int, Text};
    let several = |asked: &str, expected: &[String]| {
        let list = expected.join(", ");
        let near = nearest(asked, expected.iter().map(String::as_str)).unwrap_or(NOTHING);
        (list, near.to_owned())
    };
    match error {
        SetupError::Seats { asked, least, most } => {
            let more = i64::from(*least) - i64::from(*asked);
            let id = if more > 0 && *asked > 0 { "error-few-seats" } else { "error-seats" };
            let (asked, least) = (Int(i64::from(*asked)), Int(i64::from(*least)));
            let values = [("asked", asked), ("least", least), ("more", Int(more))];
            said(speech, id, &[&values[..], &[("most", Int(i64::from(*most)))]].concat())
        }
        SetupError::UnknownOption { name, expected } => {
            let (list, near) = several(name, expected);
            let name = Text(flags.typed(name));
            let values = [("name", name), ("list", Text(&list)), ("near", Text(&near))];
            said(speech, "error-option", &values)
        }
        SetupError::UnknownValue { name, value, expected } => {
            let (list, near) = several(value, expected);
            let option = [("name", Text(flags.typed(name))), ("value", Text(value))];
            let rest = [("list", Text(&list)), ("near", Text(&near))];
            said(speech, "error-value", &[option, rest].concat())
        }
        SetupError::Content { kind, there, wanted } => {
            let counts = [("there", *there), ("wanted", *wanted)];
            content(speech, "error-content", kind, counts)
        }
        SetupError::Excess { kind, there, most } => {
            content(speech, "error-excess", kind, [("there", *there), ("most", *most)])
        }
    }
}

/// Too few or too many things of a kind.
fn content(speech: &Speech, id: &str, kind: &str, counts: [(&str, usize); 2]) -> CommandError {
    let named = CardBook::kind_named(&speech.voice(), kind);
    let kind = Value::Text(named.as_deref().unwrap_or(NOTHING));
    let number = |count: usize| Value::Int(i64::try_from(count).unwrap_or(i64::MAX));
    let [one, other] = counts.map(|(name, count)| (name, number(count)));
    said(speech, id, &[one, other, ("kind", kind)])
}

/// Why a file could not be read or written.
fn file(speech: &Speech, id: &str, path: &Path, error: &io::Error) -> CommandError {
    CommandError::Said(trouble::file_text(speech, id, path, error))
}

/// The errors in a saved game, one line per finding, in order.
fn save(speech: &Speech, findings: &[Diagnostic], quote: Quote) -> String {
    let mut sorted: Vec<&Diagnostic> = findings.iter().collect();
    sorted.sort_by_key(|finding| finding.place.span.start);
    let errors = sorted.iter().filter(|finding| finding.severity == Severity::Error);
    errors.take(3).map(|finding| format!("{}\n", finding_text(speech, finding, quote))).collect()
}

/// The first errors in a file that an author wrote, one line each, in English like all findings.
fn written(findings: &[Diagnostic]) -> String {
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    let line = |finding: &Diagnostic| format!("{}: {}\n", finding.place, finding.message);
    errors.take(3).map(line).collect()
}

/// Whether a saved game only leads to other states than its file says, so that trust can continue it.
fn differs(findings: &[Diagnostic]) -> bool {
    let mut errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    let is_alike = |finding: &Diagnostic| finding.code == play::codes::DIVERGED;
    errors.next().is_some_and(is_alike) && errors.all(is_alike)
}

/// How much of a line of a saved game is quoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quote {
    /// All of it, up to a maximum length.
    Line,
    /// Only who answered, and the sort of answer. The rest may be hidden information.
    Kind,
}

impl Quote {
    /// The part of a game that may be shown to everyone.
    pub fn of(hides: bool) -> Self {
        if hides { Self::Kind } else { Self::Line }
    }

    fn cut(self, line: &str) -> String {
        match self {
            Self::Line => line.trim().chars().take(60).collect(),
            Self::Kind => line
                .split_whitespace()
                .take(2)
                .collect::<Vec<_>>()
                .join(" ")
                .chars()
                .take(60)
                .collect(),
        }
    }
}

/// One finding in a saved game.
pub fn finding_text(speech: &Speech, finding: &Diagnostic, quote: Quote) -> String {
    let place = &finding.place;
    let position = place.start();
    let line = place.source.line(position.line);
    let range = line.span.start as usize..line.span.end as usize;
    let quoted = quote.cut(place.source.text().get(range).unwrap_or(""));
    let at = format!("{}:{}", place.source.path(), position.line);
    let values = [("place", Value::Text(at.as_str())), ("quoted", Value::Text(&quoted))];
    let id = match finding.code.name() {
        "no-such-offer" | "not-asked" => "broken-answer",
        "after-the-end" => "broken-after-end",
        "diverged" | "event-differs" => "broken-diverged",
        "changed-by-hand" => "broken-cut",
        "missing-seats" | "bad-seats" | "bad-seed" | "bad-setup" => "broken-head",
        "bad-line" | "misplaced-line" | "repeated-key" | "several-records" | "bad-given" => {
            "broken-line"
        }
        "not-utf8" | "binary" | "utf-16" | "line-ends" => "broken-text",
        _ => "broken-other",
    };
    speech.tell(id, &values)
}

/// A saved game that was edited by hand: where, and how to continue it anyway.
fn changed(speech: &Speech, finding: &Diagnostic, file: &Path) -> CommandError {
    let place = &finding.place;
    let at = format!("{}:{}", place.source.path(), place.start().line);
    let path = file.display().to_string();
    said(speech, "error-changed", &[("place", Value::Text(&at)), ("path", Value::Text(&path))])
}

/// Packs with errors: where, and the command that reports them.
fn refused(speech: &Speech, report: &Report, folders: &[String]) -> CommandError {
    let errors = report.findings().iter().filter(|one| one.severity == Severity::Error);
    let mut places: Vec<String> = Vec::new();
    for finding in errors {
        let at = format!("{}:{}", finding.place.source.path(), finding.place.start().line);
        if places.len() < PLACES && !places.contains(&at) {
            places.push(at);
        }
    }
    let folders: Vec<String> = folders.iter().map(|folder| quoted(folder)).collect();
    let command = [&["cardwright lint".to_owned()], folders.as_slice()].concat().join(" ");
    let list = places.join(", ");
    said(speech, "error-packs", &[("list", Value::Text(&list)), ("command", Value::Text(&command))])
}

/// A path quoted for a shell. Invisible characters are escaped, as in all displayed paths.
fn quoted(path: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:@%,=".contains(letter);
    if path.chars().all(is_plain) {
        return path.to_owned();
    }
    match path.contains("\\u") {
        // Bash and zsh read `\u0009` in such quotes.
        true => format!("$'{}'", path.replace('\'', "\\'")),
        false => format!("'{}'", path.replace('\'', "'\\''")),
    }
}

/// The changes since a game was played: one line per pack.
pub fn changes(speech: &Speech, changes: &PackChanges) -> String {
    let say = |change: &PackChange| {
        let id = match change {
            PackChange::Missing(_) => "changed-missing",
            PackChange::Other(_) => "changed-pack",
            PackChange::New(_) => "changed-new",
        };
        speech.tell(id, &[("pack", Value::Text(change.pack()))]) + "\n"
    };
    match changes.0.as_slice() {
        [] => speech.tell("changed-something", &[]) + "\n",
        packs => packs.iter().map(say).collect(),
    }
}

/// The error for packs that cannot be opened.
pub fn not_opened(speech: &Speech, error: NotOpened) -> CommandError {
    match error {
        NotOpened::Folder(folder, error) => file(speech, "error-pack", &folder, &error),
        NotOpened::Deeper(folder, packs) => {
            let list: Vec<String> = packs.iter().map(|pack| quoted(&desk::shown(pack))).collect();
            let (path, list) = (desk::shown(&folder), list.join(", "));
            let values = [("path", Value::Text(&path)), ("list", Value::Text(&list))];
            said(speech, "error-pack-deeper", &values)
        }
        NotOpened::NoPack { id, known } => unknown(speech, "error-with", &id, &known),
        NotOpened::Stopped(stop) => stop.into(),
    }
}

/// The error for an unknown word, with a similar known one.
fn unknown(speech: &Speech, id: &str, typed: &str, known: &[String]) -> CommandError {
    let near = nearest(typed, known.iter().map(String::as_str)).unwrap_or(NOTHING);
    let list = known.join(", ");
    let values = [("typed", typed), ("list", &list), ("near", near)];
    said(speech, id, &values.map(|(name, text)| (name, Value::Text(text))))
}

/// The error for a game that does not begin. `flags` has the options as typed, `folders` those of
/// packs.
pub fn not_begun(
    speech: &Speech,
    (flags, folders): (&Flags, &[String]),
    error: NotBegun,
) -> CommandError {
    match error {
        NotBegun::NoGame(typed) => {
            let known: Vec<String> = SHELF.iter().map(|game| game.id().to_owned()).collect();
            unknown(speech, "error-game", &typed, &known)
        }
        NotBegun::OtherGame { pack, game } => {
            let values = [("pack", Value::Text(&pack)), ("game", Value::Text(&game))];
            said(speech, "error-with-game", &values)
        }
        NotBegun::Unsound(report) => refused(speech, &report, folders),
        NotBegun::NameTwice(name) => {
            said(speech, "error-name-twice", &[("name", Value::Text(&name))])
        }
        NotBegun::Setup(error) => setup(speech, flags, &error),
        NotBegun::File(path, fault) => unfit(speech, &path, fault),
        NotBegun::Broken { path, findings, hides } => {
            let why = save(speech, &findings, Quote::of(hides));
            let way = if differs(&findings) { "error-resume-diverged" } else { "error-resume" };
            not_resumed(speech, &path, why, way)
        }
        NotBegun::Changed(path, what) => {
            let way = if what.can_go_on() { "error-resume-trust" } else { "error-resume" };
            not_resumed(speech, &path, changes(speech, &what), way)
        }
        NotBegun::ByHand(path, first) => changed(speech, &first, &path),
        NotBegun::Ruling(path, fault) => ruling(speech, &path, fault),
        NotBegun::BrokenTutorial(path) => {
            said(speech, "error-tutorial-broken", &[("path", Value::Text(&path))])
        }
        NotBegun::Stopped(stop) => stop.into(),
    }
}

/// The error for a ruling at whose position no game begins.
fn ruling(speech: &Speech, file: &Path, fault: RulingFault) -> CommandError {
    use Value::{Int, Text};
    let path = desk::shown(file);
    match fault {
        RulingFault::Title { typed, titles } => {
            let list = titles.join(" · ");
            let values = [("path", Text(&path)), ("typed", Text(&typed)), ("list", Text(&list))];
            said(speech, "error-no-ruling", &values)
        }
        RulingFault::Missing => said(speech, "error-no-rulings", &[("path", Text(&path))]),
        RulingFault::Broken(findings) => {
            not_resumed(speech, file, written(&findings), "error-ruling")
        }
        RulingFault::Seats { asked, seats } => {
            let asked = i64::try_from(asked).unwrap_or(i64::MAX);
            let values = [("asked", Int(asked)), ("most", Int(seats.into()))];
            said(speech, "error-ruling-seats", &values)
        }
    }
}

/// The error for a file in which no game can go on, with the text `way` for what the player can do.
fn not_resumed(speech: &Speech, path: &Path, why: String, way: &str) -> CommandError {
    let path = path.display().to_string();
    CommandError::Said(why + &speech.tell(way, &[("path", Value::Text(&path))]))
}

/// The error for a file that cannot be used.
fn unfit(speech: &Speech, path: &Path, fault: FileFault) -> CommandError {
    let id = match fault {
        FileFault::Taken => "error-taken",
        FileFault::InUse => "error-in-use",
        FileFault::NoFile => "error-no-file",
        FileFault::TooLong => "error-too-long",
        FileFault::NoGame => "no-game-in-file",
        FileFault::Unreadable(error) => return file(speech, "error-read", path, &error),
        FileFault::Unwritable(error) => return file(speech, "error-save", path, &error),
    };
    let path = path.display().to_string();
    said(speech, id, &[("path", Value::Text(&path))])
}
