//! `lint --fix` and `--diff`.

use super::{Folder, cardwright};

const SCRIPT: &str = "moonlit_market/skill/moonwalk.luau";
const RACE: &str = "moonlit_market/race/moonfolk.toml";

/// A pack with two safe fixes, in a file with a byte order mark and one with line ends of Windows.
fn odd() -> (Folder, String, String) {
    let folder = Folder::with_pack();
    let (script, race) = (folder.read(SCRIPT), folder.read(RACE));
    folder.write(SCRIPT, format!("\u{feff}{}", script.replacen("--!strict\n", "", 1)));
    let race = format!("# What a comment says stays.\n{race}").replace('\n', "\r\n");
    let wrong = race.replacen("[origin]", "[orgin]", 1);
    assert_ne!(race, wrong);
    folder.write(RACE, wrong);
    (folder, script, race)
}

fn lint(folder: &Folder, args: &[&str]) -> super::Ran {
    let pack = folder.word("moonlit_market");
    cardwright(&[&["lint", &pack, "--ignore", "languages-differ"], args].concat())
}

#[test]
fn fixes_keep_everything_else() {
    let (folder, script, _) = odd();
    let before = (folder.read(SCRIPT), folder.read(RACE));
    let ran = lint(&folder, &["--diff", "--select", "script-not-strict"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let added: Vec<&str> = ran.out.lines().filter(|line| line.starts_with('+')).collect();
    assert!(added.len() == 2 && added[1].ends_with("--!strict"), "{}", ran.out);
    assert_eq!((folder.read(SCRIPT), folder.read(RACE)), before, "nothing is written");
    let ran = lint(&folder, &["--fix", "--select", "script-not-strict"]);
    assert!(ran.out.ends_with("0 errors, 0 warnings; 1 fix made, 0 not\n"), "{}", ran.out);
    assert_eq!(folder.read(SCRIPT), format!("\u{feff}{script}"));
    assert_eq!(folder.read(RACE), before.1, "what is not selected is not fixed");
}

#[test]
fn what_does_not_hold_is_not_made() {
    let folder = Folder::with_pack();
    // What is proposed would take the place of a number that is taken.
    let race = folder.read(RACE);
    let wrong = format!("nmuber = 1\n{race}");
    folder.write(RACE, wrong.as_str());
    let ran = lint(&folder, &["--fix"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert_eq!(folder.read(RACE), wrong);
}

/// With its hook the card acts, and has no ruling: an error, unless somebody ignores it.
#[test]
fn what_is_ignored_stands_in_no_fix_s_way() {
    const SICKLE: &str = "moonlit_market/weapon/silver-sickle.toml";
    let folder = Folder::with_pack();
    std::fs::remove_file(folder.path("moonlit_market/weapon/silver-sickle.play")).expect("there");
    let sickle = folder.read(SICKLE);
    folder.write(SICKLE, sickle.replace("[hooks.on_row_filled]", "[hooks.on_row_fileld]"));
    let ran = lint(&folder, &["--fix"]);
    assert!(ran.out.ends_with("; 0 fixes made, 1 not\n"), "{}", ran.out);
    let ran = lint(&folder, &["--fix", "--ignore", "no-ruling"]);
    assert!(ran.out.ends_with("0 errors, 0 warnings; 1 fix made, 0 not\n"), "{}", ran.out);
    assert_eq!(folder.read(SICKLE), sickle);
}

/// Two quotation marks hold only together: what is tried apart because a third one does not hold is
/// not torn apart within its line.
#[test]
fn what_holds_only_with_another_is_made() {
    const NAMES: &str = "moonlit_market/locales/en/weapon.ftl";
    let folder = Folder::with_pack();
    let names = folder.read(NAMES);
    let (names, _) = names.split_once("    .flavour").expect("there is a flavour");
    let quoted = |one: &str, other: &str, alone: &str| {
        format!("{names}    .flavour =\n        A {one}Moon{other}.\n        A{alone}B.\n")
    };
    folder.write(NAMES, quoted("\"", "\"", "\""));
    let ran = lint(&folder, &["--fix"]);
    assert!(ran.out.ends_with("; 2 fixes made, 1 not\n"), "{}", ran.out);
    assert_eq!(folder.read(NAMES), quoted("“", "”", "\""));
}

#[test]
fn a_misspelt_key_is_mended_and_the_pack_is_clean() {
    let (folder, script, race) = odd();
    let ran = lint(&folder, &["--fix"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert_eq!(folder.read(RACE), race, "line ends and comments stay");
    assert_eq!(folder.read(SCRIPT), format!("\u{feff}{script}"));
    let ran = lint(&folder, &["--diff"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""));
    assert_eq!(lint(&folder, &["--diff", "--fix"]).code, Some(2));
}

#[test]
fn a_guess_is_only_written_when_that_is_asked_for() {
    let folder = Folder::with_pack();
    let script = folder.read(SCRIPT);
    let verb = |word: &str| {
        let wrong = script.replace("pick_die", word);
        assert_ne!(script, wrong);
        folder.write(SCRIPT, wrong.as_str());
        wrong
    };
    verb("pick_dei");
    assert_eq!(lint(&folder, &["--fix"]).code, Some(0), "one slip");
    assert_eq!(folder.read(SCRIPT), script);
    let wrong = verb("pik_dei");
    assert_eq!(lint(&folder, &["--fix"]).code, Some(1), "two are a guess");
    assert_eq!(folder.read(SCRIPT), wrong);
    assert_eq!(lint(&folder, &["--fix", "--unsafe-fixes"]).code, Some(0));
    assert_eq!(folder.read(SCRIPT), script);
}

#[test]
fn built_in_packs_are_not_written() {
    for word in ["--fix", "--diff"] {
        let ran = cardwright(&["lint", word]);
        assert!(ran.code == Some(2) && ran.out.is_empty(), "{}", ran.out);
        assert!(ran.err.contains("name the folder of a pack"), "{}", ran.err);
    }
}

/// An error hides what is wrong in the texts of its card. Its fix shows that, and is made.
#[test]
fn what_a_safe_fix_only_uncovers_does_not_reject_it() {
    const SICKLE: &str = "moonlit_market/weapon/silver-sickle.toml";
    let folder = Folder::with_pack();
    folder.edit("moonlit_market/locales/eo/weapon.ftl", "{ $gold } da", "1 da");
    let pack = folder.word("moonlit_market");
    let sickle = folder.read(SICKLE);
    folder.edit(SICKLE, "\nhands = 1", "\nhand = 1");
    let ran = cardwright(&["lint", &pack, "--fix"]);
    assert!(
        ran.out.contains("languages-differ") && ran.out.contains("; 1 fix made"),
        "{}",
        ran.out
    );
    assert_eq!(folder.read(SICKLE), sickle);
}

/// A fix that is not made says which finding it would leave.
#[test]
fn a_rejected_fix_says_why() {
    const SICKLE: &str = "moonlit_market/weapon/silver-sickle.toml";
    let folder = Folder::with_pack();
    std::fs::remove_file(folder.path("moonlit_market/weapon/silver-sickle.play")).expect("there");
    folder.edit(SICKLE, "[hooks.on_row_filled]", "[hooks.on_row_fileld]");
    let ran = lint(&folder, &["--fix"]);
    assert!(ran.out.ends_with("; 0 fixes made, 1 not\n"), "{}", ran.out);
    let why = format!("{}:17:8: fix of unknown-key not made", folder.word(SICKLE));
    assert!(
        ran.err.starts_with(&why) && ran.err.contains("no-ruling would be left"),
        "{}",
        ran.err
    );
}
