//! Faults: cards whose scripts failed in play.

use diag::Diagnostic;

use crate::panel::Ref;
use crate::seat::Seat;

/// A card whose script failed in play.
///
/// It holds the one line that is shown at the table, and the complete finding for the author of the
/// card.
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
    /// The owner of the card.
    pub seat: Seat,
    /// The card.
    pub card: Ref,
    /// The id of the card's pack.
    pub pack: String,
    /// The hook in which the script ran, as TOML names it: `on_use`.
    pub hook: &'static str,
    /// The cause as one word. Its text is the message `fault-<cause>`.
    pub cause: &'static str,
    /// Details of the cause, such as the message of an error. Empty if the cause says everything.
    pub about: String,
    /// Whether the card has reached the limit of failures in this hook. The game no longer calls it
    /// there.
    pub rests: bool,
    /// The complete finding.
    pub finding: Diagnostic,
}

impl CardFault {
    /// Where it failed: the folder of the pack, the path in it, and the line.
    pub fn file(&self) -> String {
        let place = &self.finding.place;
        let path = place.source.path();
        // A file of a pack is at most two folders deep: pack, kind, file.
        let from = path.rmatch_indices(['/', '\\']).nth(2).map_or(0, |(at, _)| at + 1);
        format!("{}:{}", &path[from..], place.start().line)
    }

    /// The fault as a comment in a record.
    pub fn line(&self) -> String {
        let Self { seat, card, pack, hook, finding, .. } = self;
        let (kind, id) = (&card.kind, &card.id);
        format!("fault {seat} {pack} {kind}/{id} {hook} {} {}", finding.place, finding.message)
    }

    /// Whether both faults have the same card, hook, place, cause and details, and both or neither
    /// are final (`rests`).
    pub fn is_like(&self, other: &Self) -> bool {
        self.card == other.card
            && self.hook == other.hook
            && self.seat == other.seat
            && self.rests == other.rests
            && self.finding.place == other.finding.place
            && self.finding.message == other.finding.message
    }
}
