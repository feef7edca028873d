//! A position in the notation of rulings: every field of a state that can be set.

use super::value;
use super::{Field, FieldError, Fields as _, Subject, fields};
use crate::game::Bench;
use crate::record::{Compare, Head, Patch, Record, RecordStep, SourcePiece};
use crate::seat::Seat;
use crate::setup::Setup;

/// Maximum number of attempts to build a position, each without the fields that failed before.
const ROUNDS: usize = 4;

/// A set-up and the values of its fields.
///
/// ```
/// use play::example::Pig;
/// use play::ruling::{Fields as _, Position};
/// use play::{Rules, Setup};
///
/// let setup = Setup::seats(2);
/// let mut pig = Pig.start(&setup).expect("two can play");
/// Pig.patch(&mut pig, "B.points", "7").expect("there is such a field");
/// let mut position = Position::of(&Pig, &setup, &pig);
/// assert!(position.given.contains(&("B.points".to_owned(), "7".to_owned())));
/// assert_eq!(position.table(&Pig), Some(pig));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The table.
    pub setup: Setup,
    /// Paths and values in the order in which they are set.
    pub given: Vec<(String, String)>,
}

impl Position {
    /// All fields of a state that can be set.
    pub fn of<G: Bench>(game: &G, setup: &Setup, state: &G::State) -> Self {
        let mut given = values(game, state, &|field| fields::uses(field) == (true, true));
        given.sort_by_cached_key(|(path, _)| (fields::rank::<G>(path), path.clone()));
        Self { setup: setup.clone(), given }
    }

    /// The value for a path, if the position sets it.
    pub fn value(&self, path: &str) -> Option<&str> {
        self.given.iter().find(|(other, _)| other == path).map(|(_, value)| value.as_str())
    }

    /// Replaces the value at a path.
    pub fn give<G: Bench>(&mut self, path: &str, value: String) {
        match self.given.iter_mut().find(|(other, _)| other == path) {
            Some((_, old)) => *old = value,
            None => {
                let place = (fields::rank::<G>(path), path.to_owned());
                let before = |(other, _): &(String, String)| {
                    (fields::rank::<G>(other), other.clone()) < place
                };
                let at = self.given.partition_point(before);
                self.given.insert(at, (path.to_owned(), value));
            }
        }
    }

    /// Removes a thing from every list.
    pub fn take_out(&mut self, thing: &str) {
        for (_, value) in self.given.iter_mut().filter(|(_, value)| value.starts_with('[')) {
            let is = |item: &&str| *item == thing || item.split(':').next() == Some(thing);
            if value::items(value).any(|item| is(&item)) {
                *value = value::list(value::items(value).filter(|item| !is(item)));
            }
        }
    }

    /// A new table with all these fields set, before the first question.
    ///
    /// Fields that cannot be set or that undo others are removed from the position. Returns `None`
    /// if the state breaks a law.
    pub fn table<G: Bench>(&mut self, game: &G) -> Option<G::State> {
        for _ in 0..ROUNDS {
            let mut state = game.start(&self.setup).ok()?;
            let mut wrong = Vec::new();
            let mut as_set = Vec::new();
            for (at, (path, value)) in self.given.iter().enumerate() {
                match game.patch(&mut state, path, value) {
                    Ok(()) => as_set.push((at, game.probe(&state, path).ok())),
                    Err(_) => wrong.push(at),
                }
            }
            let changed = |(at, set): &(usize, Option<String>)| {
                let path = &self.given[*at].0;
                set.is_some() && game.probe(&state, path).ok() != *set
            };
            wrong.extend(as_set.iter().filter(|set| changed(set)).map(|(at, _)| *at));
            if wrong.is_empty() {
                return game.audit(&state).is_empty().then_some(state);
            }
            let mut at = 0;
            self.given.retain(|_| {
                at += 1;
                !wrong.contains(&(at - 1))
            });
        }
        None
    }

    /// A ruling that begins in this position.
    pub fn ruling(&self, game: &str, title: &str, steps: Vec<RecordStep>) -> Record {
        let mut record = Record::new(Head::of(game, &self.setup, 0));
        let patch = |(path, value): &(String, String)| Patch {
            path: path.clone(),
            compare: Compare::Is,
            value: SourcePiece::new(value.clone()),
            span: 0..0,
        };
        record.title = Some(SourcePiece::new(title));
        record.given = self.given.iter().map(patch).collect();
        record.steps = steps;
        record
    }
}

/// The values of all fields of a state that can be read, with their paths.
pub(super) fn shown<G: Bench>(game: &G, state: &G::State) -> Vec<(String, String)> {
    values(game, state, &|field| fields::uses(field).1)
}

/// The values of wanted fields, with their paths.
fn values<G: Bench>(
    game: &G,
    state: &G::State,
    wanted: &dyn Fn(&Field<G>) -> bool,
) -> Vec<(String, String)> {
    let mut values = Vec::new();
    for field in fields::all::<G>().filter(|field| wanted(field)) {
        for (path, (seat, name)) in paths(game, state, &field) {
            let value = fields::read(&field, game, state, Subject { seat, name: &name });
            values.extend(value.ok().map(|value| (path, value)));
        }
    }
    values
}

/// The seat and the name in a path.
type Owned = (Seat, String);

/// The paths of a field at a table: one for each seat and name.
fn paths<G: Bench>(game: &G, state: &G::State, field: &Field<G>) -> Vec<(String, Owned)> {
    let seats: Vec<Seat> = match field.path.starts_with("A.") {
        true => (0..game.seats(state)).map(Seat).collect(),
        false => vec![Seat(0)],
    };
    let open = field.path.split('.').find_map(|part| part.strip_prefix('<')?.strip_suffix('>'));
    let names: Vec<String> = match open {
        None => vec![String::new()],
        Some(words) if words.contains('|') => words.split('|').map(str::to_owned).collect(),
        Some(_) => match fields::read(field, game, state, Subject { seat: Seat(0), name: "?" }) {
            Err(FieldError::Unknown { expected, .. }) => expected,
            Err(_) | Ok(_) => Vec::new(),
        },
    };
    let mut paths = Vec::new();
    for seat in seats {
        for name in &names {
            let parts = field.path.split('.').enumerate().map(|(at, part)| match part {
                "A" if at == 0 => seat.to_string(),
                part if part.starts_with('<') => name.clone(),
                part => part.to_owned(),
            });
            paths.push((parts.collect::<Vec<_>>().join("."), (seat, name.clone())));
        }
    }
    paths
}
