//! Seeded faults of data, names and texts: one edit in a sound pack is one finding, at its line.

use super::{Table, reported};
use crate::cli::Folder;

/// A fault: its class, the file, the words that are replaced and what replaces them, and the code and
/// line of the finding.
struct Seed(&'static str, &'static str, &'static str, &'static str, &'static str, usize);

/// A sound pack of each game: its files.
const HEROES: &[(&str, &str)] = &[
    (
        "pack.toml",
        "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"roll_player\"]\nlanguages = [\"en\", \"fr\", \"de\", \"nl\"]\n",
    ),
    ("weapon/rusty-axe.toml", "number = 301\ndots = 1\ncost = 3\nhands = 1\n"),
    ("weapon/old-bow.toml", "number = 302\ndots = 1\ncost = 3\nhands = 2\n"),
    (
        "trait/lucky.toml",
        "number = 303\ndots = 1\ncost = 2\narrow = \"good\"\ncounter = { most = 3 }\n\n\
         [params]\nstars = 2\n\n[hooks.on_bought]\nwhen = { by = \"me\", card = \"other\" }\n\n\
         [hooks.score]\n",
    ),
    (
        "trait/lucky.luau",
        "--!strict\nlocal function on_bought(me: Me)\n\tme:set_count(1)\nend\n\n\
         local function score(me: Me, p: Params): number\n\treturn p.stars * me:count()\nend\n\n\
         local hooks: Hooks = { on_bought = on_bought, score = score }\nreturn hooks\n",
    ),
    (
        "minion/marsh-imp.toml",
        "number = 304\ndots = 1\nrewards = [\n  { from = 1, injuries = 1 },\n  { from = 5, xp = 1, gold = 1 },\n  \
         { from = 9, xp = 2, gold = 1, honour = 1, trophy = true },\n  { from = 12, xp = 2, gold = 2, honour = 1, trophy = true },\n]\n",
    ),
    ("armor_set/rags.toml", "size = 2\nstars = [1, 3]\ncolour = \"white\"\n"),
    ("armor/rag-hood.toml", "number = 305\ndots = 1\ncost = 2\nset = \"rags\"\n"),
    ("armor/rag-boots.toml", "number = 306\ndots = 1\ncost = 2\nset = \"rags\"\n"),
    (
        "locales/en/weapon.ftl",
        "rusty-axe = Rusty Axe\n    .flavour = It was shiny once.\nold-bow = Old Bow\n    .flavour = It sings at night.\n",
    ),
    (
        "locales/fr/weapon.ftl",
        "rusty-axe = Hache rouillée\n    .gender = f\n    .flavour = Elle a brillé, jadis.\nold-bow = Vieil arc\n    .gender = m\n    .flavour = Il chante la nuit.\n",
    ),
    (
        "locales/de/weapon.ftl",
        "rusty-axe = Rostige Axt\n    .gender = f\n    .flavour = Sie hat einmal geglänzt.\nold-bow = Alter Bogen\n    .gender = m\n    .flavour = Er singt bei Nacht.\n",
    ),
    (
        "locales/nl/weapon.ftl",
        "rusty-axe = Roestige bijl\n    .gender = c\n    .flavour = Ooit blonk ze.\nold-bow = Oude boog\n    .gender = c\n    .flavour = Hij zingt ’s nachts.\n",
    ),
    (
        "locales/en/trait.ftl",
        "lucky = Lucky Day\n    .text = Each time you buy another card, this one counts to 1. It scores { $stars ->\n        [one] { $stars } point\n       *[other] { $stars } points\n    } for that.\n",
    ),
    (
        "locales/fr/trait.ftl",
        "lucky = Jour de chance\n    .gender = m\n    .text = Chaque fois que vous achetez une autre carte, celle-ci compte 1. Elle rapporte alors { $stars ->\n        [one] { $stars } point\n       *[other] { $stars } points\n    }.\n",
    ),
    (
        "locales/de/trait.ftl",
        "lucky = Glückstag\n    .gender = m\n    .text = Kaufst du eine andere Karte, zählt diese auf 1. Dann bringt sie { $stars ->\n        [one] { $stars } Punkt\n       *[other] { $stars } Punkte\n    }.\n",
    ),
    (
        "locales/nl/trait.ftl",
        "lucky = Geluksdag\n    .gender = c\n    .text = Koop je een andere kaart, dan telt deze tot 1. Daarna levert ze { $stars ->\n        [one] { $stars } punt\n       *[other] { $stars } punten\n    } op.\n",
    ),
];

/// Findings that are not about what is seeded here.
#[rustfmt::skip]
const IGNORED: &[&str] = &[
    "no-ruling", "missing-grammar", "no-name", "no-card-text", "no-language", "languages-differ",
    "text-amount", "text-once", "text-whose", "text-may", "never-in-play", "literal-term",
    "goal-out-of-line", "kept-early",
];

const SEEDS: &[Seed] = &[
    Seed("same name", "locales/en/weapon.ftl", "= Old Bow", "= Rusty Axe", "same-name", 3),
    Seed("same name", "locales/en/weapon.ftl", "= Old Bow", "= rusty axe", "same-name", 3),
    Seed("same name", "locales/fr/weapon.ftl", "= Vieil arc", "= Hache rouillée", "same-name", 4),
    Seed("same name", "locales/en/weapon.ftl", "= Old Bow", "= Longsword", "same-name", 3),
    Seed(
        "homoglyph",
        "locales/en/weapon.ftl",
        "Rusty Axe",
        "Rusty \u{410}xe",
        "lookalike-letter",
        1,
    ),
    Seed("homoglyph", "locales/en/weapon.ftl", "It sings", "It s\u{456}ngs", "lookalike-letter", 4),
    Seed("homoglyph", "locales/de/weapon.ftl", "Axt", "\u{391}xt", "lookalike-letter", 1),
    Seed("homoglyph", "locales/fr/weapon.ftl", "nuit", "nu\u{456}t", "lookalike-letter", 6),
    Seed(
        "whole word in Cyrillic",
        "locales/en/weapon.ftl",
        "Axe",
        "\u{410}\u{445}\u{435}",
        "lookalike-letter",
        1,
    ),
    Seed(
        "whole word in Cyrillic",
        "locales/nl/weapon.ftl",
        "Oude",
        "\u{41e}\u{3c5}\u{501}e",
        "lookalike-letter",
        4,
    ),
    Seed("full width", "locales/en/weapon.ftl", "Axe", "\u{ff21}xe", "lookalike-letter", 1),
    Seed("full width", "locales/de/weapon.ftl", "Bogen", "\u{ff22}ogen", "lookalike-letter", 4),
    Seed(
        "letter of a formula",
        "locales/en/weapon.ftl",
        "Axe",
        "\u{1d400}xe",
        "lookalike-letter",
        1,
    ),
    Seed(
        "letter of a formula",
        "locales/nl/weapon.ftl",
        "bijl",
        "\u{1d41b}ijl",
        "lookalike-letter",
        1,
    ),
    Seed(
        "English left in French",
        "locales/fr/weapon.ftl",
        "Il chante la nuit.",
        "Il chante, and it sings for the moon.",
        "other-language",
        6,
    ),
    Seed(
        "English left in French",
        "locales/fr/weapon.ftl",
        "jadis.",
        "jadis, when they had it.",
        "other-language",
        3,
    ),
    Seed(
        "English left in German",
        "locales/de/weapon.ftl",
        "bei Nacht",
        "from the other side",
        "other-language",
        6,
    ),
    Seed(
        "English left in Dutch",
        "locales/nl/weapon.ftl",
        "Ooit blonk ze.",
        "Ooit blonk ze, and then they came.",
        "other-language",
        3,
    ),
    Seed(
        "German left in French",
        "locales/fr/weapon.ftl",
        "jadis.",
        "jadis, und sie ist eine Axt.",
        "other-language",
        3,
    ),
    Seed(
        "German left in Dutch",
        "locales/nl/weapon.ftl",
        "Ooit blonk ze.",
        "Ooit blonk ze, und auch für dich nicht.",
        "other-language",
        3,
    ),
    Seed(
        "French left in English",
        "locales/en/weapon.ftl",
        "at night",
        "pour vous dans la nuit",
        "other-language",
        4,
    ),
    Seed(
        "Dutch left in German",
        "locales/de/weapon.ftl",
        "einmal geglänzt",
        "geglänzt, maar het niet",
        "other-language",
        3,
    ),
    Seed(
        "plural gone",
        "locales/en/trait.ftl",
        "        [one] { $stars } point\n",
        "",
        "missing-plural",
        2,
    ),
    Seed(
        "plural gone",
        "locales/fr/trait.ftl",
        "        [one] { $stars } point\n",
        "",
        "missing-plural",
        3,
    ),
    Seed(
        "plural gone",
        "locales/de/trait.ftl",
        "        [one] { $stars } Punkt\n",
        "",
        "missing-plural",
        3,
    ),
    Seed(
        "plural gone",
        "locales/nl/trait.ftl",
        "[one] { $stars } punt",
        "[0] geen punt",
        "missing-plural",
        3,
    ),
    Seed("form of no number", "locales/de/trait.ftl", "[one]", "[few]", "strange-plural", 4),
    Seed(
        "form of no number",
        "locales/en/trait.ftl",
        "[one] {",
        "[one] x\n        [two] {",
        "strange-plural",
        4,
    ),
    Seed(
        "counter beyond its most",
        "trait/lucky.luau",
        "set_count(1)",
        "set_count(4)",
        "kept-beyond",
        3,
    ),
    Seed(
        "counter beyond its most",
        "trait/lucky.luau",
        "set_count(1)",
        "set_count(me:count() + 4)",
        "kept-beyond",
        3,
    ),
    Seed(
        "counter beyond its most",
        "trait/lucky.luau",
        "set_count(1)",
        "set_count(math.max(me:count(), 9))",
        "kept-beyond",
        3,
    ),
    Seed(
        "counter beyond its most",
        "trait/lucky.luau",
        "\tme:set_count(1)",
        "\tlocal all = 2 + 2\n\tme:set_count(all)",
        "kept-beyond",
        4,
    ),
    Seed(
        "tier with less experience",
        "minion/marsh-imp.toml",
        "from = 12, xp = 2",
        "from = 12, xp = 1",
        "reward-falls",
        7,
    ),
    Seed(
        "tier with less honour",
        "minion/marsh-imp.toml",
        "gold = 2, honour = 1",
        "gold = 2",
        "reward-falls",
        7,
    ),
    Seed("tier with less gold", "minion/marsh-imp.toml", "gold = 2", "gold = 0", "reward-falls", 7),
    Seed(
        "tier without a trophy",
        "minion/marsh-imp.toml",
        "gold = 2, honour = 1, trophy = true",
        "gold = 2, honour = 1",
        "reward-falls",
        7,
    ),
    Seed(
        "tier with injuries",
        "minion/marsh-imp.toml",
        "xp = 2, gold = 2",
        "injuries = 1, xp = 2, gold = 2",
        "reward-falls",
        7,
    ),
    Seed("set that pays less", "armor_set/rags.toml", "[1, 3]", "[3, 1]", "stars-fall", 2),
    Seed(
        "letter that nobody sees",
        "locales/en/weapon.ftl",
        "Rusty Axe",
        "Rusty\u{200c} Axe",
        "unseen-letter",
        1,
    ),
    Seed(
        "letter that nobody sees",
        "locales/fr/weapon.ftl",
        "jadis",
        "ja\u{200d}dis",
        "unseen-letter",
        3,
    ),
    Seed(
        "variation selector in a word",
        "locales/en/weapon.ftl",
        "Axe",
        "Axe\u{fe0f}",
        "unseen-letter",
        1,
    ),
    Seed(
        "variation selector in a word",
        "locales/de/weapon.ftl",
        "Bogen",
        "Bogen\u{fe00}",
        "unseen-letter",
        4,
    ),
    Seed("direction turned", "locales/en/weapon.ftl", "shiny", "\u{202e}shiny", "unseen-letter", 2),
    Seed("mark of direction", "locales/nl/weapon.ftl", "boog", "boog\u{200f}", "unseen-letter", 4),
];

fn found(folder: &Folder) -> Vec<String> {
    let ignored: Vec<&str> = IGNORED.iter().flat_map(|code| ["--ignore", code]).collect();
    reported(folder, "example", &ignored)
}

fn sound() -> Folder {
    let folder = Folder::new();
    for (path, text) in HEROES {
        folder.write(&format!("example/{path}"), text);
    }
    folder
}

#[test]
fn one_edit_is_one_finding_at_its_line() {
    assert_eq!(found(&sound()), [""; 0], "the pack is sound");
    let mut table = Table::default();
    for Seed(class, file, old, new, code, line) in SEEDS {
        let folder = sound();
        folder.edit(&format!("example/{file}"), old, new);
        table.add(
            class,
            &format!("{old} → {new}"),
            &format!("{file}:{line} {code}"),
            &found(&folder),
        );
    }
    table.check();
}

/// Texts that look like faults and are none.
#[test]
fn what_is_right_is_left_alone() {
    let right = [
        ("locales/en/weapon.ftl", "It was shiny once.", "The ☮️ 👩\u{200d}🌾 had 3 µm and a Δ."),
        (
            "locales/fr/weapon.ftl",
            "Il chante la nuit.",
            "Il est en or, on a un but, son are et un if.",
        ),
        (
            "locales/de/weapon.ftl",
            "Er singt bei Nacht.",
            "Er war so alt, was man in all der Not will.",
        ),
        ("locales/nl/weapon.ftl", "Hij zingt ’s nachts.", "Hij is of was van de hand die het had."),
        (
            "locales/en/weapon.ftl",
            "It sings at night.",
            "Never say die on a van or a pour; met at the door.",
        ),
    ];
    for (file, old, new) in right {
        let folder = sound();
        folder.edit(&format!("example/{file}"), old, new);
        assert_eq!(found(&folder), [""; 0], "{new}");
    }
}

/// The short words of Esperanto are not known: what gives English away is the English text.
#[test]
fn english_is_found_in_a_language_without_words() {
    let folder = Folder::with_pack();
    let file = "moonlit_market/locales/eo/class.ftl";
    let text = folder.read(file);
    assert!(text.contains("ĝi jam vidis pli malbonan"));
    folder.write(file, text.replace("ĝi jam vidis pli malbonan", "it has seen worse"));
    let found = reported(&folder, "moonlit_market", &[]);
    assert_eq!(found, ["locales/eo/class.ftl:4 other-language"]);
}
