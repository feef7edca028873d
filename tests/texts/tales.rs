//! What is told when a game is over: of each hero, of each player.

use std::collections::BTreeMap;

use engine::SHELF;
use play::{Advisor, Setup, Table, Waiting};

use super::{TAGS, locales};
use crate::support::{asked, with_all};

/// The players, none of whom has a name with a digit.
const NAMES: [&str; 5] = ["Anna", "Bo", "Chris", "Dorit", "Emil"];

/// Plays a game to its end, badly.
fn played(mut table: Box<dyn Table>) -> Box<dyn Table> {
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { return table };
        let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
    }
}

/// A sentence without who it is about and without its numbers.
fn bare(sentence: &str) -> String {
    let nobody = NAMES.iter().fold(sentence.to_owned(), |text, name| text.replace(name, "…"));
    nobody.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

#[test]
fn no_two_players_of_a_table_are_told_of_in_the_same_words() {
    let mut twice = Vec::new();
    for game in SHELF {
        let (opened, texts) = (with_all(*game), locales(*game));
        let seats = engine::errand::setups(&*opened)
            .iter()
            .map(|setup| setup.seats)
            .max()
            .expect("known: played");
        for seed in 0..asked("GAMES", 6) {
            let table = opened.table(Setup::seats(seats), seed).expect("so many can play");
            let ending = played(table).ending();
            for tag in TAGS {
                let voice = texts.voice(tag, NAMES.map(str::to_owned).to_vec());
                let mut told = BTreeMap::new();
                for sentence in ending.iter().flatten().map(|message| voice.say(message)) {
                    if let Some(other) = told.insert(bare(&sentence), sentence.clone()) {
                        twice.push(format!("{tag}, game {seed}: {other} / {sentence}"));
                    }
                }
                assert!(told.len() > usize::from(seats), "{tag}: {told:#?}");
            }
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}
