//! Text against effect: defects in copies of our cards, in the text of one language, in the script or
//! in the file of the card.

use std::collections::BTreeMap;

use desk::Packs;

use super::Table;
use crate::cli::{Folder, root};

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// The text in a language.
    Text(&'static str),
    /// The script: what contradicts it is said at the English text.
    Script,
    /// The file of the card.
    Card,
}
use Where::{Card, Script, Text};

/// Code, card (pack, kind, id), what is changed, from what, to what.
type Seed = (&'static str, &'static str, Where, &'static str, &'static str);

const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

const BANISH: &str = "monsters_and_minions/scroll/banish";
const BARBARIAN: &str = "roll_player/class/barbarian";
const ASSASSIN: &str = "monsters_and_minions/class/assassin";
const SORCERER: &str = "roll_player/class/sorcerer";
const WIZARD: &str = "roll_player/class/wizard";
const CLERIC: &str = "roll_player/class/cleric";
const WARLORD: &str = "monsters_and_minions/class/warlord";
const WEAK: &str = "roll_player/trait/weak";
const SPELLBOOK: &str = "monsters_and_minions/weapon/spellbook";
const BITE: &str = "monsters_and_minions/adventure/bite";
const SPEAR: &str = "roll_player/weapon/ancient-spear";
const ACROBATICS: &str = "roll_player/skill/acrobatics";
const RING: &str = "promos/armor/cursed-ring";
const MUTINY: &str = "monsters_and_minions/adventure/crew-mutiny";
const CATHEDRAL: &str = "monsters_and_minions/adventure/cathedral";
const AMBUSHED: &str = "monsters_and_minions/adventure/ambushed";
const PEASANT: &str = "rattus/class/peasant";
const MERCHANT: &str = "rattus/class/merchant";
const KING: &str = "rattus/class/king";

// Cards of the test packs, with English texts only.
const HILLFOLK: &str = "hill_clans/race/hillfolk";
const HEADSTRONG: &str = "hill_clans/alignment/headstrong";
const BOARHIDE: &str = "hill_clans/armor_set/boarhide";
const GIANT: &str = "deep_frost/monster/frost-giant";
const IMP: &str = "deep_frost/minion/ice-imp";
const OPEN_HANDED: &str = "market_day/trait/open-handed";
const FERRYMAN: &str = "ashen_road/class/ferryman";

#[rustfmt::skip]
const SEEDS: &[Seed] = &[
    // Another thing is gained.
    ("text-thing", BANISH, Text("en"), "{ $xp } { -xp }", "{ $xp } { -gold }"),
    ("text-thing", BANISH, Text("de"), "{ $xp } { -xp }", "{ $xp } { -gold }"),
    ("text-thing", BANISH, Text("fr"), "{ $xp } { -xp }", "{ $xp } { -gold }"),
    ("text-thing", BANISH, Text("nl"), "{ $xp } { -xp }", "{ $xp } { -gold }"),
    ("text-thing", BANISH, Script, "me:gain_xp(", "me:gain_gold("),
    ("text-thing", SPELLBOOK, Text("en"), "-combat-die", "-honour-token"),
    ("text-thing", SPELLBOOK, Text("de"), "-combat-die", "-honour-token"),
    ("text-thing", SPELLBOOK, Text("fr"), "-combat-die", "-honour-token"),
    ("text-thing", SPELLBOOK, Text("nl"), "-combat-die", "-honour-token"),
    ("text-thing", WEAK, Text("en"), "-star", "-xp"),
    // Another attribute, color or kind.
    ("text-which", WIZARD, Text("en"), "blue", "red"),
    ("text-which", WIZARD, Text("de"), "blauen", "roten"),
    ("text-which", WIZARD, Text("fr"), "bleu", "rouge"),
    ("text-which", WIZARD, Text("nl"), "blauwe", "rode"),
    ("text-which", WIZARD, Card, "colour = \"blue\" }", "colour = \"red\" }"),
    ("text-which", SORCERER, Text("en"), "{ -trait }", "{ -weapon }"),
    ("text-which", SORCERER, Text("de"), "{ -trait }", "{ -weapon }"),
    ("text-which", SORCERER, Text("fr"), "{ -trait }", "{ -weapon }"),
    ("text-which", SORCERER, Text("nl"), "{ -trait }", "{ -weapon }"),
    ("text-which", WEAK, Text("en"), "Strength", "Wisdom"),
    ("text-which", WEAK, Text("de"), "Stärke", "Weisheit"),
    ("text-which", WEAK, Text("fr"), "Force", "Sagesse"),
    ("text-which", WEAK, Text("nl"), "Strength", "Wisdom"),
    ("text-which", SPEAR, Script, "me:act(\"con\")", "me:act(\"int\")"),
    ("text-which", SPEAR, Text("en"), "Constitution", "Intelligence"),
    ("text-which", BITE, Text("en"), "white", "black"),
    ("text-which", BITE, Card, "gives = \"dice\"", "gives = \"xp\""),
    // Another moment.
    ("text-moment", BARBARIAN, Text("en"), "When you place", "When you turn"),
    ("text-moment", BARBARIAN, Text("de"), "platzierst", "drehst"),
    ("text-moment", BARBARIAN, Text("fr"), "placez", "retournez"),
    ("text-moment", BARBARIAN, Text("nl"), "plaatst", "draait"),
    ("text-moment", ASSASSIN, Text("en"), "fill", "choose"),
    ("text-moment", ASSASSIN, Text("de"), "füllst", "wählst"),
    ("text-moment", ASSASSIN, Text("fr"), "complétez", "choisissez"),
    ("text-moment", ASSASSIN, Text("nl"), "vult", "kiest"),
    ("text-moment", SORCERER, Text("en"), "buy", "discard"),
    ("text-moment", WARLORD, Card, "[hooks.mercenary_price]", "[hooks.hunt_bonus]"),
    // Or more, or less.
    ("text-bound", BARBARIAN, Text("en"), "or less", "or more"),
    ("text-bound", BARBARIAN, Text("de"), "oder weniger", "oder mehr"),
    ("text-bound", BARBARIAN, Text("fr"), "ou moins", "ou plus"),
    ("text-bound", BARBARIAN, Text("nl"), "hoogstens", "minstens"),
    ("text-bound", BARBARIAN, Text("en"), " or less", ""),
    ("text-bound", BARBARIAN, Card, "max = \"p.max\" }", "min = \"p.max\" }"),
    ("text-bound", WEAK, Text("en"), "or less", "or more"),
    ("text-bound", WEAK, Text("de"), "höchstens", "mindestens"),
    ("text-bound", WEAK, Text("fr"), "ou moins", "ou plus"),
    ("text-bound", WEAK, Text("nl"), "of minder", "of meer"),
    ("text-bound", BITE, Text("en"), "at least { $least", "at most { $least"),
    // Up and down, gains and losses.
    ("text-sign", ASSASSIN, Text("en"), "lower", "raise"),
    ("text-sign", ASSASSIN, Text("de"), "senken", "erhöhen"),
    ("text-sign", ASSASSIN, Text("fr"), "diminuer", "augmenter"),
    ("text-sign", ASSASSIN, Text("nl"), "verlagen", "verhogen"),
    ("text-sign", WARLORD, Text("en"), "less", "more"),
    ("text-sign", WARLORD, Text("de"), "weniger", "mehr"),
    ("text-sign", WARLORD, Text("fr"), "de moins", "de plus"),
    ("text-sign", WARLORD, Text("nl"), "minder", "meer"),
    ("text-sign", BANISH, Text("en"), "gain", "lose"),
    ("text-sign", BANISH, Text("de"), "erhalte", "verliere"),
    ("text-sign", BANISH, Text("fr"), "gagnez", "perdez"),
    ("text-sign", BANISH, Text("nl"), "ontvang", "verlies"),
    // Ceilings.
    ("text-ceiling", BARBARIAN, Text("en"), "by { $bonus }", "by { $bonus } (to a maximum of 6)"),
    ("text-ceiling", BARBARIAN, Text("de"), "um { $bonus } erhöhen", "um { $bonus } erhöhen, höchstens auf 6"),
    ("text-ceiling", BARBARIAN, Text("fr"), "de { $bonus }", "de { $bonus }, jusqu’à 6 au plus"),
    ("text-ceiling", BARBARIAN, Text("nl"), "verhogen", "verhogen, tot hoogstens 6"),
    ("text-ceiling", ASSASSIN, Text("en"), "by { $points }", "by { $points }, no more than 3 times"),
    // If you do.
    ("text-condition", CLERIC, Text("en"), "{ -gold } to raise", "{ -gold }. Raise"),
    ("text-condition", CLERIC, Text("de"), "zahlen, um einen deiner Würfel, der { $max } oder weniger zeigt, um { $bonus } zu erhöhen.", "zahlen. Du erhöhst einen deiner Würfel, der { $max } oder weniger zeigt, um { $bonus }."),
    ("text-condition", CLERIC, Text("fr"), "} pour augmenter", "}. Augmentez"),
    ("text-condition", CLERIC, Text("nl"), "betalen om één", "betalen. Verhoog één"),
    ("text-condition", BANISH, Text("en"), ", and gain", ". If you do, gain"),
    // Numbers that have changed places.
    ("text-swapped", BARBARIAN, Text("de"), "{ $max } oder weniger platzierst, darfst du ihn um { $bonus }", "{ $bonus } oder weniger platzierst, darfst du ihn um { $max }"),
    ("text-swapped", BARBARIAN, Text("fr"), "{ $max } ou moins, vous pouvez l’augmenter de { $bonus }", "{ $bonus } ou moins, vous pouvez l’augmenter de { $max }"),
    ("text-swapped", BARBARIAN, Text("nl"), "{ $max } plaatst, mag je die met { $bonus }", "{ $bonus } plaatst, mag je die met { $max }"),
    ("text-swapped", BARBARIAN, Text("en"), "{ $max } or less, you may raise it by { $bonus }", "{ $bonus } or less, you may raise it by { $max }"),
    // A choice that one language drops.
    ("text-may", ACROBATICS, Text("en"), "Then you may do the same", "Then do the same"),
    ("text-may", ACROBATICS, Text("de"), "Danach darfst du einen weiteren drehen", "Danach drehst du einen weiteren"),
    ("text-may", ACROBATICS, Text("fr"), "vous pouvez ensuite en retourner un autre", "retournez-en ensuite un autre"),
    ("text-may", ACROBATICS, Text("nl"), "Daarna mag je nog een andere omdraaien", "Draai daarna nog een andere om"),
    // The side on which a script acts, and the most against the least.
    ("text-which", CATHEDRAL, Text("en"), "lawful", "chaotic"),
    ("text-which", CATHEDRAL, Text("de"), "ehrenhaften", "chaotischen"),
    ("text-which", CATHEDRAL, Text("fr"), "de la Loi", "du Chaos"),
    ("text-which", CATHEDRAL, Text("nl"), "Rechtelijk", "Anarchisme"),
    ("text-which", HEADSTRONG, Text("en"), "chaotic", "lawful"),
    ("text-which", OPEN_HANDED, Text("en"), "who has less than you", "who has more than you"),
    ("text-thing", MUTINY, Text("en"), "the most", "the least"),
    ("text-thing", MUTINY, Text("de"), "das meiste", "das wenigste"),
    ("text-thing", MUTINY, Text("fr"), "le plus", "le moins"),
    ("text-thing", MUTINY, Text("nl"), "het meeste", "het minste"),
    ("text-thing", AMBUSHED, Text("en"), "the fewest", "the most"),
    ("text-thing", AMBUSHED, Text("de"), "die wenigsten", "die meisten"),
    ("text-thing", AMBUSHED, Text("fr"), "le moins", "le plus"),
    ("text-thing", AMBUSHED, Text("nl"), "de minste", "de meeste"),
    // Words that only matter in the files of some cards, or as arguments of a verb.
    ("text-which", BOARHIDE, Text("en"), "class is green", "class is red"),
    ("text-which", IMP, Text("en"), "token of the location", "token of the attack"),
    // “Or more” is no gain, zero is no direction, and a full moon is no full row.
    ("text-sign", HILLFOLK, Text("en"), "gain {", "lose {"),
    ("text-sign", GIANT, Text("en"), "count 1 less", "count 1 more"),
    ("text-moment", ASSASSIN, Text("en"), "you fill an { -attribute-row }", "the moon is full"),
    // Everybody’s events.
    ("text-whose", ASSASSIN, Card, "[hooks.on_row_filled]", "[hooks.on_row_filled]\nwhen = { by = \"any\" }"),
    ("text-whose", SORCERER, Card, "when = { kind", "when = { by = \"any\", kind"),
    ("text-whose", RING, Card, "by = \"me\"", "by = \"any\""),
];

#[rustfmt::skip]
const RATTUS: &[Seed] = &[
    ("text-which", KING, Text("en"), "without rats", "with rats"),
    ("text-which", KING, Text("de"), "ohne Ratten", "mit Ratten"),
    ("text-which", KING, Text("fr"), "sans rat", "où il y a des rats"),
    ("text-which", KING, Text("nl"), "zonder ratten", "met ratten"),
    ("text-which", FERRYMAN, Text("en"), "without rats", "with rats"),
    ("text-bound", MERCHANT, Text("en"), "up to ", ""),
    ("text-bound", MERCHANT, Text("de"), "bis zu ", ""),
    ("text-bound", MERCHANT, Text("fr"), "jusqu’à ", ""),
    ("text-bound", MERCHANT, Text("nl"), "hoogstens ", ""),
    ("text-bound", FERRYMAN, Text("en"), "move up to", "move"),
    ("text-thing", FERRYMAN, Text("en"), "where the plague stands", "where the king stands"),
    ("text-thing", MERCHANT, Text("en"), "of your cubes", "of your rats"),
    ("text-thing", MERCHANT, Text("de"), "deiner Steine", "deiner Ratten"),
    ("text-thing", MERCHANT, Text("fr"), "de vos cubes", "de vos rats"),
    ("text-thing", MERCHANT, Text("nl"), "van je blokjes", "van je ratten"),
    ("text-thing", PEASANT, Text("en"), "{ $cubes } more", "{ $cubes } more rats"),
    ("text-thing", PEASANT, Text("de"), "{ $cubes } weitere", "{ $cubes } weitere Ratten"),
    ("text-thing", PEASANT, Text("fr"), "{ $cubes } de plus", "{ $cubes } rats de plus"),
    ("text-thing", PEASANT, Text("nl"), "{ $cubes } extra", "{ $cubes } extra ratten"),
    ("text-sign", PEASANT, Text("en"), "{ $cubes } more", "{ $cubes } fewer"),
    ("text-sign", PEASANT, Text("fr"), "de plus", "de moins"),
    ("text-sign", PEASANT, Text("nl"), "extra", "minder"),
    ("text-sign", PEASANT, Text("en"), "add {", "remove {"),
    ("text-sign", PEASANT, Text("de"), "Lege {", "Entferne {"),
    ("text-sign", PEASANT, Text("fr"), "ajoutez {", "retirez {"),
    ("text-sign", PEASANT, Text("nl"), "zet {", "verwijder {"),
];

/// The tables, each with the head of the pack in which its cards are copied.
const TABLES: [(&str, &[Seed]); 2] = [
    (
        "game = \"roll_player\"\nrequires = [\"roll_player\", \"monsters_and_minions\", \"promos\"]\n",
        SEEDS,
    ),
    ("game = \"rattus\"\n", RATTUS),
];

/// The folder of the cards of a pack, and that of its texts in a language.
fn folders(pack: &str, tag: &str) -> (String, String) {
    if root().join(format!("cards/{pack}")).exists() {
        return (format!("cards/{pack}"), format!("locales/{tag}/{pack}"));
    }
    (format!("tests/packs/{pack}"), format!("tests/packs/{pack}/locales/{tag}"))
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The message of a card in a file of texts, with another id.
fn message(file: &str, id: &str, new: &str) -> String {
    let begins = |line: &&str| line.starts_with(&format!("{id} ="));
    let mut lines = file.lines().skip_while(|line| !begins(line));
    let first = lines.next().unwrap_or_else(|| panic!("no text of {id}"));
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with(' '));
    let first = first.replacen(id, new, 1);
    std::iter::once(first.as_str()).chain(rest).map(|line| format!("{line}\n")).collect()
}

/// A pack with a copy of each card; what is seeded is changed, or is not.
fn pack(head: &str, seeds: &[Seed], changed: bool) -> Folder {
    let folder = Folder::new();
    let head = format!("id = \"seeded\"\nversion = \"1.0.0\"\napi = 1\n{head}");
    folder.write("seeded/pack.toml", head);
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for (nth, (code, card, place, from, to)) in seeds.iter().enumerate() {
        let [pack, kind, id] = card.split('/').collect::<Vec<_>>()[..] else { panic!("a path") };
        let new = format!("{id}-{nth}");
        let sown = |text: String, here: Where| {
            if !changed || *place != here {
                return text;
            }
            assert!(text.contains(from), "{code} {card}: no “{from}” in {text}");
            text.replace(from, to)
        };
        let file = format!("{}/{kind}/{id}", folders(pack, "en").0);
        folder
            .write(&format!("seeded/{kind}/{new}.toml"), sown(read(&format!("{file}.toml")), Card));
        if root().join(format!("{file}.luau")).exists() {
            let script = sown(read(&format!("{file}.luau")), Script);
            folder.write(&format!("seeded/{kind}/{new}.luau"), script);
        }
        for tag in LANGUAGES {
            let file = format!("{}/{kind}.ftl", folders(pack, tag).1);
            if !root().join(&file).exists() {
                continue;
            }
            let text = sown(message(&read(&file), id, &new), Text(tag));
            texts.entry(format!("seeded/locales/{tag}/{kind}.ftl")).or_default().push_str(&text);
        }
    }
    texts.iter().for_each(|(path, text)| folder.write(path, text));
    folder
}

/// What contradicts of each copy: `path:line code`.
fn found(head: &str, seeds: &[Seed], changed: bool) -> (Folder, Vec<Vec<String>>) {
    let folder = pack(head, seeds, changed);
    let packs = Packs::open(&[folder.path("seeded")]).expect("a folder").with_all();
    let (_, findings) = lint::judged(&packs.doubted()).expect("the shelf");
    let of = |(nth, seed): (usize, &Seed)| {
        let id = format!("“{}-{nth}”", seed.1.rsplit('/').next().expect("a path"));
        let of = findings.iter().filter(|one| one.message.contains(&id));
        let said = of.map(|one| {
            let place = &one.place;
            let line = place.source.position(place.span.start).line;
            let path = place.source.path();
            let at = path.find("locales/").map_or(path, |at| &path[at..]);
            format!("{at}:{line} {}", one.code)
        });
        said.collect()
    };
    let found = seeds.iter().enumerate().map(of).collect();
    (folder, found)
}

/// Where a seed is to be found: the line of the text in its language.
fn wanted(folder: &Folder, nth: usize, (code, card, place, ..): &Seed) -> String {
    let tag = if let Text(tag) = place { tag } else { "en" };
    let [_, kind, id] = card.split('/').collect::<Vec<_>>()[..] else { panic!("a path") };
    let path = format!("locales/{tag}/{kind}.ftl");
    let text = folder.read(&format!("seeded/{path}"));
    let mut lines = text
        .lines()
        .enumerate()
        .skip_while(|(_, line)| !line.starts_with(&format!("{id}-{nth} =")));
    let line = lines.find(|(_, line)| line.trim_start().starts_with(".text ="));
    format!("{path}:{} {code}", line.expect("it has a text").0 + 1)
}

#[test]
fn contradictions_are_found_at_their_lines() {
    let mut table = Table::default();
    for (head, seeds) in TABLES {
        let (folder, found) = found(head, seeds, true);
        for (nth, (seed, found)) in seeds.iter().zip(&found).enumerate() {
            let said = format!("{} {:?} → {:?}", seed.1, seed.3, seed.4);
            table.add(seed.0, &said, &wanted(&folder, nth, seed), found);
        }
    }
    table.check();
}

#[test]
fn sound_copies_draw_nothing() {
    for (head, seeds) in TABLES {
        let (_, found) = found(head, seeds, false);
        let found: Vec<_> = found.into_iter().flatten().collect();
        assert_eq!(found, Vec::<String>::new());
    }
}

/// Esperanto has no words for units: they are learned from the other cards of its pack.
#[test]
fn swapped_numbers_are_found_in_a_language_without_words() {
    let folder = Folder::with_pack();
    let found = || {
        let packs = Packs::open(&[folder.path("moonlit_market")]).expect("a folder").with_all();
        let (_, findings) = lint::judged(&packs.doubted()).expect("the shelf");
        let said = findings.iter().map(|one| {
            let path = one.place.source.path();
            let at = path.find("locales/").map_or(path, |at| &path[at..]);
            format!("{at} {}", one.code)
        });
        said.collect::<Vec<_>>()
    };
    assert_eq!(found(), Vec::<String>::new());
    let file = "moonlit_market/locales/eo/class.ftl";
    let text = folder.read(file).replace("$gold", "$").replace("$max", "$gold");
    folder.write(file, text.replace("{ $ }", "{ $max }"));
    assert_eq!(found(), ["locales/eo/class.ftl text-swapped"]);
}
