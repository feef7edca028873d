//! Cards whose scripts failed, in words.

use content::CardInfo;
use desk::SPACE;
use diag::Report;
use play::CardFault;
use text::{Value, Voice};

use crate::book::CardBook;
use crate::notice::{Fault, FaultReport};

/// Maximum number of characters of an error in a line.
const SHORT: usize = 40;
/// Width of a report in columns.
const PAGE: usize = 80;

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
    /// The complete report of a fault.
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
