//! Binding: compiles scripts once, and finds the function of each hook.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diag::{Crew, Diagnostic, Place, Source, made};

use crate::codes;
use crate::host::{Host, Limits};
use crate::ids::{FunctionId, ModuleId, ParamsId};
use crate::program::Program;
use crate::stage::Stage;

/// The scripts and params of a set of cards, for any number of hosts. Functions and params have the
/// same ids in all hosts. Cheap to clone.
#[derive(Clone, Default)]
pub struct Scripts(Arc<BoundFunctions>);

#[derive(Default)]
struct BoundFunctions {
    programs: Vec<Program>,
    /// Instrumented programs to load instead, by the index of the original.
    counting: BTreeMap<usize, Program>,
    params: Vec<BTreeMap<String, i64>>,
}

impl Scripts {
    /// Loads everything into an empty host.
    pub fn furnish<S: Stage>(&self, host: &mut Host<S>) {
        for (at, program) in self.0.programs.iter().enumerate() {
            let counting = self.0.counting.get(&at);
            if counting.is_none_or(|counting| host.load(counting).is_err()) {
                // Programs that failed to load were left out when they were bound.
                let _ = host.load(program);
            }
        }
        for params in &self.0.params {
            host.params(params);
        }
    }

    /// Loads instrumented programs instead ([`Program::counting`]). `texts` holds the instrumented
    /// text by the path of the script; scripts without one are not counted.
    #[must_use]
    pub fn counting(&self, texts: &BTreeMap<String, String>) -> Self {
        let BoundFunctions { programs, params, .. } = &*self.0;
        let counting = programs.iter().enumerate().filter_map(|(at, program)| {
            Some((at, program.counting(texts.get(program.source().path())?)?))
        });
        let counting = counting.collect();
        Self(Arc::new(BoundFunctions {
            programs: programs.clone(),
            counting,
            params: params.clone(),
        }))
    }
}

/// A function that a card names for one of its hooks.
#[derive(Clone, Copy, Debug)]
pub struct WantedFunction<'a> {
    /// The name of the function.
    pub function: &'a str,
    /// Whether it is a shared function of a pack, instead of one in the card's own script.
    pub shared: bool,
    /// Where the card names it.
    pub place: &'a Place,
}

/// Compiles scripts and finds the functions that cards name.
///
/// ```
/// # use std::collections::BTreeMap;
/// # use script::{Recorded, Reply, Stage};
/// # script::verbs! {
/// #     /// What a card can do.
/// #     pub enum Verb {
/// #         query Query {
/// #             /// Points of the owner.
/// #             Points -> i64;
/// #         }
/// #     }
/// # }
/// # #[derive(Default)]
/// # struct Table;
/// # impl Stage for Table {
/// #     type Verb = Verb;
/// #     fn perform(&mut self, verb: Verb) -> Reply {
/// #         let Verb::Query(Query::Points) = verb;
/// #         Reply::Int(7)
/// #     }
/// #     fn answered(&mut self, _: Recorded) -> Reply {
/// #         Reply::Nil
/// #     }
/// # }
/// use diag::Source;
/// use script::{Binder, Host, Limits, QueryAnswer, WantedFunction};
///
/// let text = "--!strict\nlocal function score(me: Me, p: Params): number\n\
///             return me:points() * p.times\nend\nreturn { score = score }";
/// let shared = [("race".to_owned(), Source::new("effects/luck.luau", text))];
/// let card = Source::new("tool/axe.toml", "[hooks.score]\nuse = \"score\"\n");
/// let place = card.line(2);
/// let wanted = WantedFunction { function: "score", shared: true, place: &place };
///
/// let mut binder = Binder::<Table>::new(BTreeMap::new(), &shared, &diag::Alone);
/// let params = BTreeMap::from([("times".to_owned(), 2)]);
/// let found = binder.bind("race", None, &params, &[wanted]);
/// let (scripts, findings) = binder.finish();
/// assert_eq!(findings, []);
///
/// let mut host = Host::new(Limits::default());
/// scripts.furnish(&mut host);
/// let (score, params) = found[0].expect("there is such a function");
/// assert_eq!(host.query(&mut Table, score, params, &[]), Ok(QueryAnswer::Int(14)));
/// ```
pub struct Binder<'c, S: Stage> {
    /// Created on first use: reading a set-up needs no scripts, so no host.
    host: LazyCell<Host<S>>,
    crew: &'c dyn Crew,
    shared: Vec<(String, ModuleId)>,
    requires: BTreeMap<String, Vec<String>>,
    bound: BoundFunctions,
    findings: Vec<Diagnostic>,
}

impl<'c, S: Stage> Binder<'c, S> {
    /// A binder with the shared scripts of packs, each with the id of its pack.
    ///
    /// `requires` maps a pack to the packs it requires, whose shared functions it can use as well.
    /// A crew with memory reuses programs that were compiled before.
    pub fn new(
        requires: BTreeMap<String, Vec<String>>,
        shared: &[(String, Source)],
        crew: &'c dyn Crew,
    ) -> Self {
        let mut binder = Self {
            host: LazyCell::new(|| Host::new(Limits::default())),
            crew,
            shared: Vec::new(),
            requires,
            bound: BoundFunctions::default(),
            findings: Vec::new(),
        };
        for (pack, source) in shared {
            if let Some(module) = binder.load(source) {
                binder.shared.push((pack.clone(), module));
            }
        }
        binder
    }

    /// Finds the functions that a card names, in order, each with the card's params. A missing
    /// function is reported and is `None`.
    pub fn bind(
        &mut self,
        pack: &str,
        script: Option<&Source>,
        params: &BTreeMap<String, i64>,
        wanted: &[WantedFunction<'_>],
    ) -> Vec<Option<(FunctionId, ParamsId)>> {
        if wanted.is_empty() {
            return Vec::new();
        }
        // `None` if the script could not be loaded, which was already reported.
        let own = script.map(|script| self.load(script));
        let id = self.host.params(params);
        self.bound.params.push(params.clone());
        let mut found = |wanted: &WantedFunction<'_>| {
            let modules = match (wanted.shared, own) {
                (true, _) => self.visible(pack),
                (false, Some(Some(module))) => vec![module],
                (false, _) => return None,
            };
            let name = wanted.function;
            let function = modules.iter().find_map(|module| self.host.function(*module, name));
            if function.is_none() {
                let known = modules.iter().flat_map(|module| self.host.functions(*module));
                let message = format!("the function “{name}” is missing");
                let finding =
                    Diagnostic::error(codes::MISSING_FUNCTION, message, wanted.place.clone());
                let finding = finding.suggest_fix(name, known.collect::<Vec<_>>());
                // A function in the card's own script has the name of its hook, so only the name of
                // a shared function can be corrected.
                self.findings.push(if wanted.shared { finding } else { finding.unfixed() });
            }
            Some((function?, id))
        };
        wanted.iter().map(&mut found).collect()
    }

    /// The file in which a function is defined.
    pub fn source(&self, function: FunctionId) -> Source {
        self.host.place(function).source
    }

    /// The bound scripts, and the findings.
    pub fn finish(self) -> (Scripts, Vec<Diagnostic>) {
        (Scripts(Arc::new(self.bound)), self.findings)
    }

    fn load(&mut self, source: &Source) -> Option<ModuleId> {
        let program = made(self.crew, "program", source, Program::compile);
        let program = (*program).clone().map_err(|finding| self.findings.push(finding)).ok()?;
        self.findings.extend(program.warnings().iter().cloned());
        let loaded = self.host.load(&program);
        let module = loaded.map_err(|finding| self.findings.push(finding)).ok()?;
        self.bound.programs.push(program);
        Some(module)
    }

    /// Modules whose shared functions a pack can name: its own, and those of packs it requires.
    fn visible(&self, pack: &str) -> Vec<ModuleId> {
        let (mut seen, mut met) = (vec![pack], BTreeSet::from([pack]));
        let mut at = 0;
        while at < seen.len() {
            let more = self.requires.get(seen[at]).into_iter().flatten().map(String::as_str);
            seen.extend(more.filter(|id| met.insert(id)));
            at += 1;
        }
        let visible = seen.iter().flat_map(|pack| {
            let modules = self.shared.iter().filter(move |(owner, _)| owner == pack);
            modules.map(|(_, module)| *module)
        });
        visible.collect()
    }
}
