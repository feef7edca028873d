//! Detects saved games that the program did not write. It writes only answers, each with the hash
//! of the state after it, and chance answers as the seed determines.

use std::rc::Rc;

use diag::Diagnostic;

use crate::codes;
use crate::follow::{follow, open};
use crate::game::Game;
use crate::record::{Actor, Record, RecordStep, Reply};
use crate::seal::{CHANGED, changed_head};
use crate::session::COVER;

/// Keys of the head that every saved game has.
const WRITTEN: [&str; 2] = ["seed", "lock"];

/// Signs that a saved game was edited by hand.
///
/// A game whose head says so already is accepted. If the game cannot be followed at all,
/// [`resume`](crate::resume) reports why.
pub fn sealed<G: Game>(game: Rc<G>, record: &Record) -> Vec<Diagnostic> {
    if record.head.get(CHANGED).is_some() {
        return Vec::new();
    }
    let mut findings = unwritten(record);
    findings.extend(changed_head(record));
    if findings.is_empty() {
        findings.extend(dealt_otherwise(game, record));
    }
    findings
}

/// A finding if a saved game ends inside its head: the program always writes `play` below it.
/// Without the rest of the head the game is another one, so trust cannot continue it.
pub fn cut_short(record: &Record) -> Option<Diagnostic> {
    let Record { source, title, given, steps, .. } = record;
    let is_head = title.is_none() && given.is_empty() && steps.is_empty();
    let text = source.text();
    if !is_head || text.lines().any(|line| line.split('#').next().unwrap_or("").trim() == "play") {
        return None;
    }
    let message = "the file ends before `play`, so it is not a whole saved game";
    let end = text.trim_end().len();
    let start = text[..end].rfind('\n').map_or(0, |at| at + 1);
    let found = Diagnostic::error(codes::CHANGED_BY_HAND, message, source.place(start..end));
    Some(found.help("the file is damaged: use an earlier copy"))
}

/// Turns the record into a game that goes on despite changes. Nothing is compared any more.
#[must_use]
pub fn trusted(record: Record) -> Record {
    let steps = record.steps.into_iter().filter_map(|step| match step {
        RecordStep::Reply(reply) => {
            Some(RecordStep::Reply(Reply { hash: None, events: Vec::new(), ..reply }))
        }
        RecordStep::Refused(_)
        | RecordStep::Lesson(_)
        | RecordStep::Then(_)
        | RecordStep::Sees(_)
        | RecordStep::Hides(_) => None,
    });
    Record { steps: steps.collect(), ..record }
}

/// Lines that the program never writes into a saved game, and missing lines that it always writes.
fn unwritten(record: &Record) -> Vec<Diagnostic> {
    let source = &record.source;
    let found = |message: String, place| {
        let found = Diagnostic::error(codes::CHANGED_BY_HAND, message, place);
        found.help("use `--trust` to continue, or use another file")
    };
    let mut findings = Vec::new();
    for key in WRITTEN.into_iter().filter(|key| record.head.get(key).is_none()) {
        findings
            .push(found(format!("`{key}` is missing in the head of the saved game"), source.top()));
    }
    if let Some(title) = &record.title {
        let message = "a saved game is not a ruling".to_owned();
        findings.push(found(message, source.place(title.span.clone())));
    }
    if let Some(given) = record.given.first() {
        let message = "`given` is not allowed in a saved game".to_owned();
        findings.push(found(message, source.place(given.span.clone())));
    }
    for step in &record.steps {
        let span = match step {
            RecordStep::Reply(Reply { hash: Some(_), events, others, .. })
                if events.is_empty() && others.is_empty() =>
            {
                continue;
            }
            RecordStep::Reply(Reply { hash: None, span, .. }) => {
                let message = "this answer has no hash of the resulting state".to_owned();
                findings.push(found(message, source.place(span.clone())));
                continue;
            }
            RecordStep::Reply(reply) => reply.span.clone(),
            RecordStep::Refused(refused) => refused.span.clone(),
            RecordStep::Lesson(id) => id.span.clone(),
            RecordStep::Then(all) | RecordStep::Sees(all) | RecordStep::Hides(all) => {
                all.first().map_or(0..0, |patch| patch.span.clone())
            }
        };
        let message = "a saved game contains only answers".to_owned();
        findings.push(found(message, source.place(span)));
    }
    findings
}

/// The first answer of chance that differs from the seed's.
fn dealt_otherwise<G: Game>(game: Rc<G>, record: &Record) -> Option<Diagnostic> {
    let mut session = open(game, record).ok()?;
    for reply in record.replies() {
        let dealt = session.dealt().filter(|_| reply.choice.text != COVER);
        if reply.actor == Actor::Chance && dealt.is_some_and(|dealt| dealt != reply.choice.text) {
            let place = record.source.place(reply.span.clone());
            let message = "with this seed, chance gives another answer here";
            let found = Diagnostic::error(codes::CHANGED_BY_HAND, message, place);
            return Some(found.help("use `--trust` to continue, or use another file"));
        }
        if !follow(&mut session, &record.source, reply).is_empty() {
            return None;
        }
    }
    None
}
