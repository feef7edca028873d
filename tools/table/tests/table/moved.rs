//! An animated table ends like one without animation; looking back at a game shows it as it was.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Content, Keeper};
use play::panel::Role;
use play::{Eye, Ref};
use ratatui::buffer::Buffer;
use table::{Depth, Flow, Ground, Manner, Pace, Screen, Theme};
use view::{Cell, HotSeat, Input, Panel, Row, View};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

pub const STILL: Manner = Manner::still(Theme { depth: Depth::Few, ground: Ground::Dark });
const MOVING: Manner = Manner { pace: Pace::Steady, motion: true, ..STILL };

pub fn press(screen: &mut Screen<'_>, code: KeyCode) -> Flow {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

/// The view as plain data.
fn seen(view: &View) -> String {
    let View { v: _, eyes, notices: _, news: _, panels, lessons: _, ask, hand_over, end } = view;
    let of = |value: Result<String, serde_json::Error>| value.expect("a view is plain data");
    [
        of(serde_json::to_string(eyes)),
        of(serde_json::to_string(panels)),
        of(serde_json::to_string(ask)),
        of(serde_json::to_string(hand_over)),
        of(serde_json::to_string(end)),
    ]
    .join("\n")
}

/// A game played to its end with random answers.
pub fn played(
    content: &Content,
    way: Way,
    tag: &str,
    (players, people): (u8, u8),
    seed: u64,
) -> HotSeat {
    let keeper = Keeper::new(place(&format!("moved-{seed}-{players}-{people}")));
    let mut game = hot_seat(content, way, tag, (players, people), (seed, keeper));
    let mut dice = Dice(seed);
    loop {
        while game.go_on() {}
        match game.view().ask {
            Some(ask) => {
                game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
            }
            None if game.game().is_over() => return game,
            None => {
                game.take(Input::Again);
            }
        }
    }
}

#[test]
fn a_table_that_moves_ends_where_one_that_does_not_is_at_once() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        for people in [1, 2] {
            let seed = (at * 10) as u64 + u64::from(people);
            let [mut moving, mut still] = ["moving", "still"].map(|name| {
                let keeper = Keeper::new(place(&format!("{name}-{seed}")));
                hot_seat(&content, way, TAGS[at % TAGS.len()], (4, people), (seed, keeper))
            });
            let mut moving = Screen::new(&mut moving, MOVING);
            let mut still = Screen::new(&mut still, STILL);
            let (mut dice, mut moved) = (Dice(seed), 0);
            while still.view().end.is_none() {
                moved += run_out(&mut moving, people, &mut dice);
                let_go(&mut still);
                assert_eq!(seen(moving.view()), seen(still.view()));
                let offers = still.view().ask.as_ref().map(|ask| ask.offers.len());
                let keys =
                    offers.map_or_else(String::new, |offers| (dice.below(offers) + 1).to_string());
                for screen in [&mut moving, &mut still] {
                    for digit in keys.chars() {
                        press(screen, KeyCode::Char(digit));
                    }
                    press(screen, KeyCode::Enter);
                }
            }
            run_out(&mut moving, people, &mut dice);
            assert_eq!(seen(moving.view()), seen(still.view()));
            assert!(moved > 50, "{way:?}: {moved} things happened by themselves");
        }
    }
}

/// The result of the player's own choice is reported with the others' actions, so that the news are
/// complete.
#[test]
fn what_is_told_on_the_way_is_whole() {
    let (mut own, mut told) = (0, 0);
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let [mut moving, mut plain] = ["whole", "whole-plain"].map(|name| {
            let keeper = Keeper::new(place(name));
            hot_seat(&content, way, "en", (3, 1), (4, keeper))
        });
        let mut screen = Screen::new(&mut moving, Manner { motion: false, ..MOVING });
        let mut dice = Dice(4);
        for nth in 0..60 {
            let before = plain.game().answers();
            while plain.go_on() {}
            let news = plain.view().news.told;
            let mut seen: Vec<String> = Vec::new();
            while screen.view().ask.is_none() && screen.view().end.is_none() {
                seen.extend(screen.view().news.told.iter().map(|told| told.text.clone()));
                screen.tick();
            }
            // After the last moment come the events shown with the question.
            // Similar events of a moment are one sentence.
            let mut from = 0;
            for text in &seen {
                let ends = |to: &usize| plain.sight().joined(&news[from..*to]) == [text.clone()];
                let to = (from + 1..=news.len()).find(ends);
                from = to.unwrap_or_else(|| panic!("{way:?}: {text}\n{:#?}", &news[from..]));
            }
            own += usize::from(nth > 0 && !seen.is_empty() && before > 0);
            told += seen.len();
            let Some(ask) = &screen.view().ask else { break };
            let offer = dice.below(ask.offers.len());
            for digit in (offer + 1).to_string().chars() {
                press(&mut screen, KeyCode::Char(digit));
            }
            press(&mut screen, KeyCode::Enter);
            plain.take(Input::Offer { offer });
        }
    }
    assert!(own > 30 && told > 300, "{own} {told}");
}

/// Animates a table until it asks something, or skips the rest. Returns the number of frames.
fn run_out(screen: &mut Screen<'_>, people: u8, dice: &mut Dice) -> usize {
    let mut moved = 0;
    while screen.pause().is_some() || let_go(screen) {
        if dice.below(8) == 0 {
            let (mut buffer, area) = blank(SIZES[dice.below(SIZES.len())]);
            screen.paint(&mut buffer, area);
            let (_, clipped) = screen.sight();
            assert!(clipped.is_empty(), "{clipped:?}\n{}", text(&buffer));
        }
        // A key that ends the animation of a card also answers.
        if dice.below(20) == 0 && screen.view().ask.is_none() {
            // With two people at one keyboard, a key first shows who is asked.
            skip(screen, people == 1 && dice.below(2) == 0);
        } else {
            screen.tick();
        }
        moved += 1;
        assert!(moved < 5000, "it moves without end");
    }
    moved
}

/// The result of a choice is shown until a key is pressed, before another player looks.
fn let_go(screen: &mut Screen<'_>) -> bool {
    let View { ask, hand_over, end, .. } = screen.view();
    let holds = ask.is_none() && hand_over.is_none() && end.is_none();
    if holds && screen.pause().is_none() {
        press(screen, KeyCode::Enter);
    }
    holds
}

/// Any key skips the animation, even one without meaning. A number also focuses its offer.
fn skip(screen: &mut Screen<'_>, numbered: bool) {
    press(screen, KeyCode::Char(if numbered { '2' } else { 'x' }));
    let read = |pause| pause == AT_LEAST && screen.view().ask.is_some();
    assert!(screen.pause().is_none_or(read), "a key skips what moves");
    let offers = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
    if numbered && offers > 1 {
        assert_eq!(screen.pointed(), [1]);
        // The next digit begins another number.
        press(screen, KeyCode::Esc);
    }
}

/// Minimum time before a key can answer a question.
const AT_LEAST: Duration = Duration::from_millis(400);
/// Duration of an animation step.
const PART: Duration = Duration::from_millis(70);
/// Maximum number of animation steps.
const PARTS: usize = 4;
/// Number of questions examined.
const QUESTIONS: usize = 25;

/// The content of a screen.
fn drawn(screen: &mut Screen<'_>) -> Buffer {
    let (mut buffer, area) = blank(SIZES[2]);
    screen.paint(&mut buffer, area);
    buffer
}

/// Finishes the animation. Returns the number of frames with moving cards.
fn arrive(screen: &mut Screen<'_>) -> usize {
    let (mut parts, mut slid) = (0, 0);
    while screen.pause() == Some(PART) {
        slid += usize::from(screen.sliding() > 0);
        drawn(screen);
        screen.tick();
        parts += 1;
        assert!(parts <= PARTS, "it moves for {parts} frames");
    }
    slid
}

#[test]
fn a_key_that_was_meant_for_the_news_takes_nothing_of_the_question_behind_them() {
    let mut behind_news = 0;
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("unread-{at}")));
        let mut game = hot_seat(&content, way, "en", (3, 1), (30 + at as u64, keeper));
        let mut screen = Screen::new(&mut game, Manner { motion: false, ..MOVING });
        for _ in 0..QUESTIONS {
            let news = screen.view().ask.is_none() && screen.pause().is_some();
            press(&mut screen, KeyCode::Enter);
            let before = seen(screen.view());
            if news && screen.view().ask.is_some() {
                drawn(&mut screen);
                // Pressed twice more than intended.
                press(&mut screen, KeyCode::Enter);
                press(&mut screen, KeyCode::Char(' '));
                assert_eq!(seen(screen.view()), before, "{way:?}");
                assert_eq!(screen.pause(), Some(AT_LEAST));
                // It has been seen, or something has the focus.
                match behind_news % 2 {
                    0 => screen.tick(),
                    _ => drop(press(&mut screen, KeyCode::Char('1'))),
                }
                assert_eq!(screen.pause(), None);
                behind_news += 1;
                press(&mut screen, KeyCode::Enter);
                assert_ne!(seen(screen.view()), before, "{way:?}");
            }
        }
    }
    assert!(behind_news > 5, "{behind_news}");
}

#[test]
fn a_card_that_slides_comes_to_lie_where_it_would_lie_at_once() {
    let (mut frames, mut keys) = (0, 0);
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let seed = 70 + at as u64;
        let [mut moving, mut plain] = ["slides", "plain"].map(|name| {
            let keeper = Keeper::new(place(&format!("{name}-{seed}")));
            hot_seat(&content, way, TAGS[at % TAGS.len()], (3, 1), (seed, keeper))
        });
        let mut moving = Screen::new(&mut moving, MOVING);
        let mut plain = Screen::new(&mut plain, Manner { motion: false, ..MOVING });
        let (mut dice, mut questions) = (Dice(seed), 0);
        let (mut slid, mut compared, mut ended) = (0, 0, 0);
        while plain.view().end.is_none() && questions < QUESTIONS {
            if moving.sliding() > 0 && ended < slid / 4 {
                // A key without meaning ends it as well.
                press(&mut moving, KeyCode::F(12));
                ended += 1;
                assert_ne!(moving.pause(), Some(PART));
            }
            slid += arrive(&mut moving);
            assert_eq!(plain.sliding(), 0, "nothing slides where nothing moves");
            if slid > compared || plain.view().ask.is_some() {
                compared = slid;
                assert_eq!(drawn(&mut moving), drawn(&mut plain), "{way:?}");
            }
            let Some(ask) = &plain.view().ask else {
                moving.tick();
                plain.tick();
                continue;
            };
            questions += 1;
            let number = (dice.below(ask.offers.len()) + 1).to_string();
            for screen in [&mut moving, &mut plain] {
                number.chars().for_each(|digit| {
                    press(screen, KeyCode::Char(digit));
                });
                press(screen, KeyCode::Enter);
            }
        }
        frames += slid;
        keys += ended;
    }
    assert!(frames >= 12 && keys > 0, "{frames} frames, {keys} ended by a key");
}

/// The names of the shared cards at the beginnings of rows that were nowhere on the table before.
fn dealt(before: &[Panel], after: &[Panel]) -> Vec<String> {
    let rows = |panels: &[Panel]| -> Vec<Row> {
        panels.iter().flat_map(|panel| panel.rows.clone()).collect()
    };
    let there: Vec<Ref> =
        rows(before).into_iter().flat_map(|row| row.cells).flat_map(|cell| cell.about).collect();
    let shared = after.iter().filter(|panel| panel.role == Role::Shared).cloned();
    let heads = rows(&shared.collect::<Vec<_>>());
    let heads = heads.into_iter().filter_map(|row| row.cells.into_iter().next());
    let new = |cell: &Cell| matches!(&cell.about[..], [thing] if !there.contains(thing));
    heads.filter(new).map(|cell| cell.text).collect()
}

#[test]
fn a_card_that_is_dealt_comes_from_its_deck() {
    let mut from_deck = [0; 4];
    for (tag, from_deck) in TAGS.into_iter().zip(&mut from_deck) {
        let way = ways()[0];
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("dealt-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (3, keeper));
        let mut screen = Screen::new(&mut game, MOVING);
        let (mut dice, mut questions) = (Dice(3), 0);
        let mut before = Vec::new();
        while screen.view().end.is_none() && questions < 2 * QUESTIONS {
            let shown = text(&drawn(&mut screen));
            let names = dealt(&before, &screen.view().panels);
            if screen.sliding() > 0 && !before.is_empty() && !names.is_empty() {
                // The number of cards left is the position of the deck.
                let market = market(&screen);
                let lies = |name: &String| shown.contains(&format!("{market}{name}"));
                assert!(names.iter().any(lies), "{tag}: {names:?}\n{shown}");
                *from_deck += 1;
            }
            before = screen.view().panels.clone();
            if screen.pause().is_some() {
                screen.tick();
                continue;
            }
            questions += 1;
            let offers = screen.view().ask.as_ref().map_or(1, |ask| ask.offers.len());
            for digit in (dice.below(offers) + 1).to_string().chars() {
                press(&mut screen, KeyCode::Char(digit));
            }
            press(&mut screen, KeyCode::Enter);
        }
    }
    assert!(from_deck.iter().all(|times| *times > 1), "{from_deck:?}");
}

/// The beginning of the title of the shared cards, up to its first number.
fn market(screen: &Screen<'_>) -> String {
    let panel = screen.view().panels.iter().find(|panel| panel.role == Role::Shared);
    let title = panel.map_or("", |panel| panel.title.as_str());
    title.chars().take_while(|letter| !letter.is_ascii_digit()).collect()
}

#[test]
fn a_game_is_seen_again_with_every_eye() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let tag = TAGS[at % TAGS.len()];
        let mut game = played(&content, way, tag, (3, 1), at as u64);
        let eyes = game.sight().eyes();
        assert_eq!(
            eyes,
            [
                Eye::Referee,
                Eye::Seat(play::Seat(0)),
                Eye::Seat(play::Seat(1)),
                Eye::Seat(play::Seat(2))
            ]
        );
        for eye in eyes {
            let told: Vec<String> = (0..game.game().answers())
                .flat_map(|nth| game.sight_of(eye).told(nth))
                .map(|told| told.text)
                .collect();
            let moments = game.sight_of(eye).moments(0..game.game().answers(), None);
            let tables: Vec<String> =
                moments.iter().map(|answers| seen(&game.sight_of(eye).moment(*answers))).collect();
            let mut screen = Screen::looking_back(&mut game, STILL, eye);
            let (mut again, mut steps) = (Vec::new(), Vec::new());
            let mut last = None;
            while last.as_ref() != Some(&seen(screen.view())) || screen.view().end.is_none() {
                last = Some(seen(screen.view()));
                press(&mut screen, KeyCode::Right);
                again.extend(screen.view().news.told.iter().map(|told| told.text.clone()));
                steps.push(seen(screen.view()));
                if steps.len() % 7 == 0 {
                    let (mut buffer, area) = blank(SIZES[0]);
                    screen.paint(&mut buffer, area);
                }
            }
            assert!(again.starts_with(&told), "{way:?} {eye:?}");
            assert!(tables.iter().all(|table| steps.contains(table)), "{way:?} {eye:?}");
            assert_eq!(press(&mut screen, KeyCode::Char('q')), Flow::Stop);
        }
    }
}

/// Steps to the next round or turn that changed only a number, for games in which the map heads the
/// table.
fn stops_on_the_way(views: &[View]) -> Vec<String> {
    let map = |view: &View| view.panels.iter().any(|it| it.map.is_some() && view.is_heading(it));
    let plain = |view: &View| {
        let heading = view.heading().unwrap_or_default();
        heading.chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>()
    };
    let pairs = views.windows(2).filter(|pair| pair.iter().all(map));
    let alike = pairs.filter(|pair| plain(&pair[0]) == plain(&pair[1]) && pair[1].end.is_none());
    alike.map(|pair| plain(&pair[1])).collect()
}

#[test]
fn the_one_who_looks_back_goes_where_he_wants() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let mut game = played(&content, way, TAGS[at % TAGS.len()], (2, 1), 40 + at as u64);
        let mut screen = Screen::looking_back(&mut game, STILL, Eye::Referee);
        let start = seen(screen.view());
        // Round by round to the end and back.
        let mut onward = vec![seen(screen.view())];
        let mut headings = Vec::new();
        loop {
            headings.push(screen.view().clone());
            press(&mut screen, KeyCode::PageDown);
            let now = seen(screen.view());
            if onward.last() == Some(&now) {
                break;
            }
            onward.push(now);
        }
        assert_eq!(stops_on_the_way(&headings), Vec::<String>::new(), "{way:?}");
        assert!(onward.len() > 4, "{way:?}: {} rounds", onward.len());
        assert!(screen.view().end.is_some(), "the last step is the end");
        for _ in 0..onward.len() + 1 {
            press(&mut screen, KeyCode::PageUp);
        }
        assert_eq!(seen(screen.view()), start);
        press(&mut screen, KeyCode::End);
        assert_eq!(Some(&seen(screen.view())), onward.last());
        press(&mut screen, KeyCode::Home);
        // The first mention of a card.
        press(&mut screen, KeyCode::Char('/'));
        let (mut buffer, area) = blank(SIZES[0]);
        screen.paint(&mut buffer, area);
        let list = text(&buffer);
        press(&mut screen, KeyCode::Enter);
        assert_ne!(seen(screen.view()), start, "{way:?}\n{list}");
        let (mut buffer, area) = blank(SIZES[0]);
        screen.paint(&mut buffer, area);
        let step = list.lines().skip(1).find_map(crate::stepped::step_of).expect("a card");
        assert!(text(&buffer).contains(&format!(" {step}  ")), "{list}\n{}", text(&buffer));
        assert!(!screen.view().news.told.is_empty());
        // Every eye in turn, and the first one again at this moment.
        let here = seen(screen.view());
        let eyes = ["seat", "seat", "all"];
        for _ in eyes {
            press(&mut screen, KeyCode::Char('e'));
        }
        assert_eq!(seen(screen.view()), here);
        // Every language, and the first one again.
        for nth in 0..TAGS.len() {
            assert_eq!(seen(screen.view()) == here, nth == 0, "{nth}");
            press(&mut screen, KeyCode::Char('v'));
        }
        assert_eq!(seen(screen.view()), here);
        // By itself to the end.
        press(&mut screen, KeyCode::Char(' '));
        let mut ticks = 0;
        while screen.pause().is_some() {
            screen.tick();
            ticks += 1;
        }
        assert!(ticks > 10 && screen.view().end.is_some());
    }
}

#[test]
fn a_game_that_is_over_is_looked_at_from_its_last_table_and_told_in_any_language() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let mut game = played(&content, way, "en", (2, 1), 9);
    let mut screen = Screen::new(&mut game, STILL);
    let end = seen(screen.view());
    press(&mut screen, KeyCode::Char('v'));
    assert!(screen.view().end.is_some());
    assert_ne!(seen(screen.view()), end, "it is told in another language");
    press(&mut screen, KeyCode::Char('b'));
    press(&mut screen, KeyCode::Left);
    assert!(screen.view().end.is_none(), "before the last answer nobody had won");
}

#[test]
fn whatever_can_be_read_is_gone_to_while_a_game_is_looked_back_at() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let mut game = played(&content, way, TAGS[at % TAGS.len()], (2, 1), 60 + at as u64);
        let mut screen = Screen::looking_back(&mut game, STILL, Eye::Referee);
        for _ in 0..12 {
            press(&mut screen, KeyCode::Right);
        }
        let shown = text(&drawn(&mut screen));
        // Without a focus, the first thing is explained.
        press(&mut screen, KeyCode::Char('i'));
        assert_ne!(text(&drawn(&mut screen)), shown, "{way:?}");
        press(&mut screen, KeyCode::Esc);
        let mut gone = vec![screen.places().0.copied().expect("something is pointed at")];
        loop {
            drawn(&mut screen);
            press(&mut screen, KeyCode::Tab);
            let key = screen.places().0.copied().expect("something is pointed at");
            if gone.contains(&key) {
                break;
            }
            gone.push(key);
            drawn(&mut screen);
            press(&mut screen, KeyCode::Char('i'));
            let page = text(&drawn(&mut screen));
            assert!(page.contains('╭') && page.contains('╯'), "{way:?} {key:?}\n{page}");
            press(&mut screen, KeyCode::Esc);
        }
        assert!(gone.len() > 4, "{way:?}: {gone:?}\n{shown}");
        press(&mut screen, KeyCode::BackTab);
        assert_eq!(screen.places().0, gone.last(), "{way:?}");
    }
}

#[test]
fn those_who_only_watch_see_a_whole_game_go_by() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("watched-{at}")));
        let mut game = hot_seat(&content, way, "en", (3, 0), (at as u64, keeper));
        let mut screen = Screen::new(&mut game, MOVING);
        let mut ticks = 0;
        while screen.pause().is_some() {
            screen.tick();
            ticks += 1;
            assert!(ticks < 5000, "{way:?}");
        }
        assert!(ticks > 50 && screen.view().end.is_some(), "{way:?}: {ticks}");
    }
}
