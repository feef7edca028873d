//! Whole games by keys and by mouse: what is kept is what the same answers keep without a screen.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use table::{Depth, Flow, Ground, Key, Manner, Screen, Theme};
use view::{Change, Input};

use crate::support::{Dice, SIZES, TAGS, Way, blank, packs, place, sitting, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::All, ground: Ground::Light });

/// How an offer is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// Its number.
    Number,
    /// The keys that go from one place to the next.
    Keys,
    /// The list that typing narrows.
    List,
    /// The mouse.
    Mouse,
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn click(column: u16, row: u16) -> Event {
    let kind = MouseEventKind::Down(MouseButton::Left);
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

#[test]
fn whole_games_by_keys_and_mouse_are_kept_as_without_a_screen() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        for (nth, tag) in TAGS.into_iter().enumerate() {
            let seed = (at * 10 + nth) as u64;
            let names = [format!("keys-{seed}"), format!("plain-{seed}")].map(|name| place(&name));
            let [by_keys, plain] = names.clone().map(|path| {
                let keeper = Keeper::new(path);
                sitting(&content, way, tag, (3, 1), (seed, keeper))
            });
            let answers = by_screen(by_keys, way, tag, nth);
            without_screen(plain, &answers);
            let kept = names.map(|path| std::fs::read_to_string(path).expect("it is kept"));
            assert!(answers.len() > 20, "{way:?}: {answers:?}");
            assert_eq!(kept[0], kept[1], "{way:?} {tag}");
        }
    }
}

/// Plays a game with random answers; says which they were.
fn by_screen(mut game: view::Sitting<'_>, way: Way, tag: &str, nth: usize) -> Vec<usize> {
    let (mut dice, mut answers) = (Dice(nth as u64), Vec::new());
    let mut screen = Screen::new(&mut game, MANNER);
    while let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) {
        let size = SIZES[dice.below(SIZES.len())];
        let offer = dice.below(offers);
        let by = [By::Number, By::Keys, By::List, By::Mouse][dice.below(4)];
        answers.push(offer);
        take(&mut screen, size, offer, by);
        assert!(answers.len() < 2000, "{way:?} {tag}: the game does not end");
    }
    assert!(screen.view().end.is_some());
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    assert_eq!(screen.take(&key(KeyCode::Char('q'))), Flow::Stop);
    answers
}

fn take(screen: &mut Screen<'_, '_>, size: (u16, u16), offer: usize, by: By) {
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let mut press = |screen: &mut Screen<'_, '_>, event: Event| {
        assert_eq!(screen.take(&event), Flow::On);
        screen.paint(&mut buffer, area);
    };
    match by {
        By::Number => {
            for digit in (offer + 1).to_string().chars() {
                press(screen, key(KeyCode::Char(digit)));
            }
        }
        By::List => {
            press(screen, key(KeyCode::Char('/')));
            for digit in (offer + 1).to_string().chars() {
                press(screen, key(KeyCode::Char(digit)));
            }
        }
        By::Keys => {
            let mut steps = 0;
            while screen.pointed() != [offer] {
                press(screen, key(if steps < 200 { KeyCode::Tab } else { KeyCode::Down }));
                steps += 1;
                assert!(steps < 400, "no key leads to offer {offer}");
            }
        }
        By::Mouse => {
            // What is farther down in the list comes into sight when it is pointed at.
            for digit in (offer + 1).to_string().chars() {
                press(screen, key(KeyCode::Char(digit)));
            }
            let place = |screen: &Screen<'_, '_>| {
                let (_, placed) = screen.places();
                let at = placed.iter().find(|one| one.spot.key == Key::Offer(offer));
                at.map(|one| (one.rect.x, one.rect.y))
            };
            let at = place(screen).expect("what is pointed at is in sight");
            // Elsewhere and back: the first click points at it, the second takes it.
            press(screen, key(KeyCode::BackTab));
            if place(screen) == Some(at) {
                press(screen, click(at.0, at.1));
                assert_eq!(place(screen), Some(at), "what is clicked stays where it is");
            } else {
                for digit in (offer + 1).to_string().chars() {
                    press(screen, key(KeyCode::Char(digit)));
                }
            }
            let (column, line) = place(screen).expect("it is in sight");
            screen.take(&click(column, line));
            return;
        }
    }
    screen.take(&key(KeyCode::Enter));
}

/// Plays the same game without a screen.
fn without_screen(mut game: view::Sitting<'_>, answers: &[usize]) {
    for offer in answers {
        while game.go_on() {}
        game.view();
        assert_eq!(game.take(Input::Offer { offer: *offer }), Change::Table);
    }
    while game.go_on() {}
}
