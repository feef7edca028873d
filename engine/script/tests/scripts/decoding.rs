//! Arguments of verbs, and the errors for invalid ones.

use script::{Limits, QueryAnswer};

use crate::toy::{Bench, PATH};

fn fault(body: &str) -> String {
    let bench = Bench::new(&format!("return {{ f = function(me, p)\n{body}\nend }}"));
    let fault = bench.run_fault("f");
    let prefix = format!("{PATH}:3:1: ");
    fault.strip_prefix(&prefix).unwrap_or_else(|| panic!("{fault}")).to_owned()
}

#[test]
fn wrong_arguments_say_what_was_expected() {
    for (body, message) in [
        ("me:add(1.5)", "me:add: “amount”: expected a whole number, got 1.5"),
        ("me:add(0/0)", "me:add: “amount”: expected a whole number, got NaN"),
        ("me:add()", "me:add: “amount”: expected a whole number, got nothing"),
        ("me:add('two')", "me:add: “amount”: expected a whole number, got \"two\""),
        ("me:add({})", "me:add: “amount”: expected a whole number, got a table"),
        ("me:add(1, 2)", "me:add: takes no more than: amount"),
        ("me:counter(1)", "me:counter: takes no arguments"),
        ("me.counter()", "me:counter: verbs are called with a colon: me:counter(…)"),
        ("me:push(100)", "me:push: expected an item below 100"),
        ("me:colour_of(-1)", "me:colour_of: “item”: expected a Item, got -1"),
        ("me:colour_of(256)", "me:colour_of: “item”: expected a Item, got 256"),
        ("me:at_least(1, 2)", "me:at_least: “strictly”: expected true or false, got 2"),
        ("me:count(3)", "me:count: “which”: expected a table of named fields, got 3"),
        (
            "me:count{ colour = 'rde' }",
            "me:count: “which”: field “colour”: expected one of \"red\", \"blue\", got \"rde\", \
             did you mean \"red\"?",
        ),
        (
            "me:count{ mni = 3 }",
            "me:count: “which”: unknown field “mni” in Which, did you mean “min”?",
        ),
        (
            "me:count{ zzz = 3 }",
            "me:count: “which”: unknown field “zzz” in Which; known: colour, min, max, except, \
             optional",
        ),
        ("me:count{ 3 }", "me:count: “which”: 1 is not a field of Which"),
        (
            "me:count{ optional = 1 }",
            "me:count: “which”: field “optional”: expected true or false, got 1",
        ),
        ("me:gain()", "unknown verb “gain”"),
        ("me:cuonter()", "unknown verb “cuonter”, did you mean “counter”?"),
    ] {
        let said = fault(body);
        if body == "me:gain()" {
            assert!(said.starts_with(message), "{said}");
        } else {
            assert_eq!(said, message, "{body}");
        }
    }
}

#[test]
fn right_arguments_arrive() {
    let bench = Bench::new(
        "return { f = function(me)
            local n = 0
            if me:count() == 3 then n += 1 end
            if me:count{} == 3 then n += 10 end
            if me:count{ colour = 'red' } == 1 then n += 100 end
            if me:count{ colour = 'blue', min = 2, max = 3 } == 1 then n += 1000 end
            if me:count{ except = me:numbered(3), optional = true } == 2 then n += 10000 end
            if me:colour_of(me:numbered(4)) == 'red' and me:at_least(-0.0, nil) then n += 100000 end
            return n
        end }",
    );
    assert_eq!(bench.query("f", &[]), Ok(QueryAnswer::Int(111_111)));
}

#[test]
fn what_there_is_of_a_thing_comes_as_a_list() {
    let bench = Bench::new(
        "return { f = function(me)
            local n = 0
            for at, item in me:items() do n += at * me:number_of(item) end
            n += 100 * #me:items{ min = 2 } + 1000 * #me:items{ min = 9 }
            local twos = me:items{ min = 2, max = 2 }
            if twos[1] == me:numbered(2) then n += 10000 end
            local colours = me:colours()
            if #colours == 2 and colours[1] == 'red' and colours[2] == 'blue' then n += 100000 end
            return n
        end }",
    );
    assert_eq!(bench.query("f", &[]), Ok(QueryAnswer::Int(110_214)));
}

#[test]
fn a_list_is_asked_for_like_any_other_verb() {
    for (body, message) in [
        ("me:items(3)", "me:items: “which”: expected a table of named fields, got 3"),
        ("me:items({}, 1)", "me:items: takes no more than: which"),
        ("me:colours(1)", "me:colours: takes no arguments"),
        ("me.items()", "me:items: verbs are called with a colon: me:items(…)"),
    ] {
        assert_eq!(fault(body), message, "{body}");
    }
    let bench = Bench::limited(
        "return { f = function(me)
            for n = 1, 90 do me:push(n) me:push(n) me:push(n) end me:items()
        end }",
        Limits { effect_fuel: 20_000, ..Limits::default() },
    );
    let words = "me:items: “nth”: expected no more than 255 things, got 256";
    assert!(bench.run_fault("f").ends_with(words), "{}", bench.run_fault("f"));
}

#[test]
fn a_handle_is_not_a_number_and_knows_what_it_is_of() {
    for (line, words) in [
        ("return me:number_of(3)", "me:number_of: “item”: expected a Item, got 3"),
        ("return me:numbered(me:numbered(3))", "expected a whole number, got a Item"),
        ("return me:numbered(3) + 1", "attempt to perform arithmetic (add)"),
        ("return me:numbered(3) < me:numbered(4)", "attempt to compare"),
        ("return me:numbered(3)", "expected a whole number, true, false or nothing, got a"),
    ] {
        let bench = Bench::new(&format!("return {{ f = function(me) {line} end }}"));
        let fault = bench.query_fault("f");
        assert!(fault.contains(words), "{line}: {fault}");
    }
    let bench = Bench::new(
        "return { f = function(me)
            local three = me:numbered(3)
            return three == me:numbered(3) and three ~= me:numbered(4) and tostring(three) == 'userdata'
        end }",
    );
    assert_eq!(bench.query("f", &[]), Ok(QueryAnswer::Bool(true)));
}
