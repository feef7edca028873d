//! Handlers: for each hook of a card, its function, params and guards.

use content::{Card, CardKind, HookUse};
use script::{Binder, FunctionId, Label, ParamsId, Stage, WantedFunction};

/// How a card acts in one hook. `W` are its guards, which a game checks before it calls a script.
#[derive(Clone, Copy, Debug)]
pub struct Handler<W> {
    /// The function, valid in every host with the same scripts.
    pub function: FunctionId,
    /// The card's params.
    pub params: ParamsId,
    /// The guards.
    pub when: W,
    /// Whether any guard is set. Most hooks have none, and this flag avoids checking them.
    pub is_guarded: bool,
}

/// Binds each hook of a card to its function. A missing function is a finding of the binder, and
/// its hook is left out.
pub fn bind<K: CardKind, S: Stage>(
    binder: &mut Binder<'_, S>,
    card: &Card<K>,
) -> Vec<(K::Hook, Handler<K::When>)>
where
    K::When: PartialEq,
{
    let wanted = card.hooks.iter().map(|HookUse { function, shared, place, .. }| WantedFunction {
        function,
        shared: *shared,
        place,
    });
    let wanted: Vec<_> = wanted.collect();
    let found = binder.bind(&card.pack, card.script.as_ref(), &card.params, &wanted);
    let handlers = card.hooks.iter().zip(found).filter_map(|(hook, found)| {
        let (function, params) = found?;
        let (when, is_guarded) = (hook.when.clone(), hook.when != K::When::default());
        Some((hook.hook.clone(), Handler { function, params, when, is_guarded }))
    });
    handlers.collect()
}

/// The names that the scripts of a card give their questions.
pub fn labels<K: CardKind>(card: &Card<K>) -> Vec<Label> {
    let label = |ask: &String| Label::of(ask).expect("its schema asks for what a label is made of");
    card.asks.iter().map(label).collect()
}
