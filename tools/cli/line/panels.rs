//! Panels as plain lines.

use view::{Cell, Panel, Row};

use super::layout::{self, Paint, page, table, width, wrap};

/// Minimum number of short rows that are put into two columns.
const MANY: usize = 6;

/// Which texts of cards are shown with the rows.
pub enum Texts<'a> {
    /// All.
    All,
    /// None.
    None,
    /// All except those for which this returns true. The second argument: something in the row is
    /// offered.
    Unless(&'a mut dyn FnMut(&str, bool) -> bool),
}

impl Texts<'_> {
    fn of<'r>(&mut self, row: &'r Row) -> Vec<&'r String> {
        let asked = row.offered();
        let texts = row.texts.iter();
        match self {
            Self::All => texts.collect(),
            Self::None => Vec::new(),
            Self::Unless(left_out) => texts.filter(|text| !left_out(text, asked)).collect(),
        }
    }
}

/// A panel as lines: its title, then its rows.
pub fn panel(paint: Paint, panel: &Panel, texts: &mut Texts<'_>) -> Vec<String> {
    let mut lines: Vec<String> =
        wrap("", &panel.title).iter().map(|line| paint.bold(line)).collect();
    let head = Row { cells: panel.columns.clone(), texts: Vec::new() };
    let head = [head].into_iter().filter(|head| !head.cells.is_empty()).collect::<Vec<_>>();
    let rows: Vec<&Row> = head.iter().chain(&panel.rows).collect();
    let mut groups = rows.chunk_by(|one, other| one.cells.len() == other.cells.len()).peekable();
    while let Some(alike) = groups.next() {
        let beside = |next: &[&Row]| list_beside(paint, alike, next);
        if head.is_empty()
            && let Some(both) = side_by_side(paint, alike)
        {
            lines.extend(both);
        } else if let Some(both) = groups.peek().and_then(|next| beside(next)) {
            groups.next();
            lines.extend(both);
        } else {
            together(paint, alike, texts, &mut lines);
        }
    }
    lines
}

/// A panel with all texts of its cards, after a blank line.
pub fn whole(paint: Paint, shown: &Panel) -> String {
    format!("\n{}\n", panel(paint, shown, &mut Texts::All).join("\n"))
}

/// Some one-cell rows with the following table next to them, if that fits on the page.
fn list_beside(paint: Paint, list: &[&Row], next: &[&Row]) -> Option<Vec<String>> {
    let plain = |row: &&Row| row.texts.is_empty();
    let single = list.len() > 1 && list.iter().all(|row| plain(row) && row.cells.len() == 1);
    let wide = next.iter().all(|row| plain(row) && row.cells.len() > 1);
    if !single || !wide || next.len() < list.len() {
        return None;
    }
    let drawn = |rows: &[&Row]| {
        let mut lines = Vec::new();
        together(paint, rows, &mut Texts::None, &mut lines);
        (lines.len() == rows.len()).then_some(lines)
    };
    layout::beside(&drawn(list)?, &drawn(next)?)
}

/// Many short rows with equal numbers of cells: the second half next to the first, if that fits on
/// the page.
fn side_by_side(paint: Paint, rows: &[&Row]) -> Option<Vec<String>> {
    let short = rows.iter().all(|row| row.texts.is_empty() && !row.cells.is_empty());
    if rows.len() < MANY || !rows.len().is_multiple_of(2) || !short {
        return None;
    }
    let (left, right) = rows.split_at(rows.len() / 2);
    let said = |row: &Row| row.cells.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    let pairs = left.iter().zip(right);
    // An empty cell between the halves widens the gap.
    let texts =
        pairs.clone().map(|(one, other)| [said(one), vec![String::new()], said(other)].concat());
    let aligned = table(&texts.collect::<Vec<_>>(), |_| false);
    let line = |((one, other), line): ((&&Row, &&Row), &String)| {
        let cells: Vec<&Cell> = one.cells.iter().chain(&other.cells).collect();
        format!("  {}", coloured(paint, &cells, line))
    };
    let fits = aligned.iter().all(|line| width(line) + 2 <= page());
    fits.then(|| pairs.zip(&aligned).map(line).collect())
}

/// Rows with equal numbers of cells: a table, if it fits on the page.
fn together(paint: Paint, rows: &[&Row], texts: &mut Texts<'_>, lines: &mut Vec<String>) {
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.cells.iter().map(|cell| cell.text.clone()).collect()).collect();
    let aligned = table(&cells, |_| false);
    let fits = aligned.iter().all(|line| width(line) + 2 <= page());
    for (at, row) in rows.iter().enumerate() {
        if fits {
            let cells: Vec<&Cell> = row.cells.iter().collect();
            lines.push(format!("  {}", coloured(paint, &cells, &aligned[at])));
        } else {
            lines.extend(apart(&cells[at]));
        }
        lines.extend(texts.of(row).iter().flat_map(|text| wrap("      ", text)));
    }
    lines.retain(|line| !line.trim().is_empty());
}

/// Colors the cells of a line, in order.
fn coloured(paint: Paint, cells: &[&Cell], line: &str) -> String {
    if !paint.0 {
        return line.to_owned();
    }
    let (mut out, mut rest) = (String::new(), line);
    for cell in cells {
        let (Some(tone), Some(at)) = (cell.tone, rest.find(cell.text.as_str())) else {
            continue;
        };
        out.push_str(&rest[..at]);
        out.push_str(&paint.tinted(tone, &cell.text));
        rest = &rest[at + cell.text.len()..];
    }
    out + rest
}

/// A separate row, with its further lines indented.
fn apart(cells: &[String]) -> Vec<String> {
    let mut lines = wrap("    ", &cells.join("\u{a0}· "));
    if let Some(first) = lines.first_mut() {
        first.drain(..2);
    }
    lines
}
