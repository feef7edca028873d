//! `cardwright test`: runs the rulings of packs, and renders every message on the way in every
//! language.

mod cases;
mod covered;
mod human;
mod json;
mod junit;
mod tap;
mod tester;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use author::{Fate, MutantRun};
use content::Ruling;
use desk::{Content, Packs, Stop, files};
use diag::{Diagnostic, Report, Severity, Source, nearest};
use lint::Coverage;
use play::notation;
use play::ruling::Hearing;
use schemars::JsonSchema;
use serde::Serialize;

use crate::args::{TestArgs, TestFormat};
use crate::output;
use crate::targets::Targets;
use tester::Tester;

pub use json::schema;

/// The results of some rulings.
#[derive(Default)]
pub struct Tested {
    /// All findings, in rulings and elsewhere.
    findings: Vec<Diagnostic>,
    /// The files of rulings that were run.
    files: Vec<RulingFile>,
    /// Errors that prevented running something.
    errors: Vec<String>,
    /// Number of files written.
    blessed: usize,
    /// The results of changed cards, if they were asked for.
    mutants: Option<MutantCounts>,
    /// What rulings run, if it was asked for.
    coverage: Option<Coverage>,
    /// What of it is not enough.
    missed: Vec<String>,
}

/// How many changes of cards the rulings noticed.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Mutants")]
struct MutantCounts {
    /// The number of changes with which rulings were run.
    run: usize,
    /// The number of changes that a ruling noticed.
    caught: usize,
}

/// A file of rulings that was run.
struct RulingFile {
    path: String,
    /// The pack, unless the file is outside packs.
    pack: Option<String>,
    /// Kind and id of the card or document next to it.
    card: Option<(String, String)>,
    rulings: Vec<Hearing>,
    /// Whether the file has an error outside its rulings.
    is_broken: bool,
}

/// Runs the rulings of all built-in packs, or of the named packs, files and folders. An error in
/// one does not prevent running the others.
pub fn run(args: &TestArgs) -> anyhow::Result<u8> {
    let mut tested = Tested::default();
    if let Err(stop) = test(args, &mut tested) {
        tested.fail(&stop);
    }
    let report = Report::new(std::mem::take(&mut tested.findings));
    match args.format {
        TestFormat::Human => human::write(&tested, &report, args.verbose)?,
        TestFormat::Json => output::print(&json::write(&tested, &report))?,
        TestFormat::Junit => output::print(&junit::write(&tested, &report))?,
        TestFormat::Tap => output::print(&tap::write(&tested, &report))?,
    }
    let fails = report.has_errors() || !tested.missed.is_empty();
    Ok(match (tested.errors.is_empty(), fails) {
        (false, _) => output::COULD_NOT_RUN,
        (true, true) => output::FINDINGS,
        (true, false) => output::CLEAN,
    })
}

impl Tested {
    /// Records an error. Errors in packs become findings.
    fn fail(&mut self, stop: &Stop) {
        if let Stop::Refused(report) = stop {
            self.findings.extend_from_slice(report.findings());
        }
        self.say(format!("{stop:#}"));
    }

    /// Records why something could not be run, once.
    fn say(&mut self, why: String) {
        if !self.errors.contains(&why) {
            self.errors.push(why);
        }
    }

    /// The value of a result; `None` after recording its error.
    fn take<T>(&mut self, result: Result<T, Stop>) -> Option<T> {
        result.map_err(|stop| self.fail(&stop)).ok()
    }
}

/// A file of rulings outside packs, with the id of its game.
type Loose = (&'static str, Source);

/// Runs the named targets, as far as possible.
fn test(args: &TestArgs, tested: &mut Tested) -> Result<(), Stop> {
    let (mut targets, mut ids) = (Targets::default(), Vec::new());
    let (paths, words): (Vec<_>, Vec<_>) = args.paths.iter().partition(|word| is_path(word));
    for path in &paths {
        if let Err(error) = targets.add(Path::new(path)) {
            tested.say(format!("{error:#}"));
        }
    }
    ids.extend(words);
    let packs = open(&mut targets.packs, tested)?;
    let content = packs.content();
    known(&ids, &content, tested);
    let named = !paths.is_empty();
    if args.bless && !named {
        let why = "--bless writes into files: name the folder of a pack, or a file";
        return Err(Stop::Said(why.to_owned()));
    }
    tested.findings.append(&mut targets.findings);
    let loose = loose(&targets, tested);
    let with = |id: Option<&str>| -> Vec<Loose> {
        let of = loose.iter().filter(|(_, source)| expansion(source, &content) == id);
        of.cloned().collect()
    };
    let asked = |pack: &str| !named && ids.is_empty() || ids.iter().any(|id| id.as_str() == pack);
    let mut tester = Tester::new(args, &packs, tested);
    tester.packs(
        &content,
        &|finding: &Diagnostic| {
            targets.packs.is_empty() || content.is_own(finding.place.source.path())
        },
        &|ruling| {
            let path = ruling.source.path();
            asked(&ruling.pack) || packs.is_own(path) && targets.names(path)
        },
        &with(None),
    );
    expansions(&mut tester, &content, &asked, &with)?;
    let met = tester.met();
    unmet(args, &targets, &met, tested);
    measure(args, (&packs, &content), (&targets, &ids), tested)
}

/// Runs the rulings of expansions that are asked for, and of files outside packs that name one. They
/// hold with the expansion, those of the packs it requires without it.
fn expansions(
    tester: &mut Tester<'_>,
    content: &Content,
    asked: &dyn Fn(&str) -> bool,
    with: &dyn Fn(Option<&str>) -> Vec<Loose>,
) -> Result<(), Stop> {
    for more in &content.left_out {
        let loose = with(Some(&more.id));
        if loose.is_empty() && !asked(&more.id) {
            continue;
        }
        let packs = Packs::open(&[])?.with(std::slice::from_ref(&more.id));
        let content = packs.content();
        let about = |finding: &Diagnostic| {
            let pack = content.pack_of_text(finding.place.source.path());
            pack.is_some_and(|pack| pack.id == more.id)
        };
        let wanted = |ruling: &Ruling| ruling.pack == more.id && asked(&more.id);
        tester.packs(&content, &about, &wanted, &loose);
    }
    Ok(())
}

/// Measures how good the rulings are, if they hold.
fn measure(
    args: &TestArgs,
    (packs, content): (&Packs, &Content),
    (targets, ids): (&Targets, &[&String]),
    tested: &mut Tested,
) -> Result<(), Stop> {
    if !tested.errors.is_empty() || tested.findings.iter().any(is_error) {
        return Ok(());
    }
    if args.mutants {
        mutants(args, (packs, targets), tested)?;
    }
    if args.coverage {
        let is_asked = |path: &str| {
            ids.is_empty() || ids.iter().any(|id| path.starts_with(&format!("cards/{id}/")))
        };
        cover(args, content, &|path| targets.names(path) && is_asked(path), tested)?;
    }
    Ok(())
}

/// Changes one thing of each card at a time, and reports changes that no ruling notices. If enough
/// are noticed, the findings are warnings.
fn mutants(
    args: &TestArgs,
    (packs, targets): (&Packs, &Targets),
    tested: &mut Tested,
) -> Result<(), Stop> {
    if targets.packs.is_empty() {
        let why = "--mutants changes files of a pack in memory: name its folder, or a file in it";
        return Err(Stop::Said(why.to_owned()));
    }
    let word = args.only.as_deref().unwrap_or_default();
    let runs = author::mutants(packs, &|path| targets.names(path) && path.contains(word))?;
    let run = runs.iter().filter(|one| one.fate != Fate::Refused).count();
    let caught = runs.iter().filter(|one| one.fate == Fate::Caught).count();
    let is_enough = caught * 100 >= run * usize::from(args.at_least.unwrap_or(100));
    let survived = runs.iter().filter_map(MutantRun::finding);
    let weighed = survived.map(|mut finding| {
        if is_enough {
            finding.severity = Severity::Warning;
        }
        finding
    });
    tested.findings.extend(weighed);
    tested.mutants = Some(MutantCounts { run, caught });
    Ok(())
}

/// Counts what the rulings run of the wanted files, and writes it as LCOV on request.
fn cover(
    args: &TestArgs,
    content: &Content,
    wanted: &dyn Fn(&str) -> bool,
    tested: &mut Tested,
) -> Result<(), Stop> {
    let word = args.only.as_deref().unwrap_or_default();
    let coverage = ::lint::coverage(content, &|path| wanted(path) && path.contains(word))?;
    if let Some(file) = &args.lcov {
        files::write_whole(file, &covered::lcov(&coverage))?;
    }
    tested.missed = covered::missed(&coverage, args.at_least.unwrap_or(0));
    tested.coverage = Some(coverage);
    Ok(())
}

/// Reports targets that were not run: a word that no ruling contains, a file without rulings.
fn unmet(args: &TestArgs, targets: &Targets, met: &BTreeSet<PathBuf>, tested: &mut Tested) {
    if let Some(word) = args.only.as_ref().filter(|_| met.is_empty()) {
        let where_to = if args.paths.is_empty() { "of these packs" } else { "that is named" };
        tested.say(format!("--only {word}: no ruling {where_to} has this in its path or title"));
        return;
    }
    // If a pack cannot be read, its files are not reported as well.
    if args.only.is_some() || !tested.errors.is_empty() {
        return;
    }
    let has_none = |folder: &&PathBuf| !met.iter().any(|file| file.starts_with(folder));
    let alone = |file: &&PathBuf| !targets.folders.iter().any(|folder| file.starts_with(folder));
    let files = targets.files.iter().filter(alone).filter(|file| !met.contains(*file));
    for file in files.chain(targets.folders.iter().filter(has_none)) {
        tested.say(format!("{}: no rulings in this file", file.display()));
    }
    let is_wrong = |one: &Diagnostic| one.severity == Severity::Error;
    if met.is_empty() && tested.errors.is_empty() && !tested.findings.iter().any(is_wrong) {
        tested.say("no rulings found: nothing was tested".to_owned());
    }
}

/// The last expansion that a file of rulings outside packs names in its head, among those left out.
fn expansion<'c>(source: &Source, content: &'c Content) -> Option<&'c str> {
    let (records, _) = notation::parse_all(source);
    let packs = records.first().map_or("", |record| record.head.value("packs"));
    let named = |id: &str| packs.split(' ').any(|pack| pack == id);
    let left_out = content.left_out.iter().map(|pack| pack.id.as_str());
    left_out.rev().find(|id| named(id))
}

/// Opens packs. Removes those that cannot be opened.
fn open(folders: &mut Vec<PathBuf>, tested: &mut Tested) -> Result<Packs, Stop> {
    if let Ok(packs) = Packs::open(folders) {
        return Ok(packs);
    }
    folders.retain(|folder| tested.take(Packs::open(std::slice::from_ref(folder))).is_some());
    Packs::open(folders)
}

/// The records outside packs, with the ids of their games from their heads.
fn loose(targets: &Targets, tested: &mut Tested) -> Vec<Loose> {
    let mut loose = Vec::new();
    for path in &targets.records {
        let Some((source, unread)) = tested.take(::lint::read(path)) else { continue };
        tested.findings.extend(unread);
        match ::lint::game_of(&source, &notation::parse_all(&source).0) {
            Ok(game) => loose.push((game, source)),
            Err(found) => tested.findings.push(*found),
        }
    }
    loose
}

/// Whether a word is a path: it contains a slash or a dot, or names an existing folder. It is then
/// not the id of a pack.
fn is_path(word: &str) -> bool {
    word.contains(['/', '\\', '.']) || Path::new(word).is_dir()
}

/// Reports unknown pack ids.
fn known(ids: &[&String], content: &Content, tested: &mut Tested) {
    let there: BTreeSet<&str> =
        content.library.packs().chain(&content.left_out).map(|pack| pack.id.as_str()).collect();
    for id in ids.iter().filter(|id| !there.contains(id.as_str())) {
        tested.say(match nearest(id, there.iter().copied()) {
            Some(near) => format!("unknown pack “{id}”; did you mean “{near}”?"),
            None => {
                let all = there.iter().copied().collect::<Vec<_>>().join(", ");
                format!("unknown pack or folder “{id}”; known packs: {all}")
            }
        });
    }
}

fn is_error(finding: &Diagnostic) -> bool {
    finding.severity == Severity::Error
}
