//! Effects that go on where they asked: the same as running them again, only sooner.

use script::{Fault, Journal, Limits, Ran, Recorded};

use crate::toy::{Bench, Table};

/// Asks in every place where a script may ask: plainly, twice within one verb, in a loop, inside
/// pcall, in a function of its own; and replies of every type.
const MANY: &str = "
local function twice(me) me:add(me:sum()) end
local function on_use(me, p)
    me:add(me:pick{ min = 2 } or 50)
    for at = 1, 2 do twice(me) me:add(at) end
    local ok = pcall(function() me:add((me:pick{ optional = true } or 7) * 10) error('on purpose') end)
    if not ok and me:pick_colour() == 'blue' then me:push(9) end
end
return { on_use = on_use }";

type Step = (Result<Ran, Fault>, Table);

/// All that happens up to the end, each answer given to the run that asked.
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

/// The same, run again from its start for each answer.
fn running_again(bench: &Bench, reply: impl Fn(usize) -> Recorded) -> Vec<Step> {
    let mut journal = Journal::new();
    let mut steps = vec![bench.run("on_use", &journal)];
    while let Ok(Ran::Asked(fingerprint)) = steps[steps.len() - 1].0 {
        assert!(journal.push(fingerprint, reply(journal.len())));
        steps.push(bench.run("on_use", &journal));
    }
    steps
}

#[test]
fn going_on_comes_to_the_same_point_as_running_again() {
    let bench = Bench::new(MANY);
    let replies: [fn(usize) -> Recorded; 3] = [
        |_| Recorded::Int(1),
        |at| Recorded::Int(at as i16),
        |at| if (1..5).contains(&at) { Recorded::Int(2) } else { Recorded::Nil },
    ];
    for reply in replies {
        let steps = going_on(&bench, reply);
        assert_eq!(steps, running_again(&bench, reply));
        assert_eq!(steps.len(), 8, "seven questions");
        assert_eq!(steps[7].0, Ok(Ran::Done));
    }
}

#[test]
fn going_on_takes_the_fuel_of_running_again() {
    let mut ends = [0, 0];
    for effect_fuel in 1..160 {
        let bench = Bench::limited(MANY, Limits { effect_fuel, ..Limits::default() });
        let reply = |_| Recorded::Int(1);
        let steps = going_on(&bench, reply);
        assert_eq!(steps, running_again(&bench, reply), "with fuel {effect_fuel}");
        ends[usize::from(steps[steps.len() - 1].0.is_ok())] += 1;
    }
    assert!(ends[0] > 10 && ends[1] > 10, "some run dry, some do not: {ends:?}");
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
fn a_run_that_holds_much_memory_is_not_kept() {
    let text = "return { on_use = function(me)
        local held = {}
        for at = 1, 60 do held[at] = string.rep(tostring(at), 30000) end
        me:add(me:pick{} + #held)
    end }";
    let bench = || Bench::limited(text, Limits { memory: 4 << 20, ..Limits::default() });
    let first = bench();
    let (ran, _) = first.run("on_use", &Journal::new());
    let Ok(Ran::Asked(fingerprint)) = ran else { panic!("{ran:?}") };
    assert_eq!(first.host.paused(), None);
    let mut journal = Journal::new();
    journal.push(fingerprint, Recorded::Int(1));
    assert_eq!(bench().run("on_use", &journal).0, Ok(Ran::Done));
}

#[test]
fn a_query_that_looks_at_nothing_is_known_from_then_on() {
    let bench = Bench::new(
        "return {
            fixed = function(_me, p, n) return p.bonus + n end,
            looks = function(me, _p, n) return me:counter() + n end,
        }",
    );
    let known = |name, arg| bench.host.known(bench.function(name), bench.params, arg);
    assert_eq!(known("fixed", 1), None);
    assert_eq!(bench.query("fixed", &[1]), Ok(script::Answer::Int(6)));
    assert_eq!(bench.query("looks", &[1]), Ok(script::Answer::Int(11)));
    assert_eq!(known("fixed", 1), Some(script::Answer::Int(6)));
    assert_eq!(known("fixed", 2), None);
    assert_eq!(known("looks", 1), None);
}
