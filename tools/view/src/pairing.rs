//! Pairing of two lists: which items stayed, disappeared and appeared, in order.

/// The items of two lists at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair<'a, T> {
    /// In both lists.
    Both(&'a T, &'a T),
    /// Only in the first list.
    Gone(&'a T),
    /// Only in the second list.
    New(&'a T),
}

/// The cheapest way to turn one list into another.
///
/// `cost` returns how much two items differ, or `None` if they do not correspond. `alone` returns
/// the cost of adding or removing one. Among equally cheap ways, earlier items are paired first.
pub fn pairs<'a, T>(
    before: &'a [T],
    after: &'a [T],
    cost: impl Fn(&T, &T) -> Option<u32>,
    alone: impl Fn(&T) -> u32,
) -> Vec<Pair<'a, T>> {
    let (rows, columns) = (before.len() + 1, after.len() + 1);
    let at = |one: usize, other: usize| one * columns + other;
    // The cost of the rest from each place to the end, and the cost of each pair.
    let mut left = vec![0u32; rows * columns];
    let mut both: Vec<Option<u32>> = vec![None; rows * columns];
    for one in (0..rows).rev() {
        for other in (0..columns).rev() {
            let gone = before.get(one).map(|item| left[at(one + 1, other)] + alone(item));
            let new = after.get(other).map(|item| left[at(one, other + 1)] + alone(item));
            let pair = before.get(one).zip(after.get(other));
            let cost = pair.and_then(|(one, other)| cost(one, other));
            both[at(one, other)] = cost;
            let paired = cost.map(|cost| left[at(one + 1, other + 1)] + cost);
            let ways = [paired, gone, new].into_iter().flatten();
            left[at(one, other)] = ways.min().unwrap_or(0);
        }
    }
    let (mut one, mut other, mut found) = (0, 0, Vec::new());
    while one < before.len() || other < after.len() {
        let here = left[at(one, other)];
        let paired = both[at(one, other)].map(|cost| left[at(one + 1, other + 1)] + cost);
        if paired == Some(here) {
            found.push(Pair::Both(&before[one], &after[other]));
            (one, other) = (one + 1, other + 1);
        } else if one < before.len() && left[at(one + 1, other)] + alone(&before[one]) == here {
            found.push(Pair::Gone(&before[one]));
            one += 1;
        } else {
            found.push(Pair::New(&after[other]));
            other += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paired(before: &str, after: &str) -> String {
        let (before, after): (Vec<char>, Vec<char>) =
            (before.chars().collect(), after.chars().collect());
        let cost = |one: &char, other: &char| match (one == other, one.eq_ignore_ascii_case(other))
        {
            (true, _) => Some(0),
            (false, true) => Some(1),
            (false, false) => None,
        };
        let said = |pair: &Pair<'_, char>| match pair {
            Pair::Both(one, other) if one == other => one.to_string(),
            Pair::Both(one, other) => format!("({one}{other})"),
            Pair::Gone(one) => format!("-{one}"),
            Pair::New(other) => format!("+{other}"),
        };
        pairs(&before, &after, cost, |_| 2).iter().map(said).collect()
    }

    #[test]
    fn what_stays_is_paired_and_the_rest_goes_or_comes() {
        assert_eq!(paired("abc", "abc"), "abc");
        assert_eq!(paired("abc", "ac"), "a-bc");
        assert_eq!(paired("ac", "abc"), "a+bc");
        assert_eq!(paired("abc", "aBd"), "a(bB)-c+d");
        assert_eq!(paired("", "x"), "+x");
        assert_eq!(paired("xy", ""), "-x-y");
        // Of equal items, the first one stays.
        assert_eq!(paired("aa", "a"), "a-a");
    }
}
