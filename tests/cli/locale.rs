//! `locale sync`: which English a text was translated from.

use std::fs;

use super::{Folder, cardwright};

const ENGLISH: &str = "# Weapons.\naxe = Axe\n    .text = It costs { $cost } gold.\nbow = Bow\n";
const FRENCH: &str = "# Armes.\naxe = Hache\n    .text = Elle coûte { $cost } or.\n";

/// A folder with the texts of a pack that stand in `locales/<tag>/pack/`.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("locales/en/pack/weapon.ftl", ENGLISH);
    folder.write("locales/fr/pack/weapon.ftl", FRENCH);
    folder
}

fn sync(folder: &Folder, more: &[&str]) -> (Option<i32>, String) {
    let path = folder.word("");
    let ran = cardwright(&[&["locale", "sync", path.as_str()], more].concat());
    (ran.code, ran.out + &ran.err)
}

fn read(folder: &Folder, path: &str) -> String {
    fs::read_to_string(folder.path(path)).expect("a file")
}

/// The texts of the project are noted as they are: whoever changes one runs `locale sync`.
#[test]
fn our_own_sums_are_fresh() {
    let ran = cardwright(&["locale", "sync", "--check"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "cargo run -- locale sync");
}

#[test]
fn what_is_missing_is_added_as_a_comment_and_nothing_else_changes() {
    let folder = folder();
    let (code, said) = sync(&folder, &["--check"]);
    assert!(code == Some(1) && said.contains("weapon.ftl: would be written: 1 to"), "{said}");
    assert_eq!(read(&folder, "locales/fr/pack/weapon.ftl"), FRENCH, "--check writes nothing");
    assert_eq!(sync(&folder, &[]).0, Some(0));
    let added = format!("{FRENCH}\n# To translate:\n# bow = Bow\n");
    assert_eq!(read(&folder, "locales/fr/pack/weapon.ftl"), added);
    assert_eq!(read(&folder, "locales/en/pack/weapon.ftl"), ENGLISH);
    assert_eq!(sync(&folder, &[]), (Some(0), String::new()), "the second time there is nothing");
    assert_eq!(sync(&folder, &["--check"]), (Some(0), String::new()));
}

#[test]
fn a_text_stays_out_of_date_until_it_is_translated_or_accepted() {
    let folder = folder();
    let sums = || read(&folder, "locales/fr/pack/english.sum");
    sync(&folder, &[]);
    let first = sums();
    // How a text is broken into lines is no change.
    folder.write("locales/en/pack/weapon.ftl", ENGLISH.replace("costs {", "costs\n        {"));
    assert_eq!(sync(&folder, &["--check"]), (Some(0), String::new()));
    folder.write("locales/en/pack/weapon.ftl", ENGLISH.replace("It costs", "Pay"));
    let (code, said) = sync(&folder, &[]);
    assert!(code == Some(0) && said.starts_with("1 out of date"), "{said}");
    assert_eq!(sums(), first, "nobody has looked at it");
    let (code, said) = sync(&folder, &["--accept", "weapon/ax"]);
    assert!(code == Some(2) && said.contains("did you mean “weapon/axe”?"), "{said}");
    assert_eq!(sync(&folder, &["--accept", "weapon/axe"]).0, Some(0));
    let accepted = sums();
    assert_ne!(accepted, first);
    // Once the translation is touched, no word is needed.
    folder.write("locales/en/pack/weapon.ftl", ENGLISH.replace("It costs", "You pay"));
    folder.write("locales/fr/pack/weapon.ftl", FRENCH.replace("Elle coûte", "Payez"));
    let (code, said) = sync(&folder, &[]);
    assert!(code == Some(0) && said.contains("1 new sum\n"), "{said}");
    assert_ne!(sums(), accepted);
}

#[test]
fn a_pack_that_was_synchronised_is_told_what_is_out_of_date() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    let stale = || cardwright(&["lint", &pack, "--select", "stale-text"]).out;
    folder.edit("moonlit_market/locales/en/weapon.ftl", "gain", "get");
    assert!(stale().contains("0 warnings"), "nothing was ever noted");
    folder.edit("moonlit_market/locales/en/weapon.ftl", "get", "gain");
    assert_eq!(cardwright(&["locale", "sync", &pack]).code, Some(0));
    assert!(stale().contains("0 warnings"), "{}", stale());
    folder.edit("moonlit_market/locales/en/weapon.ftl", "gain", "get");
    let said = stale();
    assert!(said.contains("has changed since “eo” was written"), "{said}");
    assert!(said.contains("--accept weapon/"), "{said}");
    assert!(!cardwright(&["lint", &pack]).out.contains("unread"), "the file is known");
}

/// Before the first text of a language is written there is all of it to translate.
#[test]
fn a_language_that_is_promised_is_begun() {
    let folder = Folder::with_pack();
    folder.edit("moonlit_market/pack.toml", "\"eo\"", "\"eo\", \"fr\"");
    let pack = folder.word("moonlit_market");
    let ran = cardwright(&["locale", "sync", &pack]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let begun = format!("{pack}/locales/fr/weapon.ftl: written: 1 to translate\n");
    assert!(ran.out.contains(&begun), "{}", ran.out);
    let french = folder.read("moonlit_market/locales/fr/weapon.ftl");
    assert!(french.starts_with("# To translate:\n# silver-sickle = "), "{french}");
    assert_eq!(cardwright(&["locale", "sync", &pack, "--check"]).code, Some(0));
    let ran = cardwright(&["lint", &pack, "--select", "no-language"]);
    assert!(ran.code == Some(1) && ran.out.contains("“fr”"), "{}", ran.out);
}

#[test]
fn files_that_cannot_be_read_are_left_as_they_are() {
    let folder = folder();
    let broken = FRENCH.to_owned() + "bow { '{' } Arc\n";
    folder.write("locales/fr/pack/weapon.ftl", &broken);
    let (code, said) = sync(&folder, &[]);
    assert!(code == Some(1) && said.contains("error[syntax]"), "{said}");
    assert_eq!(read(&folder, "locales/fr/pack/weapon.ftl"), broken);
    assert!(!folder.path("locales/fr/pack/english.sum").exists());
    folder.write("locales/fr/pack/weapon.ftl", FRENCH);
    let broken = "# a comment\n\n<<<<<<< ours\n";
    folder.write("locales/fr/pack/english.sum", broken);
    let (code, said) = sync(&folder, &[]);
    assert!(code == Some(1) && said.contains("is not a text with two sums"), "{said}");
    assert!(said.contains("english.sum:3:1"), "{said}");
    assert_eq!(read(&folder, "locales/fr/pack/english.sum"), broken);
    let nothing = Folder::new();
    assert_eq!(sync(&nothing, &[]).0, Some(2));
}

#[test]
fn a_text_that_goes_takes_its_sum_with_it() {
    let folder = folder();
    folder.write("locales/fr/pack/weapon.ftl", format!("{FRENCH}bow = Arc\n"));
    sync(&folder, &[]);
    let (english, french) = (ENGLISH.replace("bow = Bow\n", ""), FRENCH);
    folder.write("locales/en/pack/weapon.ftl", english);
    folder.write("locales/fr/pack/weapon.ftl", french);
    let (code, said) = sync(&folder, &["--check"]);
    assert!(code == Some(1) && said.ends_with("would be written: 1 old sum removed\n"), "{said}");
}

/// What a regional language does not have is shown in the wider one.
#[test]
fn a_regional_language_needs_only_what_the_wider_one_lacks() {
    let folder = folder();
    let region = "locales/fr-CA/pack/weapon.ftl";
    folder.write("locales/en/pack/weapon.ftl", format!("{ENGLISH}club = Club\n"));
    folder.write("locales/fr/pack/weapon.ftl", format!("{FRENCH}bow = Arc\n"));
    folder.write(region, "bow = Arc long\n");
    sync(&folder, &[]);
    assert_eq!(read(&folder, region), "bow = Arc long\n\n# To translate:\n# club = Club\n");
}
