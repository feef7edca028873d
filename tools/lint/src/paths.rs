//! Paths within a pack.

/// A path without its extension, which all files of a card have in common.
pub(crate) fn stem(path: &str) -> &str {
    path.rsplit_once('.').map_or(path, |(stem, _)| stem)
}

/// The language of a file of texts.
pub(crate) fn tag(path: &str) -> Option<&str> {
    path.rsplit_once("locales/")?.1.split('/').next()
}
