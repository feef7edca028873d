//! Undone events did not happen, and are no longer shown.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{Input, Preview};

use crate::support::{Dice, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::Many, ground: Ground::Dark });
/// A screen with room for the events.
const SIZE: (u16, u16) = (80, 60);
/// Number of questions of each game that are answered and undone.
const QUESTIONS: usize = 40;

fn press(screen: &mut Screen<'_>, key: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(key, KeyModifiers::NONE)));
}

/// The content of a large screen, in one line.
fn shown(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank(SIZE);
    screen.paint(&mut buffer, area);
    text(&buffer).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Moves the focus to an offer.
fn point(screen: &mut Screen<'_>, offer: usize) {
    press(screen, KeyCode::Esc);
    for digit in (offer + 1).to_string().chars() {
        press(screen, KeyCode::Char(digit));
    }
}

/// Answers and undoes it. Returns whether its result was shown, and is no longer shown while
/// another offer has the focus.
fn is_forgotten(screen: &mut Screen<'_>, preview: &Preview, other: &Preview) -> bool {
    let Some(said) = preview.told.first() else { return false };
    // A part that fits in a line of the screen, whatever is beside it.
    let said: String = said.text.chars().take(30).collect();
    point(screen, other.offer);
    if shown(screen).contains(&said) {
        return false;
    }
    let offers = |screen: &Screen<'_>| screen.view().ask.as_ref().map(|ask| ask.offers.clone());
    let before = offers(screen);
    point(screen, preview.offer);
    press(screen, KeyCode::Enter);
    press(screen, KeyCode::Char('u'));
    // An answer of chance cannot be undone.
    if offers(screen) != before {
        return false;
    }
    point(screen, other.offer);
    let after = shown(screen);
    assert!(!after.contains(&said), "{said}\n{after}");
    true
}

#[test]
fn what_was_taken_back_is_told_no_longer() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("undone-{}", way.game)));
        let mut game = hot_seat(&content, way, TAGS[1], (3, 1), (11, keeper));
        let (mut dice, mut count) = (Dice(11), 0);
        for _ in 0..QUESTIONS {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let offer = dice.below(ask.offers.len());
            let few = ask.offers.len() < 10;
            // Earlier events are still shown.
            let known = game.sight().last_told(usize::MAX);
            let is_new = |preview: &Preview| {
                preview.told.first().is_some_and(|told| known.iter().all(|it| it.text != told.text))
            };
            let preview = game.sight().preview(offer).filter(|it| few && !it.chance && is_new(it));
            let other = game.sight().preview((offer + 1) % ask.offers.len());
            if let (Some(preview), Some(other)) = (preview, other) {
                let mut screen = Screen::new(&mut game, MANNER);
                count += usize::from(is_forgotten(&mut screen, &preview, &other));
                // Similar sentences are joined, as before.
                let told = screen.told().to_vec();
                drop(screen);
                assert_eq!(game.sight().gathered(&told).len(), told.len(), "{told:?}");
            }
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        assert!(count > 0, "{}: nothing was taken back", way.game);
    }
}

/// At a shared keyboard, the choice of another player is undone only when that player agrees. The
/// same answer then leads to the same news.
#[test]
fn the_choice_of_another_is_taken_back_by_that_player() {
    let mut undone = 0;
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("another-{}", way.game)));
        let mut game = hot_seat(&content, way, "en", (2, 2), (4, keeper));
        if game.secret() {
            continue;
        }
        let mut dice = Dice(4);
        for _ in 0..QUESTIONS {
            while game.go_on() {}
            let view = game.view();
            let (Some(ask), Some(eyes)) = (view.ask, view.eyes) else { break };
            let offer = dice.below(ask.offers.len());
            game.take(Input::Offer { offer });
            while game.go_on() {}
            let next = game.view();
            let answers = game.game().answers();
            let other = next.eyes.as_ref().is_some_and(|next| next.seat != eyes.seat);
            if !other || game.game().undoable(play::Eye::Seat(eyes.seat)).is_err() {
                continue;
            }
            game.take(Input::Undo);
            let page = game.view().hand_over.expect("another player is asked first");
            assert_eq!((page.undo, page.to.seat), (true, eyes.seat));
            assert!(!page.text.contains("looking"), "nothing is hidden: {}", page.text);
            game.take(Input::Undo);
            assert_eq!((game.view().hand_over, game.game().answers()), (None, answers));
            game.take(Input::Undo);
            game.take(Input::Again);
            assert!(game.game().answers() < answers);
            let before = game.view();
            assert_eq!(before.eyes.map(|eyes| eyes.seat), Some(eyes.seat));
            game.take(Input::Offer { offer });
            while game.go_on() {}
            assert_eq!(game.view().news.told, next.news.told, "{way:?}");
            undone += 1;
        }
    }
    assert!(undone > 2, "{undone}");
}
