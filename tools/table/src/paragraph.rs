//! What is read: paragraphs, laid out for as many columns as there are.

use std::rc::Rc;

use page::{table, width};
use view::Panel;

use crate::canvas::{Line, Look, MORE, Piece, line_width};
use crate::numbered::Numbered;
use crate::panel::Extent;

/// The widest page.
pub const PAGE: usize = 76;
/// Columns before the lines of a table.
const BEFORE: &str = "  ";

/// A paragraph to be read: what stands before its first line, and its text in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaidParagraph {
    /// What stands before the first line; the others begin as far in.
    pub first: String,
    /// The parts.
    pub parts: Vec<Piece>,
    /// It is one line of something that is laid out already, whose blanks are its own.
    laid: bool,
    /// It is something whose lines depend on the columns there are.
    block: Option<Block>,
}

/// Something that is laid out for the columns there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A panel as it lies on a page of its own.
    Panel {
        /// Its number.
        no: usize,
        /// The panel.
        panel: Rc<Panel>,
        /// As much of it as is wanted.
        extent: Extent,
    },
    /// Rows of cells that stand below each other.
    Table {
        /// The rows.
        rows: Vec<Vec<String>>,
        /// All columns but the first are numbers.
        numbers: bool,
        /// What is told where there is no room for them; nothing: the rows as text.
        apart: Vec<String>,
    },
}

impl LaidParagraph {
    /// A text in one look.
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self::of(vec![Piece::new(text, look)])
    }

    /// A text in parts.
    pub fn of(parts: Vec<Piece>) -> Self {
        Self { parts, ..Self::default() }
    }

    /// Something that is laid out for the columns there are. Nothing in it can be pointed at.
    pub fn block(block: Block) -> Self {
        Self { block: Some(block), ..Self::default() }
    }

    /// A line of something that is laid out already.
    fn laid(line: Line) -> Self {
        let parts = line.into_iter().map(|piece| Piece::new(piece.text, piece.look)).collect();
        Self { parts, laid: true, ..Self::default() }
    }

    /// The same behind something.
    pub fn behind(self, first: impl Into<String>) -> Self {
        Self { first: first.into(), ..self }
    }

    /// What it says, in one line.
    pub fn text(&self) -> String {
        if let Some(block) = &self.block {
            return block.lines(PAGE).concat().iter().map(|piece| piece.text.as_str()).collect();
        }
        let parts: String = self.parts.iter().map(|part| part.text.as_str()).collect();
        format!("{}{parts}", self.first)
    }

    /// The same, with a paragraph for each line of what is laid out.
    pub fn unfolded(&self) -> Vec<Self> {
        match &self.block {
            Some(block) => block.lines(PAGE).into_iter().map(Self::laid).collect(),
            None => vec![self.clone()],
        }
    }

    /// The lines of a paragraph on a page of so many columns.
    pub fn lines(&self, room: usize) -> Vec<Line> {
        if let Some(block) = &self.block {
            return block.lines(room);
        }
        if self.laid {
            return vec![self.parts.clone()];
        }
        let indent = width(&self.first).min(room / 2);
        let text: String = self.parts.iter().map(|part| part.text.as_str()).collect();
        let letters = self.parts.iter().flat_map(|part| {
            part.text.chars().filter(|letter| !letter.is_whitespace()).map(|_| part.look)
        });
        let mut looks = letters.collect::<Vec<_>>().into_iter();
        let lines = page::wrap(&text, room - indent);
        let line = |(at, line): (usize, &String)| {
            let before = if at == 0 { self.first.clone() } else { " ".repeat(indent) };
            let mut pieces = vec![Piece::new(before, Look::Plain)];
            let mut last: Option<Look> = None;
            for letter in line.chars() {
                let look = if letter.is_whitespace() { last } else { looks.next() };
                match pieces.last_mut().filter(|_| look == last && last.is_some()) {
                    Some(piece) => piece.text.push(letter),
                    None => pieces.push(Piece::new(letter, look.unwrap_or(Look::Plain))),
                }
                last = look;
            }
            pieces
        };
        lines.iter().enumerate().map(line).collect()
    }
}

impl Block {
    /// Its lines on a page of so many columns.
    fn lines(&self, room: usize) -> Vec<Line> {
        match self {
            Self::Panel { no, panel, extent } => {
                let shapes = Numbered { no: *no, panel }.shapes(room, *extent);
                let shape = shapes.iter().min_by_key(|shape| (shape.width > room, shape.height));
                let lines = shape.map_or_else(Vec::new, |shape| shape.canvas().lines);
                lines.into_iter().map(|line| shortened(line, room)).collect()
            }
            Self::Table { rows, numbers, apart } => {
                let lines = table(rows, |column| *numbers && column > 0);
                let plain = |text: &str| LaidParagraph::new(text, Look::Plain);
                if lines.iter().all(|line| width(BEFORE) + width(line) <= room) {
                    let laid = lines.iter().map(|line| format!("{BEFORE}{line}"));
                    return laid.map(|line| vec![Piece::new(line, Look::Plain)]).collect();
                }
                let told = if apart.is_empty() { &lines } else { apart };
                told.iter().flat_map(|line| plain(line).behind(BEFORE).lines(room)).collect()
            }
        }
    }
}

/// A line in so many columns, as something to be read; a sign says where it goes on.
fn shortened(line: Line, room: usize) -> Line {
    let mut line = LaidParagraph::laid(line).parts;
    if line_width(&line) <= room {
        return line;
    }
    while line_width(&line) + width(MORE) > room {
        let Some(last) = line.last_mut() else { break };
        if last.text.pop().is_none() {
            line.pop();
        }
    }
    line.push(Piece::new(MORE, Look::Faint));
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_keep_their_looks_where_lines_end() {
        let part = |text, look| Piece::new(text, look);
        let parts = vec![part("Anna Maria", Look::Strong), part(" takes it.", Look::Plain)];
        let paragraph = LaidParagraph { parts, ..LaidParagraph::default() }.behind("1 ");
        let lines = paragraph.lines(12);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0][1], Piece::new("Anna Maria", Look::Strong));
        assert_eq!(lines[1][0], Piece::new("  ", Look::Plain));
        assert_eq!(lines[1][1], Piece::new("takes it.", Look::Plain));
    }

    #[test]
    fn a_table_is_told_as_text_where_there_is_no_room_for_it() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let rows = vec![row(["", "points"]), row(["Pebble", "12"])];
        let told = |room, apart: &[&str]| -> Vec<String> {
            let apart = apart.iter().map(|line| (*line).to_owned()).collect();
            let block = Block::Table { rows: rows.clone(), numbers: true, apart };
            let lines = LaidParagraph::block(block).lines(room);
            let text = |line: &Line| line.iter().map(|piece| piece.text.as_str()).collect();
            lines.iter().map(text).collect()
        };
        assert_eq!(told(16, &[]), ["          points", "  Pebble      12"]);
        assert_eq!(told(12, &["Pebble: 12"]), ["  Pebble: 12"]);
        assert_eq!(told(9, &[]), ["  points", "  Pebble", "  12"]);
    }
}
