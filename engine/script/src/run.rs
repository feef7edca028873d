//! One run of a script: what its verbs share with the host.

use std::cell::{Cell, RefCell};
use std::mem;

use mlua::{Either, Lua, LuaString, Value, VmState};

use crate::arg::{Arg, Args, Flat};
use crate::fault::{self, Raw, Spot};
use crate::journal::Journal;
use crate::stage::{Reply, Stage};
use crate::verbs::{Kind, VerbEntry};

/// How deep runs may nest: a verb may ask the host to query another script.
pub(crate) const DEPTH: usize = 4;

/// What a run may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Nothing: a module is being loaded.
    Load,
    /// Look.
    Query,
    /// Act and ask.
    Effect,
}

/// What the verbs of a host share with it. One run at a time is current; an outer one waits in
/// the [`Outer`] its inner one was entered with.
pub(crate) struct Shared<S> {
    stages: [RefCell<S>; DEPTH],
    depth: Cell<usize>,
    mode: Cell<Mode>,
    fuel: Cell<u32>,
    journal: Cell<Journal>,
    asked: Cell<usize>,
    pending: Cell<Option<Pending>>,
    fatal: RefCell<Option<Raw>>,
    looked: Cell<bool>,
}

/// A question that nobody has answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    /// Tells it apart from others.
    pub(crate) fingerprint: u16,
    /// The fuel there was when it was asked.
    pub(crate) fuel: u32,
}

/// The run that waits while a nested one is current.
pub(crate) struct Outer {
    mode: Mode,
    fuel: u32,
    given: u32,
    journal: Journal,
    asked: usize,
    pending: Option<Pending>,
    fatal: Option<Raw>,
    looked: bool,
}

/// How a run ended, apart from what the script returned.
pub(crate) struct Ended {
    pub(crate) asked: usize,
    pub(crate) pending: Option<Pending>,
    pub(crate) fatal: Option<Raw>,
    /// Whether a verb was called.
    pub(crate) looked: bool,
}

/// What a verb gives to the script.
pub(crate) type Sent = Either<Value, &'static str>;

/// A verb as a host knows it.
pub(crate) struct Callee<V: 'static> {
    pub(crate) entry: &'static VerbEntry<V>,
    /// The words it may answer, made once.
    pub(crate) words: Vec<(&'static str, LuaString)>,
}

impl<S: Stage> Shared<S> {
    pub(crate) fn new() -> Self {
        Self {
            stages: std::array::from_fn(|_| RefCell::default()),
            depth: Cell::new(0),
            mode: Cell::new(Mode::Load),
            fuel: Cell::new(u32::MAX),
            journal: Cell::new(Journal::EMPTY),
            asked: Cell::new(0),
            pending: Cell::new(None),
            fatal: RefCell::new(None),
            looked: Cell::new(false),
        }
    }

    /// Begins a run: the stage goes in. `None` when runs nest too deeply. A nested run draws from
    /// the fuel of the run it is part of. Of the replies, `asked` have been given before.
    #[inline]
    pub(crate) fn enter(
        &self,
        stage: &mut S,
        mode: Mode,
        fuel: u32,
        (journal, asked): (&Journal, usize),
    ) -> Option<Outer> {
        let depth = self.depth.get();
        mem::swap(&mut *self.stages.get(depth)?.borrow_mut(), stage);
        self.depth.set(depth + 1);
        let left = self.fuel.get();
        let given = fuel.min(left);
        self.fuel.set(given);
        Some(Outer {
            mode: self.mode.replace(mode),
            fuel: left,
            given,
            journal: self.journal.replace(*journal),
            asked: self.asked.replace(asked),
            pending: self.pending.take(),
            fatal: self.fatal.take(),
            looked: self.looked.replace(false),
        })
    }

    /// Ends a run: the stage comes out.
    #[inline]
    pub(crate) fn leave(&self, stage: &mut S, outer: Outer) -> Ended {
        let depth = self.depth.get() - 1;
        mem::swap(&mut *self.stages[depth].borrow_mut(), stage);
        self.depth.set(depth);
        self.mode.set(outer.mode);
        let used = outer.given - self.fuel.get();
        self.fuel.set(if depth == 0 { u32::MAX } else { outer.fuel - used });
        self.journal.set(outer.journal);
        Ended {
            asked: self.asked.replace(outer.asked),
            pending: self.pending.replace(outer.pending),
            fatal: self.fatal.replace(outer.fatal),
            looked: self.looked.replace(outer.looked),
        }
    }

    /// Forgets what went wrong outside a run, such as while a chunk was being prepared.
    pub(crate) fn forget(&self) {
        self.fatal.take();
        self.fuel.set(u32::MAX);
    }

    /// Whether the run is over, whatever the script does.
    pub(crate) fn is_dead(&self) -> bool {
        self.fuel.get() == 0 || self.pending.get().is_some()
    }

    /// Called by Luau at each call, return and turn of a loop.
    #[inline]
    pub(crate) fn interrupt(&self, lua: &Lua) -> mlua::Result<VmState> {
        let left = self.fuel.get();
        if left > 0 {
            self.fuel.set(left - 1);
            return Ok(VmState::Continue);
        }
        Err(self.too_long(lua))
    }

    #[cold]
    fn too_long(&self, lua: &Lua) -> mlua::Error {
        self.fatal(lua, "the script runs too long".to_owned())
    }

    /// Uses up fuel for a step that is longer than others.
    pub(crate) fn spend(&self, lua: &Lua, fuel: u32) -> mlua::Result<()> {
        match self.fuel.get().checked_sub(fuel) {
            Some(left) => {
                self.fuel.set(left);
                Ok(())
            }
            None => Err(self.too_long(lua)),
        }
    }

    /// Records that the memory is full, even if the script swallows the error.
    pub(crate) fn out_of_memory(&self, lua: &Lua) {
        self.fatal(lua, fault::OUT_OF_MEMORY.to_owned());
    }

    /// Ends the run for good: the first such fault is kept with its line, no pcall swallows it,
    /// and no fuel is left to go on.
    #[cold]
    pub(crate) fn fatal(&self, lua: &Lua, message: String) -> mlua::Error {
        self.fuel.set(0);
        let mut fatal = self.fatal.borrow_mut();
        if fatal.is_none() {
            *fatal = Some(Raw { message: message.clone(), spot: spot(lua) });
        }
        mlua::Error::RuntimeError(message)
    }

    /// One call of a verb by the script.
    #[inline]
    pub(crate) fn call(
        &self,
        lua: &Lua,
        callee: &Callee<S::Verb>,
        (me, extra): (bool, Value),
        values: &[Value],
    ) -> mlua::Result<Sent> {
        let entry = callee.entry;
        let outcome = if self.permits(entry.verb.kind) && me && extra.is_nil() {
            (entry.decode)(&mut Args { values: values.iter() })
                .map_err(|why| why.to_string())
                .and_then(|verb| self.perform(callee, verb))
        } else {
            Err(self.refusal(entry, me))
        };
        outcome.map_err(|why| self.blamed(lua, entry, &why))
    }

    /// One call of a verb whose arguments the prelude has taken apart.
    #[inline]
    pub(crate) fn call_flat(
        &self,
        lua: &Lua,
        callee: &Callee<S::Verb>,
        values: &[f64],
    ) -> mlua::Result<Sent> {
        let entry = callee.entry;
        let outcome = if self.permits(entry.verb.kind) {
            (entry.decode_flat)(&mut Flat { values: values.iter() })
                .map_err(|why| why.to_string())
                .and_then(|verb| self.perform(callee, verb))
        } else {
            Err(self.refusal(entry, true))
        };
        outcome.map_err(|why| self.blamed(lua, entry, &why))
    }

    #[cold]
    fn blamed(&self, lua: &Lua, entry: &VerbEntry<S::Verb>, why: &str) -> mlua::Error {
        self.fatal(lua, format!("me:{}: {why}", entry.verb.name()))
    }

    #[inline]
    fn permits(&self, kind: Kind) -> bool {
        let allowed = match self.mode.get() {
            Mode::Effect => self.pending.get().is_none(),
            Mode::Query => kind == Kind::Query,
            Mode::Load => false,
        };
        allowed && self.depth.get() > 0
    }

    #[cold]
    fn refusal(&self, entry: &VerbEntry<S::Verb>, me: bool) -> String {
        if !self.permits(entry.verb.kind) {
            return match self.mode.get() {
                Mode::Query => "writes in a query hook; a query hook only looks".to_owned(),
                Mode::Effect => "a question is open; nothing can follow it".to_owned(),
                Mode::Load => "cannot be called while the module is being loaded".to_owned(),
            };
        }
        if !me {
            return format!("verbs are called with a colon: me:{}(…)", entry.verb.name());
        }
        match entry.verb.parameters {
            [] => "takes no argument".to_owned(),
            parameters => {
                let names: Vec<_> = parameters.iter().map(|parameter| parameter.name).collect();
                format!("takes no more than: {}", names.join(", "))
            }
        }
    }

    #[inline]
    fn perform(&self, callee: &Callee<S::Verb>, verb: S::Verb) -> Result<Sent, String> {
        self.looked.set(true);
        let depth = self.depth.get() - 1;
        let mut stage = self.stages[depth].borrow_mut();
        let mut reply = stage.perform(verb);
        loop {
            return Ok(match reply {
                Reply::Nil => Either::Left(Value::Nil),
                Reply::Int(number) => Either::Left(Value::Integer(number)),
                Reply::Bool(value) => Either::Left(Value::Boolean(value)),
                Reply::Word(word) => callee.word(word),
                Reply::Wrong(why) => return Err(why),
                Reply::Ask(fingerprint) => {
                    match self.reply_to(callee.entry.verb.kind, fingerprint)? {
                        Some(recorded) => {
                            reply = stage.answered(recorded);
                            continue;
                        }
                        None => Either::Left(Value::NULL),
                    }
                }
            });
        }
    }

    /// The recorded reply to a question, or `None` when the run ends with it.
    fn reply_to(&self, kind: Kind, fingerprint: u16) -> Result<Option<crate::Recorded>, String> {
        if kind != Kind::Ask {
            return Err("asks, but is not declared as a verb that asks".to_owned());
        }
        let at = self.asked.get();
        let journal = self.journal.get();
        match journal.get(at) {
            Some((recorded, reply)) if recorded == fingerprint => {
                self.asked.set(at + 1);
                Ok(Some(reply))
            }
            Some(_) => Err(format!(
                "the script is not deterministic: its question {} is not the one that was answered",
                at + 1
            )),
            None if journal.is_full() => {
                Err(format!("asks more than {} questions", crate::CAPACITY))
            }
            None => {
                self.pending.set(Some(Pending { fingerprint, fuel: self.fuel.get() }));
                Ok(None)
            }
        }
    }
}

impl<V> Callee<V> {
    #[inline]
    fn word(&self, word: &'static str) -> Sent {
        match self.words.iter().find(|(known, _)| *known == word) {
            Some((_, made)) => Either::Left(Value::String(made.clone())),
            None => Either::Right(word),
        }
    }
}

/// The line that is being executed: of the innermost frame that belongs to a script.
fn spot(lua: &Lua) -> Option<Spot> {
    let frames = (0..).map_while(|level| {
        lua.inspect_stack(level, |frame| {
            let source = frame.source().short_src.map(|path| path.into_owned());
            source.zip(frame.current_line())
        })
    });
    frames.flatten().find(|(path, _)| !path.starts_with('['))
}

/// What an argument of a verb is called in a message; kept here for the host's own results.
pub(crate) fn shown(value: &Value, what: &str) -> String {
    Arg(value).expected(what).to_string()
}
