//! The built-in packs and texts.

use std::borrow::Cow;

use diag::{Diagnostic, Files, Source};

/// Every file with its text, sorted by path.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The embedded tree: `cards/<pack>/…` and `locales/<tag>/…`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assets;

impl Assets {
    /// The embedded tree.
    pub fn new() -> Self {
        Self
    }
}

/// The text of a file.
fn text(path: &str) -> Option<&'static str> {
    let at = FILES.binary_search_by_key(&path, |(path, _)| *path).ok()?;
    Some(FILES[at].1)
}

impl Files for Assets {
    fn list(&self) -> Vec<String> {
        FILES.iter().map(|(path, _)| (*path).to_owned()).collect()
    }

    fn list_in(&self, folder: &str) -> Vec<String> {
        let folder = format!("{folder}/");
        let first = FILES.partition_point(|(path, _)| *path < folder.as_str());
        let files = FILES[first..].iter().map(|(path, _)| *path);
        let below = files.take_while(|path| path.starts_with(&folder));
        below.map(str::to_owned).collect()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        Some(Cow::Borrowed(text(path)?.as_bytes()))
    }

    fn text(&self, path: &str, shown: String) -> Option<Result<Source, Box<Diagnostic>>> {
        Some(Ok(Source::built_in(shown, text(path)?)))
    }
}
