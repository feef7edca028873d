//! The scripts of a game as its rules hold them.

use std::cell::RefCell;

use diag::Diagnostic;
use script::{Fault, FunctionId, Host, Limits, Scripts, Stage, Stages};

/// The host of a game's scripts, the stages of their runs, and what went wrong. `S` is the game's
/// scratch, `K` its state. One for each thread.
pub struct Runtime<S: Stage, K> {
    pub(crate) host: Host<S>,
    pub(crate) stages: Stages<S, K>,
    pub(crate) twice: bool,
    faults: RefCell<Vec<Diagnostic>>,
}

impl<S: Stage, K> Runtime<S, K> {
    /// With the scripts of a table's cards.
    pub fn new(scripts: &Scripts) -> Self {
        let mut host = Host::new(Limits::default());
        scripts.furnish(&mut host);
        Self { host, stages: Stages::default(), twice: false, faults: RefCell::default() }
    }

    /// Runs each script twice from its start and compares: one that keeps something between its
    /// runs, or goes by the address of a table, is at fault.
    #[must_use]
    pub fn twice(self) -> Self {
        Self { twice: true, ..self }
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

    /// The fault of a script whose two runs were not alike.
    #[cold]
    pub(crate) fn differs(&self, function: FunctionId) -> Fault {
        let message = "the script differs between runs: it keeps something outside its functions, \
                       or goes through a table whose keys are tables";
        Fault { message: message.to_owned(), place: self.host.place(function) }
    }
}
