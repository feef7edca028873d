//! Files: complete or not written at all, with a single writing process.
//!
//! All front ends read and write through this module, which opens files in `door`.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::door;
use crate::stop::Stop;

/// Writes a file that is complete at any time: the text goes into a temporary file next to it,
/// which then replaces it. On failure, for example with a full disk, the old file is unchanged.
///
/// # Errors
/// [`Stop::File`], which says whether there is an old file.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Stop> {
    write_bytes(path, text.as_bytes())
}

/// Like [`write_whole`], for a file that is not a text.
///
/// # Errors
/// Like [`write_whole`].
pub fn write_bytes(path: &Path, content: &[u8]) -> Result<(), Stop> {
    let is_kept = path.is_file();
    write_kept(path, content).map(drop).map_err(|cause| {
        let kept = if is_kept { "; the old file is unchanged" } else { "" };
        Stop::File { tried: format!("cannot write {}{kept}", path.display()), cause }
    })
}

/// The byte order mark that some editors put before a text.
const MARK: &str = "\u{feff}";

/// Writes the new text of a file that was read, and keeps its byte order mark.
///
/// # Errors
/// Like [`write_whole`].
pub fn write_edited(path: &Path, text: &str) -> Result<(), Stop> {
    let first = read_head(path, MARK.len() as u64).ok().flatten();
    let is_marked = first.is_some_and(|first| first == MARK.as_bytes()) && !text.starts_with(MARK);
    write_whole(path, &if is_marked { format!("{MARK}{text}") } else { text.to_owned() })
}

/// Like [`write_whole`], for a file that only this process may write. While the returned handle
/// lives, no other process can [`hold`] the file. Returns `None` for a device.
///
/// # Errors
/// Why it cannot be written.
pub fn write_held(path: &Path, text: &str) -> io::Result<Option<File>> {
    write_kept(path, text.as_bytes())
}

fn write_kept(path: &Path, content: &[u8]) -> io::Result<Option<File>> {
    // A link stays a link: its target is replaced.
    let path = &real(path);
    let about = fs::metadata(path).ok();
    if about.as_ref().is_some_and(|about| !about.is_file()) {
        return write_on(path, content).map(|()| None);
    }
    let file = write_beside(path, content, about.as_ref())?;
    settle_folder(path);
    Ok(Some(file))
}

/// Writes to a device, which has no old content. A pipe or a socket may block, so it is rejected
/// with [`io::ErrorKind::InvalidInput`].
fn write_on(path: &Path, content: &[u8]) -> io::Result<()> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    match door::device(path)? {
        Some(mut device) => device.write_all(content),
        None => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a file")),
    }
}

/// Writes a temporary file next to a path and renames it.
fn write_beside(path: &Path, content: &[u8], about: Option<&Metadata>) -> io::Result<File> {
    let (beside, file) = begin_beside(path, about.is_some())?;
    let written = fill(&file, content, about).and_then(|()| fs::rename(&beside, path));
    if let Err(error) = written {
        // The error of writing is returned, so an error of the clean-up is ignored.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    Ok(file)
}

/// Creates the temporary file. An existing file with its name is never followed or changed, because
/// another user could have put a link there.
fn begin_beside(path: &Path, private: bool) -> io::Result<(PathBuf, File)> {
    for nth in 0..MOST_PARTS {
        let beside = beside(path, nth);
        match door::make(&beside, private) {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Number of names tried for the temporary file.
const MOST_PARTS: u32 = 100;

/// Fills a new file. It is locked before it gets its name, so that no other process can lock it
/// first. It gets the permissions of the replaced file before its content.
fn fill(mut file: &File, content: &[u8], about: Option<&Metadata>) -> io::Result<()> {
    let _ = lock(file);
    if let Some(about) = about {
        file.set_permissions(about.permissions())?;
    }
    file.write_all(content)?;
    file.sync_all()
}

/// The name of the temporary file. It contains the id of this process, so that two processes do not
/// conflict.
fn beside(path: &Path, nth: u32) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    let more = if nth == 0 { String::new() } else { format!("-{nth}") };
    name.push(format!(".{}{more}{PART}", std::process::id()));
    path.with_file_name(name)
}

/// The extension of a temporary file.
const PART: &str = ".part";

/// Removes temporary files left by a process that ended while writing. A file being written is
/// locked. Links, pipes and folders with such names are not ours and stay.
pub fn sweep(path: &Path) {
    let path = &real(path);
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(OsStr::to_str))
    else {
        return;
    };
    let start = format!(".{name}.");
    let is_part = |found: &str| {
        let number = found.strip_prefix(&start).and_then(|rest| rest.strip_suffix(PART));
        number
            .is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-'))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let left = entry.file_name().to_str().is_some_and(is_part);
        if left
            && let Ok(Some(file)) = door::to_read_here(&entry.path())
            && lock(&file).is_ok()
        {
            // A running writer holds a lock on its temporary file, so this one is abandoned.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Gives a file the name of another one, which it replaces.
///
/// # Errors
/// Why it cannot be renamed.
pub fn replace(path: &Path, to: &Path) -> io::Result<()> {
    fs::rename(path, to)?;
    settle_folder(to);
    Ok(())
}

/// Removes a file. If it is a link, its target is removed.
///
/// # Errors
/// Why it cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(real(path))
}

/// Appends to a file, if its path still leads to it. On failure, the file is unchanged.
///
/// # Errors
/// Why it cannot be written, or that another file has replaced it.
pub fn append(mut file: &File, path: &Path, at: u64, more: &str) -> io::Result<()> {
    if file.metadata()?.len() != at || !same(file, path) {
        return Err(io::ErrorKind::NotFound.into());
    }
    let written = file
        .seek(SeekFrom::Start(at))
        .and_then(|_| file.write_all(more.as_bytes()))
        .and_then(|()| file.sync_data());
    if written.is_err() {
        // Removes a part that was written. The error of writing is returned.
        let _ = file.set_len(at);
    }
    written
}

/// The result of claiming a file.
pub enum Claim {
    /// It is empty, and claimed by this process. `None` for a device, which cannot be locked.
    Ours(Option<File>),
    /// It is not empty.
    Taken,
    /// Another process claims it or plays this game.
    Others,
    /// It is a folder, a pipe, or something else that stores nothing.
    NoFile,
}

/// Claims a file: creates it, unless it exists and is empty, and locks it. If several processes try
/// at once, one succeeds.
///
/// # Errors
/// Why it can be neither created nor opened.
pub fn claim(path: &Path) -> io::Result<Claim> {
    loop {
        match door::make(path, false) {
            Ok(file) => return Ok(held(file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        // A broken link exists, but its target does not.
        let about = fs::metadata(path)?;
        if door::is_device(&about) {
            return Ok(Claim::Ours(None));
        } else if !about.is_file() {
            return Ok(Claim::NoFile);
        } else if about.len() > 0 {
            return Ok(Claim::Taken);
        }
        let Some(file) = door::to_change(path)? else { return Ok(Claim::NoFile) };
        match held(file) {
            Claim::Ours(Some(file)) if same(&file, path) && file.metadata()?.len() == 0 => {
                return Ok(Claim::Ours(Some(file)));
            }
            // It was replaced or written before it was locked.
            Claim::Ours(_) => {}
            other => return Ok(other),
        }
    }
}

fn held(file: File) -> Claim {
    match lock(&file) {
        Ok(()) | Err(TryLockError::Error(_)) => Claim::Ours(Some(file)),
        Err(TryLockError::WouldBlock) => Claim::Others,
    }
}

/// The result of reading a short file.
pub enum Short {
    /// The whole file.
    Whole(Vec<u8>),
    /// It is longer than the limit, which for texts is [`diag::LARGEST_TEXT`].
    TooLong,
    /// It is a folder, a device or a pipe, and was not read.
    NoFile,
}

/// Reads a file not longer than a text. Pipes and devices are not read.
///
/// # Errors
/// Why it cannot be read.
pub fn read_short(path: &Path) -> io::Result<Short> {
    read_up_to(path, diag::LARGEST_TEXT)
}

/// Reads a file of at most `most` bytes. A longer file, a pipe, a device or a socket is not read.
///
/// # Errors
/// Why it cannot be read, or that it is a folder.
pub fn read_up_to(path: &Path, most: usize) -> io::Result<Short> {
    let Some(bytes) = read_head(path, most as u64 + 1)? else {
        return Ok(Short::NoFile);
    };
    Ok(if bytes.len() > most { Short::TooLong } else { Short::Whole(bytes) })
}

/// Reads the first `most` bytes of a file; `None` for a pipe, a device or a socket.
///
/// # Errors
/// Why it cannot be read, or that it is a folder.
pub fn read_head(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let Some(file) = door::to_read(path)? else { return Ok(None) };
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// The absolute path without links; the path unchanged if it does not exist.
pub fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether a path leads to a character device, such as `/dev/null`.
pub fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| door::is_device(&about))
}

/// Whether two paths lead to one file, however they are written: through links, as hard links, or
/// with one name in one folder if the file does not exist.
pub fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::metadata(one), fs::metadata(other)) {
        (Ok(one), Ok(other)) if cfg!(unix) => door::is_one(&one, &other),
        (Ok(_), Ok(_)) => real(one) == real(other),
        _ => placed(one) == placed(other),
    }
}

/// The present or future path of a file, with links in its folder resolved.
fn placed(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    real(folder.unwrap_or(Path::new("."))).join(path.file_name().unwrap_or_default())
}

/// Writes a file below a folder, and creates the folders between. The folder may come from someone
/// else and contain links, so nothing is written through a link that leaves it.
///
/// # Errors
/// Why it cannot be written, or that it would be outside the folder.
pub fn write_below(folder: &Path, path: &Path, text: &str) -> Result<(), Stop> {
    let outside = |path: &Path| {
        let why = format!("{} leads out of {}", path.display(), folder.display());
        let cause = io::Error::new(io::ErrorKind::PermissionDenied, why);
        Stop::File { tried: format!("cannot write {}", path.display()), cause }
    };
    let root = real(folder);
    let there = path.ancestors().find(|above| fs::symlink_metadata(above).is_ok());
    if there.is_some_and(|there| there.starts_with(folder) && !real(there).starts_with(&root)) {
        return Err(outside(path));
    }
    if let Some(above) = path.parent() {
        fs::create_dir_all(above).map_err(|cause| {
            let tried = format!("cannot create {}", above.display());
            Stop::File { tried, cause }
        })?;
        if !real(above).starts_with(&root) {
            return Err(outside(path));
        }
    }
    write_edited(path, text)
}

/// The result of locking a file.
pub enum Hold {
    /// This process has it, or the system has no locks there.
    Ours(Option<File>),
    /// Another process has it.
    Others,
}

/// Locks a file until the returned handle is dropped, or until the process ends in any way.
pub fn hold(path: &Path) -> Hold {
    loop {
        if !fs::metadata(path).is_ok_and(|about| about.is_file()) {
            return Hold::Ours(None);
        }
        let Ok(Some(file)) = door::to_read(path) else { return Hold::Ours(None) };
        match lock(&file) {
            Ok(()) if same(&file, path) => return Hold::Ours(Some(file)),
            // Another file replaced it before it was locked.
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Hold::Others,
            Err(TryLockError::Error(_)) => return Hold::Ours(None),
        }
    }
}

/// Locks a file where locks are advisory. On other systems, a lock would prevent reading.
fn lock(file: &File) -> Result<(), TryLockError> {
    if !cfg!(unix) {
        return Err(TryLockError::Error(io::ErrorKind::Unsupported.into()));
    }
    file.try_lock()
}

/// Whether a path still leads to an open file. A replacement has another length or time, or another
/// id if the system has one.
fn same(file: &File, path: &Path) -> bool {
    let mark = |about: &Metadata| Some((about.len(), about.modified().ok()?));
    let (Ok(ours), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    mark(&ours) == mark(&there) && door::is_one(&ours, &there)
}

/// Syncs the folder, so that the new name survives a power loss, if the system supports that.
fn settle_folder(path: &Path) {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = door::folder(folder.unwrap_or(Path::new(".")));
        // The content is already synced, so the write has succeeded even if this fails.
        let _ = folder.and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_whole_or_untouched() {
        let folder = std::env::temp_dir().join(format!("cardwright-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("game.play");
        write_whole(&path, "one").expect("written");
        write_whole(&path, "two").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("there"), "two");
        assert_eq!(fs::read_dir(&folder).expect("there").count(), 1);
        let error = write_whole(&folder.join("no/such/folder"), "x").expect_err("no folder");
        assert!(format!("{error:#}").starts_with("cannot write "), "{error:#}");
        if Path::new("/dev/full").exists() {
            let error = write_whole(Path::new("/dev/full"), "x").expect_err("full");
            assert!(format!("{error:#}").starts_with("cannot write /dev/full: "), "{error:#}");
        }
        fs::remove_dir_all(&folder).expect("removed");
    }
}
