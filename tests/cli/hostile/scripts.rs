//! Scripts that misbehave when they run: in a ruling, and in a whole game.

use super::super::{Folder, cardwright_reads};
use super::{Case, all, case, edit, inside, write};

/// Puts lines into the only function of the trait, which is asked for its stars.
fn score(folder: &Folder, body: &str) {
    let text = format!(
        "--!strict\nlocal function score(me: Me, p: Params): number\n{body}\nend\n\n\
         return {{ score = score }}\n"
    );
    write(folder, "trait/starry-eyed.luau", text);
    // One ruling is enough; what it expects is what a failing script brings.
    let ruling = "game roll_player  seats 2\n\nruling no stars\n\
                  given phase = end   A.cards = [starry-eyed]\nplay\nthen A.stars.starry-eyed = 0\n";
    write(folder, "trait/starry-eyed.play", ruling);
}

/// Puts lines into the only function of the skill, which acts.
fn on_use(folder: &Folder, body: &str) {
    let text = format!(
        "--!strict\nlocal function on_use(me: Me, p: Params)\n{body}\nend\n\n\
         return {{ on_use = on_use }}\n"
    );
    write(folder, "skill/moonwalk.luau", text);
    let ruling = "game roll_player  seats 2\n\nruling the game goes on\n\
                  given phase = market   A.cards = [moonwalk]   A.gold = 1   A.str = [red:5]\n\
                  given market = [honest, longsword]\nplay\n  A use moonwalk\n  A discard honest\n\
                  then A.gold = 3   A.str = [red:5]\n";
    write(folder, "skill/moonwalk.play", ruling);
}

const ASKED: [Case; 14] = [
    case(
        "an endless loop",
        |f| score(f, "\twhile true do end"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "runs too long",
    ),
    case(
        "a recursion without end",
        |f| {
            score(f, "\tlocal function f(n: number): number return 1 + f(n + 1) end\n\treturn f(1)")
        },
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "",
    ),
    case(
        "memory without end",
        |f| score(f, "\tlocal t = {}\n\twhile true do t[#t + 1] = table.create(1000, #t) end"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "too much memory",
    ),
    case(
        "a table of a thousand million",
        |f| score(f, "\treturn #table.create(1e9, 1)"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "more than 1024",
    ),
    case(
        "texts that double",
        |f| score(f, "\tlocal s = \"aa\"\n\twhile true do s = `{s}{s}` end"),
        "script-fault",
        "trait/starry-eyed.luau:4:1",
        "string.format would write 260 bytes, more than 256",
    ),
    case(
        "a string of a gigabyte",
        |f| score(f, "\treturn #string.rep(\"x\", 1000000000)"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "attempt to call a nil value",
    ),
    case(
        "a loop behind pcall",
        |f| score(f, "\twhile true do pcall(function() while true do end end) end"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "runs too long",
    ),
    case(
        "an act in a query",
        |f| score(f, "\tme:gain_gold(1)\n\treturn 1"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "query hooks are read-only",
    ),
    case(
        "an act in a query behind pcall",
        |f| score(f, "\tpcall(function() me:gain_gold(1) end)\n\treturn 1"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "query hooks are read-only",
    ),
    case(
        "a word for a number",
        |f| score(f, "\treturn \"two\" :: any"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "expected a whole number",
    ),
    case(
        "nothing for a number",
        |f| score(f, "\treturn nil :: any"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "expected a whole number",
    ),
    case(
        "a fraction",
        |f| score(f, "\treturn 0.5"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "expected a whole number",
    ),
    case(
        "a number without measure",
        |f| score(f, "\treturn 2 ^ 62"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "expected -99 to 99",
    ),
    case(
        "an error of its own",
        |f| score(f, "\terror(\"boom\")"),
        "script-fault",
        "trait/starry-eyed.luau:3:1",
        "boom",
    ),
];

#[test]
fn scripts_that_are_asked() {
    all(&ASKED, "test");
}

const ACTING: [Case; 9] = [
    case(
        "an endless loop",
        |f| on_use(f, "\tme:gain_gold(5)\n\twhile true do end"),
        "script-fault",
        "skill/moonwalk.luau:4:1",
        "runs too long",
    ),
    case(
        "an error swallowed by pcall",
        |f| on_use(f, "\tpcall(function() me:turn(77) end)\n\tme:gain_gold(5)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "expected a Die, got 77",
    ),
    case(
        "a loop swallowed by pcall",
        |f| on_use(f, "\tpcall(function() while true do end end)\n\tme:gain_gold(5)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "runs too long",
    ),
    case(
        "a question in a comparator",
        |f| {
            on_use(
                f,
                "\tlocal t = { 1, 2, 3 }\n\ttable.sort(t, function() return me:confirm() end)",
            )
        },
        "script-fault",
        "skill/moonwalk.luau:4:1",
        "a question cannot be asked inside a comparator",
    ),
    case(
        "a coroutine",
        |f| on_use(f, "\tlocal c = (coroutine :: any).create(function() end)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "unknown global “coroutine”",
    ),
    case(
        "a value that nobody wants",
        |f| on_use(f, "\treturn 5 :: any"),
        "script-fault",
        "skill/moonwalk.luau:2:1",
        "expected nothing",
    ),
    case(
        "a number that does not fit",
        |f| on_use(f, "\tme:gain_gold(-1)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "expected a whole number from 0 to 255",
    ),
    case(
        "a misspelt verb",
        |f| on_use(f, "\t(me :: any):gain_golt(1)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "did you mean “gain_gold”?",
    ),
    case(
        "a misspelt number",
        |f| on_use(f, "\tme:gain_gold(p.golt)"),
        "script-fault",
        "skill/moonwalk.luau:3:1",
        "did you mean “gold”?",
    ),
];

/// The place in the script and the line of the ruling: two findings. That the ruling has no third
/// shows that what the script had done is undone and that the game went on.
#[test]
fn scripts_that_act() {
    for case in &ACTING {
        Case { errors: 2, ..*case }.run("test");
    }
}

const BEGIN: &str = "local function on_use(me: Me, p: Params)\n";

#[test]
fn a_script_that_counts_its_runs_counts_to_one() {
    let folder = Folder::with_pack();
    edit(&folder, "skill/moonwalk.luau", "--!strict\n", "--!strict\nlocal runs = 0\n");
    let lines = "\truns += 1\n\tif runs % 2 == 0 then\n\t\tme:pick_row({ filled = true })\n\tend\n";
    edit(&folder, "skill/moonwalk.luau", BEGIN, &format!("{BEGIN}{lines}"));
    let ran = super::cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert!(ran.out.ends_with(" rulings, 0 failed\n"), "{}", ran.out);
}

/// Keys that are tables would come in the order of their addresses.
#[test]
fn a_script_whose_keys_are_tables_fails() {
    let folder = Folder::with_pack();
    let lines = "\tfor _, size in { 20, 30, 60 } do\n\t\tlocal keys = {}\n\t\tfor n = 1, size do\n\t\t\t\
                 keys[{}] = n % 2 + 1\n\t\tend\n\t\tfor _, n in keys do\n\t\t\tme:gain_gold(n)\n\t\tend\n\tend\n";
    edit(&folder, "skill/moonwalk.luau", BEGIN, &format!("{BEGIN}{lines}"));
    let ran = super::cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("skill/moonwalk.luau:7:"), "{}", ran.out);
    assert!(ran.out.contains("a table cannot be a key of a table"), "{}", ran.out);
}

#[test]
fn a_game_with_a_failing_script_goes_on_to_its_end() {
    let folder = Folder::with_pack();
    let begin = "local function on_cleaned(me: Me, p: Params)\n";
    edit(
        &folder,
        "class/moonspeaker.luau",
        begin,
        &format!("{begin}\tme:pay_gold(1)\n\terror(\"boom\")\n"),
    );
    let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
    let args = ["play", "--solo", "--variant", "free-classes", "--lang", "en", "--seed", "5"];
    let args = [&args[..], &["--pack", &pack, "--save", &save]].concat();
    let input = format!("1\nmoonspeaker\n{}", "1\n".repeat(1000));
    let ran = cardwright_reads(&args, &input);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let faults = ran.out.matches("The script of Moonspeaker failed").count();
    assert_eq!(faults, 3, "three times, then the card rests:\n{}", ran.out);
    let rests = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(rests.contains("the card is disabled for the rest of this game"), "{}", ran.out);
    assert!(ran.out.contains("reputation stars"), "the game has an end:\n{}", ran.out);
    let saved = folder.read("game.play");
    assert!(saved.lines().count() > 50, "{saved}");
    assert!(!folder.path(&inside("game.play")).exists());
}

/// Each action that is granted asks its owner, who is then granted the next one.
#[test]
fn a_card_that_grants_action_after_action_is_stopped() {
    let folder = Folder::with_pack();
    edit(&folder, "class/moonspeaker.toml", "[hooks.on_cleaned]", "[hooks.on_acted]");
    let script = "--!strict\nlocal function on_acted(me: Me, p: Params, row: Row)\n\tme:act(row)\n\
                  end\n\nreturn { on_acted = on_acted }\n";
    write(&folder, "class/moonspeaker.luau", script);
    let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
    let args = ["play", "--solo", "--variant", "free-classes", "--lang", "en", "--seed", "5"];
    let args = [&args[..], &["--pack", &pack, "--save", &save]].concat();
    let ran = cardwright_reads(&args, &format!("1\nmoonspeaker\n{}", "1\n".repeat(3000)));
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("cards trigger one another endlessly"), "{said}");
    assert!(said.contains("the card is disabled for the rest of this game"), "{said}");
    assert!(said.contains("The game is over"), "the game has an end: {said}");
    let answers = folder.read("game.play").lines().filter(|line| line.starts_with("  A ")).count();
    assert!((200..1500).contains(&answers), "{answers}");
}

#[test]
fn a_card_that_sets_itself_off_without_end_is_stopped() {
    let folder = Folder::with_pack();
    edit(&folder, "weapon/silver-sickle.toml", "[hooks.on_row_filled]", "[hooks.on_gold_gained]");
    edit(&folder, "weapon/silver-sickle.toml", "use = \"gather\"\n", "");
    let script = "--!strict\nlocal function on_gold_gained(me: Me, p: Params)\n\
                  \tme:gain_gold(p.gold)\nend\n\nreturn { on_gold_gained = on_gold_gained }\n";
    write(&folder, "weapon/silver-sickle.luau", script);
    let ruling = "game roll_player  seats 2\n\nruling the game goes on\n\
                  given phase = dice   A.cards = [silver-sickle]   A.str = [red:1, red:1]\n\
                  given pool = [white:2, blue:3, green:5]   coins = []\nplay\n\
                  \x20 A take 1 white:2\n  A place white:2 str\nthen A.dice = 3\n";
    write(&folder, "weapon/silver-sickle.play", ruling);
    let ran = super::cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("endless-chain"), "{}", ran.out);
    assert!(ran.out.contains("weapon/silver-sickle.luau:"), "{}", ran.out);
}

#[test]
fn a_bonus_that_asks_for_the_totals_it_adds_to_comes_to_an_end() {
    let folder = Folder::with_pack();
    edit(&folder, "weapon/silver-sickle.toml", "[hooks.on_row_filled]", "[hooks.goal_bonus]");
    edit(&folder, "weapon/silver-sickle.toml", "use = \"gather\"\n", "");
    let script = "--!strict\nlocal function goal_bonus(me: Me, p: Params): number\n\
                  \tif me:goals_met() > 5 then\n\t\treturn 0\n\tend\n\treturn p.gold\nend\n\n\
                  return { goal_bonus = goal_bonus }\n";
    write(&folder, "weapon/silver-sickle.luau", script);
    let ruling = "game roll_player  seats 2\n\nruling one more\n\
                  given phase = end   A.race = human   A.cards = [silver-sickle]   A.str = [red:5]\n\
                  play\nthen A.total.str = 6   A.sum.str = 5\n";
    write(&folder, "weapon/silver-sickle.play", ruling);
    let ran =
        super::cardwright(&["test", &folder.word("moonlit_market"), "--only", "silver-sickle"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
}
