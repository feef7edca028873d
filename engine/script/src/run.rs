//! One run of a script: the data that its verbs share with the host.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::{mem, ptr};

use mlua::{Either, Lua, LuaString, Table, Value, VmState};

use crate::arg::{Arg, Args};
use crate::fault::{self, Cause, Raw, ScriptLine};
use crate::handles::{HandleThing, Handles, to_hold};
use crate::journal::Journal;
use crate::known::{KnownVerb, Mode};
use crate::stage::Stage;
use crate::trail::{PassedVerb, RefusedVerb, Settled, Trail, settle};
use crate::values::GivenThing;
use crate::verbs::{VerbEntry, VerbKind, Verbs};
use crate::wrong::{Decoded, WrongArg};

/// Maximum nesting of runs. A verb may query another script through the host.
pub(crate) const DEPTH: usize = 4;

/// The fuel of a call of a verb, in addition to its steps.
const VERB: u32 = 8;

/// The data that the verbs of a host share with it. One run at a time is current; outer runs wait.
pub(crate) struct Shared<S: Stage> {
    frames: [RefCell<Frame<S>>; DEPTH],
    depth: Cell<usize>,
    /// The number of nested runs in Luau.
    entered: Cell<usize>,
    fuel: Cell<u32>,
    /// The fuel of a step of the current script.
    price: Cell<u32>,
    /// The address of `me`, on which verbs are called.
    me: Cell<*const c_void>,
}

/// A run in Luau.
struct Frame<S: Stage> {
    stage: S,
    mode: Mode,
    budget: u32,
    /// The fuel of a step of the enclosing run.
    outer: u32,
    journal: Journal,
    trail: Trail,
    /// The question after the trail, if it was asked before.
    asks: Option<Put>,
    /// The number of steps of the trail that have been replayed.
    passed: usize,
    /// The fuel used by runs within this one.
    nested: u32,
    seen: Vec<KnownVerb<S::Verb>>,
    open: Option<OpenQuestion<S::Verb>>,
    fatal: Option<Raw>,
}

/// A question without an answer.
pub(crate) struct OpenQuestion<V: 'static> {
    /// The fingerprint of the question.
    pub(crate) fingerprint: u16,
    /// The verb that asks.
    pub(crate) entry: &'static VerbEntry<V>,
    /// The fuel of the runs within it.
    pub(crate) nested: u32,
    /// The remaining fuel.
    pub(crate) left: u32,
}

/// A question that was asked before. A repeated run reaches it and does not ask again.
pub(crate) struct Put {
    fingerprint: u16,
    nested: u32,
}

impl<V> From<OpenQuestion<V>> for Put {
    fn from(open: OpenQuestion<V>) -> Self {
        Self { fingerprint: open.fingerprint, nested: open.nested }
    }
}

/// The run that waits while a nested one is current, and the limit of the nested one.
pub(crate) struct Begun {
    outer: u32,
    pub(crate) budget: u32,
}

/// The end of a run in Luau, apart from the script's result.
pub(crate) struct Ended<V: 'static> {
    pub(crate) trail: Trail,
    pub(crate) open: Option<OpenQuestion<V>>,
    pub(crate) fatal: Option<Raw>,
    /// The verbs from the start.
    pub(crate) seen: Vec<KnownVerb<V>>,
    /// The script's own fuel.
    pub(crate) own: u32,
    /// Whether the run ended before its trail did, so that the script behaved differently this
    /// time.
    pub(crate) astray: bool,
}

/// The result of a verb for the script.
pub(crate) type Sent = Either<Value, &'static str>;

/// A verb in a host.
pub(crate) struct Callee<V: 'static> {
    pub(crate) entry: &'static VerbEntry<V>,
    /// The words it can return, created once.
    pub(crate) words: Vec<(&'static str, LuaString)>,
}

impl<S: Stage> Shared<S> {
    pub(crate) fn new() -> Self {
        Self {
            frames: std::array::from_fn(|_| RefCell::new(Frame::empty())),
            depth: Cell::new(0),
            entered: Cell::new(0),
            fuel: Cell::new(u32::MAX),
            price: Cell::new(1),
            me: Cell::new(ptr::null()),
        }
    }

    /// Sets the table on which verbs are called.
    pub(crate) fn set_me(&self, me: &Table) {
        self.me.set(me.to_pointer());
    }

    /// Begins a run. `None` if runs are nested too deeply. A nested run uses the fuel of its
    /// enclosing run.
    #[inline]
    pub(crate) fn begin(&self, limit: u32) -> Option<Begun> {
        let depth = self.depth.get();
        if depth >= DEPTH {
            return None;
        }
        self.depth.set(depth + 1);
        let outer = self.fuel.get();
        let budget = limit.min(outer);
        self.fuel.set(budget);
        Some(Begun { outer, budget })
    }

    /// Ends a run.
    #[inline]
    pub(crate) fn end(&self, begun: &Begun) {
        let depth = self.depth.get() - 1;
        self.depth.set(depth);
        let used = begun.budget - self.fuel.get();
        self.fuel.set(if depth == 0 { u32::MAX } else { begun.outer - used });
    }

    /// Whether a run is in Luau.
    pub(crate) fn is_in_luau(&self) -> bool {
        self.entered.get() > 0
    }

    /// The remaining fuel.
    #[inline]
    pub(crate) fn fuel(&self) -> u32 {
        self.fuel.get()
    }

    #[inline]
    pub(crate) fn set_fuel(&self, left: u32) {
        self.fuel.set(left);
    }

    /// Uses fuel for a known run within the current one. Returns `false` if there is too little.
    #[inline]
    pub(crate) fn afford(&self, fuel: u32) -> bool {
        if self.depth.get() == 0 {
            return true;
        }
        let left = self.fuel.get().checked_sub(fuel);
        left.inspect(|left| self.fuel.set(*left)).is_some()
    }

    /// The current run enters Luau, with the fuel of each step of its script. The stage moves into
    /// the host.
    pub(crate) fn enter(
        &self,
        stage: &mut S,
        (mode, price): (Mode, u32),
        begun: &Begun,
        journal: &Journal,
        (trail, asks): (Trail, Option<Put>),
    ) {
        let (stage, budget, journal) = (mem::take(stage), begun.budget, *journal);
        self.fuel.set(budget);
        self.entered.set(self.entered.get() + 1);
        let outer = self.price.replace(price);
        let frame = Frame { stage, mode, budget, outer, journal, trail, asks, ..Frame::empty() };
        self.frames[self.depth.get() - 1].replace(frame);
    }

    /// The current run leaves Luau. The stage moves out.
    pub(crate) fn leave(&self, stage: &mut S) -> Ended<S::Verb> {
        let frame = self.frames[self.depth.get() - 1].replace(Frame::empty());
        let Frame { budget, outer, nested, trail, open, fatal, seen, .. } = frame;
        *stage = frame.stage;
        self.price.set(outer);
        self.entered.set(self.entered.get() - 1);
        let own = budget - self.fuel.get() - nested;
        // A run that reached an invalid verb is at fault, however it ends.
        let astray = frame.passed < trail.steps.len() || trail.wrong.is_some();
        Ended { trail, open, fatal, seen, own, astray }
    }

    /// Drops fuel used outside a run, such as while a chunk was being prepared.
    pub(crate) fn forget(&self) {
        self.fuel.set(u32::MAX);
        self.price.set(1);
    }

    /// The current run, if there is one.
    fn frame(&self) -> Option<&RefCell<Frame<S>>> {
        self.frames.get(self.depth.get().checked_sub(1)?)
    }

    /// Whether the run is over, whatever the script does.
    pub(crate) fn is_dead(&self) -> bool {
        let asks = || self.frame().is_some_and(|frame| frame.borrow().open.is_some());
        self.fuel.get() == 0 || asks()
    }

    /// Luau calls this at each call, return and loop iteration.
    #[inline]
    pub(crate) fn interrupt(&self, lua: &Lua) -> mlua::Result<VmState> {
        match self.fuel.get().checked_sub(self.price.get()) {
            Some(left) => {
                self.fuel.set(left);
                Ok(VmState::Continue)
            }
            None => Err(self.too_long(lua)),
        }
    }

    /// Reduces the cost of the previous step to 1, for a call that the sandbox added to the script.
    /// The call takes time, so it is not free.
    pub(crate) fn refund(&self) {
        self.fuel.set(self.fuel.get().saturating_add(self.price.get() - 1));
    }

    #[cold]
    fn too_long(&self, lua: &Lua) -> mlua::Error {
        self.fatal(lua, Cause::Fuel, "the script runs too long".to_owned())
    }

    /// Uses fuel for a step that takes longer than others.
    pub(crate) fn spend(&self, lua: &Lua, fuel: u32) -> mlua::Result<()> {
        match self.fuel.get().checked_sub(fuel) {
            Some(left) => {
                self.fuel.set(left);
                Ok(())
            }
            None => Err(self.too_long(lua)),
        }
    }

    /// Records that memory is full, even if the script catches the error.
    pub(crate) fn out_of_memory(&self, lua: &Lua) {
        self.fatal(lua, Cause::Memory, fault::OUT_OF_MEMORY.to_owned());
    }

    /// Ends the run finally. The first such fault is kept with its line, no `pcall` can catch it,
    /// and no fuel is left.
    #[cold]
    pub(crate) fn fatal(&self, lua: &Lua, cause: Cause, message: String) -> mlua::Error {
        let message = fault::tidy(&message);
        let about = if cause == Cause::Error { message.clone() } else { String::new() };
        self.ended_by(Raw { cause, about, message, spot: spot(lua) })
    }

    #[cold]
    fn ended_by(&self, raw: Raw) -> mlua::Error {
        self.fuel.set(0);
        let message = raw.message.clone();
        if let Some(frame) = self.frame() {
            let mut frame = frame.borrow_mut();
            if frame.fatal.is_none() {
                frame.fatal = Some(raw);
            }
        }
        mlua::Error::RuntimeError(message)
    }

    /// One call of a verb by the script.
    pub(crate) fn call(
        &self,
        lua: &Lua,
        callee: &Callee<S::Verb>,
        (me, extra): (Value, Value),
        values: &[Value],
    ) -> mlua::Result<Sent> {
        self.spend(lua, VERB)?;
        let entry = callee.entry;
        let me = matches!(&me, Value::Table(me) if me.to_pointer() == self.me.get());
        let outcome = if self.permits(entry.verb.kind) && me && extra.is_nil() {
            let wrong = |why: Box<WrongArg>| RefusedVerb::new(Cause::Verb, why.to_string());
            let verb = self.decoded(entry, values).map_err(wrong);
            verb.and_then(|verb| self.perform(callee, verb))
        } else {
            Err(self.refusal(entry, me))
        };
        outcome.map_err(|refused| self.blamed(lua, entry, &refused))
    }

    fn decoded(&self, entry: &VerbEntry<S::Verb>, values: &[Value]) -> Decoded<S::Verb> {
        let frame = self.frames[self.depth.get() - 1].borrow();
        (entry.decode)(&mut Args { values: values.iter(), met: &frame.trail.met })
    }

    #[cold]
    fn blamed(&self, lua: &Lua, entry: &VerbEntry<S::Verb>, refused: &RefusedVerb) -> mlua::Error {
        let about = format!("me:{}", entry.verb.name());
        let message = fault::tidy(&format!("{about}: {}", refused.why));
        self.ended_by(Raw { cause: refused.cause, about, message, spot: spot(lua) })
    }

    fn permits(&self, kind: VerbKind) -> bool {
        let Some(frame) = self.frame() else { return false };
        let frame = frame.borrow();
        match frame.mode {
            Mode::Effect => frame.open.is_none(),
            Mode::Query => kind == VerbKind::Query,
            Mode::Load => false,
        }
    }

    #[cold]
    fn refusal(&self, entry: &VerbEntry<S::Verb>, me: bool) -> RefusedVerb {
        if !self.permits(entry.verb.kind) {
            let mode = self.frame().map_or(Mode::Load, |frame| frame.borrow().mode);
            let why = match mode {
                Mode::Query => "acts in a query hook; query hooks are read-only",
                Mode::Effect => "cannot be called while a question is open",
                Mode::Load => "cannot be called while the module is being loaded",
            };
            return RefusedVerb::new(Cause::Place, why);
        }
        let why = if me {
            let names = entry.verb.passed().iter().map(|parameter| parameter.name);
            let names: Vec<_> = names.collect();
            match &names[..] {
                [] => "takes no arguments".to_owned(),
                names => format!("takes no more than: {}", names.join(", ")),
            }
        } else {
            format!("verbs are called with a colon: me:{}(…)", entry.verb.name())
        };
        RefusedVerb::new(Cause::Verb, why)
    }

    /// The result of a verb: replayed from the trail as long as that lasts, then computed by
    /// carrying out the verb.
    fn perform(&self, callee: &Callee<S::Verb>, verb: S::Verb) -> Result<Sent, RefusedVerb> {
        let mut frame = self.frames[self.depth.get() - 1].borrow_mut();
        let frame = &mut *frame;
        let (entry, fuel) = (callee.entry, self.fuel.get());
        let own = frame.budget - fuel - frame.nested;
        let met = &frame.trail.met;
        let held = verb.map_handles(&mut |kind, number| {
            let index = met.index(HandleThing { kind, number });
            index.expect("a script holds nothing but what its run has met").into()
        });
        if let Some(step) = frame.trail.steps.get(frame.passed) {
            frame.passed += 1;
            frame.nested += step.nested;
            debug_assert!(step.nested <= fuel, "there was fuel for it when it was carried out");
            self.fuel.set(fuel.saturating_sub(step.nested));
            frame.seen.push(KnownVerb { entry, verb: held, own, given: Some(step.given) });
            return Ok(callee.sent(step.given));
        }
        if let Some(why) = &frame.trail.wrong {
            return Err(why.clone());
        }
        let (settled, nested) = self.settled(frame, entry, verb);
        let left = self.fuel.get();
        match settled {
            Settled::Given(given) => {
                frame.nested += nested;
                frame.passed += 1;
                frame.trail.steps.push(PassedVerb { given, nested });
                frame.seen.push(KnownVerb { entry, verb: held, own, given: Some(given) });
                Ok(callee.sent(given))
            }
            Settled::Open(fingerprint) => {
                frame.nested += nested;
                frame.seen.push(KnownVerb { entry, verb: held, own, given: None });
                frame.open = Some(OpenQuestion { fingerprint, entry, nested, left });
                Ok(Either::Left(Value::NULL))
            }
            Settled::Wrong(why) => {
                // A repeated run must get the same error, because the replies may be used up.
                frame.trail.wrong = Some(why.clone());
                Err(why)
            }
        }
    }

    /// The result of a verb after the trail, with the fuel of the runs within it.
    fn settled(
        &self,
        frame: &mut Frame<S>,
        entry: &'static VerbEntry<S::Verb>,
        verb: S::Verb,
    ) -> (Settled, u32) {
        let fuel = self.fuel.get();
        if let Some(Put { fingerprint, nested }) = frame.asks.take() {
            self.fuel.set(fuel.saturating_sub(nested));
            return (Settled::Open(fingerprint), nested);
        }
        let reply = frame.stage.perform(verb);
        let Frame { stage, journal, trail, .. } = frame;
        let settled = settle(stage, entry, reply, journal, trail);
        (settled, fuel - self.fuel.get())
    }
}

impl<S: Stage> Frame<S> {
    fn empty() -> Self {
        Self {
            stage: S::default(),
            mode: Mode::Load,
            budget: 0,
            outer: 1,
            journal: Journal::EMPTY,
            trail: Trail::default(),
            asks: None,
            passed: 0,
            nested: 0,
            seen: Vec::new(),
            open: None,
            fatal: None,
        }
    }
}

impl<V: Verbs> Callee<V> {
    fn sent(&self, given: GivenThing) -> Sent {
        match given {
            GivenThing::Nil => Either::Left(Value::Nil),
            GivenThing::Int(number) => Either::Left(Value::Integer(number)),
            GivenThing::Handle(index) => Either::Left(to_hold(index)),
            GivenThing::Bool(value) => Either::Left(Value::Boolean(value)),
            GivenThing::Word(word) => match self.words.iter().find(|(known, _)| *known == word) {
                Some((_, made)) => Either::Left(Value::String(made.clone())),
                None => Either::Right(word),
            },
        }
    }
}

/// The current line of the innermost frame that belongs to a script.
fn spot(lua: &Lua) -> Option<ScriptLine> {
    let frames = (0..).map_while(|level| {
        lua.inspect_stack(level, |frame| {
            let source = frame.source().short_src.map(|path| path.into_owned());
            source.zip(frame.current_line())
        })
    });
    frames.flatten().find(|(path, _)| !path.starts_with('['))
}

/// How a message names an argument of a verb. It is kept here for the host's own results.
pub(crate) fn shown(value: &Value, what: &str) -> String {
    Arg { value, met: &Handles::NONE }.expected(what).to_string()
}
