//! Signatures: what a card does, computed from the runs of its functions.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::Place;
use engine::Shelved;
use script::{
    Hook, Imagining, Keeps, PassedValue, RunTold, Tells, Type, Varied, Verb, VerbCall, VerbKind,
};

use crate::limits::{self, Limit};
use crate::particulars::{self, Bound, PassedWord, Side};
use crate::targets::Target;

/// The guard for the seat of events, with its words for the owner and for all others.
pub(crate) const BY: &str = "by";
pub(crate) const OWN: &str = "me";
const OTHER: &str = "other";

/// The handle of a seat.
const SEAT: &str = "Seat";

/// The prefix of a param in a guard: `p.least`.
pub(crate) const PARAM: &str = "p.";

/// The filter field that lets the owner decline, and the one with a question's name.
pub(crate) const OPTIONAL: &str = "optional";
pub(crate) const ASK: &str = "ask";

/// Marks a verb that is about other seats, whatever its arguments.
const OTHERS: Tells = Tells::Other(None);

/// What a card does in all its hooks.
pub struct Signature {
    /// One entry per hook, in the order of the card.
    pub hooks: Vec<HookDoes>,
}

/// What a card does in a hook.
pub struct HookDoes {
    /// The name of the hook.
    pub hook: String,
    /// Where its function begins.
    pub place: Place,
    /// Its guards, including the default of the guard for the seat of events.
    pub guards: Vec<Limit>,
    /// Whether it belongs to an event, so that the owner does not choose when it acts.
    pub event: bool,
    /// Whether it is a query.
    pub query: bool,
    /// Whether the owner can decline its effect.
    pub may: bool,
    /// Whether the owner chooses a number, which may be one without effect.
    pub names_number: bool,
    /// Whether it hears only events of other seats.
    pub hears_others: bool,
    /// Whether it hears events of all seats.
    pub hears_all: bool,
    /// Whether its event belongs to a seat, not to the table.
    pub heard_by_seat: bool,
    /// Whether it reads the number that the card keeps.
    pub recalls: bool,
    /// The acting verbs, in order.
    pub deeds: Vec<Deed>,
    /// The effects on goods of all verbs it called, including queries.
    pub tells: BTreeSet<Tells>,
    /// Its result, if that is a number.
    pub answers: Option<Amount>,
    /// The params on which a run or a guard depends.
    pub uses: BTreeSet<String>,
    /// The params that its function reads, by the text of the script.
    pub reads: BTreeSet<String>,
    /// The effects on goods of all verbs in its function, by the text of the script. Some are
    /// called only under conditions that no imagined run met.
    pub could: BTreeSet<Tells>,
    /// Whether the text of its function contains a question to the owner.
    pub could_ask: bool,
    /// All verbs that it calls, including queries.
    pub calls: BTreeSet<String>,
    /// The words that it passes to verbs, and those in its guards.
    pub words: BTreeSet<PassedWord>,
    /// The bounds in its guards and filters.
    pub bounds: Vec<Bound>,
    /// The params that have an effect on one side only.
    pub turns: BTreeMap<String, Side>,
    /// For numbers returned by verbs, the side of zero on which there is an effect.
    pub sides: BTreeMap<String, Side>,
    /// Whether it asks the owner.
    pub asks: bool,
    /// The number literals in its script, by the text of the script.
    pub literals: BTreeSet<i64>,
    /// The number of runs it is based on.
    pub runs: usize,
}

/// A verb that acts.
pub struct Deed {
    /// Its name in scripts.
    pub verb: String,
    /// Maximum number of calls in one run.
    pub times: usize,
    /// Its numbers, by parameter.
    pub amounts: Vec<(&'static str, Amount)>,
    /// Its effects on goods.
    pub tells: &'static [Tells],
    /// Its targets, by parameter.
    pub targets: Vec<(&'static str, Target)>,
    /// The number of the card that it sets.
    pub keeps: Option<Keeps>,
}

/// A number that a script passes or returns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// Its values in the runs.
    pub values: BTreeSet<i64>,
    /// The params that influence it.
    pub moved: BTreeSet<String>,
}

/// The data for computing signatures: the verbs and hooks of a game.
pub struct Tables {
    pub(crate) verbs: BTreeMap<String, Verb>,
    pub(crate) hooks: BTreeMap<&'static str, Hook<'static>>,
}

impl Amount {
    /// The number, if it is equal in all runs.
    pub fn only(&self) -> Option<i64> {
        let mut values = self.values.iter();
        values.next().copied().filter(|_| values.next().is_none())
    }

    pub(crate) fn add(&mut self, value: i64, with: &[(&str, Option<i64>)]) {
        self.values.insert(value);
        let moved = with.iter().filter(|(_, other)| other.is_some_and(|other| other != value));
        self.moved.extend(moved.map(|(name, _)| (*name).to_owned()));
    }
}

impl Tables {
    /// The verbs and hooks of a game.
    pub fn of(game: &dyn Shelved) -> Self {
        let verbs = game.verbs().into_iter().map(|verb| (verb.name(), verb));
        let hooks = game.hooks().into_iter().map(|hook| (hook.name, hook));
        Self { verbs: verbs.collect(), hooks: hooks.collect() }
    }

    /// What a card does in the hook with this index.
    pub fn signature(&self, card: &CardInfo, at: usize, told: &Imagining) -> HookDoes {
        let name = card.hooks.get(at).map_or("", String::as_str);
        let hook = self.hooks.get(name);
        let guards = card.guards();
        let guards = guards.get(name).and_then(|when| when.as_object());
        let by = guards.and_then(|when| when.get(BY)).and_then(|by| by.as_str());
        let params = guards.into_iter().flatten().filter_map(|(_, value)| value.as_str());
        let guarded = params.filter_map(|value| value.strip_prefix(PARAM)).map(str::to_owned);
        let limits = limits::guards(card, hook);
        let called = told.runs.iter().flat_map(|varied| &varied.run.said);
        let words = particulars::guard_words(&limits);
        let bounds = particulars::guarded(&limits);
        HookDoes {
            hook: name.to_owned(),
            place: told.place.clone(),
            guards: limits,
            calls: called.map(|said| said.verb.clone()).collect(),
            words: words.into_iter().chain(self.words(&told.runs)).collect(),
            bounds: bounds.into_iter().chain(self.bounds(&told.runs)).collect(),
            turns: self.turns(&told.runs),
            sides: self.sides(&told.runs),
            asks: told.runs.iter().flat_map(|one| &one.run.said).any(|one| self.asks_owner(one)),
            literals: BTreeSet::new(),
            event: hook.is_some_and(|hook| hook.event),
            query: hook.is_some_and(|hook| hook.returns.is_some()),
            may: self.declines(&told.runs),
            names_number: self.tells(&told.runs).contains(&Tells::Between),
            hears_others: by == Some(OTHER),
            hears_all: by.is_some_and(|by| by != OWN) || hook.is_some_and(tells_of_a_seat),
            heard_by_seat: hook.is_some_and(|hook| hook.guards.contains(&BY)),
            recalls: self.recalls(&told.runs),
            deeds: self.deeds(&told.runs),
            tells: self.tells(&told.runs),
            answers: answers(&told.runs),
            uses: uses(&told.runs).chain(guarded).collect(),
            reads: BTreeSet::new(),
            could: BTreeSet::new(),
            could_ask: false,
            runs: told.runs.len(),
        }
    }

    pub(crate) fn verb(&self, said: &VerbCall) -> Option<&Verb> {
        self.verbs.get(&said.verb)
    }

    /// Whether a call asks the owner.
    pub(crate) fn asks_owner(&self, said: &VerbCall) -> bool {
        self.verb(said).is_some_and(|verb| self.asks(verb))
    }

    /// Whether a verb asks the owner, whatever its arguments.
    pub fn asks(&self, verb: &Verb) -> bool {
        if verb.kind != VerbKind::Ask {
            return false;
        }
        let named = verb.parameters.iter().any(|parameter| match parameter.kind {
            Type::Filter(filter) => filter.fields.iter().any(|field| field.name == ASK),
            kind => parameter.name == ASK && !matches!(kind, Type::Int),
        });
        named && !verb.tells.contains(&OTHERS)
    }

    /// Whether a call acts: it changes something, and is not a question to the owner.
    pub(crate) fn acts(&self, said: &VerbCall) -> bool {
        match said.kind {
            VerbKind::Query => false,
            VerbKind::Act => true,
            // Chance is asked; a question to another seat changes nothing.
            VerbKind::Ask => !self.asks_owner(said) && !self.told(said).any(|one| one == OTHERS),
        }
    }

    /// The effects of a call on goods.
    fn told(&self, said: &VerbCall) -> impl Iterator<Item = Tells> {
        let all = self.verb(said).map_or(&[][..], |verb| verb.tells);
        let called = |word: &str| said.args.iter().any(|(_, value)| holds(value, word));
        all.iter().copied().filter(move |one| match one {
            Tells::Other(Some(word)) => called(word),
            Tells::Gain
            | Tells::Pay
            | Tells::Cost
            | Tells::Offer
            | Tells::Count
            | Tells::Between
            | Tells::Other(None) => true,
        })
    }

    /// Whether some run reads the number that the card keeps.
    fn recalls(&self, runs: &[Varied]) -> bool {
        let mut said = runs.iter().flat_map(|varied| &varied.run.said);
        said.any(|said| {
            said.kind == VerbKind::Query && self.verb(said).is_some_and(|verb| verb.keeps.is_some())
        })
    }

    fn tells(&self, runs: &[Varied]) -> BTreeSet<Tells> {
        let said = runs.iter().flat_map(|varied| &varied.run.said);
        said.flat_map(|said| self.told(said)).collect()
    }

    /// Whether an answer is one that the owner can always give to avoid the effect.
    fn is_free(&self, said: &VerbCall) -> bool {
        match said.gave {
            Some(PassedValue::YesNo(false)) => true,
            Some(PassedValue::Number(number)) => number == 0,
            Some(PassedValue::Nothing) => {
                let filter = self.verb(said).and_then(|verb| {
                    verb.parameters.iter().find_map(|parameter| match parameter.kind {
                        Type::Filter(filter) => Some(filter),
                        _ => None,
                    })
                });
                let knows = filter
                    .is_some_and(|filter| filter.fields.iter().any(|field| field.name == OPTIONAL));
                let set = (OPTIONAL, PassedValue::YesNo(true));
                let wants = |value: &PassedValue| matches!(value, PassedValue::Fields(all) if all.contains(&set));
                !knows || said.args.iter().any(|(_, value)| wants(value))
            }
            Some(
                PassedValue::YesNo(true)
                | PassedValue::Word(_)
                | PassedValue::Label(_)
                | PassedValue::Thing(..)
                | PassedValue::Fields(_),
            )
            | None => false,
        }
    }

    /// Whether the owner can decline something: after one answer nothing happens, and after another
    /// answer to the same question something does. An acting verb may be an offer, too.
    fn declines(&self, runs: &[Varied]) -> bool {
        let acts_after = |run: &RunTold, at: usize| run.said[at..].iter().any(|one| self.acts(one));
        let offers = |run: &RunTold| {
            run.said.iter().any(|said| self.told(said).any(|one| one == Tells::Offer))
        };
        runs.iter().any(|Varied { run, .. }| {
            let declined = |at: usize| {
                let said = &run.said[at];
                if !self.asks_owner(said) || !self.is_free(said) || acts_after(run, at) {
                    return false;
                }
                // A number returned by a query, such as the face of a die, is not a way to decline.
                let number = matches!(said.gave, Some(PassedValue::Number(_)));
                let read = |one: &VerbCall| one.kind == VerbKind::Query && one.gave == said.gave;
                if number && run.said.iter().any(read) {
                    return false;
                }
                runs.iter().any(|Varied { run: other, .. }| {
                    let same = other.args == run.args
                        && other.said.get(..at) == run.said.get(..at)
                        && other.said.get(at).is_some_and(|one| one.args == said.args);
                    same && acts_after(other, at)
                })
            };
            offers(run) || (0..run.said.len()).any(declined)
        })
    }

    /// The acting verbs in order, with their numbers.
    fn deeds(&self, runs: &[Varied]) -> Vec<Deed> {
        let mut deeds: Vec<Deed> = Vec::new();
        for varied @ Varied { run, with } in runs {
            let mut nth: BTreeMap<&str, usize> = BTreeMap::new();
            for (called, said) in run.said.iter().enumerate().filter(|(_, said)| self.acts(said)) {
                let Some(verb) = self.verb(said) else { continue };
                let at = nth.entry(&said.verb).or_default();
                let others = with.iter().map(|(name, run)| {
                    let run = run.iter().flat_map(|run| &run.said);
                    (name.as_str(), run.filter(|one| one.verb == said.verb).nth(*at))
                });
                let others: Vec<_> = others.collect();
                *at += 1;
                let place = deeds.iter().position(|deed| deed.verb == said.verb);
                let place = place.unwrap_or_else(|| {
                    deeds.push(Deed::of(verb));
                    deeds.len() - 1
                });
                deeds[place].times = deeds[place].times.max(*at);
                deeds[place].add(said, &others);
                self.add_targets(&mut deeds[place].targets, varied, called);
            }
        }
        deeds
    }
}

impl Deed {
    fn of(verb: &Verb) -> Self {
        let (amounts, targets) = (Vec::new(), Vec::new());
        let Verb { tells, keeps, .. } = *verb;
        Self { verb: verb.name(), times: 0, amounts, tells, targets, keeps }
    }

    /// Adds a call of the verb. `others` are the calls with other params.
    fn add(&mut self, said: &VerbCall, others: &[(&str, Option<&VerbCall>)]) {
        for (name, value) in &said.args {
            let PassedValue::Number(value) = value else { continue };
            let other = |said: &Option<&VerbCall>| {
                let mut args = said.iter().flat_map(|said| &said.args);
                args.find_map(|(other, value)| match value {
                    PassedValue::Number(value) if other == name => Some(*value),
                    _ => None,
                })
            };
            let with: Vec<_> = others.iter().map(|(param, said)| (*param, other(said))).collect();
            let at = self.amounts.iter().position(|(known, _)| known == name);
            let at = at.unwrap_or_else(|| {
                self.amounts.push((name, Amount::default()));
                self.amounts.len() - 1
            });
            self.amounts[at].1.add(*value, &with);
        }
    }
}

/// Whether a hook has a seat as an argument that no guard can restrict to the owner.
fn tells_of_a_seat(hook: &Hook<'static>) -> bool {
    let seat = |kind: Type| matches!(kind, Type::Handle(name) if name == SEAT);
    hook.takes.iter().any(|takes| seat(takes.kind) && takes.name != BY)
}

/// Whether a value is a word, or contains it in a field.
fn holds(value: &PassedValue, word: &str) -> bool {
    match value {
        PassedValue::Word(value) => *value == word,
        PassedValue::Fields(fields) => fields.iter().any(|(_, value)| holds(value, word)),
        PassedValue::Nothing
        | PassedValue::Number(_)
        | PassedValue::YesNo(_)
        | PassedValue::Label(_)
        | PassedValue::Thing(..) => false,
    }
}

/// The result of a function, if it is a number or nothing.
fn answers(runs: &[Varied]) -> Option<Amount> {
    let mut amount = Amount::default();
    for Varied { run, with } in runs {
        let PassedValue::Number(value) = run.end else { continue };
        let with = with.iter().map(|(name, run)| match run {
            Some(RunTold { end: PassedValue::Number(value), .. }) => (name.as_str(), Some(*value)),
            Some(_) | None => (name.as_str(), None),
        });
        let with: Vec<_> = with.collect();
        if value != 0 {
            amount.add(value, &with);
        }
    }
    (!amount.values.is_empty()).then_some(amount)
}

/// The params that make a difference in some run.
fn uses(runs: &[Varied]) -> impl Iterator<Item = String> {
    runs.iter().flat_map(|Varied { run, with }| {
        let differs = |other: &&Option<RunTold>| other.as_ref() != Some(run);
        with.iter().filter(move |(_, other)| differs(other)).map(|(name, _)| name.clone())
    })
}
