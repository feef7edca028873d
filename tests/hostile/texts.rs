//! Texts and files that mean harm.

use super::chance::Chance;

/// A Fluent file in which something is too much.
pub fn fluent(chance: &mut Chance) -> String {
    let many = 1 + chance.below(400);
    let id = "silver-sickle";
    match chance.below(12) {
        0 => format!("{id} = {{ {id} }}\n"),
        1 => format!("{id} = {{ a }}\na = {{ b }}\nb = {{ a }}\n"),
        2 => {
            let lines = (0..30).map(|n| format!("m{n} = {{ m{0} }}{{ m{0} }}\n", n + 1));
            format!("{id} = {{ m0 }}\n{}m30 = lol\n", lines.collect::<String>())
        }
        3 => {
            let lines = (0..40).map(|n| format!("-t{n} = {{ -t{0} }}{{ -t{0} }}\n", n + 1));
            format!("{id} = {{ -t0 }}\n{}-t40 = lol\n", lines.collect::<String>())
        }
        4 => format!("{id} = {}\n", "x".repeat(many * 1000)),
        5 => format!("{id} = {}x{}\n", "{ ".repeat(many * 10), " }".repeat(many * 10)),
        6 => format!("{id} = {{ $n ->\n{}   *[other] x\n }}\n", "    [1] x\n".repeat(many * 20)),
        7 => format!("{id} = {{ NUMBER(1{}) }}\n", "0".repeat(many)),
        8 => format!("{id} = {{ OF($card, THE(THE(THE($card)))) }}{{ NOTHING($x) }}\n"),
        9 => format!(
            "{id} = x\n{}",
            (0..many * 10).map(|n| format!("    .a{n} = y\n")).collect::<String>()
        ),
        10 => format!("{id} = {{ \"\\u001B[2J\\u202E\\u0000\" }}\n"),
        _ => "\u{feff}".repeat(many) + &format!("{id} = x\n"),
    }
}

/// What stands where a value of a card belongs.
pub fn value(chance: &mut Chance) -> String {
    let many = 1 + chance.below(2000);
    match chance.below(16) {
        0 => "9223372036854775807".to_owned(),
        1 => "-9223372036854775808".to_owned(),
        2 => "1e308".to_owned(),
        3 => "nan".to_owned(),
        4 => "\"\"".to_owned(),
        5 => format!("\"{}\"", "x".repeat(many * 20)),
        6 => format!("{}{}", "[".repeat(many), "]".repeat(many)),
        7 => "{ a = { b = { c = 1 } } }".to_owned(),
        8 => "2026-01-01T00:00:00Z".to_owned(),
        9 => "true".to_owned(),
        10 => format!("[{}]", "1, ".repeat(many)),
        11 => "\"../../../etc/passwd\"".to_owned(),
        12 => "\"\\u0000\\u001b[2J\"".to_owned(),
        13 => "'\u{202e}'".to_owned(),
        14 => "0x7fffffffffffffff".to_owned(),
        _ => "\"silver-sickle\"".to_owned(),
    }
}

/// A `pack.toml` that is not what it should be.
pub fn pack(chance: &mut Chance) -> String {
    let odd = value(chance);
    let key = chance.one_of(&["id", "game", "version", "api", "requires", "more"]);
    let lines = [
        ("id", "\"moonlit_market\""),
        ("game", "\"roll_player\""),
        ("version", "\"1.0.0\""),
        ("api", "1"),
        ("requires", "[\"roll_player\"]"),
        ("more", "1"),
    ];
    let line = |(name, value): &(&str, &str)| match *name == key {
        true => format!("{name} = {odd}\n"),
        false if *name == "more" => String::new(),
        false => format!("{name} = {value}\n"),
    };
    lines.iter().map(line).collect()
}
