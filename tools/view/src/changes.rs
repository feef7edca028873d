//! The difference between two views, for programs that keep the last one.
//!
//! A list is compared by what its items are about, so that a new panel or row does not send the
//! others again.

use serde_json::{Map, Value};

use crate::view::View;

/// The key of the old places of the items of a changed list.
const FROM: &str = "from";

/// Keys with what other keys say, too: the parts of sentences, panels in one line, scores in one
/// sentence and by category.
const AGAIN: [&str; 3] = ["parts", "brief", "sheet"];

/// Bytes of the signs of an entry and its object: quotes, colon, comma, braces.
const SIGNS: usize = 6;

/// A view as JSON for [`changes`]: without empty lists, and without what is said twice.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn brief(view: &View) -> serde_json::Result<Value> {
    let mut view = serde_json::to_value(view)?;
    shorten(&mut view);
    Ok(view)
}

fn shorten(value: &mut Value) {
    match value {
        Value::Object(object) => {
            AGAIN.iter().for_each(|key| drop(object.remove(*key)));
            if object.contains_key("lines") {
                object.remove("told");
            }
            object.values_mut().for_each(shorten);
            object.retain(|_, value| value.as_array().is_none_or(|list| !list.is_empty()));
        }
        Value::Array(list) => list.iter_mut().for_each(shorten),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What must be changed in an old value to get the new one; `None` if nothing.
///
/// An object has its changed keys, with `null` for removed ones. A changed list is an object: each
/// changed item by its index, and in `from` the old index of each item, or `null` for a new one.
/// Without `from`, each item has its old index. Anything else is given whole.
///
/// ```
/// use serde_json::json;
/// use view::changes;
///
/// let old = json!({ "rows": [{ "gold": 3 }, { "gold": 5 }], "ask": "Buy?" });
/// let new = json!({ "rows": [{ "gold": 3 }, { "gold": 1 }] });
/// let expected = json!({ "rows": { "1": { "gold": 1 } }, "ask": null });
/// assert_eq!(changes(&old, &new), Some(expected));
/// ```
pub fn changes(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    Some(match (old, new) {
        (Value::Object(old), Value::Object(new)) => of_object(old, new),
        (Value::Array(old), Value::Array(new)) => {
            let whole = Value::Array(new.clone());
            let moved = of_list(old, new, &places(old, new));
            let mut all = vec![whole, moved];
            if old.len() == new.len() {
                all.push(of_list(old, new, &(0..new.len()).map(Some).collect::<Vec<_>>()));
            }
            all.into_iter().min_by_key(|value| value.to_string().len()).unwrap_or_default()
        }
        _ => new.clone(),
    })
}

/// Changes in parts of at most this number of bytes each, to be made one after another. A part is
/// longer only if a single text with the way to it is. Until the last part, a new item of a list can
/// be missing: it is `null`.
///
/// ```
/// use serde_json::json;
/// use view::parts;
///
/// let changed = json!({ "news": ["Ann rolls."], "rows": { "1": { "gold": 1 } } });
/// let expected = [json!({ "news": ["Ann rolls."] }), json!({ "rows": { "1": { "gold": 1 } } })];
/// assert_eq!(parts(changed, 30), expected);
/// ```
pub fn parts(changes: Value, most: usize) -> Vec<Value> {
    if size(&changes) <= most {
        return vec![changes];
    }
    match changes {
        Value::Object(mut object) => {
            // Other keys are about the new places.
            let places = object.remove_entry(FROM).into_iter();
            pack(places.chain(object).collect(), most).into_iter().map(Value::Object).collect()
        }
        Value::Array(list) => parts_of_list(list, most),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![changes],
    }
}

/// Bytes of a value as JSON.
fn size(value: &Value) -> usize {
    value.to_string().len()
}

/// Entries in objects of at most this number of bytes, in order.
fn pack(entries: Vec<(String, Value)>, most: usize) -> Vec<Map<String, Value>> {
    let (mut all, mut next, mut taken) = (Vec::new(), Map::new(), SIGNS);
    for (key, value) in entries {
        let own = key.len() + SIGNS;
        // Places are in one part: they are about the whole list.
        let all_parts = match key == FROM {
            true => vec![value],
            false => parts(value, most.saturating_sub(own + SIGNS)),
        };
        for part in all_parts {
            let bytes = own + size(&part);
            if !next.is_empty() && (taken + bytes > most || next.contains_key(&key)) {
                all.push(std::mem::take(&mut next));
                taken = SIGNS;
            }
            taken += bytes;
            next.insert(key.clone(), part);
        }
    }
    all.push(next);
    all
}

/// A new list: its first items, and then the others as changes.
fn parts_of_list(list: Vec<Value>, most: usize) -> Vec<Value> {
    let mut taken = SIGNS;
    let fits = |item: &&Value| {
        taken += size(item) + 1;
        taken <= most
    };
    let first = list.iter().take_while(fits).count();
    let places = (0..list.len()).map(|at| Some(at).filter(|at| *at < first));
    let places = (FROM.to_owned(), Value::from_iter(places));
    let mut list = list.into_iter();
    let head = Value::Array(list.by_ref().take(first).collect());
    let rest = list.enumerate().map(|(at, item)| ((first + at).to_string(), item));
    let rest = pack([places].into_iter().chain(rest).collect(), most);
    [head].into_iter().chain(rest.into_iter().map(Value::Object)).collect()
}

fn of_object(old: &Map<String, Value>, new: &Map<String, Value>) -> Value {
    let gone = old.keys().filter(|key| !new.contains_key(*key));
    let gone = gone.map(|key| (key.clone(), Value::Null));
    let changed = new.iter().filter_map(|(key, value)| {
        let changed = match old.get(key) {
            Some(old) => changes(old, value)?,
            None => value.clone(),
        };
        Some((key.clone(), changed))
    });
    Value::Object(gone.chain(changed).collect())
}

/// A list whose items come from these old places.
fn of_list(old: &[Value], new: &[Value], places: &[Option<usize>]) -> Value {
    let mut object = Map::new();
    let stays = places.iter().enumerate().all(|(at, place)| *place == Some(at));
    if !stays || old.len() != new.len() {
        object.insert(FROM.to_owned(), places.iter().copied().map(Value::from).collect());
    }
    for (at, (item, place)) in new.iter().zip(places).enumerate() {
        let changed = match place.and_then(|place| old.get(place)) {
            Some(old) => changes(old, item),
            None => Some(item.clone()),
        };
        object.extend(changed.map(|changed| (at.to_string(), changed)));
    }
    Value::Object(object)
}

/// The old place of each new item that is about the same, in order, for as many as possible.
fn places(old: &[Value], new: &[Value]) -> Vec<Option<usize>> {
    let [old, new] = [old, new].map(|list| list.iter().map(subject).collect::<Vec<_>>());
    // The length of the longest common part from two places on.
    let mut common = vec![vec![0_usize; new.len() + 1]; old.len() + 1];
    for from in (0..old.len()).rev() {
        for to in (0..new.len()).rev() {
            common[from][to] = if old[from] == new[to] {
                common[from + 1][to + 1] + 1
            } else {
                common[from + 1][to].max(common[from][to + 1])
            };
        }
    }
    let mut from = 0;
    let place = |to: usize| {
        while from < old.len()
            && old[from] != new[to]
            && common[from + 1][to] > common[from][to + 1]
        {
            from += 1;
        }
        let same = from < old.len() && old[from] == new[to];
        from += usize::from(same);
        same.then(|| from - 1)
    };
    (0..new.len()).map(place).collect()
}

/// What an item of a list is about: a panel is known by its role and heading, a row by the things
/// in its first cell, anything else by all of it.
fn subject(item: &Value) -> Vec<&Value> {
    if let Some(role) = item.get("role") {
        return vec![role, item.get("id").unwrap_or(&Value::Null)];
    }
    let first = item.get("cells").and_then(|cells| cells.get(0));
    let keys = ["id", "about"].map(|key| first.and_then(|cell| cell.get(key)));
    let known: Vec<&Value> = keys.into_iter().flatten().collect();
    if known.is_empty() { vec![item] } else { known }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What a program makes of changes.
    fn apply(old: &Value, changes: &Value) -> Value {
        match (old, changes) {
            (Value::Array(old), Value::Object(changes)) => {
                let stays = || (0..old.len()).map(Value::from).collect::<Vec<_>>();
                let from = changes.get(FROM).and_then(Value::as_array).cloned();
                let item = |(at, place): (usize, Value)| {
                    let old = place.as_u64().and_then(|place| old.get(place as usize));
                    match changes.get(&at.to_string()) {
                        Some(changed) => apply(old.unwrap_or(&Value::Null), changed),
                        None => old.cloned().unwrap_or_default(),
                    }
                };
                from.unwrap_or_else(stays).into_iter().enumerate().map(item).collect()
            }
            (Value::Object(old), Value::Object(changes)) => {
                let mut all = old.clone();
                for (key, changed) in changes {
                    match changed {
                        Value::Null => drop(all.remove(key)),
                        _ => {
                            let old = old.get(key).unwrap_or(&Value::Null);
                            all.insert(key.clone(), apply(old, changed));
                        }
                    }
                }
                Value::Object(all)
            }
            _ => changes.clone(),
        }
    }

    #[test]
    fn a_program_gets_the_new_view_from_the_old_one() {
        // Each has a text, which is longer than the old places of all rows.
        let text = |card: &str| format!("The owner of the {card} rerolls a die.");
        let row = |card: &str, gold: u8| json!({ "cells": [{ "id": card, "text": text(card) }, { "gold": gold }] });
        let panel = |of: &str, rows: &[Value]| json!({ "role": { "of": of }, "rows": rows });
        let old = json!({ "panels": [
            panel("shared", &[row("axe", 1), row("bow", 2), row("cup", 3)]),
            panel("sheet", &[row("gold", 5)]),
        ], "ask": { "offers": [1, 2] } });
        let new = json!({ "panels": [
            panel("shared", &[row("axe", 1), row("cup", 4), row("dice", 9)]),
            panel("round", &[]),
            panel("sheet", &[row("gold", 3)]),
        ], "news": [1] });
        let changed = changes(&old, &new).expect("they differ");
        assert_eq!(apply(&old, &changed), new);
        assert_eq!(changed["panels"]["from"], json!([0, null, 1]));
        assert_eq!(
            changed["panels"]["2"],
            json!({ "rows": { "0": { "cells": { "1": { "gold": 3 } } } } })
        );
        let market = &changed["panels"]["0"]["rows"];
        assert_eq!(market["from"], json!([0, 2, null]), "{market}");
        assert_eq!(apply(&new, &changes(&new, &old).expect("they differ")), old);
        assert_eq!(changes(&new, &new), None);
        for (from, to) in [(&old, &new), (&new, &old), (&json!({}), &new)] {
            let changed = changes(from, to).expect("they differ");
            for most in [0, 80, 120, 200, 400] {
                let parts = parts(changed.clone(), most);
                // A text with the way to it takes up to 100 bytes.
                let fits = |part| size(part) <= most || most < 100;
                assert!(parts.iter().all(fits), "{most}: {parts:?}");
                assert_eq!(parts.iter().fold(from.clone(), |now, part| apply(&now, part)), *to);
            }
        }
        let lists = [json!([]), json!([1]), json!([1, 2, 3]), json!([3, 1]), json!([{ "a": [] }])];
        for old in &lists {
            for new in lists.iter().filter(|new| *new != old) {
                assert_eq!(apply(old, &changes(old, new).expect("they differ")), *new);
            }
        }
    }
}
