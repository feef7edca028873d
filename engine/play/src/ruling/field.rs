//! Fields: the named things of a state that rulings set (`given`) and look at (`then`).
//!
//! A game lists its fields once; from the list come setting and reading, what is said about a path
//! that does not exist, and the page of the manual ([`manual`]).

use std::fmt::{self, Write as _};

use super::value;
use crate::game::{Bench, Seat};

/// One field, or one for each seat or name that its path leaves open.
///
/// A path is made of parts with dots between them. `A` stands for any seat; `<card>` for any name,
/// which the field itself reads; `<str|dex>` for one of these words; anything else for itself.
/// A path has at most one seat and one `<…>`. Fields are tried in the order of the list, so
/// `A.gold` must stand before `A.<card>`.
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
/// assert_eq!(error("B.point", "7"), "there is no «B.point», did you mean «B.points»?");
/// assert_eq!(error("C.points", "7"), "expected a seat from A to B, not «C»");
/// assert_eq!(error("A.points", "many"), "expected a whole number from 0 to 20, not «many»");
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
    /// The path: `round`, `A.gold`, `<region>.rats`, `A.<str|dex>`.
    pub path: &'static str,
    /// What it is and how its value is written, in one sentence for the manual.
    pub doc: &'static str,
    given: Option<Give<G>>,
    then: Option<Look<G>>,
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
        Self { path, doc, given: None, then: None }
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
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { asked, expected } => {
                match diag::nearest(asked, expected.iter().map(String::as_str)) {
                    Some(near) => write!(f, "there is no “{asked}”, did you mean “{near}”?"),
                    None => write!(f, "there is no “{asked}”; there are: {}", expected.join(", ")),
                }
            }
            Self::Unfit { asked, expected } => write!(f, "expected {expected}, not “{asked}”"),
            Self::Lacking { what } => write!(f, "there are not enough {what}"),
            Self::ReadOnly => f.write_str("it can only be looked at"),
            Self::WriteOnly => f.write_str("it can only be given"),
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
    match field.given {
        Some(give) => give(game, state, subject, value),
        None => Err(FieldError::ReadOnly),
    }
}

/// Reads the field at a path.
pub(crate) fn look<G: Bench>(game: &G, state: &G::State, path: &str) -> Result<String, FieldError> {
    let (field, subject) = find::<G>(path, game.seats(state))?;
    match field.then {
        Some(look) => look(game, state, subject),
        None => Err(FieldError::WriteOnly),
    }
}

fn find<G: Bench>(path: &str, seats: u8) -> Result<(&'static Field<G>, Subject<'_>), FieldError> {
    for field in G::fields() {
        if let Some(found) = fits(field.path, path) {
            let seat = found.seat.map_or(Ok(Seat(0)), |seat| value::seat(seat, seats))?;
            return Ok((field, Subject { seat, name: found.name }));
        }
    }
    Err(FieldError::unknown(path, expected(G::fields(), path).iter().map(String::as_str)))
}

/// What stood for the open parts of a path.
#[derive(Default)]
struct Found<'a> {
    seat: Option<&'a str>,
    name: &'a str,
}

fn fits<'a>(pattern: &str, path: &'a str) -> Option<Found<'a>> {
    let (mut patterns, mut parts) = (pattern.split('.'), path.split('.'));
    let mut found = Found::default();
    loop {
        let (pattern, part) = match (patterns.next(), parts.next()) {
            (None, None) => return Some(found),
            (Some(pattern), Some(part)) => (pattern, part),
            (None, Some(_)) | (Some(_), None) => return None,
        };
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

/// What the manual says of looking with the eyes of a player.
const LOOKS: &str = "
## What a player sees

`sees A = [looked seat=A, t09]` says that each of these pieces of words stands in something that the \
seat A is shown at this point, `hides A = t09` that none does. `*` stands for somebody who only \
watches. A point and a word behind it look at one part alone:

| part | |
|---|---|
| `A.view` | The board, and the piles that lie open. |
| `A.log` | What the seat was told since the beginning, as events print. |
| `A.prompt` | The question with its offers, if the seat is asked. |
| `A.undo` | The answer if the seat asked now to take the last choice back, whoever made it: \
`undone A`, `nothing`, or why not: `chance …`, `revealed …`, with the event as the seat may know it. |
";

/// The page about the fields of a game, `schema/<game>/rulings.md`: what stands in a game's
/// `schemas()` beside the manual of its verbs.
pub fn manual<G: Bench>(game: &str) -> String {
    let mut page = format!(
        "# Rulings of {game}: what can be set and looked at\n\n\
         `given` sets a field before the first answer, `then` looks at it. `A` stands for any seat, \
         `<…>` for a name.\n\n| path | given | then | |\n|---|---|---|---|\n"
    );
    let mark = |is: bool| if is { "yes" } else { "" };
    for field in G::fields() {
        let (given, then) = (mark(field.given.is_some()), mark(field.then.is_some()));
        // A bar would end the cell.
        let path = field.path.replace('|', "\\|");
        let _ = writeln!(page, "| `{path}` | {given} | {then} | {} |", field.doc);
    }
    page.push_str(LOOKS);
    page
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
        assert_eq!(fits("<region>.rats", "gallia.rats"), found("-/gallia"));
        assert_eq!(fits("A.price.<card>", "B.price.axe"), found("B/axe"));
        assert_eq!(fits("A.<str|dex>", "B.dex"), found("B/dex"));
        for (pattern, path) in [
            ("round", "rounds"),
            ("A.gold", "gold"),
            ("A.gold", "A.gold.more"),
            ("<region>.rats", "A.rats"),
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
