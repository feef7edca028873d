//! `lint` on texts: what a text may do with the arguments of its message.

use super::{Folder, cardwright};

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\nlanguages = [\"it\"]\n";

/// The findings in an Italian file of messages, as line, code and message.
fn found(space: &str, text: &str) -> Vec<String> {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write(&format!("example/locales/it/{space}.ftl"), text);
    let ran = cardwright(&[
        "lint",
        &folder.word("example"),
        "--format",
        "short",
        "--ignore",
        "missing-message",
    ]);
    let lines = ran.out.lines().filter_map(|line| line.split_once(".ftl:"));
    lines.map(|(_, said)| said.split_once(": ").map_or(said, |(_, said)| said).to_owned()).collect()
}

#[test]
fn a_variant_that_an_argument_never_is_is_found() {
    let text = "gold-gained = { $gain_word ->\n    [coyn] a\n    [coin] b\n   *[card] c\n  } { $seat_gender ->\n    [f] d\n    [x] e\n   *[other] f\n  } { $gold ->\n    [one] g\n    [few] h\n    [lots] i\n   *[other] j\n  }\n";
    let found = found("log", text);
    let expected = [
        "warning[dead-variant]: “$gain_word” is never [coyn]",
        "warning[dead-variant]: “$seat_gender” is never [x]",
        "warning[strange-plural]: no number takes the form [few] in “it”",
        "warning[dead-variant]: “$gold” is a number, and never [lots]",
    ];
    assert_eq!(found, expected);
}

#[test]
fn names_are_no_numbers_and_numbers_no_names() {
    let text = "bought = { LOWER($cost) } { NUMBER($seat) } { $card ->\n    [longsword] a\n   *[other] b\n  } { LOWER($card) } { NUMBER($cost) }\n";
    let expected = [
        "error[wrong-form]: “LOWER” is for names, and “$cost” is a number",
        "error[wrong-form]: “NUMBER” is for numbers, and “$seat” is none",
        "error[wrong-selector]: “$card” is shown in each language’s words, and not selected by",
    ];
    assert_eq!(found("log", text), expected);
}

#[test]
fn parts_of_dice_lists_and_what_may_be_missing_are_known() {
    let text = "rolled = { $die_colour_word ->\n    [gold] a\n   *[red] b\n  } { $die_face ->\n    [6] c\n   *[other] d\n  }\n\
                peeked = { $card_word ->\n    [none] a\n   *[other] { $card }\n  }\n\
                counted = { $each_round_word ->\n    [yes] a\n   *[no] b\n  }{ $count }\n";
    assert_eq!(found("log", text), [] as [&str; 0]);
}
