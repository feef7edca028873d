//! A table in the terminal.
//!
//! It draws a [`view::View`] on the whole screen, takes keys and the mouse, and knows no game: what
//! lies on the table, what is offered where and what is said of it is in the view.
//!
//! - `canvas`: what is drawn before it has a place, and how it comes on the screen
//! - `panel`, `body`, `map`, `plan`: the forms of a panel, and which of them fit where
//! - `screen`, `keys`, `focus`, `over`: what a key does
//! - `draw`, `foot`, `cover`, `reading`, `theme`: how it looks
//! - `terminal`: the terminal, taken over and given back

// The bans of clippy.toml keep the engine free of IO; here is where IO belongs.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod body;
mod canvas;
mod cover;
mod draw;
mod focus;
mod foot;
mod keys;
mod map;
mod over;
mod panel;
mod plan;
mod reading;
mod screen;
mod terminal;
mod theme;

use crossterm::event;
use view::{Parting, Sitting};

pub use canvas::{Key, Placed, Spot};
pub use screen::{Flow, Screen, Seen};
pub use terminal::give_back;
pub use theme::{Depth, Ground, Theme};

/// The least screen on which a table is drawn: columns and lines.
pub const LEAST: (u16, u16) = (80, 24);

/// Plays until the end, or until the player leaves. The terminal is as it was before afterwards.
/// `left` is told what is to be said if the program is ended from outside.
///
/// # Errors
/// When the terminal cannot be drawn on or read from.
pub fn play(
    sitting: &mut Sitting<'_>,
    theme: Theme,
    left: &mut dyn FnMut(Parting),
) -> anyhow::Result<()> {
    left(sitting.part());
    let mut taken = terminal::Taken::new()?;
    let mut screen = Screen::new(sitting, theme);
    loop {
        taken.terminal.draw(|frame| screen.draw(frame))?;
        let flow = screen.take(&event::read()?);
        if let Some(parting) = screen.parting() {
            left(parting);
        }
        if flow == Flow::Stop {
            return Ok(());
        }
    }
}
