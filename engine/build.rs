//! Cards and texts are embedded: the list of all their files, sorted by path, rebuilt when one
//! comes or goes.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a build script reads folders and speaks by printing"
)]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut files = Vec::new();
    for folder in ["cards", "locales"] {
        println!("cargo:rerun-if-changed=../{folder}");
        collect(&Path::new("..").join(folder).canonicalize()?, folder, &mut files)?;
    }
    files.sort();
    let line = |(path, file): &(String, PathBuf)| format!("({path:?}, include_str!({file:?})),\n");
    let list = format!("&[\n{}]", files.iter().map(line).collect::<String>());
    let out = env::var_os("OUT_DIR").expect("cargo says where build scripts write");
    fs::write(Path::new(&out).join("files.rs"), list)
}

/// The files of a folder, by their paths with `/` on every system.
fn collect(folder: &Path, path: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let path = format!("{path}/{name}");
        if file.is_dir() {
            collect(&file, &path, files)?;
        } else {
            files.push((path, file));
        }
    }
    Ok(())
}
