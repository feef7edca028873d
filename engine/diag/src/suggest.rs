//! «Did you mean …?»

use std::collections::BTreeSet;

use crate::Safety;

/// In a shorter word one letter is too much of it to be a slip: `map` and `mop` are two words.
const SURE: usize = 4;

/// So many words somebody reads who looks for one.
const LISTED: usize = 24;

/// Words as a message lists them: as many as somebody reads, and how many more there are.
///
/// ```
/// assert_eq!(diag::listed(&["str", "dex"]), "str, dex");
/// let many = vec!["card"; 30];
/// assert!(diag::listed(&many).ends_with("card, card and 6 more"));
/// ```
pub fn listed<S: AsRef<str>>(words: &[S]) -> String {
    let (shown, others) = words.split_at(words.len().min(LISTED));
    let shown: Vec<&str> = shown.iter().map(AsRef::as_ref).collect();
    let shown = shown.join(", ");
    if others.is_empty() { shown } else { format!("{shown} and {} more", others.len()) }
}

/// The word that was probably meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant<'a> {
    /// The word.
    pub word: &'a str,
    /// Whether it can be written in place of the other without being looked at: a guess changes what
    /// a card does.
    pub safety: Safety,
}

/// The candidate nearest to a word, if one is near enough to be what was meant.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    meant(word, candidates).map(|meant| meant.word)
}

/// The candidate nearest to a word, if one is near enough to be what was meant. It is safe where one
/// slip parts the two (a letter put in, left out or changed, or two exchanged), no other candidate is
/// as near, and the word is not short.
///
/// ```
/// use diag::{Safety, meant};
///
/// let safety = |word| meant(word, ["lantern", "candle", "candles", "map"]).map(|it| it.safety);
/// assert_eq!(safety("lantren"), Some(Safety::Safe));
/// assert_eq!(safety("lnatren"), Some(Safety::Unsafe), "two slips");
/// assert_eq!(safety("candlee"), Some(Safety::Unsafe), "either");
/// assert_eq!(safety("mop"), Some(Safety::Unsafe), "short");
/// assert_eq!(safety("lamp"), None);
/// ```
pub fn meant<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<Meant<'a>> {
    let length = word.chars().count();
    let limit = (length / 3).max(1);
    let near = candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit);
    let near: BTreeSet<(usize, &str)> = near.collect();
    let (distance, meant) = *near.first()?;
    let alone = near.iter().all(|(other, candidate)| *other > distance || *candidate == meant);
    let sure = distance <= 1 && alone && length >= SURE;
    Some(Meant { word: meant, safety: if sure { Safety::Safe } else { Safety::Unsafe } })
}
