//! The scripts of a game, as its rules hold them.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use play::{CardFault, Checks};
use script::{Covered, FunctionId, Host, Limits, Memory, ParamsId, Scripts, Stage, Stages};

use crate::Handler;

/// Number of runs of a card in a hook that count as its first ones.
const FIRST: u8 = 8;

/// The host of a game's scripts, the stages of their runs, and recorded faults. `S` is the game's
/// scratch, `K` its state. One per thread.
///
/// The host is created when a card acts for the first time. Most uses of a game, such as listing
/// its cards, never need it.
pub struct Runtime<S: Stage, K> {
    scripts: Scripts,
    /// The scripts loaded instead, if coverage is counted.
    counting: OnceCell<Scripts>,
    host: OnceCell<Host<S>>,
    pub(crate) stages: Stages<S, K>,
    checked: Cell<Checks>,
    /// The params of the card that is made to do nothing.
    silent: Cell<Option<ParamsId>>,
    /// How often each card was checked in each hook, if only first runs are checked.
    early: RefCell<BTreeMap<(FunctionId, ParamsId, &'static str), u8>>,
    faults: RefCell<Vec<CardFault>>,
    /// How often a card was blamed.
    blames: Cell<u64>,
    run: RefCell<BTreeSet<(String, &'static str)>>,
    refused: RefCell<BTreeSet<(String, &'static str)>>,
    touched: RefCell<BTreeSet<String>>,
}

impl<S: Stage, K> Runtime<S, K> {
    /// Holds the scripts of a table's cards.
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
            blames: Cell::default(),
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

    /// Turns on coverage. `texts` holds by path the instrumented text of each script
    /// ([`script::Program::counting`]). Call it before a card has acted; later it has no effect.
    pub fn count(&self, texts: &BTreeMap<String, String>) {
        self.counting.get_or_init(|| self.scripts.counting(texts));
    }

    /// The coverage of the counted scripts; empty before a card has acted.
    pub fn covered(&self) -> Vec<Covered> {
        self.host.get().map_or_else(Vec::new, Host::covered)
    }

    /// Makes the card with these params do nothing in its hooks. `None` makes all cards act.
    pub fn silence(&self, card: Option<ParamsId>) {
        self.silent.set(card);
    }

    /// Whether any card is silenced.
    #[inline]
    pub fn silences_some(&self) -> bool {
        self.silent.get().is_some()
    }

    /// Whether the card with these params is silenced.
    #[inline]
    pub(crate) fn is_silent(&self, card: ParamsId) -> bool {
        self.silent.get() == Some(card)
    }

    /// Sets which runs of scripts are repeated in Luau and compared. A script whose result depends
    /// on the address of a table is at fault.
    pub fn check(&self, which: Checks) {
        self.checked.set(which);
    }

    /// Whether any runs are repeated.
    #[inline]
    pub(crate) fn checks_some(&self) -> bool {
        match self.checked.get() {
            Checks::None => false,
            Checks::First | Checks::All => true,
        }
    }

    /// Whether the next run of a card in a hook is repeated.
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

    /// Whether a card has been checked only a few times in a hook. Counts this call.
    #[cold]
    fn is_early(&self, function: FunctionId, params: ParamsId, hook: &'static str) -> bool {
        let mut early = self.early.borrow_mut();
        let runs = early.entry((function, params, hook)).or_default();
        *runs = runs.saturating_add(1);
        *runs <= FIRST
    }

    /// Clears the cache of known runs. Only speed changes.
    pub fn forget(&self) {
        if let Some(host) = self.host.get() {
            host.forget();
        }
    }

    /// Frees memory that runs no longer need. Only speed changes.
    pub fn tidy(&self) {
        if let Some(host) = self.host.get() {
            host.tidy();
        }
    }

    /// The memory use of the host; zero before a card has acted.
    pub fn memory(&self) -> Memory {
        self.host.get().map_or_else(Memory::default, Host::memory)
    }

    /// Keeps a fault for the report. Equal faults of repeated queries are kept once.
    pub(crate) fn blame(&self, fault: CardFault) {
        self.blames.set(self.blames.get().wrapping_add(1));
        let mut faults = self.faults.borrow_mut();
        if !faults.iter().any(|other| other.is_like(&fault)) {
            faults.push(fault);
        }
    }

    /// How often a card was blamed for a fault so far. If a call changes the number, its result
    /// must not be cached: the report would miss the fault the next time.
    #[inline]
    pub fn blames(&self) -> u64 {
        self.blames.get()
    }

    /// Records that an effect of a card ran.
    pub(crate) fn note(&self, card: &str, hook: &'static str) {
        self.run.borrow_mut().insert((card.to_owned(), hook));
        self.touched.borrow_mut().insert(card.to_owned());
    }

    /// Records that guards kept a card from acting.
    pub(crate) fn note_refused(&self, card: &str, hook: &'static str) {
        self.refused.borrow_mut().insert((card.to_owned(), hook));
        self.touched.borrow_mut().insert(card.to_owned());
    }

    /// Takes the hooks in which guards kept cards from acting since the last call while scripts were
    /// checked, as card and hook.
    pub fn guards_refused(&self) -> Vec<(String, &'static str)> {
        self.refused.take().into_iter().collect()
    }

    /// Takes the ids of the cards that acted, or were kept from acting by guards, since the last
    /// call while scripts were checked.
    pub fn touched(&self) -> BTreeSet<String> {
        self.touched.take()
    }

    /// Takes the hooks in which cards ran since the last call while scripts were checked, as card
    /// and hook.
    pub fn effects_run(&self) -> Vec<(String, &'static str)> {
        self.run.take().into_iter().collect()
    }

    /// Takes the faults since the last call and puts `left` in their place.
    pub fn swap_faults(&self, left: Vec<CardFault>) -> Vec<CardFault> {
        self.faults.replace(left)
    }
}
