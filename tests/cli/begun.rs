//! Games that begin at the position of a ruling.

use super::{Folder, cardwright, cardwright_reads, copy};
use crate::support::root;

/// A copy of a pack with rulings, and the path of a file of them.
fn pack(folder: &Folder) -> String {
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("moon"));
    folder.word("moon/weapon/silver-sickle.play")
}

#[test]
fn a_game_begins_where_a_ruling_does_and_leaves_its_file_alone() {
    let folder = Folder::new();
    let (file, save) = (pack(&folder), folder.word("game.play"));
    let before = folder.read("moon/weapon/silver-sickle.play");
    let typed = "1\n1\nquit\n";
    let args = ["play", &file, "--save", &save, "--seed", "1", "--lang", "en", "--plain"];
    let ran = cardwright_reads(&args, typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Weapons: Silver Sickle"), "{}", ran.out);
    assert_eq!(folder.read("moon/weapon/silver-sickle.play"), before);
    let saved = folder.read("game.play");
    assert!(saved.contains("\nchanged ruling\n") && saved.contains("A take 1 white:2"), "{saved}");

    // What was begun like this goes on without a word of trust.
    let resumed = ["play", "--resume", &save, "--pack", &folder.word("moon"), "--lang", "en"];
    let ran = cardwright(&resumed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let out = ran.out.replace('\n', " ");
    assert!(out.contains("This game began at a position that was set up"), "{out}");
}

#[test]
fn a_word_of_the_title_chooses_the_ruling() {
    let folder = Folder::new();
    let file = pack(&folder);
    let begun = |word: &str| {
        let save = folder.word(&format!("{word}.play"));
        cardwright(&["play", &file, "--ruling", word, "--save", &save, "--seed", "1"]);
        folder.read(&format!("{word}.play"))
    };
    assert!(begun("ODD").contains("given round = 3"), "the first");
    assert!(begun("even").contains("given round = 4"), "the second");
}
