//! The functions that scripts call for verbs.

use std::fmt::Write as _;
use std::rc::Rc;

use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, Lua, LuaString, Table, Value};

use crate::run::{Callee, Shared};
use crate::sandbox::Sandbox;
use crate::stage::Stage;
use crate::verbs::{FilterType, Kind, Type, Verb, VerbEntry};

/// Ends the run at a question. If the run is kept alive, what it is resumed with is the reply.
const WAIT: &str = "if reply == pending then if not yields() then refuse() end reply = yield() end";

/// The most plain values the arguments of a verb can become.
const WIDEST: usize = 12;

/// The function scripts call for a verb.
pub(crate) fn function<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    sandbox: &Sandbox,
    me: &Table,
    entry: &'static VerbEntry<S::Verb>,
) -> mlua::Result<Function> {
    let width = flat_width(&entry.verb);
    let callee = || Ok::<_, mlua::Error>(Callee { entry, words: words(lua, &entry.verb)? });
    let slow = native(lua, shared, callee()?)?;
    if width.is_none() && entry.verb.kind != Kind::Ask {
        return Ok(slow);
    }
    let fast = match width {
        Some(width) => native_flat(lua, shared, callee()?, width)?,
        None => slow.clone(),
    };
    let wrapper = Wrapper::new(lua, &entry.verb, width.is_some())?;
    let bytecode = Compiler::new().compile(wrapper.text(entry.verb.kind == Kind::Ask))?;
    // Compiled in the frozen globals, where `type` is known to be what it says.
    lua.load(bytecode)
        .set_name("=[verbs]")
        .set_mode(ChunkMode::Binary)
        .set_environment(sandbox.globals.clone())
        .call((fast, slow, me, wrapper.numbers, sandbox.wait.clone(), Value::NULL, f64::NAN))
}

/// The words a verb may answer, made once.
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
                move |lua, (me, $($value,)* extra): (bool, $(of_arity!(@ $value),)* Value)| {
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

/// The same for arguments that have been taken apart.
fn native_flat<S: Stage>(
    lua: &Lua,
    shared: &Rc<Shared<S>>,
    callee: Callee<S::Verb>,
    width: usize,
) -> mlua::Result<Function> {
    let run = shared.clone();
    macro_rules! of_width {
        ($($value:ident)*) => {
            lua.create_function(move |lua, ($($value,)*): ($(of_width!(@ $value),)*)| {
                run.call_flat(lua, &callee, &[$($value),*])
            })
        };
        (@ $value:ident) => { f64 };
    }
    match width {
        1 => of_width!(a),
        2 => of_width!(a b),
        3 => of_width!(a b c),
        4 => of_width!(a b c d),
        5 => of_width!(a b c d e),
        6 => of_width!(a b c d e f),
        7 => of_width!(a b c d e f g),
        8 => of_width!(a b c d e f g h),
        9 => of_width!(a b c d e f g h i),
        10 => of_width!(a b c d e f g h i j),
        11 => of_width!(a b c d e f g h i j k),
        _ => of_width!(a b c d e f g h i j k l),
    }
}

/// How many plain values the arguments of a verb become, if it pays to take them apart in Luau:
/// strings and tables are dear to bring to this side.
fn flat_width(verb: &Verb) -> Option<usize> {
    let mut dear = false;
    let mut width = 0;
    for parameter in verb.parameters {
        width += match bare(parameter.kind) {
            Type::Filter(filter) => {
                dear = true;
                filter.fields.len()
            }
            Type::Words { .. } => {
                dear = true;
                1
            }
            _ => 1,
        };
    }
    (dear && width <= WIDEST).then_some(width)
}

fn bare(kind: Type) -> Type {
    match kind {
        Type::Optional(inner) => bare(*inner),
        kind => kind,
    }
}

/// The text of a Luau function around a verb. It takes words and filters apart and calls `fast`
/// with plain numbers; whatever is unusual goes to `slow` as it is, which says what is wrong. For
/// `Count(which: Which) -> i64` with a filter of two fields it is:
///
/// ```luau
/// return function(me, a0, extra)
///     if me ~= ours or extra ~= nil then return done(slow(…)) end
///     local a0_colour, a0_min = absent, absent
///     if a0 ~= nil then
///         if type(a0) ~= 'table' then return done(slow(…)) end
///         for field, value in a0 do
///             if field == 'colour' then
///                 a0_colour = numbers.Colour[value]
///                 if a0_colour == nil then return done(slow(…)) end
///             elseif field == 'min' then
///                 if type(value) ~= 'number' or value ~= value then return done(slow(…)) end
///                 a0_min = value
///             else return done(slow(…)) end
///         end
///     end
///     return fast(a0_colour, a0_min)
/// end
/// ```
///
/// It pays because strings and tables are dear to bring to this side: the call
/// `me:count{ colour = "red", min = 1 }` takes 9,000 instructions so and 12,200 through `slow`
/// (callgrind, 200,000 calls, development build).
struct Wrapper {
    /// The parameters as scripts pass them: `a0, a1`.
    names: String,
    /// What `fast` is called with: `a0, a1_kind, a1_min`.
    flat: String,
    /// The lines that get from the one to the other.
    body: String,
    /// The words by type: each with its number.
    numbers: Table,
}

impl Wrapper {
    fn new(lua: &Lua, verb: &Verb, taken_apart: bool) -> mlua::Result<Self> {
        let numbers = lua.create_table()?;
        let mut wrapper =
            Self { names: String::new(), flat: String::new(), body: String::new(), numbers };
        for (at, parameter) in verb.parameters.iter().enumerate() {
            let name = format!("a{at}");
            let _ = write!(wrapper.names, "{name}, ");
            match bare(parameter.kind) {
                _ if !taken_apart => wrapper.pass(&name),
                Type::Filter(filter) => {
                    wrapper.open_filter(&name, filter);
                    for field in filter.fields {
                        let target = format!("{name}_{}", field.name);
                        let _ = writeln!(wrapper.body, "if field == '{}' then", field.name);
                        wrapper.flatten(lua, &target, "value", field.kind)?;
                        wrapper.body.push_str("else");
                    }
                    wrapper.body.push_str(" @slow end end end\n");
                    for field in filter.fields {
                        let target = format!("{name}_{}", field.name);
                        wrapper.pass(&target);
                    }
                }
                kind => {
                    let target = format!("{name}_flat");
                    let _ =
                        writeln!(wrapper.body, "local {target} = absent\nif {name} ~= nil then");
                    wrapper.flatten(lua, &target, &name, kind)?;
                    wrapper.body.push_str("end\n");
                    wrapper.pass(&target);
                }
            }
        }
        Ok(wrapper)
    }

    /// Adds the beginning of the loop over the fields of a filter.
    fn open_filter(&mut self, name: &str, filter: &FilterType) {
        let locals: Vec<_> =
            filter.fields.iter().map(|field| format!("{name}_{}", field.name)).collect();
        let _ = writeln!(
            self.body,
            "local {} = {}\nif {name} ~= nil then if type({name}) ~= 'table' then @slow end\n\
             for field, value in {name} do",
            locals.join(", "),
            vec!["absent"; locals.len()].join(", "),
        );
    }

    fn pass(&mut self, name: &str) {
        if !self.flat.is_empty() {
            self.flat.push_str(", ");
        }
        self.flat.push_str(name);
    }

    /// Adds the lines that set a local to the plain number for a value.
    fn flatten(&mut self, lua: &Lua, target: &str, value: &str, kind: Type) -> mlua::Result<()> {
        let body = &mut self.body;
        let _ = match (bare(kind), kind.name()) {
            (Type::Words { words, .. }, Some(name)) => {
                if !self.numbers.contains_key(name)? {
                    let numbers = words.iter().enumerate().map(|(number, word)| (*word, number));
                    self.numbers.raw_set(name, lua.create_table_from(numbers)?)?;
                }
                writeln!(
                    body,
                    "{target} = numbers.{name}[{value}] if {target} == nil then @slow end"
                )
            }
            (Type::Bool, _) => writeln!(
                body,
                "if {value} == true then {target} = 1 elseif {value} == false then {target} = 0 \
                 else @slow end"
            ),
            _ => writeln!(
                body,
                "if type({value}) ~= 'number' or {value} ~= {value} then @slow end {target} = {value}"
            ),
        };
        Ok(())
    }

    fn text(&self, asks: bool) -> String {
        let Self { names, flat, body, .. } = self;
        let direct = body.is_empty();
        let slow = format!("return done(slow(if me == ours then me else nil, {names}extra))");
        let refuse = if direct {
            String::new()
        } else {
            "if me ~= ours or extra ~= nil then @slow end".to_owned()
        };
        let fast = match (direct, flat.is_empty()) {
            (true, true) => "fast(me, extra)".to_owned(),
            (true, false) => format!("fast(me, {flat}, extra)"),
            (false, _) => format!("fast({flat})"),
        };
        let done = if asks {
            format!("local function done(reply) {WAIT} return reply end")
        } else {
            "local function done(reply) return reply end".to_owned()
        };
        let end = if asks {
            format!("local reply = {fast} {WAIT} return reply")
        } else {
            format!("return {fast}")
        };
        format!(
            "local fast, slow, ours, numbers, wait, pending, absent = ...\n\
             local yields, yield, refuse = wait.yields, wait.yield, wait.refuse\n{done}\n\
             return function(me, {names}extra)\n{refuse}\n{body}\n{end}\nend"
        )
        .replace("@slow", &slow)
    }
}
