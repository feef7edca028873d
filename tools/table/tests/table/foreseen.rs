//! The result of the focused offer is drawn where it would happen.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use desk::Keeper;
use play::panel::Role;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use table::{Depth, Ground, Key, Manner, Placed, Screen, Theme};
use view::{Difference, Input, Preview, View};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::Many, ground: Ground::Dark });
/// The background of future texts, which nothing else has.
const GROUND: Color = Color::Indexed(24);
/// Number of words of a card's text that are in one line.
const BEGINNING: usize = 3;
/// Number of offers of a question that get the focus.
const OFFERS: usize = 6;

/// The number of letters drawn as future text.
fn foreseen(buffer: &Buffer) -> usize {
    buffer.content.iter().filter(|cell| cell.bg == GROUND).count()
}

/// The present text of a view at the place of a difference.
fn now(view: &View, change: &Difference) -> Option<String> {
    let at = change.at?;
    let panel = &view.panels[at.panel];
    assert_eq!(panel.role, change.role);
    Some(match (at.row, at.column) {
        (None, _) => panel.title.clone(),
        (Some(row), Some(column)) => panel.rows[row].cells[column].text.clone(),
        (Some(row), None) => {
            let cells = panel.rows[row].cells.iter().map(|cell| cell.text.as_str());
            cells.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
        }
    })
}

/// Whether a difference is in a panel that is always completely visible, and is not empty there.
fn in_sight(view: &View, change: &Difference) -> bool {
    let own = view.eyes.as_ref().map(|eyes| eyes.seat);
    let whole = match change.role {
        Role::Sheet { seat } => Some(seat) == own,
        Role::Map | Role::Round | Role::Shared | Role::Known | Role::Pile => false,
    };
    // The title of a sheet names its player, which does not change.
    whole && change.at.is_some_and(|at| at.row.is_some()) && !change.before.is_empty()
}

/// All details of an offer are visible, or a sign shows that they continue, and then no line is
/// left for them. A difference may be only at its place on the board, or only in the offer.
fn is_told(screen: &Screen<'_>, preview: &Preview, buffer: &Buffer) -> bool {
    let shown = text(buffer);
    let lines: Vec<&str> = shown.lines().collect();
    // The details are below the question, or in the side column. If there is only one line, the
    // texts of cards come first.
    let first = lines.iter().position(|line| line.starts_with('⇒'));
    let below = |at: usize| at >= first.unwrap_or(lines.len() - 2);
    let beside = |line: &str| line.chars().count() > SIZES[0].0.into();
    // In the last line, the keys follow.
    let ends = |at: usize, line: &str| {
        line.ends_with(" …") || (at + 1 == lines.len() && line.contains(" … "))
    };
    let goes_on = |(at, line): (usize, &&str)| ends(at, line) && (below(at) || beside(line));
    if lines.iter().enumerate().any(goes_on) {
        let last = lines[lines.len() - 2];
        assert!(!last.trim().is_empty(), "there is room for more:\n{shown}");
        return false;
    }
    let offers = screen.view().ask.iter().flat_map(|ask| &ask.offers);
    let cards = offers.clone().nth(preview.offer).map_or(&[][..], |offer| &offer.cards);
    let about = offers.clone().nth(preview.offer).map_or(&[][..], |offer| &offer.about);
    let on_board = |change: &&Difference| {
        let row = change.at.and_then(|at| Some((at.panel, at.row?)));
        let here = |key: Key| matches!(key, Key::Cell(no, at, _) if Some((no, at)) == row);
        screen.places().1.iter().any(|one| here(one.spot.key))
    };
    let named = |change: &&Difference| {
        !change.about.is_empty() && change.about.iter().all(|thing| about.contains(thing))
    };
    let changes = preview.changes.iter().filter(|change| !on_board(change) && !named(change));
    let changes = changes.map(|change| &change.text);
    for said in changes.chain(cards) {
        let missing = said.split_whitespace().find(|word| !shown.contains(word));
        assert_eq!(missing, None, "{said}\n{shown}");
    }
    true
}

/// Moves the focus to an offer by its number, and draws.
fn point(screen: &mut Screen<'_>, offer: usize, size: (u16, u16)) -> Buffer {
    screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
    for digit in (offer + 1).to_string().chars() {
        screen.take(&Event::Key(KeyEvent::new(KeyCode::Char(digit), KeyModifiers::NONE)));
    }
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{clipped:?}\n{}", text(&buffer));
    buffer
}

/// The asked player's numbers come first, then other things in front of that player, then others'
/// or shared things, and titles last. Cards that players get follow the numbers.
fn is_in_order(view: &View, preview: &Preview) -> bool {
    let own = view.eyes.as_ref().map(|eyes| eyes.seat);
    let words = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "");
    let counts = |change: &Difference| {
        let both = !change.before.is_empty() && !change.after.is_empty();
        both && words(&change.before) == words(&change.after)
    };
    let rank = |change: &Difference| match change.role {
        _ if change.at.is_some_and(|at| at.row.is_none()) => Some(3),
        Role::Sheet { seat } if Some(seat) == own => {
            // A die replaced by another one in a place is not a number.
            let number = counts(change) && !change.about.iter().any(|it| it.kind == "space");
            number.then_some(0)
        }
        Role::Pile | Role::Round => Some(2),
        Role::Sheet { .. } | Role::Map | Role::Shared | Role::Known => None,
    };
    preview.changes.iter().filter_map(rank).is_sorted()
}

/// Whether no row disappears while another one appears: only the difference within it is described
/// then.
fn is_paired(preview: &Preview) -> bool {
    let goes = |change: &&Difference| {
        change.after.is_empty()
            && change.at.is_some_and(|at| at.row.is_some() && at.column.is_none())
    };
    let comes = |change: &&Difference| change.before.is_empty() && change.at.is_none();
    preview.changes.iter().filter(goes).all(|gone| {
        let same =
            |new: &&Difference| new.role == gone.role && new.about.first() == gone.about.first();
        gone.about.is_empty() || !preview.changes.iter().filter(comes).any(|new| same(&new))
    })
}

/// Moves the focus to each thing with several offers: the result of the first is shown, and that
/// there are others. Returns the number of such things.
fn several(screen: &mut Screen<'_>, previews: &[Preview]) -> usize {
    let size = SIZES[1];
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let placed = screen.places().1.to_vec();
    let on_board = |one: &&Placed| matches!(one.spot.key, Key::Cell(..));
    let mut count = 0;
    for one in placed.iter().filter(on_board).filter(|one| one.spot.offers.len() > 1) {
        let Some(preview) = previews.iter().find(|it| it.offer == one.spot.offers[0]) else {
            continue;
        };
        screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
        let kind = MouseEventKind::Down(MouseButton::Right);
        // The preview of the focus before may have moved it.
        screen.paint(&mut buffer, area);
        let here = screen.places().1.iter().find(|it| it.spot.key == one.spot.key);
        let Some((column, row)) = here.map(|it| (it.rect.x, it.rect.y)) else { continue };
        let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        screen.take(&Event::Mouse(click));
        screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
        let (mut buffer, area) = blank(size);
        screen.paint(&mut buffer, area);
        let shown = text(&buffer);
        let changes = preview.changes.iter().take(1).map(|change| &change.text);
        for said in changes {
            let missing = said.split_whitespace().find(|word| !shown.contains(word));
            assert_eq!(missing, None, "{said}\n{shown}");
        }
        let lines: Vec<&str> = shown.lines().collect();
        let told = lines.iter().position(|line| line.starts_with('⇒')).unwrap_or(lines.len());
        let first = format!("{} ", preview.offer + 1);
        let named = told.checked_sub(1).is_some_and(|at| lines[at].starts_with(&first));
        let silent = preview.changes.iter().all(|change| change.text.is_empty());
        assert!(named || silent, "{first}\n{shown}");
        for other in &one.spot.offers[1..] {
            let other = format!("{} ", other + 1);
            let named = lines[told..].iter().any(|line| line.starts_with(&other));
            assert!(named || told == lines.len() || shown.contains(" …"), "{other}\n{shown}");
        }
        count += 1;
    }
    count
}

/// Moves the focus to some offers of a question on each size of screen. Returns how many were
/// drawn.
fn look(screen: &mut Screen<'_>, previews: &[Preview], size: (u16, u16)) -> usize {
    let (mut drawn, mut told) = (0, 0);
    for preview in previews {
        assert!(is_in_order(screen.view(), preview), "{preview:?}");
        assert!(is_paired(preview), "{preview:?}");
        let view = screen.view().clone();
        for change in &preview.changes {
            // Anything with a name in a sheet is described, whatever it shows.
            let stays = !change.before.is_empty() && !change.after.is_empty();
            let named = stays && !change.label.is_empty() && in_sight(&view, change);
            assert!(!named || !change.text.is_empty(), "{change:?}");
            if let Some(now) = now(&view, change) {
                assert_eq!(now, change.before, "{change:?}");
            }
        }
        let buffer = point(screen, preview.offer, size);
        let letters = foreseen(&buffer);
        told += usize::from(is_told(screen, preview, &buffer));
        if preview.changes.iter().any(|change| in_sight(&view, change)) {
            assert!(letters > 0, "{preview:?}\n{}", text(&buffer));
        }
        if preview.changes.iter().all(|change| change.at.is_none()) {
            assert_eq!(letters, 0, "{preview:?}\n{}", text(&buffer));
        }
        drawn += usize::from(letters > 0);
        let again = point(screen, preview.offer, size);
        assert_eq!(again, buffer, "it is the same when it is pointed at again");
    }
    assert!(told > 0 || previews.is_empty() || size == SIZES[0], "nothing is told whole");
    drawn
}

/// Whether the cards of an offer have texts. They must begin on the screen while it has the focus.
fn reads(screen: &mut Screen<'_>, (offer, printed): (&usize, &Vec<String>)) -> bool {
    let shown = text(&point(screen, *offer, SIZES[0]));
    for said in printed {
        let begins = said.split_whitespace().take(BEGINNING).collect::<Vec<_>>().join(" ");
        assert!(shown.contains(&begins), "{said}\n{shown}");
    }
    !printed.is_empty()
}

fn play(way: Way, tag: &str, seed: u64) -> (usize, usize, usize) {
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place(&format!("foreseen-{seed}")));
    let mut game = hot_seat(&content, way, tag, (3, 1), (seed, keeper));
    let (mut dice, mut drawn, mut questions) = (Dice(seed), 0, 0);
    let (mut both, mut read) = (0, 0);
    loop {
        while game.go_on() {}
        let Some(ask) = game.view().ask else { return (drawn, both, read) };
        questions += 1;
        let all = ask.offers.len();
        let some: Vec<usize> = (0..OFFERS.min(all)).map(|_| dice.below(all)).collect();
        if questions % 3 == 0 {
            let previews: Vec<Preview> =
                some.iter().filter_map(|offer| game.sight().preview(*offer)).collect();
            let printed: Vec<Vec<String>> =
                some.iter().map(|offer| game.sight().printed(*offer, false)).collect();
            let mut screen = Screen::new(&mut game, MANNER);
            drawn += look(&mut screen, &previews, SIZES[questions % SIZES.len()]);
            drawn += look(&mut screen, &previews, SIZES[0]);
            read += some.iter().zip(&printed).filter(|at| reads(&mut screen, *at)).count();
            both += several(&mut screen, &previews);
        }
        game.take(Input::Offer { offer: dice.below(all) });
    }
}

#[test]
fn what_would_come_is_drawn_where_it_would_happen() {
    let mut all = 0;
    for (at, way) in ways().into_iter().enumerate() {
        let (drawn, both, read) = play(way, TAGS[at % TAGS.len()], 60 + at as u64);
        assert!(drawn > 20 && read > 5, "{way:?}: {drawn} {read}");
        all += both;
    }
    assert!(all > 0, "nothing on a board has several offers");
}

/// The items of a list after its name.
fn items(said: &str) -> Option<(&str, Vec<&str>)> {
    let (name, list) = said.split_once(": ")?;
    let letters = |item: &&str| item.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
    let items: Vec<&str> = list.split(", ").flat_map(|part| part.split(" and ")).collect();
    items.iter().all(letters).then_some((name, items))
}

/// For a list that only grows, only the addition is shown, not the whole list twice.
#[test]
fn of_a_list_what_comes_or_goes_is_told() {
    let mut told = 0;
    for way in ways().into_iter().filter(|way| way.all) {
        let packs = packs(way);
        let content = packs.content();
        // When a list grows in one of the first offers depends on chance.
        for seed in 0..20 {
            let keeper = Keeper::new(place("of-a-list"));
            let mut game = hot_seat(&content, way, "en", (2, 1), (seed, keeper));
            let mut dice = Dice(seed);
            while told < 3 {
                while game.go_on() {}
                let Some(ask) = game.view().ask else { break };
                let all = ask.offers.len();
                let previews = (0..all.min(3)).filter_map(|offer| game.sight().preview(offer));
                for change in previews.flat_map(|preview| preview.changes) {
                    let lists = items(&change.before).zip(items(&change.after));
                    let Some(((name, before), (other, after))) = lists else { continue };
                    let stays = name == other && before.iter().all(|item| after.contains(item));
                    let from = format!("{name}: {}", before.join(", "));
                    if !stays || after.len() <= before.len() || change.text.is_empty() {
                        continue;
                    }
                    assert!(!change.text.starts_with(&from), "{change:?}");
                    let new = after.iter().filter(|item| !before.contains(item));
                    new.for_each(|item| assert!(change.text.contains(item), "{change:?}"));
                    // What comes from another list of the place is not new.
                    let is_new = change.text.contains(&format!("new: {name}: "));
                    let is_moved = change.text.ends_with(&format!("⇒ {name}"));
                    told += usize::from(is_new || is_moved);
                }
                game.take(Input::Offer { offer: dice.below(all) });
            }
        }
    }
    assert!(told > 2, "{told}");
}

/// After a page was open, everything is as before: the focus and the result of its offer.
#[test]
fn behind_a_page_what_is_pointed_at_stays_so() {
    let mut looked = 0;
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("behind-a-page"));
        let mut game = hot_seat(&content, way, "en", (3, 1), (5, keeper));
        let mut dice = Dice(5);
        for _ in 0..25 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let mut screen = Screen::new(&mut game, MANNER);
            let draw = |screen: &mut Screen<'_>| {
                let (mut buffer, area) = blank(SIZES[0]);
                screen.paint(&mut buffer, area);
                buffer
            };
            let press = |screen: &mut Screen<'_>, code| {
                screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            };
            draw(&mut screen);
            let on_board = |one: &&Placed| !matches!(one.spot.key, Key::Offer(_));
            let offered = |one: &&Placed| on_board(one) && !one.spot.offers.is_empty();
            let rect = screen.places().1.iter().find(offered).map(|one| one.rect);
            if let Some(rect) = rect {
                let kind = MouseEventKind::Down(MouseButton::Left);
                let (column, row) = (rect.x, rect.y);
                let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
                press(&mut screen, KeyCode::Esc);
                if screen.places().0.is_none_or(|key| matches!(key, Key::Offer(_))) {
                    screen.take(&Event::Mouse(click));
                }
                let before = draw(&mut screen);
                looked += foreseen(&before);
                for key in ['i', '?', 'r', 'b', 'g', '/'] {
                    press(&mut screen, KeyCode::Char(key));
                    draw(&mut screen);
                    // A page is redrawn when something happens to it.
                    draw(&mut screen);
                    press(&mut screen, KeyCode::Esc);
                    let after = draw(&mut screen);
                    let shown = [text(&before), text(&after)].join("\n");
                    assert!(after == before, "{way:?} {key}\n{shown}");
                }
            }
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
    }
    assert!(looked > 100, "{looked} letters of what would come");
}

/// The result of a choice is marked in each line, names its place with complete names, and mentions
/// payments and gains first.
#[test]
fn a_preview_says_what_it_is_about() {
    let (mut marked, mut places, mut names, mut bought) = (0, 0, 0, 0);
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let keeper = Keeper::new(place("says-what-it-is-about"));
        let mut game = hot_seat(&content, way, "en", (2, 1), (7, keeper));
        let mut dice = Dice(7);
        for _ in 0..120 {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            let all = ask.offers.len();
            let previews: Vec<Preview> =
                (0..all).filter_map(|offer| game.sight().preview(offer)).collect();
            for preview in &previews {
                let offer = &ask.offers[preview.offer];
                for change in preview.changes.iter().filter(|change| !change.text.is_empty()) {
                    let text = &change.text;
                    let for_all = matches!(change.role, Role::Shared | Role::Pile);
                    let chosen = change.about.iter().any(|thing| offer.about.contains(thing));
                    assert!(!for_all || chosen || !change.after.is_empty(), "{change:?}");
                    let lies = text.contains(": ") || text.contains(" · ");
                    assert!(!for_all || lies, "{change:?}");
                    assert!(!text.ends_with(" ✗") || !for_all, "{change:?}");
                    places += usize::from(for_all);
                    let Some((old, new)) = text.split_once(" ⇒ ") else { continue };
                    for name in &change.whole {
                        let said =
                            change.after.contains(name.as_str()) && !old.contains(name.as_str());
                        let last = name.rsplit(' ').next().unwrap_or_default();
                        assert!(
                            !said || !new.contains(last) || new.contains(name.as_str()),
                            "{change:?}"
                        );
                        names += 1;
                    }
                }
                if offer.text.starts_with("Buy ") {
                    let texts = preview.changes.iter().map(|change| change.text.as_str());
                    let told: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
                    assert!(told[0].ends_with(" gold"), "{told:?}");
                    assert!(
                        told[1..].iter().take(2).any(|text| text.contains(": Market ⇒ ")),
                        "{told:?}"
                    );
                    bought += 1;
                }
            }
            let mut screen = Screen::new(&mut game, MANNER);
            if let Some(preview) = previews.iter().find(|preview| !preview.told.is_empty()) {
                let shown = text(&point(&mut screen, preview.offer, SIZES[1]));
                let said: String =
                    preview.told[0].text.split(' ').take(3).collect::<Vec<_>>().join(" ");
                let lines = shown.lines().filter(|line| line.contains(&said));
                marked += lines.filter(|line| line.contains(&format!("⇒ {said}"))).count();
            }
            game.take(Input::Offer { offer: dice.below(all) });
        }
    }
    assert!(
        marked > 50 && places > 20 && names > 10 && bought > 10,
        "{marked} {places} {names} {bought}"
    );
}
