//! What goes out: the standard output and the standard error, colour, exit codes.
//!
//! This is the only door. Whatever a pack, a saved game, an argument or the name of a file says,
//! nothing but ends of lines, tabs and, where there is colour, the looks of letters comes through
//! it; all else that would steer a terminal is spelled out.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use desk::Stop;
use diag::{is_suspect, spell, steering, visible};

/// Nothing to say against it.
pub const CLEAN: u8 = 0;
/// Something was found.
pub const FINDINGS: u8 = 1;
/// The command could not run.
pub const COULD_NOT_RUN: u8 = 2;

/// So many blank lines fill a page.
const BLANK_LINES: usize = 60;

/// Writes to the standard output at once. A closed pipe is an error here, and success in
/// [`exit_code`].
pub fn print(text: &str) -> io::Result<()> {
    write(&guarded(text, colour(), &['\n', '\t']))
}

/// The same for a shell that asked: some take a vertical tab between what they are given.
pub fn print_to_shell(text: &str) -> io::Result<()> {
    write(&guarded(text, false, &['\n', '\t', '\u{b}']))
}

/// Puts all that was printed out of sight: a terminal is cleared, with the lines above its screen;
/// elsewhere blank lines fill a page.
pub fn turn_page() -> io::Result<()> {
    if is_terminal() { write("\x1b[H\x1b[2J\x1b[3J") } else { write(&"\n".repeat(BLANK_LINES)) }
}

/// Rings, in a terminal.
pub fn ring() -> io::Result<()> {
    if is_terminal() { write("\x07") } else { Ok(()) }
}

fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// A text with what would steer a terminal spelled out, but for some characters and, where letters
/// have looks, those.
fn guarded<'t>(text: &'t str, looks: bool, free: &[char]) -> Cow<'t, str> {
    // Most texts are long and harmless: they are not taken apart.
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

/// What chooses the look of letters, if a text begins with it: `ESC [ 1 ; 31 m`.
fn look(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("\x1b[")?;
    let numbers = rest.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ';');
    numbers.starts_with('m').then(|| &text[..text.len() - numbers.len() + 1])
}

/// Whether the standard output is a terminal that can do more than print lines.
pub fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    io::stdout().is_terminal() && !dumb
}

/// Writes to the standard error. If nobody listens, nobody is told.
pub fn complain(text: &str) {
    let text = guarded(text, colour_of_errors(), &['\n', '\t']);
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The exit code of a command. Whoever closes the pipe has read enough: that is success. Other
/// errors are told in one line.
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

/// Whether a command failed because nobody reads what it writes.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Whether the standard output wants colour.
pub fn colour() -> bool {
    wants_colour(io::stdout().is_terminal())
}

/// Whether the standard error wants colour.
pub fn colour_of_errors() -> bool {
    wants_colour(io::stderr().is_terminal())
}

/// `NO_COLOR` forbids, `CLICOLOR_FORCE` demands; else a terminal decides, unless it is a dumb one.
fn wants_colour(terminal: bool) -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if set("NO_COLOR").is_some() {
        return false;
    }
    if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    terminal && set("TERM").is_none_or(|value| value != "dumb")
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
