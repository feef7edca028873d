//! Which answers a game has at all. An answer that must not be offered has to be a possible one.

use diag::{Diagnostic, Source};

use super::FieldError;
use super::value;
use crate::codes;
use crate::game::Game;
use crate::record::{Actor, Reply};
use crate::say::ArgKind;
use crate::seat::Seat;
use crate::session::COVER;
use crate::signature::{Signature, signatures};

/// Checks that a line is a possible answer of the game, or the first words of one.
pub(super) fn could_be<G: Game>(game: &G, line: &str) -> Result<(), FieldError> {
    let known = signatures::<G::Choice>();
    let mut words = line.split(' ');
    let first = words.next().unwrap_or_default();
    let at = value::named(first, known.iter().map(|signature| signature.id))?;
    let mut args = known[at].args.iter();
    for word in words {
        match args.next() {
            Some((_, kind)) => fits(game, kind, word)?,
            None => {
                let expected = format!("nothing more after `{}`", written(&known[at]));
                return Err(FieldError::unfit(word, expected));
            }
        }
    }
    Ok(())
}

/// Checks that an answer of a seat names existing things, whether or not it is on offer.
pub(crate) fn named<G: Game>(
    game: &G,
    source: &Source,
    reply: &Reply,
) -> Result<(), Box<Diagnostic>> {
    let line = &reply.choice.text;
    if reply.actor == Actor::Chance || line.starts_with(COVER) {
        return Ok(());
    }
    // Other errors depend on the position, so they are not reported here.
    let Err(why) = named_words(game, line) else { return Ok(()) };
    let FieldError::Unknown { asked, expected } = &why else { return Ok(()) };
    let meant = match diag::nearest(asked, expected.iter().map(String::as_str)) {
        Some(near) => format!(", did you mean “{near}”?"),
        None => String::new(),
    };
    let message = format!("no offer is ever like `{line}`: unknown name “{asked}”{meant}");
    let place = source.place(reply.choice.span.clone());
    Err(Box::new(why.suggest(Diagnostic::error(codes::NO_SUCH_OFFER, message, place))))
}

/// Checks the first word of an answer, and those words that name one thing each.
pub(super) fn named_words<G: Game>(game: &G, line: &str) -> Result<(), FieldError> {
    let known = signatures::<G::Choice>();
    let mut words = line.split(' ');
    let first = words.next().unwrap_or_default();
    let at = value::named(first, known.iter().map(|signature| signature.id))?;
    let mut args = words.zip(&known[at].args).filter(|(_, (_, kind))| names_one(kind));
    args.try_for_each(|(word, (_, kind))| fits(game, kind, word))
}

/// Whether an argument is a single thing or word.
fn names_one(kind: &ArgKind) -> bool {
    match kind {
        ArgKind::Thing(_) | ArgKind::Word(..) => true,
        ArgKind::Optional(inner) => names_one(inner),
        ArgKind::Number | ArgKind::YesNo | ArgKind::Seat | ArgKind::Group(_) | ArgKind::List(_) => {
            false
        }
    }
}

/// Checks that a word can be the value of an argument.
fn fits<G: Game>(game: &G, kind: &ArgKind, word: &str) -> Result<(), FieldError> {
    match kind {
        ArgKind::Number => value::whole(word, i64::MIN..=i64::MAX).map(drop),
        ArgKind::YesNo => value::is_yes(word).map(drop),
        ArgKind::Seat => value::seat(word, *G::SEATS.end()).map(drop),
        ArgKind::Thing(name) => {
            let things = things(game, name);
            if things.is_empty() {
                return value::whole(word, 0..=u8::MAX).map(drop);
            }
            value::named(word, things.iter().map(String::as_str)).map(drop)
        }
        ArgKind::Word(_, words) => value::named(word, words.iter().copied()).map(drop),
        ArgKind::Group(parts) => {
            let pairs = parts.iter().zip(word.split(':'));
            pairs.into_iter().try_for_each(|((_, kind), part)| fits(game, kind, part))
        }
        ArgKind::List(item) => {
            let mut parts = word.split(',').filter(|part| *part != "-");
            parts.try_for_each(|part| fits(game, item, part))
        }
        ArgKind::Optional(_) if word == "-" => Ok(()),
        ArgKind::Optional(inner) => fits(game, inner, word),
    }
}

/// The words for all things of a type; empty if they are numbers.
fn things<G: Game>(game: &G, name: &'static str) -> Vec<String> {
    let all = (0..=i64::from(u16::MAX)).map_while(|nth| game.spell(name, nth));
    all.map(|thing| thing.word.into_owned()).collect()
}

/// The notation of an answer: its word and the names of its arguments.
pub(super) fn written(signature: &Signature) -> String {
    let args = signature.args.iter().map(|(name, kind)| match kind {
        ArgKind::Optional(_) => format!(" [{name}]"),
        ArgKind::Number
        | ArgKind::YesNo
        | ArgKind::Seat
        | ArgKind::Thing(_)
        | ArgKind::Word(..)
        | ArgKind::Group(_)
        | ArgKind::List(_) => format!(" {name}"),
    });
    signature.id.to_owned() + &args.collect::<String>()
}

/// An answer with an example for each argument.
pub(super) fn example<G: Game>(game: &G, signature: &Signature) -> String {
    let args = signature.args.iter().map(|(_, kind)| format!(" {}", instance(game, kind)));
    signature.id.to_owned() + &args.collect::<String>()
}

/// The first possible word or number for an argument.
fn instance<G: Game>(game: &G, kind: &ArgKind) -> String {
    match kind {
        ArgKind::Number => "1".to_owned(),
        ArgKind::YesNo => value::yes(true),
        ArgKind::Seat => Seat(0).to_string(),
        ArgKind::Thing(name) => {
            things(game, name).into_iter().next().unwrap_or_else(|| "1".to_owned())
        }
        ArgKind::Word(_, words) => words.first().copied().unwrap_or_default().to_owned(),
        ArgKind::Group(parts) => {
            let parts: Vec<_> = parts.iter().map(|(_, kind)| instance(game, kind)).collect();
            parts.join(":")
        }
        ArgKind::List(inner) | ArgKind::Optional(inner) => instance(game, inner),
    }
}
