//! Files that the program writes: nothing else is lost by it, no planted link is followed, and nothing
//! waits for a pipe.

use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::typed::{Typed, args, ones};
use super::{Folder, Ran, cardwright, cardwright_reads};
use crate::support::program;

/// What somebody else keeps in a file.
const NOTES: &str = "my notes\n";

fn pipe(folder: &Folder, name: &str) -> String {
    let path = folder.word(name);
    assert!(Command::new("mkfifo").arg(&path).status().expect("it runs").success());
    path
}

/// Refused with exit code 2 and a reason.
#[track_caller]
fn refused(ran: &Ran, why: &str) {
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    let said = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains(why), "no “{why}” in {said}");
}

#[test]
fn a_status_replaces_nothing_but_a_status() {
    let folder = Folder::with_pack();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(8));
    let pack = "moonlit_market/pack.toml";
    folder.write("notes.txt", NOTES);
    folder.write("other.json", "{ \"v\": 1, \"over\": false, \"more\": 1 }\n");
    symlink(folder.path("notes.txt"), folder.path("link")).expect("a link");
    fs::hard_link(folder.path("notes.txt"), folder.path("hard")).expect("a second name");
    for name in ["game.play", pack, "notes.txt", "other.json", "link", "hard"] {
        let before = folder.read(name);
        let (status, new) = (folder.word(name), folder.word("new.play"));
        refused(&cardwright(&args(&new, &["--status", &status])), "--status");
        assert_eq!(folder.read(name), before, "{name}");
        assert!(!folder.path("new.play").exists(), "{name}: no game is begun");
    }
    let odd = pipe(&folder, "pipe");
    refused(&cardwright(&args(&folder.word("new.play"), &["--status", &odd])), "is not a file");
    // What is no file yet, what is empty, an earlier status and a device will do.
    folder.write("empty", "");
    for status in ["absent", "empty", "empty"].map(|name| folder.word(name)) {
        let save = folder.word("again.play");
        let ran = cardwright_reads(&args(&save, &["--status", &status]), "1\nquit\n");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{status}");
        // It ends with the game.
        assert!(!Path::new(&status).exists(), "{status}");
        fs::remove_file(&save).expect("there");
    }
    let ran = cardwright_reads(&args(&save_as(&folder), &["--status", "/dev/null"]), "quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
}

fn save_as(folder: &Folder) -> String {
    folder.word("device.play")
}

#[test]
fn a_status_never_replaces_its_own_game() {
    let folder = Folder::new();
    fs::create_dir(folder.path("below")).expect("made");
    symlink(folder.path("game.play"), folder.path("dangling")).expect("a link");
    let save = folder.word("game.play");
    // The game does not exist yet.
    for spelled in ["game.play", "./game.play", "below/../game.play", "below/.././game.play"] {
        let status = folder.word(spelled);
        refused(&cardwright(&args(&save, &["--status", &status])), "The game itself is saved");
        assert!(!folder.path("game.play").exists(), "{spelled}");
    }
    // It exists, and goes on.
    cardwright_reads(&args(&save, &[]), &ones(8));
    let before = folder.read("game.play");
    symlink(folder.path("game.play"), folder.path("link")).expect("a link");
    symlink(folder.path("."), folder.path("here")).expect("a link");
    fs::hard_link(folder.path("game.play"), folder.path("hard")).expect("a second name");
    for spelled in ["game.play", "./game.play", "link", "dangling", "here/game.play", "hard"] {
        let status = folder.word(spelled);
        let resumed = ["play", "--lang", "en", "--resume", &save, "--status", &status];
        refused(&cardwright_reads(&resumed, "1\nquit\n"), "The game itself is saved");
        assert_eq!(folder.read("game.play"), before, "{spelled}");
    }
    // A game whose file nobody named is kept in the player's folder.
    let home = folder.path("state/cardwright/roll_player-4.play");
    let mut command = program();
    let new = ["play", "--lang", "en", "--seed", "4", "--no-settings", "--status"];
    command.args(new).arg(&home).env("XDG_STATE_HOME", folder.path("state"));
    let ran = command.stdin(Stdio::null()).output().expect("it runs");
    assert_eq!(ran.status.code(), Some(2), "{}", String::from_utf8_lossy(&ran.stderr));
    assert!(fs::read_to_string(&home).expect("there").starts_with("game roll_player"));
}

#[test]
fn a_status_that_becomes_something_else_is_left_alone() {
    let folder = Folder::new();
    let (save, status) = (folder.word("game.play"), folder.word("status.json"));
    let mut child = waiting(&args(&save, &["--status", &status]));
    until("the status", || folder.path("status.json").exists());
    fs::remove_file(&status).expect("there");
    folder.write("status.json", NOTES);
    let said = typed(&mut child, "1\n1\n1\nquit\n");
    assert!(said.contains("it holds something else"), "{said}");
    assert_eq!(folder.read("status.json"), NOTES);
    // A link to the game, put there while it goes on.
    let mut child =
        waiting(&["play", "--lang", "en", "--resume", &save, "--status", &folder.word("s")]);
    until("the status", || folder.path("s").exists());
    fs::remove_file(folder.path("s")).expect("there");
    symlink(&save, folder.path("s")).expect("a link");
    typed(&mut child, "1\n1\nquit\n");
    assert!(folder.read("game.play").starts_with("game roll_player"));
}

/// The program at work.
fn waiting(args: &[&str]) -> Child {
    let mut command = program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program is built")
}

/// Types something and waits for the end, which must come; what was said.
fn typed(child: &mut Child, text: &str) -> String {
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(text.as_bytes()).expect("it reads");
    drop(stdin);
    let mut out = child.stdout.take().expect("piped");
    let reader = std::thread::spawn(move || {
        let mut said = String::new();
        let _ = std::io::Read::read_to_string(&mut out, &mut said);
        said
    });
    until("the end", || child.try_wait().expect("known: waited for").is_some());
    reader.join().expect("read").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn until(what: &str, is_so: impl FnMut() -> bool) {
    let (begun, mut is_so) = (Instant::now(), is_so);
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what} does not come");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn what_is_planted_where_a_part_is_written_is_not_followed() {
    let folder = Folder::new();
    folder.write("victim", NOTES);
    fs::create_dir(folder.path("folder")).expect("made");
    let odd = pipe(&folder, "pipe");
    type Plant = fn(&Path, &Folder);
    let plants: [Plant; 5] = [
        |part, folder| symlink(folder.path("victim"), part).expect("a link"),
        |part, folder| symlink(folder.path("pipe"), part).expect("a link"),
        |part, folder| symlink(folder.path("nowhere"), part).expect("a link"),
        |part, folder| fs::hard_link(folder.path("victim"), part).expect("a name"),
        |part, folder| fs::rename(folder.path("folder"), part).expect("a folder"),
    ];
    for (nth, plant) in plants.into_iter().enumerate() {
        let name = format!("game-{nth}.play");
        let save = folder.word(&name);
        let mut child = waiting(&args(&save, &[]));
        until("the game", || fs::metadata(&save).is_ok_and(|about| about.len() > 0));
        plant(&folder.path(&format!(".{name}.{}.part", child.id())), &folder);
        // What is taken back is written whole again.
        typed(&mut child, "1\n1\n1\nundo\n1\nquit\n");
        assert_eq!(folder.read("victim"), NOTES, "{nth}");
        assert!(!folder.path("nowhere").exists(), "{nth}");
        let ran = cardwright(&["lint", &save]);
        assert_eq!(ran.code, Some(0), "{nth}: {}{}", ran.out, ran.err);
    }
    assert!(Path::new(&odd).exists());
}

#[test]
fn parts_that_are_no_files_do_not_stop_a_game() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(8));
    pipe(&folder, ".game.play.1.part");
    symlink("/dev/zero", folder.path(".game.play.2.part")).expect("a link");
    folder.write("victim", NOTES);
    symlink(folder.path("victim"), folder.path(".game.play.3.part")).expect("a link");
    folder.write(".game.play.4.part", "left by a program that ended");
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], "quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(folder.read("victim"), NOTES);
    assert!(!folder.path(".game.play.4.part").exists(), "what was left is swept away");
}

#[test]
fn a_save_or_a_copy_that_is_a_pipe_stops_nothing() {
    let folder = Folder::new();
    let (save, odd) = (folder.word("game.play"), pipe(&folder, "pipe"));
    let mut game = Typed::start(&args(&save, &[]));
    // Up to the first question it writes answers of chance.
    game.prompt().expect("somebody is asked");
    fs::remove_file(&save).expect("there");
    pipe(&folder, "game.play");
    for line in ["1", &format!("save {odd}"), "quit"] {
        game.line(line);
    }
    let (_, said) = game.end();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("is a pipe, a device or a socket"), "{said}");
    assert!(said.contains("The copy could not be written"), "{said}");
}

#[test]
fn nothing_is_written_where_a_pipe_is() {
    let folder = Folder::with_pack();
    let (odd, pack) = (pipe(&folder, "pipe"), folder.word("moonlit_market"));
    let socket = folder.word("socket");
    let _socket = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
    symlink(folder.path("loop"), folder.path("loop")).expect("a link");
    let folder_itself = folder.word("");
    for path in [odd.as_str(), &socket, &folder.word("loop"), &folder_itself, "/dev/zero"] {
        let ran = cardwright(&["lint", &pack, "--baseline", path, "--update-baseline"]);
        assert_eq!(ran.code, Some(2), "{path}: {}{}", ran.out, ran.err);
        let ran = cardwright(&["lint", &pack, "--baseline", path]);
        assert_eq!(ran.code, Some(2), "{path}: {}{}", ran.out, ran.err);
        for args in [&["lint", path][..], &["replay", path], &["play", "--resume", path]] {
            // A folder is looked at.
            if args[0] == "lint" && path == folder_itself {
                continue;
            }
            let ran = cardwright(args);
            assert_ne!(ran.code, Some(0), "{args:?}: {}{}", ran.out, ran.err);
        }
    }
}

#[test]
fn a_baseline_replaces_nothing_but_a_baseline() {
    let folder = Folder::with_lacks();
    let pack = folder.word("moonlit_market");
    folder.write("notes.txt", NOTES);
    folder.write("script.sh", "#!/bin/sh\n# nothing but comments\n");
    folder.write("tabs.txt", "a\tb\tc\td\n");
    folder.write("bytes", b"\xff\xfe\0");
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(4));
    for name in
        ["notes.txt", "script.sh", "tabs.txt", "bytes", "game.play", "moonlit_market/pack.toml"]
    {
        let before = fs::read(folder.path(name)).expect("there");
        let file = folder.word(name);
        let ran = cardwright(&["lint", &pack, "--baseline", &file, "--update-baseline"]);
        refused(&ran, "is not a baseline");
        assert_eq!(fs::read(folder.path(name)).expect("there"), before, "{name}");
    }
    // A new one, an empty one, and those that the program wrote, with findings and without.
    folder.write("empty", "");
    let sound = folder.word("sound");
    super::copy(&super::root().join("tests/packs/moonlit_market"), Path::new(&sound));
    for (name, of) in [("new", &pack), ("empty", &pack), ("new", &sound), ("new", &pack)] {
        let file = folder.word(name);
        let ran = cardwright(&["lint", of, "--baseline", &file, "--update-baseline"]);
        assert_eq!(ran.code, Some(0), "{name}: {}{}", ran.out, ran.err);
    }
}

#[test]
fn nothing_is_written_through_a_link_out_of_a_folder() {
    let folder = Folder::new();
    folder.write("victim", NOTES);
    fs::create_dir(folder.path("outside")).expect("made");
    let untouched = || {
        assert_eq!(folder.read("victim"), NOTES);
        let outside = fs::read_dir(folder.path("outside")).expect("there");
        assert_eq!(outside.count(), 0, "nothing is written outside");
    };
    // Texts of a pack, whose language is a link, or whose notes are one.
    let pack = |name: &str| {
        folder.write(&format!("{name}/locales/en/pack/weapon.ftl"), "axe = Axe\n");
        folder.write(&format!("{name}/locales/fr/pack/weapon.ftl"), "axe = Hache\n");
        folder.word(name)
    };
    let named = pack("notes");
    let ran = cardwright(&["locale", "sync", &named]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let written: Vec<_> = ran.out.lines().filter_map(|line| line.split_once(": ")).collect();
    assert!(!written.is_empty(), "{}", ran.out);
    for (path, _) in written.into_iter().filter(|(path, _)| !path.ends_with(".ftl")) {
        fs::remove_file(path).expect("there");
        symlink(folder.path("victim"), path).expect("a link");
        let ran = cardwright(&["locale", "sync", &named]);
        assert_ne!(ran.code, Some(0), "{path}: {}{}", ran.out, ran.err);
        untouched();
        fs::remove_file(path).expect("a link");
    }
    // Schemas and man pages.
    super::copy(&super::root().join("tests/packs/moonlit_market"), &folder.path("packs/moon"));
    symlink(folder.path("outside"), folder.path("packs/schema")).expect("a link");
    let packs = folder.word("packs");
    for more in [&[][..], &["--force"]] {
        let write = [&["schema", "--write", &packs][..], more].concat();
        let ran = cardwright(&write);
        assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
        untouched();
    }
    fs::create_dir(folder.path("man")).expect("made");
    symlink(folder.path("victim"), folder.path("man/cardwright.1")).expect("a link");
    let ran = cardwright(&["man", "--write", &folder.word("man")]);
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    untouched();
}

#[test]
fn a_time_zone_that_never_ends_is_none() {
    let folder = Folder::new();
    let odd = pipe(&folder, "pipe");
    let run = |args: &[&str], zone: &str, lines: &str| {
        let mut command = program();
        command.args(args).env("XDG_STATE_HOME", folder.path("state")).env("TZ", zone);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        typed(&mut command.spawn().expect("it runs"), lines)
    };
    // A game without an answer is not listed.
    run(&["play", "--lang", "en", "--seed", "4", "--no-settings"], "UTC", "1\nq\n");
    for zone in ["/dev/zero", ":/dev/zero", &odd, &format!(":{odd}"), "UTC", ":UTC", "../x"] {
        let said = run(&["play", "--resume", "--lang", "en", "--no-settings"], zone, "q\n");
        assert!(said.contains("Roll Player"), "{zone}: {said}");
    }
}

#[test]
fn an_input_without_an_end_of_line_ends() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(8));
    let calls: [&[&str]; 4] = [
        &["play", "--lang", "en", "--no-settings", "--save", "/dev/null"],
        &["play", "--format", "json", "--save", "/dev/null"],
        &["replay", "--lang", "en", "--step", &save],
        &["play", "--lang", "en", "--resume", &save],
    ];
    for args in calls {
        let mut command = program();
        command.args(args).stdin(fs::File::open("/dev/zero").expect("it is there"));
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
        until(&args.join(" "), || child.try_wait().expect("known: waited for").is_some());
    }
}
