//! Cards that set one another off without end: the whole chain is undone.

use super::super::{Folder, cardwright};

const PACK: &str = "id = \"chains\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// A pack of traits with one hook each: the id, the hook with its guards, the body.
fn pack(cards: &[(&str, &str, &str, &str)]) -> Folder {
    let folder = Folder::new();
    folder.write("chains/pack.toml", PACK);
    let mut texts = String::new();
    for (at, (id, hook, when, body)) in cards.iter().enumerate() {
        let number = 301 + at;
        texts.push_str(&format!("{id} = {}\n", id.to_uppercase()));
        let head = format!("number = {number}\ndots = 1\ncost = 3\narrow = \"good\"\n");
        folder.write(
            &format!("chains/trait/{id}.toml"),
            format!("{head}\n[hooks.{hook}]\nwhen = {{ {when} }}\n"),
        );
        folder.write(
            &format!("chains/trait/{id}.luau"),
            format!(
                "--!strict\nlocal function {hook}(me: Me)\n\t{body}\nend\n\n\
                 return {{ {hook} = {hook} }}\n"
            ),
        );
    }
    folder.write("chains/locales/en/trait.ftl", &texts);
    folder
}

/// Fills a row, which brings 1 gold, and looks at what is left.
fn ruled(folder: &Folder, given: &str, then: &str) -> String {
    let ruling = format!(
        "game roll_player  seats 2  edition second\n\nruling a filled row\n\
         given phase = dice   A.gold = 0   B.gold = 0   A.str = [red:1, red:1]\n\
         given pool = [white:2, blue:3, green:5]   coins = []\n{given}\nplay\n\
         \x20 A take 1 white:2\n  A place white:2 str\nthen {then}\n"
    );
    folder.write("chains/rulings/chain.play", ruling);
    cardwright(&["test", &folder.word("chains"), "--only", "filled row"]).out
}

/// The fault is told, and what the ruling looks at is as it should be.
fn undone(folder: &Folder, given: &str, then: &str) {
    let out = ruled(folder, given, then);
    assert!(out.contains("endless-chain"), "{out}");
    assert!(!out.contains("then-differs") && !out.contains(" is "), "{out}");
}

#[test]
fn a_card_that_sets_itself_off_leaves_nothing() {
    let folder = pack(&[("ping", "on_gold_gained", "by = \"me\"", "me:gain_gold(1)")]);
    undone(&folder, "given A.cards = [ping]", "A.gold = 1   A.dice = 3");
}

#[test]
fn cards_of_two_seats_leave_nothing() {
    let folder = pack(&[
        ("ping", "on_gold_gained", "by = \"any\"", "me:gain_gold(1)"),
        ("pong", "on_gold_gained", "by = \"other\"", "me:gain_gold(1)"),
    ]);
    undone(&folder, "given A.cards = [ping]   B.cards = [pong]", "A.gold = 1   B.gold = 0");
    let folder = pack(&[
        ("ping", "on_gold_gained", "by = \"other\"", "me:gain_gold(1)"),
        ("pong", "on_gold_gained", "by = \"other\"", "me:gain_gold(1)"),
    ]);
    undone(&folder, "given A.cards = [ping]   B.cards = [pong]", "A.gold = 1   B.gold = 0");
}

#[test]
fn what_other_cards_did_before_the_loop_remains() {
    let folder = pack(&[
        ("gift", "on_row_filled", "by = \"me\"", "me:gain_charisma(2)"),
        ("ping", "on_gold_gained", "by = \"me\"", "me:gain_gold(1)"),
        ("well", "on_gold_gained", "by = \"me\"", "me:gain_charisma(1)"),
    ]);
    // The well hears the gold of the row, and none of the loop’s.
    undone(&folder, "given A.cards = [gift, ping, well]", "A.gold = 1   A.charisma = 3");
}

#[test]
fn two_loops_at_once_are_both_undone() {
    let folder = pack(&[
        ("ping", "on_gold_gained", "by = \"me\"", "me:gain_gold(1)"),
        ("pong", "on_gold_gained", "by = \"me\"", "me:gain_gold(2)"),
    ]);
    undone(&folder, "given A.cards = [ping, pong]", "A.gold = 1   A.dice = 3");
}

#[test]
fn a_chain_with_an_end_stays() {
    let folder = pack(&[(
        "ping",
        "on_gold_gained",
        "by = \"me\"",
        "if me:gold() < 40 then me:gain_gold(1) end",
    )]);
    let out = ruled(&folder, "given A.cards = [ping]", "A.gold = 40");
    assert!(!out.contains("endless-chain") && out.contains("0 failed"), "{out}");
}
