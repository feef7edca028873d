//! Faults: cards whose scripts failed in play.

use diag::Diagnostic;

use crate::panel::Ref;
use crate::seat::Seat;

/// A card whose script failed in play: what whoever sits at the table is told in one line, and the
/// whole of it for whoever mends the card.
///
/// ```
/// # use diag::{Code, Diagnostic, Source};
/// # use play::{CardFault, Ref, Seat};
/// # const SCRIPT_FAULT: Code = Code::new("script-fault", "");
/// let script = Source::new("isles/skill/stumble.luau", "error(\"stumbled\")");
/// let fault = CardFault {
///     seat: Seat(0),
///     card: Ref::new("skill", "stumble"),
///     pack: "isles".to_owned(),
///     hook: "on_use",
///     cause: "error",
///     about: "stumbled".to_owned(),
///     rests: false,
///     finding: Diagnostic::error(SCRIPT_FAULT, "stumbled", script.line(1)),
/// };
/// assert_eq!(fault.file(), "isles/skill/stumble.luau:1");
/// assert_eq!(
///     fault.line(),
///     "fault A isles skill/stumble on_use isles/skill/stumble.luau:1:1 stumbled"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFault {
    /// Whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: Ref,
    /// The id of its pack.
    pub pack: String,
    /// The hook it was called in, as TOML names it: `on_use`.
    pub hook: &'static str,
    /// Why, as one word: the program says it as the text `fault-<cause>`.
    pub cause: &'static str,
    /// What the cause is about, such as the words of an error; empty where it says all.
    pub about: String,
    /// Whether the card has failed in the hook once too often: it is not called in it any more in
    /// this game.
    pub rests: bool,
    /// The whole of it.
    pub finding: Diagnostic,
}

impl CardFault {
    /// Where it failed: the file within the folder of its pack, that folder before it, and the
    /// line.
    pub fn file(&self) -> String {
        let place = &self.finding.place;
        let path = place.source.path();
        // Packs hold folders of files, and nothing deeper.
        let from = path.rmatch_indices(['/', '\\']).nth(2).map_or(0, |(at, _)| at + 1);
        format!("{}:{}", &path[from..], place.start().line)
    }

    /// The fault as a record tells it in a comment.
    pub fn line(&self) -> String {
        let Self { seat, card, pack, hook, finding, .. } = self;
        let (kind, id) = (&card.kind, &card.id);
        format!("fault {seat} {pack} {kind}/{id} {hook} {} {}", finding.place, finding.message)
    }

    /// Whether it tells what another one told: the same card failed in the same hook at the same
    /// place for the same reason, and rests as that does.
    pub fn is_like(&self, other: &Self) -> bool {
        self.card == other.card
            && self.hook == other.hook
            && self.seat == other.seat
            && self.rests == other.rests
            && self.finding.place == other.finding.place
            && self.finding.message == other.finding.message
    }
}
