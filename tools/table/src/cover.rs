//! Overlays: drawing.

use page::{shorten, width, wrap};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use crate::canvas::{Canvas, Key, Line, Look, Piece, Placed, Spot};
use crate::draw::{laid, scrolled};
use crate::keys;
use crate::over::{Listed, Over, narrowed};
use crate::paper::Paper;
use crate::paragraph::{LaidParagraph, PAGE};
use crate::plan::cast;
use crate::reading;
use crate::screen::{SPACE, Screen};
use crate::theme::Lit;

/// Lines of the frame of a page.
const FRAME: usize = 2;
/// Columns of the frame of a page, with a space on either side.
const SIDES: usize = 4;
/// Minimum height of a page in lines.
const LEAST: usize = 3;
/// Minimum number of letters of a word that is looked for as a name.
const NAME: usize = 3;

impl Screen<'_> {
    /// Draws the overlay, if there is one.
    pub(crate) fn lay_over(&mut self, paper: &mut Paper<'_>, area: Rect) {
        match &mut self.over {
            None => {}
            Some(Over::Reader(reader)) => {
                // A part of the screen may be narrower than all of it.
                let narrow = self.drawn.free.iter().copied().chain([area]).map(columns).min();
                let lines = laid(&reader.text, narrow.unwrap_or_default());
                let free = &self.drawn.free;
                let beside = |page: Rect| beside(page, &reader.text, &paper.placed, lines.len());
                // A lesson shows what it is about, if need be instead of the question.
                let lesson = if reader.came { free.iter().copied().find_map(beside) } else { None };
                let lesson = lesson.or_else(|| beside(area).filter(|_| reader.came));
                let place =
                    lesson.unwrap_or_else(|| uncovered(area, free, lines.len(), reader.came));
                let lines = laid(&reader.text, columns(place));
                let all = lines.len();
                // The frame shows how to close it. A page that opened by itself leads on.
                let closes = if reader.came { "page-came" } else { "page-closes" };
                let closes = self.hot_seat.sight().tell(SPACE, closes, &[]);
                let seen = page(paper, place, lines, (reader.above, Some(&closes)));
                reader.above = seen.0;
                reader.below = Some(seen.1);
                reader.shown = all.saturating_sub(seen.0 + seen.1);
            }
            Some(Over::Offers { of, all, typed, at }) => {
                let nothing = self.hot_seat.sight().tell(SPACE, "nothing-fits", &[]);
                let list = Rect { height: area.height - 1, ..area };
                offers(paper, list, (*of, all, &nothing), typed, *at);
                // Letters are typed here, so letter keys are not available.
                let last = Rect { y: list.bottom(), height: 1, ..area };
                Clear.render(last, paper.buffer);
                let keys = match of {
                    Listed::Offers => "keys-line-list",
                    Listed::Moments { .. } => "keys-line-moments",
                };
                let keys = self.hot_seat.sight().tell(SPACE, keys, &[]);
                let keys = keys::line(&keys, area.width.into());
                paper.lines(vec![vec![Piece::new(keys, Look::Faint)]], last);
            }
            Some(Over::Line { typed }) => {
                let last = Rect { y: area.bottom() - 1, height: 1, ..area };
                Clear.render(last, paper.buffer);
                let line = end_of_line(&format!(":{typed}▏"), last.width.into());
                let column = last.x.saturating_add(cast(width(&line).saturating_sub(1)));
                let line = vec![Piece::new(line, Look::Strong)];
                paper.cursor = Some(Position::new(column.min(last.right() - 1), last.y));
                paper.lines(vec![line], last);
            }
        }
    }
}

/// The end of a typed line, with a sign if its beginning is out of sight.
fn end_of_line(line: &str, columns: usize) -> String {
    if width(line) <= columns {
        return line.to_owned();
    }
    let starts = line.char_indices().map(|(at, _)| &line[at..]);
    let mut ends = starts.map(|end| format!("…{end}")).skip_while(|end| width(end) > columns);
    ends.next().unwrap_or_default()
}

/// The position of a page with this number of lines. If possible, it hides neither the question nor
/// its lesson. A page that `came` with the question is scrolled there.
fn uncovered(area: Rect, free: &[Rect], lines: usize, came: bool) -> Rect {
    let fits = free.iter().find(|rect| usize::from(rect.height) >= lines + FRAME);
    let highest = free.iter().max_by_key(|rect| rect.height);
    let highest = highest.filter(|rect| came && usize::from(rect.height) >= LEAST + FRAME);
    fits.or(highest).copied().unwrap_or(area)
}

/// The highest position in a part of the screen where a page with this number of lines hides
/// nothing on the board that its text names. `None` if there is none.
fn beside(part: Rect, text: &[LaidParagraph], placed: &[Placed], lines: usize) -> Option<Rect> {
    let said = text.iter().map(|paragraph| paragraph.text()).collect::<Vec<_>>().join(" ");
    let height = cast(lines + FRAME);
    let named: Vec<Rect> =
        placed.iter().filter(|one| names(&said, one)).map(|one| one.rect).collect();
    let places = part.y..=part.bottom().checked_sub(height).filter(|last| *last >= part.y)?;
    let mut places = places.map(|y| Rect { y, height, ..part });
    places.find(|place| !named.iter().any(|rect| rect.intersects(*place)))
}

/// Whether a text contains a name from a spot of the board.
pub fn names(text: &str, placed: &Placed) -> bool {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| word.chars().count() >= NAME).map(str::to_owned).collect()
    };
    let is_name = |word: &&String| word.starts_with(char::is_uppercase);
    let on_board = matches!(placed.spot.key, Key::Cell(..) | Key::Panel(_));
    let said = words(text);
    on_board && words(&placed.spot.text).iter().filter(is_name).any(|word| said.contains(word))
}

/// The width of a page in columns.
pub fn columns(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(SIDES).min(PAGE)
}

/// Draws text from a line on, optionally with the key that closes it. Returns the first visible
/// line, limited to the existing ones, and the number of lines below.
pub fn page(
    paper: &mut Paper<'_>,
    area: Rect,
    lines: Vec<Line>,
    (above, closes): (usize, Option<&str>),
) -> (usize, usize) {
    let all = lines.len();
    let page = framed(paper, area, (columns(area), all));
    paper.cursor = Some(page.as_position());
    let from = scrolled(paper, page, lines, above);
    let shown = usize::from(page.height);
    more(paper, (area, page), (from, shown, all), closes);
    (from, all.saturating_sub(from + shown))
}

/// Shows on the frame which lines or entries are visible, unless all are, and before that the key
/// that closes the page.
fn more(
    paper: &mut Paper<'_>,
    (area, page): (Rect, Rect),
    (from, shown, all): (usize, usize, usize),
    closes: Option<&str>,
) {
    let said = |text: &str| format!(" {text} ");
    let sign = reading::lines_in_sight(from, shown, all).map_or_else(String::new, |it| said(&it));
    let closes = closes.map_or_else(String::new, said);
    let (wide, style) = (width(&sign), paper.theme.style(Look::Faint, Lit::Not));
    let room = usize::from(page.width);
    if wide <= room && page.bottom() < area.bottom() {
        paper.buffer.set_string(page.right() - cast(wide), page.bottom(), &sign, style);
        if wide + width(&closes) <= room {
            paper.buffer.set_string(page.x, page.bottom(), &closes, style);
        }
    }
}

/// The text before an entry of a list: the number of an offer, or that of an answer as in the
/// header.
fn number(of: Listed, entry: usize) -> String {
    let nth = entry + 1;
    match of {
        Listed::Offers => format!("{nth:>3} "),
        Listed::Moments { last, .. } => {
            let digits = last.to_string().len();
            format!("{nth:>digits$}/{last}  ")
        }
    }
}

/// Draws offers in a list, with the filter above and the complete focused one, or a message if none
/// matches.
fn offers(
    paper: &mut Paper<'_>,
    area: Rect,
    (of, all, nothing): (Listed, &[(usize, String)], &str),
    typed: &str,
    at: usize,
) {
    let fit = narrowed(all, typed);
    let number = |entry: usize| number(of, entry);
    let before = width(&number(0));
    // As wide as the longest entry, whatever is typed.
    let widest = all.iter().map(|(_, text)| before + width(text)).max().unwrap_or(0);
    let inside = widest.max(PAGE).min(usize::from(area.width).saturating_sub(SIDES));
    let whole = fit.get(at).map(|(_, text)| wrap(text, inside.saturating_sub(before).max(1)));
    let whole = whole.unwrap_or_default();
    let page = framed(paper, area, (inside, fit.len().max(1) + whole.len().max(1)));
    let room = usize::from(page.height).saturating_sub(1);
    let from = (at + whole.len().max(1)).saturating_sub(room);
    let columns = usize::from(page.width);
    let head = vec![Piece::new(format!("/{typed}▏"), Look::Strong)];
    let mut canvas = Canvas { lines: vec![head], spots: Vec::new() };
    let mut shown = 0;
    for (nth, (offer, text)) in fit.iter().enumerate().skip(from).take(room) {
        let (key, text_of) = (Key::Entry(*offer), text.clone());
        let spot = Spot { key, text: text_of, about: Vec::new(), offers: Vec::new() };
        let number = number(*offer);
        let lines: Vec<String> = if nth == at && whole.len() > 1 {
            let before = [number].into_iter().chain(std::iter::repeat(" ".repeat(before)));
            before.zip(&whole).map(|(before, line)| format!("{before}{line}")).collect()
        } else {
            vec![shorten(&format!("{number}{text}"), columns)]
        };
        let spotted = Some(canvas.spots.len());
        canvas.spots.push(spot);
        let piece = |text| vec![Piece { spot: spotted, ..Piece::new(text, Look::Plain) }];
        canvas.lines.extend(lines.into_iter().map(piece));
        shown += usize::from(canvas.lines.len() <= room + 1);
    }
    if fit.is_empty() {
        let nothing = LaidParagraph::new(nothing, Look::Faint).lines(columns);
        canvas.lines.extend(nothing);
    }
    paper.focus = fit.get(at).map(|(offer, _)| Key::Entry(*offer));
    paper.draw(&canvas, page, 0);
    more(paper, (area, page), (from, shown, fit.len()), None);
    let entry = paper.placed.iter().find(|one| Some(one.spot.key) == paper.focus);
    let head = Position::new(page.x + cast(width(typed) + 1).min(page.width), page.y);
    paper.cursor = Some(entry.map_or(head, |one| one.rect.as_position()));
}

/// Draws the frame of a page over the table, wide and high enough for these columns and lines.
fn framed(paper: &mut Paper<'_>, area: Rect, (columns, lines): (usize, usize)) -> Rect {
    let width = cast(columns + SIDES).min(area.width);
    let height = cast(lines.saturating_add(FRAME)).min(area.height);
    let page = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    Clear.render(page, paper.buffer);
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(paper.theme.style(Look::Faint, Lit::Not))
        .render(page, paper.buffer);
    paper.beneath.append(&mut paper.placed);
    Rect {
        x: page.x + 2,
        y: page.y + 1,
        width: width.saturating_sub(cast(SIDES)),
        height: height.saturating_sub(cast(FRAME)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_what_is_typed_stays_in_sight() {
        assert_eq!(end_of_line(":why axe▏", 9), ":why axe▏");
        assert_eq!(end_of_line(":why the axe▏", 9), "…the axe▏");
    }
}
