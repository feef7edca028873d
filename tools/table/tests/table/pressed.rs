//! Keys that are pressed, and what is on the smallest screen then.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use table::Screen;

use crate::support::{SIZES, blank, text};

/// Presses a key; what is on the smallest screen then.
pub fn press(screen: &mut Screen<'_>, code: KeyCode) -> String {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    draw(screen)
}

/// What is on the smallest screen.
pub fn draw(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    text(&buffer)
}
