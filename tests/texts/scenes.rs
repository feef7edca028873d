//! Scenes: short pieces of play, kept as typed and drawn.
//!
//! `tests/scenes/<game>/<scene>/scene.txt` lists the input, without a word of any language; `en.txt`
//! beside it holds what an English reader typed and saw. A scene is played through the real program,
//! from a start beside it (`.play`). The scenes in [`DRAWN`] are kept in every language, for the
//! layout. For the other scenes the phrase books (`phrases.rs`) list the messages.
//!
//! `BLESS=1 cargo test scenes` writes what is seen now; read it before you keep it. `SCENE=market`
//! plays only the scenes of this name.
//!
//! `⋮` stands for a page of blank lines, behind which the next player looks.
//!
//! Lines that stand above in the same file are not kept again: `… (5)` stands for five of them.
//!
//! The lines of `scene.txt`:
//!
//! - `$ play --resume start.play` calls the program (`--lang` is added); with `--speak`, what is
//!   typed is not shown, and must not depend on what is,
//! - `buy weak` types the offer that `.play` writes so, or the first that begins so,
//! - `/help @race/elf` types a command in the language's word for it, and the name of a card,
//! - `%row 1` types a query in the language's letters for it, and what stands behind them,
//! - `~buy` types the first word of such an offer alone,
//! - `"3"` is typed as it stands,
//! - `… buy weak` types the same; of what is shown before it, the paragraphs between the news and
//!   the question are left out: the table, where others show it,
//! - `…` alone types nothing: the input ends, and what comes then is left out,
//! - `{A}` is the name of the first player in the language and `{tag}` the language itself,
//!   `#` begins a comment.

use std::fs::File;
use std::path::{Path, PathBuf};

use diag::Source;
use engine::{Opened, SHELF, Shelved};
use text::{BASE, Voice};

use super::locales;
use crate::cli::typed::Typed;
use crate::cli::{Folder, copy};
use crate::support::{blesses, built_in_with, entries, program, root, sound, ways};
use crate::whole_games::{paths, with};

/// The players of each language.
pub const PLAYERS: [(&str, [&str; 4]); 4] = [
    ("de", ["Astrid", "Hagen", "Ute", "Götz"]),
    ("en", ["Anna", "Bram", "Chloe", "Dora"]),
    ("fr", ["Amélie", "Éric", "Julien", "Hélène"]),
    ("nl", ["Marissa", "Daan", "Sanne", "Joost"]),
];

/// So many blank lines put what was shown out of sight.
const BLANK_PAGE: usize = 60;

/// A language in which scenes are played.
pub struct Stage<'a> {
    pub tag: &'a str,
    pub names: [&'a str; 4],
    /// Further words for the command line.
    pub more: Vec<String>,
    /// The game, by itself and with each built-in pack that builds on it.
    pub games: Vec<(Vec<String>, Box<dyn Opened>)>,
    pub voice: Voice<'a>,
}

/// A game, by itself and with each built-in pack that builds on it.
pub fn games(game: &dyn Shelved) -> Vec<(Vec<String>, Box<dyn Opened>)> {
    let opened = |with: Vec<String>| (with.clone(), built_in_with(game, &with));
    ways(game.id()).into_iter().map(opened).collect()
}

/// The scenes of a folder.
pub fn scenes(folder: &str) -> Vec<PathBuf> {
    let folder = root().join("tests/scenes").join(folder);
    let only = std::env::var("SCENE").unwrap_or_default();
    let wanted = |path: &PathBuf| path.is_dir() && path.ends_with(&only);
    entries(&folder).into_iter().filter(|path| only.is_empty() || wanted(path)).collect()
}

impl Stage<'_> {
    /// Plays a scene and gives what was typed and seen.
    pub fn play(&self, scene: &Path) -> String {
        let script = std::fs::read_to_string(scene.join("scene.txt"));
        let script = script.unwrap_or_else(|error| panic!("{}: {error}", scene.display()));
        let folder = Folder::new();
        self.prepare(scene, &script, &folder);
        println!("{}", scene.display());
        let lines = script.lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let lines: Vec<String> =
            lines.filter(|line| !line.is_empty()).map(|line| self.named(line)).collect();
        let mut calls: Vec<(&str, Vec<&str>)> = Vec::new();
        for line in &lines {
            match (line.strip_prefix("$ "), calls.last_mut()) {
                (Some(call), _) => calls.push((call, Vec::new())),
                (None, Some((_, typed))) => typed.push(line),
                (None, None) => panic!("{}: “{line}” before a call", scene.display()),
            }
        }
        let calls = calls.into_iter().map(|(call, typed)| self.call(&folder, call, &typed));
        calls.collect::<Vec<_>>().join("\n")
    }

    /// Copies the files and packs beside the scene, the strangers' packs that its script names, and
    /// the whole games of the game. A script that names the folder itself, `.`, gets all packs.
    fn prepare(&self, scene: &Path, script: &str, folder: &Folder) {
        let whole = paths(self.games[0].1.id()).into_iter();
        let files = entries(scene).into_iter().filter(|path| path.is_file()).chain(whole);
        for path in files.filter(|path| path.extension().is_none_or(|end| end != "txt")) {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a text");
            folder.write(&name, self.named(&text));
        }
        let named = |path: &PathBuf| {
            let mut words = script.split_whitespace();
            words.any(|word| word == "." || path.ends_with(word))
        };
        let strangers = entries(&root().join("tests/packs")).into_iter().filter(named);
        for pack in entries(scene).into_iter().chain(strangers).filter(|path| path.is_dir()) {
            let name = pack.file_name().expect("a folder").to_string_lossy().into_owned();
            copy(&pack, &folder.path(&name));
        }
    }

    /// A text with the names of the players in it.
    fn named(&self, text: &str) -> String {
        let seats = ["{A}", "{B}", "{C}", "{D}"].into_iter().zip(self.names);
        let text = text.replace("{tag}", self.tag);
        seats.fold(text, |text, (seat, name)| text.replace(seat, name))
    }

    /// One call of the program, with what is typed.
    fn call(&self, folder: &Folder, call: &str, typed: &[&str]) -> String {
        let shown = format!("{call} --lang {}", self.tag);
        let words: Vec<&str> = shown.split(' ').collect();
        let mut command = program();
        command.args(&words).args(&self.more).current_dir(folder.path(""));
        command.env("HOME", folder.path("")).env("XDG_STATE_HOME", folder.path(""));
        command.env("NO_COLOR", "1").stderr(File::create(folder.path("errors")).expect("made"));
        let mut program = Typed::of(command);
        let (mut seen, mut kept) = (0, String::new());
        let mut typed = typed.iter().peekable();
        // Where nothing is typed, the input ends at once.
        let mut cut = false;
        // What is told in sentences has no sign that asks for a line.
        let aloud = words.contains(&"--speak");
        while typed.peek().is_some() && !cut {
            let prompt = if aloud { Some(String::new()) } else { program.prompt() };
            let Some(shown) = prompt else { break };
            let line = typed.next().expect("peeked");
            let plain = line.strip_prefix("… ");
            match plain {
                Some(_) => kept.push_str(&without_table(&shown, if seen == 0 { 1 } else { 2 })),
                None => kept.push_str(&shown),
            }
            seen += shown.len();
            match plain.unwrap_or(line) {
                "…" => cut = true,
                line => program.line(&self.typed(folder, &words, line)),
            }
        }
        assert_eq!(typed.next(), None, "never typed, after:\n{kept}");
        let (code, all) = program.end();
        let code = match code {
            Some(0) => String::new(),
            Some(code) => format!("(exit code {code})\n"),
            None => panic!("a signal ended {shown}"),
        };
        kept.push_str(if cut { "…\n" } else { &all[seen..] });
        let kept = kept.replace(&"\n".repeat(BLANK_PAGE), "⋮\n");
        format!("$ cardwright {shown}\n{kept}{}{code}", folder.read("errors"))
    }

    /// What is typed for a line of a scene.
    fn typed(&self, folder: &Folder, words: &[&str], line: &str) -> String {
        if let Some(plain) = line.strip_prefix('"') {
            return plain.trim_end_matches('"').to_owned();
        }
        if let Some(command) = line.strip_prefix('/') {
            return self.command(command);
        }
        if let Some(query) = line.strip_prefix('%') {
            return self.query(query);
        }
        match line.strip_prefix('~') {
            Some(line) => {
                let offer = self.offer(folder, words, line);
                offer.split(' ').next().unwrap_or_default().to_owned()
            }
            None => self.offer(folder, words, line),
        }
    }

    /// The offer that `.play` writes like a line, or the first that begins so.
    fn offer(&self, folder: &Folder, words: &[&str], line: &str) -> String {
        let saved = |flag| words.iter().position(|word| *word == flag).map(|at| words[at + 1]);
        let file = saved("--save").or_else(|| saved("--resume")).expect("kept in a file");
        let source = Source::new(file, folder.read(file));
        let (record, findings) = play::notation::parse(&source);
        sound(findings);
        let with = with(self.games[0].1.id(), &record);
        let played = self.games.iter().find(|(packs, _)| *packs == with);
        let (_, game) = played.expect("a pack, or none");
        let (table, findings) = game.resume(&record);
        sound(findings);
        let table = table.expect("a table");
        let offers: Vec<String> = table.offers().iter().map(play::Message::line).collect();
        let whole = offers.iter().position(|offer| offer == line);
        let begun = || offers.iter().position(|offer| offer.starts_with(line));
        let at = whole.or_else(begun);
        let at = at.unwrap_or_else(|| panic!("no offer “{line}”; there are:\n{offers:#?}"));
        self.voice.say(&table.offers()[at])
    }

    /// A query in the letters of the language: the game's own, or one of every game.
    fn query(&self, line: &str) -> String {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let own = self.voice.word("query", name, None, &[]);
        let word = own.or_else(|| self.voice.word("cli", &format!("query-{name}"), None, &[]));
        let word = word.unwrap_or_else(|| panic!("no query “{name}”"));
        format!("{word} {rest}").trim().to_owned()
    }

    /// A command in the words of the language.
    fn command(&self, line: &str) -> String {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words = self.voice.tell("cli", &format!("command-{name}"), &[]);
        let word = words.split(',').next().unwrap_or(name).trim().to_owned();
        let rest: Vec<String> = rest
            .split(' ')
            .map(|word| match word.strip_prefix('@').and_then(|word| word.split_once('/')) {
                Some((space, id)) => {
                    let (id, part) =
                        id.split_once('.').map_or((id, None), |(id, part)| (id, Some(part)));
                    let word = self.voice.word(space, id, part, &[]);
                    let word = word.unwrap_or_else(|| panic!("no {space}/{id}"));
                    word.split(',').next().unwrap_or_default().to_owned()
                }
                None => word.to_owned(),
            })
            .collect();
        format!("{word} {}", rest.join(" ")).trim().to_owned()
    }
}

/// What is shown before an answer, without the paragraphs behind so many of them and before the
/// last, which asks.
fn without_table(shown: &str, news: usize) -> String {
    let parts: Vec<&str> = shown.split("\n\n").collect();
    assert!(parts.len() > news + 1, "there is no table in:\n{shown}");
    format!("{}\n\n…\n\n{}", parts[..news].join("\n\n"), parts[parts.len() - 1])
}

/// A text in which `… (5)` stands for five lines that stand above in the same order, such as a
/// sheet of which one line has changed.
fn without_repeats(text: &str) -> String {
    const FEWEST: usize = 3;
    let lines: Vec<&str> = text.lines().collect();
    let (mut kept, mut at) = (String::new(), 0);
    while at < lines.len() {
        let starts = (0..at).filter(|start| lines[*start] == lines[at]);
        let repeated = |start: usize| {
            let pairs = lines[start..at].iter().zip(&lines[at..]);
            pairs.take_while(|(above, line)| above == line && !line.starts_with(['$', '>'])).count()
        };
        let mut count = starts.map(repeated).max().unwrap_or(0);
        while count > 0 && lines[at + count - 1].is_empty() {
            count -= 1;
        }
        if count < FEWEST || lines[at].is_empty() {
            kept.push_str(lines[at]);
            (kept, at) = (kept + "\n", at + 1);
        } else {
            (kept, at) = (kept + &format!("… ({count})\n"), at + count);
        }
    }
    kept
}

/// The folders of scenes, each with the game whose texts are spoken there: what only the program
/// says is the same in all of them.
pub fn folders() -> Vec<(&'static str, &'static dyn Shelved)> {
    let games = SHELF.iter().map(|game| (game.id(), *game));
    games.chain([("program", SHELF[0])]).collect()
}

/// The scenes that are kept in every language: how a game begins, a turn, tables of numbers.
const DRAWN: [&str; 4] =
    ["rattus/turn", "roll_player/opening", "rattus/simulate", "roll_player/simulate"];

/// Whether a scene is kept as drawn in a language.
fn is_drawn(scene: &Path, tag: &str) -> bool {
    tag == BASE || DRAWN.iter().any(|drawn| scene.ends_with(drawn))
}

/// Plays the scenes that are kept in a language and compares them.
fn compare(tag: &str) {
    let names = PLAYERS.iter().find(|(other, _)| *other == tag).expect("players").1;
    for (folder, game) in folders() {
        let mut scenes = scenes(folder);
        scenes.retain(|scene| is_drawn(scene, tag));
        if scenes.is_empty() {
            continue;
        }
        let locales = locales(game);
        let voice = locales.voice(tag, names.map(str::to_owned).to_vec());
        let stage = Stage { tag, names, more: Vec::new(), games: games(game), voice };
        for scene in scenes {
            let seen = without_repeats(&stage.play(&scene));
            kept(&scene.join(tag).with_extension("txt"), &seen);
        }
    }
}

/// Compares a text with the one kept in a file, line by line.
pub fn kept(path: &Path, seen: &str) {
    if blesses() {
        std::fs::write(path, seen).expect("the tree can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    for (at, (seen, kept)) in seen.lines().zip(kept.lines()).enumerate() {
        assert_eq!(seen, kept, "{}:{}", path.display(), at + 1);
    }
    assert_eq!(seen.lines().count(), kept.lines().count(), "lines of {}", path.display());
}

#[test]
fn scenes_in_english() {
    compare("en");
}

#[test]
fn scenes_in_other_languages() {
    PLAYERS.iter().filter(|(tag, _)| *tag != BASE).for_each(|(tag, _)| compare(tag));
}

#[test]
fn only_what_is_compared_is_kept() {
    for (folder, _) in folders() {
        for scene in scenes(folder) {
            for (tag, _) in PLAYERS {
                let kept = scene.join(tag).with_extension("txt");
                assert_eq!(kept.exists(), is_drawn(&scene, tag), "{}", kept.display());
            }
        }
    }
}
