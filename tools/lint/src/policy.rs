//! Policy: which findings count, and their severity.

use std::path::Path;

use diag::{Code, Confidence, Diagnostic, Family, Severity};

use crate::allow::NEVER;
use crate::globs;
use crate::select::Selector;

/// Settings from one source: the command line, or a `lint.toml`.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Only findings with these codes; all if empty.
    pub select: Vec<Selector>,
    /// No findings with these codes, even if selected.
    pub ignore: Vec<Selector>,
    /// The severity of findings with some codes. The last entry for a code applies.
    pub severity: Vec<(Selector, Severity)>,
    /// Findings with these codes are errors.
    pub deny: Vec<Selector>,
    /// Warnings are errors.
    pub deny_warnings: bool,
    /// Whether to show findings that settings made notes.
    pub notes: Option<bool>,
    /// Settings for some files only.
    pub paths: Vec<PathSettings>,
    /// Words accepted by the spell checker.
    pub words: Vec<String>,
    /// The folders to whose files they apply; all files if empty.
    pub folders: Vec<Folder>,
}

/// Codes that are ignored in some files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathSettings {
    /// Patterns of paths.
    pub files: Vec<String>,
    /// The codes to ignore there.
    pub ignore: Vec<Selector>,
}

/// A folder to which a `lint.toml` applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// Its path in findings.
    pub shown: String,
    /// The prefix of its files' paths for the `lint.toml`: empty, or its name and `/`.
    pub below: String,
}

/// All settings. Later ones override earlier ones: first the `lint.toml` of a folder of packs, then
/// that of a pack, finally the command line.
///
/// ```
/// use diag::{Diagnostic, Severity, Source};
/// use lint::{Policy, Selector, Settings, codes};
///
/// let top = Source::new("pack.toml", "").top();
/// let found = vec![
///     Diagnostic::warning(codes::UNUSED_NAME, "no use", top.clone()),
///     Diagnostic::error(codes::NO_NAME, "no name", top),
/// ];
/// let ignore = vec![Selector::Code(codes::NO_NAME)];
/// let strict = Settings { deny_warnings: true, ignore, ..Settings::default() };
/// let (found, _) = Policy(vec![strict]).apply(found);
/// assert_eq!((found.len(), found[0].severity), (1, Severity::Error));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Policy(pub Vec<Settings>);

impl Policy {
    /// The findings that count, with their severity by the settings, and the number of hidden
    /// notes.
    #[must_use]
    pub fn apply(&self, findings: Vec<Diagnostic>) -> (Vec<Diagnostic>, usize) {
        let mut hidden = 0;
        let mut out = Vec::with_capacity(findings.len());
        for finding in findings {
            let Some((severity, notes)) = self.weighed(&finding) else { continue };
            // Findings that are notes by themselves, such as limits of tables, are always shown.
            let made = finding.severity != Severity::Note;
            if severity == Severity::Note && made && !notes {
                hidden += 1;
            } else {
                out.push(Diagnostic { severity, ..finding });
            }
        }
        (out, hidden)
    }

    /// The severity of a finding, and whether to show it if it is a note; `None` if it does not
    /// count.
    fn weighed(&self, finding: &Diagnostic) -> Option<(Severity, bool)> {
        let path = finding.place.source.path();
        let (mut counts, mut severity, mut notes) = (true, finding.severity, false);
        for settings in &self.0 {
            let Some(below) = settings.path_of(path) else { continue };
            notes = settings.notes.unwrap_or(notes);
            if settings.is_of_pack() && fails_in_games(finding) {
                continue;
            }
            counts = settings.counts(finding.code, &below, counts);
            severity = settings.severity(finding.code, severity);
        }
        counts.then_some((severity, notes))
    }
}

impl Policy {
    /// Whether a finding is ignored by a setting. A finding that is merely not selected is not
    /// ignored.
    pub(crate) fn ignores(&self, finding: &Diagnostic) -> bool {
        let path = finding.place.source.path();
        self.0.iter().fold(false, |before, settings| {
            let Some(below) = settings.path_of(path) else { return before };
            if settings.is_of_pack() && fails_in_games(finding) {
                return before;
            }
            let named = settings.select.iter().any(|some| some.has(finding.code));
            settings.ignores(finding.code, &below) || before && !named
        })
    }
}

/// Whether a finding means that games or cards fail. Nothing inside a pack can hide it. Otherwise,
/// the CI of someone who accepts packs from strangers would pass, and the first game would fail.
pub(crate) fn fails_in_games(finding: &Diagnostic) -> bool {
    let class = finding.code.class().filter(|class| {
        class.severity == Severity::Error && class.confidence == Confidence::Certain
    });
    let is_error = class.is_some_and(|class| match class.family {
        Family::Data | Family::Deep | Family::Flow | Family::Script => true,
        // Errors that prevent reading a pack are blocking anyway; the others are texts and tests.
        Family::Pack
        | Family::Ruling
        | Family::Text
        | Family::Effect
        | Family::Game
        | Family::Record
        | Family::Policy => false,
    });
    let is_lost = NEVER.contains(&finding.code);
    finding.severity == Severity::Error && (finding.blocks || is_error || is_lost)
}

impl Settings {
    /// Whether the settings come from a `lint.toml`, and not from the command line.
    fn is_of_pack(&self) -> bool {
        !self.folders.is_empty()
    }

    /// The path of a file in the notation of these settings, if they apply to it.
    pub(crate) fn path_of(&self, path: &str) -> Option<String> {
        if self.folders.is_empty() {
            return Some(path.to_owned());
        }
        self.folders.iter().find_map(|folder| {
            let rest = Path::new(path).strip_prefix(&folder.shown).ok()?;
            Some(format!("{}{}", folder.below, rest.to_string_lossy()))
        })
    }

    fn counts(&self, code: Code, path: &str, before: bool) -> bool {
        let among = |all: &[Selector]| all.iter().any(|some| some.has(code));
        let named = self.select.is_empty() && before || among(&self.select);
        named && !self.ignores(code, path)
    }

    fn ignores(&self, code: Code, path: &str) -> bool {
        let among = |all: &[Selector]| all.iter().any(|some| some.has(code));
        let fits =
            |some: &PathSettings| some.files.iter().any(|pattern| globs::fits(pattern, path));
        among(&self.ignore) || self.paths.iter().any(|some| among(&some.ignore) && fits(some))
    }

    fn severity(&self, code: Code, before: Severity) -> Severity {
        let said = self.severity.iter().rev().find(|(some, _)| some.has(code));
        let severity = said.map_or(before, |(_, severity)| *severity);
        let denied = self.deny.iter().any(|some| some.has(code));
        if denied || (self.deny_warnings && severity == Severity::Warning) {
            return Severity::Error;
        }
        severity
    }
}

#[cfg(test)]
mod tests {
    use diag::Source;

    use super::*;
    use crate::codes::{NO_NAME, NO_RULING, UNUSED_NAME};

    const ALL: [Code; 3] = [NO_NAME, NO_RULING, UNUSED_NAME];

    fn found(policy: &[Settings]) -> Vec<(Code, Severity)> {
        let place = Source::new("my/isles/trait/lucky.toml", "").top();
        let found = ALL.map(|code| Diagnostic::warning(code, "something", place.clone()));
        let (found, _) = Policy(policy.to_vec()).apply(found.to_vec());
        found.iter().map(|finding| (finding.code, finding.severity)).collect()
    }

    fn code(code: Code) -> Vec<Selector> {
        vec![Selector::Code(code)]
    }

    #[test]
    fn what_is_ignored_is_ignored_even_when_selected() {
        let select = vec![Selector::Code(NO_RULING), Selector::Family(Family::Text)];
        let command = Settings { select, ignore: code(NO_NAME), ..Settings::default() };
        assert_eq!(found(&[command]), [(NO_RULING, Severity::Warning)]);
    }

    #[test]
    fn the_last_word_on_a_code_holds_and_what_is_denied_is_an_error() {
        let word = |code, severity| (Selector::Code(code), severity);
        let severity = vec![
            word(NO_NAME, Severity::Error),
            word(NO_NAME, Severity::Note),
            word(NO_RULING, Severity::Note),
        ];
        let command = Settings {
            severity,
            deny: code(NO_RULING),
            deny_warnings: true,
            notes: Some(true),
            ..Settings::default()
        };
        let errors = [NO_RULING, UNUSED_NAME].map(|code| (code, Severity::Error));
        assert_eq!(found(std::slice::from_ref(&command))[1..], errors, "a warning too");
        assert_eq!(found(&[command])[0], (NO_NAME, Severity::Note), "a note is no warning");
    }

    #[test]
    fn the_command_line_wins_over_a_pack_and_a_pack_over_a_folder_of_packs() {
        let folder = |shown: &str, below: &str| {
            vec![Folder { shown: shown.to_owned(), below: below.to_owned() }]
        };
        let root = Settings {
            ignore: code(NO_NAME),
            severity: vec![(Selector::Code(NO_RULING), Severity::Note)],
            folders: folder("my/isles", "isles/"),
            ..Settings::default()
        };
        let pack = Settings {
            severity: vec![(Selector::Code(NO_RULING), Severity::Error)],
            folders: folder("my/isles/", ""),
            ..Settings::default()
        };
        let rest = [(NO_RULING, Severity::Error), (UNUSED_NAME, Severity::Warning)];
        assert_eq!(found(&[root.clone(), pack.clone()]), rest);
        let command = Settings { select: code(NO_NAME), ..Settings::default() };
        assert_eq!(found(&[root, pack.clone(), command]), [(NO_NAME, Severity::Warning)]);
        let elsewhere = Settings { folders: folder("my/isle", ""), ignore: code(NO_NAME), ..pack };
        assert_eq!(found(&[elsewhere]).len(), 3, "another folder");
    }

    #[test]
    fn what_is_not_selected_is_not_ignored() {
        let finding = Diagnostic::error(NO_RULING, "none", Source::new("a.toml", "").top());
        let ignores = |all: &[Settings]| Policy(all.to_vec()).ignores(&finding);
        let ignoring = Settings { ignore: code(NO_RULING), ..Settings::default() };
        let other = Settings { select: code(NO_NAME), ..Settings::default() };
        let named = Settings { select: code(NO_RULING), ..Settings::default() };
        assert!(!ignores(&[]) && !ignores(std::slice::from_ref(&other)));
        assert!(ignores(&[ignoring.clone(), other]));
        assert!(!ignores(&[ignoring, named]), "the command line wins");
    }

    #[test]
    fn what_keeps_a_pack_from_being_played_cannot_be_hidden_from_within() {
        let place = Source::new("my/isles/trait/lucky.toml", "").top();
        let told = |settings: &Settings| {
            let found = Diagnostic::error(NO_NAME, "something", place.clone()).blocking();
            let (found, _) = Policy(vec![settings.clone()]).apply(vec![found]);
            found.iter().map(|finding| finding.severity).collect::<Vec<_>>()
        };
        let folders = vec![Folder { shown: "my/isles".to_owned(), below: String::new() }];
        let own = |settings: Settings| Settings { folders: folders.clone(), ..settings };
        let files = vec!["**".to_owned()];
        for settings in [
            Settings { ignore: code(NO_NAME), ..Settings::default() },
            Settings { select: code(NO_RULING), ..Settings::default() },
            Settings {
                severity: vec![(Selector::Code(NO_NAME), Severity::Note)],
                ..Settings::default()
            },
            Settings {
                paths: vec![PathSettings { files, ignore: code(NO_NAME) }],
                ..Settings::default()
            },
        ] {
            assert_eq!(told(&own(settings.clone())), [Severity::Error]);
            assert_ne!(told(&settings), [Severity::Error], "the command line may");
        }
    }

    #[test]
    fn some_files_are_left_alone() {
        let rule = |pattern: &str| Settings {
            paths: vec![PathSettings {
                files: vec![pattern.to_owned()],
                ignore: vec![Selector::Family(Family::Ruling)],
            }],
            folders: vec![Folder { shown: "my/isles".to_owned(), below: String::new() }],
            ..Settings::default()
        };
        assert_eq!(found(&[rule("trait/*.toml")]).len(), 2);
        assert_eq!(found(&[rule("isles/trait/*.toml")]).len(), 3);
    }
}
