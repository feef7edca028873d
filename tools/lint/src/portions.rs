//! Packs with more cards than a table holds, in portions that tables hold, so that each card and each
//! ruling is run.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use desk::Content;
use engine::SHELF;

use crate::paths::stem;

/// Runs the cards and rulings of some packs, as far as their files are tried.
type Running<'f> = dyn FnMut(&Content<'_>, &dyn Fn(&str) -> bool) -> anyhow::Result<()> + 'f;

/// Lets packs be run: as they are, where a table holds all of them; else portion by portion, each with
/// the cards that those which are tried name.
///
/// # Errors
///
/// As what runs them; and when a game is not on the shelf.
pub(crate) fn each(content: &Content<'_>, run: &mut Running<'_>) -> anyhow::Result<()> {
    let mut crowd = Crowd::default();
    for game in SHELF {
        let (opened, _) = content.game(game.id())?;
        crowd.add(content, game.id(), opened.cards(), &opened.unseated());
    }
    if crowd.cards.is_empty() {
        return run(content, &|_| true);
    }
    let mut portions = crowd.portions();
    // What is of no kind that there is too much of is tried with the first portion.
    let mut first = true;
    while let Some(portion) = portions.pop() {
        let kept = |path: &str| {
            let stem = stem(path);
            !crowd.cards.contains_key(stem) || portion.present.contains(stem)
        };
        let part = content.narrowed(&kept);
        if portion.tried.len() > 1 && is_crowded(&part)? {
            let (one, other) = portion.halves(&crowd);
            portions.extend([one, other]);
            continue;
        }
        let others = std::mem::take(&mut first);
        run(&part, &|path| {
            let stem = stem(path);
            portion.tried.contains(stem) || (others && !crowd.cards.contains_key(stem))
        })?;
    }
    Ok(())
}

/// Whether some cards still have no numbers.
fn is_crowded(content: &Content<'_>) -> anyhow::Result<bool> {
    for game in SHELF {
        if !content.game(game.id())?.0.unseated().is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The user's cards of the kinds of which there are too many.
#[derive(Default)]
struct Crowd {
    /// The cards that each of them names, and itself, by the stems of their paths.
    cards: BTreeMap<String, BTreeSet<String>>,
    /// How many of them a table held.
    seated: usize,
}

/// Some of them.
#[derive(Default)]
struct Portion {
    /// Those that are tried.
    tried: BTreeSet<String>,
    /// These, and those that they name.
    present: BTreeSet<String>,
}

impl Crowd {
    /// Adds the cards of a game, if some have no numbers.
    fn add(
        &mut self,
        content: &Content<'_>,
        game: &str,
        cards: &[CardInfo],
        unseated: &BTreeSet<String>,
    ) {
        let kinds: BTreeSet<&str> =
            cards.iter().filter(|card| unseated.contains(&card.id)).map(|card| card.kind).collect();
        let of_kinds = |card: &&CardInfo| kinds.contains(card.kind) && content.is_own(&card.path);
        let crowd: BTreeMap<&str, &str> = cards
            .iter()
            .filter(of_kinds)
            .map(|card| (card.id.as_str(), stem(&card.path)))
            .collect();
        if crowd.is_empty() {
            return;
        }
        self.seated += crowd.keys().filter(|id| !unseated.contains(**id)).count();
        for stem in crowd.values() {
            self.cards.insert((*stem).to_owned(), BTreeSet::from([(*stem).to_owned()]));
        }
        let scripts = content.library.scripts(game).into_iter();
        let rulings = content.library.rulings(game).0.into_iter().map(|ruling| ruling.source);
        let packs = content.packs_of(game);
        let said =
            packs.flat_map(|pack| content.library.texts(&pack.id, |path| path.ends_with(".toml")));
        for source in scripts.chain(rulings).chain(said) {
            if let Some(named) = self.cards.get_mut(stem(source.path())) {
                let words = source.text().split(|letter: char| !joins(letter));
                named.extend(words.filter_map(|word| Some((*crowd.get(word)?).to_owned())));
            }
        }
    }

    /// As many at a time as a table held, the last first.
    fn portions(&self) -> Vec<Portion> {
        let mut portions = vec![Portion::default()];
        for (card, named) in self.cards.iter().rev() {
            let last = portions.last_mut().expect("there is always one");
            let more = named.difference(&last.present).count();
            if !last.tried.is_empty() && last.present.len() + more > self.seated {
                portions.push(Portion::default());
            }
            portions.last_mut().expect("there is always one").add(card, named);
        }
        portions
    }
}

impl Portion {
    fn add(&mut self, card: &str, named: &BTreeSet<String>) {
        self.tried.insert(card.to_owned());
        self.present.extend(named.iter().cloned());
    }

    /// The same in two parts.
    fn halves(&self, crowd: &Crowd) -> (Self, Self) {
        let (mut one, mut other) = (Self::default(), Self::default());
        for (nth, card) in self.tried.iter().enumerate() {
            let half = if nth < self.tried.len() / 2 { &mut one } else { &mut other };
            half.add(card, &crowd.cards[card]);
        }
        (one, other)
    }
}

/// Whether a letter is one of an id.
fn joins(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}
