//! What a script finds: a frozen environment, the same in every host.

use std::rc::Rc;

use diag::nearest;
use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, Lua, Table, Value};

use crate::fault::Cause;
use crate::run::Shared;
use crate::stage::Stage;

/// Functions that scripts may use as they are.
const FUNCTIONS: [&str; 13] = [
    "assert",
    "error",
    "getmetatable",
    "ipairs",
    "next",
    "pairs",
    "rawequal",
    "rawget",
    "rawlen",
    "rawset",
    "select",
    "setmetatable",
    "type",
];

/// Libraries that scripts may use.
const LIBRARIES: [&str; 5] = ["bit32", "math", "string", "table", "utf8"];

/// The most bytes or entries that one call of `string.rep` or `table.create` builds.
const MOST: u32 = 1 << 16;

const NO_QUESTION: &str = "a question cannot be asked inside a comparator, an iterator, a metamethod \
                           or the function given to string.gsub";

/// What the host needs of a furnished Luau state.
pub(crate) struct Sandbox {
    /// The globals of every script: frozen.
    pub(crate) globals: Table,
    /// Makes a verb end the run at a question.
    pub(crate) asking: Function,
    /// Makes a verb that gives the n-th thing one that gives all in a list.
    pub(crate) listing: Function,
}

/// Replaces and removes what would let a script differ between runs, and freezes the rest.
pub(crate) fn furnish<S: Stage>(lua: &Lua, shared: &Rc<Shared<S>>) -> mlua::Result<Sandbox> {
    let prelude = prelude(lua, shared)?;
    let all = lua.globals();
    let string: Table = all.get("string")?;
    string.raw_set("rep", prelude.get::<Function>("rep")?)?;
    string.raw_set("format", prelude.get::<Function>("format")?)?;
    let table: Table = all.get("table")?;
    table.raw_set("create", prelude.get::<Function>("create")?)?;
    for name in ["foreach", "foreachi", "getn", "maxn"] {
        table.raw_set(name, Value::Nil)?;
    }
    let math: Table = all.get("math")?;
    math.raw_set("random", Value::Nil)?;
    math.raw_set("randomseed", Value::Nil)?;

    let globals = lua.create_table()?;
    for name in FUNCTIONS.iter().chain(&LIBRARIES) {
        globals.raw_set(*name, all.get::<Value>(*name)?)?;
    }
    for name in ["pcall", "tonumber", "tostring"] {
        globals.raw_set(name, prelude.get::<Function>(name)?)?;
    }
    globals.set_metatable(Some(guards(lua, shared)?))?;
    globals.set_readonly(true);
    globals.set_safeenv(true);
    // A chunk finds known names in the state's own globals while it is being loaded.
    lua.set_globals(globals.clone())?;
    lua.sandbox(true)?;
    Ok(Sandbox { globals, asking: prelude.get("asking")?, listing: prelude.get("listing")? })
}

fn prelude<S: Stage>(lua: &Lua, shared: &Rc<Shared<S>>) -> mlua::Result<Table> {
    let run = shared.clone();
    let dead = lua.create_function(move |_, ()| Ok(run.is_dead()))?;
    let run = shared.clone();
    let starved = lua.create_function(move |lua, ()| {
        run.out_of_memory(lua);
        Ok(())
    })?;
    let run = shared.clone();
    let refuse = lua.create_function(move |lua, ()| -> mlua::Result<()> {
        Err(run.fatal(lua, Cause::Place, NO_QUESTION.to_owned()))
    })?;
    let run = shared.clone();
    let spend = lua.create_function(move |lua, fuel: f64| run.spend(lua, fuel as u32))?;
    let bytecode = Compiler::new().compile(include_str!("prelude.luau"))?;
    lua.load(bytecode).set_name("=[prelude]").set_mode(ChunkMode::Binary).call((
        dead,
        starved,
        refuse,
        spend,
        MOST,
        Value::NULL,
    ))
}

/// What a script meets that reads an unknown global, or writes a new one.
fn guards<S: Stage>(lua: &Lua, shared: &Rc<Shared<S>>) -> mlua::Result<Table> {
    let meta = lua.create_table()?;
    let run = shared.clone();
    meta.raw_set(
        "__index",
        lua.create_function(move |lua, (globals, name): (Table, Value)| -> mlua::Result<()> {
            let message = unknown("global", &globals, &name);
            Err(run.fatal(lua, Cause::Error, message))
        })?,
    )?;
    let run = shared.clone();
    meta.raw_set(
        "__newindex",
        lua.create_function(move |lua, (_, name): (Value, Value)| -> mlua::Result<()> {
            let message =
                format!("scripts have no globals of their own: write `local {}`", key(&name));
            Err(run.fatal(lua, Cause::Error, message))
        })?,
    )?;
    meta.raw_set("__metatable", false)?;
    meta.set_readonly(true);
    Ok(meta)
}

/// A metatable for a frozen table whose missing fields are a fault.
pub(crate) fn complete<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    what: &'static str,
) -> mlua::Result<Table> {
    let meta = lua.create_table()?;
    let run = shared.clone();
    meta.raw_set(
        "__index",
        lua.create_function(move |lua, (table, name): (Table, Value)| -> mlua::Result<()> {
            let message = unknown(what, &table, &name);
            Err(run.fatal(lua, Cause::Error, message))
        })?,
    )?;
    meta.raw_set("__metatable", false)?;
    meta.set_readonly(true);
    Ok(meta)
}

/// «there is no verb «poinst», did you mean «points»?»
fn unknown(what: &str, table: &Table, name: &Value) -> String {
    let mut names: Vec<String> = table
        .pairs::<Value, Value>()
        .filter_map(|pair| {
            pair.ok().and_then(|(name, _)| Some(name.as_string()?.to_string_lossy()))
        })
        .collect();
    names.sort();
    let name = key(name);
    let mut message = format!("there is no {what} “{name}”");
    if let Some(near) = nearest(&name, names.iter().map(String::as_str)) {
        message.push_str(&format!(", did you mean “{near}”?"));
    } else if !names.is_empty() && names.len() <= 8 {
        message.push_str(&format!("; there are: {}", names.join(", ")));
    }
    message
}

fn key(name: &Value) -> String {
    match name {
        Value::String(name) => name.to_string_lossy().chars().take(60).collect(),
        Value::Integer(number) => number.to_string(),
        other => other.type_name().to_owned(),
    }
}
