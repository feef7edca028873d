//! Common slips are reported in the words of authors, and fixed where one edit is certain.

use super::{Folder, cardwright, cardwright_reads};

const TRAIT: &str = "moonlit_market/trait/starry-eyed.toml";
const SCRIPT: &str = "moonlit_market/trait/starry-eyed.luau";
const CLASS: &str = "moonlit_market/class/moonspeaker.toml";
const TEXTS: &str = "moonlit_market/locales/en/trait.ftl";

/// Names of Rust types, as serde writes them.
const RUST: [&str; 12] = [
    " u8", " u16", " u32", " u64", " usize", " i8", " i16", " i32", " i64", " enum ", " struct ",
    "variant",
];

/// What `lint` says of the pack, which has errors.
fn wrong(folder: &Folder) -> String {
    let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    ran.out
}

fn in_plain_words(said: &str) {
    for word in RUST {
        assert!(!said.contains(word), "“{word}” in {said}");
    }
    assert!(!said.contains("invalid type") && !said.contains("expected one of"), "{said}");
}

/// A slip of a pack: the file, what it says, the slip, the message, and the help.
type Slip = (&'static str, &'static str, &'static str, &'static str, &'static str);

/// Slips whose fix writes what was there before.
const FIXED: [Slip; 13] = [
    (
        TRAIT,
        "\ncost = 4",
        "\ncost = 4.0",
        "“cost” must be a whole number from 0 to 255, not 4.0",
        "write 4",
    ),
    (
        TRAIT,
        "number = 202",
        "number = 202.0",
        "“number” must be a whole number from 0 to 65535",
        "write 202",
    ),
    (TRAIT, "stars = 2", "stars = 2.0", "“stars” must be a whole number", "write 2"),
    (CLASS, "max = 2", "max = 2e0", "“max” must be a whole number", "write 2"),
    (
        CLASS,
        "wis = { goal = \"17\", stars = 3 }",
        "wis = { goal = \"17\", stars = 3.0 }",
        "“stars” must be a whole number from 0 to 255, not 3.0",
        "write 3",
    ),
    ("moonlit_market/pack.toml", "api = 1", "api = 1.0", "“api” must be a whole number", "write 1"),
    (
        TRAIT,
        "\ncost = 4",
        "\ncost: 4",
        "a colon cannot join “cost” and its value",
        "write `cost = …`",
    ),
    (
        TRAIT,
        "arrow = \"good\"",
        "arrow : \"good\"",
        "a colon cannot join “arrow”",
        "write `arrow = …`",
    ),
    (
        "moonlit_market/pack.toml",
        "id = \"moonlit_market\"",
        "id: \"moonlit_market\"",
        "a colon cannot join “id” and its value",
        "write `id = …`",
    ),
    (
        TRAIT,
        "arrow = \"good\"",
        "arrow = \"good",
        "this text has no closing quote",
        "close it with \"",
    ),
    (
        "moonlit_market/pack.toml",
        "version = \"1.0.0\"",
        "version = \"1.0.0",
        "this text has no closing quote",
        "close it with \"",
    ),
    (CLASS, "\"15-16\"", "\"16-15\"", "it runs from high to low", "write the lower number first"),
    (CLASS, "\"16-17\"", "\"17-16\"", "it runs from high to low", "write the lower number first"),
];

#[test]
fn slips_are_said_in_plain_words_and_fixed() {
    for (file, right, slip, message, help) in FIXED {
        let folder = Folder::with_pack();
        let before = folder.read(file);
        folder.edit(file, right, slip);
        let said = wrong(&folder);
        assert!(said.contains(message), "{slip}: {said}");
        assert!(said.contains(help), "{slip}: {said}");
        in_plain_words(&said);
        cardwright(&["lint", &folder.word("moonlit_market"), "--fix"]);
        assert_eq!(folder.read(file), before, "{slip}");
    }
}

/// Slips that nothing fixes: only the author knows what was meant.
const SAID: [Slip; 9] = [
    (
        TRAIT,
        "\ncost = 4",
        "\ncost = 4.5",
        "“cost” must be a whole number",
        "a number with a fraction",
    ),
    (TRAIT, "stars = 2", "stars = 99999999999999999999", "“stars” must be a whole number", ""),
    (
        TRAIT,
        "arrow = \"good\"",
        "arrow = 'good # x",
        "this text has no closing quote",
        "close it with '",
    ),
    (TRAIT, "[params]", "params:\n[params]", "a colon cannot join “params”", "a table as [params]"),
    (CLASS, "\"15-16\"", "\"45+\"", "totals from 1 to 30", ""),
    (
        SCRIPT,
        "\"white\"",
        "\"white",
        "this text has no closing quote",
        "close it with \" on the same line",
    ),
    (SCRIPT, "-- p.stars", "--[[ p.stars", "this comment is not closed", "close it with `]]`"),
    (SCRIPT, "\"white\"", "[[white", "this string is not closed", "close it with `]]`"),
    (
        TEXTS,
        "{ $most }.",
        "{ $most }{ \".}",
        "this quoted text is not closed",
        "close it with `\"` on the same line",
    ),
];

#[test]
fn slips_without_a_fix_are_said_in_plain_words() {
    for (file, right, slip, message, help) in SAID {
        let folder = Folder::with_pack();
        folder.edit(file, right, slip);
        let said = wrong(&folder);
        assert!(said.contains(message), "{slip}: {said}");
        assert!(said.contains(help), "{slip}: {said}");
        in_plain_words(&said);
    }
}

#[test]
fn a_line_of_a_text_that_begins_with_a_sign_is_quoted() {
    for sign in ["[", "*", ".", "}"] {
        for rest in ["sic] a star", " a star", "5 stars", ".. and a star"] {
            // It could as well be an attribute.
            if (sign, rest) == (".", "sic] a star") {
                continue;
            }
            let folder = Folder::with_pack();
            let before = folder.read(TEXTS);
            let line = |sign: &str| format!("    .flavour = Above:\n        {sign}{rest}\n");
            let flavour = before.lines().find(|line| line.contains(".flavour")).expect("one");
            let flavour = format!("{flavour}\n");
            folder.edit(TEXTS, &flavour, &line(sign));
            let said = wrong(&folder);
            let message = format!("error[syntax]: a line of a text cannot begin with `{sign}`");
            assert!(said.contains(&message), "{sign}{rest}: {said}");
            assert!(said.contains(&format!("write `{{\"{sign}\"}}`")), "{said}");
            cardwright(&["lint", &folder.word("moonlit_market"), "--fix", "--select", "syntax"]);
            let quoted = before.replace(&flavour, &line(&format!("{{\"{sign}\"}}")));
            assert_eq!(folder.read(TEXTS), quoted, "{sign}{rest}");
        }
    }
}

#[test]
fn front_ends_hear_which_key_is_wrong() {
    let lines = [
        "null",
        "{\"do\":\"offer\",\"offer\":\"1\"}",
        "{\"do\":\"offer\",\"offer\":-1}",
        "{\"do\":\"offr\",\"offer\":1}",
        "{\"do\":\"undo\",\"offer\":1}",
        "{\"do\":\"quit\"}",
    ];
    let args = [
        "play", "--seed", "3", "--format", "json", "--seat", "A=human", "--seat", "B=greedy",
        "--lang", "en",
    ];
    let folder = Folder::new();
    let save = folder.word("g.play");
    let ran = cardwright_reads(&[&args, ["--save", &save].as_slice()].concat(), &lines.join("\n"));
    for said in [
        "an input is an object, not null",
        "offer: a whole number from 0, not the text",
        "offer: a whole number from 0, not -1",
        "unknown word “offr”: did you mean “offer”?",
        "there is no key “offer” beside this “do”",
    ] {
        assert!(ran.out.contains(said), "no “{said}”");
    }
    for word in ["usize", "enum Input", "invalid type", "unknown variant"] {
        assert!(!ran.out.contains(word), "{word}");
    }
}

/// Words with one slip: file, the word, how it is misspelt. The fix writes the word again.
const MISSPELT: [(&str, &str, &str); 7] = [
    ("moonlit_market/skill/moonwalk.play", "rule ", "rule skills-usee "),
    ("moonlit_market/armor/moonsilk-hood.toml", "\"moonsilk\"", "\"moonslik\""),
    ("moonlit_market/locales/en/skill.ftl", "{ $gold }", "{ $glod }"),
    (TEXTS, ".text", ".txet"),
    (TEXTS, "starry-eyed =", "stary-eyed ="),
    (SCRIPT, "math.min(p.most", "math.min(p.mots"),
    ("moonlit_market/weapon/silver-sickle.toml", "\"gather\"", "\"gahter\""),
];

#[test]
fn a_word_with_one_slip_has_a_fix() {
    for (file, right, slip) in MISSPELT {
        let folder = Folder::with_pack();
        let before = folder.read(file);
        if right == "rule " {
            let line = before.lines().find(|line| line.starts_with("game ")).expect("a head");
            folder.edit(file, line, &format!("{line}\nrule skills-use"));
            let before = folder.read(file);
            folder.edit(file, "rule skills-use", "rule skills-usee");
            let ran = cardwright(&["test", &folder.word(file)]);
            let ran = format!("{}{}", ran.out, ran.err);
            assert!(ran.contains("did you mean “skills-use”?"), "{ran}");
            assert!(ran.contains("help: suggested change"), "{ran}");
            assert_ne!(folder.read(file), before);
            continue;
        }
        folder.edit(file, right, slip);
        let said = wrong(&folder);
        assert!(
            said.contains("did you mean") && said.contains("suggested change"),
            "{slip}: {said}"
        );
        cardwright(&["lint", &folder.word("moonlit_market"), "--fix"]);
        assert_eq!(folder.read(file), before, "{slip}");
    }
}

#[test]
fn an_unread_file_of_texts_is_compared_with_those_that_are_read() {
    for (name, near) in [("clas", "class"), ("trati", "trait"), ("skills", "skill")] {
        let folder = Folder::with_pack();
        folder.write(&format!("moonlit_market/locales/en/{name}.ftl"), "a-b = c\n");
        let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
        assert!(ran.out.contains(&format!("did you mean “{near}.ftl”?")), "{}", ran.out);
    }
}
