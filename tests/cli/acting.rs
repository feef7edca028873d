//! What `lint` says of scripts that act: numbers that a verb does not take, cards that set themselves
//! off, and names that only types or signatures use.

use serde_json::Value;

use super::Folder;
use super::linted::linted;

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// A card: what its file says behind its head, and its script behind the first line.
type Card = (String, String);

/// A card with one hook, its guards, its params and the body of its function.
fn card(hook: &str, when: &str, params: &str, body: &str) -> Card {
    let when = if when.is_empty() { String::new() } else { format!("when = {{ {when} }}\n") };
    let params = if params.is_empty() { String::new() } else { format!("[params]\n{params}\n") };
    let body = body.replace('\n', "\n\t");
    (
        format!("{params}\n[hooks.{hook}]\n{when}"),
        format!(
            "local function {hook}(me: Me, p: Params)\n\t{body}\nend\n\nreturn {{ {hook} = {hook} }}\n"
        ),
    )
}

/// The codes that `lint` finds in the script of each card.
fn codes(cards: &[Card], ignored: &[&str]) -> Vec<Vec<String>> {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    for (at, (file, script)) in cards.iter().enumerate() {
        let number = 300 + at;
        let head = format!("number = {number}\ndots = 1\ncost = 2\nhands = 1\n");
        folder.write(&format!("example/weapon/c{at}.toml"), format!("{head}\n{file}"));
        folder.write(&format!("example/weapon/c{at}.luau"), format!("--!strict\n{script}"));
    }
    let ignored = ["no-ruling"].iter().chain(ignored).flat_map(|code| ["--ignore", *code]);
    let options: Vec<&str> = ["--format", "json"].into_iter().chain(ignored).collect();
    let ran = linted(&folder, "example", &options);
    let json: Value = serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err));
    let mut found = vec![Vec::new(); cards.len()];
    for finding in json["findings"].as_array().expect("a list") {
        let path = finding["path"].as_str().expect("a path");
        let name = path.rsplit('/').next().and_then(|name| name.strip_suffix(".luau"));
        let at = name.and_then(|name| name.strip_prefix('c')?.parse::<usize>().ok());
        let code = finding["code"].as_str().expect("a code").to_owned();
        if let Some(found) = at.and_then(|at| found.get_mut(at)) {
            found.push(code);
        }
    }
    found
}

/// Bodies of functions that pass numbers, and whether some number is wrong.
const NUMBERS: &[(&str, bool)] = &[
    ("me:gain_gold(300)", true),
    ("me:gain_gold(256)", true),
    ("me:gain_gold(-1)", true),
    ("me:gain_gold(255)", false),
    ("me:gain_gold(0)", false),
    ("me:gain_gold(3 * 100)", true),
    ("me:gain_gold(2 - 5)", true),
    ("me:gain_gold(2 ^ 8)", true),
    ("me:gain_gold(math.max(300, 2))", true),
    ("me:gain_gold(math.min(300, 2))", false),
    ("local many = 300\nme:gain_gold(many)", true),
    ("local many = 300\nmany = 3\nme:gain_gold(many)", false),
    ("me:gain_gold(if me:gold() > 3 then 300 else 1)", true),
    ("me:gain_gold(if me:gold() > 3 then 30 else 1)", false),
    ("me:gain_gold(me:gold() - 300)", false),
    ("for n = 300, 302 do\n\tme:gain_gold(n)\nend", true),
    ("for n = 1, 3 do\n\tme:gain_gold(n)\nend", false),
    ("local function gain(many: number)\n\tme:gain_gold(many)\nend\ngain(1)\ngain(-1)", true),
    ("local function gain(many: number)\n\tme:gain_gold(many)\nend\ngain(1)\ngain(2)", false),
    ("if not me:pay_gold(-1) then\n\tme:gain_gold(1)\nend", true),
    ("me:gain_charisma(21)", true),
    ("me:gain_charisma(20)", false),
    ("me:gain_xp(201)", true),
    ("me:gain_honour(101)", true),
    ("me:injure(101)", true),
    ("me:heal(-1)", true),
    ("local die = me:pick_die({ min = 2 })\nif die then\n\tme:set_face(die, 9)\nend", true),
    ("local die = me:pick_die({ min = 2 })\nif die then\n\tme:set_face(die, 0)\nend", true),
    ("local die = me:pick_die({ min = 2 })\nif die then\n\tme:set_face(die, 8)\nend", false),
    ("local die = me:pick_die({ min = 2 })\nif die then\n\tme:adjust(die, -2)\nend", false),
    ("local die = me:die_at(\"str\", 4)\nif die then\n\tme:turn(die)\nend", true),
    ("local die = me:die_at(\"str\", 3)\nif die then\n\tme:turn(die)\nend", false),
    ("me:gain_gold(me:count_dice({ min = 300 }))", true),
    ("me:gain_gold(me:count_cards({ dots = -1 }))", true),
    ("me:gain_gold(me:pick_number(3, 1))", true),
    ("me:gain_gold(me:pick_number(1, 3))", false),
    ("me:gain_gold(me:pick_number(1, 256))", true),
];

#[test]
fn numbers_that_a_verb_does_not_take_are_wrong() {
    let cards: Vec<Card> =
        NUMBERS.iter().map(|(body, _)| card("on_bought", "card = \"self\"", "", body)).collect();
    let mut wrong = Vec::new();
    for ((body, is_wrong), codes) in NUMBERS.iter().zip(codes(&cards, &[])) {
        let wanted: &[&str] = if *is_wrong { &["wrong-argument"] } else { &[] };
        if codes != wanted {
            wrong.push(format!("{wanted:?}, not {codes:?}: {body}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_of_the_card_are_looked_at_too() {
    let bought = |params, body| card("on_bought", "card = \"self\"", params, body);
    let cards = [
        bought("gold = 300", "me:gain_gold(p.gold)"),
        bought("gold = 200", "me:gain_gold(p.gold)"),
        bought("gold = 200", "me:gain_gold(2 * p.gold)"),
        bought("face = 9", "for _, die in me:dice() do\n\tme:set_face(die, p.face)\nend"),
    ];
    let found = codes(&cards, &[]);
    assert_eq!(
        found,
        [vec!["wrong-argument"], vec![], vec!["wrong-argument"], vec!["wrong-argument"]]
    );
}

#[test]
fn a_counter_is_set_to_what_it_can_show() {
    let body = |number| format!("if me:count() < 2 then\n\tme:set_count({number})\nend");
    let counting = |number| {
        let (file, script) = card("on_row_filled", "", "", &body(number));
        (format!("counter = {{ most = 3 }}\n{file}"), script)
    };
    let found = codes(&[counting(4), counting(3)], &[]);
    assert_eq!(found, [vec!["kept-beyond"], vec![]]);
}

#[test]
fn every_game_says_what_its_verbs_take() {
    let folder = Folder::new();
    let pack = PACK.replace("roll_player", "rattus");
    folder.write("example/pack.toml", pack);
    folder.write("example/class/c0.toml", "number = 301\n\n[hooks.on_use]\n");
    let script = |cubes| {
        format!(
            "--!strict\nlocal function on_use(me: Me)\n\tme:count_plague({cubes})\nend\n\nreturn {{ on_use = on_use }}\n"
        )
    };
    for (cubes, wrong) in [(31, true), (30, false), (-1, true)] {
        folder.write("example/class/c0.luau", script(cubes));
        let ran = linted(&folder, "example", &["--format", "short"]);
        let found = ran.out.contains("wrong-argument") && ran.out.contains("from 0 to 30");
        assert_eq!(found, wrong, "{cubes}: {}", ran.out);
    }
}

#[test]
fn a_card_that_sets_itself_off_is_found_without_playing() {
    let gained = |when, params, body| card("on_gold_gained", when, params, body);
    let cards = [
        gained("", "", "me:gain_gold(1)"),
        gained("by = \"me\"", "", "me:gain_gold(1)"),
        gained("by = \"any\"", "gold = 2", "me:gain_gold(p.gold)"),
        gained("max = 3", "", "me:gain_gold(3)"),
        gained("max = 3", "", "me:gain_gold(4)"),
        gained("min = 5", "", "me:gain_gold(1)"),
        gained("by = \"other\"", "", "me:gain_gold(1)"),
        gained("", "", "me:gain_gold(0)"),
        gained("", "", "if me:gold() < 5 then\n\tme:gain_gold(1)\nend"),
        gained("", "", "if me:gold() > 5 then\n\treturn\nend\nme:gain_gold(1)"),
        gained("", "", "local function gain()\n\tme:gain_gold(1)\nend\ngain()"),
        card("on_charisma_taken", "", "", "me:gain_charisma(1)"),
        card("on_xp_gained", "", "", "me:gain_xp(2)"),
    ];
    let off = |at: usize| matches!(at, 0..=3 | 10..=12);
    for (at, codes) in codes(&cards, &["unused-param"]).iter().enumerate() {
        let found = codes.iter().any(|code| code == "sets-itself-off");
        assert_eq!(found, off(at), "{at}: {codes:?} {}", cards[at].1);
    }
}

#[test]
fn cards_that_set_each_other_off_are_found_once() {
    let cards = [
        card("on_gold_gained", "", "", "me:gain_charisma(1)"),
        card("on_charisma_taken", "", "", "me:gain_gold(1)"),
    ];
    let found = codes(&cards, &[]);
    assert_eq!(found, [vec!["sets-itself-off"], vec![]]);
    let one = (
        "\n[hooks.on_gold_gained]\n\n[hooks.on_charisma_taken]\n".to_owned(),
        "\
        local function on_gold_gained(me: Me)\n\tme:gain_charisma(1)\nend\n\n\
        local function on_charisma_taken(me: Me)\n\tme:gain_gold(1)\nend\n\n\
        return { on_gold_gained = on_gold_gained, on_charisma_taken = on_charisma_taken }\n"
            .to_owned(),
    );
    assert_eq!(codes(&[one], &[]), [vec!["sets-itself-off"]]);
}

#[test]
fn names_that_types_and_signatures_use_are_used() {
    let bought = |body| card("on_bought", "card = \"self\"", "", body);
    let cards = [
        bought("local a = me:gold()\ntype G = typeof(a)\nlocal b: G = 2\nme:gain_gold(b)"),
        bought("local a = me:gold()\nlocal b: typeof(a) = 2\nme:gain_gold(b)"),
        bought("local a = 1\nlocal b = 2 :: typeof(a)\nme:gain_gold(b)"),
        bought("local a = 1\nlocal b: { typeof(a) } = { 2 }\nme:gain_gold(b[1])"),
        bought("local a = 1\nlocal b: { [string]: typeof(a) } = { x = 2 }\nme:gain_gold(b.x)"),
        bought("local a = 1\nlocal b: typeof(a)? = 2\nif b then\n\tme:gain_gold(b)\nend"),
        bought("local a = 1\nlocal b: typeof(a) | nil = 2\nif b then\n\tme:gain_gold(b)\nend"),
        bought("local a = 1\nlocal function f(): typeof(a)\n\treturn 2\nend\nme:gain_gold(f())"),
        bought(
            "local a = 1\nlocal function f(n: typeof(a)): number\n\treturn n\nend\nme:gain_gold(f(2))",
        ),
        // The signature that the manual prescribes has a parameter more than the script needs.
        bought("me:gain_gold(1)"),
        bought("local a = 1\nme:gain_gold(1)"),
        bought("local function f(n: number): number\n\treturn 1\nend\nme:gain_gold(f(2))"),
    ];
    let unused = |at: usize| at >= 10;
    for (at, codes) in codes(&cards, &[]).iter().enumerate() {
        let wanted: &[&str] = if unused(at) { &["unused-name"] } else { &[] };
        assert_eq!(codes, wanted, "{}", cards[at].1);
    }
}
