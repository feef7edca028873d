//! Hunspell dictionaries on this machine: their folders, and the one for a language.

use std::fs;
use std::path::{Path, PathBuf};

/// The environment variable of hunspell with folders of dictionaries.
const VARIABLE: &str = "DICPATH";

/// Folders of dictionaries below the home folder.
const OWN: [&str; 2] = [".local/share/hunspell", "Library/Spelling"];

/// Folders of dictionaries of the system.
const SHARED: [&str; 4] =
    ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/Library/Spelling"];

/// The usual regions of languages whose region is not named like the language.
const USUAL: [(&str, &[&str]); 2] =
    [("de", &["de_DE", "de_DE_frami"]), ("en", &["en_US", "en_GB"])];

/// A dictionary: a file of affixes and a file of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dictionary {
    /// The name of both files without extension, such as `en_US`.
    pub name: String,
    /// The path of the affix file.
    pub aff: PathBuf,
    /// The path of the word file.
    pub dic: PathBuf,
}

/// The folders searched for dictionaries, in this order: those in `DICPATH`, those of the user,
/// those of the system.
pub fn folders() -> Vec<PathBuf> {
    let named = std::env::var_os(VARIABLE).unwrap_or_default();
    let named = std::env::split_paths(&named).filter(|folder| !folder.as_os_str().is_empty());
    let home = std::env::var_os("HOME").map(PathBuf::from).filter(|home| home.is_absolute());
    let own = home.iter().flat_map(|home| OWN.map(|folder| home.join(folder)));
    named.chain(own).chain(SHARED.map(PathBuf::from)).collect()
}

/// The possible names of a dictionary for a language, best first. Empty for a tag with other
/// characters than ASCII letters, digits and hyphens.
///
/// ```
/// use desk::dictionaries::names;
///
/// assert_eq!(names("en"), ["en", "en_US", "en_GB"]);
/// assert_eq!(names("nl"), ["nl", "nl_NL"]);
/// assert_eq!(names("de-AT"), ["de_AT", "de-AT", "de_DE", "de_DE_frami", "de"]);
/// assert!(names("../en").is_empty());
/// ```
pub fn names(tag: &str) -> Vec<String> {
    if tag.is_empty() || !tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
        return Vec::new();
    }
    let mut names = vec![tag.replace('-', "_"), tag.to_owned()];
    let language = tag.split('-').next().unwrap_or(tag);
    if reads(language, tag) {
        match USUAL.iter().find(|(known, _)| *known == language) {
            Some((_, usual)) => names.extend(usual.iter().map(|name| (*name).to_owned())),
            None => names.push(format!("{language}_{}", language.to_uppercase())),
        }
        names.push(language.to_owned());
    }
    let mut once = Vec::new();
    names.retain(|name| {
        let is_new = !once.contains(name);
        once.push(name.clone());
        is_new
    });
    names
}

/// Whether two languages are written in one script. A dictionary of Serbian in Cyrillic letters
/// contains no word in Latin ones.
fn reads(one: &str, other: &str) -> bool {
    text::script(one) == text::script(other)
}

/// The dictionary of a language: the first one in the order of folders, and within a folder in the
/// order of [`names`], then of any region.
pub fn find(tag: &str, folders: &[PathBuf]) -> Option<Dictionary> {
    let names = names(tag);
    let language = tag.split('-').next().filter(|_| !names.is_empty())?;
    folders.iter().find_map(|folder| {
        let named = names.iter().find_map(|name| at(folder, name));
        named.or_else(|| regions(folder, language, tag).iter().find_map(|name| at(folder, name)))
    })
}

/// The dictionary with this name in a folder, if both of its files exist.
fn at(folder: &Path, name: &str) -> Option<Dictionary> {
    let file = |ending: &str| {
        let path = folder.join(format!("{name}.{ending}"));
        fs::metadata(&path).is_ok().then_some(path)
    };
    Some(Dictionary { name: name.to_owned(), aff: file("aff")?, dic: file("dic")? })
}

/// The names of a language's dictionaries in a folder, for any region, in order.
fn regions(folder: &Path, language: &str, tag: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let name = name.strip_suffix(".aff")?;
        name.strip_prefix(language)?.strip_prefix('_')?;
        reads(&name.replace('_', "-"), tag).then(|| name.to_owned())
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}
