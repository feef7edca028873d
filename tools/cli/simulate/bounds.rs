//! The file of a gate, checked against its plan.

use std::path::Path;

use anyhow::anyhow;
use diag::{Diagnostic, Report};
use sim::{BadRow, Gate};

use super::asked::{PlayablePlan, ids, refused};
use crate::play::CommandError;
use crate::settings::document;

/// Reads a gate. `compares`: whether two ways to play are compared.
pub fn read(path: &Path, asked: &PlayablePlan, compares: bool) -> Result<Gate, CommandError> {
    let read = document::<Gate>(path).map_err(|report| refused(path, &report))?;
    let Some((gate, places)) = read else {
        return Err(anyhow!("{}: no such file", desk::shown(path)).into());
    };
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
    if found.is_empty() { Ok(gate) } else { Err(refused(path, &Report::new(found))) }
}
