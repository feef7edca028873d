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
            return vec![self.line(room)];
        }
        let texts = extent == Extent::Texts;
        let rows: Vec<(usize, &Row)> = self.panel.rows.iter().enumerate().collect();
        let alike =
            |one: &(usize, &Row), other: &(usize, &Row)| one.1.cells.len() == other.1.cells.len();
        let mut groups: Vec<&[(usize, &Row)]> = rows.chunk_by(alike).collect();
        let mut head = Canvas { lines: vec![self.title()], spots: Vec::new() };
        if groups.len() > 1 && groups[0].len() == 1 && !texts {
            let first = self.flow(groups[0][0], room);
            let wide = line_width(&head.lines[0]) + GAP + first.width();
            if first.height() == 1 && wide <= room {
                let at = line_width(&head.lines[0]) + GAP;
                head = head.beside(first, at);
                groups.remove(0);
            }
        }
        let mut bodies = vec![self.stack(&groups, room, texts)];
        for at in 1..groups.len() {
            bodies.extend(self.side_by_side(&groups, at, room, texts));
        }
        if let [group] = groups[..] {
            if let [row] = group
                && row.1.cells.len() > 1
            {
                bodies.push(self.list(*row));
            }
        }
        bodies.into_iter().map(|body| head.clone().above(body)).collect()
    }

    fn title(self) -> Line {
        vec![Piece::new(self.panel.title.clone(), Look::Title)]
    }

    /// The panel in one line: what its rows begin with.
    fn line(self, room: usize) -> Canvas {
        let spot = Spot {
            key: Key::Panel(self.no),
            text: self.panel.title.clone(),
            about: Vec::new(),
            offers: Vec::new(),
        };
        let mut line = self.title();
        line[0].spot = Some(0);
        let mut canvas = Canvas { lines: vec![line], spots: vec![spot] };
        let rows = self.panel.rows.iter().enumerate();
        for (row, column, cell) in rows.flat_map(|(row, one)| {
            one.cells.iter().enumerate().map(move |(column, cell)| (row, column, cell))
        }) {
            let used = line_width(&canvas.lines[0]);
            if used + GAP + width(&cell.text) > room {
                break;
            }
            if !cell.text.is_empty() {
                canvas.lines[0].push(Piece::blank(GAP));
                self.push(&mut canvas, 0, cell, (row, column));
            }
        }
        canvas
    }

    /// Groups of rows one above another.
    fn stack(self, groups: &[&[(usize, &Row)]], room: usize, texts: bool) -> Canvas {
        let mut canvas = Canvas::default();
        for (at, group) in groups.iter().enumerate() {
            let columns = if at == 0 { &self.panel.columns[..] } else { &[] };
            canvas = canvas.above(self.group(group, columns, room, texts));
        }
        canvas
    }

    /// Some groups beside the others, if they fit.
    fn side_by_side(
        self,
        groups: &[&[(usize, &Row)]],
        at: usize,
        room: usize,
        texts: bool,
    ) -> Option<Canvas> {
        let left = self.stack(&groups[..at], room, texts);
        let column = left.width() + GUTTER;
        let rest = room.checked_sub(column).filter(|rest| *rest >= NARROW)?;
        let right = self.stack(&groups[at..], rest, texts);
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
    fn group(self, rows: &[(usize, &Row)], columns: &[Cell], room: usize, texts: bool) -> Canvas {
        let count = rows.first().map_or(0, |(_, row)| row.cells.len());
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
                canvas = canvas.above(self.flow((*no, row), room));
            }
            if texts {
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

    /// A row over as many lines as it takes; what does not fit one line is parted between words.
    fn flow(self, (no, row): (usize, &Row), room: usize) -> Canvas {
        let mut canvas = Canvas::default();
        let rest = room.saturating_sub(2 * GAP).max(1);
        let mut line = Vec::new();
        for (column, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !cell.text.is_empty())
        {
            let parts = if width(&cell.text) > rest {
                wrap(&cell.text, rest)
            } else {
                vec![cell.text.clone()]
            };
            let spot = self.spot(&mut canvas, cell, (no, column));
            for text in parts {
                let used = line_width(&line);
                if used > 0 && used + GAP + width(&text) > room {
                    canvas.lines.push(std::mem::take(&mut line));
                }
                let before =
                    if !line.is_empty() || canvas.lines.is_empty() { GAP } else { 2 * GAP };
                line.push(Piece::blank(before));
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

fn look(cell: &Cell) -> Look {
    cell.tone.map_or(Look::Plain, Look::Tinted)
}
