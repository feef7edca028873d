//! Scripts that mean harm: pieces that are put together.

use super::chance::Chance;

/// What a script does.
const DEEDS: [&str; 26] = [
    "while true do end",
    "local function f() return f() + 1 end f()",
    "local t = {} while true do t[#t + 1] = {} end",
    "local t = {} while true do t[#t + 1] = table.create(1000, t) end",
    "local s = 'x' while true do s = `{s}{s}` end",
    "while true do pcall(error, 'x') end",
    "while true do pcall(function() while true do end end) end",
    "local t = table.create(1000, 1) while true do table.sort(t) end",
    "local t = table.create(1000, 1) while true do table.insert(t, 1, 1) end",
    "table.sort({ 3, 2, 1 }, function() return true end)",
    "error({})",
    "error(nil)",
    "error(`{1 / 0}`)",
    "local _ = nil + 1",
    "me.gold()",
    "me:gold(1, 2, 3, 4, 5, 6, 7)",
    "me:nothing_like_it()",
    "me:gain_gold(1e308)",
    "me:gain_gold(-1)",
    "me:gain_gold(0 / 0)",
    "while true do me:gain_gold(1) end",
    "while true do me:pick_die({ optional = true }) end",
    "for _ = 1, 300 do me:gold() end",
    "me:act(me:pick_row({}))",
    "return me",
    "return { me, p }",
];

/// Scripts that are hostile as texts: each is the whole of one.
fn odd(chance: &mut Chance) -> String {
    let many = 1 + chance.below(3000);
    match chance.below(10) {
        0 => format!("--!strict\nreturn {}1{}", "(".repeat(many), ")".repeat(many)),
        1 => format!("--!strict\nreturn {}{}", "{".repeat(many), "}".repeat(many)),
        2 => format!("--!strict\n{}", "local a = 1 ".repeat(many)),
        3 => format!("--!strict\nlocal t = {{{}}} return {{}}", "1,".repeat(many * 4)),
        4 => format!("--!strict\n{}{}", "if true then ".repeat(many), "end ".repeat(many)),
        5 => format!("--!strict\n--[[ {}", "x".repeat(many)),
        6 => format!("--!strict\nreturn `{}", "{`".repeat(many)),
        7 => format!("--!strict\nreturn function() {} end", "return function() ".repeat(many)),
        8 => format!("--!strict\nlocal a = '{}' return {{}}", "\\u{1f600}".repeat(many)),
        _ => format!("--!strict\nlocal a = {} return {{}}", "not ".repeat(many * 4) + "a"),
    }
}

/// A script with one or two deeds in the hooks that a card of the pack has, or an odd text.
pub fn script(chance: &mut Chance, hook: &str) -> String {
    if chance.below(4) == 0 {
        return odd(chance);
    }
    let (one, other) = (chance.one_of(&DEEDS), chance.one_of(&DEEDS));
    let returns = chance.one_of(&["", "return 1", "return true", "return 'x'", "return 1e9"]);
    let (outside, inside) = match chance.below(4) {
        0 => (one, ""),
        1 => ("", one),
        2 => (other, one),
        _ => ("local kept = {} local n = 0", one),
    };
    // A statement may not follow what returns.
    let inside = format!("do {inside} end {returns}");
    format!(
        "--!strict\nlocal me, p = nil :: any, nil :: any\ndo {outside} end\n\
         local function {hook}(me: Me, p: Params)\n{inside}\nend\nreturn {{ {hook} = {hook} }}\n"
    )
}
