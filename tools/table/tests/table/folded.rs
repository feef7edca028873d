//! Similar offers are one line of the list, which opens and closes.

use crossterm::event::KeyCode;
use desk::Keeper;
use table::{Depth, Ground, Key, Manner, Screen, Theme};
use view::Input;

use crate::pressed::{draw, press};
use crate::support::{Dice, TAGS, hot_seat, packs, place, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// The first fold in the list, with its offers.
fn fold(screen: &Screen<'_>) -> Option<(Key, Vec<usize>)> {
    let placed = screen.places().1.iter();
    let mut folds = placed.filter(|one| matches!(one.spot.key, Key::Fold(_)));
    folds.next().map(|one| (one.spot.key, one.spot.offers.clone()))
}

/// Types the number of an offer.
fn number(screen: &mut Screen<'_>, offer: usize) -> String {
    let digits = (offer + 1).to_string();
    digits.chars().map(|digit| press(screen, KeyCode::Char(digit))).last().unwrap_or_default()
}

#[test]
fn a_line_for_several_offers_opens_and_closes() {
    for (way, tag) in ways().into_iter().zip(TAGS) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("folded-{tag}")));
        let mut game = hot_seat(&content, way, tag, (3, 1), (8, keeper));
        let (mut dice, mut opened) = (Dice(8), 0);
        for _ in 0..60 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let mut screen = Screen::new(&mut game, STILL);
            let shown = draw(&mut screen);
            let folds = screen.folds().to_vec();
            if let (Some((key, offers)), Some(first)) = (fold(&screen), folds.first()) {
                assert_eq!(offers, first.offers.clone().collect::<Vec<_>>(), "{shown}");
                opens(&mut screen, key, first);
                opened += 1;
                // The number of an offer in it is enough.
                let last = first.offers.end - 1;
                let shown = number(&mut screen, last);
                assert_eq!(screen.pointed(), [last], "{shown}");
                press(&mut screen, KeyCode::Enter);
                drop(screen);
                assert_ne!(game.view().ask.map(|next| next.offers), Some(ask.offers));
                continue;
            }
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        assert!(opened > 2, "{way:?} {tag}: {opened}");
    }
}

#[test]
fn the_key_for_the_next_choice_passes_things_with_several() {
    for (way, tag) in ways().into_iter().zip(TAGS) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("next-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (9, keeper));
        let (mut dice, mut several) = (Dice(9), 0);
        for _ in 0..40 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let mut screen = Screen::new(&mut game, STILL);
            draw(&mut screen);
            let is_on_board = |key: &Key| matches!(key, Key::Cell(..) | Key::Panel(_));
            let placed = screen.places().1.iter();
            several +=
                placed.filter(|it| is_on_board(&it.spot.key) && it.spot.offers.len() > 1).count();
            for _ in 0..ask.offers.len() + 2 {
                let shown = press(&mut screen, KeyCode::Tab);
                let on_board = screen.places().0.is_some_and(is_on_board);
                assert!(!on_board || screen.pointed().len() == 1, "{shown}");
            }
            drop(screen);
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        assert!(several > 0, "{way:?} {tag}");
    }
}

/// Opens a fold with Enter, and closes it again.
fn opens(screen: &mut Screen<'_>, key: Key, fold: &view::Fold) {
    let mut steps = 0;
    while screen.places().0 != Some(&key) {
        press(screen, KeyCode::Tab);
        steps += 1;
        assert!(steps < 100, "the line can be reached");
    }
    assert_eq!(screen.pointed().len(), fold.offers.len());
    let shown = press(screen, KeyCode::Enter);
    assert_eq!(screen.pointed(), [fold.offers.start], "{shown}");
    let is_in = |text: &str| text.split_whitespace().all(|word| shown.contains(word));
    assert!(is_in(&fold.text) && is_in(&fold.texts[0]), "{shown}");
    let heading = screen.view().ask.as_ref().map(|ask| ask.heading.clone()).unwrap_or_default();
    assert!(is_in(&heading), "the question stays: {heading}\n{shown}");
    press(screen, KeyCode::Esc);
    assert_eq!(screen.places().0, Some(&key));
    assert!(screen.pointed().len() > 1);
}
