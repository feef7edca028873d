//! A session of the linter: what is examined, and the settings for its findings.

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

/// What to examine, and which findings are wanted.
#[derive(Default)]
pub struct Session {
    /// Folders of packs; the built-in packs if nothing is named at all.
    pub packs: Vec<PathBuf>,
    /// Files of these packs: only findings about them are wanted. Empty: all.
    pub files: Vec<PathBuf>,
    /// The named folders in which packs were searched. A `lint.toml` in one of them, or between it
    /// and a pack, applies to the pack.
    pub roots: Vec<PathBuf>,
    /// Whether to ignore `lint.toml` files and allow comments, for packs of strangers.
    pub no_pack_config: bool,
    /// Records outside of packs, such as saved games.
    pub records: Vec<PathBuf>,
    /// Plans and gates of simulations, which the command line reads.
    pub plans: Vec<PathBuf>,
    /// Findings about these, and about what could not be examined.
    pub unread: Vec<Diagnostic>,
    /// All known codes.
    pub known: Vec<Code>,
    /// The settings on the command line.
    pub command: Settings,
    /// Whether to produce statistics.
    pub stats: bool,
    /// Whether to run cards, and how often.
    pub deep: Option<Thorough>,
    /// The folders of dictionaries, if spelling is checked.
    pub spell: Option<Vec<PathBuf>>,
    /// The threads for reading and checking.
    pub crew: Arc<Threads>,
}

/// The results of a session.
pub struct Drawn {
    /// All findings that no comment allows, whether they count or not.
    pub findings: Vec<Diagnostic>,
    /// What was examined, in words.
    pub looked_at: String,
    /// Statistics about what was examined, if requested; without findings.
    pub stats: Option<Stats>,
    /// The results of running the cards.
    pub tried: Option<Tried>,
    /// How much of the scripts is run by rulings, if cards were run.
    pub proof: Option<Proof>,
    /// Which languages were spell-checked, if requested.
    pub spelling: Option<Spelling>,
    /// Whether neither a pack nor a record could be read. The absence of findings then means
    /// nothing.
    pub is_empty: bool,
    policy: Policy,
}

/// The results so far.
#[derive(Default)]
struct Drawing {
    findings: Vec<Diagnostic>,
    /// The files that may contain allow comments.
    sources: Vec<Source>,
    looked_at: String,
    stats: Option<Stats>,
    tried: Option<Tried>,
    proof: Option<Proof>,
    spelling: Option<Spelling>,
    /// The number of packs and records read.
    read: usize,
}

impl Drawn {
    /// The findings that count, and the number of hidden notes.
    pub fn counted(&self) -> (Vec<Diagnostic>, usize) {
        self.policy.apply(self.findings.clone())
    }

    /// The errors that are not ignored, whether selected or not.
    pub(crate) fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let errors = self.findings.iter().filter(|finding| finding.severity == Severity::Error);
        errors.filter(|finding| !self.policy.ignores(finding))
    }
}

impl Session {
    /// Examines everything.
    ///
    /// # Errors
    ///
    /// If a named file or folder cannot be read, or a pack of a saved game is invalid.
    pub fn draw(&self) -> Result<Drawn, Stop> {
        self.draw_with(&Drafts::new())
    }

    /// Like [`Self::draw`], with unsaved contents of some files. A draft of a file that does not
    /// exist on disk is ignored.
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
    /// Like [`Self::draw`].
    pub fn draw_with(&self, drafts: &Drafts) -> Result<Drawn, Stop> {
        let mut drawing = Drawing::default();
        drawing.findings.clone_from(&self.unread);
        drawing.read = self.plans.len();
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
        drawing.looked_at = match self.records.len() + self.plans.len() {
            1 => "1 file".to_owned(),
            files => format!("{files} files"),
        };
        if self.looks_at_packs() {
            self.draw_packs(drafts, &mut drawing)?;
        }
        self.judged(drawing, drafts)
    }

    /// The findings about a record. Errors in its packs are reported when packs are examined.
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

    /// Examines the packs.
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
                ran.proofs.run_built_in(&open)?;
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
            // The texts of a replaced pack name cards that are gone.
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

    /// The spell checker, if requested, with the words of the `lint.toml` files. Errors in those
    /// are reported where settings are read.
    fn speller(&self, drafts: &Drafts) -> Result<Option<Speller>, Stop> {
        let Some(folders) = &self.spell else { return Ok(None) };
        let configs = match self.no_pack_config {
            true => Vec::new(),
            false => config::of(&self.packs, &self.roots, drafts, &self.known)?.0,
        };
        let settings = configs.into_iter().map(|(settings, _)| settings).collect();
        Ok(Some(Speller::new(folders, settings)))
    }

    /// Whether the spelling of a file is checked: it is wanted, and belongs to the examined pack.
    fn spells(&self, content: &Content, pack: Option<&str>, path: &str) -> bool {
        let is_of = |id| content.pack_of_text(path).is_some_and(|owner| owner.id == id);
        self.names(path)
            && (self.packs.is_empty() || content.is_own(path))
            && pack.is_none_or(is_of)
    }

    /// The statistics.
    fn stats_of(&self, content: &Content, judged: &[Judged], drawing: &Drawing) -> Stats {
        let own = |path: &str| self.packs.is_empty() || content.is_own(path);
        let stats = Stats::of(content, |pack| own(pack.source.path()));
        let compared = self.deep.map(|_| Compared::of(judged));
        let (tried, proof) = (drawing.tried.clone(), drawing.proof);
        Stats { tried, compared, proof, ..stats }
    }

    /// Removes allowed findings, and adds findings about comments and settings.
    fn judged(&self, drawing: Drawing, drafts: &Drafts) -> Result<Drawn, Stop> {
        let Drawing { findings, sources, looked_at, stats, tried, proof, spelling, read } = drawing;
        let is_empty = read == 0;
        // Packs that are examined one by one are read more than once.
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

    /// The entries of `lint.toml` files without effect. Unknown if only some files are examined.
    fn in_vain(&self, configs: &[Config], findings: &[Diagnostic], run: bool) -> Vec<Diagnostic> {
        if configs.is_empty() || !self.files.is_empty() {
            return Vec::new();
        }
        let files: Vec<String> = self.packs.iter().flat_map(|pack| files_of(pack)).collect();
        let judged = configs.iter();
        judged.flat_map(|(settings, all)| all.judge(settings, findings, &files, run)).collect()
    }

    fn looks_at_packs(&self) -> bool {
        let nothing_named =
            self.records.is_empty() && self.plans.is_empty() && self.unread.is_empty();
        !self.packs.is_empty() || nothing_named
    }

    /// Whether a file may be written: one of a named pack, or a record.
    pub(crate) fn owns(&self, path: &str) -> bool {
        self.inner(path).is_some() || self.records.iter().any(|record| desk::shown(record) == path)
    }

    /// The pack of a path in a finding, and the path in it.
    fn inner<'p>(&self, path: &'p str) -> Option<(&Path, &'p Path)> {
        self.packs.iter().find_map(|pack| {
            let inner = Path::new(path).strip_prefix(desk::shown(pack)).ok()?;
            Some((pack.as_path(), inner))
        })
    }

    /// The file on disk of a path in a finding.
    pub(crate) fn on_disk(&self, path: &str) -> PathBuf {
        if let Some((pack, inner)) = self.inner(path) {
            return pack.join(inner);
        }
        let record = self.records.iter().find(|record| desk::shown(record) == path);
        record.cloned().unwrap_or_else(|| path.into())
    }

    /// Whether a file of a pack is among the named ones, if there are any.
    fn names(&self, path: &str) -> bool {
        let is_named = |file: &PathBuf| Path::new(&desk::shown(file)) == Path::new(path);
        self.files.is_empty() || self.files.iter().any(is_named)
    }

    /// Whether a finding is wanted.
    fn wants(&self, content: &Content, finding: &Diagnostic) -> bool {
        let mut paths = std::iter::once(&finding.place)
            .chain(finding.labels.iter().map(|(place, _)| place))
            .map(|place| place.source.path());
        if !self.files.is_empty() {
            return paths.any(|path| self.names(path));
        }
        self.packs.is_empty() || paths.any(|path| content.is_own(path))
    }

    /// The examined packs that could be read.
    fn read<'c>(&self, content: &'c Content) -> impl Iterator<Item = &'c Pack> {
        let all = self.packs.is_empty();
        content.library.packs().filter(move |pack| all || content.is_own(pack.source.path()))
    }

    /// What was examined, in words.
    fn counted(&self, content: &Content) -> String {
        let packs: Vec<_> = self.read(content).map(|pack| pack.id.as_str()).collect();
        if packs.is_empty() { "no pack".to_owned() } else { packs.join(", ") }
    }
}

/// The files of a pack, by their paths in findings.
fn files_of(pack: &Path) -> Vec<String> {
    let shown = desk::shown(pack);
    let inside = Disk::open(pack).map(|disk| disk.list()).unwrap_or_default();
    inside.iter().map(|path| format!("{}/{path}", shown.trim_end_matches('/'))).collect()
}

/// The results of running the cards so far.
#[derive(Default)]
struct Runs {
    trials: Vec<Trial>,
    judged: Vec<Judged>,
    proofs: Proofs,
}

impl Runs {
    /// Runs the cards of packs, and the rulings of the named ones. With an id, only findings about
    /// that pack are wanted.
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
