//! Rulings: records that say what must happen, run as tests.
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
//! assert_eq!(ruled.rulings, 2);
//! let found = &ruled.findings[0];
//! assert_eq!(found.place.to_string(), "pig.play:17:6");
//! assert_eq!(found.message, "`A.points` is 5, not 6");
//! ```

pub(crate) mod field;
mod seen;
pub mod value;

use std::rc::Rc;

use diag::{Diagnostic, Fix, Place, Source};

use crate::codes;
use crate::follow::{diverged, matching, open, resume, retold};
use crate::game::{Eye, Game, Seat};
use crate::message::Message;
use crate::notation;
use crate::panel::Panel;
use crate::record::{Patch, Record, Reply, Step};
use crate::session::Session;
use crate::table::{Table, Waiting};

pub use field::{Field, FieldError, Subject, manual};

/// Up to how many answers a ruling is replayed from its start at each step; beyond, at its end.
const REPLAYED: usize = 40;

/// What came of a file of rulings.
#[derive(Clone, Debug, Default)]
pub struct Ruled {
    /// How many rulings there were.
    pub rulings: usize,
    /// What did not hold.
    pub findings: Vec<Diagnostic>,
    /// When blessing: what must be replaced so that all events and values hold.
    pub fixes: Vec<Fix>,
}

impl Ruled {
    /// The text of the file with all replacements made.
    pub fn blessed(&self, source: &Source) -> String {
        let mut fixes: Vec<_> = self.fixes.iter().collect();
        fixes.sort_by_key(|fix| (fix.place.span.start, fix.place.span.end));
        let (mut text, mut at) = (String::new(), 0);
        for fix in fixes {
            let (start, end) = (fix.place.span.start as usize, fix.place.span.end as usize);
            // What overlaps an earlier replacement is left for the next run.
            if let Some(kept) = source.text().get(at..start) {
                text.push_str(kept);
                text.push_str(&fix.text);
                at = end;
            }
        }
        text.push_str(source.text().get(at..).unwrap_or_default());
        text
    }
}

/// Runs all rulings of a file. With `bless`, events and values that differ become replacements
/// instead of findings. Every message that anybody could be told on the way is given to `hear`,
/// so that a test can say it in every language.
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
    game.check_scripts(true);
    for record in &records {
        ruled.rulings += 1;
        let mut referee = Referee { record, bless, faults: 0, hear: &mut *hear, ruled: &mut ruled };
        referee.run(game);
    }
    game.check_scripts(false);
    // What all rulings of a file share is blamed once.
    ruled.findings = diag::Report::new(ruled.findings).findings().to_vec();
    ruled
}

struct Referee<'a> {
    record: &'a Record,
    bless: bool,
    /// How many faults of the session have been looked at.
    faults: usize,
    hear: &'a mut dyn FnMut(&Message),
    ruled: &'a mut Ruled,
}

impl Referee<'_> {
    fn run<G: Game>(&mut self, game: &Rc<G>) {
        let mut session = match open(Rc::clone(game), self.record) {
            Ok(session) => session,
            Err(findings) => return self.ruled.findings.extend(findings),
        };
        if self.record.steps.is_empty() {
            let place = self.top();
            return self.blame(
                codes::EMPTY_RULING,
                "a ruling without an answer or a `then`",
                place,
            );
        }
        let top = self.top();
        self.laws(&session, &top, false);
        self.silent_faults(&session);
        let (last, source) = (self.record.steps.len() - 1, &self.record.source);
        for (nth, step) in self.record.steps.iter().enumerate() {
            match step {
                Step::Then(probes) => probes.iter().for_each(|probe| self.probe(&session, probe)),
                Step::Sees(looks) => {
                    self.look(looks, |look| seen::sees(&session, source, look));
                }
                Step::Hides(looks) => {
                    self.look(looks, |look| seen::hides(&session, source, look));
                }
                Step::Reply(reply) => {
                    let choice = match matching(&session, &self.record.source, reply) {
                        Ok(choice) => choice,
                        // Nothing after this line can be meant any more.
                        Err(found) => return self.ruled.findings.push(*found),
                    };
                    session.answer(reply.actor, choice);
                    self.answered(&session, reply, nth == last);
                }
            }
            self.silent_faults(&session);
        }
    }

    /// Compares what players are shown; what differs is told.
    fn look(&mut self, looks: &[Patch], compare: impl Fn(&Patch) -> seen::Compared) {
        let found = looks.iter().filter_map(|look| compare(look).err());
        self.ruled.findings.extend(found.map(|found| *found));
    }

    /// Scripts that failed while they were only asked, such as for stars: no event tells of them.
    fn silent_faults<G: Game>(&mut self, session: &Session<G>) {
        let silent = session.game().faults().into_iter();
        self.ruled.findings.extend(silent.map(|fault| fault.finding));
    }

    fn top(&self) -> Place {
        let source = &self.record.source;
        self.record
            .title
            .as_ref()
            .map_or_else(|| source.top(), |title| source.place(title.span.clone()))
    }

    fn place(&self, reply: &Reply) -> Place {
        self.record.source.place(reply.span.clone())
    }

    fn blame(&mut self, code: diag::Code, message: impl Into<String>, place: Place) {
        self.ruled.findings.push(Diagnostic::error(code, message, place));
    }

    fn answered<G: Game>(&mut self, session: &Session<G>, reply: &Reply, last: bool) {
        let source = &self.record.source;
        self.ruled.findings.extend(diverged(session, source, reply));
        if let Some(found) = retold(session, source, reply) {
            if self.bless {
                self.ruled.fixes.extend(retell(session, source, reply));
            } else {
                self.ruled.findings.push(found);
            }
        }
        self.faults(session, reply);
        let place = self.place(reply);
        self.laws(session, &place, last);
    }

    fn faults<G: Game>(&mut self, session: &Session<G>, reply: &Reply) {
        let game = &**session.game();
        let events = session.events_of(session.answers().len() - 1);
        let told: Vec<_> = events.iter().filter(|event| game.is_fault(event)).collect();
        let lines: Vec<_> = told
            .iter()
            .map(|event| Message::of(game, "log", event).named_line())
            .filter(|line| !reply.events.iter().any(|event| event.text == *line))
            .collect();
        for line in &lines {
            let message = format!("a script failed here: `{line}`");
            let place = self.place(reply);
            self.blame(codes::FAULTED, message, place);
        }
        let new = session.faults().skip(self.faults);
        // More faults than events that tell of one: a script failed that was only asked.
        if !lines.is_empty() || new.len() > told.len() {
            self.ruled.findings.extend(new.map(|fault| fault.finding.clone()));
        }
        self.faults = session.faults().len();
    }

    fn probe<G: Game>(&mut self, session: &Session<G>, probe: &Patch) {
        let place = self.record.source.place(probe.span.clone());
        let found = match session.game().probe(session.state(), &probe.path) {
            Ok(found) => found.split_whitespace().collect::<Vec<_>>().join(" "),
            Err(expected) => {
                let message = format!("`{}` cannot be read: {expected}", probe.path);
                return self.blame(codes::BAD_THEN, message, place);
            }
        };
        if found == probe.value.text {
            return;
        }
        let value = self.record.source.place(probe.value.span.clone());
        if self.bless {
            self.ruled.fixes.push(Fix { place: value, text: found });
        } else {
            let message = format!("`{}` is {found}, not {}", probe.path, probe.value.text);
            let differs = Diagnostic::error(codes::THEN_DIFFERS, message, place);
            self.ruled.findings.push(differs.fix(value, found));
        }
    }

    /// The laws that hold after every step of every ruling.
    fn laws<G: Game>(&mut self, session: &Session<G>, place: &Place, last: bool) {
        let (game, state) = (&**session.game(), session.state());
        for law in session.audit() {
            let message = format!("a law of the game is broken: {law}");
            self.blame(codes::LAW_BROKEN, message, place.clone());
        }
        let json = serde_json::to_string(state);
        let back = json.and_then(|text| serde_json::from_str::<G::State>(&text));
        if back.as_ref().ok() != Some(state) {
            let message = "the state written as JSON and read again is another";
            self.blame(codes::NOT_A_VALUE, message, place.clone());
        }
        if state.clone() != *state || game.status(&state.clone()) != game.status(state) {
            self.blame(codes::NOT_A_VALUE, "a copy of the state is another", place.clone());
        }
        if last || session.answers().len() <= REPLAYED {
            self.replay(session, place);
        }
        listen(session, self.hear);
    }

    fn replay<G: Game>(&mut self, session: &Session<G>, place: &Place) {
        let source = Source::new(self.record.source.path(), session.record().write());
        let (record, mut findings) = notation::parse(&source);
        let (again, more) = resume(Rc::clone(session.game()), &record);
        findings.extend(more);
        let same = again.is_some_and(|again| again.state() == session.state());
        if !same || !findings.is_empty() {
            let why = findings.first().map_or("", |found| &found.message);
            let message = format!("saved and replayed up to here, the game is another. {why}");
            self.blame(
                codes::NOT_REPLAYED,
                message.trim_end().trim_end_matches('.'),
                place.clone(),
            );
        }
    }
}

/// Everything that anybody could be told or shown now.
fn listen<G: Game>(session: &Session<G>, hear: &mut dyn FnMut(&Message)) {
    let table: &dyn Table = session;
    let seats: Vec<_> = (0..table.seats()).map(Seat).collect();
    let eyes = seats.iter().map(|seat| Eye::Seat(*seat)).chain([Eye::Bystander, Eye::Referee]);
    let nth = table.answers().len().checked_sub(1);
    for eye in eyes {
        nth.map(|nth| table.log_of(nth, eye)).iter().flatten().for_each(&mut *hear);
        table.picture(eye).iter().flat_map(Panel::messages).for_each(&mut *hear);
        for seat in &seats {
            table.tally(*seat, eye).iter().for_each(|tally| hear(&tally.reason));
        }
    }
    if let Waiting::Asks { prompt, .. } = table.waiting() {
        hear(&prompt);
    }
    table.offers().iter().for_each(&mut *hear);
    table.ending().iter().flatten().for_each(hear);
}

/// The replacements that make the events of an answer those that were told.
fn retell<G: Game>(session: &Session<G>, source: &Source, reply: &Reply) -> Vec<Fix> {
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
        Fix { place: source.place(start..event.span.end), text: String::new() }
    });
    std::iter::once(Fix { place: source.place(first.span.clone()), text: all })
        .chain(drop)
        .collect()
}
