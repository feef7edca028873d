//! Reports for people and for programs.

mod github;
mod gitlab;
mod junit;
mod roots;
mod sarif;
mod short;
pub(crate) mod spot;

use diag::{Diagnostic, Report};

pub use roots::Roots;

/// The format of a report.
///
/// ```
/// use lint::Format;
///
/// assert_eq!(Format::named("sarif"), Some(Format::Sarif));
/// assert_eq!(Format::named("xml"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people: each finding with its lines.
    Human,
    /// One line per finding, as editors read it: `path:line:column: severity[code]: message`.
    Short,
    /// For programs: one object with the list `findings`.
    Json,
    /// SARIF 2.1.0, for code hosts and editors.
    Sarif,
    /// Commands for GitHub's runners, which show findings next to the lines of a change.
    Github,
    /// GitLab's reports of code quality.
    Gitlab,
    /// JUnit, for most test runners: one case for each file and code.
    Junit,
}

impl Format {
    /// All formats with their names on the command line.
    pub const ALL: [(&'static str, Self); 7] = [
        ("human", Self::Human),
        ("short", Self::Short),
        ("json", Self::Json),
        ("sarif", Self::Sarif),
        ("github", Self::Github),
        ("gitlab", Self::Gitlab),
        ("junit", Self::Junit),
    ];

    /// The format with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, format)| format)
    }

    /// Writes a report in this format. For each file and code, the first fifty findings and the
    /// number of further ones are written. Paths are as in findings; in formats of other programs,
    /// they are relative to the current folder.
    pub fn write(self, report: &Report, colour: bool, roots: &Roots) -> String {
        match self {
            Self::Human => report.human(colour),
            Self::Short => short::write(report),
            Self::Json => format!("{}\n", report.json()),
            Self::Sarif => sarif::write(report, roots),
            Self::Github => github::write(report, roots),
            Self::Gitlab => gitlab::write(report, roots),
            Self::Junit => junit::write(report, roots),
        }
    }
}

/// The message of a finding, with note and help in separate lines.
fn told(finding: &Diagnostic) -> String {
    let mut words = finding.message.clone();
    for more in finding.note.iter().chain(&finding.help) {
        words.push('\n');
        words.push_str(more);
    }
    words
}
