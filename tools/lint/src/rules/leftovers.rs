//! Texts in which a part was left in another language.
//!
//! The short words of a language reveal it. Two of another language, close together and without one
//! of the text's own language between them, are not an accident. Words of both languages do not
//! count. In every language, three consecutive words of the English text are reported too.

use std::ops::Range;
use std::sync::LazyLock;

use diag::Diagnostic;
use text::BASE;
use text::anatomy::{Anatomy, TextRun};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::rules::untranslated::{is_sentence, said};
use crate::texts::Text;

/// The short words of a language.
struct Speech {
    language: &'static str,
    name: &'static str,
    /// The words that reveal it.
    words: &'static [&'static str],
    /// Words that it has in common with others.
    shares: &'static [&'static str],
}

/// Maximum number of words between two that belong together.
const BETWEEN: usize = 2;

const SPEECHES: [Speech; 4] = [
    Speech {
        language: "de",
        name: "German",
        words: &[
            "auch",
            "auf",
            "aus",
            "bei",
            "das",
            "dein",
            "deine",
            "deinen",
            "deiner",
            "dem",
            "den",
            "der",
            "des",
            "die",
            "du",
            "ein",
            "eine",
            "einem",
            "einen",
            "einer",
            "eines",
            "erhalte",
            "erhältst",
            "für",
            "hast",
            "ihr",
            "ist",
            "jede",
            "jeden",
            "jeder",
            "jedes",
            "kann",
            "kannst",
            "mit",
            "nach",
            "nicht",
            "nimm",
            "noch",
            "nur",
            "oder",
            "sind",
            "und",
            "vom",
            "von",
            "wenn",
            "werden",
            "wird",
            "zu",
            "zum",
            "zur",
        ],
        shares: &[
            "all", "als", "am", "an", "at", "dan", "des", "du", "has", "in", "it", "not", "on",
            "one", "op", "so", "war", "was", "will",
        ],
    },
    Speech {
        language: "en",
        name: "English",
        words: &[
            "after", "and", "another", "any", "are", "before", "but", "each", "every", "for",
            "from", "gain", "have", "his", "if", "instead", "is", "it", "its", "may", "of", "once",
            "or", "other", "take", "that", "the", "their", "them", "then", "these", "they", "this",
            "those", "to", "until", "when", "which", "with", "without", "you", "your",
        ],
        shares: &[
            "als", "dan", "de", "dem", "den", "des", "die", "dit", "door", "en", "kan", "la", "le",
            "mag", "met", "noch", "om", "op", "par", "plus", "sans", "sur", "une", "van",
        ],
    },
    Speech {
        language: "fr",
        name: "French",
        words: &[
            "au", "aux", "avec", "avez", "ce", "ces", "cette", "chaque", "dans", "des", "dont",
            "du", "est", "et", "gagnez", "la", "le", "les", "leur", "leurs", "lorsque", "mais",
            "ne", "ou", "par", "pas", "pour", "prenez", "puis", "quand", "que", "qui", "sans",
            "sont", "sur", "un", "une", "vos", "votre", "vous",
        ],
        shares: &[
            "are", "as", "but", "de", "den", "die", "dit", "du", "en", "if", "je", "met", "on",
            "or", "des", "te", "aan", "noch",
        ],
    },
    Speech {
        language: "nl",
        name: "Dutch",
        words: &[
            "aan", "als", "bij", "dan", "dat", "deze", "dit", "door", "een", "elke", "geen",
            "heeft", "het", "jouw", "jullie", "krijgt", "kunt", "maar", "mag", "met", "naar",
            "neem", "niet", "om", "ook", "op", "te", "uit", "uw", "van", "voor", "wanneer",
            "wordt", "worden", "zijn", "zoals",
        ],
        shares: &[
            "are", "de", "den", "der", "des", "die", "dem", "du", "en", "is", "la", "le", "noch",
            "of", "par", "plus", "pas", "per", "nu",
        ],
    },
];

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, english, out| {
        for part in &text.parts {
            let Some((name, at)) = left_in(text, part, english) else { continue };
            let name_of_text = text.name(part.attribute);
            let message = format!("{name_of_text} has {name} words in “{}”", text.key.tag);
            let finding = Diagnostic::warning(codes::OTHER_LANGUAGE, message, text.place(&at));
            out.push(finding.help("translate this part, too"));
        }
    })
}

/// The language of words left in a part of a text, with their bytes.
fn left_in(
    text: &Text<'_>,
    part: &Anatomy<'_>,
    english: Option<&Text<'_>>,
) -> Option<(&'static str, Range<usize>)> {
    let own = SPEECHES.iter().position(|speech| speech.language == text.language());
    let english = english.filter(|_| text.language() != BASE && is_sentence(part.attribute));
    let base = english.and_then(|english| Some((english, english.part(part.attribute)?)));
    // A text that is completely English is another finding.
    let base = base.filter(|(english, base)| said(text, part).ne(said(english, base)));
    let base: Vec<Vec<PatternWord>> = base.map_or_else(Vec::new, |(english, base)| {
        base.runs.iter().map(|run| words(english, run)).collect()
    });
    part.runs.iter().find_map(|run| {
        let words = words(text, run);
        let of_another = own.and_then(|own| left(own, &words));
        let kept = || base.iter().find_map(|base| kept(&words, base));
        of_another.or_else(|| Some(("English", kept()?)))
    })
}

/// Number of consecutive words of the English text that are reported.
const KEPT: usize = 3;

/// The first consecutive words that the English text contains, too.
fn kept(words: &[PatternWord], english: &[PatternWord]) -> Option<Range<usize>> {
    let is_kept = |words: &&[PatternWord]| {
        let mut rows = english.windows(KEPT);
        rows.any(|row| row.iter().zip(*words).all(|(one, other)| one.said == other.said))
            && words.iter().all(|word| !word.said.is_empty())
    };
    let row = words.windows(KEPT).find(is_kept)?;
    Some(row[0].at.start..row[KEPT - 1].at.end)
}

/// The languages of a word in [`SPEECHES`], by index.
#[derive(Clone, Copy, Default)]
struct WordLanguages {
    /// One bit for each language that it reveals.
    gives_away: u8,
    /// One bit for each language that also has it.
    is_shared: u8,
}

#[allow(clippy::disallowed_types, reason = "looked up, never gone through")]
type ByWord = std::collections::HashMap<&'static str, WordLanguages>;

/// The words of all languages. Each word of each text is looked up.
static WORDS: LazyLock<ByWord> = LazyLock::new(|| {
    let mut words = ByWord::new();
    for (nth, speech) in SPEECHES.iter().enumerate() {
        speech.words.iter().for_each(|word| words.entry(word).or_default().gives_away |= 1 << nth);
        speech.shares.iter().for_each(|word| words.entry(word).or_default().is_shared |= 1 << nth);
    }
    words
});

/// A word of a pattern, or the end of a sentence.
struct PatternWord {
    said: String,
    standing: WordLanguages,
    at: Range<usize>,
}

/// The first words of a pattern in another language, with their bytes.
fn left(own: usize, words: &[PatternWord]) -> Option<(&'static str, Range<usize>)> {
    let mut others = SPEECHES.iter().enumerate().filter(|(nth, _)| *nth != own);
    others.find_map(|(nth, other)| Some((other.name, two_of(nth, own, words)?)))
}

/// The first two words that belong together and to the other language.
fn two_of(other: usize, own: usize, words: &[PatternWord]) -> Option<Range<usize>> {
    let mut last: Option<(usize, &PatternWord)> = None;
    for (nth, word) in words.iter().enumerate() {
        let WordLanguages { gives_away, is_shared } = word.standing;
        if gives_away & 1 << other != 0 && (gives_away | is_shared) & 1 << own == 0 {
            match last {
                Some((before, first)) if nth - before <= BETWEEN + 1 && first.said != word.said => {
                    return Some(first.at.start..word.at.end);
                }
                _ => last = Some((nth, word)),
            }
        } else if gives_away & 1 << own != 0 || word.said.is_empty() {
            last = None;
        }
    }
    None
}

/// The words of a pattern in lowercase, with their bytes. The end of a sentence is an empty word.
fn words(text: &Text<'_>, run: &TextRun<'_>) -> Vec<PatternWord> {
    let letters = run.letters(&text.key.place.source);
    let is_letter = |letter: char| letter.is_alphabetic();
    let mut words = Vec::new();
    for word in letters.chunk_by(|(_, one), (_, next)| is_letter(*one) == is_letter(*next)) {
        let end = word.last().map_or(word[0].0, |(at, letter)| at + letter.len_utf8());
        if is_letter(word[0].1) {
            let said: String = word.iter().flat_map(|(_, letter)| letter.to_lowercase()).collect();
            let standing = WORDS.get(said.as_str()).copied().unwrap_or_default();
            words.push(PatternWord { said, standing, at: word[0].0..end });
        } else if word.iter().any(|(_, letter)| ".!?:;«»„“”".contains(*letter)) {
            let standing = WordLanguages::default();
            words.push(PatternWord { said: String::new(), standing, at: word[0].0..end });
        }
    }
    words
}
