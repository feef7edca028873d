//! A line for each finding.

use diag::Report;

use super::spot::Spot;

pub(super) fn write(report: &Report) -> String {
    let line = |finding: &diag::Diagnostic| {
        let Spot { line, column, .. } = Spot::of(&finding.place);
        let (path, severity) = (finding.place.source.path(), finding.severity.name());
        format!("{path}:{line}:{column}: {severity}[{}]: {}\n", finding.code, finding.message)
    };
    report.shown().iter().map(line).collect()
}
