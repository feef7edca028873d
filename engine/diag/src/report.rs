//! Diagnostics and reports.

use crate::{Code, Place, nearest};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Works, but is probably not what was meant.
    Warning,
    /// Cannot be used as it is.
    Error,
}

/// A replacement that would mend a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is replaced.
    pub place: Place,
    /// What stands there afterwards.
    pub text: String,
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
    /// A replacement that mends it.
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
            message,
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
        self.note = Some(note.into());
        self
    }

    /// Adds how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds as help which of the known words was probably meant, else all of them.
    #[must_use]
    pub fn suggest<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        match nearest(word, known.iter().copied()) {
            Some(near) => self.help(format!("did you mean “{near}”?")),
            None => self.help(format!("there are: {}", known.join(", "))),
        }
    }

    /// Adds a second place.
    #[must_use]
    pub fn label(mut self, place: Place, word: impl Into<String>) -> Self {
        self.labels.push((place, word.into()));
        self
    }

    /// Adds a replacement that mends it.
    #[must_use]
    pub fn fix(mut self, place: Place, text: impl Into<String>) -> Self {
        self.fix = Some(Fix { place, text: text.into() });
        self
    }
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

    /// Whether some finding is an error.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|finding| finding.severity == Severity::Error)
    }
}
