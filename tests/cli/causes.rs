//! One cause gives one finding: an edit in a pack that is sound, and what is said of it.

use super::linted::linted;
use super::typed::args;
use super::{Folder, cardwright};

const PACK: &str = "moonlit_market";

/// What is said of the pack of a folder, a line each: `path:line:column: severity[code]: message`.
fn told(folder: &Folder, more: &[&str]) -> Vec<String> {
    let pack = folder.word(PACK);
    let ran = linted(folder, PACK, &[&["--format", "short"], more].concat());
    let lines = ran.out.lines().map(|line| line.replace(&format!("{pack}/"), ""));
    lines.collect()
}

/// The only finding about a pack with one edit.
fn only(file: &str, old: &str, new: &str, more: &[&str]) -> String {
    let folder = Folder::with_pack();
    folder.edit(&format!("{PACK}/{file}"), old, new);
    let told = told(&folder, more);
    assert_eq!(told.len(), 1, "“{new}” for “{old}” in {file}:\n{}", told.join("\n"));
    told[0].clone()
}

/// Whether the only finding is what it should be.
fn is(file: &str, old: &str, new: &str, wanted: &str) {
    let said = only(file, old, new, &[]);
    assert!(said.contains(wanted), "{said}\nis not {wanted}");
}

#[test]
fn what_a_promised_language_lacks_is_one_error() {
    let ftl = "locales/eo/skill.ftl";
    let whole = Folder::with_pack().read(&format!("{PACK}/{ftl}"));
    is(
        ftl,
        &whole,
        "# Nothing.\n",
        "skill/moonwalk.toml:1:1: error[no-name]: “moonwalk” has no name",
    );
    let text = whole.lines().nth(1).expect("its text");
    is(ftl, text, "", "error");
    is(
        ftl,
        &format!("{text}\n"),
        "",
        "skill.ftl:1:1: error[no-card-text]: “moonwalk” has no “.text”",
    );
    let ask = whole.lines().nth(2).expect("what it asks");
    is(ftl, &format!("{ask}\n"), "", "skill.ftl:1:1: error[no-ask-text]: “moonwalk” asks “swap”");
    let class = "locales/en/class.ftl";
    is(class, "    .power = Wakeful\n", "", "class.ftl:1:1: warning[nameless-power]: the power");
    is(class, ".power", ".powr", "class.ftl:2:6: warning[unused-attribute]: nothing shows “.powr”");
    // Nobody has to read a flavour.
    let flavour = whole.lines().nth(4).expect("its flavour");
    is(ftl, flavour, "", "warning[languages-differ]: “skill/moonwalk” has no “.flavour” in “eo”");
}

#[test]
fn a_name_that_is_misspelt_is_told_where_it_stands() {
    for tag in ["en", "eo"] {
        let race = format!("locales/{tag}/race.ftl");
        let no_name = format!("{race}:1:1: error[no-name]: “moonfolk” has no name in “{tag}”");
        is(&race, "moonfolk", "monfolk", &no_name);
        let skill = format!("locales/{tag}/skill.ftl");
        is(&skill, ".ask-swap", ".ask-swop", "error[no-ask-text]: “moonwalk” asks “swap”");
        is(&skill, ".text", ".txt", "error[no-card-text]: “moonwalk” ");
    }
    is(
        "locales/eo/skill.ftl",
        ".flavour",
        ".flavor",
        "[unused-attribute]: nothing shows “.flavor”",
    );
}

#[test]
fn what_cannot_be_read_is_not_missing_too() {
    is(
        "armor_set/moonsilk.toml",
        "size = 2",
        "size = \"two\"",
        "armor_set/moonsilk.toml:1:8: error",
    );
    for tag in ["en", "eo"] {
        is(&format!("locales/{tag}/skill.ftl"), "{ $die } (", "{ $die (", "error[syntax]");
    }
    is("effects/moon.luau", "gather(", "gather((", "moon.luau:3:22: error[script-syntax]");
    let folder = Folder::with_pack();
    folder.edit(&format!("{PACK}/locales/en/armor_set.ftl"), "the moon is", "the { -moon } is");
    folder.write(&format!("{PACK}/locales/en/terms.ftl"), "-moon = moon\n");
    assert_eq!(told(&folder, &[]), [""; 0]);
    folder.write(&format!("{PACK}/locales/en/terms.ftl"), "-moon = moon {\n");
    let said = told(&folder, &[]);
    assert!(said.len() == 1 && said[0].contains("terms.ftl:"), "{}", said.join("\n"));
}

#[test]
fn what_stands_in_a_pack_that_is_not_there_is_not_told() {
    let folder = Folder::with_pack();
    let edit = |path: &str, old, new| folder.edit(&format!("{PACK}/{path}"), old, new);
    edit("locales/en/armor_set.ftl", "the moon is", "the { -moon } is");
    edit("weapon/silver-sickle.toml", "\"gather\"", "\"gather_more\"");
    assert_eq!(told(&folder, &[]).len(), 2);
    edit("pack.toml", "\"roll_player\"]", "\"roll_player\", \"moon_base\"]");
    let said = told(&folder, &[]);
    assert!(said.len() == 1 && said[0].contains("[missing-requires]"), "{}", said.join("\n"));
    is(
        "pack.toml",
        "\"roll_player\"\nv",
        "\"roll_playr\"\nv",
        "pack.toml:2:8: error[unknown-game]",
    );
}

#[test]
fn a_function_that_is_misspelt_is_told_once() {
    let named = "error[missing-function]: the function “gather” is missing";
    is("effects/moon.luau", "{ gather =", "{ gathr =", named);
    is("skill/moonwalk.luau", "{ on_use =", "{ on_usee =", "[missing-function]");
    // Several cards that agree on a name: what they name is misspelt.
    let folder = Folder::with_pack();
    let card = folder.read(&format!("{PACK}/weapon/silver-sickle.toml"));
    let card = card.replace("number = 201", "number = 221");
    folder.write(&format!("{PACK}/weapon/sickle.toml"), card);
    for (tag, name) in [("en", "Sickle of Tin"), ("eo", "Stana Serpo")] {
        let path = format!("{PACK}/locales/{tag}/weapon.ftl");
        let text = folder.read(&path);
        let (_, rest) = text.split_once('\n').expect("a name, then more");
        folder.write(&path, format!("{text}sickle = {name}\n{rest}"));
    }
    let ruling = folder.read(&format!("{PACK}/weapon/silver-sickle.play"));
    let ruling = ruling.replace("silver-sickle", "sickle");
    folder.write(&format!("{PACK}/weapon/sickle.play"), ruling);
    assert_eq!(told(&folder, &["--deep=20"]), [""; 0]);
    folder.edit(&format!("{PACK}/effects/moon.luau"), "{ gather =", "{ gathr =");
    let said = told(&folder, &[]);
    assert!(said.len() == 1 && said[0].contains(named), "{}", said.join("\n"));
    // And one fault of what they share.
    folder.edit(&format!("{PACK}/effects/moon.luau"), "{ gathr =", "{ gather =");
    folder.edit(&format!("{PACK}/effects/moon.luau"), "\tme:gain", "\terror(\"no\")\n\tme:gain");
    let said = told(&folder, &["--deep=20", "--ignore", "unreachable"]);
    let at = "effects/moon.luau:4:1: error[fails-in-play]: “sickle” fails";
    assert!(said.len() == 1 && said[0].contains(at), "{}", said.join("\n"));
}

#[test]
fn an_error_of_a_script_is_not_told_by_its_rulings_too() {
    let deep = ["--deep=20"];
    let said = only("skill/moonwalk.luau", "me:swap(", "me:swop(", &deep);
    assert!(said.contains("moonwalk.luau:12:5: error[unknown-verb]"), "{said}");
    // What is found by running it alone.
    let said = only(
        "skill/moonwalk.luau",
        "me:swap(",
        "if me:gold() < 90 then error(\"no\") end\n\tme:swap(",
        &deep,
    );
    assert!(said.contains("moonwalk.luau:12:1: error[fails-in-play]"), "{said}");
    // A ruling that does not hold for a reason of its own is told.
    let said =
        only("skill/moonwalk.play", "A.gold = 2\n\nruling the", "A.gold = 3\n\nruling the", &deep);
    assert!(said.contains("error[then-differs]: `A.gold` is 2, not 3"), "{said}");
}

#[test]
fn a_head_that_is_wrong_at_each_of_its_tables_is_told_once() {
    let (old, new) = ("seats 2  edition second", "seats 2 3 4  edition secnd");
    is(
        "skill/moonwalk.play",
        old,
        new,
        "moonwalk.play:2:32: error[bad-setup]: “edition” has the unknown value",
    );
}

#[test]
fn a_game_whose_pack_is_not_there_has_not_changed_too() {
    let folder = Folder::with_pack();
    let save = folder.word("game.play");
    cardwright(&args(&save, &["--pack", &folder.word(PACK)]));
    let ran = cardwright(&["lint", &save, "--format", "short"]);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    assert!(ran.out.contains("error[missing-pack]"), "{}", ran.out);
}
