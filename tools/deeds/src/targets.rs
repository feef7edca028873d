//! Targets of verbs: the origin of a thing, and the conditions on it.

use script::{PassedValue, RunTold, Type, Varied, VerbCall, VerbKind};

use crate::limits::{Limit, of_field};
use crate::signature::{ASK, OPTIONAL, Tables};

/// An argument of an acting verb.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
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
            let Some(target) = self.target(run, with.iter(), at, value) else { continue };
            match targets.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => known.merge(target),
                None => targets.push((name, target)),
            }
        }
    }

    /// The origin of an argument; `None` if it is neither a thing nor a word chosen by the owner.
    fn target<'v>(
        &self,
        run: &RunTold,
        with: impl Iterator<Item = (&'v String, &'v Option<RunTold>)> + Clone,
        at: usize,
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
        let Some(from) = run.said[..at].iter().rposition(gave) else {
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
        Some(Target { picked, heard: false, limits })
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
