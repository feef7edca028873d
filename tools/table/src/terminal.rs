//! The terminal: taken over while the table is open, and given back whatever happens.

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
use ratatui::Terminal;

use crate::bounded::Bounded;

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Asks a terminal to say what is pasted, and not to send it as keys.
const MARK_PASTES: &str = "\x1b[?2004h";
/// Pastes are keys again.
const PASTES_ARE_KEYS: &str = "\x1b[?2004l";

/// Whether the program was stopped and goes on: the terminal is what the shell has made of it.
static RETURNED: AtomicBool = AtomicBool::new(false);

/// The terminal while the table is open; it is given back when this is dropped.
pub struct Taken {
    /// What is drawn on.
    pub terminal: Terminal<Bounded>,
}

impl Taken {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When it cannot be drawn on.
    pub fn new() -> io::Result<Self> {
        give_back_in_panic();
        hear_of_system();
        #[cfg(unix)]
        crate::source::hear()?;
        TAKEN.store(true, Ordering::SeqCst);
        let taken = enable_raw_mode()
            .and_then(|()| take_screen())
            .and_then(|()| Terminal::new(Bounded::new(stdout())));
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
        self.take_again()
    }

    fn take_again(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        // How the terminal was before this program is not how it is after it was stopped.
        disable_raw_mode()?;
        enable_raw_mode()?;
        take_screen()?;
        // To clear it would ask where the cursor is, and not every terminal answers.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Gives the terminal back and stops the program until somebody calls it back; then the terminal
    /// is taken over again. `whole`: all programs of its command line stop.
    ///
    /// # Errors
    /// When it cannot be drawn on.
    #[cfg(unix)]
    pub fn stop(&mut self, whole: bool) -> io::Result<()> {
        /// How long the signal may be on its way.
        const PATIENCE: Duration = Duration::from_secs(1);
        /// Between two looks.
        const PAUSE: Duration = Duration::from_millis(10);

        // Nobody could call it back.
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

    /// There is no such signal elsewhere.
    #[cfg(not(unix))]
    pub fn stop(&mut self, _whole: bool) -> io::Result<()> {
        Ok(())
    }
}

fn take_screen() -> io::Result<()> {
    // A program that was killed may have left this screen open, with its table on it.
    let cleared = Clear(ClearType::All);
    execute!(stdout(), EnterAlternateScreen, cleared, EnableMouseCapture, Print(MARK_PASTES))
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
        let pastes = Print(PASTES_ARE_KEYS);
        let cleared = execute!(stdout(), pastes, Clear(ClearType::All), DisableMouseCapture);
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

/// Hears what the system says of the program: it goes on after it was stopped, so the screen is
/// another one; the screen has another size; it shall stop, which it does once the terminal is given
/// back.
#[cfg(unix)]
fn hear_of_system() {
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;

    use crate::source::{Word, wake};

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Where they cannot be heard, the table is drawn again with the next key.
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

/// Whether the program was started by nobody who could call it back, such as a terminal without a
/// shell.
#[cfg(unix)]
fn is_orphan() -> bool {
    use nix::unistd::{getppid, getsid};
    let parent = getppid();
    // In a container both the parent and the session may be ones that cannot be seen from inside,
    // whose number is 0 there. A parent of that number is not asked: 0 would mean this program.
    parent.as_raw() == 0 || getsid(Some(parent)) != getsid(None)
}

/// Asks all programs of the command line to stop, this one among them, if they have the terminal.
#[cfg(unix)]
fn stop_command_line() -> bool {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::{Pid, getpgrp, tcgetpgrp};
    /// As a receiver of signals: all programs of the command line.
    const OWN_GROUP: Pid = Pid::from_raw(0);
    let in_front = tcgetpgrp(std::io::stdin()).is_ok_and(|front| front == getpgrp());
    in_front && kill(OWN_GROUP, Signal::SIGTSTP).is_ok()
}

/// Stops this program as the system would have done.
#[cfg(unix)]
fn stop_here() {
    use signal_hook::consts::SIGTSTP;
    use signal_hook::low_level::emulate_default_handler;
    // A program that cannot be stopped goes on.
    let _ = emulate_default_handler(SIGTSTP);
}

/// Calls something each time the program goes on after it was stopped while no table is open: the
/// terminal may be as a shell has left it.
#[cfg(unix)]
pub fn when_called_back(then: impl Fn() + Send + 'static) {
    use signal_hook::consts::SIGCONT;
    use signal_hook::iterator::Signals;

    // Where that cannot be heard, the next line is read as the shell sends it.
    let Ok(mut signals) = Signals::new([SIGCONT]) else { return };
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if !TAKEN.load(Ordering::SeqCst) {
                then();
            }
        }
    });
}

/// Tells the reader of a line that the terminal is another one, as if its size had changed.
#[cfg(unix)]
pub fn look_again() {
    use signal_hook::consts::SIGWINCH;
    use signal_hook::low_level::raise;
    // Where it is not heard, the line stays as it is.
    let _ = raise(SIGWINCH);
}
