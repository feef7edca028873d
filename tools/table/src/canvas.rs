//! What is drawn before it has a place: lines of pieces, some of which can be pointed at.

use page::width;
use play::Ref;
use play::panel::Tone;
use ratatui::layout::{Position, Rect};

/// Stands behind what goes on where there is no room for it.
pub const MORE: &str = " …";

/// How letters look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As they are.
    Plain,
    /// A heading.
    Title,
    /// What is looked at last.
    Faint,
    /// What stands out, such as the name of a player.
    Strong,
    /// A colour that means something.
    Tinted(Tone),
    /// What is as it should be.
    Good,
    /// What is out of reach.
    Bad,
}

/// A part of a line in one look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it says.
    pub text: String,
    /// How it looks.
    pub look: Look,
    /// What is pointed at here, among the spots of the canvas.
    pub spot: Option<usize>,
    /// The cell or the title that says it, if it would be told here that it says something else.
    pub shows: Option<Shows>,
    /// A part of a panel begins with it that stays where it is.
    pub edge: bool,
}

impl Piece {
    /// Something to be read.
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self { text: text.into(), look, spot: None, shows: None, edge: false }
    }

    /// Nothing, so many columns wide.
    pub fn blank(columns: usize) -> Self {
        Self::new(" ".repeat(columns), Look::Plain)
    }
}

/// A piece of a line is what a cell or a title says, or a part of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    /// The cell, or the panel whose title it is.
    pub key: Key,
    /// What stands before what the cell says.
    pub head: String,
    /// The number of its first word among all words.
    pub from: usize,
}

impl Shows {
    /// A piece that is all that a cell says.
    pub fn all(key: Key) -> Self {
        Self { key, head: String::new(), from: 0 }
    }
}

/// A line of a canvas.
pub type Line = Vec<Piece>;

/// How many columns a line takes.
pub fn line_width(line: &Line) -> usize {
    line.iter().map(|piece| width(&piece.text)).sum()
}

/// Something that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// By which it is found again when the table is drawn anew.
    pub key: Key,
    /// What it says.
    pub text: String,
    /// The things it shows.
    pub about: Vec<Ref>,
    /// The offers that are about it.
    pub offers: Vec<usize>,
}

/// What a spot is, whatever its place on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A cell: the number of its panel, of its row and of its column.
    Cell(usize, usize, usize),
    /// A panel that is drawn in one line.
    Panel(usize),
    /// An offer in the list.
    Offer(usize),
    /// A line of a list that lies over the table.
    Entry(usize),
}

/// A spot on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub rect: Rect,
    /// What.
    pub spot: Spot,
}

/// A panel in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelInSight {
    /// Its number in the view.
    pub panel: usize,
    /// All of it is in sight, not one line that stands for it, or a part.
    pub whole: bool,
    /// Where.
    pub rect: Rect,
}

/// Lines that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Canvas {
    /// The lines.
    pub lines: Vec<Line>,
    /// What can be pointed at in them.
    pub spots: Vec<Spot>,
}

impl Canvas {
    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.lines.iter().map(line_width).max().unwrap_or(0)
    }

    /// How many lines it takes.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Draws a line behind the heading, up to the width of all.
    pub fn underline(&mut self) {
        let columns = self.width();
        let titled = |line: &&mut Line| line.iter().any(|piece| piece.look == Look::Title);
        if let Some(head) = self.lines.first_mut().filter(titled) {
            // A heading that is the widest line of all has none.
            let rest = columns.saturating_sub(line_width(head) + 1);
            if rest > 0 {
                head.push(Piece::new(format!(" {}", "─".repeat(rest)), Look::Faint));
            }
        }
    }

    /// Leaves the heading out, which stands elsewhere.
    pub fn behead(&mut self) {
        if let Some(head) = self.lines.first_mut() {
            head.retain(|piece| piece.look != Look::Title);
        }
        if self.lines.first().is_some_and(Vec::is_empty) {
            self.lines.remove(0);
        }
    }

    /// One canvas below another.
    pub fn above(mut self, below: Self) -> Self {
        let first = self.spots.len();
        self.spots.extend(below.spots);
        self.lines.extend(below.lines.into_iter().map(|line| moved(line, first)));
        self
    }

    /// One canvas beside another, so many columns from its left.
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

/// A line whose spots are counted from another one on.
fn moved(mut line: Line, first: usize) -> Line {
    for piece in &mut line {
        piece.spot = piece.spot.map(|spot| spot + first);
    }
    line
}

/// The spot at a place of the screen.
pub fn at(placed: &[Placed], column: u16, line: u16) -> Option<&Placed> {
    placed.iter().rev().find(|one| one.rect.contains(Position::new(column, line)))
}
