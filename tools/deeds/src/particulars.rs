//! Details of the runs of a function: its words and bounds, and how its result changes with a
//! param.

use std::collections::{BTreeMap, BTreeSet};

use script::{PassedValue, RunTold, Type, Varied, VerbCall};

use crate::limits::{Demand, Limit};
use crate::signature::{ASK, Amount, OPTIONAL, Tables};

/// Prefixes of the names of fields and guards with a lower and an upper bound.
const LEAST: &str = "min";
const MOST: &str = "max";

/// Suffix of verbs that return a number of another seat. The verb for the owner has the name
/// without it.
const OF_SEAT: &str = "_of";

/// A number that a filter requires to be zero.
const ZERO: &str = "0";

/// A word that a script passes to a verb or that a guard requires, with the parameter, field or
/// guard: `row` and `str`.
pub type PassedWord = (String, String);

/// A side of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The number or more.
    Least,
    /// The number or less.
    Most,
}

/// A bound in a guard, a field of a filter or a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The allowed side.
    pub side: Side,
    /// The number, with the params that influence it.
    pub amount: Amount,
}

impl Side {
    /// The allowed side of a guard or a field with this name.
    fn of(name: &str) -> Option<Self> {
        if name.starts_with(LEAST) {
            return Some(Self::Least);
        }
        name.starts_with(MOST).then_some(Self::Most)
    }
}

impl Tables {
    /// The words that scripts pass to verbs literally, not those received from the hook or a verb.
    /// A zero in a field is a word, too: `most = 0` requires a place without any.
    pub(crate) fn words(&self, runs: &[Varied]) -> BTreeSet<PassedWord> {
        let mut words = BTreeSet::new();
        for Varied { run, .. } in runs {
            for (at, said) in run.said.iter().enumerate() {
                let given = |word: &PassedValue| {
                    run.args.contains(word)
                        || run.said[..at].iter().any(|one| one.gave.as_ref() == Some(word))
                };
                for (name, value) in plain(said) {
                    let word = match value {
                        PassedValue::Word(word) => word,
                        PassedValue::Number(0) if self.is_field(said, name) => ZERO,
                        PassedValue::Nothing
                        | PassedValue::Number(_)
                        | PassedValue::YesNo(_)
                        | PassedValue::Label(_)
                        | PassedValue::Thing(..)
                        | PassedValue::Fields(_) => continue,
                    };
                    if !given(value) {
                        words.insert((name.to_owned(), word.to_owned()));
                    }
                }
            }
        }
        words
    }

    /// The bounds in fields of filters.
    pub(crate) fn bounds(&self, runs: &[Varied]) -> Vec<Bound> {
        let mut bounds: Vec<Bound> = Vec::new();
        for Varied { run, with } in runs {
            for (at, said) in run.said.iter().enumerate() {
                for (name, value) in plain(said).filter(|(name, _)| self.is_field(said, name)) {
                    let (Some(side), PassedValue::Number(number)) = (Side::of(name), value) else {
                        continue;
                    };
                    let others = with.iter().map(|(param, other)| {
                        let other = other.as_ref().and_then(|run| run.said.get(at));
                        (param.as_str(), other.and_then(|other| number_of(other, name)))
                    });
                    let mut amount = Amount::default();
                    amount.add(*number, &others.collect::<Vec<_>>());
                    let bound = Bound { side, amount };
                    if !bounds.contains(&bound) {
                        bounds.push(bound);
                    }
                }
            }
        }
        bounds
    }

    /// Whether a name is a field of one of a verb's filters.
    fn is_field(&self, said: &VerbCall, name: &str) -> bool {
        self.verb(said).is_some_and(|verb| {
            verb.parameters.iter().any(|parameter| match parameter.kind {
                Type::Filter(filter) => filter.fields.iter().any(|field| field.name == name),
                _ => false,
            })
        })
    }

    /// The params that decide whether anything happens, each with the side on which it does.
    /// Increasing the param by one stops runs that acted, or starts others. Params for which both
    /// occur are left out.
    pub(crate) fn turns(&self, runs: &[Varied]) -> BTreeMap<String, Side> {
        let mut turns: BTreeMap<String, BTreeSet<Side>> = BTreeMap::new();
        for Varied { run, with } in runs {
            for (param, other) in with {
                let Some(other) = other else { continue };
                let side = match (self.does(run), self.does(other)) {
                    (true, false) => Side::Least,
                    (false, true) => Side::Most,
                    (true, true) | (false, false) => continue,
                };
                turns.entry(param.clone()).or_default().insert(side);
            }
        }
        let one = turns.into_iter().filter_map(|(param, sides)| {
            let side = sides.first().copied().filter(|_| sides.len() == 1)?;
            Some((param, side))
        });
        one.collect()
    }

    /// The numbers returned by verbs for which one sign makes something happen, and neither the
    /// other sign nor zero does: the required side of zero. The number of another seat (`gold_of`)
    /// is compared with the owner's.
    pub(crate) fn sides(&self, runs: &[Varied]) -> BTreeMap<String, Side> {
        let mut signs: BTreeMap<&str, [BTreeSet<i64>; 2]> = BTreeMap::new();
        for Varied { run, .. } in runs {
            let does = usize::from(self.does(run));
            for said in &run.said {
                let own = said.verb.strip_suffix(OF_SEAT);
                let number = match (number_given(run, &said.verb), own) {
                    (Some(number), None) if said.args.is_empty() => Some(number),
                    (Some(number), Some(own)) => {
                        number_given(run, own).and_then(|own| number.checked_sub(own))
                    }
                    (_, _) => None,
                };
                if let Some(number) = number {
                    signs.entry(&said.verb).or_default()[does].insert(number.signum());
                }
            }
        }
        let one = signs.into_iter().filter_map(|(verb, [idle, acting])| {
            let sign = acting.first().copied().filter(|_| acting.len() == 1)?;
            let side = match sign {
                1.. => Side::Least,
                ..=-1 => Side::Most,
                0 => return None,
            };
            [0, -sign].iter().all(|sign| idle.contains(sign)).then(|| (verb.to_owned(), side))
        });
        one.collect()
    }

    /// Whether a run has an effect: a verb acts, or the result is neither nothing, zero nor no.
    fn does(&self, run: &RunTold) -> bool {
        let answers = match run.end {
            PassedValue::Nothing | PassedValue::YesNo(false) => false,
            PassedValue::Number(number) => number != 0,
            PassedValue::YesNo(true)
            | PassedValue::Word(_)
            | PassedValue::Label(_)
            | PassedValue::Thing(..)
            | PassedValue::Fields(_) => true,
        };
        answers || run.said.iter().any(|said| self.acts(said))
    }
}

/// The bounds in guards, except where a lower and an upper one are equal.
pub(crate) fn guarded(guards: &[Limit]) -> Vec<Bound> {
    let bounds = guards.iter().filter_map(|Limit { name, says }| match says {
        Demand::Number(amount) => Some(Bound { side: Side::of(name)?, amount: amount.clone() }),
        Demand::Holds(_) | Demand::Words(_) | Demand::Thing => None,
    });
    let bounds: Vec<Bound> = bounds.collect();
    let exact = |one: &&Bound| {
        !bounds.iter().any(|other| other.side != one.side && other.amount == one.amount)
    };
    bounds.iter().filter(exact).cloned().collect()
}

/// The words in guards.
pub(crate) fn guard_words(guards: &[Limit]) -> BTreeSet<PassedWord> {
    let words = guards.iter().filter_map(|Limit { name, says }| match says {
        Demand::Words(words) => Some(words.iter().map(move |word| (name.clone(), word.clone()))),
        Demand::Holds(_) | Demand::Number(_) | Demand::Thing => None,
    });
    words.flatten().collect()
}

/// The arguments of a verb by parameter and field, without the names of questions.
fn plain(said: &VerbCall) -> impl Iterator<Item = (&'static str, &PassedValue)> {
    let all = said.args.iter().flat_map(|(name, value)| {
        let fields = match value {
            PassedValue::Fields(fields) => fields.as_slice(),
            PassedValue::Nothing
            | PassedValue::Number(_)
            | PassedValue::YesNo(_)
            | PassedValue::Word(_)
            | PassedValue::Label(_)
            | PassedValue::Thing(..) => &[],
        };
        std::iter::once((*name, value)).chain(fields.iter().map(|(name, value)| (*name, value)))
    });
    all.filter(|(name, _)| ![ASK, OPTIONAL].contains(name))
}

/// The number that a verb returned in a run; `None` if there were several.
fn number_given(run: &RunTold, verb: &str) -> Option<i64> {
    let mut given = run.said.iter().filter(|said| said.verb == verb).map(|said| &said.gave);
    let first = given.next()?.as_ref()?;
    match first {
        PassedValue::Number(number) if given.all(|one| one.as_ref() == Some(first)) => {
            Some(*number)
        }
        PassedValue::Nothing
        | PassedValue::Number(_)
        | PassedValue::YesNo(_)
        | PassedValue::Word(_)
        | PassedValue::Label(_)
        | PassedValue::Thing(..)
        | PassedValue::Fields(_) => None,
    }
}

fn number_of(said: &VerbCall, name: &str) -> Option<i64> {
    let value = plain(said).find(|(known, _)| *known == name).map(|(_, value)| value);
    match value {
        Some(PassedValue::Number(number)) => Some(*number),
        Some(_) | None => None,
    }
}
