//! Runs files of rulings, and renders all messages on the way in every language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use content::Ruling;
use desk::{Content, Packs, Stop, files};
use diag::{Diagnostic, Source};
use engine::{Opened, SHELF};
use play::ruling::Ruled;
use play::{Args, Message, Setup, Tutorial, notation};
use text::{BASE, Locales, Voice};

use super::{RulingFile, Tested, is_error};
use crate::args::TestArgs;
use crate::codes;

/// Names for the seats, with non-ASCII letters, to test sentences with names.
const NAMES: [&str; 4] = ["Ada", "Björn", "Chloé", "Dmitri"];

pub(super) struct Tester<'t> {
    args: &'t TestArgs,
    packs: &'t Packs,
    tested: &'t mut Tested,
    /// Messages already rendered, by game, in `.play` notation.
    said: BTreeSet<(&'static str, &'static str, String)>,
    /// Missing texts and errors already reported.
    reported: BTreeSet<String>,
    /// The files of rulings and tutorials that were run.
    met: BTreeSet<PathBuf>,
}

/// A game with all cards of the packs, and its texts.
struct Ready {
    locales: Locales,
    opened: Box<dyn Opened>,
}

/// A file of rulings, with its owner.
struct File<'f> {
    source: &'f Source,
    ruling: Option<&'f Ruling>,
}

impl<'t> Tester<'t> {
    pub(super) fn new(args: &'t TestArgs, packs: &'t Packs, tested: &'t mut Tested) -> Self {
        let (said, reported, met) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        Self { args, packs, tested, said, reported, met }
    }

    /// The real paths of the files of rulings and tutorials that were run.
    pub(super) fn met(self) -> BTreeSet<PathBuf> {
        self.met
    }

    /// Starts with other packs, whose texts differ.
    fn begin(&mut self) {
        self.said.clear();
        self.reported.clear();
    }

    /// Runs the wanted rulings of packs and those outside packs, for all games. Errors in texts are
    /// reported for wanted files only. If there are more cards than a table can hold, each ruling
    /// is run with the cards that it names.
    pub(super) fn packs(
        &mut self,
        content: &Content,
        about: &dyn Fn(&Diagnostic) -> bool,
        wanted: &dyn Fn(&Ruling) -> bool,
        loose: &[(&str, Source)],
    ) {
        self.begin();
        let mut games: Vec<Ready> = Vec::new();
        for game in SHELF {
            let (locales, findings) = Locales::load(&content.trees(game.id()));
            let findings = findings.into_iter();
            let findings = findings.filter(|finding| is_error(finding) && about(finding));
            self.tested.findings.extend(findings);
            let Some(opened) = self.tested.take(content.playable(game.id())) else { continue };
            self.tested.findings.extend(content.library.rulings(game.id()).1);
            games.push(Ready { locales, opened });
        }
        let sources: Vec<Source> = loose.iter().map(|(_, source)| source.clone()).collect();
        let crowded =
            games.iter().any(|ready| !engine::errand::overflow(&*ready.opened).ids.is_empty());
        let mut run = |part: &Content, tries: &dyn Fn(&str) -> bool| -> Result<(), Stop> {
            for ready in &games {
                let wanted = |ruling: &Ruling| wanted(ruling) && tries(ruling.source.path());
                let id = ready.opened.id();
                let loose = loose.iter().filter(|(of, source)| *of == id && tries(source.path()));
                let loose: Vec<&Source> = loose.map(|(_, source)| source).collect();
                let opened = match std::ptr::eq(part, content) {
                    true => None,
                    false => Some(part.playable(id)?),
                };
                let opened = opened.as_deref().unwrap_or(&*ready.opened);
                self.game(opened, &ready.locales, part, &wanted, &loose);
            }
            Ok(())
        };
        let ran = match crowded {
            true => ::lint::portions(content, &sources, &mut run),
            false => run(content, &|_| true),
        };
        self.tested.take(ran);
    }

    /// Runs the wanted rulings of a game.
    fn game(
        &mut self,
        game: &dyn Opened,
        locales: &Locales,
        content: &Content,
        wanted: &dyn Fn(&Ruling) -> bool,
        loose: &[&Source],
    ) {
        let (rulings, _) = content.library.rulings(game.id());
        let rulings = rulings.iter().filter(|ruling| wanted(ruling));
        let files = rulings.map(|ruling| File { source: &ruling.source, ruling: Some(ruling) });
        self.tutorials(game, content, wanted);
        let loose = loose.iter().map(|source| File { source, ruling: None });
        for file in files.chain(loose) {
            if self.wants(file.source) {
                self.file(game, locales, &file);
            }
        }
    }

    /// Plays the wanted tutorials of a game as written.
    fn tutorials(
        &mut self,
        game: &dyn Opened,
        content: &Content,
        wanted: &dyn Fn(&Ruling) -> bool,
    ) {
        let (files, _) = content.library.tutorials(game.id());
        for file in files.iter().filter(|file| wanted(file)) {
            if self.wants(&file.source) {
                self.met.insert(self.packs.on_disk(file.source.path()));
                let (tutorial, unread) = Tutorial::read(&file.source);
                let sound = !unread.iter().any(is_error);
                self.tested.findings.extend(unread);
                self.tested.findings.extend(if sound {
                    engine::errand::rehearse(game, &tutorial)
                } else {
                    Vec::new()
                });
            }
        }
    }

    /// Whether a file matches the word on the command line.
    fn wants(&self, source: &Source) -> bool {
        let Some(word) = &self.args.only else { return true };
        source.path().contains(word.as_str()) || has_title_with(source, word)
    }

    /// Runs one file of rulings.
    fn file(&mut self, game: &dyn Opened, locales: &Locales, file: &File<'_>) {
        let source = file.source;
        self.met.insert(self.packs.on_disk(source.path()));
        let said = &mut self.said;
        let names = || NAMES.map(str::to_owned).to_vec();
        let tags = locales.tags();
        // What a text asks about the table has some answer; rulings have tables of many kinds.
        let table = game.table(Setup::seats(*game.seats().start()), 0);
        let facts = table.map_or_else(|_| Args::new(), |table| table.facts());
        let voice = |tag| locales.voice(tag, names()).at_table(&facts);
        let voices: Vec<Voice<'_>> = tags.iter().map(|tag| voice(tag)).collect();
        let mut hear = |message: &Message| {
            if said.insert((game.id(), message.space, message.named_line())) {
                for voice in &voices {
                    voice.say(message);
                }
            }
        };
        let ruled = engine::errand::rulings(game, source, self.args.bless, &mut hear);
        let mut findings = ruled.findings.clone();
        findings.extend(voices.iter().flat_map(|voice| self.unsaid(game, locales, voice, source)));
        if self.args.bless {
            self.bless(source, &ruled);
        }
        let is_broken =
            findings.iter().any(is_error) && !ruled.rulings.iter().any(|ruling| ruling.failed());
        self.tested.findings.extend(findings);
        let of_card = file.ruling.filter(|ruling| ruling.kind != content::RULINGS);
        self.tested.files.push(RulingFile {
            path: source.path().to_owned(),
            pack: file.ruling.map(|ruling| ruling.pack.clone()),
            card: of_card.map(|ruling| (ruling.kind.clone(), ruling.id.clone())),
            rulings: ruled.rulings,
            is_broken,
        });
    }

    /// Writes the actual results of rulings into their file.
    fn bless(&mut self, source: &Source, ruled: &Ruled) {
        let blessed = ruled.blessed(source);
        if blessed != source.text() {
            let written = files::write_edited(&self.packs.on_disk(source.path()), &blessed);
            self.tested.blessed += usize::from(self.tested.take(written).is_some());
        }
    }

    /// The file in which a text is expected: a card's in its pack, any other in the game's own.
    fn file_of(&self, game: &dyn Opened, space: &str, id: &str) -> String {
        let mut cards = game.cards().iter();
        let card = cards.find(|card| (card.kind, card.id.as_str()) == (space, id));
        let own = card.filter(|card| self.packs.is_own(&card.path));
        // A card is in the folder of its kind, which is in the folder of its pack.
        match own.and_then(|card| Path::new(&card.path).ancestors().nth(2)) {
            Some(pack) => format!("{}/locales/{BASE}/{space}.ftl", pack.display()),
            None => {
                let pack = card.map_or(game.id(), |card| card.pack.as_str());
                format!("locales/{BASE}/{pack}/{space}.ftl")
            }
        }
    }

    /// New missing texts and errors of a voice.
    fn unsaid(
        &mut self,
        game: &dyn Opened,
        locales: &Locales,
        voice: &Voice<'_>,
        source: &Source,
    ) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        for (space, id) in voice.gaps() {
            if self.reported.insert(format!("{}/{space}/{id}", game.id())) {
                let message = format!("this ruling shows “{space}/{id}”, which has no text");
                let help = format!("write “{id}” in {}", self.file_of(game, &space, &id));
                out.push(Diagnostic::error(codes::NO_TEXT, message, source.top()).help(help));
            }
        }
        for slip in voice.errors() {
            if self.reported.insert(format!("{}/{slip}", game.id())) {
                let keys = text::keys::keys(locales);
                let at = |key: &&text::keys::Key<'_>| {
                    (key.tag, key.space, key.id) == (&*slip.tag, &*slip.space, &*slip.id)
                };
                let place = keys.iter().find(at).map_or(source.top(), |key| key.place.clone());
                out.push(
                    Diagnostic::error(codes::TEXT_SLIP, slip.to_string(), place)
                        .label(source.top(), "shown by a ruling in this file")
                        .help("a text can only use the variables of its message"),
                );
            }
        }
        out
    }
}

/// Whether the title of a ruling in a file contains a word.
fn has_title_with(source: &Source, word: &str) -> bool {
    let records = notation::parse_all(source).0;
    let mut titles = records.iter().filter_map(|record| record.title.as_ref());
    titles.any(|title| title.text.contains(word))
}
