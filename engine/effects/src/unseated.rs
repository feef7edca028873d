//! Scripts of cards that do not fit in any table. They are bound once to find their errors, and
//! then dropped.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{Card, CardKind, HookUse, Library};
use diag::{Diagnostic, Place, Source, spread_by};
use script::{Binder, Stage, WantedFunction};

/// Number of cards bound in one host. Each host costs time, and each card in it costs memory.
const IN_A_HOST: usize = 200;

/// The scripts of a card, ready to be bound.
pub struct Unseated {
    pack: String,
    script: Option<Source>,
    params: Arc<BTreeMap<String, i64>>,
    hooks: Vec<(String, bool, Place)>,
}

impl Unseated {
    /// The scripts of a card, if it has any.
    pub fn of<K: CardKind>(card: &Card<K>) -> Option<Self> {
        let called = |one: &HookUse<K>| (one.function.clone(), one.shared, one.place.clone());
        let hooks: Vec<_> = card.hooks.iter().map(called).collect();
        let (pack, script) = (card.pack.clone(), card.script.clone());
        (!hooks.is_empty()).then(|| Self { pack, script, params: card.params.clone(), hooks })
    }
}

/// Binds the scripts of some cards, with the shared scripts of their packs, and returns the
/// findings. Findings about shared scripts may occur again elsewhere.
pub fn bind_unseated<S: Stage>(
    library: &Library,
    shared: &[(String, Source)],
    cards: &[Unseated],
) -> Vec<Diagnostic> {
    let hosts: Vec<&[Unseated]> = cards.chunks(IN_A_HOST).collect();
    let found = spread_by(1, library.crew(), &hosts, |cards| {
        let mut binder = Binder::<S>::new(library.requires(), shared, library.crew());
        for Unseated { pack, script, params, hooks } in *cards {
            let wanted = hooks.iter().map(|(function, shared, place)| WantedFunction {
                function,
                shared: *shared,
                place,
            });
            let wanted: Vec<_> = wanted.collect();
            binder.bind(pack, script.as_ref(), params, &wanted);
        }
        binder.finish().1
    });
    found.into_iter().flatten().collect()
}
