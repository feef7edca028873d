//! Everything on a sheet explains itself: under the focus, with a key and with the right button.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use play::panel::Role;
use ratatui::layout::Rect;
use table::{Depth, Flow, Ground, Key, Manner, NextGame, Placed, Screen, Theme};
use view::Input;

use crate::support::{Dice, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
/// Number of questions before the sheet is looked at.
const QUESTIONS: usize = 24;

fn press(screen: &mut Screen<'_>, code: KeyCode) -> Flow {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn drawn(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank((120, 40));
    screen.paint(&mut buffer, area);
    text(&buffer)
}

fn click(screen: &mut Screen<'_>, button: MouseButton, rect: Rect) {
    let (column, row, modifiers) = (rect.x, rect.y, KeyModifiers::NONE);
    let kind = MouseEventKind::Down(button);
    screen.take(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
}

/// The cells of sheets in sight that show something.
fn cells(screen: &Screen<'_>) -> Vec<Placed> {
    let panels = &screen.view().panels;
    let on_sheet = |one: &&Placed| match one.spot.key {
        Key::Cell(panel, ..) => {
            let sheet = matches!(panels[panel].role, Role::Sheet { .. });
            sheet && !one.spot.about.is_empty()
        }
        Key::Panel(_) | Key::Offer(_) | Key::Fold(_) | Key::Entry(_) => false,
    };
    screen.places().1.iter().filter(on_sheet).cloned().collect()
}

#[test]
fn everything_on_a_sheet_explains_itself() {
    let mut looked = 0;
    for (way, tag) in ways().into_iter().flat_map(|way| TAGS.map(|tag| (way, tag))) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("explained-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (3, keeper));
        let mut dice = Dice(3);
        for _ in 0..QUESTIONS {
            while game.go_on() {}
            let ask = game.view().ask.expect("the game is not over");
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        let mut screen = Screen::new(&mut game, MANNER);
        press(&mut screen, KeyCode::Esc);
        let table = drawn(&mut screen);
        for one in cells(&screen) {
            // The preview of the focus before may have moved it.
            let here = screen.places().1.iter().find(|it| it.spot.key == one.spot.key);
            let rect = here.map_or(one.rect, |it| it.rect);
            click(&mut screen, MouseButton::Right, rect);
            let page = drawn(&mut screen);
            let about = &one.spot.about;
            assert!(page.contains('╭') && page != table, "{way:?} {tag} {about:?}:\n{page}");
            press(&mut screen, KeyCode::Esc);
            drawn(&mut screen);
            // Without an offer, the focus itself is explained.
            if one.spot.offers.is_empty() {
                // The details of the focus before may have moved it.
                let here = screen.places().1.iter().find(|it| it.spot.key == one.spot.key);
                let rect = here.unwrap_or_else(|| panic!("{way:?} {tag} {about:?}:\n{page}")).rect;
                click(&mut screen, MouseButton::Left, rect);
                let focus = screen.places().0.copied();
                assert_eq!(focus, Some(one.spot.key), "{way:?} {tag} {about:?}");
                drawn(&mut screen);
            }
            looked += 1;
        }
    }
    assert!(looked > 200, "{looked}");
}

#[test]
fn after_the_end_a_game_is_played_again_or_from_a_step() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let mut game = hot_seat(&content, way, "en", (2, 1), (9, Keeper::new(place("again"))));
    loop {
        while game.go_on() {}
        if game.view().ask.is_none() {
            break;
        }
        game.take(Input::Offer { offer: 0 });
    }
    let answers = game.game().answers();
    let mut screen = Screen::new(&mut game, MANNER);
    drawn(&mut screen);
    assert_eq!(
        (press(&mut screen, KeyCode::Char('a')), screen.next()),
        (Flow::Stop, Some(NextGame::Again))
    );
    let mut screen = Screen::looking_back(&mut game, MANNER, play::Eye::Referee);
    press(&mut screen, KeyCode::Char('n'));
    let page = drawn(&mut screen);
    assert!(page.contains(" Hint: "), "{page}");
    // The list is as wide as the screen allows, and cuts nothing that would fit.
    let wide = |line: &&str| line.starts_with("╭") || line.contains(" ╭");
    let frame = page.lines().find(wide).expect("there is a list").trim();
    let cut = page.lines().filter(|line| line.contains('│') && line.contains('…')).count();
    assert!(cut == 0 || frame.chars().count() > 100, "{page}");
    press(&mut screen, KeyCode::Enter);
    assert!(screen.view().end.is_none() && screen.next().is_none());
    assert_eq!(press(&mut screen, KeyCode::Char('p')), Flow::Stop);
    let Some(NextGame::From { answers: from }) = screen.next() else { panic!("from a step") };
    assert!(from > 0 && from < answers, "{from} of {answers}");
    // Nothing is left to play after the last step.
    let mut screen = Screen::looking_back(&mut game, MANNER, play::Eye::Referee);
    press(&mut screen, KeyCode::End);
    assert_eq!((press(&mut screen, KeyCode::Char('p')), screen.next()), (Flow::On, None));
    assert!(drawn(&mut screen).contains("nothing is left to play"));
}

/// The focus is elsewhere, so its explanation would be that of another thing.
#[test]
fn the_right_button_on_nothing_explains_nothing() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("explained-nothing"));
        let mut game = hot_seat(&content, way, "en", (2, 1), (3, keeper));
        let mut screen = Screen::new(&mut game, MANNER);
        drawn(&mut screen);
        let all = screen.places().1.to_vec();
        let [first, ..] = &cells(&screen)[..] else { continue };
        click(&mut screen, MouseButton::Left, first.rect);
        let before = drawn(&mut screen);
        let mut empty = (0..40).map(|y| Rect { x: 119, y, width: 1, height: 1 });
        let empty = empty.find(|at| !all.iter().any(|one| one.rect.intersects(*at)));
        click(&mut screen, MouseButton::Right, empty.expect("not all is taken"));
        assert_eq!(drawn(&mut screen), before, "{way:?}");
    }
}

#[test]
fn a_player_without_a_sheet_is_explained_by_a_panel() {
    let mut explained = 0;
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("explained-player"));
        let mut game = hot_seat(&content, way, "en", (3, 1), (3, keeper));
        let mut screen = Screen::new(&mut game, MANNER);
        drawn(&mut screen);
        let is_sheet = |panel: &view::Panel| matches!(panel.role, Role::Sheet { .. });
        if screen.view().panels.iter().any(is_sheet) {
            continue;
        }
        let placed = screen.places().1.iter();
        let is_player = |it: &&Placed| it.spot.about.iter().any(|thing| thing.kind == "seat");
        for one in placed.filter(is_player).cloned().collect::<Vec<_>>() {
            click(&mut screen, MouseButton::Right, one.rect);
            let page = drawn(&mut screen);
            assert!(page.contains('╭') && page.contains("Bot C"), "{way:?}\n{page}");
            press(&mut screen, KeyCode::Esc);
            explained += 1;
        }
    }
    assert!(explained > 2, "{explained}");
}
