//! Finds where two texts differ, without splitting names of several words.

/// The number of words that two texts have in common at their beginnings and at their ends. A name
/// in `whole` is either in the common part completely or not at all.
pub fn common(before: &[&str], after: &[&str], whole: &[String]) -> (usize, usize) {
    let most = before.len().min(after.len());
    let mut first = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let names: Vec<Vec<&str>> =
        whole.iter().map(|name| name.split_whitespace().collect()).collect();
    let within = |words: &[&str], at| names.iter().find_map(|name| parted(words, name, at));
    while let Some((begin, _)) = within(before, first).or_else(|| within(after, first)) {
        first = begin;
    }
    let ends = before.iter().rev().zip(after.iter().rev()).take(most - first);
    let mut last = ends.take_while(|(one, other)| one == other).count();
    let over = |words: &[&str], last| {
        let (_, end) = within(words, words.len() - last)?;
        Some(words.len() - end)
    };
    while let Some(fewer) = over(before, last).or_else(|| over(after, last)) {
        last = fewer;
    }
    (first, last)
}

/// The start and end of a name that a split before word `at` would cut.
fn parted(words: &[&str], name: &[&str], at: usize) -> Option<(usize, usize)> {
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    let is_here = |begin: &usize| {
        let here = words[*begin..].iter().zip(name);
        here.filter(|(one, other)| bare(one) == bare(other)).count() == name.len()
    };
    let begin = ((at + 1).saturating_sub(name.len())..at).find(is_here)?;
    (at < begin + name.len()).then_some((begin, begin + name.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(before: &str, after: &str, whole: &[&str]) -> (usize, usize) {
        let words = |text: &'static str| text.split(' ').collect::<Vec<_>>();
        let texts = [before, after].map(|text| words(text.to_owned().leak()));
        let whole: Vec<String> = whole.iter().map(|name| (*name).to_owned()).collect();
        common(&texts[0], &texts[1], &whole)
    }

    #[test]
    fn no_name_is_parted() {
        let names = ["true neutral", "lawful neutral", "lawful good"];
        assert_eq!(parts("on true neutral (0)", "on lawful neutral (0)", &[]), (1, 2));
        assert_eq!(parts("on true neutral (0)", "on lawful neutral (0)", &names), (1, 1));
        assert_eq!(parts("on lawful neutral (1)", "on lawful good (1)", &names), (1, 1));
        assert_eq!(parts("on lawful neutral, 1", "on lawful good, 1", &names), (1, 1));
        assert_eq!(parts("true neutral", "true neutral now", &names), (2, 0));
        assert_eq!(parts("", "2", &names), (0, 0));
    }
}
