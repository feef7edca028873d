//! Pages outside a table, such as the one for choosing a game, with entries that are activated,
//! changed or typed.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEventKind};
use page::{filled, shorten, width};
use play::panel::Tone;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use view::Rule;

use crate::canvas::{Canvas, Key, Line, Look, Piece, Placed, Spot, at};
use crate::cover::{columns, page};
use crate::draw::laid;
use crate::foot::cut;
use crate::keys::{is_control, leaves};
use crate::over::type_all;
use crate::paper::Paper;
use crate::paragraph::LaidParagraph;
use crate::plan::cast;
use crate::reading;
use crate::screen::Flow;
use crate::theme::Theme;

/// Maximum number of letters in an entry.
const LONGEST: usize = 200;
/// Maximum number of lines below the entries for their descriptions.
const ABOUT: usize = 7;
/// Maximum on a low screen.
const LEAST_ABOUT: usize = 4;
/// Lines of the heading, and of the decoration above it if there is room.
const HEAD: usize = 2;
const DICE_LINES: usize = 2;
/// Minimum number of free lines for the decoration.
const SLACK: usize = 2;
/// Width of the page in columns, if no entry needs more.
const WIDTH: u16 = 78;
/// Columns for the sign of the focus, and as many after an entry.
const SIGN: usize = 4;
/// The decoration above the first page.
const DICE: [(&str, Tone); 6] = [
    ("⚀", Tone::Red),
    ("⚁", Tone::Gold),
    ("⚂", Tone::Green),
    ("⚃", Tone::Blue),
    ("⚄", Tone::Purple),
    ("⚅", Tone::White),
];

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The heading.
    pub title: String,
    /// The entries, at least one.
    pub entries: Vec<Entry>,
    /// The last message, such as an error.
    pub said: String,
}

/// An entry of a page. Without a choice and typed text, it can only be activated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Its label.
    pub label: String,
    /// Shorter labels, for lines without room, longest first.
    pub shorter: Vec<String>,
    /// The typed text, if it accepts text.
    pub typed: Option<String>,
    /// The present value, if it has several.
    pub chosen: Option<String>,
    /// The description shown while it has the focus.
    pub about: String,
    /// The heading of its group, above its first entry; empty without groups.
    pub group: String,
    /// Whether it leads on from the page. It stands out, between free lines if there is room.
    pub leads: bool,
}

/// An action on an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Activate it.
    Take,
    /// Choose the next value.
    Next,
    /// Choose the previous value.
    Before,
    /// Replace its text by this one.
    Type(String),
}

/// The result of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Stay on the page, possibly with other entries.
    Stay,
    /// Show another page.
    Turn,
    /// Show chapters.
    Read(Vec<Rule>),
    /// Leave the pages.
    Leave,
}

/// Provides pages, and handles actions on them.
pub trait Lobby {
    /// The present page.
    fn form(&self) -> Form;

    /// The index of the entry with the first focus.
    fn pointed(&self) -> usize {
        0
    }

    /// Carries out an action on an entry.
    fn act(&mut self, entry: usize, act: Act) -> Then;

    /// Goes back to the previous page.
    fn back(&mut self) -> Then;

    /// Switches to the next language.
    fn turn_language(&mut self);

    /// A message of the table in the present language.
    fn tell(&self, id: &str) -> String;
}

/// The position of a page on a screen.
#[derive(Clone, Copy)]
struct Stand {
    /// The size of the screen.
    size: (u16, u16),
    /// Its first line.
    top: usize,
    /// Whether there is room for the decoration.
    roomy: bool,
}

/// A page on a screen.
pub struct Pages<'l> {
    lobby: &'l mut dyn Lobby,
    theme: Theme,
    form: Form,
    /// The index of the entry with the focus.
    at: usize,
    /// Number of lines scrolled out at the top.
    above: usize,
    /// The position of its entries while it is open, so that none moves when their number changes.
    stand: Option<Stand>,
    /// Number of free lines before and after an entry that leads on.
    gap: usize,
    /// The open text, with its first visible line.
    reading: Option<(Vec<LaidParagraph>, usize)>,
    /// Number of visible lines of it.
    shown: usize,
    placed: Vec<Placed>,
    clipped: Vec<String>,
}

impl<'l> Pages<'l> {
    /// Shows the present page.
    pub fn new(lobby: &'l mut dyn Lobby, theme: Theme) -> Self {
        let form = lobby.form();
        let (placed, clipped) = (Vec::new(), Vec::new());
        let (at, above, stand, gap, reading, shown) = (lobby.pointed(), 0, None, 0, None, 0);
        Self { lobby, theme, form, at, above, stand, gap, reading, shown, placed, clipped }
    }

    /// The page as it is.
    pub fn form(&self) -> &Form {
        &self.form
    }

    /// The index of the focus, the visible places, and texts that did not fit.
    pub fn places(&self) -> (usize, &[Placed], &[String]) {
        (self.at, &self.placed, &self.clipped)
    }

    /// Handles a key or the mouse.
    pub fn take(&mut self, event: &Event) -> Flow {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::ScrollUp => self.press(&KeyCode::Up.into()),
                MouseEventKind::ScrollDown => self.press(&KeyCode::Down.into()),
                _ => Flow::On,
            },
            Event::Paste(pasted) => self.paste(pasted),
            _ => Flow::On,
        }
    }

    /// Pasted text goes into a text entry.
    fn paste(&mut self, pasted: &str) -> Flow {
        let typed = self.entry().and_then(|entry| entry.typed.clone());
        match typed.filter(|_| self.reading.is_none()) {
            Some(mut typed) => {
                type_all(&mut typed, pasted);
                self.act(Act::Type(typed))
            }
            None => Flow::On,
        }
    }

    fn press(&mut self, key: &KeyEvent) -> Flow {
        if is_control(key) {
            return if leaves(key) { Flow::Stop } else { Flow::On };
        }
        if let Some((text, above)) = self.reading.take() {
            self.reading = reading::turned(above, self.shown, key).map(|above| (text, above));
            return Flow::On;
        }
        let last = self.form.entries.len().saturating_sub(1);
        let typed = self.entry().and_then(|entry| entry.typed.clone());
        match (key.code, typed) {
            (KeyCode::Up | KeyCode::BackTab, _) => self.at = self.at.checked_sub(1).unwrap_or(last),
            (KeyCode::Down | KeyCode::Tab, _) => {
                self.at = if self.at >= last { 0 } else { self.at + 1 };
            }
            (KeyCode::PageUp, _) => self.at = self.at.saturating_sub(10),
            (KeyCode::PageDown, _) => self.at = (self.at + 10).min(last),
            (KeyCode::Home, _) => self.at = 0,
            (KeyCode::End, _) => self.at = last,
            (KeyCode::Enter, _) => return self.act(Act::Take),
            (KeyCode::Right, _) => return self.act(Act::Next),
            (KeyCode::Left, _) => return self.act(Act::Before),
            (KeyCode::Esc, _) => return self.back(),
            (KeyCode::Char(letter), Some(mut typed)) => {
                if typed.len() < LONGEST {
                    typed.push(letter);
                }
                return self.act(Act::Type(typed));
            }
            (KeyCode::Backspace, Some(mut typed)) => {
                typed.pop();
                return self.act(Act::Type(typed));
            }
            (KeyCode::Char(letter), None) => return self.letter(letter),
            (KeyCode::Backspace, None) => return self.back(),
            _ => {}
        }
        Flow::On
    }

    /// Handles a letter outside a text entry.
    fn letter(&mut self, letter: char) -> Flow {
        match letter {
            'j' => self.press(&KeyCode::Down.into()),
            'k' => self.press(&KeyCode::Up.into()),
            'l' => self.press(&KeyCode::Right.into()),
            'h' => self.press(&KeyCode::Left.into()),
            ' ' => self.act(Act::Take),
            'q' => self.back(),
            'v' => {
                self.lobby.turn_language();
                self.form = self.lobby.form();
                Flow::On
            }
            _ => Flow::On,
        }
    }

    fn entry(&self) -> Option<&Entry> {
        self.form.entries.get(self.at)
    }

    /// Carries out an action on the focused entry, if possible.
    fn act(&mut self, act: Act) -> Flow {
        let Some(entry) = self.entry() else { return Flow::On };
        let act = match act {
            // Activating an entry with values chooses the next one.
            Act::Take if entry.chosen.is_some() && entry.typed.is_none() => Act::Next,
            Act::Take if entry.typed.is_some() => return self.press(&KeyCode::Down.into()),
            Act::Next | Act::Before if entry.chosen.is_none() => return Flow::On,
            Act::Take | Act::Next | Act::Before | Act::Type(_) => act,
        };
        let then = self.lobby.act(self.at, act);
        self.go(then)
    }

    fn back(&mut self) -> Flow {
        let then = self.lobby.back();
        self.go(then)
    }

    fn go(&mut self, then: Then) -> Flow {
        match then {
            Then::Leave => return Flow::Stop,
            Then::Turn => (self.at, self.above, self.stand) = (self.lobby.pointed(), 0, None),
            Then::Stay => {}
            Then::Read(rules) => self.reading = Some((reading::chapters(&rules), 0)),
        }
        self.form = self.lobby.form();
        self.at = self.at.min(self.form.entries.len().saturating_sub(1));
        Flow::On
    }

    fn click(&mut self, column: u16, line: u16) -> Flow {
        if self.reading.take().is_some() {
            return Flow::On;
        }
        match at(&self.placed, column, line).map(|one| one.spot.key) {
            Some(Key::Entry(entry)) if entry == self.at => self.act(Act::Take),
            Some(Key::Entry(entry)) => {
                self.at = entry;
                Flow::On
            }
            Some(Key::Cell(..) | Key::Panel(_) | Key::Offer(_) | Key::Fold(_)) | None => Flow::On,
        }
    }

    /// Draws the page, and puts the cursor on the focus.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.paint(frame.buffer_mut(), area);
        let entry = self.placed.iter().find(|one| one.spot.key == Key::Entry(self.at));
        if let Some(placed) = entry {
            let typed = self.entry().is_some_and(|entry| entry.typed.is_some());
            let column = if typed { placed.rect.right() } else { placed.rect.x };
            let column = column.min(area.right().saturating_sub(1));
            frame.set_cursor_position(Position::new(column, placed.rect.y));
        }
    }

    /// Draws the page on a part of a buffer.
    pub fn paint(&mut self, buffer: &mut Buffer, area: Rect) {
        let mut paper = Paper {
            buffer,
            theme: self.theme,
            focus: Some(Key::Entry(self.at)),
            meant: Vec::new(),
            near: Vec::new(),
            fresh: Vec::new(),
            foreseen: Vec::new(),
            cursor: None,
            placed: Vec::new(),
            beneath: Vec::new(),
            clipped: Vec::new(),
        };
        if area.height > 4 && area.width > 8 {
            self.page(&mut paper, area);
            self.last_line(&mut paper, area);
            if let Some((text, above)) = &mut self.reading {
                let lines = laid(text, columns(area));
                let all = lines.len();
                let closes = self.lobby.tell("page-closes");
                let (from, below) = page(&mut paper, area, lines, (*above, Some(&closes)));
                (*above, self.shown) = (from, all.saturating_sub(from + below));
            }
        }
        let Paper { placed, clipped, .. } = paper;
        (self.placed, self.clipped) = (placed, clipped);
    }

    fn last_line(&self, paper: &mut Paper<'_>, area: Rect) {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        // In a text entry, letters are not keys.
        let types = self.entry().is_some_and(|entry| entry.typed.is_some());
        // Without values, there is no key for changing them.
        let changes = self.form.entries.iter().any(|entry| entry.chosen.is_some());
        let keys = match (self.reading.is_some(), types, changes) {
            (true, ..) => "keys-line-read",
            (false, true, _) => "keys-line-typed",
            (false, false, true) => "keys-line-form",
            (false, false, false) => "keys-line-list-form",
        };
        let keys = crate::keys::line(&self.lobby.tell(keys), usize::from(area.width));
        let line = vec![Piece::new(keys, Look::Faint)];
        paper.lines(vec![line], last);
    }

    /// Draws heading, entries, and the description of the focused one.
    fn page(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let wide = WIDTH.max(self.needed(area)).min(area.width);
        let page = Rect {
            x: area.x + (area.width - wide) / 2,
            width: wide,
            height: area.height - 1,
            ..area
        };
        let columns = usize::from(page.width);
        self.gap = self.gap(page.height.into());
        let entries = self.entries(columns);
        let below = self.below(columns, usize::from(page.height));
        let stand = self.stand(page, entries.height(), below);
        let head = Canvas { lines: self.heading(columns, stand.roomy), spots: Vec::new() };
        let top = page.y + cast(stand.top);
        paper.draw(&head, Rect { y: top, height: page.bottom() - top, ..page }, 0);
        let from = top + cast(head.height());
        let below = cast(below);
        let room = page.bottom().saturating_sub(from + below);
        let line = self.line_of(self.at);
        let least = (line + 1).saturating_sub(usize::from(room));
        let last = entries.height().saturating_sub(room.into());
        // The heading above the first entry of a group is in sight with it.
        let first = line.saturating_sub(usize::from(self.heads(self.at).is_some()));
        self.above = self.above.min(first).max(least).min(last);
        let above = self.above;
        paper.draw(&entries, Rect { y: from, height: room, ..page }, above);
        let shown = room.min(cast(entries.height()));
        let about =
            Rect { y: from + shown, height: below.min(page.bottom() - from - shown), ..page };
        let mut lines = self.about(self.at, columns, usize::from(about.height));
        // The line between them shows that there are more entries.
        let sign = reading::lines_in_sight(above, room.into(), entries.height());
        if let (Some(sign), Some(line)) = (sign, lines.first_mut()) {
            let fill = columns.saturating_sub(width(&sign) + 2);
            *line = vec![Piece::blank(fill), Piece::new(sign, Look::Faint)];
        }
        paper.lines(lines, about);
    }

    /// Number of free lines beside an entry that leads on, on a page of this height. They neither
    /// take the place of entries nor of descriptions.
    fn gap(&self, height: usize) -> usize {
        let headings = (0..self.form.entries.len()).filter(|at| self.heads(*at).is_some()).count();
        let leading = self.form.entries.iter().filter(|entry| entry.leads).count();
        let lines = self.form.entries.len() + headings + 2 * leading;
        usize::from(lines + LEAST_ABOUT + HEAD <= height)
    }

    /// Number of lines reserved below the entries for descriptions. On a low screen, unused ones go
    /// to the entries.
    fn below(&self, columns: usize, height: usize) -> usize {
        let most = (height / 3).clamp(LEAST_ABOUT, ABOUT);
        let entries = self.form.entries.len();
        let lines = entries.checked_sub(1).map_or(0, |last| self.line_of(last) + 1);
        if lines + most + HEAD + SLACK <= height {
            return most;
        }
        let said = (0..entries).map(|entry| self.about(entry, columns, most).len());
        said.max().unwrap_or_default().clamp(LEAST_ABOUT / 2, most)
    }

    /// The position of the page: unchanged if its entries fit there.
    fn stand(&mut self, page: Rect, entries: usize, below: usize) -> Stand {
        let (size, height) = ((page.width, page.height), usize::from(page.height));
        let fits = |stand: &Stand| {
            let head = if stand.roomy { HEAD + DICE_LINES } else { HEAD };
            stand.size == size && stand.top + head + entries + below <= height
        };
        let free = height.saturating_sub(entries + below + HEAD + SLACK);
        let anew = Stand { size, top: free / 3, roomy: free > 3 };
        let stand = self.stand.filter(fits).unwrap_or(anew);
        self.stand = Some(stand);
        stand
    }

    fn heading(&self, columns: usize, dice: bool) -> Vec<Line> {
        let centred = |mut line: Line, columns_of: usize| {
            line.insert(0, Piece::blank(columns.saturating_sub(columns_of) / 2));
            line
        };
        let title = shorten(&self.form.title, columns);
        let title = (width(&title), vec![Piece::new(title, Look::Title)]);
        let mut lines = vec![centred(title.1, title.0), Line::new()];
        if dice {
            let faces =
                DICE.map(|(face, tone)| Piece::new(format!("{face}  "), Look::Tinted(tone)));
            let faces: Line = faces.into_iter().collect();
            let wide = faces.iter().map(|face| width(&face.text)).sum::<usize>();
            lines.insert(0, Line::new());
            lines.insert(0, centred(faces, wide.saturating_sub(2)));
        }
        lines
    }

    /// Columns with which no entry is cut, and all values begin in one column.
    fn needed(&self, area: Rect) -> u16 {
        let widest = self.widest(area.width.into());
        let wide = |entry: &Entry| width(&entry_text(entry, (widest, usize::MAX), (true, 0)));
        let widest = self.form.entries.iter().map(wide).max().unwrap_or(0);
        cast(widest + SIGN)
    }

    /// The width of the labels of entries with values, in columns.
    fn widest(&self, columns: usize) -> usize {
        let valued = |entry: &&Entry| entry.chosen.is_some() || entry.typed.is_some();
        let labels = self.form.entries.iter().filter(valued).map(|entry| width(&entry.label));
        labels.max().unwrap_or(0).min(columns * 3 / 5)
    }

    /// How much shorter the labels of all entries are, so that they have the same parts: 0 for not
    /// at all. If even the shortest do not all fit, each is as long as possible.
    fn shorter(&self, columns: usize) -> usize {
        let most = self.form.entries.iter().map(|entry| entry.shorter.len()).max().unwrap_or(0);
        let fits = |level: &usize| {
            let mut labels = self.form.entries.iter().filter(|entry| entry.chosen.is_none());
            labels.all(|entry| width(label_of(entry, *level)) + SIGN <= columns)
        };
        (0..=most).find(fits).unwrap_or(0)
    }

    fn entries(&self, columns: usize) -> Canvas {
        let (widest, shorter) = (self.widest(columns), self.shorter(columns));
        let mut canvas = Canvas::default();
        for (at, entry) in self.form.entries.iter().enumerate() {
            let pointed = at == self.at;
            let room = columns.saturating_sub(SIGN);
            let text = entry_text(entry, (widest, room), (pointed, shorter));
            let text = shorten(&text, room);
            let key = Key::Entry(at);
            let spot = Spot { key, text: text.clone(), about: Vec::new(), offers: Vec::new() };
            canvas.spots.push(spot);
            if let Some(group) = self.heads(at) {
                canvas.lines.push(vec![Piece::new(shorten(group, columns), Look::Title)]);
            }
            let sign = if pointed { "▸ " } else { "  " };
            let look = if entry.leads { Look::Strong } else { Look::Plain };
            let piece = Piece { spot: Some(at), ..Piece::new(text, look) };
            let gap = || vec![Line::new(); if entry.leads { self.gap } else { 0 }];
            canvas.lines.extend(gap());
            canvas.lines.push(vec![Piece::new(sign, Look::Strong), piece]);
            canvas.lines.extend(gap());
        }
        canvas
    }

    /// The heading above an entry, if it is the first one of its group.
    fn heads(&self, at: usize) -> Option<&str> {
        let group = |at: usize| self.form.entries.get(at).map_or("", |entry| entry.group.as_str());
        let before = at.checked_sub(1).map_or("", group);
        Some(group(at)).filter(|group| !group.is_empty() && *group != before)
    }

    /// The line of an entry in the list.
    fn line_of(&self, at: usize) -> usize {
        let headings = (0..=at).filter(|at| self.heads(*at).is_some()).count();
        let leads = |at: &usize| self.form.entries.get(*at).is_some_and(|entry| entry.leads);
        let gaps = 2 * (0..at).filter(leads).count() + usize::from(leads(&at));
        at + headings + gaps * self.gap
    }

    /// The last message, or the description of the focused entry, preceded by its label if that
    /// does not fit in its line.
    fn about(&self, entry: usize, columns: usize, most: usize) -> Vec<Line> {
        let mut text = Vec::new();
        if let Some(entry) = self.form.entries.get(entry) {
            let whole = entry_text(entry, (0, usize::MAX), (false, 0));
            let cut = width(&whole) + SIGN > columns;
            text.extend(cut.then(|| LaidParagraph::new(whole, Look::Plain).behind("  ")));
            text.push(LaidParagraph::new(entry.about.clone(), Look::Faint).behind("  "));
        }
        if !self.form.said.is_empty() {
            let said = self.form.said.lines();
            // It is not always an error.
            text = said.map(|line| LaidParagraph::new(line, Look::Strong).behind("  ")).collect();
        }
        let lines = text.iter().flat_map(|paragraph| paragraph.lines(columns.saturating_sub(2)));
        let lines = cut(lines.collect(), most.saturating_sub(1), columns.saturating_sub(2));
        [Line::new()].into_iter().chain(lines).collect()
    }
}

/// The label of an entry: the whole one at level 0, or one of the shorter ones.
fn label_of(entry: &Entry, level: usize) -> &str {
    let shorter = level.checked_sub(1).and_then(|at| entry.shorter.get(at));
    let shortest = || entry.shorter.last().filter(|_| level > 0);
    shorter.or_else(shortest).unwrap_or(&entry.label)
}

/// An entry with its value after the widest label, or farther left if it would not fit. A label
/// without a value is at least as short as its level.
fn entry_text(
    entry: &Entry,
    (widest, room): (usize, usize),
    (pointed, level): (bool, usize),
) -> String {
    if entry.typed.is_none() && entry.chosen.is_none() {
        let mut labels = (level..=entry.shorter.len()).map(|level| label_of(entry, level));
        let fit = labels.find(|label| width(label) <= room);
        return fit.unwrap_or_else(|| label_of(entry, entry.shorter.len())).to_owned();
    }
    let mut values = String::new();
    if let Some(chosen) = &entry.chosen {
        values.push_str(&format!("  ‹ {chosen} ›"));
    }
    if let Some(typed) = &entry.typed {
        let cursor = if pointed { "▏" } else { "" };
        values.push_str(&format!("  {typed}{cursor}"));
    }
    let label = filled(&entry.label, widest.min(room.saturating_sub(width(&values))));
    label + &values
}
