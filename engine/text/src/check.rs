//! Checks the entries of a space together: references, cycles and size.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place};

use crate::facts::{ById, Cost, Entry, Ref, SharedTerms, TextValue};
use crate::variables::Variables;
use crate::{TERMS, codes};

/// Maximum number of placeables in one text. Fluent has the same limit, but handles it badly.
const PLACEABLES: usize = 100;

/// More placeables than any text may have; marks a cycle.
const ENDLESS: usize = usize::MAX / 4;

/// Checks the entries of a space together with the shared terms. Drops entries that cannot be shown
/// and completes the variables of the others.
pub(crate) fn check(
    space: &str,
    entries: &mut Vec<Entry>,
    shared: &SharedTerms<'_>,
) -> Vec<Diagnostic> {
    let mut graph = Graph::new(space, entries, shared);
    let mut verdicts = Vec::with_capacity(entries.len());
    for entry in entries.iter() {
        verdicts.push(graph.judge(entry));
    }
    let findings = graph.findings;
    let mut verdicts = verdicts.into_iter();
    entries.retain_mut(|entry| {
        let Some(Some(variables)) = verdicts.next() else {
            return false;
        };
        let mut variables = variables.into_iter();
        let attributes = entry.attributes.iter_mut().map(|attribute| &mut attribute.part);
        for part in entry.value.iter_mut().chain(attributes) {
            if let Some(Some(all)) = variables.next() {
                part.variables = all;
            }
            if space != TERMS {
                // Only terms are used by texts of other spaces, which are checked later.
                part.cost = None;
            }
        }
        true
    });
    findings
}

/// The entry and attribute of a part: whether it is a term, its id, its attribute.
type PartKey<'a> = (bool, &'a str, Option<&'a str>);

/// The facts about a part after it was visited.
#[derive(Clone)]
struct KnownPart {
    placeables: usize,
    variables: Variables,
}

struct Graph<'a> {
    space: &'a str,
    entries: ById<'a>,
    shared: &'a SharedTerms<'a>,
    /// Visited parts; `None` while a part is being visited.
    walked: BTreeMap<PartKey<'a>, Option<KnownPart>>,
    findings: Vec<Diagnostic>,
    circle: bool,
}

impl<'a> Graph<'a> {
    fn new(space: &'a str, own: &'a [Entry], shared: &'a SharedTerms<'a>) -> Self {
        let (entries, walked) = (ById::new(own), BTreeMap::new());
        Self { space, entries, shared, walked, findings: Vec::new(), circle: false }
    }

    fn find(&self, reference: &Ref) -> Option<&'a Entry> {
        let id = &*reference.id;
        let shared = || self.shared.get(id).copied().filter(|_| reference.term);
        self.entries.find(reference.term, id).or_else(shared)
    }

    /// The variables of each part that has references, or `None` if the entry cannot be shown.
    fn judge(&mut self, entry: &'a Entry) -> Option<Vec<Option<Variables>>> {
        self.circle = false;
        let mut variables = Vec::new();
        let mut placeables = 0;
        for (attribute, part) in entry.parts() {
            if part.refs.is_empty() {
                // Most texts have no references to follow.
                placeables = whole(part, &[]).max(placeables);
                variables.push(None);
                continue;
            }
            for reference in &part.refs {
                self.check_ref(entry, reference);
            }
            let known = self.walk((entry.term, &entry.id, attribute), entry, part, 0);
            placeables = known.placeables.max(placeables);
            variables.push(Some(known.variables));
        }
        if placeables <= PLACEABLES {
            return Some(variables);
        }
        if placeables < ENDLESS || !self.circle {
            let message = format!("`{}` has more than {PLACEABLES} placeables", entry.written());
            self.findings.push(Diagnostic::error(codes::SIZE, message, entry.place.clone()));
        }
        None
    }

    fn walk(
        &mut self,
        key: PartKey<'a>,
        entry: &'a Entry,
        part: &'a TextValue,
        depth: usize,
    ) -> KnownPart {
        if part.refs.is_empty() {
            // Without references, the result need not be stored.
            return KnownPart { placeables: whole(part, &[]), variables: part.variables.clone() };
        }
        let endless = KnownPart { placeables: ENDLESS, variables: Variables::default() };
        match self.walked.get(&key) {
            Some(Some(known)) => {
                self.circle |= known.placeables >= ENDLESS;
                return known.clone();
            }
            // Being visited, so this is a cycle. The caller reports it at its reference.
            Some(None) => return endless,
            None if depth > PLACEABLES => return endless,
            None => {}
        }
        self.walked.insert(key, None);
        let mut variables = part.variables.clone();
        let mut costs = Vec::with_capacity(part.refs.len());
        for reference in &part.refs {
            let Some((key, target, inner)) = self.target(reference) else {
                costs.push(0);
                continue;
            };
            if self.walked.get(&key).is_some_and(Option::is_none) {
                self.circle = true;
                let place = at(entry, reference);
                let message = format!("`{}` refers back to itself here", target.written());
                let found = Diagnostic::error(codes::CIRCLE, message, place);
                self.findings.push(found.label(target.place.clone(), "the circle begins here"));
            }
            let known = self.walk(key, target, inner, depth + 1);
            costs.push(known.placeables);
            if !reference.term {
                for (name, place) in &known.variables {
                    variables.add(name, || place.clone());
                }
            }
        }
        let known = KnownPart { placeables: whole(part, &costs), variables };
        self.walked.insert(key, Some(known.clone()));
        known
    }

    fn target(&self, reference: &'a Ref) -> Option<(PartKey<'a>, &'a Entry, &'a TextValue)> {
        let entry = self.find(reference)?;
        let attribute = reference.attribute.as_deref();
        let part = entry.part(attribute)?;
        Some(((entry.term, &entry.id, attribute), entry, part))
    }

    fn check_ref(&mut self, entry: &Entry, reference: &Ref) {
        let (kind, dash) = if reference.term { ("term", "-") } else { ("message", "") };
        let place = at(entry, reference);
        let name = &reference.id;
        let Some(target) = self.find(reference) else {
            let message = format!("unknown {kind} `{dash}{name}`");
            let found = Diagnostic::error(codes::UNKNOWN_REFERENCE, message, place);
            let ids = self.entries.ids(reference.term);
            let shared = self.shared.keys().filter(|_| reference.term);
            let quotes = [if reference.term { "`-" } else { "`" }, "`"];
            let otherwise = if reference.term {
                format!("use a term of this file or of `{TERMS}.ftl`")
            } else {
                format!("use a message of `{}.ftl`", self.space)
            };
            let known = ids.chain(shared.copied());
            self.findings.push(found.did_you_mean(name, known, quotes, otherwise));
            return;
        };
        if target.part(reference.attribute.as_deref()).is_some() {
            return;
        }
        let message = match &reference.attribute {
            Some(attribute) => format!("the {kind} `{dash}{name}` has no attribute `{attribute}`"),
            None => format!("the {kind} `{dash}{name}` has no text, only attributes"),
        };
        let found = Diagnostic::error(codes::UNKNOWN_REFERENCE, message, place);
        self.findings.push(found.label(target.place.clone(), "defined here"));
    }
}

fn at(entry: &Entry, reference: &Ref) -> Place {
    Place { source: entry.place.source.clone(), span: reference.at }
}

/// The number of placeables of a part, given those of its references.
fn whole(part: &TextValue, refs: &[usize]) -> usize {
    part.cost.as_ref().map_or(0, |cost| sum(cost, refs))
}

fn sum(cost: &Cost, refs: &[usize]) -> usize {
    let referred = cost.refs.iter().map(|index| refs.get(*index).copied().unwrap_or(0));
    let choices = cost.choices.iter();
    let chosen = choices.map(|all| all.iter().map(|one| sum(one, refs)).max().unwrap_or(0));
    referred.chain(chosen).fold(cost.own, |all, one| all.saturating_add(one).min(ENDLESS))
}
