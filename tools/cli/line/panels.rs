//! Panels as plain lines.

use view::{Panel, Row};

use super::layout::{PAGE, Paint, table, width, wrap};

/// A panel as lines: its title, then its rows.
pub fn panel(paint: Paint, panel: &Panel) -> Vec<String> {
    let mut lines: Vec<String> =
        wrap("", &panel.title).iter().map(|line| paint.bold(line)).collect();
    let head = Row { cells: panel.columns.clone(), texts: Vec::new() };
    let head = [head].into_iter().filter(|head| !head.cells.is_empty()).collect::<Vec<_>>();
    let rows: Vec<&Row> = head.iter().chain(&panel.rows).collect();
    for alike in rows.chunk_by(|one, other| one.cells.len() == other.cells.len()) {
        together(paint, alike, &mut lines);
    }
    lines
}

/// Rows with equally many cells: a table, if it fits the page.
fn together(paint: Paint, rows: &[&Row], lines: &mut Vec<String>) {
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.cells.iter().map(|cell| cell.text.clone()).collect()).collect();
    let aligned = table(&cells, |_| false);
    let fits = aligned.iter().all(|line| width(line) + 2 <= PAGE);
    for (at, row) in rows.iter().enumerate() {
        if fits {
            lines.push(format!("  {}", coloured(paint, row, &aligned[at])));
        } else {
            lines.extend(apart(&cells[at]));
        }
        lines.extend(row.texts.iter().flat_map(|text| wrap("      ", text)));
    }
    lines.retain(|line| !line.trim().is_empty());
}

/// Puts colour on the cells of a line, which stand in it in their order.
fn coloured(paint: Paint, row: &Row, line: &str) -> String {
    if !paint.0 {
        return line.to_owned();
    }
    let (mut out, mut rest) = (String::new(), line);
    for cell in &row.cells {
        let (Some(tone), Some(at)) = (cell.tone, rest.find(cell.text.as_str())) else {
            continue;
        };
        out.push_str(&rest[..at]);
        out.push_str(&paint.tinted(tone, &cell.text));
        rest = &rest[at + cell.text.len()..];
    }
    out + rest
}

/// A row that stands by itself; where it goes on in further lines, these begin farther in.
fn apart(cells: &[String]) -> Vec<String> {
    let mut lines = wrap("    ", &cells.join("\u{a0}· "));
    if let Some(first) = lines.first_mut() {
        first.drain(..2);
    }
    lines
}
