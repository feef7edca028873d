//! Packs that are looked at again after an edit: what was made of them before changes nothing.

use std::sync::Arc;

use desk::Threads;
use lint::Session;

use super::Folder;
use crate::support::generated;

/// More than one piece of what is looked at together, of both kinds.
const CARDS: usize = 300;

/// An edit: the code of what is found then, the file, what is gone of it, and what stands there instead.
type Edit = (&'static str, &'static str, &'static str, &'static str);

/// Edits, each after the others.
const EDITS: &[Edit] = &[
    ("unused-term", "locales/en/terms.ftl", "", "-many = for all of them"),
    ("double-space", "locales/fr/weapon/part-1.ftl", "pour chaque dé", "pour  chaque dé"),
    // A text that comes before all others, in a file of its own: the others lie in other pieces.
    ("stray-text", "locales/en/weapon/part-0.ftl", "", "aaa = An Axe"),
    // A variant that no number has; and then the text selects by what is no number.
    ("dead-variant", "locales/en/trait/part-1.ftl", "[one]", "[ones]"),
    ("unknown-variable", "trait/some-10.toml", "stars =", "points ="),
    // What texts say in words becomes what the term says.
    ("literal-term", "locales/en/terms.ftl", "all of them", "every die"),
    ("missing-function", "weapon/some-21.luau", "score = score", "scores = score"),
];

fn session(folder: &Folder, crew: Threads) -> Session {
    Session {
        packs: vec![folder.path("some")],
        known: engine::codes(),
        crew: Arc::new(crew),
        ..Session::default()
    }
}

/// What a session finds, in an order.
fn found(session: &Session) -> Vec<String> {
    let drawn = session.draw().expect("known: read");
    let told = drawn.findings.iter().filter(|one| one.code.name() != "no-ruling");
    let mut told: Vec<String> = told
        .map(|one| {
            let place = &one.place;
            let at = place.source.position(place.span.start);
            format!("{} {} {at:?} {}", one.code.name(), place.source.path(), one.message)
        })
        .collect();
    told.sort();
    told
}

#[test]
fn a_second_look_finds_what_a_first_one_would() {
    let folder = Folder::new();
    generated::write(&folder.path("some"), "some", CARDS);
    let again = session(&folder, Threads::remembering());
    let once_more = || {
        let told = found(&again);
        assert_eq!(told, found(&session(&folder, Threads::default())));
        told
    };
    let sound = once_more();
    assert_eq!(sound.len(), 1, "more cards than a table holds: {sound:?}");
    let before = EDITS.iter().map(|(code, file, old, new)| {
        let path = format!("some/{file}");
        let before = folder.path(&path).exists().then(|| folder.read(&path));
        folder.write(&path, before.as_deref().unwrap_or_default().replace(old, new));
        let told = once_more();
        assert!(told.iter().any(|one| one.starts_with(code)), "no {code} in {told:#?}");
        (path, before)
    });
    for (path, before) in before.collect::<Vec<_>>().into_iter().rev() {
        match before {
            Some(text) => folder.write(&path, text),
            None => std::fs::remove_file(folder.path(&path)).expect("removed"),
        }
    }
    assert_eq!(once_more(), sound);
}
