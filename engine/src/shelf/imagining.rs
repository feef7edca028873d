//! Imagined runs of cards' functions, for all games.

use std::collections::BTreeMap;

use content::{CardInfo, Library};
use diag::{Alone, Source};
use script::{
    Binder, FunctionId, Hook, Imagination, Imagined, Imagining, Scripts, Verbs, WantedFunction,
};

use super::RunListener;

/// The scripts of a game's packs.
pub(super) struct Sources {
    requires: BTreeMap<String, Vec<String>>,
    /// The shared ones, each with its pack.
    shared: Vec<(String, Source)>,
    /// All, by path.
    all: BTreeMap<String, Source>,
}

impl Sources {
    pub(super) fn of(library: &Library, game: &str) -> Self {
        // The loader reports scripts that cannot be read.
        let (shared, _) = library.effects(game);
        let all = library.scripts(game).into_iter();
        Self {
            requires: library.requires(),
            shared,
            all: all.map(|source| (source.path().to_owned(), source)).collect(),
        }
    }

    /// The functions of each card, hook by hook.
    fn bound<V: Verbs>(&self, cards: &[&CardInfo]) -> (Scripts, Vec<Vec<Option<FunctionId>>>) {
        let mut binder = Binder::<Imagined<V>>::new(self.requires.clone(), &self.shared, &Alone);
        let found = cards.iter().map(|card| {
            let file = Source::new(card.path.as_str(), "").top();
            let wanted = card.functions.iter().map(|function| WantedFunction {
                function: &function.name,
                shared: function.shared,
                place: &file,
            });
            let wanted: Vec<_> = wanted.collect();
            let own = card.path.strip_suffix(".toml").map(|path| format!("{path}.luau"));
            let own = own.and_then(|path| self.all.get(&path));
            let found = binder.bind(&card.pack, own, &card.params, &wanted).into_iter();
            found.map(|found| Some(found?.0)).collect()
        });
        let found = found.collect();
        (binder.finish().0, found)
    }
}

/// Runs the functions of cards, each once per hook and set of params.
pub(super) fn imagine<V: Verbs>(
    sources: &Sources,
    hooks: &[Hook<'_>],
    cards: &[&CardInfo],
    hear: RunListener<'_>,
) {
    let (scripts, functions) = sources.bound::<V>(cards);
    let hooks: BTreeMap<&str, &Hook<'_>> = hooks.iter().map(|hook| (hook.name, hook)).collect();
    let mut imagination = Imagination::<V>::new(&scripts);
    let mut known: BTreeMap<(FunctionId, &BTreeMap<String, i64>, &str), Imagining> =
        BTreeMap::new();
    for (card, functions) in cards.iter().zip(functions) {
        for (at, (name, function)) in card.hooks.iter().zip(functions).enumerate() {
            let (Some(hook), Some(function)) = (hooks.get(name.as_str()), function) else {
                continue;
            };
            let runs = known
                .entry((function, &card.params, hook.name))
                .or_insert_with(|| imagination.runs(function, &card.params, hook));
            hear(card, at, runs);
        }
    }
}
