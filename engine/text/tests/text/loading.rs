//! Which files are read, and findings about faulty ones.

use std::borrow::Cow;
use std::sync::Arc;

use diag::{Files, Memory};
use text::{Locales, Negotiated, PSEUDO, Tree, Value, tags};

use crate::{clean, files, load, told};

#[test]
fn a_shared_tree_gives_only_the_packs_in_use() {
    let files = files(&[
        ("en/cli.ftl", "hello = Hello"),
        ("en/one/log.ftl", "a = one"),
        ("en/two/log.ftl", "a = two\nb = two"),
        ("fr/one/log.ftl", "a = un"),
        ("notes.txt", "nothing"),
    ]);
    let load =
        |packs: &[&str]| Locales::load(&[Tree::packs(Arc::new(files.clone()), "locales", packs)]);
    let (locales, findings) = load(&["two"]);
    assert_eq!(told(&findings), Vec::<String>::new());
    let voice = locales.voice("fr", vec![]);
    assert_eq!(voice.tell("cli", "hello", &[]), "Hello");
    assert_eq!(voice.tell("log", "a", &[]), "two");
    // The packs are read in their order, whatever their names.
    let (locales, findings) = load(&["two", "one"]);
    assert_eq!(locales.voice("en", vec![]).tell("log", "a", &[]), "two");
    assert_eq!(
        told(&findings),
        ["locales/en/one/log.ftl:1:1 duplicate `a` is already defined in `en`"]
    );
    assert_eq!(findings[0].labels[0].0.to_string(), "locales/en/two/log.ftl:1:1");
}

#[test]
fn a_pack_brings_its_own_language() {
    let house = files(&[("en/log.ftl", "a = one\nb = two\n"), ("en/terms.ftl", "-coin = coin")]);
    let pack = Memory::new()
        .with("locales/eo/log.ftl", "a = unu\n")
        .with("locales/en/weapon.ftl", "axe = Axe for a { -coin }")
        .with("locales/en/log.ftl", "b = other\nc = three");
    let trees = [
        Tree::packs(Arc::new(house), "locales", &[]),
        Tree::own(Arc::new(pack), "locales/").shown("packs/axes"),
    ];
    assert_eq!(tags(&trees), ["en", "eo"]);
    let (locales, findings) = Locales::load(&trees);
    assert_eq!(
        told(&findings),
        ["packs/axes/locales/en/log.ftl:1:1 duplicate `b` is already defined in `en`"]
    );
    let voice = locales.voice("eo", vec![]);
    let say = |space, id| voice.tell(space, id, &[]);
    assert_eq!([say("log", "a"), say("log", "b"), say("log", "c")], ["unu", "two", "three"]);
    assert_eq!(say("weapon", "axe"), "Axe for a coin");
    let (few, _) = Locales::load_for(&trees, &["fr-BE"]);
    assert_eq!(few.tags(), ["en"]);
}

/// The parts of a space together equal one file, and cannot contain an id twice.
#[test]
fn a_space_may_lie_in_several_files() {
    let files = Memory::new()
        .with("locales/en/weapon.ftl", "axe = Axe\n")
        .with("locales/en/weapon/bows.ftl", "bow = Bow for a { -coin }\naxe = Hatchet\n")
        .with("locales/en/weapon/swords.ftl", "sword = Sword, no { axe }\nbow = Arc\n")
        .with("locales/en/terms/coins.ftl", "-coin = coin\n")
        .with("locales/en/weapon/old/bows.ftl", "crossbow = Crossbow\n");
    let (locales, findings) = Locales::load(&[Tree::own(Arc::new(files.clone()), "locales")]);
    assert_eq!(
        told(&findings),
        [
            "locales/en/weapon/bows.ftl:2:1 duplicate `axe` is already defined in `en`",
            "locales/en/weapon/swords.ftl:2:1 duplicate `bow` is already defined in `en`"
        ]
    );
    let voice = locales.voice("en", vec![]);
    let say = |id| voice.tell("weapon", id, &[]);
    assert_eq!([say("axe"), say("bow"), say("sword")], ["Axe", "Bow for a coin", "Sword, no Axe"]);
    assert!(text::keys::keys(&locales).iter().all(|key| key.id != "crossbow"));
    // In a tree of several packs, each can have such folders.
    let files = files
        .with("locales/en/hills/weapon/slings.ftl", "sling = Sling\n")
        .with("locales/en/hills/weapon.ftl", "club = Club\n");
    let (locales, _) = Locales::load(&[Tree::packs(Arc::new(files), "locales", &["hills"])]);
    let voice = locales.voice("en", vec![]);
    let say = |id| voice.tell("weapon", id, &[]);
    assert_eq!([say("axe"), say("sling"), say("club")], ["Axe", "Sling", "Club"]);
}

/// Proven trees are read text by text on demand, with the same results.
#[test]
fn proven_trees_say_the_same() {
    let files = files(&[
        ("en/terms.ftl", "-coin = coin"),
        (
            "en/log.ftl",
            "a = one\nb = two { a }\nb = again\nc = { $x } in { -coin }\n\
            e = { f }\nf = { $y } and { g.sign } { c }\ng = { -coin }\n    .sign = §",
        ),
        ("en/two/log.ftl", "a = other\nd = four"),
        ("fr/log.ftl", "a = un"),
        ("nl/log.ftl", "a = een"),
    ]);
    let tree = || Tree::packs(Arc::new(files.clone()), "locales", &["two"]);
    let (doubted, findings) = Locales::load_for(&[tree()], &["fr-BE"]);
    assert_eq!(told(&findings).len(), 2);
    let (proven, findings) = Locales::load_for(&[tree().proven()], &["fr-BE"]);
    assert_eq!(told(&findings), Vec::<String>::new());
    assert_eq!(proven.tags(), doubted.tags());
    for locales in [doubted, proven] {
        let voice = locales.voice("fr", vec![]);
        let say = |id| voice.tell("log", id, &[("x", Value::Int(3)), ("y", Value::Int(4))]);
        let said = ["un", "two one", "3 in coin", "four", "4 and § 3 in coin"];
        assert_eq!(["a", "b", "c", "d", "e"].map(say), said);
        let pseudo = locales.pseudo("en").expect("en was loaded");
        assert_eq!(pseudo.voice(PSEUDO, vec![]).tell("log", "d", &[]), "[ƒóúř]");
    }
    // `Locales::load` reports everything, proven or not.
    let (_, findings) = Locales::load(&[tree().proven()]);
    assert_eq!(told(&findings).len(), 2);
}

#[test]
fn junk_has_a_place_and_harms_nothing_else() {
    let (locales, findings) = load(&[(
        "en/a.ftl",
        "ok = fine\n    .good = yes\n    .bad = { $x\nstray }\n{\nlast = end }\nnumbers = { $n ->\n    [one] x\n }\n\ttab = x\nfine = { $x }\n",
    )]);
    assert_eq!(
        told(&findings),
        [
            "locales/en/a.ftl:4:1 syntax expected `}`",
            "locales/en/a.ftl:4:7 syntax expected `=`",
            "locales/en/a.ftl:6:12 syntax `}` closes nothing",
            "locales/en/a.ftl:9:2 syntax the default variant is missing",
        ]
    );
    let voice = locales.voice("en", vec![]);
    assert_eq!(voice.tell("a", "ok", &[]), "fine");
    assert_eq!(voice.word("a", "ok", Some("good"), &[]).as_deref(), Some("yes"));
    assert_eq!(voice.tell("a", "fine", &[("x", Value::Int(1))]), "1");
}

#[test]
fn what_is_said_twice_is_told_with_both_places() {
    let (locales, findings) = load(&[(
        "en/a.ftl",
        "a = one\nb = x\n    .c = 1\n    .c = 2\na = two\n-a = term\n-a = again\n",
    )]);
    assert_eq!(
        told(&findings),
        [
            "locales/en/a.ftl:4:6 duplicate `b` has the attribute `c` twice",
            "locales/en/a.ftl:5:1 duplicate `a` is already defined in `en`",
            "locales/en/a.ftl:7:2 duplicate `-a` is already defined in `en`",
        ]
    );
    assert_eq!(findings[1].labels[0].0.to_string(), "locales/en/a.ftl:1:1");
    assert_eq!(locales.voice("en", vec![]).tell("a", "a", &[]), "one");
}

#[test]
fn references_are_checked() {
    let (_, findings) = load(&[
        ("en/terms.ftl", "-die = die\n    .gender = x\nplain = no\n"),
        (
            "en/a.ftl",
            "a = { bc } { b.c } { -dye } { -die.gender ->\n *[x] y\n } { UPPER($n) }\nb = b\n    .d = d\nc = { only }\nonly =\n    .x = { -die.number ->\n   *[x] z\n }\nBad_Id = x\n",
        ),
        ("en/b.ftl", "x = { a }"),
    ]);
    assert_eq!(
        told(&findings),
        [
            "locales/en/a.ftl:3:6 unknown-function unknown function `UPPER` in “en”",
            "locales/en/a.ftl:11:1 id `Bad_Id` is not lowercase words joined by hyphens",
            "locales/en/terms.ftl:3:1 message-in-terms `terms.ftl` contains a message, `plain`",
            "locales/en/a.ftl:1:7 unknown-reference unknown message `bc`",
            "locales/en/a.ftl:1:14 unknown-reference the message `b` has no attribute `c`",
            "locales/en/a.ftl:1:23 unknown-reference unknown term `-dye`",
            "locales/en/a.ftl:6:7 unknown-reference the message `only` has no text, only attributes",
            "locales/en/a.ftl:8:13 unknown-reference the term `-die` has no attribute `number`",
            "locales/en/b.ftl:1:7 unknown-reference unknown message `a`",
        ]
    );
    assert_eq!(findings[5].help.as_deref(), Some("did you mean `-die`?"));
}

#[test]
fn circles_are_told_once_and_give_way_to_the_next_language() {
    let (locales, findings) = load(&[
        ("en/a.ftl", "a = base a\nb = base b\nc = base c\n"),
        ("fr/a.ftl", "a = { b }\nb = x { a.t }\nc = fr { b }\nd = { d }\n-t = { -t }\n"),
    ]);
    // `b` has no cycle: `a` has no attribute `t`.
    assert_eq!(
        told(&findings),
        [
            "locales/fr/a.ftl:2:9 unknown-reference the message `a` has no attribute `t`",
            "locales/fr/a.ftl:4:7 circle `d` refers back to itself here",
            "locales/fr/a.ftl:5:9 circle `-t` refers back to itself here",
        ]
    );
    let (locales_two, findings) = load(&[
        ("en/a.ftl", "a = base a\nb = base b\nc = base c\n"),
        ("fr/a.ftl", "a = { b }\nb = x { a }\nc = fr { b }\n"),
    ]);
    assert_eq!(told(&findings), ["locales/fr/a.ftl:2:9 circle `a` refers back to itself here"]);
    let voice = locales_two.voice("fr", vec![]);
    assert_eq!(["a", "b", "c"].map(|id| voice.tell("a", id, &[])), ["base a", "base b", "base c"]);
    let voice = locales.voice("fr", vec![]);
    assert_eq!(voice.tell("a", "d", &[]), "⟨a/d⟩");
}

#[test]
fn marks_and_line_ends_of_other_systems_are_read() {
    let crlf = "\u{feff}a = one\r\n    two\r\n    .x = y\r\nb = { a }\r\n";
    let locales = clean(&[("en/a.ftl", crlf)]);
    let voice = locales.voice("en", vec![]);
    assert_eq!(voice.tell("a", "b", &[]), "one\ntwo");
    assert_eq!(voice.word("a", "a", Some("x"), &[]).as_deref(), Some("y"));
}

#[test]
fn other_encodings_are_told() {
    let utf16: Vec<u8> = "\u{feff}a = b".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let files = Memory::new()
        .with("locales/en/a.ftl", utf16)
        .with("locales/en/b.ftl", b"a = b\nc = d\xe9\n".as_slice())
        .with("locales/en/c.ftl", "a = b");
    let (locales, findings) = Locales::load(&[Tree::own(Arc::new(files), "locales")]);
    assert_eq!(
        told(&findings),
        [
            "locales/en/a.ftl:1:1 utf-16 the file is UTF-16, not UTF-8",
            "locales/en/b.ftl:2:6 not-utf8 the file is not UTF-8: the byte at offset 11 is invalid",
        ]
    );
    assert_eq!(locales.voice("en", vec![]).tell("c", "a", &[]), "b");
}

#[test]
fn folders_are_named_after_languages() {
    let (locales, findings) = load(&[
        ("english/a.ftl", "a = b"),
        ("english/b.ftl", "a = b"),
        ("pt_br/a.ftl", "a = b"),
        ("a.ftl", "a = b"),
    ]);
    assert_eq!(
        told(&findings),
        [
            "locales/a.ftl:1:1 language-tag this file is outside the folder of a language",
            "locales/english/a.ftl:1:1 language-tag the folder `english` is not named after a language",
            "locales/pt_br/a.ftl:1:1 language-tag the folder `pt_br` is not named after its \
             language tag",
        ]
    );
    assert_eq!(locales.tags(), ["pt-BR"]);
}

#[test]
fn wishes_find_their_language() {
    let all = ["en", "fr", "de", "pt-BR"].map(|tag| format!("{tag}/a.ftl"));
    let all: Vec<_> = all.iter().map(|path| (path.as_str(), "a = b")).collect();
    let locales = clean(&all);
    let choose = |wanted: &[&str]| {
        let wanted: Vec<_> = wanted.iter().map(|wish| (*wish).to_owned()).collect();
        let Negotiated { tag, unknown } = locales.negotiate(&wanted);
        format!("{tag} {}", unknown.join(","))
    };
    assert_eq!(choose(&["fr-BE"]), "fr ");
    assert_eq!(choose(&["FR"]), "fr ");
    assert_eq!(choose(&["de_AT.UTF-8"]), "de ");
    assert_eq!(choose(&["pt"]), "pt-BR ");
    assert_eq!(choose(&["tlh", "!!", "en-GB"]), "en tlh,!!");
    assert_eq!(choose(&["xx"]), "en xx");
    assert_eq!(choose(&["C", "", "POSIX"]), "en ");
    assert_eq!(choose(&[]), "en ");
    assert_eq!(locales.voice("pt-BR", vec![]).chain(), ["pt-BR", "en"]);
    assert_eq!(locales.voice("fr-CA", vec![]).chain(), ["fr", "en"]);
    assert_eq!(locales.voice("xx", vec![]).chain(), ["en"]);
}

/// Files, one of which is listed but must not be read.
struct Locked(Memory);

impl Files for Locked {
    fn list(&self) -> Vec<String> {
        self.0.list()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        self.0.read(path).filter(|_| !path.ends_with("weapon.ftl"))
    }
}

#[test]
fn a_file_that_may_not_be_read_is_not_an_empty_one() {
    let files = Locked(files(&[("en/log.ftl", "a = one"), ("en/weapon.ftl", "axe = Axe")]));
    let (locales, findings) =
        Locales::load(&[Tree::own(Arc::new(files), "locales").shown("my/isles")]);
    let said = told(&findings);
    assert_eq!(said, ["my/isles/locales/en/weapon.ftl:1:1 unreadable the file cannot be read"]);
    assert_eq!(locales.voice("en", vec![]).tell("log", "a", &[]), "one", "the others are read");
}
