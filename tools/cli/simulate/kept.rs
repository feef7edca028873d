//! Results in a folder: the plan as it was played, and its sums.

use std::path::{Path, PathBuf};

use desk::Stop;
use desk::files::{Short, read_up_to, write_whole};
use serde::{Deserialize, Serialize};
use sim::{Plan, Results};
use text::Value;

use super::asked::PlayablePlan;
use crate::play::{CommandError, said};

/// The largest file of results that is read, in bytes.
const LARGEST: usize = 1 << 30;

/// The form of the file. Results of another form are not continued.
const FORM: u32 = 2;

/// The folder of a run.
pub struct RunFolder {
    folder: Option<PathBuf>,
    question: RunKey,
    /// The results of an earlier run with the same plan, cards and program.
    pub before: Results,
}

/// What results depend on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct RunKey {
    form: u32,
    program: String,
    plan: Plan,
    /// The hash of the cards.
    lock: String,
    /// The other way to play, if two are compared.
    against: Option<(Plan, String)>,
}

/// The file of results.
#[derive(Serialize, Deserialize)]
struct KeptFile {
    question: RunKey,
    results: Results,
}

impl RunFolder {
    /// Opens the folder of a run, if it has one.
    pub fn open(
        folder: Option<&Path>,
        asked: &PlayablePlan,
        other: Option<&PlayablePlan>,
    ) -> Result<Self, CommandError> {
        let lock = |asked: &PlayablePlan| asked.opened.lock(None).value();
        // The hash says which packs were used, wherever they were.
        let plan = |asked: &PlayablePlan| Plan { packs: Vec::new(), ..asked.plan.clone() };
        let question = RunKey {
            form: FORM,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            plan: plan(asked),
            lock: lock(asked),
            against: other.map(|other| (plan(other), lock(other))),
        };
        let mut kept = Self { folder: None, question, before: Results::default() };
        let Some(folder) = folder else { return Ok(kept) };
        let path = folder.join(RESULTS);
        if let Ok(Short::Whole(bytes)) = read_up_to(&path, LARGEST) {
            let file = serde_json::from_slice::<KeptFile>(&bytes).ok();
            match file.filter(|file| file.question == kept.question) {
                Some(file) => kept.before = file.results,
                None => {
                    let values = [("path", Value::Text(&desk::shown(&path)))];
                    return Err(said(&asked.opening.speech, "error-results", &values));
                }
            }
        }
        kept.folder = Some(folder.to_owned());
        Ok(kept)
    }

    /// Writes the plan and its results, each whole or not at all.
    pub fn write(&self, asked: &PlayablePlan, results: &Results) -> Result<(), CommandError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        std::fs::create_dir_all(folder).map_err(|cause| Stop::File {
            tried: format!("cannot make {}", folder.display()),
            cause,
        })?;
        let file = KeptFile { question: self.question.clone(), results: results.clone() };
        write_whole(&folder.join("plan.toml"), &asked.plan_in(folder).toml())?;
        write_whole(&folder.join(RESULTS), &serde_json::to_string(&file)?)?;
        Ok(())
    }
}

/// The name of the file of results.
const RESULTS: &str = "results.json";
