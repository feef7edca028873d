//! Whole games line by line in sentences: nothing is drawn, padded or said by a sign.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::Stdio;

use desk::{Packs, Speech};
use engine::SHELF;
use play::tutorial::{LESSONS, OTHERWISE};
use play::{Ref, Setup};
use text::{Value, fold};
use view::Page;

use super::{TAGS, Way, hot_seat, packs, ways};
use crate::cli::Folder;
use crate::support::{expansions, program};

/// What a picture is drawn with, and what stands for a word.
const SIGNS: &str = "★✓✗·•→←↑↓=±†~⟨⟩|*#<>░▒▓█";

/// What stands before a number, or between two, for a word.
const BEFORE: [char; 4] = ['+', '–', '−', '/'];

/// What a sentence ends with, perhaps with a quotation or a parenthesis around it; one that leads to
/// those below it ends with a colon.
const ENDS: [char; 5] = ['.', '?', '!', '…', ':'];

/// What attributes are called where room is scarce.
const CODES: [&str; 6] = ["STR", "DEX", "CON", "INT", "WIS", "CHA"];

/// So many answers are enough for any game.
const ANSWERS: usize = 400;

/// What is said in a whole game of three, in which a person answers by turns with the first, the
/// second and the third choice.
fn said(way: Way, tag: &str, more: &[&str]) -> String {
    // Where there is no third choice, the first is taken.
    let answers = ["3\n1\n", "2\n1\n", "1\n"].concat().repeat(ANSWERS);
    heard(way, tag, more, &answers)
}

/// What is said to whoever types something.
fn heard(way: Way, tag: &str, more: &[&str], typed: &str) -> String {
    let folder = Folder::new();
    let mut command = program();
    command.args(["play", way.game, "--speak", "--seed", "4", "--lang", tag, "--save"]);
    command.arg(folder.word("game.play")).args(["--seat", "Ann", "--players", "3"]).args(more);
    if way.all {
        let with = expansions(way.game);
        command.args(with.iter().flat_map(|pack| ["--with", pack.as_str()]));
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program is built");
    let mut stdin = child.stdin.take().expect("piped");
    let typed = typed.to_owned();
    // A game that is over closes the pipe.
    let typing = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("it ends");
    let _ = typing.join();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// Whether a character is made to draw with.
fn draws(letter: char) -> bool {
    ('\u{2190}'..'\u{2C00}').contains(&letter) || SIGNS.contains(letter) || letter == '\u{1b}'
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Whether a line is a choice with its number.
fn is_choice(line: &str) -> bool {
    let number = line.split(':').next().unwrap_or_default().trim_end();
    line.contains(": ") && !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
}

fn is_sentence(line: &str) -> bool {
    let closes = ['”', '“', '"', '»', ')', '’', '\u{a0}'];
    let ends = |text: &str| text.trim_end().trim_end_matches(closes).ends_with(ENDS);
    // What stands in parentheses behind the end of a sentence belongs to it.
    let aside = line.strip_suffix(')').and_then(|line| line.rsplit_once('('));
    ends(line) || aside.is_some_and(|(before, _)| ends(before))
}

#[test]
fn on_the_start_page_the_words_of_games_are_known() {
    let words = [("de", "hilfe", "ende"), ("en", "help", "quit"), ("fr", "aide", "quitter")];
    for (tag, help, quit) in words.into_iter().chain([("nl", "hulp", "stop")]) {
        let folder = Folder::new();
        let mut command = program();
        command.args(["--speak", "--lang", tag]).env("XDG_STATE_HOME", folder.path("state"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program is built");
        let mut stdin = child.stdin.take().expect("piped");
        stdin.write_all(format!("{help} 1\n{quit}\nnothing\n").as_bytes()).expect("typed");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let asks = |line: &&str| line.contains(help) && line.contains(quit);
        assert_eq!(said.lines().filter(asks).count(), 2, "{tag}: before and after it\n{said}");
        // The first entry is listed, then explained.
        let first = said.lines().filter(|line| is_choice(line) && line.starts_with('1')).count();
        assert_eq!(first, 2, "{tag}: {said}");
    }
}

#[test]
fn the_help_names_the_words_to_type() {
    for (tag, help) in [("de", "hilfe"), ("en", "help"), ("fr", "aide"), ("nl", "hulp")] {
        let way = ways().next().expect("a game");
        let said = heard(way, tag, &[], &format!("{help}\n"));
        // French has a space before the colon.
        let names =
            |line: &str| line.strip_prefix(help).is_some_and(|rest| rest.trim().starts_with(':'));
        assert!(said.lines().any(names), "{tag}: {said}");
        assert!(!said.lines().any(|line| line.starts_with('?')), "{tag}: {said}");
    }
}

#[test]
fn a_game_is_told_in_sentences() {
    for way in ways() {
        for tag in TAGS {
            let said = said(way, tag, &[]);
            let choices = assert_sentences(way, tag, &said);
            assert!(choices > 60, "{} {tag}: {choices}", way.game);
            assert_once(way, tag, &said);
        }
    }
}

/// All lines are sentences or choices; how many are choices.
fn assert_sentences(way: Way, tag: &str, said: &str) -> usize {
    let mut choices = 0;
    for line in said.lines().filter(|line| !line.is_empty()) {
        let place = format!("{} {tag}: “{line}”", way.game);
        assert!(!line.chars().any(draws), "drawn in {place}");
        assert!(!line.contains("  "), "padded in {place}");
        let tight = line.replace("\u{202f};", "").contains(';');
        assert!(tag != "fr" || !tight, "no room before a semicolon in {place}");
        let open = line.split('+').rev().skip(1).any(|before| before.ends_with(is_digit));
        assert!(!open, "“or more” is a sign in {place}");
        let mut before = line.split(is_digit).rev().skip(1);
        assert!(!before.any(|text| text.ends_with(BEFORE)), "a number with a sign in {place}");
        let mut words = line.split(|letter: char| !letter.is_alphanumeric());
        assert!(!words.any(|word| CODES.contains(&word)), "a code in {place}");
        assert!(is_choice(line) || is_sentence(line), "no sentence in {place}");
        choices += usize::from(is_choice(line));
    }
    choices
}

/// The end is told once, and before a question nothing that was just told.
fn assert_once(way: Way, tag: &str, said: &str) {
    let packs = packs(way);
    let content = packs.content();
    let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
    let ended = speech.voice().tell("log", "ended", &[]);
    let ends = said.lines().filter(|line| **line == ended).count();
    assert_eq!(ends, 1, "{} {tag}: “{ended}”", way.game);
    let told: Vec<&str> = said.lines().collect();
    for pair in told.windows(2).filter(|pair| !is_choice(pair[0]) && pair[0].len() > 40) {
        let twice = pair[1].len() > pair[0].len() && pair[1].contains(pair[0]);
        assert!(!twice, "{} {tag}: “{}” is told twice: “{}”", way.game, pair[0], pair[1]);
    }
}

#[test]
fn lessons_are_told_in_words() {
    let content = Packs::open(&[]).expect("built in").with_all().content();
    let values = ["help", "hint", "score"].map(|word| (word, Value::Text(word)));
    for (game, tag) in SHELF.iter().flat_map(|game| TAGS.map(|tag| (game.id(), tag))) {
        let mut speech = Speech::open(content.trees(game), &[tag.to_owned()]);
        speech.speak_aloud(true);
        let voice = speech.voice();
        let lessons = voice.ids(LESSONS);
        assert!(lessons.len() > 20, "{game} {tag}: {}", lessons.len());
        for id in lessons {
            let declined = voice.word(LESSONS, &id, Some(OTHERWISE), &[]);
            let said = voice.tell(LESSONS, &id, &values) + &declined.unwrap_or_default();
            let sign = said.chars().find(|letter| draws(*letter) || "[]†".contains(*letter));
            assert_eq!(sign, None, "{tag} {id}: {said}");
        }
    }
}

/// Also where an expansion brings more of them than fit below each other on a page.
#[test]
fn each_race_is_told_with_what_it_changes() {
    for way in ways().filter(|way| way.game == "roll_player") {
        for tag in TAGS {
            let said = heard(way, tag, &[], "");
            let races: Vec<&str> = said.lines().filter(|line| is_choice(line)).collect();
            assert!(races.len() >= if way.all { 9 } else { 6 }, "{tag}: {said}");
            let change =
                |race: &&&str| race.split(": ").skip(1).any(|text| text.contains(is_digit));
            let changes = races.iter().filter(change).count();
            // Humans are as they are.
            assert!(changes + 1 >= races.len(), "{tag}: {races:?}");
        }
    }
}

#[test]
fn less_is_told_to_whoever_wants_less() {
    for way in ways().filter(|way| !way.all) {
        let lines = |more: &[&str]| said(way, "en", more).lines().count();
        let (terse, usual, full) = (lines(&["--terse"]), lines(&[]), lines(&["--full"]));
        assert!(terse * 5 < usual * 4 && usual < full, "{}: {terse} {usual} {full}", way.game);
    }
}

#[test]
fn all_that_is_told_is_news_of_a_named_kind() {
    /// What nobody shall miss.
    const ALWAYS: [&str; 2] = ["ended", "faulted"];
    for (way, tag) in ways().filter(|way| way.all).flat_map(|way| TAGS.map(|tag| (way, tag))) {
        let packs = packs(way);
        let content = packs.content();
        let opened = content.playable(way.game).expect("sound");
        let table = opened.table(Setup::seats(3), 1).expect("three can play");
        let kinds = table.news();
        let shelved = engine::game(way.game).expect("on the shelf");
        let log = shelved.messages().into_iter().find(|(space, _)| *space == "log");
        let (_, log) = log.expect("events are told");
        let silent = |id: &str| !kinds.iter().any(|(_, ids)| ids.iter().any(|one| one == id));
        let mut silent: Vec<String> =
            log.into_iter().map(|told| told.id.to_owned()).filter(|id| silent(id)).collect();
        silent.sort();
        assert_eq!(silent, ALWAYS, "{}", way.game);
        let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
        let voice = speech.voice();
        let names: BTreeSet<String> =
            kinds.iter().map(|(kind, _)| fold(&voice.tell("news", kind, &[]))).collect();
        assert!(voice.gaps().is_empty(), "{tag}: {:?}", voice.gaps());
        assert_eq!(names.len(), kinds.len(), "{tag}: each has a name of its own");
    }
}

/// What is answered to whoever asks while everything is told in sentences.
#[test]
fn answers_are_sentences_too() {
    for tag in TAGS {
        let way = Way { game: "roll_player", all: false };
        let packs = packs(way);
        let content = packs.content();
        let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
        let voice = speech.voice();
        let word = |name: &str| {
            let words = voice.tell(desk::SPACE, &format!("command-{name}"), &[]);
            words.split(',').next_back().unwrap_or_default().trim().to_owned()
        };
        let mut typed = "1\n".repeat(24);
        for name in ["board", "sheet", "piles", "score", "hint", "log", "news", "detail", "save"] {
            typed.push_str(&format!("{}\n", word(name)));
        }
        typed.push_str(&format!("{} 1\n{} 2\n", word("preview"), word("preview")));
        let said = heard(way, tag, &[], &typed);
        assert_sentences(way, tag, &said);
    }
}

#[test]
fn a_card_is_told_with_its_name() {
    let way = Way { game: "roll_player", all: false };
    for tag in TAGS {
        let packs = packs(way);
        let content = packs.content();
        let mut table = hot_seat(&content, way, tag, 3);
        table.speak_aloud(true);
        let opened = content.playable(way.game).expect("sound");
        let cards = opened.cards().iter().map(|card| Ref::new(card.kind, card.id.clone()));
        let texts: BTreeSet<String> = cards
            .flat_map(|card| table.sight().pages(&[card]))
            .filter_map(|page| match page {
                Page::Card { card } => card.lines.into_iter().next(),
                Page::Rule { .. } | Page::Term { .. } | Page::Command { .. } => None,
            })
            .filter(|text| text.ends_with('.'))
            .collect();
        let said = said(way, tag, &[]);
        let bare = said.lines().find(|line| texts.contains(*line));
        assert_eq!(bare, None, "{tag}: whose text is this?");
        let named = |line: &&str| texts.iter().any(|text| line.ends_with(&format!(": {text}")));
        let named = said.lines().filter(|line| !is_choice(line)).filter(named).count();
        assert!(named > 3 || tag == "fr", "{tag}: {named}");
    }
}

#[test]
fn who_wanted_less_for_a_while_is_not_told_everything_again() {
    let way = Way { game: "roll_player", all: false };
    let lines = |words: &str| {
        let typed = "1\n".repeat(24) + words;
        heard(way, "en", &[], &typed).lines().count()
    };
    let stayed = lines("detail usual\n\ndetail usual\n\n");
    let returned = lines("detail terse\n\ndetail usual\n\n");
    assert!(returned <= stayed + 1, "{returned} {stayed}");
}
