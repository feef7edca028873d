//! Scripts that keep as much as possible until memory is full. Each run ends in a fault, and the
//! host goes on without using more memory than before.

use script::{Journal, Ran, Recorded};

use crate::toy::{Bench, WELL};

/// Expressions that create one more object in each iteration; `n` counts the iterations.
const THINGS: [(&str, &str); 12] = [
    ("strings", "tostring(n)"),
    ("texts in backticks", "`a text of some length that quotes {n}`"),
    ("formatted strings", "string.format('n%99d%99d', n, n)"),
    ("errors", "select(2, pcall(error, `{n}`))"),
    ("tables", "{ n, n, n, n, { n } }"),
    ("long tables", "table.create(1000, n)"),
    ("tables with names", "{ [`a{n}`] = n, [`b{n}`] = n }"),
    ("clones", "table.clone(table.create(1000, n))"),
    ("tables of tables", "{ kept, { kept }, {} }"),
    ("closures", "function() return n, kept end"),
    (
        "closures of their own",
        "(function() local own = { n } return function() return own end end)()",
    ),
    ("frozen tables", "table.freeze({ n })"),
];

/// Where the objects are kept.
const PLACES: [(&str, &str, &str); 3] = [
    ("in the module", "local kept = {}", ""),
    ("in the function", "", "local kept = {}"),
    ("behind a function", "local kept = (function() local t = {} return t end)()", ""),
];

/// How often each is called, in each of three ways.
const CALLS: usize = 12;

fn hoarder(thing: &str, (_, outside, inside): (&str, &str, &str)) -> String {
    let hoard =
        format!("{inside}\nlocal n = 0\nwhile true do n += 1 kept[#kept + 1] = {thing} end");
    format!(
        "{WELL}\n{outside}\n\
         local function look(me) {hoard} end\n\
         local function act(me) {hoard} end\n\
         local function ask(me) me:pick({{}}) {hoard} end\n\
         return {{ well = well, fine = fine, look = look, act = act, ask = ask }}"
    )
}

#[test]
fn hoarders_end_in_a_fault_and_leave_the_host_whole() {
    let mut calls = 0;
    for (what, thing) in THINGS {
        for place in PLACES {
            let bench = Bench::new(&hoarder(thing, place));
            let said = |fault: &str| {
                let ends =
                    ["too much memory", "runs too long"].iter().any(|end| fault.contains(end));
                assert!(ends, "{what} {}: {fault}", place.0);
            };
            let asked = bench.run("ask", &Journal::new()).0;
            let Ok(Ran::Asked(fingerprint)) = asked else { panic!("{what}: {asked:?}") };
            let mut journal = Journal::new();
            journal.push(fingerprint, Recorded::Int(1));
            let before = bench.host.memory().luau;
            for _ in 0..CALLS {
                said(&bench.query_fault("look"));
                said(&bench.run_fault("act"));
                said(&bench.run("ask", &journal).0.expect_err("it hoards").to_string());
                calls += 3;
            }
            assert!(bench.works(), "after {what} {}", place.0);
            let after = bench.host.memory().luau;
            assert!(after < 2 * before, "{what} {}: {before} bytes, then {after}", place.0);
        }
    }
    assert!(calls > 1_000, "{calls}");
}
