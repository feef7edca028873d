//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    STRANGE_NAME = "strange-name",
    TOO_MANY_FILES = "too-many-files",
}
