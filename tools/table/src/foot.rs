//! Below the board: what has happened, the question, its offers, and what is pointed at.

use std::ops::Range;

use page::{width, wrap};
use ratatui::layout::Rect;

use crate::canvas::{Canvas, Key, Line, Look, MORE, Piece, Spot, line_width};
use crate::paper::Paper;
use crate::paragraph::LaidParagraph;
use crate::plan::cast;
use crate::reading::{self, APART};
use crate::screen::Screen;

/// Lines for what is pointed at, where there are no more.
const ABOUT: usize = 2;
/// So many lines of offers are always in sight.
const FEW_OFFERS: usize = 2;
/// So many offers are in sight wherever the board can give lines for them.
const SOME_OFFERS: usize = 6;
/// Stands behind a lesson that is cut: the key that shows all of it.
const LESSON: &str = " (r)";
/// So many lines of the log at most stand above the question.
const MOST_TOLD: usize = 10;
/// Columns between offers.
const GAP: usize = 3;

/// The parts of the screen below the board.
#[derive(Default)]
pub struct Foot {
    prompt: Vec<Line>,
    /// So many of its lines are a lesson.
    taught: usize,
    offers: Canvas,
    /// The same as they stand where not all of them are in sight: in one run.
    along: Canvas,
    /// So many lines of offers are in sight.
    shown: usize,
    about: Vec<Line>,
    /// The line of that which stands before the keys, where there is no other for it.
    beyond: Option<Line>,
    told: Vec<Line>,
    /// What is pointed at and what has happened last share so many lines.
    shared: usize,
    /// They stand elsewhere.
    aside: bool,
}

impl Foot {
    /// Shows as much as fits so many lines: the question, some offers, what is pointed at, a line of
    /// what has happened, then more offers. It does not depend on what is pointed at.
    pub fn fit(&mut self, lines: usize) {
        let rest = lines.saturating_sub(self.prompt.len());
        let about = usize::from(!self.aside && self.asks_something());
        // One line of them where that is all there is: what they are about is on the table.
        let few = self.offers.height().min(rest.clamp(1, FEW_OFFERS));
        let some = self.some_offers().min(rest.saturating_sub(about)).max(few);
        let rest = rest.saturating_sub(some);
        let most = usize::from(!self.aside) + if about > 0 { ABOUT } else { 0 };
        self.shared = rest.min(most);
        let mut offers = lines.saturating_sub(self.prompt.len() + self.shared);
        // What has happened last gives way where all offers are in sight then.
        let over = self.offers.height().saturating_sub(offers);
        if self.shared > ABOUT && over <= self.shared - ABOUT {
            self.shared -= over;
            offers += over;
        }
        self.shown = offers.max(few).min(self.offers.height());
    }

    /// Of a long lesson as much as leaves room for the question, a few offers, and a line of what is
    /// pointed at; all of it can be read elsewhere.
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

    /// Of what a moment tells as much as leaves half of the lines for the board.
    pub fn cut_told(&mut self, lines: usize, columns: usize) {
        self.prompt = cut(std::mem::take(&mut self.prompt), lines / 2, columns);
    }

    /// How many lines there are for the board if it takes what it can: from a list that is cut anyway
    /// all but some offers, and what has happened last.
    pub fn leaves(&self, lines: usize) -> usize {
        let offers = match self.offers.height() {
            all if self.shown < all => self.some_offers().min(self.shown),
            all => all,
        };
        let about = if self.aside { 0 } else { self.shared.min(ABOUT) };
        lines.saturating_sub(self.prompt.len() + offers + about)
    }

    /// Whether all offers are in sight.
    pub fn shows_all(&self) -> bool {
        self.shown == self.offers.height()
    }

    /// Takes lines that the board leaves, where all offers are in sight with them.
    pub fn grow(&mut self, spare: usize) {
        if self.shown + spare >= self.offers.height() {
            self.shown = self.offers.height();
        }
    }

    /// So many lines it takes at least: the question and a few offers.
    pub fn least(&self) -> usize {
        self.prompt.len() + self.offers.height().min(FEW_OFFERS)
    }

    /// So many lines it should have: the question, as many offers as are looked through at once, and
    /// a line of what is pointed at.
    pub fn wanted(&self) -> usize {
        self.prompt.len() + self.some_offers() + usize::from(!self.aside && self.asks_something())
    }

    /// So many lines of offers should be in sight.
    fn some_offers(&self) -> usize {
        let along = lines_of(&self.along.lines, SOME_OFFERS);
        self.offers.height().min(along)
    }

    fn asks_something(&self) -> bool {
        self.offers.height() > 0
    }

    /// Where not all offers are in sight, those that are stand in one run.
    pub fn list(&mut self) {
        if !self.shows_all() {
            self.offers = self.along.clone();
        }
    }

    /// So many lines the question has with its lesson and its offers.
    pub fn asks(&self) -> usize {
        self.prompt.len() + self.shown
    }

    /// Whether there is room for what is to be said of what is pointed at.
    pub fn tells(&self) -> bool {
        self.shared > 0
    }

    /// Whether a question has no line for what has happened before it.
    pub fn is_silent(&self) -> bool {
        self.asks_something() && self.told.is_empty()
    }

    /// What of it stands before the keys.
    pub fn beyond(&mut self) -> Option<Line> {
        self.beyond.take()
    }

    /// So many lines it has.
    pub fn height(&self) -> usize {
        self.prompt.len() + self.shown + self.shared
    }
}

/// What is drawn of numbered offers.
struct OfferList<'s> {
    spots: &'s [Spot],
    /// So many digits the numbers have.
    digits: usize,
    /// So many columns there are.
    columns: usize,
}

impl OfferList<'_> {
    fn taken(&self, spot: &Spot) -> usize {
        self.digits + 1 + width(&spot.text)
    }

    /// The lines of an offer, of which all but the first have no number.
    fn parts(&self, at: usize) -> Vec<[Piece; 2]> {
        let digits = self.digits;
        let parts = wrap(&self.spots[at].text, self.columns.saturating_sub(digits + 1));
        let piece = |text, look| Piece { spot: Some(at), ..Piece::new(text, look) };
        let number = |nth: usize| match nth {
            0 => format!("{:>digits$} ", at + 1),
            _ => " ".repeat(digits + 1),
        };
        let part = |(nth, text)| [piece(number(nth), Look::Faint), piece(text, Look::Plain)];
        parts.into_iter().enumerate().map(part).collect()
    }

    /// In so many columns, in order down each of them; nothing where one is wider than a column.
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

    /// In so many columns, in order along each line. One that is wider than a column takes several,
    /// or lines of its own.
    fn along(&self, across: usize) -> Vec<Line> {
        let wide = ((self.columns + GAP) / across).max(1);
        let mut list: Vec<Line> = Vec::new();
        // The column in which the next one stands.
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
}

/// How many of some lines there are up to one on which all of the first offers stand whole.
fn lines_of(list: &[Line], offers: usize) -> usize {
    let of = |line: &Line| line.iter().any(|piece| piece.spot.is_some_and(|at| at < offers));
    list.iter().rposition(of).map_or(0, |last| last + 1)
}

/// The first lines, as many as fit so many; where there are more, a sign says so. It stands behind
/// something that is told whole, or else behind a word.
pub fn cut(mut lines: Vec<Line>, most: usize, columns: usize) -> Vec<Line> {
    let text = |line: &Line| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
    let Some(next) = lines.get(most).map(text) else { return lines };
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        let mut rest = end_of(&text(last), &next, columns.saturating_sub(width(MORE)));
        for piece in last.iter_mut() {
            let here = rest.min(piece.text.len());
            piece.text.truncate(here);
            rest -= here;
        }
        last.push(Piece::new(MORE, Look::Strong));
    }
    lines
}

/// Where a line ends that goes on with another one, in so many columns.
fn end_of(line: &str, next: &str, columns: usize) -> usize {
    let fits = |end: &usize| width(&line[..*end]) <= columns;
    let apart = line.rmatch_indices(APART).map(|(at, _)| at);
    let whole = next.trim_start().starts_with(APART.trim_start()).then_some(line.len());
    let words = line.rmatch_indices(' ').map(|(at, _)| at);
    // What stands before the first word is no word.
    let words = [line.len()].into_iter().chain(words);
    let words = words.filter(|end| line[..*end].contains(char::is_alphanumeric));
    let letters = line.char_indices().rev().map(|(at, _)| at);
    whole.into_iter().chain(apart).chain(words).chain(letters).find(fits).unwrap_or(0)
}

impl Screen<'_> {
    /// The question and what belongs to it. What is pointed at stands elsewhere where there is room
    /// beside the board.
    pub(crate) fn foot(&self, columns: usize, side: Option<Rect>) -> Foot {
        let beside = side.is_some();
        let Some(ask) = &self.scene.view.ask else {
            // Of a moment, what happened stands where the question stands, and below it what was said
            // last; nothing of it where all of it stands beside the board.
            let elsewhere = side.is_some_and(|side| self.news_beside(side).is_some());
            let told =
                self.scene.view.news.told.iter().filter(|_| !elsewhere).map(reading::sentence);
            let said = self.said.iter().filter(|_| !beside);
            let said = said.map(|said| LaidParagraph::new(said.clone(), Look::Faint));
            let prompt = told.chain(said).flat_map(|told| told.lines(columns)).collect();
            return Foot { prompt, aside: beside, ..Foot::default() };
        };
        let heading = LaidParagraph::new(ask.heading.clone(), Look::Strong);
        let taught = self.taught();
        let instead = taught.is_some() && self.declines();
        let lesson = taught.iter().flat_map(|told| told.lines(columns));
        let mut prompt: Vec<Line> = lesson.collect();
        let taught = prompt.len();
        prompt.extend(heading.lines(columns));
        let about = if beside || instead { Vec::new() } else { self.about(columns) };
        let [offers, along] = self.offers(columns);
        Foot { prompt, taught, offers, along, about, aside: beside, ..Foot::default() }
    }

    /// The lesson that stands above the question; in its place, once, why a choice is not the one
    /// that is taught.
    fn taught(&self) -> Option<LaidParagraph> {
        let lesson = self.scene.view.lessons.last()?;
        let told = self.said.as_ref().filter(|_| self.declines()).unwrap_or(lesson);
        Some(LaidParagraph::new(format!("» {told}"), Look::Plain))
    }

    /// Whether what was said last is why a choice is not the one that is taught.
    fn declines(&self) -> bool {
        self.said.is_some() && self.said == self.otherwise
    }

    /// Fills the lines that are left: first with what is pointed at, then with what has happened
    /// last, which stands as far down as it can.
    pub(crate) fn fill(&mut self, foot: &mut Foot, columns: usize, spare: usize) {
        foot.shared += spare;
        // Where there is no line for it, there is the last one.
        self.drawn.cut = foot.about.len() > foot.shared.max(1);
        if !foot.about.is_empty() {
            foot.about = self.about_within(foot.shared, columns);
        }
        // A text of two lines goes on in the last one.
        let one = foot.shared == 1 && foot.about.len() == 1 && self.knows_keys();
        if one && self.printed_in(columns) > 1 {
            let mut both = self.about_within(2, columns).into_iter();
            foot.about = both.by_ref().take(1).collect();
            foot.beyond = both.next();
        }
        // A line between them, where there are any to spare.
        let rest = foot.shared - foot.about.len();
        let gap = usize::from(!foot.about.is_empty() && rest > 1);
        foot.told = self.last_told(columns, (rest - gap).min(MOST_TOLD));
    }

    /// The offers in the columns with which they take the fewest lines: down the columns, and along
    /// the lines, so that whatever is in sight of them is one run.
    fn offers(&self, columns: usize) -> [Canvas; 2] {
        let offers = self.scene.view.ask.iter().flat_map(|ask| &ask.offers);
        let spot = |(at, offer): (usize, &view::Offer)| Spot {
            key: Key::Offer(at),
            text: offer.text.clone(),
            about: offer.about.clone(),
            offers: vec![at],
        };
        let spots: Vec<Spot> = offers.enumerate().map(spot).collect();
        let digits = spots.len().to_string().len();
        let list = OfferList { spots: &spots, digits, columns };
        let narrowest = spots.iter().map(|spot| list.taken(spot)).min().unwrap_or(1);
        let most = ((columns + GAP) / (narrowest + GAP)).clamp(1, spots.len().max(1));
        let along = (1..=most).map(|across| list.along(across)).min_by_key(Vec::len);
        let along = along.unwrap_or_default();
        let down = (1..=most).filter_map(|across| list.down(across)).min_by_key(Vec::len);
        let down = down.filter(|down| down.len() <= along.len()).unwrap_or_else(|| along.clone());
        [down, along].map(|lines| Canvas { lines, spots: spots.clone() })
    }

    /// What happens in a moment, where the column beside the board has room for all of it below what
    /// stands there first.
    pub(crate) fn news_beside(&self, side: Rect) -> Option<Vec<Line>> {
        let columns = usize::from(side.width);
        let told = self.scene.view.news.told.iter().filter(|_| self.scene.view.ask.is_none());
        let news: Vec<Line> = told.flat_map(|it| reading::sentence(it).lines(columns)).collect();
        let room = usize::from(side.height).saturating_sub(self.about(columns).len() + 1);
        (!news.is_empty() && news.len() <= room).then_some(news)
    }

    /// The last sentences of the log, in so many lines.
    pub(crate) fn last_told(&self, columns: usize, lines: usize) -> Vec<Line> {
        let mut told: Vec<Line> = Vec::new();
        // What a moment tells stands where the question stands.
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

    /// The last sentences of the log that fit one line; of the very last as much as does.
    pub(crate) fn told_in_line(&self, columns: usize) -> Option<Line> {
        let mut newest = self.told.iter().rev().map(reading::sentence);
        let mut line = cut(newest.next()?.lines(columns), 1, columns).pop()?;
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

    /// Draws all of it, the offers so that what is pointed at is in sight.
    pub(crate) fn draw_foot(&mut self, paper: &mut Paper<'_>, area: Rect, foot: Foot) {
        let plain = |lines: Vec<Line>| Canvas { lines, spots: Vec::new() };
        let from = self.first_line(&foot);
        let (shown, all) = (foot.shown, foot.offers.height());
        let (mut prompt, mut offers) = (foot.prompt, foot.offers);
        if shown < all {
            let sign = offers.in_sight(from..from + shown);
            // Behind the question, or behind an offer that is in sight.
            let question = prompt.last_mut().into_iter();
            let mut lines: Vec<&mut Line> =
                question.chain(offers.lines[from..from + shown].iter_mut().rev()).collect();
            tell_sign(&mut lines, &sign, area.width.into());
        }
        if self.scene.view.ask.is_none() {
            // What has happened before a moment stands above what happens then.
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

    /// From which line on the offers are drawn: as before, unless what is pointed at is out of sight.
    fn first_line(&mut self, foot: &Foot) -> usize {
        let with = |line: &Line, offer| line.iter().any(|piece| piece.spot == Some(offer));
        let meant = self.meant();
        let line = meant
            .first()
            .and_then(|offer| foot.offers.lines.iter().position(|line| with(line, *offer)));
        if let Some(line) = line {
            let first = (line + 1).saturating_sub(foot.shown);
            self.scene.pointed.offers_above = self.scene.pointed.offers_above.min(line).max(first);
        }
        let last = foot.offers.height().saturating_sub(foot.shown);
        self.scene.pointed.offers_above = self.scene.pointed.offers_above.min(last);
        self.scene.pointed.offers_above
    }
}

impl Canvas {
    /// Says which of a list of offers stand whole on some of its lines; if none does, which begin
    /// there.
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
        reading::offers_in_sight(&seen, self.spots.len())
    }
}

/// Puts a sign at the end of the first line that has room for it; where none has, its first part, for
/// which the second line gives room if it must.
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

/// So many lines of an area at its bottom.
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
    fn a_line_is_cut_behind_what_is_whole() {
        let lines = ["gold: 8 ⇒ 5 | to be placed: B4", "P2"];
        assert_eq!(cut_to(&lines, 40), "⇒ gold: 8 ⇒ 5 …");
        assert_eq!(
            cut_to(&["gold: 8 ⇒ 5 | now: B4", "| then: P2"], 40),
            "⇒ gold: 8 ⇒ 5 | now: B4 …"
        );
        assert_eq!(cut_to(&["gold: 8 ⇒ 5 | now: B4", "| then: P2"], 24), "⇒ gold: 8 ⇒ 5 …");
        assert_eq!(cut_to(&["to be placed: B4", "and P2"], 17), "⇒ to be placed: …");
        assert_eq!(cut_to(&["placed", "here"], 7), "⇒ pla …");
    }
}
