//! Hunspell dictionaries on this machine: in which folders they are, and which one fits a language.

use std::fs;
use std::path::{Path, PathBuf};

/// The environment variable of hunspell that names folders with dictionaries.
const VARIABLE: &str = "DICPATH";

/// Folders of dictionaries below the home folder.
const OWN: [&str; 2] = [".local/share/hunspell", "Library/Spelling"];

/// Folders of dictionaries of the system.
const SHARED: [&str; 4] =
    ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/Library/Spelling"];

/// The usual regions of languages of which the region does not have the name of the language.
const USUAL: [(&str, &[&str]); 2] =
    [("de", &["de_DE", "de_DE_frami"]), ("en", &["en_US", "en_GB"])];

/// A dictionary: its affixes and its words are two files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dictionary {
    /// The name of both files without their endings, such as `en_US`.
    pub name: String,
    /// The file of affixes.
    pub aff: PathBuf,
    /// The file of words.
    pub dic: PathBuf,
}

/// The folders in which dictionaries are looked for, in this order: those of `DICPATH`, those of the
/// user, those of the system.
pub fn folders() -> Vec<PathBuf> {
    let named = std::env::var_os(VARIABLE).unwrap_or_default();
    let named = std::env::split_paths(&named).filter(|folder| !folder.as_os_str().is_empty());
    let home = std::env::var_os("HOME").map(PathBuf::from).filter(|home| home.is_absolute());
    let own = home.iter().flat_map(|home| OWN.map(|folder| home.join(folder)));
    named.chain(own).chain(SHARED.map(PathBuf::from)).collect()
}

/// The names that a dictionary of a language may have, the best one first. A tag that is not made of
/// ASCII letters, digits and hyphens has none.
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

/// Whether two languages are written in the same script: a dictionary of Serbian in Cyrillic letters
/// knows no word in Latin ones.
fn reads(one: &str, other: &str) -> bool {
    text::script(one) == text::script(other)
}

/// The dictionary of a language: the first one in the order of the folders, in each of them by the
/// order of [`names`], then that of any region.
pub fn find(tag: &str, folders: &[PathBuf]) -> Option<Dictionary> {
    let names = names(tag);
    let language = tag.split('-').next().filter(|_| !names.is_empty())?;
    folders.iter().find_map(|folder| {
        let named = names.iter().find_map(|name| at(folder, name));
        named.or_else(|| regions(folder, language, tag).iter().find_map(|name| at(folder, name)))
    })
}

/// The dictionary with a name in a folder, if both of its files are there.
fn at(folder: &Path, name: &str) -> Option<Dictionary> {
    let file = |ending: &str| {
        let path = folder.join(format!("{name}.{ending}"));
        fs::metadata(&path).is_ok().then_some(path)
    };
    Some(Dictionary { name: name.to_owned(), aff: file("aff")?, dic: file("dic")? })
}

/// The names of the dictionaries of a language in a folder, whatever their region, in order.
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
