//! The packs and texts that are part of the program.

use std::borrow::Cow;

use diag::{Diagnostic, Files, Source};

/// Every file with its bytes, sorted by path.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The embedded tree: `cards/<pack>/…` and `locales/<tag>/…`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assets;

impl Assets {
    /// The embedded tree.
    pub fn new() -> Self {
        Self
    }
}

/// The bytes of a file.
fn bytes(path: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by_key(&path, |(path, _)| *path).ok()?;
    Some(FILES[at].1)
}

impl Files for Assets {
    fn list(&self) -> Vec<String> {
        FILES.iter().map(|(path, _)| (*path).to_owned()).collect()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        bytes(path).map(Cow::Borrowed)
    }

    fn text(&self, path: &str, shown: String) -> Option<Result<Source, Box<Diagnostic>>> {
        bytes(path).map(|bytes| Source::decode_built_in(shown, bytes))
    }
}
