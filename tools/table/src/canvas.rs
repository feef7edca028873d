//! Canvases: lines of pieces without a position, some of which can get the focus.

use page::width;
use play::Ref;
use play::panel::Tone;
use ratatui::layout::{Position, Rect};

/// Follows a text that continues without room.
pub const MORE: &str = " …";

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Normal.
    Plain,
    /// A heading.
    Title,
    /// Less important.
    Faint,
    /// Emphasized, such as the name of a player.
    Strong,
    /// A color with a meaning.
    Tinted(Tone),
    /// A good state.
    Good,
    /// Unreachable.
    Bad,
    /// The result of an offer: a gain, a loss, or neither.
    Then,
}

/// A part of a line with one look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// The look.
    pub look: Look,
    /// Its spot, as an index into the spots of the canvas.
    pub spot: Option<usize>,
    /// The cell or title that it shows, for drawing a changed value in its place.
    pub shows: Option<Shows>,
    /// Whether a fixed part of a panel begins here.
    pub edge: bool,
}

impl Piece {
    /// A visible piece.
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self { text: text.into(), look, spot: None, shows: None, edge: false }
    }

    /// A blank of this width in columns.
    pub fn blank(columns: usize) -> Self {
        Self::new(" ".repeat(columns), Look::Plain)
    }
}

/// The cell or title that a piece shows, completely or partly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    /// The cell, or the panel of the title.
    pub key: Key,
    /// Text before that of the cell.
    pub head: String,
    /// The index of its first word among all words of the cell.
    pub from: usize,
}

impl Shows {
    /// A piece with the complete text of a cell.
    pub fn all(key: Key) -> Self {
        Self { key, head: String::new(), from: 0 }
    }
}

/// A line of a canvas.
pub type Line = Vec<Piece>;

/// The width of a line in columns.
pub fn line_width(line: &Line) -> usize {
    line.iter().map(|piece| width(&piece.text)).sum()
}

/// Something that can get the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its identity when the table is redrawn.
    pub key: Key,
    /// Its text.
    pub text: String,
    /// The things it shows.
    pub about: Vec<Ref>,
    /// The offers about it.
    pub offers: Vec<usize>,
}

/// The identity of a spot, independent of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A cell: the indices of its panel, row and column.
    Cell(usize, usize, usize),
    /// A panel drawn in one line.
    Panel(usize),
    /// An offer in the list.
    Offer(usize),
    /// A line of the list that stands for several offers.
    Fold(usize),
    /// A line of a list in an overlay.
    Entry(usize),
}

/// A spot on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its position.
    pub rect: Rect,
    /// The spot.
    pub spot: Spot,
}

/// A visible panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelInSight {
    /// Its index in the view.
    pub panel: usize,
    /// Whether all of it is visible, not only one line or a part.
    pub whole: bool,
    /// Its position.
    pub rect: Rect,
}

/// Lines that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Canvas {
    /// The lines.
    pub lines: Vec<Line>,
    /// The spots in them.
    pub spots: Vec<Spot>,
}

impl Canvas {
    /// The width in columns.
    pub fn width(&self) -> usize {
        self.lines.iter().map(line_width).max().unwrap_or(0)
    }

    /// The height in lines.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Extends the heading with a rule to the full width.
    pub fn underline(&mut self) {
        let columns = self.width();
        let titled = |line: &&mut Line| line.iter().any(|piece| piece.look == Look::Title);
        if let Some(head) = self.lines.first_mut().filter(titled) {
            // No rule if the heading is the widest line.
            let rest = columns.saturating_sub(line_width(head) + 1);
            if rest > 0 {
                head.push(Piece::new(format!(" {}", "─".repeat(rest)), Look::Faint));
            }
        }
    }

    /// Removes the heading, which is drawn elsewhere.
    pub fn behead(&mut self) {
        if let Some(head) = self.lines.first_mut() {
            head.retain(|piece| piece.look != Look::Title);
        }
        if self.lines.first().is_some_and(Vec::is_empty) {
            self.lines.remove(0);
        }
    }

    /// This canvas with another one below.
    pub fn above(mut self, below: Self) -> Self {
        let first = self.spots.len();
        self.spots.extend(below.spots);
        self.lines.extend(below.lines.into_iter().map(|line| moved(line, first)));
        self
    }

    /// This canvas with another one to its right, starting at this column.
    pub fn beside(mut self, right: Self, columns: usize) -> Self {
        let first = self.spots.len();
        self.spots.extend(right.spots);
        for (at, line) in right.lines.into_iter().enumerate() {
            if self.lines.len() <= at {
                self.lines.push(Line::new());
            }
            let fill = columns.saturating_sub(line_width(&self.lines[at]));
            self.lines[at].push(Piece::blank(fill));
            self.lines[at].extend(moved(line, first));
        }
        self
    }
}

/// A line whose spot indices are shifted.
fn moved(mut line: Line, first: usize) -> Line {
    for piece in &mut line {
        piece.spot = piece.spot.map(|spot| spot + first);
    }
    line
}

/// The spot at a position of the screen.
pub fn at(placed: &[Placed], column: u16, line: u16) -> Option<&Placed> {
    placed.iter().rev().find(|one| one.rect.contains(Position::new(column, line)))
}
