//! Known runs: a tree of what scripts did before.
//!
//! The behavior of a script depends only on its params, its arguments and the results of its verbs.
//! A run that follows the path of an earlier one therefore needs no Luau. A node is the next verb,
//! a branch its result, a leaf the end. A host walks the tree and carries out the verbs itself.
//! Where the path is new, it enters Luau, from the script's start and with the results so far.
//!
//! A script sees a thing of the game only as its index among those it has met (`handles`). The tree
//! therefore has one branch for any new die, and one for each known die, instead of a branch for
//! every die.
//!
//! Each node contains the fuel used by its script so far, so both ways of running use equal fuel.
//! Failed runs are not kept. The tree is a cache. It has a maximum size, it can be dropped at any
//! time, and its content affects only speed.

use std::num::NonZeroU32;

use crate::argument::MOST_ARGUMENTS;
use crate::ids::{FunctionId, ParamsId};
use crate::values::{Argument, GivenThing, QueryAnswer};
use crate::verbs::{VerbEntry, Verbs};

/// Maximum number of nodes kept for one function. Further runs use Luau each time.
pub(crate) const OF_FUNCTION: usize = 1 << 14;

/// Maximum number of nodes kept by one host.
pub(crate) const OF_HOST: usize = 1 << 18;

/// Number of recent steps of a function that are searched for an equal one.
const MOST_LOOKED_AT: usize = 256;

/// A run that calls more verbs than this is not kept.
const LONGEST: usize = 256;

/// What a run is allowed to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mode {
    /// Nothing: a module is being loaded.
    Load,
    /// Call queries.
    Query,
    /// Call all verbs.
    Effect,
}

/// A call: everything that determines a run, except the results of its verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct KnownCall {
    pub(crate) function: FunctionId,
    pub(crate) params: ParamsId,
    pub(crate) mode: Mode,
    pub(crate) args: [GivenThing; MOST_ARGUMENTS],
}

impl KnownCall {
    /// A call whose things are listed among its arguments in the order in which a run meets them.
    #[inline]
    pub(crate) fn new(
        mode: Mode,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Self {
        debug_assert!(args.len() <= MOST_ARGUMENTS, "a hook is called with three things at most");
        let mut call = Self { function, params, mode, args: [GivenThing::Nil; MOST_ARGUMENTS] };
        let mut met = 0;
        for (at, arg) in args.iter().enumerate() {
            call.args[at] = match *arg {
                Argument::Int(number) => GivenThing::Int(number),
                Argument::Bool(value) => GivenThing::Bool(value),
                Argument::Word(word) => GivenThing::Word(word),
                Argument::Handle(..) => match args[..at].iter().position(|other| other == arg) {
                    Some(before) => call.args[before],
                    None => {
                        met += 1;
                        GivenThing::Handle(met - 1)
                    }
                },
            };
        }
        call
    }
}

/// One verb of a run.
pub(crate) struct KnownVerb<V: 'static> {
    pub(crate) entry: &'static VerbEntry<V>,
    /// With each handle as the script holds it.
    pub(crate) verb: V,
    /// The script's own fuel when it calls the verb.
    pub(crate) own: u32,
    /// The result; `None` for a question without an answer.
    pub(crate) given: Option<GivenThing>,
}

/// A node, valid until the tree is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(NonZeroU32);

/// The next step of a script, with each handle as the script holds it.
#[derive(Clone, Copy)]
pub(crate) enum NextAct<V: 'static> {
    Verb {
        entry: &'static VerbEntry<V>,
        verb: V,
        /// Whether the verb contains a handle.
        holds: bool,
    },
    End(QueryAnswer),
}

/// Kept small for the processor's cache: there are thousands of nodes, and few different steps.
struct Node {
    /// The result of the verb before it.
    given: GivenThing,
    /// The script's own fuel up to here.
    own: u32,
    /// The index of its step.
    step: u32,
    /// The next node, for the first recorded result of this verb.
    first: Option<NodeId>,
    /// The alternative to this node, for another result of the verb before it.
    other: Option<NodeId>,
}

/// The known runs of a host's scripts.
pub(crate) struct KnownRuns<V: 'static> {
    /// For each function, the first nodes of its runs, sorted.
    roots: Vec<Roots>,
    nodes: Vec<Node>,
    /// The steps of scripts, each once per function.
    steps: Vec<NextAct<V>>,
    /// How often the tree was dropped. A node belongs to one era.
    era: u32,
}

#[derive(Default)]
struct Roots {
    begin: Vec<(KnownCall, NodeId)>,
    /// The number of nodes of the function.
    nodes: usize,
    /// Its steps. Most of its nodes use a step of another node.
    steps: Vec<u32>,
}

impl<V: Verbs> KnownRuns<V> {
    pub(crate) const fn nothing() -> Self {
        Self { roots: Vec::new(), nodes: Vec::new(), steps: Vec::new(), era: 0 }
    }

    /// Drops all runs.
    pub(crate) fn forget(&mut self) {
        *self = Self { era: self.era.wrapping_add(1), ..Self::nothing() };
    }

    pub(crate) fn era(&self) -> u32 {
        self.era
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Bytes reserved.
    pub(crate) fn bytes(&self) -> usize {
        let begin = |roots: &Roots| {
            roots.begin.capacity() * size_of::<(KnownCall, NodeId)>()
                + roots.steps.capacity() * size_of::<u32>()
        };
        self.nodes.capacity() * size_of::<Node>()
            + self.steps.capacity() * size_of::<NextAct<V>>()
            + self.roots.capacity() * size_of::<Roots>()
            + self.roots.iter().map(begin).sum::<usize>()
    }

    /// The first node for a call.
    #[inline]
    pub(crate) fn root(&self, call: &KnownCall) -> Option<NodeId> {
        let roots = self.roots.get(call.function.at())?;
        let at = roots.begin.binary_search_by(|(other, _)| other.cmp(call)).ok()?;
        Some(roots.begin[at].1)
    }

    /// The step of a script at a node, and the fuel used before it.
    #[inline]
    pub(crate) fn step(&self, node: NodeId) -> (&NextAct<V>, u32) {
        let Node { step, own, .. } = self.node(node);
        (&self.steps[*step as usize], *own)
    }

    /// The node after a verb with this result.
    #[inline]
    pub(crate) fn after(&self, node: NodeId, given: GivenThing) -> Option<NodeId> {
        let mut next = self.node(node).first;
        while let Some(node) = next {
            let found = self.node(node);
            if found.given == given {
                return Some(node);
            }
            next = found.other;
        }
        None
    }

    /// Adds a run: its verbs from the start, and its end unless it waits at the last verb. Returns
    /// the last node if it fits. The error means that the script behaved differently after the same
    /// answers.
    pub(crate) fn learn(
        &mut self,
        call: &KnownCall,
        seen: &[KnownVerb<V>],
        end: Option<(QueryAnswer, u32)>,
    ) -> Result<Option<NodeId>, Differs> {
        if seen.len() > LONGEST {
            return Ok(None);
        }
        let verbs = seen.iter().map(|seen| (NextAct::verb(seen.entry, seen.verb), seen.own));
        let steps = verbs.chain(end.map(|(answer, own)| (NextAct::End(answer), own)));
        let mut last: Option<(NodeId, GivenThing)> = None;
        for (at, (step, own)) in steps.enumerate() {
            let known = match last {
                None => self.root(call),
                Some((node, given)) => self.after(node, given),
            };
            let node = match known {
                Some(node) if !self.is(node, &step, own) => return Err(Differs),
                Some(node) => node,
                None => match self.add(call, last, step, own) {
                    Some(node) => node,
                    None => return Ok(None),
                },
            };
            match seen.get(at).and_then(|seen| seen.given) {
                Some(given) => last = Some((node, given)),
                None => return Ok(Some(node)),
            }
        }
        Ok(None)
    }

    fn is(&self, node: NodeId, step: &NextAct<V>, own: u32) -> bool {
        let (known, known_own) = self.step(node);
        known == step && known_own == own
    }

    /// Adds a node after another one, or as the first node of a call.
    fn add(
        &mut self,
        call: &KnownCall,
        before: Option<(NodeId, GivenThing)>,
        step: NextAct<V>,
        own: u32,
    ) -> Option<NodeId> {
        let function = call.function.at();
        if self.roots.len() <= function {
            self.roots.resize_with(function + 1, Roots::default);
        }
        let roots = &mut self.roots[function];
        if roots.nodes >= OF_FUNCTION || self.nodes.len() >= OF_HOST {
            return None;
        }
        roots.nodes += 1;
        // Only recent steps: a script that keeps doing new things must not be searched completely
        // each time.
        let late = roots.steps.iter().rev().take(MOST_LOOKED_AT);
        let same = late.copied().find(|at| self.steps[*at as usize] == step);
        let step = same.unwrap_or_else(|| {
            let at = self.steps.len() as u32;
            self.steps.push(step);
            roots.steps.push(at);
            at
        });
        let added = NodeId(NonZeroU32::MIN.saturating_add(self.nodes.len() as u32));
        let (given, other) = match before {
            None => {
                let at = roots.begin.partition_point(|(other, _)| other < call);
                roots.begin.insert(at, (*call, added));
                (GivenThing::Nil, None)
            }
            Some((node, given)) => {
                let before = &mut self.nodes[node.at()];
                (given, before.first.replace(added))
            }
        };
        self.nodes.push(Node { given, own, step, first: None, other });
        Some(added)
    }

    #[inline]
    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.at()]
    }
}

impl<V: Verbs> NextAct<V> {
    fn verb(entry: &'static VerbEntry<V>, verb: V) -> Self {
        let mut holds = false;
        let verb = verb.map_handles(&mut |_, index| {
            holds = true;
            index
        });
        Self::Verb { entry, verb, holds }
    }
}

impl<V: PartialEq> PartialEq for NextAct<V> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Verb { verb: one, .. }, Self::Verb { verb: other, .. }) => one == other,
            (Self::End(one), Self::End(other)) => one == other,
            (Self::Verb { .. }, Self::End(_)) | (Self::End(_), Self::Verb { .. }) => false,
        }
    }
}

/// A script behaved differently after the same answers.
#[derive(Debug)]
pub(crate) struct Differs;

impl NodeId {
    #[inline]
    fn at(self) -> usize {
        self.0.get() as usize - 1
    }
}
