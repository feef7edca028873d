//! The meaning of each key.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use page::{shorten, width};

/// Separator between the keys of a line.
const BETWEEN: &str = " · ";
/// Number of keys at the end of a line that lead to all others, and away.
const LAST: usize = 2;

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// A player's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Move the focus in a direction.
    Move(Direction),
    /// Move the focus to the next offered thing.
    Next,
    /// Move the focus to the previous one.
    Before,
    /// Take the focused offer.
    Take,
    /// Type a digit of an offer's number.
    Digit(char),
    /// Show all offers in a list with a filter.
    List,
    /// Type a command.
    Line,
    /// Close the overlay.
    Back,
    /// Explain the focus.
    Card,
    /// Show the keys.
    Keys,
    /// Show the rules about the question.
    Rules,
    /// Show what a careful player would do.
    Hint,
    /// Show the scores if the game ended now.
    Score,
    /// Show the whole log.
    Log,
    /// Show everything on the table.
    Board,
    /// Show the open piles.
    Piles,
    /// Undo the last choice.
    Undo,
    /// Switch to the next language.
    Language,
    /// Scroll up.
    PageUp,
    /// Scroll down.
    PageDown,
    /// Scroll to the beginning.
    Top,
    /// Scroll to the end.
    Bottom,
    /// After the end: play again.
    Again,
    /// Stop; the game stays saved.
    Quit,
}

/// The label of a key.
pub enum Print {
    /// Signs and letters, which are equal on every keyboard.
    Sign(&'static str),
    /// A name that differs between keyboards of languages: the id of its message.
    Name(&'static str),
}

/// A line of the help: keys, and the id of the message about them.
pub struct KeyHelp {
    /// The keys.
    pub keys: &'static [Print],
    /// The id of the message.
    pub text: &'static str,
}

/// The keys for commands named in lessons.
pub static COMMANDS: &[(&str, &str)] = &[("help", "i"), ("hint", "n"), ("score", "s")];

use Print::{Name, Sign};

/// The keys in the order of the help.
pub static HELP: &[KeyHelp] = &[
    KeyHelp { keys: &[Sign("← ↓ ↑ →  h j k l")], text: "key-move" },
    KeyHelp { keys: &[Name("named-tab"), Name("named-back-tab")], text: "key-next" },
    KeyHelp { keys: &[Name("named-enter"), Name("named-space")], text: "key-take" },
    KeyHelp { keys: &[Sign("1 2 3 …")], text: "key-number" },
    KeyHelp { keys: &[Sign("/")], text: "key-list" },
    KeyHelp { keys: &[Sign("i")], text: "key-card" },
    KeyHelp { keys: &[Sign("r")], text: "key-rules" },
    KeyHelp { keys: &[Sign("n")], text: "key-hint" },
    KeyHelp { keys: &[Sign("u")], text: "key-undo" },
    KeyHelp { keys: &[Sign("s")], text: "key-score" },
    KeyHelp { keys: &[Sign("g")], text: "key-log" },
    KeyHelp { keys: &[Sign("b")], text: "key-board" },
    KeyHelp { keys: &[Sign("p")], text: "key-piles" },
    KeyHelp { keys: &[Sign("v")], text: "key-language" },
    KeyHelp { keys: &[Sign(":")], text: "key-line" },
    KeyHelp { keys: &[Sign("+ -")], text: "key-pace" },
    KeyHelp { keys: &[Name("named-page-up"), Name("named-page-down")], text: "key-page" },
    KeyHelp { keys: &[Name("named-escape")], text: "key-back" },
    KeyHelp { keys: &[Sign("q")], text: "key-quit" },
];

/// Additional keys for listeners.
pub static LISTENING: &[KeyHelp] = &[KeyHelp { keys: &[Sign(".")], text: "key-rest" }];

/// Whether a key requests a faster pace (`true`) or a slower one.
pub fn pace(key: &KeyEvent) -> Option<bool> {
    match key.code {
        KeyCode::Char('+' | '=') => Some(true),
        KeyCode::Char('-') => Some(false),
        _ => None,
    }
}

/// The keys while looking back.
pub static LOOKING_BACK: &[KeyHelp] = &[
    KeyHelp { keys: &[Sign("← →")], text: "key-step" },
    KeyHelp {
        keys: &[Name("named-page-up"), Name("named-page-down"), Sign("[ ]")],
        text: "key-round",
    },
    KeyHelp { keys: &[Name("named-home"), Name("named-end")], text: "key-ends" },
    KeyHelp { keys: &[Sign("↑ ↓  k j")], text: "key-scroll" },
    KeyHelp { keys: &[Sign("/")], text: "key-first-use" },
    KeyHelp { keys: &[Name("named-space")], text: "key-by-itself" },
    KeyHelp { keys: &[Sign("+ -")], text: "key-pace" },
    KeyHelp { keys: &[Sign("e")], text: "key-eyes" },
    KeyHelp { keys: &[Name("named-tab"), Sign("i")], text: "key-card" },
    KeyHelp { keys: &[Sign("n")], text: "key-review" },
    KeyHelp { keys: &[Sign("p")], text: "key-play-on" },
    KeyHelp { keys: &[Sign("w")], text: "key-picture" },
    KeyHelp { keys: &[Sign("g")], text: "key-log" },
    KeyHelp { keys: &[Sign("v")], text: "key-language" },
    KeyHelp { keys: &[Sign("q")], text: "key-quit-replay" },
];

/// The keys on the page of the end.
pub static AT_THE_END: &[KeyHelp] = &[
    KeyHelp { keys: &[Sign("↑ ↓  k j")], text: "key-scroll-end" },
    KeyHelp { keys: &[Name("named-page-up"), Name("named-page-down")], text: "key-turn-end" },
    KeyHelp { keys: &[Name("named-home"), Name("named-end")], text: "key-ends" },
    KeyHelp { keys: &[Sign("a")], text: "key-again" },
    KeyHelp { keys: &[Sign("b")], text: "key-replay" },
    KeyHelp { keys: &[Sign("v")], text: "key-language" },
    KeyHelp { keys: &[Sign("q")], text: "key-quit" },
];

/// Whether a key is pressed with Ctrl. With AltGr, some systems report both Ctrl and Alt, which
/// types a letter.
pub fn is_control(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT)
}

/// Whether a key leaves the program everywhere: Ctrl-C, and Ctrl-D like at the end of input.
pub fn leaves(key: &KeyEvent) -> bool {
    is_control(key) && matches!(key.code, KeyCode::Char('c' | 'd'))
}

/// The meaning of a key at the table.
pub fn wish(key: &KeyEvent) -> Option<Wish> {
    if is_control(key) {
        return leaves(key).then_some(Wish::Quit);
    }
    if let KeyCode::Char(letter) = key.code
        && let Some(digit) = text::digit(letter)
    {
        return Some(Wish::Digit(digit));
    }
    Some(match key.code {
        KeyCode::Left | KeyCode::Char('h') => Wish::Move(Direction::Left),
        KeyCode::Right | KeyCode::Char('l') => Wish::Move(Direction::Right),
        KeyCode::Up | KeyCode::Char('k') => Wish::Move(Direction::Up),
        KeyCode::Down | KeyCode::Char('j') => Wish::Move(Direction::Down),
        KeyCode::Tab => Wish::Next,
        KeyCode::BackTab => Wish::Before,
        KeyCode::Enter | KeyCode::Char(' ') => Wish::Take,
        KeyCode::Char('/' | 'o') => Wish::List,
        KeyCode::Char(':') => Wish::Line,
        KeyCode::Esc => Wish::Back,
        KeyCode::Char('i') => Wish::Card,
        KeyCode::Char('?') | KeyCode::F(1) => Wish::Keys,
        KeyCode::Char('r') => Wish::Rules,
        KeyCode::Char('n') => Wish::Hint,
        KeyCode::Char('s') => Wish::Score,
        KeyCode::Char('g') => Wish::Log,
        KeyCode::Char('b') => Wish::Board,
        KeyCode::Char('p') => Wish::Piles,
        KeyCode::Char('u') => Wish::Undo,
        KeyCode::Char('v') => Wish::Language,
        KeyCode::PageUp => Wish::PageUp,
        KeyCode::PageDown => Wish::PageDown,
        KeyCode::Home => Wish::Top,
        KeyCode::End => Wish::Bottom,
        KeyCode::Char('a') => Wish::Again,
        KeyCode::Char('q') => Wish::Quit,
        _ => return None,
    })
}

/// The last keys of a line, which lead to all others and away.
pub fn least(text: &str) -> String {
    ends(text, LAST)
}

/// Like [`least`], with the key before them, which shows all details of the focus.
pub fn least_with_card(text: &str) -> String {
    ends(text, LAST + 1)
}

/// The keys of a line that lead to the list of all offers, and to all other keys.
pub fn least_with_list(text: &str) -> String {
    let keys = apart(text);
    let list = keys.iter().find(|key| key.starts_with('/'));
    let all = keys.iter().rev().nth(LAST - 1);
    list.into_iter().chain(all).copied().collect::<Vec<_>>().join(BETWEEN)
}

fn ends(text: &str, last: usize) -> String {
    let keys = apart(text);
    keys[keys.len().saturating_sub(last)..].join(BETWEEN)
}

/// The line of keys for this width. If not all fit, keys before the last ones are left out, because
/// the last ones lead to all others and away. None is cut.
pub fn line(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut keys = apart(text);
    loop {
        let line = keys.join(BETWEEN);
        if width(&line) <= room || keys.len() <= 1 {
            return shorten(&line, room);
        }
        keys.remove(keys.len().saturating_sub(LAST + 1));
    }
}

/// The keys of a line. In French, some contain no-break spaces.
fn apart(text: &str) -> Vec<&str> {
    text.split(BETWEEN.trim()).map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_keys_gives_way_by_whole_keys() {
        let all = "← → step · / cards · e eyes · ? keys · q quit";
        assert_eq!(line(all, 45), all);
        assert_eq!(line(all, 44), "← → step · / cards · ? keys · q quit");
        assert_eq!(line(all, 30), "← → step · ? keys · q quit");
        assert_eq!(line(all, 17), "? keys · q quit");
        assert_eq!(line(all, 14), "q quit");
        assert_eq!(line(all, 4), "q q…");
        assert_eq!(least(all), "? keys · q quit");
        assert_eq!(least_with_list(all), "/ cards · ? keys");
        assert_eq!(least("i carte ·\u{a0}? aide · q fin"), "? aide · q fin");
    }
}
