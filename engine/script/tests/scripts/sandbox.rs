//! The globals that scripts have, and those they do not have.

use script::{GLOBALS, QueryAnswer};

use crate::toy::{Bench, PATH};

fn says(body: &str) -> QueryAnswer {
    let bench = Bench::new(&format!("return {{ f = function(me, p)\n{body}\nend }}"));
    bench.query("f", &[]).unwrap_or_else(|fault| panic!("{body}\n{fault}"))
}

fn fault(body: &str) -> String {
    let bench = Bench::new(&format!("return {{ f = function(me, p)\n{body}\nend }}"));
    bench.query_fault("f")
}

#[test]
fn the_libraries_work() {
    for (body, number) in [
        ("return math.floor(7 / 2) + math.max(1, 2)", 5),
        ("return #string.format('%d-%s', 3, 'x')", 3),
        ("return ('abc'):len()", 3),
        ("return #tostring(12)", 2),
        ("return #`{1}{true}`", 5),
        ("local t = {3, 1, 2} table.sort(t) return t[1] * 100 + t[2] * 10 + t[3]", 123),
        ("local t = table.create(3, 2) return #t", 3),
        ("return math.max(1, 3, 2) + math.min(4, 2)", 5),
        ("return select('#', 1, nil, 3)", 3),
        ("local n = 0 for _, v in ipairs({1, 2}) do n += v end return n", 3),
        ("local n = 0 for k, v in {a = 1, b = 2} do n += v end return n", 3),
        ("return tonumber('12') :: number", 12),
        ("local ok, n = pcall(function() return 4 end) return n", 4),
        ("local t = table.clone({1, 2}) return table.find(t, 2)", 2),
        ("local t = {1, 2} table.clear(t) return #t", 0),
        ("local ok, why = pcall(error, 'x', 0) return #why", 1),
        ("local t = {} table.insert(t, 1) table.insert(t, 1, 5) return t[1] + table.remove(t)", 6),
        ("for i = 1, 10 do local t = table.create(1000, i) end return 1", 1),
    ] {
        assert_eq!(says(body), QueryAnswer::Int(number), "{body}");
    }
}

#[test]
fn what_is_taken_away_is_a_fault_with_its_line() {
    for name in [
        "os",
        "require",
        "loadstring",
        "getfenv",
        "setfenv",
        "coroutine",
        "collectgarbage",
        "newproxy",
        "gcinfo",
        "debug",
        "print",
        "load",
        "xpcall",
        "io",
        "buffer",
        "vector",
        "_G",
        "shared",
        "typeof",
        "unpack",
        "dofile",
        "integer",
        "bit32",
        "utf8",
        "getmetatable",
        "setmetatable",
        "rawget",
        "rawset",
        "rawequal",
        "rawlen",
    ] {
        let fault = fault(&format!("return {name} == nil"));
        assert!(fault.starts_with(&format!("{PATH}:3:1: unknown global “{name}”")), "{fault}");
    }
    for (name, takes) in [
        ("math.random", "1"),
        ("math.randomseed", "1"),
        ("string.rep", "'x', 2"),
        ("string.byte", "'x'"),
        ("string.char", "65"),
        ("string.sub", "'x', 1"),
        ("string.find", "'x', 'x'"),
        ("string.gsub", "'x', 'x', ''"),
        ("table.concat", "{}"),
        ("table.move", "{}, 1, 1, 2"),
        ("table.unpack", "{ 1 }"),
        ("bit32.band", "6, 3"),
        ("rawset", "{}, 1, 2"),
        ("rawlen", "{ 1 }"),
        ("setmetatable", "{}, {}"),
        ("getmetatable", "'x'"),
        ("typeof", "1"),
        ("vector.create", "1, 2, 3"),
        ("buffer.create", "1"),
    ] {
        let fault = fault(&format!("return {name}({takes})"));
        assert!(fault.contains("nil value") || fault.contains("unknown global"), "{fault}");
    }
    assert!(fault("return ('x'):rep(2)").contains("missing method 'rep'"));
    assert!(fault("return strng.len('x')").contains("did you mean “string”?"));
}

#[test]
fn the_globals_of_scripts_are_those_that_are_listed() {
    for (name, members) in GLOBALS {
        let there = fault(&format!("return error(if {name} then 'there' else 'gone')"));
        assert!(there.contains("there"), "{name}: {there}");
        if members.is_empty() {
            continue;
        }
        let all = fault(&format!(
            "local count = 0 for _ in {name} do count += 1 end return error(`count {{count}}`)"
        ));
        assert!(all.ends_with(&format!("count {}", members.len())), "{name}: {all}");
        for member in members {
            let there =
                fault(&format!("return error(if {name}.{member} then 'there' else 'gone')"));
            assert!(there.contains("there"), "{name}.{member}: {there}");
        }
    }
}

#[test]
fn a_library_function_at_fault_tells_the_line_of_the_script() {
    for (body, words) in [
        ("return string.len({})", "string expected"),
        ("return math.max(1, 2, 3, 4, 5, 6, 7, 8, 9)", "takes at most 8 numbers, not 9"),
        ("return string.format('%d', 'x')", "number expected"),
        ("return table.sort(3)", "table expected"),
        ("return math.floor('x')", "number expected"),
    ] {
        let fault = fault(body);
        assert!(fault.starts_with(&format!("{PATH}:3:1: ")), "{fault}");
        assert!(fault.contains(words) && !fault.contains('['), "{fault}");
    }
}

#[test]
fn nothing_can_be_written() {
    for body in [
        "x = 1",
        "string = 1",
        "string.len = 1",
        "math.floor = nil",
        "me.counter = nil",
        "me.other = 1",
        "p.bonus = 1",
        "p.other = 1",
        "table.insert(p :: any, 1)",
    ] {
        let fault = fault(body);
        assert!(fault.starts_with(&format!("{PATH}:3:1: ")), "{body} {fault}");
    }
    assert!(fault("x = 1").contains("write `local x`"));
}

#[test]
fn the_returned_table_is_frozen() {
    let bench = Bench::new("local all = {}\nall.f = function() all.f = nil end\nreturn all");
    assert!(bench.query_fault("f").contains("readonly"));
}

#[test]
fn nothing_tells_an_address() {
    for body in [
        "return tostring({}) == 'table'",
        "return tostring(error) == 'function'",
        "return tostring(me) == 'table'",
        "return not pcall(string.format, '%s', {})",
        "local ok, why = pcall(function() return `{me}` end) return not ok and #why < 100",
    ] {
        assert_eq!(says(body), QueryAnswer::Bool(true), "{body}");
    }
    for body in
        ["error({})", "error(me)", "error(error)", "local x = nil + {}", "return me < p", "error()"]
    {
        let fault = fault(body);
        assert!(!fault.contains("0x"), "{fault}");
        assert!(fault.starts_with(&format!("{PATH}:3:1: ")), "{fault}");
    }
}

#[test]
fn tables_are_gone_through_in_the_same_order_everywhere() {
    let text = "return { f = function(me)
        local t = {}
        for i = 1, 200 do t[`key{i * 7919 % 1009}`] = i t[i * 3.5] = i t[-i] = i end
        t[true] = 1 t[false] = 2
        local hash = 0
        for k, v in pairs(t) do
            hash = (hash * 31 + #tostring(k) + v) % 1000003
        end
        return hash
    end }";
    let before =
        Bench::new("local t = {} for i = 1, 500 do t[i] = {} end return { f = function() end }");
    let (first, second) = (Bench::new(text), Bench::new(text));
    assert_eq!(first.query("f", &[]), second.query("f", &[]));
    assert_eq!(first.query("f", &[]), first.query("f", &[]));
    drop(before);
}

#[test]
fn an_error_in_a_shared_effect_tells_the_line_there() {
    use crate::toy::{Table, source};
    use script::{Host, Journal, Limits, Program};
    let shared = diag::Source::new(
        "cards/toy/effects/gain.luau",
        "--!strict\nlocal function gain(me, p)\n  me:add(p.amuont)\nend\nreturn { gain = gain }",
    );
    let mut host = Host::<Table>::new(Limits::default());
    host.load(&Program::compile(&source("return {}")).unwrap()).unwrap();
    let module = host.load(&Program::compile(&shared).unwrap()).unwrap();
    let params = host.params(&[("amount".to_owned(), 1)].into());
    let gain = host.function(module, "gain").unwrap();
    let fault = host.run(&mut Table::fresh(), gain, params, &[], &Journal::new()).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "cards/toy/effects/gain.luau:3:1: unknown parameter “amuont”, did you mean “amount”?"
    );
    assert_eq!(fault.diagnostic().code.name(), "script-fault");
}

/// Writes under keys whose order would differ between runs.
const ADDRESSED: &[&str] = &[
    "local t = {} t[{}] = 1 return 1",
    "local t = {} t[function() end] = 1 return 1",
    "local t = {} local k = {} t[k] = 1 return 1",
    "local t = {} local k = {} t[ k --[[ ] = ]] ] --[[ here ]] = 1 return 1",
    "local t, n = {}, 0 t[{}], n = 1, 2 return n",
    "local t, n = {}, 0 n, t[{}] = 1, 2 return n",
    "local t = { [{}] = 1 } return 1",
    "local t = { 1, [function() end] = 2, 3 } return 1",
    "local t = { inner = {} } t.inner[{}] = 1 return 1",
    "local t = { { } } t[1][{}] = 1 return 1",
    "local t = {} t[(function() return {} end)()] = 1 return 1",
    "local t = {} local s = `{(function() t[{}] = 1 return 1 end)()}` return 1",
    "local t = {} t[p] = 1 return 1",
    "local t = {} t[me] = 1 return 1",
    "local t = {} t[math] = 1 return 1",
    "local t = {} t[pairs] = 1 return 1",
    "local t = {} t[{}] += 1 return 1",
    "local t = {} (t)[{}] = 1 return 1",
];

#[test]
fn keys_without_an_order_are_refused_where_they_are_written() {
    for body in ADDRESSED {
        let fault = fault(body);
        assert!(fault.contains("cannot be a key of a table"), "{body}\n{fault}");
    }
}

#[test]
fn keys_with_an_order_are_fine() {
    for (body, number) in [
        ("local t = {} local k = 'a' t[k] = 2 return t[k]", 2),
        ("local t = {} t[1], t[2] = 3, 4 return t[1] + t[2]", 7),
        ("local t = {} t[true] = 2 return t[true]", 2),
        ("local t = {} t[#t + 1] = 2 t[#t + 1] = 3 return #t", 2),
        ("local t = {} local k = 'a' t[k] = 1 t[k] += 2 return t[k]", 3),
        ("local k = 'a' local t = { [k] = 1, ['b'] = 2, [3] = 3 } return t.a + t.b + t[3]", 6),
        ("local t = { { 1 } } t[1][1] = 5 return t[1][1]", 5),
        ("local t = {} return if t[{}] == nil then 1 else 2", 1),
        ("local t: { [string]: number } = { a = 1 } return t.a", 1),
        ("local s = [[ t[{}] = 1 ]] return #s", 11),
        ("-- t[{}] = 1\nreturn 1", 1),
        ("local t = {} local function k() return 'a', 'b' end t[k()] = 4 return t.a", 4),
    ] {
        assert_eq!(says(body), QueryAnswer::Int(number), "{body}");
    }
}

#[test]
fn the_check_of_keys_has_a_name_that_scripts_do_not_use() {
    let text = "local __key = function(k) return k end return { f = function() end }";
    let finding = script::Program::compile(&diag::Source::new(PATH, text)).err();
    assert!(finding.is_some_and(|finding| finding.message.contains("__key")));
}

#[test]
fn lines_stay_where_they_are() {
    let fault = fault("local t = {}\nlocal k = 'a'\nt[k] = 1\nt[\nk] = 2\nerror('here')");
    assert!(fault.starts_with(&format!("{PATH}:8:")), "{fault}");
}
