//! The host: one Luau state, prepared for one game and used by one thread.

mod effect;
mod limits;
mod pause;
mod query;
mod telling;
mod walk;

pub use limits::{COSTS, Limits};
pub use pause::Pause;
pub use query::Beginning;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::mem;
use std::rc::Rc;

use diag::{Diagnostic, Place, Source};
use mlua::chunk::ChunkMode;
use mlua::{Function, Lua, LuaString, Table, Value};

use crate::call;
use crate::codes;
use crate::fault::{self, Cause, Fault, Raw};
use crate::ids::{FunctionId, ModuleId, ParamsId};
use crate::journal::Journal;
use crate::known::{KnownCall, KnownRuns, Mode};
use crate::program::Program;
use crate::run::Shared;
use crate::sandbox;
use crate::stage::Stage;
use crate::trail::Trail;
use crate::values::Argument;
use crate::verbs::Verbs;
use pause::Paused;
use walk::Run;

/// How far a run of an effect came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ran {
    /// It ended.
    Done,
    /// It stopped at a question with this fingerprint; the stage keeps the question itself. After
    /// the reply is added to the journal, the effect continues ([`Host::go_on`]) or is run again
    /// from its start.
    Asked(u16),
}

/// The memory use of a host, and how it grows.
///
/// [`Limits::memory`] bounds what Luau uses on top of the loaded scripts. The number of its steps
/// bounds the tree of known runs (see the crate documentation). [`Host::forget`] frees the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Bytes used by Luau: scripts, params, and garbage of earlier runs.
    pub luau: usize,
    /// Steps of known runs: called verbs and ends.
    pub steps: usize,
    /// Bytes reserved for the tree of known runs.
    pub known: usize,
}

/// Bytes that all loaded scripts may use together.
const CEILING: usize = 64 << 20;

/// Memory for loading one module, as a multiple of the memory of one run.
const TO_LOAD: usize = 4;

/// Bytes of garbage above which memory is collected before a run.
const GARBAGE: usize = 256 << 10;

/// Bytes of garbage that are not worth [collecting](Host::tidy).
const LITTLE: usize = 64 << 10;

struct Module {
    source: Source,
    /// The whole script. It is called again for each run in Luau, so that its variables outside
    /// functions start fresh. No run can leave anything for another.
    chunk: Function,
    /// The fuel of each of its steps.
    price: u32,
    functions: Vec<(String, FunctionId)>,
}

struct HostEntry {
    name: LuaString,
    module: ModuleId,
    line: usize,
}

/// One Luau state with the verbs of a game, the loaded modules and the params of the cards.
///
/// ```
/// # use std::collections::BTreeMap;
/// use script::{Host, Journal, Limits, Program, Ran, Recorded, Reply, Stage};
///
/// script::verbs! {
///     /// What a card can do.
///     pub enum Verb {
///         act Act {
///             /// Points for the owner.
///             GainPoints(amount: i64);
///         }
///         ask Ask {
///             /// The owner picks a number.
///             PickNumber -> i64;
///         }
///     }
/// }
///
/// #[derive(Default)]
/// struct Table {
///     points: i64,
/// }
///
/// impl Stage for Table {
///     type Verb = Verb;
///
///     fn perform(&mut self, verb: Verb) -> Reply {
///         match verb {
///             Verb::Act(Act::GainPoints { amount }) => self.points += amount,
///             Verb::Ask(Ask::PickNumber) => return Reply::Ask(script::fingerprint(&verb)),
///         }
///         Reply::Nil
///     }
///
///     fn answered(&mut self, reply: Recorded) -> Reply {
///         match reply {
///             Recorded::Nil => Reply::Nil,
///             Recorded::Int(number) => i64::from(number).into(),
///         }
///     }
/// }
///
/// let text = "--!strict
/// local function on_use(me: Me, p: Params)
///     me:gain_points(p.least + me:pick_number())
/// end
/// return { on_use = on_use }";
/// let program = Program::compile(&diag::Source::new("luck.luau", text)).expect("it compiles");
/// let mut host = Host::<Table>::new(Limits::default());
/// let module = host.load(&program).expect("it returns a table of functions");
/// let on_use = host.function(module, "on_use").expect("it is in the table");
/// let params = host.params(&BTreeMap::from([("least".to_owned(), 1)]));
///
/// // The first run ends at the question; with the reply in the journal the second comes further.
/// let mut journal = Journal::new();
/// let mut table = Table::default();
/// let Ok(Ran::Asked(question)) = host.run(&mut table, on_use, params, &[], &journal) else {
///     panic!("the script asks")
/// };
/// journal.push(question, Recorded::Int(4));
/// let mut table = Table::default();
/// assert_eq!(host.run(&mut table, on_use, params, &[], &journal), Ok(Ran::Done));
/// assert_eq!(table.points, 5);
/// ```
pub struct Host<S: Stage> {
    lua: Lua,
    shared: Rc<Shared<S>>,
    globals: Table,
    me: Table,
    complete: Table,
    limits: Limits,
    modules: Vec<Module>,
    functions: Vec<HostEntry>,
    params: Vec<Table>,
    known: RefCell<KnownRuns<S::Verb>>,
    // Finished runs, kept for reuse.
    #[allow(clippy::vec_box, reason = "a run stays in its box from its start to its end")]
    runs: RefCell<Vec<Box<Run>>>,
    paused: RefCell<Paused<S::Verb>>,
    // Bytes in use without garbage of runs; `None` after loading and after a fault, when it must be
    // measured again.
    floor: Cell<Option<usize>>,
    // Bytes in use without any module; the limit for loaded scripts is counted from here.
    bare: usize,
}

impl<S: Stage> Host<S> {
    /// A host without modules.
    pub fn new(limits: Limits) -> Self {
        Self::furnished(limits).expect("a fresh Luau state without limits takes the sandbox")
    }

    fn furnished(limits: Limits) -> mlua::Result<Self> {
        let lua = Lua::new();
        let shared = Rc::new(Shared::<S>::new());
        let sandbox = sandbox::furnish(&lua, &shared)?;
        let me = lua.create_table()?;
        for entry in S::Verb::VERBS {
            let verb = call::function(&lua, &shared, &sandbox, entry)?;
            me.raw_set(entry.verb.name(), verb)?;
        }
        me.set_metatable(Some(sandbox::complete(&lua, &shared, "verb")?))?;
        me.set_readonly(true);
        shared.set_me(&me);
        let complete = sandbox::complete(&lua, &shared, "parameter")?;
        let run = shared.clone();
        lua.set_interrupt(move |lua| run.interrupt(lua));
        lua.gc_collect()?;
        let bare = lua.used_memory();
        Ok(Self {
            lua,
            shared,
            globals: sandbox.globals,
            me,
            complete,
            limits,
            modules: Vec::new(),
            functions: Vec::new(),
            params: Vec::new(),
            known: RefCell::new(KnownRuns::nothing()),
            runs: RefCell::default(),
            paused: RefCell::default(),
            floor: Cell::new(None),
            bare,
        })
    }

    /// Limits memory to this number of bytes above the present use. Setting a limit fails only with
    /// a foreign allocator; this host uses the library's.
    fn allow_memory(&self, bytes: usize) {
        let ceiling = self.bare + CEILING;
        let _ = self.lua.set_memory_limit((self.lua.used_memory() + bytes).min(ceiling));
    }

    /// Prepares memory for a run in Luau: collects garbage if there is much, and sets the limit.
    /// Nothing is collected during a run. Returns whether it collected.
    fn make_room(&self) -> bool {
        let swept = self.sweep(GARBAGE);
        self.allow_memory(self.limits.memory);
        swept
    }

    /// Collects garbage if there are more than `most` bytes of it. Returns whether it did.
    fn sweep(&self, most: usize) -> bool {
        let most = self.floor.get().map(|floor| floor + most);
        let much = most.is_none_or(|most| self.lua.used_memory() > most);
        if much {
            // 0 removes the limit.
            let _ = self.lua.set_memory_limit(0);
            self.floor.set(Some(self.swept()));
        }
        much
    }

    /// Collects until nothing more is freed, because objects freed in one round may hold others
    /// until the next. Returns the bytes then in use.
    fn swept(&self) -> usize {
        let mut used = usize::MAX;
        loop {
            let _ = self.lua.gc_collect();
            let before = mem::replace(&mut used, self.lua.used_memory());
            if used >= before {
                self.lua.gc_stop();
                return used;
            }
        }
    }

    /// Frees garbage of earlier runs. Only speed changes. Call it before a longer pause, such as
    /// waiting for an answer.
    pub fn tidy(&self) {
        if !self.shared.is_in_luau() {
            self.sweep(LITTLE);
        }
    }

    /// Loads a program: runs its chunk and keeps the returned table of functions.
    ///
    /// # Errors
    ///
    /// A finding, if the chunk fails or does not return such a table.
    pub fn load(&mut self, program: &Program) -> Result<ModuleId, Diagnostic> {
        self.allow_memory(self.limits.memory * TO_LOAD);
        self.floor.set(None);
        let id = ModuleId(self.modules.len() as u32);
        let (source, chunk) = (program.source().clone(), self.chunk(program)?);
        let price = program.price();
        self.modules.push(Module { source, chunk, price, functions: Vec::new() });
        let functions = self.called(id).and_then(|returned| self.keep(id, &returned));
        match functions {
            Ok(functions) => {
                self.modules[id.at()].functions = functions;
                Ok(id)
            }
            Err(finding) => {
                self.modules.pop();
                Err(finding)
            }
        }
    }

    /// The script as a function.
    fn chunk(&self, program: &Program) -> Result<Function, Diagnostic> {
        let source = program.source();
        let prepared = self
            .lua
            .load(program.bytecode())
            .set_name(format!("={}", source.path()))
            .set_mode(ChunkMode::Binary)
            .set_environment(self.globals.clone())
            .into_function();
        // Loading looks names up before they exist, which uses fuel; do not count that.
        self.shared.forget();
        prepared.map_err(|error| self.fault(fault::read(&error), &source.top()).diagnostic())
    }

    /// The scripts as functions, with their paths.
    pub(crate) fn chunks(&self) -> impl Iterator<Item = (&str, &Function)> {
        self.modules.iter().map(|module| (module.source.path(), &module.chunk))
    }

    /// The value that a script returns.
    fn called(&self, module: ModuleId) -> Result<Value, Diagnostic> {
        let Module { source, price, .. } = &self.modules[module.at()];
        let top = source.top();
        let begun = self
            .shared
            .begin(self.limits.effect_fuel)
            .ok_or_else(|| self.too_deep(&top).diagnostic())?;
        let (mut stage, trail) = (S::default(), Trail::default());
        self.shared.enter(&mut stage, (Mode::Load, *price), &begun, &Journal::EMPTY, (trail, None));
        self.allow_memory(self.limits.memory);
        let returned = self.anew(module);
        let ended = self.shared.leave(&mut stage);
        self.shared.end(&begun);
        let returned = self.outcome(returned, ended.fatal, &top);
        returned.map_err(|fault| fault.diagnostic())
    }

    /// Calls a module's script in its own thread. Otherwise, the stack that one run has grown would
    /// save memory for the next.
    fn anew(&self, module: ModuleId) -> mlua::Result<Value> {
        self.lua.create_thread(self.modules[module.at()].chunk.clone())?.resume(())
    }

    /// Keeps the functions of the returned table, in alphabetical order.
    fn keep(
        &mut self,
        module: ModuleId,
        returned: &Value,
    ) -> Result<Vec<(String, FunctionId)>, Diagnostic> {
        let source = &self.modules[module.at()].source;
        let wrong = |what: String| {
            let place = last_line(source);
            Diagnostic::error(codes::SCRIPT_RETURNS, what, place)
                .help("end the file with `return { on_use = on_use }`")
        };
        let Value::Table(table) = returned else {
            let kind = returned.type_name();
            return Err(wrong(format!(
                "a script must return a table of functions, not a value of type {kind}"
            )));
        };
        let mut found = Vec::new();
        for pair in table.pairs::<Value, Value>() {
            match pair {
                Ok((Value::String(name), Value::Function(function))) => {
                    let line = function.info().line_defined.unwrap_or(1);
                    found.push((name, line));
                }
                Ok((name, value)) => {
                    let name = name.to_string().unwrap_or_else(|_| name.type_name().to_owned());
                    let (name, kind) = (fault::scrub(&name), value.type_name());
                    return Err(wrong(format!(
                        "“{name}” in the returned table is a {kind}, not a function"
                    )));
                }
                Err(error) => return Err(wrong(fault::read(&error).message)),
            }
        }
        found.sort_by_cached_key(|(name, _)| name.to_string_lossy());
        let mut kept = Vec::new();
        for (name, line) in found {
            kept.push((name.to_string_lossy(), FunctionId(self.functions.len() as u32)));
            self.functions.push(HostEntry { name, module, line });
        }
        Ok(kept)
    }

    /// The names in the table that a module returned, in alphabetical order.
    pub fn functions(&self, module: ModuleId) -> Vec<&str> {
        let functions = &self.modules[module.at()].functions;
        functions.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// A function of a module by its name, if it exists.
    pub fn function(&self, module: ModuleId, name: &str) -> Option<FunctionId> {
        let functions = &self.modules[module.at()].functions;
        functions.iter().find(|(other, _)| other == name).map(|(_, id)| *id)
    }

    /// The line a function is defined on.
    pub fn place(&self, function: FunctionId) -> Place {
        let entry = &self.functions[function.at()];
        self.modules[entry.module.at()].source.line(entry.line)
    }

    /// The text of a function, from its start to the end of its file.
    pub(crate) fn text_from(&self, function: FunctionId) -> &str {
        let entry = &self.functions[function.at()];
        let text = self.modules[entry.module.at()].source.text();
        let before = text.split_inclusive('\n').take(entry.line.saturating_sub(1));
        &text[before.map(str::len).sum()..]
    }

    /// Keeps a frozen table of params. A script that reads a missing param fails.
    pub fn params(&mut self, params: &BTreeMap<String, i64>) -> ParamsId {
        let id = ParamsId(self.params.len() as u32);
        self.floor.set(None);
        // 0 removes the limit.
        let _ = self.lua.set_memory_limit(0);
        let table = self.table(params).expect("there is no limit that a table could pass");
        self.params.push(table);
        id
    }

    fn table(&self, params: &BTreeMap<String, i64>) -> mlua::Result<Table> {
        let table = self
            .lua
            .create_table_from(params.iter().map(|(name, value)| (name.as_str(), *value)))?;
        table.set_metatable(Some(self.complete.clone()))?;
        table.set_readonly(true);
        Ok(table)
    }

    /// A run at the start of a call.
    #[inline]
    fn run_of(&self, call: KnownCall, args: &[Argument]) -> Box<Run> {
        let used = self.runs.borrow_mut().pop();
        let mut run = used.unwrap_or_else(|| Box::new(Run::of(call)));
        run.set(call, args);
        run
    }

    /// Takes back a finished run for reuse.
    #[inline]
    fn give_back(&self, run: Box<Run>) {
        self.runs.borrow_mut().push(run);
    }

    /// The value that a script returned, or its fault. After a fault, the host is cleaned up.
    fn outcome(
        &self,
        returned: mlua::Result<Value>,
        fatal: Option<Raw>,
        at: &Place,
    ) -> Result<Value, Fault> {
        let raw = match (fatal, returned) {
            (None, Ok(returned)) => return Ok(returned),
            (Some(raw), _) => raw,
            (None, Err(error)) => fault::read(&error),
        };
        self.floor.set(None);
        Err(self.fault(raw, at))
    }

    fn fault(&self, raw: Raw, at: &Place) -> Fault {
        let known = raw.spot.and_then(|(path, line)| {
            let module = self.modules.iter().rev().find(|module| module.source.path() == path)?;
            Some(module.source.line(line))
        });
        let place = known.unwrap_or_else(|| at.clone());
        Fault { cause: raw.cause, about: raw.about, message: raw.message, place }
    }

    /// The fault of a script that behaved differently after the same answers.
    #[cold]
    pub fn differs(&self, function: FunctionId) -> Fault {
        let message =
            "the script differs between runs: does it iterate over a table whose keys are tables?";
        Fault::new(Cause::Differs, message, self.place(function))
    }

    #[cold]
    fn too_deep(&self, place: &Place) -> Fault {
        Fault::new(Cause::Depth, "scripts call each other too deeply", place.clone())
    }

    /// Drops the tree of known runs. Later runs use Luau again, with the same results.
    pub fn forget(&self) {
        self.known.borrow_mut().forget();
    }

    /// The memory use of the host.
    pub fn memory(&self) -> Memory {
        let known = self.known.borrow();
        Memory { luau: self.lua.used_memory(), steps: known.len(), known: known.bytes() }
    }
}

/// The last line that is not empty.
fn last_line(source: &Source) -> Place {
    let end = source.text().trim_end().len() as u32;
    source.line(source.position(end).line)
}
