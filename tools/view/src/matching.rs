//! Matching of typed words, ignoring case, accents and punctuation.

use std::borrow::Cow;

use text::fold;

/// Words up to this length in letters are too similar to others for suggestions.
const SHORT: usize = 2;

/// Stands for a missing suggestion.
pub(crate) const NOTHING: &str = "none";

/// Maximum number of typed characters that a message repeats.
const REPEATED: usize = 60;

/// Typed words as a message repeats them: shortened if they are very long.
///
/// ```
/// assert_eq!(view::repeated("the axe"), "the axe");
/// assert!(view::repeated(&"x".repeat(200)).ends_with("xx…"));
/// ```
pub fn repeated(typed: &str) -> Cow<'_, str> {
    match typed.char_indices().nth(REPEATED) {
        Some((end, _)) => Cow::Owned(format!("{}…", typed[..end].trim_end())),
        None => Cow::Borrowed(typed),
    }
}

/// The result of a search for typed words.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// Exactly this one.
    One(usize),
    /// All of these fit equally well.
    Several(Vec<usize>),
    /// Nothing.
    None,
}

/// Finds typed words in texts. The best match is an equal text. Then follow texts with these words,
/// texts with words that begin like them, and the same in any order.
pub fn find(typed: &str, texts: &[String]) -> Found {
    find_shown(typed, texts, |_, _| false)
}

/// Like [`find`], for texts about things shown elsewhere. Those for which `shows` holds for each
/// typed word come before those in which words only begin like the typed ones.
pub fn find_shown(typed: &str, texts: &[String], shows: impl Fn(usize, &str) -> bool) -> Found {
    let typed = fold(typed);
    if typed.is_empty() {
        return Found::None;
    }
    let texts: Vec<String> = texts.iter().map(|text| fold(text)).collect();
    let whole = |at: usize| format!(" {} ", texts[at]).contains(&format!(" {typed} "));
    let shown = |at: usize| typed.split(' ').all(|word| shows(at, word));
    let inside = |at: usize| format!(" {}", texts[at]).contains(&format!(" {typed}"));
    let begins = |at: usize| {
        typed.split(' ').all(|word| texts[at].split(' ').any(|other| other.starts_with(word)))
    };
    let steps: [&dyn Fn(usize) -> bool; 6] =
        [&|at| texts[at] == typed, &whole, &shown, &inside, &begins, &|at| {
            texts[at].contains(&typed)
        }];
    for fits in steps {
        let hits: Vec<usize> = (0..texts.len()).filter(|at| fits(*at)).collect();
        match hits[..] {
            [] => {}
            [one] => return Found::One(one),
            _ => return Found::Several(hits),
        }
    }
    Found::None
}

/// The most similar text, or the first that contains a similar word, with one or two wrong letters.
///
/// ```
/// let offers = ["Buy a lantern", "Discard a lantern"];
/// assert_eq!(view::nearest("discrad", offers), Some("Discard a lantern"));
/// assert_eq!(view::nearest("sail", offers), None);
/// ```
pub fn nearest<'t>(typed: &str, texts: impl IntoIterator<Item = &'t str>) -> Option<&'t str> {
    let typed = fold(typed);
    let texts: Vec<(&str, String)> = texts.into_iter().map(|text| (text, fold(text))).collect();
    let long = |word: &&str| word.chars().count() > SHORT;
    let whole = texts.iter().map(|(_, text)| text.as_str()).filter(long);
    let words = texts.iter().flat_map(|(_, text)| text.split(' ')).filter(long);
    let near = diag::nearest(&typed, whole).or_else(|| diag::nearest(&typed, words))?;
    let fits = |text: &str| text == near || text.split(' ').any(|word| word == near);
    texts.iter().find(|(_, text)| fits(text)).map(|(text, _)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Vec<String> {
        ["Buy Lantern for 4 gold", "Buy Lanyard for 3 gold", "Discard Lantern", "Épée d’œuvre"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn parts_of_words_find_what_is_unique() {
        assert_eq!(find("lany", &texts()), Found::One(1));
        assert_eq!(find("BUY LANT", &texts()), Found::One(0));
        assert_eq!(find("lantern buy", &texts()), Found::One(0));
        assert_eq!(find("epee d'oeuv", &texts()), Found::One(3));
        assert_eq!(find("yard", &texts()), Found::One(1));
        assert_eq!(find("lantern", &texts()), Found::Several(vec![0, 2]));
        assert_eq!(find("dagger", &texts()), Found::None);
        assert_eq!(find("…", &texts()), Found::None);
    }

    #[test]
    fn a_sign_on_the_table_finds_what_is_about_it() {
        let signs = ["k4", "r6", "r6", "str"];
        let find = |typed| find_shown(typed, &texts(), |at, word| signs[at] == word);
        assert_eq!(find("K4"), Found::One(0));
        assert_eq!(find("r6"), Found::Several(vec![1, 2]));
        // Equal words come before words that only begin like the typed ones.
        assert_eq!(find("gold"), Found::Several(vec![0, 1]));
        assert_eq!(find("str"), Found::One(3));
    }

    #[test]
    fn what_is_nearly_typed_is_found() {
        let near = |typed| nearest(typed, ["?", "hint", "Épée d’œuvre", "Discard Lantern"]);
        assert_eq!(near("hnt"), Some("hint"));
        assert_eq!(near("EPE D OEUVRE"), Some("Épée d’œuvre"));
        assert_eq!(near("lantren"), Some("Discard Lantern"));
        assert_eq!(near("x"), None);
        assert_eq!(near("dagger"), None);
    }

    #[test]
    fn a_whole_text_comes_before_its_parts() {
        let texts = ["Yes".to_owned(), "Yes, and more".to_owned()];
        assert_eq!(find("yes", &texts), Found::One(0));
    }
}
