//! `cardwright test`: runs the rulings of packs, and says every message on the way in every
//! language.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::bail;
use content::Ruling;
use desk::{Content, Packs, files};
use diag::{Diagnostic, Report, Severity, Source, nearest, visible};
use engine::{Opened, SHELF};
use play::ruling::Hearing;
use play::{Message, notation};
use text::{BASE, Locales, Voice};

use crate::args::{Format, TestArgs};
use crate::codes;
use crate::output;
use crate::targets::Targets;

/// Names for the seats: a sentence with a name in it must come out, too.
const NAMES: [&str; 4] = ["Ada", "Björn", "Chloé", "Dmitri"];

/// Runs the rulings of all built-in packs, or of what is named: packs, and files of rulings or
/// folders of them.
pub fn run(args: &TestArgs) -> anyhow::Result<u8> {
    let (mut targets, mut ids) = (Targets::default(), Vec::new());
    for word in &args.paths {
        if is_path(word) {
            targets.add(Path::new(word))?;
        } else {
            ids.push(word);
        }
    }
    let packs = Packs::open(&targets.packs)?;
    let content = packs.content();
    known(&ids, &content)?;
    let named = !targets.packs.is_empty() || !targets.records.is_empty();
    if args.bless && !named {
        bail!("--bless writes into files: name the folder of a pack, or a file");
    }
    let mut tester = Tester::new(args, &packs);
    tester.findings.append(&mut targets.findings);
    let loose = loose(&targets, &mut tester.findings)?;
    let asked = |pack: &String| !named && ids.is_empty() || ids.contains(&pack);
    let about = |finding: &Diagnostic| {
        targets.packs.is_empty() || content.is_own(finding.place.source.path())
    };
    let wanted = |ruling: &Ruling| {
        let path = ruling.source.path();
        asked(&ruling.pack) || packs.is_own(path) && targets.names(path)
    };
    tester.packs(&content, &about, &wanted, &loose)?;
    // The rulings of an expansion hold with it, those of the packs it builds on without it.
    for more in content.left_out.iter().filter(|more| asked(&more.id)) {
        let packs = Packs::open(&[])?.with(std::slice::from_ref(&more.id));
        let content = packs.content();
        let about = |finding: &Diagnostic| {
            let pack = content.pack_of_text(finding.place.source.path());
            pack.is_some_and(|pack| pack.id == more.id)
        };
        tester.packs(&content, &about, &|ruling: &Ruling| ruling.pack == more.id, &[])?;
    }
    tester.done()
}

/// The records outside of packs with the ids of their games, which their heads name.
fn loose(
    targets: &Targets,
    findings: &mut Vec<Diagnostic>,
) -> anyhow::Result<Vec<(&'static str, Source)>> {
    let mut loose = Vec::new();
    for path in &targets.records {
        let (source, unread) = ::lint::read(path)?;
        findings.extend(unread);
        let records = notation::parse_all(&source).0;
        let heads = || records.iter().filter_map(|record| record.head.get("game"));
        let Some(entry) = heads().next() else {
            let message = "the head names no `game`";
            let found = Diagnostic::error(play::codes::MISSING_GAME, message, source.top());
            let first = SHELF.first().map_or("…", |game| game.id());
            findings.push(found.help(format!("add a line such as `game {first}`")));
            continue;
        };
        let games: Vec<_> = SHELF.iter().map(|game| game.id()).collect();
        match games.iter().find(|id| **id == entry.value) {
            Some(id) => loose.push((*id, source)),
            None => {
                let message = format!("there is no game “{}”", entry.value);
                let place = source.place(entry.span.clone());
                let found = Diagnostic::error(content::codes::UNKNOWN_GAME, message, place);
                findings.push(found.suggest(&entry.value, games));
            }
        }
    }
    Ok(loose)
}

/// A word with a slash or a dot, or that names a folder which is there, is no pack's id.
fn is_path(word: &str) -> bool {
    word.contains(['/', '\\', '.']) || Path::new(word).is_dir()
}

fn known(ids: &[&String], content: &Content<'_>) -> anyhow::Result<()> {
    let there = || content.library.packs().chain(&content.left_out).map(|pack| pack.id.as_str());
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
    packs: &'t Packs,
    findings: Vec<Diagnostic>,
    rulings: usize,
    /// What failed, a line each.
    failed: Vec<String>,
    blessed: usize,
    /// Messages that have been said, as `.play` writes them.
    said: BTreeSet<(&'static str, String)>,
    /// Gaps and slips that have been reported.
    reported: BTreeSet<String>,
}

impl<'t> Tester<'t> {
    fn new(args: &'t TestArgs, packs: &'t Packs) -> Self {
        Self {
            args,
            packs,
            findings: Vec::new(),
            rulings: 0,
            failed: Vec::new(),
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

    /// Runs the wanted rulings of packs, and those that belong to no pack, of all games. What is
    /// wrong with texts is said as far as somebody asked about it.
    fn packs(
        &mut self,
        content: &Content<'_>,
        about: &dyn Fn(&Diagnostic) -> bool,
        wanted: &dyn Fn(&Ruling) -> bool,
        loose: &[(&str, Source)],
    ) -> anyhow::Result<()> {
        for game in SHELF {
            let (locales, findings) = Locales::load(&content.trees(game.id()));
            let findings = findings.into_iter();
            self.findings.extend(findings.filter(|finding| is_error(finding) && about(finding)));
            self.begin();
            let game = content.playable(game.id())?;
            let (rulings, findings) = content.library.rulings(game.id());
            self.findings.extend(findings);
            for ruling in rulings.iter().filter(|ruling| wanted(ruling)) {
                self.file(game.as_ref(), &locales, &ruling.source)?;
            }
            for (_, source) in loose.iter().filter(|(id, _)| *id == game.id()) {
                self.file(game.as_ref(), &locales, source)?;
            }
        }
        Ok(())
    }

    /// Runs one file of rulings.
    fn file(
        &mut self,
        game: &dyn Opened,
        locales: &Locales,
        source: &Source,
    ) -> anyhow::Result<()> {
        if let Some(word) = &self.args.only
            && !source.path().contains(word.as_str())
            && !has_title_with(source, word)
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
        let broken = findings.iter().any(is_error);
        self.findings.extend(findings);
        self.count(source, &ruled.rulings, broken)?;
        let blessed = ruled.blessed(source);
        if self.args.bless && blessed != source.text() {
            files::write_whole(Path::new(source.path()), &blessed)?;
            self.blessed += 1;
        }
        Ok(())
    }

    /// Counts the rulings of a file, and prints each if that is wished. Where something is wrong
    /// with the file that no ruling is to blame for, the file has failed.
    fn count(&mut self, source: &Source, rulings: &[Hearing], broken: bool) -> anyhow::Result<()> {
        self.rulings += rulings.len();
        for hearing in rulings {
            let mut line = format!("{}:{}", source.path(), hearing.place.start().line);
            if !hearing.title.is_empty() {
                line.push_str(&format!("  {}", visible(&hearing.title)));
            }
            if let Some(open) = &hearing.open {
                line.push_str(&format!("  (open at its end: {})", visible(open)));
            }
            if self.args.verbose && self.args.format == Format::Human {
                let word = if hearing.failed { "FAILED" } else { "ok" };
                let rules = match hearing.rules.join(", ") {
                    rules if rules.is_empty() => rules,
                    rules => format!("  (rules: {})", visible(&rules)),
                };
                output::print(&format!("{word:6} {line}{rules}\n"))?;
            }
            if hearing.failed {
                self.failed.push(line);
            }
        }
        if broken && !rulings.iter().any(|hearing| hearing.failed) {
            self.failed.push(source.path().to_owned());
        }
        Ok(())
    }

    /// The file in which a text is looked for: a card's in its pack, any other in the game's own.
    fn file_of(&self, game: &dyn Opened, space: &str, id: &str) -> String {
        let mut cards = game.cards().iter();
        let card = cards.find(|card| (card.kind, card.id.as_str()) == (space, id));
        let own = card.filter(|card| self.packs.is_own(&card.path));
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
                let at = |key: &&text::keys::Key<'_>| {
                    (key.tag, key.space, key.id) == (&*slip.tag, &*slip.space, &*slip.id)
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
        if !self.failed.is_empty() {
            output::print(&format!("failed:\n  {}\n", self.failed.join("\n  ")))?;
        }
        let noun = if self.rulings == 1 { "ruling" } else { "rulings" };
        let mut line = format!("{} {noun}, {} failed", self.rulings, self.failed.len());
        if self.blessed > 0 {
            line.push_str(&format!("; {} files written", self.blessed));
        }
        output::print(&format!("{line}\n"))?;
        Ok(code)
    }
}

/// Whether the title of some ruling of a file contains a word.
fn has_title_with(source: &Source, word: &str) -> bool {
    let records = notation::parse_all(source).0;
    let mut titles = records.iter().filter_map(|record| record.title.as_ref());
    titles.any(|title| title.text.contains(word))
}
