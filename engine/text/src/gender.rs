//! Grammatical gender of players.

/// The grammatical gender of a player in sentences, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// As in "Anna est arrivée".
    Feminine,
    /// As in "Bruno est arrivé".
    Masculine,
}

impl Gender {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Feminine, Self::Masculine];

    /// Its word in texts and on the command line: `f` or `m`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Feminine => "f",
            Self::Masculine => "m",
        }
    }

    /// The gender with this word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|gender| gender.word() == word)
    }
}
