//! Results for people: a table for each kind of card.

use std::collections::BTreeSet;

use desk::SPACE;
use play::CardFault;
use play::balance::{Counts, Sum};
use text::{Value, Voice};
use view::{CardBook, Fault, stars};

use super::Counted;
use crate::line::paragraph;

/// The columns after the name, by the ends of their message ids: `balance-owners` is the header,
/// `balance-about-owners` the description.
const COLUMNS: [&str; 5] = ["owners", "taken", "named", "lead", "wins"];

/// The results, and the meanings of the columns.
pub fn text(voice: &Voice<'_>, counted: &Counted<'_>) -> String {
    let mut out = paragraph(&title(voice, counted));
    out.push_str(&causes(voice, counted));
    out.push_str(&happened(voice, counted));
    out.push_str(&faults(voice, counted));
    let book = CardBook::new(counted.cards);
    let rows = counted.rows();
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut last = "";
    for (card, counts) in &rows {
        if card.kind != last {
            last = card.kind;
            let heads = COLUMNS.map(|column| say(voice, &format!("balance-{column}")));
            lines.push(Vec::new());
            lines.push([book.kind(voice, card)].into_iter().chain(heads).collect());
        }
        let cells = cells(voice, counts);
        lines.push([book.name(voice, card)].into_iter().chain(cells).collect());
    }
    for line in page::table(&lines, |column| column > 0) {
        out.push_str(&line);
        out.push('\n');
    }
    out.push('\n');
    let players = i64::from(counted.setup.seats.max(1));
    let even = percent(voice, 1000 / players);
    for about in COLUMNS.into_iter().chain(["error"]) {
        let values = [("even", Value::Text(&even))];
        out.push_str(&paragraph(&voice.tell(SPACE, &format!("balance-about-{about}"), &values)));
    }
    out
}

/// Which games were played, and their averages.
fn title(voice: &Voice<'_>, counted: &Counted<'_>) -> String {
    let balance = &counted.balance;
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let last = counted.args.seed.saturating_add(counted.args.games).saturating_sub(1);
    let (first, last) = (counted.args.seed.to_string(), last.to_string());
    let points = with_error(voice, &balance.points, stars).unwrap_or_default();
    let game = voice.word("words", "game", None, &[]).unwrap_or_default();
    let values = [
        ("game", Value::Text(&game)),
        ("games", Value::Int(number(balance.games))),
        ("players", Value::Int(counted.setup.seats.into())),
        ("first", Value::Text(&first)),
        ("last", Value::Text(&last)),
        ("points", Value::Text(&points)),
        ("decisions", Value::Int(number(balance.decisions / balance.games.max(1)))),
    ];
    voice.tell(SPACE, "balance-title", &values)
}

/// The causes of the end, if there are several.
fn causes(voice: &Voice<'_>, counted: &Counted<'_>) -> String {
    let balance = &counted.balance;
    let said = balance.causes.iter().map(|(cause, count)| {
        let share = share(voice, *count, balance.games).unwrap_or_default();
        let named = voice.word(&cause.kind, &cause.id, None, &[]);
        let named = named.unwrap_or_else(|| cause.id.clone().into_owned());
        let values = [("cause", Value::Text(&named)), ("share", Value::Text(&share))];
        voice.tell(SPACE, "balance-cause", &values)
    });
    let list = said.collect::<Vec<_>>().join(", ");
    if list.is_empty() {
        return list;
    }
    paragraph(&voice.tell(SPACE, "balance-causes", &[("list", Value::Text(&list))]))
}

/// The other counters of the game, per player and game.
fn happened(voice: &Voice<'_>, counted: &Counted<'_>) -> String {
    let balance = &counted.balance;
    let said = balance.happened.iter().map(|(what, happened)| {
        let for_each = |count: u64| {
            let thousandths = 1000 * count / balance.points.count().max(1);
            i64::try_from(thousandths).unwrap_or(i64::MAX)
        };
        let number = stars(voice, for_each(happened.times));
        let share = percent(voice, for_each(happened.seats));
        let named = voice.word(&what.kind, &what.id, None, &[]);
        let named = named.unwrap_or_else(|| what.id.clone().into_owned());
        let values = [
            ("what", Value::Text(&named)),
            ("number", Value::Text(&number)),
            ("share", Value::Text(&share)),
        ];
        voice.tell(SPACE, "balance-count", &values)
    });
    let list = said.collect::<Vec<_>>().join(", ");
    if list.is_empty() {
        return list;
    }
    paragraph(&voice.tell(SPACE, "balance-counted", &[("list", Value::Text(&list))]))
}

/// The failed cards, with numbers and causes.
fn faults(voice: &Voice<'_>, counted: &Counted<'_>) -> String {
    let balance = &counted.balance;
    let failing: BTreeSet<&str> = balance.failed.values().map(|one| &*one.first.card.id).collect();
    if failing.is_empty() {
        return String::new();
    }
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let cards = Value::Int(number(failing.len() as u64));
    let mut out =
        format!("\n{}", paragraph(&voice.tell(SPACE, "balance-failed", &[("cards", cards)])));
    for failed in balance.failed.values() {
        let first = CardFault { rests: false, ..failed.first.clone() };
        let line = Fault::new(voice, counted.cards, &first).text;
        let seed = failed.seed.to_string();
        let values = [
            ("line", Value::Text(&line)),
            ("times", Value::Int(number(failed.times))),
            ("games", Value::Int(number(failed.games))),
            ("all", Value::Int(number(balance.games))),
            ("seed", Value::Text(&seed)),
        ];
        out.push_str(&paragraph(&voice.tell(SPACE, "balance-fault", &values)));
    }
    out
}

/// The cells of a card, one for each column.
fn cells(voice: &Voice<'_>, counts: &Counts) -> [String; 5] {
    let Counts { offers, picks, wins, named, lead, .. } = counts;
    let owners = voice.number(i64::try_from(wins.count()).unwrap_or(i64::MAX));
    let cells = [
        share(voice, *picks, *offers),
        with_error(voice, named, stars),
        with_error(voice, lead, stars),
        with_error(voice, wins, percent),
    ];
    let [taken, named, lead, wins] = cells.map(Option::unwrap_or_default);
    [owners, taken, named, lead, wins]
}

/// A mean with its standard error; empty without data.
fn with_error(
    voice: &Voice<'_>,
    sum: &Sum,
    write: fn(&Voice<'_>, i64) -> String,
) -> Option<String> {
    let mean = write(voice, sum.mean()?);
    let Some(error) = sum.error() else { return Some(mean) };
    let error = write(voice, error);
    let values = [("mean", Value::Text(&mean)), ("error", Value::Text(&error))];
    Some(voice.tell(SPACE, "balance-mean", &values))
}

/// A rounded percentage; `None` of zero.
fn share(voice: &Voice<'_>, part: u64, of: u64) -> Option<String> {
    let thousandths = (2000 * part + of).checked_div(2 * of)?;
    Some(percent(voice, i64::try_from(thousandths).unwrap_or(i64::MAX)))
}

/// Thousandths as a percentage.
fn percent(voice: &Voice<'_>, thousandths: i64) -> String {
    let number = stars(voice, 100 * thousandths);
    voice.tell(SPACE, "balance-percent", &[("number", Value::Text(&number))])
}

fn say(voice: &Voice<'_>, id: &str) -> String {
    voice.tell(SPACE, id, &[])
}
