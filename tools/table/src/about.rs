//! Details about the focus: the result of an offer, and the texts of its cards.

use page::width;

use crate::canvas::{Key, Line, Look, Piece, line_width};
use crate::foot::cut;
use crate::paragraph::LaidParagraph;
use crate::reading::APART;
use crate::screen::Screen;

/// Follows the text of a card if there is no room for the result of the offer.
const THEN: &str = " ⇒ …";

impl Screen<'_> {
    /// The details of the focus, or else the last message.
    pub(crate) fn about(&self, columns: usize) -> Vec<Line> {
        let text = self.about_text();
        text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect()
    }

    pub(crate) fn about_text(&self) -> Vec<LaidParagraph> {
        self.about_what(true)
    }

    /// As much of that as fits in this number of lines. If it does not fit, the effects of a card
    /// and the texts of an offer's cards come before its result, which is drawn on the board
    /// anyway.
    pub(crate) fn about_within(&self, lines: usize, columns: usize) -> Vec<Line> {
        let all = self.about(columns);
        let laid = |text: &[LaidParagraph]| {
            text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect::<Vec<Line>>()
        };
        let [brings, printed] = [&self.undrawn()[..], self.printed_below()].map(laid);
        // Other offers about the focused thing come before its text.
        let one =
            self.meant().len() == 1 || matches!(self.scene.pointed.focus, Some(Key::Offer(_)));
        let is_silent = brings.is_empty() && printed.is_empty();
        if all.len() <= lines || self.said.is_some() || !one || is_silent {
            return cut(all, lines, columns);
        }
        // Only one line of its effects, so that the start of its text is visible.
        let most = if printed.is_empty() { lines } else { 1 };
        let mut some = cut(brings, most.min(lines), columns);
        some.extend(self.printed_within(printed, lines - some.len(), columns));
        some
    }

    /// The texts of cards, and as much of the result as fits with them.
    fn printed_within(&self, printed: Vec<Line>, lines: usize, columns: usize) -> Vec<Line> {
        let foreseen =
            self.scene.pointed.foreseen.iter().flat_map(|paragraph| paragraph.lines(columns));
        let foreseen: Vec<Line> = foreseen.collect();
        // If there are several results, one line is left for them.
        let most = if lines > 2 { lines - 1 } else { lines };
        let whole = printed.len() <= most;
        let mut some = cut(printed, most, columns);
        let rest = lines - some.len();
        if rest > 0 || !whole || foreseen.is_empty() {
            some.extend(cut(foreseen, rest, columns));
            return some;
        }
        // After a complete text, a sign shows that there is also a result.
        match some.last_mut() {
            Some(last) if line_width(last) + width(THEN) <= columns => {
                last.push(Piece::new(THEN, Look::Good));
                some
            }
            Some(_) | None => cut([some, foreseen].concat(), lines, columns),
        }
    }

    /// How many lines the texts of the focused offer's cards need, as far as they are not on the
    /// table; zero if another message is shown.
    pub(crate) fn printed_in(&self, columns: usize) -> usize {
        if self.said.is_some() {
            return 0;
        }
        let brings = self.undrawn();
        brings.iter().chain(self.printed_below()).map(|text| text.lines(columns).len()).sum()
    }

    /// The texts of the focused offer's cards that are not on the table.
    fn printed_below(&self) -> &[LaidParagraph] {
        if self.drawn.plan.texts { &[] } else { &self.scene.pointed.printed }
    }

    /// Rows without room in a panel that shows only the card of the focused offer: the effects of
    /// the card.
    fn undrawn(&self) -> Vec<LaidParagraph> {
        let Some(offer) = self.meant().first().copied() else { return Vec::new() };
        let of_card = |panel: &&view::Panel| match &panel.rows[..] {
            [card, rest @ ..] => {
                let is_meant = card.cells.iter().any(|cell| cell.offers.contains(&offer));
                let is_card = |row: &view::Row| row.offered() || !row.texts.is_empty();
                is_meant && !card.texts.is_empty() && !rest.iter().any(is_card)
            }
            [] => false,
        };
        let panels = self.scene.view.panels.iter().enumerate().filter(|(_, panel)| of_card(panel));
        let rows = panels.flat_map(|(no, panel)| {
            let rows = panel.rows.iter().enumerate();
            rows.filter(move |(row, _)| !self.drawn.plan.shows_row(no, *row)).map(|(_, row)| row)
        });
        let line = |row: &view::Row| {
            let cells = row.cells.iter().map(|cell| cell.text.as_str());
            LaidParagraph::new(cells.collect::<Vec<_>>().join(APART), Look::Plain)
        };
        rows.map(line).collect()
    }

    /// The details, with or without the texts of cards, which are left out if their pages show
    /// them.
    pub(crate) fn about_what(&self, printed: bool) -> Vec<LaidParagraph> {
        if let Some(said) = &self.said {
            return said.lines().map(|line| LaidParagraph::new(line, Look::Plain)).collect();
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
            if printed && self.drawn.plan.texts {
                text.extend(offer.cards.iter().map(faint));
            } else if printed {
                text.extend(self.scene.pointed.printed.iter().cloned());
            }
        }
        if let Some(Key::Cell(panel, row, _)) =
            self.scene.pointed.focus.as_ref().filter(|_| printed)
        {
            let row = self.scene.view.panels.get(*panel).and_then(|panel| panel.rows.get(*row));
            text.extend(row.iter().flat_map(|row| &row.texts).map(faint));
        }
        if text.is_empty() {
            text.extend(self.scene.pointed.explained.iter().cloned());
        }
        text
    }
}
