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
    let bag = Bag::of(word);
    let limit = (bag.length / 3).max(1);
    let (mut near, mut best): (BTreeSet<(usize, &str)>, _) = (BTreeSet::new(), limit);
    for candidate in candidates {
        // Most words differ by more than the nearest so far, which their letters show at once.
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

/// Buckets into which letters are counted.
const BUCKETS: usize = 32;

/// How often the letters of a word occur, some letters counted together.
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

    /// A number of slips that two words differ by at least: each slip adds, takes or changes a letter,
    /// or exchanges two.
    fn least_distance(&self, other: &Self) -> usize {
        let (mut more, mut fewer) = (0, 0);
        for (one, other) in self.counts.iter().zip(&other.counts) {
            more += usize::from(one.saturating_sub(*other));
            fewer += usize::from(other.saturating_sub(*one));
        }
        more.max(fewer)
    }
}

/// Among more words than this only those one slip away are looked for.
const FEW: usize = 500;

/// Words with which many others are compared: finding the one that was meant does not take time by
/// the number of words.
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
    /// Of each word and of the word without each of its letters the hash, with the number of the word;
    /// sorted. Two words one slip apart share a hash. Nothing for few words.
    hashes: Vec<(u64, u32)>,
}

impl<'a> Lexicon<'a> {
    /// The words of a list.
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

    /// All words, in the order in which they were given.
    pub fn words(&self) -> &[&'a str] {
        &self.words
    }

    /// The word that was probably meant: see [`meant`]. Among many words, one that a single slip parts
    /// from `word`.
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

/// The hashes of a word and of the word without each of its letters.
fn shortened(word: &str) -> impl Iterator<Item = u64> {
    let without = |left_out: usize| {
        let letters = word.chars().enumerate().filter(move |(at, _)| *at != left_out);
        // FNV-1a: the same on each machine.
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
