//! Runs that are known: what scripts did before, as a tree.
//!
//! What a script does is a function of its params, its arguments and what its verbs answer. So a
//! run that takes a way another one took needs no Luau: a node is the verb that is called next, a
//! branch what it answers, a leaf the end. A host walks the tree by carrying out the verbs itself,
//! and enters Luau, from the script's start and with the answers so far, where nobody has been.
//!
//! What a script is given of a thing of the game is only which of those it has met (`handles`): the
//! tree has no branch for each die, only one for a die that is new and one for each that is not.
//!
//! Each node knows the fuel its script has used up to it, so a run takes the same fuel either way.
//! A run at fault is never kept. The tree is a cache: it is bounded, it can be forgotten at any
//! moment, and nothing but time depends on what is in it.

use std::num::NonZeroU32;

use crate::argument::MOST_ARGUMENTS;
use crate::ids::{FunctionId, ParamsId};
use crate::values::{Argument, GivenThing, QueryAnswer};
use crate::verbs::{VerbEntry, Verbs};

/// So many nodes are kept of the runs of one function; what comes after is run in Luau each time.
pub(crate) const OF_FUNCTION: usize = 1 << 14;

/// So many nodes are kept by one host.
pub(crate) const OF_HOST: usize = 1 << 18;

/// So many steps of a function are looked at for one that is done again.
const MOST_LOOKED_AT: usize = 256;

/// A run that calls more verbs than this is not kept.
const LONGEST: usize = 256;

/// What a run may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mode {
    /// Nothing: a module is being loaded.
    Load,
    /// Look.
    Query,
    /// Act and ask.
    Effect,
}

/// What is run: all that a run depends on but the answers of its verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct KnownCall {
    pub(crate) function: FunctionId,
    pub(crate) params: ParamsId,
    pub(crate) mode: Mode,
    pub(crate) args: [GivenThing; MOST_ARGUMENTS],
}

impl KnownCall {
    /// With the things among its arguments as a run meets them, in order.
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
    /// The fuel the script itself has used when it calls the verb.
    pub(crate) own: u32,
    /// None for a question that nobody has answered yet.
    pub(crate) given: Option<GivenThing>,
}

/// A node, until the tree is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(NonZeroU32);

/// What a script does next, each handle as the script holds it.
#[derive(Clone, Copy)]
pub(crate) enum NextAct<V: 'static> {
    Verb {
        entry: &'static VerbEntry<V>,
        verb: V,
        /// Whether it holds a handle.
        holds: bool,
    },
    End(QueryAnswer),
}

/// Small, so that many lie near the processor: there are thousands of them, and few different steps.
struct Node {
    /// What the verb before it gave.
    given: GivenThing,
    /// The fuel the script itself has used up to here.
    own: u32,
    /// Which of the steps it does next.
    step: u32,
    /// What comes after this verb, for the answer that was met first.
    first: Option<NodeId>,
    /// What comes instead of this after another answer.
    other: Option<NodeId>,
}

/// The runs of a host's scripts.
pub(crate) struct KnownRuns<V: 'static> {
    /// By function: where its runs begin, in order.
    roots: Vec<Roots>,
    nodes: Vec<Node>,
    /// What scripts do, each once for each function.
    steps: Vec<NextAct<V>>,
    /// How often the tree was forgotten: a node is one of its era.
    era: u32,
}

#[derive(Default)]
struct Roots {
    begin: Vec<(KnownCall, NodeId)>,
    /// How many nodes the function has.
    nodes: usize,
    /// Which steps it does: most of its nodes do the same as others.
    steps: Vec<u32>,
}

impl<V: Verbs> KnownRuns<V> {
    pub(crate) const fn nothing() -> Self {
        Self { roots: Vec::new(), nodes: Vec::new(), steps: Vec::new(), era: 0 }
    }

    /// Forgets all runs.
    pub(crate) fn forget(&mut self) {
        *self = Self { era: self.era.wrapping_add(1), ..Self::nothing() };
    }

    pub(crate) fn era(&self) -> u32 {
        self.era
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Bytes in use, with the room kept free.
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

    /// Where the runs of a call begin.
    #[inline]
    pub(crate) fn root(&self, call: &KnownCall) -> Option<NodeId> {
        let roots = self.roots.get(call.function.at())?;
        let at = roots.begin.binary_search_by(|(other, _)| other.cmp(call)).ok()?;
        Some(roots.begin[at].1)
    }

    /// What a script does at a node, and the fuel it has used when it does.
    #[inline]
    pub(crate) fn step(&self, node: NodeId) -> (&NextAct<V>, u32) {
        let Node { step, own, .. } = self.node(node);
        (&self.steps[*step as usize], *own)
    }

    /// What comes after the verb of a node when it gives this.
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

    /// Keeps a run: the verbs from its start, and how it ended unless it waits at the last of them.
    /// Gives the last node, if there is room for it; the error is a script that did another thing
    /// than before after the same answers.
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

    /// Adds a node after another one, or where the runs of a call begin.
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
        // Those of late: a script that does ever new things must not be looked through each time.
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

/// A script did another thing than before after the same answers.
#[derive(Debug)]
pub(crate) struct Differs;

impl NodeId {
    #[inline]
    fn at(self) -> usize {
        self.0.get() as usize - 1
    }
}
