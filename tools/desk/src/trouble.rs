//! File errors in the player's language.

use std::io;
use std::path::Path;

use text::Value;

use crate::speech::Speech;

/// The program's message `id` about a file that could not be read or written.
pub fn file_text(speech: &Speech, id: &str, path: &Path, error: &io::Error) -> String {
    let (path, why) = (path.display().to_string(), reason(speech, error));
    speech.tell(id, &[("path", Value::Text(&path)), ("why", Value::Text(&why))])
}

/// The system's reason in the player's language, if it is known.
fn reason(speech: &Speech, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => speech.tell("why-not-found", &[]),
        io::ErrorKind::PermissionDenied => speech.tell("why-not-allowed", &[]),
        io::ErrorKind::StorageFull => speech.tell("why-full", &[]),
        io::ErrorKind::ReadOnlyFilesystem => speech.tell("why-read-only", &[]),
        io::ErrorKind::IsADirectory => speech.tell("why-folder", &[]),
        io::ErrorKind::NotADirectory => speech.tell("why-no-folder", &[]),
        // A pipe, a device or a socket (`files::write_held`), and a file that we must not replace.
        io::ErrorKind::InvalidInput => speech.tell("why-no-file", &[]),
        io::ErrorKind::AlreadyExists => speech.tell("why-taken", &[]),
        _ => {
            let code = error.raw_os_error().unwrap_or_default();
            speech.tell("why-other", &[("code", Value::Int(code.into()))])
        }
    }
}
