//! Packs with more cards than a table can hold, in portions that fit, so that each card and each
//! ruling is run.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use content::{CardInfo, Pack};
use desk::{Content, Stop};
use diag::{Diagnostic, Inputs, Source, made_of, spread, spread_by};
use engine::{Opened, SHELF, Shelved};

use crate::paths::stem;

/// Runs the cards and rulings of some packs whose files are to be tried.
pub type Running<'f> = dyn FnMut(&Content, &dyn Fn(&str) -> bool) -> Result<(), Stop> + 'f;

/// Calls `run` with the packs as they are if one table can hold them. Otherwise, calls it portion
/// by portion, each with the cards named by the tried ones. Rulings outside packs are tried too.
///
/// # Errors
///
/// Those of `run`.
pub fn portions(content: &Content, loose: &[Source], run: &mut Running<'_>) -> Result<(), Stop> {
    let mut crowd = Crowd::default();
    for game in SHELF.iter().filter(|game| content.has_own(game.id())) {
        let (opened, _) = content.game(*game);
        let rulings = content.library.rulings(game.id()).0.into_iter().map(|ruling| ruling.source);
        let rulings: Vec<Source> = rulings.chain(loose.iter().cloned()).collect();
        crowd.add(content, game.id(), &*opened, &rulings, &|_| true);
    }
    if crowd.cards.is_empty() {
        return run(content, &|_| true);
    }
    let content = &content.narrowed(&crowd.keeping_all());
    let common = content.narrowed(&crowd.keeping_none());
    let mut portions = crowd.portions();
    // Cards of kinds that fit are tried with the first portion.
    let mut first = true;
    while let Some(portion) = portions.pop() {
        let part = common.adding(content, &portion.present);
        if portion.tried.len() > 1 && is_crowded(&part) {
            let (one, other) = portion.halves(&crowd);
            portions.extend([one, other]);
            continue;
        }
        let others = std::mem::take(&mut first);
        run(&part, &|path| {
            let stem = stem(path);
            portion.tried.contains(stem) || (others && !crowd.is_tried(stem))
        })?;
    }
    Ok(())
}

/// Errors in the rulings of a game that show before the first answer, for packs with more cards
/// than a table can hold. Each ruling is set up with only the cards that it names.
pub(crate) fn set_up(
    content: &Content,
    game: &'static dyn Shelved,
    opened: &dyn Opened,
    rulings: &[Source],
) -> Vec<Diagnostic> {
    let beside: BTreeSet<&str> = rulings.iter().map(|ruling| stem(ruling.path())).collect();
    let mut crowd = Crowd::default();
    crowd.add(content, game.id(), opened, rulings, &|stem| beside.contains(stem));
    let content = &content.narrowed(&crowd.keeping_all());
    let common = &content.narrowed(&crowd.keeping_none());
    let mut portions = crowd.portions();
    let others = rulings.iter().filter(|ruling| !crowd.is_tried(stem(ruling.path())));
    let others: BTreeSet<String> = others.map(|ruling| stem(ruling.path()).to_owned()).collect();
    if let Some(last) = portions.last_mut() {
        last.tried.extend(others);
    }
    let mut by_stem: BTreeMap<&str, Vec<&Source>> = BTreeMap::new();
    for ruling in rulings {
        by_stem.entry(stem(ruling.path())).or_default().push(ruling);
    }
    let packs = InPortions { crowd: &crowd, all: content, common, game, rulings: by_stem };
    let of_portion = |portion: &Portion| packs.set_up(portion);
    let found = spread_by(1, content.library.crew(), &portions, of_portion);
    found.into_iter().flatten().collect()
}

/// The files that determine how rulings are set up.
pub(crate) fn deciding(content: &Content, game: &str) -> Vec<Source> {
    let decides = |path: &str| [".toml", ".luau", ".play"].iter().any(|end| path.ends_with(end));
    let packs = content.packs_of(game);
    packs.flat_map(|pack| content.library.texts(&pack.id, decides)).collect()
}

/// Whether some cards still have no numbers.
fn is_crowded(content: &Content) -> bool {
    let mut games = SHELF.iter().filter(|game| content.has_own(game.id()));
    games.any(|game| !engine::errand::overflow(&*content.game(*game).0).ids.is_empty())
}

/// What is tried: the user's cards of the kinds with too many, and the rulings that name some of
/// them.
#[derive(Default)]
struct Crowd {
    /// The path stems of all these cards.
    cards: BTreeSet<String>,
    /// For each tried item, the stems of the cards that it names, and its own.
    tried: BTreeMap<String, BTreeSet<String>>,
    /// The number of cards of one kind that a table can hold. A larger portion would have to be
    /// halved and opened again.
    seated: usize,
}

/// A part of the crowd.
#[derive(Default)]
struct Portion {
    /// The tried items.
    tried: BTreeSet<String>,
    /// The tried items, and the cards that they name.
    present: BTreeSet<String>,
}

impl Crowd {
    /// Adds rulings, and the wanted cards of a game by path stem, if some have no numbers.
    fn add(
        &mut self,
        content: &Content,
        game: &str,
        opened: &dyn Opened,
        rulings: &[Source],
        wanted: &dyn Fn(&str) -> bool,
    ) {
        let (cards, overflow) = (opened.cards(), engine::errand::overflow(opened));
        let of_kinds =
            |card: &&CardInfo| overflow.kinds.contains(card.kind) && content.is_own(&card.path);
        let crowd: BTreeMap<&str, &str> = cards
            .iter()
            .filter(of_kinds)
            .map(|card| (card.id.as_str(), stem(&card.path)))
            .collect();
        if crowd.is_empty() {
            return;
        }
        let seated = cards.iter().filter(of_kinds).filter(|card| !overflow.ids.contains(&card.id));
        let mut of_kind: BTreeMap<&str, usize> = BTreeMap::new();
        for card in seated {
            *of_kind.entry(card.kind).or_default() += 1;
        }
        self.seated = self.seated.max(of_kind.into_values().max().unwrap_or(0));
        for stem in crowd.values() {
            self.cards.insert((*stem).to_owned());
            if wanted(stem) {
                self.tried.insert((*stem).to_owned(), BTreeSet::from([(*stem).to_owned()]));
            }
        }
        let files = content.library.scripts(game).into_iter().chain(self.data(content, game));
        let files: Vec<Source> =
            files.filter(|source| self.is_tried(stem(source.path()))).collect();
        for (source, more) in files.iter().zip(in_each(content, &files, &crowd)) {
            self.tried.entry(stem(source.path()).to_owned()).or_default().extend(more);
        }
        for (ruling, named) in rulings.iter().zip(in_each(content, rulings, &crowd)) {
            let stem = stem(ruling.path());
            if !named.is_empty() || self.tried.contains_key(stem) {
                self.tried.entry(stem.to_owned()).or_default().extend(named);
            }
        }
    }

    /// The data files of the tried cards.
    fn data(&self, content: &Content, game: &str) -> Vec<Source> {
        let of_pack = |pack: &Pack| {
            let folder = pack.source.path().rsplit_once('/').map_or("", |(folder, _)| folder);
            let is_tried = |path: &str| {
                path.ends_with(".toml") && self.is_tried(&format!("{folder}/{}", stem(path)))
            };
            content.library.texts(&pack.id, is_tried)
        };
        content.packs_of(game).flat_map(of_pack).collect()
    }

    /// Whether something is tried with one of the portions.
    fn is_tried(&self, stem: &str) -> bool {
        self.tried.contains_key(stem)
    }

    /// The files present in every portion.
    fn keeping_none(&self) -> impl Fn(&str) -> bool + '_ {
        |path| !self.cards.contains(stem(path))
    }

    /// The files present in at least one portion.
    fn keeping_all(&self) -> impl Fn(&str) -> bool + '_ {
        let named: BTreeSet<&str> = self.tried.values().flatten().map(String::as_str).collect();
        move |path| {
            let stem = stem(path);
            named.contains(stem) || !self.cards.contains(stem)
        }
    }

    /// Portions of the size that a table can hold, last first.
    fn portions(&self) -> Vec<Portion> {
        let mut portions = vec![Portion::default()];
        for (card, named) in self.tried.iter().rev() {
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

/// Packs of which a table holds one portion at a time.
struct InPortions<'p> {
    crowd: &'p Crowd,
    /// The packs with the cards of all portions.
    all: &'p Content,
    /// The packs without these cards.
    common: &'p Content,
    game: &'static dyn Shelved,
    /// The rulings by path stem.
    rulings: BTreeMap<&'p str, Vec<&'p Source>>,
}

impl InPortions<'_> {
    /// Sets up the rulings of a portion. If a table cannot hold it, half a portion at a time.
    fn set_up(&self, portion: &Portion) -> Vec<Diagnostic> {
        let part = self.common.adding(self.all, &portion.present);
        let files = deciding(&part, self.game.id());
        let mut digest = DefaultHasher::new();
        portion.tried.hash(&mut digest);
        let name = format!("{:x}", digest.finish());
        let inputs = Inputs { files: &files, facts: (self.game.id(), portion.tried.clone()) };
        // Cached, so that after an edit only one portion is set up again.
        let made = made_of(self.all.library.crew(), ("portion", &name), inputs, |_| {
            let (opened, _) = self.game.open(&part.library);
            if portion.tried.len() > 1 && !engine::errand::overflow(&*opened).ids.is_empty() {
                let (one, other) = portion.halves(self.crowd);
                return [one, other].iter().flat_map(|half| self.set_up(half)).collect();
            }
            let tried = portion.tried.iter().filter_map(|stem| self.rulings.get(stem.as_str()));
            tried.flatten().flat_map(|ruling| engine::errand::set_up(&*opened, ruling)).collect()
        });
        Arc::unwrap_or_clone(made)
    }
}

impl Portion {
    fn add(&mut self, card: &str, named: &BTreeSet<String>) {
        self.tried.insert(card.to_owned());
        self.present.extend(named.iter().cloned());
    }

    /// The portion in two halves.
    fn halves(&self, crowd: &Crowd) -> (Self, Self) {
        let (mut one, mut other) = (Self::default(), Self::default());
        for (nth, card) in self.tried.iter().enumerate() {
            let half = if nth < self.tried.len() / 2 { &mut one } else { &mut other };
            match crowd.tried.get(card) {
                Some(named) => half.add(card, named),
                None => {
                    half.tried.insert(card.clone());
                }
            }
        }
        (one, other)
    }
}

/// The cards named by each of some files, by path stem.
fn in_each(
    content: &Content,
    files: &[Source],
    crowd: &BTreeMap<&str, &str>,
) -> Vec<BTreeSet<String>> {
    spread(content.library.crew(), files, |source| {
        let words = source.text().split(|letter: char| !joins(letter));
        words.filter_map(|word| crowd.get(word).map(|stem| (*stem).to_owned())).collect()
    })
}

/// Whether a letter can be part of an id.
fn joins(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}
