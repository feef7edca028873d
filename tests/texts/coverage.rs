//! Every message of every language is said in some scene.
//!
//! The scenes are played in a dialect of English in which each message begins with its own name,
//! `⟦log/bought⟧`. What is never seen there is never seen in any language: nobody has read it where
//! it stands. The few that cannot be seen are listed, with the reason; something must ask for them all
//! the same, or they are dead.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{SHELF, Shelved};
use text::keys::keys;
use text::{BASE, Locales, Tree};

use super::asked::Asked;
use super::phrases::write_dialect;
use super::scenes::{Stage, folders, games, scenes};
use crate::cli::Folder;
use crate::support::{sound, texts, tree};

/// A dialect of English. Unlike in the phrase books, names have marks too.
const NOWHERE: &str = "en-ZZ";

/// A message by its space and its id.
type Id = (String, String);

/// The messages that a game and the program itself can say in English. The names and texts of
/// cards are read beside their cards.
fn messages(game: &dyn Shelved, locales: &Locales) -> BTreeSet<Id> {
    let keys = keys(locales).into_iter().filter(|key| {
        let said = key.variables.is_some() && !key.id.starts_with('-');
        // What scripts do is told of code, not in play: `tests/effect` asks for each. Why
        // something is not offered has a test of its own: `tests/refusals.rs`.
        // What hints speak of: `tests/hints.rs`.
        // Lessons are all taught in `tools/table/tests/table/taught.rs`.
        let tested = matches!(key.space, "does" | "effect" | "hint" | "lesson" | "refusal");
        key.tag == BASE && said && !tested && !game.kinds().contains(&key.space)
    });
    keys.map(|key| (key.space.to_owned(), key.id.to_owned())).collect()
}

/// The messages that a text shows.
fn shown(text: &str) -> BTreeSet<Id> {
    let marks = text.split('⟦').skip(1).filter_map(|rest| rest.split_once('⟧'));
    let ids = marks.filter_map(|(mark, _)| mark.split_once('/'));
    ids.map(|(space, id)| (space.to_lowercase(), id.to_lowercase())).collect()
}

/// Everything that the scenes of a game show in the dialect.
fn seen(game: &dyn Shelved) -> BTreeSet<Id> {
    let own = texts(game.id());
    let (locales, findings) = Locales::load(std::slice::from_ref(&own));
    sound(findings);
    let folder = Folder::new();
    let base = keys(&locales).into_iter().filter(|key| key.tag == BASE);
    write_dialect(&folder, game, NOWHERE, base, |key| {
        let said = key.variables.is_some() && !key.id.starts_with('-');
        said.then(|| format!("⟦{}/{}⟧", key.space, key.id))
    });
    let pack = tree(&folder.path("dialect"));
    let (marked, findings) = Locales::load(&[own, Tree::own(Arc::new(pack), "locales")]);
    sound(findings);
    let names = ["Anna", "Bram", "Chloe", "Dora"];
    let stage = Stage {
        tag: NOWHERE,
        names,
        more: vec!["--pack".to_owned(), folder.word("dialect")],
        games: games(game),
        voice: marked.voice(NOWHERE, names.map(str::to_owned).to_vec()),
    };
    let folders = folders().into_iter().filter(|(_, other)| other.id() == game.id());
    let scenes = folders.flat_map(|(folder, _)| scenes(folder));
    scenes.flat_map(|scene| shown(&stage.play(&scene))).collect()
}

/// Messages that no scene can show, and why. A star stands for any end.
const UNSEEN: [(&str, &str); 42] = [
    (
        "while games are played, and of kept results: tests/cli/simulate.rs",
        "cli/simulate-cancelled cli/simulate-progress cli/error-against cli/error-results \
         cli/simulate-plot-points cli/simulate-plot-lead cli/simulate-plot-meetings \
         cli/simulate-meeting cli/simulate-about-meetings cli/simulate-about-game \
         cli/simulate-equal",
    ),
    (
        "of shards, which lie in several files: tests/cli/shards.rs",
        "cli/shard-cancelled cli/shards-stale cli/shards-cut cli/shards-divided cli/shards-double \
         cli/shards-differs cli/shards-verified cli/error-shards cli/error-verify",
    ),
    (
        "what to do after a game: tests/cli/after.rs",
        "cli/again-none cli/no-such-step cli/result cli/results-none cli/results-not-kept \
        cli/results-sum cli/reviewed cli/reviewed-none cli/reviewed-sum cli/share-cut cli/share-how \
        cli/shared",
    ),
    (
        "tutorials that do not play or were left, and what is said before a game is chosen",
        "cli/error-tutorial-broken cli/lesson-left cli/lesson-otherwise \
        cli/error-tutorial cli/tutorials",
    ),
    ("of cards without a text, which no built-in card that acts is", "cli/card-script"),
    ("of questions without a rule, which no game asks", "cli/no-card-in-offer"),
    ("on the whole screen, which scenes do not have: tools/table/tests", "table/* start/*"),
    (
        "a list with dates: tests/cli/saves.rs",
        "cli/saved-date cli/saved-day cli/saved-open cli/saved-over cli/saved-lost cli/saved-won \
        cli/saved-player cli/saved-winner cli/saved-with cli/saved-tutorial cli/saved-broken \
        cli/saved-missing \
        cli/saved-named cli/saved-no-number cli/saved-all-over \
        cli/saved-none-sound cli/saved-changed cli/saved-faulty",
    ),
    (
        "in the lines for what has no room: tools/table/tests",
        "roll_player:board/player roll_player:board/for-sale roll_player:board/sale \
        roll_player:board/class-name roll_player:board/prey \
        rattus:board/holder rattus:board/holders",
    ),
    (
        "while others place dice, which scenes do not stop at: tests/games",
        "roll_player:board/tray-of",
    ),
    ("of what lies in front of others, who points at it: tools/table/tests", "cli/refused-other"),
    ("where nothing changes and somebody else is asked next", "cli/preview-nothing"),
    ("said before any pack is read", "cli/error-pack cli/error-pack-deeper cli/pack-twice"),
    (
        "in man pages, which read no pack: tests/cli/cards.rs",
        "usage/environment-* usage/example-* usage/exit-* usage/files-* usage/man-arguments \
        usage/man-commands usage/man-description usage/man-environment usage/man-examples \
        usage/man-exit usage/man-files usage/man-name usage/man-options usage/man-see-also \
        usage/man-synopsis",
    ),
    (
        "within lines for those who listen, as “14 to 15”: tests/listened",
        "roll_player:words/said-either roll_player:words/said-least roll_player:words/said-plus \
        rattus:words/said-*",
    ),
    ("where the same happens several times in a row: tests/texts/called.rs", "cli/said-times"),
    ("no words that a scene types are so wrong", "usage/usage-utf8 usage/usage-wrong"),
    (
        "a disk that fails: tests/cli/saves.rs",
        "cli/lost cli/lost-since cli/unsaved cli/not-kept cli/kept-again cli/status-not-written",
    ),
    ("a disk that fails: tests/cli/saves.rs", "cli/why-full cli/why-not-allowed cli/why-read-only"),
    ("files of another kind: tests/cli", "cli/broken-other cli/broken-text cli/error-too-long"),
    (
        "files that were changed or torn: tests/cli/saves.rs",
        "cli/error-changed cli/error-resume-diverged cli/broken-cut cli/resumed-torn",
    ),
    ("what is no file: tests/cli/saves.rs", "cli/error-no-file"),
    ("only understood: tests/cli/prompt.rs", "cli/all-lines"),
    ("slips on the command line: tests/cli/play.rs", "cli/name-cut usage/usage-seed"),
    ("wrong settings: tests/cli/settings.rs", "cli/error-settings"),
    ("pipes, and files of others: tests/cli/doors.rs", "cli/why-no-file cli/why-taken"),
    (
        "games of which the packs have changed: tests/cli/survives.rs",
        "cli/resumed-packs-changed cli/error-resume-trust",
    ),
    (
        "two programs, or a box without cards: tests/cli",
        "cli/error-in-use cli/error-status-in-use cli/error-content cli/error-excess",
    ),
    ("files that the system refuses: tests/cli/cards.rs", "cli/why-other cli/why-no-folder"),
    ("the pack of this test is always new", "cli/changed-something"),
    ("each game of ours has piles", "cli/no-piles"),
    ("asked by programs: tests/cli/json.rs", "cli/no-such-query"),
    ("tables that are refused: tests/cli/play.rs", "cli/error-few-seats"),
    (
        "asked at every question of whole games: tests/listened",
        "roll_player:spoken/attack roll_player:spoken/counter roll_player:spoken/top",
    ),
    ("cards of the toy: tests/games/toy/suspended.rs", "cli/fault-chain"),
    ("a card that fails time and again: tests/cli/hostile/scripts.rs", "cli/fault-rests"),
    ("scripts against a toy: engine/script/tests", "cli/fault-questions cli/fault-differs"),
    (
        "asked of chance, and chance reads nothing",
        "roll_player:choice/roll roll_player:choice/draw \
        roll_player:choice/deal* rattus:choice/infect rattus:choice/start rattus:choice/pick \
        rattus:choice/draw rattus:choice/turn rattus:words/ring-* rattus:words/token",
    ),
    ("in HTML of a whole rulebook: tools/cli/rules/html.rs", "cli/contents"),
    ("told of packs that fail", "rattus:log/faulted"),
    (
        "what tells of a list says by itself that it is empty",
        "rattus:words/list-none roll_player:words/list-none",
    ),
    ("English puts no name in quotes", "roll_player:words/quoted* rattus:words/quoted*"),
];

/// The patterns of what nobody can see, each with the reason.
fn unseen() -> impl Iterator<Item = (&'static str, &'static str)> {
    UNSEEN.iter().flat_map(|(why, names)| names.split_whitespace().map(move |name| (name, *why)))
}

fn fits(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == pattern,
    }
}

#[test]
fn every_message_is_said_in_some_scene() {
    let all: Vec<_> = SHELF.iter().map(|game| (*game, seen(*game))).collect();
    let (mut unsaid, mut needless) = (String::new(), BTreeSet::from_iter(unseen()));
    for (game, seen) in &all {
        let (locales, _) = Locales::load(&[texts(game.id())]);
        let asked = Asked::of(*game, &locales);
        for id in messages(*game, &locales) {
            // What the program itself says, it may say in one game or another.
            let (said, name) = match id.0.as_str() {
                "cli" | "usage" | "table" | "start" => {
                    let said = all.iter().any(|(_, seen)| seen.contains(&id));
                    (said, format!("{}/{}", id.0, id.1))
                }
                _ => (seen.contains(&id), format!("{}:{}/{}", game.id(), id.0, id.1)),
            };
            needless.retain(|(pattern, _)| !fits(pattern, &name));
            match (said, unseen().find(|(pattern, _)| fits(pattern, &name))) {
                (false, None) => unsaid.push_str(&format!("{name}\n")),
                (true, Some((_, why))) => {
                    unsaid.push_str(&format!("{name} is seen after all: {why}\n"));
                }
                (false, Some(_)) if !asked.asks(&id.0, &id.1) => {
                    unsaid.push_str(&format!("{name} is dead: nothing in the code asks for it\n"));
                }
                (true, None) | (false, Some(_)) => {}
            }
        }
    }
    assert!(
        unsaid.is_empty(),
        "add a scene that says these, or take them out of the languages:\n{unsaid}"
    );
    assert!(
        needless.is_empty(),
        "take these out of `UNSEEN`, there is no such message: {needless:?}"
    );
}
