//! Details about the focus: the result of an offer, and the texts of its cards.

use page::width;
use play::Ref;
use view::{Difference, Fold};

use crate::canvas::{Key, Line, Look, Piece, line_width};
use crate::foot::cut;
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::screen::Screen;

/// Follows the text of a card if there is no room for the result of the offer.
const THEN: &str = " ⇒ …";

/// A row of a panel as text.
pub fn row_told(row: &view::Row) -> LaidParagraph {
    let cells = row.cells.iter().map(|cell| cell.text.as_str());
    LaidParagraph::new(reading::apart(cells), Look::Plain)
}

/// Maximum number of lines of the offers of a fold that is closed.
const FOLD_LINES: usize = 3;

/// The offers of a fold as text.
fn in_fold(fold: &Fold) -> LaidParagraph {
    let numbered = |(offer, text): (usize, &String)| format!("{}\u{a0}{text}", offer + 1);
    let offers: Vec<String> = fold.offers.clone().zip(&fold.texts).map(numbered).collect();
    LaidParagraph::new(reading::apart(offers.iter().map(String::as_str)), Look::Plain)
}

impl Screen<'_> {
    /// The details of the focus, or else the last message. A fold with many offers has none: it
    /// is opened to read them.
    pub(crate) fn about(&self, columns: usize) -> Vec<Line> {
        let text = self.about_text();
        let lines: Vec<Line> = text.iter().flat_map(|text| text.lines(columns)).collect();
        if self.is_at_fold() && lines.len() > FOLD_LINES { Vec::new() } else { lines }
    }

    /// The details of the focus in addition to the last message, if all of them fit in this number
    /// of lines together with it.
    pub(crate) fn about_beyond_said(&self, lines: usize, columns: usize) -> Vec<Line> {
        let Some(said) = self.said_below() else { return Vec::new() };
        let laid = |text: &str| LaidParagraph::new(text, Look::Plain).lines(columns).len();
        let said: usize = said.lines().map(laid).sum();
        let is_fold = matches!(self.scene.pointed.focus, Some(Key::Fold(_)));
        let details = self.details(true).into_iter().filter(|_| !is_fold);
        let details: Vec<Line> = details.flat_map(|text| text.lines(columns)).collect();
        if said + details.len() <= lines { details } else { Vec::new() }
    }

    /// The last message, unless it is above the lesson.
    fn said_below(&self) -> Option<&String> {
        let above = self.declines() && !self.scene.view.lessons.is_empty();
        self.said.as_ref().filter(|_| !above)
    }

    /// Whether the details are those of a fold.
    fn is_at_fold(&self) -> bool {
        self.said_below().is_none() && matches!(self.scene.pointed.focus, Some(Key::Fold(_)))
    }

    pub(crate) fn about_text(&self) -> Vec<LaidParagraph> {
        self.about_what(true)
    }

    /// As much of that as fits in this number of lines. If it does not fit, the effects of a card
    /// and the texts of an offer's cards have priority over its result, which is drawn on the board
    /// anyway. The order is always the same: first the result.
    pub(crate) fn about_within(&self, lines: usize, columns: usize) -> Vec<Line> {
        let all = self.about(columns);
        if all.len() > lines && self.is_at_fold() {
            return Vec::new();
        }
        let laid = |text: &[LaidParagraph]| {
            text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect::<Vec<Line>>()
        };
        let [brings, printed] = [&self.undrawn()[..], self.printed_below()].map(laid);
        // Other offers about the focused thing come before its text.
        let one =
            self.meant().len() == 1 || matches!(self.scene.pointed.focus, Some(Key::Offer(_)));
        if all.len() <= lines || self.said_below().is_some() || !one {
            return cut(all, lines, columns);
        }
        let most = lines.saturating_sub(printed.len()).max(1).min(lines);
        let mut some = cut(brings, most, columns);
        let rest = lines - some.len();
        some.extend(cut(printed, rest, columns));
        if some.is_empty() && self.scene.pointed.foreseen.is_empty() {
            return cut(all, lines, columns);
        }
        let rest = lines - some.len();
        let mut then = self.foreseen_within(rest, columns);
        let missing = then.is_empty() && !self.is_told(&self.scene.pointed.changes);
        // A sign shows that there is also a result.
        if let Some(last) = some.last_mut().filter(|_| missing)
            && line_width(last) + width(THEN) <= columns
        {
            last.push(Piece::new(THEN, Look::Then));
        }
        then.extend(some);
        then
    }

    /// As much of the result as fits in this number of lines: whole paragraphs, or the first
    /// differences. A sign follows if a missing one is not shown elsewhere.
    fn foreseen_within(&self, lines: usize, columns: usize) -> Vec<Line> {
        let mut some: Vec<Line> = Vec::new();
        for paragraph in &self.scene.pointed.foreseen {
            let next = paragraph.lines(columns);
            if some.len() + next.len() > lines {
                break;
            }
            some.extend(next);
        }
        let changes = &self.scene.pointed.changes;
        if !some.is_empty() || lines == 0 || changes.is_empty() {
            return some;
        }
        let laid = |few: usize| {
            let texts: Vec<&str> = changes[..few].iter().map(|one| one.text.as_str()).collect();
            reading::foreseen(&texts).lines(columns)
        };
        let few = (1..changes.len()).rev().find(|few| laid(*few).len() <= lines);
        match few {
            Some(few) if self.is_told(&changes[few..]) => laid(few),
            Some(_) | None => cut(laid(changes.len()), lines, columns),
        }
    }

    /// Whether some differences are on the board, or in the text of the offer.
    fn is_told(&self, changes: &[Difference]) -> bool {
        let offers = self.scene.view.ask.as_ref().map_or(&[][..], |ask| &ask.offers);
        let offer = self.scene.pointed.foreseen_of.and_then(|offer| offers.get(offer));
        let named = |thing: &Ref| offer.is_some_and(|offer| offer.about.contains(thing));
        changes.iter().all(|change| {
            let row = change.at.and_then(|at| Some((at.panel, at.row?)));
            let on_board = row.is_some_and(|(no, row)| self.drawn.plan.shows_row(no, row));
            on_board || (!change.about.is_empty() && change.about.iter().all(named))
        })
    }

    /// How many lines the texts of the focused offer's cards need, as far as they are not on the
    /// table; zero if another message is shown.
    pub(crate) fn printed_in(&self, columns: usize) -> usize {
        if self.said_below().is_some() {
            return 0;
        }
        let brings = self.undrawn();
        brings.iter().chain(self.printed_below()).map(|text| text.lines(columns).len()).sum()
    }

    /// The texts of the focused offer's cards that are not on the table.
    fn printed_below(&self) -> &[LaidParagraph] {
        if self.is_printed_above() { &[] } else { &self.scene.pointed.printed }
    }

    /// Whether the texts of the focused offer's cards are on the table.
    fn is_printed_above(&self) -> bool {
        self.drawn.plan.texts && self.meant().first().is_some_and(|offer| self.is_on_table(*offer))
    }

    /// Whether a card of an offer is on the table, with its text where there is room. A class to
    /// choose is not.
    pub(crate) fn is_on_table(&self, offer: usize) -> bool {
        let mut rows = self.scene.view.panels.iter().flat_map(|panel| &panel.rows);
        rows.any(|row| {
            !row.texts.is_empty() && row.cells.iter().any(|cell| cell.offers.contains(&offer))
        })
    }

    /// Rows without room in a panel that shows only the card of the focused offer: the effects of
    /// the card.
    fn undrawn(&self) -> Vec<LaidParagraph> {
        let Some(offer) = self.meant().first().copied() else { return Vec::new() };
        let drawn = |(no, row): (usize, usize)| self.drawn.plan.shows_row(no, row);
        self.rows_of(offer).filter(|(at, _)| !drawn(*at)).map(|(_, row)| row_told(row)).collect()
    }

    /// The rows of a panel that shows only the card of an offer, with its index and theirs.
    pub(crate) fn rows_of(
        &self,
        offer: usize,
    ) -> impl Iterator<Item = ((usize, usize), &view::Row)> {
        let of_card = move |panel: &view::Panel| match &panel.rows[..] {
            [card, rest @ ..] => {
                let is_meant = card.cells.iter().any(|cell| cell.offers.contains(&offer));
                let is_card = |row: &view::Row| row.offered() || !row.texts.is_empty();
                is_meant && !card.texts.is_empty() && !rest.iter().any(is_card)
            }
            [] => false,
        };
        let panels = self.scene.view.panels.iter().enumerate();
        let panels = panels.filter(move |(_, panel)| of_card(panel));
        panels.flat_map(|(no, panel)| {
            panel.rows.iter().enumerate().skip(1).map(move |(row, cells)| ((no, row), cells))
        })
    }

    /// The details, with or without the texts of cards, which are left out if their pages show
    /// them.
    pub(crate) fn about_what(&self, printed: bool) -> Vec<LaidParagraph> {
        match self.said_below() {
            Some(said) => said.lines().map(|line| LaidParagraph::new(line, Look::Plain)).collect(),
            None => self.details(printed),
        }
    }

    /// The details of the focus, with or without the texts of cards.
    fn details(&self, printed: bool) -> Vec<LaidParagraph> {
        if let Some(Key::Fold(fold)) = self.scene.pointed.focus {
            return self.scene.folds.get(fold).map(in_fold).into_iter().collect();
        }
        let mut text = Vec::new();
        let faint = |card: &String| LaidParagraph::new(card.clone(), Look::Faint);
        if let ([first, others @ ..], Some(ask)) = (&self.meant()[..], &self.scene.view.ask)
            && let Some(offer) = ask.offers.get(*first)
        {
            // The text of the offer (unless focused in the list), its result, and the texts of its
            // cards.
            let numbered = |no: &usize| {
                let offer = ask.offers.get(*no)?;
                Some(LaidParagraph::new(format!("{} {}", no + 1, offer.text), Look::Plain))
            };
            // A single offer is highlighted in the list.
            if !others.is_empty() && !matches!(self.scene.pointed.focus, Some(Key::Offer(_))) {
                text.extend(numbered(first));
            }
            text.extend(self.scene.pointed.foreseen.iter().cloned());
            text.extend(self.undrawn());
            // Other offers about this thing.
            text.extend(others.iter().filter_map(numbered));
            if printed && self.is_printed_above() {
                text.extend(offer.cards.iter().map(faint));
            } else if printed {
                text.extend(self.scene.pointed.printed.iter().cloned());
            }
        }
        if let Some(Key::Cell(panel, row, _)) =
            self.scene.pointed.focus.as_ref().filter(|_| printed)
        {
            let row = self.scene.view.panels.get(*panel).and_then(|panel| panel.rows.get(*row));
            for own in row.iter().flat_map(|row| &row.texts).map(faint) {
                if !text.contains(&own) {
                    text.push(own);
                }
            }
        }
        if text.is_empty() {
            text.extend(self.scene.pointed.explained.iter().cloned());
        }
        text
    }
}
