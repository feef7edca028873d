//! Reports for people.
//!
//! Nothing here may panic, whatever a place contains. Spans that are reversed, beyond the text or
//! inside a character are clamped.

use std::ops::Range;

use annotate_snippets::renderer::{DecorStyle, Renderer};
use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Patch, Snippet};

use crate::{
    Confidence, Diagnostic, Edit, Place, Report, Safety, Severity, Source, visible, visible_lines,
};

/// Labels that are this many lines or more apart are shown in separate snippets.
const NEAR: usize = 200;

/// Within a line, labels more than this many bytes apart are shown separately, and longer places
/// are cut.
const WIDE: usize = 400;

impl Report {
    /// The report for a person, in the style of rustc: each finding with its lines. If one file has
    /// many findings of a kind, the first ones and the number of further ones are shown.
    pub fn human(&self, colour: bool) -> String {
        self.within(120, colour)
    }

    /// Like [`Self::human`], with lines cut to a page of this many columns.
    pub fn within(&self, columns: usize, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let renderer = renderer.decor_style(DecorStyle::Ascii).term_width(columns);
        let mut out = String::new();
        for finding in &self.shown() {
            out.push_str(&renderer.render(&groups(finding)));
            out.push_str("\n\n");
        }
        out
    }
}

/// A byte position as places store it.
pub(crate) fn cut(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// The bytes of a place, clamped to the text and to character boundaries.
pub(crate) fn clamp(place: &Place) -> Range<usize> {
    let text = place.source.text();
    let mut start = (place.span.start as usize).min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = (place.span.end as usize).clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

/// A place as drawn: one line of its text. A place of several lines is cut after the first.
struct DrawnSpan<'a> {
    line: usize,
    range: Range<usize>,
    word: Option<&'a str>,
    primary: bool,
}

impl<'a> DrawnSpan<'a> {
    fn new(place: &Place, word: Option<&'a str>, primary: bool) -> Self {
        let range = clamp(place);
        let line = place.source.position(cut(range.start)).line;
        let from = line_start(&place.source, line);
        let length = line_text(&place.source, line).len();
        let start = (range.start - from).min(length);
        let mut end = (range.end - from).clamp(start, length.min(start + WIDE));
        while !place.source.text().is_char_boundary(from + end) {
            end -= 1;
        }
        Self { line, range: start..end, word, primary }
    }
}

fn line_start(source: &Source, line: usize) -> usize {
    source.line(line).span.start as usize
}

fn line_text(source: &Source, line: usize) -> &str {
    let span = source.line(line).span;
    source.text().get(span.start as usize..span.end as usize).unwrap_or("")
}

/// The drawn parts of one finding.
fn groups(finding: &Diagnostic) -> Vec<Group<'_>> {
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let title = level.primary_title(visible(&finding.message)).id(finding.code.name());
    let mut group = Group::with_title(title).elements(snippets(finding));
    if let Some(note) = &finding.note {
        group = group.element(Level::NOTE.message(tidy(note)));
    }
    if let Some(doubt) = doubt(finding) {
        group = group.element(Level::NOTE.message(doubt));
    }
    if let Some(help) = &finding.help {
        group = group.element(Level::HELP.message(tidy(help)));
    }
    let fix = finding.fix.iter();
    let edits = fix.flat_map(|fix| fix.edits.iter().map(|edit| patch(edit, fix.safety)));
    std::iter::once(group).chain(edits).collect()
}

/// The confidence of a finding, unless it is certain.
fn doubt(finding: &Diagnostic) -> Option<&'static str> {
    match finding.code.class()?.confidence {
        Confidence::Certain => None,
        Confidence::Likely => Some("this is likely, not certain"),
        Confidence::Possible => Some("this is possible: it may be intended"),
    }
}

/// A text of several lines as drawn.
fn tidy(text: &str) -> String {
    annotate_snippets::normalize_untrusted_str(&visible_lines(text))
}

/// The lines of all places: those of the finding's own file, then the other files.
fn snippets(finding: &Diagnostic) -> Vec<Element<'_>> {
    let mut files = vec![(&finding.place.source, vec![DrawnSpan::new(&finding.place, None, true)])];
    for (place, word) in &finding.labels {
        let spot = DrawnSpan::new(place, Some(word), false);
        match files.iter_mut().find(|(source, _)| *source == &place.source) {
            Some((_, spots)) => spots.push(spot),
            None => files.push((&place.source, vec![spot])),
        }
    }
    let mut out = Vec::new();
    for (source, spots) in files {
        if source.text().is_empty() {
            out.push(Element::from(Origin::path(source.path().to_owned())));
            continue;
        }
        let mut rest = spots.into_iter();
        while let Some(first) = rest.next() {
            let near = |spot: &DrawnSpan<'_>| match spot.line.abs_diff(first.line) {
                0 => spot.range.start.abs_diff(first.range.start) <= WIDE,
                lines => lines <= NEAR,
            };
            let (near, far): (Vec<_>, Vec<_>) = rest.partition(near);
            let together: Vec<_> = std::iter::once(first).chain(near).collect();
            out.push(snippet(source, &together));
            rest = far.into_iter();
        }
    }
    out
}

fn snippet<'a>(source: &Source, spots: &[DrawnSpan<'a>]) -> Element<'a> {
    let first = spots.iter().map(|spot| spot.line).min().unwrap_or(1);
    let last = spots.iter().map(|spot| spot.line).max().unwrap_or(1);
    let mut text = String::new();
    let mut starts = Vec::new();
    for line in first..=last {
        starts.push(text.len());
        text.push_str(line_text(source, line));
        text.push('\n');
    }
    text.pop();
    let marks = spots.iter().map(|spot| {
        let from = starts[spot.line - first];
        let kind = if spot.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
        kind.span(from + spot.range.start..from + spot.range.end).label(spot.word)
    });
    let marks: Vec<_> = marks.collect();
    Snippet::source(text).path(source.path().to_owned()).line_start(first).annotations(marks).into()
}

/// An edit within one line is drawn as a patch. A longer edit, one of a very long line, or one in
/// another text is described in words.
fn patch(edit: &Edit, safety: Safety) -> Group<'_> {
    let spot = DrawnSpan::new(&edit.place, None, false);
    let line = line_text(&edit.place.source, spot.line);
    let whole = clamp(&edit.place).len() == spot.range.len();
    let drawn = whole && !line.is_empty() && line.len() <= WIDE;
    if !drawn || edit.text.contains(['\n', '\r']) {
        let said = match edit.text.as_str() {
            "" => "take it out".to_owned(),
            text => format!("write: {}", tidy(text)),
        };
        return Group::with_title(Level::HELP.secondary_title(said));
    }
    let snippet = Snippet::source(line)
        .line_start(spot.line)
        .path(edit.place.source.path())
        .patch(Patch::new(spot.range, edit.text.as_str()));
    let title = match safety {
        Safety::Safe => "suggested change",
        Safety::Unsafe => "possible change",
    };
    Level::HELP.secondary_title(title).element(snippet)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::Code;

    const ODD: Code = Code::new("odd", "");
    const UNKNOWN_KEY: Code =
        Code::new("unknown-key", "# unknown-key\n\n*data · error · likely*\n");

    fn sample() -> Diagnostic {
        let card = Source::new("kind/axe.toml", "number = 1\r\ncots = 4\r\n");
        let other = Source::new("kind/bow.toml", "number = 1\n");
        Diagnostic::error(UNKNOWN_KEY, "unknown key “cots” here", card.place(12..16))
            .label(card.place(0..6), "read here")
            .label(other.place(0..6), "first defined here")
            .note("the card “axe” of the pack “isles”")
            .help("did you mean “cost”?")
            .fix(card.place(12..16), "cost")
    }

    #[test]
    fn people_see_the_lines() {
        let text = Report::new(vec![sample()]).human(false);
        for part in [
            "error[unknown-key]: unknown key “cots” here",
            "--> kind/axe.toml:2:1",
            "2 | cots = 4\n",
            "| ^^^^\n",
            "read here",
            "::: kind/bow.toml:1:1",
            "first defined here",
            "note: the card “axe” of the pack “isles”",
            "note: this is likely, not certain",
            "help: did you mean “cost”?",
            "help: suggested change",
            "2 + cost = 4",
        ] {
            assert!(text.contains(part), "no “{part}” in:\n{text}");
        }
        assert!(!text.contains('\x1b') && Report::new(vec![sample()]).human(true).contains('\x1b'));
    }

    #[test]
    fn programs_read_json() {
        let json: Value = serde_json::from_str(&Report::new(vec![sample()]).json()).expect("JSON");
        let finding = &json["findings"][0];
        assert_eq!(finding["code"], "unknown-key");
        assert_eq!(finding["severity"], "error");
        assert_eq!((&finding["line"], &finding["column"]), (&json!(2), &json!(1)));
        assert_eq!((&finding["end_line"], &finding["end_column"]), (&json!(2), &json!(5)));
        assert_eq!((&finding["start"], &finding["end"]), (&json!(12), &json!(16)));
        assert_eq!(finding["labels"][1]["path"], "kind/bow.toml");
        assert_eq!(finding["fix"]["safety"], "safe");
        assert_eq!(finding["fix"]["edits"][0]["text"], "cost");
        assert_eq!(
            (&finding["family"], &finding["confidence"]),
            (&json!("data"), &json!("likely"))
        );
        assert_eq!(finding["note"], "the card “axe” of the pack “isles”");
        assert_eq!(Report::default().json(), r#"{"findings":[]}"#);
    }

    #[test]
    fn no_place_is_too_strange() {
        let texts = [
            "",
            "\n",
            "\r\n",
            "a",
            "é\r\n“ü”\r\n",
            "\u{FEFF}a = 1\n",
            "\t\ta\tb\r",
            "a\rb\r\rc",
            "x\n\n\ny",
            "e\u{301}\u{200D}👩‍👩‍👧\u{202E}abc\n",
            "\u{1b}[31m\u{7}\u{0}",
        ];
        let far = u32::MAX;
        for text in texts {
            let source = Source::new("x", text);
            let length = u32::try_from(text.len()).expect("short");
            for start in (0..=length + 2).chain([far - 1, far]) {
                for end in (0..=length + 2).chain([far]) {
                    let span = crate::Span { start, end };
                    let place = Place { source: source.clone(), span };
                    let finding = Diagnostic::warning(ODD, "a\nb\t\u{1b}", place.clone())
                        .label(place.clone(), "w")
                        .label(source.top(), "")
                        .help("h\n\u{1b}[0m")
                        .fix(place.clone(), if end % 2 == 0 { "new" } else { "a\r\nb" });
                    let report = Report::new(vec![finding]);
                    assert!(report.human(start % 2 == 0).contains("warning"));
                    let _: Value = serde_json::from_str(&report.json()).expect("JSON");
                }
            }
        }
    }

    #[test]
    fn long_lines_and_far_labels() {
        let text = format!("{}\n{}", "x = \"é\", ".repeat(60_000), "y\n".repeat(1000));
        let source = Source::new("x", text.as_str());
        let end = text.len();
        let finding = Diagnostic::error(ODD, "wide", source.place(0..end))
            .label(source.place(500_000..500_009), "middle")
            .label(source.place(end - 2..end), "end");
        let text = Report::new(vec![finding]).human(false);
        assert!(text.contains("middle") && text.contains("end") && text.len() < 4000, "{text}");
    }
}
