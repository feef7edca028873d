//! Hostile packs, by family: each is a copy of a stranger's pack with something done to it.

use std::fs;

use super::chance::Chance;
use super::limits::{Table, call};
use super::{scripts, texts, whole};
use crate::cli::Folder;

/// How many packs there are of a family, and what is done to the copy.
struct Family {
    name: &'static str,
    count: usize,
    harm: fn(&Folder, &mut Chance),
}

const CARDS: [&str; 6] = [
    "weapon/silver-sickle.toml",
    "class/moonspeaker.toml",
    "trait/starry-eyed.toml",
    "armor_set/moonsilk.toml",
    "race/moonfolk.toml",
    "skill/moonwalk.toml",
];
const SCRIPTS: [&str; 4] = [
    "class/moonspeaker.luau",
    "trait/starry-eyed.luau",
    "skill/moonwalk.luau",
    "effects/moon.luau",
];
const TEXTS: [&str; 4] = [
    "locales/en/weapon.ftl",
    "locales/en/class.ftl",
    "locales/eo/words.ftl",
    "locales/en/skill.ftl",
];
const RULINGS: [&str; 3] =
    ["class/moonspeaker.play", "skill/moonwalk.play", "weapon/silver-sickle.play"];

const FAMILIES: [Family; 10] = [
    Family { name: "cards, broken bytes", count: 60, harm: |f, c| broken(f, c, &CARDS) },
    Family { name: "cards, odd values", count: 60, harm: odd_values },
    Family { name: "pack.toml", count: 40, harm: |f, c| put(f, "pack.toml", texts::pack(c)) },
    Family { name: "scripts, broken bytes", count: 60, harm: |f, c| broken(f, c, &SCRIPTS) },
    Family { name: "scripts that mean harm", count: 120, harm: harmful },
    Family { name: "texts, broken bytes", count: 50, harm: |f, c| broken(f, c, &TEXTS) },
    Family {
        name: "texts that mean harm",
        count: 60,
        harm: |f, c| put(f, "locales/en/weapon.ftl", texts::fluent(c)),
    },
    Family { name: "rulings, broken bytes", count: 50, harm: |f, c| broken(f, c, &RULINGS) },
    Family { name: "files that are no files", count: 24, harm: no_files },
    Family { name: "names of files", count: 26, harm: names },
];

fn at(path: &str) -> String {
    format!("moonlit_market/{path}")
}

fn put(folder: &Folder, path: &str, bytes: impl AsRef<[u8]>) {
    folder.write(&at(path), bytes);
}

fn broken(folder: &Folder, chance: &mut Chance, paths: &[&str]) {
    let path = chance.one_of(paths);
    let bytes = fs::read(folder.path(&at(path))).expect("there");
    put(folder, path, chance.broken(&bytes));
}

/// One or two values of a card are others.
fn odd_values(folder: &Folder, chance: &mut Chance) {
    let path = chance.one_of(&CARDS);
    let text = folder.read(&at(path));
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..1 + chance.below(2) {
        let keys = (0..lines.len()).filter(|nth| lines[*nth].contains(" = "));
        let keys: Vec<usize> = keys.collect();
        let nth = keys[chance.below(keys.len())];
        let key = lines[nth].split(" = ").next().expect("a key").to_owned();
        lines[nth] = format!("{key} = {}", texts::value(chance));
    }
    put(folder, path, lines.join("\n"));
}

fn harmful(folder: &Folder, chance: &mut Chance) {
    let (path, hook) = [
        ("class/moonspeaker.luau", "on_cleaned"),
        ("trait/starry-eyed.luau", "score"),
        ("skill/moonwalk.luau", "on_use"),
        ("effects/moon.luau", "gather"),
    ][chance.below(4)];
    put(folder, path, scripts::script(chance, hook));
}

/// Pipes, links, folders and depths where a file belongs.
fn no_files(folder: &Folder, chance: &mut Chance) {
    let path = chance.one_of(&[CARDS[0], SCRIPTS[0], TEXTS[0], RULINGS[0], "pack.toml"]);
    let whole = folder.path(&at(path));
    let there = || fs::remove_file(&whole).expect("removed");
    match chance.below(7) {
        0 => {
            there();
            fs::create_dir(&whole).expect("made");
        }
        #[cfg(unix)]
        1 => {
            there();
            std::os::unix::fs::symlink("/etc/passwd", &whole).expect("a link");
        }
        #[cfg(unix)]
        2 => {
            there();
            std::os::unix::fs::symlink(&whole, &whole).expect("a link");
        }
        #[cfg(unix)]
        3 => {
            there();
            let made = std::process::Command::new("mkfifo").arg(&whole).status();
            assert!(made.expect("mkfifo runs").success());
        }
        #[cfg(unix)]
        4 => {
            there();
            std::os::unix::fs::symlink("/dev/zero", &whole).expect("a link");
        }
        5 => {
            let deep = "a/".repeat(1 + chance.below(200));
            put(folder, &format!("weapon/{deep}b.toml"), "number = 1\n");
        }
        _ => put(folder, path, ""),
    }
}

/// Files of strange names.
fn names(folder: &Folder, chance: &mut Chance) {
    let odd = [
        "\u{1b}[2J",
        "\u{202e}txt",
        "a\nb",
        "-",
        "--help",
        " ",
        "CON",
        "x;rm",
        "$(x)",
        "é",
        "\u{200b}",
        "a\tb",
        "..toml",
    ];
    let long = "x".repeat(200);
    let name = if chance.below(6) == 0 { &long } else { chance.one_of(&odd) };
    let path =
        chance.one_of(&["weapon/", "", "effects/", "locales/en/", "locales/NAME/", "rulings/"]);
    let path = path.replace("NAME", name);
    let ending = chance.one_of(&[".toml", ".luau", ".ftl", ".play", ".txt", ""]);
    let content = chance.one_of(&["", "number = 1\n", "a = b\n", "game x\nplay\n"]);
    put(folder, &format!("{path}{name}{ending}"), content);
}

/// Runs every command on a pack; a wrong one is told with all that makes it again.
fn tried(table: &mut Table, family: &Family, nth: usize) -> Vec<String> {
    let folder = Folder::with_pack();
    (family.harm)(&folder, &mut Chance::of(family.name, nth));
    let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
    let bots = ["--seat", "A=random", "--seat", "B=random", "--seed", "7", "--save", &save];
    let calls: [Vec<&str>; 8] = [
        vec!["lint", &pack],
        vec!["lint", &pack, "--format", "json"],
        vec!["test", &pack, "-v"],
        vec!["cards", "--pack", &pack],
        vec!["cards", "show", "silver-sickle", "--pack", &pack],
        vec!["rules", "--pack", &pack],
        vec!["simulate", "--pack", &pack, "--games", "2"],
        [&["play", "--pack", &pack][..], &bots].concat(),
    ];
    table.thing(family.name);
    let mut wrong = Vec::new();
    for args in calls {
        let took = call(&args, "");
        table.call(family.name, &took);
        if let Some(why) = took.wrong() {
            let said: String = took.said.chars().take(600).collect();
            wrong.push(format!("{} {nth}, {}: {why}\n{said}", family.name, args.join(" ")));
        }
    }
    wrong
}

#[test]
fn hostile_packs_are_contained() {
    let (mut table, mut wrong) = (Table::default(), Vec::new());
    for (at, family) in FAMILIES.iter().enumerate() {
        // Of each family another few, where not all are asked for.
        let step = if whole() { 1 } else { 20 };
        for nth in (at % step..family.count).step_by(step) {
            wrong.extend(tried(&mut table, family, nth));
        }
    }
    table.print();
    assert!(wrong.is_empty(), "{} calls went wrong:\n{}", wrong.len(), wrong.join("\n\n"));
    assert!(!whole() || table.things() >= 400, "{}", table.things());
}
