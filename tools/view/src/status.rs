//! The status file: shows other programs who is asked.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use desk::files::{self, Hold, Short};
use play::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::view::{VERSION, View};

/// The content of a status file, as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(example = content::json_example(
    r#"{ "v": 1, "over": false, "asked": { "seat": 0, "name": "Anna", "prompt": "Which race?", "answers": 4 } }"#
))]
pub struct Status {
    /// The version of this format.
    pub v: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The asked player; absent while no one is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
}

/// A player who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The question; absent while the table is handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// The number of answers given before.
    pub answers: usize,
}

/// Why a file cannot be the status file.
#[derive(Debug)]
pub enum Unfit {
    /// It contains something else, which would be lost.
    Taken,
    /// The game is saved in it.
    Save,
    /// Another game uses it as its status file.
    InUse,
    /// It is a pipe, a socket or a block device.
    NoFile,
    /// It cannot be read.
    Unreadable(io::Error),
}

/// The status file of a game.
#[derive(Debug)]
pub(crate) struct StatusFile {
    path: PathBuf,
    /// Its present content.
    written: Option<Status>,
    /// Whether the last write failed.
    failing: bool,
    /// The lock that keeps other games from the file.
    held: Option<File>,
}

impl Status {
    /// Whether a text is empty or comes from a status file of any version.
    fn is_one(text: &[u8]) -> bool {
        let known = ["v", "over", "asked"];
        let Ok(text) = std::str::from_utf8(text) else { return false };
        if text.trim().is_empty() {
            return true;
        }
        let object = serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(text);
        object.is_ok_and(|object| {
            let has =
                |key: &str, is: fn(&serde_json::Value) -> bool| object.get(key).is_some_and(is);
            has("v", serde_json::Value::is_u64)
                && has("over", serde_json::Value::is_boolean)
                && object.keys().all(|key| known.contains(&key.as_str()))
        })
    }

    /// Removes a status file, unless it has been replaced by something else. A device stays.
    pub(crate) fn remove(path: &Path) {
        let is_one =
            matches!(files::read_short(path), Ok(Short::Whole(text)) if Self::is_one(&text));
        if is_one {
            // Other programs see that it is old, because the game does not go on.
            let _ = files::remove(path);
        }
    }

    /// Checks that a file may be replaced by a status: it does not exist, is empty, or contains a
    /// status. It must not be one of the files in `kept`, such as saved games.
    ///
    /// # Errors
    /// The reason why it may not be replaced.
    pub fn fits(path: &Path, kept: &[&Path]) -> Result<(), Unfit> {
        if kept.iter().any(|kept| files::is_same(path, kept)) {
            return Err(Unfit::Save);
        }
        match files::read_short(path) {
            Ok(Short::Whole(text)) if Self::is_one(&text) => Ok(()),
            Ok(Short::Whole(_) | Short::TooLong) => Err(Unfit::Taken),
            Ok(Short::NoFile) if files::is_device(path) => Ok(()),
            Ok(Short::NoFile) => Err(Unfit::NoFile),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(Unfit::Unreadable(error)),
        }
    }
}

impl From<Unfit> for io::Error {
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Taken | Unfit::Save => Self::from(io::ErrorKind::AlreadyExists),
            Unfit::InUse => Self::from(io::ErrorKind::ResourceBusy),
            Unfit::NoFile => Self::from(io::ErrorKind::InvalidInput),
            Unfit::Unreadable(error) => error,
        }
    }
}

impl StatusFile {
    /// Opens and locks the status file. `kept` is the file of the game.
    ///
    /// # Errors
    /// If it contains something else, or another game uses it.
    pub(crate) fn new(path: &Path, kept: &Path) -> Result<Self, Unfit> {
        match Status::fits(path, &[kept]) {
            // Write errors are reported while the game goes on.
            Ok(()) | Err(Unfit::Unreadable(_)) => {}
            Err(unfit) => return Err(unfit),
        }
        let Hold::Ours(held) = files::hold(path) else { return Err(Unfit::InUse) };
        Ok(Self { path: path.to_owned(), written: None, failing: false, held })
    }

    /// Writes who is asked in a view, if that has changed. `answers` is the number of answers so
    /// far.
    ///
    /// # Errors
    /// The write error, once until writing works again.
    pub(crate) fn tell(&mut self, view: &View, answers: usize, kept: &Path) -> io::Result<()> {
        let prompt = view.ask.as_ref().map(|ask| ask.prompt.clone());
        let eyes = match (&view.hand_over, &view.ask) {
            (Some(hand_over), _) => Some(&hand_over.to),
            (None, Some(_)) => view.eyes.as_ref(),
            (None, None) => None,
        };
        let asked =
            eyes.map(|eyes| Asked { seat: eyes.seat, name: eyes.name.clone(), prompt, answers });
        let status = Status { v: VERSION, over: view.end.is_some(), asked };
        if self.written.as_ref() == Some(&status) {
            return Ok(());
        }
        let written = self.write(&status, kept);
        let told = self.failing;
        self.failing = written.is_err();
        match written {
            Ok(()) => self.written = Some(status),
            Err(_) if told => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Whether the file says that the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.written.as_ref().is_some_and(|status| status.over)
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a status, unless the file has been replaced by something else.
    fn write(&mut self, status: &Status, kept: &Path) -> io::Result<()> {
        let text = serde_json::to_string(status)? + "\n";
        Status::fits(&self.path, &[kept])?;
        self.held = files::write_held(&self.path, &text)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_status_is_replaced_by_a_status() {
        let asked = Asked { seat: Seat(0), name: "Anna".to_owned(), prompt: None, answers: 3 };
        for asked in [None, Some(asked)] {
            let text = serde_json::to_string(&Status { v: VERSION, over: false, asked });
            assert!(Status::is_one(text.expect("a status").as_bytes()));
        }
        for text in ["", "\n", "{ \"v\": 9, \"over\": true }"] {
            assert!(Status::is_one(text.as_bytes()), "{text:?}");
        }
        for text in [
            "game chess\nplay\n",
            "{}",
            "[]",
            "{ \"v\": 1 }",
            "{ \"v\": 1, \"over\": 0 }",
            "{ \"v\": 1, \"over\": true, \"notes\": \"mine\" }",
            "{ \"v\": 1, \"over\": true }\n{}",
            "lang = \"fr\"\n",
            "\0",
        ] {
            assert!(!Status::is_one(text.as_bytes()), "{text:?}");
        }
        assert!(!Status::is_one(b"\xff"));
    }
}
