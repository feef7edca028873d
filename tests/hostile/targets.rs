//! Options that write a file, aimed at what is no file of theirs: nothing is lost, nothing waits.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use super::limits::{Table, call};
use super::whole;
use crate::cli::{Folder, cardwright_reads};

/// What somebody else keeps in a file.
const NOTES: &str = "my notes\n";

/// An option that writes, with what is typed meanwhile.
type Writes = fn(&Folder, &str) -> (Vec<String>, String);

const OPTIONS: [(&str, Writes); 7] = [
    ("--status", |f, at| (begun(f, "new.play", &["--status", at]), "1\n1\nquit\n".to_owned())),
    ("--status of a game that goes on", |f, at| {
        let words = ["play", "--resume", &f.word("game.play"), "--status", at];
        (words.map(str::to_owned).to_vec(), "1\nquit\n".to_owned())
    }),
    ("--save", |_, at| {
        let words = ["play", "--lang", "en", "--seed", "4", "--save", at];
        (words.map(str::to_owned).to_vec(), "1\n1\nundo\nquit\n".to_owned())
    }),
    ("--resume", |_, at| {
        (["play", "--resume", at].map(str::to_owned).to_vec(), "1\nundo\nquit\n".to_owned())
    }),
    ("save FILE", |f, at| (begun(f, "new.play", &[]), format!("1\nsave {at}\nquit\n"))),
    ("--update-baseline", |f, at| {
        let words = ["lint", &f.word("moonlit_market"), "--baseline", at, "--update-baseline"];
        (words.map(str::to_owned).to_vec(), String::new())
    }),
    ("--baseline", |f, at| {
        let words = ["lint", &f.word("moonlit_market"), "--baseline", at];
        (words.map(str::to_owned).to_vec(), String::new())
    }),
];

fn begun(folder: &Folder, save: &str, more: &[&str]) -> Vec<String> {
    let save = folder.word(save);
    let words = ["play", "--lang", "en", "--seed", "4", "--save", &save];
    [&words[..], more].concat().into_iter().map(str::to_owned).collect()
}

/// What an option is aimed at: its path.
type Makes = fn(&Folder) -> String;

const THINGS: [(&str, Makes); 17] = [
    ("somebody's notes", |f| f.word("notes")),
    ("a saved game", |f| f.word("other.play")),
    ("a file of a pack", |f| f.word("moonlit_market/weapon/silver-sickle.toml")),
    ("a link to notes", |f| linked(f, "notes")),
    ("a second name of notes", |f| {
        fs::hard_link(f.path("notes"), f.path("hard")).expect("a name");
        f.word("hard")
    }),
    ("a link to a saved game", |f| linked(f, "other.play")),
    ("a pipe", pipe),
    ("a link to a pipe", |f| {
        pipe(f);
        linked(f, "pipe")
    }),
    ("a link to itself", |f| linked(f, "link")),
    ("a link into a folder that is not there", |f| linked(f, "gone/gone")),
    ("a folder", |f| f.word("moonlit_market")),
    ("a path below a file", |f| f.word("notes/below")),
    ("a name that is too long", |f| f.word(&"x".repeat(300))),
    ("a device without an end", |_| "/dev/zero".to_owned()),
    ("a device that is full", |_| "/dev/full".to_owned()),
    ("a device that keeps nothing", |_| "/dev/null".to_owned()),
    ("a file of the system", |_| "/proc/self/mem".to_owned()),
];

fn linked(folder: &Folder, to: &str) -> String {
    symlink(folder.path(to), folder.path("link")).expect("a link");
    folder.word("link")
}

fn pipe(folder: &Folder) -> String {
    let path = folder.word("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().expect("it runs").success());
    path
}

#[test]
fn nothing_is_lost_to_an_option_that_writes() {
    let folder = Folder::new();
    let sound = folder.word("sound.play");
    cardwright_reads(&["play", "--lang", "en", "--seed", "9", "--save", &sound], "1\n1\n1\nquit\n");
    let game = folder.read("sound.play");
    let (mut table, mut nth) = (Table::default(), 0);
    let step = if whole() { 1 } else { 7 };
    for (option, writes) in OPTIONS {
        for (thing, makes) in THINGS {
            nth += 1;
            if nth % step != 0 {
                continue;
            }
            let folder = Folder::with_pack();
            folder.write("notes", NOTES);
            folder.write("game.play", &game);
            folder.write("other.play", &game);
            let card = "moonlit_market/weapon/silver-sickle.toml";
            let text = folder.read(card);
            let at = makes(&folder);
            let (args, typed) = writes(&folder, &at);
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            table.thing("files that are written");
            let took = call(&args, &typed);
            table.call("files that are written", &took);
            assert_eq!(took.wrong(), None, "{option} at {thing}: {}", took.said);
            assert_eq!(folder.read("notes"), NOTES, "{option} at {thing}");
            assert_eq!(folder.read(card), text, "{option} at {thing}");
            // A game goes on in its own file, which is then longer; no other option touches it.
            let other = folder.read("other.play");
            let head = game.lines().next().expect("a head");
            assert!(other.starts_with(head), "{option} at {thing}: {other}");
            assert!(option == "--resume" || other == game, "{option} at {thing}: {other}");
        }
    }
    table.print();
}

/// What is planted under the name of a file that the program writes beside another.
const PLANTS: [fn(&Folder, &str); 5] = [
    |f, part| symlink(f.path("notes"), f.path(part)).expect("a link"),
    |f, part| symlink("/dev/zero", f.path(part)).expect("a link"),
    |f, part| drop(fs::rename(pipe(f), f.path(part))),
    |f, part| fs::create_dir(f.path(part)).expect("a folder"),
    |f, part| symlink(f.path(part), f.path(part)).expect("a link"),
];

/// All numbers that a process that starts soon can have would be too many: what is planted has the
/// numbers of parts that a program looks for when it starts.
#[test]
fn planted_parts_are_left_alone() {
    let sound = Folder::new();
    let save = sound.word("sound.play");
    cardwright_reads(&["play", "--lang", "en", "--seed", "9", "--save", &save], "1\n1\n1\nquit\n");
    let game = sound.read("sound.play");
    let mut table = Table::default();
    for plant in PLANTS {
        for part in [".game.play.1.part", ".game.play.1-1.part", ".game.play.99999.part"] {
            let folder = Folder::new();
            folder.write("notes", NOTES);
            folder.write("game.play", &game);
            plant(&folder, part);
            table.thing("planted parts");
            let args = ["play", "--lang", "en", "--resume", &folder.word("game.play")];
            let took = call(&args, "1\nundo\nquit\n");
            table.call("planted parts", &took);
            assert_eq!((took.wrong(), took.code), (None, Some(0)), "{part}: {}", took.said);
            assert_eq!(folder.read("notes"), NOTES, "{part}");
            assert!(fs::symlink_metadata(folder.path(part)).is_ok(), "{part} is left");
        }
    }
    table.print();
}
