//! Restrictions on the text of a script, which limit the work between two steps.
//!
//! Fuel is counted at calls, returns and loop iterations, so a script must not be able to do much
//! between two of them. String literals are short and the concatenation operator is not allowed.
//! Arithmetic is counted, because Luau converts strings to numbers for it.

use std::ops::Range;

use diag::{Diagnostic, Source};

use crate::codes;

/// Maximum size of a script in bytes.
const LARGEST: usize = 32 << 10;

/// Maximum length in bytes of a string in a script, or created by it.
pub(crate) const LONGEST: usize = 256;

/// A longer string must not begin like a number, in bytes, because parsing numbers takes time.
pub(crate) const NUMERAL: usize = 32;

/// The sandbox function that checks keys. Scripts cannot name it themselves.
pub(crate) const KEY: &str = "__key";

/// Rejects a script that is too large to be examined.
pub(crate) fn weigh(source: &Source, text: &str) -> Result<(), Diagnostic> {
    if text.len() <= LARGEST {
        return Ok(());
    }
    let message = format!("a script has at most {LARGEST} bytes, this one has {}", text.len());
    let finding = Diagnostic::error(codes::SCRIPT_LARGE, message, source.top());
    Err(finding.help("divide the script among several cards"))
}

/// The facts read from the text of a script.
pub(crate) struct ScriptText {
    /// The number of arithmetic operators.
    pub(crate) sums: usize,
    /// The computed keys that the script may assign to, in order of their ends.
    keys: Vec<Range<usize>>,
}

impl ScriptText {
    /// The text with a check of each computed key that it assigns to; `None` without such keys.
    ///
    /// Tables order keys that are tables or functions by their addresses, which differ between
    /// runs. Luau iterates over a table without calling anything, so the check must be where the
    /// key is written. Line numbers stay unchanged.
    pub(crate) fn checked(&self, text: &str) -> Option<String> {
        if self.keys.is_empty() {
            return None;
        }
        let opens = self.keys.iter().map(|key| (key.start, "(", 1));
        let closes = self.keys.iter().map(|key| (key.end, ")", 0));
        let mut marks: Vec<_> = opens.chain(closes).collect();
        marks.sort_by_key(|(at, _, order)| (*at, *order));
        let (mut checked, mut done) = (String::with_capacity(2 * text.len()), 0);
        for (at, mark, _) in marks {
            checked.push_str(&text[done..at]);
            if mark == "(" {
                checked.push_str(KEY);
            }
            checked.push_str(mark);
            done = at;
        }
        checked.push_str(&text[done..]);
        Some(checked)
    }
}

/// Reads a script that compiles.
pub(crate) fn read(source: &Source, text: &str) -> Result<ScriptText, Diagnostic> {
    let skipped = source.text().len() - text.len();
    let bytes = text.as_bytes();
    let (open, brackets) = (Vec::new(), Vec::new());
    let mut reader = ScriptReader { text: bytes, at: 0, sums: 0, open, brackets, keys: Vec::new() };
    match reader.all() {
        Ok(()) => Ok(ScriptText { sums: reader.sums, keys: reader.keys }),
        Err((at, wrong)) => Err(wrong.finding(source, skipped + at)),
    }
}

/// A forbidden construct.
enum Wrong {
    Reserved,
    Joins,
    Long(usize),
    Numeral(usize),
}

impl Wrong {
    fn finding(&self, source: &Source, at: usize) -> Diagnostic {
        let (code, message, length, help) = match self {
            Self::Reserved => (
                codes::SCRIPT_SYNTAX,
                format!("“{KEY}” is reserved for the sandbox"),
                KEY.len(),
                "use another name",
            ),
            Self::Joins => (
                codes::SCRIPT_JOINS,
                "strings cannot be joined with `..`".to_owned(),
                2,
                "write `string.format(\"%s %d\", name, number)`, or a string in backticks",
            ),
            Self::Long(length) => (
                codes::SCRIPT_LARGE,
                format!("a string in a script has at most {LONGEST} bytes, this one has {length}"),
                1,
                "texts for players are in the messages of the card, not in its script",
            ),
            Self::Numeral(length) => (
                codes::SCRIPT_LARGE,
                format!(
                    "a string of more than {NUMERAL} bytes must not begin like a number, this one \
                     has {length}"
                ),
                1,
                "write numbers as numbers",
            ),
        };
        Diagnostic::error(code, message, source.place(at..at + length)).help(help)
    }
}

/// Reads the tokens of a script.
struct ScriptReader<'a> {
    text: &'a [u8],
    at: usize,
    sums: usize,
    /// For each open interpolated string: the number of open braces in its current expression.
    open: Vec<usize>,
    /// The positions of the open square brackets.
    brackets: Vec<usize>,
    keys: Vec<Range<usize>>,
}

type ReadResult = Result<(), (usize, Wrong)>;

impl ScriptReader<'_> {
    fn all(&mut self) -> ReadResult {
        while let Some(byte) = self.byte(0) {
            match byte {
                b'-' if self.byte(1) == Some(b'-') => self.comment(),
                b'\'' | b'"' => self.quoted(byte)?,
                b'`' => self.piece()?,
                b'[' => self.bracket()?,
                b']' => self.closed(),
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
                    let word = &self.text[from..self.at];
                    self.sums += usize::from(word == b"for");
                    if word == KEY.as_bytes() {
                        return Err((from, Wrong::Reserved));
                    }
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

    fn dots(&mut self) -> ReadResult {
        match (self.byte(1), self.byte(2)) {
            (Some(b'.'), Some(b'.')) => self.at += 3,
            (Some(b'.'), _) => return Err((self.at, Wrong::Joins)),
            _ => self.at += 1,
        }
        Ok(())
    }

    fn brace(&mut self, byte: u8) -> ReadResult {
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

    /// Reads a piece of an interpolated string, up to its end or the next expression.
    fn piece(&mut self) -> ReadResult {
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

    fn quoted(&mut self, quote: u8) -> ReadResult {
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

    fn bracket(&mut self) -> ReadResult {
        let from = self.at;
        match self.long_bracket() {
            Some(depth) => self.short(from, from + depth + 2, self.at - depth - 2),
            None => {
                self.at += 1;
                self.brackets.push(self.at);
                Ok(())
            }
        }
    }

    /// Handles a closing square bracket. The content is a key, and a written one if an assignment
    /// follows. A comma follows in a list of targets; checking a key in a list of values as well
    /// changes nothing.
    fn closed(&mut self) {
        let (end, start) = (self.at, self.brackets.pop());
        self.at += 1;
        let Some(start) = start else { return };
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.".contains(byte);
        let key = self.text[start..end].trim_ascii();
        let quoted = |quote: u8| {
            key.len() > 1
                && key.iter().filter(|byte| **byte == quote).count() == 2
                && key.first() == Some(&quote)
                && key.last() == Some(&quote)
        };
        let number = key.first().is_some_and(u8::is_ascii_digit) && key.iter().all(plain);
        if number || quoted(b'"') || quoted(b'\'') || !self.assigns() {
            return;
        }
        self.keys.push(start..end);
    }

    /// Whether an assignment or a comma follows.
    fn assigns(&self) -> bool {
        let rest = self.after_space();
        let after = |sign: &[u8]| rest.strip_prefix(sign);
        if after(b",").is_some() {
            return true;
        }
        const COMPOUND: [&[u8]; 8] = [b"..", b"//", b"+", b"-", b"*", b"/", b"%", b"^"];
        if COMPOUND.iter().any(|sign| after(sign).is_some_and(|rest| rest.first() == Some(&b'='))) {
            return true;
        }
        after(b"=").is_some_and(|rest| rest.first() != Some(&b'='))
    }

    /// The text from the next token on.
    fn after_space(&self) -> &[u8] {
        let mut ahead = Self {
            text: self.text,
            at: self.at,
            sums: 0,
            open: Vec::new(),
            brackets: Vec::new(),
            keys: Vec::new(),
        };
        while let Some(byte) = ahead.byte(0) {
            match byte {
                b'-' if ahead.byte(1) == Some(b'-') => ahead.comment(),
                b' ' | b'\t' | b'\r' | b'\n' | 0x0c => ahead.at += 1,
                _ => break,
            }
        }
        &self.text[ahead.at.min(self.text.len())..]
    }

    fn comment(&mut self) {
        self.at += 2;
        if self.long_bracket().is_none() {
            while self.byte(0).is_some_and(|byte| byte != b'\n') {
                self.at += 1;
            }
        }
    }

    /// Skips `[[…]]` or `[=[…]=]` if one begins here. Returns its number of `=`.
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

    fn short(&self, at: usize, from: usize, to: usize) -> ReadResult {
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
