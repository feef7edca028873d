//! A recorded minute of each game as a terminal shows it, and a picture of one frame, for the
//! README. `BLESS=1` records them again.

use std::cell::RefCell;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Keeper, Player, Speech};
use play::Setup;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::{Terminal, TerminalOptions, Viewport};
use serde_json::json;
use table::{Depth, Ground, Manner, Pace, Screen, Theme};
use view::HotSeat;

use crate::support::{Way, packs, ways};

const MANNER: Manner = Manner {
    pace: Pace::Quick,
    motion: true,
    ..Manner::still(Theme { depth: Depth::All, ground: Ground::Dark })
};
/// Columns and lines of the recorded terminal.
const SIZE: (u16, u16) = (100, 30);
/// Length of a recording.
const LENGTH: Duration = Duration::from_secs(60);
/// Time before the next key.
const LOOK: Duration = Duration::from_millis(650);
/// The index of the question in the picture.
const PICTURED: usize = 12;
/// Width and height of a letter in the picture.
const LETTER: (f32, f32) = (8.4, 18.0);
const BACK: &str = "#1c1c26";
const INK: &str = "#d8d8e0";

#[test]
fn the_recordings_show_the_table_as_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("recordings");
    let blesses = std::env::var_os("BLESS").is_some();
    for way in ways().into_iter().filter(|way| !way.all) {
        let (cast, picture) = record(way);
        for (ends, text) in [("cast", cast), ("svg", picture)] {
            let path = folder.join(format!("{}.{ends}", way.game));
            if blesses {
                fs::create_dir_all(&folder).expect("made");
                fs::write(&path, text).expect("written");
            } else {
                let kept = fs::read_to_string(&path).expect("it is kept");
                assert!(kept == text, "{}: look at it, then BLESS=1", path.display());
            }
        }
    }
}

/// The output for a terminal.
#[derive(Clone, Default)]
struct Told(Rc<RefCell<Vec<u8>>>);

impl Write for Told {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The output for a terminal, with times.
struct Recording {
    terminal: Terminal<CrosstermBackend<Told>>,
    told: Told,
    clock: Duration,
    lines: Vec<String>,
}

impl Recording {
    fn new() -> Self {
        let area = Rect { x: 0, y: 0, width: SIZE.0, height: SIZE.1 };
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let told = Told::default();
        let backend = CrosstermBackend::new(told.clone());
        let terminal = Terminal::with_options(backend, options).expect("it is in memory");
        let head = json!({ "version": 2, "width": SIZE.0, "height": SIZE.1 });
        Self { terminal, told, clock: Duration::ZERO, lines: vec![head.to_string()] }
    }

    /// Draws a frame, and lets time pass.
    fn frame(&mut self, screen: &mut Screen<'_>, time: Duration) {
        self.terminal.draw(|frame| screen.draw(frame)).expect("it is in memory");
        let told = self.told.0.take();
        let told = String::from_utf8(told).expect("letters");
        if !told.is_empty() {
            let millis = u64::try_from(self.clock.as_millis()).expect("a minute");
            let seconds = format!("{}.{:03}", millis / 1000, millis % 1000);
            self.lines.push(format!("[{seconds}, \"o\", {}]", json!(told)));
        }
        self.clock += time;
    }
}

/// Plays a minute, and looks at some choices before taking one.
fn record(way: Way) -> (String, String) {
    let packs = packs(way);
    let content = packs.content();
    let opened = content.playable(way.game).expect("sound");
    let mut table = opened.table(Setup::seats(3), 11).expect("three can play");
    let players = ["Anna:f=human", "Bo:m=greedy", "Chloe:f=greedy"];
    let players = players.map(|words| Player::parse(words).expect("a player"));
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(way.game), &["en".to_owned()]);
    let keeper = Keeper::reading("game.play".into());
    let mut game = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
    let mut screen = Screen::new(&mut game, MANNER);
    let mut recording = Recording::new();
    let (mut questions, mut picture) = (0, String::new());
    while recording.clock < LENGTH {
        while let Some(pause) = screen.pause() {
            recording.frame(&mut screen, pause);
            screen.tick();
        }
        if screen.view().ask.is_none() {
            break;
        }
        questions += 1;
        recording.frame(&mut screen, LOOK);
        for _ in 0..questions % 3 {
            press(&mut screen, KeyCode::Tab);
            recording.frame(&mut screen, LOOK);
        }
        if questions == PICTURED {
            picture = svg(&mut screen);
        }
        // A thing with several offers is not an offer itself.
        while screen.pointed().len() != 1 {
            press(&mut screen, KeyCode::Tab);
            recording.frame(&mut screen, LOOK);
        }
        press(&mut screen, KeyCode::Enter);
    }
    assert!(!picture.is_empty(), "{}: {questions} questions in a minute", way.game);
    (recording.lines.join("\n") + "\n", picture)
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

/// A frame as a picture.
fn svg(screen: &mut Screen<'_>) -> String {
    let area = Rect { x: 0, y: 0, width: SIZE.0, height: SIZE.1 };
    let mut buffer = Buffer::empty(area);
    screen.paint(&mut buffer, area);
    let (wide, high) = LETTER;
    let (width, height) = (wide * f32::from(SIZE.0) + 24.0, high * f32::from(SIZE.1) + 24.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{BACK}\"/>\n"
    );
    for y in 0..SIZE.1 {
        let mut x = 0;
        while x < SIZE.0 {
            let cell = &buffer[(x, y)];
            let from = x;
            let mut text = String::new();
            // Letters with one look are one piece.
            while x < SIZE.0 && looks(&buffer[(x, y)]) == looks(cell) {
                text.push_str(buffer[(x, y)].symbol());
                x += 1;
            }
            out.push_str(&piece(&text, looks(cell), (from, x - from, y)));
        }
    }
    out + "</svg>\n"
}

/// The look of a letter: its color, its background, and whether it is bold.
fn looks(cell: &ratatui::buffer::Cell) -> (Color, Color, Modifier) {
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
