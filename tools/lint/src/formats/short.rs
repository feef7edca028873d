//! One line per finding.

use diag::Report;

use super::spot::LineSpan;

pub(super) fn write(report: &Report) -> String {
    let line = |finding: &diag::Diagnostic| {
        let LineSpan { line, column, .. } = LineSpan::of(&finding.place);
        let (path, severity) = (finding.place.source.path(), finding.severity.name());
        format!("{path}:{line}:{column}: {severity}[{}]: {}\n", finding.code, finding.message)
    };
    report.shown().iter().map(line).collect()
}
