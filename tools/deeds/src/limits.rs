//! Conditions: what guards require of an event, and what a card requires of the things that it acts
//! on.

use std::collections::BTreeSet;

use content::CardInfo;
use script::{Hook, PassedValue, Type};

use crate::signature::{Amount, BY, OWN, PARAM};

/// A named condition: a guard, or a field of a filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The guard or the field, as files and scripts call it.
    pub name: String,
    /// The required value.
    pub says: Demand,
}

/// The required value of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// True, or false.
    Holds(bool),
    /// One of these words.
    Words(BTreeSet<String>),
    /// A number.
    Number(Amount),
    /// A thing that the script has met.
    Thing,
}

impl Limit {
    /// Adds the required value of another run.
    pub(crate) fn merge(&mut self, other: Demand) {
        match (&mut self.says, other) {
            (Demand::Words(all), Demand::Words(more)) => all.extend(more),
            (Demand::Number(all), Demand::Number(more)) => {
                all.values.extend(more.values);
                all.moved.extend(more.moved);
            }
            (Demand::Holds(all), Demand::Holds(more)) => *all |= more,
            (Demand::Thing, _) => {}
            (says, other) => *says = other,
        }
    }
}

/// The guards of a card in a hook, including the default of the guard for the seat of events.
pub(crate) fn guards(card: &CardInfo, hook: Option<&Hook<'static>>) -> Vec<Limit> {
    let Some(hook) = hook else { return Vec::new() };
    let all = card.guards();
    let when = all.get(hook.name).and_then(|when| when.as_object());
    let mut limits = Vec::new();
    for (name, value) in when.into_iter().flatten() {
        let words = || {
            let items = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
            items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
        };
        let param = value.as_str().and_then(|word| word.strip_prefix(PARAM));
        let says = match (param, value.as_i64(), value.as_bool()) {
            (Some(name), _, _) => Demand::Number(Amount {
                values: card.params.get(name).copied().into_iter().collect(),
                moved: BTreeSet::from([name.to_owned()]),
            }),
            (None, Some(number), _) => {
                Demand::Number(Amount { values: BTreeSet::from([number]), moved: BTreeSet::new() })
            }
            (None, None, Some(holds)) => Demand::Holds(holds),
            (None, None, None) => Demand::Words(words()),
        };
        limits.push(Limit { name: name.clone(), says });
    }
    if hook.guards.contains(&BY) && limits.iter().all(|limit| limit.name != BY) {
        let says = Demand::Words(BTreeSet::from([OWN.to_owned()]));
        limits.insert(0, Limit { name: BY.to_owned(), says });
    }
    limits
}

/// The condition of a filter field; `None` without one. `with` is the number when a param has
/// another value.
pub(crate) fn of_field(
    kind: Type,
    value: &PassedValue,
    with: &[(&str, Option<i64>)],
) -> Option<Demand> {
    match value {
        PassedValue::YesNo(false) if matches!(kind, Type::Bool) => None,
        PassedValue::YesNo(holds) => Some(Demand::Holds(*holds)),
        PassedValue::Word(word) => Some(Demand::Words(BTreeSet::from([(*word).to_owned()]))),
        PassedValue::Number(number) => {
            let mut amount = Amount::default();
            amount.add(*number, with);
            Some(Demand::Number(amount))
        }
        PassedValue::Thing(..) => Some(Demand::Thing),
        PassedValue::Nothing | PassedValue::Label(_) | PassedValue::Fields(_) => None,
    }
}
