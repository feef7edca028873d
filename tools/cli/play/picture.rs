//! The picture of a table as plain lines.

use play::Seat;
use play::panel::{Cell, Panel, Ref, Role, Row};
use text::Voice;

use super::explain::Book;
use super::layout::{PAGE, Paint, table, width, wrap};

/// Draws panels.
pub struct Painter<'a> {
    /// The language.
    pub voice: &'a Voice<'a>,
    /// The cards whose texts stand under them.
    pub book: Book<'a>,
    /// Colours.
    pub paint: Paint,
}

impl Painter<'_> {
    /// A panel as lines: its title, then its rows.
    pub fn panel(&self, panel: &Panel) -> Vec<String> {
        let title = wrap("", &self.voice.say(&panel.title));
        let mut lines: Vec<String> = title.iter().map(|line| self.paint.bold(line)).collect();
        let head = (!panel.columns.is_empty()).then(|| Row::from(panel.columns.clone()));
        let rows: Vec<&Row> = head.iter().chain(&panel.rows).collect();
        for alike in rows.chunk_by(|one, other| one.cells.len() == other.cells.len()) {
            self.rows(alike, &mut lines);
        }
        lines
    }

    /// Rows with equally many cells: a table, if it fits the page.
    fn rows(&self, rows: &[&Row], lines: &mut Vec<String>) {
        let cells: Vec<Vec<String>> =
            rows.iter().map(|row| row.cells.iter().map(|cell| self.said(cell)).collect()).collect();
        let aligned = table(&cells, |_| false);
        let fits = aligned.iter().all(|line| width(line) + 2 <= PAGE);
        for (at, row) in rows.iter().enumerate() {
            if fits {
                lines.push(format!("  {}", self.coloured(row, &cells[at], &aligned[at])));
            } else {
                lines.extend(apart(&cells[at]));
            }
            lines.extend(row.texts.iter().flat_map(|card| self.text(card)));
        }
        lines.retain(|line| !line.trim().is_empty());
    }

    fn said(&self, cell: &Cell) -> String {
        cell.says.as_ref().map_or_else(String::new, |message| self.voice.say(message))
    }

    /// Puts colour on the cells of a line, which stand in it in their order.
    fn coloured(&self, row: &Row, cells: &[String], line: &str) -> String {
        if !self.paint.0 {
            return line.to_owned();
        }
        let (mut out, mut rest) = (String::new(), line);
        for (cell, said) in row.cells.iter().zip(cells) {
            let (Some(tone), Some(at)) = (cell.tone, rest.find(said.as_str())) else {
                continue;
            };
            out.push_str(&rest[..at]);
            out.push_str(&self.paint.tinted(tone, said));
            rest = &rest[at + said.len()..];
        }
        out + rest
    }

    /// The text of a card, under its row.
    fn text(&self, card: &Ref) -> Vec<String> {
        let card = self.book.card(&card.kind, &card.id);
        let text = card.and_then(|card| self.book.text(self.voice, card));
        text.iter().flat_map(|text| wrap("      ", text)).collect()
    }
}

/// A row that stands by itself; where it goes on in further lines, these begin farther in.
fn apart(cells: &[String]) -> Vec<String> {
    let mut lines = wrap("    ", &cells.join("\u{a0}· "));
    if let Some(first) = lines.first_mut() {
        first.drain(..2);
    }
    lines
}

/// The seat whose sheet a panel is.
pub fn owner(panel: &Panel) -> Option<Seat> {
    match panel.role {
        Role::Sheet { seat } => Some(seat),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}
