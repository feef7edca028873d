//! The picture of a table as plain lines.

use play::{Arg, Block, Message, Seat};
use text::Voice;

use super::explain::Book;
use super::layout::{PAGE, Paint, table, width, wrap};

/// Draws blocks.
pub struct Painter<'a> {
    /// The language.
    pub voice: &'a Voice<'a>,
    /// The cards whose texts stand under them.
    pub book: Book<'a>,
    /// Colours.
    pub paint: Paint,
}

impl Painter<'_> {
    /// A block as lines: its title, then its rows.
    pub fn block(&self, block: &Block) -> Vec<String> {
        let title = wrap("", &self.voice.say(&block.title));
        let mut lines: Vec<String> = title.iter().map(|line| self.paint.bold(line)).collect();
        let mut rows = block.rows.as_slice();
        while let Some(first) = rows.first() {
            let alike = |row: &&Vec<Message>| short(row).count() == short(first).count();
            let count = rows.iter().take_while(alike).count();
            let (together, rest) = rows.split_at(count);
            self.rows(together, &mut lines);
            rows = rest;
        }
        lines
    }

    /// Rows with equally many cells: a table, if it fits the page.
    fn rows(&self, rows: &[Vec<Message>], lines: &mut Vec<String>) {
        let cells: Vec<Vec<String>> =
            rows.iter().map(|row| short(row).map(|cell| self.voice.say(cell)).collect()).collect();
        let aligned = table(&cells, |_| false);
        let fits = aligned.iter().all(|line| width(line) + 2 <= PAGE);
        for (at, row) in rows.iter().enumerate() {
            if fits {
                lines.push(format!("  {}", self.coloured(row, &cells[at], &aligned[at])));
            } else {
                lines.extend(apart(&cells[at]));
            }
            for text in row.iter().filter(|cell| is_text(cell)) {
                lines.extend(self.text(text));
            }
        }
        lines.retain(|line| !line.trim().is_empty());
    }

    /// Puts colour on the cells of a line, which stand in it in their order.
    fn coloured(&self, row: &[Message], cells: &[String], line: &str) -> String {
        if !self.paint.0 {
            return line.to_owned();
        }
        let (mut out, mut rest) = (String::new(), line);
        for (message, cell) in short(row).zip(cells) {
            let (Some(colour), Some(at)) = (colour(message), rest.find(cell.as_str())) else {
                continue;
            };
            out.push_str(&rest[..at]);
            out.push_str(&self.paint.named(colour, cell));
            rest = &rest[at + cell.len()..];
        }
        out + rest
    }

    /// The text of a card, under its row.
    fn text(&self, cell: &Message) -> Vec<String> {
        let cards = self.book.named(cell);
        let texts = cards.iter().filter_map(|card| self.book.text(self.voice, card));
        texts.flat_map(|text| wrap("      ", &text)).collect()
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

/// Cells that stand in a row; texts stand under it.
fn short(row: &[Message]) -> impl Iterator<Item = &Message> {
    row.iter().filter(|cell| !is_text(cell))
}

/// Whether a cell stands for the whole text of a card.
fn is_text(cell: &Message) -> bool {
    matches!(cell.id.as_str(), "text-of" | "power-of")
}

/// The colour of a cell: that of the die in it.
fn colour(cell: &Message) -> Option<&str> {
    cell.args.iter().find_map(|(name, arg)| match arg {
        Arg::Group(message) => colour(message),
        Arg::Word(word) if name == "colour" => Some(word.word.as_ref()),
        _ => None,
    })
}

/// The seat whose sheet a block is.
pub fn owner(block: &Block) -> Option<Seat> {
    match block.title.args.as_slice() {
        [(_, Arg::Seat(seat))] if !block.rows.is_empty() => Some(*seat),
        _ => None,
    }
}
