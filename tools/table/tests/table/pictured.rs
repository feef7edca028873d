//! Pictures of every kind of decision, in each language, on each size of screen.
//!
//! The pictures are in `tests/pictures`, one file for each question of a game. `BLESS=1` redraws
//! them.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use desk::Keeper;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{Ask, HotSeat, Input};

use crate::support::{Dice, SIZES, TAGS, Way, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
/// Maximum number of games of each way, until every question was asked.
const GAMES: u64 = 16;

/// The pictures of a question by language and size.
type Pictures = BTreeMap<(&'static str, (u16, u16)), String>;
/// The pictures of all questions, by file.
type Drawn = BTreeMap<PathBuf, Pictures>;

#[test]
fn every_kind_of_decision_has_its_picture() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let blesses = std::env::var_os("BLESS").is_some();
    let mut drawn = Drawn::new();
    for way in ways() {
        for seed in 0..GAMES {
            look(way, seed, &folder, &mut drawn);
        }
    }
    let there: BTreeSet<PathBuf> = files(&folder);
    let mut different = Vec::new();
    for (path, pictures) in &drawn {
        let text = page(pictures);
        if blesses {
            fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("made");
            fs::write(path, text).expect("written");
        } else if fs::read_to_string(path).ok().as_ref() != Some(&text) {
            different.push(path.clone());
        }
    }
    let gone: Vec<_> = there.iter().filter(|path| !drawn.contains_key(*path)).collect();
    assert!(gone.is_empty(), "these are asked no more: {gone:?}");
    assert!(different.is_empty(), "look at them, then BLESS=1: {different:?}");
}

/// Plays a game, and draws each question without a picture.
fn look(way: Way, seed: u64, folder: &Path, drawn: &mut Drawn) {
    let packs = packs(way);
    let content = packs.content();
    let keeper = Keeper::new(place(&format!("pictured-{seed}")));
    let players = if way.all { 2 } else { 3 };
    let mut game = hot_seat(&content, way, TAGS[0], (players, 1), (seed, keeper));
    let mut dice = Dice(seed);
    loop {
        while game.go_on() {}
        let Some(ask) = game.view().ask else { return };
        let path = folder.join(way.game).join(format!("{}.txt", ask.id));
        if let Entry::Vacant(place) = drawn.entry(path) {
            place.insert(TAGS.into_iter().flat_map(|tag| pictures(&mut game, tag)).collect());
            game.take(Input::Lang { tag: TAGS[0].to_owned() });
        }
        game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
    }
}

/// The pictures of the open question in a language.
fn pictures(game: &mut HotSeat, tag: &'static str) -> Pictures {
    game.take(Input::Lang { tag: tag.to_owned() });
    game.notices();
    let mut screen = Screen::new(game, MANNER);
    let ask = screen.view().ask.clone().expect("somebody is asked");
    SIZES.into_iter().map(|size| ((tag, size), picture(&mut screen, size, &ask))).collect()
}

/// A screen on which nothing is clipped, and the whole question is visible.
fn picture(screen: &mut Screen<'_>, size: (u16, u16), ask: &Ask) -> String {
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{size:?}: {clipped:?}\n{shown}");
    let missing = ask.heading.split_whitespace().find(|word| !shown.contains(word));
    assert_eq!(missing, None, "{size:?}: {}\n{shown}", ask.heading);
    shown
}

fn page(pictures: &Pictures) -> String {
    let one = |((tag, (columns, lines)), shown): (&(&str, (u16, u16)), &String)| {
        format!("── {tag} {columns}×{lines} ──\n{}\n", shown.trim_end())
    };
    pictures.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// The files in the subfolders of a folder.
fn files(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    entries(folder).iter().flat_map(|game| entries(game)).collect()
}
