//! A table in the terminal.
//!
//! It draws a [`view::View`] on the whole screen, takes keys and the mouse, and knows no game: what
//! lies on the table, what is offered where and what is said of it is in the view.
//!
//! - `canvas`, `paper`: what is drawn before it has a place, and how it comes on the screen
//! - `numbered`, `panel`, `body`, `map`, `route`, `shape`, `plan`: the shapes of a panel, and which fit where
//! - `screen`: what is on the screen, and how the next view comes onto it
//! - `wishes`, `keys`, `focus`, `pointing`, `over`, `over_keys`: what a key does
//! - `form`: pages beside the table, such as the one on which a game is chosen
//! - `foreseen`: what would come of an offer, where it would happen
//! - `reel`, `replay`, `motion`, `slide`: how it moves by itself, and how a game is looked back at
//! - `announce`: what is pointed at, for those who listen
//! - `saying`: answers, lessons, and who is asked next
//! - `reading`, `paragraph`: what is read, and how pages are turned
//! - `draw`, `foot`, `cover`, `theme`: how it looks
//! - `input`, `source`: what a terminal sends, and the system
//! - `terminal`, `bounded`: the terminal, taken over and given back, and how much of it is drawn on

// The bans of clippy.toml keep the engine free of IO; here is where IO belongs.
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
mod over;
mod over_keys;
mod panel;
mod paper;
mod paragraph;
mod plan;
mod pointing;
mod reading;
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
pub use reel::Pace;
pub use screen::{Flow, Manner, SPACE, Screen};
pub use terminal::give_back;
#[cfg(unix)]
pub use terminal::{look_again, when_called_back};
pub use theme::{Depth, Ground, Theme};

/// The least screen on which a table is drawn: columns and lines.
pub const LEAST: (u16, u16) = (80, 24);

/// Whoever is told what goes on at a table.
pub trait Watch {
    /// What is to be said if the program is ended from outside from now on.
    fn left(&mut self, parting: Parting);
    /// Somebody has done something: how he is told, and at which pace, may be another.
    fn done(&mut self, hot_seat: &HotSeat, pace: Pace);
}

/// Nobody watches.
impl Watch for () {
    fn left(&mut self, _parting: Parting) {}

    fn done(&mut self, _hot_seat: &HotSeat, _pace: Pace) {}
}

/// Plays until the end, or until the player leaves. The terminal is as it was before afterwards.
///
/// # Errors
/// When the terminal cannot be drawn on or read from.
pub fn play(hot_seat: &mut HotSeat, manner: Manner, watch: &mut dyn Watch) -> io::Result<()> {
    watch.left(hot_seat.part());
    open(&mut Screen::new(hot_seat, manner), watch)
}

/// Shows a saved game, moment by moment, until the player leaves.
///
/// # Errors
/// When the terminal cannot be drawn on or read from.
pub fn look_back(hot_seat: &mut HotSeat, manner: Manner, eye: Eye) -> io::Result<()> {
    open(&mut Screen::looking_back(hot_seat, manner, eye), &mut ())
}

/// Shows pages until they are left.
///
/// # Errors
/// When the terminal cannot be drawn on or read from.
pub fn lobby(lobby: &mut dyn Lobby, theme: Theme) -> io::Result<()> {
    let mut taken = terminal::Taken::new()?;
    let mut pages = Pages::new(lobby, theme);
    loop {
        taken.terminal.draw(|frame| pages.draw(frame))?;
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
    let mut taken = terminal::Taken::new()?;
    let mut due = None;
    loop {
        let begun = Instant::now();
        taken.terminal.draw(|frame| screen.draw(frame))?;
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

/// The next thing that a player does; nothing when a pause is over before. `due` is when it is, and of
/// which pause: another one begins anew.
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
