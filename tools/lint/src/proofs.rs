//! What rulings prove. All rulings are run with coverage of scripts. Those of each card are run
//! again while the card does nothing, and must then fail.

mod coverage;
mod gaps;
mod marks;
mod ran;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use content::{CardInfo, Pack, Ruling};
use desk::{Content, Packs, Stop, Threads};
use diag::{Diagnostic, Place, Severity, Source};
use engine::{Opened, SHELF, Shelved};
use schemars::JsonSchema;
use serde::Serialize;

use crate::causes::is_script;
use crate::look::is_beyond_tables;
use luau::{self, Tree};
use marks::Marked;
use ran::{Came, Ran, Task};

pub use coverage::{Coverage, GuardCoverage, RunLine, ScriptCoverage, coverage};

/// What rulings have proven so far, in packs examined together or one by one.
#[derive(Default)]
pub(crate) struct Proofs {
    /// Scripts by path.
    scripts: BTreeMap<String, Proven>,
    /// Acting cards with rulings, by path.
    cards: BTreeMap<String, Ruled>,
    /// Packs with failing rulings, which prove nothing about shared functions.
    doubtful: BTreeSet<String>,
    /// Findings about files with failing rulings.
    failed: Vec<Failed>,
    findings: Vec<Diagnostic>,
}

/// A file with failing rulings.
struct Failed {
    /// The script of the card next to it.
    script: Option<String>,
    findings: Vec<Diagnostic>,
}

/// A script, with its coverage.
struct Proven {
    source: Source,
    /// The pack that shares its functions; `None` for the script of a card.
    shared_by: Option<String>,
    tree: Arc<Tree>,
    /// Whether the code that begins at each byte has run.
    run: BTreeMap<u32, bool>,
}

/// A card with rulings.
struct Ruled {
    card: CardInfo,
    /// The hooks that ran.
    hooks: BTreeSet<&'static str>,
    /// The hooks in which guards kept it from acting.
    refused: BTreeSet<&'static str>,
    /// Whether all its rulings hold.
    sound: bool,
}

/// The share of the scripts that rulings run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Proof {
    /// The number of lines in functions with code that can run.
    pub lines: usize,
    /// The number of these lines that have run.
    pub run: usize,
}

impl Proofs {
    /// Runs the rulings of wanted packs whose files are to be tried.
    ///
    /// # Errors
    ///
    /// If the system cannot create a thread.
    pub(crate) fn run(
        &mut self,
        content: &Content,
        wanted: &dyn Fn(&Pack) -> bool,
        tries: &dyn Fn(&str) -> bool,
    ) -> Result<(), Stop> {
        let named = !content.folders().is_empty();
        for game in SHELF.iter().filter(|game| !named || content.has_own(game.id())) {
            let packs = content.packs_of(game.id()).filter(|pack| wanted(pack));
            let packs: BTreeSet<String> = packs.map(|pack| pack.id.clone()).collect();
            let (opened, report) = content.game(*game);
            // Cards that cannot be loaded cannot be played, and a table that is too small for all
            // cards cannot be set up.
            if report.has_errors() || is_beyond_tables(&*opened) {
                self.doubtful.extend(packs);
                continue;
            }
            let (rulings, _) = content.library.rulings(game.id());
            let wanted = rulings
                .into_iter()
                .filter(|ruling| packs.contains(&ruling.pack) && tries(ruling.source.path()));
            let rulings: Vec<Ruling> = wanted.collect();
            self.run_of(&*opened, &rulings, content, *game)?;
        }
        Ok(())
    }

    /// Runs the rulings of the built-in packs. Those of an expansion hold with it, the others
    /// without it.
    pub(crate) fn run_built_in(
        &mut self,
        open: &dyn Fn(&[PathBuf]) -> Result<Packs, Stop>,
    ) -> Result<(), Stop> {
        let content = open(&[])?.content();
        self.run(&content, &|_| true, &|_| true)?;
        for more in &content.left_out {
            let packs = open(&[])?.with(std::slice::from_ref(&more.id));
            self.run(&packs.content(), &|pack| pack.id == more.id, &|_| true)?;
        }
        Ok(())
    }

    /// Runs rulings of a game.
    fn run_of(
        &mut self,
        opened: &dyn Opened,
        rulings: &[Ruling],
        content: &Content,
        game: &dyn Shelved,
    ) -> Result<(), Stop> {
        let acting = opened.cards().iter().filter(|card| !card.hooks.is_empty());
        let acting: BTreeMap<(&str, &str), &CardInfo> =
            acting.map(|card| ((card.kind, card.id.as_str()), card)).collect();
        let beside = |ruling: &Ruling| {
            let card = acting.get(&(ruling.kind.as_str(), ruling.id.as_str())).copied();
            card.filter(|card| card.pack == ruling.pack)
        };
        let tasks = rulings.iter().map(|one| Task { rulings: &one.source, card: beside(one) });
        let tasks: Vec<Task<'_>> = tasks.collect();
        // A script may be nested as deeply as Luau allows.
        let marked = desk::deep(|| self.marked(content, game))?;
        let texts = marked.iter().map(|(path, marked)| (path.clone(), marked.text.clone()));
        let ran =
            ran::run(&*engine::errand::proving(opened), &texts.collect(), &tasks, Threads::count());
        for (at, ((task, came), ruling)) in tasks.iter().zip(&ran.came).zip(rulings).enumerate() {
            if *came == Came::Failed {
                // Run again with the original scripts, so that places are correct.
                let ruled = engine::errand::rulings(opened, task.rulings, false, &mut |_| {});
                let script = task.card.and_then(|card| card.path.strip_suffix(".toml"));
                let script = script.map(|stem| format!("{stem}.luau"));
                self.failed.push(Failed { script, findings: ruled.findings });
                self.doubtful.insert(ruling.pack.clone());
            }
            let still = ran.still.get(&at).into_iter().flatten();
            let restating = play::ruling::restating(task.rulings);
            let still = still.filter(|place| restating.contains(place));
            self.findings.extend(still.map(told::restating));
            if let Some(card) = task.card {
                self.rule(card, *came, &ran, task.rulings);
                let vacuous = ran.vacuous.get(&at).into_iter().flatten();
                let vacuous = vacuous.filter(|ruling| !names(task.rulings, ruling, &card.id));
                self.findings.extend(vacuous.map(|place| told::vacuous(card, place)));
            }
        }
        self.count(ran, &marked);
        Ok(())
    }

    /// Adds the results of a card's rulings.
    fn rule(&mut self, card: &CardInfo, came: Came, ran: &Ran, rulings: &Source) {
        let hooks = ran.hooks.get(&card.id).cloned().unwrap_or_default();
        // If no hook has run, that is reported instead.
        if came == Came::Idle && !hooks.is_empty() {
            self.findings.push(told::idle(card, rulings));
        }
        let refused = ran.refused.get(&card.id).cloned().unwrap_or_default();
        let ruled = Ruled {
            card: card.clone(),
            hooks: BTreeSet::new(),
            refused: BTreeSet::new(),
            sound: true,
        };
        let ruled = self.cards.entry(card.path.clone()).or_insert(ruled);
        ruled.hooks.extend(hooks);
        ruled.refused.extend(refused);
        ruled.sound &= came != Came::Failed;
    }

    /// The examined scripts of a game, instrumented for coverage.
    fn marked(&mut self, content: &Content, game: &dyn Shelved) -> BTreeMap<String, Marked> {
        let named = !content.folders().is_empty();
        let mut marked = BTreeMap::new();
        for source in content.library.scripts(game.id()) {
            let path = source.path().to_owned();
            if named && !content.is_own(&path) {
                continue;
            }
            let Some(tree) = luau::tree(&source, false).map(Arc::new) else { continue };
            marked.insert(path.clone(), Marked::of(source.text(), &tree));
            let owner = content.pack_of(&path).map(|pack| pack.id.clone());
            let shared_by = owner.filter(|_| luau::is_shared(&path));
            let proven = Proven { source, shared_by, tree, run: BTreeMap::new() };
            self.scripts.entry(path).or_insert(proven);
        }
        marked
    }

    /// Adds the coverage.
    fn count(&mut self, ran: Ran, marked: &BTreeMap<String, Marked>) {
        for (path, lines) in ran.covered {
            let (Some(marked), Some(proven)) = (marked.get(&path), self.scripts.get_mut(&path))
            else {
                continue;
            };
            for (line, run) in lines {
                if let Some(at) = marked.lines.get(&line) {
                    *proven.run.entry(*at).or_default() |= run;
                }
            }
        }
    }

    /// Findings of failing rulings. Rulings are skipped if their script has an error reported
    /// before. If a script fails in one, only that is reported.
    fn failed(&self, said: &[Diagnostic]) -> Vec<Diagnostic> {
        let errors = said.iter().filter(|one| one.severity == Severity::Error);
        let faulty = errors.map(|one| one.place.source.path()).filter(|path| is_script(path));
        let faulty: BTreeSet<&str> = faulty.collect();
        let mut told = Vec::new();
        for Failed { script, findings } in &self.failed {
            let path = |one: &&Diagnostic| is_script(one.place.source.path());
            let faults: Vec<&Diagnostic> = findings.iter().filter(path).collect();
            let mut scripts = faults.iter().map(|fault| fault.place.source.path());
            if scripts.any(|script| faulty.contains(script))
                || script.as_ref().is_some_and(|script| faulty.contains(script.as_str()))
            {
                continue;
            }
            let all = if faults.is_empty() { findings.iter().collect() } else { faults };
            told.extend(all.into_iter().cloned());
        }
        told
    }

    /// Findings about unproven parts, in addition to the earlier findings `said`.
    pub(crate) fn findings(&self, said: &[Diagnostic]) -> Vec<Diagnostic> {
        let mut findings = self.failed(said);
        findings.extend(self.findings.iter().cloned());
        for Ruled { card, hooks, refused, sound } in self.cards.values() {
            let guarded =
                guarded(card).filter(|hook| hooks.contains(hook) && !refused.contains(hook));
            let guarded: Vec<&str> = guarded.collect();
            if *sound {
                findings.extend(guarded.into_iter().map(|hook| told::guard(card, hook)));
            }
            let missing = card.hooks.iter().filter(|hook| !hooks.contains(hook.as_str()));
            if *sound {
                findings.extend(missing.map(|hook| told::without_ruling(card, hook)));
            }
        }
        for proven in self.scripts.values().filter(|proven| self.is_judged(proven)) {
            let gaps = gaps::gaps(proven.source.text(), &proven.tree, &proven.run);
            findings.extend(gaps.iter().map(|gap| told::gap(&proven.source, gap)));
        }
        findings
    }

    /// Whether passing rulings cover a script.
    fn is_judged(&self, proven: &Proven) -> bool {
        match &proven.shared_by {
            Some(pack) => !self.doubtful.contains(pack),
            None => {
                let card = proven.source.path().strip_suffix(".luau");
                let ruled = card.and_then(|card| self.cards.get(&format!("{card}.toml")));
                ruled.is_some_and(|ruled| ruled.sound)
            }
        }
    }

    /// How much of the scripts has run.
    pub(crate) fn proof(&self) -> Proof {
        let mut proof = Proof::default();
        for proven in self.scripts.values() {
            let lines = proven.lines();
            proof.lines += lines.len();
            proof.run += lines.values().filter(|run| **run).count();
        }
        proof
    }
}

/// The event hooks of a card whose guards can refuse something.
fn guarded(card: &CardInfo) -> impl Iterator<Item = &str> {
    let guards = card.guards();
    let hooks = card.hooks.iter().filter(|hook| hook.starts_with(EVENT) && *hook != USE);
    let guarded = hooks.filter(move |hook| {
        let when = guards.get(hook.as_str()).and_then(|when| when.as_object());
        when.is_some_and(|when| {
            let has = |keys: &[&str]| when.keys().any(|key| keys.contains(&key.as_str()));
            !has(&OF_PLACES) && when.keys().any(|key| !OF_WHOM.contains(&key.as_str()))
        })
    });
    guarded.map(String::as_str)
}

/// The prefix of event hooks.
const EVENT: &str = "on_";

/// The hook of a card that its owner uses. Its guards decide what is offered.
const USE: &str = "on_use";

/// Guards that any other card or player proves, and windows.
const OF_WHOM: [&str; 4] = ["by", "card", "own", "window"];

/// Guards about places, which a ruling often cannot make fail.
const OF_PLACES: [&str; 2] = ["region", "reserve"];

/// Whether a ruling mentions a card, itself or in the part common to all rulings of its file.
fn names(rulings: &Source, ruling: &Place, card: &str) -> bool {
    let (text, begin) = (rulings.text(), ruling.span.start as usize);
    let end = text[begin..].find(RULING).map_or(text.len(), |more| begin + more);
    let shared = &text[..text.find(RULING).unwrap_or(begin).min(begin)];
    let lines = shared.lines().chain(text[begin..end].lines().skip(1));
    let mut said = lines.filter(|line| !line.starts_with('#'));
    said.any(|line| line.split(|one: char| !one.is_alphanumeric() && one != '-').any(|w| w == card))
}

/// The beginning of a ruling.
const RULING: &str = "\nruling ";
