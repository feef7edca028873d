//! The source of input: the terminal, and signals of the system.

use std::io;
use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};

/// An input for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A key, the mouse, a paste, or a new size.
    Event(Event),
    /// The program must be suspended. `whole`: together with all programs of its command line, as
    /// for the suspend key.
    Stop {
        /// Whether the suspend key was pressed.
        whole: bool,
    },
}

/// The next relevant input, or `None` at the deadline. Mouse movement is ignored.
pub fn next(until: Option<Instant>) -> io::Result<Option<Signal>> {
    loop {
        match heard(until)? {
            Some(Signal::Event(Event::Mouse(mouse))) if mouse.kind == MouseEventKind::Moved => {}
            Some(Signal::Event(event)) if cfg!(unix) && stops(&event) => {
                return Ok(Some(Signal::Stop { whole: true }));
            }
            heard => return Ok(heard),
        }
    }
}

/// Whether a key is the suspend key.
fn stops(event: &Event) -> bool {
    let Event::Key(key) = event else { return false };
    let held = key.modifiers == KeyModifiers::CONTROL && key.kind != KeyEventKind::Release;
    held && key.code == KeyCode::Char('z')
}

#[cfg(not(unix))]
fn heard(until: Option<Instant>) -> io::Result<Option<Signal>> {
    use crossterm::event;
    if let Some(until) = until
        && !event::poll(until.saturating_duration_since(Instant::now()))?
    {
        return Ok(None);
    }
    event::read().map(|event| Some(Signal::Event(event)))
}

#[cfg(unix)]
pub use threads::{Word, hear, wake};

#[cfg(unix)]
use threads::heard;

#[cfg(unix)]
mod threads {
    use std::fs::File;
    use std::io::{self, Read, stdin};
    use std::os::fd::AsFd;
    use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
    use std::sync::{Mutex, OnceLock, PoisonError};
    use std::thread;
    use std::time::{Duration, Instant};

    use crossterm::event::Event;
    use crossterm::terminal::size;

    use super::Signal;
    use crate::input::Parser;

    /// How long to wait without a deadline.
    const LONG: Duration = Duration::from_secs(3600);

    /// A message to the drawing thread.
    pub enum Word {
        /// Bytes from the terminal.
        Bytes(Vec<u8>),
        /// Check the screen again: its size may have changed.
        Look,
        /// The system wants to suspend the program.
        Stop,
        /// The terminal is closed.
        Gone(io::Error),
    }

    struct Source {
        words: Receiver<Word>,
        parser: Parser,
        /// Whether the terminal is closed.
        gone: bool,
    }

    static SOURCE: OnceLock<(Sender<Word>, Mutex<Source>)> = OnceLock::new();

    fn source() -> &'static (Sender<Word>, Mutex<Source>) {
        SOURCE.get_or_init(|| {
            let (send, words) = channel();
            (send, Mutex::new(Source { words, parser: Parser::default(), gone: false }))
        })
    }

    /// Starts reading the terminal, once for the life of the program. Keys typed between two tables
    /// are for the second one.
    pub fn hear() -> io::Result<()> {
        static BEGUN: Mutex<bool> = Mutex::new(false);
        let mut begun = BEGUN.lock().unwrap_or_else(PoisonError::into_inner);
        if *begun {
            return Ok(());
        }
        // A separate handle, because standard input may be locked elsewhere.
        let mut keys = File::from(stdin().as_fd().try_clone_to_owned()?);
        let send = source().0.clone();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let word = match keys.read(&mut bytes) {
                    Ok(0) => Word::Gone(io::ErrorKind::UnexpectedEof.into()),
                    Ok(count) => Word::Bytes(bytes[..count].to_vec()),
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => Word::Gone(error),
                };
                let gone = matches!(word, Word::Gone(_));
                if send.send(word).is_err() || gone {
                    return;
                }
            }
        });
        *begun = true;
        Ok(())
    }

    /// Sends a message to the drawing thread.
    pub fn wake(word: Word) {
        // The receiver lives as long as the program.
        let _ = source().0.send(word);
    }

    /// The next input of the player or the system.
    pub fn heard(until: Option<Instant>) -> io::Result<Option<Signal>> {
        let mut source = source().1.lock().unwrap_or_else(PoisonError::into_inner);
        let Source { words, parser, gone } = &mut *source;
        loop {
            if let Some(event) = parser.take() {
                return Ok(Some(Signal::Event(event)));
            }
            if *gone {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let pause = until.map(|until| until.saturating_duration_since(Instant::now()));
            let patience = parser.patience();
            let wait = pause.into_iter().chain(patience).min().unwrap_or(LONG);
            match words.recv_timeout(wait) {
                Ok(Word::Bytes(bytes)) => parser.feed(&bytes),
                Ok(Word::Look) => {
                    let (columns, lines) = size()?;
                    return Ok(Some(Signal::Event(Event::Resize(columns, lines))));
                }
                Ok(Word::Stop) => return Ok(Some(Signal::Stop { whole: false })),
                Ok(Word::Gone(error)) => {
                    *gone = true;
                    return Err(error);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                // The rest of a sequence did not come, unless the pause ended first.
                Err(RecvTimeoutError::Timeout) if patience.is_some_and(|it| it <= wait) => {
                    parser.give_up();
                }
                Err(RecvTimeoutError::Timeout) if pause.is_some() => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}
