//! Lines that a player types, or that come through a pipe.

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Stdin};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::output;

/// A line may have so many bytes; the rest of a longer one is dropped.
const LONGEST: usize = 4096;
/// A line may go on for so many bytes that are dropped; after more, nothing else is read: a device
/// such as `/dev/zero` has no end of a line.
const MOST_DROPPED: usize = 16 << 20;
/// So many lines can be called back.
const REMEMBERED: usize = 200;

/// Where lines come from.
pub enum Keyboard {
    /// A terminal, with a line that can be edited and a history.
    Terminal(Box<Editor<(), MemHistory>>),
    /// A pipe or a file, or a terminal whose screen is elsewhere.
    Stream(BufReader<Stdin>),
}

impl Keyboard {
    /// The standard input, for somebody who types.
    pub fn new() -> Self {
        let terminal = io::stdin().is_terminal() && output::is_terminal();
        let editor = terminal.then(editor).and_then(Result::ok);
        editor.map_or_else(Self::stream, |editor| Self::Terminal(Box::new(editor)))
    }

    /// The standard input as it comes.
    pub fn stream() -> Self {
        Self::Stream(BufReader::new(io::stdin()))
    }

    /// Whether what is read must be shown, because nobody sees it being typed.
    pub fn echoes(&self) -> bool {
        match self {
            Self::Terminal(_) => false,
            Self::Stream(_) => !io::stdin().is_terminal(),
        }
    }

    /// Forgets what was typed: somebody else looks now.
    pub fn forget(&mut self) {
        if let Self::Terminal(editor) = self {
            // A history in memory has nothing that could fail.
            let _ = editor.clear_history();
        }
    }

    /// The next line without its end, after something that asks for it; `None` when there is none
    /// any more, or the player wants to stop.
    ///
    /// # Errors
    /// When what asks for it cannot be shown.
    pub fn line(&mut self, asks: &str) -> io::Result<Option<String>> {
        let line = match self {
            Self::Terminal(editor) => typed(editor, asks),
            Self::Stream(input) => {
                output::print(asks)?;
                read(input)
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

/// A line that was edited. Ctrl-C and Ctrl-D end the game as a closed pipe does.
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
fn read(input: &mut BufReader<Stdin>) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes);
    if read.unwrap_or(0) == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && bytes.len() == LONGEST {
        drop_rest(input)?;
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Drops the rest of a line; nothing for one without an end.
fn drop_rest(input: &mut BufReader<Stdin>) -> Option<()> {
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

/// A line without what would steer a terminal.
fn plain(line: &str) -> String {
    diag::spaced(line).trim().to_owned()
}
