//! Rulings: records with expectations, run as tests.
//!
//! ```
//! use std::rc::Rc;
//!
//! use diag::Source;
//! use play::{example::Pig, ruling};
//!
//! let source = Source::new("pig.play", "game pig  seats 2
//!
//! ruling a one loses what was thrown
//! play
//!   A throw
//!   * roll 5
//!   A throw
//!   * roll 1
//!     > rolled seat=A face=1
//! then A.points = 0   turn = B
//!
//! ruling who holds keeps it
//! play
//!   A throw
//!   * roll 5
//!   A hold
//! then A.points = 6
//! ");
//! let ruled = ruling::run(&Rc::new(Pig), &source, false, &mut |_| {});
//! let failed: Vec<_> = ruled.rulings.iter().map(|ran| ran.failed()).collect();
//! assert_eq!(failed, [false, true]);
//! assert_eq!(ruled.rulings[1].open.as_deref(), Some("B turn"));
//! let found = &ruled.findings[0];
//! assert_eq!(found.place.to_string(), "pig.play:17:6");
//! assert_eq!(found.message, "`A.points` is 5, not 6");
//! ```

pub(crate) mod answers;
pub(crate) mod fields;
mod laws;
mod manual;
mod position;
mod probe;
mod proof;
mod seen;
mod set_up;
mod tables;
pub mod value;

use std::rc::Rc;

use diag::{Diagnostic, Edit, Place, Source, edited};

use crate::codes;
use crate::follow::{diverged, matching, open, retold};
use crate::game::{Checks, Game};
use crate::message::Message;
use crate::notation;
use crate::record::{Record, RecordStep, Reply};
use crate::session::Session;
use seen::Comparison;

pub use crate::field::{Field, FieldError, Subject, ValueForm};
pub use fields::{Fields, paths};
pub use manual::manual;
pub use position::Position;
pub use proof::{Proof, shrunk};
pub use set_up::{restating, set_up};
pub use tables::position_of;

/// The result of one ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    /// Its title; empty for a record without one.
    pub title: String,
    /// Where it begins.
    pub place: Place,
    /// The cited paragraphs of the rulebook.
    pub rules: Vec<String>,
    /// The expectations that failed, and other findings.
    pub findings: Vec<Diagnostic>,
    /// The open question at its end: the seat and the prompt.
    pub open: Option<String>,
}

impl Hearing {
    /// Whether there are findings.
    pub fn failed(&self) -> bool {
        !self.findings.is_empty()
    }
}

/// The results of a file of rulings.
#[derive(Clone, Debug, Default)]
pub struct Ruled {
    /// The rulings in order of appearance.
    pub rulings: Vec<Hearing>,
    /// The findings of all rulings and of the file.
    pub findings: Vec<Diagnostic>,
    /// When blessing: replacements after which all events and values are correct. There are none
    /// for lines after a script's fault.
    pub edits: Vec<Edit>,
}

impl Ruled {
    /// The text of the file with all replacements.
    pub fn blessed(&self, source: &Source) -> String {
        // A replacement that overlaps an earlier one is left for the next run.
        edited(source.text(), &self.edits)
    }
}

/// Runs all rulings of a file.
///
/// With `bless`, events and values that differ become replacements instead of findings. Every
/// message that a player could see on the way is passed to `hear`, so that a test can render it in
/// every language.
pub fn run<G: Game>(
    game: &Rc<G>,
    source: &Source,
    bless: bool,
    hear: &mut dyn FnMut(&Message),
) -> Ruled {
    let (records, findings) = notation::parse_all(source);
    let mut ruled = Ruled { findings, ..Ruled::default() };
    if !ruled.findings.is_empty() {
        return ruled;
    }
    game.check_scripts(Checks::All);
    for record in &records {
        let mut hearing = Hearing {
            title: record.title.as_ref().map_or_else(String::new, |title| title.text.clone()),
            place: top(record),
            rules: record.rules.iter().map(|rule| rule.text.clone()).collect(),
            findings: Vec::new(),
            open: None,
        };
        for (nth, table) in tables::of(&**game, record).iter().enumerate() {
            let before = ruled.findings.len();
            // Different results at different tables cannot be written as one.
            let bless = bless && nth == 0;
            let mut referee = Referee::of(&table.record, bless, &mut *hear, &mut ruled);
            hearing.open = referee.run(game);
            let found = &mut ruled.findings[before..];
            found.iter_mut().for_each(|finding| table.note(finding));
            hearing.findings.extend_from_slice(found);
        }
        ruled.rulings.push(hearing);
    }
    game.check_scripts(Checks::None);
    // A finding in the part that all rulings share is reported once.
    ruled.findings = diag::Report::new(ruled.findings).findings().to_vec();
    ruled
}

/// Whether all rulings of a file hold. Stops at the first one that fails.
pub fn holds<G: Game>(game: &Rc<G>, source: &Source) -> bool {
    holds_each(game, source, &mut |_| {})
}

/// Like [`holds`], and calls `after` with the place of each ruling that holds, as soon as it has
/// run.
pub fn holds_each<G: Game>(game: &Rc<G>, source: &Source, after: &mut dyn FnMut(Place)) -> bool {
    let (records, findings) = notation::parse_all(source);
    game.check_scripts(Checks::All);
    let holds = findings.is_empty()
        && records.iter().all(|record| {
            let tables = tables::of(&**game, record);
            let held = tables.iter().all(|table| {
                let (mut ruled, hear) = (Ruled::default(), &mut |_: &Message| {});
                Referee::of(&table.record, false, hear, &mut ruled).run(game);
                ruled.findings.is_empty()
            });
            if held {
                after(top(record));
            }
            held
        });
    game.check_scripts(Checks::None);
    holds
}

struct Referee<'a> {
    record: &'a Record,
    bless: bool,
    /// How many faults of the session have been examined.
    faults: usize,
    /// Whether a script has failed that the ruling does not expect to fail. Later differences may
    /// be a result of that.
    has_faulted: bool,
    hear: &'a mut dyn FnMut(&Message),
    ruled: &'a mut Ruled,
}

impl<'a> Referee<'a> {
    fn of(
        record: &'a Record,
        bless: bool,
        hear: &'a mut dyn FnMut(&Message),
        ruled: &'a mut Ruled,
    ) -> Self {
        Self { record, bless, faults: 0, has_faulted: false, hear, ruled }
    }

    /// Runs the ruling and returns the question that is open at its end.
    fn run<G: Game>(&mut self, game: &Rc<G>) -> Option<String> {
        let mut session = match open(Rc::clone(game), self.record) {
            Ok(session) => session,
            Err(findings) => {
                self.ruled.findings.extend(findings);
                return None;
            }
        };
        let top = top(self.record);
        if let Some(finding) = set_up::empty(self.record) {
            self.ruled.findings.push(finding);
            return None;
        }
        self.citations(&session);
        self.ruled.findings.extend(set_up::untaught(self.record));
        self.laws(&session, &top, false);
        // Faults from before the first question.
        self.ruled.findings.extend(session.faults().map(|fault| fault.finding.clone()));
        self.faults = session.faults().len();
        self.has_faulted |= self.faults > 0;
        self.silent_faults(&session);
        let last = self.record.steps.len() - 1;
        for (nth, step) in self.record.steps.iter().enumerate() {
            match step {
                RecordStep::Reply(reply) => {
                    let choice = match matching(&session, &self.record.source, reply) {
                        Ok(choice) => choice,
                        Err(found) => {
                            // The lines after a wrong answer refer to a position that was not
                            // reached.
                            self.ruled.findings.push(*found);
                            break;
                        }
                    };
                    session.answer(reply.actor, choice);
                    self.answered(&session, reply, nth == last);
                }
                RecordStep::Lesson(_) => {}
                RecordStep::Refused(_)
                | RecordStep::Then(_)
                | RecordStep::Sees(_)
                | RecordStep::Hides(_) => {
                    self.look(&session, step);
                }
            }
            self.silent_faults(&session);
        }
        probe::open(&session)
    }

    /// Reports citations that are not paragraphs of the rulebook at this table.
    fn citations<G: Game>(&mut self, session: &Session<G>) {
        if self.record.rules.is_empty() {
            return;
        }
        let chapters = session.game().rules(session.state());
        let known = || chapters.iter().flat_map(|chapter| chapter.messages());
        for rule in &self.record.rules {
            if known().any(|message| message.id == rule.text) {
                continue;
            }
            let message = format!("the rulebook of this table has no paragraph `{}`", rule.text);
            let place = self.record.source.place(rule.span.clone());
            let found = Diagnostic::error(codes::UNKNOWN_RULE, message, place);
            let ids = known().map(|message| message.id.as_str());
            let otherwise = "`cardwright rules --format html` lists the ids of all paragraphs";
            let found = found.did_you_mean(&rule.text, ids, ["“", "”"], otherwise);
            self.ruled.findings.push(found);
        }
    }

    /// Compares the expectations of a step with the state. Differences are reported or blessed.
    fn look<G: Game>(&mut self, session: &Session<G>, step: &RecordStep) {
        let source = &self.record.source;
        let compared: Vec<Comparison> = match step {
            RecordStep::Then(all) => {
                all.iter().map(|one| probe::holds(session, source, one)).collect()
            }
            RecordStep::Sees(all) => {
                all.iter().map(|one| seen::sees(session, source, one)).collect()
            }
            RecordStep::Hides(all) => {
                all.iter().map(|one| seen::hides(session, source, one)).collect()
            }
            RecordStep::Refused(refused) => vec![probe::refused(session, source, refused)],
            RecordStep::Reply(_) | RecordStep::Lesson(_) => Vec::new(),
        };
        // The comparison runs scripts as well.
        self.silent_faults(session);
        for found in compared.into_iter().filter_map(Result::err) {
            match found.fix {
                Some(_) | None if self.has_faulted => self.ruled.findings.push(following(*found)),
                Some(fix) if self.bless && found.code == codes::THEN_DIFFERS => {
                    self.ruled.edits.extend(fix.edits);
                }
                Some(_) | None => self.ruled.findings.push(*found),
            }
        }
    }

    /// Reports scripts that failed during a query. No event reports them.
    fn silent_faults<G: Game>(&mut self, session: &Session<G>) {
        let silent = session.game().faults();
        self.has_faulted |= !silent.is_empty();
        self.ruled.findings.extend(silent.into_iter().map(|fault| fault.finding));
    }

    fn place(&self, reply: &Reply) -> Place {
        self.record.source.place(reply.span.clone())
    }

    fn blame(&mut self, code: diag::Code, message: impl Into<String>, place: Place) {
        self.ruled.findings.push(Diagnostic::error(code, message, place));
    }

    fn answered<G: Game>(&mut self, session: &Session<G>, reply: &Reply, last: bool) {
        let source = &self.record.source;
        self.faults(session, reply);
        self.silent_faults(session);
        self.ruled.findings.extend(diverged(session, source, reply));
        match retold(session, source, reply) {
            Some(found) if self.has_faulted => self.ruled.findings.push(following(found)),
            Some(_) if self.bless => self.ruled.edits.extend(retell(session, source, reply)),
            Some(found) => self.ruled.findings.push(found),
            None => {}
        }
        let place = self.place(reply);
        self.laws(session, &place, last);
    }

    fn faults<G: Game>(&mut self, session: &Session<G>, reply: &Reply) {
        let game = &**session.game();
        let events = session.events_of(session.answers().len() - 1);
        let told: Vec<_> = events.iter().filter(|event| game.is_fault(event)).collect();
        let lines: Vec<_> = told
            .iter()
            .map(|event| Message::of(game, "log", *event).named_line())
            .filter(|line| !reply.events.iter().any(|event| event.text == *line))
            .collect();
        for line in &lines {
            let message = format!("a script failed here: `{line}`");
            let place = self.place(reply);
            self.blame(codes::FAULTED, message, place);
        }
        let new = session.faults().skip(self.faults);
        // More faults than fault events means that a script failed during a query.
        if !lines.is_empty() || new.len() > told.len() {
            self.has_faulted = true;
            self.ruled.findings.extend(new.map(|fault| fault.finding.clone()));
        }
        self.faults = session.faults().len();
    }
}

/// A difference after a script has failed, without a fix: blessing it would record the fault's
/// result.
fn following(mut found: Diagnostic) -> Diagnostic {
    found.fix = None;
    found.help("a script failed before this: fix it first")
}

/// Where a ruling begins: its title, or the top of its file.
fn top(record: &Record) -> Place {
    let title = record.title.as_ref();
    title.map_or_else(|| record.source.top(), |title| record.source.place(title.span.clone()))
}

/// The replacements that make the written events of an answer equal to the shown ones.
fn retell<G: Game>(session: &Session<G>, source: &Source, reply: &Reply) -> Vec<Edit> {
    let Some((first, others)) = reply.events.split_first() else { return Vec::new() };
    let text = source.text();
    let line_start = |at: usize| text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let indent = &text[line_start(first.span.start)..first.span.start];
    let told = session.told_of(session.answers().len() - 1);
    let lines: Vec<_> = told.iter().map(|line| format!("> {line}")).collect();
    let all = if lines.is_empty() { ">".to_owned() } else { lines.join(&format!("\n{indent}")) };
    let drop = others.iter().map(|event| {
        // With the line break before it.
        let start = text[..line_start(event.span.start)].trim_end_matches(['\n', '\r']).len();
        Edit { place: source.place(start..event.span.end), text: String::new() }
    });
    std::iter::once(Edit { place: source.place(first.span.clone()), text: all })
        .chain(drop)
        .collect()
}
