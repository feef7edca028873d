//! A phrase book of each language: every message that a scene says, as it is said there.
//!
//! Scenes are kept as they are drawn in English. What they say in the other languages is kept in
//! `tests/phrases/<tag>.txt`, sorted, message by message: a reworded message changes its own lines.
//! To find where a message begins and ends, the scenes are played in a dialect that a pack brings:
//! the language itself with marks around each message.
//!
//! `BLESS=1 cargo test phrases` writes what is said now; read it before you keep it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use engine::{Assets, SHELF, Shelved};
use text::Locales;
use text::keys::{Key, keys};

use super::scenes::{PLAYERS, Stage, folders, games, kept, scenes};
use crate::cli::Folder;
use crate::support::{root, sound, texts};

/// The region that makes a dialect of a language. What names it is not kept.
const OF_NOWHERE: &str = "-ZZ";

/// The end of a message.
const END: &str = "⟦⟧";

/// A pack that speaks a dialect: the texts of a language, in which each that `mark` knows stands
/// between its mark and [`END`].
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

/// A message with a mark before its value and [`END`] behind it.
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

/// The first of the signs that stand for numbers: neither letters nor digits, so that what is typed
/// without marks finds what is said with them.
const FIRST: u32 = 0x2801;

/// There are so many of them.
const SIGNS: usize = 250;

fn signs(number: usize) -> String {
    let sign = |digit: usize| char::from_u32(FIRST + u32::try_from(digit).expect("small"));
    [number / SIGNS, number % SIGNS].into_iter().filter_map(sign).collect()
}

fn number(signs: &str) -> usize {
    let digits = signs.chars().map(|sign| (u32::from(sign) - FIRST) as usize);
    digits.fold(0, |number, digit| number * SIGNS + digit)
}

/// What a message said: `whole` on one line, `parted` on several, which are joined here.
#[derive(Default)]
struct Said {
    whole: BTreeSet<String>,
    parted: BTreeSet<String>,
}

/// Takes up what a scene says, message by message.
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
            open.push((number(mark), String::new()));
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

/// So many examples of a message show its forms: the shortest, one between and the longest.
const MOST: usize = 3;

/// Examples of a message that differ in more than a number.
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

/// What the scenes of a game say in a language, message by message.
fn said(game: &dyn Shelved, tag: &str, names: [&str; 4]) -> Vec<(String, Said)> {
    let files = Assets::new();
    let own = || texts(&files, game.id());
    let (locales, findings) = Locales::load(&[own()]);
    sound(findings);
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

/// Compares what the scenes say in a language with the phrase book that is kept.
fn compare(tag: &str) {
    let names = PLAYERS.iter().find(|(other, _)| *other == tag).expect("players").1;
    let mut book = BTreeMap::<String, Said>::new();
    for (id, said) in SHELF.iter().flat_map(|game| said(*game, tag, names)) {
        let all = book.entry(id).or_default();
        all.whole.extend(said.whole);
        all.parted.extend(said.parted);
    }
    let own = format!("{tag}{OF_NOWHERE}");
    let mut seen = String::new();
    for (id, Said { whole, parted }) in book {
        let mut all = if whole.is_empty() { parted } else { whole };
        all.retain(|text| !text.contains(&own));
        for text in examples(all) {
            writeln!(seen, "{id}: {text}").expect("a string can be written");
        }
    }
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
