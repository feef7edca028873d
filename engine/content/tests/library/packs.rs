//! Packs: order, requirements, locks, strays.

use std::sync::Arc;

use content::{Library, PackRoot};
use diag::{Diagnostic, Memory};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::toy::{GOOD, Lantern, PACK, expect, lines, night, open};

fn pack(id: &str, requires: &str) -> String {
    PACK.replace("night", id).replace("requires = []", &format!("requires = [{requires}]"))
}

/// Opens packs in `cards/<id>/` in this order. Returns their ids and the findings.
fn opened(packs: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
    let mut files = Memory::new();
    for (id, text) in packs {
        files = files.with(format!("cards/{id}/pack.toml"), *text);
    }
    let files = Arc::new(files);
    let root = |id: &str| PackRoot {
        files: Arc::<Memory>::clone(&files),
        root: format!("cards/{id}"),
        shown: String::new(),
        proven: false,
    };
    let (library, found) = Library::open(packs.iter().map(|(id, _)| root(id)).collect());
    (library.packs().map(|pack| pack.id.clone()).collect(), lines(found))
}

#[test]
fn required_packs_come_first() {
    let all = [
        ("c", pack("c", "\"b\", \"a\"")),
        ("x", pack("x", "")),
        ("b", pack("b", "\"a\"")),
        ("a", pack("a", "")),
    ];
    let all: Vec<_> = all.iter().map(|(id, text)| (*id, text.as_str())).collect();
    let (order, found) = opened(&all);
    expect("sound", &found, &[]);
    assert_eq!(order, ["a", "b", "c", "x"]);
}

#[test]
fn requirements_that_fail() {
    let (order, found) = opened(&[("day", &pack("day", "\"nigth\"")), ("night", PACK)]);
    expect(
        "missing",
        &found,
        &["cards/day/pack.toml:5:13 missing-requires … “nigth” … did you mean “night”? Known \
             packs: day, night"],
    );
    assert_eq!(order, ["day", "night"]);
    let (_, found) = opened(&[("day", &pack("day", "\"sea\""))]);
    expect(
        "alone",
        &found,
        &["cards/day/pack.toml:5:13 missing-requires … --pack … known packs: day"],
    );
    let all = [pack("a", "\"b\""), pack("b", "\"c\""), pack("c", "\"a\""), pack("d", "\"d\"")];
    let (order, found) = opened(&[("a", &all[0]), ("b", &all[1]), ("c", &all[2]), ("d", &all[3])]);
    expect(
        "cyclic",
        &found,
        &[
            "cards/c/pack.toml:5:13 cyclic-requires … a → b → c → a … cards/a/pack.toml:5:1 requirements of “a”",
            "cards/d/pack.toml:5:13 cyclic-requires … d → d",
        ],
    );
    assert_eq!(order.len(), 4);
    let chess = PACK.replace("lanterns", "chess");
    let (_, found) = opened(&[("day", &pack("day", "\"night\"")), ("night", &chess)]);
    expect("other game", &found, &["cards/day/pack.toml:5:13 other-game … lanterns … chess"]);
    let broken = PACK.replace("api = 1", "api = ");
    let (order, found) = opened(&[("day", &pack("day", "\"night\"")), ("night", &broken)]);
    expect("one cause", &found, &["cards/night/pack.toml:4:7 syntax the value is missing"]);
    assert_eq!(order, ["day"]);
}

#[test]
fn pack_files_that_fail() {
    for (from, to, wanted) in [
        ("api = 1", "api = 2", "4:7 unknown-api … level 2; this program supports level 1"),
        ("id = \"night\"", "id = \"Night\"", "1:6 bad-format “id” has an invalid format: “Night”"),
        (
            "1.0.0",
            "one",
            "3:11 bad-format “version” has an invalid format: “one”; Version of the pack",
        ),
        ("game = \"lanterns\"\n", "", "1:1 missing-key “game” is missing"),
        ("languages", "langauges", "6:1 unknown-key … “languages”?"),
        ("\"en\"", "\"English\"", "6:14 bad-format “languages.0”"),
    ] {
        let files = night().with("pack.toml", PACK.replace(from, to));
        let (library, found) = open(&files);
        expect(to, &lines(found), &[&format!("night/pack.toml:{wanted}")]);
        assert_eq!(library.packs().count(), 0);
    }
    let files = Memory::new().with("Pack.toml", PACK);
    expect(
        "near",
        &lines(open(&files).1),
        &["night/pack.toml:1:1 missing-pack-file pack.toml is missing; rename Pack.toml to \
             pack.toml"],
    );
    let nothing = Memory::new();
    expect("nothing", &lines(open(&nothing).1), &["night/pack.toml:1:1 missing-pack-file … empty"]);
    let (_, found) = opened(&[("dusk", PACK)]);
    expect("folder", &found, &["cards/dusk/pack.toml:1:6 pack-folder … “night” … “dusk”"]);
}

#[test]
fn two_packs_with_one_id() {
    let (one, two) = (night(), night());
    let root = |files, shown: &str| PackRoot {
        files: Arc::new(files),
        root: String::new(),
        shown: shown.to_owned(),
        proven: false,
    };
    let (library, found) = Library::open(vec![root(one, "one"), root(two, "two")]);
    expect(
        "twice",
        &lines(found),
        &["two/pack.toml:1:6 duplicate-pack duplicate pack “night” … one/pack.toml:1:6 first"],
    );
    assert_eq!(library.cards::<Lantern>("lanterns").0.len(), 1);
}

#[test]
fn cards_come_in_the_order_of_packs_then_ids() {
    let files = Memory::new()
        .with("cards/a/pack.toml", pack("a", "\"z\""))
        .with("cards/a/lantern/b.toml", GOOD)
        .with("cards/a/lantern/c.toml", GOOD.replace("red", "rad"))
        .with("cards/z/pack.toml", pack("z", ""))
        .with("cards/z/lantern/y.toml", GOOD)
        .with("cards/z/lantern/a.toml", GOOD)
        .with("cards/z/effects/shine.luau", "return {}")
        .with("cards/z/lantern/y.play", "play\n")
        .with("cards/chess/pack.toml", pack("chess", "").replace("lanterns", "chess"))
        .with("cards/chess/lantern/q.toml", GOOD)
        .with("cards/readme.md", "");
    let (library, found) = Library::open(PackRoot::all(Arc::new(files), "cards", ""));
    expect("sound", &lines(found), &[]);
    let (cards, found) = library.cards::<Lantern>("lanterns");
    assert_eq!(cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["a", "y", "b"]);
    expect("one fails", &lines(found), &["cards/a/lantern/c.toml:3:10 unknown-word"]);
    let (effects, _) = library.effects("lanterns");
    assert_eq!(effects.len(), 1);
    assert_eq!((effects[0].0.as_str(), effects[0].1.path()), ("z", "cards/z/effects/shine.luau"));
    let (rulings, _) = library.rulings("lanterns");
    assert_eq!(rulings.len(), 1);
    assert_eq!((rulings[0].kind.as_str(), rulings[0].id.as_str()), ("lantern", "y"));
    let strange = lines(library.unknown_games(&["lantern", "go"]));
    expect(
        "games",
        &strange,
        &[
            "cards/a/pack.toml:2:8 unknown-game unknown game “lanterns”; did you mean “lantern”?",
            "cards/chess/pack.toml:2:8 unknown-game … known: lantern, go",
            "cards/z/pack.toml:2:8 unknown-game",
        ],
    );
}

/// An edition.
#[derive(Deserialize, JsonSchema)]
struct Edition {
    /// Number of nights.
    nights: u8,
}

#[test]
fn other_documents() {
    let files = night()
        .with("edition/first.toml", "nights = 3")
        .with("edition/second.toml", "nigths = 3")
        .with("edition/third.toml", "nights = 300");
    let (library, _) = open(&files);
    let (editions, found) = library.documents::<Edition>("lanterns", "edition");
    assert_eq!((editions.len(), editions[0].id.as_str(), editions[0].data.nights), (1, "first", 3));
    assert_eq!(editions[0].places.value("nights").to_string(), "night/edition/first.toml:1:10");
    expect(
        "documents",
        &lines(found),
        &[
            "night/edition/second.toml:1:1 unknown-key … “nights”?",
            "night/edition/third.toml:1:10 out-of-range … at most 255, not 300",
        ],
    );
}

#[test]
fn a_fault_in_a_proven_pack_is_said_as_in_any_other() {
    let faults = [
        ("lantern/good.toml", GOOD.replace("cost", "price")),
        ("lantern/good.toml", GOOD.replace("[origin]", "[origins]")),
        ("lantern/good.toml", format!("{GOOD}[hooks.score]\n")),
        ("pack.toml", PACK.replace("game", "games")),
    ];
    for (path, text) in faults {
        let files = night().with(path, text);
        let found = |proven| {
            let shown = "night".to_owned();
            let (files, root) = (Arc::new(files.clone()), String::new());
            let root = PackRoot { files, root, shown, proven };
            let (library, mut found) = Library::open(vec![root]);
            found.extend(library.cards::<Lantern>("lanterns").1);
            lines(found)
        };
        assert!(!found(false).is_empty());
        assert_eq!(found(true), found(false));
    }
}

#[test]
fn the_lock_tells_the_rules_and_nothing_else() {
    let lock = |files: &Memory| {
        let (library, _) = open(files);
        let locks = library.locks("lanterns");
        assert_eq!((locks.len(), locks[0].id.as_str()), (1, "night"));
        library.lock("lanterns")
    };
    let base = night().with("effects/e.luau", "return 1\n");
    let first = lock(&base);
    assert!(first.starts_with('p') && first.len() == 17, "{first}");
    let crlf = GOOD.replace('\n', "\r\n");
    for same in [
        base.clone().with("lantern/good.toml", crlf.as_str()),
        base.clone().with("lantern/good.toml", format!("\u{FEFF}{GOOD}")),
        base.clone().with("lantern/good.play", "play"),
        base.clone().with("locales/en/lantern.ftl", "good = Good"),
        base.clone().with("pack.toml", PACK.replace("\"en\"", "\"en\", \"eo\"")),
        base.clone().with("README.md", "hello"),
        base.clone().with("lantern/good.toml", format!("# a remark\n\n{GOOD}\n# the end")),
        base.clone().with("lantern/good.luau.bak", "return 3"),
        base.clone().with("lantern/gone.luau", "return 3 -- its card is gone"),
        base.clone().with(".idea/x.toml", "a = 1"),
        base.clone().with("effects/e.luau", "--!strict\n-- why\nreturn --[[ not 2 ]] 1 -- end"),
        base.clone().with("effects/e.luau", "return\t1"),
    ] {
        assert_eq!(lock(&same), first);
    }
    for other in [
        base.clone().with("lantern/good.toml", GOOD.replace("4", "5")),
        base.clone().with("lantern/best.toml", GOOD),
        base.clone().with("effects/e.luau", "return 2\n"),
        base.clone().with("effects/f.luau", ""),
        base.clone().without("effects/e.luau"),
        base.clone().with("edition/x.toml", ""),
    ] {
        assert_ne!(lock(&other), first);
    }
    let moved = Memory::new()
        .with("x/night/pack.toml", PACK)
        .with("x/night/lantern/good.toml", GOOD)
        .with("x/night/effects/e.luau", "return 1\n");
    let (library, _) = Library::open(PackRoot::all(Arc::new(moved), "x", ""));
    assert_eq!(library.lock("lanterns"), first, "wherever it lies");
}

#[test]
fn what_nothing_reads() {
    let files = night()
        .with("README.md", "")
        .with("LICENSE", "")
        .with(".gitignore", "")
        .with("edition/first.toml", "")
        .with("edition/first.play", "")
        .with("edition/second.play", "")
        .with("edition/notes.txt", "")
        .with("effects/e.luau", "")
        .with("effects/e.toml", "")
        .with("lantern/good.luau", "")
        .with("lantern/good.play", "")
        .with("lantern/god.play", "")
        .with("lantern/good.tml", "")
        .with("lantern/old/x.toml", "")
        .with("lanten/a.toml", "")
        .with("lanten/b.toml", "")
        .with("art/a.png", b"\0\0".as_slice())
        .with("locales/eo/lantern.ftl", "")
        .with("locales/lantern.ftl", "")
        .with("moon.play", "")
        .with("moon.toml", "")
        .with("rulings/moon.play", "")
        .with("rulings/moon.toml", "");
    let (library, _) = open(&files);
    let run: Vec<_> = library.rulings("lanterns").0.into_iter().map(|run| run.source).collect();
    let run: Vec<_> = run.iter().map(|source| source.path()).collect();
    assert_eq!(
        run,
        ["night/edition/first.play", "night/lantern/good.play", "night/rulings/moon.play"]
    );
    let found: Vec<Diagnostic> = library.strays("lanterns", &["lantern", "road"], &["edition"]);
    expect(
        "strays",
        &lines(found),
        &[
            "night/edition/notes.txt:1:1 stray-file … *.toml",
            "night/edition/second.play:1:1 unrun-ruling … put it next to its card",
            "night/effects/e.toml:1:1 stray-file … *.luau",
            "night/lanten:1:1 stray-folder … did you mean “lantern”?",
            "night/lantern/god.play:1:1 unrun-ruling … god.toml is missing: did you mean “good”?",
            "night/lantern/good.tml:1:1 stray-file … did you mean good.toml?",
            "night/lantern/old/x.toml:1:1 stray-file … subfolders",
            "night/locales/lantern.ftl:1:1 stray-file … <language>",
            "night/moon.play:1:1 unrun-ruling … into rulings/",
            "night/moon.toml:1:1 stray-file … folder of its kind: lantern, road",
            "night/rulings/moon.toml:1:1 stray-file … rulings/ is for *.play files",
        ],
    );
    let files = files.with("lint.toml", "").with("locales/eo/english.sum", "");
    let files = files.with("schema/lantern.schema.json", "{}").with("tutorial/first.play", "");
    let (library, _) = open(&files);
    let unread = library.unread("night", &["lantern", "road"], &["edition"]);
    let strayed = [
        "LICENSE",
        "README.md",
        "art/a.png",
        "edition/notes.txt",
        "edition/second.play",
        "effects/e.toml",
        "lanten/a.toml",
        "lanten/b.toml",
        "lantern/god.play",
        "lantern/good.tml",
        "lantern/old/x.toml",
        "locales/lantern.ftl",
        "moon.play",
        "moon.toml",
        "rulings/moon.toml",
    ];
    assert_eq!(unread, strayed);
}
