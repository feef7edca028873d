//! What rulings prove: all of them are run, and what they run of scripts is counted; then those of
//! each card once more while it does nothing, which they must not survive.

mod gaps;
mod marks;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use content::{CardInfo, Ruling};
use desk::Content;
use diag::{Diagnostic, Source};
use engine::{Opened, SHELF, Shelved};
use play::{Setup, SetupError};

use crate::scripts::{self, Of, Part, Tree};
use marks::Marked;

/// What rulings have proven so far, of packs that are looked at together or one by one.
#[derive(Default)]
pub(crate) struct Proofs {
    /// Scripts by their paths.
    scripts: BTreeMap<String, Proven>,
    /// Cards that act and have rulings, by their paths.
    cards: BTreeMap<String, Ruled>,
    /// Packs some of whose rulings do not hold: of their shared functions nothing is proven.
    doubtful: BTreeSet<String>,
    findings: Vec<Diagnostic>,
}

/// A script, and what rulings have run of it.
struct Proven {
    source: Source,
    /// The pack that shares its functions; none for the script of a card.
    shared_by: Option<String>,
    tree: Arc<Tree>,
    /// Whether what begins there has run, by its first byte.
    run: BTreeMap<u32, bool>,
}

/// A card with rulings.
struct Ruled {
    card: CardInfo,
    /// The hooks that have run.
    hooks: BTreeSet<&'static str>,
    /// Whether all its rulings hold.
    sound: bool,
}

/// How much of the scripts of some packs rulings run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Lines within functions on which something begins that can run.
    pub lines: usize,
    /// Those of them that have run.
    pub run: usize,
}

impl Proofs {
    /// Runs the rulings of the packs that are wanted.
    ///
    /// # Errors
    ///
    /// When a game is not on the shelf.
    pub(crate) fn run(
        &mut self,
        content: &Content<'_>,
        wanted: &dyn Fn(&Ruling) -> bool,
    ) -> anyhow::Result<()> {
        let named = !content.folders().is_empty();
        for game in SHELF.iter().filter(|game| !named || content.has_own(game.id())) {
            let (opened, report) = content.game(game.id())?;
            // What cannot be loaded cannot be played, and tables too small for all cards not be set.
            if report.has_errors() || is_beyond_tables(&*opened) {
                self.doubtful.extend(content.packs_of(game.id()).map(|pack| pack.id.clone()));
                continue;
            }
            let (rulings, _) = content.library.rulings(game.id());
            let rulings: Vec<Ruling> = rulings.into_iter().filter(wanted).collect();
            let marked = self.marked(content, *game);
            let texts = marked.iter().map(|(path, marked)| (path.clone(), marked.text.clone()));
            opened.count(&texts.collect());
            self.hold(&*opened, &rulings, content, *game)?;
            self.count(&*opened, &marked);
        }
        Ok(())
    }

    /// The scripts of a game that are looked at, on lines that tell what runs.
    fn marked(&mut self, content: &Content<'_>, game: &dyn Shelved) -> BTreeMap<String, Marked> {
        let named = !content.folders().is_empty();
        let mut marked = BTreeMap::new();
        for source in content.library.scripts(game.id()) {
            let path = source.path().to_owned();
            if named && !content.is_own(&path) {
                continue;
            }
            let Some(tree) = scripts::tree(source.text()).map(Arc::new) else { continue };
            marked.insert(path.clone(), Marked::of(source.text(), &tree));
            let owner = content.pack_of(&path).map(|pack| pack.id.clone());
            let shared_by = owner.filter(|_| scripts::is_shared(&path));
            let proven = Proven { source, shared_by, tree, run: BTreeMap::new() };
            self.scripts.entry(path).or_insert(proven);
        }
        marked
    }

    /// Runs rulings, and those of each card while it does nothing.
    fn hold(
        &mut self,
        opened: &dyn Opened,
        rulings: &[Ruling],
        content: &Content<'_>,
        game: &dyn Shelved,
    ) -> anyhow::Result<()> {
        let holds = |ruling: &&Ruling| is_held(opened, ruling);
        let (held, failed): (Vec<&Ruling>, Vec<&Ruling>) = rulings.iter().partition(holds);
        if !failed.is_empty() {
            // On the lines of the scripts as they are.
            let (plain, _) = content.game(game.id())?;
            let found = failed
                .iter()
                .flat_map(|ruling| plain.rulings(&ruling.source, false, &mut |_| {}).findings);
            self.findings.extend(found);
        }
        self.doubtful.extend(failed.iter().map(|ruling| ruling.pack.clone()));
        let ran = opened.hooks_run();
        let of = |rulings: &[&Ruling], card: &CardInfo| {
            let beside = |one: &&&Ruling| (one.kind.as_str(), &one.id) == (card.kind, &card.id);
            rulings.iter().find(beside).copied().cloned()
        };
        for card in opened.cards().iter().filter(|card| !card.hooks.is_empty()) {
            let (held, failed) = (of(&held, card), of(&failed, card));
            let Some(ruling) = held.as_ref().or(failed.as_ref()) else { continue };
            let hooks = ran.iter().filter(|(id, _)| *id == card.id).map(|(_, hook)| *hook);
            let hooks: BTreeSet<&'static str> = hooks.collect();
            let sound = failed.is_none();
            if sound && !hooks.is_empty() {
                opened.silence(Some(card));
                if is_held(opened, ruling) {
                    self.findings.push(told::idle(card, &ruling.source));
                }
                opened.silence(None);
            }
            let ruled = Ruled { card: card.clone(), hooks: BTreeSet::new(), sound };
            let ruled = self.cards.entry(card.path.clone()).or_insert(ruled);
            ruled.hooks.extend(hooks);
            ruled.sound &= sound;
        }
        Ok(())
    }

    /// Adds what has run.
    fn count(&mut self, opened: &dyn Opened, marked: &BTreeMap<String, Marked>) {
        for covered in opened.covered() {
            let (Some(marked), Some(proven)) =
                (marked.get(&covered.path), self.scripts.get_mut(&covered.path))
            else {
                continue;
            };
            for (line, run) in covered.lines {
                if let Some(at) = marked.lines.get(&line) {
                    *proven.run.entry(*at).or_default() |= run;
                }
            }
        }
    }

    /// What is not proven.
    pub(crate) fn findings(&self) -> Vec<Diagnostic> {
        let mut findings = self.findings.clone();
        for Ruled { card, hooks, sound } in self.cards.values() {
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

    /// Whether rulings that hold say what a script does.
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

    /// How much of scripts has run.
    pub(crate) fn proof(&self) -> Proof {
        let mut proof = Proof::default();
        for Proven { source, tree, run, .. } in self.scripts.values() {
            let mut functions = Vec::new();
            tree.each(&mut |part| {
                if let Part::Expression(expression) = part
                    && let Of::Function(function) = &expression.of
                {
                    functions.extend(function.body.span());
                }
            });
            let within =
                |at: u32| functions.iter().any(|span| (span.start..span.end).contains(&at));
            let mut lines: BTreeMap<usize, bool> = BTreeMap::new();
            for (at, run) in run.iter().filter(|(at, _)| within(**at)) {
                *lines.entry(source.position(*at).line).or_default() |= run;
            }
            proof.lines += lines.len();
            proof.run += lines.values().filter(|run| **run).count();
        }
        proof
    }
}

/// Whether all rulings of a file hold.
fn is_held(opened: &dyn Opened, ruling: &Ruling) -> bool {
    opened.rulings(&ruling.source, false, &mut |_| {}).findings.is_empty()
}

/// Whether there are more cards than any table holds.
fn is_beyond_tables(opened: &dyn Opened) -> bool {
    let seats = *opened.seats().start();
    matches!(opened.table(Setup::seats(seats), 0), Err(SetupError::Excess { .. }))
}
