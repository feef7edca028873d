//! Build settings for fast start-up and low memory use, applied if the target is the build system
//! and that is Linux with glibc.
//!
//! The C++ library that Luau needs is linked statically. Dynamically linked, its thousands of names
//! would be resolved at each start, which is most of the cost of `--version`.
//!
//! The table of relocated addresses is packed. It is read at each start, and would otherwise take
//! 0.8 MB.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a build script asks the compiler and speaks by printing"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The static library.
const ARCHIVE: &str = "libstdc++.a";

/// The minimum version of glibc that reads packed addresses.
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
    // A linker takes the first matching file, and searches the folders named here first.
    fs::copy(archive, Path::new(&out).join(ARCHIVE))?;
    println!("cargo:rustc-link-search=native={}", Path::new(&out).display());
    Ok(())
}

/// An environment variable set by cargo or the user.
fn said(name: &str) -> Option<String> {
    env::var(name).ok()
}

/// Whether the target is the build system, with glibc.
fn is_native() -> bool {
    let is = |name, value: &str| said(name).is_some_and(|said| said == value);
    said("HOST") == said("TARGET")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
        && is("CARGO_CFG_TARGET_OS", "linux")
}

/// The glibc version of this system: `glibc 2.36`.
fn library() -> Option<(u32, u32)> {
    let asked = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let told = String::from_utf8(asked.stdout).ok()?;
    let (major, minor) = told.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// The static library, if the compiler has it.
fn archive() -> Option<PathBuf> {
    let compiler = said("CXX").unwrap_or_else(|| "c++".to_owned());
    let asked = Command::new(compiler).arg(format!("-print-file-name={ARCHIVE}")).output().ok()?;
    let path = PathBuf::from(String::from_utf8(asked.stdout).ok()?.trim());
    // The compiler returns only the name of a file that it does not have.
    (path.is_absolute() && path.is_file()).then_some(path)
}
