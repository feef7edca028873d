//! Green means looked at: whatever is named is read, or the program says that it was not.

use std::fs;

use super::linted::linted;
use super::{Folder, cardwright, cardwright_in, copy, root};

const HEAD: &str =
    "game = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\nrequires = [\"roll_player\"]\n";

/// Writes a pack whose only card has a cost that no card has.
fn bad(folder: &Folder, path: &str, id: &str) {
    folder.write(&format!("{path}/pack.toml"), format!("id = \"{id}\"\n{HEAD}"));
    folder.write(
        &format!("{path}/weapon/{id}-axe.toml"),
        "number = 301\ndots = 1\ncost = 333\nhands = 1\n",
    );
}

#[test]
fn packs_are_found_however_deep_and_whatever_their_path_holds() {
    for path in [
        "more/bad",
        "a/b/c/d/e/f/g/h/bad",
        "bad/docs/../../tab\tbed",
        "new\nline",
        "zero\u{200b}width",
        "right\u{202e}left",
        "with blanks and 'quotes'",
        "é/ü",
    ] {
        let folder = Folder::with_pack();
        let path = path.trim_start_matches("bad/docs/../../");
        bad(&folder, path, "bad");
        for named in ["", path] {
            let ran = cardwright(&["lint", &folder.word(named)]);
            assert_eq!(ran.code, Some(1), "{path:?} by {named:?}: {}{}", ran.out, ran.err);
            assert!(ran.out.contains("error[out-of-range]"), "{path:?}: {}", ran.out);
            let ran = cardwright(&["test", &folder.word(named)]);
            assert_ne!(ran.code, Some(0), "{path:?}: {}", ran.out);
        }
        let ran = cardwright(&["lint", &folder.word(""), "--stats"]);
        assert!(!ran.out.contains("no pack"), "{}", ran.out);
    }
}

#[test]
fn a_fix_reaches_a_folder_with_invisible_letters() {
    let folder = Folder::new();
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("moon\u{200b}light\tmarket"));
    let script = "moon\u{200b}light\tmarket/skill/moonwalk.luau";
    let sound = folder.read(script);
    folder.write(script, sound.replace("me:swap(", "me.swap("));
    let ran =
        cardwright(&["lint", &folder.word("moon\u{200b}light\tmarket"), "--fix", "--unsafe-fixes"]);
    assert!(ran.out.contains("fix"), "{}", ran.out);
    assert_eq!(folder.read(script), sound, "{}", ran.out);
}

#[test]
fn content_that_no_pack_reads_is_reported() {
    let folder = Folder::with_pack();
    folder.write("forgotten/weapon/axe.toml", "cost = 1\n");
    let ran = linted(&folder, "", &[]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[missing-pack-file]"), "{}", ran.out);
    let folder = Folder::with_pack();
    folder.write("notes/one.luau", "return {}\n");
    folder.write("notes/two.luau", "return {}\n");
    let ran = linted(&folder, "", &["--deny", "warnings"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[outside-packs]"), "{}", ran.out);
    assert!(ran.out.contains("(1 more like it"), "{}", ran.out);
    // In a pack, wherever it is: what no rule reads is content that was put in a wrong place.
    for path in ["docs/deep/x.luau", "art/x.toml", "schema/axe.toml", "weapon/more/axe.toml"] {
        let folder = Folder::with_pack();
        folder.write(&format!("moonlit_market/{path}"), "\n");
        let ran = linted(&folder, "", &["--deny", "warnings"]);
        assert!(ran.out.contains("error[stray-f"), "{path}: {}", ran.out);
    }
    let empty = Folder::new();
    empty.write("README.md", "nothing\n");
    assert_eq!(cardwright(&["lint", &empty.word("")]).code, Some(1));
    for more in [["--select", "text"], ["--ignore", "missing-pack-file"], ["--select", "no-name"]] {
        let ran = cardwright(&[&["lint", &empty.word("")][..], &more].concat());
        assert!(ran.code == Some(2) && ran.err.contains("nothing could be read"), "{}", ran.out);
    }
}

#[test]
fn documents_pictures_and_known_files_are_left_alone() {
    let folder = Folder::with_pack();
    for (path, text) in [
        ("art/brave.png", "no picture"),
        ("art/deep/brave.svg", "<svg/>"),
        ("docs/index.md", "# Market\n"),
        ("l10n.toml", "basepath = \".\"\n"),
        ("schema/roll_player/api.d.luau", "declare x: number\n"),
    ] {
        folder.write(&format!("moonlit_market/{path}"), text);
    }
    let (pack, file) = (folder.word("moonlit_market"), folder.word("moonlit_market/known.txt"));
    let ran = cardwright(&["lint", &pack, "--baseline", &file, "--update-baseline"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let ran = cardwright(&["lint", &folder.word(""), "--deny", "warnings"]);
    assert!(ran.code == Some(0) && ran.out.contains("0 errors, 0 warnings"), "{}", ran.out);
}

#[test]
fn a_file_that_is_named_is_read_or_refused() {
    let folder = Folder::with_pack();
    folder.write("moonlit_market/art/moon.png", "");
    folder.write("moonlit_market/trait/.draft.toml", "cost = 1\n");
    for path in ["art/moon.png", "README.md", "trait/.draft.toml"] {
        let ran = cardwright(&["lint", &folder.word(&format!("moonlit_market/{path}"))]);
        assert_eq!(ran.code, Some(2), "{path}: {}{}", ran.out, ran.err);
    }
    let ran = cardwright(&["test", &folder.word("moonlit_market/trait/starry-eyed.toml")]);
    assert!(ran.code == Some(2) && ran.err.contains("no rulings"), "{}{}", ran.out, ran.err);
    for more in [&[][..], &["--format", "json"], &["--format", "tap"], &["--format", "junit"]] {
        let pack = folder.word("moonlit_market");
        let ran = cardwright(&[&["test", &pack, "--only", "rulinx"], more].concat());
        assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    }
    let ran = cardwright(&["test", "--only", "rulinx"]);
    assert!(ran.code == Some(2) && ran.err.contains("rulinx"), "{}{}", ran.out, ran.err);
}

#[test]
fn a_record_that_others_refuse_is_no_green_one() {
    let folder = Folder::new();
    for (name, text, part) in [
        ("letter", "x\n", "missing-game"),
        ("empty", "", "missing-game"),
        ("seats", "game roll_player  seats 9\nplay\n", "bad-seats"),
        ("game", "game rol_player  seats 2\nplay\n", "unknown-game"),
        ("option", "game roll_player  seats 2  edition third\nplay\n", "bad-setup"),
        (
            "ruling",
            "game roll_player  seats 2\n\nruling one\ngiven A.cards = [nothing]\nplay\n",
            "bad-given",
        ),
        ("probe", "game roll_player  seats 2\n\nruling one\nplay\nthen A.golt = 3\n", "bad-then"),
        ("answer", "game roll_player\nseats 2\nseed 1\nplay\n  A take 1 red:2\n", "not-asked"),
    ] {
        folder.write(&format!("{name}.play"), text);
        let ran = cardwright(&["lint", &folder.word(&format!("{name}.play"))]);
        assert_eq!(ran.code, Some(1), "{name}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains("error["), "{name}: {}", ran.out);
        assert!(ran.out.contains(part) || ran.out.contains("bad-setup"), "{name}: {}", ran.out);
    }
    // Without its lock a saved game is one that was changed by hand.
    let (save, input) = (folder.word("saved.play"), "1\n1\n1\nquit\n");
    let new = ["play", "--lang", "en", "--seed", "4", "--save", &save, "--no-settings"];
    super::cardwright_reads(&new, input);
    assert_eq!(cardwright(&["lint", &save]).code, Some(0));
    let text = folder.read("saved.play");
    let kept = text.lines().filter(|line| !line.starts_with("lock"));
    folder.write("saved.play", kept.map(|line| format!("{line}\n")).collect::<String>());
    let ran = cardwright(&["lint", &save]);
    assert!(ran.out.contains("changed-by-hand"), "{}{}", ran.out, ran.err);
}

#[test]
fn a_pack_does_not_silence_that_it_cannot_be_played() {
    let script = "moonlit_market/trait/starry-eyed.toml";
    let broken = || {
        let folder = Folder::with_pack();
        folder.edit(script, "[hooks.score]", "[hooks.scor]");
        folder
    };
    let told = |folder: &Folder, more: &[&str]| {
        linted(folder, "moonlit_market", &[&["--format", "short"], more].concat())
    };
    let code = {
        let out = told(&broken(), &[]).out;
        let line = out.lines().find(|line| line.contains("error[")).map(str::to_owned);
        let line = line.unwrap_or_else(|| panic!("{out}"));
        line.split(['[', ']']).nth(1).expect("a code").to_owned()
    };
    for text in [
        format!("ignore = [\"{code}\"]\n"),
        format!("[severity]\n{code} = \"note\"\n"),
        format!("[[path]]\nfiles = [\"**\"]\nignore = [\"{code}\"]\n"),
        "select = [\"text\"]\n".to_owned(),
    ] {
        let folder = broken();
        folder.write("moonlit_market/lint.toml", &text);
        let ran = told(&folder, &[]);
        assert_eq!(ran.code, Some(1), "{text}: {}", ran.out);
        assert!(ran.out.contains(&format!("error[{code}]")), "{text}: {}", ran.out);
        if !text.starts_with("select") {
            assert!(ran.out.contains("lint.toml:"), "{text}: {}", ran.out);
        }
        let ran = told(&folder, &["--ignore", &code]);
        assert!(!ran.out.contains(&format!("error[{code}]")), "{text}: {}", ran.out);
    }
    // An error of which a card dies, too.
    let folder = Folder::with_pack();
    let file = "moonlit_market/trait/starry-eyed.luau";
    folder.edit(file, "local function score", "local _x: any = os\nlocal function score");
    folder.write("moonlit_market/lint.toml", "ignore = [\"unknown-global\", \"unused-name\"]\n");
    let ran = told(&folder, &[]);
    assert!(ran.code == Some(1) && ran.out.contains("error[unknown-global]"), "{}", ran.out);
    let folder = broken();
    let text = folder.read(script);
    folder.write(script, format!("# lint-allow-file: {code} as agreed\n{text}"));
    let ran = told(&folder, &[]);
    assert!(ran.out.contains(&format!("error[{code}]")), "{}", ran.out);
    assert!(ran.out.contains("error[forbidden-allow]"), "{}", ran.out);
}

#[test]
fn settings_of_strangers_can_be_left_out() {
    let folder = Folder::with_lacks();
    folder.write("moonlit_market/lint.toml", "ignore = [\"languages-differ\"]\n");
    let pack = folder.word("moonlit_market");
    let strict = ["lint", &pack, "--deny", "warnings"];
    assert_eq!(cardwright(&strict).code, Some(0));
    let ran = cardwright(&[&strict[..], &["--no-pack-config"]].concat());
    assert!(ran.code == Some(1) && ran.out.contains("languages-differ"), "{}", ran.out);
    fs::remove_file(folder.path("moonlit_market/lint.toml")).expect("removed");
    for path in ["alignment", "armor", "armor_set", "backstory", "race", "skill"] {
        let path = format!("moonlit_market/locales/eo/{path}.ftl");
        let text = folder.read(&path);
        folder.write(&path, format!("### lint-allow-file: languages-differ as agreed\n{text}"));
    }
    assert_eq!(cardwright(&strict).code, Some(0));
    assert_eq!(cardwright(&[&strict[..], &["--no-pack-config"]].concat()).code, Some(1));
}

#[test]
fn settings_in_vain_are_reported() {
    for (text, part) in [
        ("[[path]]\nfiles = [\"locales/nosuch/**\"]\nignore = [\"text\"]\n", "no file matches"),
        ("ignore = [\"no-name\"]\n", "there is no “no-name” here"),
        ("ignore = [\"text\"]\n", "there is no “text” here"),
        (
            "[[path]]\nfiles = [\"locales/eo/**\"]\nignore = [\"no-name\"]\n",
            "there is no “no-name” here",
        ),
        ("ignore = [\"fails-in-play\"]\n", ""),
        ("deny = [\"too-wide\"]\n[severity]\nno-name = \"note\"\n", ""),
    ] {
        let folder = Folder::with_pack();
        folder.write("moonlit_market/lint.toml", text);
        let ran = linted(&folder, "moonlit_market", &[]);
        assert_eq!(ran.out.contains("[unused-setting]"), !part.is_empty(), "{text}: {}", ran.out);
        assert!(ran.out.contains(part), "{text}: {}", ran.out);
    }
    // A file above several packs is judged with all of them only.
    let folder = Folder::with_pack();
    folder.write("lint.toml", "ignore = [\"no-name\"]\n");
    let one = cardwright(&["lint", &folder.word("moonlit_market")]);
    assert!(!one.out.contains("unused-setting"), "{}", one.out);
    let all = cardwright(&["lint", &folder.word("")]);
    assert!(all.out.contains("unused-setting"), "{}", all.out);
}

#[test]
fn a_lint_toml_speaks_for_packs_further_down() {
    let folder = Folder::new();
    copy(&Folder::with_lacks().path("moonlit_market"), &folder.path("packs/more/moonlit_market"));
    folder.write("lint.toml", "ignore = [\"languages-differ\"]\n");
    let ran = cardwright(&["lint", &folder.word(""), "--deny", "warnings"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let ran = cardwright_in(&folder.path(""), &["lint", ".", "--deny", "warnings"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
}

#[test]
fn a_baseline_fits_however_the_pack_is_named() {
    let folder = Folder::new();
    copy(&Folder::with_lacks().path("moonlit_market"), &folder.path("packs/moonlit_market"));
    let strict = ["--deny", "warnings", "--baseline"];
    for (from, pack, file) in [
        ("", "packs/moonlit_market", "known.txt"),
        ("", "./packs//moonlit_market/", "ci/known.txt"),
        ("packs/moonlit_market", ".", "known.txt"),
        ("packs", "moonlit_market", "../known.txt"),
    ] {
        fs::create_dir_all(folder.path("ci")).expect("made");
        let from = folder.path(from);
        let write = ["lint", pack, "--update-baseline", "--baseline", file];
        assert_eq!(cardwright_in(&from, &write).code, Some(0));
        let whole = from.join(file);
        let whole = whole.to_str().expect("a plain name");
        for (from, pack) in [
            ("", "packs/moonlit_market"),
            ("", "packs"),
            ("packs/moonlit_market", "."),
            ("packs/moonlit_market/trait", ".."),
            ("ci", "../packs/moonlit_market"),
        ] {
            let ran = cardwright_in(
                &folder.path(from),
                &[&["lint", pack], &strict[..], &[whole]].concat(),
            );
            assert_eq!(ran.code, Some(0), "{file} from {from:?} with {pack}: {}", ran.out);
        }
        fs::remove_file(whole).expect("removed");
    }
}

#[test]
fn input_that_would_be_ignored_is_refused() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    for args in [
        &["play", "rattus", "--pack", &pack, "--seed", "3", "--plain"][..],
        &["rules", "rattus", "--pack", &pack],
        &["simulate", "rattus", "--pack", &pack, "--games", "1"],
        &["cards", "list", "--game", "rattus", "--pack", &pack],
    ] {
        let ran = cardwright(&[args, &["--lang", "en"]].concat());
        assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
        let said = ran.err.replace('\n', " ");
        assert!(said.contains("belongs to another game: roll_player"), "{args:?}: {said}");
    }
    // Named twice it is read once, however it is written.
    let twice = format!("{pack}/../moonlit_market/");
    let ran = cardwright(&["cards", "list", "--pack", &pack, "--pack", &twice, "--lang", "en"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let ran = cardwright(&["lint", &pack, &twice]);
    assert!(
        ran.code == Some(0) && ran.out.ends_with("moonlit_market: 0 errors, 0 warnings\n"),
        "{}",
        ran.out
    );
}

#[test]
fn a_pack_in_the_place_of_the_base_has_enough_for_a_table() {
    for (game, card, text) in [
        ("roll_player", "trait/calm.toml", "number = 301\ndots = 1\ncost = 3\narrow = \"good\"\n"),
        ("rattus", "class/merchant.toml", "number = 1\n"),
    ] {
        let folder = Folder::new();
        folder.write(
            "pack/pack.toml",
            format!("id = \"{game}\"\ngame = \"{game}\"\nversion = \"1.0.0\"\napi = 1\n"),
        );
        folder.write(&format!("pack/{card}"), text);
        let pack = folder.word("pack");
        let ran = cardwright(&["lint", &pack]);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
        assert!(ran.out.contains("error[too-little]"), "{}", ran.out);
        let ran =
            cardwright(&["play", game, "--pack", &pack, "--seed", "3", "--plain", "--lang", "en"]);
        let said = ran.err.replace('\n', "");
        assert!(ran.code == Some(2) && said.contains("pack.toml:1"), "{}{}", ran.out, ran.err);
    }
}

#[test]
fn a_ruling_cannot_call_what_no_game_calls() {
    let folder = Folder::with_pack();
    for (given, part) in [
        ("acts = A trait/starry-eyed score", "a card that the seat has"),
        ("A.cards = [starry-eyed]   acts = B trait/starry-eyed score", "a card that the seat has"),
    ] {
        let text = format!("game roll_player  seats 2\n\nruling forced\ngiven {given}\nplay\n");
        folder.write("forced.play", text);
        let (pack, file) = (folder.word("moonlit_market"), folder.word("forced.play"));
        for command in ["lint", "test"] {
            let ran = cardwright(&[command, &pack, &file]);
            assert_eq!(ran.code, Some(1), "{command} {given}: {}", ran.out);
            assert!(ran.out.contains(part), "{command} {given}: {}", ran.out);
        }
    }
    // A hook that cards of its kind are never asked in, though the file says it.
    folder.edit("moonlit_market/trait/starry-eyed.toml", "[hooks.score]", "[hooks.weakness]");
    folder.edit("moonlit_market/trait/starry-eyed.luau", "score", "weakness");
    fs::remove_file(folder.path("moonlit_market/trait/starry-eyed.play")).expect("removed");
    folder.write(
        "forced.play",
        "game roll_player  seats 2\n\nruling forced\ngiven A.cards = [starry-eyed]   acts = A \
         trait/starry-eyed weakness\nplay\n",
    );
    let ran = cardwright(&["lint", &folder.word("moonlit_market"), &folder.word("forced.play")]);
    assert!(ran.out.contains("a hook in which the rules call a card of this kind"), "{}", ran.out);
}

#[test]
fn functions_of_texts_take_what_they_can_show() {
    let folder = Folder::with_pack();
    let file = "moonlit_market/locales/en/trait.ftl";
    let sound = folder.read(file);
    let functions = ["A", "THE", "PLURAL", "LOWER", "START", "QUOTE"];
    let names = functions.iter().map(|name| format!("{name}(5)"));
    let nested = functions.iter().map(|name| format!("{name}(NUMBER(5))"));
    let none = functions.iter().map(|name| format!("{name}()"));
    let numbers = [
        "\"5\"",
        "-moon",
        "LOWER(\"x\")",
        "",
        "1, 2",
        "1, style: \"percent\"",
        "1, useGrouping: \"maybe\"",
        "1, minimumFractionDigits: \"1\"",
        "1, type: \"x\"",
    ];
    let numbers = numbers.iter().map(|given| format!("NUMBER({given})"));
    for call in names.chain(nested).chain(none).chain(numbers).chain(["-moon(5)".to_owned()]) {
        let text = format!("{sound}\n-moon = Moon\nodd = {{ {call} }}\n");
        folder.write(file, text);
        let ran = linted(&folder, "moonlit_market", &["--format", "short"]);
        let told = ran.out.contains("[argument]") || ran.out.contains("[unknown-function]");
        assert!(ran.code == Some(1) && told, "{call}: {}", ran.out);
    }
    for call in [
        "NUMBER(5)",
        "NUMBER(5, useGrouping: \"false\")",
        "NUMBER(0.5, minimumFractionDigits: 1)",
        "LOWER(\"X\")",
        "LOWER(-moon)",
    ] {
        folder.write(file, format!("{sound}\n-moon = Moon\nodd = {{ {call} }}\n"));
        let ran = linted(&folder, "moonlit_market", &["--format", "short"]);
        assert!(!ran.out.contains("[argument]"), "{call}: {}", ran.out);
    }
}

#[test]
fn windows_and_old_macs_are_thought_of() {
    let folder = Folder::with_pack();
    let (pack, sums) = (folder.word("moonlit_market"), "moonlit_market/locales/eo/english.sum");
    assert_eq!(cardwright(&["locale", "sync", &pack]).code, Some(0));
    let text = folder.read(sums);
    folder.write(sums, text.replace('\n', "\r\n"));
    let ran = cardwright(&["locale", "sync", "--check", &pack]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    // A file that is added to keeps its byte order mark and its line ends.
    let file = "moonlit_market/locales/eo/trait.ftl";
    folder.write(file, "\u{feff}### Esperanto\r\n");
    cardwright(&["locale", "sync", &pack]);
    let added = folder.read(file);
    assert!(added.starts_with("\u{feff}### Esperanto\r\n") && added.len() > 30, "{added:?}");
    assert!(
        !added[3..].contains('\u{feff}')
            && added.matches('\n').count() == added.matches("\r\n").count()
    );
    for path in [
        "locales/en/race.ftl",
        "trait/starry-eyed.toml",
        "trait/starry-eyed.luau",
        "trait/starry-eyed.play",
        "pack.toml",
    ] {
        let folder = Folder::with_pack();
        let path = format!("moonlit_market/{path}");
        folder.write(&path, folder.read(&path).replace('\n', "\r"));
        let ran = linted(&folder, "", &["--format", "short"]);
        assert!(ran.out.contains("error[line-ends]"), "{path}: {}", ran.out);
    }
    for name in ["weapon/con.toml", "weapon/Aux.luau", "docs/what?.md", "docs/Readme.md"] {
        let folder = Folder::with_pack();
        folder.write(&format!("moonlit_market/{name}"), "");
        folder.write("moonlit_market/docs/README.md", "");
        let ran = linted(&folder, "", &["--format", "short"]);
        assert!(ran.out.contains("[strange-name]"), "{name}: {}", ran.out);
    }
}

#[test]
fn arguments_without_effect_are_reported() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    let twice = format!("“{pack}” is named twice; it is read once\n");
    let linked = folder.word("./moonlit_market/");
    for command in ["lint", "test"] {
        let ran = cardwright(&[command, &pack, &pack]);
        assert_eq!((ran.code, ran.err), (Some(0), twice.clone()), "{command}");
        let ran = cardwright(&[command, &pack, &linked]);
        assert!(ran.err.ends_with("is named twice; it is read once\n"), "{}", ran.err);
        let ran = cardwright(&[command, &pack, "--lang", "fr"]);
        assert_eq!(ran.err, "this command is in English only; --lang fr has no effect\n");
    }
    let ran = cardwright(&["games", "--pack", &pack, "--pack", &pack, "--lang", "nl"]);
    assert_eq!(ran.code, Some(0));
    let said = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.ends_with("is twee keer genoemd. Het wordt één keer gelezen."), "{said}");
    let ran = cardwright(&["lint", &pack, "--unsafe-fixes"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("Missing: <--fix|--diff>"), "{}", ran.err);
}
