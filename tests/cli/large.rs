//! Packs of any size, folders of packs, and packs that are watched while they are edited.

use std::fs::File;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use desk::Threads;
use lint::Session;

use super::{Folder, cardwright, root};
use crate::support::{generated, program};

/// More than a table has numbers for.
const CARDS: usize = 420;

/// A folder with such a pack in `many`.
fn many() -> Folder {
    let folder = Folder::new();
    generated::write(&folder.path("many"), "many", CARDS);
    folder
}

fn lint(path: &str) -> (Option<i32>, String) {
    let ran = cardwright(&["lint", path, "--ignore", "no-ruling"]);
    (ran.code, ran.out)
}

#[test]
fn a_pack_beyond_what_a_table_holds_is_looked_at_whole() {
    let folder = many();
    let (code, out) = lint(&folder.word("many"));
    assert_eq!(code, Some(0), "{out}");
    assert!(out.ends_with("many: 0 errors, 0 warnings, 1 note\n"), "{out}");
    let note =
        "note[too-many-cards]: there are 473 cards of the kind “market”, but a table can hold 128";
    assert!(out.contains(note), "{out}");
    // The last cards are read like the first ones: data, scripts, texts, rulings.
    let last = CARDS - 20;
    let kind = if (last / 10).is_multiple_of(2) { "weapon" } else { "trait" };
    let at = |end: &str| format!("many/{kind}/many-{last}.{end}");
    folder.edit(&at("luau"), "score = score", "scores = score");
    folder.edit(&at("play"), "given phase", "gven phase");
    folder.edit(&format!("many/{kind}/many-{}.toml", last + 2), "dots = ", "dots = 7 #");
    folder.edit(
        &format!("many/locales/fr/{kind}/part-1.ftl"),
        &format!("many-{} = ", last + 3),
        &format!("many-{} = {{ $stras }}", last + 3),
    );
    let (code, out) = lint(&folder.word("many"));
    assert_eq!(code, Some(1), "{out}");
    for part in [
        "error[missing-function]: the function “score” is missing",
        "error[out-of-range]",
        "error[bad-line]",
        "error[unknown-variable]",
    ] {
        assert!(out.contains(part), "no {part} in:\n{out}");
    }
}

/// So few cards that all of them have numbers, and cards of the game have none: their rulings are set
/// up and run with the cards that they name all the same.
#[test]
fn a_pack_a_little_beyond_a_table_is_looked_at_whole() {
    let folder = Folder::new();
    generated::write(&folder.path("some"), "some", 100);
    let (code, out) = lint(&folder.word("some"));
    assert_eq!(code, Some(0), "{out}");
    let note =
        "note[too-many-cards]: there are 153 cards of the kind “market”, but a table can hold 128";
    assert!(out.starts_with(note), "{out}");
    assert!(out.ends_with("some: 0 errors, 0 warnings, 1 note\n"), "{out}");
    let ran = cardwright(&["test", &folder.word("some")]);
    assert_eq!((ran.code, &*ran.out), (Some(0), "20 rulings, 0 failed\n"), "{}", ran.err);
    // One that gives what there is not.
    folder.edit("some/weapon/some-0.play", "A.cards = [", "A.cards = [nobody, ");
    let (code, out) = lint(&folder.word("some"));
    assert_eq!(code, Some(1), "{out}");
    assert!(out.ends_with("some: 2 errors, 0 warnings, 1 note\n"), "{out}");
}

/// What no table holds is run in portions: each card, and each ruling with the cards that it names.
#[test]
fn a_pack_beyond_what_a_table_holds_is_run_whole() {
    let folder = many();
    let deep = || {
        let args = ["--ignore", "no-ruling", "--deep=2"];
        let ran = cardwright(&[&["lint", &*folder.word("many")], args.as_slice()].concat());
        (ran.code, ran.out)
    };
    let (code, out) = deep();
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("\n315 hooks run ") && out.contains(" 0 never called\n"), "{out}");
    // A card behind those that a table holds throws, and a ruling beside another does not hold. It
    // names a card that lies far from its own.
    let last = CARDS - 20;
    let of = |card: usize, end: &str| {
        let kind = if (card / 10).is_multiple_of(2) { "weapon" } else { "trait" };
        format!("many/{kind}/many-{card}.{end}")
    };
    folder.edit(&of(last + 8, "luau"), "return p.stars", "error(\"broken\")\n\treturn p.stars");
    folder.edit(&of(last, "play"), "A.cards = [", "A.cards = [many-0, ");
    folder.edit(&of(last, "play"), &format!("A.stars.many-{last} = "), "A.stars.many-0 = 9");
    let (code, out) = deep();
    assert_eq!(code, Some(1), "{out}");
    let throws = format!("“many-{}” fails in “score”", last + 8);
    assert!(out.contains("error[fails-in-play]") && out.contains(&throws), "{out}");
    assert!(out.contains("error[then-differs]") && !out.contains("unknown"), "{out}");
}

/// Rulings of such a pack are set up by `lint`, and run by `test`, with the cards that they name.
#[test]
fn rulings_beyond_a_table_are_set_up_and_tested() {
    let folder = many();
    let ran = cardwright(&["test", &folder.word("many")]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let rulings = 2 * CARDS.div_ceil(10);
    assert_eq!(ran.out, format!("{rulings} rulings, 0 failed\n"));
    // One beside the last card names another that is far away; one in a folder of its own names both.
    let last = CARDS - 20;
    let kind = |card: usize| if (card / 10).is_multiple_of(2) { "weapon" } else { "trait" };
    let beside = format!("many/{}/many-{last}.play", kind(last));
    let sound = folder.read(&beside);
    folder.edit(&beside, "A.cards = [", "A.cards = [many-0, ");
    folder.write("many/rulings/both.play", folder.read(&beside));
    let ran = cardwright(&["test", &folder.word("many")]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert_eq!(ran.out, format!("{} rulings, 0 failed\n", rulings + 2));
    // What does not hold, and what cannot be given.
    folder.edit("many/rulings/both.play", &format!("A.stars.many-{last} = "), "A.stars.many-0 = 9");
    folder.write(&beside, sound.replace("A.cards = [", "A.cards = [many-0, many-nobody, "));
    let ran = cardwright(&["test", &folder.word("many")]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let all = [ran.out, ran.err].concat();
    assert_eq!(all.matches("error[then-differs]").count(), 2, "{all}");
    assert!(all.contains("many-nobody"), "{all}");
    let (code, out) = lint(&folder.word("many"));
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("many-nobody"), "{out}");
    assert!(out.ends_with("many: 2 errors, 0 warnings, 1 note\n"), "{out}");
}

/// Whoever looks again at such a pack, and remembers it, sees what has become of its rulings when they
/// or a card that they name are others.
#[test]
fn rulings_beyond_a_table_are_looked_at_again_with_their_cards() {
    let folder = Folder::new();
    generated::write(&folder.path("some"), "some", 100);
    let crew = Arc::new(Threads::remembering());
    let session = Session {
        packs: vec![folder.path("some")],
        known: engine::codes(),
        crew,
        ..Session::default()
    };
    let found = || {
        let drawn = session.draw().expect("known: read");
        let told = drawn.findings.into_iter().filter(|one| one.code.name() != "too-many-cards");
        let told = told.filter(|one| one.code.name() != "no-ruling");
        told.map(|one| one.code.name()).collect::<Vec<_>>()
    };
    assert_eq!(found(), [] as [&str; 0]);
    assert_eq!(found(), [] as [&str; 0], "once more");
    let ruling = "some/weapon/some-0.play";
    let sound = folder.read(ruling);
    folder.write(ruling, sound.replacen("A.cards = [", "A.cards = [nobody, ", 1));
    assert_eq!(found(), ["bad-given"]);
    folder.write(ruling, sound.as_str());
    assert_eq!(found(), [] as [&str; 0]);
    // The ruling beside it names another card, which is then gone.
    folder.write(ruling, sound.replacen("A.cards = [", "A.cards = [some-1, ", 1));
    assert_eq!(found(), [] as [&str; 0]);
    for end in ["toml", "luau"] {
        let card = folder.path(&format!("some/trait/some-1.{end}"));
        let card =
            if card.exists() { card } else { folder.path(&format!("some/weapon/some-1.{end}")) };
        if card.exists() {
            std::fs::remove_file(card).expect("removed");
        }
    }
    assert!(found().contains(&"bad-given"), "{:?}", found());
}

/// A game with fewer market cards than its rounds can take says so; so does an expansion with more seats.
#[test]
fn a_market_that_runs_dry_is_found() {
    let folder = Folder::new();
    super::copy(&root().join("cards/roll_player"), &folder.path("roll_player"));
    let found = || {
        let pack = folder.word("roll_player");
        let ran = cardwright(&["lint", &pack, "--select", "runs-dry", "--format", "short"]);
        let found = ran.out.lines().filter(|line| line.contains("[runs-dry]"));
        found.map(str::to_owned).collect::<Vec<String>>()
    };
    assert_eq!(found(), [] as [String; 0]);
    // Editions name these.
    let kept = ["diplomacy", "heavy-crossbow"];
    let mut cards: Vec<PathBuf> = Vec::new();
    for kind in ["armor", "skill", "trait", "weapon"] {
        let files = std::fs::read_dir(folder.path("roll_player").join(kind)).expect("there");
        cards.extend(files.map(|file| file.expect("read").path()));
    }
    cards.retain(|path| path.extension().is_some_and(|end| end == "toml"));
    let is_kept =
        |path: &Path| kept.iter().any(|id| path.file_stem().is_some_and(|stem| stem == *id));
    cards.sort_by_key(|path| (!is_kept(path), path.clone()));
    for card in cards.iter().skip(26) {
        for end in ["toml", "luau", "play"] {
            let file = card.with_extension(end);
            if file.exists() {
                std::fs::remove_file(file).expect("removed");
            }
        }
    }
    let found = found();
    assert_eq!(found.len(), 2, "{found:#?}");
    let second = found.iter().find(|line| line.contains("second.toml")).expect("of both editions");
    assert!(second.contains("with this many seats:"), "{second}");
    assert!(
        second.contains("With 4 there are 26 market cards, but 10 rounds need up to 41"),
        "{second}"
    );
}

#[test]
fn a_table_with_more_cards_than_it_can_hold_is_refused() {
    let folder = many();
    let pack = folder.word("many");
    let ran = cardwright(&["play", "--pack", &pack, "--seed", "1", "--players", "2"]);
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    let said = ran.err.replace('\n', " ");
    assert!(said.contains("they have 473, and a game can hold 128"), "{said}");
    let ran = cardwright(&["cards", "show", &format!("many-{}", CARDS - 1), "--pack", &pack]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
}

#[test]
fn texts_in_a_folder_of_a_folder_are_strays() {
    let folder = Folder::with_pack();
    let moved = "moonlit_market/locales/en/skill/night.ftl";
    std::fs::create_dir_all(folder.path("moonlit_market/locales/en/skill")).expect("made");
    std::fs::rename(folder.path("moonlit_market/locales/en/skill.ftl"), folder.path(moved))
        .expect("moved");
    let before = cardwright(&["lint", "tests/packs/moonlit_market", "--format", "short"]).out;
    let ran = cardwright(&["lint", &folder.word("moonlit_market"), "--format", "short"]);
    assert_eq!(ran.out.lines().count(), before.lines().count(), "{}", ran.out);
    let deeper = "moonlit_market/locales/en/skill/deep/night.ftl";
    folder.write(deeper, folder.read(moved));
    let ran = cardwright(&["lint", &folder.word("moonlit_market"), "--select", "stray-file"]);
    assert!(ran.out.contains("skill/deep/night.ftl\n"), "{}", ran.out);
}

/// A pack of one trait, with further lines of its `pack.toml`.
fn small(folder: &Folder, id: &str, card: &str, requires: &str, hook: &str) {
    folder.write(
        &format!("{id}/pack.toml"),
        format!(
            "id = \"{id}\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
             requires = [{requires}]\nlanguages = [\"en\"]\n"
        ),
    );
    folder.write(
        &format!("{id}/trait/{card}.toml"),
        format!(
            "number = 901\ndots = 1\ncost = 2\narrow = \"good\"\n\n[origin]\nnumber = \"known\"\n\
             dots = \"known\"\ncost = \"known\"\narrow = \"known\"\neffect = \"known\"\n\n[hooks.score]\nuse = \"{hook}\"\n"
        ),
    );
    let text = format!("{card} = A {card} {{ -moon }}\n    .text = Gain a {{ -star }}.\n");
    folder.write(&format!("{id}/locales/en/trait.ftl"), text);
    folder.write(&format!("{id}/locales/en/terms.ftl"), "-moon = moon\n");
}

#[test]
fn packs_of_a_folder_are_read_each_with_what_it_requires() {
    let folder = Folder::new();
    let moon = "--!strict\nlocal function full(me: Me): number\n\treturn me:gold()\nend\n\n\
                return { full = full }\n";
    small(&folder, "moon", "moon", "\"roll_player\"", "full");
    folder.write("moon/effects/moon.luau", moon);
    // It uses what the other has, and says no term of its own.
    small(&folder, "tide", "tide", "\"roll_player\", \"moon\"", "full");
    std::fs::remove_file(folder.path("tide/locales/en/terms.ftl")).expect("removed");
    // It has nothing to do with them, and the same term.
    small(&folder, "star", "star", "\"roll_player\"", "bright");
    folder.write("star/effects/star.luau", moon.replace("full", "bright"));
    let (code, out) = lint(&folder.word(""));
    assert_eq!((code, out.as_str()), (Some(0), "moon, star, tide: 0 errors, 0 warnings\n"));
    // Nobody could play with both.
    small(&folder, "star", "moon", "\"roll_player\"", "bright");
    let (code, out) = lint(&folder.word(""));
    assert_eq!(code, Some(1), "{out}");
    assert_eq!(
        out.matches("error[duplicate-id]: the id “moon” is already taken").count(),
        1,
        "{out}"
    );
    // What the other lacks is its own affair.
    folder.edit("tide/trait/tide.toml", "full", "ebb");
    let (_, out) = lint(&folder.word(""));
    assert_eq!(out.matches("error[missing-function]").count(), 1, "{out}");
}

#[cfg(unix)]
#[test]
fn what_is_watched_is_looked_at_again_when_it_has_changed() {
    let folder = Folder::with_pack();
    let mut child = program()
        .args(["lint", &folder.word("moonlit_market"), "--watch", "--select", "stray-file"])
        .current_dir(root())
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program is built");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut report = || {
        let mut report = Vec::new();
        while report.last().is_none_or(|line: &String| !line.starts_with("moonlit_market: ")) {
            report.push(lines.next().expect("it goes on").expect("a text"));
        }
        report.join("\n")
    };
    assert_eq!(report(), "moonlit_market: 0 errors, 0 warnings");
    folder.write("moonlit_market/skill/notes.txt", "nothing");
    let fresh = cardwright(&["lint", &folder.word("moonlit_market"), "--select", "stray-file"]);
    assert_eq!(report(), fresh.out.trim_end());
    assert!(fresh.out.contains("skill/notes.txt"), "{}", fresh.out);
    std::fs::remove_file(folder.path("moonlit_market/skill/notes.txt")).expect("removed");
    assert_eq!(report(), "moonlit_market: 0 errors, 0 warnings");
    // Some editors write into the file, others put another in its place.
    let pack = folder.path("moonlit_market/pack.toml");
    let mut written = File::options().append(true).open(&pack).expect("it is there");
    written.write_all(b"# Edited.\n").expect("written");
    assert_eq!(report(), "moonlit_market: 0 errors, 0 warnings");
    folder.write("other.toml", folder.read("moonlit_market/pack.toml"));
    std::fs::rename(folder.path("other.toml"), &pack).expect("one folder");
    assert_eq!(report(), "moonlit_market: 0 errors, 0 warnings");
    let ended = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(ended.expect("kill is there").success());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
