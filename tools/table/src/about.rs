//! What is said of what is pointed at: what would come of it, and what is printed on its cards.

use page::width;

use crate::canvas::{Key, Line, Look, Piece, line_width};
use crate::foot::cut;
use crate::paragraph::Paragraph;
use crate::screen::Screen;

/// Stands behind what a card says where there is no room for what would come of it.
const THEN: &str = " ⇒ …";

impl Screen<'_, '_> {
    /// What is to be said of what is pointed at, or what was said last.
    pub(crate) fn about(&self, columns: usize) -> Vec<Line> {
        let text = self.about_text();
        text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect()
    }

    pub(crate) fn about_text(&self) -> Vec<Paragraph> {
        self.about_what(true)
    }

    /// As much of that as fits so many lines. Where that is not all, what is printed on the cards of a
    /// choice comes before what would come of it, which is drawn where it would happen.
    pub(crate) fn about_within(&self, lines: usize, columns: usize) -> Vec<Line> {
        let all = self.about(columns);
        let printed = self.printed_below();
        // What else can be done with the same thing comes before its text.
        let one = self.meant().len() == 1 || matches!(self.focus, Some(Key::Offer(_)));
        if all.len() <= lines || self.said.is_some() || !one || printed.is_empty() {
            return cut(all, lines, columns);
        }
        let [printed, foreseen] = [printed, &self.foreseen[..]].map(|text| {
            text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect::<Vec<Line>>()
        });
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
        let printed = self.printed_below().iter().filter(|_| self.said.is_none());
        printed.map(|text| text.lines(columns).len()).sum()
    }

    /// What is printed on the cards of the choice that is pointed at, where it stands nowhere on the
    /// table.
    fn printed_below(&self) -> &[Paragraph] {
        if self.has_texts { &[] } else { &self.printed }
    }

    /// What is to be said, perhaps without what is printed on cards, where their pages tell it.
    pub(crate) fn about_what(&self, printed: bool) -> Vec<Paragraph> {
        if let Some(said) = &self.said {
            return said.lines().map(|line| Paragraph::new(line, Look::Plain)).collect();
        }
        let mut text = Vec::new();
        let faint = |card: &String| Paragraph::new(card.clone(), Look::Faint);
        if let ([first, others @ ..], Some(ask)) = (&self.meant()[..], &self.view.ask)
            && let Some(offer) = ask.offers.get(*first)
        {
            // What it says, which in the list is read there; what would come of it; what is printed
            // on its cards.
            let numbered = |no: &usize| {
                let offer = ask.offers.get(*no)?;
                Some(Paragraph::new(format!("{} {}", no + 1, offer.text), Look::Plain))
            };
            // One alone is lit in the list.
            if !others.is_empty() && !matches!(self.focus, Some(Key::Offer(_))) {
                text.extend(numbered(first));
            }
            text.extend(self.foreseen.iter().cloned());
            // What else can be done with the same thing.
            text.extend(others.iter().filter_map(numbered));
            if printed && self.has_texts {
                text.extend(offer.cards.iter().map(faint));
            } else if printed {
                text.extend(self.printed.iter().cloned());
            }
        }
        if let Some(Key::Cell(panel, row, _)) = self.focus.as_ref().filter(|_| printed) {
            let row = self.view.panels.get(*panel).and_then(|panel| panel.rows.get(*row));
            text.extend(row.iter().flat_map(|row| &row.texts).map(faint));
        }
        if text.is_empty() {
            text.extend(self.explained.iter().cloned());
        }
        text
    }
}
