//! Packs and their `pack.toml`.

use std::sync::Arc;

use diag::{Diagnostic, Files, Source, nearest};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::document::read;
use crate::requirement::{self, Versions};
use crate::shape::FileSchema;
use crate::{CardPlaces, codes, document_schema, repeated};

/// The supported level of the pack format, with its kinds, hooks and verbs.
pub const API: i64 = 1;

/// The location of a pack.
#[derive(Clone)]
pub struct PackRoot {
    /// The tree of files that contains it.
    pub files: Arc<dyn Files>,
    /// Its folder in the tree: `cards/<pack>`; empty if the tree is the pack.
    pub root: String,
    /// The prefix of the tree's paths in messages, such as the folder given with `--pack`.
    pub shown: String,
    /// Whether its files are known to fit their schemas, like those of the built-in packs. They are
    /// then compared with the schemas only after another error.
    pub proven: bool,
}

impl PackRoot {
    /// The packs in the subfolders of a folder, by name.
    pub fn all(files: Arc<dyn Files>, folder: &str, shown: &str) -> Vec<Self> {
        let packs = files.list_in(folder).into_iter().filter_map(|path| {
            let root = path.strip_suffix("/pack.toml")?;
            let name = root.strip_prefix(folder)?.strip_prefix('/')?;
            (!name.contains('/')).then(|| root.to_owned())
        });
        let packs = packs.map(|root| {
            let (files, shown) = (Arc::clone(&files), shown.to_owned());
            Self { files, root, shown, proven: false }
        });
        packs.collect()
    }

    /// The path in the tree of a path in the pack.
    pub(crate) fn inner(&self, path: &str) -> String {
        join(&self.root, path)
    }

    /// The path in messages of a path in the pack.
    pub(crate) fn shown(&self, path: &str) -> String {
        join(&self.shown, &self.inner(path))
    }

    /// The paths of the pack's files, relative to it, sorted.
    pub(crate) fn list(&self) -> Vec<String> {
        let prefix = join(&self.root, "");
        let paths = self.files.list_in(&self.root).into_iter();
        paths.filter_map(|path| path.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    /// The text of a file of the pack.
    pub(crate) fn read(&self, path: &str) -> Result<Source, Box<Diagnostic>> {
        let shown = self.shown(path);
        self.files.text(&self.inner(path), shown).unwrap_or_else(|| {
            let place = Source::new(self.shown(path), "").top();
            let message = "the file cannot be read";
            let help = "check the permissions; links that lead out of the pack are not followed";
            Err(Box::new(Diagnostic::error(diag::codes::UNREADABLE, message, place).help(help)))
        })
    }
}

fn join(folder: &str, path: &str) -> String {
    match folder.trim_end_matches('/') {
        "" => path.to_owned(),
        folder => format!("{folder}/{path}"),
    }
}

/// An opened pack.
///
/// ```
/// use std::sync::Arc;
///
/// use content::{Library, PackRoot};
///
/// let toml = "id = 'race'\ngame = 'race'\nversion = '1.0.0'\napi = 1\nlanguages = ['en']\n";
/// let files = Arc::new(diag::Memory::new().with("pack.toml", toml));
/// let shown = "my/race".to_owned();
/// let root = PackRoot { files, root: String::new(), shown, proven: false };
/// let (library, _) = Library::open(vec![root]);
/// let pack = library.packs().next().expect("nothing is wrong with it");
/// assert_eq!((pack.version.as_str(), pack.api), ("1.0.0", content::API));
/// assert_eq!(pack.source.path(), "my/race/pack.toml");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// Its id.
    pub id: String,
    /// The game to which it belongs.
    pub game: String,
    /// The version of the pack.
    pub version: String,
    /// The level of the pack format for which it is written.
    pub api: i64,
    /// The ids of the required packs.
    pub requires: Vec<String>,
    /// The suitable versions of required packs, for those with a restriction.
    pub(crate) versions: Versions,
    /// The languages of its texts.
    pub languages: Vec<String>,
    /// Whether each of its cards must have origins.
    pub origins: bool,
    /// Its folder in its tree of files; empty if the tree is the pack.
    pub root: String,
    /// Its `pack.toml`.
    pub source: Source,
}

impl Pack {
    /// The places of the keys and values of its `pack.toml`.
    pub fn places(&self) -> CardPlaces {
        CardPlaces::new(self.source.clone())
    }
}

/// A pack: cards, behavior and texts for a game.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Pack", example = crate::example(include_str!("pack.example.toml")))]
struct PackToml {
    /// Id of the pack in files and on the command line. Its folder should have the same name.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*$"))]
    id: String,
    /// The id of the game to which the pack belongs.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    game: String,
    /// Version of the pack, such as 1.0.0.
    #[schemars(regex(pattern = r"^[0-9]+\.[0-9]+\.[0-9]+$"))]
    version: String,
    /// Level of the pack format: 1.
    api: i64,
    /// The required packs: ids, optionally with suitable versions, such as `race >=1.2, <2`.
    #[serde(default)]
    #[schemars(inner(regex(pattern = r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*( .+)?$")))]
    requires: Vec<String>,
    /// Languages of its texts, such as en or pt-BR.
    #[serde(default)]
    #[schemars(inner(regex(pattern = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")))]
    languages: Vec<String>,
    /// Whether each of its cards must state the origins of its fields in `[origin]`.
    #[serde(default)]
    origins: bool,
}

/// The schema of `pack.toml`.
pub fn pack_schema() -> Value {
    document_schema::<PackToml>()
}

/// Reads the `pack.toml` files. A pack whose file is invalid, or written for another level, is left
/// out.
pub(crate) struct PackReader {
    shape: FileSchema<'static>,
}

impl PackReader {
    pub(crate) fn new() -> Self {
        Self { shape: FileSchema::new(pack_schema) }
    }

    pub(crate) fn read(
        &self,
        root: &PackRoot,
        paths: &[String],
        out: &mut Vec<Diagnostic>,
    ) -> Option<Pack> {
        if !paths.iter().any(|path| path == "pack.toml") {
            out.push(no_pack_file(root, paths));
            return None;
        }
        let source = root.read("pack.toml").map_err(|finding| out.push(*finding)).ok()?;
        let toml: PackToml = read(&self.shape, root.proven, &source, out)?;
        let places = CardPlaces::new(source.clone());
        if toml.api != API {
            let message = format!("the pack needs api level {}", toml.api);
            let finding = Diagnostic::error(codes::UNKNOWN_API, message, places.value("api"));
            out.push(finding.help(format!("this program supports level {API}")));
            return None;
        }
        let folder = root.root.rsplit('/').next().unwrap_or("");
        if !folder.is_empty() && folder != toml.id {
            let message = format!("the pack “{}” is in a folder named “{folder}”", toml.id);
            let finding = Diagnostic::error(codes::PACK_FOLDER, message, places.value("id"));
            out.push(finding.help("give the folder and the id the same name"));
        }
        let PackToml { id, game, version, api, requires, languages, origins } = toml;
        let (requires, versions) = requirement::read(requires, &places, out);
        repeated(&places, "requires", &requires, out);
        repeated(&places, "languages", &languages, out);
        let root = root.root.clone();
        Some(Pack { id, game, version, api, requires, versions, languages, origins, root, source })
    }
}

fn no_pack_file(root: &PackRoot, paths: &[String]) -> Diagnostic {
    let place = Source::new(root.shown("pack.toml"), "").top();
    let finding = Diagnostic::error(codes::MISSING_PACK_FILE, "pack.toml is missing", place);
    let inside: Vec<&str> =
        paths.iter().filter_map(|path| path.strip_suffix("/pack.toml")).collect();
    if !inside.is_empty() {
        let help =
            format!("the folder contains the packs {}: name their folders", diag::listed(&inside));
        return finding.help(help);
    }
    let beside = paths.iter().map(String::as_str).filter(|path| !path.contains('/'));
    match nearest("pack.toml", beside) {
        Some(near) => finding.help(format!("rename {near} to pack.toml")),
        None if paths.is_empty() => finding.help("the folder is empty or does not exist"),
        None => finding.help("a pack is a folder with a pack.toml: check the path"),
    }
}
