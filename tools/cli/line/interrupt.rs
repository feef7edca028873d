//! Ctrl-C while nobody is asked, as when bots think; and a system that wants the program to end.

use std::process;
use std::sync::{Mutex, Once, PoisonError};

use view::Parting;

use super::{CLEAN, last_words};

/// The last words as they would be now; none while no game is played.
static WORDS: Mutex<Option<Parting>> = Mutex::new(None);

/// What is said to a player who interrupts the game. At a prompt that is edited, Ctrl-C is a letter
/// like others, and the keyboard's affair.
pub struct Interrupt(());

impl Interrupt {
    /// From now on Ctrl-C ends the game with last words, and so does the end of the terminal or of
    /// the system.
    pub fn new() -> Self {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let terminal = Terminal::now();
            hear_of_return();
            // Where that cannot be had the game ends as any program does, and is kept all the same.
            let _ = ctrlc::set_handler(move || {
                let words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
                table::give_back();
                terminal.restore();
                // Nobody is left to be told that nothing could be printed.
                let code = words.as_ref().map(|parting| last_words(parting).unwrap_or(CLEAN));
                process::exit(code.unwrap_or(CLEAN).into());
            });
        });
        Self(())
    }

    /// The last words as they would be now.
    pub fn says(&self, parting: Parting) {
        *WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(parting);
    }
}

impl Drop for Interrupt {
    /// The game is over, and its last words are said.
    fn drop(&mut self) {
        *WORDS.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// When the program goes on after it was stopped from elsewhere, the terminal is the shell's: the line
/// is begun again. After Ctrl-Z at a prompt the editor of lines has done that itself.
#[cfg(unix)]
fn hear_of_return() {
    use std::time::Duration;

    use nix::sys::termios::LocalFlags;

    /// How long the editor of lines may take.
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
