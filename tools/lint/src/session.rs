//! A session of the linter: what is looked at, and by whose settings findings are judged.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use content::Pack;
use desk::{Content, Disk, Packs, Stop, Threads};
use diag::{Code, Diagnostic, Files as _, Severity, Source};
use engine::trial::{Thorough, Trial};

use crate::allow::{Allows, WORD};
use crate::config::{self, Config, Drafts};
use crate::effect::Judged;
use crate::policy::{Policy, Settings};
use crate::portions::portions;
use crate::proofs::{Proof, Proofs};
use crate::spell::{Speller, Spelling};
use crate::stats::Stats;
use crate::tried::{Compared, Tried};
use crate::{apart, causes, deep, saved};

/// What is looked at, and what is wanted to be heard of it.
#[derive(Default)]
pub struct Session {
    /// Folders of packs; the built-in packs where nothing is named at all.
    pub packs: Vec<PathBuf>,
    /// Files of these packs: only findings about them are wanted. Nothing: all.
    pub files: Vec<PathBuf>,
    /// The folders that were named, in which packs were looked for: a `lint.toml` in one of them, or
    /// between it and a pack, speaks for the pack.
    pub roots: Vec<PathBuf>,
    /// Whether neither a `lint.toml` nor a comment may say that a finding does not count: for packs
    /// of strangers.
    pub no_pack_config: bool,
    /// Records outside of packs, such as saved games.
    pub records: Vec<PathBuf>,
    /// What could not be looked at.
    pub unread: Vec<Diagnostic>,
    /// All codes that there are.
    pub known: Vec<Code>,
    /// What the command line says.
    pub command: Settings,
    /// Whether what was looked at is counted.
    pub stats: bool,
    /// Whether cards are run, and how often.
    pub deep: Option<Thorough>,
    /// The folders in which dictionaries are looked for, where spelling is checked.
    pub spell: Option<Vec<PathBuf>>,
    /// The threads that read and look.
    pub crew: Arc<Threads>,
}

/// What a session finds.
pub struct Drawn {
    /// All findings that no comment allows, whether they count or not.
    pub findings: Vec<Diagnostic>,
    /// What was looked at, in words.
    pub looked_at: String,
    /// What was looked at, counted, where that was wished; findings are not among it.
    pub stats: Option<Stats>,
    /// What running the cards came to.
    pub tried: Option<Tried>,
    /// How much of the scripts rulings run, where cards were run.
    pub proof: Option<Proof>,
    /// Which languages were spell-checked, where that was wished.
    pub spelling: Option<Spelling>,
    /// Whether nothing could be read: neither a pack nor a record. That nothing was found then says
    /// nothing.
    pub is_empty: bool,
    policy: Policy,
}

/// What has been found so far.
#[derive(Default)]
struct Drawing {
    findings: Vec<Diagnostic>,
    /// The files in which something may be allowed.
    sources: Vec<Source>,
    looked_at: String,
    stats: Option<Stats>,
    tried: Option<Tried>,
    proof: Option<Proof>,
    spelling: Option<Spelling>,
    /// How many packs and records were read.
    read: usize,
}

impl Drawn {
    /// The findings that count, and how many notes are not shown.
    pub fn counted(&self) -> (Vec<Diagnostic>, usize) {
        self.policy.apply(self.findings.clone())
    }

    /// The errors that nobody said are to be ignored, whether they were selected or not.
    pub(crate) fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let errors = self.findings.iter().filter(|finding| finding.severity == Severity::Error);
        errors.filter(|finding| !self.policy.ignores(finding))
    }
}

impl Session {
    /// Looks at everything.
    ///
    /// # Errors
    ///
    /// When a file or folder that was named cannot be read, or a pack of a saved game is unsound.
    pub fn draw(&self) -> Result<Drawn, Stop> {
        self.draw_with(&Drafts::new())
    }

    /// Like [`Self::draw`], with unsaved contents of some files. A draft of a file that is not on disk is
    /// ignored.
    ///
    /// ```
    /// use lint::{Drafts, Session};
    ///
    /// let folder = std::env::temp_dir().join(format!("lint-drafts-{}", std::process::id()));
    /// std::fs::create_dir_all(&folder)?;
    /// let game = engine::SHELF[0].id();
    /// let about = format!("id = \"mine\"\ngame = \"{game}\"\nversion = \"1.0.0\"\napi = 1\n");
    /// std::fs::write(folder.join("pack.toml"), &about)?;
    ///
    /// let session = Session { packs: vec![folder.clone()], ..Session::default() };
    /// let draft = desk::shown(&folder) + "/pack.toml";
    /// let drafts = Drafts::from([(draft.clone(), about.replace("api = 1", "api = 99").into_bytes())]);
    /// let found = session.draw_with(&drafts)?.counted().0;
    /// assert_eq!((found[0].code.name(), found[0].place.source.path()), ("unknown-api", &*draft));
    /// assert!(session.draw()?.counted().0.iter().all(|one| one.code != found[0].code));
    /// std::fs::remove_dir_all(folder)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Self::draw`].
    pub fn draw_with(&self, drafts: &Drafts) -> Result<Drawn, Stop> {
        let mut drawing = Drawing::default();
        drawing.findings.clone_from(&self.unread);
        for path in &self.records {
            let changed = drafts.get(&desk::shown(path));
            let (source, unread) = saved::read_or(path, changed.map(Vec::as_slice))?;
            let readable = unread.is_empty();
            drawing.findings.extend(unread);
            if readable {
                drawing.read += 1;
                drawing.findings.extend(self.record(&source)?);
                drawing.sources.push(source);
            }
        }
        drawing.looked_at = match self.records.len() {
            1 => "1 file".to_owned(),
            files => format!("{files} files"),
        };
        if self.looks_at_packs() {
            self.draw_packs(drafts, &mut drawing)?;
        }
        self.judged(drawing, drafts)
    }

    /// What is wrong with a record. Errors of the packs that it is played with are reported by
    /// themselves where packs are looked at.
    fn record(&self, source: &Source) -> Result<Vec<Diagnostic>, Stop> {
        saved::record(source, &self.packs).or_else(|stop| match stop {
            Stop::Refused(_) if self.looks_at_packs() => Ok(Vec::new()),
            Stop::Refused(report) => {
                let message = "this is not replayed: its packs have errors";
                let finding = Diagnostic::error(play::codes::MISSING_PACK, message, source.top());
                let errors = report.findings().iter();
                let first = errors.filter(|one| one.severity == Severity::Error).take(1);
                let labels = first.map(|one| (one.place.clone(), "one of them".to_owned()));
                Ok(vec![Diagnostic { labels: labels.collect(), ..finding }])
            }
            Stop::File { .. } | Stop::Said(_) => Err(stop),
        })
    }

    /// Looks at the packs.
    fn draw_packs(&self, drafts: &Drafts, drawing: &mut Drawing) -> Result<(), Stop> {
        let open = |folders: &[PathBuf]| {
            Ok(Packs::open(folders)?.with_crew(&self.crew).edited(drafts).noting(WORD))
        };
        let packs = open(&self.packs)?;
        let packs = if self.packs.is_empty() { packs.with_all() } else { packs };
        let content = packs.doubted();
        drawing.looked_at = self.counted(&content);
        drawing.read += self.read(&content).count();
        let mut ran = Runs::default();
        let speller = self.speller(drafts)?;
        let mut look = |content: &Content, pack: Option<&str>| {
            let mut said =
                crate::packs(content, speller.as_ref(), &|path| self.spells(content, pack, path))?;
            if let Some(thorough) = self.deep {
                said.extend(ran.run(content, pack, thorough)?);
            }
            Ok(said)
        };
        let mut said = match self.packs.as_slice() {
            [] | [_] => look(&content, None)?,
            several => apart::apart(several, &content, &open, &mut look, &mut drawing.sources)?,
        };
        if self.deep.is_some() {
            if self.packs.is_empty() {
                built_in(&mut ran.proofs, &open)?;
            }
            let more = ran.proofs.findings(&said);
            said.extend(more);
            drawing.tried = Some(Tried::of(&ran.trials));
            drawing.proof = Some(ran.proofs.proof());
        }
        if let Some(speller) = speller {
            let (unchecked, spelling) = speller.languages();
            said.extend(unchecked);
            drawing.spelling = Some(spelling);
        }
        let mut said = causes::only(said, &content);
        if said.iter().any(|finding| finding.code == desk::codes::TOO_LITTLE) {
            // The texts of a pack whose place is taken name cards that are gone.
            said.retain(|finding| packs.is_own(finding.place.source.path()));
        }
        let wanted = said.into_iter().filter(|finding| self.wants(&content, finding));
        drawing.findings.extend(wanted);
        drawing.sources.extend(packs.noted());
        if self.stats {
            drawing.stats = Some(self.stats_of(&content, &ran.judged, drawing));
        }
        Ok(())
    }

    /// What checks the spelling, if that is wished, with the words of the `lint.toml` files. What is
    /// wrong with these is reported where they are read as settings.
    fn speller(&self, drafts: &Drafts) -> Result<Option<Speller>, Stop> {
        let Some(folders) = &self.spell else { return Ok(None) };
        let configs = match self.no_pack_config {
            true => Vec::new(),
            false => config::of(&self.packs, &self.roots, drafts, &self.known)?.0,
        };
        let settings = configs.into_iter().map(|(settings, _)| settings).collect();
        Ok(Some(Speller::new(folders, settings)))
    }

    /// Whether the spelling of a file is checked: one that was named, of the pack that is looked at.
    fn spells(&self, content: &Content, pack: Option<&str>, path: &str) -> bool {
        let is_of = |id| content.pack_of_text(path).is_some_and(|owner| owner.id == id);
        self.names(path)
            && (self.packs.is_empty() || content.is_own(path))
            && pack.is_none_or(is_of)
    }

    /// What was looked at, counted.
    fn stats_of(&self, content: &Content, judged: &[Judged], drawing: &Drawing) -> Stats {
        let own = |path: &str| self.packs.is_empty() || content.is_own(path);
        let stats = Stats::of(content, |pack| own(pack.source.path()));
        let compared = self.deep.map(|_| Compared::of(judged));
        let (tried, proof) = (drawing.tried.clone(), drawing.proof);
        Stats { tried, compared, proof, ..stats }
    }

    /// Takes away what comments allow, and adds what is wrong with comments and settings.
    fn judged(&self, drawing: Drawing, drafts: &Drafts) -> Result<Drawn, Stop> {
        let Drawing { findings, sources, looked_at, stats, tried, proof, spelling, read } = drawing;
        let is_empty = read == 0;
        // Packs that are looked at one by one are read more than once.
        let sources: BTreeMap<&str, &Source> =
            sources.iter().map(|source| (source.path(), source)).collect();
        let sources: Vec<Source> = sources.into_values().cloned().collect();
        let sources = if self.no_pack_config { Vec::new() } else { sources };
        let mut allows = Allows::read(&sources, &self.known);
        let mut findings = allows.apply(findings);
        let wants = |finding: &Diagnostic| self.names(finding.place.source.path());
        let unused = allows.unused(&findings, tried.is_some());
        findings.extend(unused.into_iter().chain(allows.findings).filter(wants));
        let mut settings = Vec::new();
        if !self.no_pack_config {
            let (configs, wrong) = config::of(&self.packs, &self.roots, drafts, &self.known)?;
            findings.extend(self.in_vain(&configs, &findings, tried.is_some()));
            findings.extend(wrong);
            settings.extend(configs.into_iter().map(|(settings, _)| settings));
        }
        settings.push(self.command.clone());
        let policy = Policy(settings);
        Ok(Drawn { findings, looked_at, stats, tried, proof, spelling, is_empty, policy })
    }

    /// What `lint.toml` files say in vain. Where only some files are looked at that is not known.
    fn in_vain(&self, configs: &[Config], findings: &[Diagnostic], run: bool) -> Vec<Diagnostic> {
        if configs.is_empty() || !self.files.is_empty() {
            return Vec::new();
        }
        let files: Vec<String> = self.packs.iter().flat_map(|pack| files_of(pack)).collect();
        let judged = configs.iter();
        judged.flat_map(|(settings, all)| all.judge(settings, findings, &files, run)).collect()
    }

    fn looks_at_packs(&self) -> bool {
        let nothing_named = self.records.is_empty() && self.unread.is_empty();
        !self.packs.is_empty() || nothing_named
    }

    /// Whether a file can be written: one of a pack that was named, or a record.
    pub(crate) fn owns(&self, path: &str) -> bool {
        self.inner(path).is_some() || self.records.iter().any(|record| desk::shown(record) == path)
    }

    /// The pack of a path that a finding shows, and the path in it.
    fn inner<'p>(&self, path: &'p str) -> Option<(&Path, &'p Path)> {
        self.packs.iter().find_map(|pack| {
            let inner = Path::new(path).strip_prefix(desk::shown(pack)).ok()?;
            Some((pack.as_path(), inner))
        })
    }

    /// The file on disk of a path that a finding shows.
    pub(crate) fn on_disk(&self, path: &str) -> PathBuf {
        if let Some((pack, inner)) = self.inner(path) {
            return pack.join(inner);
        }
        let record = self.records.iter().find(|record| desk::shown(record) == path);
        record.cloned().unwrap_or_else(|| path.into())
    }

    /// Whether a file of a pack is one of those that were named, if any were.
    fn names(&self, path: &str) -> bool {
        let is_named = |file: &PathBuf| Path::new(&desk::shown(file)) == Path::new(path);
        self.files.is_empty() || self.files.iter().any(is_named)
    }

    /// Whether a finding is about what was asked for.
    fn wants(&self, content: &Content, finding: &Diagnostic) -> bool {
        let mut paths = std::iter::once(&finding.place)
            .chain(finding.labels.iter().map(|(place, _)| place))
            .map(|place| place.source.path());
        if !self.files.is_empty() {
            return paths.any(|path| self.names(path));
        }
        self.packs.is_empty() || paths.any(|path| content.is_own(path))
    }

    /// The packs that could be read, of those that are looked at.
    fn read<'c>(&self, content: &'c Content) -> impl Iterator<Item = &'c Pack> {
        let all = self.packs.is_empty();
        content.library.packs().filter(move |pack| all || content.is_own(pack.source.path()))
    }

    /// What was looked at, in words.
    fn counted(&self, content: &Content) -> String {
        let packs: Vec<_> = self.read(content).map(|pack| pack.id.as_str()).collect();
        if packs.is_empty() { "no pack".to_owned() } else { packs.join(", ") }
    }
}

/// The files of a pack, by the paths that findings show.
fn files_of(pack: &Path) -> Vec<String> {
    let shown = desk::shown(pack);
    let inside = Disk::open(pack).map(|disk| disk.list()).unwrap_or_default();
    inside.iter().map(|path| format!("{}/{path}", shown.trim_end_matches('/'))).collect()
}

/// What came of running the cards so far.
#[derive(Default)]
struct Runs {
    trials: Vec<Trial>,
    judged: Vec<Judged>,
    proofs: Proofs,
}

impl Runs {
    /// Runs the cards of packs, and the rulings of those that were named: of all, or of the pack with
    /// an id, what is found is wanted.
    fn run(
        &mut self,
        content: &Content,
        pack: Option<&str>,
        thorough: Thorough,
    ) -> Result<Vec<Diagnostic>, Stop> {
        let mut said = Vec::new();
        let own = |of: &str| pack.is_none_or(|pack| of == pack);
        let wanted = |owner: &Pack| content.is_own(owner.source.path()) && own(&owner.id);
        portions(content, &[], &mut |content, tries| {
            let deep = deep::deep_of(content, thorough, Threads::count(), tries);
            self.trials.extend(deep.trials.into_iter().filter(|trial| own(&trial.pack)));
            said.extend(deep.findings);
            match content.folders().is_empty() {
                true => Ok(()),
                false => self.proofs.run(content, &wanted, tries),
            }
        })?;
        let (texts, wrong) = crate::judged(content)?;
        self.judged.extend(texts.into_iter().filter(|text| own(&text.pack)));
        said.extend(wrong);
        Ok(said)
    }
}

/// Runs the rulings of the built-in packs: those of a pack that builds on others hold with it, those
/// of the others without it.
fn built_in(
    proofs: &mut Proofs,
    open: &dyn Fn(&[PathBuf]) -> Result<Packs, Stop>,
) -> Result<(), Stop> {
    let alone = open(&[])?;
    let content = alone.content();
    proofs.run(&content, &|_| true, &|_| true)?;
    for more in &content.left_out {
        let packs = open(&[])?.with(std::slice::from_ref(&more.id));
        proofs.run(&packs.content(), &|pack| pack.id == more.id, &|_| true)?;
    }
    Ok(())
}
