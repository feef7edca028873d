//! Tests of the page for setting up a new game.

use super::*;

const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];

#[test]
fn a_name_is_what_is_typed_whatever_a_command_line_would_make_of_it() {
    let mut fresh = Fresh::new();
    fresh.seats[0].0 = "Jo: the =2nd".to_owned();
    let PageResult::Begun(_, wish) = fresh.begun() else { panic!("a game begins") };
    let expected = Player::new("Jo: the =2nd", Who::Human);
    assert_eq!((wish.players.len(), &wish.players[0]), (2, &expected));
    assert_eq!(expected.name, "Jo: the =2nd");
}

/// Columns for a label and its value on the smallest screen that the book recommends.
const COLUMNS: usize = 76;
/// Columns of the gap before a value, and of the signs around it.
const SIGNS: usize = 6;

#[test]
fn all_values_fit_into_their_column() {
    let packs = Packs::open(&[]).expect("built in").with_all();
    let mut opening = Opening::new(&packs, None);
    for (game, tag) in (0..SHELF.len()).flat_map(|game| TAGS.map(|tag| (game, tag))) {
        opening.speech.switch(tag);
        let mut fresh = Fresh { game, ..Fresh::new() };
        fresh.refresh(&mut opening);
        let entries = fresh.entries(&opening.speech);
        let valued = entries.iter().filter(|entry| entry.chosen.is_some());
        let widest = valued.map(|entry| page::width(&entry.label)).max().unwrap_or(0);
        let voice = opening.speech.voice();
        for row in fresh.rows() {
            let PageRow::One(at) = row else { continue };
            let option = &fresh.offered.options[at];
            for value in &option.values {
                let said = fresh.value(option, value, &voice);
                let wide = widest + SIGNS + page::width(&said);
                assert!(wide <= COLUMNS, "{tag}: {wide}: {} {said}", option.name);
            }
        }
    }
}

#[test]
fn a_typed_seed_replaces_that_of_the_day() {
    let packs = Packs::open(&[]).expect("built in");
    let mut opening = Opening::new(&packs, Some("en"));
    let mut fresh = Fresh::new();
    let is_seed = |row: &PageRow| matches!(row, PageRow::Seed);
    let entry = fresh.rows().iter().position(is_seed).expect("a seed");
    let daily = daily_seed().expect("a date");
    fresh.seed.clone_from(&daily);
    fresh.act(entry, Act::Type(format!("{daily}4")), &mut opening);
    fresh.act(entry, Act::Type("42".to_owned()), &mut opening);
    assert_eq!(fresh.seed, "42");
    fresh.seed.clone_from(&daily);
    let shorter = daily[..daily.len() - 1].to_owned();
    fresh.act(entry, Act::Type(shorter.clone()), &mut opening);
    assert_eq!(fresh.seed, shorter, "a letter is removed");
}

#[test]
fn a_name_that_is_too_long_is_reported() {
    let packs = Packs::open(&[]).expect("built in");
    let opening = Opening::new(&packs, Some("en"));
    let mut fresh = Fresh::new();
    let is_first = |row: &PageRow| matches!(row, PageRow::Seat(0));
    let entry = fresh.rows().iter().position(is_first).expect("a seat");
    fresh.seats[0].0 = "Jo".to_owned();
    assert_eq!(fresh.cut_name(entry, &opening.speech), None);
    fresh.seats[0].0 = "x".repeat(41);
    let said = fresh.cut_name(entry, &opening.speech).expect("a message");
    assert!(said.contains(&format!("“{}”", "x".repeat(40))), "{said}");
}

#[test]
fn the_page_speaks_of_its_own_keys_and_of_what_can_be_chosen() {
    let packs = Packs::open(&[]).expect("built in").with_all();
    let mut opening = Opening::new(&packs, None);
    let mut options = 0;
    for game in 0..SHELF.len() {
        for tag in TAGS {
            opening.speech.switch(tag);
            let mut fresh = Fresh { game, ..Fresh::new() };
            for players in 1..=4 {
                fresh.players = players;
                fresh.refresh(&mut opening);
                for row in fresh.rows() {
                    let PageRow::One(at) = row else { continue };
                    let option = &fresh.offered.options[at];
                    assert!(fresh.values(option) > 1, "{tag}: {}", option.name);
                    options += 1;
                }
                for entry in fresh.entries(&opening.speech) {
                    let typed = entry.about.contains("--") || entry.about.contains('=');
                    assert!(!typed, "{tag}: {}", entry.about);
                }
            }
        }
    }
    assert!(options > 50, "{options}");
}
