//! Panels as canvases: all the forms in which one can be drawn, for the plan to choose from.

use page::{width, wrap};
use view::{Cell, Panel, Row};

use crate::canvas::{Canvas, Key, Line, Look, Piece, Spot, line_width};

/// Columns between the cells of a row.
const GAP: usize = 2;
/// Columns between the parts of a panel that stand side by side.
const GUTTER: usize = 4;
/// Fewer columns than that are left empty beside a part of a panel.
const NARROW: usize = 16;

/// How much of a panel is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Rows with the texts of their cards.
    Texts,
    /// Rows.
    Rows,
    /// One line.
    Line,
}

/// How rows are laid out.
#[derive(Clone, Copy)]
struct Style {
    /// With the texts of their cards.
    texts: bool,
    /// Rows of one cell go on in one line.
    close: bool,
}

/// A panel with its number among all of them.
#[derive(Clone, Copy)]
pub struct Numbered<'v> {
    /// The number.
    pub no: usize,
    /// The panel.
    pub panel: &'v Panel,
}

impl Numbered<'_> {
    /// The forms that fit so many columns; never none.
    pub fn forms(self, room: usize, extent: Extent) -> Vec<Canvas> {
        if extent == Extent::Line {
            return self.brief().map_or_else(|| self.lines(room), |brief| vec![brief]);
        }
        let maps = self.map_forms(room.saturating_sub(GAP));
        if !maps.is_empty() {
            let head = Canvas { lines: vec![self.title()], spots: Vec::new() };
            return maps.into_iter().map(|map| head.clone().above(map)).collect();
        }
        let texts = extent == Extent::Texts;
        let rows: Vec<(usize, &Row)> = self.panel.rows.iter().enumerate().collect();
        let alike =
            |one: &(usize, &Row), other: &(usize, &Row)| one.1.cells.len() == other.1.cells.len();
        let mut groups: Vec<&[(usize, &Row)]> = rows.chunk_by(alike).collect();
        let mut head = Canvas { lines: vec![self.title()], spots: Vec::new() };
        if groups.len() > 1 && groups[0].len() == 1 && !texts {
            let first = self.flow(groups[0], room);
            let wide = line_width(&head.lines[0]) + GAP + first.width();
            if first.height() == 1 && wide <= room {
                let at = line_width(&head.lines[0]) + GAP;
                head = head.beside(first, at);
                groups.remove(0);
            }
        }
        let mut bodies = Vec::new();
        for close in [false, true] {
            let style = Style { texts, close };
            bodies.push(self.stack(&groups, room, style));
            for at in 1..groups.len() {
                bodies.extend(self.side_by_side(&groups, at, room, style));
            }
        }
        if let [group] = groups[..]
            && let [row] = group
            && row.1.cells.len() > 1
        {
            bodies.push(self.list(*row));
        }
        bodies.into_iter().map(|body| head.clone().above(body)).collect()
    }

    fn title(self) -> Line {
        vec![Piece::new(self.panel.title.clone(), Look::Title)]
    }

    /// The panel in one line, in all lengths: its title, and as much as fits of what its rows begin
    /// with, or of its only row.
    fn lines(self, room: usize) -> Vec<Canvas> {
        let spot = Spot {
            key: Key::Panel(self.no),
            text: self.panel.title.clone(),
            about: Vec::new(),
            offers: Vec::new(),
        };
        let rows = self.panel.rows.iter().enumerate();
        let cells: Vec<(usize, usize, &Cell)> = match &self.panel.rows[..] {
            [row] => row.cells.iter().enumerate().map(|(at, cell)| (0, at, cell)).collect(),
            _ => rows.filter_map(|(at, row)| Some((at, 0, row.cells.first()?))).collect(),
        };
        let mut canvas = Canvas { lines: vec![self.title()], spots: vec![spot] };
        canvas.lines[0][0].spot = Some(0);
        let mut forms = vec![canvas.clone()];
        for (row, column, cell) in cells.into_iter().filter(|(_, _, cell)| !cell.text.is_empty()) {
            canvas.lines[0].push(Piece::blank(GAP));
            self.push(&mut canvas, 0, cell, (row, column));
            if canvas.width() > room {
                break;
            }
            forms.push(canvas.clone());
        }
        forms
    }

    /// What a panel says in short.
    fn brief(self) -> Option<Canvas> {
        let (first, rest) = self.panel.brief.split_first()?;
        let name = Spot {
            key: Key::Panel(self.no),
            text: first.text.clone(),
            about: first.about.clone(),
            offers: first.offers.clone(),
        };
        let mut line = vec![Piece { text: first.text.clone(), look: Look::Title, spot: Some(0) }];
        for cell in rest {
            line.push(Piece::blank(GAP));
            line.push(Piece::new(cell.text.clone(), look(cell)));
        }
        Some(Canvas { lines: vec![line], spots: vec![name] })
    }

    /// Groups of rows one above another.
    fn stack(self, groups: &[&[(usize, &Row)]], room: usize, style: Style) -> Canvas {
        let mut canvas = Canvas::default();
        for (at, group) in groups.iter().enumerate() {
            let columns = if at == 0 { &self.panel.columns[..] } else { &[] };
            canvas = canvas.above(self.group(group, columns, room, style));
        }
        canvas
    }

    /// Some groups beside the others, if they fit.
    fn side_by_side(
        self,
        groups: &[&[(usize, &Row)]],
        at: usize,
        room: usize,
        style: Style,
    ) -> Option<Canvas> {
        let left = self.stack(&groups[..at], room, style);
        let column = left.width() + GUTTER;
        let rest = room.checked_sub(column).filter(|rest| *rest >= NARROW)?;
        let right = self.stack(&groups[at..], rest, style);
        (right.width() <= rest).then(|| left.beside(right, column))
    }

    /// The cells of a row one below another.
    fn list(self, (no, row): (usize, &Row)) -> Canvas {
        let mut canvas = Canvas::default();
        for (column, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !cell.text.is_empty())
        {
            canvas.lines.push(vec![Piece::blank(GAP)]);
            let line = canvas.lines.len() - 1;
            self.push(&mut canvas, line, cell, (no, column));
        }
        canvas
    }

    /// Rows with equally many cells: a table where it fits, else each row for itself.
    fn group(self, rows: &[(usize, &Row)], columns: &[Cell], room: usize, style: Style) -> Canvas {
        let count = rows.first().map_or(0, |(_, row)| row.cells.len());
        if style.close && count == 1 {
            return self.flow(rows, room);
        }
        let head = (!columns.is_empty()).then_some(columns);
        let all = || head.into_iter().chain(rows.iter().map(|(_, row)| &row.cells[..]));
        let widest = |column: usize| {
            all().filter_map(|cells| cells.get(column)).map(|cell| width(&cell.text)).max()
        };
        let widths: Vec<usize> = (0..count).map(|column| widest(column).unwrap_or(0)).collect();
        let whole = GAP + widths.iter().map(|width| width + GAP).sum::<usize>();
        let mut canvas = Canvas::default();
        if let Some(heading) = head {
            let cells = heading.iter().zip(&widths).flat_map(|(cell, wide)| {
                let fill = wide.saturating_sub(width(&cell.text)) + GAP;
                [Piece::new(cell.text.clone(), Look::Faint), Piece::blank(fill)]
            });
            canvas.lines.push([Piece::blank(GAP)].into_iter().chain(cells).collect());
        }
        for (no, row) in rows {
            if whole <= room + GAP {
                self.aligned(&mut canvas, (*no, row), &widths);
            } else {
                canvas = canvas.above(self.flow(&[(*no, row)], room));
            }
            if style.texts {
                let lines = row.texts.iter().flat_map(|text| wrap(text, room.saturating_sub(6)));
                let faint = |line| vec![Piece::blank(6), Piece::new(line, Look::Faint)];
                canvas.lines.extend(lines.map(faint));
            }
        }
        canvas
    }

    fn aligned(self, canvas: &mut Canvas, (no, row): (usize, &Row), widths: &[usize]) {
        if row.cells.iter().all(|cell| cell.text.is_empty()) {
            return;
        }
        canvas.lines.push(vec![Piece::blank(GAP)]);
        let line = canvas.lines.len() - 1;
        let last = row.cells.iter().rposition(|cell| !cell.text.is_empty()).unwrap_or(0);
        for (column, cell) in row.cells.iter().enumerate().take(last + 1) {
            let used = self.push(canvas, line, cell, (no, column));
            if column < last {
                canvas.lines[line].push(Piece::blank(widths[column].saturating_sub(used) + GAP));
            }
        }
    }

    /// Rows one after another, over as many lines as they take; what does not fit one line is parted
    /// between words.
    fn flow(self, rows: &[(usize, &Row)], room: usize) -> Canvas {
        let mut canvas = Canvas::default();
        let rest = room.saturating_sub(2 * GAP).max(1);
        let mut line = Line::new();
        let cells = rows.iter().flat_map(|(no, row)| {
            row.cells.iter().enumerate().map(move |(column, cell)| (*no, column, cell))
        });
        for (no, column, cell) in cells.filter(|(_, _, cell)| !cell.text.is_empty()) {
            let whole = width(&cell.text) <= rest;
            let parts = if whole { vec![cell.text.clone()] } else { wrap(&cell.text, rest) };
            let spot = self.spot(&mut canvas, cell, (no, column));
            for (at, text) in parts.into_iter().enumerate() {
                if !line.is_empty() && line_width(&line) + GAP + width(&text) > room {
                    canvas.lines.push(std::mem::take(&mut line));
                }
                // What goes on from the line above begins farther in.
                line.push(Piece::blank(if line.is_empty() && at > 0 { 2 * GAP } else { GAP }));
                line.push(Piece { text, look: look(cell), spot });
            }
        }
        if !line.is_empty() {
            canvas.lines.push(line);
        }
        canvas
    }

    /// Puts a cell on a line; says how many columns it takes.
    fn push(self, canvas: &mut Canvas, line: usize, cell: &Cell, at: (usize, usize)) -> usize {
        let spot = self.spot(canvas, cell, at);
        canvas.lines[line].push(Piece { text: cell.text.clone(), look: look(cell), spot });
        width(&cell.text)
    }

    /// A cell that shows something can be pointed at.
    fn spot(
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

/// How a cell looks.
pub fn look(cell: &Cell) -> Look {
    cell.tone.map_or(Look::Plain, Look::Tinted)
}
