//! A map: places where they lie, with what is in them, and what joins them.

use page::{shorten, width};
use play::panel::{LinkKind, Map, Place};
use view::{Cell, Row};

use crate::canvas::{Canvas, Key, Line, Look, Piece, Spot};
use crate::panel::{Numbered, look};

/// Columns between places.
const GAP: usize = 3;
/// A place is at least and at most so wide.
const WIDTHS: (usize, usize) = (12, 20);

impl Numbered<'_> {
    /// The map of a panel, perhaps with a frame around each place, if it fits so many columns.
    pub fn map(self, room: usize, framed: bool) -> Option<Canvas> {
        let map = self.panel.map.as_ref()?;
        let across = map.places.iter().map(|place| usize::from(place.x) + 1).max()?;
        let each = ((room + GAP) / across).saturating_sub(GAP);
        let wide = each.min(WIDTHS.1);
        (wide >= WIDTHS.0).then(|| Drawing::new(self, map, wide, framed).canvas())
    }
}

/// A map as it is drawn: letters on a grid of columns and lines.
struct Drawing {
    letters: Vec<Vec<Letter>>,
    spots: Vec<Spot>,
    /// Columns of a place.
    wide: usize,
    /// Lines of a place.
    high: usize,
    framed: bool,
}

/// What stands in a column of a line.
#[derive(Clone)]
struct Letter {
    /// Empty where the letter before takes two columns.
    text: String,
    look: Look,
    spot: Option<usize>,
}

impl Drawing {
    fn new(numbered: Numbered<'_>, map: &Map, wide: usize, framed: bool) -> Self {
        let high = if framed { 4 } else { 2 };
        let most = |at: fn(&Place) -> u16| {
            map.places.iter().map(|place| usize::from(at(place)) + 1).max().unwrap_or(0)
        };
        let columns = most(|place| place.x) * (wide + GAP) - GAP;
        let lines = most(|place| place.y) * high;
        let blank = Letter { text: " ".to_owned(), look: Look::Plain, spot: None };
        let letters = vec![vec![blank; columns]; lines];
        let mut drawing = Self { letters, spots: Vec::new(), wide, high, framed };
        // Where places have no frames, what is in them comes before what joins them.
        if !framed {
            drawing.links(map);
        }
        for place in &map.places {
            if let Some(row) = numbered.panel.rows.get(place.row) {
                let spot = spot(numbered.no, place.row, row);
                let point = (place.x.into(), place.y.into());
                drawing.place(point, spot, row, map.cells, &numbered.panel.columns);
            }
        }
        if framed {
            drawing.links(map);
        }
        drawing
    }

    /// The first column and line of a place.
    fn corner(&self, (x, y): (usize, usize)) -> (usize, usize) {
        (x * (self.wide + GAP), y * self.high)
    }

    fn place(&mut self, at: (usize, usize), spot: Spot, row: &Row, cells: usize, heads: &[Cell]) {
        let (x, y) = self.corner(at);
        let (wide, inset) = (self.wide, usize::from(self.framed));
        self.spots.push(spot);
        let spot = Some(self.spots.len() - 1);
        if self.framed {
            let bar = "─".repeat(wide - 2);
            self.put(x, y, &format!("╭{bar}╮"), Look::Faint, None);
            self.put(x, y + 3, &format!("╰{bar}╯"), Look::Faint, None);
            for line in [y + 1, y + 2] {
                self.put(x, line, "│", Look::Faint, None);
                self.put(x + wide - 1, line, "│", Look::Faint, None);
            }
        }
        let (x, y, room) = (x + inset, y + inset, wide - 2 * inset);
        let ours =
            row.cells.iter().enumerate().take(cells).filter(|(_, cell)| !cell.text.is_empty());
        // What is somebody's stands below what is of the place.
        let owner = |at: usize| heads.get(at).filter(|head| !head.about.is_empty());
        let (above, below): (Vec<_>, Vec<_>) = ours.partition(|(at, _)| owner(*at).is_none());
        let (mut left, mut right) = (x, x + room);
        for (_, cell) in above.iter().rev().filter(|(at, _)| *at > 0) {
            right -= width(&cell.text).min(right - x);
            self.put(right, y, &cell.text, look(cell), spot);
            right = right.saturating_sub(1).max(x);
        }
        if let Some((_, cell)) = above.first().filter(|(at, _)| *at == 0) {
            self.put(x, y, &shorten(&cell.text, right.saturating_sub(x)), Look::Strong, spot);
        }
        for (at, cell) in below {
            let head = owner(at).map_or("", |head| head.text.as_str());
            let text = format!("{head}{}", cell.text);
            if left + width(&text) <= x + room {
                self.put(left, y + 1, &text, look(cell), spot);
                left += width(&text) + 1;
            }
        }
    }

    fn links(&mut self, map: &Map) {
        let point = |place: &Place| (usize::from(place.x), usize::from(place.y));
        for link in &map.links {
            if let (Some(from), Some(to)) = (map.places.get(link.from), map.places.get(link.to)) {
                self.link(point(from), point(to), link.kind);
            }
        }
    }

    /// What joins two places that lie beside each other, also askew. Between what lies farther apart
    /// nothing is drawn.
    fn link(&mut self, one: (usize, usize), other: (usize, usize), kind: LinkKind) {
        let (left, right) = if one.0 <= other.0 { (one, other) } else { (other, one) };
        let (x, y) = self.corner(left);
        let (_, to_y) = self.corner(right);
        let (flat, upright, rising, falling) = match kind {
            LinkKind::Land => ("─", "│", "╱", "╲"),
            LinkKind::Crossing => ("╌", "┆", "⋰", "⋱"),
        };
        let gap = x + self.wide;
        // The last line of the upper one.
        let between = y.max(to_y).saturating_sub(1);
        match (right.0 - left.0, left.1.abs_diff(right.1)) {
            (1, 0) => {
                let line = y + usize::from(self.framed);
                self.put(gap, line, &flat.repeat(GAP), Look::Faint, None);
            }
            (0, 1) if self.framed => {
                self.put(x + self.wide / 2, between, "┬", Look::Faint, None);
                self.put(x + self.wide / 2, between + 1, "┴", Look::Faint, None);
            }
            (0, 1) => self.put(x + self.wide - 3, between, upright, Look::Faint, None),
            (1, 1) => {
                let sign = if right.1 > left.1 { falling } else { rising };
                self.put(gap + GAP / 2, between, sign, Look::Faint, None);
            }
            _ => {}
        }
    }

    /// Letters from a column of a line on; what is there already is written over.
    fn put(&mut self, x: usize, y: usize, text: &str, look: Look, spot: Option<usize>) {
        let Some(line) = self.letters.get_mut(y) else { return };
        let mut at = x;
        for letter in text.chars() {
            let text = letter.to_string();
            let wide = width(&text);
            let Some(place) = line.get_mut(at..at + wide.max(1)) else { return };
            if wide == 0 {
                continue;
            }
            for rest in place.iter_mut() {
                *rest = Letter { text: String::new(), look, spot };
            }
            place[0].text = text;
            at += wide;
        }
    }

    fn canvas(self) -> Canvas {
        let line = |letters: Vec<Letter>| {
            let mut line = vec![Piece::blank(2)];
            for letter in letters {
                match line.last_mut() {
                    Some(last) if (last.look, last.spot) == (letter.look, letter.spot) => {
                        last.text.push_str(&letter.text);
                    }
                    _ => {
                        line.push(Piece { text: letter.text, look: letter.look, spot: letter.spot })
                    }
                }
            }
            line
        };
        let mut lines: Vec<Line> = self.letters.into_iter().map(line).collect();
        while lines.last().is_some_and(|line| line.iter().all(|piece| piece.text.trim().is_empty()))
        {
            lines.pop();
        }
        Canvas { lines, spots: self.spots }
    }
}

/// A place can be pointed at as one thing, whatever is in it.
fn spot(panel: usize, no: usize, row: &Row) -> Spot {
    let first = row.cells.first();
    let mut offers: Vec<usize> = row.cells.iter().flat_map(|cell| &cell.offers).copied().collect();
    offers.sort_unstable();
    offers.dedup();
    Spot {
        key: Key::Cell(panel, no, 0),
        text: first.map_or_else(String::new, |cell| cell.text.clone()),
        about: first.map_or_else(Vec::new, |cell| cell.about.clone()),
        offers,
    }
}
