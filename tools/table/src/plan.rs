//! Which form each panel has, and where it stands.

use play::Seat;
use play::panel::Role;
use ratatui::layout::Rect;
use view::View;

use crate::canvas::Canvas;
use crate::panel::{Extent, Numbered};

/// Columns between panels.
const GUTTER: usize = 3;
/// Up to so many panels stand side by side.
const ABREAST: usize = 3;

/// The panels of a table, each with its place. Lines are counted from the top of the board, which
/// may be higher than the screen.
#[derive(Debug, Default)]
pub struct Plan {
    /// The panels.
    pub blocks: Vec<(Rect, Canvas)>,
    /// So many lines are needed.
    pub height: usize,
}

/// The best plan for a board of this size: as much as fits of all that there is to see.
pub fn plan(view: &View, columns: usize, lines: usize) -> Plan {
    let mut last = Plan::default();
    for fullness in [Fullness::All, Fullness::Rows, Fullness::Own, Fullness::Needed] {
        last = shelves(view, fullness, columns);
        if last.height <= lines {
            break;
        }
    }
    last
}

/// How much of everything is drawn, from all of it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fullness {
    /// Everything, with the texts of cards.
    All,
    /// Everything but the texts of cards.
    Rows,
    /// What lies in front of others in one line each.
    Own,
    /// Of what lies on the table and is not offered, one line each.
    Needed,
}

impl Fullness {
    /// How much of a panel is drawn; nothing of one that is all title.
    fn of(self, numbered: Numbered<'_>, eyes: Option<Seat>) -> Option<Extent> {
        let panel = numbered.panel;
        let offered =
            panel.rows.iter().flat_map(|row| &row.cells).any(|cell| !cell.offers.is_empty());
        let rows = if self == Self::All { Extent::Texts } else { Extent::Rows };
        match panel.role {
            Role::Round => (!panel.rows.is_empty()).then_some(rows),
            Role::Sheet { seat } if Some(seat) == eyes => Some(rows),
            Role::Map => Some(rows),
            Role::Sheet { .. } => Some(match self {
                Self::All | Self::Rows => rows,
                Self::Own | Self::Needed => Extent::Line,
            }),
            Role::Shared | Role::Known | Role::Pile => Some(match self {
                Self::Needed if !offered => Extent::Line,
                Self::All | Self::Rows | Self::Own | Self::Needed => rows,
            }),
        }
    }
}

/// A panel that is drawn, in all forms that it can have.
struct Item {
    forms: Vec<Canvas>,
    /// It stands by itself.
    alone: bool,
}

/// Panels in rows of up to three, in the order in which they are, so that the least lines are
/// needed.
fn shelves(view: &View, fullness: Fullness, columns: usize) -> Plan {
    let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
    let mut items = Vec::new();
    for (no, panel) in view.panels.iter().enumerate() {
        let numbered = Numbered { no, panel };
        let Some(extent) = fullness.of(numbered, eyes) else { continue };
        let mut forms = numbered.forms(columns, extent);
        forms.retain(|form| form.width() <= columns);
        if forms.is_empty() {
            forms = numbered.forms(columns, Extent::Line);
        }
        items.push(Item { forms, alone: extent == Extent::Line });
    }
    // For each item: the least height of all from it on, and how many stand on its shelf in which
    // forms.
    let mut best: Vec<(usize, Vec<usize>)> = vec![(0, Vec::new()); items.len() + 1];
    for at in (0..items.len()).rev() {
        let mut least: Option<(usize, Vec<usize>)> = None;
        for count in 1..=ABREAST.min(items.len() - at) {
            let shelf = &items[at..at + count];
            if count > 1 && shelf.iter().any(|item| item.alone) {
                break;
            }
            let Some((height, forms)) = abreast(shelf, columns) else { continue };
            let whole = height + best[at + count].0;
            if least.as_ref().is_none_or(|(least, _)| whole < *least) {
                least = Some((whole, forms));
            }
        }
        best[at] = least.unwrap_or_default();
    }
    place(items, &best, columns)
}

/// The forms in which some panels fit side by side in the least height.
fn abreast(shelf: &[Item], columns: usize) -> Option<(usize, Vec<usize>)> {
    let mut best: Option<(usize, usize, Vec<usize>)> = None;
    let mut chosen = vec![0; shelf.len()];
    loop {
        let forms = || shelf.iter().zip(&chosen).map(|(item, form)| &item.forms[*form]);
        let wide = forms().map(|form| form.width() + GUTTER).sum::<usize>() - GUTTER;
        let high = forms().map(Canvas::height).max().unwrap_or(0);
        if wide <= columns
            && best.as_ref().is_none_or(|(height, width, _)| (high, wide) < (*height, *width))
        {
            best = Some((high, wide, chosen.clone()));
        }
        // The next choice of forms, as a number is counted on.
        let Some(at) = (0..shelf.len()).find(|at| chosen[*at] + 1 < shelf[*at].forms.len()) else {
            break;
        };
        chosen[at] += 1;
        chosen[..at].fill(0);
    }
    best.map(|(height, _, forms)| (height, forms))
}

fn place(items: Vec<Item>, best: &[(usize, Vec<usize>)], columns: usize) -> Plan {
    let mut plan = Plan::default();
    let mut items = items.into_iter();
    let mut at = 0;
    while at < items.len() + at && at + 1 < best.len() {
        let forms = &best[at].1;
        let mut x = 0;
        let mut high = 0;
        for (form, mut item) in forms.iter().zip(items.by_ref().take(forms.len())) {
            let canvas = item.forms.swap_remove(*form);
            let (wide, height) = (canvas.width(), canvas.height());
            let rect = Rect {
                x: cast(x),
                y: cast(plan.height),
                width: cast(wide.min(columns.saturating_sub(x))),
                height: cast(height),
            };
            plan.blocks.push((rect, canvas));
            x += wide + GUTTER;
            high = high.max(height);
        }
        at += forms.len().max(1);
        plan.height += high;
    }
    plan
}

/// A number of columns or lines as terminals count them.
pub fn cast(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
