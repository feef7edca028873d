//! A table for listeners: the last line describes the focus, and the cursor is there.

use std::collections::BTreeSet;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{HotSeat, Input, Page};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const STILL: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
const HEARD: Manner = Manner { announce: true, ..STILL };

/// Draws the screen, and returns its last line.
fn hear(screen: &mut Screen<'_>, size: (u16, u16)) -> String {
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    assert!(screen.cursor().is_some(), "the cursor stands somewhere");
    let shown = text(&buffer);
    shown.lines().last().unwrap_or_default().to_owned()
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

#[test]
fn a_whole_game_is_played_by_ear() {
    let games = ways().into_iter().filter(|way| !way.all);
    for (at, way) in games.enumerate() {
        let tag = TAGS[at % TAGS.len()];
        let names = [format!("heard-{at}"), format!("told-{at}")].map(|name| place(&name));
        let packs = packs(way);
        let content = packs.content();
        let [heard, told] = names
            .clone()
            .map(|path| hot_seat(&content, way, tag, (2, 1), (at as u64, Keeper::new(path))));
        let answers = by_ear(heard, way);
        by_number(told, &answers);
        let [heard, told] = names.map(|path| std::fs::read_to_string(path).expect("it is kept"));
        assert_eq!(heard, told, "{way:?}");
        println!("{way:?} {tag}: {} answers by ear", answers.len());
    }
}

/// Listens to one offered thing after another, and takes one of them. At the first questions, all
/// are heard.
fn by_ear(mut game: HotSeat, way: Way) -> Vec<usize> {
    let (mut dice, mut answers) = (Dice(3), Vec::new());
    let mut screen = Screen::new(&mut game, HEARD);
    while let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) {
        if answers.len() < 20 {
            let heard = round(&mut screen);
            assert_eq!(heard, (1..=offers).collect::<Vec<_>>(), "{way:?}: each choice is heard");
        }
        let mut line = hear(&mut screen, SIZES[0]);
        for _ in 0..dice.below(4) {
            press(&mut screen, KeyCode::Tab);
            line = hear(&mut screen, SIZES[0]);
        }
        // A thing with several offers is not an offer itself.
        while number(&line).is_none() {
            press(&mut screen, KeyCode::Tab);
            line = hear(&mut screen, SIZES[0]);
        }
        answers.extend(number(&line).map(|number| number - 1));
        press(&mut screen, KeyCode::Enter);
    }
    assert!(!hear(&mut screen, SIZES[0]).is_empty(), "the verdict is heard");
    answers
}

/// The numbers of the offers heard in one round through everything offered.
fn round(screen: &mut Screen<'_>) -> Vec<usize> {
    // The others' actions and the question are heard before the focus.
    hear(screen, SIZES[0]);
    press(screen, KeyCode::Tab);
    let mut line = hear(screen, SIZES[0]);
    let (focus, placed) = screen.places();
    let first = focus.copied();
    let at = placed.iter().find(|one| Some(one.spot.key) == first).expect("it is in sight");
    assert_eq!(screen.cursor(), Some(at.rect.as_position()), "{:?}", at.spot);
    let (mut numbers, mut steps) = (BTreeSet::new(), 0);
    loop {
        numbers.extend(number(&line));
        press(screen, KeyCode::Tab);
        line = hear(screen, SIZES[0]);
        if screen.places().0.copied() == first {
            return numbers.into_iter().collect();
        }
        steps += 1;
        assert!(steps < 500, "it goes round");
    }
}

/// The number of the offer in a line, if there is one.
fn number(line: &str) -> Option<usize> {
    line.split_once(". ").and_then(|(number, _)| number.parse().ok())
}

fn by_number(mut game: HotSeat, answers: &[usize]) {
    for answer in answers {
        while game.go_on() {}
        game.view();
        game.take(Input::Offer { offer: *answer });
    }
    while game.go_on() {}
}

#[test]
fn what_lies_over_the_table_is_heard_too() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("over-{}-{}", way.game, way.all)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (5, keeper));
        while game.go_on() {}
        let offers = game.sight().aloud().offers;
        let mut screen = Screen::new(&mut game, HEARD);
        press(&mut screen, KeyCode::Char('/'));
        assert_eq!(hear(&mut screen, SIZES[2]), format!("1. {}", offers[0].text));
        press(&mut screen, KeyCode::Down);
        assert_eq!(hear(&mut screen, SIZES[2]), format!("2. {}", offers[1].text));
        "zzzz".chars().for_each(|letter| press(&mut screen, KeyCode::Char(letter)));
        assert_eq!(hear(&mut screen, SIZES[2]), "Nothing matches what you typed.");
        press(&mut screen, KeyCode::Esc);
        press(&mut screen, KeyCode::Char(':'));
        press(&mut screen, KeyCode::Char('x'));
        assert_eq!(hear(&mut screen, SIZES[2]), ":x");
        press(&mut screen, KeyCode::Esc);
        press(&mut screen, KeyCode::Char('?'));
        assert_eq!(hear(&mut screen, SIZES[2]), "Keys");
    }
}

/// The whole announcement, part by part.
fn hear_all(screen: &mut Screen<'_>) -> String {
    let mut all: Vec<String> = Vec::new();
    loop {
        let part = hear(screen, SIZES[0]);
        let more = part.strip_suffix(" … (.)").map(str::to_owned);
        let last = more.is_none();
        all.push(more.unwrap_or(part));
        press(screen, KeyCode::Char('.'));
        if last {
            return all.join(" ");
        }
        assert!(all.len() < 200, "it ends");
    }
}

#[test]
fn what_others_did_is_heard_before_what_is_asked() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("news-{}", way.game)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (3, keeper));
        let mut screen = Screen::new(&mut game, HEARD);
        let mut others = 0;
        for _ in 0..20 {
            hear(&mut screen, SIZES[0]);
            press(&mut screen, KeyCode::Char('1'));
            press(&mut screen, KeyCode::Enter);
            let Some(ask) = screen.view().ask.clone() else { break };
            let heard = hear_all(&mut screen);
            let behind = heard.rsplit_once(&ask.heading).map(|(_, behind)| behind);
            let behind = behind.unwrap_or_else(|| panic!("{}: “{heard}”", way.game));
            // After the question comes the focus.
            let first = number(behind.trim_start_matches(['.', ' ']));
            assert_eq!(first, Some(1), "{}: “{heard}”", way.game);
            others += usize::from(heard.contains("Bot B"));
            // It stays, and can be heard again, until another key.
            assert_eq!(hear_all(&mut screen), heard);
            press(&mut screen, KeyCode::Tab);
            let next = hear_all(&mut screen);
            assert!(!next.contains(&ask.heading), "{}: “{next}”", way.game);
            let second = if ask.offers.len() > 1 { 2 } else { 1 };
            assert_eq!(number(&next), Some(second), "{}: “{next}”", way.game);
        }
        assert!(others > 2, "{}: {others}", way.game);
    }
}

/// All paragraphs of an overlay, as they are read one after another.
fn read(screen: &mut Screen<'_>) -> Vec<String> {
    let mut all = vec![hear_all(screen)];
    loop {
        press(screen, KeyCode::Down);
        let next = hear_all(screen);
        if all.last() == Some(&next) {
            return all;
        }
        all.push(next);
        assert!(all.len() < 500, "it ends");
    }
}

#[test]
fn pages_are_read_paragraph_by_paragraph() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("read-{}", way.game)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (3, keeper));
        let mut screen = Screen::new(&mut game, HEARD);
        for _ in 0..14 {
            press(&mut screen, KeyCode::Char('1'));
            press(&mut screen, KeyCode::Enter);
        }
        assert!(screen.view().ask.is_some());
        hear(&mut screen, SIZES[0]);
        for (key, least) in [('n', 2), ('s', 2), ('g', 4), ('r', 4), ('b', 4), ('?', 10)] {
            press(&mut screen, KeyCode::Char(key));
            // The log is read from its end, any other page from its beginning.
            let opened = hear_all(&mut screen);
            press(&mut screen, if key == 'g' { KeyCode::End } else { KeyCode::Home });
            assert_eq!(hear_all(&mut screen), opened, "{} {key}", way.game);
            press(&mut screen, KeyCode::Home);
            let heard = read(&mut screen);
            assert!(heard.len() >= least, "{} {key}: {heard:#?}", way.game);
            let twice = heard.iter().find(|line| heard.iter().filter(|it| it == line).count() > 1);
            assert!(key != 'r' || twice.is_none(), "{} {key}: {twice:?}", way.game);
            let drawn = heard.iter().find(|line| line.contains(['★', '│', '✓', '✗']));
            assert!(drawn.is_none() || key == '?', "{} {key}: {drawn:?}", way.game);
            // Going back gives the same order.
            press(&mut screen, KeyCode::Home);
            assert_eq!(hear_all(&mut screen), heard[0]);
            press(&mut screen, KeyCode::Esc);
            let after = hear_all(&mut screen);
            assert_ne!(after, heard[0], "{} {key}", way.game);
        }
    }
}

#[test]
fn the_first_question_is_heard_at_once() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("first-{}", way.game)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (7, keeper));
        game.greet("started", 7);
        let mut screen = Screen::new(&mut game, HEARD);
        let ask = screen.view().ask.clone().expect("somebody is asked");
        let heard = hear_all(&mut screen);
        assert!(heard.contains(&ask.heading), "{}: “{heard}”", way.game);
        assert!(heard.contains("1. "), "{}: “{heard}”", way.game);
        assert!(!heard.contains(".play"), "{}: where the file lies is told at the end", way.game);
    }
}

#[test]
fn each_choice_is_heard_once_by_its_number() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("order-{}-{}", way.game, way.all)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (4, keeper));
        let mut screen = Screen::new(&mut game, HEARD);
        for _ in 0..24 {
            let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) else {
                break;
            };
            hear(&mut screen, SIZES[0]);
            for nth in (2..=offers).chain([1]) {
                press(&mut screen, KeyCode::Tab);
                let line = hear(&mut screen, SIZES[0]);
                assert_eq!(number(&line), Some(nth), "{way:?} “{line}”");
            }
            press(&mut screen, KeyCode::Enter);
        }
    }
}

/// Without spaces, because lines break at them.
fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn what_the_cards_of_a_choice_say_is_heard() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let names = ["seen", "said"].map(|name| format!("cards-{name}-{}-{}", way.game, way.all));
        let [mut heard, mut seen] =
            names.map(|name| hot_seat(&content, way, "en", (2, 1), (6, Keeper::new(place(&name)))));
        seen.speak_aloud(true);
        let (mut screen, mut cards) = (Screen::new(&mut heard, HEARD), 0);
        for _ in 0..30 {
            while seen.go_on() {}
            let Some(ask) = seen.view().ask else { break };
            let heard = dense(&hear_all(&mut screen));
            for page in seen.sight().pages(&ask.offers[0].about) {
                let Page::Card { card } = page else { continue };
                let Some(text) = card.lines.first().filter(|text| text.ends_with('.')) else {
                    continue;
                };
                assert!(heard.contains(&dense(text)), "{way:?} “{text}” in “{heard}”");
                cards += 1;
            }
            press(&mut screen, KeyCode::Enter);
            seen.take(Input::Offer { offer: 0 });
        }
        assert!(cards > 0, "{way:?}");
    }
}

#[test]
fn places_are_heard_in_words() {
    let code = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let mut letters = word.chars();
        let coded = letters.next().is_some_and(char::is_uppercase);
        coded
            && letters.as_str().chars().all(|letter| letter.is_ascii_digit())
            && word.len() == 2
            && word.ends_with(|letter: char| letter.is_ascii_digit())
    };
    let whole = ways().into_iter().filter(|way| way.all);
    for (way, tag) in whole.flat_map(|way| TAGS.map(|tag| (way, tag))) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("words-{}-{}-{tag}", way.game, way.all)));
        let mut game = hot_seat(&content, way, tag, (2, 1), (4, keeper));
        let mut screen = Screen::new(&mut game, HEARD);
        for _ in 0..14 {
            press(&mut screen, KeyCode::Char('1'));
            press(&mut screen, KeyCode::Enter);
        }
        hear(&mut screen, SIZES[2]);
        let placed: Vec<_> = screen.places().1.iter().map(|one| one.rect).collect();
        let mut places = 0;
        for rect in placed {
            let (column, row) = (rect.x, rect.y);
            let kind = MouseEventKind::Down(MouseButton::Left);
            let modifiers = KeyModifiers::NONE;
            // The focused one would be taken.
            if screen.cursor() == Some(rect.as_position()) {
                continue;
            }
            screen.take(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
            // The French abbreviation of "number".
            let heard = screen.announcement().replace("n°", "");
            let drawn = heard.contains(['★', '✓', '✗', '·', '†', '~', '°', '[']);
            assert!(
                !drawn && !heard.contains("= ") && !heard.ends_with('–'),
                "{way:?} {tag}: “{heard}”"
            );
            assert!(!heard.split_whitespace().any(code), "{way:?} {tag}: “{heard}”");
            hear(&mut screen, SIZES[2]);
            places += 1;
        }
        assert!(places > 15, "{way:?} {tag}: {places}");
    }
}

#[test]
fn a_page_is_turned_by_ten_paragraphs() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place("turned"));
    let mut game = hot_seat(&content, way, "en", (2, 1), (3, keeper));
    let mut screen = Screen::new(&mut game, HEARD);
    press(&mut screen, KeyCode::Char('?'));
    (0..10).for_each(|_| press(&mut screen, KeyCode::Down));
    let tenth = hear_all(&mut screen);
    press(&mut screen, KeyCode::Home);
    press(&mut screen, KeyCode::PageDown);
    assert_eq!(hear_all(&mut screen), tenth);
    press(&mut screen, KeyCode::PageUp);
    assert_eq!(hear_all(&mut screen), "Keys");
}
