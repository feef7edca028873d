//! Results in a folder: the plan as it was played, and its sums.

use std::path::{Path, PathBuf};

use desk::Stop;
use desk::files::{Short, read_up_to, write_bytes, write_whole};
use serde::{Deserialize, Serialize};
use sim::{Plan, Results, table_bytes, tables_of};
use text::Value;

use super::asked::PlayablePlan;
use crate::play::{CommandError, said};

/// The largest file of results that is read, in bytes.
pub const LARGEST: usize = 1 << 30;

/// The form of the file. Results of another form are not continued.
const FORM: u32 = 4;

/// The folder of a run.
pub struct RunFolder {
    folder: Option<PathBuf>,
    question: RunKey,
    /// The results of an earlier run with the same plan, cards and program.
    pub before: Results,
}

/// What results depend on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunKey {
    form: u32,
    program: String,
    plan: Plan,
    /// The hash of the cards.
    lock: String,
    /// The other way to play, if two are compared.
    against: Option<(Plan, String)>,
}

/// What makes results out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stale {
    /// The program.
    Program,
    /// The plan.
    Plan,
    /// The cards.
    Cards,
    /// The other way to play.
    Against,
}

impl Stale {
    /// The word in message ids.
    pub fn word(self) -> &'static str {
        match self {
            Self::Program => "program",
            Self::Plan => "plan",
            Self::Cards => "cards",
            Self::Against => "against",
        }
    }
}

impl RunKey {
    /// What the results of a plan depend on. The hash of the cards says which packs are used,
    /// wherever they are.
    pub fn new(asked: &PlayablePlan, other: Option<&PlayablePlan>) -> Self {
        let lock = |asked: &PlayablePlan| asked.opened.lock(None).value();
        let plan = |asked: &PlayablePlan| Plan { packs: Vec::new(), ..asked.plan.clone() };
        Self {
            form: FORM,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            plan: plan(asked),
            lock: lock(asked),
            against: other.map(|other| (plan(other), lock(other))),
        }
    }

    /// This key with the other way to play of another key.
    pub fn against(self, other: &Self) -> Self {
        Self { against: other.against.clone(), ..self }
    }

    /// Whether two ways to play are compared.
    pub fn compares(&self) -> bool {
        self.against.is_some()
    }

    /// Why results with this key are not those of another.
    pub fn stale(&self, now: &Self) -> Option<Stale> {
        let is_same = |key: &Self| (key.form, key.program.clone());
        if is_same(self) != is_same(now) {
            Some(Stale::Program)
        } else if self.plan != now.plan {
            Some(Stale::Plan)
        } else if self.lock != now.lock {
            Some(Stale::Cards)
        } else {
            (self.against != now.against).then_some(Stale::Against)
        }
    }
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
        let question = RunKey::new(asked, other);
        let mut kept = Self { folder: None, question, before: Results::default() };
        let Some(folder) = folder else { return Ok(kept) };
        let path = folder.join(RESULTS);
        if let Ok(Short::Whole(bytes)) = read_up_to(&path, LARGEST) {
            let file = serde_json::from_slice::<KeptFile>(&bytes).ok();
            match file.filter(|file| file.question == kept.question) {
                // Without its tables, a run is played again.
                Some(file) if file.results.is_complete && !kept.has_tables(folder, &asked.plan) => {
                }
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

    /// A folder into which merged results are written.
    pub fn merged(folder: &Path, question: RunKey) -> Self {
        Self { folder: Some(folder.to_owned()), question, before: Results::default() }
    }

    /// Writes the plan, its tables and its results, each whole or not at all. Results are last: once
    /// they are complete, the tables are, too.
    pub fn write(&self, asked: &PlayablePlan, results: &Results) -> Result<(), CommandError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        write_plan(folder, asked)?;
        let mut results = results.clone();
        if results.is_complete && !self.before.is_complete {
            self.write_tables(folder, &asked.plan, &results)?;
        }
        if results.is_complete {
            results.total.groups.clear();
            results.total.groups_against.clear();
        }
        let file = KeptFile { question: self.question.clone(), results };
        write_whole(&folder.join(RESULTS), &serde_json::to_string(&file)?)?;
        Ok(())
    }
}

impl RunFolder {
    /// The folders of tables: that of the run, and one in it for the other way to play.
    fn table_folders(&self, folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
        let other = self.question.compares().then(|| folder.join(AGAINST));
        [folder.to_owned()].into_iter().chain(other)
    }

    /// Whether all tables of a plan are there.
    fn has_tables(&self, folder: &Path, plan: &Plan) -> bool {
        self.table_folders(folder)
            .all(|folder| tables_of(plan).all(|table| folder.join(table.file()).is_file()))
    }

    fn write_tables(
        &self,
        folder: &Path,
        plan: &Plan,
        results: &Results,
    ) -> Result<(), CommandError> {
        let groups = [&results.total.groups, &results.total.groups_against];
        for table in tables_of(plan) {
            for (folder, groups) in self.table_folders(folder).zip(groups) {
                let bytes = table_bytes(&table, groups)?;
                make(&folder)?;
                write_bytes(&folder.join(table.file()), &bytes)?;
            }
        }
        Ok(())
    }
}

/// Makes a folder if it does not exist.
fn make(folder: &Path) -> Result<(), Stop> {
    std::fs::create_dir_all(folder)
        .map_err(|cause| Stop::File { tried: format!("cannot make {}", folder.display()), cause })
}

/// Writes the plan into a folder, which is made if there is none.
pub fn write_plan(folder: &Path, asked: &PlayablePlan) -> Result<(), CommandError> {
    make(folder)?;
    write_whole(&folder.join(PLAN), &asked.plan_in(folder).toml())?;
    Ok(())
}

/// The name of the file of results.
pub const RESULTS: &str = "results.json";

/// The folder for the tables of the other way to play, in the folder of a run.
const AGAINST: &str = "against";

/// The name of the plan as it was played.
pub const PLAN: &str = "plan.toml";
