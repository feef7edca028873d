//! `lint.toml`: the settings of the maintainers of a pack, or of a folder of packs.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use content::CardPlaces;
use desk::Stop;
use desk::files::{Short, read_short};
use diag::{Code, Diagnostic, Severity, Source, codes as files};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::codes;
use crate::entries::{Entries, Ignore};
use crate::policy::{Folder, PathSettings, Settings};
use crate::select::{self, Selector, WARNINGS};
use crate::spell;

/// The name of the file.
pub const CONFIG: &str = "lint.toml";

/// Unsaved contents of files, by the path in findings.
pub type Drafts = BTreeMap<String, Vec<u8>>;

/// The settings of `cardwright lint`. A lint.toml file is beside a pack.toml, or in a folder of
/// several packs. The file of a pack overrides the file of the folder; the command line overrides
/// both.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Lint", example = content::example(include_str!("config.example.toml")))]
pub struct LintToml {
    /// Show only findings with these codes or of these families, such as text. If missing: all.
    #[serde(default)]
    select: Vec<String>,
    /// Show no findings with these codes or of these families.
    #[serde(default)]
    ignore: Vec<String>,
    /// Make findings with these codes or of these families errors. The word warnings means all
    /// warnings.
    #[serde(default)]
    deny: Vec<String>,
    /// Set the severity of findings with a code or of a family.
    #[serde(default)]
    severity: BTreeMap<String, Severity>,
    /// Show notes. If missing: false.
    #[serde(default)]
    notes: Option<bool>,
    /// Words that `--spell` accepts in texts of every language, such as invented words.
    #[serde(default)]
    words: Vec<String>,
    /// Settings for some files only.
    #[serde(default)]
    path: Vec<PathToml>,
}

/// Settings for some files only.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Path")]
struct PathToml {
    /// Patterns of paths below the folder of the lint.toml. `*` stands for any part of a name, `**`
    /// for any folders.
    files: Vec<String>,
    /// Show no findings with these codes or of these families in these files.
    ignore: Vec<String>,
}

/// A `lint.toml` as settings, with the places of its entries.
pub(crate) type Config = (Settings, Entries);

/// The `lint.toml` files for some packs, lowest priority first, and the findings about them. For
/// each pack, these are its own file and those of the folders above it, up to the root in `roots`
/// (named folders) in which it was found.
pub(crate) fn of(
    packs: &[PathBuf],
    roots: &[PathBuf],
    drafts: &Drafts,
    known: &[Code],
) -> Result<(Vec<Config>, Vec<Diagnostic>), Stop> {
    let mut out = Vec::new();
    let mut above: Vec<(PathBuf, Vec<Folder>)> = Vec::new();
    let mut own = Vec::new();
    for pack in packs {
        let shown = desk::shown(pack);
        for (folder, below) in folders_above(pack, roots) {
            let pack = Folder { shown: shown.clone(), below };
            match above.iter_mut().find(|(known, _)| *known == folder) {
                Some((_, packs)) => packs.push(pack),
                None => above.push((folder, vec![pack])),
            }
        }
        let folders = vec![Folder { shown, below: String::new() }];
        own.extend(read(pack, (folders, true), drafts, known, &mut out)?);
    }
    above.retain(|(folder, _)| !packs.contains(folder));
    above.sort_by_key(|(folder, _)| desk::files::real(folder).components().count());
    let mut all = Vec::new();
    for (folder, packs) in above {
        // Other packs in a folder that was not searched may need its entries.
        let whole = roots.iter().any(|root| folder.starts_with(root));
        all.extend(read(&folder, (packs, whole), drafts, known, &mut out)?);
    }
    all.extend(own);
    Ok((all, out))
}

/// The parent folders of a pack whose `lint.toml` applies to it, each with the path of the pack
/// below it and a slash: the folder that contains it, and those up to the root in which it was
/// found.
fn folders_above(pack: &Path, roots: &[PathBuf]) -> Vec<(PathBuf, String)> {
    let real = desk::files::real(pack);
    let name = real.file_name().map(|name| name.to_string_lossy().into_owned());
    let (Some(parent), Some(name)) = (real.parent(), name) else { return Vec::new() };
    // `.` and `..` have no folder name.
    let Some((holds, _)) = pack.parent().zip(pack.file_name()) else {
        return vec![(parent.to_owned(), format!("{name}/"))];
    };
    let within = |folder: &Path| roots.iter().any(|root| folder.starts_with(root));
    let more = holds.ancestors().skip(1).take_while(|folder| within(folder));
    let all = std::iter::once(holds).chain(more);
    let named = all.map(|folder| {
        let below = pack.strip_prefix(folder).unwrap_or(pack);
        (folder.to_owned(), format!("{}/", desk::shown(below)))
    });
    named.collect()
}

/// The settings of a folder, if it has any. Also holds the packs to which they apply, and whether
/// these are all packs below it.
fn read(
    folder: &Path,
    (mut folders, whole): (Vec<Folder>, bool),
    drafts: &Drafts,
    known: &[Code],
    out: &mut Vec<Diagnostic>,
) -> Result<Option<Config>, Stop> {
    let path = folder.join(CONFIG);
    let shown = desk::shown(&path);
    // It also applies to itself, for findings about its unused entries.
    folders.push(Folder { shown: shown.clone(), below: CONFIG.to_owned() });
    let bytes = match drafts.get(&shown) {
        Some(bytes) => bytes.clone(),
        None => match read_short(&path) {
            Ok(Short::Whole(bytes)) => bytes,
            Ok(Short::TooLong | Short::NoFile) => {
                let place = Source::new(shown, "").top();
                out.push(Diagnostic::error(
                    files::UNREADABLE,
                    "the settings cannot be read: they are not a file, or too long",
                    place,
                ));
                return Ok(None);
            }
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(cause) => {
                return Err(Stop::File { tried: format!("cannot read {}", path.display()), cause });
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
    Ok(found.map(|(toml, places)| {
        let settings = settings(&toml, &places, folders, known, out);
        odd_words(&toml, &places, out);
        let entries = Entries { whole, ..entries(&toml, &places, known) };
        (settings, entries)
    }))
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
    // Codes come after families and override them.
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
        words: toml.words.clone(),
        folders,
    }
}

/// Reports entries of `words` that no text can contain as a word.
fn odd_words(toml: &LintToml, places: &CardPlaces, out: &mut Vec<Diagnostic>) {
    for (nth, word) in toml.words.iter().enumerate().filter(|(_, word)| !spell::is_word(word)) {
        let message = format!("“{word}” is never looked up as a word");
        let place = places.value(&format!("words.{nth}"));
        out.push(
            Diagnostic::warning(codes::UNUSED_SETTING, message, place).help(
                "write one word per entry; words with digits or all in capitals need no entry",
            ),
        );
    }
}

/// The entries of a file with their places. Words that are neither codes nor families are left out,
/// because they were reported already.
fn entries(toml: &LintToml, places: &CardPlaces, known: &[Code]) -> Entries {
    let of = |key: String, words: &[String], files: &[String]| {
        let words = words.iter().enumerate().map(|(nth, word)| (nth, word.clone()));
        let words: Vec<(usize, String)> = words.collect();
        let files = files.to_vec();
        words.into_iter().filter_map(move |(nth, word)| {
            let selector = Selector::named(&word, known)?;
            let place = places.value(&format!("{key}.{nth}"));
            Some(Ignore { selector, place, files: files.clone(), lowers: false })
        })
    };
    let mut ignores: Vec<Ignore> = of("ignore".to_owned(), &toml.ignore, &[]).collect();
    let mut patterns = Vec::new();
    for (nth, path) in toml.path.iter().enumerate() {
        ignores.extend(of(format!("path.{nth}.ignore"), &path.ignore, &path.files));
        let files = path.files.iter().enumerate();
        patterns.extend(files.map(|(at, pattern)| {
            (pattern.clone(), places.value(&format!("path.{nth}.files.{at}")))
        }));
    }
    let lowered = toml.severity.iter().filter(|(_, severity)| **severity < Severity::Error);
    ignores.extend(lowered.filter_map(|(word, _)| {
        let selector = Selector::named(word, known)?;
        let place = places.key(&format!("severity.{word}"));
        Some(Ignore { selector, place, files: Vec::new(), lowers: true })
    }));
    Entries { ignores, patterns, whole: false }
}

/// The codes and families in a list. Reports unknown words, except the word for all warnings in
/// `deny`.
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
