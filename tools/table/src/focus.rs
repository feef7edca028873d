//! Moving the focus.

use std::collections::BTreeSet;

use play::panel::Place;
use ratatui::layout::Rect;
use view::Fold;

use crate::canvas::{Key, Placed};
use crate::keys::Direction;
use crate::screen::Screen;

impl Screen<'_> {
    /// The nearest spot in a direction; the focus itself if there is none.
    pub(crate) fn beside(&self, direction: Direction) -> Option<Key> {
        let Some(now) = self.scene.pointed.focus.as_ref().and_then(|key| self.spot(key)) else {
            return self.next_offered(true);
        };
        // In the list, hidden entries come before spots outside.
        let list = self.listed();
        if let Some(at) = list.iter().position(|key| *key == now.spot.key) {
            let next = match direction {
                Direction::Down => Some(at + 1),
                Direction::Up => at.checked_sub(1),
                Direction::Left | Direction::Right => None,
            };
            let next = next.and_then(|next| list.get(next).copied());
            if let Some(next) = next.filter(|key| self.spot(key).is_none()) {
                return Some(next);
            }
        }
        let others = self.drawn.placed.iter().filter(|one| one.spot.key != now.spot.key);
        let near = others.filter_map(|one| Some((distance(now.rect, one.rect, direction)?, one)));
        let nearest = near.min_by_key(|(distance, _)| *distance);
        nearest.map(|(_, one)| one.spot.key).or(self.scene.pointed.focus)
    }

    /// The places of a map that are linked to the focused one, on the map or by an offer.
    pub(crate) fn near(&self) -> Vec<Key> {
        let mut near = Vec::new();
        for (no, panel) in self.scene.view.panels.iter().enumerate() {
            let Some(map) = &panel.map else { continue };
            let pointed = |place: &Place| match self.scene.pointed.focus {
                Some(Key::Cell(on, row, _)) => on == no && row == place.row,
                Some(Key::Offer(offer)) => panel.rows.get(place.row).is_some_and(|row| {
                    row.cells.first().is_some_and(|cell| cell.offers.contains(&offer))
                }),
                Some(Key::Panel(_) | Key::Fold(_) | Key::Entry(_)) | None => false,
            };
            for link in &map.links {
                for (one, other) in [(link.from, link.to), (link.to, link.from)] {
                    if map.places.get(one).is_some_and(pointed)
                        && let Some(place) = map.places.get(other)
                    {
                        near.push(Key::Cell(no, place.row, 0));
                    }
                }
            }
        }
        near
    }

    /// The next or previous choice: on the table, then in the list, including hidden entries. A
    /// thing with several choices is none itself, and the list has them all.
    pub(crate) fn next_offered(&self, onward: bool) -> Option<Key> {
        if self.manner.announce && self.scene.view.ask.is_some() {
            return self.next_heard(onward);
        }
        let board = self.drawn.placed.iter().filter(|one| one.spot.offers.len() == 1);
        let board = board.map(|one| one.spot.key).filter(|key| !is_listed(*key));
        self.next_among(board.chain(self.listed()).collect(), onward)
    }

    /// The lines of the list: all offers and folds, or the offers of the open fold.
    pub(crate) fn listed(&self) -> Vec<Key> {
        let Some(ask) = &self.scene.view.ask else { return Vec::new() };
        let folds = &self.scene.folds;
        if let Some(fold) = self.unfolded() {
            return fold.offers.clone().map(Key::Offer).collect();
        }
        let key = |at: usize| match folds.iter().position(|fold| fold.offers.contains(&at)) {
            Some(nth) => (folds[nth].offers.start == at).then_some(Key::Fold(nth)),
            None => Some(Key::Offer(at)),
        };
        (0..ask.offers.len()).filter_map(key).collect()
    }

    /// The fold whose offers are listed.
    pub(crate) fn unfolded(&self) -> Option<&Fold> {
        let opened = self.scene.pointed.unfolded.and_then(|fold| self.scene.folds.get(fold));
        opened.or_else(|| self.scene.folds.iter().find(|fold| fold.open))
    }

    /// The line of the list with an offer, while no fold is open.
    pub(crate) fn line_with(&self, offer: usize) -> Key {
        let closes = |fold: &Fold| !fold.open && fold.offers.contains(&offer);
        let fold = self.scene.folds.iter().position(closes);
        fold.map_or(Key::Offer(offer), Key::Fold)
    }

    /// The next or previous one of some spots; the focus itself if there are none.
    fn next_among(&self, mut all: Vec<Key>, onward: bool) -> Option<Key> {
        // A spot drawn in several places is visited once.
        let mut seen = BTreeSet::new();
        all.retain(|key| seen.insert(*key));
        let count = all.len();
        let next =
            match self.scene.pointed.focus.and_then(|key| all.iter().position(|one| *one == key)) {
                Some(now) if onward => (now + 1) % count,
                Some(now) => (now + count - 1) % count,
                None => 0,
            };
        all.get(next).copied().or(self.scene.pointed.focus)
    }

    /// While looking back: the next or previous thing with an explanation.
    pub(crate) fn next_read(&self, onward: bool) -> Option<Key> {
        let is_read = |one: &&Placed| match one.spot.key {
            Key::Panel(_) => true,
            Key::Cell(..) => !self.explained_at(&one.spot.key, &one.spot.about).is_empty(),
            Key::Offer(_) | Key::Fold(_) | Key::Entry(_) => false,
        };
        let all = self.drawn.placed.iter().filter(is_read).map(|one| one.spot.key).collect();
        self.next_among(all, onward)
    }

    /// For listeners: the next or previous offer by number, each once, on the table if it has its
    /// own place there.
    fn next_heard(&self, onward: bool) -> Option<Key> {
        let count = self.scene.view.ask.as_ref()?.offers.len();
        let now = match &self.meant()[..] {
            [offer] => Some(*offer),
            _ => None,
        };
        let next = match now {
            Some(now) if onward => (now + 1) % count,
            Some(now) => (now + count - 1) % count,
            None => 0,
        };
        Some(self.own_place(next).unwrap_or(Key::Offer(next)))
    }

    /// The place on the table that belongs only to this offer.
    fn own_place(&self, offer: usize) -> Option<Key> {
        let on_board = |one: &&Placed| !is_listed(one.spot.key);
        let mut placed = self.drawn.placed.iter().filter(on_board);
        placed.find(|one| one.spot.offers == [offer]).map(|one| one.spot.key)
    }

    /// The first focus: on the table if each offer has its own place there, otherwise in the list.
    pub(crate) fn first_focus(&self) -> Option<Key> {
        let count = self.scene.view.ask.as_ref()?.offers.len();
        let all = (0..count).all(|offer| self.own_place(offer).is_some());
        let board = self.own_place(0).filter(|_| all && count > 1);
        Some(board.unwrap_or_else(|| self.line_with(0)))
    }
}

/// Whether a spot is in the list of offers.
fn is_listed(key: Key) -> bool {
    match key {
        Key::Offer(_) | Key::Fold(_) => true,
        Key::Cell(..) | Key::Panel(_) | Key::Entry(_) => false,
    }
}

/// The distance between two places in a direction; `None` if the second is elsewhere. Straight
/// ahead counts as nearer than diagonal.
fn distance(from: Rect, to: Rect, direction: Direction) -> Option<i32> {
    let side = |rect: Rect| (i32::from(rect.left()), i32::from(rect.right()) - 1);
    let level = |rect: Rect| (i32::from(rect.top()), i32::from(rect.bottom()) - 1);
    let gap = |one: (i32, i32), other: (i32, i32)| (other.0 - one.1).max(one.0 - other.1).max(0);
    let (x, y) = (gap(side(from), side(to)), gap(level(from), level(to)));
    // A line is about twice as high as a column is wide.
    match direction {
        Direction::Left if side(to).1 < side(from).0 => Some(x + 6 * y),
        Direction::Right if side(to).0 > side(from).1 => Some(x + 6 * y),
        Direction::Up if level(to).1 < level(from).0 => Some(2 * y + 3 * x),
        Direction::Down if level(to).0 > level(from).1 => Some(2 * y + 3 * x),
        Direction::Left | Direction::Right | Direction::Up | Direction::Down => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_straight_ahead_is_nearest() {
        let place = |x, y| Rect { x, y, width: 4, height: 1 };
        let from = place(10, 5);
        let down = |to| distance(from, to, Direction::Down);
        assert!(down(place(10, 8)) < down(place(20, 6)));
        assert_eq!(down(place(20, 5)), None);
        let right = |to| distance(from, to, Direction::Right);
        assert!(right(place(40, 5)) < right(place(16, 12)));
        assert_eq!(right(place(12, 9)), None);
    }
}
