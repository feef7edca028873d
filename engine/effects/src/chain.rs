//! Chains of cards that trigger one another: how many act after one answer, and how an endless
//! chain is undone.
//!
//! The first card that acts after an answer begins a chain, and a copy of the state before it is
//! kept. A chain longer than [`CHAIN`] is reset to that copy, log included. It is run again up to
//! the first card of the loop, which then fails. The game goes on as if that card had never acted;
//! the effects of other cards before it remain.

use std::sync::Arc;

use crate::blame::blame_chain;
use crate::{Acting, CHAIN, CallOf, Scripted};

/// Cards that act after this many others are assumed to belong to the loop.
const LATE: u8 = CHAIN / 2;

/// Maximum number of cards that are made to fail in one chain. After that, the chain is no longer
/// undone. No reasonable pack comes near.
const UNDONE: usize = 16;

/// The cards that have acted since the last answer, in a game `G`.
pub struct Chain<G: Scripted> {
    acted: u8,
    /// Number of calls queued since the last card began to act.
    queued: u8,
    /// Whether the chain continues: no answer has come since it began.
    goes_on: bool,
    began: Option<Box<Began<G>>>,
}

/// The start of a chain.
struct Began<G: Scripted> {
    start: Arc<G::State>,
    /// The length of the log.
    mark: usize,
    root: CallOf<G>,
    /// The cards that acted late and triggered others.
    late: Vec<CallOf<G>>,
    /// The last card that acted, if it acted late.
    last: Option<CallOf<G>>,
    /// During the second run: the cards of the loop.
    suspects: Vec<CallOf<G>>,
    /// The positions in the chain of the cards that must fail.
    failing: Vec<u8>,
}

/// What a card that is about to act must do.
pub(crate) enum ChainLink<C> {
    /// Act.
    Acts,
    /// Fail, because it is part of a loop.
    Fails,
    /// The chain was undone and begins again with this call.
    Again(C),
}

impl<G: Scripted> Default for Chain<G> {
    fn default() -> Self {
        Self { acted: 0, queued: 0, goes_on: false, began: None }
    }
}

impl<G: Scripted> Chain<G> {
    /// An answer came: the next card that acts begins a new chain.
    #[inline]
    pub fn renew(&mut self) {
        self.goes_on = false;
    }

    /// A card that heard an event was queued.
    #[inline]
    pub fn queued(&mut self) {
        self.queued = self.queued.saturating_add(1);
    }

    /// Begins a chain in a state.
    fn begin(&mut self, game: &G, state: &G::State, root: CallOf<G>, mark: usize) {
        (self.acted, self.queued, self.goes_on) = (0, 0, true);
        if let Some(began) = &mut self.began
            && let Some(start) = Arc::get_mut(&mut began.start)
        {
            start.clone_from(state);
            (began.mark, began.root) = (mark, root);
            began.late.clear();
            began.last = None;
            began.suspects.clear();
            began.failing.clear();
            return;
        }
        let start = game.runtime().stages.start(state);
        let (late, last) = (Vec::new(), None);
        let (suspects, failing) = (Vec::new(), Vec::new());
        self.began = Some(Box::new(Began { start, mark, root, late, last, suspects, failing }));
    }
}

/// Decides what a card that is about to act must do.
pub(crate) fn link<A: Acting>(turn: &mut A, call: &CallOf<A::Game>) -> ChainLink<CallOf<A::Game>> {
    if !turn.chain().goes_on {
        let mut chain = std::mem::take(turn.chain());
        chain.begin(turn.game(), turn.state(), *call, turn.mark());
        *turn.chain() = chain;
    }
    let chain = turn.chain();
    chain.acted = chain.acted.saturating_add(1);
    let idle = std::mem::take(&mut chain.queued) == 0;
    let (acted, Some(began)) = (chain.acted, &mut chain.began) else { return ChainLink::Acts };
    if acted <= LATE && began.failing.is_empty() && began.suspects.is_empty() {
        return ChainLink::Acts;
    }
    // A card that triggered nothing only listens to the loop.
    let last = began.last.take().filter(|_| !idle);
    began.late.extend(last);
    if began.failing.contains(&acted) {
        return ChainLink::Fails;
    }
    if began.suspects.iter().any(|suspect| is_same(suspect, call)) {
        began.suspects.clear();
        began.failing.push(acted);
        blame_chain(turn.game(), turn.state(), call);
        return ChainLink::Fails;
    }
    if acted > CHAIN {
        return end(turn, call);
    }
    if acted > LATE {
        began.last = Some(*call);
    }
    ChainLink::Acts
}

/// Undoes a chain that is too long, unless its loop is unknown.
fn end<A: Acting>(turn: &mut A, call: &CallOf<A::Game>) -> ChainLink<CallOf<A::Game>> {
    let chain = turn.chain();
    if let Some(began) = &mut chain.began
        && !began.late.is_empty()
        && began.failing.len() < UNDONE
    {
        began.suspects = std::mem::take(&mut began.late);
        let (start, mark, root) = (Arc::clone(&began.start), began.mark, began.root);
        (chain.acted, chain.queued) = (0, 0);
        turn.undo_chain(&start, mark);
        return ChainLink::Again(root);
    }
    blame_chain(turn.game(), turn.state(), call);
    ChainLink::Fails
}

/// Whether two calls have the same seat, card and hook.
fn is_same<C: PartialEq, H: PartialEq>(one: &crate::Call<C, H>, other: &crate::Call<C, H>) -> bool {
    one.seat == other.seat && one.card == other.card && one.hook == other.hook
}
