//! Decoding: from bytes to text. Reports problems of the file before its content is read.

use crate::codes;
use crate::{Diagnostic, Source};

/// Maximum size of a text in bytes. No card, script or translation comes near it.
pub const LARGEST_TEXT: usize = 1 << 20;

const MARK: &[u8] = b"\xEF\xBB\xBF";

impl Source {
    /// Decodes the bytes of a file, with the path for messages.
    ///
    /// UTF-8 is accepted with or without a byte order mark. Marks are removed, also a second one
    /// that an editor added, so places count from after them. Line ends stay LF or CRLF.
    ///
    /// # Errors
    ///
    /// A finding with a fix for a CR without LF, UTF-16, other bytes that are not text, and files
    /// larger than [`LARGEST_TEXT`].
    pub fn decode(path: impl Into<String>, bytes: &[u8]) -> Result<Self, Box<Diagnostic>> {
        let path = path.into();
        let text = decoded(&path, bytes)?;
        Ok(Self::new(path, text))
    }
}

fn decoded<'b>(path: &str, bytes: &'b [u8]) -> Result<&'b str, Box<Diagnostic>> {
    let refuse = |code, message: String, help: &str| {
        let place = Source::new(path, "").top();
        Err(Box::new(Diagnostic::error(code, message, place).help(help)))
    };
    if bytes.len() > LARGEST_TEXT {
        let message = format!("the file has {} bytes, more than 1 MiB", bytes.len());
        return refuse(codes::TOO_LARGE, message, "split it, or check that it is the right file");
    }
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        let message = "the file is UTF-16, not UTF-8".to_owned();
        let help = "save it as UTF-8; in most editors: “Save with encoding…”, “UTF-8”";
        return refuse(codes::UTF_16, message, help);
    }
    // `contains` examines many bytes at once and almost always finds none; only then search for the
    // position.
    if bytes.contains(&0) {
        let at = bytes.iter().take_while(|byte| **byte != 0).count();
        let message = format!("the file is not text: byte {at} is zero");
        let help = "save it as UTF-8 text, or remove it from the pack";
        return refuse(codes::BINARY, message, help);
    }
    let mut bytes = bytes;
    while let Some(behind) = bytes.strip_prefix(MARK) {
        bytes = behind;
    }
    let text = std::str::from_utf8(bytes);
    let text = text.map_err(|error| Box::new(not_utf8(path, bytes, error.valid_up_to())))?;
    match lone_cr(text) {
        Some(at) => Err(Box::new(line_ends(path, text, at))),
        None => Ok(text),
    }
}

/// The first CR without LF. Formats disagree about it: Fluent treats it as a letter, TOML rejects
/// it, and editors show a line break that no parser sees.
fn lone_cr(text: &str) -> Option<usize> {
    // Almost every file has none, and this search examines many bytes at once.
    let first = text.find('\r')?;
    let bytes = text.as_bytes();
    (first..bytes.len()).find(|at| bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'))
}

fn line_ends(path: &str, text: &str, at: usize) -> Diagnostic {
    // Replaced by LF so that the report can quote the line; no byte moves.
    let line = text[..at].matches('\n').count() + 1;
    let source = Source::new(path, text.replace("\r\n", " \n").replace('\r', "\n"));
    let message = match text.contains('\n') {
        true => format!("line {line} ends with CR only, the line end of old Macs"),
        false => "the lines end with CR only, the line end of old Macs".to_owned(),
    };
    Diagnostic::error(codes::LINE_ENDS, message, source.place(at..at + 1))
        .help("save it with LF or CRLF line ends; most editors show them in the status bar")
}

fn not_utf8(path: &str, bytes: &[u8], at: usize) -> Diagnostic {
    let source = Source::new(path, String::from_utf8_lossy(bytes));
    let message = format!("the file is not UTF-8: the byte at offset {at} is invalid");
    Diagnostic::error(codes::NOT_UTF8, message, source.place(at..at + '\u{FFFD}'.len_utf8()))
        .help("save it as UTF-8; in most editors: “Save with encoding…”, “UTF-8”")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8]) -> String {
        let finding = Source::decode("x.toml", bytes).expect_err("no text");
        format!("{} {} {}", finding.place, finding.code, finding.message)
    }

    #[test]
    fn text_with_and_without_a_mark() {
        let marked = ["a = 1\r\n", "\u{FEFF}a = 1\r\n", "\u{FEFF}\u{FEFF}a = 1\r\n"];
        for bytes in marked.map(str::as_bytes) {
            assert_eq!(Source::decode("x", bytes).expect("text").text(), "a = 1\r\n");
        }
        assert_eq!(Source::decode("x", b"").expect("text").text(), "");
    }

    #[test]
    fn a_cr_needs_its_lf() {
        assert!(
            refused(b"a = A\rb = B\r").starts_with("x.toml:1:6 line-ends the lines end with CR")
        );
        assert!(refused(b"a = A\r\nb = B\rc = C\n").contains("x.toml:2:6 line-ends line 2 ends"));
        assert!(refused(b"a\r").contains("line-ends"), "at the end of the file, too");
        assert!(refused(b"a\r\r\n").contains("line-ends"), "two of them before an LF");
        assert!(Source::decode("x", b"a = 1\r\nb = 2\nc = 3").is_ok(), "CRLF and LF can be mixed");
    }

    #[test]
    fn other_bytes_are_said() {
        assert!(refused(b"\xFF\xFEa\0").starts_with("x.toml:1:1 utf-16 "));
        assert!(refused(b"\xFE\xFF\0a").starts_with("x.toml:1:1 utf-16 "));
        assert!(refused(b"\x89PNG\r\n\x1A\0").contains("binary the file is not text: byte 7"));
        assert!(refused(b"a = 1\nb = \"\xE9\"").starts_with("x.toml:2:6 not-utf8 "));
        assert!(refused(&vec![b'a'; LARGEST_TEXT + 1]).contains("1048577 bytes"));
        assert!(Source::decode("x", &vec![b'a'; LARGEST_TEXT]).is_ok());
    }
}
