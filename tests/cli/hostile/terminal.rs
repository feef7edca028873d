//! What would steer a terminal, hide letters or forge lines, in every place from which something is
//! printed: it is shown spelled out, and nothing else of it comes out.

use super::super::{Folder, Ran, cardwright_reads};
use super::{edit, inside, whole, write};

/// Each with a piece of how it is shown.
const HARMS: [(&str, &str); 14] = [
    ("\u{1b}[2J", "\\u001b[2J"),
    ("\u{1b}]0;x\u{7}", "\\u001b]0;x\\u0007"),
    ("\u{9b}2J", "\\u009b2J"),
    ("\u{90}x\u{9c}", "\\u0090x\\u009c"),
    ("\u{8}\u{8}", "\\u0008\\u0008"),
    ("\u{7f}", "\\u007f"),
    ("\r", "\\u000d"),
    ("\u{202e}", "\\u202e"),
    ("\u{2066}", "\\u2066"),
    ("\u{200b}", "\\u200b"),
    ("\u{feff}", "\\ufeff"),
    ("\u{2028}", "\\u2028"),
    ("\u{e0041}", "\\udb40\\udc41"),
    (FORGED, "\\u000aforged"),
];

/// A line that nobody but the program may print.
const FORGED: &str = "\nforged: all is well";

/// Commands, each with what is typed.
type Calls = Vec<(Vec<String>, &'static str)>;

/// Where something is printed from.
struct Place {
    name: &'static str,
    /// Puts it there, and says which commands print it and what is typed.
    puts: fn(&Folder, &str) -> Calls,
    /// Whether ends of lines are its own affair.
    lines: bool,
}

const PLACES: [Place; 14] = [
    Place {
        name: "the folder of a pack",
        puts: |folder, harm| {
            let to = format!("p{harm}q");
            std::fs::rename(folder.path("moonlit_market"), folder.path(&to)).expect("renamed");
            folder.edit(&format!("{to}/weapon/silver-sickle.toml"), "cost = 3", "coast = 3");
            let ruling = "game roll_player  seats 2\n\nruling odd\nplay\n  A pick-die str-1\n";
            folder.write(&format!("{to}/class/odd.play"), ruling);
            let pack = folder.word(&to);
            vec![
                quiet(&["lint", &pack]),
                quiet(&["lint", &pack, "--format", "json"]),
                quiet(&["test", &pack, "-v"]),
                quiet(&["cards", "show", "silver-sickle", "--pack", &pack]),
                quiet(&["play", "--pack", &pack]),
            ]
        },
        lines: false,
    },
    Place {
        name: "the name of a file",
        puts: |folder, harm| {
            write(folder, &format!("weapon/a{harm}b.toml"), "coast = 3\n");
            write(folder, &format!("weapon/{harm}.txt"), "");
            lint_and_test(folder)
        },
        lines: false,
    },
    Place {
        name: "the name of a saved game",
        puts: |folder, harm| {
            let (save, gone) = (folder.word(&format!("s{harm}.play")), folder.word(harm));
            folder.write(&format!("s{harm}.play"), "game odd\n");
            vec![
                quiet(&["play", "--resume", &save]),
                quiet(&["play", "--save", &save]),
                quiet(&["replay", &save]),
                quiet(&["lint", &save]),
                quiet(&["replay", &gone]),
                quiet(&["lint", &gone]),
            ]
        },
        lines: false,
    },
    Place {
        name: "what a saved game says",
        puts: |folder, harm| {
            // A head has one line for each key.
            let harm = harm.replace('\n', " ");
            folder.write("s.play", format!("game roll_player  seats {harm}\nplay\n  A {harm}\n"));
            folder.write("g.play", format!("game x{harm}y\nodd{harm} z\n"));
            ["s.play", "g.play"]
                .map(|save| folder.word(save))
                .iter()
                .flat_map(|save| {
                    [
                        quiet(&["replay", save]),
                        quiet(&["play", "--resume", save]),
                        quiet(&["lint", save]),
                        quiet(&["lint", save, "--format", "json"]),
                    ]
                })
                .collect()
        },
        lines: true,
    },
    Place {
        name: "a key of a card",
        puts: |folder, harm| {
            let key = format!("\"c{}\" = 3", in_toml(harm));
            edit(folder, "weapon/silver-sickle.toml", "cost = 3", &key);
            lint_and_test(folder)
        },
        lines: false,
    },
    Place {
        name: "a word of a pack",
        puts: |folder, harm| {
            let ids = format!("[\"roll_player\", \"{}\"]", in_toml(harm));
            edit(folder, "pack.toml", "[\"roll_player\"]", &ids);
            lint_and_test(folder)
        },
        lines: false,
    },
    Place {
        name: "the error of a script",
        puts: |folder, harm| {
            let text: String = harm.chars().map(|c| format!("\\u{{{:x}}}", u32::from(c))).collect();
            let script = format!("--!strict\nerror(\"no{text}\")\nreturn {{}}\n");
            write(folder, "class/moonspeaker.luau", script);
            lint_and_test(folder)
        },
        // A message of a script is told in one line, without what is a control character.
        lines: true,
    },
    Place {
        name: "a text",
        puts: |folder, harm| {
            let pack = with_name(folder, harm);
            vec![
                quiet(&["cards", "--pack", &pack]),
                quiet(&["cards", "show", "silver-sickle", "--pack", &pack]),
                quiet(&["cards", "--pack", &pack, "--format", "json"]),
            ]
        },
        lines: true,
    },
    Place {
        name: "the title of a ruling",
        puts: |folder, harm| {
            let harm = harm.replace('\n', " ");
            let path = "class/moonspeaker.play";
            edit(folder, path, "ruling it may be left", &format!("ruling it may{harm} be left"));
            edit(folder, path, "then A.str = [red:1]   A.gold = 3", "then A.gold = 9");
            lint_and_test(folder)
        },
        lines: true,
    },
    Place {
        name: "a script as text",
        puts: |folder, harm| {
            let script = format!("--!strict\nlocal a = '{}' +\n", harm.replace('\n', " "));
            write(folder, "class/moonspeaker.luau", script);
            lint_and_test(folder)
        },
        lines: true,
    },
    Place {
        name: "the name of a player",
        puts: |_, harm| {
            let name = format!("An{harm}na");
            vec![(
                words(&["play", "roll_player", "--player", &name, "--player", "B=random"]),
                "?\nwhy\nquit\n",
            )]
        },
        lines: false,
    },
    Place {
        name: "an argument",
        puts: |_, harm| {
            let word = format!("x{harm}y");
            vec![
                quiet(&[&word]),
                quiet(&["play", &word]),
                quiet(&["play", &format!("--{word}")]),
                quiet(&["play", "--seed", &word]),
                quiet(&["play", "--option", &word]),
                quiet(&["play", "--with", &word]),
                quiet(&["play", "--lang", &word]),
                quiet(&["cards", "show", &word]),
                quiet(&["rules", &word]),
                quiet(&["explain", &word]),
                quiet(&["schema", &word]),
                quiet(&["completions", &word]),
            ]
        },
        lines: false,
    },
    Place {
        name: "what a player types",
        puts: |_, harm| {
            let all = HARMS.iter().position(|(other, _)| *other == harm).expect("one of them");
            let typed =
                ["q\u{1b}[2J\n", "\u{1b}]0;x\u{7}\n", "x\u{9b}2J\n", "x\u{90}\n", "x\u{8}\n"];
            let typed = typed.get(all).copied().unwrap_or("x\u{202e}\u{200b}\u{feff}\r\u{e0041}\n");
            vec![(words(&["play", "roll_player", "--player", "A", "--player", "B=random"]), typed)]
        },
        // Replaced by spaces: what is typed is a word or nothing.
        lines: true,
    },
    Place {
        name: "the rules of a pack",
        puts: |folder, harm| {
            let pack = with_name(folder, harm);
            vec![
                quiet(&["rules", "roll_player", "--pack", &pack]),
                quiet(&["rules", "roll_player", "--pack", &pack, "--format", "markdown"]),
            ]
        },
        lines: true,
    },
];

/// Spelled as TOML escapes it.
fn in_toml(harm: &str) -> String {
    harm.chars().map(|letter| format!("\\U{:08x}", u32::from(letter))).collect()
}

/// Puts it into the name of a card: the folder of the pack.
fn with_name(folder: &Folder, harm: &str) -> String {
    let text: String = harm.chars().map(|letter| format!("\\U{:06X}", u32::from(letter))).collect();
    let name = format!("Silver{{ \"{text}\" }}Sickle");
    edit(folder, "locales/en/weapon.ftl", "Silver Sickle", &name);
    folder.word("moonlit_market")
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn quiet(args: &[&str]) -> (Vec<String>, &'static str) {
    (words(args), "")
}

fn lint_and_test(folder: &Folder) -> Vec<(Vec<String>, &'static str)> {
    let pack = folder.word(&inside(""));
    let pack = pack.trim_end_matches('/');
    vec![
        quiet(&["lint", pack]),
        quiet(&["lint", pack, "--format", "json"]),
        quiet(&["test", pack, "-v"]),
        quiet(&["test", pack, "--format", "json"]),
        quiet(&["cards", "--pack", pack]),
    ]
}

/// The characters that nobody asked for.
fn steering(ran: &Ran) -> Option<char> {
    let said = diag::steering(&ran.out).into_iter().chain(diag::steering(&ran.err));
    said.map(|(_, letter)| letter).find(|letter| !"\n\t".contains(*letter))
}

/// The harms of a place: all of them where the whole campaign is asked for, else every fourth, in
/// turn, and the forged line.
fn harms(place: usize) -> impl Iterator<Item = (&'static str, &'static str)> {
    let whole = whole();
    let taken = move |at: usize| whole || at % 4 == place % 4 || at + 1 == HARMS.len();
    HARMS.into_iter().enumerate().filter(move |(at, _)| taken(*at)).map(|(_, harm)| harm)
}

#[test]
fn nothing_steers_the_terminal() {
    let mut shown = 0;
    for (at, Place { name, puts, lines }) in PLACES.iter().enumerate() {
        let mut of_place = 0;
        for (harm, seen) in harms(at) {
            let folder = Folder::with_pack();
            for (args, typed) in puts(&folder, harm) {
                let args: Vec<&str> = args.iter().map(String::as_str).collect();
                let ran = cardwright_reads(&args, typed);
                let said = || format!("{name}: {args:?}\n{}\n{}", ran.out, ran.err);
                if let Some(letter) = steering(&ran) {
                    panic!("{:?} comes out of {}", letter, said());
                }
                let forged = |text: &str| text.lines().any(|line| line.starts_with("forged"));
                assert!(*lines || !forged(&ran.out) && !forged(&ran.err), "{}", said());
                of_place += usize::from(ran.out.contains(seen) || ran.err.contains(seen));
            }
        }
        println!("{name}: spelled out {of_place} times");
        shown += of_place;
    }
    assert!(shown > 100, "what is printed was looked at: {shown}");
}
