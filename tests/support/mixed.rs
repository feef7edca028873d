//! Made-up packs with every kind of card of Roll Player and Monsters & Minions. Market cards are
//! bounded by what a table holds, so a large pack has thousands of classes and races: a rule that
//! compares each class with each other one shows here, and not in `generated.rs`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::generated::{IN_A_FILE, LANGUAGES, Language, acts, named};

/// Cards in a block. Each block of a pack has the same number of cards of each kind.
const BLOCK: usize = 100;

/// Blocks that make a monster with its three adventures.
const HUNT: usize = 4;

const COLOURS: [&str; 6] = ["red", "blue", "green", "white", "black", "purple"];
const ROWS: [&str; 6] = ["str", "dex", "con", "int", "wis", "cha"];
const GOALS: [&str; 6] = ["14+", "15-16", "16-17", "14-15", "17", "15+"];
const ADVENTURES: [&str; 3] = ["location", "obstacle", "attack"];

/// A card of such a pack.
struct Made<'p> {
    pack: &'p str,
    /// Its number among all cards, from 0.
    card: usize,
    /// The number of cards.
    of: usize,
}

/// Writes a pack with this number of cards into a folder: 70 of 100 are classes, 15 are races.
pub fn write(folder: &Path, id: &str, cards: usize) {
    for (path, text) in files(id, cards) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("in a folder")).expect("made");
        fs::write(path, text).expect("written");
    }
}

fn files(id: &str, cards: usize) -> Vec<(String, String)> {
    let head = format!(
        "id = \"{id}\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"monsters_and_minions\"]\nlanguages = [\"de\", \"en\", \"fr\", \"nl\"]\n"
    );
    let shared = format!(
        "{}\nlocal function rich(me: Me, p: Params): number\n\treturn me:gold() // p.gold\nend\n\n\
         return {{ high_dice = high_dice, rich = rich }}\n",
        script("high_dice")
    );
    let mut files = vec![("pack.toml".to_owned(), head), ("effects/high.luau".to_owned(), shared)];
    let all: Vec<Made<'_>> = (0..cards).map(|card| Made { pack: id, card, of: cards }).collect();
    for card in &all {
        let (kind, id) = (card.kind(), card.id());
        files.push((format!("{kind}/{id}.toml"), card.data()));
        if card.has_script() {
            let text = format!("{}\nreturn {{ score = score }}\n", script("score"));
            files.push((format!("{kind}/{id}.luau"), text));
        }
        if let Some(ruling) = card.ruling() {
            files.push((format!("{kind}/{id}.play"), ruling));
        }
    }
    LANGUAGES.iter().for_each(|language| texts(language, &all, &mut files));
    files
}

fn script(name: &str) -> String {
    format!(
        "--!strict\n-- Stars for each die showing p.face or more.\n\
         local function {name}(me: Me, p: Params): number\n\
         \treturn p.stars * me:count_dice({{ min = p.face }})\nend\n"
    )
}

impl Made<'_> {
    fn kind(&self) -> &'static str {
        let hunts = self.of / BLOCK / HUNT;
        match self.card % BLOCK {
            0..70 => "class",
            70..85 => "race",
            85..87 => "weapon",
            87..89 => "trait",
            89 => "skill",
            90..93 => "armor",
            93 => "armor_set",
            94..96 => "backstory",
            96 => "alignment",
            97 => "scroll",
            98 => "minion",
            _ if self.block() / HUNT >= hunts => "minion",
            _ if self.block().is_multiple_of(HUNT) => "monster",
            _ => "adventure",
        }
    }

    fn block(&self) -> usize {
        self.card / BLOCK
    }

    fn id(&self) -> String {
        self.named(self.card)
    }

    fn named(&self, card: usize) -> String {
        format!("{}-{card}", self.pack.replace('_', "-"))
    }

    /// Whether it scores for each die that shows a high face.
    fn scores(&self) -> bool {
        match self.kind() {
            "class" | "race" => !self.card.is_multiple_of(3),
            "weapon" | "trait" => true,
            _ => false,
        }
    }

    /// Whether its script is its own: of half of those that score.
    fn has_script(&self) -> bool {
        self.scores() && self.card.is_multiple_of(2)
    }

    fn data(&self) -> String {
        let (number, kind) = (1000 + self.card, self.kind());
        let printed =
            format!("number = {number}\ndots = {}\ncost = {}\n", 1 + self.card % 2, self.card % 7);
        let own = match kind {
            "class" => self.class(),
            "race" => {
                let (up, down) =
                    (ROWS[self.card % 6], ROWS[(self.card + 1 + self.card / 6 % 5) % 6]);
                format!("number = {number}\nbonus = {{ {up} = 2, {down} = -2 }}\n")
            }
            "weapon" => format!("{printed}hands = 1\n"),
            "trait" => format!("{printed}arrow = \"good\"\n"),
            "skill" => format!("{printed}arrow = \"evil\"\n"),
            "armor" => format!("{printed}set = \"{}\"\n", self.named(self.block() * BLOCK + 93)),
            "armor_set" => {
                "size = 3\nstars = [1, 3, 6]\ncolour = [\"green\", \"black\"]\n".to_owned()
            }
            "backstory" => self.backstory(),
            "alignment" => self.alignment(),
            "scroll" => printed,
            "minion" => format!(
                "number = {number}\ndots = 1\nrewards = [{{ from = 1, injuries = 1 }}, \
                 {{ from = 6, gold = 2 }}, {{ from = 10, xp = 1, trophy = true }}]\n"
            ),
            "monster" => format!(
                "colour = \"blue\"\nseveral = {{ number = {number}, strength = 9, stars = [11, 13, 15] }}\n\
                 alone = {{ number = {}, strength = 13, stars = [15, 17, 19] }}\n",
                number + 60_000 - 1000
            ),
            _ => format!(
                "number = {number}\nmonster = \"{}\"\nkind = \"{}\"\ngives = \"dice\"\n",
                self.named(self.block() / HUNT * HUNT * BLOCK + BLOCK - 1),
                ADVENTURES[self.block() % HUNT - 1]
            ),
        };
        own + &self.effect()
    }

    /// Params and hooks.
    fn effect(&self) -> String {
        let (stars, face) = (1 + self.card % 3, 2 + self.card / 3 % 5);
        match self.kind() {
            _ if self.scores() => {
                let shared = if self.has_script() { "" } else { "use = \"high_dice\"\n" };
                format!("\n[params]\nstars = {stars}\nface = {face}\n\n[hooks.score]\n{shared}")
            }
            "minion" => "\n[params]\ngold = 4\n\n[hooks.weakness]\nuse = \"rich\"\n".to_owned(),
            "adventure" => {
                "\n[params]\ncount = 1\nlimit = 1\n\n[hooks.reward]\nuse = \"least_injuries\"\n\n\
                 [hooks.alone]\nuse = \"xp_least\"\n"
                    .to_owned()
            }
            _ => String::new(),
        }
    }

    fn class(&self) -> String {
        let side = if self.card.is_multiple_of(2) { "a" } else { "b" };
        let colour = COLOURS[self.card % 6];
        let mut text = format!(
            "number = {}\nside = \"{side}\"\ncolour = \"{colour}\"\n\n[goals]\n",
            1000 + self.card / 2
        );
        for (at, row) in ROWS.iter().enumerate() {
            let goal = GOALS[(self.card / 6 + at) % 6];
            writeln!(text, "{row} = {{ goal = \"{goal}\", stars = 2 }}")
                .expect("a String takes all");
        }
        text
    }

    /// Spaces whose colours and columns spell the number of the card.
    fn backstory(&self) -> String {
        let mut text = format!("number = {}\n\n[spaces]\n", 1000 + self.card);
        let mut rest = self.block() * 2 + self.card % 2;
        for row in ROWS {
            let (colour, space) = (COLOURS[rest % 6], 1 + rest / 6 % 3);
            rest /= 18;
            writeln!(text, "{row} = {{ colour = \"{colour}\", space = {space} }}")
                .expect("a String takes all");
        }
        text
    }

    /// A grid whose cells spell the number of the card.
    fn alignment(&self) -> String {
        let mut rest = self.block() + 1;
        let mut cell = || {
            let stars = rest % 4;
            rest /= 4;
            stars
        };
        let mut row = || format!("[{}, {}, {}]", cell(), cell(), cell());
        format!("number = {}\ngrid = [{}, {}, {}]\n", 1000 + self.card, row(), row(), row())
    }

    /// Every tenth card that scores has one.
    fn ruling(&self) -> Option<String> {
        if !self.scores() || self.card % 10 > 1 {
            return None;
        }
        let (id, stars) = (self.id(), 1 + self.card % 3);
        let owns = match self.kind() {
            kind @ ("class" | "race") => format!("A.{kind} = {id}"),
            _ => format!("A.cards = [{id}]"),
        };
        Some(format!(
            "# What the card says.\ngame roll_player  seats 2\n\nruling one die is high enough\n\
             given phase = end   {owns}   A.str = [red:6, blue:1, green:1]\nplay\n\
             then A.stars.cards = {stars}\n"
        ))
    }
}

fn texts(language: &Language, all: &[Made<'_>], files: &mut Vec<(String, String)>) {
    let kinds: std::collections::BTreeSet<&str> = all.iter().map(Made::kind).collect();
    for kind in kinds {
        let of_kind: Vec<&Made<'_>> = all.iter().filter(|card| card.kind() == kind).collect();
        for (part, some) in of_kind.chunks(IN_A_FILE).enumerate() {
            let mut text = String::new();
            some.iter().for_each(|card| message(language, card, &mut text));
            let path = format!("locales/{}/{kind}/part-{}.ftl", language.tag, part + 1);
            files.push((path, text));
        }
    }
}

fn message(language: &Language, card: &Made<'_>, out: &mut String) {
    let (name, gender) = named(language, card.card);
    let mut line = |text: &str| writeln!(out, "{text}").expect("a String takes all");
    line(&format!("{} = {name}", card.id()));
    if !gender.is_empty() {
        line(&format!("    .gender = {gender}"));
    }
    match (card.kind(), language.tag) {
        ("class", "de" | "fr") => line(&format!("    .feminine = {name}")),
        ("race", "fr") => line("    .born = né au marché\n    .born-f = née au marché"),
        ("backstory", "fr") => line("    .past = élevé au marché\n    .past-f = élevée au marché"),
        ("backstory", "de") => line("    .herkunft = auf dem Markt aufgewachsen"),
        ("minion" | "monster", "nl") => line("    .gender = c"),
        ("backstory", "nl") => line("    .past = opgegroeid op de markt"),
        _ => {}
    }
    if card.kind() == "class" && card.scores() {
        line(&format!("    .power = {name}"));
    }
    match card.kind() {
        _ if card.scores() => acts(language, out),
        "minion" => minion(language, out),
        "adventure" => adventure(language, out),
        _ => {}
    }
}

fn minion(language: &Language, out: &mut String) {
    let text = match language.tag {
        "de" => "Für je { $gold } deines Goldes: 1 { -combat-die } mehr.",
        "fr" => {
            "Par tranche de { $gold } { -gold(count: \"other\") }\u{a0}: un { -combat-die } de plus."
        }
        "nl" => "Per { $gold } { -gold } in je bezit: één { -combat-die } extra.",
        _ => "For every { $gold } { -gold } you have: one more { -combat-die }.",
    };
    writeln!(out, "    .text = {text}").expect("a String takes all");
}

fn adventure(language: &Language, out: &mut String) {
    let text = match language.tag {
        "de" => "{ $count } { -combat-die } mehr. Im Solospiel: mindestens { $limit } { -xp }.",
        "fr" => {
            "{ $count } { -combat-die } de plus. En solitaire\u{a0}: au moins { $limit } { -xp }."
        }
        "nl" => "{ $count } { -combat-die } extra. Solo: minstens { $limit } { -xp }.",
        _ => "{ $count } more { -combat-die }. Solo: at least { $limit } { -xp }.",
    };
    writeln!(out, "    .text = {text}").expect("a String takes all");
}
