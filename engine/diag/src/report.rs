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
        Self { code, severity, message, place, labels: Vec::new(), help: None, fix: None }
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
            Some(near) => self.help(format!("did you mean «{near}»?")),
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
