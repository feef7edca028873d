//! `lint.toml`: what the maintainers of a pack, or of a folder of packs, want to hear.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use content::CardPlaces;
use desk::files::{Short, read_short};
use diag::{Code, Diagnostic, Severity, Source, codes as files};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::policy::{Folder, PathSettings, Settings};
use crate::select::{self, Selector, WARNINGS};

/// The name of the file.
pub const CONFIG: &str = "lint.toml";

/// Texts as they would be on disk, by their paths.
pub(crate) type Texts = BTreeMap<String, Vec<u8>>;

/// What `cardwright lint` says of a pack: in a lint.toml beside its pack.toml, or in the folder that
/// holds several packs. A pack's own file wins over that of the folder, the command line over both.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Lint", example = content::example(include_str!("config.example.toml")))]
pub struct LintToml {
    /// Only findings with these codes, or of these families such as text; all when absent.
    #[serde(default)]
    select: Vec<String>,
    /// No findings with these codes, or of these families.
    #[serde(default)]
    ignore: Vec<String>,
    /// Findings with these codes, or of these families, are errors; behind the word warnings, all
    /// warnings are.
    #[serde(default)]
    deny: Vec<String>,
    /// How bad findings with a code, or of a family, are.
    #[serde(default)]
    severity: BTreeMap<String, Severity>,
    /// Whether notes are shown; they are not when absent.
    #[serde(default)]
    notes: Option<bool>,
    /// What holds for some files only.
    #[serde(default)]
    path: Vec<PathToml>,
}

/// What holds for some files only.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Path")]
struct PathToml {
    /// Patterns of paths below the folder of the lint.toml: `*` is anything within a folder, `**`
    /// any folders.
    files: Vec<String>,
    /// No findings with these codes, or of these families, in these files.
    ignore: Vec<String>,
}

/// The `lint.toml` files of some packs, the weakest first, and what is wrong with them.
pub(crate) fn of(
    packs: &[PathBuf],
    texts: &Texts,
    known: &[Code],
) -> anyhow::Result<(Vec<Settings>, Vec<Diagnostic>)> {
    let mut out = Vec::new();
    let mut above: Vec<(PathBuf, Vec<Folder>)> = Vec::new();
    let mut settings = Vec::new();
    for pack in packs {
        let shown = pack.display().to_string();
        let real = desk::files::real(pack);
        if let (Some(folder), Some(name)) = (real.parent(), real.file_name()) {
            let below = format!("{}/", name.to_string_lossy());
            let pack = Folder { shown: shown.clone(), below };
            let folder = parent(pack_path(&pack), folder);
            match above.iter_mut().find(|(known, _)| *known == folder) {
                Some((_, packs)) => packs.push(pack),
                None => above.push((folder, vec![pack])),
            }
        }
        let own = vec![Folder { shown, below: String::new() }];
        settings.extend(read(pack, own, texts, known, &mut out)?);
    }
    let mut all = Vec::new();
    for (folder, packs) in above {
        all.extend(read(&folder, packs, texts, known, &mut out)?);
    }
    all.extend(settings);
    Ok((all, out))
}

fn pack_path(pack: &Folder) -> &Path {
    Path::new(&pack.shown)
}

/// The folder that holds a pack, as the user would write it.
fn parent(pack: &Path, real: &Path) -> PathBuf {
    match (pack.file_name(), pack.parent()) {
        (Some(_), Some(folder)) => folder.to_owned(),
        // `.` and `..` name a folder without saying what it is called.
        (Some(_), None) | (None, _) => real.to_owned(),
    }
}

/// The settings of a folder, if it has some.
fn read(
    folder: &Path,
    folders: Vec<Folder>,
    texts: &Texts,
    known: &[Code],
    out: &mut Vec<Diagnostic>,
) -> anyhow::Result<Option<Settings>> {
    let path = folder.join(CONFIG);
    let shown = path.display().to_string();
    let bytes = match texts.get(&shown) {
        Some(bytes) => bytes.clone(),
        None => match read_short(&path) {
            Ok(Short::Whole(bytes)) => bytes,
            Ok(Short::TooLong | Short::NoFile) => {
                let place = Source::new(shown, "").top();
                out.push(Diagnostic::error(
                    files::UNREADABLE,
                    "the settings cannot be read: they are no file, or too long",
                    place,
                ));
                return Ok(None);
            }
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", path.display()));
            }
        },
    };
    let source = match Source::decode(shown, &bytes) {
        Ok(source) => source,
        Err(finding) => {
            out.push(*finding);
            return Ok(None);
        }
    };
    let found = content::settings::<LintToml>(&source, out);
    Ok(found.map(|(toml, places)| settings(&toml, &places, folders, known, out)))
}

fn settings(
    toml: &LintToml,
    places: &CardPlaces,
    folders: Vec<Folder>,
    known: &[Code],
    out: &mut Vec<Diagnostic>,
) -> Settings {
    let mut all = |key: &str, words: &[String]| selectors(places, key, words, known, out);
    let select = all("select", &toml.select);
    let ignore = all("ignore", &toml.ignore);
    let deny = all("deny", &toml.deny);
    let paths = toml.path.iter().enumerate().map(|(nth, path)| PathSettings {
        files: path.files.clone(),
        ignore: all(&format!("path.{nth}.ignore"), &path.ignore),
    });
    let paths = paths.collect();
    let severity = toml.severity.iter().filter_map(|(word, severity)| {
        let found = Selector::named(word, known);
        if found.is_none() {
            let place = places.key(&format!("severity.{word}"));
            out.push(select::unknown(word, known, place, false));
        }
        Some((found?, *severity))
    });
    // What is said of a code is said later than what is said of its family.
    let (families, codes): (Vec<_>, Vec<_>) =
        severity.partition(|(selector, _)| matches!(selector, Selector::Family(_)));
    Settings {
        select,
        ignore,
        severity: [families, codes].concat(),
        deny,
        deny_warnings: toml.deny.iter().any(|word| word == WARNINGS),
        notes: toml.notes,
        paths,
        folders,
    }
}

/// The codes and families of a list; a word that is neither is said, but for that which stands for
/// all warnings where codes are denied.
fn selectors(
    places: &CardPlaces,
    key: &str,
    words: &[String],
    known: &[Code],
    out: &mut Vec<Diagnostic>,
) -> Vec<Selector> {
    let mut some = Vec::new();
    for (nth, word) in words.iter().enumerate() {
        match Selector::named(word, known) {
            Some(selector) => some.push(selector),
            None if key == "deny" && word == WARNINGS => {}
            None => {
                let place = places.value(&format!("{key}.{nth}"));
                out.push(select::unknown(word, known, place, true));
            }
        }
    }
    some
}
