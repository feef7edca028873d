//! Files that are whole or not written at all, and that only one process writes.
//!
//! All that front ends read and write goes through here, and is opened in `door`.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::door;
use crate::stop::Stop;

/// Writes a file so that it is whole at any time: into a file beside it, which then takes its
/// place. If that fails, for instance because the disk is full, the old file is as it was.
///
/// # Errors
/// [`Stop::File`], which says whether there is an old file.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Stop> {
    let is_kept = path.is_file();
    write_held(path, text).map(drop).map_err(|cause| {
        let kept = if is_kept { "; the old file is unchanged" } else { "" };
        Stop::File { tried: format!("cannot write {}{kept}", path.display()), cause }
    })
}

/// The byte order mark that some editors put before a text.
const MARK: &str = "\u{feff}";

/// Writes a text in the place of one that was read: a byte order mark that the file has stays.
///
/// # Errors
/// As [`write_whole`].
pub fn write_edited(path: &Path, text: &str) -> Result<(), Stop> {
    let first = read_head(path, MARK.len() as u64).ok().flatten();
    let is_marked = first.is_some_and(|first| first == MARK.as_bytes()) && !text.starts_with(MARK);
    write_whole(path, &if is_marked { format!("{MARK}{text}") } else { text.to_owned() })
}

/// Like [`write_whole`], for a file of which this process is to be the only writer: as long as what is
/// given back lives, no other process can [`hold`] the file. Nothing is given back for a device.
///
/// # Errors
/// Why it cannot be written.
pub fn write_held(path: &Path, text: &str) -> io::Result<Option<File>> {
    // A link stays a link: what it leads to is replaced.
    let path = &real(path);
    let about = fs::metadata(path).ok();
    if about.as_ref().is_some_and(|about| !about.is_file()) {
        return write_on(path, text).map(|()| None);
    }
    let file = write_beside(path, text, about.as_ref())?;
    settle_folder(path);
    Ok(Some(file))
}

/// Writes to a device, which has no old content to keep. A pipe or a socket may wait for ever, so it
/// is refused as [`io::ErrorKind::InvalidInput`].
fn write_on(path: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    match door::device(path)? {
        Some(mut device) => device.write_all(text.as_bytes()),
        None => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a file")),
    }
}

/// Writes a new file beside a path and gives it the name.
fn write_beside(path: &Path, text: &str, about: Option<&Metadata>) -> io::Result<File> {
    let (beside, file) = begin_beside(path, about.is_some())?;
    let written = fill(&file, text, about).and_then(|()| fs::rename(&beside, path));
    if let Err(error) = written {
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    Ok(file)
}

/// Makes the file that is written first. What is there under its name is left alone and never
/// followed: somebody may have put a link to another file there.
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

/// Names tried for a file that is being written, until one is free.
const MOST_PARTS: u32 = 100;

/// Writes a new file. It is locked before it takes its name, so nobody else can hold it first; and
/// it gets the permissions of the file it replaces before it holds anything.
fn fill(mut file: &File, text: &str, about: Option<&Metadata>) -> io::Result<()> {
    let _ = lock(file);
    if let Some(about) = about {
        file.set_permissions(about.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The name of the file that is written first: of this process, so that two do not meet.
fn beside(path: &Path, nth: u32) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    let more = if nth == 0 { String::new() } else { format!("-{nth}") };
    name.push(format!(".{}{more}{PART}", std::process::id()));
    path.with_file_name(name)
}

/// How the name of a file ends that is being written.
const PART: &str = ".part";

/// Removes what a process has left beside a file that ended while it wrote. What is still being
/// written is locked; links, pipes and folders of such names are nobody's parts, and stay.
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
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes behind what a file holds, if a path still leads to it. If that fails, the file is as it
/// was.
///
/// # Errors
/// Why it cannot be written, or that something else has taken its place.
pub fn append(mut file: &File, path: &Path, at: u64, more: &str) -> io::Result<()> {
    if file.metadata()?.len() != at || !same(file, path) {
        return Err(io::ErrorKind::NotFound.into());
    }
    let written = file
        .seek(SeekFrom::Start(at))
        .and_then(|_| file.write_all(more.as_bytes()))
        .and_then(|()| file.sync_data());
    if written.is_err() {
        let _ = file.set_len(at);
    }
    written
}

/// What came of an attempt to begin a file.
pub enum Claim {
    /// It is empty, and nobody else begins it. Nothing is held of a device, which holds nothing.
    Ours(Option<File>),
    /// It holds something.
    Taken,
    /// Another process begins it, or plays on it.
    Others,
    /// It is a folder, a pipe, or another thing that keeps nothing.
    NoFile,
}

/// Begins a file: makes it, unless it is there and empty, and holds it. Of several processes that
/// try at once, one succeeds.
///
/// # Errors
/// Why it can be neither made nor opened.
pub fn claim(path: &Path) -> io::Result<Claim> {
    loop {
        match door::make(path, false) {
            Ok(file) => return Ok(held(file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        // A link that leads nowhere is there, but not what it leads to.
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
            // Something else has taken its place, or was written, before it was locked.
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

/// What came of an attempt to read a short file.
pub enum Short {
    /// All of it.
    Whole(Vec<u8>),
    /// It is longer than allowed: for a text, [`diag::LARGEST_TEXT`].
    TooLong,
    /// It is a folder, a device, a pipe: nothing was read.
    NoFile,
}

/// Reads a file of the size of a text; of what may never end, nothing.
///
/// # Errors
/// Why it cannot be read.
pub fn read_short(path: &Path) -> io::Result<Short> {
    read_up_to(path, diag::LARGEST_TEXT)
}

/// Reads a file of `most` bytes at most; nothing of a longer one, a pipe, a device or a socket.
///
/// # Errors
/// Why it cannot be read, or that it is a folder.
pub fn read_up_to(path: &Path, most: usize) -> io::Result<Short> {
    let Some(bytes) = read_head(path, most as u64 + 1)? else {
        return Ok(Short::NoFile);
    };
    Ok(if bytes.len() > most { Short::TooLong } else { Short::Whole(bytes) })
}

/// Reads the beginning of a file, `most` bytes; nothing of a pipe, a device or a socket.
///
/// # Errors
/// Why it cannot be read, or that it is a folder.
pub fn read_head(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let Some(file) = door::to_read(path)? else { return Ok(None) };
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// The whole path of a file or folder, without links; as it is, where there is none.
pub fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether a path leads to a device that takes bytes one after another, such as `/dev/null`.
pub fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| door::is_device(&about))
}

/// Whether two paths lead to one file, however they are spelled: through links, as two names of one
/// file, or as the same name in one folder where there is no file yet.
pub fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::metadata(one), fs::metadata(other)) {
        (Ok(one), Ok(other)) if cfg!(unix) => door::is_one(&one, &other),
        (Ok(_), Ok(_)) => real(one) == real(other),
        _ => placed(one) == placed(other),
    }
}

/// Where a file is or would be, without links in the path of its folder.
fn placed(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    real(folder.unwrap_or(Path::new("."))).join(path.file_name().unwrap_or_default())
}

/// Writes a file below a folder, and makes the folders between them. Whoever made the folder may have
/// put links into it: nothing is written where one leads out of it.
///
/// # Errors
/// Why it cannot be written, or that it would be outside of the folder.
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

/// What came of an attempt to hold a file.
pub enum Hold {
    /// Nobody else has it, or nobody can tell: the system has no locks there.
    Ours(Option<File>),
    /// Another process has it.
    Others,
}

/// Holds a file until what is given back is dropped, or until the process ends, however it ends.
pub fn hold(path: &Path) -> Hold {
    loop {
        if !fs::metadata(path).is_ok_and(|about| about.is_file()) {
            return Hold::Ours(None);
        }
        let Ok(Some(file)) = door::to_read(path) else { return Hold::Ours(None) };
        match lock(&file) {
            Ok(()) if same(&file, path) => return Hold::Ours(Some(file)),
            // Another file has taken its place before it was locked.
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Hold::Others,
            Err(TryLockError::Error(_)) => return Hold::Ours(None),
        }
    }
}

/// Locks a file where locks bind only those who ask for them; elsewhere nobody could read it.
fn lock(file: &File) -> Result<(), TryLockError> {
    if !cfg!(unix) {
        return Err(TryLockError::Error(io::ErrorKind::Unsupported.into()));
    }
    file.try_lock()
}

/// Whether a path still leads to an open file. What takes its place is longer or younger, or another
/// file where the system can tell.
fn same(file: &File, path: &Path) -> bool {
    let mark = |about: &Metadata| Some((about.len(), about.modified().ok()?));
    let (Ok(ours), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    mark(&ours) == mark(&there) && door::is_one(&ours, &there)
}

/// Makes the new name last through a loss of power, where the system can do that.
fn settle_folder(path: &Path) {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = door::folder(folder.unwrap_or(Path::new(".")));
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
