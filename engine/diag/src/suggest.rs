//! Suggestions: "did you mean …?"

use std::collections::BTreeSet;

use crate::Safety;

/// Minimum length of a word, in letters, for a safe suggestion. In a shorter word one letter is too
/// large a part of it: `map` and `mop` are two words.
const SURE: usize = 4;

/// Maximum number of words listed in a message.
const LISTED: usize = 24;

/// A list of words for a message: at most a readable number of them, and the number of further
/// ones.
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

/// A similar word, as a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant<'a> {
    /// The known word.
    pub word: &'a str,
    /// Whether it can replace the other word without review. A wrong guess would change what a card
    /// does.
    pub safety: Safety,
}

/// The candidate most similar to a word, if it is similar enough.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    meant(word, candidates).map(|meant| meant.word)
}

/// The candidate most similar to a word, if it is similar enough.
///
/// It is safe under three conditions: the words differ by one slip (an inserted, missing or changed
/// letter, or two swapped ones), no other candidate is equally similar, and the word is not short.
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
    let bag = Bag::of(word);
    let limit = (bag.length / 3).max(1);
    let (mut near, mut best): (BTreeSet<(usize, &str)>, _) = (BTreeSet::new(), limit);
    for candidate in candidates {
        // Skip words whose letters alone show that they differ more than the best so far.
        if bag.least_distance(&Bag::of(candidate)) > best {
            continue;
        }
        let distance = strsim::damerau_levenshtein(word, candidate);
        if distance <= best {
            best = distance;
            near.insert((distance, candidate));
        }
    }
    let (distance, meant) = *near.first()?;
    let alone = near.iter().all(|(other, candidate)| *other > distance || *candidate == meant);
    let sure = distance <= 1 && alone && bag.length >= SURE;
    Some(Meant { word: meant, safety: if sure { Safety::Safe } else { Safety::Unsafe } })
}

/// Number of buckets into which letters are counted.
const BUCKETS: usize = 32;

/// How often letters occur in a word; some letters share a bucket.
struct Bag {
    length: usize,
    counts: [u16; BUCKETS],
}

impl Bag {
    fn of(word: &str) -> Self {
        let (mut length, mut counts) = (0, [0_u16; BUCKETS]);
        for letter in word.chars() {
            length += 1;
            let count = &mut counts[letter as usize % BUCKETS];
            *count = count.saturating_add(1);
        }
        Self { length, counts }
    }

    /// A lower bound for the number of slips between two words. Each slip adds, removes or changes
    /// one letter, or swaps two.
    fn least_distance(&self, other: &Self) -> usize {
        let (mut more, mut fewer) = (0, 0);
        for (one, other) in self.counts.iter().zip(&other.counts) {
            more += usize::from(one.saturating_sub(*other));
            fewer += usize::from(other.saturating_sub(*one));
        }
        more.max(fewer)
    }
}

/// With more words than this, only those one slip away are found.
const FEW: usize = 500;

/// Words with which many others are compared. The time for a lookup does not grow with the number
/// of words.
///
/// ```
/// use diag::Lexicon;
///
/// let ids: Vec<String> = (0..10_000).map(|at| format!("card-{at}")).collect();
/// let lexicon = Lexicon::of(ids.iter().map(String::as_str));
/// assert_eq!(lexicon.meant("crad-77").map(|meant| meant.word), Some("card-77"));
/// assert_eq!(lexicon.meant("lantern"), None);
/// ```
pub struct Lexicon<'a> {
    words: Vec<&'a str>,
    /// Hashes of each word and of the word without each one of its letters, with the index of the
    /// word; sorted. Two words one slip apart have a common hash. Empty for few words.
    hashes: Vec<(u64, u32)>,
}

impl<'a> Lexicon<'a> {
    /// A lexicon of these words.
    pub fn of(words: impl IntoIterator<Item = &'a str>) -> Self {
        let words: Vec<&str> = words.into_iter().collect();
        let mut hashes = Vec::new();
        if words.len() > FEW {
            for (word, at) in words.iter().zip(0..) {
                hashes.extend(shortened(word).map(|hash| (hash, at)));
            }
            hashes.sort_unstable();
        }
        Self { words, hashes }
    }

    /// All words in their original order.
    pub fn words(&self) -> &[&'a str] {
        &self.words
    }

    /// A similar word: see [`meant`]. Among many words, only one that differs by a single slip.
    pub fn meant(&self, word: &str) -> Option<Meant<'a>> {
        if self.words.len() <= FEW {
            return meant(word, self.words.iter().copied());
        }
        let near = shortened(word).flat_map(|hash| {
            let from = self.hashes.partition_point(|(known, _)| *known < hash);
            let same = self.hashes[from..].iter().take_while(move |(known, _)| *known == hash);
            same.map(|(_, at)| self.words[*at as usize])
        });
        let near = near.filter(|near| strsim::damerau_levenshtein(word, near) <= 1);
        meant(word, near)
    }
}

/// The hashes of a word and of the word without each one of its letters.
fn shortened(word: &str) -> impl Iterator<Item = u64> {
    let without = |left_out: usize| {
        let letters = word.chars().enumerate().filter(move |(at, _)| *at != left_out);
        // FNV-1a, equal on every machine.
        letters.fold(0xcbf2_9ce4_8422_2325, |hash: u64, (_, letter)| {
            (hash ^ u64::from(u32::from(letter))).wrapping_mul(0x0100_0000_01b3)
        })
    };
    (0..=word.chars().count()).map(without)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_never_part_words_more_than_slips_do() {
        let words =
            ["", "a", "lantern", "lantren", "candles", "made-up-17", "made-up-71", "éà", "ae"];
        for one in words {
            for other in words {
                let least = Bag::of(one).least_distance(&Bag::of(other));
                assert!(least <= strsim::damerau_levenshtein(one, other), "{one} {other}");
            }
        }
    }

    #[test]
    fn every_single_slip_is_found_among_many_words() {
        let ids: Vec<String> = (0..2_000).map(|at| format!("{at}-lantern-of-{at}")).collect();
        let lexicon = Lexicon::of(ids.iter().map(String::as_str));
        for slip in [
            "777-lantern-of-7777",
            "777-lanterns-of-777",
            "777-lantren-of-777",
            "777-lantern_of-777",
        ] {
            assert_eq!(
                lexicon.meant(slip).map(|meant| meant.word),
                Some("777-lantern-of-777"),
                "{slip}"
            );
        }
        assert_eq!(lexicon.meant("777-lamps-of-777"), None);
    }
}
