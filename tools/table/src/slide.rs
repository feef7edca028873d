//! A card that comes to lie elsewhere is seen to move there, and one that is dealt comes from its deck.

use std::collections::BTreeMap;

use page::{shorten, width};
use play::Ref;
use play::panel::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use view::{Page, Panel, Sight};

use crate::canvas::{Key, Look, PanelInSight, Placed};
use crate::motion::PARTS;
use crate::paper::Paper;
use crate::plan::cast;
use crate::theme::Lit;

/// Stands behind a heading, up to the edge of its panel.
const RULE: &str = "─";

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
    from: Origin,
}

/// Where a card comes from.
#[derive(Debug)]
enum Origin {
    /// Where it was drawn.
    Place(Position),
    /// It lay nowhere: it is dealt to this panel.
    Deck {
        /// The number of the panel.
        panel: usize,
        /// What stands in its title before the number of the cards that are left.
        before: Option<String>,
    },
}

impl Origin {
    /// The place from which a card with this name goes to another place; none where that is not
    /// drawn.
    fn place(
        &self,
        screen: &Buffer,
        seen: &[PanelInSight],
        name: &str,
        to: Position,
    ) -> Option<Position> {
        let (panel, before) = match self {
            Self::Place(place) => return Some(*place),
            Self::Deck { panel, before } => (panel, before),
        };
        let rect = seen.iter().find(|one| one.panel == *panel)?.rect;
        let edge =
            Position { x: rect.right().saturating_sub(cast(width(name))).max(rect.x), y: to.y };
        let deck = before.as_ref().filter(|before| {
            let letters = (rect.x..rect.right()).map(|x| screen[(x, rect.y)].symbol());
            letters.collect::<String>().starts_with(before.as_str())
        });
        Some(deck.map_or(edge, |before| Position { x: rect.x + cast(width(before)), y: rect.y }))
    }
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
    pub fn draw(&self, paper: &mut Paper<'_>, table: (&[Panel], &[PanelInSight]), area: Rect) {
        if self.cards.is_empty() {
            return;
        }
        let (panels, seen) = table;
        let screen = paper.buffer.clone();
        for slide in &self.cards {
            let to = match slide.from {
                Origin::Place(_) => whereabouts(&paper.placed, panels, &slide.card),
                // What is dealt to a panel that stands in one line has no place of its own.
                Origin::Deck { .. } => place(&paper.placed, &slide.card),
            };
            let Some(to) = to else { continue };
            let name = shorten(&slide.name, usize::from(area.width).saturating_sub(2));
            let Some(from) = slide.from.place(&screen, seen, &name, to) else { continue };
            let between = |from: u16, to: u16| {
                let (from, to, part) = (i32::from(from), i32::from(to), i32::from(self.part));
                u16::try_from(from + (to - from) * part / i32::from(PARTS)).unwrap_or_default()
            };
            let (x, y) = (between(from.x, to.x), between(from.y, to.y));
            let x = x.saturating_sub(1);
            // A blank on either side parts it from what it moves over.
            let name = format!(" {name} ");
            let room = area.right().saturating_sub(cast(width(&name)));
            let style = paper.theme.style(Look::Strong, Lit::Meant);
            let name = diag::visible(&name);
            paper.buffer.set_string(x.min(room), y.min(area.bottom() - 1), &name, style);
            // What is dealt comes out of the heading that tells of its deck.
            let own = match slide.from {
                Origin::Place(_) => None,
                Origin::Deck { panel, .. } => Some(panel),
            };
            let headed = seen.iter().filter(|one| one.whole && one.rect.height > 1);
            for one in headed.filter(|one| own != Some(one.panel)) {
                lift(paper.buffer, &screen, Rect { height: 1, ..one.rect });
            }
        }
    }
}

/// Lays the letters of a heading over what passes there, as they stand on a screen without that.
fn lift(buffer: &mut Buffer, screen: &Buffer, heading: Rect) {
    let heading = heading.intersection(screen.area);
    let says = |place: &Position| !matches!(screen[*place].symbol(), " " | RULE);
    let (first, last) = (heading.positions().find(says), heading.positions().filter(says).last());
    let (Some(first), Some(last)) = (first, last) else { return };
    for place in heading.positions().filter(|place| (first.x..=last.x).contains(&place.x)) {
        buffer[place] = screen[place].clone();
    }
}

impl Slides {
    /// How many cards are on the move.
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// Lets the cards slide that lie elsewhere on a table that comes than on the one before, from
    /// where they were drawn last.
    pub fn begin(&mut self, sight: Sight<'_>, placed: &[Placed], tables: [&[Panel]; 2]) {
        let [before, after] = tables;
        let (old, new) = (holders(before), holders(after));
        // What a first table shows was not dealt just now.
        let new_ones: Vec<&Ref> = match before.is_empty() {
            true => Vec::new(),
            false => new.keys().filter(|thing| !old.contains_key(*thing)).copied().collect(),
        };
        for thing in &new_ones {
            self.deal(sight, thing, &new_ones, tables);
        }
        for (thing, holder) in &old {
            let (Some(holder), Some(Some(other))) = (holder, new.get(thing)) else { continue };
            if holder == other {
                continue;
            }
            let Some(from) = whereabouts(placed, before, thing) else { continue };
            self.send(sight, thing, tables, Origin::Place(from));
        }
    }

    /// Lets a card slide to its panel from where the deck is told, or from the edge; one of several
    /// new things in a row is what the row begins with.
    fn deal(
        &mut self,
        sight: Sight<'_>,
        thing: &Ref,
        all: &[&Ref],
        [before, after]: [&[Panel]; 2],
    ) {
        let rows = |panel: &Panel| -> Option<view::Row> {
            let lies = |row: &&view::Row| row.cells.iter().any(|cell| cell.about.contains(thing));
            panel.rows.iter().find(lies).cloned()
        };
        let found =
            after.iter().enumerate().find_map(|(no, panel)| Some((no, panel, rows(panel)?)));
        let Some((no, panel, row)) = found else { return };
        let head = row.cells.first().map_or(&[][..], |cell| &cell.about);
        let beside = !head.contains(thing) && all.iter().any(|other| head.contains(other));
        if beside || matches!(panel.role, Role::Pile | Role::Known) {
            return;
        }
        let deck = before_deck(before, panel).map(str::to_owned);
        self.send(sight, thing, [after, before], Origin::Deck { panel: no, before: deck });
    }

    /// Lets a card slide, with the name that it has where it lies.
    fn send(&mut self, sight: Sight<'_>, thing: &Ref, tables: [&[Panel]; 2], from: Origin) {
        let pages = sight.pages(std::slice::from_ref(thing));
        let Some(Page::Card { card }) = pages.into_iter().next() else { return };
        let name = tables.into_iter().find_map(|panels| name(panels, thing));
        let name = name.unwrap_or(card.heading);
        self.cards.push(Slide { card: thing.clone(), name, from });
    }
}

/// What stands in the title of a panel before the number of the cards that are left in its deck: the
/// first that has become less, or the first of all where the panel is new.
fn before_deck<'p>(before: &[Panel], panel: &'p Panel) -> Option<&'p str> {
    let head = |title: &str| title.find(|letter: char| letter.is_ascii_digit());
    let first = &panel.title[..head(&panel.title)?];
    let old = before.iter().find(|old| old.role == panel.role && old.title.starts_with(first));
    match old {
        Some(old) => fewer(&old.title, &panel.title),
        None => Some(first),
    }
}

/// What stands in a title before the first number that has become less.
fn fewer<'t>(before: &str, after: &'t str) -> Option<&'t str> {
    let number = |word: &str| {
        let digits: String = word.chars().filter(char::is_ascii_digit).collect();
        digits.parse::<u64>().ok()
    };
    let mut words = before.split_whitespace().zip(after.split_whitespace());
    let less = |(old, new): &(&str, &str)| number(new).is_some() && number(new) < number(old);
    let (_, word) = words.find(less)?;
    let digit = word.find(|letter: char| letter.is_ascii_digit())?;
    Some(&after[..word.as_ptr() as usize - after.as_ptr() as usize + digit])
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
    let of_panel = |one: &&Placed| match one.spot.key {
        Key::Panel(no) => panels.get(no).is_some_and(|panel| {
            let cells = panel.rows.iter().flat_map(|row| &row.cells);
            cells.into_iter().any(|cell| cell.about.contains(thing))
        }),
        Key::Cell(..) | Key::Offer(_) | Key::Entry(_) => false,
    };
    place(placed, thing).or_else(|| placed.iter().find(of_panel).map(|one| one.rect.as_position()))
}

/// Where a thing itself was drawn.
fn place(placed: &[Placed], thing: &Ref) -> Option<Position> {
    let cell =
        |one: &&Placed| matches!(one.spot.key, Key::Cell(..)) && one.spot.about.contains(thing);
    placed.iter().find(cell).map(|one| one.rect.as_position())
}

/// What a thing is called where a cell shows nothing else.
fn name(panels: &[Panel], thing: &Ref) -> Option<String> {
    let rows = panels.iter().flat_map(|panel| &panel.rows);
    let mut cells = rows.flat_map(|row| &row.cells);
    cells.find(|cell| cell.about == std::slice::from_ref(thing)).map(|cell| cell.text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_is_the_number_that_has_become_less() {
        let market = "Market · deck: 43 · discard pile: 7";
        assert_eq!(fewer("Market · deck: 46 · discard pile: 4", market), Some("Market · deck: "));
        assert_eq!(
            fewer("Markt (Stapel 9, alt 3)", "Markt (Stapel 8, alt 3)"),
            Some("Markt (Stapel ")
        );
        assert_eq!(fewer("Market · deck: 40 · discard pile: 7", market), None);
        assert_eq!(fewer("Cards", "Cards"), None);
    }
}
