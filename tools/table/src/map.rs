//! Maps: places at their positions, with their contents and links.

use page::{shorten, width, wrap};
use play::panel::{LinkKind, Map, Place};
use view::Row;

use crate::canvas::{Canvas, Key, Line, Look, Piece, Shows, Spot};
use crate::numbered::{Numbered, look};
use crate::route::{Area, Point, Stroke, route};

/// Columns between places.
const GAP: usize = 3;
/// Minimum and maximum width of a place in columns.
const WIDTHS: (usize, usize) = (12, 20);

impl Numbered<'_> {
    /// The map of a panel, with or without frames around the places, if it fits in this number of
    /// columns.
    pub fn map(self, room: usize, framed: bool) -> Option<Canvas> {
        let map = self.panel.map.as_ref()?;
        let across = map.places.iter().map(|place| usize::from(place.x) + 1).max()?;
        let each = ((room + GAP) / across).saturating_sub(GAP);
        let wide = each.min(WIDTHS.1);
        (wide >= WIDTHS.0).then(|| Drawing::new(self, map, wide, framed).canvas())
    }
}

/// A map as drawn: letters on a grid of columns and lines.
struct Drawing {
    letters: Vec<Vec<Letter>>,
    spots: Vec<Spot>,
    /// The shown cells.
    shown: Vec<Shows>,
    /// The positions of empty cells: column, line and the index of the cell.
    gaps: Vec<(usize, usize, usize)>,
    /// Links without a line, by names.
    named: Vec<String>,
    /// Width of a place.
    wide: usize,
    /// Height of a place.
    high: usize,
    framed: bool,
}

/// A letter at a position.
#[derive(Clone)]
struct Letter {
    /// Empty if the letter before it takes two columns.
    text: String,
    ink: Ink,
}

/// The look and the source of letters.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ink {
    look: Look,
    spot: Option<usize>,
    /// The index of the shown cell.
    shows: Option<usize>,
}

impl Ink {
    const fn of(look: Look) -> Self {
        Self { look, spot: None, shows: None }
    }
}

impl Drawing {
    fn new(numbered: Numbered<'_>, map: &Map, wide: usize, framed: bool) -> Self {
        let high = if framed { 4 } else { 2 };
        let most = |at: fn(&Place) -> u16| {
            map.places.iter().map(|place| usize::from(at(place)) + 1).max().unwrap_or(0)
        };
        let columns = most(|place| place.x) * (wide + GAP) - GAP;
        let lines = most(|place| place.y) * high;
        let blank = Letter { text: " ".to_owned(), ink: Ink::of(Look::Plain) };
        // There is room for links below the last places.
        let letters = vec![vec![blank; columns]; lines + 1];
        let (spots, shown, gaps) = (Vec::new(), Vec::new(), Vec::new());
        let named = Vec::new();
        let mut drawing = Self { letters, spots, shown, gaps, named, wide, high, framed };
        for place in &map.places {
            if let Some(row) = numbered.panel.rows.get(place.row) {
                drawing.place(numbered, map, place, row);
            }
        }
        drawing.links(numbered, map);
        drawing
    }

    /// The first column and line of a place.
    fn corner(&self, (x, y): (usize, usize)) -> (usize, usize) {
        (x * (self.wide + GAP), y * self.high)
    }

    fn place(&mut self, panel: Numbered<'_>, map: &Map, place: &Place, row: &Row) {
        let (heads, cells) = (&panel.panel.columns, map.cells);
        let numbered = (panel.no, place.row);
        let (x, y) = self.corner((place.x.into(), place.y.into()));
        let (wide, inset) = (self.wide, usize::from(self.framed));
        self.spots.push(spot(panel.no, place.row, row));
        let spot = Some(self.spots.len() - 1);
        if self.framed {
            self.frame(x, y);
        }
        let (x, y, room) = (x + inset, y + inset, wide - 2 * inset);
        // The empty part also belongs to the place.
        for line in y..y + 2 {
            self.put(x, line, &" ".repeat(room), Ink { spot, ..Ink::of(Look::Plain) });
        }
        // Things of players are below those of the place.
        let owner = |at: usize| heads.get(at).filter(|head| !head.about.is_empty());
        let ours = row.cells.iter().enumerate().take(cells);
        let (above, below): (Vec<_>, Vec<_>) = ours.partition(|(at, _)| owner(*at).is_none());
        let (mut left, mut right) = (x, x + room);
        for (at, cell) in above.iter().rev().filter(|(at, _)| *at > 0) {
            let shows = self.shows(numbered, *at, "");
            if cell.text.is_empty() {
                self.gaps.push((y, right, shows));
                continue;
            }
            right -= width(&cell.text).min(right - x);
            self.put(right, y, &cell.text, Ink { look: look(cell), spot, shows: Some(shows) });
            right = right.saturating_sub(1).max(x);
        }
        if let Some((_, cell)) = above.first().filter(|(at, _)| *at == 0) {
            let name = shorten(&cell.text, right.saturating_sub(x));
            self.put(x, y, &name, Ink { spot, ..Ink::of(Look::Strong) });
        }
        let mut empty = Vec::new();
        for (at, cell) in below {
            let head = owner(at).map_or("", |head| head.text.as_str());
            let shows = self.shows(numbered, at, head);
            let text = format!("{head}{}", cell.text);
            if cell.text.is_empty() {
                empty.push(shows);
            } else if left + width(&text) <= x + room {
                self.put(left, y + 1, &text, Ink { look: look(cell), spot, shows: Some(shows) });
                left += width(&text) + 1;
            }
        }
        // A future text comes after all present ones.
        self.gaps.extend(empty.into_iter().map(|shows| (y + 1, left, shows)));
    }

    /// Draws a frame around a place that begins here.
    fn frame(&mut self, x: usize, y: usize) {
        let (wide, ink) = (self.wide, Ink::of(Look::Faint));
        let bar = "─".repeat(wide - 2);
        self.put(x, y, &format!("╭{bar}╮"), ink);
        self.put(x, y + 3, &format!("╰{bar}╯"), ink);
        for line in [y + 1, y + 2] {
            self.put(x, line, "│", ink);
            self.put(x + wide - 1, line, "│", ink);
        }
    }

    /// Adds a shown cell and returns its index.
    fn shows(&mut self, (panel, row): (usize, usize), column: usize, head: &str) -> usize {
        let key = Key::Cell(panel, row, column);
        self.shown.push(Shows { head: head.to_owned(), ..Shows::all(key) });
        self.shown.len() - 1
    }

    /// Draws the links: first between neighbors, then longer ones, as lines if there is room,
    /// otherwise by names.
    fn links(&mut self, panel: Numbered<'_>, map: &Map) {
        let mut far = Vec::new();
        for link in &map.links {
            if let (Some(from), Some(to)) = (map.places.get(link.from), map.places.get(link.to))
                && !self.link(point(from), point(to), link.kind)
            {
                far.push((from, to, Strokes::of(link.kind)));
            }
        }
        far.retain(|(from, to, strokes)| !self.far_link(map, (from, to), strokes));
        let name = |place: &Place| {
            let cell = panel.panel.rows.get(place.row).and_then(|row| row.cells.first());
            cell.map_or("", |cell| cell.text.as_str())
        };
        let said = |(from, to, strokes): (&Place, &Place, Strokes)| {
            format!("{} {} {}", name(from), strokes.flat, name(to))
        };
        self.named = far.into_iter().map(said).collect();
    }

    /// Links two neighboring places, also diagonally. Returns `false` if they are not neighbors, or
    /// there is no room.
    fn link(&mut self, one: (usize, usize), other: (usize, usize), kind: LinkKind) -> bool {
        let (left, right) = if one.0 <= other.0 { (one, other) } else { (other, one) };
        let (x, y) = self.corner(left);
        let (_, to_y) = self.corner(right);
        let strokes = Strokes::of(kind);
        let (gap, ink) = (x + self.wide, Ink::of(Look::Faint));
        // The last line of the upper one.
        let between = y.max(to_y).saturating_sub(1);
        match (right.0 - left.0, left.1.abs_diff(right.1)) {
            (1, 0) => {
                let line = y + usize::from(self.framed);
                self.put(gap, line, &strokes.flat.repeat(GAP), ink);
            }
            (0, 1) if self.framed => {
                self.put(x + self.wide / 2, between, strokes.leaves, ink);
                self.put(x + self.wide / 2, between + 1, strokes.enters, ink);
            }
            (0, 1) => {
                // Without other text, on the right.
                let last = x + self.wide;
                let columns = [last - 3, last - 2, last - 1].into_iter().chain((x..last - 3).rev());
                let Some(column) = columns.into_iter().find(|x| self.is_blank((*x, between)))
                else {
                    return false;
                };
                self.put(column, between, strokes.upright, ink);
            }
            (1, 1) => {
                let falls = right.1 > left.1;
                let sign = if falls { strokes.falling } else { strokes.rising };
                // Two links that cross.
                let free = self.is_blank((gap + GAP / 2, between));
                self.put(gap + GAP / 2, between, if free { sign } else { "╳" }, ink);
            }
            _ => return false,
        }
        true
    }

    /// Draws a line between two distant places, if there is room.
    fn far_link(&mut self, map: &Map, (from, to): (&Place, &Place), strokes: &Strokes) -> bool {
        let (size, framed) = ((self.wide, self.high), self.framed);
        let area = |place| Area { corner: self.corner(point(place)), size, framed };
        let places: Vec<Area> = map.places.iter().map(area).collect();
        let free = |at: Point| self.is_blank(at) && !places.iter().any(|place| place.has(at));
        let way = route(area(from), area(to), strokes.has_corners, &free);
        let Some(line) = way else { return false };
        let ends = [(from, line.first()), (to, line.last())];
        let ends = ends.map(|(place, end)| (area(place), end.copied()));
        for (place, end) in ends {
            let end = end.filter(|(_, stroke)| !matches!(stroke, Stroke::Rising | Stroke::Falling));
            if let Some((at, _)) = end.filter(|((x, _), _)| place.has((*x, place.corner.1))) {
                self.lead_in(place, at, strokes);
            }
        }
        for ((x, y), stroke) in line {
            let letter = match stroke {
                Stroke::Flat => strokes.flat,
                Stroke::Upright => strokes.upright,
                Stroke::Rising => strokes.rising,
                Stroke::Falling => strokes.falling,
                Stroke::Corner(letter) => letter,
            };
            self.put(x, y, letter, Ink::of(Look::Faint));
        }
        true
    }

    /// Leads a vertical line into the frame of a place. Without a frame, moves a line that leads
    /// down next to the text of the place, so that it does not begin below an empty line.
    fn lead_in(&mut self, place: Area, (x, y): Point, strokes: &Strokes) {
        let ((_, top), (_, high)) = (place.corner, place.size);
        if place.framed && y == top + high {
            return self.put(x, y - 1, strokes.leaves, Ink::of(Look::Faint));
        }
        if place.framed && y + 1 == top {
            return self.put(x, top, strokes.enters, Ink::of(Look::Faint));
        }
        if place.framed || y != top + high {
            return;
        }
        for line in (top + 1..y).rev() {
            if self.is_blank((x, line)) {
                self.put(x, line, strokes.upright, Ink::of(Look::Faint));
            }
        }
    }

    fn is_blank(&self, (x, y): Point) -> bool {
        self.letters.get(y).and_then(|line| line.get(x)).is_some_and(|letter| letter.text == " ")
    }

    /// Writes letters from a position on, over existing ones.
    fn put(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
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
                *rest = Letter { text: String::new(), ink };
            }
            place[0].text = text;
            at += wide;
        }
    }

    fn canvas(self) -> Canvas {
        let Self { letters, spots, shown, gaps, named, .. } = self;
        let columns = letters.first().map_or(0, Vec::len);
        let piece = |text: String, ink: Ink| {
            let shows = ink.shows.and_then(|at| shown.get(at)).cloned();
            Piece { spot: ink.spot, shows, ..Piece::new(text, ink.look) }
        };
        let line = |(y, letters): (usize, Vec<Letter>)| {
            let mut line = vec![Piece::blank(2)];
            let mut last = None;
            for (x, letter) in letters.into_iter().enumerate() {
                for (_, _, shows) in gaps.iter().filter(|gap| (gap.0, gap.1) == (y, x)) {
                    let ink = Ink { shows: Some(*shows), ..Ink::of(Look::Plain) };
                    line.push(piece(String::new(), ink));
                    last = None;
                }
                match line.last_mut().filter(|_| last == Some(letter.ink)) {
                    Some(piece) => piece.text.push_str(&letter.text),
                    None => line.push(piece(letter.text, letter.ink)),
                }
                last = Some(letter.ink);
            }
            line
        };
        let mut lines: Vec<Line> = letters.into_iter().enumerate().map(line).collect();
        while lines.last().is_some_and(|line| line.iter().all(|piece| piece.text.trim().is_empty()))
        {
            lines.pop();
        }
        let named = wrap(&named.join("   "), columns).into_iter().filter(|line| !line.is_empty());
        lines.extend(named.map(|line| vec![Piece::blank(2), Piece::new(line, Look::Faint)]));
        Canvas { lines, spots }
    }
}

/// The letters of lines.
struct Strokes {
    flat: &'static str,
    upright: &'static str,
    rising: &'static str,
    falling: &'static str,
    /// Where a vertical line leaves the frame of the upper place, and enters that of the lower one.
    leaves: &'static str,
    enters: &'static str,
    /// Whether a long line has corners rather than diagonal strokes.
    has_corners: bool,
}

impl Strokes {
    const fn of(kind: LinkKind) -> Self {
        match kind {
            LinkKind::Land => Self {
                flat: "─",
                upright: "│",
                rising: "╱",
                falling: "╲",
                leaves: "┬",
                enters: "┴",
                has_corners: false,
            },
            LinkKind::Crossing => Self {
                flat: "╌",
                upright: "┆",
                // Dashed diagonals are in few fonts: accents are in all, and lean as they do. A
                // long line of them cannot be followed.
                rising: "´",
                falling: "`",
                leaves: "┆",
                enters: "┆",
                has_corners: true,
            },
        }
    }
}

/// The grid position of a place.
fn point(place: &Place) -> (usize, usize) {
    (place.x.into(), place.y.into())
}

/// A place can get the focus as one thing, whatever is in it.
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
