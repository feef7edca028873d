//! Packs of any size, made up: what lint is measured with. Every card has data and texts in four
//! languages, 45 of 100 a script of their own, 30 a shared function, every tenth a ruling.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// So many texts lie in one file.
pub const IN_A_FILE: usize = 500;

/// A language in which the packs speak.
pub struct Language {
    /// Its tag, such as `fr`.
    pub tag: &'static str,
    /// Nouns, each with the further lines of its message.
    nouns: [(&'static str, &'static str); 22],
    /// What stands with a noun: for the first 484 cards a place, then an owner and a number.
    places: [&'static str; 22],
    owners: [&'static str; 22],
    /// The text of a card that acts: before the number of stars, and behind the stars.
    text: [&'static str; 2],
    star: &'static str,
}

/// The languages of the packs.
pub const LANGUAGES: [Language; 4] = [
    Language {
        tag: "en",
        nouns: [
            ("Lantern", ""),
            ("Hook", ""),
            ("Whistle", ""),
            ("Ladder", ""),
            ("Kettle", ""),
            ("Mirror", ""),
            ("Bell", ""),
            ("Needle", ""),
            ("Anchor", ""),
            ("Basket", ""),
            ("Candle", ""),
            ("Drum", ""),
            ("Feather", ""),
            ("Glove", ""),
            ("Hammer", ""),
            ("Inkwell", ""),
            ("Jug", ""),
            ("Key", ""),
            ("Lute", ""),
            ("Mask", ""),
            ("Oar", ""),
            ("Pipe", ""),
        ],
        places: [
            "of the Marsh",
            "of the Harbour",
            "of the Mill",
            "of the Abbey",
            "of the Quarry",
            "of the Orchard",
            "of the Ferry",
            "of the Tower",
            "of the Bridge",
            "of the Forge",
            "of the Meadow",
            "of the Cellar",
            "of the Gallows",
            "of the Lighthouse",
            "of the Vineyard",
            "of the Shipyard",
            "of the Cave",
            "of the Garden",
            "of the Gate",
            "of the Well",
            "of the Ruin",
            "of the Moor",
        ],
        owners: [
            "Old", "Quiet", "Crooked", "Heavy", "Pale", "Proud", "Hollow", "Bright", "Rusty",
            "Stolen", "Cold", "Patient", "Narrow", "Gentle", "Bitter", "Lucky", "Silent", "Broken",
            "Hasty", "Humble", "Wild", "Green",
        ],
        text: ["Gain", "for every die that shows { $face } or more."],
        star: "reputation-star",
    },
    Language {
        tag: "fr",
        nouns: [
            ("Lanterne", "f"),
            ("Crochet", "m"),
            ("Sifflet", "m"),
            ("Échelle", "f"),
            ("Bouilloire", "f"),
            ("Miroir", "m"),
            ("Cloche", "f"),
            ("Aiguille", "f"),
            ("Ancre", "f"),
            ("Panier", "m"),
            ("Bougie", "f"),
            ("Tambour", "m"),
            ("Plume", "f"),
            ("Gant", "m"),
            ("Marteau", "m"),
            ("Encrier", "m"),
            ("Cruche", "f"),
            ("Clef", "f"),
            ("Luth", "m"),
            ("Masque", "m"),
            ("Rame", "f"),
            ("Pipe", "f"),
        ],
        places: [
            "du Marais",
            "du Port",
            "du Moulin",
            "du Couvent",
            "du Village",
            "du Verger",
            "du Bac",
            "du Donjon",
            "du Pont",
            "du Forgeron",
            "du Pré",
            "du Cellier",
            "du Gibet",
            "du Phare",
            "du Vignoble",
            "du Chantier",
            "du Gouffre",
            "du Jardin",
            "du Portail",
            "du Puits",
            "du Château",
            "du Désert",
        ],
        owners: [
            "de Margot",
            "de Colin",
            "de Perrine",
            "de Gaspard",
            "de Lison",
            "de Thibaut",
            "de Jeanne",
            "de Renaud",
            "de Blanche",
            "de Mathurin",
            "de Claire",
            "de Bertrand",
            "de Sylvie",
            "de Guillaume",
            "de Marion",
            "de Laurent",
            "de Cécile",
            "de Gautier",
            "de Denise",
            "de Robin",
            "de Solange",
            "de Martin",
        ],
        text: ["Gagnez", "pour chaque dé qui montre { $face } ou plus."],
        star: "reputation-star",
    },
    Language {
        tag: "de",
        nouns: [
            ("Laterne", "f"),
            ("Haken", "m"),
            ("Pfeife", "f"),
            ("Leiter", "f"),
            ("Kessel", "m"),
            ("Spiegel", "m"),
            ("Glocke", "f"),
            ("Nadel", "f"),
            ("Anker", "m"),
            ("Korb", "m"),
            ("Kerze", "f"),
            ("Trommel", "f"),
            ("Feder", "f"),
            ("Handschuh", "m"),
            ("Hammer", "m"),
            ("Tintenfass", "n"),
            ("Krug", "m"),
            ("Schlüssel", "m"),
            ("Laute", "f"),
            ("Maske", "f"),
            ("Ruder", "n"),
            ("Flöte", "f"),
        ],
        places: [
            "vom Moor",
            "vom Hafen",
            "vom Mühlbach",
            "vom Kloster",
            "vom Steinbruch",
            "vom Obstgarten",
            "vom Fährhaus",
            "vom Turm",
            "vom Steg",
            "vom Amboss",
            "vom Anger",
            "vom Keller",
            "vom Galgen",
            "vom Leuchtturm",
            "vom Weinberg",
            "vom Trockendock",
            "vom Abgrund",
            "vom Garten",
            "vom Tor",
            "vom Brunnen",
            "vom Gemäuer",
            "vom Hochland",
        ],
        owners: [
            "für Anna",
            "für Bruno",
            "für Carla",
            "für Dietrich",
            "für Elsa",
            "für Franz",
            "für Greta",
            "für Heinrich",
            "für Ida",
            "für Jakob",
            "für Käthe",
            "für Ludwig",
            "für Marta",
            "für Norbert",
            "für Ottilie",
            "für Paul",
            "für Rosa",
            "für Simon",
            "für Thea",
            "für Ulrich",
            "für Vera",
            "für Walter",
        ],
        text: ["Erhalte", "für jeden deiner Würfel, der { $face } oder mehr zeigt."],
        star: "reputation-star",
    },
    Language {
        tag: "nl",
        nouns: [
            ("Lantaarn", ""),
            ("Haak", ""),
            ("Fluit", ""),
            ("Trap", ""),
            ("Ketel", ""),
            ("Spiegel", ""),
            ("Klok", ""),
            ("Naald", ""),
            ("Anker", ""),
            ("Mand", ""),
            ("Kaars", ""),
            ("Trommel", ""),
            ("Veer", ""),
            ("Handschoen", ""),
            ("Hamer", ""),
            ("Inktpot", ""),
            ("Kruik", ""),
            ("Sleutel", ""),
            ("Luit", ""),
            ("Masker", ""),
            ("Roeispaan", ""),
            ("Pijp", ""),
        ],
        places: [
            "van het Moeras",
            "van de Haven",
            "van de Molen",
            "van de Abdij",
            "van de Groeve",
            "van de Boomgaard",
            "van het Veer",
            "van de Toren",
            "van de Brug",
            "van de Smidse",
            "van de Weide",
            "van de Kelder",
            "van de Galg",
            "van de Vuurtoren",
            "van de Wijngaard",
            "van de Scheepswerf",
            "van de Grot",
            "van de Tuin",
            "van de Poort",
            "van de Put",
            "van de Bouwval",
            "van de Heide",
        ],
        owners: [
            "voor Aafje",
            "voor Bram",
            "voor Coba",
            "voor Dirk",
            "voor Els",
            "voor Floris",
            "voor Geertje",
            "voor Hendrik",
            "voor Ineke",
            "voor Joost",
            "voor Klaartje",
            "voor Lucas",
            "voor Mieke",
            "voor Niels",
            "voor Oda",
            "voor Pieter",
            "voor Roos",
            "voor Sjoerd",
            "voor Trijntje",
            "voor Udo",
            "voor Vera",
            "voor Wouter",
        ],
        text: ["Verdien", "voor elke dobbelsteen die { $face } of meer toont."],
        star: "reputation-star",
    },
];

const KINDS: [&str; 2] = ["weapon", "trait"];

/// What the card with a number does.
#[derive(Clone, Copy, PartialEq)]
enum Acts {
    Own,
    Shared,
    Not,
}

impl Acts {
    fn of(card: usize) -> Self {
        match card % 20 {
            0..9 => Self::Own,
            9..15 => Self::Shared,
            _ => Self::Not,
        }
    }
}

/// The files of a pack of so many cards for Roll Player, by their paths in it.
pub fn files(id: &str, cards: usize) -> Vec<(String, String)> {
    let head = format!(
        "id = \"{id}\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"roll_player\"]\nlanguages = [\"de\", \"en\", \"fr\", \"nl\"]\n"
    );
    let shared =
        script("-- Stars for each die showing p.face or more.", "min = p.face", "many_dice");
    let mut files = vec![
        ("pack.toml".to_owned(), head),
        ("effects/dice.luau".to_owned(), format!("{shared}\nreturn {{ many_dice = many_dice }}\n")),
    ];
    for card in 0..cards {
        let (kind, id) = (kind_of(card), id_of(id, card));
        files.push((format!("{kind}/{id}.toml"), data(card)));
        if Acts::of(card) == Acts::Own {
            files.push((format!("{kind}/{id}.luau"), own_script(card)));
        }
        if card.is_multiple_of(10) {
            files.push((format!("{kind}/{id}.play"), ruling(&id, card)));
        }
    }
    LANGUAGES.iter().for_each(|language| texts(language, id, cards, &mut files));
    files
}

/// Writes such a pack into a folder.
pub fn write(folder: &Path, id: &str, cards: usize) {
    for (path, text) in files(id, cards) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("in a folder")).expect("made");
        fs::write(path, text).expect("written");
    }
}

fn kind_of(card: usize) -> &'static str {
    KINDS[card / 10 % KINDS.len()]
}

fn id_of(pack: &str, card: usize) -> String {
    format!("{}-{card}", pack.replace('_', "-"))
}

fn stars(card: usize) -> usize {
    1 + card % 3
}

fn face(card: usize) -> usize {
    2 + card / 3 % 5
}

fn data(card: usize) -> String {
    let weapon = kind_of(card) == "weapon";
    let mut text =
        format!("number = {}\ndots = {}\ncost = {}\n", 1000 + card, 1 + card % 2, card % 7);
    let mut origin =
        "\n[origin]\nnumber = \"known\"\ndots = \"known\"\ncost = \"known\"\n".to_owned();
    let own = if weapon { "hands" } else { "arrow" };
    text.push_str(if weapon { "hands = 1\n" } else { "arrow = \"good\"\n" });
    origin.push_str(&format!("{own} = \"known\"\n"));
    let hook = match Acts::of(card) {
        Acts::Own => "\n[hooks.score]\n",
        Acts::Shared => "\n[hooks.score]\nuse = \"many_dice\"\n",
        Acts::Not => return text + &origin,
    };
    let params = format!("\n[params]\nstars = {}\nface = {}\n", stars(card), face(card));
    text + &origin + "effect = \"known\"\n" + &params + hook
}

fn script(about: &str, filter: &str, name: &str) -> String {
    format!(
        "--!strict\n{about}\nlocal function {name}(me: Me, p: Params): number\n\
         \treturn p.stars * me:count_dice({{ {filter} }})\nend\n"
    )
}

fn own_script(card: usize) -> String {
    let row = ["str", "dex", "con", "int", "wis", "cha"][card % 6];
    let sum = format!(
        "--!strict\n-- Stars for each die of a row showing p.face or more, and as many again.\n\
         local function showing(me: Me, p: Params): number\n\
         \tlocal dice = 0\n\
         \tfor _, die in me:dice({{ row = \"{row}\" }}) do\n\
         \t\tif me:face(die) >= p.face then\n\t\t\tdice += 1\n\t\tend\n\
         \tend\n\treturn dice\nend\n\n\
         local function score(me: Me, p: Params): number\n\
         \treturn p.stars * (showing(me, p) + me:count_dice({{ min = p.face }}))\nend\n"
    );
    let count = script("-- Stars for each die showing p.face or more.", "min = p.face", "score");
    let text = if card.is_multiple_of(2) { sum } else { count };
    format!("{text}\nlocal hooks: Hooks = {{ score = score }}\nreturn hooks\n")
}

fn ruling(id: &str, card: usize) -> String {
    let row = ["str", "dex", "con", "int", "wis", "cha"][card % 6];
    format!(
        "# What the card says.\ngame roll_player  seats 2\n\nruling a die that is high enough\n\
         given phase = end   A.cards = [{id}]   A.{row} = [red:6, blue:1, green:1]\nplay\n\
         then A.stars.{id} = {}\n\nruling none is\n\
         given phase = end   A.cards = [{id}]   A.{row} = [red:1, blue:1, green:1]\nplay\n\
         then A.stars.{id} = 0\n",
        stars(card) * if Acts::of(card) == Acts::Own { 2 } else { 1 }
    )
}

fn texts(language: &Language, pack: &str, cards: usize, files: &mut Vec<(String, String)>) {
    for kind in KINDS {
        let of_kind: Vec<usize> = (0..cards).filter(|card| kind_of(*card) == kind).collect();
        for (part, some) in of_kind.chunks(IN_A_FILE).enumerate() {
            let mut text = String::new();
            some.iter().for_each(|card| message(language, &id_of(pack, *card), *card, &mut text));
            let tag = language.tag;
            files.push((format!("locales/{tag}/{kind}/part-{}.ftl", part + 1), text));
        }
    }
}

/// The name of a card in a language, with its gender where the language has one. The name fits its
/// place on the screen and differs from all others.
pub fn named(language: &Language, card: usize) -> (String, &'static str) {
    let (noun, gender) = language.nouns[card % 22];
    let (place, owner) = (language.places[card / 22 % 22], language.owners[card / 22 % 22]);
    let name = match (card / 484, language.tag) {
        (0, _) => format!("{noun} {place}"),
        (more, "en") => format!("{owner} {noun} {more}"),
        (more, _) => format!("{noun} {owner} {more}"),
    };
    (name, gender)
}

fn message(language: &Language, id: &str, card: usize, out: &mut String) {
    let (name, gender) = named(language, card);
    writeln!(out, "{id} = {name}").expect("a String takes all");
    if !gender.is_empty() {
        writeln!(out, "    .gender = {gender}").expect("a String takes all");
    }
    if Acts::of(card) != Acts::Not {
        acts(language, out);
    }
}

/// The text of a card that scores for each die with a high face.
pub fn acts(language: &Language, out: &mut String) {
    let (star, [before, behind]) = (language.star, language.text);
    writeln!(
        out,
        "    .text = {before} {{ $stars ->\n            [one] {{ $stars }} {{ -{star} }}\n           \
         *[other] {{ $stars }} {{ -{star}(count: \"other\") }}\n        }} {behind}"
    )
    .expect("a String takes all");
}
