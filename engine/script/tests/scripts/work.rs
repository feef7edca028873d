//! The price of work, in units of fuel. That no unit takes much longer than another is counted by
//! `cargo instructions --check` (`tests/bench/fuel.rs`).

use script::{COSTS, Journal, Limits};

use crate::toy::{Bench, WELL};

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
