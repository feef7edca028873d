//! A game on the whole screen of a terminal.

use std::io::{self, IsTerminal};

use table::{Depth, Ground, LEAST, Theme};
use view::Sitting;

use crate::line::{Interrupt, last_words};
use crate::output;

/// Whether there is a terminal, and room for a table in it.
pub fn fits() -> bool {
    let size = terminal_size::terminal_size_of(io::stdout());
    let room = size.is_some_and(|(width, height)| width.0 >= LEAST.0 && height.0 >= LEAST.1);
    io::stdin().is_terminal() && output::is_terminal() && room
}

/// Plays until the end, or until the player leaves.
pub fn play(sitting: &mut Sitting<'_>) -> anyhow::Result<u8> {
    let interrupt = Interrupt::new();
    table::play(sitting, theme(), &mut |parting| interrupt.says(parting))?;
    let parting = sitting.part();
    Ok(last_words(&parting)?)
}

/// The colours that a terminal says it has.
fn theme() -> Theme {
    let said = |name: &str| std::env::var(name).unwrap_or_default();
    let depth = match (said("COLORTERM").as_str(), said("TERM")) {
        _ if !output::colour() => Depth::None,
        ("truecolor" | "24bit", _) => Depth::All,
        (_, term) if term.contains("256") || term.contains("kitty") => Depth::Many,
        _ => Depth::Few,
    };
    // Many terminals say `15;0`: letters of the colour 15 on a ground of the colour 0.
    let colours = said("COLORFGBG");
    let ground = match colours.rsplit(';').next() {
        Some("7" | "15") => Ground::Light,
        _ => Ground::Dark,
    };
    Theme { depth, ground }
}
