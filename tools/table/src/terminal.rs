//! The terminal: taken over while the table is open, and restored in any case.

use std::io::{self, Write, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::time::{Duration, Instant};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::{Frame, Terminal};
use text::Glyphs;

use crate::bounded::{Bounded, with_dots};
use crate::screen::Manner;
use crate::theme::Depth;

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Asks a terminal to mark pasted text, instead of sending it as keys.
const MARK_PASTES: &str = "\x1b[?2004h";
/// Ends the marking of pasted text.
const PASTES_ARE_KEYS: &str = "\x1b[?2004l";

/// Whether the program was suspended and continues: the shell may have changed the terminal.
static RETURNED: AtomicBool = AtomicBool::new(false);

/// The terminal while the table is open. Dropping it restores the terminal.
pub struct Taken {
    /// The drawing target.
    pub terminal: Terminal<Bounded>,
    /// Whether all signs can be shown.
    all: bool,
}

impl Taken {
    /// Takes the terminal over, to draw in this manner.
    ///
    /// # Errors
    /// If it cannot be drawn on.
    pub fn new(manner: Manner) -> io::Result<Self> {
        let few = manner.theme.depth == Depth::Few;
        give_back_in_panic();
        hear_of_system();
        #[cfg(unix)]
        crate::source::hear()?;
        TAKEN.store(true, Ordering::SeqCst);
        let taken = enable_raw_mode()
            .and_then(|()| take_screen())
            .and_then(|()| Terminal::new(Bounded::new(stdout(), manner.glyphs, few)));
        match taken {
            Ok(terminal) => Ok(Self { terminal, all: manner.glyphs == Glyphs::All }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Draws a frame.
    ///
    /// # Errors
    /// If the terminal cannot be drawn on.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(|frame| {
            draw(frame);
            if !self.all {
                with_dots(frame.buffer_mut());
            }
        })?;
        Ok(())
    }

    /// Takes the terminal over again, if the program was suspended since.
    ///
    /// # Errors
    /// If it cannot be drawn on.
    pub fn renew(&mut self) -> io::Result<()> {
        if !RETURNED.swap(false, Ordering::SeqCst) {
            return Ok(());
        }
        self.take_again()
    }

    fn take_again(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        // After being suspended, the original state of the terminal may differ from the saved one.
        disable_raw_mode()?;
        enable_raw_mode()?;
        take_screen()?;
        // Clearing would query the cursor position, which not every terminal answers.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Restores the terminal and suspends the program. When it continues, the terminal is taken
    /// over again. `whole`: all programs of its command line are suspended.
    ///
    /// # Errors
    /// If the terminal cannot be drawn on.
    #[cfg(unix)]
    pub fn stop(&mut self, whole: bool) -> io::Result<()> {
        /// Maximum time for the signal to arrive.
        const PATIENCE: Duration = Duration::from_secs(1);
        /// Time between two checks.
        const PAUSE: Duration = Duration::from_millis(10);

        // Nothing could resume it.
        if is_orphan() {
            return Ok(());
        }
        give_back();
        RETURNED.store(false, Ordering::SeqCst);
        let begun = Instant::now();
        if !whole || !stop_command_line() {
            stop_here();
        }
        while !RETURNED.load(Ordering::SeqCst) && begun.elapsed() < PATIENCE {
            std::thread::sleep(PAUSE);
        }
        RETURNED.store(false, Ordering::SeqCst);
        self.take_again()
    }

    /// Other systems have no such signal.
    #[cfg(not(unix))]
    pub fn stop(&mut self, _whole: bool) -> io::Result<()> {
        Ok(())
    }
}

fn take_screen() -> io::Result<()> {
    // A killed program may have left the alternate screen open, with its table.
    let cleared = Clear(ClearType::All);
    execute!(stdout(), EnterAlternateScreen, cleared, EnableMouseCapture, Print(MARK_PASTES))
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Rings the bell.
pub fn ring() -> io::Result<()> {
    stdout().write_all(b"\x07")?;
    stdout().flush()
}

/// Restores the terminal if it is taken over: its settings, cursor and screen. Call it before
/// ending the program while the table is open.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // A closed terminal needs no restoring. Some terminals keep the content of the alternate
        // screen after a change of size, so it is cleared.
        let pastes = Print(PASTES_ARE_KEYS);
        let cleared = execute!(stdout(), pastes, Clear(ClearType::All), DisableMouseCapture);
        let _ = cleared.and_then(|()| execute!(stdout(), LeaveAlternateScreen, cursor::Show));
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// Makes sure that the message of a panic is visible.
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

/// Handles signals. After being resumed or resized, the screen is redrawn. When suspended, the
/// terminal is restored first.
#[cfg(unix)]
fn hear_of_system() {
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;

    use crate::source::{Word, wake};

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Without signals, the table is redrawn with the next key.
        let Ok(mut signals) = Signals::new([SIGCONT, SIGTSTP, SIGWINCH]) else { return };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                match signal {
                    SIGTSTP if TAKEN.load(Ordering::SeqCst) => wake(Word::Stop),
                    SIGTSTP => stop_here(),
                    SIGCONT => {
                        RETURNED.store(true, Ordering::SeqCst);
                        wake(Word::Look);
                    }
                    _ => wake(Word::Look),
                }
            }
        });
    });
}

#[cfg(not(unix))]
fn hear_of_system() {}

/// Whether no parent could resume the program, such as a terminal without a shell.
#[cfg(unix)]
fn is_orphan() -> bool {
    use nix::unistd::{getppid, getsid};
    let parent = getppid();
    // In a container, both the parent and the session may be invisible and have the number 0.
    // `getsid(0)` would mean this program, so a parent 0 is not queried.
    parent.as_raw() == 0 || getsid(Some(parent)) != getsid(None)
}

/// Asks all programs of the command line, including this one, to suspend, if they own the terminal.
#[cfg(unix)]
fn stop_command_line() -> bool {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::{Pid, getpgrp, tcgetpgrp};
    /// As the target of a signal: all programs of the command line.
    const OWN_GROUP: Pid = Pid::from_raw(0);
    let in_front = tcgetpgrp(std::io::stdin()).is_ok_and(|front| front == getpgrp());
    in_front && kill(OWN_GROUP, Signal::SIGTSTP).is_ok()
}

/// Suspends this program as the system would have done.
#[cfg(unix)]
fn stop_here() {
    use signal_hook::consts::SIGTSTP;
    use signal_hook::low_level::emulate_default_handler;
    // A program that cannot be suspended goes on.
    let _ = emulate_default_handler(SIGTSTP);
}

/// Calls `then` each time the program continues after being suspended without an open table: the
/// shell may have changed the terminal.
#[cfg(unix)]
pub fn when_called_back(then: impl Fn() + Send + 'static) {
    use signal_hook::consts::SIGCONT;
    use signal_hook::iterator::Signals;

    // Without signals, the next line is read as the shell sends it.
    let Ok(mut signals) = Signals::new([SIGCONT]) else { return };
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if !TAKEN.load(Ordering::SeqCst) {
                then();
            }
        }
    });
}

/// Informs the line reader that the terminal has changed, as after a change of size.
#[cfg(unix)]
pub fn look_again() {
    use signal_hook::consts::SIGWINCH;
    use signal_hook::low_level::raise;
    // If it fails, the line stays unchanged.
    let _ = raise(SIGWINCH);
}
