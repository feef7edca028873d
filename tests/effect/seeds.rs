//! Contradictions inserted into copies of cards: ten for each language, one in its text or in the
//! script.

use std::fs;
use std::path::Path;

use desk::Packs;

use crate::support::root;

/// Where the change is made: in a text or in the script.
enum Where {
    Text,
    Script,
}

/// A contradiction: in a copy of a card (pack, kind and id; without a pack one of the first
/// game's), the text between two pieces, including both, is replaced.
struct Seed {
    card: &'static str,
    tag: &'static str,
    place: Where,
    from: &'static str,
    until: &'static str,
    to: &'static str,
}

const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

const fn text(
    card: &'static str,
    tag: &'static str,
    (from, until): (&'static str, &'static str),
    to: &'static str,
) -> Seed {
    Seed { card, tag, place: Where::Text, from, until, to }
}

const fn script(
    card: &'static str,
    tag: &'static str,
    from: &'static str,
    to: &'static str,
) -> Seed {
    Seed { card, tag, place: Where::Script, from, until: "", to }
}

const CLERIC: &str = "/class/cleric";
const BARBARIAN: &str = "/class/barbarian";
const PALADIN: &str = "/class/paladin";
const SORCERER: &str = "/class/sorcerer";
const PICKPOCKET: &str = "/skill/pickpocket";
const DIPLOMACY: &str = "/skill/diplomacy";
const SHAMAN: &str = "monsters_and_minions/class/shaman";
const SCOUT: &str = "monsters_and_minions/class/scout";

const PAID: &str = "if die and me:pay_gold(p.gold) then";

#[rustfmt::skip]
const SEEDS: [Seed; 40] = [
    text(CLERIC, "en", ("pay { $gold } { -gold } to", ""), ""),
    text(BARBARIAN, "en", ("you may raise it", ""), "raise it"),
    text(PALADIN, "en", ("{ $gold }", ""), "5"),
    text(SHAMAN, "en", ("gain", ""), "you may gain"),
    text(PICKPOCKET, "en", ("another player has more { -gold } than you", ""), "you have little"),
    text(SCOUT, "en", ("you may reveal", ""), "reveal"),
    text(SHAMAN, "en", ("your { -alignment-marker }", ""), "another player’s { -alignment-marker }"),
    text(SORCERER, "en", ("{ -opposite-face }.", ""), "{ -opposite-face }, only once per round."),
    script(CLERIC, "en", PAID, "if die then"),
    script(SHAMAN, "en", "p.gold", "p.gold + 1"),
    text(CLERIC, "fr", ("payer", "pour augmenter"), "augmenter"),
    text(BARBARIAN, "fr", ("vous pouvez l’augmenter", ""), "augmentez-le"),
    text(PALADIN, "fr", ("{ $gold ->", "}\n        }"), "5 pièces"),
    text(SHAMAN, "fr", ("gagnez", ""), "vous pouvez gagner"),
    text(PICKPOCKET, "fr", ("un autre joueur en a plus que vous", ""), "vous en avez peu"),
    text(SCOUT, "fr", ("vous pouvez révéler", ""), "révélez"),
    text(SHAMAN, "fr", ("votre { -alignment-marker }", ""), "le { -alignment-marker } d’un autre joueur"),
    text(SORCERER, "fr", ("{ -opposite-face }.", ""), "{ -opposite-face }, une seule fois par manche."),
    script(CLERIC, "fr", PAID, "if die then"),
    script(SORCERER, "fr", ", optional = true", ""),
    text(CLERIC, "de", ("{ $gold }", "zahlen, um"), ""),
    text(BARBARIAN, "de", ("darfst du ihn", "erhöhen"), "erhöhst du ihn um { $bonus }"),
    text(PALADIN, "de", ("{ $gold }", ""), "5"),
    text(SHAMAN, "de", ("erhältst du", ""), "kannst du nehmen:"),
    text(PICKPOCKET, "de", ("jemand anders mehr { -gold } hat als du", ""), "du wenig hast"),
    text(SCOUT, "de", ("darfst du", ""), "sollst du"),
    text(SHAMAN, "de", ("dein { -alignment-marker }", ""), "der { -alignment-marker } von jemand anderem"),
    text(SORCERER, "de", ("drehen.", ""), "drehen, aber nur einmal pro Runde."),
    script(CLERIC, "de", PAID, "if die then"),
    script(DIPLOMACY, "de", "from = \"rivals\"", "from = \"own\""),
    text(CLERIC, "nl", ("{ $gold }", "betalen om"), ""),
    text(BARBARIAN, "nl", ("mag je die met { $bonus } verhogen", ""), "verhoog je die met { $bonus }"),
    text(PALADIN, "nl", ("{ $gold }", ""), "5"),
    text(SHAMAN, "nl", ("ontvang je", ""), "mag je nemen:"),
    text(PICKPOCKET, "nl", ("een medespeler meer { -gold } heeft dan jij", ""), "je weinig hebt"),
    text(SCOUT, "nl", ("mag je", ""), "moet je"),
    text(SHAMAN, "nl", ("je { -alignment-marker }", ""), "de { -alignment-marker } van een medespeler"),
    text(SORCERER, "nl", ("draaien.", ""), "draaien, maar slechts één keer per ronde."),
    script(CLERIC, "nl", PAID, "if die then"),
    script(SCOUT, "nl", "if me:confirm(\"deal\") then\n\t\tme:deal()\n\tend", "me:deal()"),
];

impl Seed {
    /// Applies the change. A change without effect is an error of the test.
    fn sow(&self, text: &str) -> String {
        let start = text.find(self.from).unwrap_or_else(|| panic!("{}: {}", self.card, self.from));
        let behind = start + self.from.len();
        let rest = &text[behind..];
        let end = rest.find(self.until).unwrap_or_else(|| panic!("{}: {}", self.card, self.until));
        let end = behind + end + self.until.len();
        format!("{}{}{}", &text[..start], self.to, &text[end..])
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The message of a card in a file of texts, with another id.
fn message(file: &str, id: &str, new: &str) -> String {
    let mut lines = file.lines().skip_while(|line| !line.starts_with(&format!("{id} =")));
    let first = lines.next().unwrap_or_else(|| panic!("no text of {id}"));
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with(' '));
    let first = first.replacen(id, new, 1);
    std::iter::once(first.as_str()).chain(rest).map(|line| format!("{line}\n")).collect()
}

/// Writes a pack with a copy of each card, with or without the changes.
fn pack(folder: &Path, changed: bool) {
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    };
    let game = engine::SHELF[0].id();
    let head = format!(
        "id = \"seeded\"\ngame = \"{game}\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"{game}\", \"monsters_and_minions\"]\n"
    );
    write("pack.toml", &head);
    let mut texts = std::collections::BTreeMap::<String, String>::new();
    for (nth, seed) in SEEDS.iter().enumerate() {
        let [pack, kind, id] = seed.card.split('/').collect::<Vec<_>>()[..] else {
            panic!("a path")
        };
        let pack = if pack.is_empty() { game } else { pack };
        let card = format!("cards/{pack}/{kind}/{id}");
        let new = format!("{id}-{nth}");
        write(&format!("{kind}/{new}.toml"), &read(&format!("{card}.toml")));
        let own = root().join(format!("{card}.luau"));
        let sown = |text: String, here: bool| if here && changed { seed.sow(&text) } else { text };
        if own.exists() {
            let here = matches!(seed.place, Where::Script);
            let text = sown(read(&format!("{card}.luau")), here);
            write(&format!("{kind}/{new}.luau"), &text);
        }
        for tag in LANGUAGES {
            let file = read(&format!("locales/{tag}/{pack}/{kind}.ftl"));
            let here = matches!(seed.place, Where::Text) && tag == seed.tag;
            let text = sown(message(&file, id, &new), here);
            texts.entry(format!("locales/{tag}/{kind}.ftl")).or_default().push_str(&text);
        }
    }
    texts.iter().for_each(|(path, text)| write(path, text));
}

/// The findings about the copies, by the index of the seed.
fn found(changed: bool) -> Vec<(usize, Vec<String>)> {
    let name = if changed { "seeded" } else { "sound" };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("effect/{name}"));
    let _ = fs::remove_dir_all(&folder);
    pack(&folder, changed);
    let packs = Packs::open(std::slice::from_ref(&folder)).expect("a folder").with_all();
    let (_, findings) = lint::judged(&packs.doubted()).expect("a thread");
    let of = |(nth, seed): (usize, &Seed)| {
        let id = seed.card.rsplit('/').next().expect("a path");
        let id = format!("“{id}-{nth}”");
        let here = |path: &str| match seed.place {
            Where::Text => path.contains(&format!("/locales/{}/", seed.tag)),
            Where::Script => true,
        };
        let of = findings.iter().filter(|one| one.message.contains(&id));
        let of = of.filter(|one| here(one.place.source.path()));
        (nth, of.map(|one| format!("{}: {}", one.code, one.message)).collect())
    };
    SEEDS.iter().enumerate().map(of).collect()
}

#[test]
fn contradictions_are_found() {
    let told = found(true);
    told.iter().for_each(|(nth, said)| println!("{nth} {}: {said:?}", SEEDS[*nth].tag));
    let missed: Vec<usize> =
        told.iter().filter(|(_, said)| said.is_empty()).map(|(nth, _)| *nth).collect();
    for tag in LANGUAGES {
        assert_eq!(SEEDS.iter().filter(|seed| seed.tag == tag).count(), 10, "{tag}");
    }
    println!("{} of {} found", SEEDS.len() - missed.len(), SEEDS.len());
    assert!(missed.len() <= 4, "missed: {missed:?}");
}

#[test]
fn copies_without_a_change_draw_nothing() {
    let told = found(false).into_iter().filter(|(_, said)| !said.is_empty());
    assert_eq!(told.collect::<Vec<_>>(), Vec::new());
}
