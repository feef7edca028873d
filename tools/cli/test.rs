//! `cardwright test`: runs the rulings of packs, and says every message on the way in every
//! language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::bail;
use content::Ruling;
use desk::{Content, Packs, files};
use diag::{Diagnostic, Report, Severity, Source, nearest};
use engine::{Opened, SHELF};
use play::{Message, notation};
use text::{BASE, Locales, Voice};

use crate::args::{Format, TestArgs};
use crate::codes;
use crate::output;

/// Names for the seats: a sentence with a name in it must come out, too.
const NAMES: [&str; 4] = ["Ada", "Björn", "Chloé", "Dmitri"];

/// Runs the rulings of all built-in packs, or of those that are named.
pub fn run(args: &TestArgs) -> anyhow::Result<u8> {
    let (folders, ids): (Vec<&String>, Vec<&String>) =
        args.packs.iter().partition(|word| is_folder(word));
    let packs = Packs::open(&folders.iter().map(PathBuf::from).collect::<Vec<_>>())?;
    let content = packs.content();
    known(&ids, &content)?;
    if args.bless && folders.is_empty() {
        bail!("--bless writes into files: name the folder of a pack");
    }
    let mut tester = Tester::new(args, &content);
    let about =
        |finding: &Diagnostic| folders.is_empty() || content.is_own(finding.place.source.path());
    for game in SHELF {
        let (locales, findings) = Locales::load(&content.trees(game.id()));
        let findings = findings.into_iter().filter(|finding| is_error(finding) && about(finding));
        tester.findings.extend(findings);
        tester.begin();
        let game = content.playable(game.id())?;
        let (rulings, findings) = content.library.rulings(game.id());
        tester.findings.extend(findings);
        let wanted = |ruling: &&Ruling| {
            let all = folders.is_empty() && ids.is_empty();
            all || ids.contains(&&ruling.pack) || packs.is_own(ruling.source.path())
        };
        for ruling in rulings.iter().filter(wanted) {
            tester.file(game.as_ref(), &locales, &ruling.source)?;
        }
    }
    tester.done()
}

/// A word with a slash or a dot, or that names a folder which is there, is no pack's id.
fn is_folder(word: &str) -> bool {
    word.contains(['/', '\\', '.']) || Path::new(word).is_dir()
}

fn known(ids: &[&String], content: &Content<'_>) -> anyhow::Result<()> {
    let there = || content.library.packs().map(|pack| pack.id.as_str());
    match ids.iter().find(|id| !there().any(|known| known == id.as_str())) {
        None => Ok(()),
        Some(id) => match nearest(id, there()) {
            Some(near) => bail!("there is no pack “{id}”; did you mean “{near}”?"),
            None => bail!(
                "there is no pack “{id}”, and no such folder; there are {}",
                there().collect::<Vec<_>>().join(", ")
            ),
        },
    }
}

fn is_error(finding: &Diagnostic) -> bool {
    finding.severity == Severity::Error
}

struct Tester<'t> {
    args: &'t TestArgs,
    content: &'t Content<'t>,
    findings: Vec<Diagnostic>,
    rulings: usize,
    failed: usize,
    blessed: usize,
    /// Messages that have been said, as `.play` writes them.
    said: BTreeSet<(&'static str, String)>,
    /// Gaps and slips that have been reported.
    reported: BTreeSet<String>,
}

impl<'t> Tester<'t> {
    fn new(args: &'t TestArgs, content: &'t Content<'t>) -> Self {
        Self {
            args,
            content,
            findings: Vec::new(),
            rulings: 0,
            failed: 0,
            blessed: 0,
            said: BTreeSet::new(),
            reported: BTreeSet::new(),
        }
    }

    /// The next game begins: what was said of another was said in other words.
    fn begin(&mut self) {
        self.said.clear();
        self.reported.clear();
    }

    /// Runs one file of rulings.
    fn file(
        &mut self,
        game: &dyn Opened,
        locales: &Locales,
        source: &Source,
    ) -> anyhow::Result<()> {
        let records = notation::parse_all(source).0;
        let titles = records.iter().filter_map(|record| record.title.as_ref());
        let titles: Vec<(usize, &str)> =
            titles.map(|title| (title.span.start, title.text.as_str())).collect();
        if let Some(word) = &self.args.only
            && !source.path().contains(word.as_str())
            && !titles.iter().any(|(_, title)| title.contains(word.as_str()))
        {
            return Ok(());
        }
        let said = &mut self.said;
        let names = || NAMES.map(str::to_owned).to_vec();
        let tags = locales.tags();
        let voices: Vec<Voice<'_>> = tags.iter().map(|tag| locales.voice(tag, names())).collect();
        let mut hear = |message: &Message| {
            if said.insert((message.space, message.named_line())) {
                for voice in &voices {
                    voice.say(message);
                }
            }
        };
        let ruled = game.rulings(source, self.args.bless, &mut hear);
        let mut findings = ruled.findings.clone();
        findings.extend(voices.iter().flat_map(|voice| self.unsaid(game, locales, voice, source)));
        let failed = failed(&findings, source, &titles);
        self.rulings += ruled.rulings;
        self.failed += failed;
        self.findings.extend(findings);
        if self.args.verbose && self.args.format == Format::Human {
            let word = if failed == 0 { "ok    " } else { "FAILED" };
            output::print(&format!("{word} {} ({})\n", source.path(), ruled.rulings))?;
        }
        let blessed = ruled.blessed(source);
        if self.args.bless && blessed != source.text() {
            files::write_whole(Path::new(source.path()), &blessed)?;
            self.blessed += 1;
        }
        Ok(())
    }

    /// The file in which a text is looked for: a card's in its pack, any other in the game's own.
    fn file_of(&self, game: &dyn Opened, space: &str, id: &str) -> String {
        let mut cards = game.cards().iter();
        let card = cards.find(|card| (card.kind, card.id.as_str()) == (space, id));
        let own = card.filter(|card| self.content.is_own(&card.path));
        // A card lies in the folder of its kind, and that in the folder of its pack.
        match own.and_then(|card| Path::new(&card.path).ancestors().nth(2)) {
            Some(pack) => format!("{}/locales/{BASE}/{space}.ftl", pack.display()),
            None => {
                let pack = card.map_or(game.id(), |card| card.pack.as_str());
                format!("locales/{BASE}/{pack}/{space}.ftl")
            }
        }
    }

    /// What a voice could not say, as far as it is new.
    fn unsaid(
        &mut self,
        game: &dyn Opened,
        locales: &Locales,
        voice: &Voice<'_>,
        source: &Source,
    ) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        for (space, id) in voice.gaps() {
            if self.reported.insert(format!("{space}/{id}")) {
                let message = format!("this ruling tells “{space}/{id}”, which has no text");
                let help = format!("write “{id}” in {}", self.file_of(game, &space, &id));
                out.push(Diagnostic::error(codes::NO_TEXT, message, source.top()).help(help));
            }
        }
        for slip in voice.errors() {
            if self.reported.insert(slip.to_string()) {
                let keys = text::keys::keys(locales);
                let at = |key: &&text::keys::Key| {
                    (&key.tag, &key.space, &key.id) == (&slip.tag, &slip.space, &slip.id)
                };
                let place = keys.iter().find(at).map_or(source.top(), |key| key.place.clone());
                out.push(
                    Diagnostic::error(codes::TEXT_SLIP, slip.to_string(), place)
                        .label(source.top(), "told by a ruling in this file")
                        .help("a text may use the variables that its message has, and no others"),
                );
            }
        }
        out
    }

    fn done(self) -> anyhow::Result<u8> {
        let report = Report::new(self.findings);
        let code = if report.has_errors() { output::FINDINGS } else { output::CLEAN };
        if self.args.format == Format::Json {
            output::print(&format!("{}\n", report.json()))?;
            return Ok(code);
        }
        output::print(&report.human(output::colour()))?;
        let noun = if self.rulings == 1 { "ruling" } else { "rulings" };
        let mut line = format!("{} {noun}, {} failed", self.rulings, self.failed);
        if self.blessed > 0 {
            line.push_str(&format!("; {} files written", self.blessed));
        }
        output::print(&format!("{line}\n"))?;
        Ok(code)
    }
}

/// How many rulings of a file the errors are about; errors of the whole file, or of other files,
/// are about one at least.
fn failed(findings: &[Diagnostic], source: &Source, titles: &[(usize, &str)]) -> usize {
    let mut failed = BTreeSet::new();
    for finding in findings.iter().filter(|finding| is_error(finding)) {
        let here = [&finding.place].into_iter().chain(finding.labels.iter().map(|(at, _)| at));
        let here = here.filter(|place| place.source.path() == source.path());
        let at = here.map(|place| place.span.start as usize).next().unwrap_or_default();
        failed.insert(titles.iter().rposition(|(start, _)| *start <= at).unwrap_or_default());
    }
    failed.len()
}
