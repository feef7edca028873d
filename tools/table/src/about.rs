//! What is said of what is pointed at: what would come of it, and what is printed on its cards.

use page::width;

use crate::canvas::{Key, Line, Look, Piece, line_width};
use crate::foot::cut;
use crate::paragraph::LaidParagraph;
use crate::reading::APART;
use crate::screen::Screen;

/// Stands behind what a card says where there is no room for what would come of it.
const THEN: &str = " ⇒ …";

impl Screen<'_> {
    /// What is to be said of what is pointed at, or what was said last.
    pub(crate) fn about(&self, columns: usize) -> Vec<Line> {
        let text = self.about_text();
        text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect()
    }

    pub(crate) fn about_text(&self) -> Vec<LaidParagraph> {
        self.about_what(true)
    }

    /// As much of that as fits so many lines. Where that is not all, what a card brings and what is
    /// printed on the cards of a choice come before what would come of it, which is drawn where it
    /// would happen.
    pub(crate) fn about_within(&self, lines: usize, columns: usize) -> Vec<Line> {
        let all = self.about(columns);
        let laid = |text: &[LaidParagraph]| {
            text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect::<Vec<Line>>()
        };
        let [brings, printed] = [&self.undrawn()[..], self.printed_below()].map(laid);
        // What else can be done with the same thing comes before its text.
        let one =
            self.meant().len() == 1 || matches!(self.scene.pointed.focus, Some(Key::Offer(_)));
        let is_silent = brings.is_empty() && printed.is_empty();
        if all.len() <= lines || self.said.is_some() || !one || is_silent {
            return cut(all, lines, columns);
        }
        // Of what it brings a line, so that its text begins below.
        let most = if printed.is_empty() { lines } else { 1 };
        let mut some = cut(brings, most.min(lines), columns);
        some.extend(self.printed_within(printed, lines - some.len(), columns));
        some
    }

    /// What is printed on cards, and as much of what would come as fits so many lines with it.
    fn printed_within(&self, printed: Vec<Line>, lines: usize, columns: usize) -> Vec<Line> {
        let foreseen =
            self.scene.pointed.foreseen.iter().flat_map(|paragraph| paragraph.lines(columns));
        let foreseen: Vec<Line> = foreseen.collect();
        // A line is left for what would come where there are several besides.
        let most = if lines > 2 { lines - 1 } else { lines };
        let whole = printed.len() <= most;
        let mut some = cut(printed, most, columns);
        let rest = lines - some.len();
        if rest > 0 || !whole || foreseen.is_empty() {
            some.extend(cut(foreseen, rest, columns));
            return some;
        }
        // Behind a text that is whole a sign says that more would come of it.
        match some.last_mut() {
            Some(last) if line_width(last) + width(THEN) <= columns => {
                last.push(Piece::new(THEN, Look::Good));
                some
            }
            Some(_) | None => cut([some, foreseen].concat(), lines, columns),
        }
    }

    /// In how many lines the cards of the choice that is pointed at say what stands nowhere on the
    /// table; none where something else is said.
    pub(crate) fn printed_in(&self, columns: usize) -> usize {
        if self.said.is_some() {
            return 0;
        }
        let brings = self.undrawn();
        brings.iter().chain(self.printed_below()).map(|text| text.lines(columns).len()).sum()
    }

    /// What is printed on the cards of the choice that is pointed at, where it stands nowhere on the
    /// table.
    fn printed_below(&self) -> &[LaidParagraph] {
        if self.drawn.plan.texts { &[] } else { &self.scene.pointed.printed }
    }

    /// The rows for which there was no room in a panel that shows nothing but the card that the choice
    /// pointed at is about: what the card brings.
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

    /// What is to be said, perhaps without what is printed on cards, where their pages tell it.
    pub(crate) fn about_what(&self, printed: bool) -> Vec<LaidParagraph> {
        if let Some(said) = &self.said {
            return said.lines().map(|line| LaidParagraph::new(line, Look::Plain)).collect();
        }
        let mut text = Vec::new();
        let faint = |card: &String| LaidParagraph::new(card.clone(), Look::Faint);
        if let ([first, others @ ..], Some(ask)) = (&self.meant()[..], &self.scene.view.ask)
            && let Some(offer) = ask.offers.get(*first)
        {
            // What it says, which in the list is read there; what would come of it; what is printed
            // on its cards.
            let numbered = |no: &usize| {
                let offer = ask.offers.get(*no)?;
                Some(LaidParagraph::new(format!("{} {}", no + 1, offer.text), Look::Plain))
            };
            // One alone is lit in the list.
            if !others.is_empty() && !matches!(self.scene.pointed.focus, Some(Key::Offer(_))) {
                text.extend(numbered(first));
            }
            text.extend(self.scene.pointed.foreseen.iter().cloned());
            text.extend(self.undrawn());
            // What else can be done with the same thing.
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
