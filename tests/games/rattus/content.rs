//! What is wrong with a map or with tokens is said, with its place.

use std::rc::Rc;
use std::sync::Arc;

use diag::{Files, Memory};
use engine::Assets;
use play::panel::Role;
use play::{Eye, Session, Setup, SetupError, Table};
use rattus::Rattus;

const MAP: &str = "cards/rattus/map/europe.toml";
const TOKENS: &str = "cards/rattus/tokens/base.toml";
const HISPANIA: &str = "[region.hispania]\nshade = \"light\"\nat = [0, 2]\norigin = \"inferred\"\n\n\
                        [region.hispania.borders]\n";

/// The findings when a text of a file is replaced: code and place.
fn broken(path: &str, old: &str, new: &str) -> Vec<String> {
    let files = Memory::copy_of(&Assets::new());
    let text = files.read(path).expect("the file is there").into_owned();
    let text = String::from_utf8(text).expect("UTF-8");
    assert!(text.contains(old), "{path} has no “{old}”");
    let files = files.with(path, text.replacen(old, new, 1));
    let (_, findings) = super::loaded(files);
    let line = |finding: &diag::Diagnostic| {
        let place = finding.place.to_string();
        let place = place.strip_prefix("cards/rattus/").unwrap_or(&place);
        format!("{} {place}: {}", finding.code, finding.message)
    };
    findings.iter().map(line).collect()
}

fn first(path: &str, old: &str, new: &str) -> String {
    broken(path, old, new).into_iter().next().unwrap_or_default()
}

/// The line of a file that holds a text, from 1.
fn line_of(path: &str, text: &str) -> usize {
    let all = Assets::new().read(path).expect("there").into_owned();
    let all = String::from_utf8(all).expect("UTF-8");
    all[..all.find(text).expect("the text is there")].lines().count() + 1
}

#[test]
fn a_border_must_stand_on_both_sides() {
    let border = "gallia = { kind = \"land\", origin = \"known\" }\n";
    let old = format!("{HISPANIA}{border}");
    let found = first(MAP, &old, HISPANIA);
    let line = line_of(MAP, "hispania = { kind = \"land\", origin = \"known\" }");
    let said = format!("one-sided-border map/europe.toml:{line}:1: “gallia” borders on “hispania”");
    assert!(found.starts_with(&said), "{found}");
}

#[test]
fn both_sides_must_agree() {
    let found = broken(
        MAP,
        "hispania = { kind = \"land\", origin = \"known\" }",
        "hispania = { kind = \"arrow\", origin = \"known\" }",
    );
    assert!(
        found.len() == 1 && found[0].starts_with("two-faced-border map/europe.toml:"),
        "{found:?}"
    );
}

#[test]
fn a_border_must_lead_somewhere() {
    let has = |found: &[String], code: &str| {
        let start = format!("{code} map/europe.toml:");
        assert!(found.iter().any(|line| line.starts_with(&start)), "no {code} in {found:?}");
    };
    let old = format!("{HISPANIA}gallia");
    has(&broken(MAP, &old, &format!("{HISPANIA}galia")), "unknown-region");
    has(&broken(MAP, &old, &format!("{HISPANIA}hispania")), "bad-border");
    let kind = first(MAP, "kind = \"land\"", "kind = \"bridge\"");
    assert!(kind.contains("map/europe.toml:") && kind.contains("bridge"), "{kind}");
}

#[test]
fn regions_lie_on_the_map_each_in_a_place_of_its_own() {
    let line = line_of(MAP, "at = [1, 1]");
    let twice = broken(MAP, "at = [1, 1]", "at = [0, 1]");
    let said =
        format!("same-spot map/europe.toml:{line}:6: “germania” has the same position as “gallia”");
    assert_eq!(twice, [said]);
    let none = broken(MAP, "at = [1, 1]\n", "");
    assert!(none.len() == 1 && none[0].starts_with("no-spot map/europe.toml:"), "{none:?}");
    for (wrong, code) in [
        ("at = [4, 1]", "out-of-range"),
        ("at = [1, 5]", "out-of-range"),
        ("at = [1, -1]", "out-of-range"),
        ("at = [1]", "wrong-length"),
        ("at = [1, 1, 1]", "wrong-length"),
        ("at = \"west\"", "wrong-type"),
    ] {
        let found = broken(MAP, "at = [1, 1]", wrong);
        assert!(found.len() == 1 && found[0].starts_with(code), "{wrong}: {found:?}");
    }
}

#[test]
fn a_map_without_places_is_shown_as_a_table() {
    let files = Memory::copy_of(&Assets::new());
    let text = String::from_utf8(files.read(MAP).expect("there").into_owned()).expect("UTF-8");
    let lines = text.lines().filter(|line| !line.starts_with("at = "));
    let text: Vec<&str> = lines.collect();
    let (catalogue, findings) = super::loaded(files.with(MAP, text.join("\n")));
    assert!(findings.is_empty(), "{findings:?}");
    let drawn = |catalogue| {
        let game = Rc::new(Rattus::new(Arc::new(catalogue)));
        let session = Session::new(game, Setup::seats(2), 1).expect("a table");
        let mut panels = session.picture(Eye::Bystander).into_iter();
        panels.find(|panel| panel.role == Role::Map).expect("the map")
    };
    let (table, map) = (drawn(catalogue), drawn(super::loaded(Assets::new()).0));
    assert_eq!(table.map, None);
    assert_eq!((&table.rows, map.map.map(|map| map.places.len())), (&map.rows, Some(8)));
}

#[test]
fn the_plague_must_be_able_to_go_on() {
    let island = "[region.anglia]\nshade = \"light\"\nat = [0, 0]\norigin = \"inferred\"\n\n[region.anglia.borders]\n";
    let dark = island.replace("light", "dark");
    // Without Anglia, Scandia has one neighbour until Russia joins in.
    let found = broken(MAP, island, &dark);
    let dead = |line: &&String| line.starts_with("dead-end map/europe.toml:");
    assert_eq!(found.iter().filter(dead).count(), 2, "{found:?}");
    assert!(found.iter().all(|line| line.contains("“scandia”")), "{found:?}");
}

#[test]
fn all_regions_must_hang_together() {
    // Six regions as two triangles.
    let region = |id: &str, near: [&str; 2]| {
        let border =
            |other: &str| format!("{other} = {{ kind = \"land\", origin = \"reconstructed\" }}\n");
        format!(
            "[region.{id}]\nshade = \"light\"\norigin = \"reconstructed\"\n[region.{id}.borders]\n{}{}",
            border(near[0]),
            border(near[1])
        )
    };
    let text = [
        region("a", ["b", "c"]),
        region("b", ["a", "c"]),
        region("c", ["a", "b"]),
        region("d", ["e", "f"]),
        region("e", ["d", "f"]),
        region("f", ["d", "e"]),
    ];
    let files = Memory::copy_of(&Assets::new()).with("cards/rattus/map/parted.toml", text.concat());
    let (_, findings) = super::loaded(files);
    let codes: Vec<&str> = findings.iter().map(|finding| finding.code.name()).collect();
    assert_eq!(codes, ["parted-map"; 3]);
    assert!(findings[0].message.contains("“d” cannot be reached from “a”"));
}

#[test]
fn tokens_are_counted_and_known_faces_are_there() {
    let ring = first(TOKENS, "ring = true\n", "");
    assert!(ring.starts_with("token-count tokens/base.toml:"), "{ring}");
    let all = broken(TOKENS, "starting = 12\nregular = 37", "starting = 13\nregular = 36");
    let out_of_range = all.iter().filter(|line| line.starts_with("out-of-range tokens/base.toml:"));
    assert_eq!(out_of_range.count(), 2, "{all:?}");
    let known = first(
        TOKENS,
        "limit = 1\nsymbols = [\"merchant\", \"monk\"]",
        "limit = 2\nsymbols = [\"merchant\", \"monk\"]",
    );
    assert!(known.starts_with("known-face tokens/base.toml:"), "{known}");
    let symbol = first(TOKENS, "\"witch\"", "\"wich\"");
    assert!(symbol.starts_with("unknown-symbol tokens/base.toml:"), "{symbol}");
    let limit = first(TOKENS, "id = \"t01\"\nlimit = 1\n", "id = \"t01\"\n");
    assert!(limit.contains("tokens/base.toml:") && limit.contains("limit"), "{limit}");
    let zero = first(TOKENS, "limit = 1\n", "limit = 0\n");
    assert!(zero.contains("tokens/base.toml:"), "{zero}");
    let twice = first(TOKENS, "id = \"t02\"", "id = \"t01\"");
    assert!(twice.starts_with("duplicate-id tokens/base.toml:"), "{twice}");
}

#[test]
fn a_hook_has_the_guards_of_what_its_event_is_about() {
    let king = "cards/rattus/class/king.toml";
    let hooked = |hook: &str, guards: &str| {
        let more = format!(
            "[hooks.on_use]\nwhen = {{ safe_cubes = true, late = true }}\n[hooks.{hook}]\nwhen = {{ {guards} }}\n"
        );
        let found = broken(king, "[hooks.on_use.when]\nsafe_cubes = true\nlate = true\n", &more);
        let lacking = |found: &String| !found.starts_with("missing-function");
        found.into_iter().filter(lacking).collect::<Vec<_>>()
    };
    let sound = [
        ("on_cubes_lost", "by = \"other\", region = \"own\", min = 2, own = true"),
        ("on_card_stolen", "by = \"any\", card = \"self\", reserve = true"),
        ("on_supply_empty", "tokens = true"),
    ];
    for (hook, guards) in sound {
        assert_eq!(hooked(hook, guards), [""; 0], "{hook}");
    }
    let unfit = [("on_spread", "by = \"me\""), ("on_turn_began", "region = \"own\"")];
    for (hook, guards) in unfit {
        let found = hooked(hook, guards);
        let said = format!(
            "the hook “{hook}” cannot have the guard “{}”",
            &guards[..guards.find(' ').unwrap()]
        );
        assert!(found.len() == 1 && found[0].ends_with(&said), "{found:?}");
    }
    // Nobody hears of set-up, nor of the flow.
    for hook in ["on_settled", "on_stepped", "on_ended"] {
        assert!(!hooked(hook, "own = true").is_empty(), "{hook}");
    }
}

#[test]
fn tables_that_cannot_be() {
    use play::Rules;
    let game = super::built_in();
    for seats in [0, 1, 5, 200] {
        let error = game.start(&Setup::seats(seats)).expect_err("too few or too many");
        assert_eq!(error, SetupError::Seats { asked: seats, least: 2, most: 4 });
    }
    let error = game.start(&Setup::seats(2).with("edition", "first")).expect_err("no such option");
    assert!(matches!(error, SetupError::UnknownOption { .. }), "{error}");
    let error = game.start(&Setup::seats(2).with("map", "asia")).expect_err("no such map");
    assert!(matches!(error, SetupError::UnknownValue { .. }), "{error}");
    // What is broken leaves a game without tables, not a panic.
    let files = Memory::copy_of(&Assets::new()).without(MAP);
    let game = super::game(files);
    assert!(game.start(&Setup::seats(2)).is_err());
    let files = Memory::copy_of(&Assets::new()).without(TOKENS);
    let game = super::game(files);
    assert!(game.start(&Setup::seats(2)).is_err());
}

#[test]
fn a_save_of_the_other_game_is_refused() {
    let source = diag::Source::new("other.play", "game roll_player\nseats 2\nseed 1\nplay\n");
    let (record, findings) = play::notation::parse(&source);
    assert!(findings.is_empty(), "a sound text");
    let (session, findings) = play::resume(super::built_in(), &record);
    assert!(session.is_none());
    assert_eq!(
        findings.iter().map(|finding| finding.code.name()).collect::<Vec<_>>(),
        ["other-game"]
    );
}
