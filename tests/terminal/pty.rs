//! A terminal of no hardware: a program runs in it, keys are typed, and its screen is read.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZero;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, OptionalActions, Winsize, tcgetattr, tcsetattr, tcsetwinsize};

use crate::cli::root;
use crate::support::program;

/// A program that says nothing for so long has said what it has to say.
const QUIET: Duration = Duration::from_millis(25);
/// For so long the first word of an answer is waited for; not every key has one.
const ANSWER: Duration = Duration::from_millis(400);
/// For so long its first word of all is waited for, and its end.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the editor of lines tells a terminal when it begins to read one.
const READS: &[u8] = b"\x1b[?2004h";

/// A program in a terminal.
pub struct Pty {
    child: Child,
    keys: File,
    said: Receiver<Vec<u8>>,
    /// The screen as it is.
    pub screen: vt100::Parser,
    /// All that was said.
    pub all: Vec<u8>,
}

impl Pty {
    /// Starts the program in a dark terminal of so many columns and lines, in a home of its own.
    pub fn start(args: &[&str], home: &Path, size: (u16, u16)) -> Self {
        let mut command = program();
        command.args(args).env("COLORFGBG", "15;0");
        Self::run(command, home, size)
    }

    /// Starts any program.
    pub fn run(mut command: Command, home: &Path, (columns, lines): (u16, u16)) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&master).expect("it is ours");
        unlockpt(&master).expect("it is open");
        tcsetwinsize(&master, size(columns, lines)).expect("it has a size");
        let name = ptsname(&master, Vec::new()).expect("it has a name");
        let path = Path::new(std::ffi::OsStr::from_bytes(name.as_bytes())).to_owned();
        let end = || OpenOptions::new().read(true).write(true).open(&path).expect("its other end");
        command.current_dir(root()).env("XDG_STATE_HOME", home).env("HOME", home);
        command.env("XDG_CONFIG_HOME", home);
        let usual = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LC_ALL", "C.UTF-8")];
        for (name, value) in usual {
            // A test may have set another one.
            if command.get_envs().all(|(known, _)| known != name) {
                command.env(name, value);
            }
        }
        command.env_remove("NO_COLOR").env_remove("CARDWRIGHT_LANG").env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::from(end())).stdout(Stdio::from(end())).stderr(Stdio::from(end()));
        let child = command.spawn().expect("the program is built");
        drop(command);
        let keys = File::from(master);
        let mut out = keys.try_clone().expect("known: read");
        let (send, said) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 65536];
            // A terminal whose program has ended cannot be read.
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let screen = vt100::Parser::new(least(lines), least(columns), 0);
        let mut pty = Self { child, keys, said, screen, all: Vec::new() };
        pty.first_words();
        pty
    }

    fn first_words(&mut self) {
        let begun = Instant::now();
        while self.all.is_empty() && begun.elapsed() < PATIENCE {
            self.settle();
        }
        assert!(!self.all.is_empty(), "the program says nothing");
        self.settle();
    }

    /// Reads until the program says no more for now.
    pub fn settle(&mut self) {
        let mut wait = ANSWER;
        loop {
            match self.said.recv_timeout(wait) {
                Ok(bytes) => {
                    self.screen.process(&bytes);
                    self.all.extend(bytes);
                    wait = QUIET;
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Types something, and waits for what comes of it.
    pub fn press(&mut self, keys: &str) {
        // A program that has ended reads nothing.
        let _ = self.keys.write_all(keys.as_bytes());
        self.settle();
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Clicks on a column and a line, counted from 0.
    pub fn click(&mut self, column: usize, line: usize) {
        let at = format!("{};{}", column + 1, line + 1);
        self.press(&format!("\x1b[<0;{at}M\x1b[<0;{at}m"));
    }

    /// Another size, of which the program is told.
    pub fn resize(&mut self, columns: u16, lines: u16) {
        tcsetwinsize(&self.keys, size(columns, lines)).expect("it has another size");
        self.screen.screen_mut().set_size(least(lines), least(columns));
        self.signal(Signal::WINCH);
        self.settle();
    }

    /// Another size at once, without looking what comes of it.
    pub fn resized(&mut self, (columns, lines): (u16, u16)) {
        tcsetwinsize(&self.keys, size(columns, lines)).expect("it has another size");
        self.signal(Signal::WINCH);
    }

    /// Sends a signal to the program.
    pub fn signal(&mut self, signal: Signal) {
        let process = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        let _ = kill_process(process.expect("it runs"), signal);
    }

    /// Whether what is typed is shown, and handed on line by line, as in a shell.
    pub fn is_cooked(&self) -> bool {
        let modes = tcgetattr(&self.keys).expect("it is a terminal").local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON)
    }

    /// Makes the terminal what it is in a shell.
    pub fn cook(&self) {
        let mut modes = tcgetattr(&self.keys).expect("it is a terminal");
        modes.local_modes |= LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG;
        tcsetattr(&self.keys, OptionalActions::Now, &modes).expect("it is ours");
    }

    /// The lines of the screen.
    pub fn lines(&self) -> Vec<String> {
        let (_, columns) = self.screen.screen().size();
        self.screen.screen().rows(0, columns.get()).map(|line| line.trim_end().to_owned()).collect()
    }

    /// Whether something stands on the screen.
    pub fn shows(&self, text: &str) -> bool {
        self.lines().iter().any(|line| line.contains(text))
    }

    /// Waits until something stands on the screen.
    pub fn wait_for(&mut self, text: &str) {
        self.until(text, |pty| pty.shows(text));
    }

    /// Waits until something is so.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            let lines = self.lines().join("\n");
            assert!(begun.elapsed() < PATIENCE, "{what} does not come:\n{lines}");
            self.settle();
        }
    }

    /// Waits until the program begins to read a line that is edited, for the so manieth time.
    pub fn reads(&mut self, times: usize) {
        let begun = Instant::now();
        let read = |all: &[u8]| all.windows(READS.len()).filter(|bytes| *bytes == READS).count();
        while read(&self.all) < times {
            let lines = self.lines().join("\n");
            assert!(begun.elapsed() < PATIENCE, "nothing is read:\n{lines}");
            self.settle();
        }
    }

    /// Waits until the program has ended, and reads what it said last.
    pub fn end(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("known: waited for") {
                self.settle();
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.lines().join("\n"));
            self.settle();
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // One that has ended already is not there to be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is looked at of a screen: a program draws no more, whatever size it is told.
const LOOKED_AT: u16 = 600;

fn least(count: u16) -> NonZero<u16> {
    NonZero::new(count.clamp(1, LOOKED_AT)).expect("a screen has columns and lines")
}

fn size(columns: u16, lines: u16) -> Winsize {
    Winsize { ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }
}
