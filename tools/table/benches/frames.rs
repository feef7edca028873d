//! The cost of a frame, and the time between a key and the screen: `cargo bench -p table`.
#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::disallowed_macros, reason = "a benchmark prints")]

#[path = "../tests/table/support.rs"]
mod support;

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use mimalloc::MiMalloc;
use table::{Depth, Ground, Manner, Screen, Theme};

use support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

/// Same allocator as in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const MANNER: Manner = Manner::still(Theme { depth: Depth::All, ground: Ground::Dark });

/// Measured times, one entry per call.
#[derive(Default)]
struct Times {
    /// The first frame of a question.
    frame: Vec<Duration>,
    /// From a key that moves the focus to the frame that shows it.
    point: Vec<Duration>,
    /// From the key that takes an offer to the frame with the next question.
    take: Vec<Duration>,
}

/// Maximum memory of a table at its first question, in KiB.
const MOST_ROOM: usize = 30 << 10;

/// Reports the memory of a table at its first question, on systems that support it.
fn room(way: Way) {
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place("room"));
    let mut game = hot_seat(&content, way, TAGS[0], (3, 1), (1, keeper));
    let mut screen = Screen::new(&mut game, MANNER);
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let room = line.and_then(|line| line.trim().split(' ').next()?.parse::<usize>().ok());
    let Some(room) = room else { return };
    println!("{}, a table at its first question: {room} KiB in memory", way.game);
    assert!(room <= MOST_ROOM, "{way:?}: {room} KiB");
}

fn main() {
    ways().into_iter().filter(|way| !way.all).for_each(room);
    println!("{:<56} {:>9} {:>9} {:>9}", "milliseconds", "median", "99 %", "most");
    for way in ways() {
        for size in SIZES {
            let mut times = Times::default();
            for seed in 0..4 {
                game(way, size, seed, &mut times);
            }
            let more = if way.all { " with all packs" } else { "" };
            let named = format!("{}{more}, {}×{}", way.game, size.0, size.1);
            row(&format!("{named}: a question drawn"), times.frame);
            row(&format!("{named}: Tab to screen"), times.point);
            row(&format!("{named}: Enter to screen"), times.take);
        }
    }
}

/// Plays a game of one person and two bots with random answers, and measures each question.
fn game(way: Way, size: (u16, u16), seed: u64, times: &mut Times) {
    let packs = packs(way);
    let content = packs.content();
    let tag = TAGS[seed as usize % TAGS.len()];
    let keeper = Keeper::new(place(&format!("frames-{seed}")));
    let mut game = hot_seat(&content, way, tag, (3, 1), (seed, keeper));
    let mut screen = Screen::new(&mut game, MANNER);
    let (mut buffer, area) = blank(size);
    let mut dice = Dice(seed);
    let mut press = |screen: &mut Screen<'_>, code: KeyCode| {
        let begun = Instant::now();
        screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        buffer.reset();
        screen.paint(&mut buffer, area);
        begun.elapsed()
    };
    while let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) {
        // A key without meaning: only the first frame of the question.
        times.frame.push(press(&mut screen, KeyCode::F(12)));
        times.point.push(press(&mut screen, KeyCode::Tab));
        for digit in (dice.below(offers) + 1).to_string().chars() {
            press(&mut screen, KeyCode::Char(digit));
        }
        times.take.push(press(&mut screen, KeyCode::Enter));
    }
    assert!(!text(&buffer).trim().is_empty(), "the end is told");
}

fn row(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| {
        let time = times.get((times.len().saturating_sub(1)) * share / 100);
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!("{what:<56} {:>9.2} {:>9.2} {:>9.2}", at(50), at(99), at(100));
}
