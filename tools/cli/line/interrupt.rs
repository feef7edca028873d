//! Ctrl-C while no one is asked, such as while bots think, and signals that end the program.

use std::process;
use std::sync::{Mutex, Once, PoisonError};

use view::Parting;

use super::{CLEAN, last_words};

/// The present last message; `None` while no game is played.
static WORDS: Mutex<Option<Parting>> = Mutex::new(None);

/// Handles an interruption of the game. At an editable prompt, Ctrl-C is an ordinary key of the
/// keyboard module.
pub struct Interrupt(());

impl Interrupt {
    /// From now on, Ctrl-C ends the game with the last message, and so do a closed terminal and the
    /// end of the system.
    pub fn new() -> Self {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let terminal = Terminal::now();
            hear_of_return();
            // If the handler cannot be set, the game ends like any program, and is saved anyway.
            let _ = ctrlc::set_handler(move || {
                let words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
                table::give_back();
                terminal.restore();
                // Output errors can no longer be reported.
                let code = words.as_ref().map(|parting| last_words(parting).unwrap_or(CLEAN));
                process::exit(code.unwrap_or(CLEAN).into());
            });
        });
        Self(())
    }

    /// Sets the last message.
    pub fn says(&self, parting: Parting) {
        *WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(parting);
    }
}

impl Drop for Interrupt {
    /// The game is over, and its last message was printed.
    fn drop(&mut self) {
        *WORDS.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// When the program continues after being suspended from outside, the shell has changed the
/// terminal, so the line is started again. After Ctrl-Z at a prompt, the line editor has done this
/// itself.
#[cfg(unix)]
fn hear_of_return() {
    use std::time::Duration;

    use nix::sys::termios::LocalFlags;

    /// Maximum time for the line editor.
    const PATIENCE: Duration = Duration::from_millis(100);

    table::when_called_back(|| {
        std::thread::sleep(PATIENCE);
        let is_shells = |terminal: Terminal| {
            terminal.0.is_some_and(|modes| modes.local_flags.contains(LocalFlags::ICANON))
        };
        if is_shells(Terminal::now()) {
            table::look_again();
        }
    });
}

#[cfg(not(unix))]
fn hear_of_return() {}

/// The settings of the terminal before line editing.
#[cfg(unix)]
struct Terminal(Option<nix::sys::termios::Termios>);

#[cfg(unix)]
impl Terminal {
    fn now() -> Self {
        Self(nix::sys::termios::tcgetattr(std::io::stdin()).ok())
    }

    /// Restores the settings.
    fn restore(&self) {
        use nix::sys::termios::{SetArg, tcsetattr};
        if let Some(settings) = &self.0 {
            // A closed terminal needs no restoring.
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
