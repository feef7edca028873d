//! How much of what there is to say each language says.

use std::collections::{BTreeMap, BTreeSet};

use text::keys::{Key, keys};
use text::{BASE, Locales, Tree, Value, Voice, tally};

use crate::speech::SPACE;

/// How many of the messages of the base a language says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The language.
    pub tag: String,
    /// So many messages of the base it says.
    pub said: usize,
    /// So many there are.
    pub all: usize,
}

impl Share {
    /// Whether the language says everything.
    pub fn is_whole(&self) -> bool {
        self.said == self.all
    }

    /// The share in percent, never rounded up to the whole.
    pub fn percent(&self) -> usize {
        (self.said * 100).checked_div(self.all).unwrap_or(100)
    }
}

/// The share of each language: whole ones first, then the larger shares. A language that says
/// nothing of the base says what the base does not have, and is none of these.
pub fn shares<'k>(keys: impl IntoIterator<Item = &'k Key<'k>>) -> Vec<Share> {
    let mut said: BTreeMap<String, BTreeSet<(&str, &str)>> = BTreeMap::new();
    let spoken = |key: &&Key<'_>| key.variables.is_some() && !key.id.starts_with('-');
    for key in keys.into_iter().filter(spoken) {
        said.entry(key.tag.to_owned()).or_default().insert((key.space, key.id));
    }
    counted(said)
}

/// The share of each language in some trees. Texts that come with the program are counted without
/// being parsed.
pub fn shares_of(trees: &[Tree<'_>]) -> Vec<Share> {
    match tally::said(trees) {
        Some(said) => counted(said),
        None => shares(&keys(&Locales::load(trees).0)),
    }
}

fn counted<T: Ord + Clone>(said: BTreeMap<String, BTreeSet<T>>) -> Vec<Share> {
    let base = said.get(BASE).cloned().unwrap_or_default();
    let share = |(tag, said): (&String, &BTreeSet<T>)| {
        let share =
            Share { tag: tag.clone(), said: said.intersection(&base).count(), all: base.len() };
        (share.said > 0).then_some(share)
    };
    sorted(said.iter().filter_map(share).collect())
}

fn sorted(mut shares: Vec<Share>) -> Vec<Share> {
    shares.sort_by_key(|share| std::cmp::Reverse(share.said));
    shares
}

/// The share of each language of all that several games have to say. A language that a game does
/// not speak says nothing of it.
pub fn together(games: impl IntoIterator<Item = Vec<Share>>) -> Vec<Share> {
    let (mut said, mut all) = (BTreeMap::<String, usize>::new(), 0);
    for shares in games {
        all += shares.first().map_or(0, |share| share.all);
        for share in shares {
            *said.entry(share.tag).or_default() += share.said;
        }
    }
    sorted(said.into_iter().map(|(tag, said)| Share { tag, said, all }).collect())
}

/// A language as it is offered: by its tag, with its share when that is not the whole.
pub fn share_text(voice: &Voice<'_>, share: &Share) -> String {
    if share.is_whole() {
        return share.tag.clone();
    }
    let percent = i64::try_from(share.percent()).unwrap_or(i64::MAX);
    let values = [("tag", Value::Text(&share.tag)), ("percent", Value::Int(percent))];
    voice.tell(SPACE, "language-part", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Packs;

    #[test]
    fn whole_languages_come_first_and_no_part_is_called_whole() {
        let lines = |count: usize| (0..count).map(|n| format!("m{n} = text\n")).collect::<String>();
        let files = diag::Memory::new()
            .with("locales/en/log.ftl", lines(300))
            .with("locales/da/log.ftl", lines(3))
            .with("locales/de/log.ftl", lines(299))
            .with("locales/nl/log.ftl", lines(300) + "more = text\n")
            .with("locales/eo/log.ftl", "other = teksto\n");
        let (locales, _) = Locales::load(&[Tree::own(&files, "locales")]);
        let shares = shares(&keys(&locales));
        let told: Vec<_> = shares.iter().map(|one| (one.tag.as_str(), one.percent())).collect();
        assert_eq!(told, [("en", 100), ("nl", 100), ("de", 99), ("da", 1)]);
        assert!(shares[1].is_whole() && !shares[2].is_whole());
    }

    #[test]
    fn what_comes_with_the_program_is_counted_as_if_it_were_read() {
        let packs = Packs::open(&[]).expect("built in").with_all();
        let content = packs.content();
        for game in engine::SHELF {
            let trees = content.trees(game.id());
            let said = tally::said(&trees).expect("it is without fault");
            assert!(said.len() > 3, "{}", game.id());
            assert_eq!(counted(said), shares(&keys(&Locales::load(&trees).0)), "{}", game.id());
        }
    }

    #[test]
    fn a_language_of_one_game_is_a_part_of_all() {
        let share = |tag: &str, said, all| Share { tag: tag.to_owned(), said, all };
        let one = vec![share("en", 30, 30), share("eo", 10, 30)];
        let other = vec![share("en", 20, 20), share("nl", 20, 20)];
        let expected = [share("en", 50, 50), share("nl", 20, 50), share("eo", 10, 50)];
        assert_eq!(together([one, other]), expected);
    }
}
