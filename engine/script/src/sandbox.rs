//! The sandbox: a frozen environment for scripts, the same in every host.

use std::rc::Rc;
use std::sync::OnceLock;

use diag::nearest;
use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, Lua, Table, Value};

use crate::fault::Cause;
use crate::language;
use crate::run::Shared;
use crate::stage::Stage;

/// Library functions that scripts may use unchanged.
const FUNCTIONS: [&str; 6] = ["assert", "ipairs", "next", "pairs", "select", "type"];

/// The globals of scripts, with the members of those that are libraries.
pub const GLOBALS: [(&str, &[&str]); 13] = [
    ("assert", &[]),
    ("error", &[]),
    ("ipairs", &[]),
    (
        "math",
        &[
            "abs", "acos", "asin", "atan", "atan2", "ceil", "clamp", "cos", "cosh", "deg", "e",
            "exp", "floor", "fmod", "frexp", "huge", "isfinite", "isinf", "isnan", "ldexp", "lerp",
            "log", "log10", "map", "max", "min", "modf", "nan", "noise", "phi", "pi", "pow", "rad",
            "round", "sign", "sin", "sinh", "sqrt", "sqrt2", "tan", "tanh", "tau",
        ],
    ),
    ("next", &[]),
    ("pairs", &[]),
    ("pcall", &[]),
    ("select", &[]),
    ("string", &["format", "len"]),
    (
        "table",
        &["clear", "clone", "create", "find", "freeze", "insert", "isfrozen", "remove", "sort"],
    ),
    ("tonumber", &[]),
    ("tostring", &[]),
    ("type", &[]),
];

/// Functions of the library `math` that scripts may not use.
const CHANCE: [&str; 2] = ["random", "randomseed"];

/// Maximum number of entries that one call of `table.create` builds.
const MOST: u32 = 1024;

const NO_QUESTION: &str = "a question cannot be asked inside a comparator";

/// The parts of a prepared Luau state that the host needs.
pub(crate) struct Sandbox {
    /// The globals of every script, frozen.
    pub(crate) globals: Table,
    /// Turns a verb into one that ends the run at a question.
    pub(crate) asking: Function,
    /// Turns a verb that returns the n-th thing into one that returns a list.
    pub(crate) listing: Function,
}

/// Replaces and removes everything that could make a script behave differently between runs, and
/// freezes the rest.
pub(crate) fn furnish<S: Stage>(lua: &Lua, shared: &Rc<Shared<S>>) -> mlua::Result<Sandbox> {
    let prelude = prelude(lua, shared)?;
    let all = lua.globals();
    let globals: Table = prelude.get("globals")?;
    for name in FUNCTIONS {
        globals.raw_set(name, all.get::<Value>(name)?)?;
    }
    let math: Table = all.get("math")?;
    for name in CHANCE {
        math.raw_set(name, Value::Nil)?;
    }
    for pair in prelude.get::<Table>("math")?.pairs::<Value, Value>() {
        let (name, function) = pair?;
        math.raw_set(name, function)?;
    }
    globals.raw_set("math", math)?;
    // In place, because a method of a string is looked up in the library's own table.
    for library in ["string", "table"] {
        let kept: Table = all.get(library)?;
        kept.clear()?;
        for pair in prelude.get::<Table>(library)?.pairs::<Value, Value>() {
            let (name, function) = pair?;
            kept.raw_set(name, function)?;
        }
        globals.raw_set(library, kept)?;
    }
    globals.set_metatable(Some(guards(lua, shared)?))?;
    globals.set_readonly(true);
    globals.set_safeenv(true);
    // While a chunk is loaded, known names are looked up in the globals of the state.
    lua.set_globals(globals.clone())?;
    lua.sandbox(true)?;
    Ok(Sandbox { globals, asking: prelude.get("asking")?, listing: prelude.get("listing")? })
}

/// Compiled once for all hosts of the process.
static PRELUDE: OnceLock<Vec<u8>> = OnceLock::new();

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
    let key = ordered_key(lua, shared)?;
    let bytecode = match PRELUDE.get() {
        Some(bytecode) => bytecode,
        None => {
            let compiled = Compiler::new().compile(include_str!("prelude.luau"))?;
            PRELUDE.get_or_init(|| compiled)
        }
    };
    lua.load(bytecode.as_slice()).set_name("=[prelude]").set_mode(ChunkMode::Binary).call((
        dead,
        starved,
        refuse,
        spend,
        key,
        language::LONGEST,
        language::NUMERAL,
        MOST,
        Value::NULL,
    ))
}

/// The check of a computed key. Luau orders keys that are tables or functions by address, which
/// differs between runs.
fn ordered_key<S: Stage>(lua: &Lua, shared: &Rc<Shared<S>>) -> mlua::Result<Function> {
    let run = shared.clone();
    lua.create_function(move |lua, key: Value| {
        // The author did not write this call, so it costs 1, whatever a step of the script costs.
        run.refund();
        let has_address = matches!(
            key,
            Value::Table(_) | Value::Function(_) | Value::Thread(_) | Value::Buffer(_)
        );
        if !has_address {
            return Ok(key);
        }
        let kind = key.type_name();
        let message = format!(
            "a {kind} cannot be a key of a table: the order of such keys differs between runs"
        );
        Err(run.fatal(lua, Cause::Error, message))
    })
}

/// The metatable of the globals: reading or writing an unknown one is a fault.
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
            let message = format!("scripts cannot set globals: write `local {}`", key(&name));
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

/// The message for an unknown name, with a suggestion.
fn unknown(what: &str, table: &Table, name: &Value) -> String {
    let mut names: Vec<String> = table
        .pairs::<Value, Value>()
        .filter_map(|pair| {
            pair.ok().and_then(|(name, _)| Some(name.as_string()?.to_string_lossy()))
        })
        .collect();
    names.sort();
    let name = key(name);
    let mut message = format!("unknown {what} “{name}”");
    if let Some(near) = nearest(&name, names.iter().map(String::as_str)) {
        message.push_str(&format!(", did you mean “{near}”?"));
    } else if !names.is_empty() && names.len() <= 8 {
        message.push_str(&format!("; known: {}", names.join(", ")));
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
