//! The memory and limits of a run do not depend on earlier runs.

use std::collections::BTreeSet;

use script::{Argument, Fault, Journal, Limits, Ran, Recorded};

use crate::toy::{Bench, Table, WELL};

/// Bodies that use memory `n` times, in steps finer than the blocks of the allocator.
const TAKES: [(&str, &str); 4] = [
    ("long tables", "for i = 1, n do kept[i] = table.create(120 + i, i) end"),
    ("short tables", "for i = 1, n do kept[i] = { i, i, { i }, { i, { i }, { i } }, { i } } end"),
    (
        "tables with names",
        "for i = 1, 4 * n do kept[i] = { [`a{i}`] = i, [`b{i}`] = { c = i } } end",
    ),
    (
        "deep calls",
        "local function down(i) if i > 0 then table.sort({ 2, 1 }, function() down(i - 1) return \
         false end) end end down(n)",
    ),
];

/// Leaves garbage of many sizes.
const LITTER: &str = "local t = {} for i = 1, 20 do t[i] = table.create(i * 6, i) \
                      t[`x{i}`] = { [`y{i}`] = { i } } end";

fn bench(take: &str) -> Bench {
    // Enough fuel that memory runs out first.
    let limits = Limits { effect_fuel: 400_000, ..Limits::default() };
    let text = format!(
        "{WELL}\n\
         local function litter() {LITTER} end\n\
         local function act(me, _p, n) local kept = {{}} {take} me:add(#kept) end\n\
         local function ask(me, _p, n) local kept = {{}} {take} me:add(1) me:pick({{}}) \
         me:add(1) {take} end\n\
         return {{ well = well, fine = fine, litter = litter, act = act, ask = ask }}"
    );
    Bench::limited(&text, limits)
}

/// How a run of a function with a number ends, in words, and the table afterwards.
fn ends(bench: &Bench, name: &str, number: i64, journal: &Journal) -> (String, Table) {
    let mut table = Table::fresh();
    let (function, args) = (bench.function(name), [Argument::Int(number)]);
    bench.host.forget();
    match bench.host.run(&mut table, function, bench.params, &args, journal) {
        Ok(ran) => (format!("{ran:?}"), table),
        Err(fault) => (fault.to_string(), Table::default()),
    }
}

/// Produces garbage before a run.
fn litter(bench: &Bench, times: usize) {
    for _ in 0..times {
        bench.host.forget();
        assert_eq!(bench.run("litter", &Journal::new()).0, Ok(Ran::Done));
    }
}

#[test]
fn what_ran_before_does_not_matter() {
    for (what, take) in TAKES {
        let (new, used) = (bench(take), bench(take));
        let Ok(Ran::Asked(question)) = ends_asked(&new) else { panic!("{what}: it asks") };
        let mut answered = Journal::new();
        answered.push(question, Recorded::Int(1));
        // A reply that is rejected.
        let mut misled = Journal::new();
        misled.push(question, Recorded::Int(-1));
        let empty = Journal::new();
        let mut limits = BTreeSet::new();
        for number in (1..400).step_by(3) {
            for (name, journal) in
                [("act", &empty), ("ask", &empty), ("ask", &answered), ("ask", &misled)]
            {
                let fresh = bench(take);
                let first = ends(&fresh, name, number, journal);
                litter(&used, (number % 11) as usize);
                let then = ends(&used, name, number, journal);
                assert_eq!(then, first, "{what}, {name}, {number}: after others");
                litter(&used, (number % 7) as usize);
                used.host.tidy();
                let tidied = ends(&used, name, number, journal);
                assert_eq!(tidied, first, "{what}, {name}, {number}: when all is swept up");
                limits.insert(first.0.split(": ").nth(1).map(str::to_owned));
            }
        }
        assert!(limits.len() > 1, "{what} comes to no limit, or to nothing else: {limits:?}");
    }
}

/// A run of `ask` that uses little.
fn ends_asked(bench: &Bench) -> Result<Ran, Fault> {
    let (function, args) = (bench.function("ask"), [Argument::Int(1)]);
    bench.host.run(&mut Table::fresh(), function, bench.params, &args, &Journal::new())
}

#[test]
fn what_runs_have_left_can_be_given_back() {
    let bench = bench("");
    litter(&bench, 1);
    bench.host.tidy();
    let before = bench.host.memory().luau;
    litter(&bench, 30);
    let between = bench.host.memory().luau;
    assert!(between > before + before / 4, "{before} bytes, then {between}: they leave something");
    bench.host.tidy();
    assert!(bench.works(), "after it was tidied");
    let after = bench.host.memory().luau;
    assert!(after < before + before / 20, "{before} bytes, then {between}, then {after}");
}
