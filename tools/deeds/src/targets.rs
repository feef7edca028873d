//! Targets of verbs: the origin of a thing, and the conditions on it.

use script::{PassedValue, RunTold, Type, Varied, VerbCall, VerbKind};

use crate::limits::{Limit, of_field};
use crate::signature::{ASK, OPTIONAL, Tables};

/// An argument of an acting verb.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The name of the question to the owner, if it has one: the targets of different questions
    /// stay apart.
    pub asked: Option<String>,
    /// Whether the owner picks it.
    pub picked: bool,
    /// Whether it is an argument of the hook.
    pub heard: bool,
    /// The conditions on it.
    pub limits: Vec<Limit>,
}

impl Target {
    /// Adds the target of another run.
    fn merge(&mut self, other: Self) {
        self.picked |= other.picked;
        self.heard |= other.heard;
        for Limit { name, says } in other.limits {
            match self.limits.iter_mut().find(|known| known.name == name) {
                Some(known) => known.merge(says),
                None => self.limits.push(Limit { name, says }),
            }
        }
    }
}

impl Tables {
    /// Adds the targets of a verb in a run, by parameter.
    pub(crate) fn add_targets(
        &self,
        targets: &mut Vec<(&'static str, Target)>,
        Varied { run, with }: &Varied,
        at: usize,
    ) {
        for (name, value) in &run.said[at].args {
            // Of equal things, the last argument shows the last one that was picked.
            let later = run.said[at].args.iter().rev().take_while(|(other, _)| other != name);
            let later = later.filter(|(_, other)| other == value).count();
            let Some(target) = self.target(run, with.iter(), (at, later), value) else { continue };
            let same = |known: &str, other: &Target| known == *name && other.asked == target.asked;
            match targets.iter_mut().find(|(known, other)| same(known, other)) {
                Some((_, known)) => known.merge(target),
                None => targets.push((name, target)),
            }
        }
    }

    /// The origin of an argument; `None` if it is neither a thing nor a word chosen by the owner.
    /// `later` equal arguments follow it in the call at `at`.
    fn target<'v>(
        &self,
        run: &RunTold,
        with: impl Iterator<Item = (&'v String, &'v Option<RunTold>)> + Clone,
        (at, later): (usize, usize),
        value: &PassedValue,
    ) -> Option<Target> {
        let thing = match value {
            PassedValue::Thing(..) => true,
            PassedValue::Word(_) => false,
            PassedValue::Nothing
            | PassedValue::Number(_)
            | PassedValue::YesNo(_)
            | PassedValue::Label(_)
            | PassedValue::Fields(_) => {
                return None;
            }
        };
        let gave =
            |said: &VerbCall| said.gave.as_ref() == Some(value) && (thing || self.asks_owner(said));
        let mut origins = (0..at).rev().filter(|from| gave(&run.said[*from])).peekable();
        let last = origins.peek().copied();
        let Some(from) = origins.nth(later).or(last) else {
            return run.args.contains(value).then(|| Target { heard: true, ..Target::default() });
        };
        let said = &run.said[from];
        let picked = said.kind == VerbKind::Ask && self.asks_owner(said);
        let limits = self.limits(said, |filter, field| {
            let number = |run: &Option<RunTold>| {
                let other = run.as_ref()?.said.get(from).filter(|one| one.verb == said.verb)?;
                let (_, fields) = other.args.iter().find(|(name, _)| *name == filter)?;
                let PassedValue::Fields(fields) = fields else { return None };
                let (_, told) = fields.iter().find(|(name, _)| *name == field)?;
                let PassedValue::Number(number) = told else { return None };
                Some(*number)
            };
            with.clone().map(|(param, run)| (param.as_str(), number(run))).collect()
        });
        Some(Target { asked: asked(said), picked, heard: false, limits })
    }

    /// The conditions in the filters of a verb. `with` is a number of a field when a param has
    /// another value.
    fn limits<'w>(
        &self,
        said: &VerbCall,
        with: impl Fn(&'static str, &'static str) -> Vec<(&'w str, Option<i64>)>,
    ) -> Vec<Limit> {
        let Some(verb) = self.verb(said) else { return Vec::new() };
        let mut limits = Vec::new();
        for parameter in verb.parameters {
            let Type::Filter(filter) = parameter.kind else { continue };
            let given = said.args.iter().find(|(name, _)| *name == parameter.name);
            let Some((_, PassedValue::Fields(given))) = given else { continue };
            for (name, value) in given.iter().filter(|(name, _)| ![ASK, OPTIONAL].contains(name)) {
                let field = filter.fields.iter().find(|field| field.name == *name);
                let says = field.and_then(|field| {
                    of_field(field.kind, value, &with(parameter.name, field.name))
                });
                limits.extend(says.map(|says| Limit { name: (*name).to_owned(), says }));
            }
        }
        limits
    }
}

/// The name of the question in a call, if it has one.
fn asked(said: &VerbCall) -> Option<String> {
    let fields = said.args.iter().flat_map(|(name, value)| match value {
        PassedValue::Fields(fields) => fields.iter().map(|(name, value)| (*name, value)).collect(),
        other => vec![(*name, other)],
    });
    let mut names = fields.filter(|(name, _)| *name == ASK);
    names.find_map(|(_, value)| match value {
        PassedValue::Label(label) => Some(label.word().to_owned()),
        PassedValue::Word(word) => Some((*word).to_owned()),
        PassedValue::Nothing
        | PassedValue::Number(_)
        | PassedValue::YesNo(_)
        | PassedValue::Thing(..)
        | PassedValue::Fields(_) => None,
    })
}
