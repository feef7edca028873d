//! Effects: acting, asking, and being run again.

use std::rc::Rc;

use script::{
    Argument, CAPACITY, FunctionId, Host, Journal, Limits, ParamsId, Program, QueryAnswer, Ran,
    Recorded, Stage,
};

use crate::toy::{Bench, PATH, Query, Table, Toy, source};

const FOUR: &str = "
local function on_use(me, p)
    me:add(1)
    local a = me:number_of(me:pick{ min = 2 })
    me:add(a * 10)
    local b = me:pick{ optional = true }
    if b == nil then me:add(100) end
    local c = me:sum()
    me:add(c * 1000)
    if me:pick_colour() == 'blue' then me:push(7) end
end
return { on_use = on_use }";

#[test]
fn an_effect_without_a_question_runs_to_its_end() {
    let bench = Bench::new("return { on_use = function(me, p, n) me:add(p.bonus + n) end }");
    let mut table = Table::fresh();
    let ran = bench.host.run(
        &mut table,
        bench.function("on_use"),
        bench.params,
        &[Argument::Int(4)],
        &Journal::new(),
    );
    assert_eq!(ran, Ok(Ran::Done));
    assert_eq!(table.counter, 19);
}

#[test]
fn a_suspended_effect_is_run_again_from_its_start() {
    let bench = Bench::new(FOUR);
    let mut journal = Journal::new();
    let replies =
        [Recorded::Int(3), Recorded::Nil, Recorded::Int(2), Recorded::Int(5), Recorded::Int(1)];
    let counters = [11, 41, 141, 141, 7141];
    for (reply, counter) in replies.into_iter().zip(counters) {
        let (ran, table) = bench.run("on_use", &journal);
        let Ok(Ran::Asked(fingerprint)) = ran else { panic!("{ran:?}") };
        assert_eq!(table.counter, counter);
        assert!(table.open.is_some(), "the stage has kept the question");
        assert!(journal.push(fingerprint, reply));
    }
    let (ran, table) = bench.run("on_use", &journal);
    assert_eq!(ran, Ok(Ran::Done));
    assert_eq!((table.counter, table.items), (7141, vec![1, 2, 3, 7]));
}

#[test]
fn the_same_effect_runs_in_another_host() {
    let (first, second) = (Bench::new(FOUR), Bench::new(FOUR));
    let mut journal = Journal::new();
    for at in 0.. {
        let bench = if at % 2 == 0 { &first } else { &second };
        match bench.run("on_use", &journal).0.unwrap() {
            Ran::Asked(fingerprint) => assert!(journal.push(fingerprint, Recorded::Int(2))),
            Ran::Done => break,
        }
    }
    assert_eq!(journal.len(), 5);
    assert_eq!(first.run("on_use", &journal), second.run("on_use", &journal));
}

#[test]
fn a_verb_that_asks_may_answer_at_once() {
    let bench = Bench::new(
        "return { on_use = function(me) if me:pick{ min = 50 } == nil then me:add(1) end end }",
    );
    let (ran, table) = bench.run("on_use", &Journal::new());
    assert_eq!((ran, table.counter), (Ok(Ran::Done), 11));
}

#[test]
fn another_question_than_the_one_answered_is_a_fault() {
    let bench = Bench::new(FOUR);
    let mut journal = Journal::new();
    journal.push(12345, Recorded::Int(1));
    let (ran, _) = bench.run("on_use", &journal);
    let fault = ran.unwrap_err();
    assert_eq!(
        fault.to_string(),
        format!(
            "{PATH}:5:1: me:pick: the script is not deterministic: its question 1 differs from \
             the one that was answered"
        )
    );
}

#[test]
fn a_reply_left_over_is_a_fault() {
    let bench = Bench::new("return {\n on_use = function(me) me:add(1) end }");
    let mut journal = Journal::new();
    journal.push(1, Recorded::Nil);
    let fault = bench.run("on_use", &journal).0.unwrap_err().to_string();
    assert!(fault.starts_with(&format!("{PATH}:3:1: the script is not deterministic")), "{fault}");
}

#[test]
fn too_many_questions_are_a_fault() {
    let bench =
        Bench::new("return { on_use = function(me)\n while true do me:pick_colour() end end }");
    let mut journal = Journal::new();
    for _ in 0..CAPACITY {
        let Ok(Ran::Asked(fingerprint)) = bench.run("on_use", &journal).0 else { panic!() };
        assert!(journal.push(fingerprint, Recorded::Nil));
    }
    let fault = bench.run("on_use", &journal).0.unwrap_err().to_string();
    assert!(
        fault.starts_with(&format!("{PATH}:3:1: me:pick_colour: asks more than 16")),
        "{fault}"
    );
}

#[test]
fn an_act_that_asks_is_a_fault() {
    let bench = Bench::new("return { on_use = function(me) me:sly() end }");
    let fault = bench.run_fault("on_use");
    assert!(fault.ends_with("asks, but is not declared as a verb that asks"), "{fault}");
}

#[test]
fn an_effect_returns_nothing() {
    let bench = Bench::new("return {\n on_use = function(me) return 1 end }");
    assert_eq!(
        bench.run_fault("on_use"),
        format!("{PATH}:3:1: the effect returned a wrong value: expected nothing, got 1")
    );
}

#[test]
fn queries_answer_numbers_truths_and_nothing() {
    let bench = Bench::new(
        "return {
            number = function(me, p, n) return me:counter() + me:count{ min = 2 } + p.cost + n end,
            truth = function(me) return me:at_least(10) and not me:at_least(10, true) end,
            nothing = function(me) end,
            zero = function(me) return -0.0 end,
        }",
    );
    assert_eq!(bench.query("number", &[7]), Ok(QueryAnswer::Int(21)));
    assert_eq!(bench.query("truth", &[]), Ok(QueryAnswer::Bool(true)));
    assert_eq!(bench.query("nothing", &[]), Ok(QueryAnswer::Nil));
    assert_eq!(bench.query("zero", &[]), Ok(QueryAnswer::Int(0)));
    let mut table = Table::fresh();
    let truth = bench.function("truth");
    let answer = bench.host.query(&mut table, truth, bench.params, &[]).unwrap();
    let number = bench.host.int(truth, answer).unwrap_err();
    assert!(number.message.ends_with("expected a whole number, got true"), "{number}");
    assert_eq!(bench.host.bool(truth, answer), Ok(true));
}

/// A stage whose verb queries the host again.
#[derive(Default)]
struct Nesting {
    bench: Option<Rc<Host<Nesting>>>,
    inner: Option<(script::FunctionId, script::ParamsId)>,
    levels: u32,
}

impl Stage for Nesting {
    type Verb = Toy;

    fn perform(&mut self, verb: Toy) -> script::Reply {
        match (verb, self.bench.clone(), self.inner) {
            (Toy::Query(Query::Nested), Some(host), Some((function, params)))
                if self.levels > 0 =>
            {
                let mut inner =
                    Self { bench: self.bench.clone(), inner: self.inner, levels: self.levels - 1 };
                let answer = host.query(&mut inner, function, params, &[]);
                match answer.and_then(|answer| host.int(function, answer)) {
                    Ok(number) => number.into(),
                    Err(fault) => script::Reply::Wrong(fault.message),
                }
            }
            (Toy::Query(Query::Nested), ..) => 1.into(),
            _ => script::Reply::Nil,
        }
    }

    fn answered(&mut self, _: Recorded) -> script::Reply {
        script::Reply::Nil
    }
}

/// A host in which each stage queries the next one, with the ids needed to call it.
fn nesting(limits: Limits) -> (Rc<Host<Nesting>>, [FunctionId; 2], ParamsId) {
    let text = "local function work(me, turns) for _ = 1, turns do me:counter() end end
        return {
            total = function(me) work(me, 3) local n = me:nested() work(me, 2) return n * 2 end,
            on_use = function(me) me:nested() me:add(me:nested()) end,
        }";
    let program = Program::compile(&source(text)).unwrap();
    let mut host = Host::<Nesting>::new(limits);
    let module = host.load(&program).unwrap();
    let params = host.params(&Default::default());
    let functions = ["total", "on_use"].map(|name| host.function(module, name).unwrap());
    (Rc::new(host), functions, params)
}

#[test]
fn a_verb_may_query_another_script() {
    let (host, [total, on_use], params) = nesting(Limits::default());
    let stage =
        |levels| Nesting { bench: Some(host.clone()), inner: Some((total, params)), levels };
    assert_eq!(host.query(&mut stage(0), total, params, &[]), Ok(QueryAnswer::Int(2)));
    assert_eq!(host.query(&mut stage(3), total, params, &[]), Ok(QueryAnswer::Int(16)));
    assert_eq!(host.run(&mut stage(2), on_use, params, &[], &Journal::new()), Ok(Ran::Done));
    let fault = host.query(&mut stage(4), total, params, &[]).unwrap_err();
    assert!(fault.message.contains("call each other too deeply"), "{fault}");
    assert_eq!(host.query(&mut stage(3), total, params, &[]), Ok(QueryAnswer::Int(16)));
}

#[test]
fn runs_within_runs_take_the_same_fuel_known_or_not() {
    let mut ends = [0, 0];
    for fuel in (40..1900).step_by(7) {
        let limits = Limits { query_fuel: fuel, effect_fuel: fuel, ..Limits::default() };
        let run = |warm: bool| {
            let (host, [total, on_use], params) = nesting(limits);
            let stage = |levels| Nesting {
                bench: Some(host.clone()),
                inner: Some((total, params)),
                levels,
            };
            let mut results = Vec::new();
            for levels in [0, 1, 2, 3, 2, 1, 0, 3] {
                if !warm {
                    host.forget();
                }
                let number = host.query(&mut stage(levels), total, params, &[]);
                let levels = levels.min(2);
                let ran = host.run(&mut stage(levels), on_use, params, &[], &Journal::new());
                results.push((number, ran));
            }
            results
        };
        let results = run(true);
        assert_eq!(results, run(false), "with fuel {fuel}");
        for (_, ran) in results {
            ends[usize::from(ran.is_ok())] += 1;
        }
    }
    assert!(ends[0] > 100 && ends[1] > 100, "some run dry, some do not: {ends:?}");
}
