//! Checks of rulings without playing them.

use std::rc::Rc;

use diag::{Diagnostic, Place, Report, Source};

use super::{answers, probe, tables};
use crate::codes;
use crate::follow::open;
use crate::game::Game;
use crate::imagine::imagine;
use crate::notation;
use crate::record::{Compare, Patch, Record, RecordStep};

/// Maximum number of tables set up for one file. Rulings beyond it are reported, and checked when
/// they are run.
const MOST: usize = 2_000;

/// Errors in the rulings of a file that show before the first answer: tables that cannot be set up,
/// fields that cannot be set, and unknown fields, answers or reasons.
///
/// [`run`](super::run) reports them with the same words. A file that cannot be parsed gives no
/// findings here.
pub fn set_up<G: Game>(game: &Rc<G>, source: &Source) -> Vec<Diagnostic> {
    // Faults of scripts in this check are dropped: running the ruling reports them.
    imagine(&**game, || found(game, source))
}

fn found<G: Game>(game: &Rc<G>, source: &Source) -> Vec<Diagnostic> {
    let (records, unread) = notation::parse_all(source);
    let mut findings = Vec::new();
    let mut set = 0;
    for record in records.iter().filter(|_| unread.is_empty()) {
        let tables = tables::of(&**game, record);
        set += tables.len();
        if set > MOST {
            findings.push(beyond(record));
            break;
        }
        for table in tables {
            let mut found = at_table(game, &table.record);
            found.iter_mut().for_each(|finding| table.note(finding));
            findings.extend(found);
        }
    }
    Report::new(findings).findings().to_vec()
}

/// A note that this ruling and the following ones were not checked.
fn beyond(record: &Record) -> Diagnostic {
    let source = &record.source;
    let title = record.title.as_ref().map(|title| source.place(title.span.clone()));
    let message =
        format!("the rulings of this file need more than {MOST} tables; the rest are not checked");
    Diagnostic::warning(codes::TOO_MANY_TABLES, message, title.unwrap_or_else(|| source.top()))
        .help("divide the file; `cardwright test` runs all of it")
}

fn at_table<G: Game>(game: &Rc<G>, record: &Record) -> Vec<Diagnostic> {
    let session = match open(Rc::clone(game), record) {
        Ok(session) => session,
        Err(findings) => return findings,
    };
    let source = &record.source;
    let taught = empty(record).into_iter().chain(untaught(record));
    let looked = record.steps.iter().flat_map(|step| match step {
        RecordStep::Then(all) => {
            all.iter().map(|one| probe::exists(&session, source, one)).collect()
        }
        RecordStep::Refused(refused) => vec![probe::reason(&**game, source, refused).map(drop)],
        RecordStep::Reply(reply) => vec![answers::named(&**session.game(), source, reply)],
        RecordStep::Lesson(_) | RecordStep::Sees(_) | RecordStep::Hides(_) => Vec::new(),
    });
    taught.chain(looked.filter_map(Result::err).map(|found| *found)).collect()
}

/// A finding if a ruling cannot fail because it has neither answers nor expectations.
pub(super) fn empty(record: &Record) -> Option<Diagnostic> {
    record.steps.is_empty().then(|| {
        let message = "the ruling has no answer and no `then`";
        Diagnostic::error(codes::EMPTY_RULING, message, super::top(record))
    })
}

/// The places of rulings without answers that expect only the values they set. Such a ruling can
/// still fail if a card acts in that position.
pub fn restating(rulings: &Source) -> Vec<Place> {
    let records = notation::parse_all(rulings).0;
    records.iter().filter(|record| restates(record)).map(super::top).collect()
}

fn restates(record: &Record) -> bool {
    let is_given = |patch: &Patch| {
        let mut given = record.given.iter().rev();
        let last = given.find(|given| given.path == patch.path);
        patch.compare == Compare::Is && last.is_some_and(|last| last.value.text == patch.value.text)
    };
    record.steps.iter().all(|step| match step {
        RecordStep::Then(all) => all.iter().all(is_given),
        RecordStep::Reply(_)
        | RecordStep::Refused(_)
        | RecordStep::Lesson(_)
        | RecordStep::Sees(_)
        | RecordStep::Hides(_) => false,
    })
}

/// Findings for lessons and alternatives, which belong only in tutorials.
pub(super) fn untaught(record: &Record) -> impl Iterator<Item = Diagnostic> {
    let spans = record.steps.iter().flat_map(|step| match step {
        RecordStep::Lesson(id) => std::slice::from_ref(id),
        RecordStep::Reply(reply) => &reply.others,
        RecordStep::Refused(_)
        | RecordStep::Then(_)
        | RecordStep::Sees(_)
        | RecordStep::Hides(_) => &[],
    });
    spans.map(|piece| {
        let place = record.source.place(piece.span.clone());
        Diagnostic::error(codes::MISPLACED_LINE, "lessons are only allowed in a tutorial", place)
            .help("tutorials are in the folder tutorial/ of a pack")
    })
}
