//! Runs that prove themselves: for rulings and for the battery.

use crate::fault::Fault;
use crate::host::{Answer, FunctionId, Host, ParamsId, Ran};
use crate::journal::Journal;
use crate::stage::Stage;

impl<S: Stage + Clone + PartialEq> Host<S> {
    /// Like [`Host::run`], but runs the effect twice from equal stages: a script that keeps
    /// something between runs, or goes by the address of a table, is at fault.
    pub fn run_checked(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        let mut again = stage.clone();
        let first = self.run(stage, function, params, args, journal)?;
        let second = self.run(&mut again, function, params, args, journal)?;
        self.agree(function, (first, &*stage), (second, &again))?;
        Ok(first)
    }

    /// Like [`Host::query`], but asks twice from equal stages.
    pub fn query_checked(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
    ) -> Result<Answer, Fault> {
        let mut again = stage.clone();
        let first = self.query(stage, function, params, args)?;
        let second = self.query(&mut again, function, params, args)?;
        self.agree(function, (first, &*stage), (second, &again))?;
        Ok(first)
    }

    fn agree<T: PartialEq>(
        &self,
        function: FunctionId,
        first: (T, &S),
        second: (T, &S),
    ) -> Result<(), Fault> {
        if first == second {
            return Ok(());
        }
        let message = "the script differs between runs: it keeps something outside its functions, \
                       or goes through a table whose keys are tables";
        Err(Fault { message: message.to_owned(), place: self.place(function) })
    }
}
