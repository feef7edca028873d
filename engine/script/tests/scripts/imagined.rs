//! Runs without a game.

use std::collections::BTreeMap;

use diag::{Alone, Source};
use script::{Binder, Hook, Imagination, Imagined, Imagining, PassedValue, Type, WantedFunction};

use crate::toy::Toy;

const EFFECT: Hook<'static> = Hook {
    name: "on_use",
    doc: "",
    takes: &[],
    returns: None,
    guards: &[],
    number: None,
    event: true,
    moment: None,
    only: None,
};
const QUERY: Hook<'static> = Hook { returns: Some(Type::Int), ..EFFECT };

/// The runs of a function with a param `n`.
fn imagined(hook: &Hook<'_>, n: i64, body: &str) -> Imagining {
    let text = format!("--!strict\nreturn {{ it = function(me: Me, p: Params)\n{body}\nend }}");
    let shared = [("pack".to_owned(), Source::new("pack/effects/it.luau", text))];
    let mut binder = Binder::<Imagined<Toy>>::new(BTreeMap::new(), &shared, &Alone);
    let params = BTreeMap::from([("n".to_owned(), n)]);
    let place = Source::new("card.toml", "use").top();
    let wanted = [WantedFunction { function: "it", shared: true, place: &place }];
    let found = binder.bind("pack", None, &params, &wanted)[0];
    let (scripts, findings) = binder.finish();
    assert_eq!(findings, []);
    let (function, _) = found.expect("it is there");
    Imagination::<Toy>::new(&scripts).runs(function, &params, hook)
}

#[test]
fn each_answer_is_given_once() {
    let told = imagined(&EFFECT, 2, "if me:pick_colour() == 'red' then me:add(p.n) end");
    assert!(told.whole);
    let verbs = |nth: usize| {
        let said = told.runs[nth].run.said.iter();
        said.map(|said| said.verb.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(told.runs.len(), 2);
    assert_eq!((verbs(0), verbs(1)), (vec!["pick_colour", "add"], vec!["pick_colour"]));
}

#[test]
fn a_param_moves_what_comes_of_it() {
    let told = imagined(&EFFECT, 2, "me:add(p.n * 2) me:add(7)");
    let amounts = |run: &script::RunTold| {
        run.said.iter().map(|said| said.args[0].1.clone()).collect::<Vec<_>>()
    };
    let [varied] = &told.runs[..] else { panic!("one run: {told:?}") };
    assert_eq!(amounts(&varied.run), [PassedValue::Number(4), PassedValue::Number(7)]);
    let other = varied.with["n"].as_ref().expect("no fault");
    assert_eq!(amounts(other), [PassedValue::Number(6), PassedValue::Number(7)]);
}

#[test]
fn a_query_gives_the_same_again_and_lists_end() {
    let told = imagined(
        &QUERY,
        1,
        "if me:counter() ~= me:counter() then error('no') end
        local n = 0
        for _ in me:items({}) do n += 1 end
        return n",
    );
    assert!(told.whole && !told.runs.is_empty());
    let ends = told.runs.iter().map(|varied| varied.run.end.clone());
    let ends: std::collections::BTreeSet<_> = ends.collect();
    assert_eq!(ends, [0, 1, 2].map(PassedValue::Number).into());
}

#[test]
fn a_fault_is_no_run_and_many_answers_are_bounded() {
    let told = imagined(&EFFECT, 1, "error('no')");
    assert!(told.runs.is_empty() && told.whole);
    let told = imagined(
        &QUERY,
        1,
        "local sum = 0
        for n = 1, 20 do sum += me:number_of(me:numbered(n)) end
        return sum",
    );
    assert_eq!((told.runs.len(), told.whole), (script::IMAGINED_RUNS, false));
}

#[test]
fn numbers_that_the_script_names_are_tried_together() {
    let told = imagined(
        &QUERY,
        1,
        "if me:counter() == 17 and me:number_of(me:numbered(1)) == 23 then return 99 end
        return 0",
    );
    assert!(told.runs.iter().any(|varied| varied.run.end == PassedValue::Number(99)));
}
