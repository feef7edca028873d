//! Output: standard output and standard error, colors, exit codes.
//!
//! All output goes through this module. Packs, saved games, arguments and file names are untrusted.
//! Only line ends, tabs and, with colors, style sequences are written unchanged; everything else
//! that steers a terminal is escaped.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use desk::Stop;
use diag::{is_suspect, spell, steering, visible};
use table::Depth;

use crate::abilities;

/// Exit code: no findings.
pub const CLEAN: u8 = 0;
/// Exit code: there are findings.
pub const FINDINGS: u8 = 1;
/// Exit code: the command could not run.
pub const COULD_NOT_RUN: u8 = 2;

/// Number of blank lines that fill a page.
const BLANK_LINES: usize = 60;

/// Writes to standard output at once. A closed pipe is an error here, and success in [`exit_code`].
pub fn print(text: &str) -> io::Result<()> {
    write(&abilities::glyphs().fitted(&guarded(text, colour(), &['\n', '\t'])))
}

/// Like [`print()`], for a shell that asked: some expect vertical tabs between values.
pub fn print_to_shell(text: &str) -> io::Result<()> {
    write(&guarded(text, false, &['\n', '\t', '\u{b}']))
}

/// Removes earlier output from sight: clears a terminal with its scrollback, or prints blank lines.
pub fn turn_page() -> io::Result<()> {
    if is_terminal() { write("\x1b[H\x1b[2J\x1b[3J") } else { write(&"\n".repeat(BLANK_LINES)) }
}

/// Rings the bell of a terminal.
pub fn ring() -> io::Result<()> {
    if is_terminal() { write("\x07") } else { Ok(()) }
}

fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// A text with characters that steer a terminal escaped, except those in `free` and, with `looks`,
/// style sequences.
fn guarded<'t>(text: &'t str, looks: bool, free: &[char]) -> Cow<'t, str> {
    // Most texts are long and harmless, so check them quickly first.
    if !text.contains(|letter| is_suspect(letter) && !free.contains(&letter)) {
        return Cow::Borrowed(text);
    }
    let mut found = steering(text);
    found.retain(|(_, letter)| !free.contains(letter));
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let found: BTreeSet<usize> = found.into_iter().map(|(at, _)| at).collect();
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let at = text.len() - rest.len();
        let look = look(rest).filter(|_| looks);
        match look {
            Some(look) => out.push_str(look),
            None if found.contains(&at) => spell(letter, &mut out),
            None => out.push(letter),
        }
        rest = &rest[look.map_or(letter.len_utf8(), str::len)..];
    }
    Cow::Owned(out)
}

/// The style sequence at the beginning of a text: `ESC [ 1 ; 31 m`.
fn look(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("\x1b[")?;
    let numbers = rest.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ';');
    numbers.starts_with('m').then(|| &text[..text.len() - numbers.len() + 1])
}

/// Whether standard output is a terminal that can do more than print lines.
pub fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    io::stdout().is_terminal() && !dumb
}

/// Writes to standard error. Errors are ignored.
pub fn complain(text: &str) {
    let text = guarded(text, colour_of_errors(), &['\n', '\t']);
    let text = abilities::glyphs_of_errors().fitted(&text);
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The exit code of a command. A closed pipe counts as success: the reader has enough. Other errors
/// are printed in one line.
pub fn exit_code(result: anyhow::Result<u8>) -> ExitCode {
    match result {
        Ok(code) => ExitCode::from(code),
        Err(error) if is_closed_pipe(&error) => ExitCode::from(CLEAN),
        Err(error) => {
            if let Some(Stop::Refused(report)) = error.downcast_ref() {
                complain(&report.human(colour_of_errors()));
            }
            complain(&format!("error: {}\n", visible(&format!("{error:#}"))));
            ExitCode::from(COULD_NOT_RUN)
        }
    }
}

/// Whether a command failed because its output pipe was closed.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Whether standard output wants colors.
pub fn colour() -> bool {
    wants_colour(io::stdout().is_terminal())
}

/// Whether standard error wants colors.
pub fn colour_of_errors() -> bool {
    wants_colour(io::stderr().is_terminal())
}

/// `NO_COLOR` turns colors off, `CLICOLOR_FORCE` turns them on. Otherwise, a terminal says whether it
/// has any.
fn wants_colour(terminal: bool) -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if set("NO_COLOR").is_some() {
        return false;
    }
    if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    terminal && abilities::depth() != Depth::None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_all_that_comes_through() {
        let text = "a\x1b[1;31mb\x1b[0m\u{9b}2J\x1b[2J\tc\r\n\u{202e}d\x1b";
        let plain =
            r"a\u001b[1;31mb\u001b[0m\u009b2J\u001b[2J	c\u000d".to_owned() + "\n\\u202ed\\u001b";
        assert_eq!(guarded(text, false, &['\n', '\t']), plain);
        let looks = plain.replacen("\\u001b", "\x1b", 2);
        assert_eq!(guarded(text, true, &['\n', '\t']), looks);
        assert_eq!(guarded("é\x1b[mé", true, &[]), "é\x1b[mé");
    }

    #[test]
    fn closed_pipes_are_success() {
        let closed = || io::Error::from(io::ErrorKind::BrokenPipe);
        let stop = Stop::File { tried: "cannot write a.play".to_owned(), cause: closed() };
        for error in [anyhow::Error::from(closed()).context("while printing"), stop.into()] {
            let code = exit_code(Err(error));
            assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::SUCCESS));
        }
    }
}
