//! Indented lines in texts that look like comments. Inside a message they are part of the text.

use diag::Diagnostic;

use crate::allow::WORD;
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, _, out| indented(text, out))
}

fn indented(text: &Text<'_>, out: &mut Vec<Diagnostic>) {
    let whole = &text.key.whole;
    let range = whole.span.start as usize..whole.span.end as usize;
    let mut at = range.start;
    for line in whole.source.text().get(range).unwrap_or_default().split_inclusive('\n') {
        let inner = line.trim_start_matches([' ', '\t']);
        let start = at + line.len() - inner.len();
        at += line.len();
        if inner.len() < line.len() && is_comment(inner) {
            let place = whole.source.place(start..start + inner.trim_end().len());
            let message = "inside a message, this is text and not a comment";
            out.push(
                Diagnostic::warning(codes::INDENTED_COMMENT, message, place)
                    .help("move it above the message, to the beginning of a line"),
            );
        }
    }
}

/// Whether a line without its indentation looks like a comment.
fn is_comment(line: &str) -> bool {
    let rest = line.trim_start_matches('#');
    rest.len() < line.len() && (rest.starts_with(' ') || rest.starts_with(WORD))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_not_a_comment() {
        assert!(is_comment("# a note") && is_comment("#lint-allow: x") && is_comment("## a"));
        assert!(!is_comment("#1 of 2") && !is_comment("the # sign") && !is_comment("text"));
    }
}
