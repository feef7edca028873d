//! The file a game is kept in: nothing is lost, and nothing is trusted that was changed.

use std::io::Write;
use std::process::{Command, Stdio};

use super::typed::{args, ones};
use super::{Folder, cardwright, cardwright_reads};
use crate::support::program;

#[test]
fn no_game_is_lost_to_another() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright(&args(&save, &[]));
    let before = folder.read("game.play");
    let ran = cardwright(&args(&save, &[]));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.replace('\n', " ").contains("will not be overwritten"), "{}", ran.err);
    assert_eq!(folder.read("game.play"), before);
    let ran = cardwright(&args(&folder.word("no/folder/game.play"), &[]));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("The game cannot be saved in "), "{}", ran.err);
}

#[test]
fn without_a_file_name_the_game_is_kept_all_the_same() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    for _ in 0..2 {
        let mut command = program();
        command.args(["play", "--seed", "7", "--lang", "en"]).stdin(Stdio::null());
        command.env("XDG_STATE_HOME", folder.path("state"));
        let ended = command.output().expect("runs");
        assert_eq!(ended.status.code(), Some(0));
    }
    assert!(folder.read("state/cardwright/roll_player-7.play").contains("seed 7"));
    assert!(folder.read("state/cardwright/roll_player-7-2.play").contains("seed 7"));
}

/// Runs the program in a home of its own, with something typed.
fn at_home(folder: &Folder, args: &[&str], typed: &str) -> (Option<i32>, String) {
    let mut command = program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env("XDG_STATE_HOME", folder.path("state")).env("TZ", "UTC");
    let mut child = command.spawn().expect("runs");
    child.stdin.take().expect("piped").write_all(typed.as_bytes()).expect("it reads");
    let ended = child.wait_with_output().expect("it ends");
    let said = [ended.stdout, ended.stderr].concat();
    (ended.status.code(), String::from_utf8_lossy(&said).replace('\n', " "))
}

/// A text as if no line of it had been broken.
fn in_one_line(said: &str) -> String {
    said.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_games_of_a_player_are_listed_and_one_goes_on() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    let (code, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "");
    assert_eq!(code, Some(0));
    assert!(said.contains("You have no saved games here."), "{said}");
    let begun =
        ["play", "rattus", "--seed", "3", "--seat", "Anna", "--seat", "Bo=greedy", "--lang", "en"];
    at_home(&folder, &begun, "1\n1\n/quit\n");
    let bots = ["play", "--seed", "4", "--seat", "=greedy", "--seat", "=greedy", "--lang", "en"];
    let more = [&bots[..], &["--with", "monsters_and_minions"]].concat();
    at_home(&folder, &more, "");
    folder.write("state/cardwright/broken.play", "game roll_player\nseats 2\nseed x\n");
    folder.write("state/cardwright/notes.txt", "no game");
    // Somebody else goes on with a game; what is over, or broken, is not offered for that.
    let (code, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "7\n1\n/quit\n");
    assert_eq!(code, Some(0), "{said}");
    let list = said.find("Rattus").expect("it is listed");
    let listed = in_one_line(&said[list..]);
    assert!(listed.contains("Anna 4, Bo 5 cubes"), "{said}");
    assert!(!said.contains("Roll Player"), "{said}");
    // The way back is in the list.
    assert!(said.contains("Choose a number from 1 to 2."), "{said}");
    assert!(said.contains("rattus-3.play continues (seed 3)."), "{said}");
    // What is over is looked back at.
    let (code, said) = at_home(&folder, &["replay", "--lang", "de"], "q\n");
    assert_eq!(code, Some(0), "{said}");
    let said = in_one_line(&said);
    let over = said.find("Roll Player + Monsters & Minions · ").expect("it is listed");
    assert!(said[over..].contains("(gewonnen)") && said[over..].contains(" Sterne"), "{said}");
    assert!(said.contains("Rattus"), "{said}");
    let year: Vec<_> = said[..over].split('.').filter(|part| part.starts_with("20")).collect();
    assert_eq!(year.len(), 2, "each game has the day on which it was played: {said}");
    let (_, said) = at_home(&folder, &["replay", "--lang", "en"], "2\n");
    assert!(said.contains("points") || said.contains("The game is over"), "{said}");
    // A program names the file.
    let json = ["play", "--resume", "--format", "json", "--lang", "en"];
    let (code, said) = at_home(&folder, &json, "");
    assert_eq!(code, Some(2));
    assert!(said.contains("--resume needs the path"), "{said}");
}

#[test]
fn a_tutorial_is_listed_as_one() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    let begun = ["play", "--tutorial", "rattus/first", "--lang", "en"];
    // Without an answer it is not listed.
    at_home(&folder, &begun, "/quit\n");
    let (_, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "");
    assert!(said.contains("You have no saved games here."), "{said}");
    let (code, said) = at_home(&folder, &begun, "hungaria\n/quit\n");
    assert_eq!(code, Some(0), "{said}");
    let (_, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "");
    assert!(in_one_line(&said).contains("Rattus (tutorial) · "), "{said}");
}

/// The names of the files in the player's folder, sorted.
fn kept(folder: &Folder) -> Vec<String> {
    let files = std::fs::read_dir(folder.path("state/cardwright")).expect("it is there");
    let mut names: Vec<String> = files
        .map(|file| file.expect("read").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".play"))
        .collect();
    names.sort();
    names
}

#[test]
fn saved_games_are_grouped_named_and_deleted_line_by_line() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    for (game, seed) in [("roll_player", "4"), ("rattus", "3"), ("roll_player", "5")] {
        let seats = ["--seat", "Anna", "--seat", "Bo=greedy", "--lang", "en"];
        let begun = ["play", game, "--seed", seed];
        at_home(&folder, &[&begun[..], &seats].concat(), "1\n1\n/quit\n");
    }
    let page = |typed: &str| {
        let (code, said) = at_home(&folder, &["--plain", "--lang", "en"], typed);
        assert_eq!(code, Some(0), "{said}");
        in_one_line(&said)
    };
    // The last game, its group, then the other group.
    let said = page("3\nq\nq\n");
    let order = ["Continue a game Roll Player 1. ", " 2. ", " Rattus 3. ", " 4. Back"];
    let mut rest = &said[said.rfind("Continue a game Roll").expect("the list")..];
    for part in order {
        let at = rest.find(part).unwrap_or_else(|| panic!("“{part}” is missing: {said}"));
        rest = &rest[at + part.len()..];
    }
    // A name is that of the file; it must fit one, and no other game has it.
    let said = page("6\n1\n1 a/b\n2\n1 Friday night\n2\nq\nq\n");
    assert!(said.contains("A name has 1 to 60 characters"), "{said}");
    assert!(said.contains("The game has a new name."), "{said}");
    assert_eq!(kept(&folder), ["Friday night.play", "rattus-3.play", "roll_player-4.play"]);
    let said = page("6\n2\n1 Friday night\n2\nq\nq\nq\n");
    assert!(said.contains("Another game is already called “Friday night”."), "{said}");
    assert!(said.contains(" Friday night · Roll Player · "), "{said}");
    // Whoever deletes a game is asked again.
    let said = page("6\n1\n3\nq\nq\nq\n");
    assert!(said.contains("Really delete it?"), "{said}");
    assert_eq!(kept(&folder).len(), 3);
    let said = page("6\n1\n3\n3\nq\nq\n");
    assert!(said.contains("The game is deleted."), "{said}");
    assert_eq!(kept(&folder), ["rattus-3.play", "roll_player-4.play"]);
}

#[test]
fn a_game_that_is_played_is_neither_named_nor_deleted() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    let begun = ["play", "--seed", "4", "--seat", "Anna", "--seat", "Bo=greedy", "--lang", "en"];
    at_home(&folder, &begun, "1\n1\n/quit\n");
    let path = folder.path("state/cardwright/roll_player-4.play");
    let held = desk::files::hold(&path);
    assert!(matches!(held, desk::files::Hold::Ours(Some(_))), "nobody plays");
    let typed = "6\n1\n1 Mine\n2\n3\n3\nq\nq\nq\n";
    let (_, said) = at_home(&folder, &["--plain", "--lang", "en"], typed);
    let said = in_one_line(&said);
    assert_eq!(said.matches("Another program is playing this game now.").count(), 2, "{said}");
    assert_eq!(kept(&folder), ["roll_player-4.play"]);
    drop(held);
}

#[test]
fn a_player_whose_games_are_over_is_told_so() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    folder.write("state/cardwright/broken.play", "game roll_player\nseats 2\nseed x\n");
    let (_, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "");
    assert!(said.contains("can be continued"), "{said}");
    let bots = ["play", "--seed", "4", "--seat", "=greedy", "--seat", "=greedy", "--lang", "en"];
    at_home(&folder, &bots, "");
    for (tag, over) in
        [("de", "Beendete"), ("en", "over"), ("fr", "terminées"), ("nl", "Afgelopen")]
    {
        let (code, said) = at_home(&folder, &["play", "--resume", "--lang", tag], "");
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(over) && said.contains("cardwright replay"), "{said}");
    }
}

#[test]
fn a_full_disk_does_not_end_the_game() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    let ran = cardwright_reads(&args("/dev/full", &[]), &ones(2000));
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.contains("the disk is full") && ran.out.contains("The game is over"));
    assert!(ran.out.contains("New game (seed ") && !ran.out.contains("saved as you go"));
    assert!(ran.err.contains("could not be saved in /dev/full and is lost"), "{}", ran.err);
    // The game still goes on: nothing is lost yet.
    let ran = cardwright_reads(&args("/dev/full", &[]), "save\nquit\n");
    assert!(ran.out.contains("so far it is in memory only"), "{}", ran.out);
}

#[test]
fn a_game_cut_inside_its_head_is_damaged() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(3));
    let text = folder.read("game.play");
    let head = text.find("\nplay\n").expect("answers follow") + 1;
    for cut in [20, 40, text.find("seed").expect("a seed") + 6, head, head + 2] {
        folder.write("game.play", &text[..cut]);
        let ran = cardwright(&["lint", &save]);
        assert_eq!(ran.code, Some(1), "{cut}: {}", ran.out);
        for more in [&[][..], &["--trust"]] {
            let resume = ["play", "--lang", "en", "--resume", &save];
            let ran = cardwright(&[&resume[..], more].concat());
            let said = ran.err.replace('\n', " ");
            assert_eq!(ran.code, Some(2), "{cut}: {}", ran.out);
            assert!(said.contains("ends before the game begins; it is damaged"), "{cut}: {said}");
            assert_eq!(folder.read("game.play"), text[..cut]);
        }
    }
}

#[test]
fn an_answer_edited_by_hand_can_be_trusted() {
    let folder = Folder::new();
    let (save, text) = begun(&folder);
    let last = text.trim_end().rfind('@').expect("a hash");
    folder.write("game.play", format!("{}@00000000\n", &text[..last]));
    let ran = cardwright(&["play", "--lang", "en", "--resume", &save]);
    let said = ran.err.replace('\n', " ");
    assert_eq!(ran.code, Some(2), "{said}");
    assert!(said.contains("changed by hand") && said.contains("add --trust"), "{said}");
    let ran = cardwright(&["lint", &save]);
    assert!(
        ran.out.contains("edited") && ran.out.contains("the rules have changed"),
        "{}",
        ran.out
    );
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save, "--trust"], "quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(folder.read("game.play").contains("\nchanged by-hand\n"));
}

#[test]
fn a_game_without_an_answer_of_a_person_is_not_called_over() {
    let folder = Folder::new();
    let new = |seats: [&str; 2], seed| {
        let seats = ["play", "--seat", seats[0], "--seat", seats[1], "--seed", seed];
        assert_eq!(at_home(&folder, &seats, "").0, Some(0));
    };
    new(["A", "B=greedy"], "1");
    new(["A=random", "B=random"], "2");
    let (_, said) = at_home(&folder, &["play", "--resume", "--lang", "en"], "");
    assert!(said.contains("There is no game to continue"), "{said}");
    assert!(!said.contains("All games"), "{said}");
}

#[test]
fn saves_that_cannot_be_trusted_are_refused_but_shown() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(30));
    let text = folder.read("game.play");
    let resume = |name: &str, part: &str, shown: &str| {
        let path = folder.word(name);
        let before = folder.read(name);
        let ran = cardwright(&["play", "--lang", "en", "--resume", &path]);
        let all = ran.err.replace('\n', " ");
        assert_eq!(ran.code, Some(2), "{name}: {all}");
        let more = ["cardwright replay", "cardwright lint"].iter().any(|more| all.contains(more));
        assert!(all.contains(part) && more, "{name}: {}", ran.err);
        assert_eq!(folder.read(name), before, "{name}");
        let ran = cardwright(&["replay", "--report", "--lang", "en", &path]);
        assert!(ran.out.contains(shown), "{name}:\n{}", ran.out);
    };
    let lines: Vec<&str> = text.lines().collect();
    let answer = lines.iter().position(|line| line.starts_with("  A place ")).expect("placed");
    let edited = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n") + "\n"
    };
    folder.write("edited.play", edited(answer, "  A place green 9 str @00000000"));
    let at = format!(":{}: this answer is not possible", answer + 1);
    resume("edited.play", &at, "takes the ");
    let other = lines[answer].split('@').next().expect("a hash").to_owned() + "@00000000";
    folder.write("hash.play", edited(answer, &other));
    let at = format!(":{}: from here on the game plays differently", answer + 1);
    resume("hash.play", &at, "diverged");
    folder.write("cut.play", edited(answer, &lines[answer][..lines[answer].len() - 15]));
    resume("cut.play", &format!(":{}: ", answer + 1), "takes the ");
    folder.write("binary.play", b"\xff\xfe\x00\x01".repeat(10));
    let ran = cardwright(&["play", "--resume", &folder.word("binary.play")]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    let lock = lines.iter().position(|line| line.starts_with("lock ")).expect("locked");
    folder.write("other.play", edited(lock, "lock 0000 roll_player:0000"));
    resume("other.play", "The pack “roll_player” has changed", "takes the ");
    let packs = lines.iter().position(|line| line.starts_with("packs ")).expect("packs");
    folder.write("missing.play", edited(packs, "packs roll_player elves"));
    resume("missing.play", "The pack “elves” is missing", "takes the ");
}

#[test]
fn only_a_saved_game_goes_on() {
    let folder = Folder::new();
    folder.write("letter.txt", "Dear all,\n\nthis is no game.\n");
    folder.write("empty.play", "");
    folder.write("headless.play", "seats 2\nseed 1\nplay\n");
    folder.write("odd.play", b"\0\0\xff\xff");
    for name in ["letter.txt", "empty.play", "headless.play", "odd.play"] {
        let path = folder.word(name);
        let ran = cardwright(&["play", "--lang", "en", "--resume", &path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{name}");
        assert_eq!(ran.err.replace('\n', " ").trim_end(), format!("{path} is not a saved game."));
    }
}

#[test]
fn a_saved_game_goes_on_in_its_own_language() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let start = ["play", "--lang", "fr", "--seed", "11", "--save", &save];
    assert_eq!(cardwright_reads(&start, &ones(2)).code, Some(0));
    let again = |lang: &[&str], typed: &str| {
        let args = [&["play", "--resume", &save], lang].concat();
        cardwright_reads(&args, typed).out
    };
    let shows = |text: &str, word: &str| assert!(text.contains(word), "{word}:\n{text}");
    shows(&again(&[], "quit\n"), "Sur la table, un dé");
    shows(&again(&["--lang", "de"], "quit\n"), "Auf dem Tisch steht ein Würfel");
    // What is named on the command line is for this time; what is asked for in the game stays.
    shows(&again(&[], "lang nl\nquit\n"), "Sur la table, un dé");
    shows(&again(&[], "quit\n"), "Op tafel wordt een");
}

/// A game of a few answers, in `game.play`.
fn begun(folder: &Folder) -> (String, String) {
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(30));
    let text = folder.read("game.play");
    (save, text)
}

#[test]
fn a_game_changed_by_hand_is_refused_and_marked_for_good() {
    let folder = Folder::new();
    let (_, text) = begun(&folder);
    let without = |start: &str| {
        let kept = text.lines().filter(|line| !line.starts_with(start));
        kept.map(|line| format!("{line}\n")).collect::<String>()
    };
    let last = text.trim_end().rfind(" @").expect("a hash");
    let chance = text.find("  * roll ").expect("chance answers first") + "  * roll ".len();
    let face = text[chance..].chars().next().expect("a face");
    let other = if face == '6' { "1" } else { "6" };
    let cases = [
        ("no seed", without("seed "), "`seed` is missing"),
        ("no lock", without("lock "), "`lock` is missing"),
        ("no hash", format!("{}\n", &text[..last]), "no hash"),
        ("given", text.replacen("play\n", "given A.gold = 9\nplay\n", 1), "`given` is not allowed"),
        ("then", format!("{text}then A.gold = 9\n"), "contains only answers"),
        ("luck", format!("{}{other}{}", &text[..chance], &text[chance + 1..]), "another answer"),
    ];
    for (name, changed, why) in cases {
        let path = folder.word(&format!("{name}.play"));
        folder.write(&format!("{name}.play"), &changed);
        let ran = cardwright(&["play", "--lang", "en", "--resume", &path]);
        let said = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(ran.code, Some(2), "{name}: {said}");
        assert!(said.contains("was changed by hand") && said.contains("--trust"), "{name}: {said}");
        assert_eq!(folder.read(&format!("{name}.play")), changed, "{name}");
        let ran = cardwright(&["lint", &path]);
        // What has no lock is a record like others.
        if name != "no lock" {
            assert_eq!(ran.code, Some(1), "{name}: {}", ran.out);
            assert!(ran.out.contains("changed-by-hand") && ran.out.contains(why), "{}", ran.out);
        }
    }
    let path = folder.word("no hash.play");
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &path, "--trust"], &ones(2));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("was changed by hand"), "{}", ran.out);
    assert!(folder.read("no hash.play").contains("\nchanged by-hand\n"));
    // Once it is marked nobody asks again, and nobody forgets.
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &path], &ones(2));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("was changed by hand"), "{}", ran.out);
}

#[test]
fn a_sound_game_that_is_trusted_is_not_marked() {
    let folder = Folder::new();
    let (save, _) = begun(&folder);
    let ran = cardwright_reads(&["play", "--resume", &save, "--trust"], &ones(2));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(!folder.read("game.play").contains("changed"));
    let ran = cardwright(&["lint", &save]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "1 file: 0 errors, 0 warnings\n"));
}

#[test]
fn a_line_torn_off_is_left_out() {
    let folder = Folder::new();
    let (save, text) = begun(&folder);
    let last = text.trim_end().rfind('\n').expect("many lines") + 1;
    for cut in [last + 1, last + 5, text.len() - 6, text.len() - 2] {
        folder.write("game.play", &text[..cut]);
        let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], &ones(3));
        assert_eq!(ran.code, Some(0), "{cut}: {}", ran.err);
        let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("is incomplete and was left out"), "{cut}: {said}");
        let now = folder.read("game.play");
        assert!(now.starts_with(&text[..last]) && now.len() > last, "{now}");
        assert_eq!(cardwright(&["lint", &save]).code, Some(0), "{now}");
    }
    // Only the end of the line is missing.
    folder.write("game.play", text.trim_end());
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], "quit\n");
    assert!(ran.code == Some(0) && !ran.out.contains("to its end"), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    let folder = Folder::new();
    let pipe = folder.word("pipe.play");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("runs").success());
    for path in [pipe.as_str(), "/dev/zero", "/dev/tty"] {
        for args in [["play", "--resume", path].as_slice(), &["replay", path], &["lint", path]] {
            let ran = cardwright(&[args, &["--lang", "en"]].concat());
            assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
            let why = ["is not a file", "not in a folder"];
            assert!(why.iter().any(|why| ran.err.contains(why)), "{args:?}: {}", ran.err);
        }
    }
    let ran = cardwright(&args(&pipe, &[]));
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("is not a file"), "{}", ran.err);
}

/// The program in a game that waits for an answer.
#[cfg(unix)]
fn waiting(save: &str) -> std::process::Child {
    let child = program()
        .args(args(save, &[]))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    child.expect("the program is built")
}

#[cfg(unix)]
#[test]
fn of_two_that_begin_one_file_one_plays() {
    for _ in 0..6 {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let mut both = [waiting(&save), waiting(&save)];
        // Whoever may not play ends by himself; the other one when nobody types.
        let mut refused = None;
        while refused.is_none() {
            let ended =
                |child: &mut std::process::Child| child.try_wait().expect("waits").is_some();
            refused = both.iter_mut().position(ended);
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let ended = both.map(|child| child.wait_with_output().expect("ends"));
        let codes = ended.each_ref().map(|output| output.status.code());
        let first = refused.expect("found");
        assert_eq!((codes[first], codes[1 - first]), (Some(2), Some(0)), "{ended:?}");
        assert_eq!(cardwright(&["lint", &save]).code, Some(0), "{}", folder.read("game.play"));
    }
}

#[test]
fn what_a_dead_writer_left_is_swept_up() {
    let folder = Folder::new();
    folder.write(".game.play.4194305.part", "game roll");
    folder.write(".game.play.x.part", "of somebody else");
    let (save, _) = begun(&folder);
    let left = |name: &str| folder.path(name).exists();
    assert!(!left(".game.play.4194305.part") && left(".game.play.x.part"));
    folder.write(".game.play.4194306.part", "");
    cardwright_reads(&["play", "--resume", &save], "quit\n");
    assert!(!left(".game.play.4194306.part"));
}

#[cfg(unix)]
#[test]
fn a_signal_leaves_the_game_whole() {
    for signal in ["TERM", "HUP", "INT"] {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let child = waiting(&save);
        while !folder.path("game.play").exists() || !folder.read("game.play").contains("\n  A ") {
            if let Some(mut pipe) = child.stdin.as_ref() {
                use std::io::Write;
                pipe.write_all(b"1\n").expect("it reads");
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        let pid = child.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &pid]).status();
        assert!(sent.expect("runs").success());
        let stdin = child.stdin.as_ref().map(|_| ());
        assert!(stdin.is_some(), "it is still open: what ends the program is the signal");
        let ended = wait(child);
        assert_eq!(ended.status.code(), Some(0), "{signal}: {ended:?}");
        let said = String::from_utf8_lossy(&ended.stdout);
        assert!(said.contains("--resume"), "{signal}: {said}");
        assert_eq!(cardwright(&["lint", &save]).code, Some(0), "{}", folder.read("game.play"));
    }
}

/// Waits without closing what the program reads.
#[cfg(unix)]
fn wait(mut child: std::process::Child) -> std::process::Output {
    let stdin = child.stdin.take();
    let ended = child.wait_with_output().expect("ends");
    drop(stdin);
    ended
}
