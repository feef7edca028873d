//! How much of scripts and guards rulings run.

use std::collections::BTreeMap;

use desk::{Content, Packs, Stop};
use schemars::JsonSchema;
use serde::Serialize;

use super::gaps::entered;
use super::marks::without_else;
use super::{Proofs, Proven, Ruled, guarded};
use crate::portions;
use luau::{Child, Expression, Of, Statement, What};

/// What the rulings of packs run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Coverage {
    /// Each script with code that can run.
    pub scripts: Vec<ScriptCoverage>,
    /// Each hook with guards that can keep its card from acting.
    pub guards: Vec<GuardCoverage>,
}

/// What runs of one script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScriptCoverage {
    /// Its path.
    pub path: String,
    /// The lines on which code begins that can run, in order.
    pub lines: Vec<RunLine>,
    /// The ways of each `if`, in order.
    pub branches: Vec<RunLine>,
}

/// A line, or a way that begins on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RunLine {
    /// Its number, from 1.
    pub line: usize,
    /// Whether a ruling runs it.
    pub run: bool,
}

/// Whether rulings show both sides of a hook's guards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GuardCoverage {
    /// The path of the card.
    pub path: String,
    /// The line of the hook, from 1.
    pub line: usize,
    /// The hook.
    pub hook: String,
    /// Whether the card acts in one ruling, and its guards keep it from acting in one.
    pub run: bool,
}

/// Runs the rulings of the user's packs, or of all built-in ones if no pack is named, and returns
/// what they run of the wanted files.
///
/// # Errors
/// If packs cannot be opened, or the system cannot create a thread.
pub fn coverage(content: &Content, wanted: &dyn Fn(&str) -> bool) -> Result<Coverage, Stop> {
    let mut proofs = Proofs::default();
    if content.folders().is_empty() {
        proofs.run_built_in(&|folders| Packs::open(folders))?;
    } else {
        portions(content, &[], &mut |content, tries| {
            proofs.run(content, &|pack| content.is_own(pack.source.path()), tries)
        })?;
    }
    Ok(proofs.coverage(wanted))
}

impl Proofs {
    fn coverage(&self, wanted: &dyn Fn(&str) -> bool) -> Coverage {
        let scripts = self.scripts.iter().filter(|(path, _)| wanted(path));
        let scripts = scripts.map(|(path, proven)| {
            let lines = proven.lines().into_iter().map(|(line, run)| RunLine { line, run });
            let (lines, path) = (lines.collect(), path.clone());
            ScriptCoverage { path, lines, branches: proven.branches() }
        });
        let guards = self.cards.iter().filter(|(path, _)| wanted(path));
        let guards = guards.flat_map(|(path, Ruled { card, hooks, refused, .. })| {
            guarded(card).map(move |hook| {
                let place = card.places().key(&format!("hooks.{hook}"));
                let run = hooks.contains(hook) && refused.contains(hook);
                let (path, hook) = (path.clone(), hook.to_owned());
                GuardCoverage { path, line: place.start().line, hook, run }
            })
        });
        let scripts = scripts.filter(|script: &ScriptCoverage| !script.lines.is_empty()).collect();
        Coverage { scripts, guards: guards.collect() }
    }
}

impl Proven {
    /// The lines in functions on which code begins, each with whether it has run.
    pub(super) fn lines(&self) -> BTreeMap<usize, bool> {
        let mut lines = BTreeMap::new();
        let mut add = |at: u32| {
            if let Some(run) = self.run.get(&at) {
                *lines.entry(self.source.position(at).line).or_default() |= run;
            }
        };
        self.tree.each(&mut |part| {
            if let Child::Expression(Expression { of: Of::Function(function), .. }) = part {
                function.body.each(&mut |part| match part {
                    Child::Statement(statement) => add(statement.span.start),
                    Child::Expression(value) => add(value.span.start),
                });
            }
        });
        lines
    }

    /// The ways of each `if` that Luau counts.
    fn branches(&self) -> Vec<RunLine> {
        let mut ways: Vec<(u32, bool)> = Vec::new();
        self.tree.each(&mut |part| match part {
            Child::Statement(statement) => ways.extend(self.ways(statement)),
            Child::Expression(Expression { of: Of::If { arms, otherwise }, .. }) => {
                let values = arms.iter().map(|(_, value)| value).chain([&**otherwise]);
                let starts = values.map(|value| value.span.start);
                ways.extend(starts.filter_map(|at| Some((at, *self.run.get(&at)?))));
            }
            Child::Expression(_) => {}
        });
        ways.sort_unstable();
        let line = |(at, run)| RunLine { line: self.source.position(at).line, run };
        ways.into_iter().map(line).collect()
    }

    /// The ways of an `if` statement, with the missing `else`.
    fn ways(&self, statement: &Statement) -> Vec<(u32, bool)> {
        let What::If { arms, otherwise } = &statement.what else { return Vec::new() };
        let blocks = arms.iter().map(|(_, block)| block).chain(otherwise);
        let begun =
            blocks.filter_map(|block| Some((block.span()?.start, entered(&self.run, block)?)));
        let other = without_else(self.source.text(), statement);
        let other = other.and_then(|at| Some((at, *self.run.get(&at)?)));
        begun.chain(other).collect()
    }
}
