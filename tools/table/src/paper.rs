//! Draws canvases on the screen, with focus, news and future texts.

use page::width;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::canvas::{Canvas, Key, Line, Placed, Spot};
use crate::foreseen::Foreseen;
use crate::retold::{Retold, retold};
use crate::theme::{Lit, Theme};

/// The target for drawing canvases.
pub struct Paper<'b> {
    /// The screen.
    pub buffer: &'b mut Buffer,
    /// The colors.
    pub theme: Theme,
    /// The focus.
    pub focus: Option<Key>,
    /// The offers about the focus.
    pub meant: Vec<usize>,
    /// The places linked to the focused one.
    pub near: Vec<Key>,
    /// New cells.
    pub fresh: Vec<Key>,
    /// Future texts of an offer.
    pub foreseen: Vec<Foreseen>,
    /// The position of the terminal's cursor, if it is not on the focus.
    pub cursor: Option<Position>,
    /// The spots drawn so far.
    pub placed: Vec<Placed>,
    /// Spots below a page, which cannot get the focus while that is open.
    pub beneath: Vec<Placed>,
    /// Texts that did not fit. Tests check that there are none.
    pub clipped: Vec<String>,
}

impl Paper<'_> {
    /// Draws the lines of a canvas from an index on, as far as they fit.
    pub fn draw(&mut self, canvas: &Canvas, area: Rect, from: usize) {
        let area = area.intersection(self.buffer.area);
        let lines = canvas.lines.iter().skip(from).zip(area.y..area.bottom());
        for (line, y) in lines {
            self.line(line, &canvas.spots, Rect { y, height: 1, ..area });
        }
    }

    /// Draws lines without spots.
    pub fn lines(&mut self, lines: Vec<Line>, area: Rect) {
        self.draw(&Canvas { lines, spots: Vec::new() }, area, 0);
    }

    fn line(&mut self, line: &Line, spots: &[Spot], area: Rect) {
        let Retold { line, changed, silent } = retold(line, &self.foreseen, area.width.into());
        let mut x = area.x;
        for (at, piece) in line.iter().enumerate() {
            let room = usize::from(area.right().saturating_sub(x));
            let spot = piece.spot.and_then(|at| spots.get(at));
            // Text of a pack is never sent to the terminal unchanged.
            let text = diag::visible(&piece.text);
            let seen = spot.filter(|_| !text.trim().is_empty());
            let mut style = self.theme.style(piece.look, self.lit(seen));
            if seen.is_some_and(|spot| self.near.contains(&spot.key)) {
                style = self.theme.near(style);
            }
            if changed.contains(&at) {
                style = self.theme.foreseen(style);
            }
            if silent.contains(&at) {
                style = self.theme.near(style);
            }
            if width(&text) > room && !text.trim().is_empty() {
                self.clipped.push(text.to_string());
            }
            let end = if room == 0 {
                x
            } else {
                self.buffer.set_stringn(x, area.y, &text, room, style).0
            };
            if let Some(spot) = spot.filter(|_| end > x) {
                self.place(spot, Rect { x, width: end - x, ..area });
            }
            x = end;
        }
    }

    fn lit(&self, spot: Option<&Spot>) -> Lit {
        let Some(spot) = spot else { return Lit::Not };
        if self.focus.as_ref() == Some(&spot.key) {
            Lit::Focused
        } else if spot.offers.iter().any(|offer| self.meant.contains(offer))
            || self.fresh.contains(&spot.key)
        {
            Lit::Meant
        } else if !spot.offers.is_empty() {
            Lit::Offered
        } else {
            Lit::Not
        }
    }

    /// Adds the place of a spot. Several pieces form one place.
    fn place(&mut self, spot: &Spot, rect: Rect) {
        match self.placed.last_mut().filter(|last| last.spot.key == spot.key) {
            Some(last) => last.rect = last.rect.union(rect),
            None => self.placed.push(Placed { rect, spot: spot.clone() }),
        }
    }
}
