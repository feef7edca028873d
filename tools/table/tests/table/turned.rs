//! Content that does not fit can be read: scrolled boards and pages, and messages.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use play::panel::Role;
use table::{Depth, Ground, Key, Manner, Pace, Screen, Theme};
use view::Input;

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// Presses a key. Returns the content of a screen of this size.
fn press(screen: &mut Screen<'_>, code: KeyCode, size: (u16, u16)) -> String {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    draw(screen, size)
}

fn draw(screen: &mut Screen<'_>, size: (u16, u16)) -> String {
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    text(&buffer)
}

/// Examines each question of the beginning of a game.
fn at_each_question(way: Way, tag: &str, most: usize, mut look: impl FnMut(&mut Screen<'_>)) {
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place(&format!("turned-{}-{}-{tag}", way.game, way.all)));
    let mut game = hot_seat(&content, way, tag, (2, 1), (21, keeper));
    let mut dice = Dice(21);
    for _ in 0..most {
        let mut screen = Screen::new(&mut game, MANNER);
        let Some(ask) = &screen.view().ask else { break };
        let offers = ask.offers.len();
        look(&mut screen);
        game.take(Input::Offer { offer: dice.below(offers) });
    }
}

#[test]
fn a_page_over_a_part_of_the_screen_loses_no_letter() {
    for way in ways() {
        for tag in TAGS {
            at_each_question(way, tag, 6, |screen| {
                draw(screen, SIZES[2]);
                for key in ['r', 'n', 's'] {
                    let shown = press(screen, KeyCode::Char(key), SIZES[2]);
                    let (_, clipped) = screen.sight();
                    assert!(clipped.is_empty(), "{tag} {key}: {clipped:?}\n{shown}");
                    press(screen, KeyCode::Esc, SIZES[2]);
                }
            });
        }
    }
}

/// The visible lines, according to a sign.
fn lines(shown: &str) -> Option<(usize, usize, usize)> {
    let (_, sign) = shown.split_once("▴▾ ")?;
    let mut numbers = sign.split(|letter: char| !letter.is_ascii_digit());
    let mut next = || numbers.by_ref().find(|text| !text.is_empty())?.parse().ok();
    Some((next()?, next()?, next()?))
}

#[test]
fn the_page_of_the_end_is_turned_by_what_is_in_sight_and_to_its_ends() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("ended-{}-{}", way.game, way.all)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (4, keeper));
        let mut dice = Dice(4);
        loop {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        let mut screen = Screen::new(&mut game, MANNER);
        for size in [SIZES[0], (80, 30)] {
            let first = press(&mut screen, KeyCode::Home, size);
            let (from, to, all) = lines(&first).expect("the page is longer than the screen");
            assert_eq!(from, 1);
            let second = press(&mut screen, KeyCode::PageDown, size);
            let (next, _, _) = lines(&second).expect("there is more");
            assert_eq!(next, to.min(all + 1 - to), "the last line stays\n{second}");
            let last = press(&mut screen, KeyCode::End, size);
            assert_eq!(lines(&last).map(|(_, to, _)| to), Some(all), "{last}");
            assert_eq!(press(&mut screen, KeyCode::Home, size), first);
        }
    }
}

#[test]
fn what_is_no_choice_is_answered_in_the_keys_of_the_table_and_whole() {
    let (way, size) = (ways()[0], SIZES[0]);
    for (tag, said) in [("en", "Press / to list"), ("de", "Die Taste / zeigt")] {
        at_each_question(way, tag, 4, |screen| {
            // Of a long input, 60 characters are repeated, as in lines.
            for (word, repeated) in [("xyzzy".to_owned(), 1), ("xyzzy ".repeat(25), 10)] {
                press(screen, KeyCode::Char(':'), size);
                for letter in word.chars() {
                    press(screen, KeyCode::Char(letter), size);
                }
                let shown = press(screen, KeyCode::Enter, size);
                let words = shown.replace(['│', '\n'], " ");
                let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(words.contains(said), "{shown}");
                assert_eq!(words.matches("xyzzy").count(), repeated, "{shown}");
                assert_eq!(words.contains("xyzzy…"), repeated > 1, "{shown}");
                press(screen, KeyCode::Esc, size);
            }
        });
    }
}

#[test]
fn a_place_of_a_map_is_pointed_at_wherever_one_clicks_in_it() {
    let mut places = 0;
    for way in ways() {
        at_each_question(way, "en", 8, |screen| {
            for size in [SIZES[2]] {
                draw(screen, size);
                let view = screen.view().clone();
                let Some(no) = view.panels.iter().position(|panel| panel.role == Role::Map) else {
                    continue;
                };
                let rows = view.panels[no].map.iter().flat_map(|map| &map.places);
                for row in rows.map(|place| place.row) {
                    let key = Key::Cell(no, row, 0);
                    draw(screen, size);
                    let one = screen.places().1.iter().find(|one| one.spot.key == key);
                    let rect = one.expect("it is on the map").rect;
                    let kind = MouseEventKind::Down(MouseButton::Left);
                    // Below its name, on the right.
                    let (column, row) = (rect.x + 8, rect.y + 1);
                    let modifiers = KeyModifiers::NONE;
                    let other = screen.places().0 != Some(&key);
                    if other {
                        screen.take(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
                    }
                    assert_eq!(screen.places().0, Some(&key));
                    places += 1;
                }
            }
        });
    }
    assert!(places > 50, "{places}");
}

#[test]
fn a_board_that_is_higher_than_the_screen_says_so_and_is_turned() {
    let (size, mut turned) = ((60, 20), 0);
    for way in ways() {
        for tag in TAGS {
            at_each_question(way, tag, 25, |screen| {
                let shown = draw(screen, size);
                let head = shown.lines().next().unwrap_or_default();
                let Some((from, to, all)) = lines(head) else { return };
                assert!(to - from + 1 < all && head.contains("PgDn") | head.contains("▴▾"));
                let place = |seen: &[table::PanelInSight]| -> Vec<_> {
                    seen.iter().map(|one| (one.panel, one.rect)).collect()
                };
                let before = place(screen.sight().0);
                let next = press(screen, KeyCode::End, size);
                let (_, last, _) = lines(next.lines().next().unwrap_or_default()).expect("a sign");
                assert_eq!(last, all, "{tag}\n{shown}\n{next}");
                assert_ne!(place(screen.sight().0), before, "{tag}\n{next}");
                turned += 1;
            });
        }
    }
    assert!(turned > 5, "{turned}");
}

#[test]
fn the_pace_is_told_while_a_game_is_looked_back_at() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place("paced"));
    let mut game = hot_seat(&content, way, "en", (2, 1), (3, keeper));
    for _ in 0..12 {
        while game.go_on() {}
        game.take(Input::Offer { offer: 0 });
    }
    let manner = Manner { pace: Pace::Steady, ..MANNER };
    for size in SIZES {
        let mut screen = Screen::looking_back(&mut game, manner, play::Eye::Referee);
        press(&mut screen, KeyCode::Right, size);
        let shown = press(&mut screen, KeyCode::Char('+'), size);
        assert!(shown.contains("The table moves quickly."), "{shown}");
        // Also while it goes on by itself.
        press(&mut screen, KeyCode::Char(' '), size);
        press(&mut screen, KeyCode::Char('-'), size);
        screen.tick();
        let shown = draw(&mut screen, size);
        assert!(shown.contains("The table moves at reading pace."), "{shown}");
    }
}
