//! Chance that is the same in each run: what is broken, and where.

/// SplitMix64.
pub struct Chance(u64);

impl Chance {
    /// A stream of its own for each number.
    pub fn of(family: &str, nth: usize) -> Self {
        let mut seed = nth as u64;
        for byte in family.bytes() {
            seed = seed.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte);
        }
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below another, 0 below 0.
    pub fn below(&mut self, most: usize) -> usize {
        if most == 0 { 0 } else { (self.next() % most as u64) as usize }
    }

    pub fn one_of<'t, T: ?Sized>(&mut self, all: &[&'t T]) -> &'t T {
        all[self.below(all.len())]
    }

    /// Breaks a text in a few places: bytes changed, taken out, put in, a piece said twice or moved,
    /// lines lost or exchanged.
    pub fn broken(&mut self, text: &[u8]) -> Vec<u8> {
        let mut bytes = text.to_vec();
        for _ in 0..1 + self.below(6) {
            let at = self.below(bytes.len());
            let to = (at + 1 + self.below(24)).min(bytes.len());
            match self.below(8) {
                0 if !bytes.is_empty() => bytes[at] = self.next() as u8,
                1 if !bytes.is_empty() => bytes[at] ^= 1 << self.below(8),
                2 => drop(bytes.drain(at.min(to)..to)),
                3 => {
                    let odd = [
                        "\0",
                        "\u{1b}[2J",
                        "\u{202e}",
                        "[[",
                        "}}",
                        "\"\"\"",
                        "= =",
                        "999999999999",
                        "-1",
                        "{ $x }",
                        "é",
                        "\r",
                        "#",
                        "--[[",
                        "`",
                        "end",
                        "\n\n",
                        "@ffffffff",
                    ];
                    let odd = self.one_of(&odd).as_bytes().to_vec();
                    drop(bytes.splice(at..at, odd));
                }
                4 => {
                    let piece = bytes[at.min(to)..to].to_vec();
                    let many = 1 + self.below(40);
                    drop(bytes.splice(at..at, piece.repeat(many)));
                }
                5 => bytes.truncate(at),
                _ => {
                    let mut lines: Vec<_> = bytes.split(|byte| *byte == b'\n').collect();
                    let (one, other) = (self.below(lines.len()), self.below(lines.len()));
                    if self.below(2) == 0 && lines.len() > 1 {
                        lines.remove(one);
                    } else {
                        lines.swap(one, other);
                    }
                    bytes = lines.join(&b'\n');
                }
            }
        }
        bytes
    }
}
