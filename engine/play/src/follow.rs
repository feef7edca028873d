//! Following a record: replaying its text into a session.

use std::fmt::Write as _;
use std::rc::Rc;

use diag::{Code, Diagnostic, Source};

use crate::codes;
use crate::digest::short;
use crate::game::Game;
use crate::message::Message;
use crate::record::{Actor, Record, Reply, SourcePiece};
use crate::rules::{Breach, Status};
use crate::ruling::answers;
use crate::ruling::fields::{self, Fields as _};
use crate::session::{COVER, Session};

/// Replays a record into a session.
///
/// At the first line that does not fit, the session stops before it and the findings give the
/// reason. There is no session only if the head does not describe a table.
pub fn resume<G: Game>(game: Rc<G>, record: &Record) -> (Option<Session<G>>, Vec<Diagnostic>) {
    let mut session = match open(game, record) {
        Ok(session) => session,
        Err(findings) => return (None, findings),
    };
    for reply in record.replies() {
        let findings = follow(&mut session, &record.source, reply);
        if !findings.is_empty() {
            return (Some(session), findings);
        }
    }
    (Some(session), Vec::new())
}

/// The table of a record before its first answer: a new table, changed by the `given` lines and
/// audited.
pub fn open<G: Game>(game: Rc<G>, record: &Record) -> Result<Session<G>, Vec<Diagnostic>> {
    let source = &record.source;
    let mut findings = Vec::new();
    let named = record.head.value("game");
    if !named.is_empty() && named != G::ID {
        let message = format!("this is a record of the game `{named}`, not of `{}`", G::ID);
        let place = record.head.place(source, "game");
        return Err(vec![Diagnostic::error(diag::codes::OTHER_GAME, message, place)]);
    }
    let setup = record.head.setup(source).map_err(|found| findings.push(*found)).ok();
    let seed = record.head.seed(source).map_err(|found| findings.push(*found)).ok();
    let (Some(setup), Some(seed)) = (setup, seed) else { return Err(findings) };
    let mut session =
        Session::new(game, setup, seed).map_err(|error| vec![record.head.blame(source, &error)])?;
    *session.head_mut() = record.head.clone();
    findings.extend(given(&mut session, record));
    if findings.is_empty() && !record.given.is_empty() {
        session.settle();
        let place = record
            .given
            .first()
            .map_or_else(|| source.top(), |patch| source.place(patch.span.clone()));
        let broken = session.audit().into_iter();
        let found = |law: Breach| {
            let message = format!("`given` breaks a law of the game: {law}");
            Diagnostic::error(codes::BAD_GIVEN, message, place.clone())
        };
        findings.extend(broken.map(found));
    }
    if findings.is_empty() { Ok(session) } else { Err(findings) }
}

/// Applies the `given` lines of a record, in the order of the game's fields. Reports a line whose
/// effect is undone by a later one.
fn given<G: Game>(session: &mut Session<G>, record: &Record) -> Vec<Diagnostic> {
    let bad = |message, at| Diagnostic::error(codes::BAD_GIVEN, message, record.source.place(at));
    let seats = session.setup().seats;
    let mut findings = Vec::new();
    let mut ranked: Vec<_> = record.given.iter().collect();
    ranked.sort_by_cached_key(|patch| (fields::rank::<G>(&patch.path), patch.path.clone()));
    let mut set = Vec::new();
    for patch in ranked {
        match session.give(patch) {
            // A field that cannot be read cannot be compared afterwards.
            Ok(()) => set.extend(
                session
                    .game()
                    .probe(session.state(), &patch.path)
                    .ok()
                    .map(|as_set| (patch, as_set)),
            ),
            Err(why) => {
                let is_path = fields::form::<G>(&patch.path, seats).is_err();
                let at = if is_path { patch.path_span() } else { patch.value.span.clone() };
                let message = format!("`{}` cannot be set: {why}", patch.path);
                findings.push(why.suggest(bad(message, at)));
            }
        }
    }
    for (patch, as_set) in set {
        let now = session.game().probe(session.state(), &patch.path);
        if let Some(now) = now.ok().filter(|now| findings.is_empty() && *now != as_set) {
            let message = format!(
                "`{}` is {now} after all `given` lines: another one changes it",
                patch.path
            );
            findings.push(bad(message, patch.span.clone()));
        }
    }
    findings
}

/// Replays one answer of a record and compares its result. If anything differs, the session stays
/// before the answer.
pub fn follow<G: Game>(
    session: &mut Session<G>,
    source: &Source,
    reply: &Reply,
) -> Vec<Diagnostic> {
    let nth = session.answers().len();
    let covered = reply.actor == Actor::Chance && reply.choice.text == COVER;
    let choice = match if covered { session.drawn() } else { None } {
        Some(choice) => choice,
        None => match matching(session, source, reply) {
            Ok(choice) => choice,
            Err(found) => return vec![*found],
        },
    };
    session.answer(reply.actor, choice);
    let findings: Vec<_> = diverged(session, source, reply)
        .into_iter()
        .chain(retold(session, source, reply))
        .collect();
    if !findings.is_empty() {
        session.rewind(nth);
    }
    findings
}

/// The actor who is asked, and the possible answers with their printed lines.
struct OpenDecision<C> {
    asked: Actor,
    choices: Vec<C>,
    lines: Vec<String>,
}

/// The open decision, or `None` once the game is over.
fn opened<G: Game>(session: &Session<G>) -> Option<OpenDecision<G::Choice>> {
    let (asked, choices): (_, Vec<_>) = match session.status() {
        Status::Asks { seat, .. } => (Actor::Seat(seat), session.choices().to_vec()),
        Status::Chance(_) => {
            (Actor::Chance, session.chances().into_iter().map(|(choice, _)| choice).collect())
        }
        Status::Over => return None,
    };
    let game = &**session.game();
    let lines = choices.iter().map(|choice| Message::of(game, "choice", choice).line()).collect();
    Some(OpenDecision { asked, choices, lines })
}

/// The offer or outcome whose line equals an answer of a record, or that the number in the record
/// includes.
pub(crate) fn matching<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
) -> Result<G::Choice, Box<Diagnostic>> {
    let Some(open) = opened(session) else {
        let place = source.place(reply.span.clone());
        let found =
            Diagnostic::error(codes::AFTER_THE_END, "the game is over: no seat is asked", place);
        return Err(Box::new(found));
    };
    let line = &reply.choice.text;
    let covered = || line.strip_prefix(COVER)?.parse::<usize>().ok()?.checked_sub(1);
    let is_seat = matches!(reply.actor, Actor::Seat(_));
    let at = open.lines.iter().position(|offer| offer == line);
    let at = at.or_else(|| covered().filter(|_| is_seat));
    if let Some(choice) =
        at.and_then(|at| open.choices.get(at)).filter(|_| open.asked == reply.actor)
    {
        return Ok(*choice);
    }
    if open.asked == reply.actor {
        answers::named(&**session.game(), source, reply)?;
    }
    Err(Box::new(refuse(session, source, reply, open.asked, &open.lines)))
}

/// Why none of an actor's fitting answers is accepted, as the code of the finding. `None` if one is
/// accepted.
pub(crate) fn refusal<G: Game>(
    session: &Session<G>,
    actor: Actor,
    fits: impl Fn(&str) -> bool,
) -> Option<Code> {
    match opened(session) {
        None => Some(codes::AFTER_THE_END),
        Some(open) if open.asked != actor => Some(codes::NOT_ASKED),
        Some(open) if open.lines.iter().any(|line| fits(line)) => None,
        Some(_) => Some(codes::NO_SUCH_OFFER),
    }
}

fn refuse<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
    asked: Actor,
    lines: &[String],
) -> Diagnostic {
    let about = match session.status() {
        Status::Asks { prompt, .. } => {
            format!("{asked} is asked `{}`", Message::of(&**session.game(), "ask", &prompt).line())
        }
        _ => "chance (`*`) is asked".to_owned(),
    };
    let mut help = String::new();
    if let Some(near) = diag::nearest(&reply.choice.text, lines.iter().map(String::as_str)) {
        let _ = write!(help, "did you mean `{asked} {near}`? ");
    }
    help.push_str("the offers are:");
    for line in lines {
        let _ = write!(help, "\n  {asked} {line}");
    }
    let found = if asked == reply.actor {
        let message = format!("no offer matches `{}`: {about}", reply.choice.text);
        Diagnostic::error(codes::NO_SUCH_OFFER, message, source.place(reply.choice.span.clone()))
    } else {
        let message = format!("{} is not asked here: {about}", reply.actor);
        Diagnostic::error(codes::NOT_ASKED, message, source.place(reply.span.clone()))
    };
    found.help(help)
}

/// Compares the hash written after an answer with the state reached.
pub(crate) fn diverged<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
) -> Option<Diagnostic> {
    let (expected, reached) = (reply.hash?, short(session.answers().last()?.hash));
    if expected == reached {
        return None;
    }
    let message = format!(
        "the game diverges here: the record expects the state @{expected:08x}, \
         the rules and cards now lead to @{reached:08x}"
    );
    let found = Diagnostic::error(codes::DIVERGED, message, source.place(reply.span.clone()));
    Some(found.help(
        "either this line or one above it was edited, or the rules have changed since then; you \
         can view the game up to here",
    ))
}

/// Compares the events written after an answer, if any, with the events shown.
pub(crate) fn retold<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
) -> Option<Diagnostic> {
    let expected: Vec<&SourcePiece> =
        reply.events.iter().filter(|event| !event.text.is_empty()).collect();
    if reply.events.is_empty() {
        return None;
    }
    let told = session.told_of(session.answers().len() - 1);
    let pairs = expected.iter().zip(&told);
    let same = pairs.take_while(|(expected, told)| expected.text == **told).count();
    let (message, span) = match (expected.get(same), told.get(same)) {
        (None, None) => return None,
        (Some(event), Some(told)) => {
            (format!("this event happened instead: `{told}`"), event.span.clone())
        }
        (Some(event), None) => ("this event did not happen".to_owned(), event.span.clone()),
        (None, Some(told)) => (
            format!("after this line another event happened: `{told}`"),
            reply.events.last()?.span.clone(),
        ),
    };
    let mut help = "the events of this answer are:".to_owned();
    for line in &told {
        let _ = write!(help, "\n    > {line}");
    }
    Some(Diagnostic::error(codes::EVENT_DIFFERS, message, source.place(span)).help(help))
}
