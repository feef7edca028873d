//! Animation of cards: one that moved slides to its new place, and a dealt one comes from its deck.

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

/// Follows a heading, up to the edge of its panel.
const RULE: &str = "─";

/// Moving cards.
#[derive(Debug, Default)]
pub struct Slides {
    cards: Vec<Slide>,
    /// The number of finished steps.
    part: u8,
}

/// A moving card.
#[derive(Debug)]
struct Slide {
    card: Ref,
    name: String,
    from: Origin,
}

/// The origin of a card.
#[derive(Debug)]
enum Origin {
    /// Its last position.
    Place(Position),
    /// It was nowhere: it is dealt to this panel.
    Deck {
        /// The index of the panel.
        panel: usize,
        /// The text in its title before the number of cards left.
        before: Option<String>,
    },
}

impl Origin {
    /// The position from which a card with this name moves; `None` if it is not drawn.
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
    /// Whether anything moves.
    pub fn go_on(&self) -> bool {
        !self.cards.is_empty()
    }

    /// The next step. Cards that have arrived no longer move.
    pub fn step(&mut self) {
        self.part += 1;
        if self.part >= PARTS {
            self.end();
        }
    }

    /// Ends the animation.
    pub fn end(&mut self) {
        self.cards.clear();
        self.part = 0;
    }

    /// Draws the cards between their old and new positions.
    pub fn draw(&self, paper: &mut Paper<'_>, table: (&[Panel], &[PanelInSight]), area: Rect) {
        if self.cards.is_empty() {
            return;
        }
        let (panels, seen) = table;
        let screen = paper.buffer.clone();
        for slide in &self.cards {
            let to = match slide.from {
                Origin::Place(_) => whereabouts(&paper.placed, panels, &slide.card),
                // A card in a panel of one line has no position.
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
            // Spaces separate it from the text it passes over.
            let name = format!(" {name} ");
            let room = area.right().saturating_sub(cast(width(&name)));
            let style = paper.theme.style(Look::Strong, Lit::Meant);
            let name = diag::visible(&name);
            paper.buffer.set_string(x.min(room), y.min(area.bottom() - 1), &name, style);
            // A dealt card comes out of the heading of its deck.
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

/// Redraws the letters of a heading over a passing card.
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
    /// The number of moving cards.
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// Animates cards that are elsewhere than on the table before, from their last positions.
    pub fn begin(&mut self, sight: Sight<'_>, placed: &[Placed], tables: [&[Panel]; 2]) {
        let [before, after] = tables;
        let (old, new) = (holders(before), holders(after));
        // Things on the first table have not just been dealt.
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

    /// Animates a dealt card, from the number of its deck or from the edge. Of several new things
    /// in a row, only the first is animated.
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

    /// Animates a card, with its name at the new place.
    fn send(&mut self, sight: Sight<'_>, thing: &Ref, tables: [&[Panel]; 2], from: Origin) {
        let pages = sight.pages(std::slice::from_ref(thing));
        let Some(Page::Card { card }) = pages.into_iter().next() else { return };
        let name = tables.into_iter().find_map(|panels| name(panels, thing));
        let name = name.unwrap_or(card.heading);
        self.cards.push(Slide { card: thing.clone(), name, from });
    }
}

/// The text in a panel's title before the number of cards left in its deck: the first number that
/// decreased, or the first of all in a new panel.
fn before_deck<'p>(before: &[Panel], panel: &'p Panel) -> Option<&'p str> {
    let head = |title: &str| title.find(|letter: char| letter.is_ascii_digit());
    let first = &panel.title[..head(&panel.title)?];
    let old = before.iter().find(|old| old.role == panel.role && old.title.starts_with(first));
    match old {
        Some(old) => fewer(&old.title, &panel.title),
        None => Some(first),
    }
}

/// The text in a title before the first number that decreased.
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

/// The place of a thing: the sort of panel, and the first thing of its row.
type Holder<'p> = (Role, Option<&'p Ref>);

/// The places of the things on a table; `None` for those in several places.
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

/// The position of a thing, or of the line that represents its panel.
fn whereabouts(placed: &[Placed], panels: &[Panel], thing: &Ref) -> Option<Position> {
    let of_panel = |one: &&Placed| match one.spot.key {
        Key::Panel(no) => panels.get(no).is_some_and(|panel| {
            let cells = panel.rows.iter().flat_map(|row| &row.cells);
            cells.into_iter().any(|cell| cell.about.contains(thing))
        }),
        Key::Cell(..) | Key::Offer(_) | Key::Fold(_) | Key::Entry(_) => false,
    };
    place(placed, thing).or_else(|| placed.iter().find(of_panel).map(|one| one.rect.as_position()))
}

/// The position of a thing itself.
fn place(placed: &[Placed], thing: &Ref) -> Option<Position> {
    let cell =
        |one: &&Placed| matches!(one.spot.key, Key::Cell(..)) && one.spot.about.contains(thing);
    placed.iter().find(cell).map(|one| one.rect.as_position())
}

/// The name of a thing in a cell that shows nothing else.
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
