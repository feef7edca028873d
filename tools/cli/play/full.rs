//! A game on the full screen of a terminal.

use std::io::{self, IsTerminal};
use std::sync::OnceLock;

use play::Eye;
use table::{Depth, Ground, LEAST, Lobby, Manner, NextGame, Pace, Theme, Watch};
use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};
use view::{HotSeat, Parting};

use crate::abilities;
use crate::args::{self, ScreenArgs};
use crate::line::{Interrupt, last_words};
use crate::settings::Kept;
use crate::{output, results};

/// Whether there is a terminal with room for a table, and line mode is not requested.
pub fn fits(args: &ScreenArgs) -> bool {
    let size = terminal_size::terminal_size_of(io::stdout());
    let room = size.is_some_and(|(width, height)| width.0 >= LEAST.0 && height.0 >= LEAST.1);
    !args.plain && !args.speak && io::stdin().is_terminal() && output::is_terminal() && room
}

/// Plays until the end, or until the player leaves. Also returns what the player wants next.
pub fn play(
    hot_seat: &mut HotSeat,
    args: &ScreenArgs,
    bell: bool,
    kept: &mut Kept,
) -> anyhow::Result<(u8, Option<NextGame>)> {
    let manner = Manner { bell, ..manner(args) };
    let counted = hot_seat.game().is_over();
    let mut watched = Watched { interrupt: Interrupt::new(), kept, counted };
    let next = table::play(hot_seat, manner, &mut watched)?;
    let parting = hot_seat.part();
    Ok((last_words(&parting)?, next))
}

/// Passes events of a table on to the status and settings.
struct Watched<'k> {
    interrupt: Interrupt,
    kept: &'k mut Kept,
    /// Whether the result of the game has been kept, or was when it was opened.
    counted: bool,
}

impl Watch for Watched<'_> {
    fn left(&mut self, parting: Parting) {
        self.interrupt.says(parting);
    }

    fn done(&mut self, hot_seat: &HotSeat, pace: Pace) {
        self.kept.look(hot_seat, Some(paced(pace)));
        if hot_seat.game().is_over() && !self.counted {
            self.counted = true;
            // Before the page of the end is shown: the terminal may be closed there. A failure is
            // reported once the table is left.
            let _ = results::keep(hot_seat);
        }
    }
}

/// Shows a saved game until the player leaves. Returns what the player wants next.
pub fn look_back(
    hot_seat: &mut HotSeat,
    args: &ScreenArgs,
    eye: Eye,
) -> anyhow::Result<Option<NextGame>> {
    // Whatever ends the program, the terminal is restored.
    let _interrupt = Interrupt::new();
    Ok(table::look_back(hot_seat, manner(args), eye)?)
}

/// Shows pages until they are left.
pub fn lobby(lobby: &mut dyn Lobby, args: &ScreenArgs) -> io::Result<()> {
    let _interrupt = Interrupt::new();
    table::lobby(lobby, manner(args))
}

/// The pace in the type of the settings.
fn paced(pace: Pace) -> args::Pace {
    match pace {
        Pace::Off => args::Pace::Off,
        Pace::Quick => args::Pace::Quick,
        Pace::Steady => args::Pace::Steady,
        Pace::Slow => args::Pace::Slow,
    }
}

pub fn manner(args: &ScreenArgs) -> Manner {
    let pace = match args.pace.unwrap_or_default() {
        args::Pace::Off => Pace::Off,
        args::Pace::Quick => Pace::Quick,
        args::Pace::Steady => Pace::Steady,
        args::Pace::Slow => Pace::Slow,
    };
    let motion = !args.no_motion && pace != Pace::Off;
    Manner {
        theme: theme(args.theme.unwrap_or_default()),
        glyphs: abilities::glyphs(),
        pace,
        motion,
        announce: args.announce,
        bell: false,
    }
}

/// The color depth that a terminal reports, with the requested background.
fn theme(asked: args::Theme) -> Theme {
    let depth = if output::colour() { abilities::depth() } else { Depth::None };
    let ground = match asked {
        args::Theme::Light => Ground::Light,
        args::Theme::Dark => Ground::Dark,
        // Without colors, the background does not matter.
        args::Theme::Auto if depth == Depth::None => Ground::Dark,
        args::Theme::Auto => ground(&std::env::var("COLORFGBG").unwrap_or_default()),
    };
    Theme { depth, ground }
}

/// The background of the terminal: from `COLORFGBG`, or else its answer to one query.
fn ground(colours: &str) -> Ground {
    static ANSWER: OnceLock<Ground> = OnceLock::new();
    // `15;0`: letters in color 15 on a background in color 0.
    match colours.rsplit_once(';') {
        Some((_, "7" | "15")) => Ground::Light,
        Some(_) => Ground::Dark,
        None => *ANSWER.get_or_init(|| match theme_mode(QueryOptions::default()) {
            Ok(ThemeMode::Light) => Ground::Light,
            // Most terminals that do not answer are dark.
            Ok(ThemeMode::Dark) | Err(_) => Ground::Dark,
        }),
    }
}
