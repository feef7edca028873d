//! The terminal: taken over while the table is open, and given back whatever happens.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether the program was stopped and goes on: the terminal is what the shell has made of it.
static RETURNED: AtomicBool = AtomicBool::new(false);

/// The terminal while the table is open; it is given back when this is dropped.
pub struct Taken {
    /// What is drawn on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Taken {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When it cannot be drawn on.
    pub fn new() -> io::Result<Self> {
        give_back_in_panic();
        hear_of_return();
        TAKEN.store(true, Ordering::SeqCst);
        let taken = enable_raw_mode()
            .and_then(|()| execute!(stdout(), EnterAlternateScreen, EnableMouseCapture))
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match taken {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Takes the terminal over again, if the program was stopped since.
    ///
    /// # Errors
    /// When it cannot be drawn on.
    pub fn renew(&mut self) -> io::Result<()> {
        if !RETURNED.swap(false, Ordering::SeqCst) {
            return Ok(());
        }
        // How the terminal was before this program is not how it is after it was stopped.
        disable_raw_mode()?;
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        // To clear it would ask where the cursor is, and not every terminal answers.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Rings.
pub fn ring() -> io::Result<()> {
    stdout().write_all(b"\x07")?;
    stdout().flush()
}

/// Gives the terminal back, if it is taken over: as it was, with a cursor, and its own screen. For
/// whoever ends the program while the table is open.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Of a terminal that is gone nothing is to be restored. Some keep what was on the screen when
        // its size has changed.
        let cleared = execute!(stdout(), Clear(ClearType::All), DisableMouseCapture);
        let _ = cleared.and_then(|()| execute!(stdout(), LeaveAlternateScreen, cursor::Show));
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// What a fault of the program says is to be read.
fn give_back_in_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |fault| {
            give_back();
            before(fault);
        }));
    });
}

/// When the program goes on after it was stopped, whoever waits for a key is told that the screen is
/// another one.
#[cfg(unix)]
fn hear_of_return() {
    use signal_hook::consts::{SIGCONT, SIGWINCH};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::raise;

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Where that cannot be heard of, the table is drawn anew when its size changes.
        let Ok(mut signals) = Signals::new([SIGCONT]) else { return };
        std::thread::spawn(move || {
            for _ in signals.forever() {
                RETURNED.store(true, Ordering::SeqCst);
                let _ = raise(SIGWINCH);
            }
        });
    });
}

#[cfg(not(unix))]
fn hear_of_return() {}
