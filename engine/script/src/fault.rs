//! Faults: errors of scripts, with their places.

use std::fmt;

use diag::{Diagnostic, Place};

use crate::codes;

/// Why a script failed, as one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// It raised an error, or did something that Luau or the sandbox does not allow.
    Error,
    /// It used up its fuel.
    Fuel,
    /// It used up its memory.
    Memory,
    /// Its calls, or runs within runs, are nested too deeply.
    Depth,
    /// It passed an invalid argument to a verb.
    Verb,
    /// It acted or asked where that is not allowed.
    Place,
    /// It returned a value that its hook does not accept.
    Answer,
    /// It asked more questions than a card can.
    Questions,
    /// It behaved differently after the same answers.
    Differs,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 9] = [
        Self::Error,
        Self::Fuel,
        Self::Memory,
        Self::Depth,
        Self::Verb,
        Self::Place,
        Self::Answer,
        Self::Questions,
        Self::Differs,
    ];

    /// The word: `error`, `fuel`, …
    pub fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Fuel => "fuel",
            Self::Memory => "memory",
            Self::Depth => "depth",
            Self::Verb => "verb",
            Self::Place => "place",
            Self::Answer => "answer",
            Self::Questions => "questions",
            Self::Differs => "differs",
        }
    }
}

/// An error of a script, with its place. The effect in which it occurred has not happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The cause, as one word.
    pub cause: Cause,
    /// The subject of the cause: the verb, such as `me:gain_gold`, or the message of an error.
    /// Empty if the cause says everything.
    pub about: String,
    /// One sentence without a full stop, or the script's own message: one line of at most 300
    /// characters without terminal control characters.
    pub message: String,
    /// The line in the script. If that is unknown, the line of the called function.
    pub place: Place,
}

impl Fault {
    /// A fault whose message says everything.
    pub fn new(cause: Cause, message: impl Into<String>, place: Place) -> Self {
        Self { cause, about: String::new(), message: tidy(&message.into()), place }
    }

    /// The finding about this fault.
    pub fn diagnostic(&self) -> Diagnostic {
        Diagnostic::error(codes::SCRIPT_FAULT, self.message.clone(), self.place.clone())
    }
}

impl fmt::Display for Fault {
    /// `path:line:column: message`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl std::error::Error for Fault {}

impl From<Fault> for Diagnostic {
    fn from(fault: Fault) -> Self {
        fault.diagnostic()
    }
}

/// A line of a script, with the path under which it was loaded.
pub(crate) type ScriptLine = (String, usize);

/// The facts about an error before paths become places.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    pub(crate) cause: Cause,
    pub(crate) about: String,
    pub(crate) message: String,
    pub(crate) spot: Option<ScriptLine>,
}

impl Raw {
    /// An error of the Luau library. Misleading messages are replaced by our own.
    fn of(message: &str, spot: Option<ScriptLine>) -> Self {
        let (cause, message) = plain(message);
        let about = if cause == Cause::Error { message.clone() } else { String::new() };
        Self { cause, about, message, spot }
    }
}

/// Reads an error of the Luau library.
pub(crate) fn read(error: &mlua::Error) -> Raw {
    match error {
        mlua::Error::CallbackError { traceback, cause } => {
            let inner = read(cause);
            let spot = inner.spot.clone().or_else(|| first_spot(traceback));
            Raw { spot, ..inner }
        }
        mlua::Error::RuntimeError(text) => {
            let (message, trace) = text.split_once("\nstack traceback:").unwrap_or((text, ""));
            let (spot, message) = match prefix(message) {
                // The prelude called a library function for the script.
                Some(((path, _), rest)) if path.starts_with('[') => (first_spot(trace), rest),
                Some((spot, rest)) => (Some(spot), rest),
                None => (first_spot(trace), message),
            };
            Raw::of(message, spot)
        }
        mlua::Error::MemoryError(_) => Raw::of(NO_MEMORY, None),
        other => Raw::of(&other.to_string(), None),
    }
}

pub(crate) const OUT_OF_MEMORY: &str = "the script uses too much memory";

/// The first line of a script in a stack trace.
pub(crate) fn first_spot(trace: &str) -> Option<ScriptLine> {
    let frames = trace.lines().map(str::trim).filter(|frame| !frame.starts_with('['));
    frames.filter_map(prefix).map(|(spot, _)| spot).next()
}

/// Splits `path:12: rest`.
fn prefix(text: &str) -> Option<(ScriptLine, &str)> {
    let mut from = 0;
    while let Some(at) = text[from..].find(':').map(|at| at + from) {
        let rest = &text[at + 1..];
        let digits =
            rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        if at > 0 && digits > 0 && rest[digits..].starts_with(':') {
            let line = rest[..digits].parse().ok()?;
            let path = text[..at].to_owned();
            let said = &rest[digits + 1..];
            return (!path.contains('\n')).then_some(((path, line), said.trim_start()));
        }
        from = at + 1;
    }
    None
}

/// The library's message when memory is full.
const NO_MEMORY: &str = "not enough memory";

/// The cause and message without addresses. Misleading messages of the library are replaced by our
/// own.
fn plain(message: &str) -> (Cause, String) {
    if message.contains("stack overflow") {
        return (Cause::Depth, "the script calls itself too deeply (stack overflow)".to_owned());
    }
    if message.contains(NO_MEMORY) {
        return (Cause::Memory, OUT_OF_MEMORY.to_owned());
    }
    let message = tidy(&scrub(message.trim_end()));
    if message.is_empty() {
        (Cause::Error, "the script raised an error without a message".to_owned())
    } else {
        (Cause::Error, message)
    }
}

/// Maximum length of a message in characters.
const LONGEST: usize = 300;

/// A script's message as one line of limited length, without terminal control characters.
pub(crate) fn tidy(message: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut letters = message.chars().map(plain);
    let mut kept: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() {
        kept.push('…');
    }
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Removes addresses: `table: 0x55d0` becomes `table`.
pub(crate) fn scrub(message: &str) -> String {
    let mut out = String::with_capacity(message.len());
    let mut parts = message.split(": 0x");
    out.push_str(parts.next().unwrap_or(""));
    for part in parts {
        let rest = part.trim_start_matches(|letter: char| letter.is_ascii_hexdigit());
        if rest.len() == part.len() {
            out.push_str(": 0x");
        }
        out.push_str(rest);
    }
    out
}
