//! Common mistakes in TOML, in words for authors: values of a wrong type, unclosed strings, lines
//! in YAML notation.

use diag::{Diagnostic, FileFormat, Place, Source, Unfit, unfit as refusal, without_types};

use crate::codes;

/// A finding about the line of a syntax error, if it is a common mistake. `at` is the byte of the
/// error.
pub(crate) fn said(source: &Source, at: usize) -> Option<Diagnostic> {
    let text = source.text();
    let begin = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let line = text.get(begin..)?.lines().next()?;
    unclosed(source, begin, line).or_else(|| colon(source, begin, line))
}

/// A string whose quote is opened in a line and not closed.
fn unclosed(source: &Source, begin: usize, line: &str) -> Option<Diagnostic> {
    let open = open_quote(line)?;
    let (quote, end) = (line.get(open..=open)?, line.trim_end().len());
    let place = source.place(begin + open..begin + end);
    let message = "this text has no closing quote";
    let help = format!("close it with {quote} on the same line");
    let finding = Diagnostic::error(diag::codes::SYNTAX, message, place).help(help);
    // A string that is the whole value ends with its line. In a list or before a comment its end is
    // unknown.
    let is_value = line[..open].trim_end().ends_with('=') && !line.contains(['#', ']', '}', ',']);
    let behind = source.place(begin + end..begin + end);
    Some(if is_value { finding.fix(behind, quote) } else { finding })
}

/// The byte of the quote that is still open at the end of a line.
fn open_quote(line: &str) -> Option<usize> {
    let (mut open, mut escaped): (Option<(usize, char)>, bool) = (None, false);
    for (at, letter) in line.char_indices() {
        match (open, letter) {
            (Some((_, '"')), '\\') => {
                escaped = !escaped;
                continue;
            }
            (Some((_, quote)), letter) if letter == quote && !escaped => open = None,
            (None, '"' | '\'') => open = Some((at, letter)),
            (None, '#') => return None,
            (Some(_) | None, _) => {}
        }
        escaped = false;
    }
    open.map(|(at, _)| at)
}

/// `cost: 4`, as in YAML.
fn colon(source: &Source, begin: usize, line: &str) -> Option<Diagnostic> {
    let (key, value) = line.split_once(':')?;
    let is_key = |key: &str| {
        let joins = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        !key.is_empty() && key.chars().all(joins)
    };
    let name = key.trim();
    if !is_key(name) {
        return None;
    }
    let at = begin + key.len();
    let message = format!("a colon cannot join “{name}” and its value");
    let place = source.place(at..at + 1);
    let finding = Diagnostic::error(diag::codes::SYNTAX, message, place);
    let value = value.trim();
    if value.is_empty() {
        return Some(finding.help(format!("write the value after “=”, or a table as [{name}]")));
    }
    let finding = finding.help(format!("write `{name} = …`"));
    let spaced = if line[key.len() + 1..].starts_with(' ') { " =" } else { " = " };
    // Replace the whole key and the colon, so that no space is left before the equals sign.
    let whole = source.place(at - (key.len() - key.trim_end().len())..at + 1);
    let is_value = value
        .starts_with(|letter: char| letter.is_ascii_digit() || "\"'[{+-".contains(letter))
        || matches!(value, "true" | "false");
    Some(if is_value { finding.fix(whole, spaced) } else { finding })
}

/// A finding about a value that serde rejects, based on serde's message.
pub(crate) fn unfit(message: &str, place: Place) -> Diagnostic {
    let Some(Unfit { found, wanted, .. }) = refusal(message, FileFormat::Toml) else {
        return backwards(Diagnostic::error(
            codes::BAD_VALUE,
            without_types(message, FileFormat::Toml),
            place,
        ));
    };
    let whole = wanted.starts_with("a whole number");
    let is_whole = found.parse::<i128>().is_ok();
    let code = if whole && is_whole { codes::OUT_OF_RANGE } else { codes::WRONG_TYPE };
    let key = key_of(&place).map_or_else(|| "this".to_owned(), |key| format!("“{key}”"));
    let message = format!("{key} must be {wanted}, not {found}");
    let finding = Diagnostic::error(code, message, place.clone());
    match found.parse::<f64>().ok().filter(|_| whole && !is_whole) {
        // Larger numbers are written with an exponent, and were hardly intended.
        Some(number) if number.fract() == 0.0 && number.abs() < 1e9 => {
            let number = format!("{number:.0}");
            finding.help(format!("write {number}")).fix(place, number)
        }
        Some(_) => finding.help("write a number without a fraction"),
        None => finding,
    }
}

/// The key before a value: the last word before the equals sign.
fn key_of(place: &Place) -> Option<&str> {
    let before = place.source.text().get(..place.span.start as usize)?;
    let before =
        before.trim_end_matches([' ', '\t']).strip_suffix('=')?.trim_end_matches([' ', '\t']);
    let joins = |letter: char| letter.is_alphanumeric() || "-_.\"'".contains(letter);
    let key = &before[before.trim_end_matches(joins).len()..];
    (!key.is_empty()).then_some(key)
}

/// Adds a fix to a range written from high to low: the opposite order.
fn backwards(finding: Diagnostic) -> Diagnostic {
    let said = finding.place.said();
    let quote = ['"', '\''].into_iter().find(|quote| said.starts_with(*quote));
    let Some((least, most)) = said.trim_matches(['"', '\'']).split_once('-') else {
        return finding;
    };
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match (number(least), number(most), quote) {
        (Some(first), Some(last), Some(quote)) if first > last => {
            let text = format!("{quote}{last}-{first}{quote}");
            let place = finding.place.clone();
            finding.help("write the lower number first").fix(place, text)
        }
        _ => finding,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> String {
        let source = Source::new("c", text);
        let mut out = Vec::new();
        assert!(crate::document::parse(&source, &mut out).is_none(), "{text}");
        let edits = out.iter().flat_map(|one| &one.fix).flat_map(|fix| &fix.edits);
        let fixed = diag::edited(text, edits);
        let said: Vec<String> =
            out.iter().map(|one| format!("{} {}", one.place, one.message)).collect();
        format!("{} => {fixed}", said.join("; "))
    }

    #[test]
    fn texts_without_a_closing_quote() {
        for (text, said) in [
            ("a = \"b", "c:1:5 this text has no closing quote => a = \"b\""),
            ("a = 'b\nc = 1\n", "c:1:5 this text has no closing quote => a = 'b'\nc = 1\n"),
            (
                "a = 1\nb = \"it's \\\"\n",
                "c:2:5 this text has no closing quote => a = 1\nb = \"it's \\\"\"\n",
            ),
            ("a = \"b # c\n", "c:1:5 this text has no closing quote => a = \"b # c\n"),
        ] {
            assert_eq!(found(text), said);
        }
    }

    #[test]
    fn lines_of_yaml() {
        for (text, said) in [
            ("cost: 4\n", "c:1:5 a colon cannot join “cost” and its value => cost = 4\n"),
            (
                "a = 1\ncost : \"x\"\n",
                "c:2:6 a colon cannot join “cost” and its value => a = 1\ncost = \"x\"\n",
            ),
            ("on:true\n", "c:1:3 a colon cannot join “on” and its value => on = true\n"),
            ("set: chain\n", "c:1:4 a colon cannot join “set” and its value => set: chain\n"),
            ("goals:\n", "c:1:6 a colon cannot join “goals” and its value => goals:\n"),
        ] {
            assert_eq!(found(text), said);
        }
    }

    #[test]
    fn values_are_refused_without_names_of_rust_types() {
        let refused = |text: &str, message: &str| {
            let source = Source::new("c", text);
            let at = text.rfind(' ').map_or(0, |at| at + 1);
            let finding = unfit(message, source.place(at..text.len()));
            let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
            format!("{} {} => {}", finding.code, finding.message, diag::edited(text, edits))
        };
        assert_eq!(
            refused("cost = 3.0", "invalid type: floating point `3.0`, expected u8"),
            "wrong-type “cost” must be a whole number from 0 to 255, not 3.0 => cost = 3"
        );
        assert_eq!(
            refused("a.b = 3.5", "invalid type: floating point `3.5`, expected i8"),
            "wrong-type “a.b” must be a whole number from -128 to 127, not 3.5 => a.b = 3.5"
        );
        assert_eq!(
            refused("[ 300", "invalid value: integer `300`, expected u8"),
            "out-of-range this must be a whole number from 0 to 255, not 300 => [ 300"
        );
        assert_eq!(
            refused("goal = \"17-16\"", "“17-16” is not a goal"),
            "bad-value “17-16” is not a goal => goal = \"16-17\""
        );
    }

    #[test]
    fn a_file_that_is_too_large_is_not_parsed() {
        let found = |bytes: usize| {
            let mut out = Vec::new();
            crate::document::parse(&Source::new("c", "#".repeat(bytes)), &mut out);
            out.iter().map(|one| one.message.clone()).collect::<Vec<_>>()
        };
        assert_eq!(found(64 << 10), [] as [&str; 0]);
        assert_eq!(found((64 << 10) + 1), ["the file has 65537 bytes, more than 64 KiB"]);
    }
}
