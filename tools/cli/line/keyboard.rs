//! Lines typed by a player, or from a pipe.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::output;

/// Maximum length of a line in bytes; the rest is dropped.
const LONGEST: usize = 4096;
/// Maximum number of dropped bytes of a line. After more, reading stops: a device such as
/// `/dev/zero` has no line ends.
const MOST_DROPPED: usize = 16 << 20;
/// Maximum number of lines in the history.
const REMEMBERED: usize = 200;

/// The source of lines.
pub enum Keyboard {
    /// A terminal, with line editing and a history.
    Terminal(Box<Editor<(), MemHistory>>),
    /// A pipe or a file, or a terminal whose screen is elsewhere. All streams of the program share
    /// its buffer.
    Stream,
}

impl Keyboard {
    /// Standard input, for typing.
    pub fn new() -> Self {
        let terminal = io::stdin().is_terminal() && output::is_terminal();
        let editor = terminal.then(editor).and_then(Result::ok);
        editor.map_or_else(Self::stream, |editor| Self::Terminal(Box::new(editor)))
    }

    /// Standard input as a stream.
    pub fn stream() -> Self {
        Self::Stream
    }

    /// Whether input must be echoed, because it is not visible while typed.
    pub fn echoes(&self) -> bool {
        match self {
            Self::Terminal(_) => false,
            Self::Stream => !io::stdin().is_terminal(),
        }
    }

    /// Clears the history, because another player looks now.
    pub fn forget(&mut self) {
        if let Self::Terminal(editor) = self {
            // Clearing a history in memory cannot fail.
            let _ = editor.clear_history();
        }
    }

    /// Prints `asks` and returns the next line without its end; `None` at the end of the input, or
    /// if the player wants to stop.
    ///
    /// # Errors
    /// If `asks` cannot be printed.
    pub fn line(&mut self, asks: &str) -> io::Result<Option<String>> {
        let line = match self {
            Self::Terminal(editor) => typed(editor, asks),
            Self::Stream => {
                output::print(asks)?;
                read(&mut io::stdin().lock())
            }
        };
        Ok(line.map(|line| plain(&line)))
    }
}

fn editor() -> rustyline::Result<Editor<(), MemHistory>> {
    let config = Config::builder().auto_add_history(true).max_history_size(REMEMBERED)?.build();
    let history = MemHistory::with_config(&config);
    Editor::with_history(config, history)
}

/// An edited line. Ctrl-C and Ctrl-D end the game, like a closed pipe.
fn typed(editor: &mut Editor<(), MemHistory>, asks: &str) -> Option<String> {
    loop {
        match editor.readline(asks) {
            Ok(line) => return Some(line.chars().take(LONGEST).collect()),
            // The terminal has another size now.
            Err(ReadlineError::Signal(_)) => {}
            Err(_) => return None,
        }
    }
}

/// A line of a stream.
fn read(input: &mut StdinLock<'_>) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST as u64).read_until(b'\n', &mut bytes);
    if read.unwrap_or(0) == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && bytes.len() == LONGEST {
        drop_rest(input)?;
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Drops the rest of a line; `None` for a line without an end.
fn drop_rest(input: &mut StdinLock<'_>) -> Option<()> {
    let mut dropped = 0;
    while dropped < MOST_DROPPED {
        let Ok(buffer) = input.fill_buf() else { return Some(()) };
        let (used, end) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        dropped += used;
        if end {
            return Some(());
        }
    }
    None
}

/// A line without characters that steer a terminal.
fn plain(line: &str) -> String {
    diag::spaced(line).trim().to_owned()
}
