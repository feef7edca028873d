//! Texts with two steps, such as "if you do, you may": without a contradiction there is no finding.

use std::fs;
use std::path::Path;

use desk::Packs;

/// A card: the hooks in its file, its functions, its text, and the expected code.
struct Case {
    hooks: &'static str,
    script: &'static str,
    text: &'static str,
    code: Option<&'static str>,
}

const fn case(hooks: &'static str, script: &'static str, text: &'static str) -> Case {
    Case { hooks, script, text, code: None }
}

const fn wrong(case: Case, code: &'static str) -> Case {
    Case { code: Some(code), ..case }
}

const PAID: &str = "[hooks.on_gold_paid]\n";
const FILLED: &str = "[hooks.on_row_filled]\n";
const BEGAN: &str = "[hooks.on_round_began]\n";
const KEPT: &str =
    "counter = { most = 1, each_round = true }\n[hooks.on_row_filled]\n[hooks.on_market_left]\n";
const LIMITED: &str = "counter = { most = 1, each_round = true }\n[hooks.on_row_filled]\n";

const GAINS: &str = "on_gold_paid = function(me: Me)\n\tme:gain_charisma(1)\nend";
const FILLS: &str = "on_row_filled = function(me: Me)\n\tme:gain_gold(1)\nend";
/// Pays only under a condition that no imagined run meets.
const RARELY: &str = "on_row_filled = function(me: Me)\n\tif me:gold() == 4711 and me:confirm() and me:pay_gold(1) then\n\t\tme:gain_charisma(1)\n\tend\nend";
const NOTES: &str = "on_row_filled = function(me: Me)\n\tme:set_count(1)\nend, on_market_left = function(me: Me)\n\tif me:count() > 0 then\n\t\tme:gain_gold(1)\n\tend\nend";
const LIMITS: &str = "on_row_filled = function(me: Me)\n\tif me:count() < 1 then\n\t\tme:set_count(1)\n\t\tme:gain_gold(1)\n\tend\nend";

const CASES: &[Case] = &[
    case(PAID, GAINS, "When you pay gold, take 1 charisma."),
    case(PAID, GAINS, "Take 1 charisma whenever you pay gold."),
    case(PAID, GAINS, "As soon as you pay 1 or more gold: take 1 charisma."),
    wrong(case(FILLED, FILLS, "When you fill a row, you pay 1 gold."), "text-sign"),
    case(FILLED, FILLS, "If you can buy no card when you fill a row, gain 1 gold."),
    case(FILLED, FILLS, "When you fill a row, gain 1 gold. You may not use it for skills."),
    wrong(case(FILLED, FILLS, "When you fill a row, you may gain 1 gold."), "text-may"),
    case(FILLED, RARELY, "When you fill a row, you may pay 1 gold. If you do, take 1 charisma."),
    case(KEPT, NOTES, "If you fill a row, gain 1 gold when you leave the market."),
    case(LIMITED, LIMITS, "The row you fill brings 1 gold until the end of the round."),
    wrong(case(LIMITED, LIMITS, "When you fill a row, gain 1 gold."), "text-once"),
    case(
        BEGAN,
        "on_round_began = function(me: Me)\n\tme:gain_gold(1)\nend",
        "Gain 1 gold, once per round, when it begins.",
    ),
    wrong(case(FILLED, FILLS, "Once per round, when you fill a row, gain 1 gold."), "text-once"),
];

fn write(folder: &Path) {
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    };
    let game = engine::SHELF[0].id();
    write(
        "pack.toml",
        &format!(
            "id = \"steps\"\ngame = \"{game}\"\nversion = \"1.0.0\"\napi = 1\n\
             requires = [\"{game}\"]\nlanguages = [\"en\"]\n"
        ),
    );
    let mut texts = String::new();
    for (at, Case { hooks, script, text, .. }) in CASES.iter().enumerate() {
        let number = 301 + at;
        let head = format!("number = {number}\ndots = 1\ncost = 3\narrow = \"good\"\n");
        write(&format!("trait/step-{at}.toml"), &format!("{head}{hooks}"));
        write(&format!("trait/step-{at}.luau"), &format!("--!strict\nreturn {{ {script} }}\n"));
        texts.push_str(&format!("step-{at} = Step {at}\n    .text = {text}\n"));
    }
    write("locales/en/trait.ftl", &texts);
}

#[test]
fn texts_of_two_steps_contradict_nothing() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("effect/steps");
    let _ = fs::remove_dir_all(&folder);
    write(&folder);
    let packs = Packs::open(std::slice::from_ref(&folder)).expect("a folder").with_all();
    let (judged, findings) = lint::judged(&packs.doubted()).expect("a thread");
    assert!(judged.len() >= CASES.len(), "all are compared: {judged:?}");
    let mut slips = Vec::new();
    for (at, case) in CASES.iter().enumerate() {
        let id = format!("“step-{at}”");
        let of = findings.iter().filter(|one| one.message.contains(&id));
        let looked_for = ["text-once", "text-cost", "text-may", "text-sign"];
        let of = of.filter(|one| looked_for.contains(&one.code.name()));
        let codes: Vec<&str> = of.map(|one| one.code.name()).collect();
        let wanted: Vec<&str> = case.code.into_iter().collect();
        if codes != wanted {
            slips.push(format!("{wanted:?}, not {codes:?}: {}", case.text));
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}
