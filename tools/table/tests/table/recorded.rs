//! A recorded minute of each game as a terminal shows it, and a picture of one frame, for the
//! README. `BLESS=1` records them again.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Keeper, Player, Speech};
use play::Setup;
use table::{Depth, Ground, Manner, Pace, Recording, Screen, Theme, svg};
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

#[test]
fn the_recordings_show_the_table_as_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("recordings");
    let blesses = std::env::var_os("BLESS").is_some();
    for way in ways().into_iter().filter(|way| !way.all) {
        let (cast, picture) = played(way);
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

/// Plays a minute, and looks at some choices before taking one.
fn played(way: Way) -> (String, String) {
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
    let mut recording = Recording::new(SIZE).expect("it is in memory");
    let (mut questions, mut picture) = (0, String::new());
    while recording.clock() < LENGTH {
        while let Some(pause) = screen.pause() {
            record(&mut recording, &mut screen, pause);
            screen.tick();
        }
        if screen.view().ask.is_none() {
            break;
        }
        questions += 1;
        record(&mut recording, &mut screen, LOOK);
        for _ in 0..questions % 3 {
            press(&mut screen, KeyCode::Tab);
            record(&mut recording, &mut screen, LOOK);
        }
        if questions == PICTURED {
            picture = svg(&mut screen, SIZE);
        }
        // A thing with several offers is not an offer itself.
        while screen.pointed().len() != 1 {
            press(&mut screen, KeyCode::Tab);
            record(&mut recording, &mut screen, LOOK);
        }
        press(&mut screen, KeyCode::Enter);
    }
    assert!(!picture.is_empty(), "{}: {questions} questions in a minute", way.game);
    (recording.text(), picture)
}

fn record(recording: &mut Recording, screen: &mut Screen<'_>, time: Duration) {
    recording.frame(screen, time).expect("it is in memory");
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}
