//! Scores as plain lines.

use view::{End, Score, ScoreLine, ScoreSheet};

use super::layout::{PAGE, Paint, paragraph, table, width, wrap};

/// What every player scores, line by line.
pub fn all(paint: Paint, scores: &[Score]) -> String {
    let mut out = String::new();
    for score in scores {
        out.push_str(&format!("{}\n", paint.bold(&score.name)));
        for line in score.lines.iter().flat_map(lines) {
            out.push_str(&format!("{line}\n"));
        }
    }
    out
}

fn lines(line: &ScoreLine) -> Vec<String> {
    wrap(&format!("{:>5}  ", line.points.text), &line.text)
}

/// The end of a game: every player line by line, the sheet by category, verdict and story.
pub fn end(paint: Paint, end: &End) -> String {
    let mut out = format!("\n{}\n", paint.bold(&end.title));
    out.push_str(&all(paint, &end.scores));
    if let Some(by_category) = &end.sheet {
        out.push_str(&format!("\n{}\n", paint.bold(&by_category.title)));
        sheet(by_category).iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    for part in end.told.iter().filter(|part| !part.is_empty()) {
        out.push('\n');
        part.iter().for_each(|sentence| out.push_str(&paragraph(sentence)));
    }
    out
}

/// Points by category and player.
fn sheet(sheet: &ScoreSheet) -> Vec<String> {
    let head = [String::new()].into_iter().chain(sheet.players.iter().cloned());
    let mut rows = vec![head.collect::<Vec<_>>()];
    for row in &sheet.rows {
        let cells = row.points.iter().map(|points| points.text.clone());
        rows.push([row.title.clone()].into_iter().chain(cells).collect());
    }
    fit(rows)
}

/// A table that fits the page: long names are cut.
fn fit(mut rows: Vec<Vec<String>>) -> Vec<String> {
    let columns = rows.first().map_or(1, Vec::len);
    let first = rows.iter().filter_map(|row| row.first()).map(|cell| width(cell)).max();
    let each = (PAGE - first.unwrap_or(0).min(PAGE / 2)) / columns.saturating_sub(1).max(1);
    let room = each.saturating_sub(2).max(4);
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
