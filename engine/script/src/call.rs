//! The functions that scripts call for verbs.

use std::fmt::Write as _;
use std::rc::Rc;

use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, Lua, LuaString, Table, Value, Variadic};

use crate::run::{Callee, Decode, Shared};
use crate::sandbox::Sandbox;
use crate::stage::Stage;
use crate::verbs::{FilterType, Kind, Type, Verb, VerbEntry};

/// The function scripts call for a verb.
pub(crate) fn function<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    sandbox: &Sandbox,
    me: &Table,
    entry: &'static VerbEntry<S::Verb>,
) -> mlua::Result<Function> {
    let words = words(lua, &entry.verb)?;
    let arity = entry.verb.parameters.len();
    let mut verb = native(lua, shared, entry, entry.decode, arity, words.clone())?;
    if let Some(width) = flat_width(&entry.verb) {
        let fast = native(lua, shared, entry, entry.decode_flat, width, words)?;
        verb = flattening(lua, &entry.verb, me, fast, verb)?;
    }
    if entry.verb.kind == Kind::Ask {
        verb = sandbox.asking.call((verb, Value::NULL))?;
    }
    Ok(verb)
}

type Words = Vec<(&'static str, LuaString)>;

/// The words a verb may answer, made once.
fn words(lua: &Lua, verb: &Verb) -> mlua::Result<Words> {
    let mut kind = verb.result;
    while let Type::Optional(inner) = kind {
        kind = *inner;
    }
    let Type::Words { words, .. } = kind else { return Ok(Vec::new()) };
    words.iter().map(|word| Ok((*word, lua.create_string(word)?))).collect()
}

/// A function of fixed arity, so that a call allocates nothing.
fn native<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    entry: &'static VerbEntry<S::Verb>,
    decode: Decode<S::Verb>,
    arity: usize,
    words: Words,
) -> mlua::Result<Function> {
    let run = shared.clone();
    let callee = Callee { entry, decode, words };
    macro_rules! of_arity {
        ($($value:ident)*) => {
            lua.create_function(
                move |lua, (me, $($value,)* extra): (bool, $(of_arity!(@ $value),)* Value)| {
                    run.call(lua, &callee, (me, extra), &[$($value),*])
                },
            )
        };
        (@ $value:ident) => { Value };
    }
    match arity {
        0 => of_arity!(),
        1 => of_arity!(a),
        2 => of_arity!(a b),
        3 => of_arity!(a b c),
        4 => of_arity!(a b c d),
        5 => of_arity!(a b c d e),
        6 => of_arity!(a b c d e f),
        7 => of_arity!(a b c d e f g),
        8 => of_arity!(a b c d e f g h),
        9 => of_arity!(a b c d e f g h i),
        _ => lua.create_function(move |lua, (me, mut values): (bool, Variadic<Value>)| {
            let extra = if values.len() > arity { values[arity].clone() } else { Value::Nil };
            values.truncate(arity);
            run.call(lua, &callee, (me, extra), &values)
        }),
    }
}

/// How many plain values the arguments of a verb become, if one of them is a filter.
fn flat_width(verb: &Verb) -> Option<usize> {
    let width = |kind: &Type| match kind {
        Type::Filter(filter) => filter.fields.len(),
        _ => 1,
    };
    let filters = verb.parameters.iter().any(|of| matches!(of.kind, Type::Filter(_)));
    filters.then(|| verb.parameters.iter().map(|of| width(&of.kind)).sum())
}

/// A Luau function that takes filters apart, which costs less there than on this side, and calls
/// `fast` with plain values. Whatever is unusual goes to `slow` as it is, which says what is wrong.
fn flattening(
    lua: &Lua,
    verb: &Verb,
    me: &Table,
    fast: Function,
    slow: Function,
) -> mlua::Result<Function> {
    let codes = lua.create_table()?;
    let mut names = String::from("me");
    let mut flat = String::from("me");
    let mut body = String::new();
    for (at, parameter) in verb.parameters.iter().enumerate() {
        let _ = write!(names, ", a{at}");
        match parameter.kind {
            Type::Filter(filter) => {
                take_apart(lua, &codes, &mut body, at, filter)?;
                for field in filter.fields {
                    let _ = write!(flat, ", a{at}_{}", field.name);
                }
            }
            _ => {
                let _ = write!(flat, ", a{at}");
            }
        }
    }
    let text = format!(
        "local fast, slow, ours, codes, next, type = ...
        return function({names}, extra)
            if me ~= ours then return slow(nil, {names}, extra) end
            {}
            return fast({flat}, extra)
        end",
        body.replace("@slow", &format!("return slow({names}, extra)")),
    );
    let bytecode = Compiler::new().compile(text)?;
    let (next, kind): (Function, Function) = (lua.globals().get("next")?, lua.globals().get("type")?);
    lua.load(bytecode)
        .set_name("=[verbs]")
        .set_mode(ChunkMode::Binary)
        .call((fast, slow, me, codes, next, kind))
}

/// Adds the lines that spread one filter over locals.
fn take_apart(
    lua: &Lua,
    codes: &Table,
    body: &mut String,
    at: usize,
    filter: &FilterType,
) -> mlua::Result<()> {
    let locals: Vec<_> = filter.fields.iter().map(|field| format!("a{at}_{}", field.name)).collect();
    let _ = write!(
        body,
        "local {}
        if a{at} ~= nil then
            if type(a{at}) ~= 'table' then @slow end
            for name, value in next, a{at} do
                ",
        locals.join(", ")
    );
    for field in filter.fields {
        let name = field.name;
        if let (Some(of), Type::Words { words, .. }) = (field.kind.name(), field.kind) {
            if !codes.contains_key(of)? {
                let numbers = words.iter().enumerate().map(|(number, word)| (*word, number));
                codes.raw_set(of, lua.create_table_from(numbers)?)?;
            }
            let _ = write!(
                body,
                "if name == '{name}' then
                    a{at}_{name} = codes.{of}[value]
                    if a{at}_{name} == nil then @slow end
                else"
            );
        } else {
            let _ = write!(body, "if name == '{name}' then a{at}_{name} = value else");
        }
    }
    body.push_str(" @slow end end end\n");
    Ok(())
}
