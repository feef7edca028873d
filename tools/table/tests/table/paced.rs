//! How long news take: little before the first round, and once for similar ones.

use std::time::Duration;

use crossterm::event::KeyCode;
use desk::Keeper;
use table::{Depth, Ground, Manner, Pace, Screen, Theme};

use crate::pressed::press;
use crate::support::{TAGS, hot_seat, packs, place, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
const STEADY: Manner = Manner { pace: Pace::Steady, motion: true, ..STILL };
/// Maximum time for all news before the first round.
const SET_UP: Duration = Duration::from_secs(10);

/// Waits for the end of the animation. Returns how long it takes, and calls `look` at each frame.
fn wait(screen: &mut Screen<'_>, mut look: impl FnMut(&Screen<'_>)) -> Duration {
    let mut all = Duration::ZERO;
    while let Some(pause) = screen.pause() {
        // While the question is there, nobody waits.
        if screen.view().ask.is_none() {
            all += pause;
        }
        look(screen);
        screen.tick();
    }
    all
}

#[test]
fn little_time_passes_before_the_first_round() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        for (nth, tag) in TAGS.into_iter().enumerate() {
            let keeper = Keeper::new(place(&format!("paced-{tag}")));
            let mut game = hot_seat(&content, way, tag, (4, 1), (nth as u64, keeper));
            let mut screen = Screen::new(&mut game, STEADY);
            let mut all = wait(&mut screen, |_| ());
            let first = screen.view().heading().map(str::to_owned);
            let mut questions = 0;
            while screen.view().heading().map(str::to_owned) == first && questions < 30 {
                press(&mut screen, KeyCode::Char('1'));
                press(&mut screen, KeyCode::Enter);
                all += wait(&mut screen, |_| ());
                questions += 1;
            }
            println!("{way:?} {tag}: {all:?} for {questions} questions");
            assert!(all <= SET_UP, "{way:?} {tag}: {all:?} for {questions} questions");
        }
    }
}

/// What a sentence says before the name at its end.
fn lead(told: &view::Sentence) -> Option<&str> {
    let (before, rest) = told.text.split_once(':')?;
    let named: Vec<_> = told.parts.iter().filter(|part| part.about.is_some()).collect();
    let [one] = &named[..] else { return None };
    rest.contains(one.text.trim()).then_some(before)
}

#[test]
fn similar_news_are_one_sentence() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place(&format!("serial-{tag}")));
            let mut game = hot_seat(&content, way, tag, (2, 1), (5, keeper));
            let mut screen = Screen::new(&mut game, STEADY);
            for _ in 0..20 {
                let look = |screen: &Screen<'_>| {
                    let told = &screen.view().news.told;
                    let twice = told.windows(2).find(|two| {
                        let [one, next] = [0, 1].map(|at| lead(&two[at]));
                        one.is_some() && one == next
                    });
                    assert!(twice.is_none(), "{way:?} {tag}: {twice:?}");
                };
                wait(&mut screen, look);
                if screen.view().ask.is_none() {
                    break;
                }
                press(&mut screen, KeyCode::Char('1'));
                press(&mut screen, KeyCode::Enter);
            }
        }
    }
}
