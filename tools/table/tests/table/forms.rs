//! Pages outside the table: entries are activated, changed and typed, with keys and the mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use table::{Act, Depth, Entry, Flow, Form, Ground, Key, Lobby, Pages, Theme, Then};

use crate::support::{blank, text};

const THEME: Theme = Theme { depth: Depth::All, ground: Ground::Dark };

/// A page with one entry of each sort, and a page after it.
#[derive(Default)]
struct Toy {
    value: usize,
    typed: String,
    deeper: bool,
    done: Vec<String>,
}

impl Lobby for Toy {
    fn form(&self) -> Form {
        let label = |label: &str| Entry { label: label.to_owned(), ..Entry::default() };
        if self.deeper {
            let long = "wide ".repeat(40);
            let entries = (0..40).map(|nth| label(&format!("{nth} {long}"))).collect();
            return Form { title: "Behind".to_owned(), entries, said: "a fault".to_owned() };
        }
        let value = Some(["one", "two", "three"][self.value].to_owned());
        let typed = Some(self.typed.clone());
        let about = "What is said of it. ".repeat(20);
        let entries = vec![
            Entry { chosen: value.clone(), about, ..label("Value") },
            Entry { typed: typed.clone(), ..label("Name") },
            Entry { chosen: value, typed, ..label("Both") },
            label("Go"),
        ];
        Form { title: "Toy".to_owned(), entries, said: String::new() }
    }

    fn act(&mut self, entry: usize, act: Act) -> Then {
        self.done.push(format!("{entry} {act:?}"));
        match act {
            Act::Next => self.value = (self.value + 1) % 3,
            Act::Before => self.value = (self.value + 2) % 3,
            Act::Type(typed) => self.typed = typed,
            Act::Take if self.deeper => return Then::Leave,
            Act::Take => {
                self.deeper = true;
                return Then::Turn;
            }
        }
        Then::Stay
    }

    fn back(&mut self) -> Then {
        if !self.deeper {
            return Then::Leave;
        }
        self.deeper = false;
        Then::Turn
    }

    fn turn_language(&mut self) {
        self.done.push("language".to_owned());
    }

    fn tell(&self, id: &str) -> String {
        id.to_owned()
    }
}

fn press(pages: &mut Pages<'_>, code: KeyCode) -> Flow {
    pages.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn type_in(pages: &mut Pages<'_>, word: &str) {
    for letter in word.chars() {
        press(pages, KeyCode::Char(letter));
    }
}

#[test]
fn entries_are_taken_changed_and_typed_into() {
    let mut toy = Toy::default();
    let mut pages = Pages::new(&mut toy, THEME);
    press(&mut pages, KeyCode::Right);
    press(&mut pages, KeyCode::Enter);
    press(&mut pages, KeyCode::Char('h'));
    assert_eq!(pages.form().entries[0].chosen.as_deref(), Some("two"));
    press(&mut pages, KeyCode::Char('v'));
    press(&mut pages, KeyCode::Down);
    // Keys with other meanings elsewhere are letters in a text entry.
    type_in(&mut pages, "Jovq");
    press(&mut pages, KeyCode::Backspace);
    assert_eq!(pages.form().entries[1].typed.as_deref(), Some("Jov"));
    press(&mut pages, KeyCode::Enter);
    type_in(&mut pages, "!");
    press(&mut pages, KeyCode::Right);
    let both = &pages.form().entries[2];
    assert_eq!((both.typed.as_deref(), both.chosen.as_deref()), (Some("Jov!"), Some("three")));
    press(&mut pages, KeyCode::Tab);
    assert_eq!(press(&mut pages, KeyCode::Enter), Flow::On);
    assert_eq!(pages.form().title, "Behind");
    assert_eq!(press(&mut pages, KeyCode::Esc), Flow::On);
    assert_eq!(pages.form().title, "Toy");
    assert_eq!(press(&mut pages, KeyCode::Esc), Flow::Stop);
    assert!(toy.done.contains(&"language".to_owned()), "{:?}", toy.done);
}

#[test]
fn a_message_has_the_color_of_entries() {
    let mut toy = Toy { deeper: true, ..Toy::default() };
    let (mut buffer, area) = blank((80, 24));
    Pages::new(&mut toy, THEME).paint(&mut buffer, area);
    let shown = text(&buffer);
    let colour = |words: &str| {
        let (y, line) =
            shown.lines().enumerate().find(|(_, line)| line.contains(words)).expect("in sight");
        let x = line.chars().take_while(|letter| !letter.is_alphanumeric()).count();
        buffer[(u16::try_from(x).expect("few"), u16::try_from(y).expect("few"))].fg
    };
    assert_eq!(colour("a fault"), colour("1 wide"), "{shown}");
}

#[test]
fn keys_that_change_nothing_are_not_named() {
    for (deeper, keys) in [(false, "keys-line-form"), (true, "keys-line-list-form")] {
        let mut toy = Toy { deeper, ..Toy::default() };
        let (mut buffer, area) = blank((80, 24));
        Pages::new(&mut toy, THEME).paint(&mut buffer, area);
        let shown = text(&buffer);
        assert_eq!(shown.lines().last().map(str::trim), Some(keys), "{shown}");
    }
}

#[test]
fn the_mouse_points_and_then_takes() {
    let mut toy = Toy::default();
    let mut pages = Pages::new(&mut toy, THEME);
    let click = |pages: &mut Pages<'_>, entry: usize| {
        let (mut buffer, area) = blank((80, 24));
        pages.paint(&mut buffer, area);
        let (_, placed, clipped) = pages.places();
        assert!(clipped.is_empty(), "{clipped:?}");
        let at = placed.iter().find(|one| one.spot.key == Key::Entry(entry)).expect("in sight");
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        pages.take(&Event::Mouse(MouseEvent { kind, column: at.rect.x, row: at.rect.y, modifiers }))
    };
    assert_eq!(click(&mut pages, 3), Flow::On);
    assert_eq!(pages.form().title, "Toy");
    assert_eq!(click(&mut pages, 3), Flow::On);
    assert_eq!(pages.form().title, "Behind");
    assert_eq!(click(&mut pages, 0), Flow::Stop);
}

#[test]
fn pages_are_drawn_on_any_screen_with_what_is_pointed_at_in_sight() {
    for deeper in [false, true] {
        let mut toy = Toy { deeper, ..Toy::default() };
        let mut pages = Pages::new(&mut toy, THEME);
        for _ in 0..45 {
            press(&mut pages, KeyCode::Down);
            for size in [(80, 24), (120, 40), (40, 10), (20, 5), (3, 3), (0, 0), (1, 30)] {
                let (mut buffer, area) = blank(size);
                pages.paint(&mut buffer, area);
                let (at, placed, clipped) = pages.places();
                if size.0 >= 40 {
                    let seen = placed.iter().any(|one| one.spot.key == Key::Entry(at));
                    assert!(seen, "{size:?}\n{}", text(&buffer));
                    assert!(clipped.is_empty(), "{size:?} {clipped:?}\n{}", text(&buffer));
                }
            }
        }
    }
}

#[test]
fn no_name_is_cut_behind_a_long_label_and_a_long_page_says_that_it_goes_on() {
    let entries = |_| {
        let entry = |(label, typed): (&str, Option<&str>)| Entry {
            label: label.to_owned(),
            typed: typed.map(str::to_owned),
            chosen: Some("a careful player of no flesh and blood".to_owned()),
            ..Entry::default()
        };
        let long = ("what is done where nobody knows what to do with it", None);
        let seats = std::iter::repeat_n(("seat A", Some("Annabella")), 30);
        seats.chain([long]).map(entry).collect()
    };
    let mut long = Counted { count: 0, entries };
    let mut pages = Pages::new(&mut long, THEME);
    let (mut buffer, area) = blank((80, 24));
    pages.paint(&mut buffer, area);
    let shown = text(&buffer);
    let names = shown.lines().filter(|line| line.contains("› ")).collect::<Vec<_>>();
    assert!(names.len() > 10 && names.iter().all(|line| line.contains("Annabella")), "{shown}");
    assert!(shown.contains("▴▾ 1–") && shown.contains(" / 31"), "{shown}");
}

/// A page of entries that depend on a number changed with the arrows.
struct Counted<E> {
    count: usize,
    entries: E,
}

impl<E: Fn(usize) -> Vec<Entry>> Lobby for Counted<E> {
    fn form(&self) -> Form {
        let entries = (self.entries)(self.count);
        Form { title: "Counted".to_owned(), entries, said: String::new() }
    }

    fn pointed(&self) -> usize {
        self.count / 2
    }

    fn act(&mut self, _: usize, act: Act) -> Then {
        match act {
            Act::Next => self.count += 1,
            Act::Before | Act::Take | Act::Type(_) => self.count -= 1,
        }
        Then::Stay
    }

    fn back(&mut self) -> Then {
        Then::Leave
    }

    fn turn_language(&mut self) {}

    fn tell(&self, id: &str) -> String {
        id.to_owned()
    }
}

/// A number of entries, the first of which shows it, each with a description of this length.
fn growing(count: usize, about: usize) -> Counted<impl Fn(usize) -> Vec<Entry>> {
    let about = "what is said of it ".repeat(about);
    let entry = move |nth: usize, all: usize| {
        let chosen = (nth == 0).then(|| all.to_string());
        let (label, about) = (format!("entry {nth}"), about.clone());
        Entry { label, about, chosen, ..Entry::default() }
    };
    Counted { count, entries: move |all| (0..all).map(|nth| entry(nth, all)).collect() }
}

/// The lines of entries on the smallest screen.
fn places(pages: &mut Pages<'_>) -> Vec<(Key, u16)> {
    let (mut buffer, area) = blank((80, 24));
    pages.paint(&mut buffer, area);
    pages.places().1.iter().map(|one| (one.spot.key, one.rect.y)).collect()
}

#[test]
fn entries_that_are_shortened_have_the_same_parts() {
    let entry = |nth: usize| {
        let long = if nth == 1 { "long ".repeat(14) } else { String::new() };
        let label = format!("day {nth} time {long}");
        Entry { label, shorter: vec![format!("day {nth} {long}")], ..Entry::default() }
    };
    for (columns, has_time) in [(120, true), (80, false)] {
        let mut page = Counted { count: 3, entries: move |all| (0..all).map(entry).collect() };
        let mut pages = Pages::new(&mut page, THEME);
        let (mut buffer, area) = blank((columns, 24));
        pages.paint(&mut buffer, area);
        let shown = text(&buffer);
        // The entry that has the focus is complete below.
        for day in ["day 0 time", "day 2 time"] {
            assert_eq!(shown.contains(day), has_time, "{shown}");
        }
    }
}

#[test]
fn an_entry_that_leads_on_is_apart_where_there_is_room() {
    let entry = |nth: usize| {
        let label = format!("entry {nth}");
        Entry { label, leads: nth == 2, ..Entry::default() }
    };
    for (count, gap) in [(5, 2), (18, 1)] {
        let mut page = Counted { count, entries: move |all| (0..all).map(entry).collect() };
        let mut pages = Pages::new(&mut page, THEME);
        let lines: Vec<u16> = places(&mut pages).into_iter().map(|(_, line)| line).collect();
        let apart: Vec<u16> = lines.windows(2).map(|two| two[1] - two[0]).take(4).collect();
        assert_eq!(apart, [1, gap, gap, 1], "{lines:?}");
    }
}

#[test]
fn entries_stay_where_they_are_when_there_are_more_of_them() {
    let mut page = growing(6, 1);
    let mut pages = Pages::new(&mut page, THEME);
    assert_eq!(pages.places().0, 3, "the page says what is pointed at first");
    let before = places(&mut pages);
    press(&mut pages, KeyCode::Home);
    for key in [KeyCode::Right, KeyCode::Right, KeyCode::Left, KeyCode::Left, KeyCode::Left] {
        press(&mut pages, key);
        let now = places(&mut pages);
        let count = now.len().min(before.len());
        assert_eq!(now[..count], before[..count]);
    }
    for (about, least) in [(1, 18), (10, 17)] {
        let mut long = growing(18, about);
        let mut pages = Pages::new(&mut long, THEME);
        // Unused description lines are for entries.
        assert!(places(&mut pages).len() >= least, "{:?}", places(&mut pages));
    }
}

#[test]
fn an_entry_says_less_where_its_line_is_too_short_and_all_where_it_is_pointed_at() {
    let entry = |_: usize| Entry {
        label: "all that there is to be said of a game with its expansions and its four players"
            .to_owned(),
        shorter: vec!["a game with its expansions".to_owned(), "a game".to_owned()],
        ..Entry::default()
    };
    let mut page = Counted { count: 6, entries: move |_| (0..4).map(entry).collect() };
    let mut pages = Pages::new(&mut page, THEME);
    let sizes = [(100, "all that"), (80, "a game with"), (40, "a game with"), (20, "a game")];
    for (columns, said) in sizes {
        let (mut buffer, area) = blank((columns, 24));
        pages.paint(&mut buffer, area);
        let labels: Vec<&str> = pages.places().1.iter().map(|one| &*one.spot.text).collect();
        assert!(labels.iter().all(|label| label.starts_with(said)), "{labels:?}");
        assert!(labels.iter().all(|label| !label.contains('…')), "{labels:?}");
    }
    // Below the entries it is complete.
    let (mut buffer, area) = blank((80, 24));
    pages.paint(&mut buffer, area);
    let shown = text(&buffer);
    assert!(shown.contains("all that there is to be said"), "{shown}");
}
