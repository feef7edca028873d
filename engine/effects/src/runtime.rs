//! The scripts of a game as its rules hold them.

use std::cell::{Cell, RefCell};

use diag::Diagnostic;
use script::{Fault, Host, Limits, Scripts, Stage, Stages};

/// The host of a game's scripts, the stages of their runs, and what went wrong. `S` is the game's
/// scratch, `K` its state. One for each thread.
pub struct Runtime<S: Stage, K> {
    pub(crate) host: Host<S>,
    pub(crate) stages: Stages<S, K>,
    checked: Cell<bool>,
    faults: RefCell<Vec<Diagnostic>>,
}

impl<S: Stage, K> Runtime<S, K> {
    /// With the scripts of a table's cards.
    pub fn new(scripts: &Scripts) -> Self {
        let mut host = Host::new(Limits::default());
        scripts.furnish(&mut host);
        Self {
            host,
            stages: Stages::default(),
            checked: Cell::new(false),
            faults: RefCell::default(),
        }
    }

    /// Whether each script is run once more in Luau, and compared: one that keeps something
    /// between its runs, or goes by the address of a table, is at fault.
    pub fn check(&self, on: bool) {
        self.checked.set(on);
    }

    #[inline]
    pub(crate) fn checks(&self) -> bool {
        self.checked.get()
    }

    /// Forgets the runs that are known, which changes nothing but the time the next ones take.
    pub fn forget(&self) {
        self.host.forget();
    }

    /// Keeps a finding for the report.
    pub(crate) fn blame(&self, finding: impl Into<Diagnostic>) {
        self.faults.borrow_mut().push(finding.into());
    }

    /// Takes the findings since the last call.
    pub fn faults(&self) -> Vec<Diagnostic> {
        self.faults.take()
    }

    /// What was answered; a fault is kept for the report and counts as nothing.
    pub(crate) fn believe<T: Default>(&self, answer: Result<T, Fault>) -> T {
        match answer {
            Ok(answer) => answer,
            Err(fault) => {
                self.blame(fault);
                T::default()
            }
        }
    }
}
