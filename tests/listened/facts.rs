//! Numbers of the table, as they are seen on its panels and as they are heard in sentences.

use std::collections::BTreeMap;

use play::panel::Role;
use view::{HotSeat, Panel, Row, View};

use super::told;

/// What is known, each fact by the query that tells it.
pub type Facts = BTreeMap<String, Vec<i64>>;

/// The whole numbers in a text; a minus before one belongs to it.
fn numbers(text: &str) -> Vec<i64> {
    let mut all = Vec::new();
    let mut last = ' ';
    let mut digits = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_digit() {
            if digits.is_empty() && (last == '−' || last == '-') {
                digits.push('-');
            }
            digits.push(letter);
        } else if !digits.is_empty() {
            all.push(digits.parse().expect("digits"));
            digits.clear();
        }
        last = letter;
    }
    all
}

/// The part of a text behind a word, if it is there.
fn behind<'t>(text: &'t str, word: &str) -> &'t str {
    text.split_once(word).map_or("", |(_, rest)| rest)
}

fn first(text: &str) -> Vec<i64> {
    numbers(text).into_iter().take(1).collect()
}

/// What lies on an initiative card: a die, and −1 for a coin.
fn initiative(die: &str, coin: bool) -> Vec<i64> {
    first(die).into_iter().chain(coin.then_some(-1)).collect()
}

/// The numbers that are not 0, the smallest first.
fn some(text: &str) -> Vec<i64> {
    let mut all: Vec<i64> = numbers(text).into_iter().filter(|number| *number != 0).collect();
    all.sort_unstable();
    all
}

fn texts(row: &Row) -> Vec<&str> {
    row.cells.iter().map(|cell| cell.text.as_str()).collect()
}

/// What a view shows in English.
pub fn seen(view: &View) -> Facts {
    let mut facts = Facts::new();
    let eyes = view.eyes.as_ref().expect("somebody looks").seat;
    for panel in &view.panels {
        match panel.role {
            Role::Map => seen_map(panel, &mut facts),
            Role::Sheet { seat } if seat == eyes => seen_sheet(panel, &mut facts),
            Role::Shared => seen_shared(panel, &mut facts),
            Role::Round | Role::Sheet { .. } | Role::Known | Role::Pile => {}
        }
    }
    facts
}

fn seen_map(map: &Panel, facts: &mut Facts) {
    for (row, nth) in map.rows.iter().zip(1..) {
        let cells = texts(row);
        let seats = map.map.as_ref().expect("it says where its regions lie").cells;
        let cubes = cells[3..seats].iter().flat_map(|cell| numbers(cell)).collect();
        facts.insert(format!("cubes {nth}"), cubes);
        let rats = first(cells[2]);
        facts.insert(format!("rats {nth}"), if rats.is_empty() { vec![0] } else { rats });
        if !cells[1].is_empty() {
            facts.insert("plague".to_owned(), vec![nth]);
        }
    }
}

fn seen_sheet(sheet: &Panel, facts: &mut Facts) {
    let mut rows = 0;
    for row in &sheet.rows {
        let cells = texts(row);
        let gold = cells.iter().find(|cell| cell.ends_with(" gold"));
        if let Some(gold) = gold.filter(|_| !facts.contains_key("gold")) {
            facts.insert("gold".to_owned(), numbers(gold));
        }
        match cells.first() {
            Some(text) if ["STR", "DEX", "CON", "INT", "WIS", "CHA"].contains(text) => {
                rows += 1;
                let dice = cells[1..4].iter().flat_map(|cell| numbers(cell));
                let numbers = dice.chain(numbers(cells[4])).collect();
                facts.insert(format!("row {rows}"), numbers);
            }
            Some(text) if text.starts_with("Alignment: ") => {
                facts.insert("alignment".to_owned(), numbers(behind(text, "★")));
            }
            Some(text) if text.contains(" XP · ") => {
                facts.insert("earned".to_owned(), numbers(text));
            }
            Some(_) | None => {}
        }
    }
}

fn seen_shared(panel: &Panel, facts: &mut Facts) {
    let rows = panel.rows.iter().map(texts).zip(1..);
    let title = panel.title.split(' ').next().unwrap_or_default();
    match title {
        "Market" => {
            for (cells, nth) in rows {
                if let Some(price) = cells.iter().find(|cell| cell.contains(" gold")) {
                    facts.insert(format!("market {nth}"), first(price));
                }
            }
        }
        "Initiative" => {
            for (cell, nth) in rows.flat_map(|(cells, _)| cells).zip(1..) {
                let lies = behind(cell, ": ");
                let die = lies.split('+').next().unwrap_or_default();
                facts.insert(format!("initiative {nth}"), initiative(die, lies != die));
            }
        }
        "Players" => {
            let cells = rows.map(|(cells, _)| cells).next().expect("somebody plays");
            let numbers = cells[1..4].iter().flat_map(|cell| numbers(cell)).collect();
            facts.insert("pieces".to_owned(), numbers);
        }
        "Monster" => {
            let rows: Vec<Vec<&str>> = rows.map(|(cells, _)| cells).collect();
            facts.insert("monster".to_owned(), first(rows[0][1]));
            let odds = rows.concat().into_iter().find(|cell| cell.contains(" on average"));
            facts.extend(odds.map(|odds| ("odds".to_owned(), numbers(odds))));
        }
        "Minion" => {
            let rows: Vec<Vec<&str>> = rows.map(|(cells, _)| cells).collect();
            if let Some(odds) = rows[0].get(1) {
                facts.insert("odds".to_owned(), numbers(odds));
            }
            let steps = rows[1].iter().zip(1..);
            facts.extend(steps.map(|(cell, nth)| (format!("minion {nth}"), some(cell))));
        }
        _ => {}
    }
}

/// What is told in English to whoever asks for everything: nothing is read here but the answers.
pub fn heard(hot_seat: &mut HotSeat) -> Facts {
    let mut facts = Facts::new();
    let queries: Vec<_> =
        hot_seat.sight().queries().into_iter().map(|one| (one.name, one.word)).collect();
    let mut regions: Vec<String> = Vec::new();
    for (name, word) in queries {
        match name {
            "row" | "market" | "initiative" | "minion" | "cubes" | "rats" => {
                for nth in 1..1_000 {
                    let text = told(hot_seat, &format!("{word} {nth}"));
                    let Some(fact) = heard_of(name, &text) else { break };
                    if name == "cubes" {
                        regions.push(text.split(" has ").next().expect("a region").to_owned());
                    }
                    facts.insert(format!("{name} {nth}"), fact);
                }
            }
            "plague" => {
                let text = told(hot_seat, &word);
                let there = |region: &String| text.contains(&format!("is in {region}"));
                let nth = regions.iter().zip(1..).find(|(region, _)| there(region));
                facts.extend(nth.map(|(_, nth)| (name.to_owned(), vec![nth])));
            }
            "gold" | "alignment" | "earned" | "odds" | "monster" | "pieces" => {
                let text = told(hot_seat, &word);
                facts.extend(heard_of(name, &text).map(|fact| (name.to_owned(), fact)));
            }
            _ => {}
        }
    }
    facts
}

/// The numbers of an answer; none where there is nothing to tell.
fn heard_of(name: &str, text: &str) -> Option<Vec<i64>> {
    if text.starts_with("Nothing to report") || text.contains("does not match exactly one thing") {
        return None;
    }
    Some(match name {
        "row" => numbers(text.split(" space").next()?.rsplit_once(", total ")?.0)
            .into_iter()
            .chain(first(behind(text, ", total ")))
            .collect(),
        "market" => match behind(text, " costs ") {
            // What is next in the deck has no price yet.
            "" => return None,
            price => first(price),
        },
        "initiative" => initiative(behind(text, "The "), text.contains(" a coin")),
        "minion" | "earned" => match name {
            "minion" => some(text),
            _ => numbers(text.split(';').next()?),
        },
        "cubes" => numbers(text).into_iter().skip(1).collect(),
        "rats" => match first(text) {
            none if none.is_empty() => vec![0],
            rats => rats,
        },
        "alignment" => match behind(text, "where it costs ") {
            "" if text.contains("worth nothing") => vec![0],
            "" => first(behind(text, ", worth ")),
            costs => first(costs).into_iter().map(|stars| -stars).collect(),
        },
        "monster" => first(behind(text, "strength ")),
        "gold" => first(text),
        _ => numbers(text),
    })
}
