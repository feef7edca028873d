//! The ways of playing in which two builds are compared, by instructions or by time.

use std::rc::Rc;

use rattus::Rattus;
use roll_player::RollPlayer;

use crate::measured::{Measured, checksum, checksum_from, from, middles, whole};

/// So many games, played in one of the ways.
pub struct Games {
    /// Plays them. From the second time on the runs of their scripts are known.
    pub pass: Box<dyn Fn()>,
    /// Plays them with an ear for the answers: two builds in which it is equal play the same games.
    pub checksum: Box<dyn Fn() -> u64>,
}

/// Games of a way of playing.
type Begins = fn(u64) -> Games;

/// All ways: a name, and what makes so many games ready to be played.
pub const WAYS: [(&str, Begins); 8] = [
    ("roll_player-4", |games| from_the_start::<RollPlayer>(games, 4, &[], false)),
    ("roll_player-4-from-the-middle", |games| from_the_middle::<RollPlayer>(games, 4)),
    ("roll_player-4-silenced", |games| from_the_start::<RollPlayer>(games, 4, &[], true)),
    ("roll_player-4-expanded", |games| {
        from_the_start::<RollPlayer>(games, 4, RollPlayer::EXPANSIONS, false)
    }),
    ("roll_player-2", |games| from_the_start::<RollPlayer>(games, 2, &[], false)),
    ("roll_player-2-silenced", |games| from_the_start::<RollPlayer>(games, 2, &[], true)),
    ("rattus-2", |games| from_the_start::<Rattus>(games, 2, &[], false)),
    ("rattus-2-silenced", |games| from_the_start::<Rattus>(games, 2, &[], true)),
];

/// Makes the games of a way ready.
pub fn ready(name: &str, games: u64) -> Result<Games, String> {
    let way = WAYS.iter().find(|(own, _)| *own == name);
    way.map(|(_, ready)| ready(games)).ok_or_else(|| format!("no games are called “{name}”"))
}

/// Whole games.
fn from_the_start<G: Measured + 'static>(
    games: u64,
    seats: u8,
    packs: &[&str],
    silenced: bool,
) -> Games {
    let game = Rc::new(G::with(packs, silenced));
    let same = Rc::clone(&game);
    Games {
        pass: Box::new(move || (0..games).for_each(|seed| whole(&*game, seats, seed))),
        checksum: Box::new(move || checksum(&*same, seats, 0..games)),
    }
}

/// What is left of games from their saved middles.
fn from_the_middle<G: Measured + 'static>(games: u64, seats: u8) -> Games {
    let game = G::fresh(false);
    let middles = middles(&game, seats, games..2 * games);
    let ready = Rc::new((game, middles));
    let same = Rc::clone(&ready);
    Games {
        pass: Box::new(move || {
            let (game, middles) = &*ready;
            middles.iter().zip(0..).for_each(|(middle, seed)| from(game, middle.clone(), seed));
        }),
        checksum: Box::new(move || checksum_from(&same.0, &same.1, 0..games)),
    }
}
