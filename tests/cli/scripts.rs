//! What `lint` says of scripts, case by case: what it finds, and what it leaves alone.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Folder, cardwright};

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// What is around the body of a function.
#[derive(Clone, Copy)]
enum Around {
    /// `score(me, p): number`
    Score,
    /// `on_placed(me, p, die, by)`
    Placed,
    /// Nothing: the whole script is there.
    Whole,
}

use Around::{Placed, Score, Whole};

/// Bodies of functions, with the codes that `lint` finds in them.
const CASES: &[(Around, &str, &[&str])] = &[
    // Names.
    (Score, "local x = 1\ndo\n\tlocal x = 2\n\treturn x\nend", &["unused-name"]),
    (Score, "local x = 1\ndo\n\tlocal x = 2\n\tassert(x > 1)\nend\nreturn x", &["hidden-name"]),
    (Score, "local x = 1\nlocal function f(x: number): number\n\treturn x\nend\nreturn f(x)", &[]),
    (Score, "local x = 0\nx = 1\nreturn 2", &["unused-name"]),
    (Score, "local x = 0\nx += 1\nreturn 2", &["unused-name"]),
    (Score, "local x = 0\nx += 1\nreturn x", &[]),
    (
        Score,
        "for _, die in me:dice() do\n\tif me:face(die) > 3 then\n\t\treturn 1\n\tend\nend\nreturn 0",
        &[],
    ),
    (Score, "repeat\n\tlocal done = me:gold() > 0\nuntil done\nreturn 1", &[]),
    (Score, "return math.random(6)", &["unknown-global"]),
    (Score, "print(me:gold())\nreturn 1", &["unknown-global"]),
    (Score, "gold = me:gold()\nreturn 1", &["assigned-global"]),
    (Score, "local gold: Nubmer = me:gold()\nreturn gold", &["unknown-type"]),
    // Values.
    (Score, "return me:gold() / 2", &["fraction"]),
    (Score, "return math.floor(me:gold() / 2)", &[]),
    (Score, "return math.max(1.5, me:gold())", &["fraction"]),
    (Score, "return me:gold() // 2", &[]),
    (Score, "return p.stars * 2", &["missing-param"]),
    (Score, "return me:seat()", &["wrong-return"]),
    (Score, "return if me:gold() > 1 then me:seat() else 1", &["wrong-return"]),
    (Score, "return me:rivals_least(\"gold\")", &["maybe-nil"]),
    (Score, "return me:rivals_least(\"gold\") or 0", &[]),
    (Score, "local least = me:rivals_least(\"gold\")\nreturn least + 1", &["maybe-nil"]),
    (
        Score,
        "local least = me:rivals_least(\"gold\")\nif least == nil then\n\treturn 0\nend\nreturn least + 1",
        &[],
    ),
    (Score, "local least = me:rivals_least(\"gold\")\nassert(least)\nreturn least + 1", &[]),
    (
        Score,
        "local best = nil\nfor _, die in me:dice() do\n\tif best == nil or me:face(die) > me:face(best) then\n\t\tbest = die\n\tend\nend\nreturn if best then me:face(best) else 0",
        &[],
    ),
    (
        Score,
        "local all = { \"str\", \"dex\" }\nlocal sum = 0\nfor _, row in all do\n\tsum += me:sum(row)\nend\nreturn sum",
        &[],
    ),
    (Score, "return me:sum(\"strength\")", &["wrong-argument"]),
    (Score, "return me:face(me:seat())", &["wrong-argument"]),
    (Score, "return me:count_dice({ colour = \"red\", row = me:seat() })", &["wrong-argument"]),
    (Score, "return #me:dice({ colour = \"red\" })", &[]),
    (Score, "return me:gold() + me:seat()", &["wrong-operand"]),
    (Score, "return if me:gold() > me:seat() then 1 else 0", &["wrong-operand"]),
    (Score, "return if me:seat() == 1 then 1 else 0", &["never-equal"]),
    (Score, "return if me:class_colour() == \"red\" then 1 else 0", &[]),
    (Score, "return if me:class_colour() == \"rot\" then 1 else 0", &["never-equal"]),
    (Placed, "if by == me then\n\tme:gain_gold(1)\nend\nme:turn(die)", &["never-equal"]),
    (Placed, "if by == me:seat() then\n\tme:turn(die)\nend", &[]),
    (Placed, "if by == me:seat() and die:face() > 1 then\n\tme:turn(die)\nend", &["opaque-thing"]),
    (Placed, "if by ~= me:seat() then\n\treturn\nend\nme:swap(die, me:pick_die())", &["maybe-nil"]),
    (Placed, "if by == me:seat() then\n\tme:gain_gold(me:face(die) / 2)\nend", &["fraction"]),
    // What hooks call.
    (Score, "if me:gold() > 1 then\n\treturn 1\nend", &["missing-return"]),
    (Score, "if me:gold() > 1 then\n\treturn\nend\nreturn 1", &["missing-return"]),
    (Score, "if me:gold() > 1 then\n\treturn 1\nelse\n\treturn 2\nend", &[]),
    (Score, "while true do\n\tif me:gold() > 1 then\n\t\treturn 1\n\tend\nend", &[]),
    (Score, "error(\"never\")", &[]),
    (Placed, "if by == me:seat() then\n\tme:turn(die)\nend\nreturn 1", &["idle-return"]),
    (
        Whole,
        "local function score(_me: Me, _p: Params, _more: number): number\n\treturn 1\nend\nreturn { score = score }",
        &[],
    ),
    (
        Whole,
        "local function score(_me: Me, _p: Params, more: number): number\n\treturn more\nend\nreturn { score = score }",
        &["wrong-parameter"],
    ),
    (
        Whole,
        "local function score(p: Params, me: Me): number\n\treturn me:gold() * #p\nend\nreturn { score = score }",
        &["wrong-parameter"],
    ),
    (
        Whole,
        "local function of(n: number): (Me, Params) -> number\n\treturn function(me: Me, _p: Params): number\n\t\treturn n / me:gold()\n\tend\nend\nreturn { score = of(2) }",
        &["fraction"],
    ),
    (
        Whole,
        "local function score(me: Me, _p: Params): number\n\treturn me:gold()\nend\nlocal function scored(me: Me): number\n\treturn me:gold()\nend\nreturn { score = score, scored = scored }",
        &["unused-function"],
    ),
    // Results and state.
    (Score, "me:gold()\nreturn 1", &["unused-result"]),
    (Score, "math.max(me:gold(), 1)\nreturn 1", &["unused-result"]),
    (
        Placed,
        "if by == me:seat() then\n\tme:pick_die({ optional = true })\n\tme:turn(die)\nend",
        &["unused-result"],
    ),
    (Placed, "if by == me:seat() and me:pay_gold(1) then\n\tme:turn(die)\nend", &[]),
    (
        Whole,
        "local count = 0\nlocal function score(_me: Me, _p: Params): number\n\tcount += 1\n\treturn count\nend\nreturn { score = score }",
        &["forgotten-state"],
    ),
    (
        Whole,
        "local seen = { 1 }\nlocal function score(_me: Me, _p: Params): number\n\ttable.insert(seen, 1)\n\treturn #seen\nend\nreturn { score = score }",
        &["forgotten-state"],
    ),
    (
        Whole,
        "local worth = { red = 1, blue = 2 }\nworth.green = 3\nlocal function score(_me: Me, _p: Params): number\n\tlocal sum = 0\n\tfor _, points in pairs(worth) do\n\t\tsum += points\n\tend\n\treturn sum\nend\nreturn { score = score }",
        &[],
    ),
    // Loops.
    (
        Score,
        "local n = 1\nwhile true do\n\tn *= 2\n\tif n > me:gold() then\n\t\tbreak\n\tend\nend\nreturn n",
        &[],
    ),
    (Score, "local n = 1\nwhile true do\n\tn = n * 2\nend", &["endless-loop"]),
    (Score, "local n = 1\nrepeat\n\tn = n + me:gold()\nuntil false", &["endless-loop"]),
    (
        Score,
        "local n, t = 3, 0\nwhile n > 0 do\n\tt += me:gold()\nend\nreturn t",
        &["endless-loop"],
    ),
    (
        Score,
        "local n, t = me:rivals_least(\"gold\"), 0\nwhile n do\n\tt += me:gold()\nend\nreturn t",
        &["endless-loop"],
    ),
    (Score, "local n = 3\nwhile n > 0 do\n\tn -= 1\nend\nreturn n", &[]),
    (Score, "local all = { 1 }\nwhile #all > 0 do\n\ttable.remove(all)\nend\nreturn #all", &[]),
    (
        Score,
        "local n = 3\nwhile n > 0 do\n\tif me:gold() > 2 then\n\t\treturn 1\n\tend\nend\nreturn n",
        &[],
    ),
    (
        Score,
        "local b: (number) -> number\nlocal function a(n: number): number\n\treturn b(n)\nend\nb = function(n: number): number\n\treturn a(n)\nend\nreturn a(1)",
        &["endless-calls"],
    ),
    (
        Score,
        "local b: (number) -> number\nlocal function a(n: number): number\n\treturn b(n)\nend\nb = function(n: number): number\n\treturn if n > 0 then a(n - 1) else 0\nend\nreturn a(1)",
        &[],
    ),
    (Score, "local n = 0\nfor _ = 1, 1000000 do\n\tn += 1\nend\nreturn n", &["endless-loop"]),
    (Score, "local n = 0\nfor _ = 10, 1, -1 do\n\tn += 1\nend\nreturn n", &[]),
    (
        Score,
        "local function f(n: number): number\n\treturn if n > 0 then f(n - 1) else 0\nend\nreturn f(3)",
        &[],
    ),
    (
        Score,
        "local function f(n: number): number\n\tif n > 0 then\n\t\treturn f(n - 1)\n\telse\n\t\treturn f(n + 1)\n\tend\nend\nreturn f(3)",
        &["endless-calls"],
    ),
    // Words that functions pass to each other.
    (
        Whole,
        "local function worth(me: Me, of: string): number\n\tif of == \"gold\" then\n\t\treturn me:gold()\n\tend\n\treturn 1\nend\nlocal function score(me: Me): number\n\treturn worth(me, \"gold\") + worth(me, \"xp\")\nend\nreturn { score = score }",
        &[],
    ),
    (
        Whole,
        "local function worth(me: Me, of: string): number\n\tif of == \"gold\" then\n\t\treturn me:gold()\n\telseif of == \"honour\" then\n\t\treturn me:honour()\n\tend\n\treturn 1\nend\nlocal function score(me: Me): number\n\treturn worth(me, \"gold\") + worth(me, \"xp\")\nend\nreturn { score = score }",
        &["unmatched-word"],
    ),
    (
        Whole,
        "local function worth(me: Me, of: string): number\n\tif of == \"gold\" then\n\t\treturn me:gold()\n\tend\n\treturn 1\nend\nlocal function score(me: Me): number\n\tlocal of = if me:gold() > 1 then \"xp\" else \"honour\"\n\treturn worth(me, of)\nend\nreturn { score = score }",
        &[],
    ),
    (
        Whole,
        "local function note(of: string, all: { string })\n\tif of == \"gold\" then\n\t\ttable.insert(all, of)\n\tend\nend\nlocal function score(_me: Me): number\n\tlocal all = {}\n\tnote(\"gold\", all)\n\tnote(\"xp\", all)\n\treturn #all\nend\nreturn { score = score }",
        &[],
    ),
    (
        Whole,
        "local function note(of: string, all: { number })\n\tif of == \"gold\" then\n\t\ttable.insert(all, 1)\n\tend\nend\nlocal function score(_me: Me): number\n\tlocal all = {}\n\tnote(\"gold\", all)\n\tnote(\"xp\", all)\n\treturn #all\nend\nreturn { score = score }",
        &["unmatched-word"],
    ),
    // Ways.
    (Score, "do\n\treturn 1\nend\nreturn 2", &["unreachable"]),
    (Score, "if me:gold() > 1 then\n\terror(\"no\")\nend\nreturn 2", &[]),
    (Score, "return if \"red\" then 1 else 0", &["constant-condition"]),
    (Score, "return if me:gold() > 1 then 1 else 1", &["same-twice"]),
    (Score, "return me:gold() - me:gold()", &[]),
    (Score, "local gold = me:gold()\nreturn gold - gold", &["same-twice"]),
    (Score, "local gold = me:gold()\ngold = gold\nreturn gold", &["same-twice"]),
    (Score, "if me:gold() > 3 then\nelseif me:gold() > 1 then\n\treturn 1\nend\nreturn 2", &[]),
    (Score, "if me:gold() > 3 then\nend\nreturn 2", &["empty-way"]),
];

/// The script of a case.
fn script(around: Around, body: &str) -> String {
    let body = body.replace('\n', "\n\t");
    let of = |name: &str, head: &str| {
        let uses = |name: &str, body: &str| if body.contains(name) { "" } else { "_" };
        let (me, p) = (uses("me", &body), uses("p.", &body));
        let head = head.replace("me:", &format!("{me}me:")).replace("p:", &format!("{p}p:"));
        format!("local function {name}({head}\n\t{body}\nend\n\nreturn {{ {name} = {name} }}")
    };
    let text = match around {
        Score => of("score", "me: Me, p: Params): number"),
        Placed => of("on_placed", "me: Me, p: Params, die: Die, by: Seat)"),
        Whole => body.replace("\n\t", "\n"),
    };
    format!("--!strict\n{text}\n")
}

#[test]
fn each_case_draws_its_codes_and_nothing_else() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    for (at, (around, body, _)) in CASES.iter().enumerate() {
        let hook = match around {
            Score | Whole => "score",
            Placed => "on_placed",
        };
        let known =
            ["number", "dots", "cost", "arrow", "effect"].map(|key| format!("{key} = \"known\"\n"));
        let number = 300 + at;
        let card = format!(
            "number = {number}\ndots = 1\ncost = 2\narrow = \"good\"\n\n[origin]\n{}\n[hooks.{hook}]\n",
            known.concat()
        );
        folder.write(&format!("example/trait/c{at}.toml"), card);
        folder.write(&format!("example/trait/c{at}.luau"), script(*around, body));
    }
    let ran = cardwright(&["lint", &folder.word("example"), "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for finding in json["findings"].as_array().expect("a list") {
        let text = |key: &str| finding[key].as_str().expect("a text").to_owned();
        let path = text("path");
        let name = path.rsplit('/').next().expect("a name").to_owned();
        found.entry(name).or_default().push(text("code"));
    }
    let mut wrong = Vec::new();
    for (at, (around, body, codes)) in CASES.iter().enumerate() {
        let said = found.get(&format!("c{at}.luau")).cloned().unwrap_or_default();
        if said != *codes {
            wrong.push(format!("{codes:?}, not {said:?}:\n{}", script(*around, body)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_script_that_no_card_calls_is_read_by_luau_first() {
    // Luau refuses to go down as deep as that; whoever goes there without asking it ends badly.
    for (open, close) in [("(", ")"), ("{", "}")] {
        let folder = Folder::new();
        folder.write("example/pack.toml", PACK);
        let nested = format!("return {}1{}\n", open.repeat(400_000), close.repeat(400_000));
        folder.write("example/weapon/example.luau", nested);
        let ran = cardwright(&["lint", &folder.word("example")]);
        assert!(ran.out.contains("script-unread") && ran.code == Some(0), "{}{}", ran.out, ran.err);
    }
}
