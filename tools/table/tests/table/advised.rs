//! The recommendation of a hint can be taken, because it gets the focus.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{Input, Notice};

use crate::pressed::press;
use crate::support::{Dice, SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// Number of questions examined.
const QUESTIONS: usize = 20;

#[test]
fn what_a_hint_advises_is_pointed_at_and_taken() {
    let mut others = 0;
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("advised"));
        let mut game = hot_seat(&content, way, "en", (3, 1), (8, keeper));
        let mut dice = Dice(8);
        for _ in 0..QUESTIONS {
            while game.go_on() {}
            game.notices();
            game.take(Input::Hint);
            let notices = game.notices();
            let [Notice::Hint { weights, .. }] = &notices[..] else {
                panic!("a hint has one notice: {notices:?}")
            };
            let best = weights.first().expect("something is advised").offer;
            let before = game.game().answers();
            let mut screen = Screen::new(&mut game, STILL);
            let offers = screen.view().ask.as_ref().expect("somebody is asked").offers.len();
            // Whatever has the focus.
            (0..dice.below(offers)).for_each(|_| drop(press(&mut screen, KeyCode::Tab)));
            press(&mut screen, KeyCode::Char('n'));
            press(&mut screen, KeyCode::Esc);
            assert_eq!(screen.pointed(), [best], "{way:?}");
            press(&mut screen, KeyCode::Enter);
            assert!(game.game().answers() > before, "{way:?}: it is taken");
            others += usize::from(best > 0);
        }
    }
    assert!(others > QUESTIONS / 2, "{others}");
}

#[test]
fn a_hint_is_announced_before_it_is_computed() {
    for (way, tag) in ways().into_iter().zip(TAGS) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("weighed-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (8, keeper));
        let weighing = game.sight().tell(table::SPACE, "weighing", &[]);
        let mut screen = Screen::new(&mut game, STILL);
        let key = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        assert!(screen.weighs(&key(KeyCode::Char('n'))));
        assert!(!screen.weighs(&key(KeyCode::Char('i'))));
        let (mut buffer, area) = blank(SIZES[0]);
        screen.paint_weighing(area, &mut buffer);
        let shown = text(&buffer);
        assert_eq!(shown.lines().last(), Some(&*weighing), "{shown}");
        press(&mut screen, KeyCode::Char('?'));
        assert!(!screen.weighs(&key(KeyCode::Char('n'))), "a page is open");
    }
}
