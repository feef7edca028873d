//! Games that are typed, line after line.

use std::io::{ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::root;
use crate::support::program;

/// How long a program may show nothing.
const SILENCE: Duration = Duration::from_secs(300);

/// A command that keeps its game in a file of a folder.
pub fn args<'a>(save: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["play", "--lang", "en", "--seed", "11", "--save", save], more].concat()
}

/// So many times the first offer.
pub fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

/// A game that somebody types, line after line, seeing what is shown.
pub struct Typed {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    /// All that was shown.
    pub shown: String,
}

impl Typed {
    /// Starts the program.
    pub fn start(args: &[&str]) -> Self {
        let mut command = program();
        command.args(args).current_dir(root());
        Self::of(command)
    }

    /// Starts a program that is called in a special way.
    pub fn of(mut command: Command) -> Self {
        command.env_remove("CARDWRIGHT_LANG").env("LANG", "C").env("LC_ALL", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program is built");
        let (sender, output) = channel();
        let mut pipe = child.stdout.take().expect("piped");
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                match pipe.read(&mut bytes) {
                    Ok(count @ 1..) if sender.send(bytes[..count].to_vec()).is_ok() => {}
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Ok(_) => return,
                    Err(error) => panic!("output that cannot be read: {error}"),
                }
            }
        });
        let input = child.stdin.take();
        Self { child, input, output, shown: String::new() }
    }

    /// What is shown until the next prompt; `None` at the end of the output. A program that shows
    /// nothing for so long fails the test: what it would still show must not look like its end.
    pub fn prompt(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        while !bytes.ends_with(b"\n> ") && bytes != b"> " {
            match self.output.recv_timeout(SILENCE) {
                Ok(more) => bytes.extend(more),
                Err(RecvTimeoutError::Timeout) => panic!("nothing shown for {SILENCE:?}"),
                Err(RecvTimeoutError::Disconnected) => {
                    self.shown.push_str(&String::from_utf8(bytes).expect("UTF-8"));
                    return None;
                }
            }
        }
        let text = String::from_utf8(bytes).expect("UTF-8");
        self.shown.push_str(&text);
        Some(text)
    }

    /// Types a line.
    pub fn line(&mut self, line: &str) {
        let input = self.input.as_mut().expect("still open");
        writeln!(input, "{line}").expect("the program reads");
    }

    /// Ends the program from outside.
    pub fn kill(mut self) {
        self.child.kill().expect("ended");
        self.child.wait().expect("ended");
    }

    /// Types nothing more: the exit code, and all that was shown.
    pub fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        while self.prompt().is_some() {}
        (self.child.wait().expect("ended").code(), self.shown)
    }
}

/// The numbered offers of what was shown.
pub fn offers(shown: &str) -> Vec<String> {
    let pieces = shown.lines().flat_map(|line| line.split("   "));
    let mut found: Vec<String> = Vec::new();
    for piece in pieces {
        let Some((number, text)) = piece.trim().split_once(". ") else { continue };
        if number.parse::<usize>().is_ok() {
            found.push(text.to_owned());
        }
    }
    found
}
