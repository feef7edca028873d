//! What is visible at every question, in every language, on every size of screen.

use std::collections::BTreeMap;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use play::panel::Role;
use table::{Depth, Ground, Key, Manner, PanelInSight, Screen, Theme};
use view::{Input, Panel, Row, View};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// How often something was on the table at a question, and how often it was visible.
#[derive(Default)]
struct Share {
    there: usize,
    seen: usize,
}

#[test]
fn what_a_decision_needs_is_in_sight() {
    let mut shares: BTreeMap<(&str, (u16, u16), &str), Share> = BTreeMap::new();
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        for (nth, tag) in TAGS.into_iter().enumerate() {
            // Each language with the maximum number of players; one of them with fewer, too.
            let fewest = if nth == 0 { 2 } else { 4 };
            for players in fewest..=4 {
                let seed = (at * 100 + nth * 10) as u64 + u64::from(players);
                let keeper = Keeper::new(place(&format!("sight-{seed}")));
                let game = hot_seat(&content, way, tag, (players, 1), (seed, keeper));
                look_through(game, way, tag, &mut shares);
            }
        }
    }
    for ((game, size, what), Share { there, seen }) in &shares {
        println!("{game} {size:?}: {what} in sight at {seen} of {there} questions");
        assert_eq!(seen, there, "{game} {size:?}: {what}");
    }
}

/// Rows begin at a constant column on any screen, and continued rows are indented.
#[test]
fn rows_begin_as_far_in_on_any_screen() {
    let (mut rows, mut wrapped) = (0, 0);
    for (at, way) in ways().into_iter().enumerate() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("indent-{at}")));
        let mut game = hot_seat(&content, way, "en", (4, 1), (at as u64, keeper));
        let mut dice = Dice(7);
        for nth in 0..60 {
            let mut screen = Screen::new(&mut game, MANNER);
            let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) else {
                break;
            };
            for size in SIZES.into_iter().chain([(60, 40), (44, 60)]) {
                let (mut buffer, area) = blank(size);
                screen.paint(&mut buffer, area);
                let more = indents(&screen, &text(&buffer));
                rows += more.0;
                wrapped += more.1;
            }
            game.take(Input::Offer { offer: if nth < 12 { 0 } else { dice.below(offers) } });
        }
    }
    assert!(rows > 100 && wrapped > 20, "{rows} rows, {wrapped} cells in further lines");
}

/// The drawn lines of a panel.
fn drawn(seen: &PanelInSight, shown: &str) -> Vec<String> {
    let (from, to) = (usize::from(seen.rect.left()), usize::from(seen.rect.right()));
    let lines = usize::from(seen.rect.top())..usize::from(seen.rect.bottom());
    let line = |line: &str| line.chars().skip(from).take(to - from).collect();
    shown.lines().skip(lines.start).take(lines.len()).map(line).collect()
}

/// The number of lines in panels whose first lines begin correctly, and the number of indented
/// cells.
fn indents(screen: &Screen<'_>, shown: &str) -> (usize, usize) {
    let (mut rows, mut wrapped) = (0, 0);
    let (seen, _) = screen.sight();
    let place = |key: Key| screen.places().1.iter().find(|one| one.spot.key == key);
    for one in seen.iter().filter(|one| one.whole) {
        let panel = &screen.view().panels[one.panel];
        let few = panel.rows.len() < 2 || panel.map.is_some();
        let lines = drawn(one, shown);
        let blank = |line: &String| line.chars().take_while(|letter| *letter == ' ').count();
        let below = lines.iter().skip(1).filter(|line| !line.trim().is_empty());
        if let Some(least) = below.map(blank).min().filter(|_| panel.map.is_none()) {
            // A future text may be drawn a little farther left.
            assert!(least <= 2, "{}\n{shown}", panel.title);
            rows += lines.len() - 1;
        }
        for (no, row) in panel.rows.iter().enumerate().filter(|_| !few) {
            let Some(first) = place(Key::Cell(one.panel, no, 0)) else { continue };
            let others = (1..row.cells.len()).filter_map(|at| place(Key::Cell(one.panel, no, at)));
            for other in others.filter(|other| other.rect.y > first.rect.y) {
                let in_front = first.rect.y == one.rect.y;
                let further = other.rect.x > first.rect.x || in_front;
                assert!(further, "{}\n{shown}", other.spot.text);
                wrapped += 1;
            }
        }
    }
    (rows, wrapped)
}

#[test]
fn a_screen_of_any_size_can_be_drawn_on() {
    let keys = ['n', '?', '/', ':', 's'].map(KeyCode::Char);
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place(&format!("any-{}-{}", way.game, way.all)));
        let mut game = hot_seat(&content, way, "de", (4, 1), (3, keeper));
        let mut dice = Dice(5);
        for _ in 0..40 {
            let mut screen = Screen::new(&mut game, MANNER);
            let Some(ask) = &screen.view().ask else { break };
            let offers = ask.offers.len();
            for _ in 0..4 {
                let size = [dice.below(90), dice.below(30)].map(|side| side as u16);
                for key in [KeyCode::Tab, keys[dice.below(keys.len())], KeyCode::Esc] {
                    screen.take(&Event::Key(KeyEvent::new(key, KeyModifiers::NONE)));
                    let (mut buffer, area) = blank((size[0], size[1]));
                    screen.paint(&mut buffer, area);
                }
            }
            game.take(Input::Offer { offer: dice.below(offers) });
        }
    }
}

/// Plays a game with random answers, and examines each question on each size of screen.
fn look_through(
    mut game: view::HotSeat,
    way: Way,
    tag: &str,
    shares: &mut BTreeMap<(&'static str, (u16, u16), &'static str), Share>,
) {
    let (mut dice, mut questions) = (Dice(7), 0);
    loop {
        while game.go_on() {}
        let closes = game.sight().tell(table::SPACE, "fold-closes", &[]);
        let mut screen = Screen::new(&mut game, MANNER);
        let Some(offers) = screen.view().ask.as_ref().map(|ask| ask.offers.len()) else { break };
        // The smallest screen each time, the others sometimes.
        questions += 1;
        for size in SIZES.into_iter().take(if questions % 5 == 0 { SIZES.len() } else { 1 }) {
            let (mut buffer, area) = blank(size);
            screen.paint(&mut buffer, area);
            let shown = text(&buffer);
            let (seen, clipped) = screen.sight();
            let seen = seen.to_vec();
            assert!(clipped.is_empty(), "{} {tag} {size:?}: {clipped:?}\n{shown}", way.game);
            let view = screen.view();
            let heading = &view.ask.as_ref().expect("somebody is asked").heading;
            // The text of an open fold asks for one of its offers, and says how to close it.
            let is_shown = |text: &str| text.split_whitespace().all(|word| shown.contains(word));
            let open = |fold: &view::Fold| is_shown(&fold.text) && is_shown(&closes);
            let words = is_shown(heading) || screen.folds().iter().any(open);
            assert!(words, "{tag}: {heading}\n{shown}");
            if questions % 5 == 0 {
                offers_can_be_read(&mut screen, size, &shown, tag);
            }
            let view = screen.view();
            for panel in view.panels.iter().filter(|panel| !panel.brief.is_empty()) {
                is_short(panel, &shown);
            }
            for one in &seen {
                tells_that_more_is_there(one, &view.panels[one.panel], &shown);
            }
            for (no, what) in needed(view) {
                let share = shares.entry((way.game, size, what)).or_default();
                let whole = seen.iter().any(|one| one.panel == no && one.whole);
                share.there += 1;
                share.seen += usize::from(whole);
                if !whole {
                    println!("{tag} {size:?} without {what}:\n{shown}");
                }
            }
        }
        let offer = dice.below(offers);
        game.take(Input::Offer { offer });
    }
}

/// If a panel is drawn without some rows, a sign shows it. The rows of a table begin at a constant
/// column on each screen.
fn tells_that_more_is_there(seen: &PanelInSight, panel: &Panel, shown: &str) {
    let drawn = drawn(seen, shown).join("\n");
    let is_in = |text: &str| text.split_whitespace().all(|word| drawn.contains(word));
    let first = |row: &Row| row.cells.first().is_none_or(|cell| is_in(&cell.text));
    let all = panel.rows.iter().all(first);
    let brief = !panel.brief.is_empty() && panel.brief.iter().all(|cell| is_in(&cell.text));
    // A future text replaces the present one.
    let other = drawn.contains('⇒') || !seen.whole;
    assert!(all || brief || other || drawn.contains('…'), "{drawn}\n{shown}");
}

/// Each offer is completely on the screen, or a key opens a list in which its number scrolls to it.
fn offers_can_be_read(screen: &mut Screen<'_>, size: (u16, u16), shown: &str, tag: &str) {
    let ask = screen.view().ask.clone().expect("somebody is asked");
    let is_in = |text: &str, shown: &str| text.split_whitespace().all(|word| shown.contains(word));
    let press = |screen: &mut Screen<'_>, code| {
        screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    };
    for (at, offer) in ask.offers.iter().enumerate() {
        if is_in(&offer.text, shown) {
            continue;
        }
        press(screen, KeyCode::Char('/'));
        (at + 1).to_string().chars().for_each(|digit| press(screen, KeyCode::Char(digit)));
        let (mut buffer, area) = blank(size);
        screen.paint(&mut buffer, area);
        let listed = text(&buffer);
        assert!(is_in(&offer.text, &listed), "{tag} {size:?}: {}\n{listed}", offer.text);
        press(screen, KeyCode::Esc);
    }
}

/// A panel in one line is complete, or a sign shows that there is more.
fn is_short(panel: &Panel, shown: &str) {
    let cells = || panel.brief.iter().map(|cell| cell.text.as_str());
    let (title, first) = (cells().next().unwrap_or_default(), cells().nth(1).unwrap_or("…"));
    for (nth, line) in shown.lines().enumerate() {
        // From its start to the panel beside it.
        let Some((before, rest)) = line.split_once(title) else { continue };
        let rest = rest.split("   ").next().unwrap_or_default();
        let begins = before.is_empty() || before.ends_with("   ");
        let goes_on = [first, "…"].iter().any(|next| rest.trim_start().starts_with(next));
        if !begins || !goes_on || shown.contains(&panel.title) {
            continue;
        }
        // Longer content continues on several lines.
        let below = shown.lines().skip(nth + 1).take_while(|line| line.starts_with("  "));
        let told = [rest].into_iter().chain(below).collect::<Vec<_>>().join("\n");
        let told = if panel.asked { shown } else { &told };
        let whole = cells().skip(1).all(|cell| told.contains(cell));
        assert!(whole || rest.ends_with('…'), "{line}\n{shown}");
    }
}

/// The panels needed for an answer: a map, the own sheet, panels with offers, and others of the
/// question.
fn needed(view: &View) -> Vec<(usize, &'static str)> {
    let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
    let panels = view.panels.iter().enumerate().filter_map(|(no, panel)| {
        let offered = panel.rows.iter().any(Row::offered);
        match panel.role {
            Role::Map => Some((no, "the map")),
            Role::Sheet { seat } if Some(seat) == eyes => Some((no, "the own sheet")),
            _ if offered => Some((no, "what is offered")),
            _ if panel.asked => Some((no, "what is asked about")),
            _ => None,
        }
    });
    panels.collect()
}

/// If a panel is an incomplete line, no line is left for it: all offers are visible, and details of
/// the focus fill the lines below them.
#[test]
fn lines_that_nothing_else_needs_are_for_what_lies_on_the_table() {
    let mut looked_at = 0;
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place(&format!("lines-{tag}")));
            let mut game = hot_seat(&content, way, tag, (4, 1), (42, keeper));
            let mut dice = Dice(9);
            // During set-up, there is little on the table.
            for _ in 0..8 {
                while game.go_on() {}
                let mut screen = Screen::new(&mut game, MANNER);
                let (mut buffer, area) = blank(SIZES[0]);
                screen.paint(&mut buffer, area);
                let shown = text(&buffer);
                let view = screen.view();
                let offers = view.ask.as_ref().expect("somebody is asked").offers.len();
                let others = |panel: &&Panel| !matches!(panel.role, Role::Sheet { .. });
                for panel in view.panels.iter().filter(others) {
                    let short = panel.brief.first().map_or(&panel.title, |cell| &cell.text);
                    let of_panel = |line: &&str| line.contains(&format!("{short} "));
                    // A mention in a preview is not a line of the panel.
                    let mut lines =
                        shown.lines().filter(|line| !line.starts_with('⇒')).filter(of_panel);
                    let cut = lines.any(|line| line.ends_with(" …"));
                    // The first six offers have priority.
                    let few =
                        !(0..offers).any(|offer| offer >= 6 && is_listed(&screen, offer, &shown));
                    assert!(!cut || !shown.contains("▴▾ ") || few, "{tag} {short}\n{shown}");
                    looked_at += 1;
                }
                game.take(Input::Offer { offer: dice.below(offers) });
            }
        }
    }
    assert!(looked_at > 50, "{looked_at}");
}

/// Whether an offer is in the list with its number and all its words, or in a line for several.
fn is_listed(screen: &Screen<'_>, offer: usize, shown: &str) -> bool {
    let ask = screen.view().ask.as_ref().expect("somebody is asked");
    let folded = |one: &table::Placed| matches!(one.spot.key, table::Key::Fold(_));
    if screen.places().1.iter().any(|one| folded(one) && one.spot.offers.contains(&offer)) {
        return true;
    }
    let spot = |one: &&table::Placed| one.spot.key == table::Key::Offer(offer);
    let Some(place) = screen.places().1.iter().find(spot) else { return false };
    let lines = shown.lines().skip(place.rect.y.into()).take(place.rect.height.into());
    let from = lines.map(|line| line.chars().skip(place.rect.x.into()).collect::<String>());
    let said = from.collect::<Vec<_>>().join(" ");
    // In a list without room, the question says the rest of the text.
    let short = screen.folds().iter().find(|fold| fold.open && fold.offers.contains(&offer));
    let text = short.map_or(&ask.offers[offer].text, |it| &it.texts[offer - it.offers.start]);
    let words = text.split_whitespace();
    said.trim_start().starts_with(&format!("{} ", offer + 1))
        && words.into_iter().all(|word| said.contains(word))
}

/// If not all offers are visible, a sign shows which: offers, not lines, in order, also in columns.
#[test]
fn the_sign_of_a_list_counts_offers() {
    let mut cut = 0;
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("counted"));
        let mut game = hot_seat(&content, way, "en", (4, 1), (42, keeper));
        let mut dice = Dice(9);
        for _ in 0..60 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let offers = ask.offers.len();
            let mut screen = Screen::new(&mut game, MANNER);
            let (mut buffer, area) = blank(SIZES[0]);
            // Half of the time, the end of the list is visible.
            if dice.below(2) == 0 {
                let last = KeyEvent::new(KeyCode::BackTab, KeyModifiers::NONE);
                screen.take(&Event::Key(last));
            }
            screen.paint(&mut buffer, area);
            let shown = text(&buffer);
            let listed: Vec<usize> =
                (0..offers).filter(|offer| is_listed(&screen, *offer, &shown)).collect();
            if let Some((_, sign)) = shown.split_once("▴▾ ") {
                let sign = sign.lines().next().unwrap_or_default();
                let (which, all) = sign.split_once(" / ").expect("of how many");
                assert_eq!(all.trim(), offers.to_string(), "{shown}");
                let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
                let run = |run: &str| match run.split_once('–') {
                    Some((first, last)) => number(first)..=number(last),
                    None => number(run)..=number(run),
                };
                // The visible offers are consecutive, also in columns.
                let told: Vec<usize> = run(which.trim()).collect();
                assert_eq!(told, listed, "{shown}");
                cut += 1;
            } else {
                assert_eq!(listed.len(), offers, "{shown}");
            }
            game.take(Input::Offer { offer: dice.below(offers) });
        }
    }
    assert!(cut > 3, "{cut}");
}

/// Maximum average number of incomplete panel lines on the smallest screen, in tenths.
const NOT_ENDING: usize = 28;

/// The smallest screen has no room for the table with all packs. Panels give way so that few of
/// them are incomplete lines.
#[test]
fn panels_give_way_so_that_much_is_told() {
    for way in ways().into_iter().filter(|way| way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tag in TAGS {
            let keeper = Keeper::new(place(&format!("gives-way-{tag}")));
            let mut game = hot_seat(&content, way, tag, (4, 1), (17, keeper));
            let (mut dice, mut all, mut panels) = (Dice(17), 0, 0);
            for _ in 0..40 {
                while game.go_on() {}
                let Some(ask) = game.view().ask else { break };
                let mut screen = Screen::new(&mut game, MANNER);
                let (mut buffer, area) = blank(SIZES[0]);
                screen.paint(&mut buffer, area);
                let shown = text(&buffer);
                let listed = |one: &&table::Placed| matches!(one.spot.key, table::Key::Offer(_));
                let first = screen.places().1.iter().find(listed).map(|one| one.rect.y);
                let board = shown.lines().take(first.unwrap_or(area.height).into());
                // After an incomplete line comes nothing, or the next panel.
                let signs = |line: &str| format!("{line}   ").matches(" …   ").count();
                let cut: usize = board.map(signs).sum();
                (all, panels) = (all + 1, panels + cut);
                game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
            }
            assert!(10 * panels < NOT_ENDING * all, "{tag}: {panels} of {all}");
        }
    }
}
