//! Where what a player does comes from: the terminal, and the system that stops the program.

use std::io;
use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};

/// Something that a table is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A key, the mouse, a paste, or another size.
    Event(Event),
    /// The program shall stop until somebody calls it back; `whole`: with all programs of its command
    /// line, as the key for it asks.
    Stop {
        /// Whether the key asked for it.
        whole: bool,
    },
}

/// The next thing that means anything; nothing when that is too long to come. The mouse where it
/// moves means nothing.
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

/// Whether a key is the one that stops programs.
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

    /// How long is waited where nothing is due.
    const LONG: Duration = Duration::from_secs(3600);

    /// What threads tell the one that draws.
    pub enum Word {
        /// What the terminal has sent.
        Bytes(Vec<u8>),
        /// The screen is to be looked at again: it may have another size.
        Look,
        /// The system wants the program to stop.
        Stop,
        /// Nobody types any more.
        Gone(io::Error),
    }

    struct Source {
        words: Receiver<Word>,
        parser: Parser,
        /// Nobody types any more.
        gone: bool,
    }

    static SOURCE: OnceLock<(Sender<Word>, Mutex<Source>)> = OnceLock::new();

    fn source() -> &'static (Sender<Word>, Mutex<Source>) {
        SOURCE.get_or_init(|| {
            let (send, words) = channel();
            (send, Mutex::new(Source { words, parser: Parser::default(), gone: false }))
        })
    }

    /// Begins to hear the terminal, once and as long as the program lives: what is typed between two
    /// tables is for the second.
    pub fn hear() -> io::Result<()> {
        static BEGUN: Mutex<bool> = Mutex::new(false);
        let mut begun = BEGUN.lock().unwrap_or_else(PoisonError::into_inner);
        if *begun {
            return Ok(());
        }
        // A handle of its own: standard input may be locked elsewhere.
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

    /// Tells the thread that draws something.
    pub fn wake(word: Word) {
        // The other end is kept as long as the program lives.
        let _ = source().0.send(word);
    }

    /// The next thing that a player does, or the system.
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
                // What has begun does not go on, unless the pause was over before.
                Err(RecvTimeoutError::Timeout) if patience.is_some_and(|it| it <= wait) => {
                    parser.give_up();
                }
                Err(RecvTimeoutError::Timeout) if pause.is_some() => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}
