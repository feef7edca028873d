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

use engine::{Opened, SHELF};
use play::{Dealer, Setup, Table, Waiting};

use crate::support::{built_in, built_in_with, expansions, open, strangers};

/// More answers than any game takes.
const LIMIT: usize = 20_000;

/// The packs of strangers with which games are played, too.
const STRANGERS: [&str; 2] = ["ashen_road", "moonlit_market"];

/// Plays a table to its end with random choices; one generator answers for seats and for chance.
fn play(table: &mut dyn Table, mut dealer: Dealer) {
    while table.answers().len() < LIMIT {
        match table.waiting() {
            Waiting::Asks { .. } => {
                let index = dealer.below(table.offers().len() as u32);
                table.choose(index as usize).expect("the offer is there");
            }
            Waiting::Chance => {
                let weights: Vec<u32> = table.chances().iter().map(|(_, weight)| *weight).collect();
                let mut ticket = dealer.below(weights.iter().sum());
                let drawn = weights.iter().position(|weight| match ticket.checked_sub(*weight) {
                    Some(left) => {
                        ticket = left;
                        false
                    }
                    None => true,
                });
                table.roll_as(drawn.expect("a ticket is drawn")).expect("chance is asked");
            }
            Waiting::Over => return,
        }
    }
}

/// One line for each set-up: how many events its games told, and the digest of these, as `.play`
/// writes them, and of the states in which they ended.
fn digests(name: &str, game: &dyn Opened, setups: &[Setup], seeds: u64) -> String {
    let mut lines = String::new();
    for setup in setups {
        let (mut hash, mut events) = (0, 0);
        for seed in 0..seeds {
            let mut table = game.table(setup.clone(), seed).expect("the set-up is played");
            play(&mut *table, Dealer::new(seed));
            let over = table.waiting() == Waiting::Over;
            assert!(over, "{name} {setup:?} seed {seed} does not end");
            for line in (0..table.answers().len()).flat_map(|nth| table.told_of(nth)) {
                events += 1;
                hash = play::digest(&(hash, line));
            }
            hash = play::digest(&(hash, table.hash()));
        }
        let options: Vec<_> =
            setup.options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        let (options, seats) = (options.concat(), setup.seats);
        writeln!(lines, "{name} seats={seats}{options}: {events} events {hash:016x}")
            .expect("a string takes all");
    }
    lines
}

#[test]
fn the_rules_tell_the_same_games() {
    let asked = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    let seeds = asked.unwrap_or(6);
    let mut seen = String::new();
    for game in SHELF {
        let (id, opened) = (game.id(), built_in(*game));
        let setups = engine::errand::setups(&*opened);
        seen += &digests(id, &*opened, &setups, seeds);
        for pack in expansions(id) {
            let name = format!("{id}+{pack}");
            let opened = built_in_with(*game, &[pack]);
            seen += &digests(&name, &*opened, &engine::errand::setups(&*opened), seeds);
        }
        for stranger in STRANGERS {
            let mut packs = strangers(id);
            packs.retain(|pack| pack.folder.ends_with(stranger));
            if !packs.is_empty() {
                let opened = open(*game, &packs);
                seen += &digests(&format!("{id}+{stranger}"), &*opened, &setups, seeds);
            }
        }
    }
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
