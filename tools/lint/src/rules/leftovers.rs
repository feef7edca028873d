//! Texts in which a part was left in another language.
//!
//! The short words of a language give it away: two of another language, close together and with none
//! of the text's own language between them, are no accident. Words that both languages have do not
//! count.

use std::ops::Range;

use diag::Diagnostic;
use text::anatomy::Run;

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The short words of a language.
struct Speech {
    language: &'static str,
    name: &'static str,
    /// The words that give it away.
    words: &'static [&'static str],
    /// Words of others that it has, too.
    shares: &'static [&'static str],
}

/// How many words may be between two that belong together.
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
    Box::new(|text, _, out| {
        let own = SPEECHES.iter().find(|speech| speech.language == text.language());
        let Some(own) = own else { return };
        // A text that is English as a whole is another finding.
        for part in &text.parts {
            let mut runs = part.runs.iter();
            if let Some((other, at)) = runs.find_map(|run| left(own, text, run)) {
                let message = format!(
                    "{} has {} words in “{}”",
                    text.name(part.attribute),
                    other.name,
                    text.key.tag
                );
                let finding = Diagnostic::warning(codes::OTHER_LANGUAGE, message, text.place(&at));
                out.push(finding.help("translate this part, too"));
            }
        }
    })
}

/// The first words of a pattern that belong to another language, with their bytes.
fn left(own: &Speech, text: &Text<'_>, run: &Run<'_>) -> Option<(&'static Speech, Range<usize>)> {
    let words = words(text, run);
    let others = SPEECHES.iter().filter(|speech| speech.language != own.language);
    others.into_iter().find_map(|other| {
        let mut last: Option<(usize, &str, Range<usize>)> = None;
        for (nth, (word, at)) in words.iter().enumerate() {
            if is_of(other, own, word) {
                match &last {
                    Some((before, first, from))
                        if nth - before <= BETWEEN + 1 && *first != word.as_str() =>
                    {
                        return Some((other, from.start..at.end));
                    }
                    _ => last = Some((nth, word.as_str(), at.clone())),
                }
            } else if own.words.contains(&word.as_str()) || word.is_empty() {
                last = None;
            }
        }
        None
    })
}

/// Whether a word is of one language and not of the other.
fn is_of(other: &Speech, own: &Speech, word: &str) -> bool {
    other.words.contains(&word) && !own.words.contains(&word) && !own.shares.contains(&word)
}

/// The words of a pattern in small letters, with their bytes. The end of a sentence is an empty word.
fn words(text: &Text<'_>, run: &Run<'_>) -> Vec<(String, Range<usize>)> {
    let letters = run.letters(&text.key.place.source);
    let is_letter = |letter: char| letter.is_alphabetic();
    let mut words = Vec::new();
    for word in letters.chunk_by(|(_, one), (_, next)| is_letter(*one) == is_letter(*next)) {
        let end = word.last().map_or(word[0].0, |(at, letter)| at + letter.len_utf8());
        if is_letter(word[0].1) {
            let said: String = word.iter().flat_map(|(_, letter)| letter.to_lowercase()).collect();
            words.push((said, word[0].0..end));
        } else if word.iter().any(|(_, letter)| ".!?:;«»„“”".contains(*letter)) {
            words.push((String::new(), word[0].0..end));
        }
    }
    words
}
