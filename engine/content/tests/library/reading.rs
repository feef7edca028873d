//! Malicious files: each finding has code, line, column and the relevant words, and the valid card
//! next to it still loads.

use crate::toy::{GOOD, expect, lanterns, night};

fn reads(about: &str, bytes: &[u8], wanted: &[&str]) {
    let files = night().with("lantern/odd.toml", bytes);
    let (cards, found) = lanterns(&files);
    let wanted: Vec<_> =
        wanted.iter().map(|line| format!("night/lantern/odd.toml:{line}")).collect();
    let wanted: Vec<_> = wanted.iter().map(String::as_str).collect();
    expect(about, &found, &wanted);
    let ids: Vec<_> = cards.iter().map(|card| card.id.as_str()).collect();
    assert!(ids.contains(&"good"), "{about}: the good card is gone");
    assert_eq!(ids.contains(&"odd"), found.is_empty(), "{about}: {found:?}");
}

/// The valid card with one text replaced.
fn with(from: &str, to: &str) -> Vec<u8> {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1).into_bytes()
}

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(bytes).collect()
}

#[test]
fn bytes_that_are_text_or_not() {
    reads("a mark", &[b"\xEF\xBB\xBF", GOOD.as_bytes()].concat(), &[]);
    reads("CRLF", GOOD.replace('\n', "\r\n").as_bytes(), &[]);
    let crlf = GOOD.replace("cost = 4", "cots = 4").replace('\n', "\r\n");
    reads("CRLF with a mistake", crlf.as_bytes(), &["2:1 unknown-key … “cots” … “cost”?"]);
    let marked = [b"\xEF\xBB\xBF", GOOD.replace("number = 1", "number = -1").as_bytes()].concat();
    reads("a mark with a mistake", &marked, &["1:10 out-of-range … “number” … at least 0, not -1"]);
    reads("UTF-16 LE", &utf16(GOOD, u16::to_le_bytes), &["1:1 utf-16 … save it as UTF-8"]);
    reads("UTF-16 BE", &utf16(GOOD, u16::to_be_bytes), &["1:1 utf-16 … save it as UTF-8"]);
    reads("a picture", b"\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", &["1:1 binary the file is not text"]);
    let latin = GOOD.as_bytes().iter().copied().chain(*b"# caf\xE9").collect::<Vec<_>>();
    reads("Latin 1", &latin, &["9:6 not-utf8 … save it as UTF-8"]);
    reads("empty", b"", &["1:1 missing-key “number”, “cost”, “colour” are missing; add them"]);
    reads(
        "blank",
        b"\r\n\t \r\n# none\r\n",
        &["1:1 missing-key “number”, “cost”, “colour” are missing"],
    );
    let huge = [GOOD.as_bytes(), &vec![b'#'; 1 << 20]].concat();
    reads("huge", &huge, &["1:1 too-large … more than 1 MiB … split it"]);
    let large = [GOOD.as_bytes(), &vec![b'#'; 64 << 10]].concat();
    reads("large", &large, &["1:1 too-large … more than 64 KiB … split the file"]);
}

#[test]
fn deep_nesting_is_stopped_before_the_parser() {
    let n = 20_000;
    for (about, text, column) in [
        ("lists", format!("x = {}", "[".repeat(n)), 69),
        ("tables", format!("x = {}", "{a=".repeat(n)), 197),
        ("dots", format!("x{} = 1", ".a".repeat(n)), 130),
        ("header", format!("[x{}]", ".a".repeat(n)), 129),
        ("closed lists", format!("x = {}{}", "[".repeat(n), "]".repeat(n)), 69),
    ] {
        reads(
            about,
            text.as_bytes(),
            &[&format!("1:{column} too-deep tables or lists are nested more than 64 deep")],
        );
    }
    let wide = format!("{GOOD}[params]\n{}", "a = [[1],\n [2]]\n".repeat(3_000));
    let files = night().with("lantern/odd.toml", wide);
    let (_, found) = lanterns(&files);
    assert_eq!((found.len(), found.last().map(String::as_str).is_some()), (51, true));
    assert!(found[0].contains("too-many 2949 more findings"), "{}", found[0]);
    assert!(found[1].contains("12:1 duplicate-key duplicate key “a”"), "{}", found[1]);
}

#[test]
fn syntax() {
    reads("no value", &with("cost = 4", "cost ="), &["2:7 syntax the value is missing"]);
    reads(
        "open text",
        &with("\"red\"", "\"red"),
        &["3:10 syntax this text has no closing quote; close it with \" on the same line"],
    );
    reads(
        "YAML",
        &with("cost = 4", "cost: 4"),
        &["2:5 syntax a colon cannot join “cost” and its value; write `cost = …`"],
    );
    let two = with("cost = 4\ncolour = \"red\"", "cost = four\ncolour \"red\"");
    reads(
        "two lines",
        &two,
        &["2:8 syntax “four” is not a value; put text in quotes", "3:8 syntax … `=`"],
    );
    reads(
        "twice",
        &with("colour", "cost = 5\ncolour"),
        &["3:1 duplicate-key duplicate key “cost”; night/lantern/odd.toml:2:1 first here"],
    );
    reads("one line, one finding", b"a = 1 b = 2 c = 3", &["1:5 syntax"]);
    let open = "syntax this is never closed";
    reads("open list", &with("4", "[4,"), &[&format!("2:8 {open}")]);
    reads("open table", &with("4", "{ a = 4"), &[&format!("2:8 {open}")]);
    reads("long text", &with("4", "\"\"\"4"), &[&format!("2:8 {open}")]);
    reads("header", &with("[origin]", "[origin"), &["5:8 syntax … unclosed table"]);
}

#[test]
fn keys() {
    reads(
        "misspelt",
        &with("cost = 4", "cots = 4"),
        &["2:1 unknown-key unknown key “cots”; did you mean “cost”?"],
    );
    reads(
        "strange",
        &with("cost = 4", "cost = 4\nshininess = 4"),
        &["3:1 unknown-key … “shininess”; known: “asks”, “colour”, “cost”, “hooks”, “number”"],
    );
    reads("missing", &with("cost = 4\n", ""), &["1:1 missing-key “cost” is missing; add it"]);
    let places =
        format!("{GOOD}places = \"known\"\n[places.a]\nbrght = 2\n[places.b]\nplan = 'n-3'");
    reads(
        "inside",
        places.as_bytes(),
        &[
            "11:1 unknown-key unknown key “brght” in “places.a”; did you mean “bright”?",
            "12:1 missing-key “bright” is missing in “places.b”",
        ],
    );
    let hook = format!("{GOOD}effect = \"known\"\n[hooks.scor]\n[hooks.on_lit]\nwen = {{}}");
    reads(
        "hooks",
        hook.as_bytes(),
        &[
            "10:8 unknown-key unknown key “scor” in “hooks”; did you mean “score”?",
            "12:1 unknown-key unknown key “wen” in “hooks.on_lit”; did you mean “when”?",
        ],
    );
    let mut many = String::new();
    for at in 0..60 {
        many += &format!("x{at} = 1\n");
    }
    let files = night().with("lantern/odd.toml", many + GOOD);
    let (_, found) = lanterns(&files);
    assert_eq!(found.len(), 51);
    assert!(found.iter().any(|line| line.contains("too-many 10 more findings")));
}

#[test]
fn values() {
    for (from, to, wanted) in [
        ("4", "\"4\"", "2:8 wrong-type “cost” must be a whole number, not text; write the number"),
        ("4", "[4]", "2:8 wrong-type “cost” must be a whole number, not a list"),
        ("4", "4.5", "2:8 wrong-type “cost” must be a whole number, not a number with a fraction"),
        (
            "4",
            "4.0",
            "2:8 wrong-type “cost” must be a whole number from 0 to 255, not 4.0; write 4",
        ),
        ("4", "nan", "2:8 wrong-type … fraction"),
        ("4", "1979-05-27", "2:8 wrong-type … not a date"),
        ("4", "99", "2:8 out-of-range “cost” must be at most 20, not 99; Price of the lantern."),
        ("4", "-1", "2:8 out-of-range “cost” must be at least 0, not -1"),
        ("4", "9_999_999_999_999_999_999_999", "2:8 out-of-range “cost” must be at most 20"),
        ("4", "1e999", "2:8 wrong-type"),
        (
            "\"red\"",
            "\"rad\"",
            "3:10 unknown-word “colour” has the unknown value “rad”; did you mean “red”? … \
             “pale-blue”",
        ),
        ("\"red\"", "\"paleblue\"", "3:10 unknown-word … did you mean “pale-blue”?"),
        ("\"red\"", "\"octarine\"", "3:10 unknown-word … known: “red”, “pale-blue”"),
        ("\"red\"", "7", "3:10 wrong-type “colour” must be text, not a whole number"),
        ("= \"known\"", "= \"knwon\"", "6:10 unknown-word “origin.number” … did you mean “known”?"),
    ] {
        reads(to, &with(from, to), &[wanted]);
    }
    for (line, wanted) in [
        ("oil = [1, 2]", "1:7 wrong-length “oil” needs at least 3 entries, not 2"),
        ("oil = [1, 2, 3, 4]", "1:7 wrong-length “oil” takes at most 3 entries, not 4"),
        ("oil = [1, 256, 3]", "1:11 out-of-range “oil.1” must be at most 255, not 256"),
        ("places.x = 3", "1:12 wrong-type “places.x” must be a table, not a whole number"),
        (
            "places.x = { bright = 1, plan = 'n3' }",
            "1:33 bad-format “places.x.plan” has an invalid format: “n3”; Its name on the map",
        ),
        ("params = { Bonus = 1 }", "1:12 bad-format “Bonus”"),
        ("params = { bonus = \"1\" }", "1:20 wrong-type “params.bonus” must be a whole number"),
        ("hooks.score = true", "1:15 wrong-type “hooks.score” must be a table, not true or false"),
        (
            "hooks.score = { use = 'Goal Bonus' }",
            "1:23 bad-format “hooks.score.use” has an invalid format: “Goal Bonus”",
        ),
        ("hooks.score = { use = '../../etc/passwd' }", "1:23 bad-format “hooks.score.use”"),
        (
            "hooks.on_lit = { when = { colour = 'rde' } }",
            "1:36 unknown-word “hooks.on_lit.when.colour” has the unknown value “rde”; did you \
             mean “red”?",
        ),
        (
            "hooks.on_lit = { when = { colour = ['red', 'rde'] } }",
            "1:44 unknown-word “hooks.on_lit.when.colour.1” … “red”?",
        ),
        (
            "hooks.on_lit = { when = { colour = 3 } }",
            "1:36 wrong-type “hooks.on_lit.when.colour” must be text or a list",
        ),
        (
            "hooks.on_lit = { when = { colour = [] } }",
            "1:36 wrong-length “hooks.on_lit.when.colour” needs at least 1",
        ),
        (
            "hooks.on_lit = { when = { bright = 7 } }",
            "1:36 out-of-range “hooks.on_lit.when.bright” must be at most 6, not 7; Minimum brightness.",
        ),
    ] {
        reads(line, format!("{line}\n{GOOD}").as_bytes(), &[wanted]);
    }
}

#[test]
fn several_mistakes_are_all_said_once() {
    let text = "nmber = 1\ncost = 99\ncolour = 3\n[origin]\nnumber = \"know\"\nx = 1\n";
    reads(
        "several",
        text.as_bytes(),
        &[
            "1:1 unknown-key … “nmber” … “number”?",
            "2:8 out-of-range",
            "3:10 wrong-type",
            "5:10 unknown-word … “known”?",
            "6:1 unknown-key unknown key “x” in “origin”",
        ],
    );
}

#[test]
fn a_card_cut_or_changed_anywhere_is_said_and_nothing_panics() {
    let text = format!(
        "{GOOD}oil = \"known\"\neffect = \"known\"\n[hooks.on_lit]\nwhen = {{ colour = ['red'] }}\n"
    );
    let text = format!("oil = [1, 2, 3]\n{text}");
    for at in 0..text.len() {
        for change in
            ["", "\"", "'''", "[", "]", "{", "=", ".", "\n", "\\", "é", "#", "9", "\r", ","]
        {
            let cut = format!("{}{change}", &text[..at]);
            let put = format!("{cut}{}", &text[at..]);
            let files = night().with("lantern/cut.toml", cut).with("lantern/put.toml", put);
            let (cards, found) = lanterns(&files);
            assert!(cards.iter().any(|card| card.id == "good"));
            assert!(cards.len() + found.len() >= 3, "{at} {change:?}: every card or its finding");
        }
    }
}
