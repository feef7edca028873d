//! `settings.toml`: how a player wants to play.

use std::io::Write;
use std::process::{Output, Stdio};

use super::typed::ones;
use super::{Folder, root};
use crate::support::program;

/// Runs the program for a player with these settings, who types something.
fn with_settings(settings: &str, args: &[&str], typed: &str, more: &[(&str, &str)]) -> Output {
    let folder = Folder::new();
    folder.write("config/cardwright/settings.toml", settings);
    let mut command = program();
    command.args(args).env("XDG_CONFIG_HOME", folder.path("config"));
    command.env("APPDATA", folder.path("config")).env("XDG_STATE_HOME", folder.path("state"));
    command.env_remove("CARDWRIGHT_LANG").env("LANG", "C").env("LC_ALL", "C");
    command.envs(more.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program is built");
    let mut stdin = child.stdin.take().expect("piped");
    // A program that ends early closes the pipe: no error of the test.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn played(settings: &str, args: &[&str]) -> String {
    let args = [&["play", "--seed", "3"], args].concat();
    out(&with_settings(settings, &args, &ones(40), &[]))
}

#[test]
fn a_game_is_played_as_the_settings_say() {
    assert!(played("", &[]).contains("Which race?"));
    assert!(played("lang = \"de\"", &[]).contains("Welches Charaktertableau"));
    assert!(played("lang = \"de\"", &["--lang", "en"]).contains("Which race?"));
    assert!(played("lang = \"de\"", &["--no-settings"]).contains("Which race?"));
    let wished = [("CARDWRIGHT_LANG", "en")];
    let play = ["play", "--seed", "3"];
    assert!(out(&with_settings("lang = \"de\"", &play, "", &wished)).contains("Which race?"));
    assert!(played("speak = true", &[]).contains("\n1: Take the Dragonkin sheet. "));
    let lines = |settings: &str, args: &[&str]| played(settings, args).lines().count();
    let (usual, terse) = (lines("", &[]), lines("detail = \"terse\"", &[]));
    assert!(terse < usual, "{terse} {usual}");
    assert_eq!(lines("", &["--terse"]), terse);
    assert_eq!(lines("detail = \"terse\"", &["--full"]), lines("", &["--full"]));
}

#[test]
fn news_of_a_kind_are_told_or_not() {
    let gains = |settings: &str| played(settings, &[]).matches(" gains ").count();
    let all = gains("");
    assert!(all > 3, "{all}");
    assert_eq!(gains("[news]\ngold = \"off\"\n"), 0);
    let last = gains("[news]\ngold = \"last\"\n");
    assert!((1..all).contains(&last), "{last} of {all}");
    // What is typed in the game is the same.
    let typed = "news gold off\n".to_owned() + &ones(40);
    let quiet = out(&with_settings("", &["play", "--seed", "3"], &typed, &[]));
    assert!(quiet.contains("News: gold off.") && !quiet.contains(" gains "), "{quiet}");
}

/// With tries, a hint is that of a search: the choice comes first that it tried most.
#[test]
fn hints_can_search() {
    let hint = |settings: &str| {
        let play = ["play", "rattus", "--lang", "en", "--seed", "21", "--plain"];
        let shown = out(&with_settings(settings, &play, "hint\nquit\n", &[]));
        shown.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let shares = |shown: &str| -> Vec<u32> {
        let of_lines = shown.split("Search: ").skip(1);
        of_lines
            .map(|rest| rest.split('%').next().expect("a share").parse().expect("one"))
            .collect()
    };
    assert!(shares(&hint("")).is_empty());
    let searched = hint("hints = 300");
    let shares = shares(&searched);
    assert!(shares.len() > 1 && shares.is_sorted_by(|one, other| one >= other), "{searched}");
    assert!(shares.iter().sum::<u32>() <= 103, "{searched}");
    assert!(searched.contains("% of 300 tries."), "{searched}");
    assert!(wrong("hints = 1000000").contains("settings.toml:1"), "{}", wrong("hints = 1000000"));
}

#[test]
fn a_saved_game_is_shown_as_the_settings_say() {
    let game = crate::whole_games::paths("rattus").into_iter().next().expect("a whole game");
    let game = game.to_string_lossy().into_owned();
    let shown = |settings| out(&with_settings(settings, &["replay", &game], "", &[]));
    assert!(shown("").starts_with("  1  "), "{}", shown(""));
    let said = shown("speak = true\nlang = \"nl\"");
    assert!(said.lines().all(|line| !line.contains("  ")), "{said}");
    assert_ne!(said, shown("speak = true"));
}

/// What is said of wrong settings, without the folder in which they lie.
fn wrong(settings: &str) -> String {
    let output = with_settings(settings, &["play", "--seed", "3"], "", &[]);
    assert_eq!(output.status.code(), Some(2), "{settings}");
    assert!(output.stdout.is_empty(), "{settings}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn wrong_settings_are_said_with_their_place() {
    let said = wrong("lang = \"en\"\npase = \"off\"\n");
    assert!(said.contains("error[unknown-key]: unknown key “pase”"), "{said}");
    assert!(said.contains("settings.toml:2:1") && said.contains("did you mean “pace”?"), "{said}");
    let said = wrong("pace = \"quik\"\n");
    assert!(said.contains("settings.toml:1:8") && said.contains("“quick”"), "{said}");
    let said = wrong("[news]\ndise = \"off\"\n");
    assert!(said.contains("unknown kind of news “dise”"), "{said}");
    assert!(said.contains("settings.toml:2:1") && said.contains("did you mean “dice”?"), "{said}");
    let said = wrong("[news]\ndice = \"of\"\n");
    assert!(said.contains("settings.toml:2:8"), "{said}");
    assert!(wrong("bell = 1\n").contains("settings.toml:1:8"));
    assert!(wrong("bell =\n").contains("settings.toml:1:"));
    assert!(wrong("\u{0}").contains("settings.toml"));
    assert!(said.contains("--no-settings ignores"), "{said}");
    let german = ["play", "--seed", "3", "--lang", "de"];
    let output = with_settings("bell = 1\n", &german, "", &[]);
    let said = String::from_utf8_lossy(&output.stderr).replace('\n', " ");
    assert!(said.contains("Mit --no-settings gilt sie nicht."), "{said}");
    // Another program is not asked how a person wants to play.
    let json = ["play", "--seed", "3", "--format", "json"];
    assert_eq!(with_settings("pase = 1", &json, "", &[]).status.code(), Some(0));
    let without = ["play", "--seed", "3", "--no-settings"];
    assert_eq!(with_settings("pase = 1", &without, "", &[]).status.code(), Some(0));
}

#[test]
fn the_book_shows_true_settings() {
    let page = root().join("docs/src/play/settings.md");
    let page = std::fs::read_to_string(page).expect("there");
    let (_, rest) = page.split_once("`settings.toml`\n\n```toml\n").expect("an example");
    let (toml, _) = rest.split_once("```").expect("it ends");
    let said = played(toml, &["--lang", "en"]);
    assert!(said.contains("Which race?"), "{said}");
}
