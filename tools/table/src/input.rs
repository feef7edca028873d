//! Input of a terminal: keys, mouse and pasted text.
//!
//! crossterm reads a paste without an end forever, and ignores keys meanwhile. On Unix, the bytes
//! are therefore parsed here.

use std::collections::VecDeque;
use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// The sequence that ends a paste.
const PASTE_ENDS: &[u8] = b"\x1b[201~";
/// The code that begins a paste.
const PASTE_BEGINS: u16 = 200;
/// Maximum number of bytes kept of a paste. No field takes as many; further ones are dropped.
const MOST_PASTED: usize = 1 << 16;
/// Maximum length of a sequence in bytes.
const LONGEST: usize = 64;
/// Maximum delay of the rest of a sequence. After it, an Escape is the key.
const SEQUENCE: Duration = Duration::from_millis(25);
/// Maximum pause within a paste. After it, a paste without an end is over.
const PASTE: Duration = Duration::from_millis(400);

/// Parses events from the bytes of a terminal.
#[derive(Default)]
pub struct Parser {
    bytes: Vec<u8>,
    events: VecDeque<Event>,
    pasting: bool,
}

/// The beginning of some bytes.
enum InputHead {
    /// An incomplete sequence.
    More,
    /// A complete sequence of this many bytes, with its event if it has one.
    Of(usize, Option<Event>),
    /// The start of a paste, in this many bytes.
    Paste(usize),
}

impl Parser {
    /// The next complete event.
    pub fn take(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// How long to wait for the rest of an incomplete sequence; `None` without one.
    pub fn patience(&self) -> Option<Duration> {
        match (self.pasting, self.bytes.is_empty()) {
            (true, _) => Some(PASTE),
            (false, false) => Some(SEQUENCE),
            (false, true) => None,
        }
    }

    /// Adds received bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.parse();
    }

    /// Ends an incomplete sequence, because its rest did not come.
    pub fn give_up(&mut self) {
        if self.pasting {
            // Ctrl-C or Ctrl-D after a paste without an end means that the user wants to leave.
            let leaves = matches!(self.bytes.last(), Some(0x03 | 0x04));
            self.end_paste(self.bytes.len() - usize::from(leaves), 0);
        } else if let Some(first) = self.bytes.first() {
            let escape = (*first == 0x1b).then(|| Event::Key(KeyCode::Esc.into()));
            self.events.extend(escape);
            self.bytes.remove(0);
        }
        self.parse();
    }

    fn parse(&mut self) {
        while !self.bytes.is_empty() {
            if self.pasting {
                let ends = |bytes: &[u8]| bytes == PASTE_ENDS;
                match self.bytes.windows(PASTE_ENDS.len()).position(ends) {
                    Some(at) => self.end_paste(at, PASTE_ENDS.len()),
                    None => return self.keep_short(),
                }
                continue;
            }
            match step(&self.bytes) {
                InputHead::More if self.bytes.len() < LONGEST => return,
                InputHead::More => self.bytes.clear(),
                InputHead::Of(length, event) => {
                    self.bytes.drain(..length);
                    self.events.extend(event);
                }
                InputHead::Paste(length) => {
                    self.bytes.drain(..length);
                    self.pasting = true;
                }
            }
        }
    }

    fn end_paste(&mut self, length: usize, end: usize) {
        let text = String::from_utf8_lossy(&self.bytes[..length]).into_owned();
        self.bytes.drain(..length + end);
        self.pasting = false;
        self.events.push_back(Event::Paste(text));
    }

    /// Drops excess bytes of a paste, but not a possible end sequence.
    fn keep_short(&mut self) {
        if self.bytes.len() > MOST_PASTED + PASTE_ENDS.len() {
            let end = self.bytes.len() - PASTE_ENDS.len();
            self.bytes.drain(MOST_PASTED..end);
        }
    }
}

fn step(bytes: &[u8]) -> InputHead {
    let key = |code, modifiers| InputHead::Of(1, Some(Event::Key(KeyEvent::new(code, modifiers))));
    let control = |byte: u8| key(KeyCode::Char(char::from(byte)), KeyModifiers::CONTROL);
    match bytes[0] {
        0x1b => escaped(bytes),
        b'\r' => key(KeyCode::Enter, KeyModifiers::NONE),
        b'\t' => key(KeyCode::Tab, KeyModifiers::NONE),
        0x7f => key(KeyCode::Backspace, KeyModifiers::NONE),
        0 => control(b' '),
        byte @ 0x01..=0x1a => control(byte - 1 + b'a'),
        byte @ 0x1c..=0x1f => control(byte - 0x1c + b'4'),
        _ => letter(bytes),
    }
}

/// A letter in UTF-8; invalid bytes have no event.
fn letter(bytes: &[u8]) -> InputHead {
    let length = match bytes[0] {
        0x00..=0x7f => 1,
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return InputHead::Of(1, None),
    };
    let Some(letter) = bytes.get(..length) else { return InputHead::More };
    match std::str::from_utf8(letter).ok().and_then(|text| text.chars().next()) {
        Some(letter) => {
            let shift = letter.is_uppercase();
            let modifiers = if shift { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
            InputHead::Of(length, Some(Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers))))
        }
        None => InputHead::Of(1, None),
    }
}

/// A sequence after Escape.
fn escaped(bytes: &[u8]) -> InputHead {
    match bytes.get(1) {
        None => InputHead::More,
        Some(b'[') => sequence(bytes),
        Some(b'O') => match bytes.get(2) {
            None => InputHead::More,
            Some(last) => InputHead::Of(3, lettered(*last, KeyModifiers::NONE)),
        },
        Some(0x1b) => InputHead::Of(1, Some(Event::Key(KeyCode::Esc.into()))),
        Some(_) => match step(&bytes[1..]) {
            InputHead::Of(length, Some(Event::Key(mut key))) => {
                key.modifiers |= KeyModifiers::ALT;
                InputHead::Of(length + 1, Some(Event::Key(key)))
            }
            InputHead::Of(length, event) => InputHead::Of(length + 1, event),
            InputHead::More => InputHead::More,
            InputHead::Paste(length) => InputHead::Paste(length + 1),
        },
    }
}

/// A sequence after Escape and a bracket.
fn sequence(bytes: &[u8]) -> InputHead {
    if let Some(step) = old(bytes) {
        return step;
    }
    let Some(end) = bytes[2..].iter().position(|byte| (0x40..=0x7e).contains(byte)) else {
        return InputHead::More;
    };
    let (length, last) = (end + 3, bytes[end + 2]);
    let text = std::str::from_utf8(&bytes[2..end + 2]).unwrap_or_default();
    let (text, pixel) = match text.strip_prefix('<') {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let numbers: Vec<Option<u16>> = text.split(';').map(number).collect();
    let at = |nth: usize| numbers.get(nth).copied().flatten();
    let held = modifiers(at(1).unwrap_or(1));
    let event = match last {
        b'M' | b'm' => match (at(0), at(1), at(2)) {
            (Some(code), Some(column), Some(row)) => {
                let code = if pixel { code } else { code.wrapping_sub(32) };
                mouse(code, (column, row), last == b'm')
            }
            _ => None,
        },
        b'~' if at(0) == Some(PASTE_BEGINS) => return InputHead::Paste(length),
        b'~' => at(0).and_then(numbered).map(|code| Event::Key(KeyEvent::new(code, held))),
        b'u' => at(0).and_then(coded).map(|code| Event::Key(KeyEvent::new(code, held))),
        b'I' => Some(Event::FocusGained),
        b'O' => Some(Event::FocusLost),
        _ => lettered(last, held),
    };
    InputHead::Of(length, event)
}

/// A sequence without a final letter.
fn old(bytes: &[u8]) -> Option<InputHead> {
    match bytes.get(2)? {
        // The keys F1 to F5 of a Linux console.
        b'[' => Some(match bytes.get(3) {
            None => InputHead::More,
            Some(last @ b'A'..=b'E') => {
                InputHead::Of(4, Some(Event::Key(KeyCode::F(last - b'A' + 1).into())))
            }
            Some(_) => InputHead::Of(4, None),
        }),
        // The mouse in the encoding of the oldest terminals.
        b'M' => Some(match bytes.get(3..6) {
            None => InputHead::More,
            Some(at) => {
                let [code, column, row] = [at[0], at[1], at[2]].map(|byte| byte.wrapping_sub(32));
                InputHead::Of(6, mouse(code.into(), (column.into(), row.into()), false))
            }
        }),
        _ => None,
    }
}

/// A parameter of a sequence, without subparameters after a colon.
fn number(part: &str) -> Option<u16> {
    part.split(':').next()?.parse().ok()
}

fn modifiers(number: u16) -> KeyModifiers {
    let held = number.saturating_sub(1);
    let all = [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)];
    let held = all.into_iter().filter(|(bit, _)| held & bit != 0);
    held.fold(KeyModifiers::NONE, |all, (_, one)| all | one)
}

/// The key of a sequence that ends with a letter.
fn lettered(last: u8, held: KeyModifiers) -> Option<Event> {
    let code = match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        b'Z' => return Some(Event::Key(KeyEvent::new(KeyCode::BackTab, KeyModifiers::SHIFT))),
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new(code, held)))
}

/// The key of a sequence with a number.
fn numbered(number: u16) -> Option<KeyCode> {
    let code = match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number_of(number - 10)),
        17..=21 => KeyCode::F(number_of(number - 11)),
        23 | 24 => KeyCode::F(number_of(number - 12)),
        _ => return None,
    };
    Some(code)
}

fn number_of(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The key of a letter sent as a number.
fn coded(number: u16) -> Option<KeyCode> {
    Some(match number {
        9 => KeyCode::Tab,
        13 => KeyCode::Enter,
        27 => KeyCode::Esc,
        127 => KeyCode::Backspace,
        _ => KeyCode::Char(char::from_u32(number.into()).filter(|letter| !letter.is_control())?),
    })
}

/// The event of the mouse at a column and a line, counted from 1.
fn mouse(code: u16, (column, row): (u16, u16), up: bool) -> Option<Event> {
    let moves = code & 32 != 0;
    let button = match code & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let kind = match (code & 3, code & 0xc0, moves) {
        (0, 64, _) => MouseEventKind::ScrollUp,
        (1, 64, _) => MouseEventKind::ScrollDown,
        (2, 64, _) => MouseEventKind::ScrollLeft,
        (3, 64, _) => MouseEventKind::ScrollRight,
        (3, 0, true) => MouseEventKind::Moved,
        (3, 0, false) => MouseEventKind::Up(MouseButton::Left),
        (_, 0, true) => MouseEventKind::Drag(button),
        (_, 0, false) if up => MouseEventKind::Up(button),
        (_, 0, false) => MouseEventKind::Down(button),
        _ => return None,
    };
    let held = [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)];
    let held = held.into_iter().filter(|(bit, _)| code & bit != 0);
    let modifiers = held.fold(KeyModifiers::NONE, |all, (_, one)| all | one);
    let (column, row) = (column.saturating_sub(1), row.saturating_sub(1));
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(bytes: &[u8]) -> Vec<Event> {
        let mut parser = Parser::default();
        parser.feed(bytes);
        std::iter::from_fn(|| parser.take()).collect()
    }

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn keys_are_what_terminals_send() {
        use KeyModifiers as Held;
        let plain = |code| key(code, Held::NONE);
        for (bytes, event) in [
            (&b"a"[..], plain(KeyCode::Char('a'))),
            (b"Q", key(KeyCode::Char('Q'), Held::SHIFT)),
            ("\u{661}".as_bytes(), plain(KeyCode::Char('\u{661}'))),
            ("\u{1f0a1}".as_bytes(), plain(KeyCode::Char('\u{1f0a1}'))),
            (b"\r", plain(KeyCode::Enter)),
            (b"\x7f", plain(KeyCode::Backspace)),
            (b"\x03", key(KeyCode::Char('c'), Held::CONTROL)),
            (b"\x1a", key(KeyCode::Char('z'), Held::CONTROL)),
            (b"\x1b[A", plain(KeyCode::Up)),
            (b"\x1bOD", plain(KeyCode::Left)),
            (b"\x1b[1;5C", key(KeyCode::Right, Held::CONTROL)),
            (b"\x1b[Z", key(KeyCode::BackTab, Held::SHIFT)),
            (b"\x1b[5~", plain(KeyCode::PageUp)),
            (b"\x1b[3;2~", key(KeyCode::Delete, Held::SHIFT)),
            (b"\x1b[11~", plain(KeyCode::F(1))),
            (b"\x1b[24~", plain(KeyCode::F(12))),
            (b"\x1bOP", plain(KeyCode::F(1))),
            (b"\x1b[[B", plain(KeyCode::F(2))),
            (b"\x1b[99;5u", key(KeyCode::Char('c'), Held::CONTROL)),
            (b"\x1bx", key(KeyCode::Char('x'), Held::ALT)),
        ] {
            assert_eq!(events(bytes), [event], "{bytes:?}");
        }
        assert_eq!(events(b"1\r").len(), 2);
        // Unknown sequences are skipped, and the next key is handled.
        for strange in [&b"\x1b[999~"[..], b"\x1b[?1;2c", b"\x1b[12;3R", b"\xff", b"\x1b[201~"] {
            let events = events(&[strange, b"q"].concat());
            assert_eq!(events.last(), Some(&plain(KeyCode::Char('q'))), "{strange:?}");
        }
    }

    #[test]
    fn the_mouse_is_where_it_is() {
        let at = |bytes: &[u8]| match events(bytes).as_slice() {
            [Event::Mouse(mouse)] => (mouse.kind, mouse.column, mouse.row),
            other => panic!("{other:?}"),
        };
        let left = MouseButton::Left;
        assert_eq!(at(b"\x1b[<0;10;4M"), (MouseEventKind::Down(left), 9, 3));
        assert_eq!(at(b"\x1b[<0;10;4m"), (MouseEventKind::Up(left), 9, 3));
        assert_eq!(at(b"\x1b[<2;1;1M"), (MouseEventKind::Down(MouseButton::Right), 0, 0));
        assert_eq!(at(b"\x1b[<64;200;300M"), (MouseEventKind::ScrollUp, 199, 299));
        assert_eq!(at(b"\x1b[<35;2;2M"), (MouseEventKind::Moved, 1, 1));
        assert_eq!(at(b"\x1b[32;10;4M"), (MouseEventKind::Down(left), 9, 3));
        assert_eq!(at(b"\x1b[M \x2a\x24"), (MouseEventKind::Down(left), 9, 3));
    }

    #[test]
    fn a_sequence_may_come_in_pieces_and_an_escape_alone() {
        let mut parser = Parser::default();
        for byte in b"\x1b[1;5A" {
            assert!(parser.take().is_none());
            parser.feed(&[*byte]);
        }
        assert_eq!(parser.take(), Some(key(KeyCode::Up, KeyModifiers::CONTROL)));
        assert!(parser.patience().is_none());
        parser.feed(b"\x1b");
        assert!(parser.take().is_none() && parser.patience().is_some());
        parser.give_up();
        assert_eq!(parser.take(), Some(key(KeyCode::Esc, KeyModifiers::NONE)));
        assert_eq!(parser.take(), None);
    }

    #[test]
    fn a_paste_is_no_keys_and_one_without_end_is_over_when_it_pauses() {
        let paste = |text: &str| Event::Paste(text.to_owned());
        let q = key(KeyCode::Char('q'), KeyModifiers::NONE);
        let whole = events(b"\x1b[200~1\rls\n\x1b[A\x03\x1b[201~q");
        assert_eq!(whole, [paste("1\rls\n\x1b[A\x03"), q.clone()]);
        let mut parser = Parser::default();
        parser.feed(b"\x1b[200~1\r1\r");
        assert!(parser.take().is_none() && parser.patience().is_some());
        parser.give_up();
        assert_eq!(parser.take(), Some(paste("1\r1\r")));
        parser.feed(b"q\x1b[201~");
        assert_eq!(parser.take(), Some(q.clone()));
        assert!(parser.take().is_none() && parser.patience().is_none());
        parser.feed(b"\x1b[200~1\r\x04");
        parser.give_up();
        assert_eq!(parser.take(), Some(paste("1\r")));
        assert_eq!(parser.take(), Some(key(KeyCode::Char('d'), KeyModifiers::CONTROL)));
        // Its end may come in pieces, and it may be long.
        parser.feed(b"\x1b[200~");
        (0..3 * MOST_PASTED / 1024).for_each(|_| parser.feed(&[b'x'; 1024]));
        parser.feed(b"\x1b[20");
        parser.feed(b"1~q");
        let Some(Event::Paste(text)) = parser.take() else { panic!("a paste") };
        assert!(text.len() <= MOST_PASTED + PASTE_ENDS.len(), "{}", text.len());
        assert_eq!(parser.take(), Some(q));
    }
}
