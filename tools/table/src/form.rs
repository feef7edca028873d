//! Pages beside a table, such as the one on which a game is chosen: entries that are taken, changed
//! or typed into.

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

/// So many letters can be typed into an entry.
const LONGEST: usize = 200;
/// So many lines at most stand below the entries for what is said of them.
const ABOUT: usize = 7;
/// So many on a low screen.
const LEAST_ABOUT: usize = 4;
/// Lines of the heading, and those that stand over it where there is room.
const HEAD: usize = 2;
const DICE_LINES: usize = 2;
/// So many lines at least are free where something stands over the heading.
const SLACK: usize = 2;
/// So many columns the page has at most.
const WIDTH: u16 = 78;
/// What stands over the first page.
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
    /// Its heading.
    pub title: String,
    /// Its entries, of which there is one at least.
    pub entries: Vec<Entry>,
    /// What was said last, such as what is wrong.
    pub said: String,
}

/// An entry of a page. What is neither chosen nor typed is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What it is called.
    pub label: String,
    /// The same with less, for lines in which there is no room for all of it, the longest first.
    pub shorter: Vec<String>,
    /// What is typed into it, if something can be.
    pub typed: Option<String>,
    /// Which of several values it has, if there are several.
    pub chosen: Option<String>,
    /// What is said of it when it is pointed at.
    pub about: String,
}

/// What is done with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// It is taken.
    Take,
    /// It has the next value.
    Next,
    /// It has the value before.
    Before,
    /// This is typed into it, all of it.
    Type(String),
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The page, perhaps with other entries.
    Stay,
    /// Another page.
    Turn,
    /// Chapters to be read.
    Read(Vec<Rule>),
    /// The pages are left.
    Leave,
}

/// Who has pages, and knows what they are for.
pub trait Lobby {
    /// The page that lies open.
    fn form(&self) -> Form;

    /// Which of its entries is pointed at first.
    fn pointed(&self) -> usize {
        0
    }

    /// Does something with an entry of it.
    fn act(&mut self, entry: usize, act: Act) -> Then;

    /// Back to the page before.
    fn back(&mut self) -> Then;

    /// The next language.
    fn turn_language(&mut self);

    /// A text of the table in the language in use.
    fn tell(&self, id: &str) -> String;
}

/// Where a page stands on a screen.
#[derive(Clone, Copy)]
struct Stand {
    /// The size of the screen.
    size: (u16, u16),
    /// Its first line.
    top: usize,
    /// There is room for what stands over the heading.
    roomy: bool,
}

/// A page on a screen.
pub struct Pages<'l> {
    lobby: &'l mut dyn Lobby,
    theme: Theme,
    form: Form,
    /// Which entry is pointed at.
    at: usize,
    /// So many of its lines are above what is in sight.
    above: usize,
    /// Where its entries begin as long as it lies open, so that none moves when their number changes.
    stand: Option<Stand>,
    /// What is read, from which line on.
    reading: Option<(Vec<LaidParagraph>, usize)>,
    /// So many lines of it are in sight.
    shown: usize,
    placed: Vec<Placed>,
    clipped: Vec<String>,
}

impl<'l> Pages<'l> {
    /// The page that lies open.
    pub fn new(lobby: &'l mut dyn Lobby, theme: Theme) -> Self {
        let form = lobby.form();
        let (placed, clipped) = (Vec::new(), Vec::new());
        let (at, above, stand, reading, shown) = (lobby.pointed(), 0, None, None, 0);
        Self { lobby, theme, form, at, above, stand, reading, shown, placed, clipped }
    }

    /// The page as it is.
    pub fn form(&self) -> &Form {
        &self.form
    }

    /// Which entry is pointed at, where all are that are in sight, and what did not fit its place.
    pub fn places(&self) -> (usize, &[Placed], &[String]) {
        (self.at, &self.placed, &self.clipped)
    }

    /// Does what a key or the mouse says.
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

    /// What is pasted is typed where something is typed.
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

    /// A letter where nothing is typed.
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

    /// Does something with the entry that is pointed at, if it can be done.
    fn act(&mut self, act: Act) -> Flow {
        let Some(entry) = self.entry() else { return Flow::On };
        let act = match act {
            // What has values is taken by having the next one.
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
            Some(Key::Cell(..) | Key::Panel(_) | Key::Offer(_)) | None => Flow::On,
        }
    }

    /// Draws the page, and puts the cursor on what is pointed at.
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
                let (from, below) = page(&mut paper, area, lines, (*above, None));
                (*above, self.shown) = (from, all.saturating_sub(from + below));
            }
        }
        let Paper { placed, clipped, .. } = paper;
        (self.placed, self.clipped) = (placed, clipped);
    }

    fn last_line(&self, paper: &mut Paper<'_>, area: Rect) {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        // Where letters are typed, none of them is a key.
        let types = self.entry().is_some_and(|entry| entry.typed.is_some());
        // What is only taken has no other value.
        let changes = self.form.entries.iter().any(|entry| entry.chosen.is_some());
        let keys = match (types, changes) {
            (true, _) => "keys-line-typed",
            (false, true) => "keys-line-form",
            (false, false) => "keys-line-list-form",
        };
        let keys = crate::keys::line(&self.lobby.tell(keys), usize::from(area.width));
        let line = vec![Piece::new(keys, Look::Faint)];
        paper.lines(vec![line], last);
    }

    /// Heading, entries, and what is said of the one that is pointed at.
    fn page(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let page = Rect {
            x: area.x + area.width.saturating_sub(WIDTH) / 2,
            width: area.width.min(WIDTH),
            height: area.height - 1,
            ..area
        };
        let columns = usize::from(page.width);
        let entries = self.entries(columns);
        let below = self.below(columns, usize::from(page.height));
        let stand = self.stand(page, entries.height(), below);
        let head = Canvas { lines: self.heading(columns, stand.roomy), spots: Vec::new() };
        let top = page.y + cast(stand.top);
        paper.draw(&head, Rect { y: top, height: page.bottom() - top, ..page }, 0);
        let from = top + cast(head.height());
        let below = cast(below);
        let room = page.bottom().saturating_sub(from + below);
        let least = (self.at + 1).saturating_sub(usize::from(room));
        let last = entries.height().saturating_sub(room.into());
        self.above = self.above.min(self.at).max(least).min(last);
        let above = self.above;
        paper.draw(&entries, Rect { y: from, height: room, ..page }, above);
        let shown = room.min(cast(entries.height()));
        let about =
            Rect { y: from + shown, height: below.min(page.bottom() - from - shown), ..page };
        let mut lines = self.about(self.at, columns, usize::from(about.height));
        // Between them it is said that there are more entries.
        let sign = reading::lines_in_sight(above, room.into(), entries.height());
        if let (Some(sign), Some(line)) = (sign, lines.first_mut()) {
            let fill = columns.saturating_sub(width(&sign) + 2);
            *line = vec![Piece::blank(fill), Piece::new(sign, Look::Faint)];
        }
        paper.lines(lines, about);
    }

    /// So many lines are kept below the entries for what is said of them. On a low screen the entries
    /// need those that nothing is said on.
    fn below(&self, columns: usize, height: usize) -> usize {
        let most = (height / 3).clamp(LEAST_ABOUT, ABOUT);
        let entries = self.form.entries.len();
        if entries + most + HEAD + SLACK <= height {
            return most;
        }
        let said = (0..entries).map(|entry| self.about(entry, columns, most).len());
        said.max().unwrap_or_default().clamp(LEAST_ABOUT / 2, most)
    }

    /// Where the page stands: as before, if its entries fit there.
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

    /// So many columns the labels of entries with values take.
    fn widest(&self, columns: usize) -> usize {
        let valued = |entry: &&Entry| entry.chosen.is_some() || entry.typed.is_some();
        let labels = self.form.entries.iter().filter(valued).map(|entry| width(&entry.label));
        labels.max().unwrap_or(0).min(columns * 3 / 5)
    }

    fn entries(&self, columns: usize) -> Canvas {
        let widest = self.widest(columns);
        let mut canvas = Canvas::default();
        for (at, entry) in self.form.entries.iter().enumerate() {
            let pointed = at == self.at;
            let room = columns.saturating_sub(4);
            let text = shorten(&entry_text(entry, (widest, room), pointed), room);
            let key = Key::Entry(at);
            let spot = Spot { key, text: text.clone(), about: Vec::new(), offers: Vec::new() };
            canvas.spots.push(spot);
            let sign = if pointed { "▸ " } else { "  " };
            let piece = Piece { spot: Some(at), ..Piece::new(text, Look::Plain) };
            canvas.lines.push(vec![Piece::new(sign, Look::Strong), piece]);
        }
        canvas
    }

    /// What was said last, or else what is to be said of an entry that is pointed at: first all of it,
    /// if it does not fit its line.
    fn about(&self, entry: usize, columns: usize, most: usize) -> Vec<Line> {
        let mut text = Vec::new();
        if let Some(entry) = self.form.entries.get(entry) {
            let whole = entry_text(entry, (0, usize::MAX), false);
            let cut = width(&whole) + 4 > columns;
            text.extend(cut.then(|| LaidParagraph::new(whole, Look::Plain).behind("  ")));
            text.push(LaidParagraph::new(entry.about.clone(), Look::Faint).behind("  "));
        }
        if !self.form.said.is_empty() {
            let said = self.form.said.lines();
            text = said.map(|line| LaidParagraph::new(line, Look::Bad).behind("  ")).collect();
        }
        let lines = text.iter().flat_map(|paragraph| paragraph.lines(columns.saturating_sub(2)));
        let lines = cut(lines.collect(), most.saturating_sub(1), columns.saturating_sub(2));
        [Line::new()].into_iter().chain(lines).collect()
    }
}

/// An entry with its values, behind the widest label, or farther left where they would not fit
/// otherwise.
fn entry_text(entry: &Entry, (widest, room): (usize, usize), pointed: bool) -> String {
    if entry.typed.is_none() && entry.chosen.is_none() {
        let fits = |label: &&String| width(label) <= room;
        let shorter = || entry.shorter.iter().find(fits).or(entry.shorter.last());
        let whole = Some(&entry.label).filter(fits);
        return whole.or_else(shorter).unwrap_or(&entry.label).clone();
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
