//! Panels: all possible shapes of one, from which the plan chooses.

use page::{width, wrap};
use view::{Cell, Row};

use crate::body::{GAP, Numbering, RowGroup, best, with_headings};
use crate::canvas::{Canvas, Key, Line, Look, MORE, Piece, Shows, Spot, line_width};
use crate::numbered::{Numbered, look};
use crate::shape::Shape;

/// How much of a panel is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Rows with the texts of their cards, and places with frames.
    Texts,
    /// Rows, and places with frames.
    Framed,
    /// Rows.
    Rows,
    /// Rows in as few lines as possible: a single row follows the title.
    Close,
    /// Only rows with offers, in as few lines as possible.
    Offered,
    /// All of its short version, on as many lines as needed.
    Brief,
    /// One line.
    Line,
}

impl Numbered<'_> {
    /// The shapes that fit in this number of columns; never empty.
    pub fn shapes(self, room: usize, extent: Extent) -> Vec<Shape> {
        if extent == Extent::Line {
            let briefs = self.briefs();
            let lines = if briefs.is_empty() { self.lines(room) } else { briefs };
            return lines.into_iter().map(Shape::from).collect();
        }
        if extent == Extent::Brief {
            return self.brief(room).into_iter().collect();
        }
        let (framed, only, close) = match extent {
            Extent::Texts | Extent::Framed => (true, false, false),
            Extent::Rows | Extent::Line | Extent::Brief => (false, false, false),
            Extent::Close => (false, false, true),
            Extent::Offered => (false, true, true),
        };
        if let Some(map) = self.map(room.saturating_sub(GAP), framed) {
            return vec![self.titled().above(map).into()];
        }
        let texts = extent == Extent::Texts;
        let rows = self.panel.rows.iter().enumerate();
        let rows: Vec<Numbering<'_>> = rows.filter(|(_, row)| !only || row.offered()).collect();
        // Things side by side form one table, whatever the number of cells.
        let things = self.is_row_of_things();
        let cells = |one: &Numbering<'_>| if things { 0 } else { one.1.cells.len() };
        let groups: Vec<RowGroup<'_, '_>> =
            rows.chunk_by(|one, other| cells(one) == cells(other)).collect();
        let mut groups = with_headings(&groups);
        let left_out = rows.len() < self.panel.rows.len();
        let mut head = if left_out { self.cut_title() } else { self.titled() };
        if groups.len() > 1 && groups[0].len() == 1 && !texts && !things {
            let first = self.flow(groups[0], room);
            let at = line_width(&head.lines[0]) + GAP;
            if first.height() == 1 && at + first.width() <= room {
                head = head.beside(first, at);
                groups.remove(0);
            }
        }
        let mut bodies = self.bodies(&groups, room, texts);
        if close {
            bodies.extend(self.bodies(&apart(&groups), room, texts));
            bodies = best(bodies);
        }
        if let [group] = groups[..]
            && let [row] = group
            && row.1.cells.len() > 1
        {
            bodies.push(self.list(*row).into());
        }
        headed(&head.into(), &bodies, close.then_some(room))
    }

    fn titled(self) -> Canvas {
        Canvas { lines: vec![self.title()], spots: Vec::new() }
    }

    /// The title of a panel that is not drawn completely. The rest can be read.
    fn cut_title(self) -> Canvas {
        unfinished(&self.pointed_title(), false)
    }

    /// The title as a spot that represents the panel.
    fn pointed_title(self) -> Canvas {
        let spot = Spot {
            key: Key::Panel(self.no),
            text: self.panel.title.clone(),
            about: Vec::new(),
            offers: Vec::new(),
        };
        let mut canvas = Canvas { spots: vec![spot], ..self.titled() };
        canvas.lines[0][0].spot = Some(0);
        canvas
    }

    fn title(self) -> Line {
        let shows = Some(Shows::all(Key::Panel(self.no)));
        vec![Piece { shows, ..Piece::new(self.panel.title.clone(), Look::Title) }]
    }

    /// The panel in one line, in all lengths: its title, and as much as fits of the first cells of
    /// its rows, or of its only row.
    fn lines(self, room: usize) -> Vec<Canvas> {
        let rows = self.panel.rows.iter().enumerate();
        let whole: Vec<(usize, usize, &Cell)> = rows
            .flat_map(|(row, cells)| {
                cells.cells.iter().enumerate().map(move |(at, cell)| (row, at, cell))
            })
            .filter(|(_, _, cell)| !cell.text.is_empty())
            .collect();
        let firsts = match &self.panel.rows[..] {
            [_] => whole.clone(),
            _ => whole.iter().copied().filter(|(_, column, _)| *column == 0).collect(),
        };
        let mut forms = self.line_of(firsts.clone(), room, firsts.len() == whole.len());
        if firsts.len() < whole.len() {
            let all = self.line_of(whole, room, true).pop();
            let is_more = |all: &Canvas| forms.last().is_none_or(|last| last.width() < all.width());
            forms.extend(all.filter(is_more));
        }
        forms
    }

    /// The title and some cells in one line, in all lengths that fit. `whole`: these are all cells.
    fn line_of(self, cells: Vec<(usize, usize, &Cell)>, room: usize, whole: bool) -> Vec<Canvas> {
        let mut canvas = self.pointed_title();
        let mut forms = vec![unfinished(&canvas, cells.is_empty())];
        for (nth, (row, column, cell)) in cells.iter().enumerate() {
            canvas.lines[0].push(Piece::blank(GAP));
            self.push(&mut canvas, 0, cell, (*row, *column));
            let form = unfinished(&canvas, whole && nth + 1 == cells.len());
            if form.width() > room {
                break;
            }
            forms.push(form);
        }
        forms
    }

    /// The short version of a panel, in all lengths.
    fn briefs(self) -> Vec<Canvas> {
        let mut canvas = Canvas { lines: vec![Line::new()], spots: Vec::new() };
        let mut forms = Vec::new();
        for (at, cell) in self.panel.brief.iter().enumerate() {
            let look = if at == 0 { Look::Title } else { look(cell) };
            let spot = (at == 0).then_some(0);
            if at == 0 {
                canvas.spots.push(Spot {
                    key: Key::Panel(self.no),
                    text: cell.text.clone(),
                    about: cell.about.clone(),
                    offers: cell.offers.clone(),
                });
            } else {
                canvas.lines[0].push(Piece::blank(GAP));
            }
            let shows = self.told_in_full(cell).map(Shows::all);
            canvas.lines[0].push(Piece { spot, shows, ..Piece::new(cell.text.clone(), look) });
            forms.push(unfinished(&canvas, at + 1 == self.panel.brief.len()));
        }
        forms
    }

    /// The complete short version, after its title.
    fn brief(self, room: usize) -> Option<Shape> {
        let (title, cells) = self.panel.brief.split_first()?;
        let spot = Spot {
            key: Key::Panel(self.no),
            text: title.text.clone(),
            about: title.about.clone(),
            offers: Vec::new(),
        };
        let mut canvas = Canvas { lines: vec![Line::new()], spots: vec![spot] };
        let title = Piece { spot: Some(0), ..Piece::new(title.text.clone(), Look::Title) };
        canvas.lines[0].push(title);
        for cell in cells {
            // A cell of the short version represents the row about that thing.
            let same =
                |row: &Row| row.cells.iter().any(|other| other.about.first() == cell.about.first());
            let row = self.panel.rows.iter().position(same).filter(|_| !cell.about.is_empty());
            let spot = row.map(|row| Spot {
                key: Key::Cell(self.no, row, 0),
                text: cell.text.clone(),
                about: cell.about.clone(),
                offers: cell.offers.clone(),
            });
            let spot = spot.map(|spot| {
                canvas.spots.push(spot);
                canvas.spots.len() - 1
            });
            let shows = self.told_in_full(cell).map(Shows::all);
            self.push_brief(&mut canvas, cell, (spot, shows), room);
        }
        Some(canvas.into())
    }

    /// Adds a cell to the last line, or on as many new lines as it needs. Lines after its first one
    /// are indented.
    fn push_brief(
        self,
        canvas: &mut Canvas,
        cell: &Cell,
        (spot, shows): (Option<usize>, Option<Shows>),
        room: usize,
    ) {
        let parts = match GAP + width(&cell.text) > room {
            true => wrap(&cell.text, room.saturating_sub(2 * GAP).max(1)),
            false => vec![cell.text.clone()],
        };
        let mut from = 0;
        for (at, text) in parts.into_iter().enumerate() {
            let line = canvas.lines.last().map_or(0, line_width);
            // A cell that does not fit begins on its own line.
            if at > 0 || line + GAP + width(&cell.text) > room {
                canvas.lines.push(Line::new());
            }
            let shows = shows.clone().map(|shows| Shows { from, ..shows });
            from += text.split_whitespace().count();
            let gap = Piece::blank(if at > 0 { 2 * GAP } else { GAP });
            let piece = Piece { spot, shows, ..Piece::new(text, look(cell)) };
            if let Some(last) = canvas.lines.last_mut() {
                last.extend([gap, piece]);
            }
        }
    }

    /// Whether everything offered on it is in its short version.
    pub fn tells_offers_briefly(self) -> bool {
        let told = |row: &Row| {
            let about = row.cells.first().and_then(|cell| cell.about.first());
            about.is_some_and(|thing| {
                self.panel.brief.iter().skip(1).any(|cell| cell.about.first() == Some(thing))
            })
        };
        self.panel.rows.iter().filter(|row| row.offered()).all(told)
    }

    /// Whether its rows are things side by side, each of which is in the short version, too.
    fn is_row_of_things(self) -> bool {
        let told = |row: &Row| {
            let about = row.cells.first().and_then(|cell| cell.about.first());
            let briefly = |cell: &Cell| cell.about.first() == about;
            about.is_some() && self.panel.brief.iter().any(briefly)
        };
        self.panel.rows.iter().all(told)
    }

    /// The cell of a row that corresponds to a cell of the short version.
    fn told_in_full(self, brief: &Cell) -> Option<Key> {
        self.panel.rows.iter().enumerate().find_map(|(row, cells)| {
            let alike = |cell: &Cell| cell.text == brief.text && cell.about == brief.about;
            cells.cells.iter().position(alike).map(|column| Key::Cell(self.no, row, column))
        })
    }
}

/// Bodies below their heading, and after it if they fit in one line of this width.
fn headed(head: &Shape, bodies: &[Shape], line: Option<usize>) -> Vec<Shape> {
    let low = bodies.iter().filter(|body| body.height == 1 && head.height == 1);
    let lines = low.map(|body| head.clone().beside(body.clone(), head.width));
    let lines = lines.filter(|one| line.is_some_and(|room| one.width <= room));
    let below = bodies.iter().map(|body| head.clone().above(body.clone()));
    below.chain(lines).collect()
}

/// Makes rows with one cell separate groups, so that some of them can be placed elsewhere.
fn apart<'g, 'r>(groups: &[RowGroup<'g, 'r>]) -> Vec<RowGroup<'g, 'r>> {
    let rows = |group: &RowGroup<'g, 'r>| {
        let single = group.iter().all(|(_, row)| row.cells.len() == 1);
        group.chunks(if single { 1 } else { group.len().max(1) })
    };
    groups.iter().flat_map(rows).collect()
}

/// A line, with a sign if it is not complete.
fn unfinished(canvas: &Canvas, whole: bool) -> Canvas {
    let mut canvas = canvas.clone();
    if !whole {
        canvas.lines[0].push(Piece::new(MORE, Look::Faint));
    }
    canvas
}

#[cfg(test)]
mod tests {
    use play::panel::Role;
    use view::Panel;

    use super::*;

    #[test]
    fn a_short_version_loses_no_letter() {
        let cell = |text: &str| view::Cell { text: text.to_owned(), ..view::Cell::default() };
        let brief = vec![cell("Players"), cell("A: Anna 3 · Peasant, Merchant, Monk, King")];
        let panel = Panel {
            role: Role::Shared,
            title: String::new(),
            id: String::new(),
            values: view::Values::default(),
            columns: Vec::new(),
            rows: Vec::new(),
            brief,
            map: None,
            asked: false,
        };
        let shape = Numbered { no: 0, panel: &panel }.brief(30).expect("it has one");
        assert!(shape.width <= 30, "{}", shape.width);
        let lines = shape.canvas().lines;
        let lines = lines.iter().map(|line| line.iter().map(|it| it.text.as_str()).collect());
        let expected = ["Players", "  A: Anna 3 · Peasant,", "    Merchant, Monk, King"];
        assert_eq!(lines.collect::<Vec<String>>(), expected);
    }
}
