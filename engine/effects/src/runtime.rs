//! The scripts of a game as its rules hold them.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use play::{CardFault, Checks};
use script::{Covered, FunctionId, Host, Limits, Memory, ParamsId, Scripts, Stage, Stages};

use crate::Handler;

/// The number of runs of a card in a hook that are its first ones.
const FIRST: u8 = 8;

/// The host of a game's scripts, the stages of their runs, and what went wrong. `S` is the game's
/// scratch, `K` its state. One for each thread.
///
/// The host is made when a card acts for the first time: most of what asks for a game, such as the
/// list of its cards, never comes to that.
pub struct Runtime<S: Stage, K> {
    scripts: Scripts,
    /// What is loaded instead, where what runs is counted.
    counting: OnceCell<Scripts>,
    host: OnceCell<Host<S>>,
    pub(crate) stages: Stages<S, K>,
    checked: Cell<Checks>,
    /// The card that does nothing in its hooks, by its params.
    silent: Cell<Option<ParamsId>>,
    /// How often each card was checked in each hook where only its first runs are.
    early: RefCell<BTreeMap<(FunctionId, ParamsId, &'static str), u8>>,
    faults: RefCell<Vec<CardFault>>,
    run: RefCell<BTreeSet<(String, &'static str)>>,
    refused: RefCell<BTreeSet<(String, &'static str)>>,
    touched: RefCell<BTreeSet<String>>,
}

impl<S: Stage, K> Runtime<S, K> {
    /// With the scripts of a table's cards.
    pub fn new(scripts: &Scripts) -> Self {
        Self {
            scripts: scripts.clone(),
            counting: OnceCell::new(),
            host: OnceCell::new(),
            stages: Stages::default(),
            checked: Cell::default(),
            silent: Cell::default(),
            early: RefCell::default(),
            faults: RefCell::default(),
            run: RefCell::default(),
            refused: RefCell::default(),
            touched: RefCell::default(),
        }
    }

    /// The scripts of the table's cards.
    pub fn scripts(&self) -> &Scripts {
        &self.scripts
    }

    #[inline]
    pub(crate) fn host(&self) -> &Host<S> {
        self.host.get_or_init(|| {
            let mut host = Host::new(Limits::default());
            self.counting.get().unwrap_or(&self.scripts).furnish(&mut host);
            host
        })
    }

    /// Counts what runs of scripts, each compiled from another text of the same script
    /// ([`script::Program::counting`]), by its path. Before a card has acted; later it changes
    /// nothing.
    pub fn count(&self, texts: &BTreeMap<String, String>) {
        self.counting.get_or_init(|| self.scripts.counting(texts));
    }

    /// What has run of the scripts that are counted: nothing before a card has acted.
    pub fn covered(&self) -> Vec<Covered> {
        self.host.get().map_or_else(Vec::new, Host::covered)
    }

    /// Lets a card, or none, do nothing in its hooks: the one that has these params.
    pub fn silence(&self, card: Option<ParamsId>) {
        self.silent.set(card);
    }

    /// Whether the card with these params acts.
    #[inline]
    pub(crate) fn is_silent(&self, card: ParamsId) -> bool {
        self.silent.get() == Some(card)
    }

    /// Which runs of scripts are made once more in Luau, and compared: a script that goes by the
    /// address of a table is at fault.
    pub fn check(&self, which: Checks) {
        self.checked.set(which);
    }

    /// Whether some runs are.
    #[inline]
    pub(crate) fn checks_some(&self) -> bool {
        match self.checked.get() {
            Checks::None => false,
            Checks::First | Checks::All => true,
        }
    }

    /// Whether the next run of a card in a hook is made once more.
    #[inline]
    pub(crate) fn checks<W>(
        &self,
        handler: &Handler<W>,
        hook: impl FnOnce() -> &'static str,
    ) -> bool {
        match self.checked.get() {
            Checks::None => false,
            Checks::First => self.is_early(handler.function, handler.params, hook()),
            Checks::All => true,
        }
    }

    /// Whether a card has been checked but a few times in a hook; this is one of them.
    #[cold]
    fn is_early(&self, function: FunctionId, params: ParamsId, hook: &'static str) -> bool {
        let mut early = self.early.borrow_mut();
        let runs = early.entry((function, params, hook)).or_default();
        *runs = runs.saturating_add(1);
        *runs <= FIRST
    }

    /// Forgets the runs that are known, which changes nothing but the time the next ones take.
    pub fn forget(&self) {
        if let Some(host) = self.host.get() {
            host.forget();
        }
    }

    /// Gives back the memory that runs have left behind, without effect on what follows.
    pub fn tidy(&self) {
        if let Some(host) = self.host.get() {
            host.tidy();
        }
    }

    /// What the host holds in memory: nothing before a card has acted.
    pub fn memory(&self) -> Memory {
        self.host.get().map_or_else(Memory::default, Host::memory)
    }

    /// Keeps a fault for the report; a card that is asked again and again fails once.
    pub(crate) fn blame(&self, fault: CardFault) {
        let mut faults = self.faults.borrow_mut();
        if !faults.iter().any(|other| other.is_like(&fault)) {
            faults.push(fault);
        }
    }

    /// Notes that an effect of a card ran.
    pub(crate) fn note(&self, card: &str, hook: &'static str) {
        self.run.borrow_mut().insert((card.to_owned(), hook));
        self.touched.borrow_mut().insert(card.to_owned());
    }

    /// Notes that a card did not act because of its guards.
    pub(crate) fn note_refused(&self, card: &str, hook: &'static str) {
        self.refused.borrow_mut().insert((card.to_owned(), hook));
        self.touched.borrow_mut().insert(card.to_owned());
    }

    /// The hooks in which guards kept cards from acting while scripts were checked: card and hook.
    pub fn guards_refused(&self) -> Vec<(String, &'static str)> {
        self.refused.borrow().iter().cloned().collect()
    }

    /// Takes the cards that acted, or that their guards kept from acting, since the last call while
    /// scripts were checked.
    pub fn touched(&self) -> BTreeSet<String> {
        self.touched.take()
    }

    /// The effects that have run while scripts were checked: card and hook.
    pub fn effects_run(&self) -> Vec<(String, &'static str)> {
        self.run.borrow().iter().cloned().collect()
    }

    /// Takes the faults since the last call and keeps others instead.
    pub fn swap_faults(&self, left: Vec<CardFault>) -> Vec<CardFault> {
        self.faults.replace(left)
    }
}
