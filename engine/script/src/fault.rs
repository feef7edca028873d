//! Faults: what went wrong in a script, and where.

use std::fmt;

use diag::{Diagnostic, Place};

use crate::codes;

/// What went wrong in a script, and where. The effect it happened in has not taken place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// One sentence without a full stop.
    pub message: String,
    /// The line in the script; where none is known, the line of the function that was called.
    pub place: Place,
}

impl Fault {
    /// The finding that tells of this fault.
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

/// A line of a script, by the path it was loaded under.
pub(crate) type Spot = (String, usize);

/// What is known of an error before paths become places.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    pub(crate) message: String,
    pub(crate) spot: Option<Spot>,
}

/// Reads an error of the library.
pub(crate) fn read(error: &mlua::Error) -> Raw {
    match error {
        mlua::Error::CallbackError { traceback, cause } => {
            let inner = read(cause);
            let spot = inner.spot.or_else(|| first_spot(traceback));
            Raw { message: inner.message, spot }
        }
        mlua::Error::RuntimeError(text) => {
            let (message, trace) = text.split_once("\nstack traceback:").unwrap_or((text, ""));
            let (spot, message) = match prefix(message) {
                // A library function was called by the prelude on behalf of the script.
                Some(((path, _), rest)) if path.starts_with('[') => (first_spot(trace), rest),
                Some((spot, rest)) => (Some(spot), rest),
                None => (first_spot(trace), message),
            };
            Raw { message: plain(message), spot }
        }
        mlua::Error::MemoryError(_) => Raw { message: OUT_OF_MEMORY.to_owned(), spot: None },
        other => Raw { message: plain(&other.to_string()), spot: None },
    }
}

pub(crate) const OUT_OF_MEMORY: &str = "the script uses more memory than it may";

/// The first line of a script in a stack trace.
pub(crate) fn first_spot(trace: &str) -> Option<Spot> {
    let frames = trace.lines().map(str::trim).filter(|frame| !frame.starts_with('['));
    frames.filter_map(prefix).map(|(spot, _)| spot).next()
}

/// `path:12: rest`
fn prefix(text: &str) -> Option<(Spot, &str)> {
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

/// The message without addresses, in the words of this house where the library's would mislead.
fn plain(message: &str) -> String {
    let message = scrub(message.trim_end());
    if message.contains("stack overflow") {
        return "the script calls itself too deeply (stack overflow)".to_owned();
    }
    if message.contains("not enough memory") {
        return OUT_OF_MEMORY.to_owned();
    }
    if message.is_empty() {
        "the script raised an error without a message".to_owned()
    } else {
        message
    }
}

/// `table: 0x55d0` as `table`.
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
