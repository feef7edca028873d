//! Setting and reading fields: the named parts of a state that rulings set (`given`) and check
//! (`then`).
//!
//! A game declares its list of fields once. Setting, reading, suggestions for unknown paths and the
//! [`manual`](super::manual) all use it.

use super::{Field, FieldError, Subject, ValueForm, value};
use crate::game::Bench;
use crate::message::Message;
use crate::rules::Status;
use crate::seat::Seat;

/// Sets and reads the fields of a game.
pub trait Fields: Bench {
    /// Sets a field. `path` is the text to the left of the `=`. Call it only on a table without
    /// answers, and call [`Bench::settle`] before the next question.
    ///
    /// # Errors
    /// If there is no such field, or it does not accept the value.
    fn patch(&self, state: &mut Self::State, path: &str, value: &str) -> Result<(), FieldError> {
        give(self, state, path, value)
    }

    /// Reads a field, in the notation that [`Self::patch`] accepts.
    ///
    /// # Errors
    /// If there is no such field, or it can only be set.
    fn probe(&self, state: &Self::State, path: &str) -> Result<String, FieldError> {
        look(self, state, path)
    }
}

impl<G: Bench> Fields for G {}

/// Sets the field at a path.
fn give<G: Bench>(
    game: &G,
    state: &mut G::State,
    path: &str,
    value: &str,
) -> Result<(), FieldError> {
    let (field, subject) = find::<G>(path, game.seats(state))?;
    let Some(give) = field.given else { return Err(FieldError::ReadOnly) };
    let items: Vec<_> = value::items(value).collect();
    let twice = |(at, item): (usize, &&str)| items[..at].contains(item);
    if field.form == ValueForm::Set && items.iter().enumerate().any(twice) {
        return Err(FieldError::unfit(value, "each of them once"));
    }
    give(game, state, subject, value)
}

/// Reads the field at a path.
fn look<G: Bench>(game: &G, state: &G::State, path: &str) -> Result<String, FieldError> {
    let (field, subject) = find::<G>(path, game.seats(state))?;
    match field.then {
        Some(look) => look(game, state, subject),
        None => Err(FieldError::WriteOnly),
    }
}

/// Reads a known field.
pub(super) fn read<G: Bench>(
    field: &Field<G>,
    game: &G,
    state: &G::State,
    subject: Subject<'_>,
) -> Result<String, FieldError> {
    field.then.map_or(Err(FieldError::WriteOnly), |look| look(game, state, subject))
}

/// The structure of the values at a path.
pub(crate) fn form<G: Bench>(path: &str, seats: u8) -> Result<ValueForm, FieldError> {
    find::<G>(path, seats).map(|(field, _)| field.form)
}

/// The position of a path in the order in which fields are set: the order of the game's list.
pub(crate) fn rank<G: Bench>(path: &str) -> usize {
    let mut fields = G::fields().iter();
    fields.position(|field| fits(field.path, path).is_some()).unwrap_or(usize::MAX)
}

/// The fields that every game has.
fn common<G: Bench>() -> [Field<G>; 5] {
    [
        Field::new(
            "offers",
            "The offers now. After `has` and `lacks`, the first words of an offer are enough.",
        )
        .form(ValueForm::Lines)
        .then(|game, state, _| Ok(value::list(offers(game, state)))),
        Field::new(
            "asks",
            "Who is asked, and what: `A`, the question and its values; `*` for chance.",
        )
        .form(ValueForm::Line)
        .then(|game, state, _| Ok(asks(game, state))),
        Field::new("over", "Whether the game is over: `yes` or `no`.")
            .then(|game, state, _| Ok(value::yes(game.outcome(state).is_some()))),
        Field::new("winner", "The winning seats; none before the end of the game.")
            .form(ValueForm::Set)
            .then(|game, state, _| {
                Ok(value::list(game.outcome(state).into_iter().flat_map(|end| end.winners)))
            }),
        Field::new("verdict", "What decided the game; `-` before its end.").then(
            |game, state, _| {
                let told = game.outcome(state).map(|_| game.ending(state));
                let first = told.iter().flatten().flatten().next();
                Ok(value::or_dash(first.map(Message::line)))
            },
        ),
    ]
}

/// The offers for the asked seat, as answers are written.
fn offers<G: Bench>(game: &G, state: &G::State) -> Vec<String> {
    match game.status(state) {
        Status::Asks { .. } => {
            let mut offers = Vec::new();
            game.offers(state, &mut offers);
            offers.iter().map(|offer| Message::of(game, "choice", offer).line()).collect()
        }
        Status::Chance(_) | Status::Over => Vec::new(),
    }
}

/// The open question: `A purchase 5 1`, `*`, or `-`.
pub(crate) fn asks<G: Bench>(game: &G, state: &G::State) -> String {
    match game.status(state) {
        Status::Asks { seat, prompt } => {
            format!("{seat} {}", Message::of(game, "ask", &prompt).line())
        }
        Status::Chance(_) => "*".to_owned(),
        Status::Over => "-".to_owned(),
    }
}

fn find<G: Bench>(path: &str, seats: u8) -> Result<(Field<G>, Subject<'_>), FieldError> {
    // Do not build the list for each lookup: positions set many thousands of fields.
    let fitting = |field: &Field<G>| Some((*field, fits(field.path, path)?));
    let mut own = G::fields().iter();
    match own.find_map(fitting).or_else(|| common().iter().find_map(fitting)) {
        Some((field, found)) => {
            let seat = found.seat.map_or(Ok(Seat(0)), |seat| value::seat(seat, seats))?;
            Ok((field, Subject { seat, name: found.name }))
        }
        None => {
            let all: Vec<Field<G>> = all().collect();
            Err(FieldError::unknown(path, expected(&all, path).iter().map(String::as_str)))
        }
    }
}

/// The values of the open parts of a path.
#[derive(Default)]
struct PathParts<'a> {
    seat: Option<&'a str>,
    name: &'a str,
}

fn fits<'a>(pattern: &str, path: &'a str) -> Option<PathParts<'a>> {
    let (mut patterns, mut parts) = (Some(pattern), Some(path));
    let mut found = PathParts::default();
    loop {
        let (pattern, part) = match (patterns, parts) {
            (None, None) => return Some(found),
            (Some(pattern), Some(part)) => (cut(pattern), cut(part)),
            (None, Some(_)) | (Some(_), None) => return None,
        };
        (patterns, parts) = (pattern.1, part.1);
        let (pattern, part) = (pattern.0, part.0);
        if pattern == "A" && is_seat(part) {
            found.seat = Some(part);
        } else if let Some(open) = pattern.strip_prefix('<') {
            let words = open.trim_end_matches('>');
            let closed = words.contains('|');
            if closed && !words.split('|').any(|word| word == part) || !closed && is_seat(part) {
                return None;
            }
            found.name = part;
        } else if pattern != part {
            return None;
        }
    }
}

/// The first part of a path, and the rest if there is one. Parts are short, so a loop over bytes is
/// faster than a search.
fn cut(path: &str) -> (&str, Option<&str>) {
    match path.bytes().position(|byte| byte == b'.') {
        Some(dot) => (&path[..dot], Some(&path[dot + 1..])),
        None => (path, None),
    }
}

fn is_seat(part: &str) -> bool {
    matches!(part.as_bytes(), [b'A'..=b'Z'])
}

/// The known paths, for a suggestion. They use the seat of the unknown path, if it has one.
fn expected<G: Bench>(fields: &[Field<G>], asked: &str) -> Vec<String> {
    let seat = asked.split('.').next().filter(|part| is_seat(part)).unwrap_or("A");
    let said = |path: &str| match path.strip_prefix("A.") {
        Some(rest) => format!("{seat}.{rest}"),
        None => path.to_owned(),
    };
    fields.iter().flat_map(|field| spelled_out(&said(field.path))).collect()
}

/// One path for each alternative of every `<a|b>`.
fn spelled_out(path: &str) -> Vec<String> {
    let open = path.split_once('<').and_then(|(head, rest)| {
        let (words, tail) = rest.split_once('>')?;
        words.contains('|').then_some((head, words, tail))
    });
    match open {
        Some((head, words, tail)) => {
            words.split('|').map(|word| format!("{head}{word}{tail}")).collect()
        }
        None => vec![path.to_owned()],
    }
}

/// Whether a field can be set, and whether it can be read.
pub(super) fn uses<G: Bench>(field: &Field<G>) -> (bool, bool) {
    (field.given.is_some(), field.then.is_some())
}

/// All fields of a game: its own, then those that every game has.
pub(super) fn all<G: Bench>() -> impl Iterator<Item = Field<G>> {
    G::fields().iter().copied().chain(common())
}

/// The paths of all fields of a game as in its reference, with the structures of their values.
pub fn paths<G: Bench>() -> Vec<(&'static str, ValueForm)> {
    all::<G>().map(|field| (field.path, field.form)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_fits_its_pattern_alone() {
        let fits = |pattern, path| {
            fits(pattern, path).map(|found| format!("{}/{}", found.seat.unwrap_or("-"), found.name))
        };
        let found = |text: &str| Some(text.to_owned());
        assert_eq!(fits("round", "round"), found("-/"));
        assert_eq!(fits("A.gold", "C.gold"), found("C/"));
        assert_eq!(fits("<field>.beads", "meadow.beads"), found("-/meadow"));
        assert_eq!(fits("A.price.<card>", "B.price.axe"), found("B/axe"));
        assert_eq!(fits("A.<str|dex>", "B.dex"), found("B/dex"));
        for (pattern, path) in [
            ("round", "rounds"),
            ("A.gold", "gold"),
            ("A.gold", "A.gold.more"),
            ("<field>.beads", "A.beads"),
            ("A.<str|dex>", "B.con"),
        ] {
            assert_eq!(fits(pattern, path), None, "{pattern} {path}");
        }
    }

    #[test]
    fn paths_are_offered_for_the_seat_that_was_asked() {
        let field = |path| Field::<crate::example::Pig>::new(path, "");
        let fields =
            [field("round"), field("A.gold"), field("A.total.<str|dex>"), field("A.<card>")];
        let expected = ["round", "C.gold", "C.total.str", "C.total.dex", "C.<card>"];
        assert_eq!(super::expected(&fields, "C.gld"), expected);
        assert_eq!(super::expected(&fields, "gld")[1], "A.gold");
    }
}
