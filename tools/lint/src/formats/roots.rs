//! Paths for other programs: relative to the current folder, or within a pack.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders to which paths in reports are relative.
///
/// ```
/// use std::path::{Path, PathBuf};
///
/// let roots = lint::Roots::new(Path::new("/home/anna"), &[PathBuf::from("/home/anna/isles")]);
/// assert_eq!(roots.relative("/home/anna/isles/pack.toml"), "isles/pack.toml");
/// assert_eq!(roots.relative("./isles/pack.toml"), "isles/pack.toml");
/// assert_eq!(roots.relative("/home/berta/pack.toml"), "/home/berta/pack.toml");
/// assert_eq!(roots.within("/home/anna/isles/pack.toml"), "isles/pack.toml");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Roots {
    /// The current folder, with a final `/`.
    here: String,
    /// The folders of packs in findings, with a final `/`, and their names.
    packs: Vec<(String, String)>,
}

impl Roots {
    /// The roots for a current folder and named packs.
    pub fn new(here: &Path, packs: &[PathBuf]) -> Self {
        let name = |pack: &PathBuf| {
            let whole = fs::canonicalize(pack).unwrap_or_else(|_| here.join(pack));
            whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
        };
        let named = |pack: &PathBuf| (ended(&desk::shown(pack)), name(pack));
        Self { here: ended(&here.to_string_lossy()), packs: packs.iter().map(named).collect() }
    }

    /// A path relative to the current folder if it is below it; otherwise unchanged.
    pub fn relative<'p>(&self, path: &'p str) -> &'p str {
        let below = if self.here.len() > 1 { path.strip_prefix(self.here.as_str()) } else { None };
        let mut path = below.unwrap_or(path);
        while let Some(rest) = path.strip_prefix("./") {
            path = rest.trim_start_matches('/');
        }
        path
    }

    /// A path within its pack, after the name of the pack's folder, wherever the program is run.
    /// Paths outside named packs are relative to the current folder.
    pub fn within(&self, path: &str) -> String {
        let inner = |(folder, name): &(String, String)| {
            let inner = path.strip_prefix(folder.as_str())?;
            Some(format!("{name}/{inner}"))
        };
        let inner = self.packs.iter().find_map(inner);
        inner.unwrap_or_else(|| self.relative(path).to_owned())
    }
}

/// A folder with a final `/`.
fn ended(folder: &str) -> String {
    format!("{}/", folder.trim_end_matches('/'))
}
