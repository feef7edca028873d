//! The phrase book of each language lists every message that a scene shows, with examples.
//!
//! Scenes are kept as drawn in English. For the other languages `tests/phrases/<tag>.txt` lists the
//! messages of all scenes, sorted by id, so a reworded message changes only its own lines. To find
//! where a message starts and ends, the scenes are played in a dialect from a generated pack: the
//! language itself with marks around each message.
//!
//! `BLESS=1 cargo test phrases` writes the books. Read them before you keep them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use engine::{SHELF, Shelved};
use text::keys::{Key, keys};

use super::locales;
use super::scenes::{PLAYERS, Stage, folders, games, kept, scenes};
use crate::cli::Folder;
use crate::support::root;

/// The region of a dialect. Texts that name the dialect are not kept.
const OF_NOWHERE: &str = "-ZZ";

/// The end of a message.
const END: &str = "⟦⟧";

/// Writes a pack with the texts of a language as a dialect. A text for which `mark` returns a mark is
/// put between that mark and [`END`].
pub fn write_dialect<'k>(
    folder: &Folder,
    game: &dyn Shelved,
    dialect: &str,
    texts: impl Iterator<Item = Key<'k>>,
    mut mark: impl FnMut(&Key<'k>) -> Option<String>,
) {
    let id = game.id();
    folder.write(
        "dialect/pack.toml",
        format!(
            "id = \"dialect\"\ngame = \"{id}\"\nversion = \"1.0.0\"\napi = 1\n\
             requires = [\"{id}\"]\nlanguages = [\"{dialect}\"]\n"
        ),
    );
    let mut spaces = BTreeMap::<&str, String>::new();
    for key in texts {
        let span = key.whole.span;
        let text = &key.whole.source.text()[span.start as usize..span.end as usize];
        let marked = match mark(&key) {
            Some(mark) => marked(text, &mark),
            None => format!("{text}\n"),
        };
        spaces.entry(key.space).or_default().push_str(&marked);
    }
    for (space, text) in spaces {
        folder.write(&format!("dialect/locales/{dialect}/{space}.ftl"), text);
    }
}

/// A message with a mark before its value and [`END`] after it.
fn marked(text: &str, mark: &str) -> String {
    let (id, rest) = text.split_once('=').expect("a message");
    let attribute = |line: &str| line.trim_start().starts_with('.');
    let value: Vec<&str> = rest.lines().take_while(|line| !attribute(line)).collect();
    let attributes: String =
        rest.lines().skip(value.len()).map(|line| format!("{line}\n")).collect();
    let value = value.join("\n");
    let begins = value.len() - value.trim_start().len();
    let (before, value) = value.split_at(begins);
    format!("{id}={before}{mark}{}{END}\n{attributes}", value.trim_end())
}

/// The first Braille pattern that serves as a digit in a mark. Braille patterns are neither letters
/// nor digits, so an offer that is typed without marks is still found.
const FIRST: u32 = 0x2801;

/// The number of Braille patterns that serve as digits.
const SIGNS: usize = 250;

fn signs(number: usize) -> String {
    let sign = |digit: usize| char::from_u32(FIRST + u32::try_from(digit).expect("small"));
    [number / SIGNS, number % SIGNS].into_iter().filter_map(sign).collect()
}

fn number(signs: &str) -> usize {
    let digits = signs.chars().map(|sign| (u32::from(sign) - FIRST) as usize);
    digits.fold(0, |number, digit| number * SIGNS + digit)
}

/// The texts of a message.
#[derive(Default)]
struct Said {
    /// Whether a scene began to show it.
    begun: bool,
    /// Texts on one line.
    whole: BTreeSet<String>,
    /// Texts on several lines, joined.
    parted: BTreeSet<String>,
}

/// Adds what a scene shows to the messages.
fn take_up(shown: &str, messages: &mut [(String, Said)]) {
    let mut open: Vec<(usize, String)> = Vec::new();
    let mut parts = shown.split('⟦');
    if let Some(first) = parts.next() {
        assert!(!first.contains('⟧'), "a mark has no beginning: {first}");
    }
    for part in parts {
        // A line that is cut short may end within a mark.
        let Some((mark, text)) = part.split_once('⟧') else {
            open.clear();
            continue;
        };
        if !mark.is_empty() {
            let at = number(mark);
            messages[at].1.begun = true;
            open.push((at, String::new()));
        } else if let Some((at, text)) = open.pop() {
            let one = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let (_, kept) = &mut messages[at];
            if text.contains('\n') { &mut kept.parted } else { &mut kept.whole }.insert(one);
        }
        open.iter_mut().for_each(|(_, so_far)| so_far.push_str(text));
    }
}

/// Whether a text is a message, and not the name of something or a command.
fn is_message(game: &dyn Shelved, key: &Key<'_>) -> bool {
    let Some(variables) = key.variables else { return false };
    let name = variables.is_empty() && ["words", "card", "query", "region"].contains(&key.space);
    let command = key.space == "cli" && key.id.starts_with("command-");
    !name && !command && !key.id.starts_with('-') && !game.kinds().contains(&key.space)
}

/// The maximum number of examples of a message: the shortest, a middle one and the longest.
const MOST: usize = 3;

/// Examples of a message that differ in more than their numbers.
fn examples(all: BTreeSet<String>) -> Vec<String> {
    let mut all: Vec<String> = all.into_iter().collect();
    all.sort_by_cached_key(|text| (text.chars().count(), text.clone()));
    let mut known = BTreeSet::new();
    let plain = |text: &String| text.replace(|sign: char| sign.is_ascii_digit(), "");
    all.retain(|text| known.insert(plain(text)));
    match all.len() {
        0..=MOST => all,
        count => [0, count / 2, count - 1].map(|at| all[at].clone()).to_vec(),
    }
}

/// The messages that the scenes of a game show in a language.
fn said(game: &dyn Shelved, tag: &str, names: [&str; 4]) -> Vec<(String, Said)> {
    let locales = locales(game);
    let (folder, spoken) = (Folder::new(), format!("{tag}{OF_NOWHERE}"));
    let mut messages = Vec::new();
    let of_language = keys(&locales).into_iter().filter(|key| key.tag == tag);
    write_dialect(&folder, game, &spoken, of_language, |key| {
        is_message(game, key).then(|| {
            messages.push((format!("{}/{}", key.space, key.id), Said::default()));
            format!("⟦{}⟧", signs(messages.len() - 1))
        })
    });
    let pack = folder.word("dialect");
    let stage = Stage {
        tag: &spoken,
        names,
        more: vec!["--pack".to_owned(), pack.clone()],
        games: games(game),
        voice: locales.voice(tag, names.map(str::to_owned).to_vec()),
    };
    let folders = folders().into_iter().filter(|(_, other)| other.id() == game.id());
    for scene in folders.flat_map(|(folder, _)| scenes(folder)) {
        take_up(&stage.play(&scene).replace(&pack, "dialect"), &mut messages);
    }
    messages
}

/// Compares the messages of all scenes in a language with its phrase book.
fn compare(tag: &str) {
    let names = PLAYERS.iter().find(|(other, _)| *other == tag).expect("players").1;
    let mut book = BTreeMap::<String, Said>::new();
    for (id, said) in SHELF.iter().flat_map(|game| said(*game, tag, names)) {
        let all = book.entry(id).or_default();
        all.begun |= said.begun;
        all.whole.extend(said.whole);
        all.parted.extend(said.parted);
    }
    let own = format!("{tag}{OF_NOWHERE}");
    let mut seen = String::new();
    let mut lost = Vec::new();
    for (id, Said { begun, whole, parted }) in book {
        let mut all = if whole.is_empty() { parted } else { whole };
        if begun && all.is_empty() {
            lost.push(id.clone());
        }
        all.retain(|text| !text.contains(&own));
        for text in examples(all) {
            writeln!(seen, "{id}: {text}").expect("a string can be written");
        }
    }
    assert_eq!(lost, [""; 0], "{tag}: scenes show these only in part");
    kept(&root().join("tests/phrases").join(tag).with_extension("txt"), &seen);
}

#[test]
fn phrases_in_french() {
    compare("fr");
}

#[test]
fn phrases_in_german() {
    compare("de");
}

#[test]
fn phrases_in_dutch() {
    compare("nl");
}
