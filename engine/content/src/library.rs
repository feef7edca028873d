//! Libraries: opened packs.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use diag::{Alone, Crew, Diagnostic, Meant, Place, Source, meant, spread};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use crate::card::CardReader;
use crate::codes;
use crate::document::read;
use crate::order::order;
use crate::pack::PackReader;
use crate::shape::FileSchema;
use crate::{Card, CardKind, CardPlaces, Document, Pack, PackRoot, document_schema};

/// The packs that could be opened, required ones before those that require them.
///
/// ```
/// use std::sync::Arc;
///
/// use content::{Library, PackRoot};
///
/// let head = "game = 'race'\nversion = '1.0.0'\napi = 1\n";
/// let files = diag::Memory::new()
///     .with("cards/elves/pack.toml", format!("id = 'elves'\nrequires = ['race']\n{head}"))
///     .with("cards/race/pack.toml", format!("id = 'race'\n{head}"))
///     .with("cards/race/effects/luck.luau", "--!strict\nreturn {}\n");
/// let (library, findings) = Library::open(PackRoot::all(Arc::new(files), "cards", ""));
/// assert_eq!(findings, []);
/// let ids: Vec<_> = library.packs().map(|pack| pack.id.as_str()).collect();
/// assert_eq!(ids, ["race", "elves"]);
/// let (effects, _) = library.effects("race");
/// assert_eq!(effects[0].1.path(), "cards/race/effects/luck.luau");
/// assert_eq!(library.unknown_games(&["rice"])[0].code, content::codes::UNKNOWN_GAME);
/// ```
pub struct Library {
    pub(crate) packs: Vec<Loaded>,
    crew: Arc<dyn Crew>,
}

/// The folder of a pack for rulings that do not belong to one card.
pub const RULINGS: &str = "rulings";

/// The folder of a pack with tutorials.
pub const TUTORIALS: &str = "tutorial";

/// A pack with its files.
pub(crate) struct Loaded {
    pub(crate) pack: Pack,
    pub(crate) root: PackRoot,
    /// Paths relative to the pack, sorted.
    pub(crate) paths: Vec<String>,
    /// The text of each file, read once.
    texts: Vec<OnceLock<Result<Source, Box<Diagnostic>>>>,
}

/// A `.play` file of a pack: the rulings of the card next to it, rulings in the folder [`RULINGS`],
/// or a tutorial in the folder [`TUTORIALS`].
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The id of the pack.
    pub pack: String,
    /// The folder: the kind of the card, or [`RULINGS`] or [`TUTORIALS`].
    pub kind: String,
    /// The stem of the file name, which is the id of the card.
    pub id: String,
    /// The file.
    pub source: Source,
}

impl Library {
    /// Opens packs. A pack that cannot be opened is reported and left out. One with missing
    /// requirements is reported and kept.
    pub fn open(roots: Vec<PackRoot>) -> (Self, Vec<Diagnostic>) {
        let reader = PackReader::new();
        let mut out = Vec::new();
        let mut loaded: Vec<Option<Loaded>> = Vec::new();
        let mut broken = BTreeSet::new();
        for root in roots {
            let paths = root.list();
            let Some(pack) = reader.read(&root, &paths, &mut out) else {
                let folder = if root.root.is_empty() { &root.shown } else { &root.root };
                broken.extend(folder.trim_end_matches('/').rsplit('/').next().map(str::to_owned));
                continue;
            };
            let same = loaded.iter().flatten().find(|other| other.pack.id == pack.id);
            match same {
                Some(first) => out.push(taken(&pack, &first.pack)),
                None => {
                    let texts = paths.iter().map(|_| OnceLock::new()).collect();
                    loaded.push(Some(Loaded { pack, root, paths, texts }));
                }
            }
        }
        let packs: Vec<_> = loaded.iter().flatten().map(|loaded| loaded.pack.clone()).collect();
        let order = order(&packs, &broken, &mut out);
        let packs = order.into_iter().filter_map(|at| loaded[at].take()).collect();
        (Self { packs, crew: Arc::new(Alone) }, out)
    }

    /// Sets the crew that reads the cards.
    #[must_use]
    pub fn with_crew(self, crew: Arc<dyn Crew>) -> Self {
        Self { crew, ..self }
    }

    /// The packs without files for which `keeps` is false, by their paths in messages. Texts
    /// already read are reused.
    #[must_use]
    pub fn narrowed(&self, keeps: &dyn Fn(&str) -> bool) -> Self {
        let packs = self.packs.iter().map(|loaded| loaded.narrowed(keeps)).collect();
        Self { packs, crew: Arc::clone(&self.crew) }
    }

    /// Adds files from `all` to these packs, which were narrowed from it: those whose paths in
    /// messages, without extension, are in `stems`. The time depends on the result, not on the
    /// number of files in `all`.
    #[must_use]
    pub fn adding(&self, all: &Self, stems: &BTreeSet<String>) -> Self {
        let packs = self.packs.iter().zip(&all.packs);
        let packs = packs.map(|(loaded, all)| loaded.adding(all, stems)).collect();
        Self { packs, crew: Arc::clone(&self.crew) }
    }

    /// The crew that reads the cards.
    pub fn crew(&self) -> &dyn Crew {
        &*self.crew
    }

    /// Reads the card, script and ruling files of a game in advance. A crew does this faster than
    /// one by one on access.
    pub fn read_ahead(&self, game: &str) {
        for loaded in self.of(game) {
            let read = |path: &String| {
                let wanted = [".toml", ".luau", ".play"].iter().any(|end| path.ends_with(end));
                if wanted && path.matches('/').count() == 1 {
                    loaded.text(path, &mut Vec::new());
                }
            };
            spread(&*self.crew, &loaded.paths, read);
        }
    }

    /// Keeps packs without requirements, wanted packs, and the packs they require. Returns the
    /// others. An expansion is therefore used only on request.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use content::{Library, PackRoot};
    ///
    /// let head = "game = 'race'\nversion = '1.0.0'\napi = 1\n";
    /// let files = diag::Memory::new()
    ///     .with("cards/race/pack.toml", format!("id = 'race'\n{head}"))
    ///     .with("cards/elves/pack.toml", format!("id = 'elves'\nrequires = ['race']\n{head}"))
    ///     .with("cards/bows/pack.toml", format!("id = 'bows'\nrequires = ['elves']\n{head}"));
    /// let chosen = |wanted: &[&str]| {
    ///     let files = Arc::new(files.clone());
    ///     let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
    ///     library.choose(wanted);
    ///     library.packs().map(|pack| pack.id.clone()).collect::<Vec<_>>()
    /// };
    /// assert_eq!(chosen(&[]), ["race"]);
    /// assert_eq!(chosen(&["elves"]), ["race", "elves"]);
    /// assert_eq!(chosen(&["bows"]), ["race", "elves", "bows"]);
    /// ```
    pub fn choose(&mut self, wanted: &[&str]) -> Vec<Pack> {
        let mut kept = vec![false; self.packs.len()];
        // In reverse, because required packs come before those that require them.
        for at in (0..kept.len()).rev() {
            let pack = &self.packs[at].pack;
            kept[at] |= pack.requires.is_empty() || wanted.contains(&pack.id.as_str());
            if kept[at] {
                let required = self.packs.iter().zip(&mut kept);
                let required = required.filter(|(other, _)| pack.requires.contains(&other.pack.id));
                required.for_each(|(_, kept)| *kept = true);
            }
        }
        let all = std::mem::take(&mut self.packs).into_iter().zip(kept);
        let (chosen, left): (Vec<_>, Vec<_>) = all.partition(|(_, kept)| *kept);
        self.packs = chosen.into_iter().map(|(loaded, _)| loaded).collect();
        left.into_iter().map(|(loaded, _)| loaded.pack).collect()
    }

    /// The packs in their order.
    pub fn packs(&self) -> impl Iterator<Item = &Pack> {
        self.packs.iter().map(|loaded| &loaded.pack)
    }

    /// Whether a pack declares that all its cards have origins.
    pub fn keeps_origins(&self, pack: &str) -> bool {
        self.packs().any(|known| known.id == pack && known.origins)
    }

    /// The packs that each pack requires.
    pub fn requires(&self) -> BTreeMap<String, Vec<String>> {
        self.packs().map(|pack| (pack.id.clone(), pack.requires.clone())).collect()
    }

    /// A finding about a part of a pack without an origin.
    pub fn no_origin(what: &str, place: Place) -> Diagnostic {
        Diagnostic::error(codes::MISSING_ORIGIN, format!("“{what}” has no origin"), place).help(
            "pack.toml has origins = true: add origin = \"known\", \"inferred\" or \
             \"reconstructed\"",
        )
    }

    /// Reports packs for unknown games.
    pub fn unknown_games(&self, known: &[&str]) -> Vec<Diagnostic> {
        let strange = self.packs().filter(|pack| !known.contains(&pack.game.as_str()));
        let say = |pack: &Pack| {
            let place = CardPlaces::new(pack.source.clone()).value("game");
            let message = format!("unknown game “{}”", pack.game);
            let finding = Diagnostic::error(codes::UNKNOWN_GAME, message, place.clone());
            match meant(&pack.game, known.iter().copied()) {
                Some(Meant { word: near, safety }) => {
                    let help = format!("did you mean “{near}”?");
                    finding.help(help).fix_as(safety, place, format!("\"{near}\""))
                }
                None => finding.help(format!("known: {}", known.join(", "))),
            }
        };
        strange.map(say).collect()
    }

    /// All cards of one kind of a game, ordered by pack, then by id.
    pub fn cards<T: CardKind>(&self, game: &str) -> (Vec<Card<T>>, Vec<Diagnostic>) {
        let (mut out, mut files, mut owners) = (Vec::new(), Vec::new(), Vec::new());
        for loaded in self.of(game) {
            for (id, path) in loaded.files(T::KIND, "toml") {
                if let Some(source) = loaded.toml(id, path, &mut out) {
                    owners.push((files.len(), loaded, id));
                    files.push(source);
                }
            }
        }
        let reader = CardReader::new::<T>(&files, &*self.crew);
        let cards = spread(&*self.crew, &owners, |(at, loaded, id)| {
            let mut out = Vec::new();
            let script = format!("{}/{id}.luau", T::KIND);
            let script = loaded.has(&script).then(|| loaded.text(&script, &mut out));
            // A script that exists but is not text is not reported as missing.
            if let Some(None) = script {
                return (None, out);
            }
            let names = (&loaded.pack, *id);
            let sources = (&files[*at], script.flatten());
            let sources = (sources.0, sources.1.as_ref());
            let card = reader.read::<T>(names, loaded.root.proven, sources, &mut out);
            (card, out)
        });
        let (cards, wrong): (Vec<_>, Vec<_>) = cards.into_iter().unzip();
        out.extend(wrong.into_iter().flatten());
        let mut read = Vec::with_capacity(cards.len());
        read.extend(cards.into_iter().flatten());
        (read, out)
    }

    /// Whether a pack of a game has a file for a card, valid or not.
    pub fn has_file(&self, game: &str, kind: &str, id: &str) -> bool {
        let path = format!("{kind}/{id}.toml");
        self.of(game).any(|loaded| loaded.has(&path))
    }

    /// The ids of all card files of one kind of a game with their packs, readable or not. A
    /// reference to an unreadable card must not be reported as well.
    pub fn ids(&self, game: &str, kind: &str) -> Vec<(&str, &str)> {
        let mut out = Vec::new();
        for loaded in self.of(game) {
            out.extend(loaded.files(kind, "toml").map(|(id, _)| (loaded.pack.id.as_str(), id)));
        }
        out
    }

    /// The ids of all card files of one kind of a game, with their paths in messages.
    pub fn card_files(&self, game: &str, kind: &str) -> Vec<(&str, String)> {
        let mut out = Vec::new();
        for loaded in self.of(game) {
            let files = loaded.files(kind, "toml");
            out.extend(files.map(|(id, path)| (id, loaded.root.shown(path))));
        }
        out
    }

    /// The documents of one folder of a game, ordered by pack, then by id.
    pub fn documents<T: DeserializeOwned + JsonSchema>(
        &self,
        game: &str,
        folder: &str,
    ) -> (Vec<Document<T>>, Vec<Diagnostic>) {
        let shape = FileSchema::new(document_schema::<T>);
        let (mut documents, mut out) = (Vec::new(), Vec::new());
        for loaded in self.of(game) {
            for (id, path) in loaded.files(folder, "toml") {
                let Some(source) = loaded.toml(id, path, &mut out) else {
                    continue;
                };
                let Some(data) = read(&shape, loaded.root.proven, &source, &mut out) else {
                    continue;
                };
                let places = CardPlaces::new(source.clone());
                let (id, pack) = (id.to_owned(), loaded.pack.id.clone());
                documents.push(Document { id, pack, data, places, source });
            }
        }
        (documents, out)
    }

    /// The shared behavior of a game: `effects/*.luau` with the ids of their packs.
    pub fn effects(&self, game: &str) -> (Vec<(String, Source)>, Vec<Diagnostic>) {
        let (mut effects, mut out) = (Vec::new(), Vec::new());
        for loaded in self.of(game) {
            for (_, path) in loaded.files("effects", "luau") {
                let source = loaded.text(path, &mut out);
                effects.extend(source.map(|source| (loaded.pack.id.clone(), source)));
            }
        }
        (effects, out)
    }

    /// The scripts of a game, of cards and shared ones. Files that are not texts are skipped.
    pub fn scripts(&self, game: &str) -> Vec<Source> {
        let mut scripts = Vec::new();
        for loaded in self.of(game) {
            let paths = loaded.paths.iter().filter(|path| path.ends_with(".luau"));
            let paths = paths.filter(|path| path.matches('/').count() == 1);
            // The loader reports files that cannot be read.
            scripts.extend(paths.filter_map(|path| loaded.text(path, &mut Vec::new())));
        }
        scripts
    }

    /// The rulings of a game's cards and packs.
    pub fn rulings(&self, game: &str) -> (Vec<Ruling>, Vec<Diagnostic>) {
        let (mut rulings, mut out) = (Vec::new(), Vec::new());
        for loaded in self.of(game) {
            for path in &loaded.paths {
                let Some((kind, id)) = loaded.ruled(path) else { continue };
                let Some(source) = loaded.text(path, &mut out) else {
                    continue;
                };
                let (kind, id) = (kind.to_owned(), id.to_owned());
                rulings.push(Ruling { pack: loaded.pack.id.clone(), kind, id, source });
            }
        }
        (rulings, out)
    }

    /// The tutorials of a game, each with its pack, id and text.
    pub fn tutorials(&self, game: &str) -> (Vec<Ruling>, Vec<Diagnostic>) {
        let (mut tutorials, mut out) = (Vec::new(), Vec::new());
        for loaded in self.of(game) {
            for (id, path) in loaded.files(TUTORIALS, "play") {
                let Some(source) = loaded.text(path, &mut out) else { continue };
                let (kind, id) = (TUTORIALS.to_owned(), id.to_owned());
                tutorials.push(Ruling { pack: loaded.pack.id.clone(), kind, id, source });
            }
        }
        (tutorials, out)
    }

    /// The packs of a game.
    pub(crate) fn of(&self, game: &str) -> impl Iterator<Item = &Loaded> {
        self.packs.iter().filter(move |loaded| loaded.pack.game == game)
    }
}

impl Loaded {
    /// The pack without files for which `keeps` is false.
    fn narrowed(&self, keeps: &dyn Fn(&str) -> bool) -> Loaded {
        let files = self.paths.iter().zip(&self.texts);
        let kept = files.filter(|(path, _)| keeps(&self.root.shown(path)));
        let (paths, texts) = kept.map(|(path, text)| (path.clone(), text.clone())).unzip();
        Loaded { pack: self.pack.clone(), root: self.root.clone(), paths, texts }
    }

    /// Adds the card files from `all` with one of these stems.
    fn adding(&self, all: &Self, stems: &BTreeSet<String>) -> Loaded {
        let folder = self.root.shown("");
        let of_pack = stems.range(folder.clone()..).take_while(|stem| stem.starts_with(&folder));
        let paths = of_pack.flat_map(|stem| {
            let stem = stem.strip_prefix(folder.as_str()).unwrap_or(stem);
            ["luau", "play", "toml"].map(|end| format!("{stem}.{end}"))
        });
        let more = paths.filter_map(|path| {
            let at = all.at(&path).filter(|_| !self.has(&path))?;
            Some((path, all.texts[at].clone()))
        });
        let own = self.paths.iter().cloned().zip(self.texts.iter().cloned());
        let mut files: Vec<(String, OnceLock<_>)> = own.chain(more).collect();
        // `at` finds a path by binary search.
        files.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (paths, texts) = files.into_iter().unzip();
        Loaded { pack: self.pack.clone(), root: self.root.clone(), paths, texts }
    }

    /// The stem and path of the files in a folder with this extension.
    pub(crate) fn files(&self, folder: &str, ext: &str) -> impl Iterator<Item = (&str, &str)> {
        self.paths.iter().filter_map(move |path| {
            let name = path.strip_prefix(folder)?.strip_prefix('/')?;
            let id = name.strip_suffix(ext)?.strip_suffix('.')?;
            (!id.contains('/')).then_some((id, path.as_str()))
        })
    }

    /// The folder and stem of a `.play` file that is run: one next to a card or another document,
    /// or in [`RULINGS`].
    pub(crate) fn ruled<'p>(&self, path: &'p str) -> Option<(&'p str, &'p str)> {
        let (folder, id) = path.strip_suffix(".play")?.split_once('/')?;
        let beside = folder != TUTORIALS && self.has(&format!("{folder}/{id}.toml"));
        (!id.contains('/') && (folder == RULINGS || beside)).then_some((folder, id))
    }

    pub(crate) fn has(&self, path: &str) -> bool {
        self.at(path).is_some()
    }

    fn at(&self, path: &str) -> Option<usize> {
        self.paths.binary_search_by(|known| known.as_str().cmp(path)).ok()
    }

    /// The text of one of its files.
    pub(crate) fn text(&self, path: &str, out: &mut Vec<Diagnostic>) -> Option<Source> {
        let read = self.texts[self.at(path)?].get_or_init(|| self.root.read(path));
        read.clone().map_err(|finding| out.push(*finding)).ok()
    }

    /// The text of a TOML file whose stem is a valid id.
    fn toml(&self, id: &str, path: &str, out: &mut Vec<Diagnostic>) -> Option<Source> {
        let source = self.text(path, out)?;
        if !is_id(id) {
            let message = format!("“{id}” is not an id");
            let help =
                "name the file with lowercase letters, digits and single hyphens: two-words.toml";
            out.push(Diagnostic::error(codes::BAD_ID, message, source.top()).help(help));
            return None;
        }
        Some(source)
    }
}

/// Whether a word is a kebab-case id.
fn is_id(word: &str) -> bool {
    let small = |part: &str| {
        let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        !part.is_empty() && part.chars().all(letters)
    };
    word.starts_with(|letter: char| letter.is_ascii_lowercase()) && word.split('-').all(small)
}

fn taken(pack: &Pack, first: &Pack) -> Diagnostic {
    let id = |pack: &Pack| CardPlaces::new(pack.source.clone()).value("id");
    let message = format!("duplicate pack “{}”", pack.id);
    Diagnostic::error(codes::DUPLICATE_PACK, message, id(pack))
        .label(id(first), "first defined here")
        .help("give one of them another id, or leave one out")
}
