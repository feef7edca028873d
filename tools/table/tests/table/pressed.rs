//! Pressing keys, and the smallest screen afterwards.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use table::Screen;

use crate::support::{SIZES, blank, text};

/// Presses a key. Returns the content of the smallest screen.
pub fn press(screen: &mut Screen<'_>, code: KeyCode) -> String {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    draw(screen)
}

/// The content of the smallest screen.
pub fn draw(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    text(&buffer)
}
