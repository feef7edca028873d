//! A player who tries to take something that is not offered reads why.

use std::collections::BTreeSet;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use play::panel::Role;
use play::{Ref, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Depth, Ground, Key, Manner, Screen, Theme};
use view::{HotSeat, Input, Notice};

use crate::support::{TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::All, ground: Ground::Light });
/// Number of questions examined.
const QUESTIONS: usize = 12;

/// The words on a screen, separated by single spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Clicks on a place to focus it, then clicks again to take it, wherever it is by then. Returns
/// whether it was visible.
fn take(screen: &mut Screen<'_>, key: Key) -> bool {
    (0..2).all(|_| {
        draw(screen);
        let place = screen.places().1.iter().find(|one| one.spot.key == key);
        let Some(Rect { x: column, y: row, .. }) = place.map(|one| one.rect) else { return false };
        let kind = MouseEventKind::Down(MouseButton::Left);
        let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        screen.take(&Event::Mouse(click));
        true
    })
}

fn draw(screen: &mut Screen<'_>) -> Buffer {
    let (mut buffer, area) = blank((80, 24));
    screen.paint(&mut buffer, area);
    buffer
}

/// Takes each thing on the board without an offer, and compares the response with that of a twin
/// game. Returns the sentences.
fn look(screen: &mut Screen<'_>, twin: &HotSeat) -> BTreeSet<String> {
    draw(screen);
    let placed = screen.places().1.to_vec();
    let mut told = BTreeSet::new();
    let mut seen: Vec<(Ref, Role)> = Vec::new();
    for one in placed.iter().filter(|one| one.spot.offers.is_empty()) {
        let (Key::Cell(panel, ..), [about]) = (one.spot.key, &one.spot.about[..]) else { continue };
        let role = screen.view().panels[panel].role;
        let why = twin.sight().why_not(about, role).expect("it lies there");
        if why.refusals.is_empty() || seen.contains(&(about.clone(), role)) {
            continue;
        }
        seen.push((about.clone(), role));
        assert!(take(screen, one.spot.key), "{about:?} is out of sight");
        let buffer = draw(screen);
        // The reason names the thing.
        let (said, shown) = (plain(&why.text), plain(&text(&buffer)));
        assert!(shown.contains(&said), "“{said}” is not told of {about:?}:\n{}", text(&buffer));
        told.insert(plain(&why.refusals.join(" ")));
        // A long response is an overlay.
        screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
        draw(screen);
    }
    // A thing that is neither offered nor refused, and has no page, has nothing to do with the
    // question.
    let silent = placed.iter().filter(|one| one.spot.offers.is_empty());
    for one in silent {
        let (Key::Cell(panel, ..), [about]) = (one.spot.key, &one.spot.about[..]) else { continue };
        let Some(why) = twin.sight().why_not(about, screen.view().panels[panel].role) else {
            continue;
        };
        if why.refusals.is_empty() && twin.sight().pages(std::slice::from_ref(about)).is_empty() {
            assert!(take(screen, one.spot.key), "{about:?} is out of sight");
            let buffer = draw(screen);
            let (said, shown) = (plain(&why.text), plain(&text(&buffer)));
            assert!(shown.contains(&said), "“{said}” is not told of {about:?}:\n{}", text(&buffer));
        }
    }
    told
}

#[test]
fn who_takes_what_is_not_offered_is_told_why() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let [mut game, mut twin] = ["refused", "refused-twin"].map(|name| {
            let keeper = Keeper::new(place(name));
            hot_seat(&content, way, "en", (2, 1), (5, keeper))
        });
        while twin.go_on() {}
        twin.view();
        let mut told = BTreeSet::new();
        let mut screen = Screen::new(&mut game, MANNER);
        for _ in 0..QUESTIONS {
            told.append(&mut look(&mut screen, &twin));
            for code in [KeyCode::Char('1'), KeyCode::Enter] {
                screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            }
            twin.take(Input::Offer { offer: 0 });
            while twin.go_on() {}
            twin.view();
        }
        assert!(told.len() > 1, "{way:?}: {told:?}");
    }
}

#[test]
fn what_lies_in_front_of_others_is_theirs() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("theirs"));
        let mut game = hot_seat(&content, way, "en", (2, 2), (5, keeper));
        while game.go_on() {}
        let view = game.view();
        let sheet = |seat| view.panels.iter().find(|panel| panel.role == Role::Sheet { seat });
        let (Some(own), Some(other)) = (sheet(Seat(0)), sheet(Seat(1))) else { continue };
        let things = |panel: &view::Panel| {
            let cells = panel.rows.iter().flat_map(|row| &row.cells);
            cells.flat_map(|cell| cell.about.clone()).collect::<BTreeSet<_>>()
        };
        let asked = view.eyes.as_ref().expect("somebody looks").seat;
        let whose = if asked == Seat(0) { other } else { own };
        let shared: Vec<Ref> = things(own).intersection(&things(other)).cloned().collect();
        assert!(!shared.is_empty(), "{way:?}");
        for thing in shared {
            let why = game.sight().why_not(&thing, whose.role).expect("it lies there");
            assert!(why.offers.is_empty(), "{why:?}");
            assert!(why.refusals[0].starts_with("That belongs to "), "{why:?}");
        }
    }
}

#[test]
fn who_asks_by_a_sign_chooses_among_words() {
    let (mut lists, mut answers) = (0, 0);
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place("by-a-sign"));
            let mut game = hot_seat(&content, way, tag, (2, 1), (5, keeper));
            while game.go_on() {}
            for round in 0..30 {
                for about in ["1", "2", "3", "s", "a"].map(str::to_owned) {
                    game.take(Input::Why { about });
                    for notice in game.notices() {
                        match notice {
                            Notice::Says { id: "several-topics", text } => {
                                lists += 1;
                                let words = text.split(", ").all(has_word);
                                assert!(words, "{way:?} {tag}: {text}");
                            }
                            Notice::WhyNot { .. } => answers += 1,
                            _ => {}
                        }
                    }
                }
                let offers = game.view().ask.map_or(1, |ask| ask.offers.len());
                game.take(Input::Offer { offer: round % offers });
                while game.go_on() {}
            }
        }
    }
    assert!(lists > 0 && answers > 0, "{lists} lists, {answers} answers");
}

/// Whether a text is more than signs and codes.
fn has_word(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|part| part.chars().count() > 2)
}
