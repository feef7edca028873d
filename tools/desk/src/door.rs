//! Opens files: never blocks, and checks a file again after it is open.
//!
//! Between two looks at a path, another process can put something else there: a pipe that blocks,
//! an endless device, a link to a file of another owner. Each function therefore examines the path,
//! opens it without blocking, and then examines the open file. All front ends read and write
//! through `desk::files`, which opens everything here. `tests/house/doors.rs` checks this.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

/// Options for opening a file: a pipe without a partner and a busy terminal fail at once.
fn options() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "other systems have no such flags"))]
    let mut how = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut how, libc::O_NONBLOCK | libc::O_NOCTTY);
    how
}

/// Options with which a link at the end of the path is an error.
fn options_without_links() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "other systems have no such flags"))]
    let mut how = options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut how,
        libc::O_NONBLOCK | libc::O_NOCTTY | libc::O_NOFOLLOW,
    );
    how
}

/// Whether something is a regular file; a folder is an error.
fn is_file(about: &Metadata) -> io::Result<bool> {
    if about.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(about.is_file()) }
}

/// Opens a path if a regular file is there, before and after opening.
fn regular(path: &Path, about: &Metadata, how: &OpenOptions) -> io::Result<Option<File>> {
    if !is_file(about)? {
        return Ok(None);
    }
    let file = how.open(path)?;
    Ok(is_file(&file.metadata()?)?.then_some(file))
}

/// Opens a regular file for reading; `None` for a pipe, a device or a socket.
///
/// # Errors
/// The error of the system, or that it is a folder.
pub(crate) fn to_read(path: &Path) -> io::Result<Option<File>> {
    regular(path, &fs::metadata(path)?, options().read(true))
}

/// Like [`to_read`], for a path that must not be a link, such as a resolved one.
pub(crate) fn to_read_here(path: &Path) -> io::Result<Option<File>> {
    regular(path, &fs::symlink_metadata(path)?, options_without_links().read(true))
}

/// Opens a regular file for reading and writing; `None` for anything else.
///
/// # Errors
/// The error of the system, or that it is a folder.
pub(crate) fn to_change(path: &Path) -> io::Result<Option<File>> {
    regular(path, &fs::metadata(path)?, options().read(true).write(true))
}

/// Creates a new file. A link at the path counts as existing, wherever it leads. A `private` file
/// can be read only by its owner.
///
/// # Errors
/// The error of the system, such as that the path exists.
pub(crate) fn make(path: &Path, private: bool) -> io::Result<File> {
    let mut how = options();
    how.read(true).write(true).create_new(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    }
    #[cfg(not(unix))]
    let _ = private;
    how.open(path)
}

/// Opens a device such as `/dev/null` for writing; `None` for anything else.
///
/// # Errors
/// The error of the system.
pub(crate) fn device(path: &Path) -> io::Result<Option<File>> {
    if !is_device(&fs::metadata(path)?) {
        return Ok(None);
    }
    let file = options().write(true).open(path)?;
    Ok(is_device(&file.metadata()?).then_some(file))
}

/// Whether it is a character device, like `/dev/null`.
pub(crate) fn is_device(about: &Metadata) -> bool {
    #[cfg(unix)]
    return std::os::unix::fs::FileTypeExt::is_char_device(&about.file_type());
    #[cfg(not(unix))]
    {
        let _ = about;
        false
    }
}

/// Opens a folder, to sync the names in it.
///
/// # Errors
/// The error of the system, or that it is not a folder.
pub(crate) fn folder(path: &Path) -> io::Result<File> {
    let file = options().read(true).open(path)?;
    if file.metadata()?.is_dir() { Ok(file) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

/// Whether two metadata belong to one file, whatever its name.
pub(crate) fn is_one(one: &Metadata, other: &Metadata) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (one.dev(), one.ino()) == (other.dev(), other.ino())
    }
    // On other systems, a replaced file has another length or time.
    #[cfg(not(unix))]
    {
        one.len() == other.len() && one.modified().ok() == other.modified().ok()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;
    use std::process::Command;

    use super::*;

    #[test]
    fn only_regular_files_are_opened_and_nothing_waits() {
        let name = format!("cardwright-door-{}", std::process::id());
        let root = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("folder")).expect("a temporary folder");
        let at = |name: &str| root.join(name);
        fs::write(at("file"), "x").expect("written");
        assert!(Command::new("mkfifo").arg(at("pipe")).status().expect("it runs").success());
        let _socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("a socket");
        symlink(at("file"), at("link")).expect("a link");
        symlink(at("pipe"), at("to-pipe")).expect("a link");
        symlink(at("loop"), at("loop")).expect("a link");
        symlink(at("nowhere"), at("dangling")).expect("a link");
        assert!(to_read(&at("file")).expect("opened").is_some());
        assert!(to_read(&at("link")).expect("opened").is_some());
        assert!(to_read_here(&at("file")).expect("opened").is_some());
        assert!(to_read_here(&at("link")).expect("looked at").is_none());
        for odd in ["pipe", "to-pipe", "socket", "/dev/zero", "/dev/null"] {
            assert!(to_read(&at(odd)).expect("looked at").is_none(), "{odd}");
            assert!(to_change(&at(odd)).expect("looked at").is_none(), "{odd}");
        }
        for odd in ["pipe", "socket", "file"] {
            assert!(device(&at(odd)).expect("looked at").is_none(), "{odd}");
        }
        assert!(device(Path::new("/dev/null")).expect("opened").is_some());
        for gone in ["folder", "loop", "dangling"] {
            assert!(to_read(&at(gone)).is_err() && to_change(&at(gone)).is_err(), "{gone}");
        }
        for there in ["file", "pipe", "socket", "link", "loop", "dangling", "folder"] {
            let error = make(&at(there), false).expect_err("something is there");
            assert_eq!(error.kind(), io::ErrorKind::AlreadyExists, "{there}");
        }
        assert!(!at("nowhere").exists(), "no link is followed");
        make(&at("new"), true).expect("made");
        // A pipe that replaced a file after the first look.
        let about = fs::metadata(at("file")).expect("there");
        assert!(regular(&at("pipe"), &about, options().read(true)).expect("opened").is_none());
        fs::remove_dir_all(&root).expect("removed");
    }
}
