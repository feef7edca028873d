//! Which player a word means.

use desk::seats;
use play::Seat;
use text::Voice;

use crate::matching::{Found, find};

/// The player with this letter or part of a name. The error lists all names.
pub fn called(voice: &Voice<'_>, count: u8, word: &str) -> Result<Seat, String> {
    let all: Vec<Seat> = seats().take(usize::from(count)).collect();
    let names: Vec<String> = all.iter().map(|seat| voice.seat(*seat)).collect();
    let letter = all.iter().position(|seat| seat.to_string().eq_ignore_ascii_case(word));
    match (letter, find(word, &names)) {
        (Some(at), _) | (None, Found::One(at)) => Ok(all[at]),
        _ => Err(names.join(", ")),
    }
}
