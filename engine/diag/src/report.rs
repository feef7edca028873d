//! Diagnostics and reports.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Code, Edit, Fix, Place, Safety, listed, nearest};

/// At most so many findings of one code are shown of one file.
const MOST_SHOWN: usize = 50;

/// At most so many characters of a text are kept in a finding: a key or a name that is quoted can
/// be as long as a file.
const LONGEST: usize = 2_000;

/// How bad a finding is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Works, but is probably not what was meant.
    Warning,
    /// Cannot be used as it is.
    Error,
}

impl Severity {
    /// All, the worst first.
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Note];

    /// The severity with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// The word for it in reports: `error`, `warning`, `note`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// One finding: what is wrong, where, and how to mend it.
///
/// ```
/// use diag::{Code, Diagnostic, Source};
///
/// const UNKNOWN_KEY: Code = Code::new("unknown-key", "# unknown-key");
/// let card = Source::new("tool/axe.toml", "cots = 3\n");
/// let finding = Diagnostic::error(UNKNOWN_KEY, "there is no key “cots”", card.place(0..4))
///     .suggest("cots", ["cost", "dots"])
///     .fix(card.place(0..4), "cost");
/// assert_eq!(finding.help.as_deref(), Some("did you mean “cost”?"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The kind of finding, such as `unknown-key`.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence without a full stop: what is wrong.
    pub message: String,
    /// Where.
    pub place: Place,
    /// Further places with a word on each, such as «first defined here».
    pub labels: Vec<(Place, String)>,
    /// What else is to be known of it, such as the card whose script it is.
    pub note: Option<String>,
    /// How to mend it.
    pub help: Option<String>,
    /// Edits that mend it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(code: Code, message: impl Into<String>, place: Place) -> Self {
        Self::new(Severity::Error, code, message.into(), place)
    }

    /// A warning at a place.
    pub fn warning(code: Code, message: impl Into<String>, place: Place) -> Self {
        Self::new(Severity::Warning, code, message.into(), place)
    }

    fn new(severity: Severity, code: Code, message: String, place: Place) -> Self {
        Self {
            code,
            severity,
            message: bounded(message),
            place,
            labels: Vec::new(),
            note: None,
            help: None,
            fix: None,
        }
    }

    /// Adds what else is to be known.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(bounded(note.into()));
        self
    }

    /// Adds how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(bounded(help.into()));
        self
    }

    /// Adds as help which of the known words was probably meant, else all of them.
    #[must_use]
    pub fn suggest<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        match nearest(word, known.iter().copied()) {
            Some(near) => self.help(format!("did you mean “{near}”?")),
            None => self.help(format!("there are: {}", listed(&known))),
        }
    }

    /// Adds a second place.
    #[must_use]
    pub fn label(mut self, place: Place, word: impl Into<String>) -> Self {
        self.labels.push((place, bounded(word.into())));
        self
    }

    /// Adds a replacement that mends it and means what the author meant, unless it is longer than
    /// anybody would read.
    #[must_use]
    pub fn fix(self, place: Place, text: impl Into<String>) -> Self {
        self.mended(place, text.into(), Safety::Safe)
    }

    /// Adds a replacement that mends it, but may change what a card does or what a text says:
    /// somebody looks at it before it is kept.
    #[must_use]
    pub fn unsafe_fix(self, place: Place, text: impl Into<String>) -> Self {
        self.mended(place, text.into(), Safety::Unsafe)
    }

    /// Adds a replacement that is as safe as is said, such as a word that was [meant](crate::meant).
    #[must_use]
    pub fn fix_as(self, safety: Safety, place: Place, text: impl Into<String>) -> Self {
        self.mended(place, text.into(), safety)
    }

    /// Adds a further replacement to the fix, which is only made together with the others.
    #[must_use]
    pub fn also_fix(mut self, place: Place, text: impl Into<String>) -> Self {
        let text = text.into();
        self.fix = self.fix.filter(|_| text.len() <= LONGEST).map(|mut fix| {
            fix.edits.push(Edit { place, text });
            fix
        });
        self
    }

    fn mended(mut self, place: Place, text: String, safety: Safety) -> Self {
        let edits = vec![Edit { place, text }];
        self.fix = (edits[0].text.len() <= LONGEST).then_some(Fix { edits, safety });
        self
    }
}

/// The beginning of a text that is too long.
fn bounded(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// The value of a loader; its findings join `out`.
pub fn take<T>((value, findings): (T, Vec<Diagnostic>), out: &mut Vec<Diagnostic>) -> T {
    out.extend(findings);
    value
}

/// Findings in a stable order: by file, then place, then code.
///
/// ```
/// use diag::{Code, Diagnostic, Report, Source};
///
/// const ODD: Code = Code::new("odd", "# odd");
/// let text = Source::new("a.toml", "x = 1\ny = 1\n");
/// let odd = |line: usize| Diagnostic::warning(ODD, format!("line {line}"), text.line(line));
/// let report = Report::new(vec![odd(2), odd(1), odd(2)]);
/// assert_eq!(report.findings(), [odd(1), odd(2)]);
/// assert!(!report.has_errors());
/// assert!(report.human(false).starts_with("warning[odd]: line 1\n --> a.toml:1:1\n"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Report(Vec<Diagnostic>);

impl Report {
    /// Sorts findings into a report and drops exact repetitions.
    pub fn new(mut findings: Vec<Diagnostic>) -> Self {
        findings.sort_by(|a, b| {
            let key =
                |d: &Diagnostic| (d.place.source.path().to_owned(), d.place.span, d.code.name());
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        findings.dedup();
        Self(findings)
    }

    /// The findings in order.
    pub fn findings(&self) -> &[Diagnostic] {
        &self.0
    }

    /// The findings that are shown: of one file and code the first ones, and behind them how many
    /// more there are.
    pub fn shown(&self) -> Vec<Diagnostic> {
        let kind = |one: &Diagnostic| (one.place.source.path().to_owned(), one.code.name());
        let mut all: BTreeMap<(String, &str), usize> = BTreeMap::new();
        for finding in &self.0 {
            *all.entry(kind(finding)).or_default() += 1;
        }
        let mut met: BTreeMap<(String, &str), usize> = BTreeMap::new();
        let mut out = Vec::new();
        for finding in &self.0 {
            let kind = kind(finding);
            let more = all[&kind].saturating_sub(MOST_SHOWN);
            let met = met.entry(kind).or_default();
            *met += 1;
            if *met <= MOST_SHOWN {
                out.push(finding.clone());
            } else if *met == MOST_SHOWN + 1 {
                let message = format!("and {more} more in this file");
                let place = finding.place.clone();
                out.push(Diagnostic::new(finding.severity, finding.code, message, place));
            }
        }
        out
    }

    /// Whether some finding is an error.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|finding| finding.severity == Severity::Error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Source;

    const ODD: Code = Code::new("odd", "");
    const RARE: Code = Code::new("rare", "");

    #[test]
    fn surplus_findings_are_counted_and_not_shown() {
        let text = Source::new("a.toml", "x = 1\n".repeat(MOST_SHOWN + 9));
        let odd = |line| Diagnostic::error(ODD, format!("line {line}"), text.line(line));
        let mut findings: Vec<_> = (1..=MOST_SHOWN + 9).map(odd).collect();
        findings.push(Diagnostic::warning(RARE, "rare", text.line(MOST_SHOWN + 9)));
        let report = Report::new(findings.clone());
        assert_eq!(report.findings().len(), MOST_SHOWN + 10, "all are known");
        let shown = report.shown();
        assert_eq!(shown.len(), MOST_SHOWN + 2);
        assert_eq!(shown[MOST_SHOWN - 1].message, format!("line {MOST_SHOWN}"));
        assert_eq!(shown[MOST_SHOWN].message, "and 9 more in this file");
        assert_eq!(shown[MOST_SHOWN].severity, Severity::Error);
        assert_eq!(shown[MOST_SHOWN + 1].code, RARE);
        findings.truncate(MOST_SHOWN);
        assert_eq!(Report::new(findings.clone()).shown(), findings, "so many are all shown");
    }

    #[test]
    fn long_words_are_cut() {
        let long = "é".repeat(LONGEST + 1);
        let top = Source::new("a.toml", "").top();
        let finding = Diagnostic::error(ODD, long.as_str(), top.clone())
            .note(long.as_str())
            .help(long.as_str())
            .label(top.clone(), long.as_str())
            .fix(top, long.as_str());
        let cut = format!("{}…", "é".repeat(LONGEST));
        assert_eq!(finding.message, cut);
        assert_eq!((finding.note.as_ref(), finding.help.as_ref()), (Some(&cut), Some(&cut)));
        assert_eq!((&finding.labels[0].1, finding.fix), (&cut, None));
    }

    #[test]
    fn a_fix_is_all_of_its_edits() {
        let text = Source::new("a.toml", "x = 1\n");
        let odd = || Diagnostic::error(ODD, "odd", text.top()).unsafe_fix(text.line(1), "y = 1");
        let fix = odd().also_fix(text.place(6..6), "z = 2\n").fix.expect("a fix");
        assert_eq!((fix.edits.len(), fix.safety), (2, Safety::Unsafe));
        assert_eq!(odd().also_fix(text.top(), "x".repeat(LONGEST + 1)).fix, None);
        assert_eq!(Diagnostic::error(ODD, "odd", text.top()).also_fix(text.top(), "").fix, None);
    }
}
