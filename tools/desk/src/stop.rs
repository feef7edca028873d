//! Why a command cannot go on.

use std::error::Error;
use std::fmt;
use std::io;

use diag::Report;

/// Why a command cannot go on.
///
/// `{}` shows the message only, `{:#}` the cause as well.
///
/// ```
/// let stop = desk::Packs::open(&["no such folder".into()]).err().expect("it cannot be read");
/// assert_eq!(stop.to_string(), "cannot read the pack in no such folder");
/// assert!(format!("{stop:#}").starts_with("cannot read the pack in no such folder: "));
/// ```
#[derive(Debug)]
pub enum Stop {
    /// A file or folder cannot be read or written.
    File {
        /// What was tried, as in "cannot read a.toml".
        tried: String,
        /// The system's reason.
        cause: io::Error,
    },
    /// The packs have errors.
    Refused(Report),
    /// Another reason, in words.
    Said(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { tried, cause } if f.alternate() => write!(f, "{tried}: {cause}"),
            Self::File { tried, .. } => f.write_str(tried),
            Self::Refused(_) => f.write_str("these packs have errors and cannot be used"),
            Self::Said(reason) => f.write_str(reason),
        }
    }
}

impl Error for Stop {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File { cause, .. } => Some(cause),
            Self::Refused(_) | Self::Said(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cause_is_shown_once() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let stop = Stop::File { tried: "cannot write a.play".to_owned(), cause: full() };
        assert_eq!(stop.to_string(), "cannot write a.play");
        assert_eq!(format!("{stop:#}"), format!("cannot write a.play: {}", full()));
        assert_eq!(stop.source().map(ToString::to_string), Some(full().to_string()));
        let stop = Stop::Said("there is no game".to_owned());
        assert_eq!((format!("{stop:#}"), stop.source().is_none()), (stop.to_string(), true));
    }
}
