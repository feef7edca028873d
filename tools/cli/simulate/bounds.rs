//! The file of a gate, checked against its plan.

use std::path::Path;

use anyhow::anyhow;
use desk::files::{Short, read_short};
use diag::{Diagnostic, Report};
use sim::{BadRow, Gate};

use super::asked::{PlayablePlan, Refused, ids};
use super::kept::PLAN;
use crate::args::PackArgs;
use crate::play::CommandError;
use crate::settings::document;

/// Reads a gate. `compares`: whether two ways to play are compared.
pub fn read(path: &Path, asked: &PlayablePlan, compares: bool) -> Result<Gate, CommandError> {
    checked(path, Some(asked), compares).map_err(|refused| refused.error(path))
}

/// The findings about a plan or a gate. A gate is compared with `plan.toml` beside it, if that is
/// there.
pub fn findings(path: &Path) -> Result<Vec<Diagnostic>, CommandError> {
    let packs = PackArgs::default();
    let is_gate = matches!(read_short(path), Ok(Short::Whole(bytes)) if is_gate(&bytes));
    let read = if is_gate {
        let plan = PlayablePlan::checked(&path.with_file_name(PLAN), &packs, None).ok();
        checked(path, plan.as_ref(), true).map(drop)
    } else {
        PlayablePlan::checked(path, &packs, None).map(drop)
    };
    match read {
        Ok(()) => Ok(Vec::new()),
        Err(Refused::Findings(report)) => Ok(report.findings().to_vec()),
        Err(Refused::Other(error)) => Err(error),
    }
}

/// Whether a file has rows of a gate.
fn is_gate(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.lines().any(|line| line.trim_start().starts_with("[[row]]"))
}

fn checked(path: &Path, asked: Option<&PlayablePlan>, compares: bool) -> Result<Gate, Refused> {
    let Some((gate, places)) = document::<Gate>(path).map_err(Refused::Findings)? else {
        return Err(Refused::Other(anyhow!("{}: no such file", desk::shown(path)).into()));
    };
    let Some(asked) = asked else { return Ok(gate) };
    let cards = asked.opened.cards();
    let mut found = Vec::new();
    for (at, row) in gate.row.iter().enumerate() {
        let wrong = |message: String, key: &str| {
            Diagnostic::error(
                sim::codes::BAD_GATE,
                message,
                places.value(&format!("row.{at}.{key}")),
            )
        };
        let metric = row.metric.word();
        found.extend(match row.check(&asked.plan, cards, compares) {
            Ok(()) => None,
            Err(BadRow::Unknown) => {
                let known = ids(&*asked.opened);
                let finding = wrong(format!("unknown “{}”", row.of), "of");
                Some(finding.suggest_fix(&row.of, known.iter().map(String::as_str)))
            }
            Err(BadRow::Unmeasured) => {
                Some(wrong(format!("“{metric}” is not counted for “{}”", row.of), "metric"))
            }
            Err(BadRow::Unbounded) => {
                let message = "a row needs `least` or `most`, and `least` may not be above `most`";
                Some(wrong(message.to_owned(), "of"))
            }
        });
    }
    if found.is_empty() { Ok(gate) } else { Err(Refused::Findings(Report::new(found))) }
}
