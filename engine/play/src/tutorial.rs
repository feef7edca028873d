//! Tutorials: a seeded game with the expected answers and lessons between them. Answers of chance
//! and single offers are not written. A learner gives only the answers that a lesson leads to; the
//! program gives the others.

use std::rc::Rc;

use diag::{Diagnostic, Source};

use crate::codes;
use crate::follow::{follow, matching, open};
use crate::game::Game;
use crate::message::Message;
use crate::notation;
use crate::record::{Actor, Head, Record, RecordStep, Reply, SourcePiece};
use crate::rules::Status;
use crate::seat::Seat;
use crate::session::Session;
use crate::table::Table;

/// After `or`: accepts every offer.
pub const ANY: &str = "any";

/// The space of the lessons.
pub const LESSONS: &str = "lesson";
/// The attribute of a lesson that is shown after an offer that does not fit.
pub const OTHERWISE: &str = "otherwise";
/// The attribute of the first lesson that holds the title of the tutorial.
pub const TITLE: &str = "title";

/// The key in the head of a saved game that names its tutorial.
pub const TUTORIAL: &str = "tutorial";

/// A tutorial: a table, the expected answers, and the lessons.
///
/// ```
/// use std::rc::Rc;
///
/// use diag::Source;
/// use play::example::Pig;
/// use play::tutorial::{Tutorial, rehearse};
/// use play::{Session, Setup, Table};
///
/// let text = "game pig  seats 2
/// seed 4
/// played B greedy
/// play
///   lesson throwing
///   A throw
///   lesson holding
///   A hold
///     or any
///   lesson farewell
/// ";
/// let (tutorial, findings) = Tutorial::read(&Source::new("first.play", text));
/// assert_eq!(findings, []);
/// assert_eq!(rehearse(&Rc::new(Pig), &tutorial), []);
///
/// let mut table: Box<dyn Table> = Box::new(Session::new(Rc::new(Pig), Setup::seats(2), 4)?);
/// assert!(!tutorial.beats[0].fits("hold") && tutorial.beats[1].fits("throw"));
/// table.choose(0).expect("to throw is offered");
/// assert_eq!(tutorial.reached(&*table), Some(1));
/// # Ok::<(), play::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tutorial {
    /// The text it was read from.
    pub source: Source,
    /// The table: game, seats, options, seed.
    pub head: Head,
    /// The expected answers in order.
    pub beats: Vec<Beat>,
    /// The lessons after the last answer.
    pub farewell: Vec<SourcePiece>,
}

/// One expected answer of a tutorial.
#[derive(Clone, Debug)]
pub struct Beat {
    /// The lessons before it.
    pub lessons: Vec<SourcePiece>,
    /// Who answers.
    pub seat: Seat,
    /// The answer, and the alternatives that are also accepted.
    pub reply: Reply,
}

impl Beat {
    /// Whether a learner gives this answer. An answer without a lesson is given by the program, so
    /// that no learner is asked without a word, and a tutorial can skip what it has already shown.
    pub fn is_taught(&self) -> bool {
        !self.lessons.is_empty()
    }

    /// Whether an answer with this line is accepted.
    pub fn fits(&self, line: &str) -> bool {
        let others = &self.reply.others;
        self.reply.choice.text == line
            || others.iter().any(|other| other.text == line || other.text == ANY)
    }
}

impl Tutorial {
    /// Reads a tutorial. Lines that do not belong in one are reported and left out.
    pub fn read(source: &Source) -> (Self, Vec<Diagnostic>) {
        let (record, mut findings) = notation::parse(source);
        let misplaced = |message: &str, place| {
            Diagnostic::error(codes::MISPLACED_LINE, message, source.place(place))
        };
        if let Some(given) = record.given.first() {
            let found = misplaced("`given` is not allowed in a tutorial", given.span.clone());
            findings.push(found.help("a tutorial is a real game: its seed decides what is drawn"));
        }
        let (mut beats, mut lessons) = (Vec::new(), Vec::new());
        for step in record.steps {
            match step {
                RecordStep::Lesson(id) => lessons.push(id),
                RecordStep::Reply(reply) => match reply.actor {
                    Actor::Seat(seat) => {
                        beats.push(Beat { lessons: std::mem::take(&mut lessons), seat, reply });
                    }
                    Actor::Chance => {
                        let found = misplaced(
                            "answers of chance are not allowed in a tutorial",
                            reply.span,
                        );
                        findings.push(found.help("its seed decides; remove the line"));
                    }
                },
                RecordStep::Refused(refused) => {
                    let message = "`refused` is not allowed in a tutorial";
                    findings.push(misplaced(message, refused.span));
                }
                RecordStep::Then(all) | RecordStep::Sees(all) | RecordStep::Hides(all) => {
                    let spans = all.into_iter().map(|patch| patch.span);
                    findings.extend(
                        spans.map(|span| misplaced("checks are only allowed in rulings", span)),
                    );
                }
            }
        }
        let source = source.clone();
        (Self { source, head: record.head, beats, farewell: lessons }, findings)
    }

    /// All lessons in order.
    pub fn lessons(&self) -> impl Iterator<Item = &SourcePiece> {
        self.beats.iter().flat_map(|beat| &beat.lessons).chain(&self.farewell)
    }

    /// The number of its answers that have been given at a table set up by it. `None` if other
    /// answers were given there.
    pub fn reached(&self, table: &dyn Table) -> Option<usize> {
        let mut reached = 0;
        for (nth, answer) in table.answers().iter().enumerate() {
            let Actor::Seat(seat) = answer.actor else { continue };
            if !table.was_choice(nth) {
                continue;
            }
            let Some(beat) = self.beats.get(reached) else { break };
            if beat.seat != seat || !beat.fits(&answer.line) {
                return None;
            }
            reached += 1;
        }
        Some(reached)
    }

    /// A record of its table without answers.
    fn bare(&self) -> Record {
        Record { source: self.source.clone(), ..Record::new(self.head.clone()) }
    }
}

/// Plays a tutorial as written, and once with each accepted alternative. Reports answers that are
/// not on offer, with their places.
pub fn rehearse<G: Game>(game: &Rc<G>, tutorial: &Tutorial) -> Vec<Diagnostic> {
    let source = &tutorial.source;
    let mut session = match open(Rc::clone(game), &tutorial.bare()) {
        Ok(session) => session,
        Err(findings) => return findings,
    };
    let mut findings = Vec::new();
    for (nth, Beat { reply, .. }) in tutorial.beats.iter().enumerate() {
        session.advance();
        for other in others(&session, reply) {
            let instead = Reply { choice: other.clone(), ..reply.clone() };
            if let Err(found) = matching(&session, source, &instead) {
                findings.push(*found);
                continue;
            }
            let mut aside = session.clone();
            follow(&mut aside, source, &instead);
            let lost = go_on(&mut aside, source, &tutorial.beats[nth + 1..]);
            let after = format!("after `{}` here", other.text);
            findings.extend(lost.map(|found| found.label(source.place(other.span), after)));
        }
        let found = follow(&mut session, source, reply);
        if !found.is_empty() {
            findings.extend(found);
            break;
        }
    }
    // A card that fails on the way is reported, as in a ruling.
    findings.extend(session.faults().map(|fault| fault.finding.clone()));
    findings
}

/// The first of these answers that is not on offer, as a finding.
fn go_on<G: Game>(session: &mut Session<G>, source: &Source, beats: &[Beat]) -> Option<Diagnostic> {
    beats.iter().find_map(|beat| {
        session.advance();
        follow(session, source, &beat.reply).into_iter().next()
    })
}

/// The accepted alternatives as printed lines.
fn others<G: Game>(session: &Session<G>, reply: &Reply) -> Vec<SourcePiece> {
    let mut all = Vec::new();
    for other in &reply.others {
        if other.text != ANY {
            all.push(other.clone());
            continue;
        }
        let Status::Asks { .. } = session.status() else { continue };
        let game = &**session.game();
        let lines = session.choices().iter().map(|one| Message::of(game, "choice", one).line());
        let lines = lines.filter(|line| *line != reply.choice.text);
        all.extend(lines.map(|text| SourcePiece { text, span: other.span.clone() }));
    }
    all
}
