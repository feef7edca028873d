//! Lines that a player types, or that come through a pipe.

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Stdin};

/// A line may have so many bytes; the rest of a longer one is dropped.
const LONGEST: u64 = 4096;

/// The standard input, line by line.
pub struct Keyboard {
    input: BufReader<Stdin>,
    echo: bool,
}

impl Keyboard {
    /// The standard input.
    pub fn new() -> Self {
        let stdin = io::stdin();
        Self { echo: !stdin.is_terminal(), input: BufReader::new(stdin) }
    }

    /// Whether what is read must be shown, because nobody sees it being typed.
    pub fn echoes(&self) -> bool {
        self.echo
    }

    /// The next line without its end; `None` when there is none any more.
    pub fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        if read.unwrap_or(0) == 0 {
            return None;
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            self.drop_rest();
        }
        let text = String::from_utf8_lossy(&bytes);
        let shown = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
        Some(shown.collect::<String>().trim().to_owned())
    }

    fn drop_rest(&mut self) {
        loop {
            let Ok(buffer) = self.input.fill_buf() else { return };
            let (used, end) = match buffer.iter().position(|byte| *byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.input.consume(used);
            if end {
                return;
            }
        }
    }
}
