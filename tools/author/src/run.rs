//! Runs the rulings of cards with each mutant.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use content::{CardInfo, RULINGS, Ruling};
use desk::{Content, Packs, Stop, Threads};
use diag::{Crew, Diagnostic, Source};
use engine::{Opened, SHELF, Shelved};
use play::ruling::Proof;

use crate::change::{Mutant, of_data, of_script};
use crate::codes::UNNOTICED_CHANGE;
use crate::occasion::{goal, of_line};

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A ruling failed.
    Caught,
    /// All rulings hold.
    Survived,
    /// The pack with it has errors, so no ruling was run.
    Refused,
}

/// A mutant and its fate.
#[derive(Clone, Debug)]
pub struct MutantRun {
    /// The mutant.
    pub mutant: Mutant,
    /// The paths of the rulings that were run.
    pub rulings: Vec<String>,
    /// What became of it.
    pub fate: Fate,
    /// If it survived: a ruling that holds without the change and fails with it, if one was found.
    pub ruling: Option<String>,
}

impl MutantRun {
    /// A finding, if it survived.
    pub fn finding(&self) -> Option<Diagnostic> {
        let survived = self.fate == Fate::Survived;
        survived.then(|| {
            let message = format!("all rulings hold {}", self.mutant);
            let files = self.rulings.join(" or ");
            let help = match &self.ruling {
                Some(ruling) => {
                    let ruling = ruling.trim_end();
                    format!("this ruling fails with it; add it to {files}:\n{ruling}")
                }
                None => format!("add a ruling that fails with it to {files}"),
            };
            Diagnostic::error(UNNOTICED_CHANGE, message, self.mutant.place.clone()).help(help)
        })
    }
}

/// A mutant to be run.
struct Task {
    mutant: Mutant,
    rulings: Vec<Source>,
}

/// Runs the rulings of the user's cards with each mutant, one at a time, on several threads. Runs
/// are in the order of games, cards and places; a card without rulings has none.
///
/// `wanted` chooses files by their paths.
///
/// # Errors
/// If the packs have errors, or a ruling fails without any change.
pub fn mutants(packs: &Packs, wanted: &dyn Fn(&str) -> bool) -> Result<Vec<MutantRun>, Stop> {
    let content = packs.content();
    let mut all = Vec::new();
    for game in SHELF.iter().filter(|game| content.has_own(game.id())) {
        let opened = content.playable(game.id())?;
        let tasks = tasks(&content, &*opened, wanted)?;
        held(&*opened, &tasks)?;
        let fates = fates(packs, content.crew(), *game, &tasks);
        let runs = tasks.into_iter().zip(fates).map(|(task, (fate, ruling))| MutantRun {
            mutant: task.mutant,
            rulings: task.rulings.iter().map(|source| source.path().to_owned()).collect(),
            fate,
            ruling,
        });
        all.extend(runs);
    }
    Ok(all)
}

/// The mutants of a game's cards, each with the rulings that should notice it.
fn tasks(
    content: &Content,
    opened: &dyn Opened,
    wanted: &dyn Fn(&str) -> bool,
) -> Result<Vec<Task>, Stop> {
    let (rulings, _) = content.library.rulings(opened.id());
    let is_own = |path: &str| content.is_own(path) && wanted(path);
    let mut tasks = Vec::new();
    let mut scripts = content.library.scripts(opened.id());
    for card in opened.cards().iter().filter(|card| is_own(&card.path)) {
        let rulings = of_card(&rulings, card);
        let reads = |name: &str| {
            let mut own = scripts.iter().filter(|script| calls(content, card, script.path()));
            own.any(|script| script.text().contains(&format!(".{name}")))
        };
        if !rulings.is_empty() {
            let with = |mutant| Task { mutant, rulings: rulings.clone() };
            tasks.extend(of_data(card, &reads).into_iter().map(with));
        }
    }
    scripts.retain(|script| is_own(script.path()));
    let mutants =
        |script| luau::tree(script, true).map_or_else(Vec::new, |tree| of_script(script, &tree));
    // A script may be nested as deeply as Luau allows.
    let mutants = desk::deep(|| scripts.iter().map(mutants).collect::<Vec<_>>())?;
    for (script, mutants) in scripts.iter().zip(mutants) {
        let users = opened.cards().iter().filter(|card| calls(content, card, script.path()));
        let mut rulings: Vec<Source> = users.flat_map(|card| of_card(&rulings, card)).collect();
        rulings.sort_by(|one, other| one.path().cmp(other.path()));
        rulings.dedup_by(|one, other| one.path() == other.path());
        if !rulings.is_empty() {
            let with = |mutant| Task { mutant, rulings: rulings.clone() };
            tasks.extend(mutants.into_iter().map(with));
        }
    }
    Ok(tasks)
}

/// Whether a card calls functions of a script: its own, or a shared one of its pack.
pub(crate) fn calls(content: &Content, card: &CardInfo, script: &str) -> bool {
    match luau::is_shared(script) {
        true => {
            let pack = content.pack_of(script).map(|pack| pack.id.as_str());
            pack == Some(&card.pack) && card.functions.iter().any(|function| function.shared)
        }
        false => card.path.strip_suffix(".toml") == script.strip_suffix(".luau"),
    }
}

/// The rulings about a card: those beside it, and those of its pack that name it.
fn of_card(rulings: &[Ruling], card: &CardInfo) -> Vec<Source> {
    let names = |text: &str| {
        text.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_')
            .any(|word| word == card.id)
    };
    let about = rulings.iter().filter(|ruling| {
        ruling.pack == card.pack
            && match ruling.kind == RULINGS {
                true => names(ruling.source.text()),
                false => ruling.kind == card.kind && ruling.id == card.id,
            }
    });
    about.map(|ruling| ruling.source.clone()).collect()
}

/// Refuses rulings that fail without any change.
fn held(opened: &dyn Opened, tasks: &[Task]) -> Result<(), Stop> {
    let rulings = tasks.iter().flat_map(|task| &task.rulings);
    let rulings: BTreeMap<&str, &Source> = rulings.map(|one| (one.path(), one)).collect();
    let mut prover = engine::errand::proving(opened).prover(&BTreeMap::new());
    match rulings.values().find(|source| !prover.holds(source)) {
        Some(source) => Err(Stop::Said(format!(
            "a ruling in {} fails; mutants are run only with rulings that hold",
            source.path()
        ))),
        None => Ok(()),
    }
}

/// The fates of mutants in their order, each with a ruling that notices one that survived.
fn fates(
    packs: &Packs,
    crew: &Threads,
    game: &dyn Shelved,
    tasks: &[Task],
) -> Vec<(Fate, Option<String>)> {
    let fates: Vec<OnceLock<_>> = tasks.iter().map(|_| OnceLock::new()).collect();
    crew.each(tasks.len(), &|at| {
        fates[at].get_or_init(|| fate(packs, game, &tasks[at]));
    });
    fates.into_iter().map(|fate| fate.into_inner().expect("each piece was worked on")).collect()
}

fn fate(packs: &Packs, game: &dyn Shelved, task: &Task) -> (Fate, Option<String>) {
    let Task { mutant, rulings } = task;
    let path = mutant.place.source.path().to_owned();
    let texts = BTreeMap::from([(path, mutant.text.clone().into_bytes())]);
    let (opened, report) = packs.clone().edited(&texts).content().game(game);
    if report.has_errors() {
        return (Fate::Refused, None);
    }
    let mut prover = engine::errand::proving(&*opened).prover(&BTreeMap::new());
    match rulings.iter().all(|source| prover.holds(source)) {
        true => (Fate::Survived, noticing(packs, game, mutant, &*opened)),
        false => (Fate::Caught, None),
    }
}

/// A ruling that holds for the card as it is, and fails for its mutant.
fn noticing(
    packs: &Packs,
    game: &dyn Shelved,
    mutant: &Mutant,
    changed: &dyn Opened,
) -> Option<String> {
    let content = packs.content();
    let (as_it_is, _) = content.game(game);
    let (path, line) = (mutant.place.source.path(), mutant.place.start().line as u32);
    let mut goals = of_line(&content, &*as_it_is, path, line);
    if goals.is_empty() {
        // A param is above all hooks.
        let card = as_it_is.cards().iter().find(|card| card.path == path)?;
        goals.push((card.clone(), goal(card, card.hooks.clone(), None)));
    }
    // What is different with the change, as it is without.
    let differing = |proof: &Proof| {
        let before = engine::errand::outcome(&*as_it_is, proof)?;
        let after = engine::errand::outcome(changed, proof);
        let is_other =
            |field: &(String, String)| after.as_ref().is_none_or(|after| !after.contains(field));
        let others: Vec<_> = before.into_iter().filter(is_other).collect();
        // What is asked follows from the rest.
        let of_table = |(path, _): &(String, String)| path != "offers" && path != "asks";
        let rest: Vec<_> = others.iter().filter(|field| of_table(field)).cloned().collect();
        Some(if rest.is_empty() { others } else { rest })
    };
    // A guard that is left out lets the card act where it does not act as it is.
    for (_, goal) in &goals {
        for acting in [&*as_it_is, changed] {
            let mut found = None;
            let _ = engine::errand::approach(acting, goal, &mut |approach| {
                let proofs = [&approach.begun, &approach.proof].into_iter();
                found = proofs.cloned().find_map(|proof| {
                    let changed = differing(&proof).filter(|changed| !changed.is_empty());
                    changed.map(|changed| Proof { changed, ..proof })
                });
                found.is_some()
            });
            if let Some(proof) = found {
                let same = |one: &Proof| differing(one).as_ref() == Some(&proof.changed);
                let short = proof.clone().shortened(&mut |one| same(one));
                let title = format!("it fails {mutant}").replace('`', "");
                return Some(short.record(game.id(), &title).write());
            }
        }
    }
    None
}
