//! How sentences speak of a player.

/// The grammatical gender in which a player is spoken of, where somebody said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// «Anna est arrivée»
    Feminine,
    /// «Bruno est arrivé»
    Masculine,
}

impl Gender {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Feminine, Self::Masculine];

    /// The word for it, as texts select by it and as it is typed: `f` or `m`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Feminine => "f",
            Self::Masculine => "m",
        }
    }

    /// The gender that a word means.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|gender| gender.word() == word)
    }
}
