//! Typed numbers and words, and the visible part of a long list or page.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{HotSeat, Input, Page};

use crate::support::{Dice, SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

fn press(screen: &mut Screen<'_>, code: KeyCode) -> String {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{clipped:?}\n{}", text(&buffer));
    text(&buffer)
}

fn type_in(screen: &mut Screen<'_>, words: &str) -> String {
    words.chars().map(|letter| press(screen, KeyCode::Char(letter))).last().unwrap_or_default()
}

/// Plays until there are this many offers, and leaves the question open.
fn until(game: &mut HotSeat, offers: usize) {
    let mut dice = Dice(1);
    loop {
        while game.go_on() {}
        let made = game.view().ask.expect("the game goes on").offers.len();
        if made >= offers {
            return;
        }
        game.take(Input::Offer { offer: dice.below(made) });
    }
}

#[test]
fn a_digit_that_makes_no_number_of_an_offer_begins_another_one() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("digits"));
        let mut game = hot_seat(&content, way, "en", (4, 1), (42, keeper));
        until(&mut game, 10);
        let mut screen = Screen::new(&mut game, MANNER);
        let offers = screen.view().ask.as_ref().expect("asked").offers.len();
        assert!(offers < 79, "{offers}");
        for (typed, meant) in [("79", 9), ("10", 10), ("8", 8), ("09", 9)] {
            press(&mut screen, KeyCode::Esc);
            type_in(&mut screen, typed);
            assert_eq!(screen.pointed(), [meant - 1], "{way:?}: {typed}");
        }
    }
}

#[test]
fn a_list_says_that_nothing_fits_and_takes_nothing_then() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    for tag in TAGS {
        let keeper = Keeper::new(place(&format!("nothing-fits-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
        until(&mut game, 3);
        let nothing = game.sight().tell(table::SPACE, "nothing-fits", &[]);
        let mut screen = Screen::new(&mut game, MANNER);
        type_in(&mut screen, "2");
        let before = press(&mut screen, KeyCode::Null);
        press(&mut screen, KeyCode::Char('/'));
        let listed = type_in(&mut screen, "2qx");
        assert!(listed.contains(&nothing), "{tag}: {nothing}\n{listed}");
        assert_eq!(press(&mut screen, KeyCode::Enter), listed, "nothing is taken");
        press(&mut screen, KeyCode::Esc);
        assert_eq!(screen.pointed(), [1], "{tag}: what was pointed at is pointed at still");
        assert_eq!(press(&mut screen, KeyCode::Null), before);
    }
}

#[test]
fn a_list_that_is_longer_than_the_screen_says_so() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("long-list"));
        let mut game = hot_seat(&content, way, "de", (4, 1), (42, keeper));
        // Only the height of the list matters, so a low screen is enough.
        until(&mut game, 12);
        let mut screen = Screen::new(&mut game, MANNER);
        let offers = screen.view().ask.as_ref().expect("asked").offers.len();
        press(&mut screen, KeyCode::Char('/'));
        let (mut buffer, area) = blank((80, 12));
        screen.paint(&mut buffer, area);
        let shown = text(&buffer);
        assert!(shown.contains("▴▾ 1–") && shown.contains(&format!(" / {offers} ")), "{shown}");
    }
}

#[test]
fn the_log_opens_at_what_was_told_last() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("log-at-its-end"));
        let mut game = hot_seat(&content, way, "en", (4, 1), (3, keeper));
        let mut dice = Dice(4);
        for _ in 0..12 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        let mut screen = Screen::new(&mut game, MANNER);
        let opened = press(&mut screen, KeyCode::Char('g'));
        assert!(opened.contains("▴▾ "), "{opened}");
        assert_eq!(press(&mut screen, KeyCode::End), opened, "{way:?}");
        assert_ne!(press(&mut screen, KeyCode::Up), opened, "{way:?}");
        assert_eq!(press(&mut screen, KeyCode::Down), opened, "{way:?}");
    }
}

#[test]
fn a_language_that_there_is_not_is_told_with_those_there_are_and_one_that_is_meant() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    for tag in ["en", "fr", "nl"] {
        let keeper = Keeper::new(place(&format!("no-language-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
        until(&mut game, 2);
        let mut screen = Screen::new(&mut game, MANNER);
        let mut say = |words: &str| {
            press(&mut screen, KeyCode::Char(':'));
            type_in(&mut screen, words);
            plain(&press(&mut screen, KeyCode::Enter))
        };
        let unknown = say("v italia");
        assert!(unknown.contains("italia") && unknown.contains("de, en, fr, nl"), "{unknown}");
        let near = say("v deutsh");
        assert!(near.contains("Deutsch") && near.contains("de, en, fr, nl"), "{near}");
        assert!(say("v deutsch").contains("wählen"), "it is called by its own name, too");
    }
}

/// The words on a screen, separated by single spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_said_whole_is_not_said_to_go_on() {
    let mut whole = 0;
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let [mut game, twin] = ["whole", "whole-twin"].map(|name| {
            let keeper = Keeper::new(place(name));
            hot_seat(&content, way, "de", (2, 1), (1, keeper))
        });
        until(&mut game, 2);
        let mut screen = Screen::new(&mut game, MANNER);
        press(&mut screen, KeyCode::Null);
        let silent = screen.places().1.iter().filter(|one| one.spot.offers.is_empty());
        for one in silent.cloned().collect::<Vec<_>>() {
            let (column, row, modifiers) = (one.rect.x, one.rect.y, KeyModifiers::NONE);
            let kind = MouseEventKind::Down(MouseButton::Left);
            screen.take(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
            let shown = plain(&press(&mut screen, KeyCode::Null));
            for page in twin.sight().explained(&one.spot.about) {
                let Page::Term { text, .. } = page else { continue };
                whole += usize::from(shown.contains(&plain(&text)));
                assert!(!shown.contains(&format!("{} …", plain(&text))), "{shown}");
            }
        }
    }
    assert!(whole > 4, "{whole}");
}

#[test]
fn long_words_that_name_no_choice_are_not_repeated_whole() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place("long-words"));
    let mut game = hot_seat(&content, way, "en", (2, 1), (1, keeper));
    until(&mut game, 3);
    let mut screen = Screen::new(&mut game, MANNER);
    type_in(&mut screen, &format!(":{}", "qx".repeat(90)));
    let shown = press(&mut screen, KeyCode::Enter);
    let said: String = shown.split_whitespace().collect();
    assert!(said.contains(&format!("matches“{}…”", "qx".repeat(30))), "{shown}");
}
