//! From bytes to text: what can be wrong with a file before anybody reads a word of it.

use crate::codes;
use crate::{Diagnostic, Source};

/// The largest text that is read, in bytes. No card, script or translation comes near it.
pub const LARGEST_TEXT: usize = 1 << 20;

const MARK: &[u8] = b"\xEF\xBB\xBF";

impl Source {
    /// The text in the bytes of a file, under the path that messages show.
    ///
    /// UTF-8 is text, with or without a byte order mark; the mark is taken off, also one that an
    /// editor put before another, so places count from behind it. Line ends stay as they are. UTF-16,
    /// other bytes that are no text, and files above [`LARGEST_TEXT`] are said with how to mend them.
    pub fn decode(path: impl Into<String>, bytes: &[u8]) -> Result<Self, Box<Diagnostic>> {
        let path = path.into();
        let text = decoded(&path, bytes)?;
        Ok(Self::new(path, text))
    }

    /// Like [`Self::decode`], of a file that is part of the program: its text is not copied.
    pub fn decode_built_in(
        path: impl Into<String>,
        bytes: &'static [u8],
    ) -> Result<Self, Box<Diagnostic>> {
        let path = path.into();
        let text = decoded(&path, bytes)?;
        Ok(Self::built_in(path, text))
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
    // Two looks: `contains` goes through many bytes at once, and almost always finds none.
    if bytes.contains(&0) {
        let at = bytes.iter().take_while(|byte| **byte != 0).count();
        let message = format!("the file is not text: byte {at} is zero");
        let help = "save it as UTF-8 text, or take it out of the pack";
        return refuse(codes::BINARY, message, help);
    }
    let mut bytes = bytes;
    while let Some(behind) = bytes.strip_prefix(MARK) {
        bytes = behind;
    }
    std::str::from_utf8(bytes).map_err(|error| Box::new(not_utf8(path, bytes, error.valid_up_to())))
}

fn not_utf8(path: &str, bytes: &[u8], at: usize) -> Diagnostic {
    let source = Source::new(path, String::from_utf8_lossy(bytes));
    let message = format!("the file is not UTF-8: the byte at offset {at} is wrong");
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
    fn other_bytes_are_said() {
        assert!(refused(b"\xFF\xFEa\0").starts_with("x.toml:1:1 utf-16 "));
        assert!(refused(b"\xFE\xFF\0a").starts_with("x.toml:1:1 utf-16 "));
        assert!(refused(b"\x89PNG\r\n\x1A\0").contains("binary the file is not text: byte 7"));
        assert!(refused(b"a = 1\nb = \"\xE9\"").starts_with("x.toml:2:6 not-utf8 "));
        assert!(refused(&vec![b'a'; LARGEST_TEXT + 1]).contains("1048577 bytes"));
        assert!(Source::decode("x", &vec![b'a'; LARGEST_TEXT]).is_ok());
    }
}
