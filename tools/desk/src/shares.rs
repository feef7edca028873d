//! How complete each language is.

use std::collections::{BTreeMap, BTreeSet};

use text::keys::{Key, keys};
use text::tally::{self, SaidFile};
use text::{BASE, Locales, Tree, Value, Voice};

use crate::speech::SPACE;

/// The number of the base language's messages that a language has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageShare {
    /// The language.
    pub tag: String,
    /// Messages of the base that it has.
    pub said: usize,
    /// All messages of the base.
    pub all: usize,
}

impl LanguageShare {
    /// Whether the language is complete.
    pub fn is_whole(&self) -> bool {
        self.said == self.all
    }

    /// The share in percent, never rounded up to the whole.
    pub fn percent(&self) -> usize {
        (self.said * 100).checked_div(self.all).unwrap_or(100)
    }
}

/// The messages of each file of some trees. Built-in texts are not parsed.
pub fn said(trees: &[Tree]) -> Vec<SaidFile> {
    tally::said(trees).unwrap_or_else(|| read(&keys(&Locales::load(trees).0)))
}

/// The messages of each file, from parsed texts.
fn read(keys: &[Key<'_>]) -> Vec<SaidFile> {
    let mut files: BTreeMap<(&str, &str, &str), String> = BTreeMap::new();
    for key in keys.iter().filter(|key| key.variables.is_some() && !key.id.starts_with('-')) {
        let file = (key.tag, key.space, key.place.source.path());
        let ids = files.entry(file).or_default();
        ids.push_str(key.id);
        ids.push('\n');
    }
    let file = |((tag, space, path), ids): ((&str, &str, &str), _)| SaidFile {
        tag: tag.to_owned(),
        space: space.to_owned(),
        path: path.to_owned(),
        ids,
    };
    files.into_iter().map(file).collect()
}

/// The share of each language in some files: complete ones first, then larger shares. A language
/// without any message of the base is left out.
pub fn shares<'f>(files: impl IntoIterator<Item = &'f SaidFile>) -> Vec<LanguageShare> {
    let mut said: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for file in files {
        said.entry(&file.tag).or_default().entry(&file.space).or_default().push(&file.ids);
    }
    let base = said.get(BASE).cloned().unwrap_or_default();
    let count = |ids: &[&str]| ids.iter().map(|ids| ids.matches('\n').count()).sum();
    let all = base.values().map(|ids| count(ids)).sum();
    let share = |(tag, spaces): (&str, BTreeMap<&str, Vec<&str>>)| {
        let said = base.iter().map(|(space, ids)| match spaces.get(space) {
            // Most languages have the same ids in the same order.
            Some(theirs) if theirs == ids => count(ids),
            Some(theirs) => both(ids, theirs),
            None => 0,
        });
        let said: usize = said.sum();
        (said > 0).then(|| LanguageShare { tag: tag.to_owned(), said, all })
    };
    sorted(said.into_iter().filter_map(share).collect())
}

/// The number of ids in both lists. Most languages move only a few.
fn both(ids: &[&str], theirs: &[&str]) -> usize {
    let [ids, theirs] = [ids, theirs]
        .map(|files| -> Vec<&str> { files.iter().flat_map(|file| file.lines()).collect() });
    let same = ids.iter().zip(&theirs).take_while(|(id, their)| id == their).count();
    let (ids, theirs) = (&ids[same..], &theirs[same..]);
    let pairs = ids.iter().rev().zip(theirs.iter().rev());
    let last = pairs.take_while(|(id, their)| id == their).count();
    let theirs: BTreeSet<&str> = theirs[..theirs.len() - last].iter().copied().collect();
    same + last + ids[..ids.len() - last].iter().filter(|id| theirs.contains(**id)).count()
}

/// The share of each language in some trees.
pub fn shares_of(trees: &[Tree]) -> Vec<LanguageShare> {
    shares(&said(trees))
}

fn sorted(mut shares: Vec<LanguageShare>) -> Vec<LanguageShare> {
    shares.sort_by_key(|share| std::cmp::Reverse(share.said));
    shares
}

/// The share of each language over several games. A game without the language counts as
/// untranslated.
pub fn together(games: impl IntoIterator<Item = Vec<LanguageShare>>) -> Vec<LanguageShare> {
    let (mut said, mut all) = (BTreeMap::<String, usize>::new(), 0);
    for shares in games {
        all += shares.first().map_or(0, |share| share.all);
        for share in shares {
            *said.entry(share.tag).or_default() += share.said;
        }
    }
    sorted(said.into_iter().map(|(tag, said)| LanguageShare { tag, said, all }).collect())
}

/// A language in a list: its tag, with its share if it is not complete.
pub fn share_text(voice: &Voice<'_>, share: &LanguageShare) -> String {
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
        let shares = shares_of(&[Tree::own(std::sync::Arc::new(files), "locales")]);
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
            let mut counted = tally::said(&trees).expect("it is without fault");
            let mut whole = read(&keys(&Locales::load(&trees).0));
            let order = |file: &SaidFile| (file.tag.clone(), file.space.clone(), file.path.clone());
            for files in [&mut counted, &mut whole] {
                for file in files.iter_mut() {
                    let mut ids: Vec<&str> = file.ids.lines().collect();
                    ids.sort_unstable();
                    file.ids = ids.join("\n");
                }
                files.retain(|file| !file.ids.is_empty());
                files.sort_by_key(order);
            }
            assert!(counted.len() > 30, "{}", game.id());
            assert_eq!(counted, whole, "{}", game.id());
        }
    }

    #[test]
    fn a_language_of_one_game_is_a_part_of_all() {
        let share = |tag: &str, said, all| LanguageShare { tag: tag.to_owned(), said, all };
        let one = vec![share("en", 30, 30), share("eo", 10, 30)];
        let other = vec![share("en", 20, 20), share("nl", 20, 20)];
        let expected = [share("en", 50, 50), share("nl", 20, 50), share("eo", 10, 50)];
        assert_eq!(together([one, other]), expected);
    }
}
