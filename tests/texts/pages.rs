//! Pages as players read them, in every language: the rules, what options change in them, what `cards show` prints of a card of
//! each kind, and the beginning of a spoken game. They are kept in `tests/pages/<tag>/`, so that a
//! change of a text shows its drawn text in review.
//!
//! `BLESS=1 cargo test pages` writes them; read what changed.

use std::collections::BTreeSet;
use std::path::PathBuf;

use content::CardInfo;
use engine::{SHELF, Shelved};

use super::scenes::{PLAYERS, kept};
use crate::cli::{Folder, cardwright_reads};
use crate::support::{blesses, built_in_with, expansions, root, ways};

/// What is chosen in a spoken game: by turns the first, the second and the third offer.
const CHOSEN: [&str; 12] = ["1", "2", "3", "1", "2", "1", "3", "1", "2", "1", "1", "2"];

/// A game is kept by itself, and with the first pack that builds on it.
const WAYS: usize = 2;

/// What the program prints.
fn printed(args: &[&str], typed: &str) -> String {
    let ran = cardwright_reads(args, typed);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}: {}", ran.out);
    ran.out
}

/// The rules of a game with some packs. Of an expansion, only the paragraphs that the game alone
/// does not have.
fn rules(game: &str, tag: &str, packs: &[String]) -> String {
    let page = rulebook(game, tag, packs, &[]);
    if packs.is_empty() { page } else { news(&page, &rulebook(game, tag, &[], &[])) }
}

/// The rulebook for a table.
fn rulebook(game: &str, tag: &str, packs: &[String], more: &[&str]) -> String {
    let with = packs.iter().flat_map(|pack| ["--with", pack.as_str()]);
    let args = ["rules", game, "--lang", tag].into_iter().chain(with).chain(more.iter().copied());
    printed(&args.collect::<Vec<_>>(), "")
}

/// The paragraphs of a page that another page does not have, with `…` for the others.
fn news(page: &str, other: &str) -> String {
    let known: BTreeSet<&str> = other.split("\n\n").map(str::trim).collect();
    let mut shown: Vec<&str> = Vec::new();
    for paragraph in page.split("\n\n").map(|paragraph| paragraph.trim_matches('\n')) {
        match (known.contains(paragraph.trim()), shown.last()) {
            (true, Some(&"…")) => {}
            (true, _) => shown.push("…"),
            (false, _) => shown.push(paragraph),
        }
    }
    shown.join("\n\n") + "\n"
}

/// What each value of each option changes in the rules of a table with some packs, and what a table
/// for one player changes.
fn options(game: &dyn Shelved, tag: &str, packs: &[String]) -> String {
    let opened = built_in_with(game, packs);
    let usual = rulebook(game.id(), tag, packs, &[]);
    let mut ways: Vec<Vec<String>> = Vec::new();
    for option in opened.options() {
        // A table for two has no third seat.
        let all = option.values.iter().enumerate().take(if option.seat { 2 } else { usize::MAX });
        let others = all.filter(|(at, _)| option.several || *at != option.usual);
        let way = |value: &String| vec!["--option".to_owned(), format!("{}={value}", option.name)];
        ways.extend(others.map(|(_, value)| way(value)));
    }
    if opened.seats().contains(&1) {
        ways.push(vec!["--players".to_owned(), "1".to_owned()]);
    }
    let mut page = String::new();
    for way in ways {
        let words: Vec<&str> = way.iter().map(String::as_str).collect();
        let news = news(&rulebook(game.id(), tag, packs, &words), &usual);
        page.push_str(&format!("=== {}\n\n{news}\n", way.join(" ")));
    }
    page
}

/// The ids of a card of each kind, where there is one with a script.
fn samples(game: &dyn Shelved) -> Vec<String> {
    let opened = built_in_with(game, &expansions(game.id()));
    let of = |kind: &str| {
        let mut cards: Vec<&CardInfo> =
            opened.cards().iter().filter(|card| card.kind == kind).collect();
        cards.sort_by_key(|card| (card.hooks.is_empty(), &card.id));
        cards.first().map(|card| card.id.clone())
    };
    game.kinds().iter().filter_map(|kind| of(kind)).collect()
}

/// What `cards show` prints of these cards.
fn cards(game: &dyn Shelved, tag: &str, more: &[&str]) -> String {
    let ids = samples(game);
    let words = ["cards", "show", "--game", game.id(), "--lang", tag];
    let ids = ids.iter().map(String::as_str);
    printed(&words.into_iter().chain(more.iter().copied()).chain(ids).collect::<Vec<_>>(), "")
}

/// The beginning of a game for a listener, who plays against bots.
fn spoken(game: &str, tag: &str, packs: &[String]) -> String {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let (_, [name, other, ..]) =
        PLAYERS.iter().find(|(known, _)| *known == tag).expect("a language");
    let (name, other) = (format!("{name}:f"), format!("{other}:m=greedy"));
    let mut args = vec!["play", game, "--speak", "--seed", "3", "--lang", tag, "--save", &save];
    args.extend(["--seat", &name, "--seat", &other]);
    args.extend(packs.iter().flat_map(|pack| ["--with", pack.as_str()]));
    let said = printed(&args, &CHOSEN.map(|line| format!("{line}\n")).concat());
    let lines = said.lines().filter(|line| !line.contains(&save));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The pages of a language, each with its name.
fn pages(tag: &str) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for game in SHELF {
        let id = game.id();
        for packs in ways(id).into_iter().take(WAYS) {
            let name = [&[id.to_owned()][..], &packs].concat().join("-");
            pages.push((format!("rules-{name}"), rules(id, tag, &packs)));
            pages.push((format!("options-{name}"), options(*game, tag, &packs)));
            pages.push((format!("spoken-{name}"), spoken(id, tag, &packs)));
        }
        pages.push((format!("cards-{id}"), cards(*game, tag, &[])));
        pages.push((format!("cards-{id}-exact"), cards(*game, tag, &["--exact"])));
    }
    pages
}

#[test]
fn pages_are_kept_as_they_are_read() {
    for (tag, _) in PLAYERS {
        let folder = root().join("tests/pages").join(tag);
        if blesses() {
            std::fs::create_dir_all(&folder).expect("the tree can be written");
        }
        let pages = pages(tag);
        for (name, page) in &pages {
            kept(&folder.join(name).with_extension("txt"), page);
        }
        let names: BTreeSet<PathBuf> = crate::support::entries(&folder).into_iter().collect();
        let known = pages.iter().map(|(name, _)| folder.join(name).with_extension("txt"));
        assert_eq!(names, known.collect(), "each page in {} is one of these", folder.display());
    }
}
