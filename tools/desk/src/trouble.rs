//! What can go wrong with files, in the player's language.

use std::io;
use std::path::Path;

use text::Value;

use crate::speech::Speech;

/// Why a file could not be read or written, in the text `id` of the program.
pub fn file_text(speech: &Speech, id: &str, path: &Path, error: &anyhow::Error) -> String {
    let (path, why) = (path.display().to_string(), reason(speech, error));
    speech.tell(id, &[("path", Value::Text(&path)), ("why", Value::Text(&why))])
}

/// What the system says, in the player's words where they are known.
fn reason(speech: &Speech, error: &anyhow::Error) -> String {
    match io_kind(error) {
        Some(io::ErrorKind::NotFound) => speech.tell("why-not-found", &[]),
        Some(io::ErrorKind::PermissionDenied) => speech.tell("why-not-allowed", &[]),
        Some(io::ErrorKind::StorageFull) => speech.tell("why-full", &[]),
        Some(io::ErrorKind::ReadOnlyFilesystem) => speech.tell("why-read-only", &[]),
        Some(io::ErrorKind::IsADirectory) => speech.tell("why-folder", &[]),
        Some(io::ErrorKind::NotADirectory) => speech.tell("why-no-folder", &[]),
        // A pipe, a device or a socket (`files::write_held`), and a file that is not ours to replace.
        Some(io::ErrorKind::InvalidInput) => speech.tell("why-no-file", &[]),
        Some(io::ErrorKind::AlreadyExists) => speech.tell("why-taken", &[]),
        _ => {
            let system = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
            let code = system.and_then(io::Error::raw_os_error).unwrap_or_default();
            speech.tell("why-other", &[("code", Value::Int(code.into()))])
        }
    }
}

/// The kind of the system's error behind an error.
pub fn io_kind(error: &anyhow::Error) -> Option<io::ErrorKind> {
    error.chain().find_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind)
}
