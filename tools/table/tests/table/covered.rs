//! Overlays, and keys that close them and keep their meaning.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseEvent, MouseEventKind};
use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};

use crate::pressed::{draw, press};
use crate::support::{TAGS, hot_seat, packs, place, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// Whether a page is open.
fn is_covered(shown: &str) -> bool {
    shown.contains('╭') && shown.lines().any(|line| line.contains('╰') && line.contains('╯'))
}

#[test]
fn a_key_that_takes_a_page_away_means_what_it_means_at_the_table() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("covered-{at}")));
        let mut game = hot_seat(&content, way, TAGS[at % TAGS.len()], (2, 1), (2, keeper));
        let mut screen = Screen::new(&mut game, MANNER);
        let ask = screen.view().ask.clone();
        let plain = press(&mut screen, KeyCode::Char('1'));
        // A short page and a long one.
        for key in ['s', '?'].map(KeyCode::Char) {
            assert!(is_covered(&press(&mut screen, key)), "{way:?}");
            press(&mut screen, KeyCode::Char('2'));
            assert_eq!(screen.pointed(), [1], "{way:?}");
            press(&mut screen, key);
            assert!(press(&mut screen, KeyCode::Char(':')).contains("\n:"), "{way:?}");
            press(&mut screen, KeyCode::Esc);
            // Some keys only close it, including the one that opened it.
            for away in [KeyCode::Enter, KeyCode::Esc, KeyCode::Char('q'), key] {
                press(&mut screen, KeyCode::Esc);
                press(&mut screen, KeyCode::Char('1'));
                press(&mut screen, key);
                assert_eq!(press(&mut screen, away), plain, "{way:?} {away:?}");
                assert_eq!(screen.view().ask, ask, "nothing was taken");
            }
            // The wheel does not close it.
            press(&mut screen, key);
            let kind = MouseEventKind::ScrollDown;
            let none = KeyModifiers::NONE;
            screen.take(&Event::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers: none }));
            assert!(is_covered(&draw(&mut screen)), "{way:?}");
            press(&mut screen, KeyCode::Esc);
        }
        // The space bar scrolls a long one up to its end, and then closes it.
        press(&mut screen, KeyCode::Char('?'));
        let turned = (0..20).take_while(|_| is_covered(&press(&mut screen, KeyCode::Char(' '))));
        let turned = turned.count();
        assert!((1..20).contains(&turned), "{way:?}: {turned}");
        assert_eq!(screen.view().ask, ask, "nothing was taken");
    }
}

#[test]
fn while_a_list_is_typed_into_no_letter_is_named_as_a_key() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place(&format!("listed-{tag}")));
            let mut game = hot_seat(&content, way, tag, (2, 1), (2, keeper));
            let [board, list] =
                ["keys-line", "keys-line-list"].map(|id| game.sight().tell(table::SPACE, id, &[]));
            let mut screen = Screen::new(&mut game, MANNER);
            assert_eq!(draw(&mut screen).lines().last(), Some(board.as_str()), "{tag}");
            let shown = press(&mut screen, KeyCode::Char('/'));
            assert_eq!(shown.lines().last(), Some(list.as_str()), "{tag}\n{shown}");
            let closed = press(&mut screen, KeyCode::Esc);
            assert_eq!(closed.lines().last(), Some(board.as_str()), "{tag}");
        }
    }
}
