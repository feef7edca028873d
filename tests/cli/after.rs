//! After the end of a game: again, from a step of it, its review, files to share, and results.

use super::{Folder, Ran, called, cardwright, cardwright_reads, copy, root};

/// Calls the program with a player's folder of its own.
fn at_home(folder: &Folder, args: &[&str], typed: &str) -> Ran {
    let state = folder.word("state");
    let home = [("XDG_STATE_HOME", state.as_str()), ("TZ", "UTC")];
    called(&folder.path("."), args, typed, &home)
}

/// A game that is played to its end, in the player's folder.
fn over(folder: &Folder, game: &str, seed: &str) -> String {
    let args =
        ["play", game, "--lang", "en", "--seed", seed, "--seat", "Ann", "--seat", "Bo=greedy"];
    let ran = at_home(folder, &args, &"1\n".repeat(2000));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is over"), "{}", ran.out);
    format!("state/cardwright/{game}-{seed}.play")
}

fn head<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    text.lines().filter(|line| line.starts_with(&format!("{key} "))).collect()
}

#[test]
fn the_end_says_how_to_go_on_and_one_line_compares() {
    let folder = Folder::new();
    let args = ["play", "--lang", "en", "--seed", "4", "--solo", "--option", "edition=first"];
    let save = folder.word("solo.play");
    let ran = cardwright_reads(&[&args[..], &["--save", &save]].concat(), &"1\n".repeat(2000));
    let said = ran.out.replace('\n', " ");
    for part in ["cardwright play --again ", "--review", "Roll Player, seed 4: "] {
        assert!(said.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    let command = "cardwright play roll_player --option edition=first --solo --seed 4";
    assert!(said.contains(command), "{}", ran.out);
}

#[test]
fn the_same_game_names_the_folders_of_packs() {
    let folder = Folder::new();
    copy(&root().join("cards/promos"), &folder.path("promos"));
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("my market"));
    let bots = ["--seat", "Ann=random", "--seat", "Bo=random", "--seed", "1", "--lang", "en"];
    let packs = ["--pack", "promos", "--pack", "my market", "--with", "promos_monsters"];
    let ran = at_home(&folder, &[&["play"][..], &packs, &bots].concat(), "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let said = ran.out.replace("\n", " ");
    let command = "cardwright play roll_player --with monsters_and_minions \
                   --with promos_monsters --pack promos --pack 'my market' --seat Ann=random \
                   --seat Bo=random --seed 1";
    assert!(said.contains(command), "{}", ran.out);
    assert!(!said.contains("--with promos ") && !said.contains("--with moonlit"), "{}", ran.out);
}

#[test]
fn again_is_a_new_game_of_the_same_players() {
    let folder = Folder::new();
    let first = over(&folder, "rattus", "3");
    for (file, seed) in [(Some(first.as_str()), "8"), (None, "9")] {
        let again: Vec<&str> = ["play", "--again"].into_iter().chain(file).collect();
        let args = [&again[..], &["--seed", seed, "--save", "new.play"]].concat();
        let ran = at_home(&folder, &args, "");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let (before, after) = (folder.read(&first), folder.read("new.play"));
        for key in ["game", "seats", "name", "played"] {
            assert_eq!(head(&after, key), head(&before, key), "{key}");
        }
        assert_eq!(head(&after, "seed"), [format!("seed {seed}")]);
        std::fs::remove_file(folder.path("new.play")).expect("removed");
    }
    let empty = Folder::new();
    let ran = at_home(&empty, &["play", "--lang", "en", "--again"], "");
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("no saved game"), "{}", ran.err);
}

#[test]
fn a_game_is_played_on_from_a_step_in_another_file() {
    let folder = Folder::new();
    let first = over(&folder, "roll_player", "5");
    let whole = folder.read(&first);
    let from = |step: &str, save: &[&str]| {
        let args = ["play", "--lang", "en", "--resume", &first, "--from", step];
        at_home(&folder, &[&args[..], save].concat(), "")
    };
    let ran = from("20", &["--save", "on.play"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert_eq!(folder.read(&first), whole, "the game itself is only read");
    let told = |file: &str| {
        let args = ["replay", "--lang", "en", "--speak", "--as", "Ann", file];
        at_home(&folder, &args, "").out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let (on, all) = (told("on.play"), told(&first));
    let (last, before) = on.split_last().expect("lines");
    assert!(last.contains("not over") && before.len() > 20, "{on:?}");
    assert!(all.starts_with(before), "{on:?}");
    assert_eq!(from("20", &[]).code, Some(0));
    assert!(folder.read("state/cardwright/roll_player-5-2.play").contains("note from 20"));
    let ran = from("20", &["--save", &first]);
    assert_eq!((ran.code, folder.read(&first)), (Some(2), whole), "{}", ran.out);
    let ran = from("99999", &["--save", "no.play"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("has only") && !folder.path("no.play").exists(), "{}", ran.err);
}

#[test]
fn a_review_names_the_choices_of_people_and_is_always_the_same() {
    let folder = Folder::new();
    for game in ["roll_player", "rattus"] {
        let save = over(&folder, game, "6");
        let review = |more: &[&str]| {
            let args = ["replay", "--lang", "en", &save, "--review"];
            at_home(&folder, &[&args[..], more].concat(), "")
        };
        let ran = review(&[]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("Ann: ") && said.contains(" Hint: "), "{}", ran.out);
        assert!(
            said.contains("Ann chose as a hint would in ") && !said.contains("Bo: "),
            "{}",
            ran.out
        );
        assert_eq!(review(&[]).out, ran.out, "{game}: the same file gives the same review");
        let other = review(&["--as", "Bo"]).out;
        assert!(other.contains("Bo: ") && !other.contains("Ann: "), "{other}");
    }
}

#[test]
fn a_game_is_shared_as_text_picture_or_recording() {
    let folder = Folder::new();
    let save = over(&folder, "rattus", "2");
    let share =
        |file: &str| at_home(&folder, &["replay", "--lang", "en", &save, "--share", file], "");
    for (file, begins) in [("a.txt", "  1  "), ("a.svg", "<svg "), ("a.cast", "{\"height\":30")] {
        let ran = share(file);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let text = folder.read(file);
        assert!(text.trim_start_matches(' ').starts_with(begins.trim_start()), "{text:.200}");
        std::fs::rename(folder.path(file), folder.path("before")).expect("renamed");
        assert_eq!(share(file).code, Some(0));
        assert!(folder.read("before") == folder.read(file), "{file}: always the same");
    }
    assert!(folder.read("a.txt").contains(" wins"), "{}", folder.read("a.txt"));
    let picture = folder.read("a.svg");
    assert!(picture.contains(" wins"), "who won is in the picture");
    for key in ["? keys", "q quit"] {
        assert!(!picture.contains(key), "nobody can press {key} on a picture");
    }
    let ran = share("a.svg");
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("already exists"), "{}", ran.err);
    let ran = share("a.pdf");
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains(".cast"), "{}", ran.err);
}

#[test]
fn results_are_kept_in_a_file_of_the_player_and_listed_best_first() {
    let folder = Folder::new();
    let none = at_home(&folder, &["results", "--lang", "en"], "");
    assert_eq!(none.code, Some(0), "{}", none.err);
    assert!(none.out.contains("no results yet"), "{}", none.out);
    over(&folder, "roll_player", "1");
    over(&folder, "roll_player", "2");
    let file = "state/cardwright/results.toml";
    folder.write(file, format!("# Mine.\n{}", folder.read(file)));
    over(&folder, "rattus", "3");
    let text = folder.read(file);
    assert!(text.starts_with("# Mine.\n[[result]]\n"), "{text}");
    assert_eq!(text.matches("[[result]]").count(), 3, "{text}");
    assert!(text.contains("\"race/") && text.contains("\"class/"), "{text}");
    let ran = at_home(&folder, &["results", "--lang", "en"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let points = |rank: &str| {
        let line = ran.out.lines().find(|line| line.starts_with(rank)).expect("a line");
        line[rank.len()..].split_whitespace().next()?.parse::<i32>().ok()
    };
    let roll_player = ran.out.find("Roll Player").expect("it is listed");
    assert!(ran.out.find("Rattus").expect("it is listed") < roll_player, "{}", ran.out);
    assert!(points("2. ").is_some(), "{}", ran.out);
    // Looking back at a game adds no result.
    at_home(&folder, &["play", "--resume", "state/cardwright/rattus-3.play"], "");
    assert_eq!(folder.read(file), text);
    folder.write(file, "[[result]]\npoints = \"many\"\n");
    let ran = at_home(&folder, &["results", "--lang", "en"], "");
    assert!(ran.code == Some(2) && ran.err.contains("results.toml:"), "{}{}", ran.out, ran.err);
    over(&folder, "rattus", "4");
    assert_eq!(folder.read(file), "[[result]]\npoints = \"many\"\n", "it is left alone");
}

#[test]
fn a_game_of_the_own_folder_counts_by_any_path() {
    let folder = Folder::new();
    let game = over(&folder, "rattus", "3");
    let file = "state/cardwright/results.toml";
    let kept = folder.read(file);
    let whole = folder.read(&game);
    let (before, _) = whole.rsplit_once("\n  A ").expect("the person answers");
    let state = folder.word("state");
    let home = [("XDG_STATE_HOME", state.as_str()), ("TZ", "UTC")];
    let paths = [(".", game.as_str()), ("state/cardwright", "rattus-3.play")];
    for (from, path) in paths {
        folder.write(file, String::new());
        folder.write(&game, format!("{before}\n"));
        let args = ["play", "--lang", "en", "--plain", "--resume", path];
        let ran = called(&folder.path(from), &args, &"1\n".repeat(2000), &home);
        assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
        assert_eq!(folder.read(file).matches("[[result]]").count(), 1, "{path}");
        assert!(kept.contains("file = \"rattus-3.play\""), "{kept}");
    }
}

#[test]
fn the_seed_of_the_day_is_the_day() {
    let folder = Folder::new();
    let save = folder.word("day.play");
    let ran = cardwright(&["play", "--daily", "--save", &save]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let text = folder.read("day.play");
    let seed = head(&text, "seed")[0].trim_start_matches("seed ").to_owned();
    assert!(seed.len() == 8 && seed.starts_with("20"), "{seed}");
    assert_eq!(cardwright(&["play", "--daily", "--seed", "3"]).code, Some(2));
}

#[test]
fn results_that_cannot_be_read_are_refused_in_each_language() {
    let folder = Folder::new();
    folder.write("state", "");
    let why = [
        ("en", "cannot be read: that is not a folder"),
        ("de", "lässt sich nicht lesen: Das ist kein Ordner"),
        ("fr", "ne peut pas être lu"),
        ("nl", "dat is geen map"),
    ];
    for (tag, why) in why {
        let ran = at_home(&folder, &["results", "--lang", tag], "");
        let said = ran.err.replace('\n', " ");
        assert_eq!(ran.code, Some(2), "{}", ran.out);
        assert!(said.contains(why) && !said.contains("os error"), "{said}");
    }
}
