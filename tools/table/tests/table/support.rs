//! Games for the tests.

use std::path::{Path, PathBuf};

use desk::{Content, Keeper, Packs, Player, Speech};
use play::Setup;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use view::HotSeat;

/// The languages.
pub const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];

/// The sizes of screens.
pub const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

/// A game, possibly with its optional packs.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub game: &'static str,
    pub all: bool,
}

/// All games, and with all optional packs, if there are any.
pub fn ways() -> Vec<Way> {
    let count = |way: Way| packs(way).content().packs_of(way.game).count();
    let each = engine::SHELF.iter().flat_map(|game| {
        let way = |all| Way { game: game.id(), all };
        let more = count(way(true)) > count(way(false));
        [Some(way(false)), more.then(|| way(true))]
    });
    each.flatten().collect()
}

/// The packs of a way.
pub fn packs(way: Way) -> Packs {
    let packs = Packs::open(&[]).expect("built in");
    if way.all { packs.with_all() } else { packs }
}

/// A file for a saved game that no other test uses.
pub fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("table-{name}.play"));
    // A file left by an earlier run is not needed.
    let _ = std::fs::remove_file(&path);
    path
}

/// A game with numbers of players and of people; the first is asked.
pub fn hot_seat(
    content: &Content,
    way: Way,
    tag: &str,
    (players, people): (u8, u8),
    (seed, keeper): (u64, Keeper),
) -> HotSeat {
    let opened = content.playable(way.game).expect("sound");
    let mut table = opened.table(Setup::seats(players), seed).expect("so many can play");
    let who = |seat| if seat < people { "human" } else { "random" };
    let players: Vec<Player> = (0..players)
        .map(|seat| Player::parse(&format!("={}", who(seat))).expect("a player"))
        .collect();
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
    HotSeat::new(opened, table, players, speech, keeper)
}

/// A screen of a size.
pub fn blank((width, height): (u16, u16)) -> (Buffer, Rect) {
    let area = Rect { x: 0, y: 0, width, height };
    (Buffer::empty(area), area)
}

/// The content of a screen.
pub fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y| {
        let cells = (0..area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..area.height).map(line).collect()
}

/// A pseudorandom number generator with a fixed sequence.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}
