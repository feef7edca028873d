//! Allow comments: `# lint-allow: CODE reason` (in a script `-- lint-allow: …`) on the line of a
//! finding or above it. `lint-allow-file:` at the top of a file applies to the whole file.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Range, RangeInclusive};

use diag::{Code, Diagnostic, Family, Place, Severity, Source};

use crate::codes;
use crate::comments::Syntax;
use crate::policy::fails_in_games;
use crate::select;

/// The word with which every allow comment begins.
pub(crate) const WORD: &str = "lint-allow";

/// Codes of files that cannot be read completely. Allowing them would silently ignore the rest of
/// the file.
pub(crate) const NEVER: [Code; 12] = [
    diag::codes::BINARY,
    diag::codes::LINE_ENDS,
    diag::codes::NOT_UTF8,
    diag::codes::SYNTAX,
    diag::codes::TOO_DEEP,
    diag::codes::TOO_LARGE,
    diag::codes::UNREADABLE,
    diag::codes::UTF_16,
    play::codes::BAD_LINE,
    script::codes::SCRIPT_LARGE,
    script::codes::SCRIPT_NOT_TEXT,
    script::codes::SCRIPT_SYNTAX,
];

/// Whether an allow comment can suppress findings with this code.
pub(crate) fn can_be_allowed(code: Code) -> bool {
    let policy = code.class().is_some_and(|class| class.family == Family::Policy);
    !policy && !NEVER.contains(&code)
}

/// The allow comments of some files.
pub(crate) struct Allows {
    by_path: BTreeMap<String, Vec<Allow>>,
    /// The findings about the comments themselves.
    pub(crate) findings: Vec<Diagnostic>,
}

/// A comment that is similar to an allow comment, without its colon or with another ending.
fn misspelt(behind: &str, known: &[Code], place: Place) -> Option<Diagnostic> {
    let ends_word = |letter: char| !letter.is_alphanumeric() && letter != '-';
    let (ending, rest) = behind.split_at(behind.find(ends_word).unwrap_or(behind.len()));
    let first = rest.trim_start_matches(':').split_whitespace().next().unwrap_or_default();
    let code = first.trim_end_matches(',');
    if !rest.starts_with(':') && !known.iter().any(|known| known.name() == code) {
        return None;
    }
    let message = format!("“{WORD}{ending}” is not an allow comment");
    let help =
        format!("write `{WORD}: CODE reason`, or `{WORD}-file: CODE reason` for a whole file");
    Some(Diagnostic::warning(codes::UNUSED_ALLOW, message, place).help(help))
}

/// One code that is allowed at one place.
struct Allow {
    code: Code,
    lines: RangeInclusive<usize>,
    place: Place,
    /// Whether it applies to the whole file, but is not at its top.
    late: bool,
    used: bool,
}

impl Allows {
    /// Reads the allow comments of some files.
    pub(crate) fn read(sources: &[Source], known: &[Code]) -> Self {
        let mut all = Self { by_path: BTreeMap::new(), findings: Vec::new() };
        for source in sources {
            let Some(syntax) = Syntax::of(source.path()) else { continue };
            let page = CommentedText::new(source, syntax);
            for comment in &page.comments {
                all.comment(&page, comment, known);
            }
        }
        all
    }

    fn comment(&mut self, page: &CommentedText<'_>, comment: &Range<usize>, known: &[Code]) {
        let text = &page.source.text()[comment.clone()];
        let inside = text.trim_start_matches(['#', '-']).trim_start();
        let Some(behind) = inside.strip_prefix(WORD) else { return };
        let (whole, behind) = match behind.strip_prefix("-file") {
            Some(behind) => (true, behind),
            None => (false, behind),
        };
        let place = page.source.place(comment.clone());
        let Some(behind) = behind.strip_prefix(':') else {
            self.findings.extend(misspelt(behind, known, place));
            return;
        };
        let start = comment.end - behind.len();
        let (words, reason) = words(behind, start);
        if words.is_empty() || reason.is_empty() {
            let message = "the allow comment has no reason";
            self.findings.push(
                Diagnostic::error(codes::ALLOW_WITHOUT_REASON, message, place)
                    .help(format!("write the reason after the code: `{WORD}: CODE reason`")),
            );
        }
        let line = page.source.position(diag::Span::new(comment.clone()).start).line;
        let late = whole && page.first_line().is_some_and(|first| first < line);
        for range in words {
            let word = &page.source.text()[range.clone()];
            let place = page.source.place(range);
            let Some(code) = known.iter().find(|code| code.name() == word) else {
                self.findings.push(select::unknown(word, known, place, false));
                continue;
            };
            if !can_be_allowed(*code) {
                let message = format!("“{code}” cannot be allowed");
                let finding = Diagnostic::error(codes::FORBIDDEN_ALLOW, message, place);
                self.findings.push(finding.help("fix what it reports, and remove the comment"));
                continue;
            }
            let lines = match (whole, late) {
                (true, false) => 1..=usize::MAX,
                (true, true) => 0..=0,
                (false, _) => page.about(line),
            };
            let allow = Allow { code: *code, lines, place, late, used: false };
            self.by_path.entry(page.source.path().to_owned()).or_default().push(allow);
        }
    }

    /// The findings that are not allowed.
    pub(crate) fn apply(&mut self, findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
        if self.by_path.is_empty() {
            return findings;
        }
        let kept = findings.into_iter().filter(|finding| {
            let Some(allows) = self.by_path.get_mut(finding.place.source.path()) else {
                return true;
            };
            let line = finding.place.start().line;
            let mut fit = allows.iter_mut();
            let fit = fit.find(|one| one.code == finding.code && one.lines.contains(&line));
            let Some(fit) = fit else { return true };
            let is_first = !std::mem::replace(&mut fit.used, true);
            let stays = fails_in_games(finding);
            if stays && is_first {
                self.findings.push(fit.says_that_it_is_forbidden());
            }
            stays
        });
        kept.collect()
    }

    /// Allow comments without effect, given the remaining findings. Files that could not be read
    /// are skipped, and so are codes that need scripts to be run, unless `run` is set.
    pub(crate) fn unused(&self, left: &[Diagnostic], run: bool) -> Vec<Diagnostic> {
        let unread = left.iter().filter(|one| one.severity == Severity::Error);
        let unread = unread.filter(|one| NEVER.contains(&one.code));
        let unread: BTreeSet<&str> = unread.map(|one| one.place.source.path()).collect();
        let read = self.by_path.iter().filter(|(path, _)| !unread.contains(path.as_str()));
        let unused = read.flat_map(|(_, allows)| allows);
        let unused = unused.filter(|allow| !allow.used && is_judged(allow.code, run));
        unused.map(|allow| allow.says_that_it_is_unused()).collect()
    }
}

/// Codes of findings from running rulings.
const OF_RULINGS: [Code; 5] = [
    codes::IDLE_RULINGS,
    codes::UNPROVEN_BRANCH,
    codes::UNPROVEN_GUARD,
    codes::UNPROVEN_HOOK,
    codes::VACUOUS_RULING,
];

/// Codes that depend on the dictionaries of a machine, which another machine may not have.
const OF_DICTIONARIES: [Code; 3] =
    [codes::BROKEN_DICTIONARY, codes::MISSPELT_WORD, codes::NO_DICTIONARY];

/// Whether findings with a code are looked for: always, or only when scripts are run. Spelling
/// depends on the machine, so an exception for it is never reported as unused.
pub(crate) fn is_judged(code: Code, run: bool) -> bool {
    if OF_DICTIONARIES.contains(&code) {
        return false;
    }
    if OF_RULINGS.contains(&code) {
        return run;
    }
    code.class().is_none_or(|class| match class.family {
        Family::Deep | Family::Effect => run,
        Family::Pack
        | Family::Data
        | Family::Script
        | Family::Ruling
        | Family::Text
        | Family::Flow
        | Family::Game
        | Family::Record
        | Family::Policy => true,
    })
}

impl Allow {
    fn says_that_it_is_forbidden(&self) -> Diagnostic {
        let message = format!("a pack cannot allow “{}”: it makes games or cards fail", self.code);
        Diagnostic::error(codes::FORBIDDEN_ALLOW, message, self.place.clone())
            .help("fix what it reports, and remove the comment")
    }

    fn says_that_it_is_unused(&self) -> Diagnostic {
        let message = format!("there is no “{}” here to allow", self.code);
        let finding = Diagnostic::warning(codes::UNUSED_ALLOW, message, self.place.clone());
        finding.help(if self.late {
            "move it to the top of the file"
        } else {
            "remove it, so that it does not hide the next one"
        })
    }
}

/// The codes before a reason, `a, b reason`, with their bytes, and the reason.
fn words(behind: &str, start: usize) -> (Vec<Range<usize>>, &str) {
    let mut all = Vec::new();
    let mut rest = behind;
    loop {
        rest = rest.trim_start();
        let end = rest.find([',', ' ', '\t']).unwrap_or(rest.len());
        let at = start + behind.len() - rest.len();
        if end > 0 {
            all.push(at..at + end);
        }
        rest = rest[end..].trim_start();
        match rest.strip_prefix(',') {
            Some(more) => rest = more,
            None => return (all, rest),
        }
    }
}

/// A text with its lines and comments.
struct CommentedText<'s> {
    source: &'s Source,
    comments: Vec<Range<usize>>,
    /// The lines, from 1, that contain only a comment.
    remarks: BTreeSet<usize>,
    /// For each line, the next one with other content. Lines before the first such line have that
    /// line.
    next: Vec<Option<usize>>,
    /// For each line, from 1, the last line of the unit that begins there: for a message its last
    /// attribute.
    last: Vec<usize>,
}

impl<'s> CommentedText<'s> {
    fn new(source: &'s Source, syntax: Syntax) -> Self {
        let comments = syntax.comments(source.text());
        let alone = comments.iter().filter_map(|comment| {
            let line = source.position(diag::Span::new(comment.clone()).start).line;
            let start = source.line(line).span.start as usize;
            source.text()[start..comment.start].trim().is_empty().then_some(line)
        });
        let remarks: BTreeSet<usize> = alone.collect();
        let lines: Vec<&str> = source.text().lines().collect();
        let (mut next, mut last) = (vec![None; lines.len() + 1], vec![0; lines.len() + 1]);
        let (mut found, mut end) = (None, lines.len());
        for (nth, text) in lines.iter().enumerate().rev() {
            let line = nth + 1;
            (next[line], last[line]) = (found, end);
            if !text.trim().is_empty() && !remarks.contains(&line) {
                found = Some(line);
            }
            let belongs = text.trim().is_empty() || text.starts_with([' ', '\t', '}']);
            if !belongs {
                end = nth;
            }
        }
        next[0] = found;
        if syntax != Syntax::Fluent {
            last = (0..=lines.len()).collect();
        }
        Self { source, comments, remarks, next, last }
    }

    /// The first line with other content than comments.
    fn first_line(&self) -> Option<usize> {
        self.next[0]
    }

    /// The lines to which a comment applies: its own, otherwise the next one. In a file of texts it
    /// is the next message, because a message cannot contain comments.
    fn about(&self, line: usize) -> RangeInclusive<usize> {
        let next = self.next.get(line).copied().flatten();
        match next.filter(|_| self.remarks.contains(&line)) {
            Some(next) => next..=self.last[next],
            None => line..=line,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::{NO_NAME, UNUSED_NAME};

    fn read(path: &str, text: &str) -> Allows {
        Allows::read(&[Source::new(path, text)], codes::ALL)
    }

    /// The lines with a warning that is not allowed.
    fn left(path: &str, text: &str, code: Code) -> Vec<usize> {
        let source = Source::new(path, text);
        let lines = 1..=text.lines().count();
        let found = lines.map(|line| Diagnostic::warning(code, "odd", source.line(line)));
        let mut allows = read(path, text);
        let left = allows.apply(found.collect());
        left.iter().map(|finding| finding.place.start().line).collect()
    }

    #[test]
    fn a_comment_is_about_its_line_or_the_next() {
        let text = "a = 1 # lint-allow: unused-name so it is\nb = 2\n# lint-allow: unused-name, \
                    no-name for now\n# and more\n\nc = 3\nd = 4\n";
        assert_eq!(left("x.toml", text, UNUSED_NAME), [2, 3, 4, 5, 7]);
        assert_eq!(left("x.toml", text, NO_NAME), [1, 2, 3, 4, 5, 7]);
        let text = "--!strict\n-- lint-allow-file: unused-name all of them\nlocal a = 1\n";
        assert_eq!(left("x.luau", text, UNUSED_NAME), [0_usize; 0]);
        let text = "# lint-allow: unused-name why\na = b\n    .c = d\n\n    .e = f\ng = h\n";
        assert_eq!(left("x.ftl", text, UNUSED_NAME), [1, 6]);
        assert_eq!(left("x.md", text, UNUSED_NAME).len(), 6, "no format of a pack");
    }

    #[test]
    fn comments_are_judged_themselves() {
        let said = |text: &str| {
            let allows = read("x.toml", text);
            let found = [allows.findings.clone(), allows.unused(&[], false)].concat();
            let found =
                found.iter().map(|one| format!("{} {}", one.place.start().column, one.code));
            found.collect::<Vec<_>>()
        };
        assert_eq!(
            said("# lint-allow: unused-name\n"),
            ["1 allow-without-reason", "15 unused-allow"]
        );
        assert_eq!(said("# lint-allow: no-nmae because\n"), ["15 unknown-code"]);
        assert_eq!(said("# lint-allow:\n"), ["1 allow-without-reason"]);
        assert_eq!(said("# lint-allow no-name because\n"), ["1 unused-allow"]);
        assert_eq!(said("# lint-allow-fil: no-name because\n"), ["1 unused-allow"]);
        assert_eq!(said("# lint-allow-file no-name, no-text because\n"), ["1 unused-allow"]);
        assert_eq!(said("# lint-allow comments are not used here\n"), [""; 0]);
        assert_eq!(said("a = 1\n# lint-allow-file: no-name late\n"), ["20 unused-allow"]);
        assert_eq!(said("# lint-allow: unused-allow why\n"), ["15 forbidden-allow"]);
    }

    #[test]
    fn what_cannot_be_read_is_not_allowed() {
        for code in NEVER {
            assert!(!can_be_allowed(code), "{code}");
        }
        assert!(can_be_allowed(NO_NAME));
    }
}
