//! Entries of a `lint.toml` without effect: patterns that match no file, ignored codes that are not
//! found, and errors that a pack must not hide.

use diag::{Diagnostic, Family, Place, Severity};

use crate::allow::{NEVER, is_judged};
use crate::codes;
use crate::globs;
use crate::policy::{Settings, fails_in_games};
use crate::select::Selector;

/// The entries of one `lint.toml` with their places.
#[derive(Default)]
pub(crate) struct Entries {
    pub(crate) ignores: Vec<Ignore>,
    /// Patterns of files, each with its place.
    pub(crate) patterns: Vec<(String, Place)>,
    /// Whether all files to which it applies are examined. Otherwise, an entry may have an effect
    /// elsewhere.
    pub(crate) whole: bool,
}

/// An entry by which findings with a code, or of a family, do not count or count less.
pub(crate) struct Ignore {
    pub(crate) selector: Selector,
    pub(crate) place: Place,
    /// Patterns of the files to which it applies; all files if empty.
    pub(crate) files: Vec<String>,
    /// Whether the findings count less, instead of not at all.
    pub(crate) lowers: bool,
}

impl Entries {
    /// The findings about the entries. They depend on all findings except allowed ones, and on all
    /// paths, both as findings show them. `run` says whether cards were run.
    pub(crate) fn judge(
        &self,
        settings: &Settings,
        findings: &[Diagnostic],
        files: &[String],
        run: bool,
    ) -> Vec<Diagnostic> {
        let about = |path: &str| settings.path_of(path);
        let mine = findings.iter().filter_map(|one| Some((one, about(one.place.source.path())?)));
        let mine: Vec<(&Diagnostic, String)> = mine.collect();
        let paths: Vec<String> = files.iter().filter_map(|path| about(path)).collect();
        let is_there = |pattern: &String| paths.iter().any(|path| globs::fits(pattern, path));
        let mut out = Vec::new();
        for ignore in &self.ignores {
            let mut hit = mine.iter().filter(|(one, path)| ignore.fits(one, path)).peekable();
            if hit.peek().is_none() {
                // If no file matches the patterns, they are reported instead.
                if !ignore.files.is_empty() && !ignore.files.iter().any(is_there) {
                    continue;
                }
                out.extend(self.unused(ignore, &mine, run));
            } else if hit.any(|(one, _)| fails_in_games(one)) {
                out.push(ignore.forbidden());
            }
        }
        if self.whole {
            for (pattern, place) in &self.patterns {
                if !is_there(pattern) {
                    let message = format!("no file matches “{pattern}”");
                    out.push(
                        Diagnostic::warning(codes::UNUSED_SETTING, message, place.clone()).help(
                            "remove it, or write the path as it is below the folder of this file",
                        ),
                    );
                }
            }
        }
        out
    }

    /// A finding that there is nothing to ignore, if that is certain.
    fn unused(
        &self,
        ignore: &Ignore,
        mine: &[(&Diagnostic, String)],
        run: bool,
    ) -> Option<Diagnostic> {
        // After an error that prevents reading a file, other findings may be missing.
        let is_unsound = mine.iter().any(|(one, _)| {
            one.severity == Severity::Error && (one.blocks || NEVER.contains(&one.code))
        });
        let (word, judged) = match ignore.selector {
            Selector::Code(code) => (code.name(), is_judged(code, run)),
            Selector::Family(Family::Deep | Family::Effect) => (ignore.selector.name(), run),
            Selector::Family(_) => (ignore.selector.name(), true),
        };
        if ignore.lowers || !self.whole || is_unsound || !judged {
            return None;
        }
        // Findings about settings are produced from these entries.
        if ignore.selector.has(codes::UNUSED_SETTING) {
            return None;
        }
        let message = format!("there is no “{word}” here to ignore");
        let finding = Diagnostic::warning(codes::UNUSED_SETTING, message, ignore.place.clone());
        Some(finding.help("remove it, so that it does not hide the next one"))
    }
}

impl Ignore {
    fn fits(&self, finding: &Diagnostic, path: &str) -> bool {
        let here = || self.files.iter().any(|pattern| globs::fits(pattern, path));
        self.selector.has(finding.code) && (self.files.is_empty() || here())
    }

    fn forbidden(&self) -> Diagnostic {
        let word = self.selector.name();
        let verb = if self.lowers { "lowered" } else { "ignored" };
        let message = format!("“{word}” cannot be {verb} by a pack: it makes games or cards fail");
        Diagnostic::error(codes::FORBIDDEN_ALLOW, message, self.place.clone())
            .help("fix what it reports, and remove the entry")
    }
}
