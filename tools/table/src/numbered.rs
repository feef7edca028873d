//! Panels with their indices, which identify their cells.

use page::width;
use play::panel::Mark;
use view::{Cell, Panel};

use crate::canvas::{Canvas, Key, Look, Piece, Shows, Spot};

/// A panel with its index.
#[derive(Clone, Copy)]
pub struct Numbered<'v> {
    /// The index.
    pub no: usize,
    /// The panel.
    pub panel: &'v Panel,
}

impl Numbered<'_> {
    /// Adds a cell to a line. Returns its width in columns.
    pub fn push(self, canvas: &mut Canvas, line: usize, cell: &Cell, at: (usize, usize)) -> usize {
        let spot = self.spot(canvas, cell, at);
        let shows = Some(Shows::all(Key::Cell(self.no, at.0, at.1)));
        let piece = Piece::new(cell.text.clone(), look(cell));
        canvas.lines[line].push(Piece { spot, shows, ..piece });
        width(&cell.text)
    }

    /// The spot of a cell that shows a thing.
    pub fn spot(
        self,
        canvas: &mut Canvas,
        cell: &Cell,
        (row, column): (usize, usize),
    ) -> Option<usize> {
        if cell.about.is_empty() && cell.offers.is_empty() {
            return None;
        }
        canvas.spots.push(Spot {
            key: Key::Cell(self.no, row, column),
            text: cell.text.clone(),
            about: cell.about.clone(),
            offers: cell.offers.clone(),
        });
        Some(canvas.spots.len() - 1)
    }
}

/// The look of a cell. The color of a thing takes precedence over its state.
pub fn look(cell: &Cell) -> Look {
    match (cell.tone, cell.mark) {
        (Some(tone), _) => Look::Tinted(tone),
        (None, Some(Mark::Met)) => Look::Good,
        (None, Some(Mark::Lost | Mark::Beyond)) => Look::Bad,
        (None, Some(Mark::Open | Mark::Affordable) | None) => Look::Plain,
    }
}
