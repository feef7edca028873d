//! What was counted, for programs: a row for each card, by the words that files use.

use play::balance::{Counts, Sum};
use serde_json::{Value, json};

use super::Counted;

/// The columns.
const COLUMNS: [&str; 12] = [
    "kind",
    "id",
    "games",
    "offers",
    "picks",
    "owners",
    "wins",
    "wins_error",
    "named",
    "named_error",
    "lead",
    "lead_error",
];

/// The cards as comma-separated values, with a head.
pub fn csv(counted: &Counted<'_>) -> String {
    let mut out = COLUMNS.join(",") + "\n";
    for (card, counts) in counted.rows() {
        let numbers = numbers(counts).map(|number| number.map_or(String::new(), |it| it.text()));
        out.push_str(&format!("{},{},{}\n", card.kind, card.id, numbers.join(",")));
    }
    out
}

/// Everything as JSON.
pub fn json(game: &str, counted: &Counted<'_>) -> Value {
    let cards = counted.rows().into_iter().map(|(card, counts)| {
        let mut row = json!({ "kind": card.kind, "id": card.id });
        for (column, number) in COLUMNS[2..].iter().zip(numbers(counts)) {
            row[*column] = number.map_or(Value::Null, |number| number.value());
        }
        row
    });
    let balance = &counted.balance;
    let causes = balance.causes.iter().map(|(cause, count)| json!([cause.id, count]));
    let happened = balance
        .happened
        .iter()
        .map(|(what, happened)| json!([what.id, happened.times, happened.seats]));
    json!({
        "game": game,
        "players": counted.setup.seats,
        "options": counted.setup.options,
        "seed": counted.args.seed,
        "games": balance.games,
        "decisions": balance.decisions,
        "points": balance.points.mean().map(|mean| Number::Thousandths(mean).value()),
        "points_error": balance.points.error().map(|error| Number::Thousandths(error).value()),
        "causes": causes.collect::<Vec<_>>(),
        "happened": happened.collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
    })
}

/// A number of a row.
#[derive(Clone, Copy)]
enum Number {
    Count(u64),
    Thousandths(i64),
}

impl Number {
    fn text(self) -> String {
        match self {
            Self::Count(count) => count.to_string(),
            Self::Thousandths(number) => {
                let sign = if number < 0 { "-" } else { "" };
                let digits = number.unsigned_abs();
                format!("{sign}{}.{:03}", digits / 1000, digits % 1000)
            }
        }
    }

    fn value(self) -> Value {
        match self {
            Self::Count(count) => json!(count),
            Self::Thousandths(number) => json!(number as f64 / 1000.0),
        }
    }
}

/// The numbers of a row, in the order of the columns; none where nothing was counted.
fn numbers(counts: &Counts) -> [Option<Number>; 10] {
    let count = |count| Some(Number::Count(count));
    let mean = |sum: &Sum| sum.mean().map(Number::Thousandths);
    let error = |sum: &Sum| sum.error().map(Number::Thousandths);
    let Counts { games, offers, picks, wins, named, lead } = counts;
    [
        count(*games),
        count(*offers),
        count(*picks),
        count(wins.count()),
        mean(wins),
        error(wins),
        mean(named),
        error(named),
        mean(lead),
        error(lead),
    ]
}
