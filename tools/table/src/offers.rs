//! The list of offers: numbered, in as few lines as possible.

use page::{width, wrap};

use crate::canvas::{Canvas, Key, Line, Look, Piece, Spot, line_width};
use crate::screen::Screen;

/// Columns between offers.
const GAP: usize = 3;
/// Columns of the sign for offers out of sight, with a space before it.
const SIGN: usize = 3;

/// A list of numbered offers.
struct OfferList<'s> {
    spots: &'s [Spot],
    /// Number of digits.
    digits: usize,
    /// Available columns.
    columns: usize,
}

impl OfferList<'_> {
    /// The number of an offer, or the first and the last of a fold.
    fn number(&self, spot: &Spot) -> String {
        let digits = self.digits;
        let number = match &spot.offers[..] {
            [first, .., last] => format!("{}–{}", first + 1, last + 1),
            [] | [_] => spot.offers.iter().map(|offer| (offer + 1).to_string()).collect(),
        };
        format!("{number:>digits$} ")
    }

    fn taken(&self, spot: &Spot) -> usize {
        width(&self.number(spot)) + width(&spot.text)
    }

    /// The lines of an offer, of which only the first has a number.
    fn parts(&self, at: usize) -> Vec<[Piece; 2]> {
        let first = self.number(&self.spots[at]);
        let parts = wrap(&self.spots[at].text, self.columns.saturating_sub(width(&first)));
        let piece = |text, look| Piece { spot: Some(at), ..Piece::new(text, look) };
        let number = |nth: usize| match nth {
            0 => first.clone(),
            _ => " ".repeat(width(&first)),
        };
        let part = |(nth, text)| [piece(number(nth), Look::Faint), piece(text, Look::Plain)];
        parts.into_iter().enumerate().map(part).collect()
    }

    /// In `across` columns, from top to bottom; `None` if an offer is wider than a column.
    fn down(&self, across: usize) -> Option<Vec<Line>> {
        let lines = self.spots.len().div_ceil(across).max(1);
        let (mut list, mut x) = (vec![Line::new(); lines], 0);
        for (nth, column) in self.spots.chunks(lines).enumerate() {
            let wide = column.iter().map(|spot| self.taken(spot)).max().unwrap_or(0);
            if x + wide > self.columns {
                return None;
            }
            for (at, line) in (nth * lines..self.spots.len()).zip(&mut list) {
                line.push(Piece::blank(x.saturating_sub(line_width(line))));
                line.extend(self.parts(at).into_iter().flatten());
            }
            x += wide + GAP;
        }
        Some(list)
    }

    /// One after another, like words.
    fn flowing(&self) -> Vec<Line> {
        let mut list: Vec<Line> = Vec::new();
        for at in 0..self.spots.len() {
            for (nth, part) in self.parts(at).into_iter().enumerate() {
                let wide = part.iter().map(|piece| width(&piece.text)).sum::<usize>();
                match list.last_mut().filter(|line| line_width(line) + GAP + wide <= self.columns) {
                    Some(line) if nth == 0 => {
                        line.extend([Piece::blank(GAP)].into_iter().chain(part))
                    }
                    Some(_) | None => list.push(part.into()),
                }
            }
        }
        list
    }

    /// In `across` columns, from left to right. A wider offer takes several columns, or separate
    /// lines.
    fn along(&self, across: usize) -> Vec<Line> {
        let wide = ((self.columns + GAP) / across).max(1);
        let mut list: Vec<Line> = Vec::new();
        // The column of the next offer.
        let mut next = across;
        for (at, spot) in self.spots.iter().enumerate() {
            let takes = (self.taken(spot) + GAP).div_ceil(wide);
            if next + takes > across {
                list.push(Line::new());
                next = 0;
            }
            for (nth, part) in self.parts(at).into_iter().enumerate() {
                if nth > 0 {
                    list.push(Line::new());
                }
                if let Some(line) = list.last_mut() {
                    line.push(Piece::blank((next * wide).saturating_sub(line_width(line))));
                    line.extend(part);
                }
            }
            next += takes;
        }
        list
    }

    /// In the number of columns that needs the fewest lines: from top to bottom if that takes no
    /// more of them than from left to right, and in any case from top to bottom. Next to a wrapped
    /// offer, another one is missed: each has its own line then.
    fn fewest(&self) -> [Vec<Line>; 2] {
        if self.is_wrapped() {
            return [self.along(1), self.along(1)];
        }
        let along = self.across();
        let most = self.most();
        let down = (1..=most).filter_map(|across| self.down(across)).min_by_key(Vec::len);
        let down = down.unwrap_or_else(|| along.clone());
        [if down.len() <= along.len() { down.clone() } else { along }, down]
    }

    fn is_wrapped(&self) -> bool {
        self.spots.iter().any(|spot| self.taken(spot) > self.columns)
    }

    /// Maximum number of columns.
    fn most(&self) -> usize {
        let narrowest = self.spots.iter().map(|spot| self.taken(spot)).min().unwrap_or(1);
        ((self.columns + GAP) / (narrowest + GAP)).clamp(1, self.spots.len().max(1))
    }

    /// From left to right in as few lines as possible, so that any lines of them have consecutive
    /// offers.
    fn across(&self) -> Vec<Line> {
        if self.is_wrapped() {
            return self.along(1);
        }
        let along = (1..=self.most()).map(|across| self.along(across)).min_by_key(Vec::len);
        let (along, flowing) = (along.unwrap_or_default(), self.flowing());
        if flowing.len() < along.len() { flowing } else { along }
    }
}

impl Screen<'_> {
    /// The offers in as few lines as possible; in columns from top to bottom; and from left to
    /// right, where the visible ones are always consecutive, with room for a sign after each line.
    pub(crate) fn laid_offers(&self, columns: usize) -> [Canvas; 3] {
        let spots: Vec<Spot> = self.listed().into_iter().map(|key| self.listed_spot(key)).collect();
        let last = spots.iter().flat_map(|spot| &spot.offers).max();
        let digits = last.map_or(1, |last| (last + 1).to_string().len());
        let list = OfferList { spots: &spots, digits, columns };
        let [fewest, down] = list.fewest();
        let across = OfferList { columns: columns.saturating_sub(SIGN), ..list }.across();
        [fewest, down, across].map(|lines| Canvas { lines, spots: spots.clone() })
    }

    /// A line of the list.
    fn listed_spot(&self, key: Key) -> Spot {
        let offers = self.scene.view.ask.as_ref().map_or(&[][..], |ask| &ask.offers);
        let (text, about, offers) = match key {
            Key::Fold(fold) => {
                let fold = &self.scene.folds[fold];
                let about = offers[fold.offers.clone()].iter().flat_map(|it| it.about.clone());
                (format!("{} ▸", fold.text), about.collect(), fold.offers.clone().collect())
            }
            Key::Offer(at) => {
                let short = self
                    .unfolded()
                    .and_then(|fold| fold.texts.get(at.checked_sub(fold.offers.start)?).cloned());
                let text = short.unwrap_or_else(|| offers[at].text.clone());
                (text, offers[at].about.clone(), vec![at])
            }
            Key::Cell(..) | Key::Panel(_) | Key::Entry(_) => (String::new(), vec![], vec![]),
        };
        Spot { key, text, about, offers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(texts: &[&str], columns: usize) -> Vec<String> {
        let [fewest, _] = both(texts, columns);
        fewest
    }

    fn both(texts: &[&str], columns: usize) -> [Vec<String>; 2] {
        let spot = |(at, text): (usize, &&str)| Spot {
            key: Key::Offer(at),
            text: (*text).to_owned(),
            about: Vec::new(),
            offers: vec![at],
        };
        let spots: Vec<Spot> = texts.iter().enumerate().map(spot).collect();
        let list = OfferList { spots: &spots, digits: 1, columns };
        list.fewest().map(|lines| {
            let lines = lines.iter();
            lines.map(|line| line.iter().map(|piece| piece.text.as_str()).collect()).collect()
        })
    }

    #[test]
    fn columns_are_read_from_top_to_bottom_where_there_are_lines() {
        let long = "take all of it with both hands";
        let [fewest, down] = both(&["wait", "go", long, "leave it"], 40);
        assert_eq!(
            fewest,
            ["1 wait               2 go", "3 take all of it with both hands", "4 leave it"]
        );
        assert_eq!(down, ["1 wait", "2 go", "3 take all of it with both hands", "4 leave it"]);
    }

    #[test]
    fn beside_a_wrapped_offer_each_has_its_own_line() {
        assert_eq!(
            listed(&["take it", "leave it", "wait"], 40),
            ["1 take it   2 leave it   3 wait"]
        );
        let long = "take it with both of your hands";
        assert_eq!(
            listed(&["wait", long, "leave it", "go"], 30),
            ["1 wait", "2 take it with both of your", "  hands", "3 leave it", "4 go"]
        );
    }
}
