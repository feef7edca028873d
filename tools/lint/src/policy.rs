//! Which findings count, and how much.

use diag::{Code, Diagnostic, Severity};

/// What somebody who lints wants to hear, and what is an error to him.
///
/// ```
/// use diag::{Diagnostic, Severity, Source};
/// use lint::{Policy, codes};
///
/// let top = Source::new("pack.toml", "").top();
/// let found = vec![
///     Diagnostic::warning(codes::NO_RULING, "no ruling", top.clone()),
///     Diagnostic::warning(codes::NO_NAME, "no name", top),
/// ];
/// let strict = Policy { deny_warnings: true, ignore: vec![codes::NO_NAME], ..Policy::default() };
/// let found = strict.apply(found);
/// assert_eq!((found.len(), found[0].severity), (1, Severity::Error));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Policy {
    /// Only findings with these codes; all when there are none.
    pub select: Vec<Code>,
    /// No findings with these codes, even when they are selected.
    pub ignore: Vec<Code>,
    /// How bad findings with a code are; the last word on a code holds.
    pub severity: Vec<(Code, Severity)>,
    /// Findings with these codes are errors.
    pub deny: Vec<Code>,
    /// Warnings are errors.
    pub deny_warnings: bool,
}

impl Policy {
    /// The findings that count, as bad as they are to whoever asks.
    #[must_use]
    pub fn apply(&self, findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let wanted = |code: &Code| {
            (self.select.is_empty() || self.select.contains(code)) && !self.ignore.contains(code)
        };
        let counted = findings.into_iter().filter(|finding| wanted(&finding.code));
        counted.map(|finding| self.weighed(finding)).collect()
    }

    fn weighed(&self, finding: Diagnostic) -> Diagnostic {
        let said = self.severity.iter().rev().find(|(code, _)| *code == finding.code);
        let mut severity = said.map_or(finding.severity, |(_, severity)| *severity);
        let denied = self.deny.contains(&finding.code);
        if denied || (self.deny_warnings && severity == Severity::Warning) {
            severity = Severity::Error;
        }
        Diagnostic { severity, ..finding }
    }
}

#[cfg(test)]
mod tests {
    use diag::Source;

    use super::*;
    use crate::codes::{NO_NAME, NO_RULING, STRAY_TEXT};

    fn found(policy: &Policy) -> Vec<(Code, Severity)> {
        let top = Source::new("pack.toml", "").top();
        let found = [NO_NAME, NO_RULING, STRAY_TEXT]
            .map(|code| Diagnostic::warning(code, "something", top.clone()));
        let found = policy.apply(found.to_vec());
        found.iter().map(|finding| (finding.code, finding.severity)).collect()
    }

    #[test]
    fn what_is_ignored_is_ignored_even_when_selected() {
        let select = vec![NO_NAME, NO_RULING];
        let policy = Policy { select, ignore: vec![NO_NAME], ..Policy::default() };
        assert_eq!(found(&policy), [(NO_RULING, Severity::Warning)]);
    }

    #[test]
    fn the_last_word_on_a_code_holds_and_what_is_denied_is_an_error() {
        let severity = vec![
            (NO_NAME, Severity::Error),
            (NO_NAME, Severity::Note),
            (NO_RULING, Severity::Note),
        ];
        let policy =
            Policy { severity, deny: vec![NO_RULING], deny_warnings: true, ..Policy::default() };
        let errors = [NO_RULING, STRAY_TEXT].map(|code| (code, Severity::Error));
        assert_eq!(found(&policy)[1..], errors, "a warning too");
        assert_eq!(found(&policy)[0], (NO_NAME, Severity::Note), "a note is no warning");
    }
}
