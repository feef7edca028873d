//! What the rules look at.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use content::{CardInfo, Ruling};
use desk::Content;
use diag::{Crew, Diagnostic, Report, Severity, Source, made, spread};
use engine::{Opened, Shelved};
use play::SetupError;
use play::signature::Signature;
use play::{Record, notation};
use text::Locales;
use text::keys::{Key, keys};

use crate::scripts::{self, Api, Bound, Script, Scripts};
use crate::texts::Text;

/// A table that cannot be set.
pub(crate) struct Shortage {
    /// For so many seats.
    pub(crate) seats: u8,
    /// Of what there is too little.
    pub(crate) kind: String,
    /// How many there are.
    pub(crate) there: usize,
    /// How many it needs.
    pub(crate) wanted: usize,
}

/// The packs of a game, as far as they could be read, for all rules.
pub(crate) struct Look<'l> {
    /// The packs.
    pub(crate) content: &'l Content<'l>,
    /// The game on the shelf.
    pub(crate) shelved: &'static dyn Shelved,
    /// The tables for which the packs do not hold enough.
    pub(crate) shortages: Vec<Shortage>,
    /// Whether everything could be read: only then what is absent is not there.
    pub(crate) whole: bool,
    /// The cards.
    pub(crate) cards: &'l [CardInfo],
    /// The files of rulings.
    pub(crate) rulings: &'l [Ruling],
    /// What scripts can say.
    pub(crate) api: &'l Api,
    /// What stands in each of these files, as far as it can be read.
    pub(crate) records: &'l [Vec<Record>],
    /// The scripts that Luau could read.
    pub(crate) scripts: &'l [Script],
    /// Those that the linter cannot look into.
    pub(crate) unread_scripts: &'l [Source],
    /// The texts.
    pub(crate) locales: &'l Locales,
    /// The texts, one by one.
    pub(crate) keys: &'l [Key<'l>],
    /// The texts, taken apart, in the same order.
    pub(crate) texts: Vec<Text<'l>>,
    /// The languages.
    pub(crate) tags: &'l [String],
    /// The messages of the game by their space.
    pub(crate) messages: Vec<(&'static str, Vec<Signature>)>,
    /// The options of a set-up, as variables write them.
    pub(crate) options: Vec<String>,
    /// The cards by kind and id.
    by_id: BTreeMap<(&'l str, &'l str), &'l CardInfo>,
    /// The texts by language, space and id.
    by_place: BTreeMap<(&'l str, &'l str, &'l str), usize>,
    /// Files with errors: what they lack is no second finding.
    unread: BTreeSet<String>,
    /// The packs that have texts, each with the languages of these.
    spoken: BTreeSet<(&'l str, &'l str)>,
}

/// Lets somebody look at a game's packs; what he finds, and what cannot be read of rulings and texts.
/// The report says what could not be loaded.
pub(crate) fn look(
    content: &Content<'_>,
    shelved: &'static dyn Shelved,
    opened: &dyn Opened,
    report: &Report,
    by: &mut dyn FnMut(&Look<'_>) -> Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let crew = content.library.crew();
    let (rulings, mut findings) = content.library.rulings(shelved.id());
    let records = records(crew, &rulings, &mut findings);
    let (locales, wrong) = Locales::load_by(&content.trees(shelved.id()), crew);
    findings.extend(wrong);
    let (keys, tags) = (keys(&locales), locales.tags());
    let unread = broken(findings.iter().chain(&content.findings).chain(report.findings()));
    let (cards, api) = (opened.cards(), Api::of(shelved));
    let bound = Bound::of(cards, &api);
    let sources = content.library.scripts(shelved.id());
    let Scripts { all: scripts, unread: unread_scripts } =
        scripts::read(sources, &unread, &api, &bound, crew);
    let mut look = Look {
        content,
        shelved,
        shortages: Vec::new(),
        whole: unread.is_empty(),
        cards,
        rulings: &rulings,
        api: &api,
        records: &records,
        scripts: &scripts,
        unread_scripts: &unread_scripts,
        locales: &locales,
        keys: &keys,
        texts: keys.iter().map(Text::of).collect(),
        tags: &tags,
        messages: shelved.messages(),
        options: options(opened),
        by_id: cards.iter().map(|card| ((card.kind, card.id.as_str()), card)).collect(),
        by_place: keys.iter().zip(0..).map(|(key, at)| (placed(key), at)).collect(),
        unread,
        spoken: spoken(content, &keys),
    };
    findings.extend(opened.remarks(look.whole));
    // What is wrong with cards is why they do not suffice.
    if look.whole && findings.iter().all(|finding| finding.severity < Severity::Error) {
        look.shortages = shortages(opened);
    }
    findings.extend(by(&look));
    findings
}

/// The files with errors.
fn broken<'f>(findings: impl Iterator<Item = &'f Diagnostic>) -> BTreeSet<String> {
    let errors = findings.filter(|finding| finding.severity == Severity::Error);
    errors.map(|finding| finding.place.source.path().to_owned()).collect()
}

/// What stands in files of rulings; what cannot be read is said.
fn records(crew: &dyn Crew, rulings: &[Ruling], out: &mut Vec<Diagnostic>) -> Vec<Vec<Record>> {
    let read = spread(crew, rulings, |ruling| {
        let source = &ruling.source;
        Arc::unwrap_or_clone(made(crew, "records", source, || notation::parse_all(source)))
    });
    let (records, wrong): (Vec<_>, Vec<_>) = read.into_iter().unzip();
    out.extend(wrong.into_iter().flatten());
    records
}

/// Where a text is found: by its language, space and id.
fn placed<'l>(key: &Key<'l>) -> (&'l str, &'l str, &'l str) {
    (key.tag, key.space, key.id)
}

/// The options of a set-up, as variables write them.
fn options(opened: &dyn Opened) -> Vec<String> {
    opened.options().iter().map(|option| option.name.replace('-', "_")).collect()
}

/// The packs that have texts, each with the languages of these.
fn spoken<'l>(content: &'l Content<'_>, keys: &'l [Key<'_>]) -> BTreeSet<(&'l str, &'l str)> {
    let files: BTreeSet<(&str, &str)> =
        keys.iter().map(|key| (key.place.source.path(), key.tag)).collect();
    let spoken = files.into_iter().filter_map(|(path, tag)| {
        let pack = content.pack_of_text(path)?;
        Some((pack.id.as_str(), tag))
    });
    spoken.collect()
}

/// The set-ups for which the packs do not hold enough.
fn shortages(opened: &dyn Opened) -> Vec<Shortage> {
    let setups = opened.setups().into_iter();
    let lacks = setups.filter_map(|setup| {
        let seats = setup.seats;
        match opened.table(setup, 0) {
            Err(SetupError::Content { kind, there, wanted }) => {
                Some(Shortage { seats, kind, there, wanted })
            }
            Ok(_) | Err(_) => None,
        }
    });
    lacks.collect()
}

impl<'l> Look<'l> {
    /// The text of a card in a language.
    pub(crate) fn text_of(&self, tag: &str, card: &CardInfo) -> Option<&'l Key<'l>> {
        self.key(tag, card.kind, &card.id)
    }

    /// The text of a language with a space and an id.
    pub(crate) fn key(&self, tag: &str, space: &str, id: &str) -> Option<&'l Key<'l>> {
        self.by_place.get(&(tag, space, id)).map(|at| &self.keys[*at])
    }

    /// The same, taken apart.
    pub(crate) fn text(&self, tag: &str, space: &str, id: &str) -> Option<&Text<'l>> {
        self.by_place.get(&(tag, space, id)).map(|at| &self.texts[*at])
    }

    /// A card by kind and id.
    pub(crate) fn card(&self, kind: &str, id: &str) -> Option<&'l CardInfo> {
        self.by_id.get(&(kind, id)).copied()
    }

    /// Whether a file could not be read as a whole.
    pub(crate) fn unread(&self, path: &str) -> bool {
        self.unread.contains(path)
    }

    /// Whether some cards are of a kind that is called like this.
    pub(crate) fn is_kind(&self, space: &str) -> bool {
        self.shelved.kinds().contains(&space)
    }

    /// Whether a file has errors, so that what it lacks is no second finding.
    pub(crate) fn is_unread(&self, path: &str) -> bool {
        self.unread.contains(path)
    }

    /// The cards of which the file with their texts could be read.
    pub(crate) fn read_cards(&self) -> impl Iterator<Item = &'l CardInfo> {
        let broken = |kind: &&str| {
            let (file, folder) = (format!("/{kind}.ftl"), format!("/{kind}/"));
            let texts = |path: &String| path.ends_with(".ftl") && path.contains(&folder);
            self.unread.iter().any(|path| path.ends_with(&file) || texts(path))
        };
        let broken: BTreeSet<&str> = self.shelved.kinds().iter().copied().filter(broken).collect();
        self.cards.iter().filter(move |card| !broken.contains(card.kind))
    }

    /// Whether a file of a folder with an ending could not be read.
    pub(crate) fn is_any_unread(&self, folder: &str, ending: &str) -> bool {
        self.unread.iter().any(|path| path.starts_with(folder) && path.ends_with(ending))
    }

    /// Whether a pack has any text in a language.
    pub(crate) fn speaks(&self, pack: &str, tag: &str) -> bool {
        self.spoken.contains(&(pack, tag))
    }

    /// The languages that the pack of a card promises.
    pub(crate) fn promised(&self, card: &CardInfo) -> Vec<&str> {
        let packs = self.content.library.packs().filter(|pack| pack.id == card.pack);
        packs.flat_map(|pack| &pack.languages).map(String::as_str).collect()
    }

    /// The messages of a space.
    pub(crate) fn messages_of(&self, space: &str) -> &[Signature] {
        let found = self.messages.iter().find(|(name, _)| *name == space);
        found.map_or(&[], |(_, messages)| messages)
    }
}
