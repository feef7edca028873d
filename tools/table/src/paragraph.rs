//! Paragraphs of a text, laid out for the available columns.

use std::rc::Rc;

use page::{filled, table, width};
use view::Panel;

use crate::canvas::{Line, Look, MORE, Piece, line_width};
use crate::numbered::Numbered;
use crate::panel::Extent;

/// Maximum width of a page.
pub const PAGE: usize = 76;
/// Indentation of a table, and the gap between two columns.
const BEFORE: &str = "  ";
/// The part of a page that a narrow column may take, as a divisor.
const NARROW: usize = 3;

/// A paragraph: a prefix, and the text in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaidParagraph {
    /// The prefix of the first line. The other lines are indented by its width.
    pub first: String,
    /// The parts.
    pub parts: Vec<Piece>,
    /// Whether it is one line of a laid-out block, with its own spaces.
    laid: bool,
    /// A block whose lines depend on the width.
    block: Option<Block>,
}

/// A block that is laid out for the available width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A panel on a separate page.
    Panel {
        /// The index of the panel.
        no: usize,
        /// The panel.
        panel: Rc<Panel>,
        /// How much of it to draw.
        extent: Extent,
    },
    /// Rows of cells in columns.
    Table {
        /// The rows.
        rows: Vec<Vec<String>>,
        /// Whether all columns except the first are numbers.
        numbers: bool,
        /// An alternative for narrow pages; if empty, the rows as text.
        apart: Vec<String>,
        /// Whether the last row is a total.
        total: bool,
    },
}

impl LaidParagraph {
    /// A text with one look.
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self::of(vec![Piece::new(text, look)])
    }

    /// A text in parts.
    pub fn of(parts: Vec<Piece>) -> Self {
        Self { parts, ..Self::default() }
    }

    /// A block. Nothing in it can get the focus.
    pub fn block(block: Block) -> Self {
        Self { block: Some(block), ..Self::default() }
    }

    /// A line of a laid-out block.
    fn laid(line: Line) -> Self {
        let parts = line.into_iter().map(|piece| Piece::new(piece.text, piece.look)).collect();
        Self { parts, laid: true, ..Self::default() }
    }

    /// Sets the prefix.
    pub fn behind(self, first: impl Into<String>) -> Self {
        Self { first: first.into(), ..self }
    }

    /// Its text in one line.
    pub fn text(&self) -> String {
        if let Some(block) = &self.block {
            return block.lines(PAGE).concat().iter().map(|piece| piece.text.as_str()).collect();
        }
        let parts: String = self.parts.iter().map(|part| part.text.as_str()).collect();
        format!("{}{parts}", self.first)
    }

    /// The paragraph, with a separate one for each line of a block.
    pub fn unfolded(&self) -> Vec<Self> {
        match &self.block {
            Some(block) => block.lines(PAGE).into_iter().map(Self::laid).collect(),
            None => vec![self.clone()],
        }
    }

    /// The lines of a paragraph on a page of this width.
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
    /// Its lines on a page of this width.
    fn lines(&self, room: usize) -> Vec<Line> {
        match self {
            Self::Panel { no, panel, extent } => {
                let shapes = Numbered { no: *no, panel }.shapes(room, *extent);
                let shape = shapes.iter().min_by_key(|shape| (shape.width > room, shape.height));
                let lines = shape.map_or_else(Vec::new, |shape| shape.canvas().lines);
                lines.into_iter().map(|line| shortened(line, room)).collect()
            }
            Self::Table { rows, numbers, apart, total } => {
                let lines = table(rows, |column| *numbers && column > 0);
                let plain = |text: &str| LaidParagraph::new(text, Look::Plain);
                if lines.iter().all(|line| width(BEFORE) + width(line) <= room) {
                    let last = lines.len().saturating_sub(1);
                    let look = |at| if *total && at == last { Look::Strong } else { Look::Plain };
                    let laid = lines.iter().map(|line| format!("{BEFORE}{line}")).enumerate();
                    return laid.map(|(at, line)| vec![Piece::new(line, look(at))]).collect();
                }
                if let Some(lines) = two_columns(rows, room).filter(|_| !numbers) {
                    return lines;
                }
                let told = if apart.is_empty() { &lines } else { apart };
                told.iter().flat_map(|line| plain(line).behind(BEFORE).lines(room)).collect()
            }
        }
    }
}

/// Rows of a narrow column and a wide one that goes on in more lines, if there is room for that.
fn two_columns(rows: &[Vec<String>], room: usize) -> Option<Vec<Line>> {
    let pairs = rows.iter().map(|row| match &row[..] {
        [name, text] => Some((name, text)),
        _ => None,
    });
    let pairs = pairs.collect::<Option<Vec<_>>>()?;
    let widest = pairs.iter().map(|(name, _)| width(name)).max()?;
    let line = |(name, text): (&String, &String)| {
        let before = format!("{BEFORE}{}{BEFORE}", filled(name, widest));
        LaidParagraph::new(text, Look::Plain).behind(before).lines(room)
    };
    (widest <= room / NARROW).then(|| pairs.into_iter().flat_map(line).collect())
}

/// A line cut to this width, with a sign if it continues.
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
            let block = Block::Table { rows: rows.clone(), numbers: true, apart, total: true };
            let lines = LaidParagraph::block(block).lines(room);
            let strong = lines.iter().filter(|line| line.iter().any(|it| it.look == Look::Strong));
            assert_eq!(strong.count(), usize::from(room == 16), "the total stands out in a table");
            let text = |line: &Line| line.iter().map(|piece| piece.text.as_str()).collect();
            lines.iter().map(text).collect()
        };
        assert_eq!(told(16, &[]), ["          points", "  Pebble      12"]);
        assert_eq!(told(12, &["Pebble: 12"]), ["  Pebble: 12"]);
        assert_eq!(told(9, &[]), ["  points", "  Pebble", "  12"]);
    }

    #[test]
    fn a_narrow_column_stays_beside_a_wide_one_that_goes_on() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let rows = vec![row(["sign", "meaning"]), row(["G4", "a green die with four"])];
        let block = Block::Table { rows, numbers: false, apart: Vec::new(), total: false };
        let lines = LaidParagraph::block(block).lines(20);
        let text = |line: &Line| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
        let lines: Vec<String> = lines.iter().map(text).collect();
        assert_eq!(lines, ["  sign  meaning", "  G4    a green die", "        with four"]);
    }
}
