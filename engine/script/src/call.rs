//! The Luau functions that carry out verbs.

use std::rc::Rc;

use mlua::{Function, Lua, LuaString, Value};

use crate::run::{Callee, Shared};
use crate::sandbox::Sandbox;
use crate::stage::Stage;
use crate::types::Type;
use crate::verbs::{Verb, VerbEntry, VerbKind};

/// The function that scripts call for a verb.
pub(crate) fn function<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    sandbox: &Sandbox,
    entry: &'static VerbEntry<S::Verb>,
) -> mlua::Result<Function> {
    let verb = native(lua, shared, Callee { entry, words: words(lua, &entry.verb)? })?;
    match entry.verb.kind {
        VerbKind::Ask => sandbox.asking.call(verb),
        VerbKind::Query if entry.verb.lists() => sandbox.listing.call(verb),
        VerbKind::Query | VerbKind::Act => Ok(verb),
    }
}

/// The words that a verb can return as Luau strings, created once.
fn words(lua: &Lua, verb: &Verb) -> mlua::Result<Vec<(&'static str, LuaString)>> {
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
    callee: Callee<S::Verb>,
) -> mlua::Result<Function> {
    let run = shared.clone();
    macro_rules! of_arity {
        ($($value:ident)*) => {
            lua.create_function(
                move |lua, (me, $($value,)* extra): (Value, $(of_arity!(@ $value),)* Value)| {
                    run.call(lua, &callee, (me, extra), &[$($value),*])
                },
            )
        };
        (@ $value:ident) => { Value };
    }
    match callee.entry.verb.parameters.len() {
        0 => of_arity!(),
        1 => of_arity!(a),
        2 => of_arity!(a b),
        3 => of_arity!(a b c),
        4 => of_arity!(a b c d),
        5 => of_arity!(a b c d e),
        6 => of_arity!(a b c d e f),
        count => Err(mlua::Error::runtime(format!("a verb with {count} parameters"))),
    }
}
