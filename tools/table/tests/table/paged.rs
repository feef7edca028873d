//! Pages that lie over the table, and the page of the end.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use play::panel::Role;
use ratatui::buffer::Buffer;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::Input;

use crate::support::{Dice, SIZES, TAGS, blank, packs, place, sitting, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

fn press(screen: &mut Screen<'_, '_>, code: KeyCode) -> Buffer {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    buffer
}

/// All lines of the page that lies over the table, from its first one to its last one.
fn page(screen: &mut Screen<'_, '_>, key: KeyCode) -> Vec<String> {
    let mut seen = press(screen, key);
    let mut lines: Vec<String> = Vec::new();
    loop {
        let framed = |line: &str| {
            let inside = line.strip_prefix('│')?.strip_suffix('│')?;
            Some(inside.trim_end().to_owned())
        };
        let shown: Vec<String> = text(&seen).lines().filter_map(framed).collect();
        match lines.is_empty() {
            true => lines = shown,
            false => lines.extend(shown.last().cloned()),
        }
        let next = press(screen, KeyCode::Down);
        if next == seen {
            press(screen, KeyCode::Esc);
            return lines;
        }
        seen = next;
    }
}

/// Where the words of a row stand in a line that has them all, one behind the other.
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
        let mut game = sitting(&content, way, tag, (3, 1), (at as u64, keeper));
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
            // Rows with as many cells, and more than a grid has, stand below each other.
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
        // A map shows its places side by side, with what joins them between the same columns.
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

#[test]
fn the_page_of_the_end_is_read_with_the_keys_that_it_names() {
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("ended-{at}")));
        let mut game = sitting(&content, way, TAGS[at % TAGS.len()], (4, 1), (at as u64, keeper));
        let mut dice = Dice(at as u64);
        while game.go_on() {}
        while let Some(ask) = game.view().ask {
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
            while game.go_on() {}
        }
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
    }
}
