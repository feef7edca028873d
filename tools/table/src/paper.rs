//! Where canvases come on the screen, with what is pointed at, what is new and what would come.

use page::width;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::canvas::{Canvas, Key, Line, Placed, Spot};
use crate::foreseen::Foreseen;
use crate::retold::retold;
use crate::theme::{Lit, Theme};

/// Where canvases are drawn.
pub struct Paper<'b> {
    /// The screen.
    pub buffer: &'b mut Buffer,
    /// The colours.
    pub theme: Theme,
    /// What is pointed at now.
    pub focus: Option<Key>,
    /// The offers that this is about.
    pub meant: Vec<usize>,
    /// The places that are joined to the one that is pointed at.
    pub near: Vec<Key>,
    /// What is new.
    pub fresh: Vec<Key>,
    /// What would come of an offer.
    pub foreseen: Vec<Foreseen>,
    /// Where the cursor of the terminal stands, where that is not on what is pointed at.
    pub cursor: Option<Position>,
    /// What has been drawn that can be pointed at.
    pub placed: Vec<Placed>,
    /// What lies below a page, and cannot be pointed at as long as that is there.
    pub beneath: Vec<Placed>,
    /// What did not fit its place: for tests, which hold that it is nothing.
    pub clipped: Vec<String>,
}

impl Paper<'_> {
    /// Draws the lines of a canvas from one on, as far as they are on the screen.
    pub fn draw(&mut self, canvas: &Canvas, area: Rect, from: usize) {
        let area = area.intersection(self.buffer.area);
        let lines = canvas.lines.iter().skip(from).zip(area.y..area.bottom());
        for (line, y) in lines {
            self.line(line, &canvas.spots, Rect { y, height: 1, ..area });
        }
    }

    /// Draws lines in which nothing can be pointed at.
    pub fn lines(&mut self, lines: Vec<Line>, area: Rect) {
        self.draw(&Canvas { lines, spots: Vec::new() }, area, 0);
    }

    fn line(&mut self, line: &Line, spots: &[Spot], area: Rect) {
        let (line, changed) = retold(line, &self.foreseen, area.width.into());
        let mut x = area.x;
        for (at, piece) in line.iter().enumerate() {
            let room = usize::from(area.right().saturating_sub(x));
            let spot = piece.spot.and_then(|at| spots.get(at));
            // Nothing that comes from a pack reaches the terminal as it is.
            let text = diag::visible(&piece.text);
            let seen = spot.filter(|_| !text.trim().is_empty());
            let mut style = self.theme.style(piece.look, self.lit(seen));
            if seen.is_some_and(|spot| self.near.contains(&spot.key)) {
                style = self.theme.near(style);
            }
            if changed.contains(&at) {
                style = self.theme.foreseen(style);
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

    /// What is drawn in several pieces is one place.
    fn place(&mut self, spot: &Spot, rect: Rect) {
        match self.placed.last_mut().filter(|last| last.spot.key == spot.key) {
            Some(last) => last.rect = last.rect.union(rect),
            None => self.placed.push(Placed { rect, spot: spot.clone() }),
        }
    }
}
