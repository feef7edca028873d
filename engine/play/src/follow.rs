//! Following a record: from its text to the session it tells of.

use std::fmt::Write as _;
use std::rc::Rc;

use diag::{Diagnostic, Source};

use crate::codes;
use crate::digest::short;
use crate::game::{Breach, Game, Status};
use crate::message::Message;
use crate::record::{Actor, Piece, Record, Reply};
use crate::session::Session;

/// The session a record tells of. Where a line does not fit, the session ends before it and the
/// findings say why; there is no session only when the head does not make a table.
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

/// The table of a record before its first answer: the bare table, changed as given and audited.
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
    for patch in &record.given {
        if let Err(expected) = session.give(patch) {
            let message = format!("`{}` cannot be given so: {expected}", patch.path);
            let place = source.place(patch.span.clone());
            findings.push(Diagnostic::error(codes::BAD_GIVEN, message, place));
        }
    }
    if findings.is_empty() && !record.given.is_empty() {
        session.settle();
        let place = record
            .given
            .first()
            .map_or_else(|| source.top(), |patch| source.place(patch.span.clone()));
        let broken = session.audit().into_iter();
        let found = |law: Breach| {
            let message = format!("what is given breaks a law of the game: {law}");
            Diagnostic::error(codes::BAD_GIVEN, message, place.clone())
        };
        findings.extend(broken.map(found));
    }
    if findings.is_empty() { Ok(session) } else { Err(findings) }
}

/// Gives one answer of a record and compares what it leads to. Where anything differs, the session
/// stays before the answer.
pub fn follow<G: Game>(
    session: &mut Session<G>,
    source: &Source,
    reply: &Reply,
) -> Vec<Diagnostic> {
    let nth = session.answers().len();
    let choice = match matching(session, source, reply) {
        Ok(choice) => choice,
        Err(found) => return vec![*found],
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

/// The offer or outcome that prints like an answer of a record.
pub(crate) fn matching<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
) -> Result<G::Choice, Box<Diagnostic>> {
    let (asked, choices): (_, Vec<_>) = match session.status() {
        Status::Asks { seat, .. } => (Actor::Seat(seat), session.choices().to_vec()),
        Status::Chance(_) => {
            (Actor::Chance, session.chances().into_iter().map(|(choice, _)| choice).collect())
        }
        Status::Over => {
            let place = source.place(reply.span.clone());
            let found =
                Diagnostic::error(codes::AFTER_THE_END, "the game is over: nobody is asked", place);
            return Err(Box::new(found));
        }
    };
    let game = &**session.game();
    let line = |choice: &G::Choice| Message::of(game, "choice", choice).line();
    let lines: Vec<_> = choices.iter().map(line).collect();
    if asked == reply.actor
        && let Some(at) = lines.iter().position(|line| *line == reply.choice.text)
    {
        return Ok(choices[at]);
    }
    Err(Box::new(refuse(session, source, reply, asked, &lines)))
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
        let message = format!("no offer prints `{}`: {about}", reply.choice.text);
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
    Some(found.help("the rules or cards have changed since; up to here the game can be viewed"))
}

/// Compares the events written after an answer, if any, with what was told.
pub(crate) fn retold<G: Game>(
    session: &Session<G>,
    source: &Source,
    reply: &Reply,
) -> Option<Diagnostic> {
    let expected: Vec<&Piece> =
        reply.events.iter().filter(|event| !event.text.is_empty()).collect();
    if reply.events.is_empty() {
        return None;
    }
    let told = session.told_of(session.answers().len() - 1);
    let pairs = expected.iter().zip(&told);
    let same = pairs.take_while(|(expected, told)| expected.text == **told).count();
    let (message, span) = match (expected.get(same), told.get(same)) {
        (None, None) => return None,
        (Some(event), Some(told)) => (format!("here happened `{told}`"), event.span.clone()),
        (Some(event), None) => ("this did not happen".to_owned(), event.span.clone()),
        (None, Some(told)) => {
            (format!("after this line also happened `{told}`"), reply.events.last()?.span.clone())
        }
    };
    let mut help = "all that is told:".to_owned();
    for line in &told {
        let _ = write!(help, "\n    > {line}");
    }
    Some(Diagnostic::error(codes::EVENT_DIFFERS, message, source.place(span)).help(help))
}
