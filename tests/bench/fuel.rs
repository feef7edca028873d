//! Fuel is work: no unit of it takes many more instructions than another, whatever a script does.
//!
//! As with games, the benchmark runs itself under valgrind, once for each kind of work.

use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use script::{Cause, Journal};

use crate::instructions::{counted, counted_by_valgrind};
use crate::toy::{Bench, WELL};

/// The argument with which the benchmark runs itself: use up all fuel with this work.
pub const WASTE: &str = "fuel-of";

/// How many times as many instructions as a plain loop the dearest work may take for its fuel.
const MOST: f64 = 50.0;

/// How often the dearest lines are repeated.
const REPEATS: [usize; 3] = [50, 400, usize::MAX];

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

/// A kind of work.
struct Work {
    what: &'static str,
    before: &'static str,
    turn: String,
}

/// All of them; the first one is a plain loop.
fn all() -> Vec<Work> {
    let kinds =
        KINDS.iter().map(|(what, before, turn)| Work { what, before, turn: (*turn).into() });
    let lines = LINES.iter().flat_map(|(what, before, line, most)| {
        REPEATS.map(|count| Work { what, before, turn: line.repeat(count.min(*most)) })
    });
    kinds.chain(lines).collect()
}

/// What runs under valgrind: all fuel is used up twice, and the second time is counted.
pub fn waste(number: &str) -> ExitCode {
    let Some(work) = number.parse().ok().and_then(|at: usize| all().into_iter().nth(at)) else {
        eprintln!("no work has the number “{number}”");
        return ExitCode::from(2);
    };
    let bench = Bench::new(&format!(
        "{WELL} local function bad(me)\n{}\nwhile true do {} end end\n\
         return {{ well = well, fine = fine, bad = bad }}",
        filled(work.before),
        filled(&work.turn)
    ));
    let spend = || {
        let fault = bench.run("bad", &Journal::new()).0.expect_err("it never ends");
        assert!(matches!(fault.cause, Cause::Fuel | Cause::Memory), "{}: {fault}", work.what);
    };
    spend();
    counted(&spend);
    ExitCode::SUCCESS
}

/// Counts the instructions of all work, and says which takes most. Returns whether that is little
/// enough. Work that ends early, because of memory or a very expensive turn, says nothing about a
/// unit of fuel.
pub fn check() -> Result<bool, String> {
    let all = all();
    let left = Mutex::new((0..all.len()).collect::<Vec<_>>());
    let next = || left.lock().expect("nothing panics with it").pop();
    let count = || -> Result<Vec<(usize, u64)>, String> {
        let counts = std::iter::from_fn(next);
        counts.map(|at| Ok((at, counted_by_valgrind(&[WASTE, &at.to_string()])?))).collect()
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let counts: Result<Vec<_>, String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(count)).collect();
        threads.into_iter().map(|thread| thread.join().expect("it returns errors")).collect()
    });
    let mut counts: Vec<(usize, u64)> = counts?.into_iter().flatten().collect();
    counts.sort_by_key(|(at, _)| *at);
    let plain = counts.first().map_or(0, |(_, plain)| *plain);
    let (dearest, most) =
        counts.into_iter().max_by_key(|(_, count)| *count).expect("there is some work");
    let ratio = most as f64 / plain as f64;
    let what = all[dearest].what;
    println!("fuel: {what} take {ratio:.1} times as many instructions as a plain loop");
    if ratio >= MOST {
        println!("that is too much: less than {MOST} is allowed. Let that work use more fuel");
    }
    Ok(ratio < MOST)
}
