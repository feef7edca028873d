//! The screen: header, board, the part below it, and the overlay.

use std::rc::Rc;

use page::{shorten, width};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Clear, Widget};
use view::ListRoom;

use crate::canvas::{Canvas, Key, Line, Look, MORE, PanelInSight, Piece, Shows, line_width};
use crate::foot::{Foot, cut};
use crate::keys;
use crate::over::Over;
use crate::paper::Paper;
use crate::paragraph::{LaidParagraph, PAGE};
use crate::plan::{Little, PlacedPanel, Plan, cast};
use crate::reading;
use crate::screen::{Drawn, Screen};
use crate::theme::Lit;

/// Minimum number of lines; with fewer, nothing is drawn. Header, question and keys need one each.
const LEAST_LINES: u16 = 3;
/// Minimum width in columns for a side column with details.
const WIDE: u16 = 112;
/// Width of the side column.
const SIDE: u16 = 40;
/// Lines of the side column reserved for the last events.
const LEAST_TOLD: usize = 3;
/// Number of answers after which a player is assumed to know the keys. The last events are then
/// more useful.
const KNOWN: usize = 20;
/// The part of the lines that a lesson leaves for the board, as a divisor.
const LEAST_BOARD: usize = 3;
/// Minimum number of columns between the keys and the text after them.
const KEYS_GAP: usize = 2;
/// Minimum number of spaces between the heading and the viewer.
const HEAD_GAP: usize = 2;

impl Screen<'_> {
    /// Draws everything, and puts the cursor on the focus.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.paint(frame.buffer_mut(), area);
        if let Some(cursor) = self.drawn.cursor {
            frame.set_cursor_position(cursor);
        }
    }

    /// Draws everything, with the message that a hint is being computed, which can take seconds.
    pub fn paint_weighing(&mut self, area: Rect, buffer: &mut Buffer) {
        self.paint(buffer, area);
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let style = self.manner.theme.style(Look::Strong, Lit::Not);
        Clear.render(last, buffer);
        let text = shorten(&self.tell("weighing"), last.width.into());
        buffer.set_string(last.x, last.y, text, style);
    }

    /// Draws everything on a part of a buffer.
    pub fn paint(&mut self, buffer: &mut Buffer, area: Rect) {
        if area.width == 0 || area.height < LEAST_LINES {
            return;
        }
        // The first focus of a question depends on the visible places.
        if self.scene.pointed.focus.is_none() && self.scene.view.ask.is_some() {
            self.paint_once(&mut Buffer::empty(area), area);
            self.make_room(area);
            self.scene.pointed.focus = self.first_focus();
        }
        self.foresee();
        self.look_up();
        self.paint_once(buffer, area);
        if self.turns_page() {
            Clear.render(area, buffer);
            self.paint_once(buffer, area);
        }
    }

    /// Shortens a list that is not whole, or that leaves too little room for the board.
    fn make_room(&mut self, area: Rect) {
        for room in [ListRoom::Short, ListRoom::Tight] {
            let crowds = room == ListRoom::Short && self.drawn.plan.cut > 0;
            if self.manner.announce || !(self.drawn.scrolled || crowds) {
                return;
            }
            let folds = self.hot_seat.sight().folds(room);
            if folds != self.scene.folds {
                self.scene.folds = folds;
                self.paint_once(&mut Buffer::empty(area), area);
            }
        }
    }

    /// Opens the last message as an overlay if it was cut below the board. Listeners hear it
    /// completely anyway.
    fn turns_page(&mut self) -> bool {
        let alone = self.scene.view.ask.is_some() && self.over.is_none() && !self.manner.announce;
        if !alone || !self.drawn.cut || self.said.is_none() || self.said == self.otherwise {
            return false;
        }
        let said = self.said.take().unwrap_or_default();
        self.over = Some(Over::told(said.lines().map(str::to_owned)));
        true
    }

    fn paint_once(&mut self, buffer: &mut Buffer, area: Rect) {
        let mut paper = Paper {
            buffer,
            theme: self.manner.theme,
            fresh: std::mem::take(&mut self.scene.fresh),
            foreseen: std::mem::take(&mut self.scene.pointed.foreseen_at),
            focus: self.scene.pointed.focus,
            meant: self.meant(),
            near: self.near(),
            cursor: None,
            placed: Vec::new(),
            beneath: Vec::new(),
            clipped: Vec::new(),
        };
        // The places of the last frame stay valid until this one is drawn.
        let Drawn { placed, beneath, .. } = std::mem::take(&mut self.drawn);
        self.drawn = Drawn { placed, beneath, ..Drawn::default() };
        if let Some(text) = self.handing_over() {
            centred(&mut paper, area, &text, self.said.as_deref());
        } else if self.scene.view.end.is_some() {
            self.end_page(&mut paper, area);
        } else {
            self.table(&mut paper, area);
            self.slides.draw(&mut paper, (&self.scene.view.panels, &self.drawn.seen), area);
        }
        self.lay_over(&mut paper, area);
        if self.manner.announce {
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            Clear.render(last, paper.buffer);
            let line = self.heard_line(usize::from(area.width));
            let lines = vec![vec![Piece::new(line, Look::Plain)]];
            paper.lines(lines, last);
        }
        let Paper { placed, beneath, clipped, fresh, foreseen, cursor, .. } = paper;
        (self.scene.fresh, self.scene.pointed.foreseen_at) = (fresh, foreseen);
        let focus = placed.iter().find(|one| Some(one.spot.key) == self.scene.pointed.focus);
        self.drawn.cursor = cursor.or(focus.map(|one| one.rect.as_position()));
        self.drawn.placed = placed;
        self.drawn.beneath = beneath;
        self.drawn.clipped = clipped;
    }

    /// Draws the page of the end, from the first visible line.
    fn end_page(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let panels = &self.scene.view.panels;
        let end = self.scene.view.end.as_ref().map(|end| reading::end(end, panels));
        // First the last words of a tutorial that ends with its game.
        let farewell = self.scene.view.lessons.last().cloned().into_iter().flat_map(|lesson| {
            [LaidParagraph::new(format!("» {lesson}"), Look::Plain), LaidParagraph::default()]
        });
        let mut text: Vec<_> = farewell.chain(end.unwrap_or_default()).collect();
        // Commands are as wide as they are, so that they can be copied.
        let mut widest = PAGE;
        if !self.looks_back() {
            let kept = self.hot_seat.parting().text;
            text.push(LaidParagraph::default());
            text.extend(kept.lines().map(|line| LaidParagraph::new(line, Look::Plain)));
            widest = kept.lines().map(width).max().unwrap_or(0).max(PAGE);
        }
        let page = Rect { height: area.height - 1, ..middle(area, widest) };
        let lines = laid(&text, usize::from(page.width));
        let all = lines.len();
        self.scene.pointed.above = scrolled(paper, page, lines, self.scene.pointed.above);
        self.drawn.page_lines = page.height.into();
        paper.cursor = Some(page.as_position());
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        let sign = reading::lines_in_sight(self.scene.pointed.above, page.height.into(), all);
        let keys = if self.looks_back() { replay_keys(sign.is_some()) } else { "keys-line-end" };
        let sign = sign.unwrap_or_default();
        let room = usize::from(area.width).saturating_sub(width(&sign));
        let keys = keys::line(&self.tell(keys), room.saturating_sub(KEYS_GAP));
        let fill = Piece::blank(room.saturating_sub(width(&keys)));
        paper.lines(
            vec![vec![Piece::new(keys, Look::Faint), fill, Piece::new(sign, Look::Faint)]],
            last,
        );
    }

    fn table(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let (main, side) = if area.width >= WIDE {
            let left = Rect { width: area.width - SIDE - 2, ..area };
            let (x, y) = (area.x + left.width + 2, area.y + 1);
            let right = Rect { x, y, width: SIDE, height: area.height - 1 };
            (left, Some(right))
        } else {
            (area, None)
        };
        let columns = usize::from(main.width);
        let lines = usize::from(area.height).saturating_sub(2);
        let (mut foot, little) = self.fitted(columns, lines, side);
        let plan = self.planned(columns, lines.saturating_sub(foot.height()), little);
        self.drawn.plan = Rc::clone(&plan);
        foot.grow(lines.saturating_sub(plan.height + foot.height()));
        foot.list(lines.saturating_sub(plan.height + foot.height()));
        let spare = lines.saturating_sub(plan.height + foot.height());
        if side.is_none() {
            self.fill(&mut foot, columns, spare);
        }
        let board = lines.saturating_sub(foot.height()).min(plan.height);
        let board = Rect { y: area.y + 1, height: cast(board), ..main };
        self.board(paper, board, &plan);
        let above = self.scene.pointed.above;
        let sign = reading::lines_in_sight(above, board.height.into(), plan.height);
        let moves = sign.is_some();
        self.header(paper, Rect { height: 1, ..area }, sign);
        let below = Rect { y: board.bottom(), height: area.bottom() - 1 - board.bottom(), ..main };
        let told = foot.tells() || side.is_some();
        self.drawn.cut = !told && self.about(columns).len() > 1;
        // An overlay must not hide the lesson or the question with its offers.
        let asks = cast(foot.asks()).min(below.height);
        let beyond = Rect { y: below.y + asks, height: below.height - asks, ..main };
        let above = Rect { height: below.y - area.y, ..main };
        self.drawn.free = vec![above, beyond];
        if self.scene.pointed.focus.is_none() {
            paper.cursor = Some(below.as_position());
        }
        let silent = foot.is_silent() && side.is_none();
        let beyond = foot.beyond();
        self.draw_foot(paper, below, foot);
        let last = Rect { y: area.bottom() - 1, height: 1, ..main };
        let below = beyond.map(|line| self.about_before_keys(line, columns));
        let line = || self.last_line(columns, self.keys_named(moves), (told, silent));
        paper.lines(vec![below.unwrap_or_else(line)], last);
        if let Some(side) = side {
            self.beside_board(paper, side);
        }
    }

    /// The part below the board, in the lines available beside it, and what must be shortened
    /// there.
    fn fitted(&mut self, columns: usize, lines: usize, side: Option<Rect>) -> (Foot, Little) {
        let (foot, little) = self.fitted_to(self.foot(columns, side, false), columns, lines);
        // The question gives way to the texts of cards in a fold that it led to.
        if foot.decides() || self.unfolded().is_none() {
            return (foot, little);
        }
        self.fitted_to(self.foot(columns, side, true), columns, lines)
    }

    /// A part below the board, as high as it fits.
    fn fitted_to(&mut self, mut foot: Foot, columns: usize, lines: usize) -> (Foot, Little) {
        if self.scene.view.ask.is_none() {
            foot.cut_told(lines, columns);
        }
        // Offers have priority over panels that are not needed for the answer, and those over the
        // log. First, one-line panels share lines; then, the panels of the question are shortened.
        // If not even then all offers fit, some are enough.
        let ways = [false, true]
            .into_iter()
            .flat_map(|briefly| [false, true].map(|gathered| Little { briefly, gathered }));
        let mut ways = [foot.whole(), foot.wanted()]
            .into_iter()
            .flat_map(|wanted| ways.clone().map(move |way| (wanted, way)));
        let fits =
            ways.find(|(wanted, way)| self.planned(columns, 0, *way).height + wanted <= lines);
        let all = (foot.wanted(), Little { briefly: true, gathered: true });
        let (wanted, little) = fits.unwrap_or(all);
        // In the short version, the board gets all lines not needed for that.
        let rest = if little.briefly { lines.saturating_sub(wanted) } else { 0 };
        let least = self.planned(columns, rest, little).height;
        // A lesson has priority over the board, which can be scrolled.
        foot.cut_lesson(lines.saturating_sub(least.min(lines / LEAST_BOARD)), columns);
        // With a lesson, a line of details, too: the keys are still new to the player.
        let spare = if foot.teaches() { lines.saturating_sub(foot.least() + 1) } else { lines };
        let least = least.min(spare);
        foot.fit(lines.saturating_sub(least));
        let close = self.planned(columns, lines.saturating_sub(foot.height()), little);
        if close.cut > 0 {
            let roomy = self.planned(columns, foot.leaves(lines), little);
            // The last events are less important than the board; some offers are not.
            let tells = foot.shows_all() && roomy.untold < close.untold;
            if tells || roomy.cut < close.cut {
                foot.fit(lines.saturating_sub(roomy.height));
            }
        }
        (foot, little)
    }

    /// The message id of the keys, including those that scroll the board if it can be scrolled.
    fn keys_named(&self, moves: bool) -> &'static str {
        if self.looks_back() {
            replay_keys(moves)
        } else if self.holds() && self.leads_to_end() {
            "keys-line-last"
        } else if self.holds() {
            "keys-line-hold"
        } else if self.shows_news() {
            "keys-line-news"
        } else {
            "keys-line"
        }
    }

    /// The line of keys. If there is no other line, it also has the details of the focus or the
    /// last events.
    fn last_line(&self, columns: usize, keys: &str, (told, silent): (bool, bool)) -> Line {
        let about = if told { None } else { self.about_within(1, columns).pop() };
        // The result of an offer is on the board, too. Offers out of sight are not.
        let gives = self.drawn.scrolled && self.said.is_none() && self.printed_in(columns) == 0;
        let about = about.map(|line| match gives {
            true => before(&keys::least_with_list(&self.tell("keys-line")), line, columns),
            false => line,
        });
        let keys = || vec![Piece::new(keys::line(&self.tell(keys), columns), Look::Faint)];
        let news = || if silent { self.news_line(columns) } else { None };
        about.or_else(news).unwrap_or_else(keys)
    }

    /// The last events in one line, before the most important keys. `None` without events, or if
    /// the keys are new to the player.
    fn news_line(&self, columns: usize) -> Option<Line> {
        let keys = keys::least(&self.tell("keys-line"));
        let line = self.told_in_line(room_before(&keys, columns))?;
        self.knows_keys().then(|| before(&keys, line, columns))
    }

    /// Whether the player has used the keys often, and need not be taught.
    pub(crate) fn knows_keys(&self) -> bool {
        let eyes = self.scene.view.eyes.as_ref();
        let often = eyes.is_some_and(|eyes| self.hot_seat.game().answers_of(eyes.seat) >= KNOWN);
        often && !self.hot_seat.sight().is_taught()
    }

    /// The details of the focus before the most important keys, including the key for the rest if
    /// they are cut.
    fn about_before_keys(&self, line: Line, columns: usize) -> Line {
        let text = self.tell("keys-line");
        let keys = keys::least(&text);
        let is_cut = line.last().is_some_and(|last| last.text.ends_with(MORE));
        if is_cut || line_width(&line) > room_before(&keys, columns) {
            return before(&keys::least_with_card(&text), line, columns);
        }
        before(&keys, line, columns)
    }

    /// The plan for a size.
    fn planned(&mut self, columns: usize, lines: usize, little: Little) -> Rc<Plan> {
        self.scene.plans.plan(&self.scene.view, columns, lines, little)
    }

    /// Draws the progress of the game, the viewer, and the visible lines of the board with the keys
    /// for the others.
    fn header(&self, paper: &mut Paper<'_>, area: Rect, sign: Option<String>) {
        let head =
            self.scene.view.panels.iter().position(|panel| self.scene.view.is_heading(panel));
        let title = head.map_or("", |no| self.scene.view.panels[no].title.as_str());
        let shows = head.map(|no| Shows::all(Key::Panel(no)));
        let eyes = self.scene.view.eyes.as_ref().map_or_else(String::new, |eyes| eyes.name.clone());
        let [eyes, fewer] = self.reel_line().unwrap_or([eyes, String::new()]);
        let keys = ["named-page-up", "named-page-down"].map(|key| self.tell(key)).join(" ");
        let ways = match sign {
            Some(sign) => vec![
                format!("{sign} ({keys})  {eyes}"),
                format!("{sign} ({keys})"),
                format!("{sign}  {fewer}"),
                sign,
            ],
            None => vec![eyes],
        };
        let room = usize::from(area.width).saturating_sub(width(title) + HEAD_GAP);
        let eyes = ways.into_iter().find(|way| width(way) <= room).unwrap_or(fewer);
        let title = &shorten(title, area.width.into());
        let fill = usize::from(area.width).saturating_sub(width(title) + width(&eyes));
        let title = Piece { shows, ..Piece::new(title, Look::Title) };
        let line = vec![title, Piece::blank(fill), Piece::new(eyes, Look::Faint)];
        paper.lines(vec![line], area);
    }

    /// Draws the panels, scrolled so that the focus is visible.
    fn board(&mut self, paper: &mut Paper<'_>, area: Rect, plan: &Plan) {
        let room = usize::from(area.height);
        // Scroll to the focus once. A player who scrolls away looks elsewhere.
        let follows = self.scene.pointed.focus.map(|key| (key, room));
        if follows != self.scene.pointed.followed
            && let Some(line) = self.scene.pointed.focus.as_ref().and_then(|key| plan.line_of(key))
        {
            self.scene.pointed.above =
                self.scene.pointed.above.min(line).max((line + 1).saturating_sub(room));
        }
        self.scene.pointed.followed = follows;
        self.scene.pointed.above = self.scene.pointed.above.min(plan.height.saturating_sub(room));
        let top = self.scene.pointed.above;
        for PlacedPanel { no, rect, canvas, short } in &plan.blocks {
            let first = usize::from(rect.y);
            let skip = top.saturating_sub(first);
            if skip >= canvas.height() || first.saturating_sub(top) >= room {
                continue;
            }
            let y = area.y + cast(first.saturating_sub(top));
            let height = rect.height.saturating_sub(cast(skip)).min(area.bottom() - y);
            let place = Rect { x: area.x + rect.x, y, width: plan.room(rect, area.width), height };
            paper.draw(canvas, place, skip);
            let whole = !short && skip == 0 && usize::from(height) == canvas.height();
            self.drawn.seen.push(PanelInSight { panel: *no, whole, rect: place });
        }
    }

    /// Draws the details of the focus, and the log, in the side column.
    fn beside_board(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let most = usize::from(area.height).saturating_sub(LEAST_TOLD + 1);
        let about = self.about(columns);
        self.drawn.cut = about.len() > most;
        let mut lines = self.about_beyond_said(most.saturating_sub(1), columns);
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.extend(cut(about, most, columns));
        lines.push(Line::new());
        // Present events are separated from earlier ones.
        let news = self.news_beside(area).unwrap_or_default();
        let rest = usize::from(area.height).saturating_sub(lines.len() + news.len());
        let gap = usize::from(!news.is_empty());
        let before = self.last_told(columns, rest.saturating_sub(gap));
        if gap > 0 && !before.is_empty() {
            lines.extend(before.into_iter().chain([Line::new()]));
        } else {
            lines.extend(before);
        }
        // Like below the board, the cursor is on the news for those who follow it.
        if gap > 0 && self.scene.pointed.focus.is_none() {
            paper.cursor = Some(Position::new(area.x, area.y + cast(lines.len())));
        }
        lines.extend(news);
        paper.lines(lines, area);
    }
}

/// The columns left before some keys.
fn room_before(keys: &str, columns: usize) -> usize {
    columns.saturating_sub(width(keys) + KEYS_GAP)
}

/// A line before some keys, as much of it as fits.
fn before(keys: &str, line: Line, columns: usize) -> Line {
    let room = room_before(keys, columns);
    let wide = line_width(&line) > room;
    let lines = if wide { vec![line, vec![Piece::blank(1)]] } else { vec![line] };
    let mut line = cut(lines, 1, room).pop().unwrap_or_default();
    let fill = columns.saturating_sub(line_width(&line) + width(keys));
    line.extend([Piece::blank(fill), Piece::new(keys, Look::Faint)]);
    line
}

/// The middle part of the screen, with this number of columns if there are that many.
fn middle(area: Rect, columns: usize) -> Rect {
    let width = area.width.min(cast(columns));
    Rect { x: area.x + (area.width - width) / 2, width, ..area }
}

/// Paragraphs at this width.
pub fn laid(text: &[LaidParagraph], columns: usize) -> Vec<Line> {
    text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect()
}

/// Draws lines from an index on. Returns the index, limited to the existing ones.
pub fn scrolled(paper: &mut Paper<'_>, area: Rect, lines: Vec<Line>, above: usize) -> usize {
    let from = above.min(lines.len().saturating_sub(usize::from(area.height)));
    paper.draw(&Canvas { lines, spots: Vec::new() }, area, from);
    from
}

/// Draws a text in the middle of the screen, with the last message below.
fn centred(paper: &mut Paper<'_>, area: Rect, text: &str, said: Option<&str>) {
    let page = middle(area, PAGE);
    let said = said.iter().flat_map(|said| [String::new(), (*said).to_owned()]);
    let said = said.map(|said| LaidParagraph::new(said, Look::Plain));
    let text: Vec<_> = [LaidParagraph::new(text, Look::Strong)].into_iter().chain(said).collect();
    let lines = laid(&text, usize::from(page.width));
    let y = area.y + area.height.saturating_sub(cast(lines.len())) / 2;
    let place = Rect { y, height: area.bottom() - y, ..page };
    paper.cursor = Some(place.as_position());
    paper.lines(lines, place);
}

/// The message id of the keys while looking back, with or without scrolling.
fn replay_keys(moves: bool) -> &'static str {
    if moves { "keys-line-replay-scroll" } else { "keys-line-replay" }
}
