//! Fields: the named things of a state that rulings set (`given`) and look at (`then`).
//!
//! A game lists its fields once; from the list come setting and reading, what is said about a path
//! that does not exist, and the manual ([`manual`](super::manual)).

use std::fmt;

use diag::Diagnostic;

use super::value;
use crate::game::{Bench, Seat, Status};
use crate::message::Message;
use crate::words::Word;

/// One field, or one for each seat or name that its path leaves open.
///
/// A path is made of parts with dots between them. `A` stands for any seat; `<card>` for any name,
/// which the field itself reads; `<str|dex>` for one of these words; anything else for itself.
/// A path has at most one seat and one `<…>`. Fields are tried in the order of the list, so
/// `A.gold` must stand before `A.<card>`. They are also given in that order, whatever the order in
/// which a ruling writes them: one that takes what others leave (a supply, the phase with what it
/// adds) stands behind them.
///
/// ```
/// use play::example::{Pig, Position};
/// use play::ruling::{Field, value};
/// use play::{Bench, Rules, Seat, Setup};
///
/// // The smallest game has the fields `turn` and `A.points`.
/// let mut pig = Pig.start(&Setup::seats(2)).expect("two can play");
/// Pig.patch(&mut pig, "B.points", "7").expect("there is such a field");
/// assert_eq!(pig.points[1], 7);
/// assert_eq!(Pig.probe(&pig, "B.points"), Ok("7".to_owned()));
///
/// let error = |path, value| Pig.patch(&mut pig.clone(), path, value).unwrap_err().to_string();
/// assert_eq!(error("B.point", "7"), "there is no “B.point”, did you mean “B.points”?");
/// assert_eq!(error("C.points", "7"), "expected a seat from A to B, not “C”");
/// assert_eq!(error("A.points", "many"), "expected a whole number from 0 to 20, not “many”");
///
/// // A field is declared so:
/// const THROWN: Field<Pig> = Field::<Pig>::new("thrown", "The throws of the turn added up.")
///     .given(|_, position, _, value| {
///         position.thrown = value::whole(value, 0..=99)?;
///         Ok(())
///     })
///     .then(|_, position, _| Ok(position.thrown.to_string()));
/// assert_eq!(THROWN.path, "thrown");
/// ```
pub struct Field<G: Bench> {
    /// The path: `round`, `A.gold`, `<field>.beads`, `A.<str|dex>`.
    pub path: &'static str,
    /// What it is and how its value is written, in one sentence for the manual.
    pub doc: &'static str,
    /// How its value is compared.
    pub form: Form,
    /// The words that it takes, if its values are words of the game that the manual explains.
    pub words: &'static [&'static str],
    /// What each of them means.
    pub about: &'static [&'static str],
    given: Option<Give<G>>,
    then: Option<Look<G>>,
}

// Derived, it would ask the same of the game.
impl<G: Bench> Clone for Field<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Bench> Copy for Field<G> {}

/// What a value is made of, and so when two of them are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// One thing.
    #[default]
    One,
    /// Several things whose order means something, such as the dice of a row.
    List,
    /// Several things in any order, such as the cards of a player.
    Set,
    /// Several things in any order, some of them perhaps alike, such as dice.
    Bag,
    /// Several lines in any order, each with words of its own: what is offered.
    Lines,
    /// One line; what is written are its first words.
    Line,
}

impl fmt::Display for Form {
    /// As the manual says it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "",
            Self::List => "list",
            Self::Set => "set",
            Self::Bag => "set with repeats",
            Self::Lines => "set of lines",
            Self::Line => "line",
        })
    }
}

/// Sets a field to a value.
type Give<G> = fn(&G, &mut <G as crate::Rules>::State, Subject<'_>, &str) -> Result<(), FieldError>;
/// Reads a field, in the form in which it is set.
type Look<G> = fn(&G, &<G as crate::Rules>::State, Subject<'_>) -> Result<String, FieldError>;

/// What the open parts of a path stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The seat that stands for `A`; the first seat where the path names none.
    pub seat: Seat,
    /// What stands for `<…>`; empty where the path has no such part.
    pub name: &'a str,
}

impl<G: Bench> Field<G> {
    /// A field that can be neither set nor read yet.
    pub const fn new(path: &'static str, doc: &'static str) -> Self {
        Self { path, doc, form: Form::One, words: &[], about: &[], given: None, then: None }
    }

    /// The same field, of values with this form.
    #[must_use]
    pub const fn form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// The same field, whose values are these words.
    #[must_use]
    pub const fn words<T: Word>(self) -> Self {
        Self { words: T::WORDS, about: T::ABOUT, ..self }
    }

    /// The same field, to be set so.
    #[must_use]
    pub const fn given(self, give: Give<G>) -> Self {
        Self { given: Some(give), ..self }
    }

    /// The same field, to be read so.
    #[must_use]
    pub const fn then(self, look: Look<G>) -> Self {
        Self { then: Some(look), ..self }
    }
}

/// Why a field cannot be set or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// Nothing has this name.
    Unknown {
        /// What was asked.
        asked: String,
        /// The names there are.
        expected: Vec<String>,
    },
    /// A value is not what the field takes.
    Unfit {
        /// What was asked.
        asked: String,
        /// What the field takes, such as `a whole number from 1 to 6`.
        expected: String,
    },
    /// There is not enough of what the value would take.
    Lacking {
        /// Of what, and where: `tokens in the supply`.
        what: &'static str,
    },
    /// The field can only be looked at.
    ReadOnly,
    /// The field can only be set.
    WriteOnly,
    /// The field is no list, so nothing is in it.
    NoList,
    /// Nothing tells whether a thing could be in the list at all.
    Unchecked,
}

impl FieldError {
    /// Nothing has this name; there are others.
    pub fn unknown<'a>(asked: &str, expected: impl IntoIterator<Item = &'a str>) -> Self {
        let expected = expected.into_iter().map(str::to_owned).collect();
        Self::Unknown { asked: asked.to_owned(), expected }
    }

    /// A value is not what was expected.
    pub fn unfit(asked: &str, expected: impl Into<String>) -> Self {
        Self::Unfit { asked: asked.to_owned(), expected: expected.into() }
    }

    /// A finding with the name that was meant, where one is near.
    pub(crate) fn mended(&self, found: Diagnostic) -> Diagnostic {
        let Self::Unknown { asked, expected } = self else { return found };
        let near = diag::meant(asked, expected.iter().map(String::as_str));
        let Some(diag::Meant { word: near, safety }) = near else { return found };
        let (source, span) = (&found.place.source, &found.place.span);
        let text = source.text().get(span.start as usize..span.end as usize).unwrap_or_default();
        let Some(at) = text.find(asked.as_str()) else { return found };
        let start = span.start as usize + at;
        let place = source.place(start..start + asked.len());
        found.fix_as(safety, place, near)
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { asked, expected } => {
                match diag::nearest(asked, expected.iter().map(String::as_str)) {
                    Some(near) => write!(f, "there is no “{asked}”, did you mean “{near}”?"),
                    None => {
                        write!(f, "there is no “{asked}”; there are: {}", diag::listed(expected))
                    }
                }
            }
            Self::Unfit { asked, expected } => write!(f, "expected {expected}, not “{asked}”"),
            Self::Lacking { what } => write!(f, "there are not enough {what}"),
            Self::ReadOnly => f.write_str("it can only be looked at"),
            Self::WriteOnly => f.write_str("it can only be given"),
            Self::NoList => f.write_str("only a list has or lacks something; compare it with `=`"),
            Self::Unchecked => f.write_str(
                "nobody could say whether such a thing exists; compare the whole list with `=`",
            ),
        }
    }
}

impl std::error::Error for FieldError {}

/// Sets the field at a path.
pub(crate) fn give<G: Bench>(
    game: &G,
    state: &mut G::State,
    path: &str,
    value: &str,
) -> Result<(), FieldError> {
    let (field, subject) = find::<G>(path, game.seats(state))?;
    let Some(give) = field.given else { return Err(FieldError::ReadOnly) };
    let items: Vec<_> = value::items(value).collect();
    let twice = |(at, item): (usize, &&str)| items[..at].contains(item);
    if field.form == Form::Set && items.iter().enumerate().any(twice) {
        return Err(FieldError::unfit(value, "each of them once"));
    }
    give(game, state, subject, value)
}

/// Reads the field at a path.
pub(crate) fn look<G: Bench>(game: &G, state: &G::State, path: &str) -> Result<String, FieldError> {
    let (field, subject) = find::<G>(path, game.seats(state))?;
    match field.then {
        Some(look) => look(game, state, subject),
        None => Err(FieldError::WriteOnly),
    }
}

/// Reads a field that is known.
pub(super) fn read<G: Bench>(
    field: &Field<G>,
    game: &G,
    state: &G::State,
    subject: Subject<'_>,
) -> Result<String, FieldError> {
    field.then.map_or(Err(FieldError::WriteOnly), |look| look(game, state, subject))
}

/// The form of the values of a path.
pub(crate) fn form<G: Bench>(path: &str, seats: u8) -> Result<Form, FieldError> {
    find::<G>(path, seats).map(|(field, _)| field.form)
}

/// When a field is given, among the others: in the order of the game's list.
pub(crate) fn rank<G: Bench>(path: &str) -> usize {
    let mut fields = G::fields().iter();
    fields.position(|field| fits(field.path, path).is_some()).unwrap_or(usize::MAX)
}

/// The fields that every game has.
fn common<G: Bench>() -> [Field<G>; 5] {
    [
        Field::new(
            "offers",
            "What can be chosen now; behind `has` and `lacks` first words are enough.",
        )
        .form(Form::Lines)
        .then(|game, state, _| Ok(value::list(offers(game, state)))),
        Field::new(
            "asks",
            "Who is asked what: `A`, the question and what it names; `*` for chance.",
        )
        .form(Form::Line)
        .then(|game, state, _| Ok(asks(game, state))),
        Field::new("over", "Whether the game is over: `yes` or `no`.")
            .then(|game, state, _| Ok(value::yes(game.outcome(state).is_some()))),
        Field::new("winner", "The seats that have won; none while the game goes on.")
            .form(Form::Set)
            .then(|game, state, _| {
                Ok(value::list(game.outcome(state).into_iter().flat_map(|end| end.winners)))
            }),
        Field::new("verdict", "What decided the game; `-` while it goes on.").then(
            |game, state, _| {
                let told = game.outcome(state).map(|_| game.ending(state));
                let first = told.iter().flatten().flatten().next();
                Ok(value::or_dash(first.map(Message::line)))
            },
        ),
    ]
}

/// What the asked seat can choose, as answers are written.
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

/// Who is asked what: `A purchase 5 1`, `*`, or `-`.
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
    // Positions are given field by field, many thousands of them: fields are not listed for each.
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

/// What stood for the open parts of a path.
#[derive(Default)]
struct Found<'a> {
    seat: Option<&'a str>,
    name: &'a str,
}

fn fits<'a>(pattern: &str, path: &'a str) -> Option<Found<'a>> {
    let (mut patterns, mut parts) = (Some(pattern), Some(path));
    let mut found = Found::default();
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

/// The first part of a path, and the rest if there is any. Parts are short: a loop over their bytes is
/// quicker than a search.
fn cut(path: &str) -> (&str, Option<&str>) {
    match path.bytes().position(|byte| byte == b'.') {
        Some(dot) => (&path[..dot], Some(&path[dot + 1..])),
        None => (path, None),
    }
}

fn is_seat(part: &str) -> bool {
    matches!(part.as_bytes(), [b'A'..=b'Z'])
}

/// The paths there are, for somebody who asked for another: of the seat that he named, if any.
fn expected<G: Bench>(fields: &[Field<G>], asked: &str) -> Vec<String> {
    let seat = asked.split('.').next().filter(|part| is_seat(part)).unwrap_or("A");
    let said = |path: &str| match path.strip_prefix("A.") {
        Some(rest) => format!("{seat}.{rest}"),
        None => path.to_owned(),
    };
    fields.iter().flat_map(|field| spelled_out(&said(field.path))).collect()
}

/// A path with each of its `<a|b>` in turn.
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

/// Whether a field can be given, and whether it can be looked at.
pub(super) fn uses<G: Bench>(field: &Field<G>) -> (bool, bool) {
    (field.given.is_some(), field.then.is_some())
}

/// All fields of a game: those of its list, then those that every game has.
pub(super) fn all<G: Bench>() -> impl Iterator<Item = Field<G>> {
    G::fields().iter().copied().chain(common())
}

/// The paths of all fields of a game, as its reference shows them, with the forms of their values.
pub fn paths<G: Bench>() -> Vec<(&'static str, Form)> {
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
