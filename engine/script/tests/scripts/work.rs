//! Fuel is work: no unit of it takes much longer than another, whatever a script does.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "what takes time is measured"
)]

use std::time::{Duration, Instant};

use script::{COSTS, Cause, Journal, Limits};

use crate::toy::{Bench, WELL};

/// Work that a script repeats: the code before the loop, and that of each iteration.
const KINDS: [(&str, &str, &str); 28] = [
    ("turns", "", ""),
    ("calls", "local function f() end", "f()"),
    ("deep calls", "local function f(n) if n > 0 then f(n - 1) end end", "f(90)"),
    ("reads of globals", "", "local _ = math"),
    ("caught errors", "local function f() error('x') end", "pcall(f)"),
    ("caught errors of Luau", "local function f() local _ = nil + 1 end", "pcall(f)"),
    ("numbers read", "", "local _ = tonumber(NUMBER)"),
    ("numbers written", "", "local _ = tostring(1.2345678901234567e-300)"),
    ("texts formatted", "", "local _ = string.format('n%.80f', 1e99)"),
    ("texts of many numbers", "", "local _ = string.format('n%g%g%g%g%g%g', 1, 2, 3, 4, 5, 6)"),
    ("texts in backticks", "local s = TEXT", "local _ = `{s}`"),
    ("tables", "", "local _ = {}"),
    ("computed keys", "local t, k = {}, 1", "t[k] = 1"),
    ("tables made at once", "", "local _ = table.create(1000, 1)"),
    ("clones", "local t = table.create(1000, 1)", "local _ = table.clone(t)"),
    ("clones of names", "local t = {} for n = 1, 200 do t[`n{n}`] = n end", "table.clone(t)"),
    ("sorts", "local t = table.create(1000, 1)", "table.sort(t)"),
    ("sorts of texts", "local t = {} for n = 1, 90 do t[n] = `{TEXT}{n % 9}` end", "table.sort(t)"),
    ("comparators", "local t = table.create(90, 1)", "table.sort(t, function() return false end)"),
    ("insertions before all", "local t = table.create(1000, 1)", "table.insert(t, 1, 1)"),
    ("removals of the first", "local t = table.create(1000, 1)", "table.remove(t, 1)"),
    ("searches", "local t = table.create(1000, 1)", "table.find(t, 2)"),
    ("cleared tables", "local t = {} for n = 1, 200 do t[`n{n}`] = n end", "table.clear(t)"),
    ("steps over holes", "local t = table.create(1000) t[1000] = 1", "next(t)"),
    ("verbs", "", "me:count({ min = 1 })"),
    ("the most of texts", "local a = NUMBER", "math.max(a, a, a, a, a, a, a, a)"),
    ("noise of texts", "local a = NUMBER", "math.noise(a, a, a)"),
    ("many arguments", "local function f(...) end", "f(ONES)"),
];

/// Code repeated within a line, and how often at most: as often as it fits in a script, or as its
/// fuel allows.
const LINES: [(&str, &str, &str, usize); 10] = [
    ("sums", "local a, b = 3, 4", "b=a+a ", 1500),
    ("sums of numbers in texts", "local a, b = NUMBER, 4", "b=a+a ", 1500),
    ("signs of numbers in texts", "local a, b = NUMBER, 4", "b=-a ", 1500),
    ("powers", "local a, b = 1.1, 4", "b=a^a ", 1500),
    ("loops that never turn", "local a = NUMBER", "for _=a,0 do end ", 1000),
    ("comparisons", "local a, b = TEXT, `{TEXT}` local c", "c=a<b ", 5000),
    ("reads", "local a, b = { x = 1 }, 1", "b=a.x ", 4000),
    ("writes", "local a = {}", "a[1]=1 ", 4000),
    ("computed keys", "local a, k = {}, 1", "a[k]=1 ", 4000),
    ("tables", "local a", "a={} ", 5000),
];

fn filled(text: &str) -> String {
    let number = "1.2345678901234567890123e-300";
    let ones = vec!["1"; 200].join(",");
    text.replace("ONES", &ones)
        .replace("TEXT", &format!("'{}'", "x".repeat(240)))
        .replace("NUMBER", &format!("'{number}'"))
}

/// Runs it until its fuel or memory is used up, several times. Returns the shortest time.
fn worst(what: &str, before: &str, turn: &str) -> Duration {
    let bench = Bench::new(&format!(
        "{WELL} local function bad(me)\n{}\nwhile true do {} end end\n\
         return {{ well = well, fine = fine, bad = bad }}",
        filled(before),
        filled(turn)
    ));
    let times = (0..5).map(|_| {
        let start = Instant::now();
        let fault = bench.run("bad", &Journal::new()).0.expect_err("it never ends");
        let time = start.elapsed();
        assert!(matches!(fault.cause, Cause::Fuel | Cause::Memory), "{what}: {fault}");
        time
    });
    times.min().expect("five")
}

/// The law of fuel: using up all fuel takes about the same time, whatever the work.
///
/// Times are compared within one run of this test, so the check does not depend on the machine. A
/// script that found a cheap way to waste time would take fifty times as long, not twice.
#[test]
fn no_unit_of_fuel_takes_much_longer_than_another() {
    let turns = KINDS.iter().map(|(what, before, turn)| (*what, worst(what, before, turn)));
    let lines = LINES.iter().flat_map(|(what, before, line, most)| {
        [50, 400, *most].map(|count| (*what, worst(what, before, &line.repeat(count))))
    });
    let mut all: Vec<_> = turns.chain(lines).collect();
    all.sort_by_key(|(_, time)| *time);
    for (what, time) in &all {
        println!("{time:>12.1?} {what}");
    }
    let (dearest, longest) = all.last().expect("some");
    // Cases that end at once, because of memory or a very expensive iteration, say nothing about
    // the unit; compare with the plain loop.
    let plain = all.iter().find(|(what, _)| *what == "turns").expect("the first").1;
    let ratio = longest.as_secs_f64() / plain.as_secs_f64();
    println!("{dearest}: {ratio:.1} times a plain loop");
    assert!(ratio < 50.0, "{dearest} take {ratio:.0} times as long as a plain loop for their fuel");
}

/// The fuel of some work from start to end, chunk and function together.
const PRICES: [(&str, u32); 8] = [
    ("for _ = 1, 20 do local function f() end f() end", 186),
    ("for _ = 1, 10 do end", 36),
    ("for _ = 1, 5 do local _ = `{1}` end", 196),
    ("pcall(error, 'x')", 40),
    ("local _ = string.format('%d', 1)", 30),
    ("local t = table.create(100, 1) table.sort(t)", 194),
    ("for _ = 1, 5 do me:counter() end", 76),
    ("for _ = 1, 20 do local a = 1 a += 1 a += 1 end", 110),
];

#[test]
fn costs_have_a_version() {
    let cost = |body: &str| {
        let text =
            format!("{WELL} return {{ well = well, fine = fine, f = function(me) {body} end }}");
        let ends = |effect_fuel: u32| {
            let bench = Bench::limited(&text, Limits { effect_fuel, ..Limits::default() });
            bench.run("f", &Journal::new()).0.is_ok()
        };
        // Loading a script costs less than any of these.
        (10..4_000).find(|fuel| ends(*fuel)).expect("it ends")
    };
    let costs: Vec<_> = PRICES.iter().map(|(body, _)| (*body, cost(body))).collect();
    let limits = Limits { query_fuel: 2_000, effect_fuel: 4_000, memory: 320 << 10 };
    let version = (COSTS, Limits::default(), costs);
    assert_eq!(version, (2, limits, PRICES.to_vec()), "costs have changed: so must their version");
}
