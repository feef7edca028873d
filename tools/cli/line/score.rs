//! Scores as plain lines.

use view::{End, Score, ScoreLine, ScoreSheet};

use super::layout::{Paint, page, paragraph, table, width, wrap};

/// The scores of all players, line by line.
pub fn all(paint: Paint, scores: &[Score]) -> String {
    scores.iter().map(|score| one(paint, score, &score.lines)).collect()
}

/// Some lines of a player's score.
fn one(paint: Paint, score: &Score, of: &[ScoreLine]) -> String {
    let lines = of.iter().flat_map(lines).map(|line| line + "\n");
    [paint.bold(&score.name) + "\n"].into_iter().chain(lines).collect()
}

fn lines(line: &ScoreLine) -> Vec<String> {
    wrap(&format!("{:>5}  ", line.points.text), &line.text)
}

/// The end of a game: each player's score, the story, the score sheet, and last the verdict, which
/// readers look for first.
pub fn end(paint: Paint, end: &End) -> String {
    let mut out = format!("\n{}\n", paint.bold(&end.title));
    match &end.sheet {
        None => out.push_str(&all(paint, &end.scores)),
        // The sheet contains everything.
        Some(sheet) if end.scores.iter().all(|score| score.lines.len() == sheet.rows.len()) => {}
        Some(_) => {
            let but_total = |score: &Score| {
                let lines = score.lines.split_last().map_or(&[][..], |(_, lines)| lines);
                one(paint, score, lines)
            };
            out.extend(end.scores.iter().map(but_total));
        }
    }
    let (verdict, story) = end.told.split_at(end.told.len().min(1));
    out.extend(story.iter().map(|part| told(part)));
    if let Some(by_category) = &end.sheet {
        out.push_str(&format!("\n{}\n", paint.bold(&by_category.title)));
        sheet(by_category).iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    out.extend(verdict.iter().map(|part| told(part)));
    out
}

/// A paragraph of sentences, each on separate lines.
fn told(part: &[String]) -> String {
    let sentences = part.iter().map(|sentence| paragraph(sentence));
    if part.is_empty() {
        String::new()
    } else {
        ["\n".to_owned()].into_iter().chain(sentences).collect()
    }
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

/// A table that fits on the page: long names are cut.
fn fit(mut rows: Vec<Vec<String>>) -> Vec<String> {
    let columns = rows.first().map_or(1, Vec::len);
    let first = rows.iter().filter_map(|row| row.first()).map(|cell| width(cell)).max();
    let each = (page() - first.unwrap_or(0).min(page() / 2)) / columns.saturating_sub(1).max(1);
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
