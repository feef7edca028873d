//! Verbs and hooks as constant data: name, documentation, parameters and result.

use crate::arg::Args;
use crate::types::{Parameter, Type};
use crate::values::PassedValue;
use crate::wrong::Decoded;

/// What a verb may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum VerbKind {
    /// Reads the stage. Query hooks can call only this kind.
    Query,
    /// Changes the stage.
    Act,
    /// Changes the stage and may ask. The run may end here and be repeated.
    Ask,
}

/// The effect of a verb on goods, which the text of a card must mention. Linters compare texts with
/// scripts by it; it has no effect on runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tells {
    /// `gain`: the owner gets something.
    Gain,
    /// `pay`: the owner gives something up.
    Pay,
    /// `cost`: its effect may cost the owner something.
    Cost,
    /// `offer`: it grants an offer that the owner can decline later.
    Offer,
    /// `count`: it counts how often the card has acted.
    Count,
    /// `between`: its result is a number between its first two arguments.
    Between,
    /// `other`: it is about the goods of other seats. With `other = "rivals"` this holds only if it
    /// is called with this word.
    Other(Option<&'static str>),
}

/// A number that a card keeps between its hooks, as declared in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// The key that declares the number in the card's file.
    pub key: &'static str,
    /// The key inside that declaration which, if `true`, resets the number each round.
    pub each_round: Option<&'static str>,
}

/// A verb as constant data.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The name of the variant: `GainPoints`.
    pub variant: &'static str,
    /// Its description.
    pub doc: &'static str,
    /// What it may do.
    pub kind: VerbKind,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// For each parameter the minimum and maximum, if it is a number with limits.
    pub numbers: &'static [Option<[i64; 2]>],
    /// Its result type.
    pub result: Type,
    /// Its effects on goods.
    pub tells: &'static [Tells],
    /// The number of the card that it reads or, if it acts, sets.
    pub keeps: Option<Keeps>,
    /// The hook whose event it always causes for the owner, unless its amount is 0.
    pub causes: Option<&'static str>,
}

/// A verb with the decoder of its arguments.
pub struct VerbEntry<V: 'static> {
    /// The verb.
    pub verb: Verb,
    /// Decodes the arguments. The error says what was expected.
    pub decode: fn(&mut Args<'_>) -> Decoded<V>,
}

/// The verbs of a game. Implemented by [`crate::verbs!`].
pub trait Verbs: Copy + PartialEq + 'static {
    /// All verbs in order of declaration.
    const VERBS: &'static [VerbEntry<Self>];

    /// Replaces the handles in the verb. `map` receives the name and number of each.
    #[must_use]
    fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self;

    /// The name of the variant: `GainPoints`.
    fn variant(self) -> &'static str;

    /// The arguments of the verb as data, by parameter name.
    fn told(self) -> Vec<(&'static str, PassedValue)>;
}

/// A hook of a game, for [`crate::definitions`] and [`crate::manual`].
#[derive(Clone, Copy, Debug)]
pub struct Hook<'a> {
    /// Its name, as in a script's returned table: `on_bought`.
    pub name: &'a str,
    /// When it is called.
    pub doc: &'a str,
    /// Its parameters after the card and its params, at most
    /// [`MOST_ARGUMENTS`](crate::MOST_ARGUMENTS).
    pub takes: &'a [Parameter],
    /// The result type of a query hook; `None` for an event hook.
    pub returns: Option<Type>,
    /// The guards that it can have, by their keys in `when`.
    pub guards: &'a [&'a str],
    /// The minimum and maximum of the number that its guards `min` and `max` check, if known.
    pub number: Option<[u8; 2]>,
    /// Whether it belongs to an event. The rules then call it without asking the owner.
    pub event: bool,
    /// The moment in the life of its card, if known.
    pub moment: Option<Moment>,
    /// The only kind of card called in this hook. `None`: any card that a player can have.
    pub only: Option<&'a str>,
}

/// When a hook is called in the life of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When the thing it is about arrives at a seat: before all other hooks of that card.
    Arrival,
    /// When the thing it is about is gone: after all other hooks of that card.
    Leaving,
    /// After the last round.
    End,
}

impl Hook<'_> {
    /// The name of the type of its functions: `OnBought`.
    pub fn type_name(&self) -> String {
        camel(self.name)
    }

    /// When it is called, and with which arguments, in the words of the JSON schema.
    pub fn described(&self) -> String {
        let mut text = one_line(self.doc);
        for (at, Parameter { name, doc, kind }) in self.takes.iter().enumerate() {
            text.push_str(if at == 0 { "\n\nCalled with\n" } else { "\n" });
            text.push_str(&format!("- `{name}: {}`: {}", kind.spelled(), one_line(doc)));
        }
        text
    }
}

impl Verb {
    /// Its name in scripts: `gain_points`.
    pub fn name(&self) -> String {
        snake(self.variant)
    }

    /// Whether scripts get a list. The host then requests the first thing, the second, and so on
    /// until there are no more.
    pub fn lists(&self) -> bool {
        matches!(self.parameters.first(), Some(Parameter { kind: Type::Nth, .. }))
    }

    /// The parameters that scripts pass.
    pub fn passed(&self) -> &'static [Parameter] {
        if self.lists() { &self.parameters[1..] } else { self.parameters }
    }

    /// The limits of [`Self::passed`], one for each parameter.
    pub fn passed_numbers(&self) -> &'static [Option<[i64; 2]>] {
        if self.lists() { &self.numbers[1..] } else { self.numbers }
    }

    /// The result type that scripts get, in Luau notation.
    pub(crate) fn gives(&self) -> String {
        match self.result {
            Type::Optional(thing) if self.lists() => format!("{{ {} }}", thing.spelled()),
            result => result.spelled(),
        }
    }
}

/// Converts `GainPoints` to `gain_points`.
pub(crate) fn snake(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && at > 0 {
            out.push('_');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

/// Converts `on_bought` to `OnBought`.
fn camel(name: &str) -> String {
    name.split(['_', '-'])
        .map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}

pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The named types in verbs, filters and hooks, each once, in order of appearance.
pub(crate) fn named_types<V: Verbs>(hooks: &[Hook<'_>]) -> Vec<Type> {
    fn add(kind: Type, seen: &mut Vec<Type>) {
        if let Type::Optional(inner) = kind {
            return add(*inner, seen);
        }
        let Some(name) = kind.name() else { return };
        if seen.iter().any(|other| other.name() == Some(name)) {
            return;
        }
        if let Type::Filter(filter) = kind {
            for field in filter.fields {
                add(field.kind, seen);
            }
        }
        seen.push(kind);
    }

    let mut seen = Vec::new();
    for entry in V::VERBS {
        for parameter in entry.verb.parameters {
            add(parameter.kind, &mut seen);
        }
        add(entry.verb.result, &mut seen);
    }
    for parameter in hooks.iter().flat_map(|hook| hook.takes) {
        add(parameter.kind, &mut seen);
    }
    seen
}
