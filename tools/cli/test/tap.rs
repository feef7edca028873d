//! Results of rulings as TAP 14, the Test Anything Protocol.

use diag::{Diagnostic, Report, steers, visible};

use super::Tested;
use super::cases::{Case, cases};

/// The plan, and a line for each case, followed by its findings in YAML. An error that prevented
/// running something ends the document.
pub(super) fn write(tested: &Tested, report: &Report) -> String {
    let cases = cases(tested, report);
    let mut out = format!("TAP version 14\n1..{}", cases.len());
    out.push_str(if cases.is_empty() { " # SKIP there are no rulings\n" } else { "\n" });
    for (nth, case) in cases.iter().enumerate() {
        let word = if case.fails() { "not ok" } else { "ok" };
        let Case { path, line, name, findings } = case;
        let about = description(&format!("{path}:{line} {name}"));
        out.push_str(&format!("{word} {} - {about}\n", nth + 1));
        if !findings.is_empty() {
            out.push_str(&yaml(case));
        }
    }
    for error in &tested.errors {
        out.push_str(&format!("Bail out! {}\n", visible(error)));
    }
    out
}

/// A text in one line without directives.
fn description(text: &str) -> String {
    visible(text).replace('\\', "\\\\").replace('#', "\\#")
}

/// The place of a case, and its findings.
fn yaml(case: &Case<'_>) -> String {
    let mut out =
        format!("  ---\n  file: {}\n  line: {}\n  findings:\n", quoted(case.path), case.line);
    for finding in &case.findings {
        let Diagnostic { code, severity, message, place, .. } = finding;
        let start = place.start();
        out.push_str(&format!("    - code: {}\n", quoted(code.name())));
        let rows = [
            ("severity", quoted(severity.name())),
            ("message", quoted(message)),
            ("file", quoted(place.source.path())),
            ("line", start.line.to_string()),
            ("column", start.column.to_string()),
        ];
        let more = [("note", &finding.note), ("help", &finding.help)].into_iter();
        let more = more.filter_map(|(name, text)| Some((name, quoted(text.as_ref()?))));
        for (name, value) in rows.into_iter().chain(more) {
            out.push_str(&format!("      {name}: {value}\n"));
        }
    }
    out + "  ...\n"
}

/// A quoted YAML string, with invisible and invalid characters escaped.
fn quoted(text: &str) -> String {
    let mut out = "\"".to_owned();
    for letter in text.chars() {
        let is_none = matches!(letter, '\u{fffe}' | '\u{ffff}');
        match u32::from(letter) {
            _ if matches!(letter, '"' | '\\') => out.extend(['\\', letter]),
            _ if !steers(letter) && !is_none => out.push(letter),
            short @ ..=0xffff => out.push_str(&format!("\\u{short:04x}")),
            long => out.push_str(&format!("\\U{long:08x}")),
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_has_its_quotes() {
        assert_eq!(quoted("a \"b\" \\ é 𝄞"), "\"a \\\"b\\\" \\\\ é 𝄞\"");
        assert_eq!(quoted("\n\u{202e}\u{ffff}\u{e0041}"), r#""\u000a\u202e\uffff\U000e0041""#);
        assert_eq!(description("a # b \\ \n"), r"a \# b \\ \\u000a");
    }
}
