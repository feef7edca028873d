//! Runs without a game, in which each verb returns any value that its type allows.
//!
//! The behavior of a script depends only on its params, its arguments and the results of its verbs.
//! It can therefore be explored without a state. A [`Stage`] without a game answers each verb from
//! the domain of its type: a few numbers, each word, both booleans, a new thing or a known one,
//! nothing. At each point it takes the answer taken least often there. Such results need not be
//! possible in the game, but they cover everything that the script can do.
//!
//! Each run is repeated for each param with another value and the same answers. The differences
//! show the purpose of the param.

mod answers;
mod ways;

use std::collections::BTreeMap;

use diag::Place;

use crate::binder::Scripts;
use crate::host::{Host, Limits, Ran};
use crate::ids::{FunctionId, ParamsId};
use crate::journal::{Journal, Recorded};
use crate::stage::{Reply, Stage};
use crate::told::VerbCall;
use crate::values::{Argument, PassedValue, QueryAnswer};
use crate::verbs::{Hook, Verb, VerbKind, Verbs};
use ways::AnswerWays;

/// The maximum number of runs of a function with the same params. With 200, runs imagined tables that
/// cannot occur, such as a die below its lowest face, and hid what a card always does.
pub const IMAGINED_RUNS: usize = 48;

/// One run: the arguments of the function, its verbs, and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunTold {
    /// The arguments after the card and its params.
    pub args: Vec<PassedValue>,
    /// The verbs with their results.
    pub said: Vec<VerbCall>,
    /// The result of the function.
    pub end: PassedValue,
}

/// A run, and its variants with other params.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Varied {
    /// The run with the original params.
    pub run: RunTold,
    /// For each param, the run with that param increased by one and the same answers; `None` if the
    /// script fails then.
    pub with: BTreeMap<String, Option<RunTold>>,
}

/// The runs of a function.
#[derive(Clone, Debug)]
pub struct Imagining {
    /// Where the function begins.
    pub place: Place,
    /// The runs that ended.
    pub runs: Vec<Varied>,
    /// Whether no further runs exist with the answers that are tried.
    pub whole: bool,
}

/// A stage without a game.
pub struct Imagined<V> {
    /// Numbers that verbs return.
    numbers: Vec<i64>,
    ways: AnswerWays,
    /// The results of queries in this run. A repeated query returns the same result.
    given: Vec<(V, Reply)>,
    /// The kinds of the things met in this run. The number of a thing is its index.
    met: Vec<&'static str>,
}

/// Runs scripts of a game on a stage without a game.
pub struct Imagination<V: Verbs> {
    host: Host<Imagined<V>>,
}

/// The call: the function, its params, its arguments.
#[derive(Clone, Copy)]
struct CalledFunction<'a> {
    function: FunctionId,
    params: ParamsId,
    hook: &'a Hook<'a>,
}

impl<V> Default for Imagined<V> {
    fn default() -> Self {
        Self {
            numbers: Vec::new(),
            ways: AnswerWays::default(),
            given: Vec::new(),
            met: Vec::new(),
        }
    }
}

impl<V: Verbs> Stage for Imagined<V> {
    type Verb = V;

    fn perform(&mut self, verb: V) -> Reply {
        let known = self.given.iter().find(|(other, _)| *other == verb);
        if let Some((_, reply)) = known {
            return reply.clone();
        }
        let entry = V::VERBS.iter().find(|entry| entry.verb.variant == verb.variant());
        let Some(of) = entry.map(|entry| &entry.verb) else { return Reply::Nil };
        let reply = self.answer(of, &verb.told());
        if of.kind == VerbKind::Query {
            self.given.push((verb, reply.clone()));
        }
        reply
    }

    fn answered(&mut self, _: Recorded) -> Reply {
        Reply::Wrong("nobody is asked without a game".to_owned())
    }
}

impl<V: Verbs> Imagined<V> {
    /// One of the possible results of a verb.
    fn answer(&mut self, verb: &Verb, args: &[(&'static str, PassedValue)]) -> Reply {
        let all = answers::of(verb, args, &self.numbers, &self.met);
        let reply = all[self.ways.take(all.len())].clone();
        if let (Some(kind), Reply::Int(number)) = (verb.result.handle(), &reply)
            && usize::try_from(*number) == Ok(self.met.len())
        {
            self.met.push(kind);
        }
        reply
    }

    /// Starts a run. Returns the arguments of the hook.
    fn begin(&mut self, hook: &Hook<'_>) -> Vec<Argument> {
        self.given.clear();
        self.met.clear();
        let arguments = hook.takes.iter().map(|takes| {
            let all = answers::of_type(takes.kind, &self.numbers, &self.met);
            let chosen = all[self.ways.take(all.len())].clone();
            if let (Some(kind), Reply::Int(number)) = (takes.kind.handle(), &chosen)
                && usize::try_from(*number) == Ok(self.met.len())
            {
                self.met.push(kind);
            }
            answers::argument(takes.kind, &chosen)
        });
        arguments.collect()
    }
}

impl<V: Verbs> Imagination<V> {
    /// With the scripts of some cards, as a binder bound them.
    pub fn new(scripts: &Scripts) -> Self {
        let mut host = Host::new(Limits::default());
        scripts.furnish(&mut host);
        Self { host }
    }

    /// The runs of a function in a hook, with these params and with others.
    pub fn runs(
        &mut self,
        function: FunctionId,
        params: &BTreeMap<String, i64>,
        hook: &Hook<'_>,
    ) -> Imagining {
        let own = CalledFunction { function, params: self.host.params(params), hook };
        let others = params.keys().map(|name| {
            let mut other = params.clone();
            other.entry(name.clone()).and_modify(|value| *value = value.saturating_add(1));
            (name.clone(), CalledFunction { params: self.host.params(&other), ..own })
        });
        let others: BTreeMap<String, CalledFunction<'_>> = others.collect();
        let numbers = answers::numbers(params, self.host.text_from(function));
        let mut stage = Imagined::<V> { numbers, ..Imagined::default() };
        let mut runs = Vec::new();
        for _ in 0..IMAGINED_RUNS {
            let run = self.run(&mut stage, own);
            let way = stage.ways.end();
            if let Some(run) = run {
                let with = others.iter().map(|(name, other)| {
                    stage.ways.follow(&way);
                    (name.clone(), self.run(&mut stage, *other))
                });
                let with = with.collect();
                stage.ways.lead();
                runs.push(Varied { run, with });
            }
            if stage.ways.is_whole() {
                break;
            }
        }
        Imagining { place: self.host.place(function), runs, whole: stage.ways.is_whole() }
    }

    /// One run; `None` if the script fails.
    fn run(&self, stage: &mut Imagined<V>, called: CalledFunction<'_>) -> Option<RunTold> {
        let CalledFunction { function, params, hook } = called;
        let args = stage.begin(hook);
        let (end, said) = if hook.returns.is_some() {
            self.host.tell_query(stage, function, params, &args)
        } else {
            let none = Journal::EMPTY;
            let (ran, said) = self.host.tell_effect(stage, function, params, &args, &none);
            (ran.map(|(Ran::Done | Ran::Asked(_))| QueryAnswer::Nil), said)
        };
        let args = args.iter().map(answers::told).collect();
        Some(RunTold { args, said, end: PassedValue::from(end.ok()?) })
    }
}
