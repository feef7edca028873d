//! Diagnostic codes of this crate. Each has a page in `codes/`.

diag::codes! {
    OUTSIDE_PACKS = "outside-packs",
    STRANGE_NAME = "strange-name",
    TOO_LITTLE = "too-little",
    TOO_MANY_FILES = "too-many-files",
}
