//! Flaws of a card found by trials.

use play::CardFault;

/// One flaw, and a ruling that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialFinding {
    /// The flaw.
    pub flaw: Flaw,
    /// A failing ruling to paste next to the card; `None` if no ruling fails.
    ///
    /// For [`Flaw::Peeks`], these are two rulings that the card's owner cannot tell apart, of which
    /// the second fails; `None` if the difference cannot be checked by a ruling.
    pub ruling: Option<String>,
}

/// A possible flaw of a hook of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The script fails: it throws, does not end, or varies from run to run.
    Fails(Box<CardFault>),
    /// The table breaks a law of the game after it.
    Breaks(String),
    /// It depends on information that its owner may not have. Holds the verb that reveals it.
    Peeks(String),
    /// It did nothing in any tried position.
    Never,
    /// It calls acting verbs, and none of them ever has an effect. Holds the verbs.
    Idle(Vec<String>),
    /// A question that never had more than one answer: its name, and the answer.
    OneAnswer(Option<String>, String),
}
