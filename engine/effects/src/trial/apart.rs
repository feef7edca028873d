//! Two rulings that a seat cannot tell apart, one of which fails. They show that a script uses
//! information that its owner may not have.

use std::collections::VecDeque;
use std::rc::Rc;

use diag::Source;
use play::record::{Compare, Patch, RecordStep, SourcePiece};
use play::ruling::Fields as _;
use play::ruling::Position;
use play::ruling::value::{items, list};
use play::{Eye, Rules, ruling};

use super::stand::Stand;
use super::{Triable, acts};

/// The titles of the rulings.
const TITLES: [&str; 2] = ["as it is", "the same, as far as its owner can know"];

/// Maximum number of alternative positions tried.
const TRIED: usize = 400;

/// Number of additional exchanges after the first.
const FAR: usize = 1;

/// Paths that describe the next decision, compared in addition to those that can be set.
const NEXT: [&str; 2] = ["asks", "offers"];

/// One side of the comparison: a position, continued to the next decision without the card, and
/// after the card has acted.
struct Branching<G: Triable> {
    position: Position,
    before: <G as Rules>::State,
    plain: <G as Rules>::State,
    after: <G as Rules>::State,
}

/// Two rulings: a position, and another one that looks the same to the owner of the card but gives
/// a different result. `None` if no difference is found that a ruling can check.
pub(super) fn rulings<G: Triable>(game: &Rc<G>, stand: &Stand<G>) -> Option<String> {
    let acts = acts::spelled(&**game, &stand.call)?;
    let one = side(&**game, stand.position.clone(), &acts)?;
    let eye = Eye::Seat(stand.call.seat);
    let known = game.observe(&one.before, eye);
    // Positions that look the same, with their number of exchanges.
    let mut alike = VecDeque::from([(0, one.position.clone())]);
    let mut tried = 0;
    while let Some((away, from)) = alike.pop_front() {
        for position in others(&**game, &from).take(TRIED - tried) {
            tried += 1;
            let Some(other) = side(&**game, position, &acts) else { continue };
            if one.before == other.before || known != game.observe(&other.before, eye) {
                continue;
            }
            if let Some(differs) = differs(&**game, &one, &other)
                && let Some(text) = shrunk(game, [&one, &other], &acts, &differs)
            {
                return Some(text);
            }
            if away < FAR {
                alike.push_back((away + 1, other.position));
            }
        }
    }
    None
}

/// A position and its result when the card acts up to its first question.
fn side<G: Triable>(game: &G, mut position: Position, acts: &str) -> Option<Branching<G>> {
    let given = position.given.len();
    let before = position.table(game)?;
    let (mut plain, mut after) = (before.clone(), before.clone());
    if position.given.len() != given || game.patch(&mut after, "acts", acts).is_err() {
        return None;
    }
    game.settle(&mut plain, &mut Vec::new());
    game.settle(&mut after, &mut Vec::new());
    let whole = game.faults().is_empty();
    whole.then_some(Branching { position, before, plain, after })
}

/// Positions in which two things are exchanged: two things in the position, or one of them and a
/// card that is nowhere.
fn others<G: Triable>(game: &G, position: &Position) -> impl Iterator<Item = Position> {
    let all = position.given.iter().enumerate();
    let lists = all.filter(|(_, (_, value))| value.starts_with('['));
    let lain = lists.flat_map(|(at, (_, value))| items(value).map(move |item| (at, item)));
    let lain: Vec<(usize, &str)> = lain.collect();
    let spare = game.actors().into_iter().filter_map(|card| Some(game.info(card)?.id.clone()));
    let spare: Vec<String> = spare.filter(|id| lain.iter().all(|(_, item)| item != id)).collect();
    let mut pairs: Vec<(usize, String, Option<usize>, String)> = Vec::new();
    for (nth, (at, item)) in lain.iter().enumerate() {
        let with = spare.iter().map(|id| (*at, (*item).to_owned(), None, id.clone()));
        pairs.extend(with);
        let apart = lain[nth + 1..].iter().filter(|(other, thing)| other != at && thing != item);
        pairs.extend(
            apart.map(|(other, thing)| (*at, (*item).to_owned(), Some(*other), (*thing).into())),
        );
    }
    let position = position.clone();
    pairs.into_iter().map(move |(at, item, other, thing)| {
        let mut position = position.clone();
        exchange(&mut position.given[at].1, &item, &thing);
        if let Some(other) = other {
            exchange(&mut position.given[other].1, &thing, &item);
        }
        position
    })
}

/// Puts a thing in the place of another one.
fn exchange(value: &mut String, item: &str, other: &str) {
    *value = list(items(value).map(|one| if one == item { other } else { one }));
}

/// A path that has equal values without the card and different values after it acts, with its value
/// in the first position.
fn differs<G: Triable>(
    game: &G,
    one: &Branching<G>,
    other: &Branching<G>,
) -> Option<(String, String)> {
    let told = Position::of(game, &one.position.setup, &one.after).given;
    let next = NEXT.iter().filter_map(|path| {
        let value = game.probe(&one.after, path).ok()?;
        Some(((*path).to_owned(), value))
    });
    told.into_iter().chain(next).find(|(path, value)| {
        let now = game.probe(&other.after, path);
        let alike = game.probe(&one.plain, path) == game.probe(&other.plain, path);
        alike && now.is_ok_and(|now| now != *value)
    })
}

/// The rulings, with as few `given` lines as possible.
fn shrunk<G: Triable>(
    game: &Rc<G>,
    [one, other]: [&Branching<G>; 2],
    acts: &str,
    differs: &(String, String),
) -> Option<String> {
    let (mut one, mut other) = (one.position.clone(), other.position.clone());
    let mut text = shows(game, &one, &other, acts, differs)?;
    for option in one.setup.options.clone().into_keys() {
        let (mut shorter, mut twin) = (one.clone(), other.clone());
        shorter.setup.options.remove(&option);
        twin.setup.options.remove(&option);
        if let Some(shown) = shows(game, &shorter, &twin, acts, differs) {
            (one, other, text) = (shorter, twin, shown);
        }
    }
    for (path, _) in one.given.clone().iter().rev() {
        let (mut shorter, mut twin) = (one.clone(), other.clone());
        shorter.given.retain(|(other, _)| other != path);
        twin.given.retain(|(other, _)| other != path);
        if let Some(shown) = shows(game, &shorter, &twin, acts, differs) {
            (one, other, text) = (shorter, twin, shown);
        }
    }
    Some(text)
}

/// The rulings as text, if the first holds, the second fails without other findings, and the owner
/// still sees no difference.
fn shows<G: Triable>(
    game: &Rc<G>,
    one: &Position,
    other: &Position,
    acts: &str,
    (path, value): &(String, String),
) -> Option<String> {
    let seat = acts.chars().next().map(String::from)?;
    let seat = ruling::value::seat(&seat, one.setup.seats).ok()?;
    let sides = [side(&**game, one.clone(), acts)?, side(&**game, other.clone(), acts)?];
    let [known, also] = [0, 1].map(|at| game.observe(&sides[at].before, Eye::Seat(seat)));
    if known != also || sides[0].before == sides[1].before {
        return None;
    }
    let then = RecordStep::Then(vec![Patch {
        path: path.clone(),
        compare: Compare::Is,
        value: SourcePiece::new(value.clone()),
        span: 0..0,
    }]);
    let texts = [one, other].into_iter().zip(TITLES).map(|(position, title)| {
        let mut position = position.clone();
        position.give::<G>("acts", acts.to_owned());
        position.ruling(G::ID, title, vec![then.clone()]).write()
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    let ruled = ruling::run(game, &Source::new("example.play", text.clone()), false, &mut |_| {});
    let clean = game.faults().is_empty();
    let failed: Vec<bool> = ruled.rulings.iter().map(|hearing| hearing.failed()).collect();
    let only = matches!(ruled.findings.as_slice(), [one] if one.code == play::codes::THEN_DIFFERS);
    (clean && only && failed == [false, true]).then_some(text)
}
