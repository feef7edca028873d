//! A card that comes to lie elsewhere is seen to move there.

use std::collections::BTreeMap;

use play::Ref;
use play::panel::Role;
use ratatui::layout::{Position, Rect};
use view::{Page, Panel};

use crate::canvas::{Key, Look, Paper, Placed};
use crate::motion::PARTS;
use crate::plan::cast;
use crate::screen::Screen;
use crate::theme::Lit;

/// Cards on the move.
#[derive(Debug, Default)]
pub struct Slides {
    cards: Vec<Slide>,
    /// How many parts of the movement are over.
    part: u8,
}

/// A card on the move.
#[derive(Debug)]
struct Slide {
    card: Ref,
    name: String,
    from: Position,
}

impl Slides {
    /// Whether something moves.
    pub fn go_on(&self) -> bool {
        !self.cards.is_empty()
    }

    /// A part of the movement farther; what has arrived moves no more.
    pub fn step(&mut self) {
        self.part += 1;
        if self.part >= PARTS {
            self.end();
        }
    }

    /// Everything is where it belongs.
    pub fn end(&mut self) {
        self.cards.clear();
        self.part = 0;
    }

    /// Draws the cards between where they were and where they lie now.
    pub fn draw(&self, paper: &mut Paper<'_>, panels: &[Panel], area: Rect) {
        for slide in &self.cards {
            let Some(to) = whereabouts(&paper.placed, panels, &slide.card) else { continue };
            let between = |from: u16, to: u16| {
                let (from, to, part) = (i32::from(from), i32::from(to), i32::from(self.part));
                u16::try_from(from + (to - from) * part / i32::from(PARTS)).unwrap_or_default()
            };
            let (x, y) = (between(slide.from.x, to.x), between(slide.from.y, to.y));
            let x = x.saturating_sub(1);
            // A blank on either side parts it from what it moves over.
            let name = page::shorten(&slide.name, usize::from(area.width).saturating_sub(2));
            let name = format!(" {name} ");
            let room = area.right().saturating_sub(cast(page::width(&name)));
            let style = paper.theme.style(Look::Strong, Lit::Meant);
            let name = diag::visible(&name);
            paper.buffer.set_string(x.min(room), y.min(area.bottom() - 1), &name, style);
        }
    }
}

impl Screen<'_, '_> {
    /// How many cards are on the move.
    pub fn sliding(&self) -> usize {
        self.slides.cards.len()
    }

    /// Lets the cards slide that lie elsewhere on a table that comes than on the one before, from
    /// where they were drawn last.
    pub(crate) fn slide(&mut self, before: &[Panel], after: &[Panel]) {
        self.slides.end();
        if !self.manner.motion {
            return;
        }
        let (old, new) = (holders(before), holders(after));
        for (thing, holder) in &old {
            let (Some(holder), Some(Some(other))) = (holder, new.get(thing)) else { continue };
            if holder == other {
                continue;
            }
            let Some(from) = whereabouts(&self.placed, before, thing) else { continue };
            let pages = self.sitting.pages(std::slice::from_ref(*thing));
            let Some(Page::Card { card }) = pages.into_iter().next() else { continue };
            let name = name(before, thing).or_else(|| name(after, thing)).unwrap_or(card.heading);
            self.slides.cards.push(Slide { card: (*thing).clone(), name, from });
        }
    }
}

/// Where something lies: what sort of panel, and what its row begins with.
type Holder<'p> = (Role, Option<&'p Ref>);

/// Where the things of a table lie; nothing for those that lie in several places.
fn holders(panels: &[Panel]) -> BTreeMap<&Ref, Option<Holder<'_>>> {
    let mut found: BTreeMap<&Ref, Option<Holder<'_>>> = BTreeMap::new();
    for panel in panels {
        for row in &panel.rows {
            let head = row.cells.first().and_then(|cell| cell.about.first());
            for thing in row.cells.iter().flat_map(|cell| &cell.about) {
                let first = row.cells.first().is_some_and(|cell| cell.about.contains(thing));
                let holder = (panel.role, head.filter(|_| !first));
                let known = found.entry(thing).or_insert(Some(holder));
                if *known != Some(holder) {
                    *known = None;
                }
            }
        }
    }
    found
}

/// Where a thing was drawn: itself, or the line that stands for its panel.
fn whereabouts(placed: &[Placed], panels: &[Panel], thing: &Ref) -> Option<Position> {
    let cell =
        |one: &&Placed| matches!(one.spot.key, Key::Cell(..)) && one.spot.about.contains(thing);
    let of_panel = |one: &&Placed| match one.spot.key {
        Key::Panel(no) => panels.get(no).is_some_and(|panel| {
            let cells = panel.rows.iter().flat_map(|row| &row.cells);
            cells.into_iter().any(|cell| cell.about.contains(thing))
        }),
        Key::Cell(..) | Key::Offer(_) | Key::Entry(_) => false,
    };
    let found = placed.iter().find(cell).or_else(|| placed.iter().find(of_panel));
    found.map(|one| one.rect.as_position())
}

/// What a thing is called where a cell shows nothing else.
fn name(panels: &[Panel], thing: &Ref) -> Option<String> {
    let rows = panels.iter().flat_map(|panel| &panel.rows);
    let mut cells = rows.flat_map(|row| &row.cells);
    cells.find(|cell| cell.about == std::slice::from_ref(thing)).map(|cell| cell.text.clone())
}
