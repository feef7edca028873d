//! A table in the terminal.
//!
//! It draws a [`view::View`] on the whole screen and handles keys and the mouse. It works with any
//! game: the view contains the table, the offers and their texts.
//!
//! - `canvas`, `paper`: drawing without a position, and on the screen
//! - `numbered`, `panel`, `body`, `map`, `route`, `shape`, `plan`: the possible shapes of a panel,
//!   and which of them fit where
//! - `screen`: the state of the screen, and the change to the next view
//! - `wishes`, `keys`, `focus`, `pointing`, `over`, `over_keys`: the effects of keys
//! - `form`: pages outside the table, such as the one for choosing a game
//! - `foreseen`: the result of an offer, drawn where it would happen
//! - `reel`, `replay`, `motion`, `slide`: animation, and looking back at a game
//! - `recording`: what a terminal shows, as files
//! - `announce`: the focus in words, for listeners
//! - `saying`: notices, lessons, and the next player
//! - `reading`, `paragraph`: texts, and scrolling
//! - `draw`, `foot`, `offers`, `cover`, `theme`: how it looks
//! - `input`, `source`: input of the terminal and the system
//! - `terminal`, `bounded`: the terminal, taken over and restored, and what is sent to it

// The bans in clippy.toml keep IO out of the engine. This crate is where IO belongs.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod about;
mod announce;
mod body;
mod bounded;
mod canvas;
mod cover;
mod draw;
mod focus;
mod foot;
mod foreseen;
mod form;
#[cfg(unix)]
mod input;
mod keys;
mod map;
mod motion;
mod numbered;
mod offers;
mod over;
mod over_keys;
mod panel;
mod paper;
mod paragraph;
mod plan;
mod pointing;
mod reading;
mod recording;
mod reel;
mod replay;
mod retold;
mod route;
mod saying;
mod screen;
mod shape;
mod slide;
mod source;
mod terminal;
mod theme;
mod wishes;

use std::io;
use std::time::{Duration, Instant};

use play::Eye;
use view::{HotSeat, Parting};

use source::Signal;

pub use canvas::{Key, PanelInSight, Placed, Spot};
pub use form::{Act, Entry, Form, Lobby, Pages, Then};
pub use recording::{Recording, cast, picture, svg};
pub use reel::Pace;
pub use screen::{Flow, Manner, NextGame, SPACE, Screen};
pub use terminal::give_back;
#[cfg(unix)]
pub use terminal::{look_again, when_called_back};
pub use theme::{Depth, Ground, Theme};

/// Minimum screen size: columns and lines.
pub const LEAST: (u16, u16) = (60, 20);

/// Observes a table.
pub trait Watch {
    /// The last message, if the program is terminated from outside from now on.
    fn left(&mut self, parting: Parting);
    /// The table is open, or a player has done something, and may have changed settings, the pace,
    /// or ended the game.
    fn done(&mut self, hot_seat: &HotSeat, pace: Pace);
}

/// No observer.
impl Watch for () {
    fn left(&mut self, _parting: Parting) {}

    fn done(&mut self, _hot_seat: &HotSeat, _pace: Pace) {}
}

/// Plays until the end, or until the player leaves. Restores the terminal afterwards. Returns what
/// the player wants to play next.
///
/// # Errors
/// If the terminal cannot be drawn on or read from.
pub fn play(
    hot_seat: &mut HotSeat,
    manner: Manner,
    watch: &mut dyn Watch,
) -> io::Result<Option<NextGame>> {
    watch.left(hot_seat.part());
    let mut screen = Screen::new(hot_seat, manner);
    // Bots may have finished the game.
    watch.done(screen.hot_seat, manner.pace);
    open(&mut screen, watch)?;
    Ok(screen.next)
}

/// Shows a saved game, moment by moment, until the player leaves. Returns what the player wants to
/// play next.
///
/// # Errors
/// If the terminal cannot be drawn on or read from.
pub fn look_back(hot_seat: &mut HotSeat, manner: Manner, eye: Eye) -> io::Result<Option<NextGame>> {
    let mut screen = Screen::looking_back(hot_seat, manner, eye);
    open(&mut screen, &mut ())?;
    Ok(screen.next)
}

/// Shows pages until they are left.
///
/// # Errors
/// If the terminal cannot be drawn on or read from.
pub fn lobby(lobby: &mut dyn Lobby, manner: Manner) -> io::Result<()> {
    let mut taken = terminal::Taken::new(manner)?;
    let mut pages = Pages::new(lobby, manner.theme);
    loop {
        taken.draw(|frame| pages.draw(frame))?;
        let heard = next(None, &mut None)?;
        taken.renew()?;
        match heard {
            Some(Signal::Event(event)) if pages.take(&event) == Flow::Stop => return Ok(()),
            Some(Signal::Stop { whole }) => taken.stop(whole)?,
            Some(Signal::Event(_)) | None => {}
        }
    }
}

fn open(screen: &mut Screen<'_>, watch: &mut dyn Watch) -> io::Result<()> {
    let mut taken = terminal::Taken::new(screen.manner)?;
    let mut due = None;
    loop {
        let begun = Instant::now();
        taken.draw(|frame| screen.draw(frame))?;
        screen.drawn_in(begun.elapsed());
        if screen.rings() {
            terminal::ring()?;
        }
        let heard = next(screen.pause(), &mut due)?;
        taken.renew()?;
        match heard {
            None => screen.tick(),
            Some(Signal::Stop { whole }) => taken.stop(whole)?,
            Some(Signal::Event(event)) => {
                if screen.weighs(&event) {
                    taken.draw(|frame| screen.paint_weighing(frame.area(), frame.buffer_mut()))?;
                }
                let flow = screen.take(&event);
                watch.done(screen.hot_seat, screen.manner.pace);
                if flow == Flow::Stop {
                    return Ok(());
                }
            }
        }
        if let Some(parting) = screen.parting() {
            watch.left(parting);
        }
    }
}

/// The next action of a player; `None` if a pause ends first. `due` is the pause and its end; a
/// different pause starts from the beginning.
fn next(
    pause: Option<Duration>,
    due: &mut Option<(Duration, Instant)>,
) -> io::Result<Option<Signal>> {
    let Some(pause) = pause else {
        *due = None;
        return source::next(None);
    };
    let known = due.filter(|(of, _)| *of == pause);
    let (_, until) = *due.insert(known.unwrap_or_else(|| (pause, Instant::now() + pause)));
    let heard = source::next(Some(until))?;
    if heard.is_none() {
        *due = None;
    }
    Ok(heard)
}
