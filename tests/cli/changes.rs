//! `play --format json --changes`: short lines, from which a program makes the whole views; and the
//! numbers beside their words.

use serde_json::Value;

use super::{Folder, cardwright, cardwright_reads};

/// Bytes of a line with changes.
const MOST: usize = 8 << 10;
/// Bytes of the first line, which is a view.
const FIRST: usize = 24 << 10;
/// Answers in a game at most.
const ANSWERS: usize = 400;

/// What a program makes of an old value and its changes.
fn apply(old: &Value, changes: &Value) -> Value {
    match (old, changes) {
        (Value::Array(old), Value::Object(changes)) => {
            let places = match changes.get("from") {
                Some(places) => places.as_array().expect("a list").clone(),
                None => (0..old.len()).map(Value::from).collect(),
            };
            let item = |(at, place): (usize, Value)| {
                let old = place.as_u64().map_or(&Value::Null, |place| &old[place as usize]);
                changes.get(&at.to_string()).map_or_else(|| old.clone(), |new| apply(old, new))
            };
            places.into_iter().enumerate().map(item).collect()
        }
        (Value::Object(old), Value::Object(changes)) => {
            let mut new = old.clone();
            for (key, changed) in changes {
                if changed.is_null() {
                    new.remove(key);
                } else {
                    let old = old.get(key).unwrap_or(&Value::Null);
                    new.insert(key.clone(), apply(old, changed));
                }
            }
            Value::Object(new)
        }
        _ => changes.clone(),
    }
}

/// A view without what views with changes leave out.
fn shortened(view: &Value) -> Value {
    match view {
        Value::Object(object) => {
            let again = |key: &str| {
                matches!(key, "parts" | "brief" | "sheet")
                    || (key == "told" && object.contains_key("lines"))
            };
            let kept = object.iter().filter(|(key, value)| {
                !again(key) && value.as_array().is_none_or(|list| !list.is_empty())
            });
            kept.map(|(key, value)| (key.clone(), shortened(value))).collect()
        }
        Value::Array(list) => list.iter().map(shortened).collect(),
        other => other.clone(),
    }
}

/// A whole game through the door, line by line.
fn lines(game: &[&str], more: &[&str], answer: &str) -> Vec<String> {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", "--format", "json", "--lang", "en", "--seed", "7", "--save", &save];
    let typed = format!("{answer}\n").repeat(ANSWERS);
    let ran = cardwright_reads(&[&args[..], game, more].concat(), &typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.out.lines().map(str::to_owned).collect()
}

fn read(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

#[test]
fn changes_are_short_and_make_the_whole_view() {
    let heroes: &[&str] = &[
        "roll_player",
        "--with",
        "monsters_and_minions",
        "--seat",
        "A=human",
        "--seat",
        "B=greedy",
        "--seat",
        "C=greedy",
        "--seat",
        "D=greedy",
        "--seat",
        "E=greedy",
    ];
    let plague: &[&str] = &["rattus", "--seat", "A=human", "--seat", "B=greedy"];
    let mut all_parted = 0;
    for game in [heroes, plague] {
        let answer = r#"{"do":"offer","offer":0}"#;
        let whole = lines(game, &[], answer);
        let changed = lines(game, &["--changes"], answer);
        // What bots do comes in several lines; the whole views are those that ask, and the last one.
        let mut whole = whole.iter().map(|line| read(line)).peekable();
        let longest = whole.clone().map(|view| view.to_string().len()).max().unwrap_or_default();
        let (mut view, mut sizes, mut parted) = (Value::Null, Vec::new(), 0);
        for (nth, line) in changed.iter().enumerate() {
            let read = read(line);
            view = match nth {
                0 => read.clone(),
                _ => apply(&view, &read["changes"]),
            };
            sizes.push(line.len());
            let is_last = nth + 1 == changed.len();
            // A long line comes in parts.
            if read["more"] == true {
                assert!(!is_last, "a last part follows: {line}");
                parted += 1;
                continue;
            }
            if view.get("ask").is_none() && !is_last {
                continue;
            }
            let mut expected = shortened(&whole.next().expect("a whole view"));
            // News and notices are those since the line before.
            for since in ["news", "notices"] {
                match view.get(since) {
                    Some(own) => expected[since] = own.clone(),
                    None => drop(expected.as_object_mut().expect("an object").remove(since)),
                }
            }
            if let (Some(ask), Some(own)) = (expected.get_mut("ask"), view.get("ask")) {
                ask["again"] = own["again"].clone();
            }
            assert_eq!(view, expected, "line {nth}: {line}");
        }
        assert!(whole.peek().is_none(), "a line for each view that asks");
        let first = sizes.remove(0);
        sizes.sort_unstable();
        let (middle, last) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        let lines = sizes.len();
        println!("{}: whole up to {longest} bytes; {lines} changes, {middle}, {last}", game[0]);
        assert!(last <= MOST, "{}: {last} bytes", game[0]);
        assert!(first <= FIRST, "{}: {first} bytes", game[0]);
        all_parted += parted;
    }
    assert!(all_parted > 0, "no line is so long that it comes in parts");
}

#[test]
fn changes_are_for_programs() {
    let ran = cardwright(&["play", "--changes", "--lang", "en"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("--format"), "{}", ran.err);
}

/// All objects in a value that have the id of a text.
fn with_id<'v>(value: &'v Value, id: &str, found: &mut Vec<&'v Value>) {
    match value {
        Value::Object(object) => {
            if object.get("id").is_some_and(|it| it == id) && object.contains_key("values") {
                found.push(value);
            }
            object.values().for_each(|value| with_id(value, id, found));
        }
        Value::Array(list) => list.iter().for_each(|value| with_id(value, id, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn numbers_stand_beside_the_words() {
    let game: &[&str] = &["roll_player", "--seat", "A=human", "--seat", "B=greedy"];
    let lines = lines(game, &[], r#"{"do":"offer","offer":0}"#);
    let views: Vec<Value> = lines.iter().map(|line| read(line)).collect();
    let mut seen = 0;
    for (id, names) in [
        ("total", &["total"][..]),
        ("gold", &["gold"][..]),
        ("goal", &["least", "stars"][..]),
        ("goal-range", &["least", "most", "stars"][..]),
        ("goal-met", &["least", "stars"][..]),
        ("cost", &["gold"][..]),
        ("place", &["row_now", "pays"][..]),
        ("bought", &["cost"][..]),
    ] {
        let mut found = Vec::new();
        views.iter().for_each(|view| with_id(view, id, &mut found));
        assert!(!found.is_empty(), "no {id}");
        for object in found {
            for name in names {
                let value = &object["values"][name];
                assert!(value.is_number() || value["total"].is_number(), "{name}: {object}");
                // The number is in the text, if that names it.
                let shown = value.as_i64().map(|value| value.to_string());
                if matches!(id, "total" | "gold" | "cost") && shown.is_some() {
                    let text = object["text"].as_str().expect("a text").replace('−', "-");
                    assert!(text.contains(&shown.unwrap_or_default()), "{object}");
                }
                seen += 1;
            }
        }
    }
    println!("{seen} numbers");
    let last = views.last().expect("a last view");
    assert_eq!(
        last["end"]["scores"][0]["lines"].as_array().expect("lines").last().expect("a total")["id"],
        "total"
    );
}
