//! Paths as other programs want them: from where somebody runs this one, or within their pack.

use std::fs;
use std::path::{Path, PathBuf};

/// Where paths of reports begin.
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
    /// The folder in which the program runs, with `/` behind it.
    here: String,
    /// The folders of packs as findings show them, with `/` behind each, and their names.
    packs: Vec<(String, String)>,
}

impl Roots {
    /// The roots of somebody who runs the program in a folder, and names packs.
    pub fn new(here: &Path, packs: &[PathBuf]) -> Self {
        let name = |pack: &PathBuf| {
            let whole = fs::canonicalize(pack).unwrap_or_else(|_| here.join(pack));
            whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
        };
        let named = |pack: &PathBuf| (ended(&desk::shown(pack)), name(pack));
        Self { here: ended(&here.to_string_lossy()), packs: packs.iter().map(named).collect() }
    }

    /// A path from where the program runs: what lies below is no absolute path.
    pub fn relative<'p>(&self, path: &'p str) -> &'p str {
        let below = if self.here.len() > 1 { path.strip_prefix(self.here.as_str()) } else { None };
        let mut path = below.unwrap_or(path);
        while let Some(rest) = path.strip_prefix("./") {
            path = rest.trim_start_matches('/');
        }
        path
    }

    /// A path within its pack, behind the name of the pack's folder: the same from wherever the
    /// program is run. What lies in no pack that was named is as it is from here.
    pub fn within(&self, path: &str) -> String {
        let inner = |(folder, name): &(String, String)| {
            let inner = path.strip_prefix(folder.as_str())?;
            Some(format!("{name}/{inner}"))
        };
        let inner = self.packs.iter().find_map(inner);
        inner.unwrap_or_else(|| self.relative(path).to_owned())
    }
}

/// A folder with `/` behind it.
fn ended(folder: &str) -> String {
    format!("{}/", folder.trim_end_matches('/'))
}
