//! What the text of a script may say: what bounds the work between two steps, read off the text.
//!
//! Fuel is counted at calls, returns and turns of loops, so between two of them a script must not
//! be able to do much. Texts are short and are never joined by an operator, and what does
//! arithmetic is counted: Luau turns texts into numbers for it.

use diag::{Diagnostic, Source};

use crate::codes;

/// The most bytes of a script.
const LARGEST: usize = 32 << 10;

/// The most bytes of a text in a script, and of one that it makes.
pub(crate) const LONGEST: usize = 256;

/// A text of more bytes than these does not begin like a number: reading numbers takes time.
pub(crate) const NUMERAL: usize = 32;

/// Refuses a script that is too large to be looked at.
pub(crate) fn weigh(source: &Source, text: &str) -> Result<(), Diagnostic> {
    if text.len() <= LARGEST {
        return Ok(());
    }
    let message = format!("a script has at most {LARGEST} bytes, this one has {}", text.len());
    let finding = Diagnostic::error(codes::SCRIPT_LARGE, message, source.top());
    Err(finding.help("give several cards scripts of their own"))
}

/// Reads a script that compiles: how much arithmetic stands in it.
pub(crate) fn read(source: &Source, text: &str) -> Result<usize, Diagnostic> {
    let skipped = source.text().len() - text.len();
    let mut reader = Reader { text: text.as_bytes(), at: 0, sums: 0, open: Vec::new() };
    match reader.all() {
        Ok(()) => Ok(reader.sums),
        Err((at, wrong)) => Err(wrong.finding(source, skipped + at)),
    }
}

/// What is wrong with a text.
enum Wrong {
    Joins,
    Long(usize),
    Numeral(usize),
}

impl Wrong {
    fn finding(&self, source: &Source, at: usize) -> Diagnostic {
        let (code, message, length, help) = match self {
            Self::Joins => (
                codes::SCRIPT_JOINS,
                "scripts do not join texts with `..`".to_owned(),
                2,
                "write `string.format(\"%s %d\", name, number)`, or a text in backticks",
            ),
            Self::Long(length) => (
                codes::SCRIPT_LARGE,
                format!("a text in a script has at most {LONGEST} bytes, this one has {length}"),
                1,
                "what players read stands in the messages of the card, not in its script",
            ),
            Self::Numeral(length) => (
                codes::SCRIPT_LARGE,
                format!(
                    "a text of more than {NUMERAL} bytes does not begin like a number, this one \
                     of {length} does"
                ),
                1,
                "write numbers as numbers",
            ),
        };
        Diagnostic::error(code, message, source.place(at..at + length)).help(help)
    }
}

/// Goes through the words of a script.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    sums: usize,
    /// For each text in backticks that is open: how many braces are open in what it quotes.
    open: Vec<usize>,
}

type Read = Result<(), (usize, Wrong)>;

impl Reader<'_> {
    fn all(&mut self) -> Read {
        while let Some(byte) = self.byte(0) {
            match byte {
                b'-' if self.byte(1) == Some(b'-') => self.comment(),
                b'\'' | b'"' => self.quoted(byte)?,
                b'`' => self.piece()?,
                b'[' => self.bracket()?,
                b'{' | b'}' => self.brace(byte)?,
                b'.' => self.dots()?,
                b'0'..=b'9' => self.word(true),
                b'+' | b'-' | b'*' | b'/' | b'%' | b'^' => {
                    self.sums += 1;
                    self.at += 1;
                }
                _ if is_word(byte) => {
                    let from = self.at;
                    self.word(false);
                    self.sums += usize::from(&self.text[from..self.at] == b"for");
                }
                _ => self.at += 1,
            }
        }
        Ok(())
    }

    fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn word(&mut self, number: bool) {
        while self.byte(0).is_some_and(|byte| is_word(byte) || number && byte == b'.') {
            self.at += 1;
        }
    }

    fn dots(&mut self) -> Read {
        match (self.byte(1), self.byte(2)) {
            (Some(b'.'), Some(b'.')) => self.at += 3,
            (Some(b'.'), _) => return Err((self.at, Wrong::Joins)),
            _ => self.at += 1,
        }
        Ok(())
    }

    fn brace(&mut self, byte: u8) -> Read {
        let opens = byte == b'{';
        match self.open.last_mut() {
            Some(0) if !opens => {
                self.open.pop();
                return self.piece();
            }
            Some(depth) if opens => *depth += 1,
            Some(depth) => *depth -= 1,
            None => {}
        }
        self.at += 1;
        Ok(())
    }

    /// A piece of a text in backticks: to its end, or to what it quotes.
    fn piece(&mut self) -> Read {
        let from = self.at;
        self.at += 1;
        while let Some(byte) = self.byte(0) {
            match byte {
                b'\\' => self.at += 1,
                b'`' => break,
                b'{' => {
                    self.open.push(0);
                    break;
                }
                _ => {}
            }
            self.at += 1;
        }
        self.short(from, from + 1, self.at)?;
        self.at += 1;
        Ok(())
    }

    fn quoted(&mut self, quote: u8) -> Read {
        let from = self.at;
        self.at += 1;
        while let Some(byte) = self.byte(0)
            && byte != quote
        {
            self.at += 1 + usize::from(byte == b'\\');
        }
        self.short(from, from + 1, self.at)?;
        self.at += 1;
        Ok(())
    }

    fn bracket(&mut self) -> Read {
        let from = self.at;
        match self.long_bracket() {
            Some(depth) => self.short(from, from + depth + 2, self.at - depth - 2),
            None => {
                self.at += 1;
                Ok(())
            }
        }
    }

    fn comment(&mut self) {
        self.at += 2;
        if self.long_bracket().is_none() {
            while self.byte(0).is_some_and(|byte| byte != b'\n') {
                self.at += 1;
            }
        }
    }

    /// Goes past `[[…]]` or `[=[…]=]`, if one begins here, and says how many `=` it has.
    fn long_bracket(&mut self) -> Option<usize> {
        let rest = self.text[self.at..].strip_prefix(b"[")?;
        let depth = rest.iter().take_while(|byte| **byte == b'=').count();
        let inner = rest[depth..].strip_prefix(b"[")?;
        let mut end = vec![b'='; depth + 2];
        (end[0], end[depth + 1]) = (b']', b']');
        let length = inner.windows(end.len()).position(|found| found == end);
        self.at += 2 + depth + length.map_or(inner.len(), |length| length + end.len());
        Some(depth)
    }

    fn short(&self, at: usize, from: usize, to: usize) -> Read {
        let text = self.text.get(from..to).unwrap_or_default();
        if text.len() > LONGEST {
            return Err((at, Wrong::Long(text.len())));
        }
        // An escape may stand for a digit.
        let numeral = |byte: &u8| byte.is_ascii_digit() || b" \t\r\n+-.\\".contains(byte);
        if text.len() > NUMERAL && text.first().is_some_and(numeral) {
            return Err((at, Wrong::Numeral(text.len())));
        }
        Ok(())
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}
