//! What the set-up of a table does, seen in a game that is played up to its first round.

use engine::Opened;
use play::{Setup, Waiting};

/// The numbers of a set-up.
pub struct Played {
    /// Gold of each place in turn order.
    pub gold: Vec<i64>,
    /// Starting dice of each seat.
    pub dice: i64,
    /// Cards in the first market.
    pub row: i64,
    /// Cards put on the discard pile.
    pub thinned: i64,
    /// Dice laid on initiative cards in the first round.
    pub numbers: i64,
}

impl Played {
    /// Plays the set-up and the first roll: the first offer of each decision, chance by the seed.
    pub fn of(opened: &dyn Opened, setup: &Setup) -> Self {
        let mut table = opened.table(setup.clone(), 7).expect("a set-up of the game");
        let (mut told, mut nth): (Vec<String>, usize) = (Vec::new(), 0);
        while !told.iter().any(|event| event.starts_with("laid seat=")) {
            match table.waiting() {
                Waiting::Chance => table.roll().expect("chance is asked"),
                Waiting::Asks { .. } => table.choose(0).expect("there is an offer"),
                Waiting::Over => panic!("the game is over before its first round"),
            }
            told.extend((nth..table.answers().len()).flat_map(|nth| table.told_of(nth)));
            nth = table.answers().len();
        }
        let first = told.iter().position(|event| event.starts_with("round-began"));
        let (set_up, round) = told.split_at(first.expect("a round begins"));
        let count = |events: &[String], name: &str| {
            let named = events.iter().filter(|event| event.split(' ').next() == Some(name));
            i64::try_from(named.count()).expect("a count")
        };
        let gold = set_up.iter().filter(|event| event.starts_with("race-taken"));
        let gold = gold.map(|event| {
            let (_, gold) = event.split_once("gold=").expect("it says the gold");
            gold.parse().expect("a number")
        });
        Self {
            gold: gold.collect(),
            dice: count(set_up, "placed") / i64::from(setup.seats),
            row: count(set_up, "dealt"),
            thinned: count(set_up, "thinned"),
            numbers: count(round, "laid-on"),
        }
    }
}
