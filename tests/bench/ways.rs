//! The ways of playing in which two builds are compared, by instructions or by time.

use std::hint::black_box;
use std::rc::Rc;

use play::Greedy;
use rattus::Rattus;
use roll_player::RollPlayer;

use crate::measured::{
    Measured, by_bots, checksum, checksum_from, from, middles, sum_by_bots, whole,
};

/// A game of greedy bots costs as much as this number of random games.
const BY_BOTS: u64 = 20;

/// Games, played in one of the ways.
pub struct Games {
    /// The number of games in a pass.
    pub number: u64,
    /// Plays them. From the second time on the runs of their scripts are known.
    pub pass: Box<dyn Fn()>,
    /// Plays them with an ear for the answers: two builds in which it is equal play the same games.
    pub checksum: Box<dyn Fn() -> u64>,
}

/// Games of a way of playing.
type Begins = fn(u64) -> Games;

/// All ways: a name, and what makes so many games ready to be played.
pub const WAYS: [(&str, Begins); 11] = [
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
    ("roll_player-3-greedy", |games| greedy::<RollPlayer>(games, 3, &[])),
    ("roll_player-4-expanded-greedy", |games| {
        greedy::<RollPlayer>(games, 4, RollPlayer::EXPANSIONS)
    }),
    ("rattus-3-greedy", |games| greedy::<Rattus>(games, 3, &[])),
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
        number: games,
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
        number: games,
        pass: Box::new(move || {
            let (game, middles) = &*ready;
            middles.iter().zip(0..).for_each(|(middle, seed)| from(game, middle.clone(), seed));
        }),
        checksum: Box::new(move || checksum_from(&same.0, &same.1, 0..games)),
    }
}

/// Whole games of greedy bots: fewer in a pass. The checksum is made of all.
fn greedy<G: Measured + 'static>(games: u64, seats: u8, packs: &[&str]) -> Games {
    let game = Rc::new(G::with(packs, false));
    let same = Rc::clone(&game);
    let number = games.div_ceil(BY_BOTS);
    Games {
        number,
        pass: Box::new(move || {
            for seed in 0..number {
                black_box(by_bots(&*game, seats, seed, &mut Greedy::default()));
            }
        }),
        checksum: Box::new(move || sum_by_bots(&*same, seats, 0..games)),
    }
}
