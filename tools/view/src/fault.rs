//! Cards whose scripts failed, in words.

use content::CardInfo;
use desk::SPACE;
use diag::Report;
use play::{CardFault, Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use text::{Value, Voice};

use crate::book::CardBook;

/// So many letters of an error stand in its line.
const SHORT: usize = 40;
/// Columns of a report.
const PAGE: usize = 80;

/// A card whose script failed: all it had done is undone, or what it was asked counts as nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fault {
    /// All of what follows in one line.
    pub text: String,
    /// The id of the pack.
    pub pack: String,
    /// The card.
    pub card: Ref,
    /// Whose card it is, counted from 0.
    pub seat: Seat,
    /// What the card was called for, as its file names it: `on_use`.
    pub hook: &'static str,
    /// The file of the script within its pack, and the line.
    pub file: String,
    /// Why, as one word, such as `fuel`.
    pub cause: &'static str,
    /// Whether the card has failed in it once too often: it is not called in it any more in this
    /// game.
    pub rests: bool,
}

/// The whole of a fault, in English, for whoever mends the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FaultReport {
    /// The fault.
    pub fault: Fault,
    /// The kind of finding, as `cardwright explain` knows it.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// The whole path of the script, with line and column.
    pub place: String,
    /// The line it failed at, with all that is known.
    pub report: String,
}

impl Fault {
    /// A fault in the language of a voice.
    pub fn new(voice: &Voice<'_>, cards: &[CardInfo], fault: &CardFault) -> Self {
        let CardFault { seat, card, pack, hook, cause, about, rests, .. } = fault;
        let (seat, hook, cause, file, rests) = (*seat, *hook, *cause, fault.file(), *rests);
        let book = CardBook::new(cards);
        let known = book.card(&card.kind, &card.id);
        let name = known.map_or_else(|| card.id.to_string(), |card| book.name(voice, card));
        let about = [("about", Value::Text(&short(about)))];
        let why = voice.tell(SPACE, &format!("fault-{cause}"), &about);
        let values = [
            ("pack", Value::Text(pack)),
            ("card", Value::Text(&name)),
            ("hook", Value::Text(hook)),
            ("place", Value::Text(&file)),
            ("cause", Value::Text(&why)),
        ];
        let mut text = voice.tell(SPACE, "fault", &values);
        if rests {
            text = voice.tell(SPACE, "fault-rests", &[("line", Value::Text(&text))]);
        }
        Self { text, pack: pack.clone(), card: card.clone(), seat, hook, file, cause, rests }
    }
}

impl FaultReport {
    /// The whole of a fault.
    pub fn new(voice: &Voice<'_>, cards: &[CardInfo], fault: &CardFault) -> Self {
        let finding = &fault.finding;
        Self {
            fault: Fault::new(voice, cards, fault),
            code: finding.code.name(),
            message: finding.message.clone(),
            place: finding.place.to_string(),
            report: Report::new(vec![finding.clone()]).within(PAGE, false),
        }
    }
}

/// The beginning of a text that is too long for a line.
fn short(text: &str) -> String {
    let mut letters = text.chars();
    let mut kept: String = letters.by_ref().take(SHORT).collect();
    if letters.next().is_some() {
        kept.push('…');
    }
    kept
}
