//! Looking back at games: steps found by number, and keys in the last line.

use crossterm::event::KeyCode;
use play::Eye;
use table::{NextGame, Screen};

use crate::moved::{STILL, played, press};
use crate::support::{SIZES, blank, packs, text, ways};

/// The step in a line, as in the header while looking back.
pub fn step_of(line: &str) -> Option<&str> {
    let is_step = |word: &&str| {
        let parts = word.split_once('/');
        parts.is_some_and(|(at, all)| at.parse::<usize>().is_ok() && all.parse::<usize>().is_ok())
    };
    line.split_whitespace().find(is_step)
}

#[test]
fn a_step_is_found_by_the_number_that_the_header_says() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let mut game = played(&content, way, "en", (2, 1), 31);
        let answers = game.game().answers();
        let moments = game.sight_of(Eye::Referee).moments(0..answers, None);
        let mut screen = Screen::looking_back(&mut game, STILL, Eye::Referee);
        let all = screen_text(&mut screen);
        let (_, last) =
            all.lines().find_map(step_of).and_then(|it| it.split_once('/')).expect("steps");
        let last: usize = last.parse().expect("a number");
        // Steps have the numbers of answers.
        assert_eq!(last, answers);
        for number in [1, last / 2, last / 2 + 1, last - 1, last] {
            press(&mut screen, KeyCode::Char('/'));
            for digit in number.to_string().chars() {
                press(&mut screen, KeyCode::Char(digit));
            }
            let list = screen_text(&mut screen);
            let step = format!("{number}/{last}");
            assert_eq!(
                list.lines().filter_map(step_of).find(|it| *it == step),
                Some(&*step),
                "{list}"
            );
            press(&mut screen, KeyCode::Enter);
            if number < last {
                let shown = screen_text(&mut screen);
                // An answer without news is reported with the next one.
                let at = moments.iter().find(|moment| **moment >= number).expect("news");
                assert!(shown.contains(&format!(" {at}/{last}  ")), "{step}\n{shown}");
            }
        }
        // There is no such step.
        press(&mut screen, KeyCode::Home);
        press(&mut screen, KeyCode::Char('/'));
        for digit in (last + 1).to_string().chars() {
            press(&mut screen, KeyCode::Char(digit));
        }
        let list = screen_text(&mut screen);
        assert!(!list.contains(&format!("{}/{last}", last + 1)), "{list}");
    }
}

#[test]
fn the_game_plays_on_from_the_step_that_the_header_says() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let mut game = played(&content, way, "en", (2, 1), 31);
    let mut screen = Screen::looking_back(&mut game, STILL, Eye::Referee);
    for _ in 0..9 {
        press(&mut screen, KeyCode::Right);
    }
    let shown = screen_text(&mut screen);
    let (at, _) = shown.lines().find_map(step_of).and_then(|it| it.split_once('/')).expect("steps");
    let answers: usize = at.parse().expect("a number");
    press(&mut screen, KeyCode::Char('p'));
    assert_eq!(screen.next(), Some(NextGame::From { answers }), "{shown}");
}

#[test]
fn the_keys_that_scroll_are_named_where_something_scrolls() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let mut game = played(&content, way, "en", (4, 1), 32);
    let mut screen = Screen::looking_back(&mut game, STILL, Eye::Referee);
    press(&mut screen, KeyCode::End);
    let end = screen_text(&mut screen);
    let keys = end.lines().last().expect("keys").to_owned();
    assert!(keys.starts_with("↑ ↓ scroll") && keys.contains('▾'), "{end}");
    // They scroll, and the keys for rounds still work.
    press(&mut screen, KeyCode::Down);
    assert_ne!(screen_text(&mut screen), end);
    press(&mut screen, KeyCode::Up);
    assert_eq!(screen_text(&mut screen), end);
    // The page is turned, until its first line is in sight.
    press(&mut screen, KeyCode::PageDown);
    let next = screen_text(&mut screen);
    assert_ne!(next.lines().next(), end.lines().nth(1), "more than a line");
    press(&mut screen, KeyCode::PageUp);
    assert_eq!(screen_text(&mut screen), end);
    press(&mut screen, KeyCode::PageUp);
    assert!(screen.view().end.is_none());
}

/// The content of the smallest screen.
fn screen_text(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    text(&buffer)
}
