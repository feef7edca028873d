//! Each target with some bytes that are the same in each run; with as many others as somebody has time
//! for, `SEED=2 RUNS=100000 cargo test -p fuzz card`; or with those of a fuzzer that sees what it
//! reaches, `cargo bolero test -p fuzz card`.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read and print")]

mod seeds;

use std::sync::LazyLock;

/// Pieces of what belongs there, so that bytes come further than the first line.
const PIECES: [&str; 40] = [
    "number = 1\n",
    "cost = 3\n",
    "hands = 1\n",
    "[origin]\n",
    "[hooks.on_use]\n",
    "[params]\n",
    "id = \"a\"\n",
    "requires = [\"roll_player\"]\n",
    "local function f(me: Me, p: Params)\n",
    "end\n",
    "return { f = f }\n",
    "me:gain_gold(1)\n",
    "`{1}`",
    "a = b\n",
    "    .of = { $card ->\n    [one] x\n   *[other] y\n }\n",
    "-term = { -term }\n",
    "game roll_player\n",
    "seats 2\nseed 3\nplay\n",
    "  * roll 2 @e4873632\n",
    "  A pass\n",
    "given A.gold = 1\n",
    "\u{1b}[2J\u{202e}",
    "\0\u{ff}",
    "weapon/axe.toml",
    "lint-allow: unused-name because\n",
    "-- lint-allow-file: no-ruling, unused-name\n",
    "--[[",
    "\"\"\"",
    "when = { min = 2, max = \"p.most\" }\n",
    "ignore = [\"text\"]\n",
    "files = [\"**/*.toml\"]\n",
    "unused-text\tweapon/axe.toml\t0123456789abcdef\t2\n",
    "while true do\n",
    "if p.gold == 1.5 then\n",
    "for _, die in me:dice({ min = 3 }) do\n",
    " \u{2014} \u{ab} x ",
    "{ $card }",
    "then A.gold = ",
    "ruling x\n",
    "(((((((((((((((((((((((((((((((((",
];

/// What a fuzzer's bytes stand for: each one is a piece, or itself.
fn written(bytes: &[u8]) -> Vec<u8> {
    let piece = |byte: &u8| match PIECES.get(usize::from(*byte)) {
        Some(piece) => piece.as_bytes().to_vec(),
        None => vec![*byte],
    };
    bytes.iter().flat_map(piece).collect()
}

/// Files of ours with an ending, read once.
macro_rules! ours {
    ($ending:literal) => {{
        static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| seeds::files($ending));
        &*FILES
    }};
}

/// A number that somebody wishes, else another one.
fn wished(name: &str, else_: usize) -> usize {
    std::env::var(name).ok().and_then(|word| word.parse().ok()).unwrap_or(else_)
}

/// Whether a fuzzer, or who knows one, is to choose the bytes.
fn is_fuzzed() -> bool {
    std::env::vars_os().any(|(name, _)| name.to_string_lossy().starts_with("BOLERO_"))
}

/// Says which bytes it was that something went wrong with.
struct Telling {
    name: &'static str,
    seed: usize,
    run: usize,
}

impl Drop for Telling {
    fn drop(&mut self) {
        let Self { name, seed, run } = self;
        if std::thread::panicking() {
            eprintln!(
                "{name} in run {run}: FROM={run} RUNS=1 SEED={seed} cargo test -p fuzz {name}"
            );
        } else {
            println!("{name}: {run} runs");
        }
    }
}

/// Throws so many bytes at a target, the same each time: as they are, as pieces, as changes of ours.
fn throw(name: &'static str, times: usize, target: impl Fn(&[u8])) {
    let (seed, from) = (wished("SEED", 1), wished("FROM", 0));
    let mut telling = Telling { name, seed, run: from };
    for run in from..from + wished("RUNS", times) {
        telling.run = run;
        target(&seeds::bytes(seed, run));
    }
    telling.run += 1;
}

macro_rules! targets {
    ($($name:ident $times:literal $ending:literal,)*) => {
        $(
            #[test]
            fn $name() {
                let target = |bytes: &[u8]| {
                    fuzz::$name(bytes);
                    fuzz::$name(&written(bytes));
                    fuzz::$name(&seeds::changed(ours!($ending), &PIECES, bytes));
                };
                if is_fuzzed() {
                    bolero::check!().with_iterations($times).for_each(target);
                } else {
                    throw(stringify!($name), $times, target);
                }
            }
        )*
    };
}

targets! {
    pack 60 "pack.toml",
    card 60 ".toml",
    script 60 ".luau",
    texts 60 ".ftl",
    record 60 ".play",
    names 60 ".toml",
    lint_card 8 ".toml",
    lint_script 8 ".luau",
    lint_shared 8 ".luau",
    lint_ruling 8 ".play",
    lint_texts 8 ".ftl",
    lint_translation 8 ".ftl",
    lint_settings 8 "lint.toml",
    lint_allows 8 ".luau",
    lint_baseline 60 ".ftl",
}
