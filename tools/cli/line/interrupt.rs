//! Ctrl-C while nobody is asked, as when bots think; and a system that wants the program to end.

use std::process;
use std::sync::{Arc, Mutex, PoisonError};

use view::Parting;

use super::{CLEAN, last_words};

/// What is said to a player who interrupts the game. At a prompt that is edited, Ctrl-C is a letter
/// like others, and the keyboard's affair.
pub struct Interrupt(Arc<Mutex<Option<Parting>>>);

impl Interrupt {
    /// From now on Ctrl-C ends the game with last words, and so does the end of the terminal or of
    /// the system.
    pub fn new() -> Self {
        let words = Arc::new(Mutex::new(None));
        let said = Arc::clone(&words);
        let terminal = Terminal::now();
        // Where that cannot be had the game ends as any program does, and is kept all the same.
        let _ = ctrlc::set_handler(move || {
            let words = said.lock().unwrap_or_else(PoisonError::into_inner);
            table::give_back();
            terminal.restore();
            // Nobody is left to be told that nothing could be printed.
            let code = words.as_ref().map(|parting| last_words(parting).unwrap_or(CLEAN));
            process::exit(code.unwrap_or(CLEAN).into());
        });
        Self(words)
    }

    /// The last words as they would be now.
    pub fn says(&self, parting: Parting) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(parting);
    }
}

/// How the terminal was before a line was edited in it.
#[cfg(unix)]
struct Terminal(Option<nix::sys::termios::Termios>);

#[cfg(unix)]
impl Terminal {
    fn now() -> Self {
        Self(nix::sys::termios::tcgetattr(std::io::stdin()).ok())
    }

    /// Makes it so again.
    fn restore(&self) {
        use nix::sys::termios::{SetArg, tcsetattr};
        if let Some(settings) = &self.0 {
            // Of a terminal that is gone nothing is to be restored.
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSANOW, settings);
        }
    }
}

#[cfg(not(unix))]
struct Terminal;

#[cfg(not(unix))]
impl Terminal {
    fn now() -> Self {
        Self
    }

    fn restore(&self) {}
}
