//! Files that try to break the reader.

use std::sync::Arc;

use play::{Arg, Message, Seat};
use text::{Locales, Tree, Value};

use crate::{files, load, told};

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let deep = |open: &str, close: &str| {
        format!("bomb = {}{}\nnext = fine\n", open.repeat(50_000), close.repeat(50_000))
    };
    let bombs = [
        deep("{", "}"),
        deep("{F(", ")}"),
        deep("{ $a ->\n *[x] ", "\n }"),
        format!("bomb = {{{}\nnext = fine\n", "F(".repeat(50_000)),
        format!("bomb = {{{}\nnext = fine\n", "F(\")\" ".repeat(50_000)),
        format!("bomb = {}\nnext = fine\n", "{F(\"}\" ".repeat(50_000)),
        format!("bomb = x\n .a = {}\nnext = fine\n", "{".repeat(50_000)),
    ];
    for bomb in &bombs {
        let (locales, findings) = load(&[("en/a.ftl", bomb)]);
        assert_eq!(findings.len(), 1, "{:?}", told(&findings));
        assert_eq!(findings[0].code.name(), "nesting");
        assert_eq!(locales.voice("en", vec![]).tell("a", "next", &[]), "fine");
    }
}

#[test]
fn nesting_across_lines_that_look_like_entries_is_cut_there() {
    let bomb = format!("a = {}\nnext = fine\n", "{\nF(".repeat(100_000));
    let (locales, _) = load(&[("en/a.ftl", &bomb)]);
    assert_eq!(locales.voice("en", vec![]).tell("a", "next", &[]), "fine");
}

#[test]
fn texts_that_grow_are_refused() {
    let mut laughs = String::from("a0 = ha\n");
    for n in 1..12 {
        let before = format!("{{ {{ a{} }} }}", n - 1);
        laughs += &format!("a{n} = {}\n", before.repeat(10));
    }
    let (locales, findings) = load(&[("en/a.ftl", &laughs)]);
    assert_eq!(findings.len(), 10);
    assert_eq!(told(&findings)[0], "locales/en/a.ftl:3:1 size `a2` has more than 100 placeables");
    assert_eq!(locales.voice("en", vec![]).tell("a", "a1", &[]), "ha".repeat(10));
    let chain: String = (0..5000).map(|n| format!("a{n} = {{ a{} }}\n", n + 1)).collect();
    let (_, findings) = load(&[("en/a.ftl", &chain)]);
    assert!(findings.iter().any(|found| found.code.name() == "size"));
}

#[test]
fn numbers_that_cannot_be_formatted_are_refused() {
    let (_, findings) = load(&[(
        "en/a.ftl",
        &format!(
            "a = {{ {} ->\n [one] x\n *[other] y\n }}\nb = {{ NUMBER($n, minimumFractionDigits: 30) }}\nc = {{ $n ->\n [{}] x\n *[one] y\n }}\n",
            "9".repeat(400),
            "9".repeat(400)
        ),
    )]);
    let codes: Vec<_> = findings.iter().map(|found| found.code.name()).collect();
    assert_eq!(codes, ["number", "number", "number"]);
}

#[test]
fn bad_escapes_are_told() {
    let (locales, findings) =
        load(&[("en/a.ftl", "a = { \"\\u00é\" }\nb = C:\\ué { \"\\u0041\" }\n")]);
    assert_eq!(
        told(&findings),
        ["locales/en/a.ftl:1:8 syntax the digits of this escape are missing"]
    );
    assert_eq!(locales.voice("en", vec![]).tell("a", "b", &[]), "C:\\ué A");
}

/// Random files from pieces of the syntax: nothing may panic.
#[test]
fn no_file_makes_the_reader_panic() {
    const PIECES: &[&str] = &[
        "a",
        "b",
        "-t",
        " = ",
        "{",
        "}",
        "{ ",
        " }",
        "(",
        ")",
        "\"",
        "\\",
        "\\u00",
        "\\U",
        "é",
        "$n",
        "\n",
        "\n ",
        "\r\n",
        "->",
        "[one]",
        "*[other]",
        "\n    .x = ",
        ".x",
        "NUMBER(",
        ", minimumFractionDigits: 3",
        "#",
        " ",
        "\t",
        "12",
        ".",
        "-",
        "text",
        "\u{feff}",
        "{ a }",
        "{ -t(n: 1) }",
        "a = b\n",
        "-t = { $n }\n",
        "b = { $n ->\n",
        " [a] x\n *[b] y\n }\n",
        "{\"}\"}",
    ];
    let mut seed: u64 = 1;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % below
    };
    for _ in 0..20_000 {
        let length = 1 + next(40);
        let text: String = (0..length).map(|_| PIECES[next(PIECES.len())]).collect();
        let files = files(&[("en/a.ftl", &text), ("en/terms.ftl", "-t = x { $n }")]);
        let (locales, _) = Locales::load(&[Tree::own(Arc::new(files), "locales")]);
        let voice = locales.voice("en", vec![]);
        for id in ["a", "b"] {
            voice.tell("a", id, &[("n", Value::Int(3))]);
            voice.say(&Message::bare("a", id).with("n", Arg::Seat(Seat(0))));
            voice.word("a", id, Some("x"), &[]);
        }
    }
}
