//! The packs and texts that are part of the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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

/// Every file by its path: looked up far more often than built.
fn index() -> &'static BTreeMap<String, &'static [u8]> {
    static INDEX: OnceLock<BTreeMap<String, &'static [u8]>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut files = BTreeMap::new();
        collect(&CARDS, "cards", &mut files);
        collect(&LOCALES, "locales", &mut files);
        files
    })
}

fn collect(dir: &'static Dir<'_>, top: &str, files: &mut BTreeMap<String, &'static [u8]>) {
    for file in dir.files() {
        files.insert(slashed(top, file.path()), file.contents());
    }
    for dir in dir.dirs() {
        collect(dir, top, files);
    }
}

/// Paths are told with `/` on every system.
fn slashed(top: &str, path: &std::path::Path) -> String {
    let path = path.to_string_lossy();
    let mut whole = String::with_capacity(top.len() + 1 + path.len());
    whole.push_str(top);
    whole.push('/');
    for part in path.split(std::path::is_separator).filter(|part| !part.is_empty()) {
        if !whole.ends_with('/') {
            whole.push('/');
        }
        whole.push_str(part);
    }
    whole
}

impl Files for Assets {
    fn list(&self) -> Vec<String> {
        index().keys().cloned().collect()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        index().get(path).map(|bytes| Cow::Borrowed(*bytes))
    }
}
