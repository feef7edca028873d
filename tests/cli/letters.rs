//! What is typed line by line in the letters and digits of another language.

use std::collections::BTreeSet;

use super::typed::ones;
use super::{Folder, cardwright_reads, root};

/// The languages of the program.
const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];
/// How many choices are made before letters are typed.
const CHOICES: usize = 12;

/// The letters of all queries of a game, in all languages.
fn letters(game: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for tag in TAGS {
        let locales = root().join("locales").join(tag);
        let own = std::fs::read_to_string(locales.join("cli.ftl")).expect("texts");
        let of_game = locales.join(game).join("query.ftl");
        let of_game = std::fs::read_to_string(of_game).expect("texts");
        let own = own.lines().filter(|line| line.starts_with("query-"));
        let words = own.chain(of_game.lines()).filter_map(|line| line.split_once(" = "));
        let words = words.map(|(_, word)| word.trim()).filter(|word| word.chars().count() <= 2);
        all.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
    }
    all
}

/// The choices of a game in which something is typed.
fn chosen(game: &str, tag: &str, typed: &str) -> usize {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", game, "--plain", "--seed", "3", "--lang", tag, "--save", &save];
    let seats = ["--seat", "Anna", "--seat", "Bo=greedy", "--no-settings"];
    let ran = cardwright_reads(&[&args[..], &seats].concat(), typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    folder.read("game.play").lines().filter(|line| line.starts_with("  A ")).count()
}

#[test]
fn the_letters_of_another_language_choose_nothing() {
    for game in ["roll_player", "rattus"] {
        let letters = letters(game);
        assert!(letters.len() > 20, "{letters:?}");
        let lines = letters.iter().flat_map(|word| {
            let upper = word.to_uppercase();
            [word.clone(), format!("{word} 1"), format!("{word} \u{662}"), format!("{upper} s 1")]
        });
        let lines: String = lines.map(|line| line + "\n").collect();
        for tag in TAGS {
            let before = chosen(game, tag, &format!("{}quit\n", ones(CHOICES)));
            let typed = format!("{}{lines}quit\n", ones(CHOICES));
            assert_eq!(chosen(game, tag, &typed), before, "{game} {tag}");
        }
    }
}

#[test]
fn digits_of_any_script_are_numbers() {
    let ascii = chosen("roll_player", "en", "2\n1\nquit\n");
    for (two, one) in [("\u{ff12}", "\u{ff11}"), ("\u{662}", "\u{661}."), ("\u{968}", "\u{967}")] {
        let typed = format!("{two}\n{one}\nlog \u{ff13}\nhelp {one}\npreview {two}\nquit\n");
        assert_eq!(chosen("roll_player", "en", &typed), ascii, "{two}");
    }
    // A number that is no offer's is none in any script.
    assert_eq!(chosen("roll_player", "en", "\u{ff19}\u{ff19}\n\u{660}\nquit\n"), 0);
}
