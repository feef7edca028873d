//! Bytes to throw, and what strangers' files look like: ours, changed as bytes say.

use std::fs;
use std::path::{Path, PathBuf};

/// So often a file is changed at most: one that is no file any more says little.
const MOST: usize = 16;

/// More of a file is not taken: what is wrong with longer ones is wrong with these.
const LONGEST: usize = 4_000;

/// So many bytes are thrown at most.
const MOST_BYTES: u64 = 160;

/// Pieces of what belongs there, so that bytes come further than the first line.
pub const PIECES: [&str; 40] = [
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
pub fn written(bytes: &[u8]) -> Vec<u8> {
    let piece = |byte: &u8| match PIECES.get(usize::from(*byte)) {
        Some(piece) => piece.as_bytes().to_vec(),
        None => vec![*byte],
    };
    bytes.iter().flat_map(piece).collect()
}

/// The bytes of a run, by its seed and its number: as many as their beginning says. (SplitMix64.)
pub fn bytes(seed: usize, run: usize) -> Vec<u8> {
    let mut state = (seed as u64) << 32 ^ run as u64;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    };
    let count = next() % (MOST_BYTES + 1);
    // Every other run leans on small numbers, which stand for pieces.
    let most = if next() % 2 == 0 { 256 } else { 64 };
    (0..count).map(|_| (next() % most) as u8).collect()
}

/// The files of the project's packs and texts with an ending, in a stable order.
pub fn files(ending: &str) -> Vec<Vec<u8>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().find(|folder| folder.join("cards").is_dir());
    let root = root.expect("this is part of the project");
    let mut paths = Vec::new();
    for folder in ["cards", "locales", "tests/packs", "tests/games/toy", "tests/fuzz/src/pack"] {
        gather(&root.join(folder), ending, &mut paths);
    }
    paths.sort();
    assert!(!paths.is_empty(), "there are files of ours with {ending}");
    paths.iter().map(|path| fs::read(path).expect("a file of ours")).collect()
}

fn gather(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of ours").flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, ending, out);
        } else if path.to_string_lossy().ends_with(ending) {
            out.push(path);
        }
    }
}

/// One of some files, changed as bytes say: the first two choose the file, the third says how many
/// changes there are at most, each four behind it are one.
pub fn changed(seeds: &[Vec<u8>], pieces: &[&str], bytes: &[u8]) -> Vec<u8> {
    let (first, rest) = bytes.split_at(bytes.len().min(2));
    let (most, changes) = rest.split_first().unwrap_or((&0, &[]));
    let mut text = seeds[number(first) % seeds.len()].clone();
    text.truncate(LONGEST);
    for change in changes.chunks_exact(4).take(1 + usize::from(*most) % MOST) {
        let [what, high, low, with] = [0, 1, 2, 3].map(|at| change[at]);
        let at = number(&[high, low]) % (text.len() + 1);
        let end = text.len().min(at + 1 + usize::from(with) % 40);
        let piece = || pieces[usize::from(with) % pieces.len()].as_bytes().to_vec();
        let (range, new) = match what % 6 {
            0 => (at..text.len().min(at + 1), vec![with]),
            1 => (at..at, text[at..end].to_vec()),
            2 => (at..end, Vec::new()),
            3 => {
                let other = &seeds[usize::from(with) % seeds.len()];
                let from = number(&[low, high]) % (other.len() + 1);
                (at..at, other[from..other.len().min(from + 60)].to_vec())
            }
            4 => (at..at, piece()),
            _ => (at..end, piece()),
        };
        text.splice(range, new);
    }
    text
}

fn number(bytes: &[u8]) -> usize {
    bytes.iter().fold(0, |all, byte| all * 256 + usize::from(*byte))
}
