//! A hunspell dictionary, ready for lookups.

use std::collections::BTreeMap;
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use desk::dictionaries::Dictionary as Files;
use desk::files::{Short, read_up_to};
use diag::{Crew, Inputs, Source, made_of};
use spellbook::{Dictionary, ParseDictionaryErrorSource};

/// Maximum size of a dictionary file in bytes.
const LARGEST: usize = 64 << 20;

/// Maximum length in letters of a word to look up. A longer one takes too long to split.
const LONGEST: usize = 64;

/// Maximum length in letters of a word with suggestions.
const LONGEST_SUGGESTED: usize = 32;

/// Maximum number of suggestions in a finding.
const SUGGESTED: usize = 3;

/// The letters of ISO 8859-15 that are not in ISO 8859-1.
const LATIN_9: [(u8, char); 8] = [
    (0xa4, '€'),
    (0xa6, 'Š'),
    (0xa8, 'š'),
    (0xb4, 'Ž'),
    (0xb8, 'ž'),
    (0xbc, 'Œ'),
    (0xbd, 'œ'),
    (0xbe, 'Ÿ'),
];

/// A hasher with equal results in each run, so that suggestions have a stable order.
type Fixed = BuildHasherDefault<DefaultHasher>;

/// A readable dictionary.
pub(super) struct SpellingBook {
    dictionary: Dictionary<Fixed>,
    /// Cached suggestions: a large pack contains one misspelling many times.
    suggested: Mutex<BTreeMap<String, Vec<String>>>,
}

/// An encoding of dictionaries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Utf8,
    Latin1,
    Latin9,
}

impl SpellingBook {
    /// Reads a dictionary. The error says in words why it cannot be used. A crew with memory caches
    /// it until one of its files changes.
    pub(super) fn open(files: &Files, crew: &dyn Crew) -> Arc<Result<Self, String>> {
        let texts = || {
            let (aff, dic) = (read(&files.aff)?, read(&files.dic)?);
            decoded(files, &aff, &dic)
        };
        let (aff, dic) = match texts() {
            Ok(texts) => texts,
            Err(wrong) => return Arc::new(Err(wrong)),
        };
        let source = |path: &Path, text: String| Source::new(desk::shown(path), text);
        let sources = [source(&files.aff, aff), source(&files.dic, dic)];
        let inputs = Inputs { files: &sources, facts: () };
        made_of(crew, ("dictionary", sources[0].path()), inputs, |_| {
            Self::of(sources[0].text(), sources[1].text()).map_err(|(of, wrong)| {
                let source = &sources[usize::from(of == ParseDictionaryErrorSource::Dic)];
                format!("{}: {wrong}", source.path())
            })
        })
    }

    fn of(aff: &str, dic: &str) -> Result<Self, (ParseDictionaryErrorSource, String)> {
        let dictionary = Dictionary::new_with_hasher(aff, dic, Fixed::default());
        let dictionary = dictionary.map_err(|error| {
            let line = error.line_number.map(|line| format!("line {line}: ")).unwrap_or_default();
            (error.source, format!("{line}{}", error.kind))
        })?;
        Ok(Self { dictionary, suggested: Mutex::default() })
    }

    /// Whether it contains a word, written with straight apostrophes.
    pub(super) fn has(&self, word: &str) -> bool {
        if word.chars().count() > LONGEST {
            return false;
        }
        let curved = || word.contains('\'').then(|| word.replace('\'', "’"));
        self.dictionary.check(word) || curved().is_some_and(|word| self.dictionary.check(&word))
    }

    /// Similar known words, best first.
    pub(super) fn suggest(&self, word: &str) -> Vec<String> {
        if word.chars().count() > LONGEST_SUGGESTED {
            return Vec::new();
        }
        let made = || self.suggested.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = made().get(word) {
            return known.clone();
        }
        let mut all = Vec::new();
        // The n-gram search is off, because it reads the whole dictionary each time.
        self.dictionary.suggester().with_ngram_suggestions(false).suggest(word, &mut all);
        let mut best: Vec<String> = Vec::new();
        for one in all {
            if best.len() < SUGGESTED && one != word && !best.contains(&one) {
                best.push(one);
            }
        }
        made().insert(word.to_owned(), best.clone());
        best
    }
}

/// The bytes of a dictionary file.
fn read(path: &Path) -> Result<Vec<u8>, String> {
    let shown = desk::shown(path);
    match read_up_to(path, LARGEST) {
        Ok(Short::Whole(bytes)) => Ok(bytes),
        Ok(Short::TooLong) => Err(format!("{shown}: it has more than {} MiB", LARGEST >> 20)),
        Ok(Short::NoFile) => Err(format!("{shown}: it is not a file")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// The texts of both files, in the encoding named by the affix file.
fn decoded(files: &Files, aff: &[u8], dic: &[u8]) -> Result<(String, String), String> {
    let named = encoding(aff).map_err(|name| {
        let shown = desk::shown(&files.aff);
        format!(
            "{shown}: it is written in {name}, and only UTF-8, ISO8859-1 and ISO8859-15 are read"
        )
    })?;
    let text = |path: &Path, bytes: &[u8]| match named.unwrap_or(Encoding::Utf8) {
        Encoding::Utf8 => match String::from_utf8(bytes.to_vec()) {
            Ok(text) => Ok(text.trim_start_matches('\u{feff}').to_owned()),
            // Hunspell reads a dictionary without a named encoding as single-byte Latin.
            Err(_) if named.is_none() => Ok(latin(bytes, Encoding::Latin1)),
            Err(_) => Err(format!("{}: it is not UTF-8", desk::shown(path))),
        },
        one_byte => Ok(latin(bytes, one_byte)),
    };
    let (aff, dic) = (text(&files.aff, aff)?, text(&files.dic, dic)?);
    Ok((tamed(&aff, named), dic))
}

/// The encoding named by an affix file, if there is one. An unsupported one is an error.
fn encoding(aff: &[u8]) -> Result<Option<Encoding>, String> {
    let lines = aff.split(|byte| matches!(byte, b'\n' | b'\r'));
    let mut names = lines.filter_map(|line| {
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let first = words.next()?;
        let first = first.strip_prefix(b"\xef\xbb\xbf").unwrap_or(first);
        (first == b"SET").then(|| String::from_utf8_lossy(words.next().unwrap_or(b"")).into_owned())
    });
    let Some(name) = names.next() else { return Ok(None) };
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    Ok(Some(match plain.to_ascii_uppercase().as_str() {
        "UTF8" => Encoding::Utf8,
        "ISO88591" => Encoding::Latin1,
        "ISO885915" => Encoding::Latin9,
        _ => return Err(format!("“{name}”")),
    }))
}

/// Decodes a single-byte text.
fn latin(bytes: &[u8], encoding: Encoding) -> String {
    let letter = |byte: &u8| match LATIN_9.iter().find(|(known, _)| known == byte) {
        Some((_, letter)) if encoding == Encoding::Latin9 => *letter,
        Some(_) | None => char::from(*byte),
    };
    bytes.iter().map(letter).collect()
}

/// An affix file without entries that would make the library loop forever. Lines are replaced in
/// place, so that errors name the correct line.
fn tamed(aff: &str, encoding: Option<Encoding>) -> String {
    let has = |key: &str| aff.lines().any(|line| line.split_whitespace().next() == Some(key));
    let is_latin = matches!(encoding, Some(Encoding::Latin1 | Encoding::Latin9));
    let (names_flags, doubles) = (has("FLAG"), has("SIMPLIFIEDTRIPLE"));
    let is_one = |least: &str| least.parse::<u16>().is_ok_and(|least| least < 2);
    let lines = aff.lines().map(|line| {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            // A flag is one letter, which had one byte and may have two now.
            (Some("SET"), _) if is_latin && !names_flags => "FLAG UTF-8",
            // The library doubles the letter before each part. A part of one letter then keeps its
            // length, and is split again.
            (Some("COMPOUNDMIN"), Some(least)) if doubles && is_one(least) => "COMPOUNDMIN 2",
            // An empty pattern would split words endlessly. No word contains U+FFFC.
            (Some("BREAK"), Some(at)) if at.trim_matches(['^', '$']).is_empty() => "BREAK \u{fffc}",
            _ => line,
        }
    });
    let mut out = String::with_capacity(aff.len());
    lines.for_each(|line| out.extend([line, "\n"]));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(aff: &str, dic: &str) -> SpellingBook {
        match SpellingBook::of(aff, dic) {
            Ok(book) => book,
            Err((_, wrong)) => panic!("{wrong}"),
        }
    }

    #[test]
    fn affixes_without_end_are_tamed() {
        // Unchanged, the library splits the first word forever, and the last one for minutes.
        for least in ["0", "1", "2"] {
            let aff = format!(
                "COMPOUNDMIN {least}\nCOMPOUNDFLAG A\nSIMPLIFIEDTRIPLE\nBREAK 4\nBREAK ^\nBREAK $\n\
                 BREAK ^^\nBREAK ^$\nCHECKCOMPOUNDPATTERN 1\nCHECKCOMPOUNDPATTERN a 0 é\n"
            );
            let book = book(&tamed(&aff, None), "2\naaab/X\né/A\n");
            for word in ["éééx", "\u{200d}aσαςAxe", "straßeaaaba", &"é".repeat(63)] {
                assert!(!book.has(word), "{word}");
                book.suggest(word);
            }
            assert!(book.has("é") && book.has("aaab"));
        }
        let long = "a".repeat(LONGEST + 1);
        assert!(!book("SET UTF-8\n", &format!("1\n{long}\n")).has(&long), "too long to be divided");
    }

    #[test]
    fn letters_of_one_byte_are_read() {
        assert_eq!(latin(b"\xe9\xa4\xbd", Encoding::Latin1), "é¤½");
        assert_eq!(latin(b"\xe9\xa4\xbd", Encoding::Latin9), "é€œ");
        assert!(encoding(b"# x\r\n SET  ISO8859-15 \r\n") == Ok(Some(Encoding::Latin9)));
        assert!(encoding(b"\xef\xbb\xbfSET utf-8\n") == Ok(Some(Encoding::Utf8)));
        assert!(encoding(b"SET KOI8-R\n").is_err() && encoding(b"# SET UTF-8\n") == Ok(None));
    }

    #[test]
    fn flags_are_letters() {
        let aff = tamed("SET ISO8859-1\nSFX é Y 1\nSFX é 0 s .\n", Some(Encoding::Latin1));
        let book = book(&aff, "2\nhache/é\nsabre/è\n");
        assert!(book.has("haches") && book.has("sabre") && !book.has("sabres"));
    }
}
