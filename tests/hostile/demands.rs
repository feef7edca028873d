//! What strangers' files must come to: refused with a place, or played on like any other. Each family
//! is one kind of thing that was once accepted without being looked at.

use std::fs;

use super::limits::{Table, call};
use super::whole;
use crate::cli::{Folder, cardwright, cardwright_reads, copy, root};
use crate::terminal::Pty;

const SCRIPT: &str = "moonlit_market/class/moonspeaker.luau";
const CARD: &str = "moonlit_market/weapon/silver-sickle.toml";

/// Ways to go through a table whose keys have no order of their own.
const WALKS: [&str; 6] = [
    "for i = 1, 30 do t[{}] = i end for _, v in pairs(t) do me:gain_gold(v % 5) break end",
    "for i = 1, 30 do t[{}] = i end for _, v in t do me:gain_gold(v % 5) break end",
    "for i = 1, 30 do t[{}] = i end local _, v = next(t) me:gain_gold((v or 0) % 5)",
    "for i = 1, 30 do t[function() return i end] = i end for _, v in pairs(t) do \
     me:gain_gold(v % 5) break end",
    "for i = 1, 30 do t[function() return i end] = i end for _, v in t do \
     me:gain_gold(v % 5) break end",
    "for i = 1, 30 do t[{ i }] = { i } end for k in pairs(t) do me:gain_gold(k[1] % 5) break end",
];

#[test]
fn a_game_goes_on_whatever_a_script_goes_through() {
    let seeds = if whole() { 6 } else { 2 };
    for (nth, walk) in WALKS.into_iter().enumerate() {
        for seed in 1..=seeds {
            let folder = Folder::with_pack();
            let script = format!(
                "--!strict\nlocal function on_cleaned(me: Me, _p: Params)\n\tlocal t: any = {{}}\n\t\
                 {walk}\nend\n\nreturn {{ on_cleaned = on_cleaned }}\n"
            );
            folder.write(SCRIPT, script);
            let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
            let seed = seed.to_string();
            let play = ["play", "--solo", "--variant", "free-classes", "--lang", "en"];
            let more = ["--pack", &pack, "--seed", &seed, "--save", &save];
            let typed = format!("moonfolk\nmoonspeaker\n{}quit\n", "1\n".repeat(60));
            cardwright_reads(&[&play[..], &more].concat(), &typed);
            let ran = cardwright_reads(&["play", "--resume", &save, "--pack", &pack], "quit\n");
            assert_eq!(ran.code, Some(0), "{nth}, seed {seed}: {}{}", ran.out, ran.err);
        }
    }
}

#[test]
fn a_pack_does_not_silence_its_own_errors() {
    let wrong = |folder: &Folder| {
        folder.edit(
            "moonlit_market/trait/starry-eyed.luau",
            "local function score",
            "local _x: any = os\nlocal function score",
        );
    };
    type Silences = fn(&Folder);
    let silences: [Silences; 5] = [
        |f| f.write("moonlit_market/lint.toml", "ignore = [\"unknown-global\"]\n"),
        |f| f.write("moonlit_market/lint.toml", "ignore = [\"script\"]\n"),
        |f| f.write("moonlit_market/lint.toml", "select = [\"no-ruling\"]\n"),
        |f| f.write("moonlit_market/lint.toml", "[severity]\nunknown-global = \"note\"\n"),
        |f| {
            let path = "moonlit_market/trait/starry-eyed.luau";
            let text = f.read(path);
            f.write(path, format!("-- lint-allow-file: unknown-global because\n{text}"));
        },
    ];
    for (nth, silence) in silences.into_iter().enumerate() {
        let folder = Folder::with_pack();
        wrong(&folder);
        silence(&folder);
        let ran = cardwright(&["lint", "--no-pack-config", &folder.word("moonlit_market")]);
        assert_eq!(ran.code, Some(1), "{nth}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains("error[unknown-global]"), "{nth}: {}", ran.out);
    }
}

/// More of a kind than any pack has.
type Floods = fn(&Folder);

const FLOODS: [(&str, Floods); 6] = [
    ("params", |f| {
        let params: String = (0..20_000).map(|nth| format!("k{nth} = 1\n")).collect();
        f.edit(
            "moonlit_market/class/moonspeaker.toml",
            "[params]\n",
            &format!("[params]\n{params}"),
        );
    }),
    ("attributes of a text", |f| {
        let more: String = (0..40_000).map(|nth| format!("    .a{nth} = x\n")).collect();
        f.write("moonlit_market/locales/en/race.ftl", format!("moonfolk = x\n{more}"));
    }),
    ("dotted keys in a card of 1 MB", |f| {
        let keys: String =
            (0..25_000).map(|nth| format!("a{nth}.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p=1\n")).collect();
        let text = f.read(CARD);
        f.write(CARD, format!("{text}\n{keys}"));
    }),
    ("comments in a card of 1 MB", |f| {
        let text = f.read(CARD);
        f.write(CARD, format!("{text}\n{}", "# x\n".repeat(250_000)));
    }),
    ("empty cards", |f| {
        let count = if whole() { 50_000 } else { 5_000 };
        let folder = f.path("moonlit_market/weapon");
        (0..count)
            .for_each(|nth| fs::write(folder.join(format!("x{nth}.toml")), "").expect("made"));
    }),
    ("keys that are not known", |f| {
        let keys: String = (0..20_000).map(|nth| format!("k{nth} = 1\n")).collect();
        let text = f.read(CARD);
        f.write(CARD, format!("{keys}{text}"));
    }),
];

#[test]
fn floods_are_findings_and_end_soon() {
    let mut table = Table::default();
    for (name, flood) in FLOODS {
        let folder = Folder::with_pack();
        flood(&folder);
        let pack = folder.word("moonlit_market");
        table.thing("floods");
        for args in [
            &["lint", "--format", "short", &pack][..],
            &["lint", "--format", "json", &pack],
            &["cards", "show", "silver-sickle", "--pack", &pack],
            &["play", "--pack", &pack, "--seed", "4", "--save", &folder.word("game.play")],
        ] {
            let took = call(args, "quit\n");
            table.call("floods", &took);
            assert_eq!(took.wrong(), None, "{name}, {args:?}");
            if args[0] == "lint" && name != "comments in a card of 1 MB" {
                assert_eq!(took.code, Some(1), "{name}, {args:?}");
            }
        }
    }
    table.print();
}

#[test]
fn a_map_of_any_size_is_looked_at_in_time() {
    let folder = Folder::new();
    copy(&root().join("tests/packs/ashen_road"), &folder.path("road"));
    let region = |nth: usize| {
        format!(
            "[region.r{nth}]\nshade = \"light\"\nat = [{}, {}]\norigin = \"reconstructed\"\n\n\
             [region.r{nth}.borders]\nr{} = {{ kind = \"land\", origin = \"reconstructed\" }}\n\
             r{} = {{ kind = \"land\", origin = \"reconstructed\" }}\n\n",
            nth / 60,
            nth % 60,
            (nth + 1) % 2_999,
            (nth + 2_998) % 2_999,
        )
    };
    folder.write("road/map/islands.toml", (0..2_999).map(region).collect::<String>());
    let mut table = Table::default();
    table.thing("a map");
    let took = call(&["lint", "--format", "short", &folder.word("road")], "");
    table.call("a map", &took);
    table.print();
    assert_eq!((took.wrong(), took.code), (None, Some(1)));
}

#[test]
fn a_changed_head_is_noticed() {
    let folder = Folder::new();
    let save = folder.word("sound.play");
    let seats = ["--seat", "Ann=human", "--seat", "Bo=greedy"];
    let begin = ["play", "--lang", "en", "--seed", "4", "--save", &save];
    cardwright_reads(&[&begin[..], &seats].concat(), &("1\n".repeat(8) + "quit\n"));
    let sound = folder.read("sound.play");
    let head: Vec<&str> = sound.lines().take_while(|line| *line != "play").collect();
    assert!(head.len() > 5, "{sound}");
    for (nth, line) in head.iter().enumerate() {
        let Some((key, value)) = line.split_once(' ') else { continue };
        // One letter more, the line left out, and said twice.
        let forms = [format!("{key} {value}x\n"), String::new(), format!("{line}\n{line}\n")];
        for form in forms {
            let with = |(at, line): (usize, &str)| {
                if at == nth { form.clone() } else { format!("{line}\n") }
            };
            folder.write("changed.play", sound.lines().enumerate().map(with).collect::<String>());
            let changed = folder.word("changed.play");
            let ran = cardwright_reads(&["play", "--resume", &changed], "quit\n");
            let about = format!("{key} written {form:?}: {}{}", ran.out, ran.err);
            assert_eq!(ran.code, Some(2), "{about}");
            assert_eq!(cardwright(&["lint", &changed]).code, Some(1), "{about}");
        }
    }
}

#[test]
fn a_paste_chooses_nothing_and_one_without_an_end_does_not_deafen() {
    let folder = Folder::new();
    for (nth, paste) in
        ["\x1b[200~1\r1\r1\r\x1b[201~", "\x1b[200~1\r1\r1\r", "\x1b[200~", "\x1b[200~\x1b[200~1\r"]
            .into_iter()
            .enumerate()
    {
        let save = folder.word(&format!("{nth}.play"));
        let args = ["play", "--lang", "en", "--seed", "4", "--pace", "off", "--save", &save];
        let mut pty = Pty::start(&args, &folder.path("home"), (100, 30));
        pty.press(paste);
        let text = folder.read(&format!("{nth}.play"));
        assert!(!text.lines().any(|line| line.starts_with("  A ")), "{nth}: {text}");
        pty.press("\x04");
        assert_eq!(pty.end().code(), Some(0), "{nth}: {}", pty.lines().join("\n"));
    }
}

#[test]
fn a_pack_is_found_wherever_it_is() {
    let strange = [
        "more/moon",
        "a/b/c/d/e/moon",
        "my\tpack",
        "my\u{200b}pack",
        "a\nb/moon",
        "-moon",
        "moon \u{202e}",
        "moon.toml",
        "#moon",
        "[moon]",
        "moon*",
    ];
    for path in strange {
        let folder = Folder::new();
        let home = folder.path("packs").join(path);
        copy(&root().join("tests/packs/moonlit_market"), &home);
        let card = home.join("weapon/silver-sickle.toml");
        let text = fs::read_to_string(&card).expect("there");
        fs::write(&card, text.replace("cost = 3", "cots = 3")).expect("written");
        // Beside a sound one, or without any other.
        for beside in [false, true] {
            if beside {
                copy(&root().join("tests/packs/market_day"), &folder.path("packs/sound"));
            }
            let ran = cardwright(&["lint", &folder.word("packs")]);
            let about = format!("{path:?}, {beside}: {}{}", ran.out, ran.err);
            assert_eq!(ran.code, Some(1), "{about}");
            assert!(ran.out.contains("unknown-key"), "{about}");
        }
    }
}

#[test]
fn line_ends_and_marks_change_nothing() {
    let folder = Folder::new();
    folder.write("t/locales/en/pack/weapon.ftl", "axe = Axe\n");
    folder.write("t/locales/fr/pack/weapon.ftl", "\u{feff}axe = Hache\n");
    let texts = folder.word("t");
    assert_eq!(cardwright(&["locale", "sync", &texts]).code, Some(0));
    assert!(folder.read("t/locales/fr/pack/weapon.ftl").starts_with('\u{feff}'), "the mark stays");
    let mut sums = 0;
    for path in crate::support::entries(&folder.path("t/locales/fr"))
        .into_iter()
        .chain(crate::support::entries(&folder.path("t/locales/fr/pack")))
        .filter(|path| path.extension().is_some_and(|ends| ends == "sum"))
    {
        let text = fs::read_to_string(&path).expect("there");
        fs::write(&path, text.replace('\n', "\r\n")).expect("written");
        sums += 1;
    }
    assert!(sums > 0, "there are sums");
    let ran = cardwright(&["locale", "sync", "--check", &texts]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{}", ran.err);
}

#[test]
fn what_cannot_change_a_game_does_not_end_it() {
    type Changes = fn(&Folder);
    let changes: [(&str, Changes); 5] = [
        ("a comment of a script", |f| {
            let text = f.read(SCRIPT);
            f.write(SCRIPT, text.replacen('\n', "\n-- a remark\n", 1));
        }),
        ("a comment of a card", |f| {
            let text = f.read(CARD);
            f.write(CARD, format!("# A remark.\n{text}"));
        }),
        ("CRLF in a card", |f| {
            let text = f.read(CARD);
            f.write(CARD, text.replace('\n', "\r\n"));
        }),
        ("CRLF in a script", |f| {
            let text = f.read(SCRIPT);
            f.write(SCRIPT, text.replace('\n', "\r\n"));
        }),
        ("a mark before a card", |f| {
            let text = f.read(CARD);
            f.write(CARD, format!("\u{feff}{text}"));
        }),
    ];
    for (name, change) in changes {
        let folder = Folder::with_pack();
        let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
        let begin = ["play", "--lang", "en", "--seed", "4", "--pack", &pack, "--save", &save];
        cardwright_reads(&begin, &("1\n".repeat(8) + "quit\n"));
        change(&folder);
        let ran = cardwright_reads(&["play", "--resume", &save, "--pack", &pack], "quit\n");
        assert_eq!(ran.code, Some(0), "{name}: {}{}", ran.out, ran.err);
    }
}
