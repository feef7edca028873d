//! Players: parsing them, and keeping them in the head of a saved game.

use play::{Advisor, Head, Seat, Table};
use text::Gender;

use crate::speech::{Seated, Speech};

/// Maximum number of characters of a player's name.
pub const LONGEST_NAME: usize = 40;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The person at the keyboard.
    Human,
    /// A program.
    Bot(Advisor),
}

impl Who {
    /// Parses `human` and the words of [`Advisor`].
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "human" => Some(Self::Human),
            word => word.parse().ok().map(Self::Bot),
        }
    }

    fn word(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(advisor) => advisor.to_string(),
        }
    }
}

/// A seat's player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name; empty without one.
    pub name: String,
    /// The grammatical gender, if it is known.
    pub gender: Option<Gender>,
    /// Who decides.
    pub who: Who,
}

/// An error in the description of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerError<'w> {
    /// The word after `=` is unknown.
    Who(&'w str),
    /// The word after `:` is not a gender.
    Gender(&'w str),
}

impl Player {
    /// Parses a description of the form `name:gender=who`. A name without more is a human.
    ///
    /// # Errors
    /// The unknown word.
    ///
    /// ```
    /// use desk::{Player, PlayerError, Who};
    ///
    /// assert_eq!(Player::parse("Ann")?, Player::new("Ann", Who::Human));
    /// assert_eq!(Player::parse("=greedy")?.name, "");
    /// assert_eq!(Player::parse("Bo=clever"), Err(PlayerError::Who("clever")));
    /// # Ok::<(), PlayerError<'static>>(())
    /// ```
    pub fn parse(words: &str) -> Result<Self, PlayerError<'_>> {
        let (named, word) = words.rsplit_once('=').unwrap_or((words, "human"));
        let who = Who::parse(word.trim()).ok_or(PlayerError::Who(word))?;
        let (name, gender) = match named.rsplit_once(':') {
            Some((name, word)) => {
                let gender = Gender::parse(word.trim()).ok_or(PlayerError::Gender(word))?;
                (name, Some(gender))
            }
            None => (named, None),
        };
        Ok(Self { gender, ..Self::new(name, who) })
    }

    /// Whether [`Self::parse`] shortens the name in a description.
    pub fn is_cut(words: &str) -> bool {
        let named = words.rsplit_once('=').map_or(words, |(named, _)| named);
        let name = named.rsplit_once(':').map_or(named, |(name, _)| name);
        Self::is_name_cut(name)
    }

    /// Whether [`Self::new`] shortens a name.
    pub fn is_name_cut(name: &str) -> bool {
        diag::spaced(name).trim().chars().count() > LONGEST_NAME
    }

    /// The description that [`Self::parse`] reads. A gender is left out.
    ///
    /// ```
    /// use desk::{Player, Who};
    ///
    /// assert_eq!(Player::new("Ann", Who::Human).described(), "Ann=human");
    /// ```
    pub fn described(&self) -> String {
        format!("{}={}", self.name, self.who.word())
    }

    /// A player with a name, which is shortened and cleaned. An empty name means no name.
    pub fn new(name: &str, who: Who) -> Self {
        Self { name: tidy(name), gender: None, who }
    }
}

/// A name in one line and of limited length.
fn tidy(name: &str) -> String {
    let name: String = diag::spaced(name).trim_start().chars().take(LONGEST_NAME).collect();
    let words = name.split_whitespace().map(|word| word.trim_start_matches('#'));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Writes the players into the head of a table. [`players_of`] reads them.
pub fn note_players(table: &mut dyn Table, players: &[Player]) {
    for (seat, player) in seats().zip(players) {
        if !player.name.is_empty() {
            table.note("name", &format!("{seat} {}", player.name));
        }
        if let Some(gender) = player.gender {
            table.note("gender", &format!("{seat} {}", gender.word()));
        }
        table.note("played", &format!("{seat} {}", player.who.word()));
    }
}

/// The players in the head of a saved game. A seat without an entry is human.
pub fn players_of(head: &Head, count: u8) -> Vec<Player> {
    let player = |seat| {
        let word = head.of_seat("played", seat).unwrap_or_default();
        let name = head.of_seat("name", seat).unwrap_or_default();
        let gender = head.of_seat("gender", seat).and_then(Gender::parse);
        Player { name: tidy(name), gender, who: Who::parse(word).unwrap_or(Who::Human) }
    };
    seats().take(usize::from(count)).map(player).collect()
}

/// All seats in order.
pub fn seats() -> impl Iterator<Item = Seat> {
    (0..=u8::MAX).map(Seat)
}

/// Passes names and genders of the players to the texts.
pub fn introduce(speech: &mut Speech, players: &[Player], table: &dyn Table) {
    let seated = players.iter().map(|player| Seated {
        name: player.name.clone(),
        gender: player.gender,
        bot: player.who != Who::Human,
    });
    speech.seat_all(seated.collect());
    speech.sit_at(table);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_for_a_player_say_name_gender_and_who_decides() {
        let player = |name: &str, gender, who| Ok(Player { name: name.to_owned(), gender, who });
        let greedy = Who::Bot(Advisor::Greedy);
        assert_eq!(Player::parse("Anna"), player("Anna", None, Who::Human));
        assert_eq!(Player::parse("Anna=greedy"), player("Anna", None, greedy));
        assert_eq!(Player::parse("Anna:f"), player("Anna", Some(Gender::Feminine), Who::Human));
        assert_eq!(
            Player::parse("Jo Ann:m=greedy"),
            player("Jo Ann", Some(Gender::Masculine), greedy)
        );
        assert_eq!(Player::parse("Anna=robot"), Err(PlayerError::Who("robot")));
        assert_eq!(Player::parse("Anna:x=human"), Err(PlayerError::Gender("x")));
    }

    #[test]
    fn a_head_keeps_what_was_said_of_players() {
        let mut head = Head::default();
        head.set("name", "A Anna");
        head.set("gender", "A f");
        head.set("played", "B greedy");
        let players = players_of(&head, 2);
        let told: Vec<_> = players.iter().map(|one| (one.name.as_str(), one.gender)).collect();
        assert_eq!(told, [("Anna", Some(Gender::Feminine)), ("", None)]);
    }
}
