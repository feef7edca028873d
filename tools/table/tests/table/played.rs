//! Whole games with keys and the mouse: the saved game equals that of the same answers without a
//! screen.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use table::{Depth, Flow, Ground, Key, Manner, Placed, Screen, Theme};
use view::{Change, Input};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::All, ground: Ground::Light });

/// How an offer is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// By its number.
    Number,
    /// With the keys that move the focus.
    Keys,
    /// In the list with a filter.
    List,
    /// With the mouse in the list.
    Mouse,
    /// With the mouse on the board, if the offer has a place there; otherwise by its number.
    Board,
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn click(column: u16, row: u16) -> Event {
    let kind = MouseEventKind::Down(MouseButton::Left);
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

fn wheel() -> Event {
    let kind = MouseEventKind::ScrollDown;
    Event::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers: KeyModifiers::NONE })
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
                hot_seat(&content, way, tag, (3, 1), (seed, keeper))
            });
            let (answers, on_board) = by_screen(by_keys, way, tag, nth);
            assert!(on_board > 5, "{way:?} {tag}: {on_board} clicks on the board");
            without_screen(plain, &answers);
            let kept = names.map(|path| std::fs::read_to_string(path).expect("it is kept"));
            assert!(answers.len() > 20, "{way:?}: {answers:?}");
            assert_eq!(kept[0], kept[1], "{way:?} {tag}");
        }
    }
}

#[test]
fn whole_games_are_played_by_clicks_on_the_board() {
    for (at, way) in ways().into_iter().enumerate() {
        let (packs, seed) = (packs(way), 70 + at as u64);
        let content = packs.content();
        let names = ["clicked", "typed"].map(|name| place(&format!("{name}-{seed}")));
        let [clicked, plain] = names.clone().map(|path| {
            hot_seat(&content, way, TAGS[at % TAGS.len()], (2, 1), (seed, Keeper::new(path)))
        });
        let (answers, on_board) = by_clicks(clicked, seed);
        without_screen(plain, &answers);
        let kept = names.map(|path| std::fs::read_to_string(path).expect("it is kept"));
        assert_eq!(kept[0], kept[1], "{way:?}");
        println!("{way:?}: {on_board} of {} answers by clicks on the board", answers.len());
        assert!(on_board * 4 > answers.len(), "{way:?}: {on_board} of {}", answers.len());
    }
}

/// Plays a game with random answers, by clicks on the board where possible. Returns the answers,
/// and the number of clicks.
fn by_clicks(mut game: view::HotSeat, seed: u64) -> (Vec<usize>, usize) {
    let (mut dice, mut answers, mut on_board) = (Dice(seed), Vec::new(), 0);
    let mut screen = Screen::new(&mut game, MANNER);
    while let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) {
        let offer = dice.below(offers);
        answers.push(offer);
        on_board += usize::from(take(&mut screen, SIZES[0], offer, By::Board));
        assert!(answers.len() < 2000, "the game does not end");
    }
    (answers, on_board)
}

/// Plays a game with random answers. Returns them, and the number of clicks on the board.
fn by_screen(mut game: view::HotSeat, way: Way, tag: &str, nth: usize) -> (Vec<usize>, usize) {
    let (mut dice, mut answers, mut on_board) = (Dice(nth as u64), Vec::new(), 0);
    let mut screen = Screen::new(&mut game, MANNER);
    while let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) {
        let size = SIZES[dice.below(SIZES.len())];
        let offer = dice.below(offers);
        let by = [By::Number, By::Keys, By::List, By::Mouse, By::Board][dice.below(5)];
        answers.push(offer);
        on_board += usize::from(take(&mut screen, size, offer, by));
        assert!(answers.len() < 2000, "{way:?} {tag}: the game does not end");
    }
    assert!(screen.view().end.is_some());
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    assert_eq!(screen.take(&key(KeyCode::Char('q'))), Flow::Stop);
    (answers, on_board)
}

/// Clicks on the board until an offer is taken. Returns false if it has no place there.
fn click_on_board(screen: &mut Screen<'_>, size: (u16, u16), offer: usize) -> bool {
    let (mut buffer, area) = blank(size);
    let draw = |screen: &mut Screen<'_>, buffer: &mut _| screen.paint(buffer, area);
    // From elsewhere: the first click moves the focus, the second takes the offer.
    screen.take(&key(KeyCode::Char(if offer == 0 { '2' } else { '1' })));
    draw(screen, &mut buffer);
    let place = |screen: &Screen<'_>, key: &dyn Fn(&Placed) -> bool| {
        screen.places().1.iter().find(|one| key(one)).map(|one| (one.rect.x, one.rect.y))
    };
    let here =
        |one: &Placed| matches!(one.spot.key, Key::Cell(..)) && one.spot.offers.contains(&offer);
    // The digit must not begin another number.
    screen.take(&key(KeyCode::Esc));
    draw(screen, &mut buffer);
    let Some((column, line)) = place(screen, &here) else { return false };
    let answers = screen.view().ask.clone();
    assert_eq!(screen.take(&click(column, line)), Flow::On);
    draw(screen, &mut buffer);
    assert!(screen.pointed().contains(&offer), "it is pointed at");
    assert_eq!(screen.view().ask, answers, "one click takes nothing");
    let several = screen.pointed().len() > 1;
    let (column, line) = place(screen, &here).expect("it stays in sight");
    assert_eq!(screen.take(&click(column, line)), Flow::On);
    if several {
        // All offers about one thing are listed.
        let entry = |one: &Placed| one.spot.key == Key::Entry(offer);
        for turns in 0.. {
            draw(screen, &mut buffer);
            if let Some((column, line)) = place(screen, &entry) {
                screen.take(&click(column, line));
                break;
            }
            assert!(turns < 200, "{offer} is in the list:\n{}", text(&buffer));
            screen.take(&wheel());
        }
    }
    true
}

/// Takes an offer. Returns whether by clicks on the board.
fn take(screen: &mut Screen<'_>, size: (u16, u16), offer: usize, by: By) -> bool {
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let mut press = |screen: &mut Screen<'_>, event: Event| {
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
                // A line for several offers opens.
                let folded = matches!(screen.places().0, Some(Key::Fold(_)));
                let opens = folded && screen.pointed().contains(&offer);
                let moves = if steps < 200 { KeyCode::Tab } else { KeyCode::Down };
                press(screen, key(if opens { KeyCode::Enter } else { moves }));
                steps += 1;
                assert!(steps < 400, "no key leads to offer {offer}");
            }
        }
        By::Mouse => {
            // A hidden entry becomes visible when it gets the focus.
            for digit in (offer + 1).to_string().chars() {
                press(screen, key(KeyCode::Char(digit)));
            }
            let place = |screen: &Screen<'_>| {
                let (_, placed) = screen.places();
                let at = placed.iter().find(|one| one.spot.key == Key::Offer(offer));
                at.map(|one| (one.rect.x, one.rect.y))
            };
            let at = place(screen).expect("what is pointed at is in sight");
            // Away and back: the first click moves the focus, the second takes the offer.
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
            return false;
        }
        By::Board => {
            if click_on_board(screen, size, offer) {
                return true;
            }
            return take(screen, size, offer, By::Number);
        }
    }
    screen.take(&key(KeyCode::Enter));
    false
}

/// Plays this game without a screen.
fn without_screen(mut game: view::HotSeat, answers: &[usize]) {
    for offer in answers {
        while game.go_on() {}
        game.view();
        assert_eq!(game.take(Input::Offer { offer: *offer }), Change::Table);
    }
    while game.go_on() {}
}
