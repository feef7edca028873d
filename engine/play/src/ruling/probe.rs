//! Expectations of a ruling: a field compared with a value, an answer that must not be accepted.

use std::ops::Range;

use diag::{Diagnostic, Source};

use super::seen::{self, Comparison};
use super::{FieldError, Fields as _, ValueForm, answers, fields, value};
use crate::codes;
use crate::follow::refusal;
use crate::game::Game;
use crate::record::{Compare, Patch, RefusedAnswer};
use crate::rules::Status;
use crate::session::Session;

/// Checks that a field equals, has or does not have the written value.
pub(super) fn holds<G: Game>(session: &Session<G>, source: &Source, probe: &Patch) -> Comparison {
    let unread = |at, why: FieldError| unread(source, probe, at, &why);
    let (game, state) = (&**session.game(), session.state());
    let form = fields::form::<G>(&probe.path, session.setup().seats);
    let form = form.map_err(|why| unread(probe.path_span(), why))?;
    let found = game.probe(state, &probe.path).map_err(|why| unread(probe.path_span(), why))?;
    let (found, wanted) = (found.as_str(), probe.value.text.as_str());
    let differs = |message| {
        let place = source.place(probe.span.clone());
        Box::new(Diagnostic::error(codes::THEN_DIFFERS, message, place))
    };
    match probe.compare {
        Compare::Is if same(form, found, wanted) => Ok(()),
        Compare::Is => {
            exists(session, source, probe)?;
            let message = format!("`{}` is {found}, not {wanted}", probe.path);
            let value = source.place(probe.value.span.clone());
            Err(Box::new(differs(message).unsafe_fix(value, found)))
        }
        Compare::Has | Compare::Lacks => {
            known(session, form, probe).map_err(|why| unread(probe.value.span.clone(), why))?;
            let all = parts(form, found);
            let has = |part: &&str| all.iter().any(|there| fits(form, there, part));
            let (there, lacking): (Vec<_>, Vec<_>) = parts(form, wanted).into_iter().partition(has);
            let (wrong, verb) = match probe.compare {
                Compare::Lacks => (there, "has"),
                Compare::Is | Compare::Has => (lacking, "lacks"),
            };
            match wrong.first() {
                None => Ok(()),
                Some(part) => {
                    let message = format!("`{}` {verb} `{part}`: it is {found}", probe.path);
                    Err(differs(message))
                }
            }
        }
    }
}

/// A finding about a field that cannot be read or compared this way.
fn unread(source: &Source, probe: &Patch, at: Range<usize>, why: &FieldError) -> Box<Diagnostic> {
    let message = format!("`{}` cannot be read: {why}", probe.path);
    Box::new(why.suggest(Diagnostic::error(codes::BAD_THEN, message, source.place(at))))
}

/// Checks, for any state, that the field of a `then` exists and that the written value is a
/// possible one.
pub(super) fn exists<G: Game>(session: &Session<G>, source: &Source, probe: &Patch) -> Comparison {
    let form = fields::form::<G>(&probe.path, session.setup().seats)
        .map_err(|why| unread(source, probe, probe.path_span(), &why))?;
    let known = match (form, probe.compare) {
        (ValueForm::One, Compare::Is) => given(session, probe, &probe.value.text),
        (ValueForm::Lines, Compare::Is) => {
            let lines = parts(form, &probe.value.text);
            lines.iter().try_for_each(|line| answers::named_words(&**session.game(), line))
        }
        (
            ValueForm::One
            | ValueForm::Line
            | ValueForm::List
            | ValueForm::Set
            | ValueForm::Bag
            | ValueForm::Lines,
            _,
        ) => known(session, form, probe),
    };
    match known {
        // Other errors may be correct in another state.
        Err(why @ FieldError::Unknown { .. }) => {
            Err(unread(source, probe, probe.value.span.clone(), &why))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Whether two values of a structure are equal. A written line may be shorter than the actual one.
pub(crate) fn same(form: ValueForm, found: &str, written: &str) -> bool {
    let (mut all, mut wanted) = (parts(form, found), parts(form, written));
    match form {
        ValueForm::One => words(found).eq(words(written)),
        ValueForm::Line => fits(form, found, written),
        ValueForm::List => all == wanted,
        ValueForm::Set | ValueForm::Bag | ValueForm::Lines => {
            all.sort_unstable();
            wanted.sort_unstable();
            all == wanted
        }
    }
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace()
}

/// The things that a value names.
fn parts(form: ValueForm, value: &str) -> Vec<&str> {
    match form {
        ValueForm::One | ValueForm::Line => vec![value],
        ValueForm::List | ValueForm::Set | ValueForm::Bag => value::items(value).collect(),
        ValueForm::Lines => seen::pieces(value).collect(),
    }
}

/// Whether an actual item matches a written one. For lines, the first words are enough.
fn fits(form: ValueForm, there: &str, written: &str) -> bool {
    match form {
        ValueForm::One | ValueForm::List | ValueForm::Set | ValueForm::Bag => there == written,
        ValueForm::Lines | ValueForm::Line => begins(there, written),
    }
}

/// Whether a line begins with these words.
fn begins(line: &str, first: &str) -> bool {
    let mut line = words(line);
    words(first).all(|word| line.next() == Some(word))
}

/// Checks that a written item could be in the list. An item that does not exist is in no list, so
/// such a check would never fail.
fn known<G: Game>(session: &Session<G>, form: ValueForm, probe: &Patch) -> Result<(), FieldError> {
    let (game, value) = (&**session.game(), probe.value.text.as_str());
    match form {
        ValueForm::One | ValueForm::Line => Err(FieldError::NoList),
        ValueForm::Lines => {
            parts(form, value).iter().try_for_each(|line| answers::could_be(game, line))
        }
        ValueForm::List | ValueForm::Set | ValueForm::Bag => {
            // An empty place (`-`) cannot be missing.
            let mut asked = parts(form, value).into_iter().filter(|part| *part != "-");
            asked.try_for_each(|part| given(session, probe, &value::list([part])))
        }
    }
}

/// Checks that a field accepts a value, apart from the supply of the things it names.
fn given<G: Game>(session: &Session<G>, probe: &Patch, value: &str) -> Result<(), FieldError> {
    match session.game().patch(&mut session.state().clone(), &probe.path, value) {
        // It exists, but not as often as needed.
        Ok(()) | Err(FieldError::Lacking { .. }) => Ok(()),
        Err(FieldError::ReadOnly) => Err(FieldError::Unchecked),
        Err(why) => Err(why),
    }
}

/// Checks that an answer is rejected for the written reason.
pub(super) fn refused<G: Game>(
    session: &Session<G>,
    source: &Source,
    refused: &RefusedAnswer,
) -> Comparison {
    let game = &**session.game();
    let wanted = reason(game, source, refused)?;
    let place = source.place(refused.span.clone());
    match refusal(session, refused.actor, |line| begins(line, &refused.choice.text)) {
        Some(code) if code.name() == wanted => Ok(()),
        Some(code) => {
            let message = format!("this is refused as {}, not as {wanted}", code.name());
            let asked = fields::asks(game, session.state());
            Err(Box::new(
                Diagnostic::error(codes::NOT_REFUSED, message, place)
                    .help(format!("the question is `{asked}`")),
            ))
        }
        None => {
            let message = format!("`{} {}` is accepted here", refused.actor, refused.choice.text);
            Err(Box::new(Diagnostic::error(codes::NOT_REFUSED, message, place)))
        }
    }
}

/// Reads the reason for a rejected answer, which must be one of the game's.
pub(super) fn reason<G: Game>(
    game: &G,
    source: &Source,
    refused: &RefusedAnswer,
) -> Result<&'static str, Box<Diagnostic>> {
    let reasons =
        [codes::NO_SUCH_OFFER, codes::NOT_ASKED, codes::AFTER_THE_END].map(|code| code.name());
    let bad = |at, why: FieldError| {
        let message = format!("this cannot be refused: {why}");
        Box::new(why.suggest(Diagnostic::error(codes::BAD_THEN, message, source.place(at))))
    };
    let wanted = match refused.reason.text.as_str() {
        "" => reasons[0],
        reason => {
            let at = value::named(reason, reasons);
            reasons[at.map_err(|why| bad(refused.reason.span.clone(), why))?]
        }
    };
    answers::could_be(game, &refused.choice.text)
        .map_err(|why| bad(refused.choice.span.clone(), why))?;
    Ok(wanted)
}

/// The open question, if there is one.
pub(super) fn open<G: Game>(session: &Session<G>) -> Option<String> {
    match session.status() {
        Status::Asks { .. } | Status::Chance(_) => {
            Some(fields::asks(&**session.game(), session.state()))
        }
        Status::Over => None,
    }
}
