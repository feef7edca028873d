//! The rows of a panel: as tables, side by side, or flowing like words.

use std::collections::BTreeMap;

use page::{width, wrap};
use view::{Cell, Row};

use crate::canvas::{Canvas, Key, Line, Look, Piece, Shows, line_width};
use crate::numbered::{Numbered, look};
use crate::shape::Shape;

/// Columns between the cells of a row.
pub const GAP: usize = 2;
/// Columns between parts of a panel that are side by side.
const GUTTER: usize = 4;
/// Minimum width in columns for a part next to another one.
const NARROW: usize = 16;

/// Maximum nesting of parts.
const DEPTH: usize = 2;
/// Maximum number of shapes passed on.
const SHAPES: usize = 4;

/// A row with its index in the panel.
pub type Numbering<'r> = (usize, &'r Row);
/// Consecutive rows with equal numbers of cells.
pub type RowGroup<'g, 'r> = &'g [Numbering<'r>];

/// How rows are laid out.
#[derive(Clone, Copy)]
struct Style {
    /// Whether to include the texts of cards.
    texts: bool,
    /// Whether rows with one cell share lines.
    close: bool,
}

/// The rows of a panel for which shapes are computed.
struct Body<'b> {
    panel: Numbered<'b>,
    groups: &'b [RowGroup<'b, 'b>],
    texts: bool,
    /// Drawn groups, by index and width.
    drawn: BTreeMap<(usize, usize), Stacked>,
    /// Headings drawn next to their tables, by index and width.
    headings: BTreeMap<(usize, usize), Shape>,
}

/// Rows on separate lines, and with one-cell rows sharing lines.
type Stacked = [Shape; 2];

impl Body<'_> {
    /// The shapes for the groups from `from` on that fit in `room` columns. None of them is both
    /// lower and narrower than another.
    fn within(&mut self, from: usize, room: usize, depth: usize) -> Vec<Shape> {
        let mut shapes = self.parted(from, room, (room, depth));
        // A line that is wider than the table above it may be wrapped, so that there is room beside
        // it.
        let table = self.groups.get(from).filter(|group| is_table(group) && depth > 0);
        if let Some(narrow) = table.map(|_| self.group(from, room)[0].width + GAP)
            && narrow + GUTTER + NARROW <= room
        {
            shapes.extend(self.parted(from, narrow, (room, depth)));
        }
        best(shapes)
    }

    /// Like [`Self::within`], with a given width for the left or upper part.
    fn parted(&mut self, from: usize, columns: usize, (room, depth): (usize, usize)) -> Vec<Shape> {
        let stacks = self.stacks(from, columns);
        let mut shapes: Vec<Shape> = stacks.last().cloned().unwrap_or_default().into();
        let parted = (from + 1..self.groups.len()).zip(&stacks).filter(|_| depth > 0);
        // A heading stays above its table.
        let parted: Vec<(usize, &Stacked)> =
            parted.filter(|(at, _)| !self.is_headed(*at)).collect();
        let all_below: Vec<(usize, Vec<Shape>)> =
            parted.iter().map(|(at, _)| (*at, self.within(*at, room, depth - 1))).collect();
        for ((at, above), (_, below)) in parted.into_iter().zip(&all_below) {
            // Next to an empty part, there is no place except below it.
            for first in above.iter().filter(|first| first.height > 0) {
                shapes.extend(below.iter().map(|below| first.clone().above(below.clone())));
                let column = first.width + GUTTER;
                let Some(rest) = room.checked_sub(column).filter(|rest| *rest >= NARROW) else {
                    continue;
                };
                let right = self.within(at, rest, depth - 1).into_iter();
                let right = right.filter(|right| right.width <= rest);
                shapes.extend(right.map(|right| first.clone().beside(right, column)));
                if depth == DEPTH {
                    shapes.extend(self.some_beside(first, (at, rest), &all_below));
                }
            }
        }
        shapes
    }

    /// Shapes with some of the groups from `from` on next to `first`, and the others, whose shapes
    /// are known, below both.
    fn some_beside(
        &mut self,
        first: &Shape,
        (from, room): (usize, usize),
        below: &[(usize, Vec<Shape>)],
    ) -> Vec<Shape> {
        let beside = self.stacks(from, room);
        let parted = below.iter().filter_map(|(at, below)| {
            let stack = beside.get(at.checked_sub(from + 1)?)?;
            Some((stack, below))
        });
        let parted = parted.flat_map(|(stack, below)| {
            let fits = stack.iter().filter(|one| one.width <= room && one.height > 0);
            fits.flat_map(move |one| {
                let both = first.clone().beside(one.clone(), first.width + GUTTER);
                below.iter().map(move |below| both.clone().above(below.clone()))
            })
        });
        parted.collect()
    }

    /// Whether a group is a table whose heading is the group before it.
    fn is_headed(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.groups.get(before));
        self.groups.get(at).is_some_and(|group| is_table(group))
            && before.is_some_and(|group| is_heading(group))
    }

    /// Stacks of the groups from `from` on, up to each of them. In the compact version, a heading
    /// is next to its table.
    fn stacks(&mut self, from: usize, room: usize) -> Vec<Stacked> {
        let (mut stack, mut before) = (Stacked::default(), Shape::default());
        let mut stacks = Vec::new();
        for at in from..self.groups.len() {
            let [loose, close] = self.group(at, room);
            let [above, close_above] = stack;
            let beside = self.beside_heading(at, room).filter(|_| at > from);
            let close = match beside.map(|beside| before.above(beside)) {
                Some(beside) if beside.height < close_above.height + close.height => beside,
                Some(_) | None => close_above.clone().above(close),
            };
            before = close_above;
            stack = [above.above(loose), close];
            stacks.push(stack.clone());
        }
        stacks
    }

    /// A table next to its heading, if that needs no additional lines.
    fn beside_heading(&mut self, at: usize, room: usize) -> Option<Shape> {
        let heading = at.checked_sub(1).filter(|_| self.is_headed(at))?;
        let [table, _] = self.group(at, room);
        let widest = room.checked_sub(table.width)?;
        let Self { panel, groups, ref mut headings, .. } = *self;
        let mut flowed = |columns| {
            let flow = || panel.flow(groups[heading], columns).into();
            headings.entry((heading, columns)).or_insert_with(flow).clone()
        };
        let fits = |columns: &usize, shape: &Shape| {
            shape.width <= *columns && shape.height <= table.height
        };
        let mut ways = (NARROW..=widest).map(|columns| (columns, flowed(columns)));
        let (_, first) = ways.find(|(columns, shape)| fits(columns, shape))?;
        Some(first.clone().beside(with_edge(&table), first.width))
    }

    fn group(&mut self, at: usize, room: usize) -> Stacked {
        let Self { panel, groups, texts, ref mut drawn, .. } = *self;
        let group = groups[at];
        // Column headings are above the first row.
        let first = group.first().is_some_and(|(no, _)| *no == 0);
        let columns = if first { &panel.panel.columns[..] } else { &[] };
        let draw = |close| panel.group(group, columns, room, Style { texts, close }).into();
        drawn.entry((at, room)).or_insert_with(|| [false, true].map(draw)).clone()
    }
}

impl Numbered<'_> {
    /// The shapes of some groups that fit in `room` columns. None of them is both lower and
    /// narrower than another.
    pub fn bodies(self, groups: &[RowGroup<'_, '_>], room: usize, texts: bool) -> Vec<Shape> {
        Body { panel: self, groups, texts, drawn: BTreeMap::new(), headings: BTreeMap::new() }
            .within(0, room, DEPTH)
    }

    /// The cells of a row as a vertical list.
    pub fn list(self, (no, row): Numbering<'_>) -> Canvas {
        let mut canvas = Canvas::default();
        for (column, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !cell.text.is_empty())
        {
            canvas.lines.push(vec![Piece::blank(GAP)]);
            let line = canvas.lines.len() - 1;
            self.push(&mut canvas, line, cell, (no, column));
        }
        canvas
    }

    /// Rows with equal numbers of cells: a table if it fits, otherwise each row separately.
    fn group(self, rows: RowGroup<'_, '_>, columns: &[Cell], room: usize, style: Style) -> Canvas {
        let count = rows.iter().map(|(_, row)| row.cells.len()).max().unwrap_or(0);
        let says = |(_, row): &Numbering<'_>| style.texts && !row.texts.is_empty();
        if style.close && count == 1 && !rows.iter().any(says) {
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

    fn aligned(self, canvas: &mut Canvas, (no, row): Numbering<'_>, widths: &[usize]) {
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

    /// Rows one after another, on as many lines as needed. Lines break between words.
    pub fn flow(self, rows: RowGroup<'_, '_>, room: usize) -> Canvas {
        let mut canvas = Canvas::default();
        let rest = room.saturating_sub(2 * GAP).max(1);
        let mut line = Line::new();
        let cells = rows.iter().flat_map(|(no, row)| {
            row.cells.iter().enumerate().map(move |(column, cell)| (*no, column, cell))
        });
        for (no, column, cell) in cells.filter(|(_, _, cell)| !cell.text.is_empty()) {
            let whole = width(&cell.text) <= rest;
            // Words are never split, so a longer word leaves the text too wide.
            let longest = cell.text.split_whitespace().map(width).max().unwrap_or(rest);
            let apart = || wrap(&cell.text, rest.max(longest));
            let parts = if whole { vec![cell.text.clone()] } else { apart() };
            let spot = self.spot(&mut canvas, cell, (no, column));
            let mut from = 0;
            for (at, text) in parts.into_iter().enumerate() {
                let over = line_width(&line) + GAP + width(&text) > room;
                if !line.is_empty() && (over || at > 0) {
                    canvas.lines.push(std::mem::take(&mut line));
                }
                // A continued cell or row is indented.
                let goes_on = line.is_empty() && (at > 0 || column > 0);
                line.push(Piece::blank(if goes_on { 2 * GAP } else { GAP }));
                let shows = Shows { from, ..Shows::all(Key::Cell(self.no, no, column)) };
                from += text.split_whitespace().count();
                let piece = Piece::new(text, look(cell));
                line.push(Piece { spot, shows: Some(shows), ..piece });
            }
        }
        if !line.is_empty() {
            canvas.lines.push(line);
        }
        canvas
    }
}

/// Marks a table that must stay in place when the part next to it changes.
fn with_edge(table: &Shape) -> Shape {
    let mut canvas = table.canvas();
    let first = canvas.lines.iter_mut().filter_map(|line| line.first_mut());
    first.for_each(|piece| piece.edge = true);
    canvas.into()
}

/// Whether the rows form columns.
fn is_table(group: RowGroup<'_, '_>) -> bool {
    group.len() > 1 && group[0].1.cells.len() > 1
}

/// Whether it is a single line that can be a heading.
fn is_heading(group: RowGroup<'_, '_>) -> bool {
    matches!(group, [(_, row)] if row.cells.len() == 1)
}

/// Makes the line before a table a separate group: it is the heading of the table.
pub fn with_headings<'g, 'r>(groups: &[RowGroup<'g, 'r>]) -> Vec<RowGroup<'g, 'r>> {
    let mut parted = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let table = groups.get(at + 1).is_some_and(|next| is_table(next));
        match group.split_last() {
            Some((last, before)) if table && !before.is_empty() && last.1.cells.len() == 1 => {
                parted.extend([before, std::slice::from_ref(last)]);
            }
            Some(_) | None => parted.push(group),
        }
    }
    parted
}

/// The shapes that no other one beats, lowest first.
pub fn best(mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.sort_by_key(|shape| (shape.height, shape.width));
    let mut narrowest = usize::MAX;
    shapes.retain(|shape| {
        let better = shape.width < narrowest;
        narrowest = narrowest.min(shape.width);
        better
    });
    shapes.truncate(SHAPES);
    shapes
}
