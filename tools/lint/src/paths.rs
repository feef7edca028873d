//! What paths of a pack say.

/// A path without its ending: the files of a card share it.
pub(crate) fn stem(path: &str) -> &str {
    path.rsplit_once('.').map_or(path, |(stem, _)| stem)
}

/// The language of a file of texts.
pub(crate) fn tag(path: &str) -> Option<&str> {
    path.rsplit_once("locales/")?.1.split('/').next()
}
