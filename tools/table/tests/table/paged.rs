//! Pages over the table, and the page of the end.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use play::panel::Role;
use ratatui::buffer::Buffer;
use table::{Depth, Flow, Ground, Manner, Screen, Theme};
use view::{Input, Notice, RulePart};

use crate::support::{Dice, SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

fn press(screen: &mut Screen<'_>, code: KeyCode) -> Buffer {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    draw(screen)
}

fn draw(screen: &mut Screen<'_>) -> Buffer {
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    buffer
}

/// All lines of the open page, from first to last.
fn page(screen: &mut Screen<'_>, key: KeyCode) -> Vec<String> {
    page_of(screen, key, SIZES[0])
}

/// All lines of the page on a screen of another size.
fn page_of(screen: &mut Screen<'_>, key: KeyCode, size: (u16, u16)) -> Vec<String> {
    let press = |screen: &mut Screen<'_>, code| {
        screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        let (mut buffer, area) = blank(size);
        screen.paint(&mut buffer, area);
        buffer
    };
    let mut seen = press(screen, key);
    let mut lines: Vec<String> = Vec::new();
    loop {
        let framed = |line: &str| {
            let inside = line.strip_prefix('│')?.strip_suffix('│')?;
            Some(inside.trim_end().to_owned())
        };
        let whole = text(&seen);
        let shown: Vec<String> = whole.lines().filter_map(framed).collect();
        match lines.is_empty() {
            true => lines = shown,
            false => lines.extend(shown.last().cloned()),
        }
        if !whole.contains("▴▾ ") {
            press(screen, KeyCode::Esc);
            return lines;
        }
        let next = press(screen, KeyCode::Down);
        if next == seen {
            press(screen, KeyCode::Esc);
            return lines;
        }
        seen = next;
    }
}

/// The positions of the words of a row in a line that contains all of them in order.
fn columns(line: &str, words: &[&str]) -> Option<Vec<usize>> {
    let mut from = 0;
    let place = |word: &&str| {
        let at = line[from..].find(*word)? + from;
        from = at + word.len();
        Some(line[..at].chars().count())
    };
    words.iter().map(place).collect()
}

#[test]
fn what_is_laid_out_keeps_its_blanks_on_a_page() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let tag = TAGS[at % TAGS.len()];
        let keeper = Keeper::new(place(&format!("paged-{at}")));
        let mut game = hot_seat(&content, way, tag, (3, 1), (at as u64, keeper));
        let mut dice = Dice(3);
        while game.go_on() {}
        for _ in 0..30 {
            let offers = game.view().ask.map_or(1, |ask| ask.offers.len());
            game.take(Input::Offer { offer: dice.below(offers) });
            while game.go_on() {}
        }
        let view = game.view();
        let mut screen = Screen::new(&mut game, MANNER);
        let lines = page(&mut screen, KeyCode::Char('b'));
        let (_, clipped) = screen.sight();
        assert!(clipped.is_empty(), "{clipped:?}");
        let sheets = view.panels.iter().filter(|panel| matches!(panel.role, Role::Sheet { .. }));
        let mut tables = 0;
        for panel in sheets {
            // Rows with equal numbers of cells, and more than a grid has, form columns.
            for rows in panel.rows.chunk_by(|one, other| one.cells.len() == other.cells.len()) {
                let words: Vec<Vec<&str>> = rows
                    .iter()
                    .map(|row| row.cells.iter().map(|cell| cell.text.as_str()).collect())
                    .collect();
                let short = rows.len() < 3 || rows[0].cells.len() < 4;
                if short || words.iter().flatten().any(|word| word.is_empty()) {
                    continue;
                }
                tables += 1;
                let firsts: Vec<Vec<usize>> = words
                    .iter()
                    .filter_map(|words| lines.iter().find_map(|line| columns(line, words)))
                    .collect();
                assert_eq!(firsts.len(), rows.len(), "{way:?}: {words:?}\n{}", lines.join("\n"));
                let straight = firsts.iter().all(|columns| columns[1] == firsts[0][1]);
                assert!(straight, "{way:?}: {words:?}\n{}", lines.join("\n"));
            }
        }
        // A map shows its places side by side, with links in constant columns between them.
        let maps = view.panels.iter().filter(|panel| panel.role == Role::Map);
        for panel in maps {
            let map = panel.map.as_ref().expect("its places are known");
            let name = |place: &play::panel::Place| panel.rows[place.row].cells[0].text.as_str();
            for one in &map.places {
                let below = map.places.iter().filter(|other| other.x == one.x);
                let column = |place| lines.iter().find_map(|line| columns(line, &[name(place)]));
                for other in below {
                    tables += 1;
                    assert_eq!(column(one), column(other), "{}", lines.join("\n"));
                }
            }
        }
        assert!(tables > 0, "{way:?} has nothing that is laid out");
    }
}

/// When a screen becomes narrow, a page is laid out again, and nothing is lost.
#[test]
fn a_page_is_laid_out_for_the_columns_there_are() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let tag = TAGS[at % TAGS.len()];
        let keeper = Keeper::new(place(&format!("narrow-{at}")));
        let mut game = hot_seat(&content, way, tag, (4, 1), (at as u64, keeper));
        let mut dice = Dice(5);
        while game.go_on() {}
        for _ in 0..12 {
            let offers = game.view().ask.map_or(1, |ask| ask.offers.len());
            game.take(Input::Offer { offer: dice.below(offers) });
            while game.go_on() {}
        }
        game.view();
        for (key, input) in [('b', Input::Board), ('p', Input::Piles)] {
            game.take(input);
            let panels: Vec<view::Panel> = game
                .notices()
                .into_iter()
                .flat_map(|notice| match notice {
                    Notice::Panels { panels } => panels,
                    _ => Vec::new(),
                })
                .collect();
            assert!(!panels.is_empty(), "{way:?} {key}");
            let mut screen = Screen::new(&mut game, MANNER);
            let all = page_of(&mut screen, KeyCode::Char(key), (60, 20)).join("\n");
            for panel in panels.iter().filter(|panel| panel.map.is_none()) {
                let cells = panel.rows.iter().flat_map(|row| &row.cells);
                let mut words = cells.flat_map(|cell| cell.text.split_whitespace());
                let missing = words.find(|word| !all.contains(word));
                assert_eq!(missing, None, "{way:?} {key}: {}\n{all}", panel.title);
            }
        }
    }
}

#[test]
fn the_page_of_the_end_is_read_with_the_keys_that_it_names() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("ended-{at}")));
        let mut game = hot_seat(&content, way, TAGS[at % TAGS.len()], (4, 1), (at as u64, keeper));
        let mut dice = Dice(at as u64);
        while game.go_on() {}
        while let Some(ask) = game.view().ask {
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
            while game.go_on() {}
        }
        let tell = |id: &str| game.sight().tell(table::SPACE, id, &[]);
        let [undo, again, replay, hint] =
            ["undo-over", "key-again", "key-replay", "key-hint"].map(tell);
        let mut screen = Screen::new(&mut game, MANNER);
        let first = press(&mut screen, KeyCode::Null);
        for [down, up] in [
            [KeyCode::Down, KeyCode::Up],
            [KeyCode::Char('j'), KeyCode::Char('k')],
            [KeyCode::PageDown, KeyCode::PageUp],
        ] {
            assert_ne!(press(&mut screen, down), first, "{way:?}: {}", text(&first));
            assert_eq!(press(&mut screen, up), first, "{way:?}");
        }
        // A game that is over stays over, and says so.
        let key = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::NONE);
        assert_eq!(screen.take(&Event::Key(key)), Flow::On, "{way:?}");
        let shown = text(&draw(&mut screen)).replace(['│', '\n'], " ");
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains(&words(&undo)), "{way:?}: “{undo}” in:\n{shown}");
        assert_eq!(press(&mut screen, KeyCode::Esc), first, "{way:?}");
        // The keys of this page, not those of a question.
        let keys = page(&mut screen, KeyCode::Char('?')).join("\n");
        assert!(keys.contains(&again) && keys.contains(&replay), "{way:?}\n{keys}");
        assert!(!keys.contains(&hint), "{way:?}\n{keys}");
    }
}

#[test]
fn the_page_of_the_keys_explains_every_sign() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place(&format!("signs-{tag}")));
            let mut game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
            while game.go_on() {}
            let legend = game.sight().chapter(play::rulebook::SIGNS).expect("there are signs");
            let mut screen = Screen::new(&mut game, MANNER);
            let first = text(&press(&mut screen, KeyCode::Char('?')));
            assert!(first.contains("▴▾ 1–"), "a long page says that it goes on\n{first}");
            press(&mut screen, KeyCode::Esc);
            let all = page(&mut screen, KeyCode::Char('?')).join("\n");
            for part in &legend.parts {
                let RulePart::Table { rows, .. } = part else { continue };
                for cell in rows.iter().flatten() {
                    let missing = cell.split_whitespace().find(|word| !all.contains(word));
                    assert_eq!(missing, None, "{way:?} {tag}: {cell}\n{all}");
                }
            }
            assert!(all.contains('⇒') && all.contains('…'), "{all}");
            let map = screen.view().panels.iter().any(|panel| panel.map.is_some());
            assert_eq!(all.contains('╌'), map, "{all}");
        }
    }
}

#[test]
fn who_is_asked_after_another_at_the_same_keyboard_is_told() {
    let mut told = 0;
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("handed"));
        let mut game = hot_seat(&content, way, "en", (2, 2), (1, keeper));
        let mut screen = Screen::new(&mut game, MANNER);
        for _ in 0..12 {
            let shown = text(&draw(&mut screen));
            if let Some(said) = screen.view().news.hand_over.clone() {
                assert!(shown.contains(&said), "{shown}");
                let after = text(&press(&mut screen, KeyCode::Enter));
                assert!(!after.contains(&said), "a key closes it\n{after}");
                told += 1;
            }
            press(&mut screen, KeyCode::Char('1'));
            press(&mut screen, KeyCode::Enter);
        }
    }
    assert!(told > 3, "{told}");
}

#[test]
fn the_end_says_where_the_game_is_kept_and_leads_back_to_the_own_table() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("kept-at-the-end"));
        let mut game = hot_seat(&content, way, "en", (2, 1), (7, keeper));
        let mut dice = Dice(2);
        while game.go_on() {}
        while let Some(ask) = game.view().ask {
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
            while game.go_on() {}
        }
        let mut screen = Screen::new(&mut game, MANNER);
        let end = screen.view().end.clone().expect("it is over");
        let mut shown = text(&draw(&mut screen));
        let mut lines: Vec<String> = shown.lines().map(str::to_owned).collect();
        lines.pop();
        for _ in 0..400 {
            let next = text(&press(&mut screen, KeyCode::Down));
            let keys = next.lines().last().unwrap_or_default();
            assert!(keys.contains("q quit  ") && keys.contains(" / "), "{next}");
            if next == shown {
                break;
            }
            shown = next;
            lines.extend(shown.lines().rev().nth(1).map(str::to_owned));
        }
        let shown = lines.join("\n");
        assert!(shown.contains("table-kept-at-the-end.play"), "{shown}");
        // The final table, with everything on it.
        for panel in screen.view().panels.iter().filter(|panel| !panel.rows.is_empty()) {
            assert!(shown.contains(&panel.title), "{}\n{shown}", panel.title);
        }
        // Scores that are complete in the sheet are not repeated.
        let rows = end.sheet.as_ref().map_or(0, |sheet| sheet.rows.len());
        let details = end.scores.iter().any(|score| score.lines.len() > rows);
        let alone = |name: &String| lines.iter().any(|line| line.trim() == name.as_str());
        let listed = end.scores.iter().all(|score| alone(&score.name));
        assert_eq!(listed, details, "{shown}");
        press(&mut screen, KeyCode::Char('b'));
        let board = text(&press(&mut screen, KeyCode::Left));
        let own = |panel: &view::Panel| panel.role == Role::Sheet { seat: play::Seat(0) };
        let panels = &screen.view().panels;
        let Some(no) = panels.iter().position(own) else { continue };
        let (seen, _) = screen.sight();
        assert!(seen.iter().any(|one| one.panel == no && one.whole), "{board}");
    }
}

#[test]
fn whoever_takes_a_choice_back_is_told_which_key_keeps_it() {
    let way = *ways().last().expect("a game that hides something");
    let packs = packs(way);
    let content = packs.content();
    for tag in TAGS {
        let keeper = Keeper::new(place("keeps-it"));
        let mut game = hot_seat(&content, way, tag, (2, 2), (1, keeper));
        let mut screen = Screen::new(&mut game, MANNER);
        let mut told = 0;
        for nth in 0..24 {
            if screen.view().hand_over.is_some() || nth % 3 == 2 {
                let shown = text(&press(&mut screen, KeyCode::Char('u')));
                if let Some(page) = screen.view().hand_over.clone().filter(|page| page.undo) {
                    assert!(!shown.contains(&page.text) && shown.contains(" u"), "{shown}");
                    press(&mut screen, KeyCode::Char('u'));
                    told += 1;
                }
                if screen.view().hand_over.is_some() {
                    press(&mut screen, KeyCode::Enter);
                }
            }
            press(&mut screen, KeyCode::Char('1'));
            press(&mut screen, KeyCode::Enter);
            // The result stays visible until a key hands the table over.
            press(&mut screen, KeyCode::F(12));
        }
        assert!(told > 0, "{tag}: nobody took anything back");
    }
}

#[test]
fn the_rules_of_a_decision_say_nothing_of_how_lines_are_typed() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place("rules"));
            let mut game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
            while game.go_on() {}
            game.view();
            game.take(Input::Help { about: String::new() });
            let help = game.notices().into_iter().find_map(|notice| match notice {
                Notice::Help { text, .. } => Some(text),
                _ => None,
            });
            let typed = help.expect("there is help");
            let mut screen = Screen::new(&mut game, MANNER);
            let all = page(&mut screen, KeyCode::Char('r')).join(" ");
            let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(!plain(&all).contains(&plain(&typed)), "{typed}\n{all}");
        }
    }
}

/// On the page of the end, whole keys give way to the note about visible lines.
#[test]
fn keys_below_the_end_that_is_looked_back_at_are_whole() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place("keys-at-the-end"));
    let mut game = hot_seat(&content, way, "en", (4, 1), (7, keeper));
    let mut dice = Dice(2);
    while game.go_on() {}
    while let Some(ask) = game.view().ask {
        game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        while game.go_on() {}
    }
    for tag in TAGS {
        game.take(Input::Lang { tag: tag.to_owned() });
        game.notices();
        let all = game.sight().tell(table::SPACE, "keys-line-replay-scroll", &[]);
        let keys: Vec<&str> = all.split('·').map(str::trim).collect();
        let mut screen = Screen::new(&mut game, MANNER);
        press(&mut screen, KeyCode::Char('b'));
        let shown = text(&press(&mut screen, KeyCode::End));
        let last = shown.lines().last().expect("keys");
        let (told, sign) = last.split_once("  ▴▾ 1–").unwrap_or_else(|| panic!("{tag}\n{shown}"));
        assert!(sign.contains(" / "), "{tag}: {last}");
        let told: Vec<&str> = told.split('·').map(str::trim).collect();
        assert!(told.len() > 3 && told.iter().all(|key| keys.contains(key)), "{tag}: {last}");
        assert_eq!(told[told.len() - 2..], keys[keys.len() - 2..], "{tag}: {last}");
    }
}
