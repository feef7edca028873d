//! Which language is meant by what somebody wishes for.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::BASE;

/// The language found for a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The language to use.
    pub tag: String,
    /// The wishes before it that no language answers.
    pub unknown: Vec<String>,
}

/// The first wish that one of the languages answers, or [`BASE`]. A wish may be a language tag or
/// the value of a variable such as `LANG`; `C` and `POSIX` wish for nothing.
///
/// ```
/// let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
/// let found = text::negotiate(&words(&["de", "en", "pt"]), &words(&["tlh", "pt_BR.UTF-8", "de"]));
/// assert_eq!((found.tag.as_str(), found.unknown), ("pt", words(&["tlh"])));
/// ```
pub fn negotiate(available: &[String], wanted: &[String]) -> Choice {
    let tags: Vec<(LanguageIdentifier, &String)> =
        available.iter().filter_map(|tag| Some((tag.parse().ok()?, tag))).collect();
    let languages: Vec<_> = tags.iter().map(|(language, _)| language.clone()).collect();
    let mut unknown = Vec::new();
    for wish in wanted {
        let plain = wish.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        if matches!(plain.as_str(), "" | "C" | "POSIX") {
            continue;
        }
        if let Ok(language) = plain.parse::<LanguageIdentifier>() {
            let lookup = NegotiationStrategy::Lookup;
            let answers = negotiate_languages(&[language], &languages, None, lookup);
            let answer = answers
                .first()
                .and_then(|answer| tags.iter().find(|(language, _)| language == *answer));
            if let Some((_, tag)) = answer {
                return Choice { tag: (*tag).clone(), unknown };
            }
        }
        unknown.push(wish.clone());
    }
    Choice { tag: BASE.to_owned(), unknown }
}

/// A language and the wider ones it belongs to: `pt-BR`, `pt`.
pub(crate) fn wider(tag: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(tag), |tag| tag.rfind('-').map(|end| &tag[..end]))
}
