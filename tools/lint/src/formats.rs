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

/// What a report looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people: each finding with the lines it is about.
    Human,
    /// A line for each finding, as editors read them: `path:line:column: severity[code]: message`.
    Short,
    /// For programs: one object with the list `findings`.
    Json,
    /// SARIF 2.1.0, which code hosts and editors read.
    Sarif,
    /// Commands of GitHub's runners, which show findings beside the lines of a change.
    Github,
    /// GitLab's reports of code quality.
    Gitlab,
    /// JUnit, which most runners of tests read: a case for each file and code.
    Junit,
}

impl Format {
    /// All formats, by their names on the command line.
    pub const ALL: [(&'static str, Self); 7] = [
        ("human", Self::Human),
        ("short", Self::Short),
        ("json", Self::Json),
        ("sarif", Self::Sarif),
        ("github", Self::Github),
        ("gitlab", Self::Gitlab),
        ("junit", Self::Junit),
    ];

    /// The format with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, format)| format)
    }

    /// The report in this look. Of one file and code the first fifty findings are shown, with how
    /// many more there are. Paths are as findings show them, in formats of other programs from where
    /// this one runs.
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

/// What a finding says, with what else is to be known and how to mend it in lines of their own.
fn told(finding: &Diagnostic) -> String {
    let mut words = finding.message.clone();
    for more in finding.note.iter().chain(&finding.help) {
        words.push('\n');
        words.push_str(more);
    }
    words
}
