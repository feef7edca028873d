//! Analysis of scripts, based on their syntax trees.
//!
//! - `lower.rs` builds the tree of `tree.rs`, in which each name knows its declaration; `walk.rs`
//!   visits it;
//! - `infer.rs` infers the kinds of its locals (`value.rs`), from the API of the game (`api.rs`),
//!   and `sight.rs` those of expressions;
//! - `paths.rs` finds where paths through it end, `reach.rs` follows what a hook calls.

mod api;
mod infer;
mod lower;
mod numbers;
mod operator;
mod paths;
mod reach;
mod sight;
mod tree;
mod value;
mod walk;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use content::CardInfo;
use diag::{Crew, Diagnostic, Inputs, Place, Source, Span, made_of, spread};
use script::Program;

pub use api::Api;
pub use infer::{Values, returned, written};
pub use numbers::{Leaf, Numbers};
pub use reach::Reach;
pub use sight::{Sight, annotated, said};
pub use tree::{
    Block, Child, Expression, Field, Function, Local, LocalId, Of, Operator, Sort, Statement, Tree,
    Unary, What,
};
pub use value::{Value, Whole, article};

/// Hooks by the number of the function that they call.
type Hooks = BTreeMap<usize, Vec<usize>>;

/// A script that Luau could read, with its analysis.
pub struct Script {
    /// The file.
    pub source: Source,
    /// Its syntax tree.
    pub tree: Arc<Tree>,
    /// The inferred kinds of its values.
    pub values: Values,
    /// The names in the table that the script returns, each with what it reaches.
    pub exports: Vec<(String, Reach)>,
    /// The hooks that call a function, by the number of the function.
    pub hooks: Hooks,
    /// The findings of rules about it, computed on demand.
    pub remarks: OnceLock<Vec<Diagnostic>>,
}

/// The scripts of packs.
pub struct Scripts {
    /// The scripts that were read.
    pub all: Vec<Arc<Script>>,
    /// The scripts that cannot be analyzed.
    pub unread: Vec<Source>,
}

impl Script {
    /// A place in the script.
    pub fn place(&self, span: Span) -> Place {
        Place { source: self.source.clone(), span }
    }

    /// The text at a place.
    pub fn said(&self, span: Span) -> &str {
        sight::said(self.source.text(), span)
    }

    /// The script with its inferred values.
    pub fn sight<'s>(&'s self, api: &'s Api) -> Sight<'s> {
        Sight { api, source: &self.source, tree: &self.tree, values: &self.values }
    }

    /// What a function returned by the script reaches.
    pub fn reach(&self, name: &str) -> Option<&Reach> {
        self.exports.iter().find(|(known, _)| known == name).map(|(_, reach)| reach)
    }

    /// Whether its functions are shared by the cards of a pack.
    pub fn is_shared(&self) -> bool {
        is_shared(self.source.path())
    }
}

/// The tree of a script, if the linter can parse it. Luau reads the script first, unless `read`
/// says that it has: Luau limits the nesting, and so protects the linter.
pub fn tree(source: &Source, read: bool) -> Option<Tree> {
    let read = read || Program::compile(source).is_ok();
    read.then(|| lower::tree(source.text())).flatten()
}

/// Whether a script with this path contains shared functions.
pub fn is_shared(path: &str) -> bool {
    path.rsplit('/').nth(1) == Some("effects")
}

/// Which hooks call the functions of scripts.
#[derive(Default)]
pub struct Bound<'c> {
    /// Functions of a card's own script, by its path without extension.
    own: BTreeMap<&'c str, Vec<(&'c str, usize)>>,
    /// Shared functions by name.
    shared: BTreeMap<&'c str, BTreeSet<usize>>,
}

impl<'c> Bound<'c> {
    /// The bindings of some cards.
    pub fn of(cards: &'c [CardInfo], api: &Api) -> Self {
        let hooks: BTreeMap<&str, usize> =
            api.hooks.iter().enumerate().map(|(at, hook)| (hook.name, at)).collect();
        let mut bound = Self::default();
        for card in cards {
            for (hook, function) in card.hooks.iter().zip(&card.functions) {
                let Some(hook) = hooks.get(hook.as_str()).copied() else { continue };
                if function.shared {
                    bound.shared.entry(&function.name).or_default().insert(hook);
                } else if let Some(path) = card.path.strip_suffix(".toml") {
                    bound.own.entry(path).or_default().push((&function.name, hook));
                }
            }
        }
        bound
    }

    /// Whether a card, or any card of a pack, may call a script.
    fn calls(&self, path: &str) -> bool {
        let own = path.strip_suffix(".luau").is_some_and(|path| self.own.contains_key(path));
        own || is_shared(path)
    }

    /// The hooks that call a function of a script.
    fn hooks(&self, path: &str, name: &str) -> Vec<usize> {
        if is_shared(path) {
            return self.shared.get(name).into_iter().flatten().copied().collect();
        }
        let own = path.strip_suffix(".luau").and_then(|path| self.own.get(path));
        let own = own.into_iter().flatten().filter(|(function, _)| *function == name);
        own.map(|(_, hook)| *hook).collect()
    }
}

/// Reads these scripts, except broken ones.
///
/// The crew needs large stacks, because the parser recurses as deeply as a script is nested, which
/// Luau limits. Luau has already read scripts that a card calls; others are read by it here.
pub fn read(
    sources: Vec<Source>,
    broken: &BTreeSet<String>,
    api: &Api,
    bound: &Bound<'_>,
    crew: &dyn Crew,
) -> Scripts {
    let sound = sources.into_iter().filter(|source| !broken.contains(source.path()));
    let sound: Vec<Source> = sound.collect();
    let read = spread(crew, &sound, |source| {
        let (files, path) = (std::slice::from_ref(source), source.path());
        let inputs = Inputs { files, facts: bound.calls(path) };
        let tree = made_of(crew, ("tree", path), inputs, |Inputs { facts: is_called, .. }| {
            tree(source, *is_called).map(Arc::new)
        });
        Option::clone(&tree).map(|tree| {
            let inputs = Inputs { files, facts: (api.game, hooks(source, &tree, bound)) };
            made_of(crew, ("script", path), inputs, |Inputs { facts: (_, hooks), .. }| {
                script(source, tree, api, hooks.clone())
            })
        })
    });
    let missing = sound.iter().zip(&read).filter(|(_, script)| script.is_none());
    let unread = missing.map(|(source, _)| source.clone()).collect();
    Scripts { all: read.into_iter().flatten().collect(), unread }
}

/// The hooks that call a function of a script, by the number of the function.
fn hooks(source: &Source, tree: &Tree, bound: &Bound<'_>) -> Hooks {
    let mut hooks = Hooks::new();
    for (name, value) in tree.exports() {
        if let Some(function) = tree.function(value) {
            let called = bound.hooks(source.path(), sight::said(source.text(), name));
            hooks.entry(function.number).or_default().extend(called);
        }
    }
    hooks.retain(|_, hooks| {
        hooks.sort_unstable();
        hooks.dedup();
        !hooks.is_empty()
    });
    hooks
}

fn script(source: &Source, tree: Arc<Tree>, api: &Api, hooks: Hooks) -> Script {
    let text = source.text();
    let values = infer::values(api, text, &tree, &hooks);
    let sight = Sight { api, source, tree: &tree, values: &values };
    let exports = tree.exports().into_iter();
    let exports = exports
        .map(|(name, value)| (sight::said(text, name).to_owned(), reach::reach(sight, value)))
        .collect();
    let remarks = OnceLock::new();
    Script { source: source.clone(), tree, values, exports, hooks, remarks }
}

#[cfg(test)]
mod tests;
