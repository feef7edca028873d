//! What starts quickly and takes little memory, where the program is built for the system it is
//! built on, and that is Linux with the library of GNU.
//!
//! The library of C++, which Luau needs, is taken into the program: where it is a file of its own, its
//! thousands of names are looked up again at each start, which is most of what `--version` costs.
//!
//! The list of all places that hold an address is packed: it is read at each start, and takes 0.8 MB
//! otherwise.
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

/// The version of the library of GNU from which on it reads packed addresses.
const READS_PACKED: (u32, u32) = (2, 36);

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=tools/cli/build.rs");
    println!("cargo:rerun-if-env-changed=CXX");
    if !is_native() {
        return Ok(());
    }
    if library().is_some_and(|version| version >= READS_PACKED) {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    let Some(archive) = archive() else { return Ok(()) };
    let out = env::var_os("OUT_DIR").expect("cargo says where build scripts write");
    // A linker takes the first file that it finds, in folders named here before those it knows.
    fs::copy(archive, Path::new(&out).join(ARCHIVE))?;
    println!("cargo:rustc-link-search=native={}", Path::new(&out).display());
    Ok(())
}

/// A variable that cargo sets, or the user.
fn said(name: &str) -> Option<String> {
    env::var(name).ok()
}

/// Whether it is built for this system, and that is one with the library of GNU.
fn is_native() -> bool {
    let is = |name, value: &str| said(name).is_some_and(|said| said == value);
    said("HOST") == said("TARGET")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
        && is("CARGO_CFG_TARGET_OS", "linux")
}

/// The version of the library of GNU on this system: `glibc 2.36`.
fn library() -> Option<(u32, u32)> {
    let asked = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let told = String::from_utf8(asked.stdout).ok()?;
    let (major, minor) = told.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// The archive, if the compiler has one.
fn archive() -> Option<PathBuf> {
    let compiler = said("CXX").unwrap_or_else(|| "c++".to_owned());
    let asked = Command::new(compiler).arg(format!("-print-file-name={ARCHIVE}")).output().ok()?;
    let path = PathBuf::from(String::from_utf8(asked.stdout).ok()?.trim());
    // One that it does not have, it gives back by its name.
    (path.is_absolute() && path.is_file()).then_some(path)
}
