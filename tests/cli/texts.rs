//! `lint` on texts: what a text may do with the arguments of its message.

use super::linted::linted;
use super::{Folder, root};

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\nlanguages = [\"it\"]\n";

/// The findings in an Italian file of messages, as line, code and message.
fn found(space: &str, text: &str) -> Vec<String> {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write(&format!("example/locales/it/{space}.ftl"), text);
    let ran = linted(&folder, "example", &["--format", "short", "--ignore", "missing-message"]);
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
        "warning[dead-variant]: “$gold” is a number and never [lots]",
    ];
    assert_eq!(found, expected);
}

#[test]
fn names_are_no_numbers_and_numbers_no_names() {
    let text = "bought = { LOWER($cost) } { NUMBER($seat) } { $card ->\n    [longsword] a\n   *[other] b\n  } { LOWER($card) } { NUMBER($cost) }\n";
    let expected = [
        "error[wrong-form]: “LOWER” is for names, but “$cost” is a number",
        "error[wrong-form]: “NUMBER” is for numbers, but “$seat” is not a number",
        "error[wrong-selector]: “$card” is shown in each language’s words and cannot be selected by",
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

/// What Fluent can stumble over while it makes a text is found in the file: no text needs to be made
/// to find it.
#[test]
fn what_fluent_stumbles_over_is_found_in_the_file() {
    let many = format!("ended = {}\n", "{ 1 }".repeat(101));
    for (text, code) in [
        ("ended = { $bag }\n", "unknown-variable"),
        ("ended = { nothing }\n", "unknown-reference"),
        ("ended = { -nothing }\n", "unknown-reference"),
        ("ended = { laid.hint }\nlaid = So\n", "unknown-reference"),
        ("ended = { laid }\nlaid =\n    .hint = So\n", "unknown-reference"),
        ("ended = { NOTHING(1) }\n", "unknown-function"),
        ("ended = { laid }\nlaid = { ended }\n", "circle"),
        ("gold-gained = { $gold ->\n    [one] so\n }\n", "syntax"),
        ("peeked = { $seat }: { $card }\n", "absent-argument"),
        (
            "peeked = { $card_word ->\n    [none] { $card }\n   *[other] so\n  }\n",
            "absent-argument",
        ),
        (many.as_str(), "size"),
    ] {
        let found = found("log", text);
        let one = format!("error[{code}]: ");
        assert!(found.iter().any(|said| said.starts_with(&one)), "{text}{found:?}");
    }
}

#[test]
fn questions_and_offers_have_their_lines() {
    let folder = Folder::with_pack();
    let file = "moonlit_market/locales/en/skill.ftl";
    let wide = |question: &str, offer: &str| {
        folder.edit(file, ".ask-swap = { $card }: which die changes places?", question);
        folder.edit(
            file,
            "    .flavour",
            &format!("    .offer-swap-decline = {offer}\n    .flavour"),
        );
        let ran = linted(&folder, "moonlit_market", &["--select", "too-wide", "--format", "short"]);
        let said = ran.out.lines().filter_map(|line| line.split_once("]: "));
        let said = said.map(|(_, said)| said.to_owned()).collect::<Vec<_>>();
        folder.edit(file, question, ".ask-swap = { $card }: which die changes places?");
        folder.edit(file, &format!("    .offer-swap-decline = {offer}\n"), "");
        said
    };
    let word = "which ";
    let question = |words| format!(".ask-swap = {{ $card }}: {}die?", word.repeat(words));
    assert_eq!(wide(&question(20), "Leave both dice where they are"), [] as [&str; 0]);
    let found = wide(
        &question(23),
        &format!("Leave both dice where they are, {{ $card }}{}", "!".repeat(35)),
    );
    let expected = [
        "this question is 152 columns wide; its place has 140",
        "this offer is 75 columns wide; its place has 74",
    ];
    assert_eq!(found, expected);
}

/// What is a place of a map has its columns, in each language.
#[test]
fn places_of_a_map_have_their_columns() {
    let folder = Folder::new();
    super::copy(&root().join("tests/packs/ashen_road"), &folder.path("ashen_road"));
    let file = "ashen_road/locales/en/region.ftl";
    folder.edit(file, "ophir = Ophir", "ophir = Old Ophir!");
    folder.edit(file, "thule = Thule", "thule = Old Thule!!");
    let ran = linted(&folder, "ashen_road", &["--select", "too-wide", "--format", "short"]);
    assert!(
        !ran.out.contains("Ophir")
            && ran.out.contains("this name is 11 columns wide; its place has 10")
    );
    assert_eq!(ran.out.matches("too-wide").count(), 1, "{}", ran.out);
}

/// Two places of one map cannot share a name, nor can they look as if they did.
#[test]
fn places_of_a_map_have_names_of_their_own() {
    let folder = Folder::new();
    super::copy(&root().join("tests/packs/ashen_road"), &folder.path("ashen_road"));
    folder.edit("ashen_road/locales/en/region.ftl", "thule = Thule", "thule = 0phir");
    let ran = linted(&folder, "ashen_road", &["--select", "same-name", "--format", "short"]);
    assert!(ran.out.contains("two regions have the name “Ophir” in “en”"), "{}", ran.out);
    assert_eq!(ran.out.matches("same-name").count(), 1, "{}", ran.out);
}

/// What sentences of a language ask of names follows from what is put into them.
#[test]
fn names_have_what_sentences_ask_of_them() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write("example/locales/it/log.ftl", "skill-used = { $seat } usa { $card_il }.\n");
    folder.write("example/locales/it/weapon.ftl", "longsword = Spada Lunga\n    .il = la Spada\n");
    folder.write("example/locales/it/skill.ftl", "climb = Arrampicarsi\n");
    folder.write("example/locales/it/race.ftl", "elf = Elfo\n");
    let found = || {
        let ran = linted(&folder, "example", &["--select", "missing-grammar", "--format", "short"]);
        let said = ran.out.lines().filter_map(|line| line.split_once("]: "));
        said.map(|(_, said)| said.split(": ").next().unwrap_or(said).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found(), ["“skill/climb” has no “.il” in “it”"]);
    // Of races nothing is asked, until a sentence without arguments of its own does.
    folder.write("example/locales/it/end.ftl", "hero = { $race_il } vince.\n");
    let race = "“race/elf” has no “.il” in “it”";
    assert_eq!(found(), [race, "“skill/climb” has no “.il” in “it”"]);
}

/// A sentence of a game is measured by its place, and by its English.
#[test]
fn sentences_of_a_game_have_their_lines() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    let wide = |space: &str, id: &str, words: usize| {
        let file = format!("example/locales/it/{space}.ftl");
        folder.write(&file, format!("{id} = {}\n", "sempre ".repeat(words)));
        let ran = linted(&folder, "example", &["--select", "too-wide", "--format", "short"]);
        std::fs::remove_file(folder.path(&file)).expect("removed");
        let said = ran.out.lines().filter_map(|line| line.split_once("]: "));
        said.map(|(_, said)| said.split(": ").next().unwrap_or(said).to_owned()).collect::<Vec<_>>()
    };
    let none = [] as [&str; 0];
    assert_eq!(wide("choice", "take-gold", 15), none);
    assert_eq!(
        wide("choice", "take-gold", 17),
        ["this offer is 118 columns wide; its place has 111"],
    );
    assert_eq!(wide("board", "race", 15), none);
    assert_eq!(
        wide("board", "race", 17),
        ["this line of the board is 118 columns wide; its place has 114"],
    );
}

/// Two words of English are no loan word.
#[test]
fn two_words_of_english_are_found() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    let cards = "heavy-crossbow = Heavy Crossbow\nlongsword = Longsword\n";
    folder.write("example/locales/it/weapon.ftl", cards);
    folder.write("example/locales/it/words.ftl", "game = Roll Player\n");
    let ran = linted(&folder, "example", &["--select", "same-as-english", "--format", "short"]);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    assert!(ran.out.contains("“weapon/heavy-crossbow” is English in “it”"), "{}", ran.out);
}

/// The texts of a kind may lie in several files: their codes stand on one board.
#[test]
fn a_code_is_the_same_in_another_file_of_the_pack() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write("example/locales/it/words/a.ftl", "colour-gold = oro\n    .code = O\n");
    folder.write("example/locales/it/words/b.ftl", "colour-black = nero\n    .code = o\n");
    folder.write("example/locales/it/terms.ftl", "colour-white = bianco\n    .code = O\n");
    let ran = linted(&folder, "example", &["--select", "same-code", "--format", "short"]);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    assert!(
        ran.out.contains("words/b.ftl:2:13: warning[same-code]: “o” is also the code"),
        "{}",
        ran.out
    );
}

/// A price goes down by what the script returns below zero: the text says the param, without a sign.
#[test]
fn an_amount_below_zero_is_said_by_its_param() {
    let folder = Folder::new();
    let shown = "    .text = Each { -market-card } with a printed cost of { $least } or more costs you \
                 { $discount } { -gold } less.\n";
    folder.write("example/pack.toml", PACK.replace("\"it\"", "\"en\""));
    folder.write(
        "example/weapon/brass-scales.toml",
        "number = 301\ndots = 2\ncost = 4\nhands = 1\n\n[params]\nleast = 5\ndiscount = 2\n\n\
         [hooks.price]\n",
    );
    folder.write(
        "example/weapon/brass-scales.luau",
        "--!strict\nlocal function price(me: Me, p: Params, card: Card): number\n\treturn if \
         me:cost(card) >= p.least then -p.discount else 0\nend\n\nreturn { price = price }\n",
    );
    folder.write(
        "example/locales/en/weapon.ftl",
        format!("brass-scales = Brass Scales\n{shown}    .flavour = They tip.\n"),
    );
    let options =
        ["--format", "short", "--deep=200", "--ignore", "no-ruling", "--select", "effect"];
    assert_eq!(linted(&folder, "example", &options).out, "");
    folder.edit("example/locales/en/weapon.ftl", "{ $discount } { -gold }", "3 { -gold }");
    assert!(linted(&folder, "example", &options).out.contains("text-amount"));
}

/// A pack in English and French with one weapon.
fn bilingual(files: &[(&str, &str)]) -> Vec<String> {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK.replace("\"it\"", "\"en\", \"fr\""));
    let axe = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[params]\ngold = 2\n";
    folder.write("example/weapon/axe.toml", axe);
    for (path, text) in files {
        folder.write(&format!("example/locales/{path}"), *text);
    }
    let ran = linted(&folder, "example", &[]);
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn a_language_may_begin_with_its_terms() {
    let english = ("en/weapon.ftl", "axe = Axe\n    .text = Gain { $gold } { -moon }.\n");
    let said = bilingual(&[
        english,
        ("en/terms.ftl", "-moon = moons\n-sun = suns\n"),
        ("fr/terms.ftl", "-moon = lunes\n-sun = soleils\n"),
    ]);
    let unused = said.iter().filter(|line| line.starts_with("warning[unused-term]"));
    let unused: Vec<&str> = unused.map(String::as_str).collect();
    let of = |tag| format!("warning[unused-term]: no text of “{tag}” uses the term “-sun”");
    assert_eq!(unused, [of("en"), of("fr")]);
}

#[test]
fn a_number_that_a_language_leaves_out_is_named() {
    let said = bilingual(&[
        ("en/weapon.ftl", "axe = Axe\n    .text = Gain { $gold } gold.\n"),
        ("fr/weapon.ftl", "axe = Hache\n    .gender = f\n    .text = Gagnez 3 pièces.\n"),
    ]);
    assert!(
        said.iter().any(|line| line.ends_with("help: use “{ $gold }” in “fr”, too")),
        "{said:?}"
    );
}

#[test]
fn an_indented_comment_is_text() {
    let text = "ended = Fine\n    # lint-allow: too-wide It is short\n    # 1 of 2\n    #2 of 2\n";
    let expected = "warning[indented-comment]: inside a message, this is text and not a comment";
    let found = found("log", text);
    let found: Vec<_> = found.iter().filter(|said| said.contains("indented-comment")).collect();
    assert_eq!(found, [expected, expected]);
}
