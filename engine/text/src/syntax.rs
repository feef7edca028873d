//! Errors of the Fluent parser, as diagnostics.

use std::ops::Range;

use diag::{Diagnostic, Source};
use fluent_syntax::parser::{ErrorKind, ParserError, parse_runtime};

use crate::chunk::Refusal;
use crate::codes;

/// A finding about an entry that was not given to the parser.
pub(crate) fn refused(source: &Source, entry: &Range<usize>, refusal: &Refusal) -> Diagnostic {
    match refusal {
        Refusal::Depth(at) => {
            let place = source.place(entry.start + at..entry.start + at + 1);
            Diagnostic::error(codes::NESTING, "this message is nested too deeply", place)
                .help("split it into several messages or terms")
        }
        Refusal::Escape(at) => {
            let place = source.place(entry.start + at..entry.start + at + 2);
            Diagnostic::error(diag::codes::SYNTAX, "the digits of this escape are missing", place)
                .help("write four hexadecimal digits after `\\u`, six after `\\U`")
        }
    }
}

/// A syntax error in the entry at `entry`.
pub(crate) fn error(source: &Source, entry: &Range<usize>, error: &ParserError) -> Diagnostic {
    let text = &source.text()[entry.clone()];
    let junk = error.slice.clone().unwrap_or(0..text.len());
    if let Some(found) = sign(source, entry.start, text, &junk) {
        return found;
    }
    let (kind, at) = attribute_error(text, &junk)
        .unwrap_or_else(|| (error.kind.clone(), error.pos.start.min(text.len())));
    let end = text[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    let place = source.place(entry.start + at..entry.start + end);
    let ignored = text[junk.clone()].trim_end().len();
    let whole = source.place(entry.start + junk.start..entry.start + junk.start + ignored);
    let found =
        Diagnostic::error(diag::codes::SYNTAX, sentence(&kind), place).label(whole, "left out");
    if text[junk].lines().any(|line| line.starts_with('\t')) {
        return found.help("indent with spaces: Fluent does not accept tabs");
    }
    match help(&kind) {
        Some(help) => found.help(help),
        None => found,
    }
}

/// A finding about a line of a text that begins with a special character of Fluent. The parser ends
/// the text before it, and only reports that no message begins like this.
fn sign(source: &Source, start: usize, text: &str, junk: &Range<usize>) -> Option<Diagnostic> {
    let line = text.get(junk.clone())?;
    let indent = line.len() - line.trim_start_matches(' ').len();
    let mut letters = line[indent..].chars();
    let sign = letters.next().filter(|letter| matches!(letter, '[' | '*' | '.' | '}'))?;
    // A dot before a letter begins an attribute.
    let is_text = sign != '.' || !letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
    if junk.start == 0 || indent == 0 || !is_text {
        return None;
    }
    let at = start + junk.start + indent;
    let left_out = source.place(start + junk.start..start + junk.start + line.trim_end().len());
    let message = format!("a line of a text cannot begin with `{sign}`");
    let place = source.place(at..at + 1);
    let found = Diagnostic::error(diag::codes::SYNTAX, message, place.clone());
    let quoted = format!("{{\"{sign}\"}}");
    Some(found.label(left_out, "left out").help(format!("write `{quoted}`")).fix(place, quoted))
}

/// The parser only reports that no message begins with a dot. Reading the attribute as a message
/// finds its error.
fn attribute_error(text: &str, junk: &Range<usize>) -> Option<(ErrorKind, usize)> {
    let attribute = text[junk.clone()].trim_start_matches(' ').strip_prefix('.')?;
    let start = junk.end - attribute.len();
    let (_, errors) = parse_runtime(attribute).err()?;
    let first = errors.into_iter().next()?;
    Some((first.kind, (start + first.pos.start).min(text.len())))
}

fn sentence(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::ExpectedToken(token) => format!("expected `{token}`"),
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            "the variants must begin on a new line".to_owned()
        }
        ErrorKind::ExpectedCharRange { range } => format!("expected one of `{range}`"),
        ErrorKind::ExpectedMessageField { entry_id } => {
            format!("the message `{entry_id}` has neither a text nor an attribute")
        }
        ErrorKind::ExpectedTermField { entry_id } => format!("the term `-{entry_id}` has no text"),
        ErrorKind::ForbiddenCallee => "function names are written in capital letters".to_owned(),
        ErrorKind::MissingDefaultVariant => "the default variant is missing".to_owned(),
        ErrorKind::MissingValue => "expected a text".to_owned(),
        ErrorKind::MultipleDefaultVariants => "more than one variant is the default".to_owned(),
        ErrorKind::MessageReferenceAsSelector | ErrorKind::MessageAttributeAsSelector => {
            "a message cannot be a selector".to_owned()
        }
        ErrorKind::TermReferenceAsSelector => "a term cannot be a selector".to_owned(),
        ErrorKind::TermAttributeAsPlaceable => {
            "the attribute of a term can only be a selector, not shown".to_owned()
        }
        ErrorKind::UnterminatedStringLiteral => "this quoted text is not closed".to_owned(),
        ErrorKind::PositionalArgumentFollowsNamed => {
            "an unnamed argument follows a named one".to_owned()
        }
        ErrorKind::DuplicatedNamedArgument(name) => format!("`{name}` is given twice"),
        ErrorKind::UnknownEscapeSequence(_) => "unknown escape".to_owned(),
        ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            "the digits of this escape are missing".to_owned()
        }
        ErrorKind::UnbalancedClosingBrace => "`}` closes nothing".to_owned(),
        ErrorKind::ExpectedInlineExpression => {
            "expected a variable, a message, a term or a quoted text".to_owned()
        }
        ErrorKind::ExpectedSimpleExpressionAsSelector => {
            "a selector must be a variable, a function or the attribute of a term".to_owned()
        }
        ErrorKind::ExpectedLiteral => "expected a number or a quoted text".to_owned(),
    }
}

fn help(kind: &ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::MissingDefaultVariant => "put `*` before one of the variants: `*[other] …`",
        ErrorKind::UnterminatedStringLiteral => "close it with `\"` on the same line",
        ErrorKind::UnbalancedClosingBrace => "write a brace as `{\"}\"}`",
        ErrorKind::TermReferenceAsSelector => "select by an attribute: `{ -term.attribute -> …`",
        ErrorKind::UnknownEscapeSequence(_) => r#"known: `\\`, `\"`, `\u`, `\U`"#,
        ErrorKind::ExpectedToken('=') => "a message is written `id = text`",
        _ => return None,
    })
}
