//! Cards and texts are embedded: a new file must lead to a new build.
#![allow(clippy::disallowed_macros, reason = "this is how build scripts speak")]

fn main() {
    for folder in ["../cards", "../locales"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
