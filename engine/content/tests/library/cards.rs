//! Cards: origin, hooks, scripts, ids.

use content::{Origin, duplicates};
use diag::Memory;

use crate::toy::{GOOD, Hook, Lantern, Road, expect, lanterns, lines, night, open};

const ACTING: &str = "\
number = 2
cost = 9
colour = \"pale-blue\"
oil = [1, 2, 3]
places.gate = { bright = 2, plan = 'n-3' }

[origin]
number = \"known\"
cost = \"reconstructed\"
colour = \"inferred\"
oil = \"known\"
places = \"known\"
effect = \"known\"

[params]
bonus = 2

[hooks.score]

[hooks.on_lit]
use = \"shine\"
when = { colour = \"red\", bright = 3 }
";

#[test]
fn a_card_with_everything() {
    let files = night()
        .with("lantern/moon.toml", ACTING)
        .with("lantern/moon.luau", "--!strict\r\nreturn {}");
    let (cards, found) = lanterns(&files);
    expect("sound", &found, &[]);
    assert_eq!(cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["good", "moon"]);
    let card = &cards[1];
    assert_eq!((card.pack.as_str(), card.data.number, card.data.cost), ("night", 2, 9));
    assert_eq!(card.data.oil, Some([1, 2, 3]));
    assert_eq!(card.data.places["gate"].bright, 2);
    assert_eq!(card.data.places["gate"].plan.as_deref(), Some("n-3"));
    assert_eq!(card.origin["effect"], Origin::Known);
    assert_eq!(card.params["bonus"], 2);
    let [lit, score] = card.hooks.as_slice() else { panic!("two hooks") };
    assert_eq!((lit.hook, lit.function.as_str(), lit.shared), (Hook::OnLit, "shine", true));
    assert_eq!(lit.when.bright, Some(3));
    assert_eq!(lit.when.colour.as_deref().map(<[_]>::len), Some(1));
    assert_eq!(lit.place.to_string(), "night/lantern/moon.toml:21:7");
    assert_eq!((score.hook, score.function.as_str(), score.shared), (Hook::Score, "score", false));
    assert_eq!(score.place.to_string(), "night/lantern/moon.toml:18:8");
    assert_eq!(score.when, crate::toy::When::default());
    let script = card.script.as_ref().expect("a script");
    assert_eq!((script.path(), script.text().len()), ("night/lantern/moon.luau", 20));
    assert_eq!(card.places.value("hooks.on_lit.use").to_string(), "night/lantern/moon.toml:21:7");
    assert_eq!(card.places.key("params.bonus").to_string(), "night/lantern/moon.toml:16:1");
}

#[test]
fn guards_take_their_numbers_from_params() {
    let lit = "use = \"shine\"\nwhen = { colour = \"red\", bright = 3 }";
    let files = |new: &str| {
        let text = ACTING.replace("[hooks.score]\n\n", "").replace(lit, new);
        night().with("lantern/moon.toml", text)
    };
    let (cards, found) = lanterns(&files("use = \"x\"\nwhen.bright = \"p.bonus\""));
    expect("sound", &found, &[]);
    assert_eq!(cards[1].hooks[0].when.bright, Some(2));

    let wrong = [
        (
            "use = \"x\"\nwhen.bright = \"p.bonsu\"",
            "night/lantern/moon.toml:20:15 unknown-param … “bonsu” … did you mean “p.bonus”?",
        ),
        (
            "use = \"x\"\nwhen.bright = \"bonus\"",
            "night/lantern/moon.toml:20:15 bad-format … A number in [params], such as p.least.",
        ),
        (
            "use = \"x\"\nwhen.colour = \"p.bonus\"",
            "night/lantern/moon.toml:20:15 unknown-word … “red”, “pale-blue”",
        ),
        (
            "use = \"x\"\nwhen.brihgt = 2",
            "night/lantern/moon.toml:20:6 unfit-guard … did you mean “bright”? guards of on_lit: colour, bright",
        ),
        (
            "use = \"x\"\n[hooks.score]\nuse = \"x\"\nwhen.bright = 2",
            "night/lantern/moon.toml:22:6 unfit-guard the hook “score” … test the condition in \
             its script",
        ),
    ];
    for (new, line) in wrong {
        let (cards, found) = lanterns(&files(new));
        expect(new, &found, &[line]);
        assert_eq!(cards.len(), 1);
    }
}

#[test]
fn scripts_and_hooks_belong_together() {
    let (cards, found) = lanterns(&night().with("lantern/moon.toml", ACTING));
    expect(
        "no script",
        &found,
        &[
            "night/lantern/moon.toml:18:8 missing-script the hook “score” needs a script … moon.luau … “use”",
        ],
    );
    assert_eq!((cards.len(), cards[1].hooks.len()), (2, 1), "plays on without the hook");

    let shared = ACTING.replace("[hooks.score]", "[hooks.score]\nuse = \"x\"");
    let files = night().with("lantern/moon.toml", shared).with("lantern/moon.luau", "return {}");
    let (cards, found) = lanterns(&files);
    expect("no hook", &found, &["night/lantern/moon.luau:1:1 unused-script … [hooks.score]"]);
    assert!(cards[1].script.is_none());

    let files = night()
        .with("lantern/moon.toml", ACTING)
        .with("lantern/moon.luau", b"\xFF\xFEr\0".as_slice());
    expect("no text", &lanterns(&files).1, &["night/lantern/moon.luau:1:1 utf-16"]);

    let files = night().with("road/long.toml", "length = 3\norigin.length = \"known\"");
    let files = files.with("road/long.luau", "return {}").with("road/short.toml", "hooks = {}");
    let (library, _) = open(&files);
    let (roads, found) = library.cards::<Road>("lanterns");
    assert_eq!((roads.len(), roads[0].data.length), (1, 3));
    expect(
        "a kind that does not act",
        &lines(found),
        &[
            "night/road/long.luau:1:1 unused-script … have no hooks",
            "night/road/short.toml:1:1 missing-key",
            "night/road/short.toml:1:1 unknown-key unknown key “hooks”",
        ],
    );
}

#[test]
fn every_field_tells_its_origin() {
    let text = ACTING.replace("cost = \"reconstructed\"\n", "").replace("effect = \"known\"\n", "");
    let files = night()
        .with("lantern/moon.toml", text)
        .with("lantern/moon.luau", "return {}")
        .with("lantern/odd.toml", format!("{GOOD}oil = \"known\"\neffect = \"inferred\"\n"));
    let (cards, found) = lanterns(&files);
    expect(
        "origin",
        &found,
        &[
            "night/lantern/moon.toml:2:1 missing-origin “cost” has no origin … :7:1 add it here",
            "night/lantern/moon.toml:16:2 missing-origin “effect” has no origin",
            "night/lantern/odd.toml:9:1 stray-origin [origin] names “oil” … no such field",
            "night/lantern/odd.toml:10:1 stray-origin [origin] names “effect” … does nothing",
        ],
    );
    assert_eq!(cards.len(), 3, "their data are sound");
}

#[test]
fn a_pack_that_keeps_origins_has_one_for_each_card() {
    let plain = GOOD.split("\n[origin]").next().expect("data").to_owned();
    let files = night().with("lantern/plain.toml", plain);
    expect("not asked", &lanterns(&files).1, &[]);
    let files = files.with("pack.toml", format!("{}origins = true\n", crate::toy::PACK));
    let (cards, found) = lanterns(&files);
    expect("asked", &found, &["night/lantern/plain.toml:1:1 missing-origin … add [origin]"]);
    assert_eq!(cards.len(), 2, "its data are sound");
}

#[test]
fn words_of_a_guard_stand_once() {
    let hook = "[hooks.on_lit]\nuse = \"x\"\nwhen = { colour = [\"red\", \"red\"] }\n";
    let files = night()
        .with("lantern/moon.toml", GOOD.replace("[origin]", "[origin]\neffect = \"known\"") + hook);
    let (library, _) = open(&files);
    let (cards, found) = library.cards::<Lantern>("lanterns");
    let [finding] = &found[..] else { panic!("{found:?}") };
    assert_eq!((finding.code.name(), cards.len()), ("repeated-entry", 2));
}

#[test]
fn a_kind_checks_what_its_schema_cannot() {
    let text = ACTING.replace("cost = 9", "cost = 11");
    let files = night().with("lantern/moon.toml", text).with("lantern/moon.luau", "return {}");
    let (cards, found) = lanterns(&files);
    expect("check", &found, &["night/lantern/moon.toml:2:8 too-dear"]);
    assert_eq!(cards.len(), 1);
}

#[test]
fn ids() {
    let files = night().with("lantern/Long Lantern.toml", GOOD).with("lantern/a--b.toml", GOOD);
    let (cards, found) = lanterns(&files);
    expect(
        "bad ids",
        &found,
        &[
            "night/lantern/Long Lantern.toml:1:1 bad-id “Long Lantern” is not an id … lowercase \
             letters",
            "night/lantern/a--b.toml:1:1 bad-id",
        ],
    );
    assert_eq!(cards.len(), 1);
}

#[test]
fn an_id_stands_once_over_kinds_and_packs() {
    let files = night().with("road/good.toml", "length = 3\norigin.length = \"known\"");
    let (library, _) = open(&files);
    let (lanterns, _) = library.cards::<Lantern>("lanterns");
    let (roads, _) = library.cards::<Road>("lanterns");
    let all =
        lanterns.iter().map(content::Card::named).chain(roads.iter().map(content::Card::named));
    expect(
        "duplicates",
        &lines(duplicates(all)),
        &[
            "night/road/good.toml:1:1 duplicate-id the id “good” … night/lantern/good.toml:1:1 first defined here",
        ],
    );
    assert_eq!(library.ids("lanterns", "road"), [("night", "good")]);
    assert_eq!(library.ids("chess", "road"), []);
}

#[test]
fn a_hundred_cards_of_a_kind_are_read() {
    let mut files = Memory::new().with("pack.toml", crate::toy::PACK);
    for at in 0..120 {
        files = files
            .with(format!("lantern/card-{at}.toml"), ACTING)
            .with(format!("lantern/card-{at}.luau"), "return {}");
    }
    let (cards, found) = lanterns(&files);
    assert_eq!((cards.len(), found.len()), (120, 0));
}
