//! What a terminal shows as files: a recording for asciinema, and a picture of one frame.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::time::Duration;

use play::Eye;
use play::panel::Role;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::{Terminal, TerminalOptions, Viewport};
use serde_json::json;
use view::{HotSeat, Part, Sentence};

use crate::screen::{Manner, Screen};

/// Width and height of a letter in a picture.
const LETTER: (f32, f32) = (8.4, 18.0);
/// Maximum number of lines of a picture of the last table.
const HIGHEST: u16 = 150;
/// The background of a picture.
const BACK: &str = "#1c1c26";
/// The usual color of letters in a picture.
const INK: &str = "#d8d8e0";

/// The output for a terminal.
#[derive(Clone, Default)]
struct TerminalOutput(Rc<RefCell<Vec<u8>>>);

impl Write for TerminalOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What a terminal shows, with times, as a recording for asciinema.
pub struct Recording {
    terminal: Terminal<CrosstermBackend<TerminalOutput>>,
    told: TerminalOutput,
    clock: Duration,
    lines: Vec<String>,
}

impl Recording {
    /// An empty recording of a terminal with these columns and lines.
    ///
    /// # Errors
    /// If the terminal cannot be drawn on, which does not happen in memory.
    pub fn new(size: (u16, u16)) -> io::Result<Self> {
        let area = Rect { x: 0, y: 0, width: size.0, height: size.1 };
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let told = TerminalOutput::default();
        let backend = CrosstermBackend::new(told.clone());
        let terminal = Terminal::with_options(backend, options)?;
        let head = json!({ "version": 2, "width": size.0, "height": size.1 });
        Ok(Self { terminal, told, clock: Duration::ZERO, lines: vec![head.to_string()] })
    }

    /// Draws a frame, and lets time pass.
    ///
    /// # Errors
    /// Like [`Self::new`].
    pub fn frame(&mut self, screen: &mut Screen<'_>, time: Duration) -> io::Result<()> {
        self.terminal.draw(|frame| screen.draw(frame))?;
        let told = String::from_utf8_lossy(&self.told.0.take()).into_owned();
        if !told.is_empty() {
            let millis = self.clock.as_millis();
            let seconds = format!("{}.{:03}", millis / 1000, millis % 1000);
            self.lines.push(format!("[{seconds}, \"o\", {}]", json!(told)));
        }
        self.clock += time;
        Ok(())
    }

    /// The time that has passed.
    pub fn clock(&self) -> Duration {
        self.clock
    }

    /// The recording as a file.
    pub fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// The recording of a whole game, as an eye looks back at it.
///
/// # Errors
/// Like [`Recording::new`].
pub fn cast(
    hot_seat: &mut HotSeat,
    manner: Manner,
    eye: Eye,
    size: (u16, u16),
) -> io::Result<String> {
    let mut screen = Screen::looking_back(hot_seat, manner, eye);
    screen.look_back(eye, true);
    let mut recording = Recording::new(size)?;
    while let Some(pause) = screen.pause() {
        recording.frame(&mut screen, pause)?;
        screen.tick();
    }
    recording.frame(&mut screen, Duration::ZERO)?;
    Ok(recording.text())
}

/// A picture of the last table of a game for an eye, with the result if the game is over. It is as
/// high as all sheets need, and at least as high as given. Keys and steps are left out.
pub fn picture(hot_seat: &mut HotSeat, manner: Manner, eye: Eye, size: (u16, u16)) -> String {
    let mut screen = Screen::looking_back(hot_seat, manner, eye);
    screen.seek(usize::MAX);
    screen.settle();
    screen.reel = None;
    if let Some(end) = screen.scene.view.end.take() {
        let verdict = end.told.into_iter().next().unwrap_or_default();
        let scores = end.scores.into_iter().map(|score| score.told);
        screen.scene.view.news.told = verdict.into_iter().chain(scores).map(plain).collect();
        screen.told.clear();
    }
    let lines = (size.1..=HIGHEST).find(|lines| {
        // The last line has the keys.
        painted(&mut screen, (size.0, lines + 1));
        has_all_sheets(&screen)
    });
    let size = (size.0, lines.unwrap_or(HIGHEST));
    let buffer = painted(&mut screen, (size.0, size.1 + 1));
    drawn(&buffer, size)
}

/// A text as a sentence without names.
fn plain(text: String) -> Sentence {
    let part = Part { text: text.clone(), tone: None, about: None };
    Sentence { text, parts: vec![part], ..Sentence::default() }
}

/// Whether all sheets are completely visible.
fn has_all_sheets(screen: &Screen<'_>) -> bool {
    let (seen, _) = screen.sight();
    let panels = screen.view().panels.iter().enumerate();
    let mut sheets = panels.filter(|(_, panel)| matches!(panel.role, Role::Sheet { .. }));
    sheets.all(|(no, _)| seen.iter().any(|one| one.panel == no && one.whole))
}

/// The present frame of a screen with these columns and lines, as a picture.
pub fn svg(screen: &mut Screen<'_>, size: (u16, u16)) -> String {
    let buffer = painted(screen, size);
    drawn(&buffer, size)
}

fn painted(screen: &mut Screen<'_>, size: (u16, u16)) -> Buffer {
    let area = Rect { x: 0, y: 0, width: size.0, height: size.1 };
    let mut buffer = Buffer::empty(area);
    screen.paint(&mut buffer, area);
    buffer
}

/// The first lines of a frame as a picture.
fn drawn(buffer: &Buffer, size: (u16, u16)) -> String {
    let (wide, high) = LETTER;
    let (width, height) = (wide * f32::from(size.0) + 24.0, high * f32::from(size.1) + 24.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{BACK}\"/>\n"
    );
    for y in 0..size.1 {
        let mut x = 0;
        while x < size.0 {
            let cell = &buffer[(x, y)];
            let from = x;
            let mut text = String::new();
            // Letters with one look are one piece.
            while x < size.0 && looks(&buffer[(x, y)]) == looks(cell) {
                text.push_str(buffer[(x, y)].symbol());
                x += 1;
            }
            out.push_str(&piece(&text, looks(cell), (from, x - from, y)));
        }
    }
    out + "</svg>\n"
}

/// The look of a letter: its color, its background, and whether it is bold.
fn looks(cell: &Cell) -> (Color, Color, Modifier) {
    (cell.fg, cell.bg, cell.modifier)
}

fn piece(text: &str, look: (Color, Color, Modifier), (x, columns, y): (u16, u16, u16)) -> String {
    let (wide, high) = LETTER;
    let (mut ink, mut back) = (colour(look.0, INK), colour(look.1, BACK));
    if look.2.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut back);
    }
    let (left, top) = (12.0 + wide * f32::from(x), 12.0 + high * f32::from(y));
    let length = wide * f32::from(columns);
    let mut out = String::new();
    if back != BACK {
        out.push_str(&format!(
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{length:.1}\" height=\"{high}\" \
             fill=\"{back}\"/>\n"
        ));
    }
    if !text.trim().is_empty() {
        let bold = if look.2.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
        let line = look.2.contains(Modifier::UNDERLINED);
        let line = if line { " text-decoration=\"underline\"" } else { "" };
        // Each letter has its own column, whatever font the reader has.
        let letters = (0..columns).map(|at| format!("{:.1}", left + wide * f32::from(at)));
        let letters = letters.take(text.chars().count()).collect::<Vec<_>>().join(" ");
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let base = top + 13.5;
        out.push_str(&format!(
            "<text x=\"{letters}\" y=\"{base:.1}\" fill=\"{ink}\" \
             xml:space=\"preserve\"{bold}{line}>{text}</text>\n"
        ));
    }
    out
}

fn colour(colour: Color, usual: &str) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        // The table at this depth uses no others.
        _ => usual.to_owned(),
    }
}
