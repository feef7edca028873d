use desk::Packs;
use engine::SHELF;

use super::*;

fn api() -> Api {
    Api::of(SHELF[0])
}

fn read_one(text: &str) -> Arc<Script> {
    let sources = vec![Source::new("effects/test.luau", text)];
    let mut read = read_all(sources, &api());
    read.all.pop().expect("it is read")
}

fn read_all(sources: Vec<Source>, api: &Api) -> Scripts {
    // The desk's thread has a stack for deeply nested texts.
    let read = || read(sources, &BTreeSet::new(), api, &Bound::default(), &diag::Alone);
    desk::deep(read).expect("a thread")
}

#[test]
fn all_scripts_of_ours_are_read() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let content = packs.doubted();
    for game in SHELF {
        let (sources, api) = (content.library.scripts(game.id()), Api::of(*game));
        let count = sources.len();
        let scripts = read_all(sources, &api);
        assert_eq!((scripts.all.len(), scripts.unread.len()), (count, 0), "{}", game.id());
        let calls =
            |script: &&Arc<Script>| script.exports.iter().all(|(_, reach)| reach.verbs.is_empty());
        let silent: Vec<&str> =
            scripts.all.iter().filter(calls).map(|script| script.source.path()).collect();
        assert!(silent.len() * 2 < count, "calls of verbs are seen in most: {silent:?}");
    }
}

#[test]
fn what_hooks_come_to_is_followed_through_locals_and_tables() {
    let text = "local function paid(me: Me, p: Params)\n\tme:gain_gold(p.gold)\nend\n\
                local function more(me: Me)\n\tme:gold()\nend\n\
                local function twice(f: any)\n\treturn function(me: Me, p: Params)\n\t\t\
                f(me, p)\n\t\tme:round()\n\t\treturn p.times\n\tend\nend\n\
                local hooks = { score = twice(paid), price = more }\nreturn hooks\n";
    let script = read_one(text);
    let of = |name: &str| {
        let reach = script.reach(name).expect("it is returned");
        let said = |spans: &[Span]| {
            spans.iter().map(|span| script.said(*span).to_owned()).collect::<BTreeSet<_>>()
        };
        (said(&reach.verbs), said(&reach.reads))
    };
    let set = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(of("score"), (set(&["gain_gold", "round"]), set(&["gold", "times"])));
    assert_eq!(of("price"), (set(&["gold"]), set(&[])));
    assert!(script.reach("paid").is_none(), "a local is not returned");
}

#[test]
fn names_belong_to_the_nearest_declaration() {
    let text = "local function f(x: number): number\n\tdo\n\t\tlocal x = 2\n\tend\n\treturn x\nend\n\
                return { f = f }\n";
    let script = read_one(text);
    let uses = script.tree.locals.iter().map(|local| (script.said(local.name), local.reads));
    assert_eq!(uses.collect::<Vec<_>>(), [("f", 1), ("x", 1), ("x", 0)]);
}

/// The kind of the last value that the script's function returns.
fn given(body: &str) -> Value {
    let text = format!(
        "local function f(me: Me, p: Params, die: Die)\n\t{body}\nend\nreturn {{ f = f }}\n"
    );
    let (script, api) = (read_one(&text), api());
    let sight = script.sight(&api);
    let function = written(&script.tree).into_values().next().expect("there is one");
    let mut last = Value::Unknown;
    returned(&function.body, &mut |values| last = sight.value(&values[0]));
    last
}

#[test]
fn values_are_what_verbs_and_operators_make_them() {
    assert_eq!(given("return me:gold()"), Value::Number(Whole::Yes));
    assert_eq!(given("return me:gold() / 2"), Value::Number(Whole::No));
    assert_eq!(given("return math.floor(me:gold() / 2)"), Value::Number(Whole::Yes));
    assert_eq!(given("return p.gold * 2 + 1"), Value::Number(Whole::Yes));
    assert_eq!(
        given("local x = 0\n\tfor _, d in me:dice() do x += me:face(d) end\n\treturn x"),
        Value::Number(Whole::Yes)
    );
    assert_eq!(given("for _, d in me:dice() do return d end"), Value::Handle("Die"));
    let maybe = Value::Maybe(Box::new(Value::Handle("Die")));
    assert_eq!(given("local d = me:pick_die()\n\treturn d"), maybe);
    let checked = "local d = me:pick_die()\n\tif d then\n\t\treturn d\n\tend";
    assert_eq!(given(checked), Value::Handle("Die"));
    assert_eq!(given("local x = nil\n\tx = die\n\treturn x"), Value::Handle("Die"));
}

#[test]
fn what_is_nested_deeper_than_a_tree_is_not_read() {
    let nested = |levels| Source::new("a.luau", format!("return {}1\n", "- ".repeat(levels)));
    let sources = vec![nested(tree::DEEPEST + 1), nested(tree::DEEPEST - 10)];
    let scripts = read_all(sources, &api());
    assert_eq!((scripts.all.len(), scripts.unread.len()), (1, 1));
}

#[test]
fn functions_that_give_what_they_give_themselves_are_none() {
    let script = read_one("local function f()\n\treturn f()()\nend\nreturn { score = f() }\n");
    let (_, value) = script.tree.exports()[0];
    assert!(script.tree.function(value).is_none());
}
