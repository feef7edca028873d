//! Events are shown exactly once on a screen.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use table::{Depth, Ground, Manner, Pace, Screen, Theme};

use view::{HotSeat, Input};

use crate::pressed;
use crate::support::{Dice, SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
const MOVING: Manner = Manner { pace: Pace::Steady, ..STILL };

/// Number of questions examined.
const QUESTIONS: usize = 12;
/// First column of the side column on the largest screen.
const COLUMN: usize = 80;

/// The words in some columns of a screen, separated by single spaces.
fn words(shown: &str, columns: std::ops::Range<usize>) -> String {
    let part =
        |line: &str| line.chars().skip(columns.start).take(columns.len()).collect::<String>() + " ";
    let all: String = shown.lines().map(part).collect();
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

#[test]
fn what_happens_stands_once_on_a_wide_screen() {
    let (mut beside, mut below) = (0, 0);
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("told-once"));
        let mut game = hot_seat(&content, way, "en", (3, 1), (6, keeper));
        let mut screen = Screen::new(&mut game, MOVING);
        let mut dice = Dice(6);
        for _ in 0..QUESTIONS {
            while screen.view().ask.is_none() && screen.view().end.is_none() {
                let (mut buffer, area) = blank(SIZES[2]);
                screen.paint(&mut buffer, area);
                let shown = text(&buffer);
                let (board, column) = (words(&shown, 0..COLUMN), words(&shown, COLUMN..120));
                // A reader who follows the cursor reads it, wherever it is.
                let cursor = screen.cursor().expect("it stands somewhere");
                let from = shown.lines().nth(cursor.y.into()).expect("on the screen");
                let wide = if usize::from(cursor.x) < COLUMN { COLUMN - 2 } else { COLUMN };
                let read: String = from.chars().skip(cursor.x.into()).take(wide).collect();
                let first = screen.view().news.told.first();
                let begins = first.is_none_or(|told| told.text.starts_with(read.trim_end()));
                assert!(begins && (first.is_none() || !read.trim().is_empty()), "{read}\n{shown}");
                for told in &screen.view().news.told {
                    let (below_it, beside_it) =
                        (board.contains(&told.text), column.contains(&told.text));
                    assert!(below_it != beside_it, "{way:?}: {}\n{shown}", told.text);
                    beside += usize::from(beside_it);
                    below += usize::from(below_it);
                }
                screen.tick();
            }
            let Some(ask) = &screen.view().ask else { break };
            let offer = dice.below(ask.offers.len()) + 1;
            offer.to_string().chars().for_each(|digit| press(&mut screen, KeyCode::Char(digit)));
            press(&mut screen, KeyCode::Enter);
        }
    }
    assert!(beside > 100 && below < beside / 10, "{beside} {below}");
}

/// Answers at most `most` questions. Returns how many there were.
fn answer(game: &mut HotSeat, most: usize, dice: &mut Dice) -> usize {
    for nth in 0..most {
        while game.go_on() {}
        let Some(ask) = game.view().ask else { return nth };
        game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
    }
    most
}

#[test]
fn what_led_to_the_end_is_read_before_its_scores() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let tag = TAGS[at % TAGS.len()];
        let [mut first, mut game] = ["led-first", "led"].map(|name| {
            let keeper = Keeper::new(place(&format!("{name}-{at}")));
            hot_seat(&content, way, tag, (2, 1), (8, keeper))
        });
        let all = answer(&mut first, usize::MAX, &mut Dice(8));
        let mut dice = Dice(8);
        answer(&mut game, all - 1, &mut dice);
        let keys = game.sight().tell(table::SPACE, "keys-line-last", &[]);
        let mut screen = Screen::new(&mut game, MOVING);
        while screen.view().ask.is_none() {
            screen.tick();
        }
        let offer = dice.below(screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len())) + 1;
        offer.to_string().chars().for_each(|digit| press(&mut screen, KeyCode::Char(digit)));
        press(&mut screen, KeyCode::Enter);
        // After skipping, its last part is still visible.
        if at % 2 == 0 {
            press(&mut screen, KeyCode::Char('x'));
        }
        while screen.pause().is_some() {
            screen.tick();
        }
        let shown = pressed::draw(&mut screen);
        assert!(
            screen.view().end.is_none() && shown.trim_end().ends_with(&keys),
            "{way:?}\n{shown}"
        );
        let told = screen.view().news.told.last().expect("it ends").text.clone();
        assert!(words(&shown, 0..80).contains(&told), "{way:?}: {told}\n{shown}");
        press(&mut screen, KeyCode::Char('x'));
        assert!(screen.view().end.is_some(), "{way:?}");
    }
}
