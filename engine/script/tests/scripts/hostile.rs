//! Malicious scripts: each ends in a fault with its line, and the host works afterwards.

use script::{Journal, Limits, Recorded};

use crate::toy::{Bench, PATH, Table, WELL};

/// Runs a malicious body (on line 4) as a query and as an effect. Both must fail on `line` with one
/// of `words` (a query has less fuel), and the host must work afterwards.
fn harmless(body: &str, line: usize, words: impl Into<Words>) {
    let Words(words) = words.into();
    let text = format!(
        "{WELL}\nlocal function bad(me, p)\n{body}\nend\nreturn {{ well = well, fine = fine, bad = bad }}"
    );
    let bench = Bench::new(&text);
    for _ in 0..2 {
        for fault in [bench.query_fault("bad"), bench.run_fault("bad")] {
            assert!(fault.starts_with(&format!("{PATH}:{line}:")), "{body}\n{fault}");
            assert!(words.iter().any(|words| fault.contains(words)), "{body}\n{fault}");
            assert!(bench.works(), "after {body}");
        }
    }
}

/// One expected message, or several possible ones.
struct Words(Vec<&'static str>);

impl From<&'static str> for Words {
    fn from(words: &'static str) -> Self {
        Self(vec![words])
    }
}

impl<const N: usize> From<[&'static str; N]> for Words {
    fn from(words: [&'static str; N]) -> Self {
        Self(words.to_vec())
    }
}

#[test]
fn loops_for_ever() {
    harmless("while true do end", 4, "runs too long");
    harmless("local n = 0\nrepeat n += 1 until false", 5, "runs too long");
    harmless("for i = 1, 1e300 do end", 4, "runs too long");
}

#[test]
fn recurses() {
    let text = format!(
        "{WELL} local function f() return 1 + f() end local function bad() return f() end\n\
         return {{ well = well, fine = fine, bad = bad }}"
    );
    let bench = Bench::new(&text);
    for fault in [bench.query_fault("bad"), bench.run_fault("bad")] {
        let ends = ["too deeply", "runs too long", "too much memory"];
        assert!(ends.iter().any(|end| fault.contains(end)), "{fault}");
        assert!(bench.works());
    }
}

#[test]
fn allocates_without_end() {
    harmless(
        "local t = {}\nwhile true do table.insert(t, table.create(1000, 1)) end",
        3,
        "too much memory",
    );
    harmless("local s = 'x'\nwhile true do s = `{s}{s}` end", 5, "would write 260 bytes");
}

#[test]
fn allocates_and_keeps_it() {
    let text = format!(
        "{WELL}\nlocal kept = {{}}\nlocal function bad(me)\nwhile true do table.insert(kept, table.create(1000, #kept)) end end\nreturn {{ well = well, fine = fine, bad = bad }}"
    );
    let bench = Bench::new(&text);
    for _ in 0..3 {
        let fault = bench.query_fault("bad");
        assert!(fault.contains("too much memory"), "{fault}");
        assert!(bench.works());
    }
}

#[test]
fn writes_long_texts() {
    harmless("return #string.format('%99d%99d%99d', 1, 2, 3)", 4, "would write 297 bytes");
    harmless("return #('%99.99f'):format(1e300)", 4, "would write 401 bytes");
    harmless("return #string.format('%40d', 1)", 4, "begins like a number");
    harmless("return #string.format('%.40f', 1)", 4, "begins like a number");
    harmless("return #table.create(6e7)", 4, "table.create would build 60000000 entries");
}

#[test]
fn does_much_in_a_few_steps() {
    let wide = "local t = table.create(1000, 1)";
    for work in [
        "table.sort(t)",
        "table.insert(t, 1, 1) table.remove(t, 1)",
        "table.find(t, 2)",
        "local n = tonumber('12')",
        "local s = `{t[1]}`",
    ] {
        harmless(&format!("{wide} while true do {work} end"), 4, "runs too long");
    }
}

#[test]
fn raises_longer_and_longer_errors() {
    harmless(
        "local why = 'x' while true do local _, said = pcall(function() error(why) end) why = said if #why > 400 then return 1 end end",
        4,
        "runs too long",
    );
}

#[test]
fn swallows_errors_with_pcall() {
    harmless("while true do pcall(function() while true do end end) end", 4, "runs too long");
    harmless("pcall(function()\nwhile true do end end)", 5, "runs too long");
    harmless("local function f()\npcall(f) while true do end end\npcall(f)", 5, "runs too long");
    harmless(
        "pcall(function()\nlocal t = {} while true do t[#t + 1] = table.create(1000) end end)",
        4,
        "too much memory",
    );
    harmless(
        "pcall(function()\nme:add('x') end)",
        5,
        ["expected a whole number", "acts in a query"],
    );
    harmless(
        "pcall(function()\nreturn p.bonsu end)",
        5,
        "unknown parameter “bonsu”, did you mean “bonus”?",
    );
}

#[test]
fn an_error_of_its_own_may_be_caught() {
    let bench = Bench::new(
        "return { well = function(me)
            local ok, why = pcall(function() error('mine') end)
            if ok or why ~= 'cards/toy/test.luau:3: mine' then error(why) end
            return me:counter()
        end }",
    );
    assert_eq!(bench.query("well", &[]), Ok(script::QueryAnswer::Int(10)));
}

#[test]
fn yields_in_a_comparator() {
    let text = format!(
        "{WELL}
        local function sorts(me) table.sort({{ 3, 1, 2 }}, function(a, b)
            return me:pick{{}} ~= nil
        end) end
        local function hides(me) pcall(table.sort, {{ 3, 1, 2 }}, function(a, b)
            return me:pick{{}} ~= nil
        end) me:add(1) end
        return {{ well = well, fine = fine, sorts = sorts, hides = hides }}"
    );
    let bench = Bench::new(&text);
    for (name, line) in [("sorts", 4), ("hides", 7)] {
        let fault = bench.run_fault(name);
        assert!(fault.starts_with(&format!("{PATH}:{line}:")), "{name} {fault}");
        assert!(fault.contains("question"), "{name} {fault}");
        assert!(bench.works());
    }
}

#[test]
fn writes_in_a_query_hook() {
    let text = format!(
        "{WELL}
        local function adds(me) me:add(1) return 1 end
        local function asks(me) me:pick{{}} return 1 end
        local function late(me) local f = function() me:add(1) end f() return 1 end
        return {{ well = well, fine = fine, adds = adds, asks = asks, late = late }}"
    );
    let bench = Bench::new(&text);
    for (name, line) in [("adds", 3), ("asks", 4), ("late", 5)] {
        let fault = bench.query_fault(name);
        assert!(fault.starts_with(&format!("{PATH}:{line}:")), "{fault}");
        assert!(fault.contains("acts in a query hook"), "{fault}");
        let mut table = Table::fresh();
        let _ = bench.host.query(&mut table, bench.function(name), bench.params, &[]);
        assert_eq!(table, Table::fresh());
        assert!(bench.works());
    }
}

#[test]
fn returns_a_wrong_type() {
    let text = format!(
        "{WELL}
        return {{ well = well, fine = fine,
            text = function() return 'three' end,
            half = function() return 0.5 end,
            nan = function() return 0/0 end,
            huge = function() return 1/0 end,
            table = function() return {{}} end,
            func = function() return error end,
        }}"
    );
    let bench = Bench::new(&text);
    let expected = [
        ("text", "got \"three\""),
        ("half", "got 0.5"),
        ("nan", "got NaN"),
        ("huge", "got inf"),
        ("table", "got a table"),
        ("func", "got a function"),
    ];
    for (at, (name, words)) in expected.into_iter().enumerate() {
        let fault = bench.query_fault(name);
        assert!(fault.starts_with(&format!("{PATH}:{}:", at + 4)), "{fault}");
        assert!(fault.contains(words), "{fault}");
        assert!(bench.works());
    }
}

#[test]
fn no_run_leaves_anything_for_another() {
    let text = format!(
        "{WELL}
        local n, kept, list = 0, nil, {{ 1 }}
        local function make() local held = 0 return function() held += 1 return held end end
        local held = make()
        local function count(me) n += 1 list[#list + 1] = n return n + #list + held() end
        local function on_use(me) kept = kept or me me:add(count(me)) me:pick{{}} me:add(n) end
        local function late() return if kept then 1 else 0 end
        return {{ well = well, fine = fine, count = count, on_use = on_use, late = late }}"
    );
    let bench = Bench::new(&text);
    let asked = bench.run("on_use", &Journal::new());
    let Ok(script::Ran::Asked(fingerprint)) = asked.0 else { panic!("{:?}", asked.0) };
    let mut journal = Journal::new();
    journal.push(fingerprint, Recorded::Int(1));
    let done = bench.run("on_use", &journal);
    assert_eq!(done.0, Ok(script::Ran::Done));
    for _ in 0..3 {
        bench.host.forget();
        assert_eq!(bench.run("on_use", &Journal::new()), asked);
        assert_eq!(bench.run("on_use", &journal), done);
        assert_eq!(bench.query("count", &[]), Ok(script::QueryAnswer::Int(4)));
        assert_eq!(bench.query("late", &[]), Ok(script::QueryAnswer::Int(0)));
    }
    assert!(bench.works());
}

#[test]
fn fuel_runs_out_at_the_same_point_everywhere() {
    let text = "return { on_use = function(me) while true do me:add(1) end end }";
    let reached = |limits: Limits, before: bool| {
        let bench = Bench::limited(text, limits);
        if before {
            let _ = bench.run("on_use", &Journal::new());
        }
        let (ran, table) = bench.run("on_use", &Journal::new());
        assert!(ran.is_err());
        table.counter
    };
    let limits = Limits::default();
    let first = reached(limits, false);
    assert!(first > 300, "{first}");
    assert_eq!(first, reached(limits, false));
    assert_eq!(first, reached(limits, true));
    assert!(reached(Limits { effect_fuel: limits.effect_fuel / 2, ..limits }, false) < first);
}

#[test]
fn loading_is_bounded_too() {
    use diag::Source;
    use script::{Host, Program};
    for (text, words) in [
        ("--!strict\nwhile true do end\nreturn {}", "runs too long"),
        (
            "--!strict\nlocal t = {} while true do t[#t + 1] = table.create(1000) end\nreturn {}",
            "memory",
        ),
        ("--!strict\nerror('no')\nreturn {}", "no"),
        ("--!strict\nlocal x = nil + 1\nreturn {}", "arithmetic"),
    ] {
        let mut host = Host::<Table>::new(Limits::default());
        let program = Program::compile(&Source::new(PATH, text)).unwrap();
        let finding = host.load(&program).unwrap_err();
        assert!(finding.message.contains(words), "{finding:?}");
        assert_eq!(finding.code.name(), "script-fault");
        let fine = Program::compile(&Source::new(PATH, "--!strict\nreturn {}")).unwrap();
        assert!(host.load(&fine).is_ok());
    }
}
