//! `replay`: games that are over, that are not, and files that are no games.

use super::{Folder, cardwright, cardwright_reads};

fn played(folder: &Folder, name: &str, answers: usize) -> String {
    let save = folder.word(name);
    let args =
        ["play", "--lang", "en", "--seed", "3", "--seat", "Ann=human", "--seat", "Bo=greedy"];
    let ran = cardwright_reads(&[&args[..], &["--save", &save]].concat(), &"1\n".repeat(answers));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    save
}

#[test]
fn a_whole_game_is_shown() {
    let folder = Folder::new();
    let save = played(&folder, "game.play", 2000);
    let ran = cardwright(&["replay", "--lang", "en", &save]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for part in ["Ann takes the ", "Bo takes the ", "The game is over", " wins with "] {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    let german = cardwright(&["replay", "--lang", "de", &save]);
    assert_eq!(german.code, Some(0), "{}", german.err);
    assert!(german.out != ran.out && german.out.contains("Gold"), "{}", german.out);
}

#[test]
fn a_game_that_is_not_over_says_so() {
    let folder = Folder::new();
    let save = played(&folder, "game.play", 4);
    let ran = cardwright(&["replay", "--lang", "en", &save]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is not over: the file ends after "), "{}", ran.out);
}

/// A game in which one of two has looked at a token.
fn looked(folder: &Folder) -> String {
    let save = folder.word("rattus.play");
    let args = ["play", "rattus", "--lang", "en", "--seed", "3", "--save", &save];
    let seats = ["--seat", "Ann=human", "--seat", "Bea=human"];
    // An empty line where the table is handed over: before what she alone sees.
    let typed = "1\n1\n1\n1\ntake the witch\nuse the witch\n1\n\n";
    let ran = cardwright_reads(&[&args[..], &seats].concat(), typed);
    assert!(ran.out.contains(" and sees "), "{}", ran.out);
    save
}

#[test]
fn a_damaged_game_keeps_its_secrets() {
    let folder = Folder::new();
    let save = looked(&folder);
    let text = folder.read("rattus.play");
    let line = text.lines().last().expect("an answer");
    let told = format!("    > looked seat=A region=gallia token=1 face=t01:1:king,witch\n{line}");
    let picked = text.lines().find(|line| line.contains("pick-token 1 ")).expect("a token");
    let replaced = "  A pick-token 1 gallia t01:1:king,witch @00000000";
    for bad in [
        text.replace(line, "  A pick-token 2 gallia t01:1:king,witch @00000000"),
        text.replace(line, &told),
        text.replace(picked, replaced),
        format!("{text}  A pick-token 2 gallia t01:1:king,witch @0\n"),
    ] {
        folder.write("rattus.play", &bad);
        let ran = cardwright(&["replay", "--lang", "en", &save]);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
        assert!(ran.out.contains("rattus.play:"), "it says where: {}", ran.out);
        let all = ran.out + &ran.err;
        assert!(!all.contains("t01") && !all.contains(" and sees "), "{bad}\nshows:\n{all}");
        let ran = cardwright(&["play", "--lang", "en", "--resume", &save]);
        assert_eq!(ran.code, Some(2), "{}", ran.out);
        let all = ran.out + &ran.err;
        assert!(!all.contains("t01") && !all.contains(" and sees "), "{bad}\nshows:\n{all}");
    }
}

#[test]
fn secrets_are_told_when_the_game_is_over() {
    let folder = Folder::new();
    let save = looked(&folder);
    let replay = |more: &[&str]| {
        let ran = cardwright(&[&["replay", "--lang", "en", &save], more].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out
    };
    let sees = |out: &str| out.contains(" and sees ");
    let all = replay(&[]);
    assert!(all.contains(" looks at rat 1 in ") && all.contains(" makes a choice.\n"), "{all}");
    assert!(!sees(&all) && !all.contains("chooses: “Rat"), "{all}");
    let (ann, bea) = (sees(&replay(&["--as", "ann"])), sees(&replay(&["--as", "B"])));
    assert!(ann != bea, "one of the two has looked");
    let ran = cardwright(&["replay", "--lang", "en", "--as", "Cy", &save]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("No player is called “Cy”. The players are: Ann, Bea"));
    // The same game played to its end by anybody.
    let typed = "\n1\n".repeat(2000);
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], &typed);
    assert!(ran.out.contains("The game is over"), "{}", ran.out);
    assert!(sees(&replay(&[])));
}

#[test]
fn step_by_step() {
    let folder = Folder::new();
    let save = played(&folder, "game.play", 4);
    let all = cardwright(&["replay", "--lang", "en", &save]);
    let some = cardwright_reads(&["replay", "--lang", "en", "--step", &save], "\n\nq\n");
    assert_eq!(some.code, Some(0), "{}", some.err);
    assert_eq!(some.out.lines().count(), 4, "{}", some.out);
    assert!(all.out.starts_with(&some.out), "{}", some.out);
}

#[test]
fn the_first_divergence_is_named() {
    let folder = Folder::new();
    let save = played(&folder, "game.play", 12);
    let text = folder.read("game.play");
    let line = text.lines().position(|line| line.starts_with("  A ")).expect("an answer");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line] = "  A take-race goblin @00000000";
    folder.write("game.play", lines.join("\n"));
    let ran = cardwright(&["replay", "--lang", "en", &save]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    let at = format!("game.play:{}: this answer is not possible here:", line + 1);
    let flat = ran.out.replace('\n', " ");
    assert!(flat.contains(&at), "no “{at}” in:\n{}", ran.out);
    assert!(ran.out.contains("take-race "), "{}", ran.out);
    // The findings themselves are for whoever asks for them.
    assert!(!ran.out.contains("no-such-offer"), "{}", ran.out);
    assert!(flat.contains(&format!("cardwright replay {save} --report")), "{}", ran.out);
    let whole = cardwright(&["replay", "--lang", "en", "--report", &save]);
    assert!(whole.out.contains("error[no-such-offer]"), "{}", whole.out);
}

#[test]
fn other_files_are_no_games() {
    let folder = Folder::new();
    folder.write("letter.txt", "Dear all,\n\nthis is no game.\n");
    folder.write("empty.play", "");
    folder.write("odd.play", b"\0\0\xff\xff");
    folder.write("chess.play", "game chess\nseats 2\nplay\n");
    folder.write("few.play", "game roll_player\nseats 9\nplay\n");
    for (name, code) in
        [("letter.txt", 1), ("empty.play", 1), ("odd.play", 1), ("chess.play", 2), ("few.play", 1)]
    {
        let ran = cardwright(&["replay", "--lang", "en", &folder.word(name)]);
        assert_eq!(ran.code, Some(code), "{name}: {}{}", ran.out, ran.err);
        assert!(!(ran.out + &ran.err).contains('⟨'), "{name}");
    }
    let ran = cardwright(&["replay", "--lang", "en", &folder.word("nothing.play")]);
    assert_eq!(ran.code, Some(2));
    // The line may break anywhere: the folder's name is not always equally long.
    let words = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("no such file"), "{words}");
}
