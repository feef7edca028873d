//! What a verb is and what a hook is: name, documentation, parameters and result, as constant data.

use crate::arg::Args;
use crate::types::{Parameter, Type};
use crate::values::PassedValue;
use crate::wrong::Decoded;

/// What a verb may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum VerbKind {
    /// Looks at the stage. The only kind a query hook may call.
    Query,
    /// Changes the stage.
    Act,
    /// Changes the stage and may ask somebody: the run may end here and begin anew.
    Ask,
}

/// What a verb does to goods, as the text of a card that calls it has to say. Tools that compare
/// texts with scripts look at it; a run does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tells {
    /// `gain`: the owner gets something.
    Gain,
    /// `pay`: the owner gives something up.
    Pay,
    /// `cost`: what it does may cost the owner something.
    Cost,
    /// `offer`: what it grants is an offer that the owner can decline later.
    Offer,
    /// `count`: it counts how often the card has acted.
    Count,
    /// `between`: it answers a number from the first of its arguments to the second.
    Between,
    /// `other`: it is about the goods of other seats, `other = "rivals"` only when it is called with
    /// this word.
    Other(Option<&'static str>),
}

/// A number that a card keeps between its hooks, as its file says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// The key of the file without which the card keeps none.
    pub key: &'static str,
    /// The key within that one that says, as `true`, that the number begins anew in each round.
    pub each_round: Option<&'static str>,
}

/// A verb as constant data.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The name of the variant: `GainPoints`.
    pub variant: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// What it may do.
    pub kind: VerbKind,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// For each parameter the least and the greatest number that it can be, where it is a number
    /// with limits.
    pub numbers: &'static [Option<[i64; 2]>],
    /// What it answers.
    pub result: Type,
    /// What it does to goods.
    pub tells: &'static [Tells],
    /// The number of the card that it reads or, if it acts, sets.
    pub keeps: Option<Keeps>,
    /// The hook whose event it always causes for the owner, unless its amount is 0.
    pub causes: Option<&'static str>,
}

/// A verb and how its arguments become a value of the enumeration.
pub struct VerbEntry<V: 'static> {
    /// The verb.
    pub verb: Verb,
    /// Decodes the arguments; the error says what was expected.
    pub decode: fn(&mut Args<'_>) -> Decoded<V>,
}

/// The verbs of a game. Implemented by [`crate::verbs!`].
pub trait Verbs: Copy + PartialEq + 'static {
    /// All verbs, in the order of declaration.
    const VERBS: &'static [VerbEntry<Self>];

    /// The same verb with other handles: `map` is given the name of each and its number.
    #[must_use]
    fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self;

    /// The name of the variant: `GainPoints`.
    fn variant(self) -> &'static str;

    /// What the verb was called with, as data: each parameter by name.
    fn told(self) -> Vec<(&'static str, PassedValue)>;
}

/// A hook of a game, for [`crate::definitions`] and [`crate::manual`].
#[derive(Clone, Copy, Debug)]
pub struct Hook<'a> {
    /// Its name, as in a script's returned table: `on_bought`.
    pub name: &'a str,
    /// When it is called.
    pub doc: &'a str,
    /// What it is called with beside the card and its params; at most
    /// [`MOST_ARGUMENTS`](crate::MOST_ARGUMENTS).
    pub takes: &'a [Parameter],
    /// What a query hook returns; `None` for an event hook.
    pub returns: Option<Type>,
    /// The guards that it can have, by their keys in `when`, as the game checks them.
    pub guards: &'a [&'a str],
    /// The least and the greatest number that its guards `min` and `max` can look at, where that is
    /// known.
    pub number: Option<[u8; 2]>,
    /// Whether it tells of an event: the rules call it, whatever the owner wants.
    pub event: bool,
    /// When in the life of its card it comes, where that is known.
    pub moment: Option<Moment>,
    /// The only kind of card that the rules call in it; `None`: any card that a player can have.
    pub only: Option<&'a str>,
}

/// When a hook comes in the life of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When the thing that it is about comes to somebody: before all other hooks of that card.
    Arrival,
    /// When the thing that it is about is gone: after all other hooks of that card.
    Leaving,
    /// When the last round is over.
    End,
}

impl Hook<'_> {
    /// The name of the type of its functions: `OnBought`.
    pub fn type_name(&self) -> String {
        camel(self.name)
    }

    /// When it is called, and with what, as a schema says it.
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
    /// The name scripts use: `gain_points`.
    pub fn name(&self) -> String {
        snake(self.variant)
    }

    /// Whether scripts get a list: the verb is asked for the first thing, the second, and so on
    /// until there is none.
    pub fn lists(&self) -> bool {
        matches!(self.parameters.first(), Some(Parameter { kind: Type::Nth, .. }))
    }

    /// What scripts pass.
    pub fn passed(&self) -> &'static [Parameter] {
        if self.lists() { &self.parameters[1..] } else { self.parameters }
    }

    /// The limits of what scripts pass, one for each of [`Self::passed`].
    pub fn passed_numbers(&self) -> &'static [Option<[i64; 2]>] {
        if self.lists() { &self.numbers[1..] } else { self.numbers }
    }

    /// What scripts get, as they write it.
    pub(crate) fn gives(&self) -> String {
        match self.result {
            Type::Optional(thing) if self.lists() => format!("{{ {} }}", thing.spelled()),
            result => result.spelled(),
        }
    }
}

/// `GainPoints` as `gain_points`.
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

/// `on_bought` as `OnBought`.
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

/// The named types that occur in verbs, filters and hooks, each once, in order of appearance.
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
