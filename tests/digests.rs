//! The oracle of the rules: what is told in seeded random games of every set-up, as digests.
//!
//! A change of the code that means to change no rule must leave `tests/digests.txt` as it is. One
//! that does change a rule, a card or the order of offers shows here how far it reaches:
//! `BLESS=1 cargo test digests` writes the file anew, and its difference stands in the commit.
//!
//! `SEEDS=1000 cargo test --release digests -- --nocapture` prints the digests of more games, to
//! be compared with those of another build.

use std::fmt::Write as _;
use std::path::Path;

use play::{Dealer, Game, Message, Setup, Sink};

use crate::games::rattus;
use crate::support;

/// More answers than any game takes.
const LIMIT: u32 = 20_000;

/// A sink that hashes the told events as `.play` writes them.
struct Told<'a, G> {
    game: &'a G,
    hash: u64,
    events: u64,
}

impl<G: Game> Sink<G::Event> for Told<'_, G> {
    fn take(&mut self, event: G::Event) {
        if self.game.tells(&event) {
            self.events += 1;
            let line = Message::of(self.game, "log", &event).named_line();
            self.hash = play::digest(&(self.hash, line));
        }
    }
}

/// One line for each set-up: how many events its games told, and their digest.
fn digests<G: Game>(name: &str, game: &G, setups: &[Setup], seeds: u64) -> String {
    let mut lines = String::new();
    for setup in setups {
        let mut told = Told { game, hash: 0, events: 0 };
        for seed in 0..seeds {
            let mut state = game.start(setup).expect("the set-up is played");
            let (mut dealer, mut offers) = (Dealer::new(seed), Vec::new());
            let played =
                play::playout::random(game, &mut state, &mut dealer, &mut offers, LIMIT, &mut told);
            assert!(played.ended, "{name} {setup:?} seed {seed} does not end");
        }
        let options: Vec<_> =
            setup.options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        let options = options.concat();
        let (seats, events, hash) = (setup.seats, told.events, told.hash);
        writeln!(lines, "{name} seats={seats}{options}: {events} events {hash:016x}")
            .expect("a string takes all");
    }
    lines
}

#[test]
fn the_rules_tell_the_same_games() {
    let asked = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    let seeds = asked.unwrap_or(6);
    let (built_in, stranger) = (support::roll_player(), support::with_stranger());
    let plague = rattus::built_in();
    let seen = [
        digests("roll_player", &*built_in, &play::battery::setups(&*built_in), seeds),
        digests(
            "roll_player+moonlit_market",
            &*stranger,
            &play::battery::setups(&*built_in),
            seeds,
        ),
        digests("rattus", &*plague, &play::battery::setups(&*plague), seeds),
    ]
    .concat();
    if asked.is_some() {
        print!("{seen}");
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/digests.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &seen).expect("the tree can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("kept");
    for (seen, kept) in seen.lines().zip(kept.lines()) {
        assert_eq!(seen, kept, "the rules tell another game than before");
    }
    assert_eq!(seen.lines().count(), kept.lines().count());
}
