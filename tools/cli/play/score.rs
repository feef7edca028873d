//! Scores: line by line, as a sheet by category, and the end of a game.

use play::{Eye, Outcome, Seat, Table, Tally};
use text::{MINUS, Value, Voice};

use super::layout::{PAGE, Paint, paragraph, table, width, wrap};
use super::players::seats;
use super::speech::SPACE;

/// What a seat scores, line by line, with the sum.
pub fn lines(voice: &Voice<'_>, paint: Paint, seat: Seat, tally: &[Tally]) -> Vec<String> {
    let mut out = vec![paint.bold(&voice.seat(seat))];
    for line in tally {
        let first = format!("{:>5}  ", voice.number(i64::from(line.points)));
        out.extend(wrap(&first, &voice.say(&line.reason)));
    }
    let total: i32 = tally.iter().map(|line| line.points).sum();
    let first = format!("{:>5}  ", voice.number(i64::from(total)));
    out.extend(wrap(&first, &voice.tell(SPACE, "total", &[])));
    out
}

/// What every seat scores now.
pub fn all(voice: &Voice<'_>, paint: Paint, table: &dyn Table, eye: Eye) -> String {
    let mut out = String::new();
    for seat in seats().take(usize::from(table.seats())) {
        for line in lines(voice, paint, seat, &table.tally(seat, eye)) {
            out.push_str(&line);
            out.push('\n');
        }
    }
    out
}

/// The end of a game: every seat line by line, the sheet by category, verdict and story.
pub fn end(voice: &Voice<'_>, paint: Paint, game: &dyn Table, outcome: &Outcome) -> String {
    let mut out = format!("\n{}\n", paint.bold(&voice.tell(SPACE, "end", &[])));
    out.push_str(&all(voice, paint, game, Eye::Referee));
    if game.seats() > 1 {
        out.push_str(&format!("\n{}\n", paint.bold(&voice.tell(SPACE, "score-sheet", &[]))));
        sheet(voice, game).iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    for part in &outcome.told {
        if !part.is_empty() {
            out.push('\n');
        }
        part.iter().for_each(|message| out.push_str(&paragraph(&voice.say(message))));
    }
    out
}

/// Points by category and seat.
fn sheet(voice: &Voice<'_>, game: &dyn Table) -> Vec<String> {
    let tallies: Vec<Vec<Tally>> = seats()
        .take(usize::from(game.seats()))
        .map(|seat| game.tally(seat, Eye::Referee))
        .collect();
    let mut categories: Vec<(&'static str, &str)> = Vec::new();
    for line in tallies.iter().flatten() {
        let category = (line.reason.space, line.reason.id.as_str());
        if !categories.contains(&category) {
            categories.push(category);
        }
    }
    let points = |tally: &[Tally], category: Option<&str>| -> i32 {
        let of = |line: &&Tally| category.is_none_or(|id| line.reason.id == id);
        tally.iter().filter(of).map(|line| line.points).sum()
    };
    let row = |title: String, category: Option<&str>| {
        let cells = tallies.iter().map(|tally| voice.number(points(tally, category).into()));
        std::iter::once(title).chain(cells).collect::<Vec<_>>()
    };
    let names = seats().take(tallies.len()).map(|seat| voice.seat(seat));
    let mut rows = vec![std::iter::once(String::new()).chain(names).collect::<Vec<_>>()];
    for (space, id) in &categories {
        let title = voice.word(space, id, Some("title"), &[]);
        rows.push(row(title.unwrap_or_else(|| (*id).to_owned()), Some(id)));
    }
    rows.push(row(voice.tell(SPACE, "total", &[]), None));
    fit(rows)
}

/// A table that fits the page: long names are cut.
fn fit(mut rows: Vec<Vec<String>>) -> Vec<String> {
    let columns = rows.first().map_or(1, Vec::len);
    let first = rows.iter().filter_map(|row| row.first()).map(|cell| width(cell)).max();
    let room = (PAGE - first.unwrap_or(0).min(PAGE / 2)) / columns.saturating_sub(1).max(1);
    let room = room.saturating_sub(2).max(4);
    if let Some(head) = rows.first_mut() {
        for name in head.iter_mut().filter(|name| width(name) > room) {
            while width(name) >= room {
                name.pop();
            }
            name.push('…');
        }
    }
    table(&rows, |at| at > 0)
}

/// A number of thousandths as points, with one digit behind the mark.
pub fn stars(voice: &Voice<'_>, thousandths: i64) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    let sign = if thousandths < 0 && tenths > 0 { MINUS.to_string() } else { String::new() };
    let whole = voice.number(i64::try_from(tenths / 10).unwrap_or(i64::MAX));
    let rest = (tenths % 10).to_string();
    let values = [("whole", Value::Text(&whole)), ("rest", Value::Text(&rest))];
    format!("{sign}{}", voice.tell(SPACE, "decimal", &values))
}
