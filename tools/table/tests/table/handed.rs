//! Several people at one keyboard: a player sees the result of a choice before another one looks.

use crossterm::event::KeyCode;
use desk::Keeper;
use table::{Depth, Ground, Manner, Pace, Screen, Theme};

use crate::pressed::{draw, press};
use crate::support::{Dice, TAGS, hot_seat, packs, place, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
const MOVING: Manner = Manner { pace: Pace::Quick, motion: true, ..STILL };
/// Number of questions answered.
const QUESTIONS: usize = 40;

fn shows(shown: &str, text: &str) -> bool {
    text.split_whitespace().all(|word| shown.contains(word))
}

/// Answers the open question, and waits for the animation.
fn answer(screen: &mut Screen<'_>) {
    choose(screen, 0);
}

/// Takes an offer, and waits for the animation.
fn choose(screen: &mut Screen<'_>, offer: usize) {
    for digit in (offer + 1).to_string().chars() {
        press(screen, KeyCode::Char(digit));
    }
    press(screen, KeyCode::Enter);
    while screen.pause().is_some() {
        screen.tick();
    }
}

#[test]
fn the_table_after_a_choice_is_seen_until_a_key_hands_it_over() {
    for (at, manner) in [STILL, MOVING].into_iter().enumerate() {
        let (mut handed, mut open, mut dice) = (0, 0, Dice(3));
        for way in ways() {
            let packs = packs(way);
            let content = packs.content();
            let tag = TAGS[at % TAGS.len()];
            let keeper = Keeper::new(place(&format!("handed-on-{at}")));
            let mut game = hot_seat(&content, way, tag, (2, 2), (1, keeper));
            let hold = game.sight().tell(table::SPACE, "keys-line-hold", &[]);
            let mut screen = Screen::new(&mut game, manner);
            for _ in 0..QUESTIONS {
                if screen.view().hand_over.is_some() {
                    press(&mut screen, KeyCode::Enter);
                }
                while screen.pause().is_some() {
                    screen.tick();
                }
                let own = screen.view().eyes.clone();
                let offers = screen.view().ask.as_ref().map_or(1, |ask| ask.offers.len());
                choose(&mut screen, dice.below(offers));
                // A player who learns something hidden looks alone, also during the own turn.
                let page = screen.view().hand_over.as_ref().map(|page| page.to.seat);
                if let Some(seat) = page {
                    assert_eq!(Some(seat), own.map(|eyes| eyes.seat), "before anything was seen");
                    continue;
                }
                if screen.view().ask.is_some() || screen.view().end.is_some() {
                    // If no player has secrets, the next one is asked at once.
                    let news = &screen.view().news;
                    let asked = screen.view().ask.is_some() && screen.view().eyes != own;
                    assert!(!asked || news.hand_over.is_some(), "{way:?}");
                    open += usize::from(asked);
                    continue;
                }
                // The player's own table, with its events.
                let shown = draw(&mut screen);
                assert_eq!(screen.view().eyes, own, "{way:?}\n{shown}");
                assert_eq!(shown.lines().last(), Some(hold.as_str()), "{way:?}\n{shown}");
                let told = screen.view().news.told.first().map(|told| told.text.clone());
                assert!(told.is_none_or(|told| shows(&shown, &told)), "{way:?}\n{shown}");
                let titles: Vec<String> =
                    screen.view().panels.iter().map(|panel| panel.title.clone()).collect();
                assert!(titles.iter().any(|title| shown.contains(title)), "{way:?}\n{shown}");
                // Nothing of it remains for the next player.
                let shown = press(&mut screen, KeyCode::Char('x'));
                let said = screen.view().hand_over.as_ref().map(|it| it.text.clone());
                let said = said.unwrap_or_else(|| panic!("{way:?}\n{shown}"));
                let mut titles = titles.iter().filter(|title| !said.contains(*title));
                assert!(!titles.any(|title| shown.contains(title)), "{way:?}\n{shown}");
                handed += 1;
            }
        }
        assert!(handed > 2 && open > 10, "{manner:?}: {handed} handed over, {open} open");
    }
}

#[test]
fn who_is_asked_after_another_is_told_what_the_other_did() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    for tag in TAGS {
        let keeper = Keeper::new(place(&format!("told-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 2), (1, keeper));
        let mut screen = Screen::new(&mut game, STILL);
        let mut told = 0;
        for _ in 0..QUESTIONS {
            let before = screen.view().clone();
            answer(&mut screen);
            let Some(said) = screen.view().news.hand_over.clone() else { continue };
            let shown = draw(&mut screen);
            let asked = screen.view().ask.clone().expect("somebody is asked");
            assert!(shows(&shown, &said), "{tag}\n{shown}");
            // The frame names the key that closes it.
            let closes =
                ["Eingabe: weiter", "Enter: continue", "Entrée\u{a0}: continuer", "Enter: verder"];
            assert!(closes.iter().any(|key| shown.contains(&format!(" {key} "))), "{tag}\n{shown}");
            assert_ne!(screen.view().eyes, before.eyes);
            // The key that closes it is the first one of the answer.
            let shown = press(&mut screen, KeyCode::Char('2'));
            assert!(!shown.contains(&said) && shows(&shown, &asked.heading), "{tag}\n{shown}");
            assert!(asked.offers.len() < 2 || screen.pointed() == [1], "{tag}\n{shown}");
            told += 1;
        }
        assert!(told > 3, "{tag}: {told}");
    }
}
