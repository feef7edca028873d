//! Takes the library of C++, which Luau needs, into the program: where it is a file of its own, its
//! thousands of names are looked up again at each start, which is most of what `--version` costs.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a build script asks the compiler and speaks by printing"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The library as an archive.
const ARCHIVE: &str = "libstdc++.a";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=tools/cli/build.rs");
    println!("cargo:rerun-if-env-changed=CXX");
    let Some(archive) = archive() else { return Ok(()) };
    let out = env::var_os("OUT_DIR").expect("cargo says where build scripts write");
    // A linker takes the first file that it finds, in folders named here before those it knows.
    fs::copy(archive, Path::new(&out).join(ARCHIVE))?;
    println!("cargo:rustc-link-search=native={}", Path::new(&out).display());
    Ok(())
}

/// The archive, where the compiler has one for the system that is built for.
fn archive() -> Option<PathBuf> {
    let said = |name: &str| env::var(name).ok();
    let here = said("HOST") == said("TARGET");
    if !here || said("CARGO_CFG_TARGET_ENV")? != "gnu" || said("CARGO_CFG_TARGET_OS")? != "linux" {
        return None;
    }
    let compiler = said("CXX").unwrap_or_else(|| "c++".to_owned());
    let asked = Command::new(compiler).arg(format!("-print-file-name={ARCHIVE}")).output().ok()?;
    let path = PathBuf::from(String::from_utf8(asked.stdout).ok()?.trim());
    // One that it does not have, it gives back by its name.
    (path.is_absolute() && path.is_file()).then_some(path)
}
