//! The layout of the smallest screen: everything needed for a decision is visible, and related
//! things are together.

use crossterm::event::KeyCode;
use desk::Keeper;
use play::panel::Role;
use ratatui::layout::Rect;
use table::{Depth, Ground, Key, Manner, Screen, Theme};
use view::{Input, Panel};

use crate::support::{Dice, SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
/// Number of offers that are visible if the board can give lines for them.
const OFFERS: usize = 6;
/// Number of offers that are always visible.
const FEW: usize = 3;
/// With this number of lines or fewer, everything except the own sheet is shortened.
const SHORT: u16 = 6;
/// Number of questions to two players after which each has answered often.
const LATE: usize = 50;
/// Number of letters of a sentence that are in one line wherever it begins.
const BEGINNING: usize = 6;
/// Number of questions of a game examined.
const QUESTIONS: usize = 70;

/// The smallest terminal with a table.
const LOW: (u16, u16) = (60, 20);

/// Examines each question of a game with all packs, on the smallest screen.
fn at_each_question(tag: &str, seed: u64, look: impl FnMut(usize, &Screen<'_>, &str)) {
    at_each_question_on(SIZES[0], (tag, seed), look);
}

/// Examines each question of a game with all packs, on a screen of a size.
fn at_each_question_on(
    size: (u16, u16),
    (tag, seed): (&str, u64),
    mut look: impl FnMut(usize, &Screen<'_>, &str),
) {
    for way in ways().into_iter().filter(|way| way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("laid-{tag}-{seed}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (seed, keeper));
        let mut dice = Dice(seed);
        for nth in 0..QUESTIONS {
            let mut screen = Screen::new(&mut game, MANNER);
            let Some(ask) = &screen.view().ask else { break };
            let offers = ask.offers.len();
            let (mut buffer, area) = blank(size);
            screen.paint(&mut buffer, area);
            look(nth, &screen, &text(&buffer));
            game.take(Input::Offer { offer: dice.below(offers) });
        }
    }
}

#[test]
fn where_few_offers_fit_the_last_line_says_how_to_see_all() {
    let mut scrolled = 0;
    for (nth, tag) in TAGS.into_iter().enumerate() {
        at_each_question_on(LOW, (tag, 5 + nth as u64), |_, screen, shown| {
            let lists = |line: &str| line.ends_with("▴▾") || line.contains("▴▾ ");
            // The header has this sign, too, for the board.
            if screen.cards_say() || !shown.lines().skip(1).any(lists) {
                return;
            }
            let last = shown.lines().last().unwrap_or_default();
            assert!(last.contains("? "), "{tag}: {shown}");
            scrolled += 1;
        });
    }
    assert!(scrolled > 4, "{scrolled}");
}

#[test]
fn what_one_decides_between_is_in_sight_and_so_are_the_keys() {
    let (mut whole, mut all) = (0, 0);
    for (nth, tag) in TAGS.into_iter().enumerate() {
        at_each_question(tag, 5 + nth as u64, |_, screen, shown| {
            let count = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
            let listed = |offer: &usize| {
                screen.places().1.iter().any(|one| match one.spot.key {
                    Key::Offer(_) | Key::Fold(_) => one.spot.offers.contains(offer),
                    Key::Cell(..) | Key::Panel(_) | Key::Entry(_) => false,
                })
            };
            let listed = (0..count).take_while(listed).count();
            // The own sheet is always complete. If there is little else, the board has no line
            // left.
            let others = lines_beside_the_sheet(screen);
            let least = if others <= SHORT { FEW } else { OFFERS };
            assert!(listed >= count.min(least), "{tag}: {listed} of {count}, {others}\n{shown}");
            whole += usize::from(listed >= count.min(OFFERS));
            all += 1;
            let last = shown.lines().last().unwrap_or_default();
            let news = told_last(screen).is_some_and(|told| last.contains(&told));
            let least = news || screen.cards_say();
            let few = ["  ? ", "  i "].iter().any(|key| last.contains(key));
            let keys = last.starts_with("←↓↑→") || (least && few);
            assert!(keys, "{tag}: the keys are below the table\n{shown}");
        });
    }
    assert!(all > 200 && 20 * whole > 19 * all, "{whole} of {all}");
}

/// The first letters of the last event.
fn told_last(screen: &Screen<'_>) -> Option<String> {
    let told = screen.told().last()?;
    Some(told.text.chars().take(BEGINNING).collect())
}

#[test]
fn what_has_happened_last_is_in_sight_wherever_one_knows_the_keys() {
    let (mut late, mut below) = (0, 0);
    for (nth, tag) in TAGS.into_iter().enumerate() {
        at_each_question(tag, 9 + nth as u64, |asked, screen, shown| {
            // The text of a card has priority.
            let seen = asked > LATE && !screen.cards_say();
            let Some(told) = told_last(screen).filter(|_| seen) else { return };
            late += 1;
            let last = shown.lines().last().unwrap_or_default();
            below += usize::from(last.contains(&told));
            assert!(shown.contains(&told), "{tag}: {told}\n{shown}");
        });
    }
    assert!(late > 30 && below > 10, "{below} of {late}");
}

/// Number of lines of a board that are not the viewer's sheet.
fn lines_beside_the_sheet(screen: &Screen<'_>) -> u16 {
    let eyes = screen.view().eyes.as_ref().map(|eyes| eyes.seat);
    let is_own = |panel: &Panel| matches!(panel.role, Role::Sheet { seat } if Some(seat) == eyes);
    let seen = screen.sight().0;
    let own = seen.iter().find(|one| is_own(&screen.view().panels[one.panel]));
    let bottom = seen.iter().map(|one| one.rect.bottom()).max().unwrap_or(0);
    bottom.saturating_sub(1 + own.map_or(0, |own| own.rect.height))
}

/// The position of the first words of a text in a part of the screen.
fn find(words: &str, rect: Rect, shown: &str) -> Option<(usize, usize)> {
    let lines = shown.lines().enumerate().skip(rect.top().into()).take(rect.height.into());
    let mut found = lines.filter_map(|(y, line)| {
        let at = line.find(words)?;
        Some((y, line[..at].chars().count()))
    });
    found.next()
}

/// The headings of tables in a panel: each heading with the first row after it.
fn headings(panel: &Panel) -> Vec<(String, String)> {
    let rows = &panel.rows;
    let headed = (1..rows.len().saturating_sub(1)).filter(|at| {
        let cells = |at: usize| rows[at].cells.len();
        cells(at - 1) == 1 && cells(*at) > 1 && cells(*at) == cells(at + 1)
    });
    let words = |text: &str| text.split_whitespace().take(1).collect::<Vec<_>>().join(" ");
    let texts = headed.map(|at| {
        let first = rows[at].cells.iter().find(|cell| !cell.text.is_empty());
        (words(&rows[at - 1].cells[0].text), first.map_or_else(String::new, |it| it.text.clone()))
    });
    texts.filter(|(heading, first)| !heading.is_empty() && !first.is_empty()).collect()
}

#[test]
fn a_heading_stands_above_or_beside_what_it_heads() {
    let mut together = 0;
    for tag in ["de", "en"] {
        at_each_question(tag, 11, |_, screen, shown| {
            for one in screen.sight().0.iter().filter(|one| one.whole) {
                let panel = &screen.view().panels[one.panel];
                for (heading, first) in headings(panel) {
                    let Some((y, x)) = find(&heading, one.rect, shown) else { continue };
                    // A heading may take a few lines.
                    let below: Vec<String> = shown
                        .lines()
                        .skip(y + 1)
                        .take(4)
                        .map(|line| line.chars().skip(x).collect())
                        .collect();
                    let begins = |line: &String| line.trim_start().starts_with(&first);
                    // A future text next to it moves either one a little.
                    let foreseen = |line: &str| line.contains('⇒');
                    let moved = shown.lines().nth(y).is_some_and(foreseen);
                    // If there are few lines, both begin in one line.
                    let line: String = shown
                        .lines()
                        .skip(y)
                        .take(1)
                        .flat_map(|line| line.chars().skip(x))
                        .collect();
                    let beside = line.contains(&format!("  {first} "));
                    let below = below.iter().any(|line| begins(line) || foreseen(line));
                    let ok = moved || beside || below;
                    assert!(ok, "{tag}: {heading} {first}\n{shown}");
                    together += 1;
                }
            }
        });
    }
    assert!(together > 40, "{together}");
}

#[test]
fn what_lies_side_by_side_is_one_table_below_its_heading() {
    let mut tables = 0;
    at_each_question("en", 5, |_, screen, shown| {
        for one in screen.sight().0.iter().filter(|one| one.whole) {
            let panel = &screen.view().panels[one.panel];
            let things = panel.rows.iter().filter_map(|row| row.cells.first()?.about.first());
            let briefly = |thing| panel.brief.iter().any(|cell| cell.about.first() == Some(thing));
            let things: Vec<_> = things.collect();
            if things.len() < panel.rows.len() || !things.into_iter().all(briefly) {
                continue;
            }
            let Some((title, _)) = find(&panel.title, one.rect, shown) else { continue };
            let lines: Vec<&str> = shown.lines().skip(title).collect();
            for (nth, row) in panel.rows.iter().enumerate().filter(|_| one.rect.height > 1) {
                let name = &row.cells[0].text;
                assert!(lines[nth + 1].contains(name.as_str()), "{name}\n{shown}");
                tables += 1;
            }
        }
    });
    assert!(tables > 20, "{tables}");
}

/// Below the choices, the result of one is always before the texts of its cards.
#[test]
fn the_result_of_a_choice_is_before_the_texts_of_its_cards() {
    for way in ways().into_iter().filter(|way| way.all) {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("order-{}", way.game)));
        let mut game = hot_seat(&content, way, "en", (2, 1), (6, keeper));
        let (mut dice, mut both) = (Dice(6), 0);
        for _ in 0..QUESTIONS {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let printed: Vec<Vec<String>> =
                (0..ask.offers.len()).map(|offer| game.sight().printed(offer, false)).collect();
            let mut screen = Screen::new(&mut game, MANNER);
            for (offer, texts) in printed.iter().enumerate() {
                for digit in (offer + 1).to_string().chars() {
                    crate::pressed::press(&mut screen, KeyCode::Char(digit));
                }
                let shown = crate::pressed::press(&mut screen, KeyCode::Null);
                let line = |begins: &str| shown.lines().position(|line| line.starts_with(begins));
                let text = texts.first().map(|text| text.chars().take(20).collect::<String>());
                if let (Some(result), Some(text)) = (line("⇒ "), text.and_then(|text| line(&text)))
                {
                    assert!(result < text, "{shown}");
                    both += 1;
                }
                crate::pressed::press(&mut screen, KeyCode::Esc);
            }
            drop(screen);
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        assert!(both > 0, "{way:?}");
    }
}
