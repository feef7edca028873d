//! Every message of every language is said in some scene.
//!
//! The scenes are played in one more language, which a pack brings: English in which each message
//! begins with its own name, `⟦log/bought⟧`. What is never seen there is never seen in any
//! language: nobody has read it where it stands.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Assets, SHELF, Shelved};
use text::keys::keys;
use text::{BASE, Locales, Tree};

use super::scenes::{Stage, folders, scenes};
use crate::cli::Folder;
use crate::support::{built_in, sound, tree};

/// A language of nowhere: English, as far as plurals go.
const NOWHERE: &str = "en-ZZ";

/// A message by its space and its id.
type Id = (String, String);

/// The messages that a game and the program itself can say in English. The names and texts of
/// cards are read beside their cards.
fn messages(game: &dyn Shelved, locales: &Locales) -> BTreeSet<Id> {
    let keys = keys(locales).into_iter().filter(|key| {
        let said = key.variables.is_some() && !key.id.starts_with('-');
        key.tag == BASE && said && !game.kinds().contains(&key.space.as_str())
    });
    keys.map(|key| (key.space, key.id)).collect()
}

/// Writes a pack that speaks the language of nowhere.
fn write_pack(game: &dyn Shelved, locales: &Locales, folder: &Folder) {
    let id = game.id();
    folder.write(
        "nowhere/pack.toml",
        format!(
            "id = \"nowhere\"\ngame = \"{id}\"\nversion = \"1.0.0\"\napi = 1\n\
             requires = [\"{id}\"]\nlanguages = [\"{NOWHERE}\"]\n"
        ),
    );
    let mut spaces = BTreeMap::<String, String>::new();
    for key in keys(locales).into_iter().filter(|key| key.tag == BASE) {
        let span = key.whole.span;
        let text = &key.whole.source.text()[span.start as usize..span.end as usize];
        let marked = match key.variables {
            Some(_) if !key.id.starts_with('-') => {
                let mark = format!("= ⟦{}/{}⟧", key.space, key.id);
                text.replacen(" = ", &format!(" {mark}"), 1).replacen(
                    " =\n",
                    &format!(" {mark}\n"),
                    1,
                )
            }
            _ => text.to_owned(),
        };
        spaces.entry(key.space).or_default().push_str(&format!("{marked}\n"));
    }
    for (space, text) in spaces {
        folder.write(&format!("nowhere/locales/{NOWHERE}/{space}.ftl"), text);
    }
}

/// The messages that a text shows.
fn shown(text: &str) -> BTreeSet<Id> {
    let marks = text.split('⟦').skip(1).filter_map(|rest| rest.split_once('⟧'));
    let ids = marks.filter_map(|(mark, _)| mark.split_once('/'));
    ids.map(|(space, id)| (space.to_lowercase(), id.to_lowercase())).collect()
}

/// Everything that the scenes of a game show in the language of nowhere.
fn seen(game: &dyn Shelved) -> BTreeSet<Id> {
    let files = Assets::new();
    let own = || Tree::packs(&files, "locales", &[game.id()]);
    let (locales, findings) = Locales::load(&[own()]);
    sound(findings);
    let folder = Folder::new();
    write_pack(game, &locales, &folder);
    let pack = tree(&folder.path("nowhere"));
    let (marked, findings) = Locales::load(&[own(), Tree::own(&pack, "locales")]);
    sound(findings);
    let names = ["Anna", "Bram", "Chloe", "Dora"];
    let stage = Stage {
        tag: NOWHERE,
        names,
        more: vec!["--pack".to_owned(), folder.word("nowhere")],
        game: built_in(game),
        voice: marked.voice(NOWHERE, names.map(str::to_owned).to_vec()),
    };
    let folders = folders().into_iter().filter(|(_, other)| other.id() == game.id());
    let scenes = folders.flat_map(|(folder, _)| scenes(folder));
    scenes.flat_map(|scene| shown(&stage.play(&scene))).collect()
}

/// Why nobody sees a message, if nobody can.
fn unseen(game: &str, (space, id): &Id) -> Option<&'static str> {
    let begins = |starts: &[&str]| starts.iter().any(|start| id.starts_with(start));
    match (game, space.as_str()) {
        (_, "cli") if begins(&["usage", "value-", "play-help", "replay-help"]) => {
            Some("the help is read before any pack is")
        }
        (_, "cli")
            if begins(&["lost", "kept-again", "not-kept", "why-full", "why-not-a", "why-read"]) =>
        {
            Some("a disk that fails; tests/cli/saves.rs")
        }
        (_, "cli") if begins(&["error-in-use", "error-too-long", "error-content"]) => {
            Some("tests/cli")
        }
        (_, "cli") if begins(&["unknown-language"]) => Some("said in English alone"),
        (_, "cli") if id == "error-pack" => Some("said before any pack is read"),
        (_, "cli") if begins(&["changed-something"]) => {
            Some("said when no pack is to blame, and the language of nowhere is a pack")
        }
        (_, "cli") if begins(&["broken-other", "broken-text"]) => {
            Some("files that are no texts; tests/cli/hostile")
        }
        ("roll_player", "card") if begins(&["effect"]) => Some("it has a name and says nothing"),
        ("rattus", "card") if begins(&["kind-map", "kind-tokens"]) => {
            Some("maps and tokens are shown, not named")
        }
        ("rattus", "words") if begins(&["token"]) => Some("tokens are told by their numbers"),
        ("roll_player", "choice") if begins(&["roll", "draw", "deal"]) => {
            Some("what chance may answer is asked of nobody")
        }
        ("rattus", "choice")
            if ["infect", "start", "pick", "draw", "turn"].contains(&id.as_str()) =>
        {
            Some("what chance may answer is asked of nobody")
        }
        ("rattus", "words") if begins(&["ring-"]) => {
            Some("what chance may answer is asked of nobody")
        }
        ("rattus", "board") if begins(&["at-the-end"]) => {
            Some("for a front end that shows the table when all is over")
        }
        ("roll_player", "edition") => Some("a name for lists of editions"),
        ("roll_player", "words") if begins(&["gain-", "stock-", "window-", "zone-"]) => {
            Some("sentences choose by the word and never show it")
        }
        ("rattus", "words") if begins(&["hook-"]) => Some("the script of a card failed"),
        ("rattus", "log") if begins(&["faulted"]) => Some("the script of a card failed"),
        (_, "words") if begins(&["list-none", "yes", "no"]) => {
            Some("sentences choose by the word and never show it")
        }
        _ => None,
    }
}

#[test]
fn every_message_is_said_in_some_scene() {
    let all: Vec<_> = SHELF.iter().map(|game| (*game, seen(*game))).collect();
    let mut unsaid = String::new();
    for (game, seen) in &all {
        let files = Assets::new();
        let (locales, _) = Locales::load(&[Tree::packs(&files, "locales", &[game.id()])]);
        for id in messages(*game, &locales) {
            // What the program itself says, it may say in one game or another.
            let said = match id.0.as_str() {
                "cli" => all.iter().any(|(_, seen)| seen.contains(&id)),
                _ => seen.contains(&id),
            };
            match (said, unseen(game.id(), &id)) {
                (false, None) => {
                    unsaid.push_str(&format!("{} {}/{}\n", game.id(), id.0, id.1));
                }
                (true, Some(why)) => {
                    unsaid.push_str(&format!("{}/{} is seen after all: {why}\n", id.0, id.1));
                }
                (true, None) | (false, Some(_)) => {}
            }
        }
    }
    assert!(
        unsaid.is_empty(),
        "add a scene that says these, or take them out of the languages:\n{unsaid}"
    );
}
