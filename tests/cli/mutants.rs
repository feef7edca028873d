//! Changes of cards that rulings should notice.

use super::{Folder, cardwright, copy};
use crate::support::root;

/// A copy of a pack, and its name.
fn pack(folder: &Folder) -> String {
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("moon"));
    folder.word("moon")
}

/// The last line of what the tests of a pack print, with more words.
fn last(folder: &str, more: &[&str]) -> (Option<i32>, String, String) {
    let ran = cardwright(&[&["test", folder, "--mutants"], more].concat());
    let last = ran.out.lines().last().unwrap_or_default().to_owned();
    (ran.code, last, ran.out + &ran.err)
}

#[test]
fn a_change_that_no_ruling_notices_is_an_error_at_its_place() {
    let folder = Folder::new();
    let moon = pack(&folder);
    let before = folder.read("moon/skill/moonwalk.luau");
    let (code, counts, said) = last(&moon, &["--only", "moonwalk"]);
    assert_eq!(code, Some(1), "{said}");
    assert_eq!(counts, "4 rulings, 0 failed; 9 changes, 1 not noticed");
    let finding = "error[unnoticed-change]: all rulings hold with `false` in place of `not one`";
    assert!(said.contains(finding), "{said}");
    assert!(said.contains("moon/skill/moonwalk.luau:5:5"), "{said}");
    assert_eq!(folder.read("moon/skill/moonwalk.luau"), before, "files are only read");

    // A share of the changes is enough, if one is named.
    assert_eq!(last(&moon, &["--only", "moonwalk", "--at-least", "88"]).0, Some(0));
    assert_eq!(last(&moon, &["--only", "moonwalk", "--at-least", "89"]).0, Some(1));
}

#[test]
fn a_number_that_no_ruling_checks_is_found() {
    let folder = Folder::new();
    let moon = pack(&folder);
    let (_, _, said) = last(&moon, &["--only", "moonspeaker"]);
    assert!(said.contains("with `max = 3` in place of `max = 2`"), "{said}");

    // A ruling that says less notices less.
    folder.edit("moon/weapon/silver-sickle.play", "then A.gold = 3", "then round = 4");
    let (code, _, said) = last(&moon, &["--only", "silver-sickle"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("with `full = 3` in place of `full = 2`"), "{said}");

    // The ruling in the finding notices it.
    let pasted = said.split("silver-sickle.play:\n").nth(1).expect("a ruling to paste");
    let indented = pasted.lines().map_while(|line| line.strip_prefix("           "));
    let pasted: Vec<&str> = indented.collect();
    let rulings = folder.read("moon/weapon/silver-sickle.play");
    let more = format!("{rulings}\n{}\n", pasted.join("\n"));
    folder.write("moon/weapon/silver-sickle.play", more);
    let (code, counts, said) = last(&moon, &["--only", "silver-sickle"]);
    assert_eq!(
        (code, counts.as_str()),
        (Some(0), "4 rulings, 0 failed; 4 changes, 0 not noticed"),
        "{said}"
    );
}

#[test]
fn changes_are_made_only_where_all_rulings_hold_and_in_named_folders() {
    let folder = Folder::new();
    let moon = pack(&folder);
    folder.edit("moon/skill/moonwalk.play", "A.gold = 0   A.marker", "A.gold = 1   A.marker");
    let (code, counts, said) = last(&moon, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(counts.ends_with(" failed"), "no changes are counted: {counts}");

    let (code, _, said) = last("rattus", &[]);
    assert_eq!(code, Some(2));
    assert!(said.contains("name its folder"), "{said}");
}
