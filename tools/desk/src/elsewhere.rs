//! File names that do not work on other systems. A pack with them cannot be checked out on Windows,
//! or loses a file on case-insensitive systems.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Place};

use crate::codes;

/// Reserved names of devices on Windows, with any extension.
const DEVICES: [&str; 6] = ["aux", "con", "conin$", "conout$", "nul", "prn"];

/// Reserved names of devices on Windows when followed by a digit.
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// Characters not allowed in file names on Windows. A slash separates folders everywhere; a
/// backslash is reported separately.
const FORBIDDEN: [char; 7] = ['<', '>', ':', '"', '|', '?', '*'];

/// Maximum length of a name on common file systems, in bytes.
const LONGEST: usize = 255;

/// The findings about names in paths, each folder and file once.
pub(crate) fn findings<'p>(
    paths: impl Iterator<Item = &'p str>,
    at: &dyn Fn(&str) -> Place,
) -> Vec<Diagnostic> {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for path in paths {
        let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
        names.extend(ends.map(|end| &path[..end]));
    }
    let mut folded: BTreeMap<String, &str> = BTreeMap::new();
    let mut found = Vec::new();
    for path in names {
        let name = path.rsplit('/').next().unwrap_or(path);
        if let Some(why) = unfit(name) {
            let message = format!("this name is not allowed on Windows: {why}");
            found.push(warning(message, at(path)));
        }
        if let Some(other) = folded.insert(path.to_lowercase(), path)
            && parent(other) == parent(path)
        {
            let message =
                format!("on systems that ignore case, this is the same name as “{other}”");
            found.push(warning(message, at(path)));
        }
    }
    found
}

fn warning(message: String, place: Place) -> Diagnostic {
    Diagnostic::warning(codes::STRANGE_NAME, message, place)
        .help("rename it, or remove it from the pack")
}

/// The folder of a path. Everything below two clashing folders clashes, so only these are reported.
fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// Why a file cannot have this name on Windows.
fn unfit(name: &str) -> Option<String> {
    let stem = name.split('.').next().unwrap_or(name).trim_end().to_lowercase();
    let numbered = |device: &&str| {
        let digit = stem.strip_prefix(*device).and_then(|rest| {
            let mut rest = rest.chars();
            rest.next().filter(|_| rest.next().is_none())
        });
        digit.is_some_and(|digit| matches!(digit, '0'..='9' | '¹' | '²' | '³'))
    };
    if DEVICES.contains(&stem.as_str()) || NUMBERED_DEVICES.iter().any(numbered) {
        return Some(format!("“{stem}” is the name of a device"));
    }
    if let Some(letter) = name.chars().find(|letter| FORBIDDEN.contains(letter) || *letter < ' ') {
        return Some(format!("it contains “{}”", letter.escape_default()));
    }
    if name.ends_with(['.', ' ']) {
        return Some("it ends with a dot or a space".to_owned());
    }
    (name.len() > LONGEST).then(|| format!("it is longer than {LONGEST} bytes"))
}

#[cfg(test)]
mod tests {
    use diag::Source;

    use super::*;

    fn said(paths: &[&str]) -> Vec<String> {
        let at = |path: &str| Source::new(path, "").top();
        let found = findings(paths.iter().copied(), &at);
        found.iter().map(|one| format!("{} {}", one.place.source.path(), one.message)).collect()
    }

    #[test]
    fn devices_of_windows_are_no_names() {
        for name in [
            "con.toml",
            "AUX",
            "nul.tar.gz",
            "Com1.toml",
            "lpt9.luau",
            "com\u{b9}.ftl",
            "prn .toml",
            "a:b.toml",
            "what?.md",
            "star*.md",
            "<x>.md",
            "bar|.md",
            "dot.",
            "blank ",
            "tab\t.md",
        ] {
            let path = format!("trait/{name}");
            assert_eq!(said(&[&path]).len(), 1, "{name}");
        }
        for name in ["icon.toml", "console.toml", "com.toml", "com10.toml", "auxiliary", "nul-1"] {
            assert_eq!(said(&[name]), [""; 0], "{name}");
        }
        assert_eq!(said(&["con/a.toml", "con/b.toml"]).len(), 1, "a folder is said once");
    }

    #[test]
    fn names_that_differ_in_case_clash() {
        let all = said(&["trait/brave.toml", "trait/Brave.toml", "tool/brave.toml"]);
        assert_eq!(all.len(), 1, "{all:?}");
        assert!(all[0].starts_with("trait/brave.toml ") && all[0].contains("trait/Brave.toml"));
        let all = said(&["locales/en/a.ftl", "locales/EN/a.ftl", "locales/EN/b.ftl"]);
        assert_eq!(all.len(), 1, "the folders clash, and what is in them with them: {all:?}");
        assert_eq!(said(&["É.md", "é.md"]).len(), 1, "every alphabet has case");
    }
}
