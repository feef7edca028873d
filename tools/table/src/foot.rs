//! Below the board: events, the question, its offers, and details of the focus.

use std::ops::Range;

use page::{width, wrap};
use ratatui::layout::Rect;
use view::Ask;

use crate::about::row_told;
use crate::canvas::{Canvas, Line, Look, MORE, Piece, line_width};
use crate::paper::Paper;
use crate::paragraph::LaidParagraph;
use crate::plan::cast;
use crate::reading::{self, APART};
use crate::screen::Screen;

/// Minimum number of lines for details of the focus.
const ABOUT: usize = 2;
/// Number of lines that are enough for nearly all details of a focus.
const MOST_ABOUT: usize = 4;
/// Number of lines of offers that are always visible.
const FEW_OFFERS: usize = 2;
/// Number of offers that are visible if the board can give lines for them.
const SOME_OFFERS: usize = 6;
/// Follows a cut lesson: the key that shows all of it.
const LESSON: &str = " (r)";
/// Maximum number of lines of the log above the question.
const MOST_TOLD: usize = 10;

/// The parts of the screen below the board.
#[derive(Default)]
pub struct Foot {
    prompt: Vec<Line>,
    /// How many of its lines are a lesson.
    taught: usize,
    offers: Canvas,
    /// The offers in columns from top to bottom, used if there are lines left.
    down: Canvas,
    /// The offers in reading order, used if not all are visible.
    along: Canvas,
    /// Number of visible lines of offers.
    shown: usize,
    about: Vec<Line>,
    /// Number of lines that the longest text of an offer's cards needs, whatever the focus is.
    decides: usize,
    /// The part of it in the line of keys, if there is no other line.
    beyond: Option<Line>,
    told: Vec<Line>,
    /// Number of lines for details of the focus and the last events together.
    shared: usize,
    /// Whether these are in the side column.
    aside: bool,
}

impl Foot {
    /// Shows as much as fits in this number of lines: the question, some offers, the texts of
    /// their cards, other details of the focus, then more offers. The result does not depend on
    /// the focus.
    pub fn fit(&mut self, lines: usize) {
        let rest = lines.saturating_sub(self.prompt.len());
        // A list that is cut anyway gives way to the texts of its cards.
        let few = match self.offers.height() {
            all if all > self.few_offers() => {
                // At least one offer is whole.
                let one = self.tallest().min(rest).max(1);
                rest.saturating_sub(self.least_about()).clamp(one, self.few_offers())
            }
            all => all.min(rest.max(1)),
        };
        let some = self.some_offers().min(rest.saturating_sub(self.least_about())).max(few);
        self.shared = rest.saturating_sub(some).min(self.most_about());
        let mut offers = lines.saturating_sub(self.prompt.len() + self.shared);
        // Other details give way if all offers are visible then.
        let over = self.offers.height().saturating_sub(offers);
        if self.least_about() + over <= self.shared {
            self.shared -= over;
            offers += over;
        }
        self.shown = offers.max(few).min(self.offers.height());
    }

    /// Number of lines of offers that are always visible, if there are that many.
    fn few_offers(&self) -> usize {
        FEW_OFFERS.max(self.tallest())
    }

    /// Number of lines of the longest offer.
    fn tallest(&self) -> usize {
        let of = |spot: usize| {
            let has = |line: &&Line| line.iter().any(|piece| piece.spot == Some(spot));
            self.along.lines.iter().filter(has).count()
        };
        (0..self.along.spots.len()).map(of).max().unwrap_or(0)
    }

    /// Number of lines for details of the focus that come before most offers: the text of a card,
    /// or only one line, because their subject is on the table.
    fn least_about(&self) -> usize {
        if self.aside || !self.asks_something() { 0 } else { self.decides.max(1) }
    }

    /// Number of lines for details of the focus that come before the last offers.
    fn most_about(&self) -> usize {
        if self.aside || !self.asks_something() { 0 } else { self.decides.max(ABOUT) }
    }

    /// Cuts a long lesson, so that there is room for the question, a few offers, and one line of
    /// details. All of it can be read elsewhere.
    pub fn cut_lesson(&mut self, lines: usize, columns: usize) {
        let over = (self.least() + 1).saturating_sub(lines).min(self.taught.saturating_sub(1));
        if over == 0 {
            return;
        }
        let lesson = self.prompt.drain(..self.taught).collect();
        let mut lesson = cut(lesson, self.taught - over, columns - width(LESSON));
        if let Some(last) = lesson.last_mut() {
            last.push(Piece::new(LESSON, Look::Faint));
        }
        self.taught = lesson.len();
        self.prompt.splice(0..0, lesson);
    }

    /// Whether a lesson is above the question.
    pub fn teaches(&self) -> bool {
        self.taught > 0
    }

    /// Cuts the events of a moment, so that half of the lines are left for the board.
    pub fn cut_told(&mut self, lines: usize, columns: usize) {
        self.prompt = cut(std::mem::take(&mut self.prompt), lines / 2, columns);
    }

    /// The lines for the board if it takes as many as possible: from a list that is cut anyway all
    /// but some offers, and the last events.
    pub fn leaves(&self, lines: usize) -> usize {
        let offers = match self.offers.height() {
            all if self.shown < all => self.some_offers().min(self.shown),
            all => all,
        };
        lines.saturating_sub(self.prompt.len() + offers + self.shared.min(self.least_about()))
    }

    /// Whether all offers are visible.
    pub fn shows_all(&self) -> bool {
        self.shown == self.offers.height()
    }

    /// Takes lines that the board does not need, if all offers are visible with them.
    pub fn grow(&mut self, spare: usize) {
        if self.shown + spare >= self.offers.height() {
            self.shown = self.offers.height();
        }
    }

    /// Minimum height: the question and a few offers.
    pub fn least(&self) -> usize {
        self.prompt.len() + self.offers.height().min(self.few_offers())
    }

    /// Preferred height: the question, as many offers as a reader scans at once, and the texts of
    /// their cards.
    pub fn wanted(&self) -> usize {
        self.prompt.len() + self.some_offers() + self.least_about()
    }

    /// The height with all offers.
    pub fn whole(&self) -> usize {
        self.prompt.len() + self.offers.height() + self.least_about()
    }

    /// Preferred number of lines of offers.
    fn some_offers(&self) -> usize {
        let along = lines_of(&self.along.lines, SOME_OFFERS);
        self.offers.height().min(along)
    }

    fn asks_something(&self) -> bool {
        self.offers.height() > 0
    }

    /// Uses the reading order if not all offers are visible. Otherwise, uses columns if the lines
    /// that the board does not need are enough for them, and for the details of any focus.
    pub fn list(&mut self, spare: usize) {
        if !self.shows_all() {
            self.offers = self.along.clone();
            self.shown = self.shown.min(self.offers.height());
            return;
        }
        let more = self.down.height().saturating_sub(self.shown);
        let about = if self.aside { 0 } else { self.decides.max(MOST_ABOUT) };
        if more <= spare && about <= self.shared + spare - more {
            self.offers = self.down.clone();
            self.shown += more;
        }
    }

    /// The lines of the question with its lesson and offers.
    pub fn asks(&self) -> usize {
        self.prompt.len() + self.shown
    }

    /// Whether each text of an offer's cards is whole, whatever the focus is.
    pub fn decides(&self) -> bool {
        self.aside || self.decides <= self.shared
    }

    /// Whether there is room for details of the focus.
    pub fn tells(&self) -> bool {
        self.shared > 0
    }

    /// Whether a question has no line for earlier events.
    pub fn is_silent(&self) -> bool {
        self.asks_something() && self.told.is_empty()
    }

    /// The part of it in the line of keys.
    pub fn beyond(&mut self) -> Option<Line> {
        self.beyond.take()
    }

    /// The height in lines.
    pub fn height(&self) -> usize {
        self.prompt.len() + self.shown + self.shared
    }
}

/// The number of lines that completely contain the first `offers` offers.
fn lines_of(list: &[Line], offers: usize) -> usize {
    let of = |line: &Line| line.iter().any(|piece| piece.spot.is_some_and(|at| at < offers));
    list.iter().rposition(of).map_or(0, |last| last + 1)
}

/// The first lines, as many as fit. If there are more, a sign shows it, after a complete part or
/// else after a word.
pub fn cut(mut lines: Vec<Line>, most: usize, columns: usize) -> Vec<Line> {
    let text = |line: &Line| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
    if lines.len() <= most {
        return lines;
    }
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        let mut rest = end_of(&text(last), columns.saturating_sub(width(MORE)));
        for piece in last.iter_mut() {
            let here = rest.min(piece.text.len());
            piece.text.truncate(here);
            rest -= here;
        }
        last.push(Piece::new(MORE, Look::Strong));
    }
    lines
}

/// Where to cut a line that continues with another one, for this number of columns. A line that
/// ends with a separator is cut before it.
fn end_of(line: &str, columns: usize) -> usize {
    let fits = |end: &usize| width(&line[..*end]) <= columns;
    let apart = line.rmatch_indices(APART.trim_end()).map(|(at, _)| at);
    let words = line.rmatch_indices([' ', '\u{a0}']).map(|(at, _)| at);
    // Signs before the first word do not count as a word.
    let words = [line.len()].into_iter().chain(words);
    let words = words.filter(|end| line[..*end].contains(char::is_alphanumeric));
    let letters = line.char_indices().rev().map(|(at, _)| at);
    apart.chain(words).chain(letters).find(fits).unwrap_or(0)
}

impl Screen<'_> {
    /// The question and its parts. Details of the focus are in the side column if there is one. In
    /// a fold, a `brief` foot has only the text of the fold above the offers.
    pub(crate) fn foot(&self, columns: usize, side: Option<Rect>, brief: bool) -> Foot {
        let beside = side.is_some();
        let Some(ask) = &self.scene.view.ask else {
            // While looking back, the events replace the question, with the last message below.
            // They are left out if the side column has them all.
            let elsewhere = side.is_some_and(|side| self.news_beside(side).is_some());
            let told =
                self.scene.view.news.told.iter().filter(|_| !elsewhere).map(reading::sentence);
            let said = self.said.iter().filter(|_| !beside);
            let said = said.map(|said| LaidParagraph::new(said.clone(), Look::Faint));
            let prompt = told.chain(said).flat_map(|told| told.lines(columns)).collect();
            return Foot { prompt, aside: beside, ..Foot::default() };
        };
        let heading = self.question(ask, brief);
        let taught = self.taught();
        let mut prompt: Vec<Line> = taught.iter().flat_map(|told| told.lines(columns)).collect();
        let taught = prompt.len();
        prompt.extend(heading.lines(columns));
        let about = if beside { Vec::new() } else { self.about(columns) };
        let [offers, down, along] = self.laid_offers(columns);
        let decides = self.decides(columns);
        let aside = beside;
        Foot { prompt, taught, offers, down, along, about, decides, aside, ..Foot::default() }
    }

    /// The question. The list of a fold has the question above it, too, unless it is `brief`.
    fn question(&self, ask: &Ask, brief: bool) -> LaidParagraph {
        let Some(fold) = self.unfolded() else {
            return LaidParagraph::new(ask.heading.clone(), Look::Strong);
        };
        let text = match (brief, ask.heading.contains(&fold.text)) {
            (true, _) => fold.text.clone(),
            (false, true) => ask.heading.clone(),
            (false, false) => format!("{} {}", ask.heading, fold.text),
        };
        let closes = Piece::new(format!(" ({})", self.tell("fold-closes")), Look::Faint);
        let text = Piece::new(text, Look::Strong);
        LaidParagraph::of([text].into_iter().chain((!fold.open).then_some(closes)).collect())
    }

    /// Number of lines that the last message needs, or the longest text of an offer's cards with
    /// the rows of the panel of the card. Where each offer is a card that is not on the table, such
    /// as a class, only the result of the offer shows what is on it.
    fn decides(&self, columns: usize) -> usize {
        let lines = |text: &String| wrap(text, columns).len();
        let printed = self.scene.printed.iter().enumerate();
        let is_elsewhere =
            |(offer, texts): (usize, &Vec<String>)| !texts.is_empty() && !self.is_on_table(offer);
        let result = if printed.clone().all(is_elsewhere) { ABOUT } else { 0 };
        let printed = self.scene.printed.iter().enumerate().map(|(offer, texts)| {
            let rows = self.rows_of(offer).filter(|_| !texts.is_empty());
            let rows = rows.flat_map(|(_, row)| row_told(row).lines(columns)).count();
            texts.iter().map(lines).sum::<usize>() + rows + result
        });
        printed.chain(self.said.iter().map(lines)).max().unwrap_or_default()
    }

    /// The lesson above the question. Before it, once, why a choice does not fit the lesson.
    fn taught(&self) -> Vec<LaidParagraph> {
        let Some(lesson) = self.scene.view.lessons.last() else { return Vec::new() };
        let said = self.said.iter().filter(|_| self.declines());
        let said = said.map(|said| LaidParagraph::new(said.clone(), Look::Strong));
        said.chain([LaidParagraph::new(format!("» {lesson}"), Look::Plain)]).collect()
    }

    /// Whether the last message says why a choice does not fit the lesson.
    pub(crate) fn declines(&self) -> bool {
        self.said.is_some() && self.said == self.otherwise
    }

    /// Fills the remaining lines: first with details of the focus, then with the last events, as
    /// far down as possible.
    pub(crate) fn fill(&mut self, foot: &mut Foot, columns: usize, spare: usize) {
        foot.shared += spare;
        // Without a separate line, the last line has them.
        self.drawn.cut = foot.about.len() > foot.shared.max(1);
        if !foot.about.is_empty() {
            foot.about = self.about_within(foot.shared, columns);
        }
        // A message does not take the place of the details if there is room for both.
        foot.about.splice(0..0, self.about_beyond_said(foot.shared, columns));
        // A text of two lines continues in the last one.
        let one = foot.shared == 1 && foot.about.len() == 1 && self.knows_keys();
        if one && self.printed_in(columns) > 1 {
            let mut both = self.about_within(2, columns).into_iter();
            foot.about = both.by_ref().take(1).collect();
            foot.beyond = both.next();
        }
        // A line between them, if there is room.
        let rest = foot.shared - foot.about.len();
        let gap = usize::from(!foot.about.is_empty() && rest > 1);
        foot.told = self.last_told(columns, (rest - gap).min(MOST_TOLD));
    }

    /// The events of a moment, if the side column has room for all of them.
    pub(crate) fn news_beside(&self, side: Rect) -> Option<Vec<Line>> {
        let columns = usize::from(side.width);
        let told = self.scene.view.news.told.iter().filter(|_| self.scene.view.ask.is_none());
        let news: Vec<Line> = told.flat_map(|it| reading::sentence(it).lines(columns)).collect();
        let room = usize::from(side.height).saturating_sub(self.about(columns).len() + 1);
        (!news.is_empty() && news.len() <= room).then_some(news)
    }

    /// The last sentences of the log, in this number of lines.
    pub(crate) fn last_told(&self, columns: usize, lines: usize) -> Vec<Line> {
        let mut told: Vec<Line> = Vec::new();
        // The events of a moment are in place of the question.
        let news = if self.scene.view.ask.is_none() { self.scene.view.news.told.len() } else { 0 };
        let before = &self.told[..self.told.len().saturating_sub(news)];
        for sentence in before.iter().rev() {
            let next = reading::sentence(sentence).lines(columns);
            if told.len() + next.len() > lines {
                break;
            }
            told.splice(0..0, next);
        }
        told
    }

    /// The last sentences of the log that fit in one line; `None` if not even the very last does.
    pub(crate) fn told_in_line(&self, columns: usize) -> Option<Line> {
        let mut newest = self.told.iter().rev().map(reading::sentence);
        let mut lines = newest.next()?.lines(columns);
        let mut line = lines.pop().filter(|_| lines.is_empty())?;
        for before in newest {
            let mut lines = before.lines(columns);
            let [before] = &mut lines[..] else { break };
            if line_width(before) + width(APART) + line_width(&line) > columns {
                break;
            }
            before.push(Piece::new(APART, Look::Faint));
            before.append(&mut line);
            line = lines.swap_remove(0);
        }
        Some(line)
    }

    /// Draws all of it, with the offers scrolled to the focus.
    pub(crate) fn draw_foot(&mut self, paper: &mut Paper<'_>, area: Rect, foot: Foot) {
        let plain = |lines: Vec<Line>| Canvas { lines, spots: Vec::new() };
        let from = self.first_line(&foot);
        let (shown, all) = (foot.shown, foot.offers.height());
        let (mut prompt, mut offers) = (foot.prompt, foot.offers);
        self.drawn.scrolled = shown < all;
        if shown < all {
            let sign = offers.in_sight(from..from + shown);
            offers.cut_after(from + shown, area.width.into());
            // After the question, or after a visible offer.
            let question = prompt.last_mut().into_iter();
            let mut lines: Vec<&mut Line> =
                question.chain(offers.lines[from..from + shown].iter_mut().rev()).collect();
            tell_sign(&mut lines, &sign, area.width.into());
        }
        if self.scene.view.ask.is_none() {
            // Events before a moment are above those of the moment.
            let lines: Vec<Line> = foot.told.into_iter().chain(prompt).collect();
            let place = lowest(area, lines.len());
            return paper.lines(lines, place);
        }
        let parts =
            [(plain(prompt), 0, None), (offers, from, Some(shown)), (plain(foot.about), 0, None)];
        let mut rest = area;
        for (canvas, from, lines) in parts {
            let lines = cast(lines.unwrap_or(canvas.height())).min(rest.height);
            paper.draw(&canvas, Rect { height: lines, ..rest }, from);
            rest = Rect { y: rest.y + lines, height: rest.height - lines, ..rest };
        }
        let last = lowest(rest, foot.told.len());
        paper.lines(foot.told, last);
    }

    /// The first visible line of the offers: unchanged unless the focus is hidden.
    fn first_line(&mut self, foot: &Foot) -> usize {
        let with = |line: &Line, spot| line.iter().any(|piece| piece.spot == Some(spot));
        // After a choice that does not fit, the expected one is in sight.
        let expected = self.hot_seat.game().written().filter(|_| self.declines());
        let meant = expected.or_else(|| self.meant().first().copied());
        let spots = &foot.offers.spots;
        let spot = meant.and_then(|offer| spots.iter().position(|it| it.offers.contains(&offer)));
        let lines = &foot.offers.lines;
        let line = spot.and_then(|spot| lines.iter().position(|line| with(line, spot)));
        let last = spot.and_then(|spot| lines.iter().rposition(|line| with(line, spot)));
        if let Some((line, last)) = line.zip(last) {
            // All of it, if there is room.
            let first = (last + 1).saturating_sub(foot.shown).min(line);
            self.scene.pointed.offers_above = self.scene.pointed.offers_above.min(line).max(first);
        }
        let last = foot.offers.height().saturating_sub(foot.shown);
        self.scene.pointed.offers_above = self.scene.pointed.offers_above.min(last);
        self.scene.pointed.offers_above
    }
}

impl Canvas {
    /// Marks the line before an index as cut, if its offer continues there.
    fn cut_after(&mut self, end: usize, columns: usize) {
        let spots = |line: &Line| line.iter().filter_map(|piece| piece.spot).collect::<Vec<_>>();
        let Some([last, next]) = end.checked_sub(1).and_then(|last| self.lines.get(last..=end))
        else {
            return;
        };
        let goes_on = spots(next).iter().any(|spot| spots(last).contains(spot));
        let both = vec![last.clone(), next.clone()];
        if goes_on && let Some(line) = cut(both, 1, columns).pop() {
            self.lines[end - 1] = line;
        }
    }

    /// Which offers of a list are completely visible in some lines, or else which begin there.
    fn in_sight(&self, lines: Range<usize>) -> String {
        let all = || 0..self.spots.len();
        let with = |offer: usize| {
            let on = move |line: &Line| line.iter().any(|piece| piece.spot == Some(offer));
            self.lines.iter().enumerate().filter(move |(_, line)| on(line)).map(|(at, _)| at)
        };
        let whole = |offer: &usize| with(*offer).all(|line| lines.contains(&line));
        let begins = |offer: &usize| with(*offer).next().is_some_and(|line| lines.contains(&line));
        let mut seen: Vec<usize> = all().filter(whole).collect();
        if seen.is_empty() {
            seen = all().filter(begins).collect();
        }
        let seen: Vec<usize> =
            seen.into_iter().flat_map(|at| self.spots[at].offers.iter().copied()).collect();
        let last = self.spots.iter().flat_map(|spot| &spot.offers).max();
        reading::offers_in_sight(&seen, last.map_or(0, |last| last + 1))
    }
}

/// Puts a sign at the end of the first line with room for it, or its first part at the end of the
/// second line, which is cut if needed.
fn tell_sign(lines: &mut [&mut Line], sign: &str, columns: usize) {
    let short = sign.split(' ').next().unwrap_or(sign);
    for sign in [sign, short] {
        let room = |line: &Line| columns.checked_sub(line_width(line) + width(sign) + 1);
        let fits = lines.iter_mut().find_map(|line| Some((room(line)?, line)));
        if let Some((room, line)) = fits {
            return line.extend([Piece::blank(room + 1), Piece::new(sign, Look::Faint)]);
        }
    }
    if let Some(line) = lines.get_mut(1) {
        let sign = format!("{MORE}{short}");
        while line_width(line) + width(&sign) > columns {
            let Some(last) = line.last_mut() else { break };
            if last.text.pop().is_none() {
                line.pop();
            }
        }
        line.push(Piece::new(sign, Look::Faint));
    }
}

/// The lowest lines of an area.
fn lowest(area: Rect, lines: usize) -> Rect {
    let height = cast(lines).min(area.height);
    Rect { y: area.bottom() - height, height, ..area }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut_to(lines: &[&str], columns: usize) -> String {
        let line = |(at, text): (usize, &&str)| {
            let before = if at == 0 { "⇒ " } else { "  " };
            vec![Piece::new(before, Look::Plain), Piece::new(*text, Look::Good)]
        };
        let lines = cut(lines.iter().enumerate().map(line).collect(), 1, columns);
        lines.concat().iter().map(|piece| piece.text.as_str()).collect()
    }

    #[test]
    fn an_offer_that_goes_on_out_of_sight_is_marked() {
        let line = |text: &str| vec![Piece { spot: Some(0), ..Piece::new(text, Look::Plain) }];
        let lines = vec![line("1 place the black 1 in Constitution"), line("  (8, goal 18+)")];
        let mut list = Canvas { lines, spots: Vec::new() };
        let said =
            |list: &Canvas| list.lines[0].iter().map(|it| it.text.clone()).collect::<String>();
        list.cut_after(2, 38);
        assert_eq!(said(&list), "1 place the black 1 in Constitution");
        list.cut_after(1, 38);
        assert_eq!(said(&list), "1 place the black 1 in Constitution …");
    }

    #[test]
    fn a_line_is_cut_behind_what_is_whole() {
        let lines = ["gold: 8 ⇒ 5\u{a0}| to be placed: B4", "P2"];
        assert_eq!(cut_to(&lines, 40), "⇒ gold: 8 ⇒ 5 …");
        let lines = ["gold: 8 ⇒ 5\u{a0}| now: B4\u{a0}|", "then: P2"];
        assert_eq!(cut_to(&lines, 40), "⇒ gold: 8 ⇒ 5\u{a0}| now: B4 …");
        assert_eq!(cut_to(&lines, 24), "⇒ gold: 8 ⇒ 5 …");
        assert_eq!(cut_to(&["to be placed: B4", "and P2"], 17), "⇒ to be placed: …");
        assert_eq!(cut_to(&["placed", "here"], 7), "⇒ pla …");
    }
}
