//! Diagnostics and reports.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Code, Edit, Fix, Lexicon, Meant, Place, Safety, Span, codes, listed, meant, nearest};

/// Maximum number of findings shown for one file and code.
const MOST_SHOWN: usize = 50;

/// Maximum number of findings in a report; the most severe are kept.
const MOST_IN_ALL: usize = 2_000;

/// Maximum number of characters of a text in a finding. A quoted key or name can be as long as a
/// file.
const LONGEST: usize = 2_000;

/// The severity of a finding.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Information; nothing is wrong.
    Note,
    /// It works, but is probably not intended.
    Warning,
    /// It cannot be used as it is.
    Error,
}

impl Severity {
    /// All severities, most severe first.
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Note];

    /// The severity with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name in reports: `error`, `warning`, `note`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// One finding: the error, its place, and how to fix it.
///
/// ```
/// use diag::{Code, Diagnostic, Source};
///
/// const UNKNOWN_KEY: Code = Code::new("unknown-key", "# unknown-key");
/// let card = Source::new("tool/axe.toml", "cots = 3\n");
/// let finding = Diagnostic::error(UNKNOWN_KEY, "unknown key “cots”", card.place(0..4))
///     .suggest("cots", ["cost", "dots"])
///     .fix(card.place(0..4), "cost");
/// assert_eq!(finding.help.as_deref(), Some("did you mean “cost”?"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The kind of finding, such as `unknown-key`.
    pub code: Code,
    /// Its severity.
    pub severity: Severity,
    /// One sentence without a full stop: the error.
    pub message: String,
    /// The place of the error.
    pub place: Place,
    /// Related places with a short message each, such as "first defined here".
    pub labels: Vec<(Place, String)>,
    /// Further information, such as the card to which the script belongs.
    pub note: Option<String>,
    /// How to fix it.
    pub help: Option<String>,
    /// Edits that fix it.
    pub fix: Option<Fix>,
    /// Whether it prevents every game. Nothing inside a pack can suppress such a finding.
    /// Otherwise, an untrusted pack could pass every check and fail at the first table.
    pub blocks: bool,
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

    /// An informational finding at a place, which is no reason to fail. (`.note` adds a remark to
    /// any finding.)
    pub fn worth_knowing(code: Code, message: impl Into<String>, place: Place) -> Self {
        Self::new(Severity::Note, code, message.into(), place)
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
            blocks: false,
        }
    }

    /// Marks an error as preventing every game. Notes and warnings are not changed.
    #[must_use]
    pub fn blocking(self) -> Self {
        Self { blocks: self.severity == Severity::Error, ..self }
    }

    /// Adds further information.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(bounded(note.into()));
        self
    }

    /// Adds how to fix it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(bounded(help.into()));
        self
    }

    /// Adds a similar known word as help, or else all known words.
    #[must_use]
    pub fn suggest<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        match nearest(word, known.iter().copied()) {
            Some(near) => self.help(format!("did you mean “{near}”?")),
            None => self.help(format!("known: {}", listed(&known))),
        }
    }

    /// Like [`suggest`](Self::suggest), and adds the similar word as a fix if the place contains
    /// `word`.
    #[must_use]
    pub fn suggest_fix<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let otherwise = format!("known: {}", listed(&known));
        self.did_you_mean(word, known, ["“", "”"], otherwise)
    }

    /// Like [`suggest_fix`](Self::suggest_fix), for many known words.
    #[must_use]
    pub fn suggest_from(self, word: &str, known: &Lexicon<'_>) -> Self {
        let otherwise = format!("known: {}", listed(known.words()));
        self.meaning(word, known.meant(word), ["“", "”"], otherwise)
    }

    /// Adds a similar known word as help, between `quotes`, and as a fix if the place contains
    /// `word`. Without a similar word, the help is `otherwise`.
    ///
    /// ```
    /// use diag::{Code, Diagnostic, Source};
    ///
    /// const UNKNOWN_WORD: Code = Code::new("unknown-word", "# unknown-word");
    /// let card = Source::new("tool/axe.toml", "set = \"chian\"\n");
    /// let finding = Diagnostic::error(UNKNOWN_WORD, "unknown set “chian”", card.place(6..13))
    ///     .did_you_mean("chian", ["chain", "leather"], ["“", "”"], "add it");
    /// assert_eq!(finding.help.as_deref(), Some("did you mean “chain”?"));
    /// let edit = &finding.fix.expect("one slip").edits[0];
    /// assert_eq!((edit.place.said(), &*edit.text), ("chian", "chain"));
    /// ```
    #[must_use]
    pub fn did_you_mean<'a>(
        self,
        word: &str,
        known: impl IntoIterator<Item = &'a str>,
        quotes: [&str; 2],
        otherwise: impl Into<String>,
    ) -> Self {
        self.meaning(word, meant(word, known), quotes, otherwise)
    }

    /// Like [`did_you_mean`](Self::did_you_mean), with a similar word that was already found.
    #[must_use]
    pub fn meaning(
        self,
        word: &str,
        near: Option<Meant<'_>>,
        quotes: [&str; 2],
        otherwise: impl Into<String>,
    ) -> Self {
        let Some(Meant { word: near, safety }) = near else { return self.help(otherwise) };
        let [before, after] = quotes;
        let place = self.place.of_word(word);
        let finding = self.help(format!("did you mean {before}{near}{after}?"));
        match place {
            Some(place) => finding.fix_as(safety, place, near),
            None => finding,
        }
    }

    /// Adds a fix that replaces a misspelled word at the place of the finding.
    #[must_use]
    pub fn respelt(self, word: &str, wanted: &str) -> Self {
        match (self.place.of_word(word), meant(word, [wanted])) {
            (Some(place), Some(Meant { word: near, safety })) => self.fix_as(safety, place, near),
            (None, _) | (_, None) => self,
        }
    }

    /// Removes the fix, if it would suggest something that exists already.
    #[must_use]
    pub fn unfixed(mut self) -> Self {
        self.fix = None;
        self
    }

    /// Adds a related place.
    #[must_use]
    pub fn label(mut self, place: Place, word: impl Into<String>) -> Self {
        self.labels.push((place, bounded(word.into())));
        self
    }

    /// Adds a safe fix: a replacement that preserves the author's intention. A very long text is
    /// not added.
    #[must_use]
    pub fn fix(self, place: Place, text: impl Into<String>) -> Self {
        self.with_fix(place, text.into(), Safety::Safe)
    }

    /// Adds a fix that needs review, because it may change what a card does or a text says.
    #[must_use]
    pub fn unsafe_fix(self, place: Place, text: impl Into<String>) -> Self {
        self.with_fix(place, text.into(), Safety::Unsafe)
    }

    /// Adds a fix with this safety, such as that of a [similar](crate::meant) word.
    #[must_use]
    pub fn fix_as(self, safety: Safety, place: Place, text: impl Into<String>) -> Self {
        self.with_fix(place, text.into(), safety)
    }

    /// Adds an edit to the fix. All edits of a fix are applied together.
    #[must_use]
    pub fn also_fix(mut self, place: Place, text: impl Into<String>) -> Self {
        let text = text.into();
        self.fix = self.fix.filter(|_| text.len() <= LONGEST).map(|mut fix| {
            fix.edits.push(Edit { place, text });
            fix
        });
        self
    }

    fn with_fix(mut self, place: Place, text: String, safety: Safety) -> Self {
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

/// Returns the value of a loader, and appends its findings to `out`.
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
    /// Sorts findings and removes exact duplicates.
    pub fn new(mut findings: Vec<Diagnostic>) -> Self {
        fn key(one: &Diagnostic) -> (&str, Span, &str, &str) {
            (one.place.source.path(), one.place.span, one.code.name(), &one.message)
        }
        findings.sort_by(|one, other| key(one).cmp(&key(other)));
        // A finding of two loaders blocks if either of them says so.
        findings.dedup_by(|next, kept| {
            let is_same = Self::is_same(next, kept);
            kept.blocks |= is_same && next.blocks;
            is_same
        });
        Self(findings)
    }

    /// Whether two findings are equal, apart from `blocks`.
    fn is_same(one: &Diagnostic, other: &Diagnostic) -> bool {
        one.place == other.place
            && (one.code, one.severity) == (other.code, other.severity)
            && (&one.message, &one.labels) == (&other.message, &other.labels)
            && (&one.note, &one.help, &one.fix) == (&other.note, &other.help, &other.fix)
    }

    /// The findings in order.
    pub fn findings(&self) -> &[Diagnostic] {
        &self.0
    }

    /// The findings to show: the first ones of each file and code, with the number of further ones.
    /// In total the most severe ones, with the number left out for each severity.
    pub fn shown(&self) -> Vec<Diagnostic> {
        self.shown_up_to(MOST_IN_ALL)
    }

    /// Like [`shown`](Self::shown), with another total.
    pub fn shown_up_to(&self, most: usize) -> Vec<Diagnostic> {
        let mut shown = self.shown_by_file();
        if shown.len() <= most {
            return shown;
        }
        // Notes are shown only if all warnings fit.
        let mut order: Vec<usize> = (0..shown.len()).collect();
        order.sort_by_key(|at| std::cmp::Reverse(shown[*at].severity));
        let mut kept = vec![false; shown.len()];
        order.iter().take(most).for_each(|at| kept[*at] = true);
        let rest =
            left_out(shown.iter().zip(&kept).filter(|(_, kept)| !**kept).map(|(one, _)| one));
        let mut kept = kept.into_iter();
        shown.retain(|_| kept.next().unwrap_or(false));
        shown.extend(rest);
        shown
    }

    /// The first findings of each file and code, with the number of further ones.
    fn shown_by_file(&self) -> Vec<Diagnostic> {
        fn kind(one: &Diagnostic) -> (&str, &'static str) {
            (one.place.source.path(), one.code.name())
        }
        let mut all: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for finding in &self.0 {
            *all.entry(kind(finding)).or_default() += 1;
        }
        let mut met: BTreeMap<(&str, &str), usize> = BTreeMap::new();
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

    /// Whether any finding is an error.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|finding| finding.severity == Severity::Error)
    }
}

/// A note with the number of findings left out, at the place of the first.
fn left_out<'d>(findings: impl Iterator<Item = &'d Diagnostic>) -> Option<Diagnostic> {
    let findings: Vec<&Diagnostic> = findings.collect();
    let first = findings.first()?;
    let of = |severity: Severity| findings.iter().filter(|one| one.severity == severity).count();
    let counts: Vec<String> = Severity::ALL
        .into_iter()
        .filter(|severity| of(*severity) > 0)
        .map(|severity| match of(severity) {
            1 => format!("1 {}", severity.name()),
            more => format!("{more} {}s", severity.name()),
        })
        .collect();
    let message = format!("not shown: {}", counts.join(", "));
    let place = first.place.source.top();
    let finding = Diagnostic::new(Severity::Note, codes::MORE_FINDINGS, message, place);
    Some(finding.help("fix the first findings and run the command again, or check one file"))
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
    fn the_worst_findings_of_all_files_are_shown() {
        let texts: Vec<Source> =
            (0..30).map(|at| Source::new(format!("{at:02}.toml"), "x = 1\n".repeat(9))).collect();
        let findings = |make: fn(Code, String, Place) -> Diagnostic, code| {
            let each = |text: &Source| (1..=5).map(|line| text.line(line)).collect::<Vec<_>>();
            let places = texts.iter().flat_map(each);
            places.map(|place| make(code, "odd".to_owned(), place)).collect::<Vec<_>>()
        };
        let all = [findings(Diagnostic::warning, RARE), findings(Diagnostic::error, ODD)];
        let report = Report::new(all.concat());
        let shown = report.shown_up_to(200);
        assert_eq!(shown.len(), 201);
        let errors = shown.iter().filter(|one| one.severity == Severity::Error).count();
        assert_eq!(errors, 150, "an error is never left out for a warning");
        let last = &shown[200];
        assert_eq!((last.code, &*last.message), (codes::MORE_FINDINGS, "not shown: 100 warnings"));
        assert_eq!(last.place.to_string(), "10.toml:1:1");
        assert_eq!(report.shown_up_to(300), report.findings());
        let fewer = report.shown_up_to(1);
        assert_eq!(fewer[1].message, "not shown: 149 errors, 150 warnings");
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
