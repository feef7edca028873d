//! What is wrong with a card that was tried.

use play::CardFault;

/// One thing that is wrong, and a ruling that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialFinding {
    /// What.
    pub flaw: Flaw,
    /// A ruling that can be pasted beside the card and fails; none where nothing fails. Of what a card
    /// learns and its owner may not know, two rulings that its owner cannot tell apart, of which the
    /// second fails; none where nothing comes of it that a ruling can ask for.
    pub ruling: Option<String>,
}

/// What can be wrong with a hook of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The script fails: throws, runs without end, or differs from run to run.
    Fails(Box<CardFault>),
    /// After it, the table breaks a law of the game.
    Breaks(String),
    /// It depends on what its owner may not know: the verb that gives it away.
    Peeks(String),
    /// In no position that was tried did it do anything.
    Never,
    /// It calls verbs that act, and nothing ever comes of it.
    Idle(Vec<String>),
    /// A question that never had more than one answer: its name, and the answer.
    OneAnswer(Option<String>, String),
}
