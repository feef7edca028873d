//! Who sits at the table.

use desk::Speech;
use play::{Advisor, Head, Seat, Table};
use text::Voice;

use crate::matching::{Found, find};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The person at the keyboard.
    Human,
    /// A program.
    Bot(Advisor),
}

impl Who {
    fn parse(word: &str) -> Option<Self> {
        match word {
            "human" => Some(Self::Human),
            "random" => Some(Self::Bot(Advisor::Random)),
            "greedy" => Some(Self::Bot(Advisor::Greedy)),
            _ => None,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(Advisor::Random) => "random",
            Self::Bot(Advisor::Greedy) => "greedy",
        }
    }
}

/// A seat's player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, empty when none was given.
    pub name: String,
    /// Who decides.
    pub who: Who,
}

impl Player {
    /// A player as the words `name=who` describe one, or a human's name alone.
    ///
    /// # Errors
    /// The word for who decides, when it is none.
    pub fn parse(words: &str) -> Result<Self, &str> {
        let (name, word) = words.rsplit_once('=').unwrap_or((words, "human"));
        let who = Who::parse(word.trim()).ok_or(word)?;
        Ok(Self { name: tidy(name), who })
    }
}

/// A name as it is kept: in one line, not too long.
fn tidy(name: &str) -> String {
    let letters = |letter: char| if letter.is_control() { ' ' } else { letter };
    let name: String = name.chars().map(letters).take(40).collect();
    let words = name.split_whitespace().map(|word| word.trim_start_matches('#'));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Writes the players into the head of a table.
pub fn note(table: &mut dyn Table, players: &[Player]) {
    for (seat, player) in seats().zip(players) {
        if !player.name.is_empty() {
            table.note("name", &format!("{seat} {}", player.name));
        }
        table.note("played", &format!("{seat} {}", player.who.word()));
    }
}

/// The players that the head of a saved game names. A seat of which it says nothing is human.
pub fn of_head(head: &Head, count: u8) -> Vec<Player> {
    let player = |seat| {
        let word = head.of_seat("played", seat).unwrap_or_default();
        let name = head.of_seat("name", seat).unwrap_or_default();
        Player { name: tidy(name), who: Who::parse(word).unwrap_or(Who::Human) }
    };
    seats().take(usize::from(count)).map(player).collect()
}

/// All seats in order.
pub fn seats() -> impl Iterator<Item = Seat> {
    (0..=u8::MAX).map(Seat)
}

/// The player whom a letter or a part of a name means; or else the names of all.
pub fn called(voice: &Voice<'_>, count: u8, word: &str) -> Result<Seat, String> {
    let all: Vec<Seat> = seats().take(usize::from(count)).collect();
    let names: Vec<String> = all.iter().map(|seat| voice.seat(*seat)).collect();
    let letter = all.iter().position(|seat| seat.to_string().eq_ignore_ascii_case(word));
    match (letter, find(word, &names)) {
        (Some(at), _) | (None, Found::One(at)) => Ok(all[at]),
        _ => Err(names.join(", ")),
    }
}

/// Tells the texts who sits where.
pub fn introduce(speech: &mut Speech<'_>, players: &[Player]) {
    let names = players.iter().map(|player| player.name.clone()).collect();
    let bots = players.iter().map(|player| player.who != Who::Human).collect();
    speech.seat_all(names, bots);
}
