//! Known runs and effects continued at their questions give the same results as running the script
//! again.

use script::{
    Argument, Fault, FunctionId, Host, Journal, Limits, ParamsId, QueryAnswer, Ran, Recorded,
};

use crate::toy::{Bench, Table};

/// Asks in every place where a script can ask: plainly, twice within one verb, in a loop, inside
/// `pcall`, in a nested function; replies of every type, and a list.
const MANY: &str = "
local function twice(me) me:add(me:sum()) end
local function number(me, item, other) return if item then me:number_of(item) else other end
local function on_use(me, p)
    local first = me:pick{ min = 2 }
    me:add(number(me, first, 50))
    for at = 1, 2 do twice(me) me:add(at) end
    for at, item in me:items{ max = me:counter() } do me:add(at * me:number_of(item)) end
    local ok = pcall(function() 
        local item = me:pick{ optional = true }
        me:add(number(me, item, 7) * 10)
        if item == first then me:add(1) end
        error('on purpose')
    end)
    if not ok and me:pick_colour() == 'blue' then me:push(9) end
end
return { on_use = on_use }";

type Step = (Result<Ran, Fault>, Table);
type Run = fn(&Host<Table>, &mut Table, FunctionId, ParamsId, &Journal) -> Result<Ran, Fault>;

/// All steps up to the end, each answer given to the run that asked.
fn going_on(bench: &Bench, reply: impl Fn(usize) -> Recorded) -> Vec<Step> {
    let mut journal = Journal::new();
    let mut table = Table::fresh();
    let function = bench.function("on_use");
    let mut ran = bench.host.run(&mut table, function, bench.params, &[], &journal);
    let mut steps = vec![(ran.clone(), table.clone())];
    while let Ok(Ran::Asked(fingerprint)) = ran {
        assert!(journal.push(fingerprint, reply(journal.len())));
        let pause = bench.host.paused().unwrap();
        ran = bench.host.go_on(pause, &mut table, &journal).unwrap();
        steps.push((ran.clone(), table.clone()));
    }
    steps
}

/// All steps up to the end, run again from the start for each answer.
fn running_again(bench: &Bench, run: Run, reply: impl Fn(usize) -> Recorded) -> Vec<Step> {
    let mut journal = Journal::new();
    let mut steps = Vec::new();
    loop {
        let mut table = Table::fresh();
        let ran = run(&bench.host, &mut table, bench.function("on_use"), bench.params, &journal);
        steps.push((ran.clone(), table));
        let Ok(Ran::Asked(fingerprint)) = ran else { return steps };
        assert!(journal.push(fingerprint, reply(journal.len())));
    }
}

/// Uses known runs.
const KNOWN: Run =
    |host, table, on_use, params, journal| host.run(table, on_use, params, &[], journal);

/// Only in Luau.
const IN_LUAU: Run =
    |host, table, on_use, params, journal| host.run_in_luau(table, on_use, params, &[], journal);

/// With a tree that is dropped before each run.
const FORGOTTEN: Run = |host, table, on_use, params, journal| {
    host.forget();
    host.run(table, on_use, params, &[], journal)
};

const REPLIES: [fn(usize) -> Recorded; 3] = [
    |_| Recorded::Int(1),
    |at| Recorded::Int(at as i16),
    |at| if (1..5).contains(&at) { Recorded::Int(2) } else { Recorded::Nil },
];

#[test]
fn all_ways_come_to_the_same_point() {
    let bench = Bench::new(MANY);
    for round in 0..3 {
        for reply in REPLIES {
            let steps = running_again(&bench, IN_LUAU, reply);
            assert_eq!(steps.len(), 8, "seven questions");
            assert_eq!(steps[7].0, Ok(Ran::Done));
            assert_eq!(steps, going_on(&bench, reply), "in round {round}");
            assert_eq!(steps, running_again(&bench, KNOWN, reply), "in round {round}");
        }
    }
    let known = bench.host.memory().steps;
    for reply in REPLIES {
        going_on(&bench, reply);
        running_again(&bench, KNOWN, reply);
    }
    assert_eq!(bench.host.memory().steps, known, "nothing is new any more");
    for reply in REPLIES {
        let steps = running_again(&bench, IN_LUAU, reply);
        assert_eq!(steps, running_again(&bench, FORGOTTEN, reply));
        assert_eq!(steps, going_on(&bench, reply));
    }
}

#[test]
fn all_ways_take_the_same_fuel() {
    let mut ends = [0, 0];
    for effect_fuel in (40..1200).step_by(9) {
        let bench = || Bench::limited(MANY, Limits { effect_fuel, ..Limits::default() });
        let reply = |_| Recorded::Int(1);
        let steps = running_again(&bench(), IN_LUAU, reply);
        let warm = bench();
        for _ in 0..2 {
            assert_eq!(steps, going_on(&warm, reply), "with fuel {effect_fuel}");
            assert_eq!(steps, running_again(&warm, KNOWN, reply), "with fuel {effect_fuel}");
        }
        ends[usize::from(steps[steps.len() - 1].0.is_ok())] += 1;
    }
    assert!(ends[0] > 10 && ends[1] > 10, "some run dry, some do not: {ends:?}");
}

#[test]
fn a_run_that_waits_goes_on_though_all_is_forgotten() {
    let bench = Bench::new(MANY);
    let (mut journal, mut table) = (Journal::new(), Table::fresh());
    let on_use = bench.function("on_use");
    let mut ran = bench.host.run(&mut table, on_use, bench.params, &[], &journal);
    while let Ok(Ran::Asked(fingerprint)) = ran {
        assert!(journal.push(fingerprint, Recorded::Int(1)));
        bench.host.forget();
        let pause = bench.host.paused().unwrap();
        ran = bench.host.go_on(pause, &mut table, &journal).unwrap();
    }
    assert_eq!(ran, Ok(Ran::Done));
    let steps = running_again(&bench, IN_LUAU, |_| Recorded::Int(1));
    assert_eq!(steps[7].1, table);
}

#[test]
fn a_fault_is_told_each_time_and_not_kept() {
    let bench = Bench::new(
        "return { on_use = function(me) me:add(1) me:push(me:number_of(me:pick{}) * 50) me:push(1) end }",
    );
    for number in [2, 1, 2, 1] {
        let steps = running_again(&bench, KNOWN, |_| Recorded::Int(number));
        assert_eq!(steps, going_on(&bench, |_| Recorded::Int(number)));
        let (ran, _) = &steps[1];
        match ran {
            Ok(_) => assert_eq!(number, 1),
            Err(fault) => {
                let said = fault.to_string();
                assert!(
                    said.ends_with("test.luau:2:1: me:push: expected an item below 100"),
                    "{said}"
                );
            }
        }
    }
}

#[test]
fn what_is_known_is_bounded() {
    let bench = Bench::new(
        "return {
            on_use = function(me) for _ = 1, me:count{} do me:add(me:counter()) end end,
            other = function(me) return me:counter() end,
        }",
    );
    let query = |counter| {
        let mut table = Table { counter, ..Table::default() };
        bench.host.query(&mut table, bench.function("other"), bench.params, &[])
    };
    for counter in 0..6_000 {
        let mut table = Table { counter, ..Table::fresh() };
        let none = Journal::new();
        let ran = bench.host.run(&mut table, bench.function("on_use"), bench.params, &[], &none);
        assert_eq!((ran, table.counter), (Ok(Ran::Done), counter * 8));
    }
    let known = bench.host.memory().steps;
    assert!((16_000..=16_384).contains(&known), "{known}");
    // A function with too many runs takes no room from others.
    for _ in 0..2 {
        assert_eq!(query(7), Ok(QueryAnswer::Int(7)));
        assert_eq!(bench.host.memory().steps, known + 2);
    }
}

#[test]
fn only_the_run_that_asked_last_goes_on_and_only_once() {
    let bench = Bench::new(MANY);
    let (ran, mut table) = bench.run("on_use", &Journal::new());
    let Ok(Ran::Asked(fingerprint)) = ran else { panic!("{ran:?}") };
    let first = bench.host.paused().unwrap();
    let mut journal = Journal::new();
    assert_eq!(bench.host.go_on(first, &mut table.clone(), &journal), None, "nothing answered");
    journal.push(fingerprint ^ 1, Recorded::Nil);
    assert_eq!(bench.host.go_on(first, &mut table.clone(), &journal), None, "another question");
    let mut journal = Journal::new();
    journal.push(fingerprint, Recorded::Nil);
    assert!(bench.host.go_on(first, &mut table, &journal).is_some());
    assert_eq!(bench.host.go_on(first, &mut table, &journal), None, "it has gone on");
    let (_, mut again) = bench.run("on_use", &Journal::new());
    assert_eq!(bench.host.go_on(first, &mut again, &journal), None, "another run asked since");
    assert!(bench.host.paused().is_some_and(|last| last != first));
}

#[test]
fn a_query_that_looks_at_nothing_is_known_from_then_on() {
    let bench = Bench::new(
        "return {
            fixed = function(_me, p, n) return p.bonus + n end,
            looks = function(me, _p, n) return me:counter() + n end,
        }",
    );
    let known = |name, arg| {
        bench.host.known(bench.function(name), bench.params, &[Argument::Int(arg)]).ok()
    };
    assert_eq!(known("fixed", 1), None);
    assert_eq!(bench.query("fixed", &[1]), Ok(QueryAnswer::Int(6)));
    assert_eq!(bench.query("looks", &[1]), Ok(QueryAnswer::Int(11)));
    assert_eq!(known("fixed", 1), Some(QueryAnswer::Int(6)));
    assert_eq!(known("fixed", 2), None);
    assert_eq!(known("looks", 1), None);
}

#[test]
fn a_way_is_the_same_for_each_thing() {
    let bench = Bench::new(
        "return { on_use = function(me)
            local one = me:pick{}
            local other = me:pick{ except = one }
            if one == other then me:add(100) end
            me:add(me:number_of(other))
        end }",
    );
    let numbers = |one, other| {
        let steps = running_again(&bench, KNOWN, |at| Recorded::Int([one, other][at]));
        (steps[2].1.counter, bench.host.memory().steps)
    };
    // The numbers differ only at the end, where they are returned.
    let first = numbers(1, 7).1;
    for (one, other) in [(2, 7), (7, 2), (30, 31), (3, 7)] {
        assert_eq!(numbers(one, other).0, 10 + i64::from(other));
    }
    assert_eq!(bench.host.memory().steps, first + 2 * 2, "two ends for each new number");
    let same = numbers(5, 5);
    assert_eq!(same, (115, first + 2 * 2 + 4), "another way when it is the same thing");
}

#[test]
fn a_host_says_what_it_holds_and_gives_the_tree_back() {
    let bench = Bench::new(MANY);
    let bare = bench.host.memory();
    assert_eq!((bare.steps, bare.known), (0, 0));
    assert!(bare.luau > 0);
    running_again(&bench, KNOWN, REPLIES[0]);
    let known = bench.host.memory();
    assert!(known.steps > 7, "{known:?}");
    let least = known.steps * size_of::<QueryAnswer>();
    assert!((least..known.steps * 1_000).contains(&known.known), "{known:?}");
    bench.host.forget();
    assert_eq!((bench.host.memory().steps, bench.host.memory().known), (0, 0));
}

#[test]
fn replies_that_nobody_asked_for_are_a_fault_of_known_runs_too() {
    let bench = Bench::new("return { on_use = function(me) me:add(me:sum()) end }");
    let mut journal = Journal::new();
    while let (Ok(Ran::Asked(fingerprint)), _) = bench.run("on_use", &journal) {
        assert!(journal.push(fingerprint, Recorded::Int(1)));
    }
    assert_eq!(bench.run("on_use", &journal).0, Ok(Ran::Done));
    assert!(journal.push(7, Recorded::Nil));
    for _ in 0..2 {
        let fault = bench.run("on_use", &journal).0.unwrap_err();
        assert!(
            fault.message.ends_with("it asked 2 questions, but 3 replies are recorded"),
            "{fault}"
        );
    }
}

#[test]
fn what_a_hook_is_called_with_is_known_by_what_it_is() {
    let bench = Bench::new(
        "return { bonus = function(me, p, item, colour, by)
            if item == by then return 100 end
            return (if colour == \"red\" then 10 else 20) + p.bonus
        end }",
    );
    let bonus = |item, colour, by| {
        let args = [Argument::Handle("Item", item), Argument::Word(colour), by];
        let (function, mut table) = (bench.function("bonus"), Table::fresh());
        let answer = bench.host.query(&mut table, function, bench.params, &args);
        let in_luau = bench.host.query_in_luau(&mut table, function, bench.params, &args);
        assert_eq!(answer, in_luau);
        (answer.unwrap(), bench.host.memory().steps)
    };
    let seat = |number| Argument::Handle("Seat", number);
    // A different item or seat uses the same path; a different word does not.
    assert_eq!(bonus(1, "red", seat(1)), (QueryAnswer::Int(15), 1));
    assert_eq!(bonus(2, "red", seat(0)), (QueryAnswer::Int(15), 1));
    assert_eq!(bonus(2, "blue", seat(0)), (QueryAnswer::Int(25), 2));
    // The kind of value does not matter, but whether it is the same thing does.
    assert_eq!(bonus(2, "red", Argument::Handle("Item", 7)), (QueryAnswer::Int(15), 2));
    assert_eq!(bonus(7, "red", Argument::Handle("Item", 7)), (QueryAnswer::Int(100), 3));
    assert_eq!(bonus(7, "red", Argument::Bool(true)), (QueryAnswer::Int(15), 4));
}
