//! The packs and texts that are part of the program.

use std::borrow::Cow;

use diag::Files;
use include_dir::{Dir, include_dir};

static CARDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../cards");
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../locales");

/// The embedded tree: `cards/<pack>/…` and `locales/<tag>/…`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assets;

impl Assets {
    /// The embedded tree.
    pub fn new() -> Self {
        Self
    }
}

fn tree(top: &str) -> Option<&'static Dir<'static>> {
    match top {
        "cards" => Some(&CARDS),
        "locales" => Some(&LOCALES),
        _ => None,
    }
}

fn collect(dir: &Dir<'_>, top: &str, paths: &mut Vec<String>) {
    for file in dir.files() {
        paths.push(format!("{top}/{}", slashed(file.path())));
    }
    for dir in dir.dirs() {
        collect(dir, top, paths);
    }
}

/// Paths are told with `/` on every system.
fn slashed(path: &std::path::Path) -> String {
    let parts = path.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

impl Files for Assets {
    fn list(&self) -> Vec<String> {
        let mut paths = Vec::new();
        collect(&CARDS, "cards", &mut paths);
        collect(&LOCALES, "locales", &mut paths);
        paths.sort();
        paths
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        let (top, rest) = path.split_once('/')?;
        tree(top)?.get_file(rest).map(|file| Cow::Borrowed(file.contents()))
    }
}
