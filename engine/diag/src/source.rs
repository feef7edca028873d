//! Source texts, spans and places.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::visible;

/// A half-open range of bytes in a source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span of a byte range. Positions beyond 4 GiB are cut.
    pub fn new(range: std::ops::Range<usize>) -> Self {
        let cut = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { start: cut(range.start), end: cut(range.end.max(range.start)) }
    }
}

/// A line and a column, both counted from 1; the column counts characters, not bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// A text with its path. Cheap to clone.
///
/// ```
/// let card = diag::Source::new("tool/axe.toml", "dots = 1\ncost = 3\n");
/// let place = card.place(16..17);
/// assert_eq!(place.to_string(), "tool/axe.toml:2:8");
/// assert_eq!(card.line(2).span, diag::Span { start: 9, end: 17 });
/// ```
#[derive(Clone, Eq)]
pub struct Source(Arc<Inner>);

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

struct Inner {
    path: String,
    /// Borrowed for texts that are part of the program.
    text: Cow<'static, str>,
    /// The start of each line. Computed when a position is requested, which happens only for
    /// findings.
    lines: OnceLock<Vec<u32>>,
}

impl PartialEq for Inner {
    fn eq(&self, other: &Self) -> bool {
        (&self.path, &self.text) == (&other.path, &other.text)
    }
}

impl Eq for Inner {}

impl Source {
    /// A text with its path for messages, which is [made visible](crate::visible).
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self::of(path.into(), Cow::Owned(text.into()))
    }

    /// A text that is part of the program and need not be copied.
    pub fn built_in(path: impl Into<String>, text: &'static str) -> Self {
        Self::of(path.into(), Cow::Borrowed(text))
    }

    fn of(mut path: String, text: Cow<'static, str>) -> Self {
        if let Cow::Owned(shown) = visible(&path) {
            path = shown;
        }
        Self(Arc::new(Inner { path, text, lines: OnceLock::new() }))
    }

    /// The byte position of the start of each line.
    fn lines(&self) -> &[u32] {
        self.0.lines.get_or_init(|| {
            let ends = self.text().bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
            let starts = ends.map(|(at, _)| u32::try_from(at + 1).unwrap_or(u32::MAX));
            std::iter::once(0).chain(starts).collect()
        })
    }

    /// The path that messages show.
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The line and column of a byte. A byte past the end counts as the end, and one inside a
    /// character as its start.
    pub fn position(&self, byte: u32) -> Position {
        let line = self.lines().partition_point(|start| *start <= byte).max(1) - 1;
        let start = self.lines()[line] as usize;
        let mut end = (byte as usize).min(self.0.text.len());
        while !self.0.text.is_char_boundary(end) {
            end -= 1;
        }
        let column = self.0.text.get(start..end).map_or(0, |text| text.chars().count());
        Position { line: line + 1, column: column + 1 }
    }

    /// The place of a byte range of this text.
    pub fn place(&self, range: std::ops::Range<usize>) -> Place {
        Place { source: self.clone(), span: Span::new(range) }
    }

    /// The place for a whole file: its first byte.
    pub fn top(&self) -> Place {
        self.place(0..0)
    }

    /// The place of a line, counted from 1, without its line break.
    pub fn line(&self, line: usize) -> Place {
        let index = line.clamp(1, self.lines().len()) - 1;
        let start = self.lines()[index] as usize;
        let rest = self.0.text.get(start..).unwrap_or("");
        let length = rest.lines().next().map_or(0, str::len);
        self.place(start..start + length)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({})", self.path())
    }
}

/// A source text and a span in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The text.
    pub source: Source,
    /// The bytes in the text.
    pub span: Span,
}

impl Place {
    /// The line and column of the first byte.
    pub fn start(&self) -> Position {
        self.source.position(self.span.start)
    }

    /// The line and column after the last byte; never before the first.
    pub fn end(&self) -> Position {
        self.source.position(self.span.end.max(self.span.start))
    }

    /// The text at the place; empty if the span is not within the text.
    ///
    /// ```
    /// let card = diag::Source::new("tool/axe.toml", "cost = 3\n");
    /// assert_eq!(card.place(7..8).said(), "3");
    /// assert_eq!(card.place(7..80).said(), "");
    /// ```
    pub fn said(&self) -> &str {
        let (start, end) = (self.span.start as usize, self.span.end as usize);
        self.source.text().get(start..end).unwrap_or("")
    }

    /// The place of a word within this one, if it occurs exactly once as a separate word.
    ///
    /// ```
    /// let card = diag::Source::new("tool/axe.toml", "set = \"iron\" # not ironwood\n");
    /// assert_eq!(card.line(1).of_word("iron"), Some(card.place(7..11)));
    /// assert_eq!(card.line(1).of_word("wood"), None);
    /// ```
    pub fn of_word(&self, word: &str) -> Option<Self> {
        let said = self.said();
        let joins = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        let alone = |at: usize| {
            let before = said[..at].strip_suffix('-').unwrap_or(&said[..at]).chars().next_back();
            let after = said[at + word.len()..].chars().next();
            !before.is_some_and(joins) && !after.is_some_and(joins)
        };
        let mut found = said.match_indices(word).map(|(at, _)| at).filter(|at| alone(*at));
        let at = self.span.start as usize + found.next()?;
        let once = !word.is_empty() && found.next().is_none();
        once.then(|| self.source.place(at..at + word.len()))
    }
}

impl fmt::Display for Place {
    /// `path:line:column`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { line, column } = self.start();
        write!(f, "{}:{line}:{column}", self.source.path())
    }
}
