//! Commands for GitHub's runners: `::error file=…,line=…::message`.

use diag::{Diagnostic, Report, Severity};

use super::spot::LineSpan;
use super::{Roots, told};

pub(super) fn write(report: &Report, roots: &Roots) -> String {
    report.shown().iter().map(|finding| command(finding, roots)).collect()
}

fn command(finding: &Diagnostic, roots: &Roots) -> String {
    let level = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let LineSpan { line, column, end_line, end_column } = LineSpan::of(&finding.place);
    // Columns are supported only within one line.
    let columns = if line == end_line {
        format!(",col={column},endColumn={}", end_column.max(column))
    } else {
        String::new()
    };
    let path = property(roots.relative(finding.place.source.path()));
    let title = property(finding.code.name());
    let words = data(&told(finding));
    format!(
        "::{level} file={path},line={line},endLine={end_line}{columns},title={title}::{words}\n"
    )
}

/// Escapes the text after the last `::`.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a value before it.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
