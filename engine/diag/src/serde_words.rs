//! Messages of serde in words for authors. serde names Rust types (`u8`, `internally tagged enum
//! Input`), which mean nothing to the author of a card or of a front end.

use crate::{listed, nearest};

/// The format of a file, which determines the names of its structures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// TOML: a structure is a table, a missing value is nothing.
    Toml,
    /// JSON: a structure is an object, a missing value is null.
    Json,
}

/// A value that serde rejected: the value, and what is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// The value, such as `3.0` or `text`.
    pub found: String,
    /// The accepted values, such as `a whole number from 0 to 255`.
    pub wanted: String,
    /// Whether the type is correct and only the size of a number or a list is wrong.
    pub of_right_type: bool,
}

/// Reads an error of serde: `invalid type: …, expected …`. `None` for all other messages.
///
/// ```
/// use diag::{FileFormat, unfit};
///
/// let found = unfit("invalid type: floating point `3.0`, expected u8", FileFormat::Toml);
/// let found = found.expect("a refusal of serde");
/// assert_eq!((&*found.found, &*found.wanted), ("3.0", "a whole number from 0 to 255"));
/// ```
pub fn unfit(message: &str, format: FileFormat) -> Option<Unfit> {
    let (kind, rest) = message.split_once(": ").or_else(|| {
        message.starts_with("invalid length ").then(|| message.split_at("invalid length ".len()))
    })?;
    // Search from the end, because the quoted value may itself contain this word.
    let (found, wanted) = rest.rsplit_once(", expected ")?;
    let (found, of_right_type) = match kind {
        "invalid type" => (value(found, format), false),
        "invalid value" => (value(found, format), found.starts_with("integer")),
        "invalid length " => (format!("a list of {found}"), true),
        _ => return None,
    };
    Some(Unfit { found, wanted: type_words(wanted, format), of_right_type })
}

/// A message of serde without names of Rust types.
///
/// ```
/// use diag::{FileFormat, without_types};
///
/// let plain = |message| without_types(message, FileFormat::Json);
/// assert_eq!(
///     plain("invalid type: null, expected internally tagged enum Input"),
///     "this must be an object, not null"
/// );
/// assert_eq!(plain("missing field `offer`"), "“offer” is missing");
/// assert_eq!(
///     plain("unknown variant `ofer`, expected `offer` or `undo`"),
///     "unknown word “ofer”: did you mean “offer”?"
/// );
/// ```
pub fn without_types(message: &str, format: FileFormat) -> String {
    if let Some(Unfit { found, wanted, .. }) = unfit(message, format) {
        return format!("this must be {wanted}, not {found}");
    }
    let quoted = |rest: &str| rest.trim_matches('`').to_owned();
    if let Some(name) = message.strip_prefix("missing field ") {
        return format!("“{}” is missing", quoted(name));
    }
    if let Some(name) = message.strip_prefix("duplicate field ") {
        return format!("“{}” is given twice", quoted(name));
    }
    for (begin, what) in [("unknown variant ", "unknown word"), ("unknown field ", "unknown key")] {
        if let Some(rest) = message.strip_prefix(begin) {
            return unknown(rest, what);
        }
    }
    if message.starts_with("data did not match any variant of untagged enum") {
        return "this has none of the accepted forms".to_owned();
    }
    message.to_owned()
}

/// An unknown word in backquotes, and the known words.
fn unknown(rest: &str, what: &str) -> String {
    let mut words = rest.split('`').skip(1).step_by(2);
    let word = words.next().unwrap_or_default();
    let known: Vec<&str> = words.collect();
    match nearest(word, known.iter().copied()) {
        Some(near) => format!("{what} “{word}”: did you mean “{near}”?"),
        None if known.is_empty() => format!("{what} “{word}”"),
        None => format!("{what} “{word}”; known: {}", listed(&known)),
    }
}

/// A value as serde describes it.
fn value(found: &str, format: FileFormat) -> String {
    let inner = |found: &str| {
        let inner = found.split_once('`').and_then(|(_, rest)| rest.rsplit_once('`'));
        inner.map_or_else(String::new, |(inner, _)| inner.to_owned())
    };
    let nothing = || match format {
        FileFormat::Toml => "nothing",
        FileFormat::Json => "null",
    };
    match found {
        "null" | "unit value" | "Option value" => nothing().to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => structure(format).to_owned(),
        _ if found.starts_with("string ") => format!("the text {}", &found["string ".len()..]),
        _ if found.contains('`') => inner(found),
        _ => "what it is".to_owned(),
    }
}

fn structure(format: FileFormat) -> &'static str {
    match format {
        FileFormat::Toml => "a table",
        FileFormat::Json => "an object",
    }
}

/// The expected type or value, which serde may give as a Rust type.
fn type_words(expected: &str, format: FileFormat) -> String {
    let whole = |least: &dyn std::fmt::Display, most: &dyn std::fmt::Display| {
        format!("a whole number from {least} to {most}")
    };
    let first = expected.split(' ').next().unwrap_or_default();
    match expected {
        "u8" => whole(&u8::MIN, &u8::MAX),
        "u16" => whole(&u16::MIN, &u16::MAX),
        "u32" => whole(&u32::MIN, &u32::MAX),
        "u64" | "u128" | "usize" => "a whole number from 0".to_owned(),
        "i8" => whole(&i8::MIN, &i8::MAX),
        "i16" => whole(&i16::MIN, &i16::MAX),
        "i32" => whole(&i32::MIN, &i32::MAX),
        "i64" | "isize" => whole(&i64::MIN, &i64::MAX),
        "i128" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" | "bool" => "true or false".to_owned(),
        "a string" | "a borrowed string" | "string" | "str" => "text".to_owned(),
        "a character" | "char" => "one letter".to_owned(),
        "a sequence" | "sequence" => "a list".to_owned(),
        "a map" | "map" => structure(format).to_owned(),
        "unit" | "option" | "null" => match format {
            FileFormat::Toml => "left out".to_owned(),
            FileFormat::Json => "null".to_owned(),
        },
        "variant identifier" | "string or map" => "a word".to_owned(),
        "field identifier" => "a key".to_owned(),
        _ if expected.contains(" tagged enum ") || first == "struct" => {
            structure(format).to_owned()
        }
        _ if first == "enum" || first == "unit" || first == "variant" => "a word".to_owned(),
        _ if first == "tuple"
            || expected.starts_with("a tuple")
            || expected.contains("array of") =>
        {
            let length = expected.split(' ').find(|word| word.parse::<usize>().is_ok());
            length.map_or_else(|| "a list".to_owned(), |length| format!("a list of {length}"))
        }
        _ if first == "newtype" => "a value".to_owned(),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde::de::DeserializeOwned;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "they are only refused")]
    struct Numbers {
        small: i8,
        pair: (u16, u16),
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Open,
        Closed,
    }

    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    #[allow(dead_code, reason = "they are only refused")]
    enum Either {
        Number(u8),
        Words(Vec<String>),
    }

    fn refused<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
        let value: serde_json::Value = serde_json::from_str(json).expect("JSON");
        let error = serde_json::from_value::<T>(value).expect_err("unfit");
        without_types(&error.to_string(), FileFormat::Json)
    }

    #[test]
    fn every_type_has_plain_words() {
        let all = [
            refused::<u8>("3.0"),
            refused::<u8>("300"),
            refused::<i8>("-129"),
            refused::<i16>("\"1\""),
            refused::<u32>("null"),
            refused::<i64>("1e99"),
            refused::<usize>("-1"),
            refused::<u64>("true"),
            refused::<f32>("\"1.0\""),
            refused::<bool>("0"),
            refused::<char>("\"ab\""),
            refused::<String>("[1]"),
            refused::<Vec<u8>>("{}"),
            refused::<(u8, u8)>("[1]"),
            refused::<[u8; 3]>("1"),
            refused::<std::collections::BTreeMap<String, u8>>("[]"),
            refused::<Numbers>("4"),
            refused::<Numbers>("{ \"small\": 1 }"),
            refused::<Word>("3"),
            refused::<Word>("\"opne\""),
            refused::<Word>("\"window\""),
            refused::<Either>("{}"),
            refused::<()>("1"),
        ];
        let rust =
            ["u8", "u16", "i8", "i16", "i64", "u32", "usize", "f32", "enum", "struct", "tuple"];
        for message in &all {
            let mut words = message.split(|letter: char| !letter.is_alphanumeric());
            assert!(!words.any(|word| rust.contains(&word)), "{message}");
        }
        assert_eq!(all[0], "this must be a whole number from 0 to 255, not 3.0");
        assert_eq!(all[2], "this must be a whole number from -128 to 127, not -129");
        assert_eq!(all[3], "this must be a whole number from -32768 to 32767, not the text \"1\"");
        assert_eq!(all[6], "this must be a whole number from 0, not -1");
        assert_eq!(all[9], "this must be true or false, not 0");
        assert_eq!(all[17], "“pair” is missing");
        assert_eq!(all[19], "unknown word “opne”: did you mean “open”?");
        assert_eq!(all[20], "unknown word “window”; known: open, closed");
    }
}
