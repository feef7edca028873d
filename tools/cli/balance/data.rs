//! Results for programs: a row for each card, with the words in files.

use content::CardInfo;
use play::Ref;
use play::balance::{Counts, Failed, Sum};
use serde_json::{Value, json};

use super::Counted;

/// The columns.
const COLUMNS: [&str; 14] = [
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
    "fault_games",
    "faults",
];

/// The cards as comma-separated values, with a header.
pub fn csv(counted: &Counted<'_>) -> String {
    let mut out = COLUMNS.join(",") + "\n";
    for (card, counts) in counted.rows() {
        let numbers = numbers(counted, card, counts)
            .map(|number| number.map_or(String::new(), |it| it.text()));
        out.push_str(&format!("{},{},{}\n", card.kind, card.id, numbers.join(",")));
    }
    out
}

/// Everything as JSON.
pub fn json(game: &str, counted: &Counted<'_>) -> Value {
    let cards = counted.rows().into_iter().map(|(card, counts)| {
        let mut row = json!({ "kind": card.kind, "id": card.id });
        for (column, number) in COLUMNS[2..].iter().zip(numbers(counted, card, counts)) {
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
    let faults = balance.failed.values().map(|failed| {
        let Failed { games, times, seed, first } = failed;
        json!({
            "kind": first.card.kind,
            "id": first.card.id,
            "pack": first.pack,
            "hook": first.hook,
            "games": games,
            "times": times,
            "cause": first.cause,
            "about": first.about,
            "first_seed": seed,
            "place": first.file(),
            "message": first.finding.message,
        })
    });
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
        "faults": faults.collect::<Vec<_>>(),
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

/// The numbers of a row, in the order of the columns; `None` without data.
fn numbers(counted: &Counted<'_>, card: &CardInfo, counts: &Counts) -> [Option<Number>; 12] {
    let failed = counted.balance.failed.values();
    let failed = failed.filter(|failed| {
        let Ref { kind, id } = &failed.first.card;
        kind == card.kind && *id == card.id
    });
    // A card may fail in several hooks of one game: use the hook that failed in the most games.
    let fault_games = failed.clone().map(|failed| failed.games).max().unwrap_or(0);
    let faults = failed.map(|failed| failed.times).sum::<u64>();

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
        count(fault_games),
        count(faults),
    ]
}
