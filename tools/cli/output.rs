//! What goes out: the standard output and the standard error, colour, exit codes.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use desk::Refused;

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
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// What puts all that was printed out of sight: a terminal is cleared, with the lines above its
/// screen; elsewhere blank lines fill a page.
pub fn fresh_page() -> String {
    if is_terminal() { "\x1b[H\x1b[2J\x1b[3J".to_owned() } else { "\n".repeat(BLANK_LINES) }
}

/// Whether the standard output is a terminal that can do more than print lines.
pub fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    io::stdout().is_terminal() && !dumb
}

/// Writes to the standard error. If nobody listens, nobody is told.
pub fn complain(text: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The exit code of a command. Whoever closes the pipe has read enough: that is success. Other
/// errors are told in one line.
pub fn exit_code(result: anyhow::Result<u8>) -> ExitCode {
    match result {
        Ok(code) => ExitCode::from(code),
        Err(error) if error.chain().any(is_closed_pipe) => ExitCode::from(CLEAN),
        Err(error) => {
            if let Some(Refused(report)) = error.downcast_ref() {
                complain(&report.human(colour_of_errors()));
            }
            complain(&format!("error: {error:#}\n"));
            ExitCode::from(COULD_NOT_RUN)
        }
    }
}

fn is_closed_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
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
    fn closed_pipes_are_success() {
        let closed = anyhow::Error::from(io::Error::from(io::ErrorKind::BrokenPipe));
        let code = exit_code(Err(closed.context("while printing")));
        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::SUCCESS));
    }
}
