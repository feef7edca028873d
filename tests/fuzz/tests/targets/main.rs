//! Each target with some bytes that are the same in each run, and with as many others as somebody
//! has time for: `BOLERO_RANDOM_SEED=2 BOLERO_RANDOM_ITERATIONS=100000 cargo test -p fuzz card`, or a
//! fuzzer that sees what it reaches: `cargo bolero test -p fuzz card`.

/// Pieces of what belongs there, so that bytes come further than the first line.
const PIECES: [&str; 24] = [
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
];

/// What a fuzzer's bytes stand for: each one is a piece, or itself.
fn written(bytes: &[u8]) -> Vec<u8> {
    let piece = |byte: &u8| match PIECES.get(usize::from(*byte)) {
        Some(piece) => piece.as_bytes().to_vec(),
        None => vec![*byte],
    };
    bytes.iter().flat_map(piece).collect()
}

macro_rules! targets {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                bolero::check!().with_iterations(60).for_each(|bytes: &[u8]| {
                    fuzz::$name(bytes);
                    fuzz::$name(&written(bytes));
                });
            }
        )*
    };
}

targets!(pack card script texts record names);
